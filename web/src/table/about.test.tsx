import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { aRace, atTable, settle } from "../testing";
import { Chat } from "./chat";
import { EmoteBubbles } from "./emote";
import { People } from "./people";
import { TableStore } from "./store";

const SAID = { type: "said", player: "luca", name: "Luca", at: 1 } as const;

function gathered() {
  const table = aRace();
  const { store, world, voice } = atTable("anna", table);
  world.socket.tell({ ...SAID, id: "1", text: "slowpoke" });
  render(
    <>
      <People store={store} table={table} />
      <Chat store={store} />
      <EmoteBubbles store={store} />
    </>,
  );
  return { store, world, voice };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const lines = () => within(screen.getByRole("log")).queryAllByRole("listitem").length;

function hideLuca() {
  const row = screen.getAllByText("Luca")[0]?.closest("li") as HTMLElement;
  fireEvent.click(within(row).getByRole("button", { name: "More about Luca" }));
  press("Hide reactions and chat of Luca");
}

describe("one whom you hide", () => {
  it("is not read, neither what they have said nor what they say", async () => {
    const { store, world } = gathered();
    expect(lines()).toBe(1);
    hideLuca();
    await waitFor(() => expect(lines()).toBe(0));
    world.socket.tell({ ...SAID, id: "2", text: "hello?" });
    await settle();
    expect(lines()).toBe(0);
    expect(store.unread.value).toBe(0);
  });

  it("shows you no reactions", async () => {
    const { world } = gathered();
    const emoted = { type: "emoted", player: "luca", name: "Luca" } as const;
    world.socket.tell({ ...emoted, emote: "wow" });
    expect(await screen.findByText(/Luca: Wow!/)).toBeTruthy();
    hideLuca();
    world.socket.tell({ ...emoted, emote: "oops" });
    await settle();
    expect(screen.queryByText(/Luca: Oops!/)).toBeNull();
  });

  it("can be shown again, with all they have said meanwhile", async () => {
    const { world } = gathered();
    hideLuca();
    world.socket.tell({ ...SAID, id: "2", text: "hello?" });
    await waitFor(() => expect(lines()).toBe(0));
    fireEvent.click(await screen.findByText("Show reactions and chat of Luca again"));
    await waitFor(() => expect(lines()).toBe(2));
  });

  it("stays hidden when the page is loaded again in this tab", () => {
    const { store, world, voice } = gathered();
    hideLuca();
    expect(new TableStore(store.code, "anna", world, voice).muted.value.has("luca")).toBe(true);
  });
});

describe("who speaks in the chat", () => {
  it("is a press away from being sent away, for the host", () => {
    gathered();
    press("Luca");
    expect(screen.getByRole("button", { name: "Send Luca away" })).toBeTruthy();
  });

  it("moves nobody during a match", () => {
    gathered();
    fireEvent.click(screen.getAllByRole("button", { name: "More about Luca" })[0] as HTMLElement);
    expect(screen.queryByRole("button", { name: /Move|Swap/ })).toBeNull();
  });
});
