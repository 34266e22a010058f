import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../net/rest.gen";
import type { Table } from "../net/wire.gen";
import { path } from "../router";
import { aGame, answering, anUpdate, aTable, atTable, person } from "../testing";
import { Countdown } from "./countdown";
import { Header } from "./header";
import { Lobby } from "./lobby";
import { Play } from "./play";

const CODE = "K7QF2MXW";
const ANNA = person("anna", "Anna");
const DAY = { day: { type: "string", readOnly: true, default: "2024-01-01" } };
const FOR_ONE = { name: "riddle", title: "Riddle", players: [1, 1], options: { properties: DAY } };
const FOR_SIX = { name: "riddle", title: "Riddle", players: [1, 6] };

beforeEach(() => {
  path.value = `/t/${CODE}`;
});

function answered(game: Partial<GameInfo>) {
  return answering({
    "GET /games": [{ ...aGame(), ...game }, aGame()],
    [`PUT /tables/${CODE}/seats/0`]: undefined,
    [`PUT /tables/${CODE}/ready`]: undefined,
  });
}

const forOne = (more: Partial<Table> = {}): Table => ({
  ...aTable({ game: "riddle", options: { day: "2030-11-30" } }),
  seats: [ANNA],
  ...more,
});

const playing = (more: Partial<Table> = {}) =>
  forOne({
    status: "playing",
    match: "m1",
    playing: [{ seat: 0, player: "anna", name: "Anna" }],
    ...more,
  });

async function inLobby(me: string, table: Table, game: Partial<GameInfo> = FOR_ONE) {
  const asked = answered(game);
  const { store } = atTable(me, table);
  render(<Lobby store={store} table={table} onResult={undefined} />);
  await screen.findByRole("contentinfo");
  return () => asked.filter(({ body }) => body);
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const buttons = () => screen.getAllByRole("button").map((one) => one.ariaLabel ?? one.textContent);

describe("the lobby of a game for one", () => {
  it("has a button to begin, and no seats, bots, invitation or series", async () => {
    const asked = await inLobby("anna", forOne());
    expect(buttons()).toEqual(["Rules: riddle", "Play"]);
    expect(screen.getAllByRole("combobox")).toHaveLength(1);
    expect(screen.queryByRole("heading", { name: /Seats|Invite|Chat/ })).toBeNull();
    press("Play");
    await waitFor(() =>
      expect(asked()).toEqual([{ request: `PUT /tables/${CODE}/ready`, body: { ready: true } }]),
    );
  });

  it("does not ask for what the house itself sets", async () => {
    await inLobby("anna", forOne());
    expect(screen.queryByLabelText("day")).toBeNull();
    expect(screen.getByText("This game has no options.")).toBeTruthy();
  });

  it("lets whoever comes have the seat when it is free", async () => {
    const free = { substitute: false, ready: false, choice: {} };
    const asked = await inLobby("luca", forOne({ seats: [free] }));
    press("Play");
    await waitFor(() =>
      expect(asked().map(({ request }) => request)).toEqual([
        `PUT /tables/${CODE}/seats/0`,
        `PUT /tables/${CODE}/ready`,
      ]),
    );
  });

  it("lets others watch", async () => {
    await inLobby("luca", forOne({ spectators: { count: 1, people: [] } }));
    expect(screen.getByText("This is for one. You are watching.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Play" })).toBeNull();
  });
});

describe("the lobby of a game that one can play too", () => {
  it("says so for as long as nobody else sits", async () => {
    await inLobby("anna", { ...aTable({ game: "riddle" }, ANNA) }, FOR_SIX);
    expect(
      screen.getByText("Play alone at once, or send the link and play together."),
    ).toBeTruthy();
    expect(buttons()).toContain("Play alone");
    expect(buttons()).not.toContain("Start");
  });

  it("is like any other once somebody does", async () => {
    await inLobby("anna", { ...aTable({ game: "riddle" }, ANNA, person("luca", "Luca")) }, FOR_SIX);
    expect(buttons()).toContain("I'm ready");
    expect(buttons()).toContain("Start");
  });
});

describe("who plays alone", () => {
  function atBoard(table: Table) {
    answered(FOR_ONE);
    const { store, world } = atTable("anna", table);
    world.socket.tell(anUpdate({ view: {}, to_act: [0] }));
    return { store, world };
  }

  function menu(table: Table) {
    const { store, world } = atBoard(table);
    render(<Header store={store} table={table} />);
    press("Table menu");
    const items = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
    return { items, world };
  }

  it("can leave without a question, for the match waits", () => {
    const { items } = menu(playing());
    expect(items).toEqual(["Rules", "Give up", "Settings", "Leave: it waits for you"]);
    fireEvent.click(screen.getByRole("menuitem", { name: "Leave: it waits for you" }));
    expect(path.value).toBe("/puzzles");
  });

  it("is told on giving up that there is no need to", async () => {
    const { world } = menu(playing());
    fireEvent.click(screen.getByRole("menuitem", { name: "Give up" }));
    expect(screen.getByRole("dialog").textContent).toContain("it waits for you");
    press("Give up");
    await waitFor(() => expect(world.socket.said.at(-1)).toMatchObject({ type: "command" }));
  });

  it("goes back to the puzzles from the bar on top", () => {
    menu(playing());
    expect(screen.getByRole("link", { name: "Puzzles" }).getAttribute("href")).toBe("/puzzles");
  });

  it("is not counted in", () => {
    const table = forOne({ status: "starting", starts_in: 0.01 });
    const { store } = atTable("anna", table);
    render(<Countdown store={store} />);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["nobody watches", { count: 0, people: [] }, ["Log"]],
    ["somebody does", { count: 1, people: [] }, ["Chat", "Log", "Quick reactions"]],
  ])("has no more beside the board than there is use for, when %s", (_, spectators, names) => {
    const table = playing({ spectators });
    const { store } = atBoard(table);
    render(<Play store={store} table={table} onSeats={() => {}} />);
    expect(buttons()).toEqual(names);
  });
});
