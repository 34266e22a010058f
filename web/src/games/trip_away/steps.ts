// The steps of an action, one pick after another: what may be picked next, out of all that the server offers.
//
// Where there is but one piece to pick, it counts as picked; what is done is never done by itself.

import type { Choices, TripAwayCommand } from "./messages.gen";

export type Deed = keyof Choices;
export type Action = Exclude<Deed, "remove">;
export type Direction = "up" | number;

/** In the order of the die's faces. */
export const ACTIONS: readonly Action[] = ["tip", "aim", "swap", "dig", "hop"];

/** What has been picked so far. */
export interface Picks {
  deed?: Deed;
  piece?: number;
  /** What is swapped with it, or what it goes under or onto. */
  other?: number;
  /** Which of two swapped pieces is turned, and how. */
  turned?: number;
  to?: Direction;
}

export type Step =
  | { asks: "deed"; deeds: readonly Deed[] }
  | { asks: "piece"; deed: Deed; pieces: readonly number[] }
  | { asks: "other"; deed: Deed; piece: number; pieces: readonly number[] }
  | { asks: "seat"; deed: Deed; piece: number; directions: readonly Direction[] }
  /** Whether one of two swapped pieces is turned; those that may be. */
  | { asks: "turn"; deed: "swap"; pieces: readonly number[]; command: TripAwayCommand }
  | { asks: "direction"; deed: "swap"; piece: number; directions: readonly Direction[] }
  | { asks: "word"; deed: Deed; command: TripAwayCommand };

/** The picks with all that there is no choice in; a swap has one always, and what is taken out is picked. */
export function settled(choices: Choices, picks: Picks): Picks {
  const deed = picks.deed ?? only(deedsOf(choices));
  if (deed === undefined || deed === "swap" || deed === "remove") return joined(picks, { deed });
  const piece = picks.piece ?? only(sourcesOf(choices, deed));
  if (piece === undefined || deed === "tip" || deed === "aim")
    return joined(picks, { deed, piece });
  const other = picks.other ?? only(othersOf(choices, deed, piece));
  return joined(picks, { deed, piece, other });
}

/** What is asked for after these picks. */
export function stepAfter(choices: Choices, picks: Picks): Step {
  const { deed, piece, other, turned } = settled(choices, picks);
  if (deed === undefined) return { asks: "deed", deeds: deedsOf(choices) };
  if (piece === undefined) return { asks: "piece", deed, pieces: sourcesOf(choices, deed) };
  if (deed === "tip" || deed === "aim") {
    return { asks: "seat", deed, piece, directions: choices[deed]?.[piece] ?? [] };
  }
  if (deed !== "remove" && other === undefined) {
    return { asks: "other", deed, piece, pieces: othersOf(choices, deed, piece) };
  }
  const command = commandOf(choices, picks);
  if (deed === "swap" && other !== undefined && command) {
    if (turned === undefined || picks.to !== undefined) {
      const pieces = [piece, other].filter(
        (each) => turnsOf(choices, each, piece, other).length > 0,
      );
      return { asks: "turn", deed, pieces, command };
    }
    return {
      asks: "direction",
      deed,
      piece: turned,
      directions: turnsOf(choices, turned, piece, other),
    };
  }
  return command ? { asks: "word", deed, command } : { asks: "deed", deeds: deedsOf(choices) };
}

/** The command that the picks come to, once there are enough of them. */
export function commandOf(choices: Choices, picks: Picks): TripAwayCommand | undefined {
  const { deed, piece, other, turned, to } = settled(choices, picks);
  if (piece === undefined) return undefined;
  switch (deed) {
    case "tip":
    case "aim":
      return typeof to === "number" ? { type: deed, piece, to } : undefined;
    case "swap":
      if (other === undefined) return undefined;
      if (turned === undefined || to === undefined) return { type: "swap", one: piece, other };
      return { type: "swap", one: piece, other, turn: { piece: turned, to } };
    case "dig":
      return other === undefined ? undefined : { type: "dig", piece, under: other };
    case "hop":
      return other === undefined ? undefined : { type: "hop", piece, onto: other };
    case "remove":
      return { type: "remove", piece };
    default:
      return undefined;
  }
}

export function deedsOf(choices: Choices): Deed[] {
  const deeds: Deed[] = [...ACTIONS, "remove"];
  return deeds.filter((deed) => sourcesOf(choices, deed).length > 0);
}

export function sourcesOf(choices: Choices, deed: Deed): number[] {
  return Object.keys(choices[deed] ?? {}).map(Number);
}

function othersOf(choices: Choices, deed: Deed, piece: number): number[] {
  if (deed === "dig" || deed === "hop") return choices[deed]?.[piece] ?? [];
  return deed === "swap" ? sourcesOf(choices, deed).filter((each) => each !== piece) : [];
}

/** How one of two swapped pieces may be turned: that depends on the place that it comes to. */
function turnsOf(choices: Choices, turned: number, one: number, other: number): Direction[] {
  return choices.swap?.[turned === one ? other : one] ?? [];
}

/** Every action there is, each as its picks; of swaps only which two, for how to turn them is asked then. */
export function allOf(choices: Choices): Picks[] {
  return deedsOf(choices).flatMap((deed) =>
    sourcesOf(choices, deed).flatMap((piece): Picks[] => {
      if (deed === "remove") return [{ deed, piece }];
      if (deed === "tip" || deed === "aim") {
        return (choices[deed]?.[piece] ?? []).map((to) => ({ deed, piece, to }));
      }
      const others = othersOf(choices, deed, piece);
      const once = deed === "swap" ? others.filter((other) => other > piece) : others;
      return once.map((other) => ({ deed, piece, other }));
    }),
  );
}

function only<Thing>(things: readonly Thing[]): Thing | undefined {
  return things.length === 1 ? things[0] : undefined;
}

/** Leaves out what is undefined. */
function joined(picks: Picks, more: { [Key in keyof Picks]?: Picks[Key] | undefined }): Picks {
  const known = Object.entries(more).filter(([, value]) => value !== undefined);
  return { ...picks, ...Object.fromEntries(known) };
}
