import { fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import type { Table } from "../net/wire.gen";
import { aRace, atTable } from "../testing";
import { isNarrow } from "../ui/wide";
import { Header } from "./header";

function shown(me: string, more: Partial<Table> = {}) {
  const table = aRace(more);
  const { store } = atTable(me, table);
  render(<Header store={store} table={table} />);
  return within(screen.getByRole("banner"));
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  isNarrow.value = false;
});

describe("the bar on top", () => {
  it("names the game and the table", () => {
    const bar = shown("anna");
    expect(bar.getByText("Tantrix Gobble")).toBeTruthy();
    expect(bar.getByText("K7QF2MXW")).toBeTruthy();
  });

  it("keeps to the short name on a phone, and leaves the code to the invitation", () => {
    isNarrow.value = true;
    const bar = shown("anna");
    expect(bar.getByText("Gobble")).toBeTruthy();
    expect(bar.queryByText("K7QF2MXW")).toBeNull();
    press("Table menu");
    fireEvent.click(screen.getByRole("menuitem", { name: "Invite…" }));
    expect(screen.getByRole("dialog", { name: "Invite" }).textContent).toContain("K7QF2MXW");
  });

  it("tells how a series stands", () => {
    const series = [
      { player: "anna", name: "Anna", wins: 1, matches: 3 },
      { player: "luca", name: "Luca", wins: 2, matches: 3 },
    ];
    const bar = shown("anna", { series, first_to: 3 });
    expect(bar.getByText("Luca 2 · Anna 1 · first to 3")).toBeTruthy();
  });

  it("counts those who watch, and names them for one who asks", () => {
    const people = [{ player: "mia", name: "Mia" }];
    shown("anna", { spectators: { count: 3, people } });
    press("3 are watching");
    const dialog = within(screen.getByRole("dialog", { name: "Watching" }));
    expect(dialog.getByText("Mia")).toBeTruthy();
    expect(dialog.getByText("2 more")).toBeTruthy();
  });

  it("counts nobody when nobody watches", () => {
    expect(shown("anna").queryByRole("button", { name: /watching/ })).toBeNull();
  });
});
