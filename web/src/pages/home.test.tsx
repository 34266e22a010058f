import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import { path } from "../router";
import { me } from "../session";
import { aGame, answering } from "../testing";
import { Home } from "./home";

const NOTHING = { "GET /games": [aGame()], "GET /tables": [], "GET /tables/mine": [] };
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

  it("says what went wrong, and tries again", async () => {
    answering({ "GET /tables": [] });
    render(<Home />);
    expect(await screen.findByText("The server cannot be reached.")).toBeTruthy();
    answering(NOTHING);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: OPEN })).toBeTruthy();
  });
});
