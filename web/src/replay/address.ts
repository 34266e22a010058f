// The position in the address, so that a link leads to it: "#m=37".

/** The position that an address names. */
export function positionIn(hash: string): number | undefined {
  const number = /^#m=(\d{1,9})$/.exec(hash)?.[1];
  return number === undefined ? undefined : Number(number);
}

export function hashOf(position: number): string {
  return `#m=${position}`;
}
