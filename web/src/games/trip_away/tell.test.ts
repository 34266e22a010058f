import { describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n";
import type { Player } from "../game";
import type { TripAwayEvent } from "./messages.gen";
import { sound } from "./sound";
import { tell } from "./tell";

const PLAYERS: readonly Player[] = ["Anna", "Luca", "Mia"].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  here: true,
}));

const [SMALL, MEDIUM, LARGE, OTHER_SMALL] = [0, 1, 2, 3];

describe("an event in words", () => {
  it.each<[TripAwayEvent, string | undefined]>([
    [{ type: "turn_began", seat: 1, round: 3 }, "Luca’s turn."],
    [{ type: "turn_began", seat: 0, round: 3 }, "Your turn."],
    [{ type: "rolled", seat: 1, face: "hop", again: false }, "Luca rolls Hop."],
    [
      { type: "rolled", seat: 1, face: "hop", obstacle: "nothing_lying", again: true },
      "Luca rolls Hop. Nothing is possible: one more roll.",
    ],
    [
      { type: "rolled", seat: 0, face: "dig", obstacle: "nothing_larger", again: false },
      "Dig: you point at nothing larger. You pass.",
    ],
    [{ type: "passed", seat: 1, face: "hop", obstacle: "nothing_lying" }, undefined],
    [
      { type: "tipped", seat: 1, piece: MEDIUM, to: 0, apart: [] },
      "Luca tips a medium piece: it points at you.",
    ],
    [
      { type: "tipped", seat: 0, piece: LARGE, to: 2, apart: [SMALL] },
      "You tip a large piece: it points at Mia. Its stack comes apart.",
    ],
    [
      { type: "aimed", seat: 1, piece: SMALL, holder: 0, to: 1 },
      "Luca aims a small piece of yours at themselves.",
    ],
    [
      { type: "aimed", seat: 0, piece: SMALL, holder: 2, to: 0 },
      "You aim a small piece of Mia’s at yourself.",
    ],
    [
      { type: "swapped", seat: 0, one: SMALL, other: LARGE },
      "You swap a small piece and a large one.",
    ],
    [
      { type: "swapped", seat: 1, one: SMALL, other: LARGE, turn: { piece: LARGE, to: 0 } },
      "Luca swaps a small piece and a large one. The large one points at you now.",
    ],
    [
      {
        type: "swapped",
        seat: 1,
        one: SMALL,
        other: OTHER_SMALL,
        turn: { piece: SMALL, to: "up" },
      },
      "Luca swaps two small pieces. One of them stands now.",
    ],
    [
      { type: "dug", seat: 1, piece: SMALL, under: LARGE, to: 0 },
      "Luca digs a small piece under a large piece of yours.",
    ],
    [
      { type: "hopped", seat: 0, piece: LARGE, onto: OTHER_SMALL, to: 1 },
      "You hop a large piece onto a small piece of Luca’s.",
    ],
    [
      { type: "removal_began", removers: [1, 2, 0] },
      "Now everyone takes a piece out of the game, Luca first.",
    ],
    [
      { type: "removed", seat: 1, piece: LARGE, holder: 0 },
      "Luca takes a large piece of yours out of the game.",
    ],
    [
      { type: "removed", seat: 1, piece: LARGE, holder: 1 },
      "Luca takes a large piece of their own out of the game.",
    ],
    [{ type: "emptied", seat: 2 }, "Mia has no piece left."],
    [{ type: "resigned", seat: 0 }, "You leave the match."],
  ])("%o is told as %s", (event, sentence) => {
    expect(tell(event, PLAYERS)).toBe(sentence);
  });

  it("is told in Italian too", () => {
    setLanguage("it");
    const aimed: TripAwayEvent = { type: "aimed", seat: 1, piece: SMALL, holder: 0, to: 1 };
    expect(tell(aimed, PLAYERS)).toBe("Luca fa puntare un tuo pezzo piccolo verso di sé.");
  });
});

describe("an event by ear", () => {
  const hop: TripAwayEvent = { type: "hopped", seat: 1, piece: LARGE, onto: SMALL, to: 0 };

  it("chimes for one's own turn only", () => {
    expect(sound({ type: "turn_began", seat: 0, round: 1 }, 0)).toBe("chime");
    expect(sound({ type: "turn_began", seat: 1, round: 1 }, 0)).toBeUndefined();
    expect(sound({ type: "turn_began", seat: 0, round: 1 }, undefined)).toBeUndefined();
  });

  it("is a gift where a piece comes to, and a hop for the others", () => {
    expect(sound(hop, 0)).toBe("gift");
    expect(sound(hop, 2)).toBe("hop");
  });
});
