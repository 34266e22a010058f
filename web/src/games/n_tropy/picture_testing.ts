// What tests of N-Tropy's pictures share.

/** A picture, as server/games/n_tropy/picture.py packs it. */
export function packed(
  ...bodies: [number: number, x: number, y: number, angle: number][]
): DataView {
  const bytes = new DataView(new ArrayBuffer(3 + 7 * bodies.length));
  bytes.setUint16(0, 30, true);
  bytes.setUint8(2, bodies.length);
  bodies.forEach(([number, x, y, angle], index) => {
    const at = 3 + 7 * index;
    bytes.setUint8(at, number);
    bytes.setInt16(at + 1, x * 20, true);
    bytes.setInt16(at + 3, y * 20, true);
    bytes.setUint16(at + 5, Math.round((angle / (2 * Math.PI)) * 65536) & 0xffff, true);
  });
  return bytes;
}
