import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetGames } from "../house";
import { MatchPage } from "../pages/match";
import { cameFrom } from "../router";
import { answering, settle } from "../testing";
import { Toasts } from "../ui/toast";
import { aMatch, keptMatch, server } from "./testing";

const GAMES = [
  {
    name: "gobble",
    title: "Tantrix Gobble",
    players: [2, 6],
    options: {
      properties: { call: { type: "boolean", default: false }, split: { default: false } },
    },
    choice: {},
    bots: [],
  },
];

/** A race of five entries: Anna lays three tiles, and gobbles with the second. */
const KEPT = keptMatch(5, { changes: (number) => ({ cells: {}, hands: { 0: { 9: number } } }) });
for (const { update } of KEPT.entries) {
  if (update.seq === 0) continue;
  update.events = [
    { type: "placed", seat: 0, tile: update.seq, cell: { q: 0, r: 0 }, rotation: 0 },
  ];
  if (update.seq === 2) update.events.push({ type: "gobbled", seat: 0, cell: {}, gifts: 0 });
}

async function opened(answers: Record<string, unknown> = {}) {
  forgetGames();
  const { fetch } = server(KEPT);
  const usual = {
    "GET /matches/m1": aMatch({ options: { call: true, split: false } }),
    "GET /matches/m1/log?from=0": await fetch(0),
    "GET /matches/m1/log?from=3": await fetch(3),
    "GET /games": GAMES,
    "GET /addresses": { addresses: ["https://play.example"] },
  };
  // With its getters: what is answered may change.
  const asked = answering(
    Object.defineProperties(usual, Object.getOwnPropertyDescriptors(answers)),
  );
  render(
    <>
      <MatchPage id="m1" />
      <Toasts />
    </>,
  );
  await settle();
  return { asked };
}

const slider = () => screen.findByRole<HTMLInputElement>("slider");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const key = (name: string, more = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key: name, ...more });

beforeEach(() => {
  location.hash = "";
  cameFrom.value = undefined;
});

describe("the page of a match", () => {
  it("says where in it one is, for eyes and ears", async () => {
    await opened();
    const position = await slider();
    await screen.findByText("0:00");
    expect(position.closest(".where-in-time")?.textContent).toBe("0/40:00");
    key("ArrowRight");
    expect(position.value).toBe("1");
    const inWords = () => position.getAttribute("aria-valuetext");
    await waitFor(() => expect(inWords()).toBe("Step 1 of 4. Anna lays tile 1."));
  });

  it("begins where its address leads", async () => {
    location.hash = "#m=3";
    await opened();
    expect((await slider()).value).toBe("3");
  });

  it("puts a sign on the slider for what is worth going to, and leads there by keys", async () => {
    await opened();
    const position = await slider();
    await waitFor(() => expect(document.querySelectorAll(".marks .mark-sign")).toHaveLength(2));
    key("ArrowRight", { shiftKey: true });
    expect(position.value).toBe("2");
    key("ArrowRight", { shiftKey: true });
    expect(position.value).toBe("4");
    key("ArrowLeft", { shiftKey: true });
    expect(position.value).toBe("2");
    key("Home");
    expect(position.value).toBe("0");
    key("End");
    expect(position.value).toBe("4");
  });

  it("moves by the same keys on the slider itself, each press once", async () => {
    await opened();
    const position = await slider();
    key("ArrowRight", {}, position);
    expect(position.value).toBe("1");
  });

  it("leaves keys to what is typed, chosen or meant for the browser", async () => {
    await opened();
    const position = await slider();
    const speed = screen.getByRole("combobox", { name: "Speed" });
    key("ArrowRight", {}, speed);
    key("ArrowRight", { altKey: true });
    key(" ", {}, screen.getByRole("button", { name: "Copy the link to this moment" }));
    expect([position.value, screen.queryByRole("button", { name: "Pause" })]).toEqual(["0", null]);
  });

  it("plays and pauses by Space and by its button", async () => {
    await opened();
    await slider();
    key(" ");
    press("Pause");
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  });

  it("takes presses that follow each other fast for as many steps", async () => {
    await opened();
    const position = await slider();
    const on = screen.getByRole("button", { name: "One step on" });
    for (const detail of [1, 2, 3]) fireEvent.click(on, { detail });
    expect(position.value).toBe("3");
  });

  it("lists what happened, and leads to any of it", async () => {
    await opened();
    const position = await slider();
    press("Moves");
    const list = await screen.findByRole("list", { name: "Moves" });
    const line = within(list).getByRole("button", { name: /^2 .*gained/ });
    fireEvent.click(line);
    expect(position.value).toBe("2");
    expect(line.getAttribute("aria-current")).toBe("step");
  });

  it("tells who won, when, and what was played otherwise than always", async () => {
    await opened();
    await slider();
    press("Match");
    expect(await screen.findByText("Anna wins!")).toBeTruthy();
    expect(screen.getByText(/1:15 minutes of play/)).toBeTruthy();
    await waitFor(() => {
      const options = document.querySelectorAll(".about-match li");
      expect([...options].map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/: yes$/),
      ]);
    });
    const record = screen.getByRole("link", { name: "Download the record" });
    expect(record.getAttribute("href")).toBe("/api/matches/m1/export");
  });

  it("gives no record away while others play by its seed", async () => {
    await opened({ "GET /matches/m1": aMatch({ seed_in: 3600 }) });
    await slider();
    press("Match");
    expect(screen.queryByRole("link", { name: "Download the record" })).toBeNull();
    expect(screen.getByText("Its record can be had when the day is over.")).toBeTruthy();
  });

  it("draws how it went, with the numbers in a table", async () => {
    await opened();
    await slider();
    press("Course");
    const table = await screen.findByRole("table", { name: "Tiles left", hidden: true });
    expect(within(table).getAllByRole("row", { hidden: true })[1]?.textContent).toBe("010");
    expect(document.querySelectorAll(".course .line")).toHaveLength(2);
  });

  it("copies a link to just this moment", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText }, languages: ["en"] });
    await opened();
    await slider();
    key("ArrowRight");
    press("Copy the link to this moment");
    await waitFor(() => expect(writeText).toHaveBeenCalledWith("https://play.example/m/m1#m=1"));
  });

  it("leads back to the table it was opened from, and home from elsewhere", async () => {
    cameFrom.value = "/t/K7QF2MXW";
    await opened();
    const back = await screen.findByRole("link", { name: "Back to the table" });
    expect(back.getAttribute("href")).toBe("/t/K7QF2MXW");
  });
});

