import { describe, expect, it } from "vitest";
import { setLanguage } from "../../../i18n";
import { cellInWords, tileInWords } from "../words";
import { type GobbleEvent, REFUSAL_CODES } from "./messages.gen";
import { explain, lastMove, say, summarise, tell } from "./tell";
import { aView, PLAYERS } from "./testing";

const cell = { q: 0, r: 1 };

/** One event of every kind, by a seat. */
function everyEvent(seat: number): GobbleEvent[] {
  return [
    { type: "placed", seat, tile: 17, cell, rotation: 0 },
    { type: "gobbled", seat, cell, gifts: 1 },
    { type: "gobbled", seat, cell, gifts: 2 },
    { type: "call_missed", seat, cell },
    { type: "given", seat, to: 2, tile: 17, late: false },
    { type: "out", seat, place: 1 },
    { type: "turned_up", tile: 17, cell, rotation: 0 },
    { type: "resigned", seat },
  ];
}

function refused(code: string, details: Record<string, unknown> = {}) {
  return explain({ ok: false, code, text: "the server's words", details }, PLAYERS);
}

describe("an event", () => {
  it("of another is told with the name", () => {
    expect(everyEvent(1).map((event) => tell(event, PLAYERS))).toEqual([
      "Luca lays tile 17.",
      "Luca gobbles and gives a tile away.",
      "Luca makes a double gobble and gives two tiles away.",
      "Luca did not call the gobble in time.",
      "Luca gives tile 17 to Mia.",
      "Luca is out: 1st!",
      "Nobody could place: tile 17 is turned up and laid for all.",
      "Luca leaves the race.",
    ]);
  });

  it("of yours is told to you", () => {
    const told = everyEvent(0).map((event) => tell(event, PLAYERS));
    expect(told.filter((text) => text.includes("Anna"))).toEqual([]);
    expect(told[4]).toBe("You give tile 17 to Mia.");
  });

  it("that brings you a tile says who gave it", () => {
    const gift: GobbleEvent = { type: "given", seat: 1, to: 0, tile: 17, late: true };
    expect(tell(gift, PLAYERS)).toBe("Luca gives you tile 17.");
  });

  it("is told in Italian to those who read it", () => {
    setLanguage("it");
    expect(tell({ type: "out", seat: 1, place: 2 }, PLAYERS)).toBe("Luca ha finito: 2º posto!");
  });
});

describe("a refusal", () => {
  it("names who was faster, and by how much", () => {
    expect(refused("taken", { cell, by: 1, ms: 90 })).toBe("Luca was faster · 90 ms");
  });

  it("names nobody where nobody laid the tile", () => {
    expect(refused("taken", { cell, ms: 90 })).toBe("A tile lies there already.");
  });

  it("names the edge and the colours that clash", () => {
    const details = { cell, edge: 4, yours: "red", theirs: "blue" };
    expect(refused("colours_clash", details)).toBe("Your red meets blue on the north-west side.");
    setLanguage("it");
    expect(refused("colours_clash", details)).toBe(
      "Il tuo rosso incontra il blu sul lato nord-ovest.",
    );
  });

  it.each(REFUSAL_CODES)("for %s has words of our own", (code) => {
    expect(refused(code)).not.toBe("the server's words");
  });

  it("by the table has the table's words", () => {
    expect(refused("too_many", { ms: 1400 })).toBe("Not so fast! Try again in 2 s.");
  });

  it("that this page does not know has the server's words", () => {
    expect(refused("never_heard_of")).toBe("the server's words");
  });
});

describe("in words", () => {
  it("a tile says where each of its lines goes as it lies", () => {
    expect(tileInWords(say, 2, 0)).toBe(
      "tile 2: blue straight from east to west, " +
        "red tight corner from south-east to south-west, " +
        "yellow tight corner from north-west to north-east",
    );
    expect(tileInWords(say, 2, 1)).toContain("blue straight from south-east to north-west");
    expect(tileInWords(say, 1, 0)).toContain("red wide bend from south-east to west");
  });

  it("a cell says its row and column", () => {
    expect(cellInWords(say, "-1,2")).toBe("row 2, column −1");
  });
});

describe("where everyone stands", () => {
  it("is their counts, seat by seat, and who is out or has left", () => {
    expect(summarise(aView(), PLAYERS)).toBe("Anna 4, Luca 3, Mia 1");
    const later = aView({ out: { "1": 1 }, resigned: { "2": 3 } });
    expect(summarise(later, PLAYERS)).toBe("Anna 4, Luca out: 1st, Mia resigned");
    setLanguage("it");
    expect(summarise(later, PLAYERS)).toBe("Anna 4, Luca ha finito: 1º, Mia ha lasciato");
  });
});

describe("the last move", () => {
  const cells = { "0,1": { tile: 2, rotation: 0, seat: 1 }, "1,1": { tile: 2, rotation: 0 } };

  it("is who laid what where", () => {
    const text = lastMove(aView({ cells, last: "0,1" }), PLAYERS);
    expect(text).toMatch(/^Luca: tile 2: blue straight .*\. row 1, column 0\.$/);
  });

  it("may be nobody's, or none yet", () => {
    expect(lastMove(aView({ cells, last: "1,1" }), PLAYERS)).toMatch(/^Laid for all: tile 2/);
    expect(lastMove(aView(), PLAYERS)).toBe("Nobody has laid a tile yet.");
  });
});
