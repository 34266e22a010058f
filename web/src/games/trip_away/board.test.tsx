import { fireEvent, screen, within } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import {
  AIM,
  able,
  asked,
  aView,
  button,
  buttons,
  change,
  click,
  DIG,
  HOP,
  notice,
  number,
  PASS,
  piece,
  press,
  REMOVAL,
  ROLL,
  SWAP,
  show,
  TIP,
  table,
  tap,
  WILD,
} from "./testing";

const ghosts = () => document.querySelectorAll(".trip-foreseen .trip-pyramid").length;
const chip = (name: string) =>
  within(screen.getByRole("toolbar")).getByRole("button", { name: new RegExp(`^${name}`) });

describe("the die", () => {
  it("is rolled in the middle of the table or in the bar, once", async () => {
    const match = await show(ROLL);
    expect(asked()).toBe("Your turn: roll the die.");
    expect(screen.getAllByRole("button", { name: "Roll" })).toHaveLength(2);
    await click(screen.getAllByRole("button", { name: "Roll" })[0] as Element);
    expect(match.commands).toEqual([{ type: "roll" }]);
    expect(screen.queryByRole("button", { name: "Roll" })).toBeNull();
  });

  it("ends on the face that the server has rolled, in words too", async () => {
    const match = await show(ROLL);
    await change(() => {
      match.view.value = HOP;
      match.tell({ type: "rolled", seat: 0, face: "hop", again: false });
    });
    expect(screen.getByTestId("die").textContent).toBe("Hop");
    expect(document.querySelector(".trip-cube.rolled")).not.toBeNull();
  });
});

describe("a tip", () => {
  it("asks which piece, unless there is but one, and whom it shall point at", async () => {
    const match = await show(TIP);
    expect(asked()).toBe("Tip: whom shall your Large point at?");
    await click(chip("Mia"));
    expect(match.commands).toEqual([{ type: "tip", piece: number("L0"), to: 2 }]);
  });

  it("is seen before it is done, with the sign of the seat at the tip", async () => {
    await show(TIP);
    expect(ghosts()).toBe(0);
    await change(() => fireEvent.pointerEnter(chip("Luca"), { pointerType: "mouse" }));
    expect(ghosts()).toBe(1);
    const signs = screen.getAllByTestId("tip-sign").map(({ dataset }) => dataset.seat);
    expect(signs.sort()).toEqual(["1", "1", "2"]);
  });

  it("can point at a seat by its name on the table", async () => {
    const match = await show(TIP);
    const plate = [...document.querySelectorAll("button.trip-plate")];
    expect(plate.map((each) => each.textContent)).toEqual(["Luca3", "Mia3"]);
    await click(plate[0] as Element);
    expect(match.commands).toEqual([{ type: "tip", piece: number("L0"), to: 1 }]);
  });
});

describe("an aim", () => {
  it("offers the pieces of others only, and not where they point", async () => {
    const match = await show(AIM);
    expect(able()).toEqual([number("S1"), number("S2"), number("M2")]);
    await click(piece("S1"));
    expect(buttons()).toEqual(["One step back", "you1", "Mia3", "Keys"]);
    await click(chip("you"));
    expect(match.commands).toEqual([{ type: "aim", piece: number("S1"), to: 0 }]);
  });

  it("says that another piece cannot be picked, and that it cannot point there", async () => {
    const match = await show(AIM);
    await click(piece("L0"));
    expect(notice()).toBe("Not this one: pick an outlined piece.");
    await click(piece("S1"));
    await press("2");
    expect(notice()).toBe("It cannot point there.");
    expect(match.commands).toEqual([]);
  });
});

describe("a dig", () => {
  it("by a mouse: the piece, then what it goes under", async () => {
    const match = await show(DIG);
    expect(able()).toEqual([number("S0"), number("M0")]);
    await click(piece("S0"));
    expect(able()).toEqual([number("M1"), number("L1")]);
    await click(piece("L1"));
    expect(match.commands).toEqual([{ type: "dig", piece: number("S0"), under: number("L1") }]);
  });

  it("by a finger: a stack is spread out, and a button does it", async () => {
    const match = await show(DIG, { finger: true });
    await tap(piece("S0"));
    await tap(piece("L1"));
    const fan = within(screen.getByRole("list", { name: "The stack, from the top down" }));
    expect(fan.getAllByRole("button").map((each) => each.textContent)).toEqual([
      "Large2 of 2",
      "Medium1 of 2",
    ]);
    await click(fan.getByRole("button", { name: /Medium/ }));
    expect(screen.queryByRole("list", { name: /The stack/ })).toBeNull();
    expect(match.commands).toEqual([]);
    expect(asked()).toBe("Dig with your Small, red, under Luca’s Medium, yellow?");
    expect(ghosts()).toBe(3);
    await click(chip("Dig"));
    expect(match.commands).toEqual([{ type: "dig", piece: number("S0"), under: number("M1") }]);
  });

  it("can begin with another piece after all", async () => {
    await show(DIG);
    await click(piece("S0"));
    await click(piece("M0"));
    expect(asked()).toBe("Dig with your Medium, red, under Mia’s Large, blue?");
    await click(button("One step back"));
    expect(asked()).toMatch(/^Dig: pick/);
    expect(screen.queryByRole("button", { name: "One step back" })).toBeNull();
  });
});

