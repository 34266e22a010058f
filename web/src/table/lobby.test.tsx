import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import type { SeatState, Table } from "../net/wire.gen";
import { aGame, answering, aTable, atTable, bot, person } from "../testing";
import { Countdown } from "./countdown";
import { Lobby } from "./lobby";

const CODE = "K7QF2MXW";

async function gathered(me: string, more: Partial<Table>, ...seats: SeatState[]) {
  const asked = answering({
    "GET /games": [aGame()],
    [`PUT /tables/${CODE}/ready`]: undefined,
    [`POST /tables/${CODE}/start`]: [
      409,
      { code: "not_ready", text: "", details: { waiting: ["Luca"], seconds: 9 } },
    ],
    [`POST /tables/${CODE}/kick`]: undefined,
    [`PATCH /tables/${CODE}`]: undefined,
    [`PATCH /tables/${CODE}/seats/0`]: undefined,
    ...Object.fromEntries(
      ["PUT", "DELETE"].flatMap((method) =>
        [0, 1, 2, 3].map((seat) => [`${method} /tables/${CODE}/seats/${seat}`, undefined]),
      ),
    ),
  });
  const table = aTable(more, ...seats);
  const { store } = atTable(me, table);
  render(<Lobby store={store} table={table} onResult={undefined} />);
  await screen.findByRole("heading", { name: "Seats" });
  const last = () => asked.at(-1);
  return { store, last };
}

