import { act, fireEvent, screen, within } from "@testing-library/preact";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as sounds from "../../ui/sound";
import { showsResultOnly } from "./still";
import { aView, change, click, HELD, PLAYERS, press, show } from "./testing";

const SETTLING = {
  phase: "settle",
  settling: { stick: 8, seat: 0, since: 10, seconds: 5 },
} as const;

describe("what the turn asks", () => {
  it("is said to whose turn it is, with what the die wants", async () => {
    await show(aView({ points: 1 }));
    expect(screen.getByText("The die: one point")).toBeTruthy();
    expect(screen.getByText("Your turn: take a stick.").role).toBe("status");
  });

  it.each([
    [aView(), "Luca’s turn."],
    [aView({ asking: true, ...HELD }), "Luca asks where it could go."],
    [aView(HELD), "Luca holds a stick."],
    [aView(SETTLING), "Luca has let go. Does it stand?"],
    [aView({ phase: "again" }), "A foul: it is taken out, and the rest settles."],
    [aView({ phase: "late" }), "Something still moves: what falls now is Mia’s."],
  ])("is told to the others: %#", async (view, told) => {
    await show({ ...view, active: 1 });
    expect(screen.getByText(told)).toBeTruthy();
  });

  it("says that what falls late is yours, past whoever has left", async () => {
    const players = { "0": { rack: [6] }, "1": { rack: [9] }, "2": { resigned: true } };
    await show(aView({ active: 1, phase: "late", players }));
    expect(screen.getByText("Something still moves: what falls now is yours.")).toBeTruthy();
  });

  it("tells a refusal as an alert, in words", async () => {
    const stage = await show(aView(HELD));
    await change(() => {
      stage.hand.refusal.value = { number: 1, code: "overlaps", text: "", stick: 12 };
    });
    expect(screen.getByRole("alert").textContent).toBe(
      "Your stick is inside stick 12: move it a little.",
    );
  });

  it("shows what the last turn came to", async () => {
    await show(aView({ last: { seat: 1, stick: 5, placement: "upright", fell: [9] } }));
    expect(screen.getByText("Luca: upright on the base’s sticks. 1 fell.")).toBeTruthy();
  });
});

describe("full aid", () => {
  it.each([
    [{ contacts: [], count: 1, wanted: 2 }, "It needs 1 more point of contact."],
    [
      { contacts: [], count: 1, wanted: 1, faults: [{ fault: "along" as const, other: 12 }] },
      "Not so: it lies along stick 12, not across it.",
    ],
    [
      { contacts: [], count: 2, wanted: 2, placement: "level" as const },
      "It would be level on two.",
    ],
    [{ contacts: [], count: 2, wanted: 2, overlaps: 0 }, "Here it is inside the base."],
  ])("says of the held stick what it wants: %#", async (marks, said) => {
    const stage = await show(aView(HELD), { aid: "full" });
    await change(() => {
      stage.hand.marks.value = marks;
    });
    expect(screen.getByText(said)).toBeTruthy();
  });

  it("keeps that to itself with less aid", async () => {
    const stage = await show(aView(HELD), { aid: "basic" });
    await change(() => {
      stage.hand.marks.value = { contacts: [], count: 1, wanted: 2 };
    });
    expect(screen.queryByText(/It needs/)).toBeNull();
  });
});

describe("the five seconds", () => {
  it("run out on the server's time, and are heard at three, two and one", async () => {
    const play = vi.spyOn(sounds, "play");
    const stage = await show(aView());
    vi.useFakeTimers();
    stage.match.now.mockReturnValue(11);
    act(() => stage.match.show(SETTLING));
    expect(ring()).toBe("4");
    stage.match.now.mockReturnValue(12.1);
    act(() => void vi.advanceTimersByTime(100));
    expect(ring()).toBe("3");
    stage.match.now.mockReturnValue(99);
    act(() => void vi.advanceTimersByTime(100));
    expect(ring()).toBe("0");
    vi.useRealTimers();
    expect(play.mock.calls).toContainEqual(["count"]);
  });

  it("count what falls, and let it be heard", async () => {
    const play = vi.spyOn(sounds, "play");
    const stage = await show(aView(SETTLING));
    await change(() => {
      stage.fallen.value = 1;
    });
    expect(screen.getByText("fell: 1")).toBeTruthy();
    await change(() => {
      stage.fallen.value = 5;
    });
    expect(play.mock.calls).toEqual([["crash"], ["collapse"]]);
  });

  const ring = () => screen.getByRole("img", { name: "Seconds until it counts" }).textContent;
});

