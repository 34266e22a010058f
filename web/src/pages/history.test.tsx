import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedMatch } from "../net/rest.gen";
import { me } from "../session";
import { aGame, answering } from "../testing";
import { HistoryPage } from "./history";

const LUCA = { player: "luca", name: "Luca" };

function aMatch(number: number, more: Partial<ListedMatch> = {}): ListedMatch {
  return {
    id: String(number),
    table: "K7QF2MXW",
    game: "gobble",
    options: {},
    began: Date.UTC(2030, 9, number, 20, 15) / 1000,
    ended: Date.UTC(2030, 9, number, 20, 22) / 1000,
    seconds: 430,
    reason: "finished",
    seats: [
      { player: "anna", name: "Anna", place: 2, score: 0 },
      { ...LUCA, place: 1, score: 0 },
      { name: "Chiara", bot: "fair", place: 3, score: 0 },
    ],
    seat: 0,
    place: 2,
    ...more,
  };
}

const HOUSE = { "GET /games": [aGame()], "GET /friends": [LUCA] };
const MINE = "GET /matches?player=me";

const rows = () => screen.getAllByRole("listitem");

beforeEach(() => {
  me.value = { player: "anna", name: "Anna" };
});

describe("the page of one's matches", () => {
  it("tells of each what it was, how it ended for the reader, and for whom else", async () => {
    answering({ ...HOUSE, [MINE]: { matches: [aMatch(12)] } });
    render(<HistoryPage />);
    const row = await screen.findByRole("listitem");
    expect(row.textContent).toContain("Tantrix Gobble 12 October 2030");
    expect(row.textContent).toContain("7:10");
    expect(row.textContent).toContain("Place 2 of 3");
    expect(row.textContent).toContain("1. Luca, 2. Anna, and 3. Chiara (bot)");
  });

  it("leads to the replay of each that is over", async () => {
    answering({ ...HOUSE, [MINE]: { matches: [aMatch(12)] } });
    render(<HistoryPage />);
    const link = await screen.findByRole("link", { name: /^Watch again: Tantrix Gobble, 12 Oct/ });
    expect(link.getAttribute("href")).toBe(`/m/${aMatch(12).id}`);
  });

  it.each<[string, Partial<ListedMatch>]>([
    ["Won", { place: 1 }],
    ["Ended by the host", { reason: "abandoned" }],
    ["Given up", { reason: "given_up", seats: [{ name: "Anna", place: 1 }], place: 1 }],
    ["Alone", { seats: [{ name: "Anna", place: 1 }], place: 1 }],
  ])("says %s", async (words, more) => {
    answering({ ...HOUSE, [MINE]: { matches: [aMatch(1, more)] } });
    render(<HistoryPage />);
    expect((await screen.findByText(words)).tagName).toBe("P");
  });

  it("leads to the table of a match that goes on, which stays in the list", async () => {
    const { reason, ended, place, ...goingOn } = aMatch(1);
    answering({ ...HOUSE, [MINE]: { matches: [goingOn] } });
    render(<HistoryPage />);
    const link = await screen.findByRole("link", { name: "Still being played" });
    expect(link.getAttribute("href")).toBe("/t/K7QF2MXW");
    expect(screen.queryByRole("button", { name: /Take out/ })).toBeNull();
  });

  it("reads on by a press, from where the last page ended", async () => {
    answering({
      ...HOUSE,
      [MINE]: { matches: [aMatch(3), aMatch(2)], next: "c=" },
      [`${MINE}&before=c%3D`]: { matches: [aMatch(1)] },
    });
    render(<HistoryPage />);
    fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("reads on by itself when its end comes near", async () => {
    let comeNear = () => {};
    const Observer = class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    };
    vi.stubGlobal("IntersectionObserver", Observer);
    answering({
      ...HOUSE,
      [MINE]: { matches: [aMatch(2)], next: "c" },
      [`${MINE}&before=c`]: { matches: [aMatch(1)] },
    });
    render(<HistoryPage />);
    await screen.findByRole("button", { name: "Show more" });
    comeNear();
    comeNear();
    await waitFor(() => expect(rows()).toHaveLength(2));
    vi.unstubAllGlobals();
  });

  it("shows those of a game, and those played with a friend", async () => {
    answering({
      ...HOUSE,
      [MINE]: { matches: [aMatch(2), aMatch(1)] },
      [`${MINE}&game=gobble`]: { matches: [aMatch(2)] },
      [`${MINE}&game=gobble&with=luca`]: { matches: [] },
    });
    render(<HistoryPage />);
    fireEvent.change(await screen.findByLabelText("Game"), { target: { value: "gobble" } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    fireEvent.change(screen.getByLabelText("Played with"), { target: { value: "luca" } });
    expect(await screen.findByText("No such match yet.")).toBeTruthy();
  });

  it("takes a match out of the list once that is meant", async () => {
    const asked = answering({
      ...HOUSE,
      [MINE]: { matches: [aMatch(2), aMatch(1)] },
      "DELETE /matches/2/mine": undefined,
    });
    render(<HistoryPage />);
    const first = (await screen.findAllByRole("button", { name: /Take out of the list/ }))[0];
    fireEvent.click(first as HTMLElement);
    const question = screen.getByRole("dialog");
    expect(question.textContent).toContain("Everyone else who played keeps it.");
    fireEvent.click(within(question).getByRole("button", { name: "Take it out" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(asked.at(-1)?.request).toBe("DELETE /matches/2/mine");
    await waitFor(() => expect(document.activeElement?.tagName).toBe("UL"));
  });

  it("tells one who has played nothing that it will be here", async () => {
    answering({ ...HOUSE, [MINE]: { matches: [] } });
    render(<HistoryPage />);
    expect(await screen.findByText("What you play is listed here.")).toBeTruthy();
  });

  it("says when a page cannot be read, and tries again", async () => {
    const answers: Record<string, unknown> = { ...HOUSE };
    answering(answers);
    render(<HistoryPage />);
    await screen.findByRole("alert");
    answers[MINE] = { matches: [aMatch(1)] };
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("listitem")).toBeTruthy();
  });

  it("asks nothing for a stranger", () => {
    me.value = undefined;
    const asked = answering({});
    render(<HistoryPage />);
    expect(screen.getByText("Play something, and it will be listed here.")).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
