import { describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n";
import type { NTropyEvent } from "./messages.gen";
import { sound } from "./sound";
import { tell } from "./tell";
import { PLAYERS } from "./testing";

const AT: [number, number, number] = [0, 300, 0];

function released(seat: number, isInTime: boolean): NTropyEvent {
  return {
    type: "released",
    seat,
    stick: 8,
    hand: AT,
    swayed: AT,
    set_down: AT,
    in_time: isInTime,
  };
}

describe("an event in words", () => {
  it.each<[NTropyEvent, string | undefined]>([
    [{ type: "turn_began", seat: 1, points: 2, rolled: false }, "Luca’s turn: two points."],
    [{ type: "turn_began", seat: 0, points: 1, rolled: true }, "Your turn: one point."],
    [{ type: "picked", seat: 1, stick: 8 }, "Luca takes a stick."],
    [{ type: "carried", seat: 1, stick: 8 }, undefined],
    [released(0, true), "You let go."],
    [released(1, false), "Time is up: Luca’s stick is let go."],
    [
      { type: "placed", seat: 1, stick: 8, placement: "level", on: [7, 12] },
      "Luca’s stick stands: level across sticks 7 and 12.",
    ],
    [
      { type: "placed", seat: 0, stick: 8, placement: "upright", on: [2] },
      "Your stick stands: upright on notched stick 2.",
    ],
    [
      { type: "placed", seat: 0, stick: 8, placement: "level", on: [0, 0] },
      "Your stick stands: level across the base’s sticks.",
    ],
    [
      { type: "fouled", seat: 0, stick: 8, points: 1, fault: "along", other: 12 },
      "You take your stick back: it lies along stick 12, not across it.",
    ],
    [
      { type: "fouled", seat: 1, stick: 8, points: 2, fault: "too_few" },
      "Luca takes a stick back: two points were asked for, and it has one.",
    ],
    [{ type: "fell", seat: 0, sticks: [8, 9], late: false }, "2 sticks fall. You take them."],
    [
      { type: "fell", seat: 2, sticks: [8], late: true },
      "Another falls late. Mia, who is next, takes it.",
    ],
    [{ type: "put_back", sticks: [3] }, "A notched stick is put back in its place."],
    [{ type: "toppled", seat: 1, base: true }, "Luca topples the base!"],
    [{ type: "toppled", seat: 0, base: false }, "You knock every stick off!"],
    [{ type: "emptied", seat: 2 }, "Mia has placed every stick, and all stand!"],
    [{ type: "asked", seat: 1 }, "Luca asks where it could go."],
    [{ type: "offered", seat: 0, count: 3 }, "3 places were found."],
    [{ type: "offered", seat: 1, count: 3 }, undefined],
    [{ type: "resigned", seat: 0 }, "You leave the match."],
  ])("%o is told as %s", (event, sentence) => {
    expect(tell(event, PLAYERS)).toBe(sentence);
  });

  it("is told in Italian too", () => {
    setLanguage("it");
    const fell: NTropyEvent = { type: "fell", seat: 1, sticks: [8], late: false };
    expect(tell(fell, PLAYERS)).toBe("Cade un bastoncino. Lo prende Luca.");
  });
});

describe("an event by ear", () => {
  it("chimes for one's own turn, and rattles for another's that is rolled", () => {
    const turn: NTropyEvent = { type: "turn_began", seat: 0, points: 1, rolled: true };
    expect([0, 1, undefined].map((seat) => sound(turn, seat))).toEqual(["chime", "roll", "roll"]);
    expect(sound({ ...turn, rolled: false }, 1)).toBeUndefined();
  });

  it("is a stick lifted, touching, standing or given back, and the end of it all", () => {
    const sounds = [
      { type: "picked", seat: 0, stick: 8 },
      released(0, true),
      { type: "placed", seat: 0, stick: 8, placement: "level", on: [5] },
      { type: "fouled", seat: 0, stick: 8, points: 1, fault: "loose" },
      { type: "toppled", seat: 0, base: true },
    ].map((event) => sound(event as NTropyEvent, 0));
    expect(sounds).toEqual(["lift", "touch", "lay", "double_tick", "collapse"]);
  });
});
