import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../games";
import type { Outcome, Table } from "../net/wire.gen";
import { path } from "../router";
import { answering, anUpdate, aRace, atTable, bot, person, settle } from "../testing";
import { isWide } from "../ui/wide";
import { Header } from "./header";
import { LineState, LineStrip } from "./line";
import { Play } from "./play";
import { Spoken } from "./spoken";
import { HICCUP } from "./store";

const CODE = "K7QF2MXW";
const OUTCOME: Outcome = {
  places: [2, 1],
  scores: [7, 0],
  reason: "finished",
  teams: [],
  seconds: {},
};

beforeEach(() => {
  isWide.value = true;
  path.value = `/t/${CODE}`;
  vi.spyOn(games, "gobble", "get").mockReturnValue({
    Emblem: () => null,
    Rules: ({ part }) => <p>{`${part} rules`}</p>,
    Board: ({ match }) => <p>{`board of ${match.id}`}</p>,
    tell: () => undefined,
    texts: { en: {}, it: {} },
  });
});

function playing(me: string, table: Table, outcome?: Outcome) {
  const asked = answering(
    Object.fromEntries(
      [
        `PUT /tables/${CODE}/ready`,
        `PUT /tables/${CODE}/seats/1`,
        `PUT /tables/${CODE}/seats/2`,
        `DELETE /tables/${CODE}/seats/0`,
        `POST /tables/${CODE}/end`,
        `POST /tables/${CODE}/substitute`,
      ].map((request) => [request, undefined]),
    ),
  );
  const { store, world, voice } = atTable(me, table);
  world.socket.tell(anUpdate({ view: {}, ...(outcome && { outcome }) }));
  const onSeats = vi.fn();
  render(
    <>
      <Header store={store} table={table} />
      <LineStrip store={store} />
      <LineState store={store} />
      <Play store={store} table={table} onSeats={onSeats} />
      <Spoken store={store} />
    </>,
  );
  const last = () => asked.at(-1);
  return { store, world, voice, last, onSeats };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => {
  press("Table menu");
  fireEvent.click(screen.getByRole("menuitem", { name }));
};

describe("during a match", () => {
  it("the game's own board is in the middle", () => {
    playing("anna", aRace());
    expect(within(screen.getByTestId("board")).getByText("board of m1")).toBeTruthy();
  });

  it("the host ends it, once sure", async () => {
    const { last } = playing("anna", aRace());
    choose("End the match");
    press("End it");
    await waitFor(() => expect(last()?.request).toBe(`POST /tables/${CODE}/end`));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("a player gives up by the game's own command", () => {
    const { world } = playing("luca", aRace());
    choose("Give up the match");
    press("Give up");
    expect(world.socket.said.at(-1)).toMatchObject({ command: { type: "resign" } });
  });

  it("a player who leaves frees the seat and goes home, unless they think better of it", async () => {
    const { last } = playing("anna", aRace());
    choose("Leave the table");
    press("Cancel");
    expect(last()).toBeUndefined();
    choose("Leave the table");
    press("Leave");
    await waitFor(() => expect(path.value).toBe("/"));
    expect(last()?.request).toBe(`DELETE /tables/${CODE}/seats/0`);
  });

  it("a watcher is offered nothing that is a player's or the host's", () => {
    playing("mia", aRace());
    press("Table menu");
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Invite…",
      "Rules",
      "Settings",
      "Leave the table",
    ]);
  });

  it("a watcher may take a bot's seat at once, or a free one for the next match", async () => {
    const table = aRace();
    table.seats[1] = bot("Bruno", "fair");
    table.playing[1] = { seat: 1, name: "Bruno", bot: "fair" };
    const { last } = playing("mia", table);
    press("Play instead of Bruno");
    await waitFor(() => expect(last()?.request).toBe(`PUT /tables/${CODE}/seats/1`));
    press("Take a seat for the next match");
    await waitFor(() => expect(last()?.request).toBe(`PUT /tables/${CODE}/seats/2`));
  });

  it("who has come during the match is named as well", () => {
    const table = aRace();
    table.seats[2] = person("tom", "Tom");
    playing("anna", table);
    expect(screen.getByText("Tom").closest("li")?.textContent).toBe("Tomplays next");
  });

  it("one who has been away for long may be replaced by a bot", async () => {
    const table = aRace();
    table.seats[1] = person("luca", "Luca", {
      presence: "away",
      away_for: 34,
    });
    const { last } = playing("anna", table);
    expect(screen.getByText(/Luca has been away for 0:3\d/)).toBeTruthy();
    press(/Let a bot play until they return$/);
    await waitFor(() => expect(last()?.body).toEqual({ seat: 1 }));
  });

  it("one who has just gone away may not", () => {
    const table = aRace();
    table.seats[1] = person("luca", "Luca", {
      presence: "away",
      away_for: 5,
    });
    playing("anna", table);
    expect(screen.queryByText(/has been away/)).toBeNull();
    expect(screen.getByText(/^away 0:0\d$/)).toBeTruthy();
  });

  it("what happens is logged, and spoken line by line", async () => {
    const { world } = playing("anna", aRace());
    world.socket.tell(anUpdate({ seq: 1, patch: {}, events: [{ type: "out" }, { type: "out" }] }));
    await waitFor(() =>
      expect(
        within(screen.getByRole("list", { name: "What happened" })).getAllByText("told: out"),
      ).toHaveLength(2),
    );
    const spoken = document.querySelector("[aria-live=polite]") as HTMLElement;
    expect(within(spoken).getAllByText("told: out")).toHaveLength(2);
  });

  it("the connection is shown in bars and words, and its loss across the page", async () => {
    const { world } = playing("anna", aRace());
    world.pass(90);
    world.socket.tell({ type: "pong", sent: 0, now: 0, running: true });
    await waitFor(() =>
      expect(screen.getAllByRole("img", { name: "Online, 90 ms" }).length).toBeGreaterThan(0),
    );
    world.socket.drop();
    await settle();
    world.pass(HICCUP - 1);
    expect(screen.queryByText("Connection lost. Reconnecting…")).toBeNull();
    world.pass(1);
    await screen.findByText("Connection lost. Reconnecting…");
    expect(screen.getByText("(1)").getAttribute("aria-hidden")).toBe("true");
    world.socket.accept();
    await screen.findByText("Connected again.");
    expect(screen.queryByText("Connection lost. Reconnecting…")).toBeNull();
  });

  it("a slow connection is called so, also where there is little room", async () => {
    const { world } = playing("anna", aRace());
    world.pass(700);
    world.socket.tell({ type: "pong", sent: 0, now: 0, running: true });
    const line = (await screen.findAllByRole("img", { name: "Slow connection, 700 ms" }))[0];
    expect(line?.classList).toContain("slow");
  });
});

describe("on a small screen", () => {
  it("people, chat and log are one press away, one at a time", async () => {
    isWide.value = false;
    const { world } = playing("anna", aRace());
    expect(screen.queryByRole("heading", { name: "Chat" })).toBeNull();
    world.socket.tell({ type: "said", id: "1", player: "luca", name: "Luca", text: "hi", at: 1 });
    fireEvent.click(await screen.findByRole("button", { name: "Chat, 1 new" }));
    expect(screen.getByText("hi")).toBeTruthy();
    await waitFor(() => expect(screen.getByRole("button", { name: "Chat" })).toBeTruthy());
    press("People");
    expect(screen.queryByText("hi")).toBeNull();
    expect(screen.getByRole("heading", { name: "At the table" })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole("heading", { name: "At the table" }), { key: "Escape" });
    expect(screen.queryByRole("heading", { name: "At the table" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "People" }));
  });

  it("only what others say, and only while one is here, is new in the chat", async () => {
    isWide.value = false;
    const { world } = playing("anna", aRace());
    const said = { type: "said", name: "", text: "hi", at: 1 } as const;
    world.socket.tell({ type: "chat", lines: [{ ...said, id: "1", player: "luca" }] });
    world.socket.tell({ ...said, id: "2", player: "anna" });
    world.socket.tell({ ...said, id: "3", player: "luca" });
    expect(await screen.findByRole("button", { name: "Chat, 1 new" })).toBeTruthy();
  });

  it("a message half written is still there when the chat is opened again", () => {
    isWide.value = false;
    playing("anna", aRace());
    press("Chat");
    fireEvent.input(screen.getByLabelText("Message"), { target: { value: "wait for" } });
    press("People");
    press("Chat");
    expect((screen.getByLabelText("Message") as HTMLInputElement).value).toBe("wait for");
  });
});

describe("reactions on a small screen", () => {
  it("are two taps away, and fold away when one is shown", async () => {
    isWide.value = false;
    const { world } = playing("anna", aRace());
    press("Quick reactions");
    press("Thanks!");
    expect(world.socket.said.at(-1)).toEqual({ type: "emote", emote: "thanks" });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Thanks!" })).toBeNull());
  });
});

describe("the chat", () => {
  it("says what was typed, once, and not while the line is lost", async () => {
    const { world } = playing("anna", aRace());
    fireEvent.input(screen.getByLabelText("Message"), { target: { value: " hello " } });
    press("Send");
    expect(world.socket.said.at(-1)).toEqual({ type: "say", text: "hello" });
    press("Send");
    expect(world.socket.said).toHaveLength(1);
    world.socket.drop();
    await settle();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Send" }).ariaDisabled).toBe("true"),
    );
  });

  it("shows a reaction beside the name and over the board, and rests after one's own", async () => {
    const { world } = playing("anna", aRace());
    press("Wow!");
    expect(world.socket.said.at(-1)).toEqual({ type: "emote", emote: "wow" });
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Wow!" }).ariaDisabled).toBe("true"),
    );
    world.socket.tell({ type: "emoted", player: "luca", name: "Luca", emote: "oops" });
    expect(await screen.findByRole("img", { name: "Oops!" })).toBeTruthy();
    expect(screen.getByText(/Luca: Oops!/)).toBeTruthy();
  });
});

describe("when a match is over", () => {
  const over = (more: Partial<Table> = {}) => aRace({ status: "over", running: false, ...more });

  it("the keyboard goes on from the result when nothing else has it", () => {
    playing("anna", over(), OUTCOME);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Result" }));
  });

  it("presses meant for the hand do not fall on the result that has just come", async () => {
    vi.useFakeTimers();
    playing("anna", over(), OUTCOME);
    const result = screen.getByRole("region", { name: "Result" });
    expect(result.classList).toContain("settling");
    await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
    expect(result.classList).not.toContain("settling");
    vi.useRealTimers();
  });

  it("the result folds away from the board, and seats and options are a press away", () => {
    const { onSeats } = playing("anna", over(), OUTCOME);
    press("Show the board");
    expect(screen.queryByRole("table")).toBeNull();
    press("Show the result");
    expect(screen.getByRole("table")).toBeTruthy();
    press("Change game");
    expect(onSeats).toHaveBeenCalledOnce();
  });
});
