import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import { path } from "../router";
import { me } from "../session";
import { aGame, answering } from "../testing";
import { Home } from "./home";

const TODAY = {
  day: "2030-11-30",
  left: 34_620,
  today: [{ game: "daily", puzzle: "daily:2030-11-30", solvers: 3 }],
  solved: {},
  scores: {},
};
const DAILY = { ...aGame(), name: "daily", title: "Tantrix of the day", players: [1, 1] };
const SOLITAIRE = { ...aGame(), name: "solitaire", title: "Solitaire", players: [1, 1] };

const NOTHING = {
  "GET /games": [aGame()],
  "GET /tables": [],
  "GET /tables/mine": [],
  "GET /puzzles": { ...TODAY, today: [] },
};
const OPEN = "Open a table: Tantrix Gobble";

beforeEach(() => {
  path.value = "/";
});

describe("the first page", () => {
  it("opens a table with a name and one press", async () => {
    const asked = answering({
      ...NOTHING,
      "POST /session": { player: "p1", name: "Anna" },
      "POST /tables": [201, { code: "K7QF2MXW", url: "" }],
    });
    render(<Home />);
    fireEvent.input(screen.getByLabelText("Your name"), { target: { value: " Anna " } });
    fireEvent.click(await screen.findByRole("button", { name: OPEN }));
    await waitFor(() => expect(path.value).toBe("/t/K7QF2MXW"));
    expect(asked.filter(({ body }) => body)).toEqual([
      { request: "POST /session", body: { name: "Anna" } },
      { request: "POST /tables", body: { game: "gobble", options: {}, public: false } },
    ]);
    expect(localStorage.getItem("trestle.name")).toBe("Anna");
  });

  it("tells the rules of a game before anything else is asked", async () => {
    answering(NOTHING);
    render(<Home />);
    fireEvent.click(await screen.findByRole("button", { name: "Rules: Tantrix Gobble" }));
    expect(screen.getByRole("dialog", { name: "Rules: Tantrix Gobble" })).toBeTruthy();
  });

  it("asks for the name when there is none, and sends nothing", async () => {
    const asked = answering(NOTHING);
    render(<Home />);
    fireEvent.click(await screen.findByRole("button", { name: OPEN }));
    expect((await screen.findByRole("alert")).textContent).toBe("Type your name first.");
    expect(document.activeElement).toBe(screen.getByLabelText("Your name"));
    expect(asked.every(({ request }) => request.startsWith("GET"))).toBe(true);
  });

  it("offers the last name again", async () => {
    localStorage.setItem("trestle.name", "Luca");
    answering(NOTHING);
    render(<Home />);
    expect((screen.getByLabelText("Your name") as HTMLInputElement).value).toBe("Luca");
    await screen.findByText("2–6 players");
  });

  it.each(["k7qf 2mxw", "https://play.example/t/k7qf2mxw?from=chat"])(
    "finds the table in %s",
    async (typed) => {
      answering(NOTHING);
      render(<Home />);
      fireEvent.input(screen.getByLabelText("Code or link"), { target: { value: typed } });
      fireEvent.click(screen.getByRole("button", { name: "Go to the table" }));
      expect(path.value).toBe("/t/K7QF2MXW");
      await screen.findByText("2–6 players");
    },
  );

  it("lists open tables, and your own once you have a name", async () => {
    const card = {
      code: "K7QF2MXW",
      game: "gobble",
      host: "Anna",
      seated: 2,
      seats: 6,
      spectators: 1,
      status: "lobby",
    };
    me.value = { player: "p1", name: "Luca" };
    answering({ ...NOTHING, "GET /tables": [card] });
    render(<Home />);
    const link = await screen.findByRole("link", { name: /K7QF2MXW/ });
    expect(link.getAttribute("href")).toBe("/t/K7QF2MXW");
    expect(link.textContent).toContain("Host: Anna · 2 of 6 seats taken · 1 watching · gathering");
    expect(await screen.findByText("The tables you sit at are listed here.")).toBeTruthy();
  });

  it("offers a newcomer today's puzzle, and asks for a name only when it is played", async () => {
    const asked = answering({
      ...NOTHING,
      "GET /games": [aGame(), DAILY, SOLITAIRE],
      "GET /puzzles": TODAY,
      "POST /session": { player: "p1", name: "Anna" },
      "POST /tables": [201, { code: "K7QF2MXW", url: "" }],
      "PUT /tables/K7QF2MXW/ready": undefined,
    });
    render(<Home />);
    fireEvent.click(await screen.findByRole("button", { name: "Play: Puzzle of the day" }));
    const door = screen.getByRole("dialog", { name: "Who is playing?" });
    fireEvent.input(within(door).getByLabelText("Your name"), { target: { value: "Anna" } });
    fireEvent.click(within(door).getByRole("button", { name: "Play" }));
    await waitFor(() => expect(path.value).toBe("/t/K7QF2MXW"));
    expect(asked.filter(({ body }) => body)).toEqual([
      { request: "POST /session", body: { name: "Anna" } },
      { request: "POST /tables", body: { game: "daily", options: {}, public: false } },
      { request: "PUT /tables/K7QF2MXW/ready", body: { ready: true } },
    ]);
  });

  it("keeps what is for one apart from what is for friends", async () => {
    answering({
      ...NOTHING,
      "GET /games": [aGame(), DAILY, SOLITAIRE],
      "GET /puzzles": TODAY,
    });
    render(<Home />);
    const alone = await screen.findByRole("region", { name: "Puzzle of the day" });
    const names = within(alone)
      .getAllByRole("button")
      .map(({ ariaLabel }) => ariaLabel);
    expect(names).toEqual(["Play: Puzzle of the day", "Play: Tantrix Solitaire"]);
    expect(within(alone).getByRole("link", { name: "All puzzles" })).toBeTruthy();
    const friends = screen.getByRole("region", { name: "With friends" });
    expect(within(friends).getAllByRole("heading", { level: 3 })).toHaveLength(1);
  });

  it("goes on with a puzzle that is under way, from what is yours and from today's", async () => {
    me.value = { player: "p1", name: "Luca" };
    const begun = {
      code: "K7QF2MXW",
      game: "daily",
      host: "Luca",
      seated: 1,
      seats: 1,
      spectators: 0,
      status: "playing",
      puzzle: "daily:2030-11-30",
    };
    answering({ ...NOTHING, "GET /puzzles": TODAY, "GET /tables/mine": [begun] });
    render(<Home />);
    const mine = await screen.findByRole("link", { name: /K7QF2MXW/ });
    expect(mine.textContent).toBe("Puzzle of 30 November · K7QF2MXWalone · under way");
    const goOn = await screen.findByRole("link", { name: "Continue" });
    expect(goOn.getAttribute("href")).toBe("/t/K7QF2MXW");
  });

  it("says what went wrong, and tries again", async () => {
    answering({ "GET /tables": [] });
    render(<Home />);
    expect(await screen.findAllByText("The server cannot be reached.")).toHaveLength(2);
    answering(NOTHING);
    for (const again of screen.getAllByRole("button", { name: "Try again" })) {
      fireEvent.click(again);
    }
    expect(await screen.findByRole("button", { name: OPEN })).toBeTruthy();
  });
});