describe("a hop", () => {
  it("that is the only one is seen at once, and done by nobody but the player", async () => {
    const match = await show(HOP);
    expect(asked()).toBe("Hop with your Medium, red, onto Mia’s Small, blue?");
    expect(ghosts()).toBe(1);
    expect(match.commands).toEqual([]);
    await click(piece("M0"));
    expect(match.commands).toEqual([]);
    await click(piece("S2"));
    expect(match.commands).toEqual([{ type: "hop", piece: number("M0"), onto: number("S2") }]);
  });
});

describe("a swap", () => {
  it("takes any two pieces, and turns neither", async () => {
    const match = await show(SWAP);
    expect(able()).toHaveLength(9);
    await click(piece("L0"));
    expect(able()).toHaveLength(8);
    await click(piece("S2"));
    expect(ghosts()).toBe(2);
    expect(match.commands).toEqual([]);
    await click(chip("Swap"));
    expect(match.commands).toEqual([{ type: "swap", one: number("L0"), other: number("S2") }]);
  });

  it("turns one of them, as the place that it comes to allows", async () => {
    const match = await show(SWAP);
    await click(piece("L0"));
    await click(piece("S2"));
    await click(chip("Turn Large"));
    expect(buttons()).toEqual(["One step back", "UpU", "you1", "Luca2", "Keys"]);
    await click(chip("Luca"));
    expect(chip("Turn Large").getAttribute("aria-pressed")).toBe("true");
    await click(chip("Swap"));
    expect(match.commands).toEqual([
      {
        type: "swap",
        one: number("L0"),
        other: number("S2"),
        turn: { piece: number("L0"), to: 1 },
      },
    ]);
  });

  it("turns nothing that comes into a stack", async () => {
    await show(SWAP);
    await click(piece("L0"));
    await click(piece("L1"));
    expect(screen.queryByRole("button", { name: /^Turn Small/ })).toBeNull();
    expect(screen.getAllByRole("button", { name: /^Turn Large/ })).toHaveLength(1);
  });

  it("takes another second piece instead", async () => {
    const match = await show(SWAP);
    await click(piece("L0"));
    await click(piece("S2"));
    await click(piece("M2"));
    await click(chip("Swap"));
    expect(match.commands).toEqual([{ type: "swap", one: number("L0"), other: number("M2") }]);
  });
});

describe("a wild die", () => {
  it("is any of the five; of one that is impossible it says why", async () => {
    await show(WILD);
    expect(chip("Hop").getAttribute("aria-disabled")).toBe("true");
    await click(chip("Hop"));
    expect(notice()).toBe("you point at nothing smaller");
    await click(chip("Aim"));
    expect(asked()).toMatch(/^Aim: pick/);
    await click(button("One step back"));
    expect(asked()).toMatch(/^Wild/);
  });
});

describe("a removal", () => {
  it("takes any piece, one’s own marked first, and asks again", async () => {
    const match = await show(REMOVAL);
    const own = [...document.querySelectorAll(".trip-piece.own")];
    expect(own).toHaveLength(3);
    expect(able()).toHaveLength(9);
    await click(piece("M2"));
    expect(asked()).toBe("Take Mia’s Medium, blue, out of the game?");
    expect(match.commands).toEqual([]);
    await click(chip("Take it out"));
    expect(match.commands).toEqual([{ type: "remove", piece: number("M2") }]);
  });
});

describe("what moves", () => {
  const travelling = () => [...document.querySelectorAll(".trip-travel")].length;

  it("travels from where it was, and what is taken out fades", async () => {
    const match = await show(HOP);
    await change(() => {
      match.view.value = aView({
        turn: 20,
        active: 1,
        pieces: table("S0>1 L0", "S1 M1+L1", "S2+M0 M2 L2"),
      });
    });
    expect(piece("M0").querySelector(".trip-travel")).not.toBeNull();
    expect(piece("M0").closest("[data-seat]")?.getAttribute("data-seat")).toBe("2");
    await change(() => {
      match.view.value = aView({
        turn: 21,
        active: 2,
        pieces: table("S0>1", "S1 M1+L1", "S2+M0 M2 L2"),
      });
    });
    expect(document.querySelectorAll(".trip-gone")).toHaveLength(1);
  });

  it("does not, when more than three turns were missed", async () => {
    const match = await show(HOP);
    await change(() => {
      match.view.value = aView({
        turn: 23,
        active: 1,
        pieces: table("S0>1 L0", "S1 M1+L1", "S2+M0 M2 L2"),
      });
    });
    expect(travelling()).toBe(0);
  });
});