const seat = (number: number) => within(screen.getByRole("listitem", { name: `Seat ${number}` }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const ANNA = person("anna", "Anna");
const LUCA = person("luca", "Luca", { ready: true });

describe("the seats", () => {
  it("show who sits, who is host, who is ready and who is a bot", async () => {
    await gathered("luca", {}, ANNA, LUCA, bot("Chiara", "fair"));
    expect(seat(1).getByText("Anna")).toBeTruthy();
    expect(seat(1).getByRole("img", { name: "host" })).toBeTruthy();
    expect(seat(1).getByText(/not ready yet/)).toBeTruthy();
    expect(seat(2).getByText("you")).toBeTruthy();
    expect(seat(3).getByText("Fair")).toBeTruthy();
    expect(seat(4).getByText("free")).toBeTruthy();
  });

  it("can be taken by a watcher, and left", async () => {
    const watcher = await gathered("mia", {}, ANNA);
    fireEvent.click(seat(3).getByRole("button", { name: "Sit here" }));
    await waitFor(() => expect(watcher.last()?.request).toBe(`PUT /tables/${CODE}/seats/2`));
  });

  it("can be left by who sits there", async () => {
    const { last } = await gathered("luca", {}, ANNA, LUCA);
    press("Stand up");
    await waitFor(() => expect(last()?.request).toBe(`DELETE /tables/${CODE}/seats/1`));
  });

  it("are given to bots, and bots a level, by the host alone", async () => {
    const { last } = await gathered("anna", {}, ANNA, bot("Bruno", "beginner"));
    press("Add a bot to seat 3");
    await waitFor(() => expect(last()?.body).toEqual({ bot: "beginner" }));
    fireEvent.change(screen.getByLabelText("How Bruno plays"), { target: { value: "fast" } });
    await waitFor(() =>
      expect(last()).toEqual({ request: `PUT /tables/${CODE}/seats/1`, body: { bot: "fast" } }),
    );
  });

  it("offer no bots to anyone else, nor to send anyone away", async () => {
    await gathered("luca", {}, ANNA, LUCA);
    expect(screen.queryByRole("button", { name: /Add a bot/ })).toBeNull();
    press("More about Anna");
    expect(screen.queryByRole("button", { name: /Send Anna away|Swap/ })).toBeNull();
  });

  it("let the host move somebody, and swap them with another", async () => {
    const { last } = await gathered("anna", {}, ANNA, LUCA);
    press("More about Luca");
    press("Move to seat 3");
    await waitFor(() =>
      expect(last()).toEqual({ request: `PUT /tables/${CODE}/seats/2`, body: { player: "luca" } }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    press("More about Luca");
    press("Swap with Anna on seat 1");
    await waitFor(() =>
      expect(last()).toEqual({ request: `PUT /tables/${CODE}/seats/0`, body: { player: "luca" } }),
    );
  });

  it("let the host take somebody off their seat, or send them away once sure", async () => {
    const { last } = await gathered("anna", {}, ANNA, LUCA);
    press("More about Luca");
    press("Take Luca off the seat");
    await waitFor(() => expect(last()?.request).toBe(`DELETE /tables/${CODE}/seats/1`));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    press("More about Luca");
    press("Send Luca away");
    fireEvent.click(await screen.findByRole("button", { name: "Send away" }));
    await waitFor(() => expect(last()?.body).toEqual({ player: "luca" }));
  });

  it("say in their own row that one is ready, and take it back there", async () => {
    const { last } = await gathered("luca", {}, ANNA, LUCA);
    const ready = seat(2).getByRole("button", { name: "Ready" });
    expect(ready.ariaPressed).toBe("true");
    fireEvent.click(ready);
    await waitFor(() => expect(last()?.body).toEqual({ ready: false }));
  });

  it("take one's own choice", async () => {
    const { last } = await gathered("anna", {}, ANNA, LUCA);
    fireEvent.change(screen.getByLabelText("Tiles to start with"), { target: { value: "half" } });
    await waitFor(() =>
      expect(last()).toEqual({
        request: `PATCH /tables/${CODE}/seats/0`,
        body: { choice: { share: "half" } },
      }),
    );
  });
});

describe("the game's options", () => {
  it("are the host's to set", async () => {
    const { last } = await gathered("anna", {}, ANNA);
    fireEvent.click(screen.getByRole("checkbox", { name: "Split double gifts" }));
    await waitFor(() => expect(last()?.body).toEqual({ options: { split: true, call: false } }));
    fireEvent.click(screen.getByRole("checkbox", { name: /Locked/ }));
    await waitFor(() => expect(last()?.body).toEqual({ locked: true }));
    fireEvent.change(screen.getByLabelText("Series"), { target: { value: "3" } });
    await waitFor(() => expect(last()?.body).toEqual({ first_to: 3 }));
  });

  it("are everyone's to read", async () => {
    await gathered("luca", {}, ANNA, LUCA);
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByText(/Split double gifts/)).toBeTruthy();
    expect(screen.getByText("as many matches as you like")).toBeTruthy();
  });

  it("keep a goal that is none of the usual ones", async () => {
    await gathered("anna", { first_to: 4 }, ANNA);
    expect((screen.getByLabelText("Series") as HTMLSelectElement).value).toBe("4");
  });
});

describe("getting ready", () => {
  it.each([
    ["anna", [ANNA], "One more player is needed."],
    ["anna", [ANNA, LUCA], "Waiting for Anna."],
    ["luca", [{ ...ANNA, ready: true }, LUCA], "Everyone is ready."],
    ["mia", [ANNA, LUCA], "You are watching. Take a seat to play."],
  ])("tells %s what the start waits for", async (me, seats, sentence) => {
    await gathered(me, {}, ...seats);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(sentence);
  });

  it("is said, and taken back", async () => {
    const { last } = await gathered("anna", {}, ANNA, LUCA);
    press("I'm ready");
    await waitFor(() => expect(last()?.body).toEqual({ ready: true }));
  });

  it("can be taken back", async () => {
    const { last } = await gathered("luca", {}, ANNA, LUCA);
    press("Not ready after all");
    await waitFor(() => expect(last()?.body).toEqual({ ready: false }));
  });

  it("is the host's to cut short", async () => {
    const { last } = await gathered("anna", {}, ANNA, LUCA);
    press("Start");
    await waitFor(() => expect(last()?.request).toBe(`POST /tables/${CODE}/start`));
  });

  it("counts down, with a last moment to say no", async () => {
    const { store, last } = await gathered(
      "luca",
      { status: "starting", starts_in: 3 },
      ANNA,
      LUCA,
    );
    render(<Countdown store={store} />);
    expect(screen.getByRole("alert").textContent).toContain("Starting in 3");
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
    press("Wait!");
    await waitFor(() => expect(last()?.body).toEqual({ ready: false }));
  });
});

const watched = (count: number) => ({
  spectators: {
    count,
    people: [
      { player: "mia", name: "Mia" },
      { player: "tom", name: "Tom" },
    ],
  },
});

describe("those who watch", () => {
  it("are named, as far as the server does", async () => {
    await gathered("anna", watched(4), ANNA);
    const watching = within(screen.getByRole("region", { name: "Watching" }));
    expect(watching.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Mia",
      "Tom",
      "2 more",
    ]);
  });

  it("are the host's to seat, and to send away", async () => {
    const { last } = await gathered("anna", watched(2), ANNA, LUCA);
    press("More about Mia");
    expect(screen.queryByRole("button", { name: /Swap/ })).toBeNull();
    press("Move to seat 3");
    await waitFor(() =>
      expect(last()).toEqual({ request: `PUT /tables/${CODE}/seats/2`, body: { player: "mia" } }),
    );
    press("More about Tom");
    press("Send Tom away");
    fireEvent.click(await screen.findByRole("button", { name: "Send away" }));
    await waitFor(() =>
      expect(last()).toEqual({ request: `POST /tables/${CODE}/kick`, body: { player: "tom" } }),
    );
  });
});
