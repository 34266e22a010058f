import { fireEvent, render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import type { Table } from "../net/wire.gen";
import { aGame, answering, aRace, atTable } from "../testing";
import { Reading } from "./reading";

function beside(table: Table) {
  answering({ "GET /games": [aGame()] });
  const { store } = atTable("anna", table);
  render(<Reading store={store} table={table} />);
}

const show = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));

describe("beside the board", () => {
  it("one reads what has happened, unless one chooses otherwise", () => {
    beside(aRace());
    expect(screen.getByRole("tabpanel", { name: "What happened" })).toBeTruthy();
    expect(screen.getByText("Nothing has happened since you came.")).toBeTruthy();
  });

  it("one reads the rules as they are at this table", () => {
    beside(aRace({ options: { split: true, call: false } }));
    show("Rules");
    expect(screen.getByText("Get rid of your tiles")).toBeTruthy();
    expect(screen.getByText("at this table")).toBeTruthy();
  });

  it("one reads how this table plays", async () => {
    beside(aRace({ options: { split: true } }));
    show("Options");
    expect((await screen.findByText(/Split double gifts/)).textContent).toBe(
      "Split double gifts: yes",
    );
  });
});