describe("everyone's sticks", () => {
  it("are counted seat by seat, with whose turn it is and who is away", async () => {
    const stage = await show(aView());
    stage.match.players.value = PLAYERS.map((player) => ({ ...player, here: player.seat !== 1 }));
    await change(() => stage.match.show({}));
    const rows = within(screen.getByRole("list", { name: "Sticks left" })).getAllByRole("listitem");
    const told = rows.map((row) => row.querySelector(".unseen")?.textContent);
    expect(told).toEqual([
      "Anna: 3 sticks left, their turn",
      "Luca: 2 sticks left, away",
      "Mia: 1 stick left, last stick!",
    ]);
  });

  it("count the one in the hand among them", async () => {
    await show(aView({ ...HELD, players: { "0": { rack: [6] }, "1": {}, "2": {} } }));
    expect(screen.getByText("Anna: 2 sticks left, their turn")).toBeTruthy();
  });
});

describe("the structure in words", () => {
  it("lists every stick from the top down, and numbers them on demand", async () => {
    const stage = await show(aView({ ...HELD, last: { seat: 1, stick: 5 } }));
    await press("d");
    const dialog = screen.getByRole("dialog", { name: "The sticks in words" });
    const lines = within(dialog).getAllByRole("listitem");
    expect(lines[0]?.textContent).toBe(
      "stick 5, height 2.0, level, rests on the base’s sticks, placed last",
    );
    expect(lines).toHaveLength(5);
    expect(within(dialog).getByText("You hold stick 8.")).toBeTruthy();
    await change(() => fireEvent.click(within(dialog).getByRole("checkbox")));
    expect(stage.numbered.value).toBe(true);
  });
});

describe("what is explained", () => {
  it("is the goal while one waits, and the task in one's turn, until one has got it", async () => {
    const stage = await show(aView({ active: 1 }), { knows: "" });
    expect(screen.getByRole("note").textContent).toContain("How to win");
    await change(() => stage.match.show({ active: 0, points: 1 }));
    expect(screen.getByRole("note").textContent).toContain("Balance it across one stick");
    await click("Got it");
    expect(screen.queryByRole("note")).toBeNull();
    await change(() => {
      stage.match.show(HELD);
      stage.hand.hold();
    });
    expect(screen.getByRole("note").textContent).toContain("Carrying a stick");
    await click("Got it");
    expect(localStorage.getItem("trestle.n_tropy.explained")).toBe("one carry");
  });

  it("is known to who goes on without a word", async () => {
    const stage = await show(aView(), { knows: "" });
    await change(() => {
      stage.match.show(HELD);
      stage.hand.hold();
    });
    expect(screen.getByRole("note").textContent).toContain("Carrying a stick");
    await change(() => {
      stage.hand.lowered.value = true;
    });
    expect(screen.queryByRole("note")).toBeNull();
    expect(localStorage.getItem("trestle.n_tropy.explained")).toBe("two carry");
  });

  it("comes again for who asks", async () => {
    await show(aView());
    expect(screen.queryByRole("note")).toBeNull();
    await press("i");
    expect(screen.getByRole("note").textContent).toContain("Two points");
    await press("i");
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("is not in the way of who watches, nor of what falls", async () => {
    const stage = await show(aView(), { watching: true, knows: "" });
    expect(screen.queryByRole("note")).toBeNull();
    await change(() => {
      stage.match.seat.value = 0;
    });
    expect(screen.queryByRole("note")).toBeTruthy();
    await change(() => stage.match.show(SETTLING));
    expect(screen.queryByRole("note")).toBeNull();
  });
});

describe("where a device asks for less motion", () => {
  it("one may look at the result only", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
    onTestFinished(() => {
      showsResultOnly.value = false;
      vi.unstubAllGlobals();
    });
    await show(aView());
    await click("Result only");
    expect(showsResultOnly.value).toBe(true);
  });

  it("and elsewhere there is no such button", async () => {
    await show(aView());
    expect(screen.queryByRole("button", { name: "Result only" })).toBeNull();
  });
});

describe("by keys", () => {
  it("the last fall is seen once more, and no more with Escape", async () => {
    const { film } = await show(aView());
    await press("r");
    expect(film.replay).not.toHaveBeenCalled();
    film.canReplay.value = true;
    await press("r");
    expect(film.replay).toHaveBeenCalledOnce();
    film.isReplaying.value = true;
    await press("Escape");
    expect(film.stop).toHaveBeenCalledOnce();
  });

  it("one learns how the match stands, and what the keys do", async () => {
    await show(aView());
    await press("s");
    expect(screen.getByText(/Luca: 2 sticks left\. Mia/)).toBeTruthy();
    await press("?");
    expect(screen.getByRole("dialog", { name: "Keys" })).toBeTruthy();
  });
});
