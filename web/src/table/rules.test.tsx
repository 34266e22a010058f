import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n";
import { aRace, atTable } from "../testing";
import { Header } from "./header";
import { RulesButton, RulesDialog } from "./rules";

const tab = (name: string) => screen.getByRole("tab", { name });

describe("the rules of a game", () => {
  it("open in a dialog and close again", () => {
    render(<RulesButton game="gobble" />);
    fireEvent.click(screen.getByRole("button", { name: "Rules: Tantrix Gobble" }));
    expect(screen.getByRole("dialog", { name: "Rules: Tantrix Gobble" })).toBeTruthy();
    expect(screen.getByText("Get rid of your tiles")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("close with the key or the press that the browser takes for closing", () => {
    const onClose = vi.fn();
    render(<RulesDialog game="gobble" onClose={onClose} />);
    fireEvent(screen.getByRole("dialog"), new Event("close"));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("open where they were read last: at the short ones or at all", () => {
    const first = render(<RulesDialog game="gobble" onClose={vi.fn()} />);
    expect(tab("Short").ariaSelected).toBe("true");
    fireEvent.click(tab("All the rules"));
    expect(screen.getByText("The deal")).toBeTruthy();
    first.unmount();
    render(<RulesDialog game="gobble" onClose={vi.fn()} />);
    expect(tab("All the rules").ariaSelected).toBe("true");
    expect(localStorage.getItem("trestle.reads_all_rules")).toBe("true");
    fireEvent.click(tab("Short"));
  });

  it("are told in the language that is chosen while they are open", async () => {
    render(<RulesDialog game="gobble" onClose={vi.fn()} />);
    setLanguage("it");
    expect(await screen.findByText("Resta senza tessere")).toBeTruthy();
  });
});

describe("the rules in the table's menu", () => {
  it("tell what is unusual at this table, and give way when a race begins or ends behind them", async () => {
    const race = aRace({ options: { split: true, call: false } });
    const { store } = atTable("anna", race);
    const { rerender } = render(<Header store={store} table={race} />);
    fireEvent.click(screen.getByRole("button", { name: "Table menu" }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Rules" }));
    expect(screen.getByRole("dialog", { name: "Rules: Tantrix Gobble" })).toBeTruthy();
    expect(screen.getByText("at this table")).toBeTruthy();
    rerender(<Header store={store} table={{ ...race, status: "over" }} />);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
