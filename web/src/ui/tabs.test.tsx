import { useSignal } from "@preact/signals";
import { fireEvent, render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { Tabs } from "./tabs";

const NAMES = ["log", "rules", "options"] as const;

function Three() {
  const shown = useSignal<(typeof NAMES)[number]>("log");
  return (
    <Tabs
      label="To read"
      tabs={NAMES.map((name) => ({ name, text: name }))}
      shown={shown.value}
      onShow={(name) => {
        shown.value = name;
      }}
    >
      <p>{`all of ${shown.value}`}</p>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole("tab", { name });

describe("tabs", () => {
  it("show what belongs to the one that was pressed", () => {
    render(<Three />);
    expect(screen.getByRole("tabpanel", { name: "log" }).textContent).toBe("all of log");
    fireEvent.click(tab("rules"));
    expect(screen.getByRole("tabpanel", { name: "rules" }).textContent).toBe("all of rules");
    expect(tab("rules").ariaSelected).toBe("true");
    expect(tab("log").ariaSelected).toBe("false");
  });

  it("are walked with the arrow keys, around their ends, and are one stop of the tab key", () => {
    render(<Three />);
    fireEvent.keyDown(tab("log"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(tab("options"));
    fireEvent.keyDown(tab("options"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(tab("log"));
    fireEvent.keyDown(tab("log"), { key: "End" });
    expect(screen.getByText("all of options")).toBeTruthy();
    fireEvent.keyDown(tab("options"), { key: "Home" });
    expect(screen.getByText("all of log")).toBeTruthy();
    expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      tab("log"),
    ]);
  });
});