describe("when nothing is possible", () => {
  it("says why and waits for a word; it goes on by itself as well", async () => {
    const match = await show(PASS);
    expect(asked()).toBe("Dig: you point at nothing larger. You pass.");
    const pass = chip("OK, pass") as HTMLElement;
    expect(pass.style.getPropertyValue("--left")).toBe("2.5s");
    await click(pass);
    expect(match.commands).toEqual([{ type: "pass" }]);
  });
});

describe("a refusal", () => {
  it("is said, and the choice begins anew", async () => {
    const match = await show(DIG);
    await click(piece("S0"));
    await click(piece("L1"));
    expect(able()).toEqual([]);
    await change(() => match.refuse("brand_new"));
    expect(notice()).toBe("refused: brand_new");
    expect(able()).toEqual([number("S0"), number("M0")]);
  });
});

describe("without a connection", () => {
  it("nothing is sent", async () => {
    const match = await show(TIP);
    await change(() => {
      match.online.value = false;
    });
    await click(chip("Mia"));
    expect(match.commands).toEqual([]);
    expect(notice()).toBe("You are offline: this has to wait.");
  });
});

describe("everyone’s pieces", () => {
  it("are named by whose they are, how they lie and what they point at", async () => {
    await show(aView({ active: 1, phase: "roll", last: { seat: 1, deed: "aimed", pieces: [6] } }));
    const area = within(screen.getByRole("group", { name: "In front of you: 3 pieces" }));
    expect(area.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual([
      "your Small, red, lying, pointing at Luca",
      "your Medium, red, lying, pointing at Mia",
      "your Large, red, upright",
    ]);
    expect(
      screen.getByRole("button", {
        name: "Luca’s Large, yellow, number 2 of 2 in a stack, from the bottom",
      }),
    ).toBeTruthy();
    expect(piece("S2").getAttribute("aria-label")).toMatch(/moved last$/);
    expect(asked()).toBe("Luca rolls the die.");
  });

  it("are counted, and the last one is marked", async () => {
    await show(aView({ pieces: table("S0", "S1 M1+L1", "") }));
    const counts = [...document.querySelectorAll(".trip-count")].map((each) => each.textContent);
    expect(counts).toEqual(["1", "3", "0"]);
    expect(screen.getAllByText("last piece!")).toHaveLength(1);
  });

  it("say how long it is until everyone takes one out", async () => {
    await show(aView());
    expect(screen.getByText("Round 7: after 3 more everyone takes a piece out")).toBeTruthy();
  });
});

describe("the list of all actions", () => {
  it("has every one in words, and does it", async () => {
    const match = await show(DIG);
    await click(button("3 legal actions"));
    const list = within(screen.getByRole("dialog", { name: "3 legal actions" }));
    await click(
      list.getByRole("button", { name: "Dig with your Small, red, under Luca’s Large, yellow" }),
    );
    expect(match.commands).toEqual([{ type: "dig", piece: number("S0"), under: number("L1") }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("has each swap once; how to turn is asked then", async () => {
    const match = await show(SWAP);
    await click(button("36 legal actions"));
    await click(button("Swap your Large, red, with Mia’s Small, blue"));
    expect(match.commands).toEqual([]);
    expect(asked()).toBe("Swap them; turn one of them if you like.");
  });
});

describe("what is new to a player", () => {
  it("is explained once, and whenever it is asked for", async () => {
    const match = await show(HOP);
    expect(screen.queryByRole("note")).toBeNull();
    await click(button("Explain: Hop"));
    expect(screen.getByRole("note").textContent).toContain("jumps onto a smaller one");
    await click(button("Got it"));
    expect(screen.queryByRole("note")).toBeNull();
    await change(() => {
      match.view.value = DIG;
    });
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("comes by itself with each face that one has not rolled before", async () => {
    const match = await show(ROLL, { knows: "" });
    expect(screen.getByRole("note").textContent).toContain("Be the first with no piece");
    await click(button("Got it"));
    expect(screen.queryByRole("note")).toBeNull();
    await change(() => {
      match.view.value = HOP;
    });
    expect(screen.getByRole("note").textContent).toContain("jumps onto a smaller one");
    await click(button("Got it"));
    expect(localStorage.getItem("trestle.trip_away.explained")).toBe("goal hop");
  });

  it("is not explained in somebody else’s turn", async () => {
    await show({ ...HOP, active: 1 }, { knows: "goal" });
    expect(screen.queryByRole("note")).toBeNull();
  });
});

describe("one who watches", () => {
  it("sees all and has nothing to press but the explanation", async () => {
    await show(DIG, { watching: true });
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(able()).toEqual([]);
    expect(asked()).toBe("Anna has rolled: Dig");
  });
});
