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
        return ++looks <= 3 ? HOSTED : aTable({}, ...seats);
      },
    });
    render(<TablePage code={CODE} />);
    await sayName();
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sat(asked)).toEqual([`PUT /tables/${CODE}/seats/1`, `PUT /tables/${CODE}/seats/2`]);
  });

  it("brings in a stranger as a watcher when the table is locked", async () => {
    const asked = visiting({ [`GET /tables/${CODE}`]: { ...HOSTED, locked: true } });
    expect(await screen.findByText(/The host has locked this table/)).toBeTruthy();
    await sayName();
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sat(asked)).toEqual([]);
  });

  it("tells at the door what is played, who is there and how many seats are taken", async () => {
    const away = person("mia", "Mia", { presence: "away" });
    const table = aTable({}, person("anna", "Anna"), person("luca", "Luca"), away);
    visiting({ [`GET /tables/${CODE}`]: table });
    expect(await screen.findByText(/Anna and Luca are here\. 3 of 6 seats taken\./)).toBeTruthy();
    expect(screen.getByText("Tantrix Gobble")).toBeTruthy();
  });

  it.each([
    ["Watch", []],
    ["Take the next free seat", [`PUT /tables/${CODE}/seats/1`]],
  ])("during a match lets one choose: %s", async (choice, seats) => {
    const asked = visiting({
      [`GET /tables/${CODE}`]: { ...HOSTED, status: "playing" },
      [`PUT /tables/${CODE}/seats/1`]: undefined,
    });
    expect(await screen.findByText(/A match is on/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
    await sayName(choice);
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sat(asked)).toEqual(seats);
  });

  it("watches on Enter, during a match", async () => {
    const asked = visiting({ [`GET /tables/${CODE}`]: { ...HOSTED, status: "playing" } });
    const field = await screen.findByLabelText("Your name");
    fireEvent.input(field, { target: { value: "Luca" } });
    fireEvent.submit(field.closest("form") as HTMLFormElement);
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sat(asked)).toEqual([]);
  });

  it("offers only to watch when all seats are taken", async () => {
    const full = ["anna", "mia", "tom", "eva", "ugo", "ida"].map((id) => person(id, id));
    visiting({ [`GET /tables/${CODE}`]: aTable({}, ...full) });
    expect(await screen.findByText("All seats are taken. You can watch.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
    expect(screen.getByRole("button", { name: "Watch" })).toBeTruthy();
  });

  it("cannot be entered twice by a hasty hand", async () => {
    const asked = visiting({
      [`GET /tables/${CODE}`]: HOSTED,
      [`PUT /tables/${CODE}/seats/1`]: undefined,
    });
    await sayName();
    const field = screen.getByLabelText("Your name");
    fireEvent.submit(field.closest("form") as HTMLFormElement);
    fireEvent.click(screen.getByRole("button", { name: "Join" }));
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sat(asked)).toEqual([`PUT /tables/${CODE}/seats/1`]);
  });

  it("tells a stranger at once that there is no such table", async () => {
    visiting({ [`GET /tables/${CODE}`]: [404, { code: "unknown_table", text: "", details: {} }] });
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
    const asked = visiting({ [`GET /tables/${CODE}`]: HOSTED });
    fireEvent.click(await screen.findByRole("button", { name: "Join" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Type your name first.");
    expect(asked.map(({ request }) => request)).toEqual([`GET /tables/${CODE}`]);
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