describe("a match that cannot be watched", () => {
  it.each([
    ["unknown_match", 404, "There is nothing here"],
    ["match_not_over", 409, "This match is still being played"],
  ])("%s says so", async (code, status, words) => {
    await opened({ "GET /matches/m1": [status, { code, text: "", details: {} }] });
    expect(await screen.findByRole("heading", { name: words })).toBeTruthy();
  });
});

describe("checking the dice", () => {
  async function checked(...results: unknown[]) {
    const answers = { "POST /matches/m1/verify": results[0] };
    const { asked } = await opened(answers);
    await slider();
    press("Match");
    press("Check the dice");
    await settle();
    return { asked, answers };
  }

  it("says how much agrees", async () => {
    await checked({ type: "agrees", entries: 5, draws: 7, fingerprint: "f00df00dbeefbeef" });
    expect(await screen.findByText(/Everything agrees: 4 steps, 7 draws/)).toBeTruthy();
    expect(screen.getByText("Fingerprint of the record: f00df00d beefbeef")).toBeTruthy();
  });

  it("names the place that does not agree, with both sides", async () => {
    await checked({
      type: "differs",
      why: "differs",
      entry: 3,
      field: "events[0].tile",
      recorded: "17",
      replayed: "4",
    });
    const words =
      "The record does not agree. Step 3, events[0].tile: the rules bring something else.";
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText("Recorded: 17")).toBeTruthy();
    expect(screen.getByText("By the rules: 4")).toBeTruthy();
  });

  it("says why it cannot be checked", async () => {
    await checked({ type: "unchecked", why: "too_old" });
    expect(await screen.findByText(/too old to be checked/)).toBeTruthy();
  });

  it("asks again while it is under way", async () => {
    let times = 0;
    const { asked } = await opened({
      get "POST /matches/m1/verify"() {
        times += 1;
        return times < 3
          ? [202, { type: "under_way", entry: times, entries: 5 }]
          : { type: "agrees", entries: 5, draws: 0, fingerprint: "f00d" };
      },
    });
    await slider();
    press("Match");
    press("Check the dice");
    expect(await screen.findByText(/Everything agrees/)).toBeTruthy();
    expect(asked.filter(({ request }) => request.startsWith("POST"))).toHaveLength(3);
  });
});
