import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { me } from "../session";
import { aGame, answering, aTable, FakeSocket, person } from "../testing";
import { Toasts } from "../ui/toast";
import { TablePage } from "./table";

const CODE = "K7QF2MXW";
const LUCA = { player: "luca", name: "Luca" };
const HOSTED = aTable({}, person("anna", "Anna"));

let sockets: FakeSocket[];

beforeEach(() => {
  sockets = [];
  vi.stubGlobal("WebSocket", function open() {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
});

function visiting(answers: Record<string, unknown>) {
  const asked = answering({ "GET /games": [aGame()], "POST /session": LUCA, ...answers });
  render(<TablePage code={CODE} />);
  return asked;
}

async function sayName(button = "Join") {
  fireEvent.input(await screen.findByLabelText("Your name"), { target: { value: "Luca" } });
  fireEvent.click(screen.getByRole("button", { name: button }));
}

const sat = (asked: { request: string }[]) =>
  asked.map(({ request }) => request).filter((request) => request.startsWith("PUT"));

describe("a link to a table", () => {
  it("opens for a stranger at the name, and seats them on the first free seat", async () => {
    const asked = visiting({
      [`GET /tables/${CODE}`]: HOSTED,
      [`PUT /tables/${CODE}/seats/1`]: undefined,
    });
    expect(await screen.findByLabelText("Your name")).toBe(document.activeElement);
    await sayName();
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sat(asked)).toEqual([`PUT /tables/${CODE}/seats/1`]);
  });

  it("lets a stranger watch instead", async () => {
    const asked = visiting({ [`GET /tables/${CODE}`]: HOSTED });
    await sayName("Watch");
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sat(asked)).toEqual([]);
  });

  it("looks for another seat when somebody was faster", async () => {
    let looks = 0;
    const seats = [person("anna", "Anna"), person("mia", "Mia")];
    const asked = answering({
      "POST /session": LUCA,
      [`PUT /tables/${CODE}/seats/1`]: [
        409,
        { code: "seat_taken", text: "", details: { seat: 1, name: "Mia" } },
      ],
      [`PUT /tables/${CODE}/seats/2`]: undefined,
      get [`GET /tables/${CODE}`]() {
        return ++looks <= 2 ? HOSTED : aTable({}, ...seats);
      },
    });
    render(<TablePage code={CODE} />);
    await sayName();
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sat(asked)).toEqual([`PUT /tables/${CODE}/seats/1`, `PUT /tables/${CODE}/seats/2`]);
  });

  it.each([
    ["locked", { locked: true }],
    ["playing", { status: "playing" }],
  ] as const)("brings in a stranger as a watcher when the table is %s", async (_, more) => {
    const asked = visiting({ [`GET /tables/${CODE}`]: { ...HOSTED, ...more } });
    await sayName();
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sat(asked)).toEqual([]);
  });

  it("tells a stranger at once, after the name, that there is no such table", async () => {
    visiting({ [`GET /tables/${CODE}`]: [404, { code: "unknown_table", text: "", details: {} }] });
    await sayName();
    expect(await screen.findByRole("heading", { name: "There is no such table" })).toBeTruthy();
  });

  it("says so to the one whom the host's part falls to", async () => {
    me.value = LUCA;
    const table = aTable({}, person("anna", "Anna"), person("luca", "Luca"));
    visiting({ [`GET /tables/${CODE}`]: table });
    render(<Toasts />);
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.accept();
    sockets[0]?.tell(table);
    await screen.findByRole("heading", { name: "Seats" });
    expect(screen.queryByText("You are the host now.")).toBeNull();
    sockets[0]?.tell({ ...table, host: "luca" });
    expect(await screen.findByText("You are the host now.")).toBeTruthy();
  });

  it("asks for a name before anything is sent", async () => {
    const asked = visiting({});
    fireEvent.click(await screen.findByRole("button", { name: "Join" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Type your name first.");
    expect(asked).toEqual([]);
  });

  it("brings one who sits there straight back in", async () => {
    me.value = { player: "anna", name: "Anna" };
    visiting({ [`GET /tables/${CODE}`]: HOSTED });
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.accept();
    sockets[0]?.tell(HOSTED);
    expect(await screen.findByRole("heading", { name: "Seats" })).toBeTruthy();
  });

  it("lets a watcher who loads the page again go on watching", async () => {
    me.value = LUCA;
    sessionStorage.setItem("trestle.entered", CODE);
    visiting({ [`GET /tables/${CODE}`]: HOSTED });
    await waitFor(() => expect(sockets).toHaveLength(1));
  });

  it("asks one who is known, but new here, whether to play or to watch", async () => {
    me.value = LUCA;
    visiting({ [`GET /tables/${CODE}`]: HOSTED });
    expect(((await screen.findByLabelText("Your name")) as HTMLInputElement).value).toBe("Luca");
    expect(sockets).toHaveLength(0);
  });

  it.each([
    [404, "There is no such table"],
    [403, "You cannot come in"],
    [500, "The server does not answer"],
  ])("shows a page of its own for %i", async (status, title) => {
    me.value = LUCA;
    visiting({ [`GET /tables/${CODE}`]: [status, { code: "x", text: "", details: {} }] });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  it.each([
    [4403, "You cannot come in"],
    [4401, "You are invited"],
  ])("ends at a page that says why, when the socket closes with %i", async (code, title) => {
    me.value = { player: "anna", name: "Anna" };
    visiting({ [`GET /tables/${CODE}`]: HOSTED });
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.accept();
    sockets[0]?.drop(code);
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  it("does not load itself again in a loop for another version", async () => {
    me.value = { player: "anna", name: "Anna" };
    sessionStorage.setItem("trestle.reloaded", "yes");
    visiting({ [`GET /tables/${CODE}`]: HOSTED });
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.accept();
    sockets[0]?.drop(4400);
    expect(await screen.findByRole("heading", { name: "There is a newer version" })).toBeTruthy();
  });
});
