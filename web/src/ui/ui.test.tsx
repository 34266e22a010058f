import { act, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { path, placeOf } from "../router";
import { settle } from "../testing";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { useKeptFocus } from "./focus";
import { Link } from "./link";
import { Menu } from "./menu";
import { minutes, useNow } from "./now";
import { complain, notify, Toasts } from "./toast";

describe("a button", () => {
  it("cannot be pressed again while it is at work", async () => {
    let done = () => {};
    const onPress = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
    render(<Button onPress={onPress}>Go</Button>);
    const button = screen.getByRole("button", { name: "Go" });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    fireEvent.click(button);
    done();
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe("a double click", () => {
  it("is one press, so that it does not undo itself", () => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>Ready</Button>);
    const button = screen.getByRole("button", { name: "Ready" });
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
    expect(onPress).toHaveBeenCalledOnce();
  });

  it("that began on something else is a press like any other", () => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>Ready</Button>);
    fireEvent.click(screen.getByRole("button", { name: "Ready" }), { detail: 2 });
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe("a press beside a dialog", () => {
  function pressed(began: "beside" | "inside") {
    const onClose = vi.fn();
    render(
      <Dialog title="Invite" onClose={onClose}>
        <p>Inside</p>
      </Dialog>,
    );
    const dialog = screen.getByRole("dialog");
    const at = { clientX: 500, clientY: 500 };
    fireEvent.pointerDown(began === "beside" ? dialog : screen.getByText("Inside"), at);
    fireEvent.click(dialog, at);
    return onClose;
  }

  it("closes it", () => {
    expect(pressed("beside")).toHaveBeenCalledOnce();
  });

  it("does not close it when it began inside, as when a text is selected", () => {
    expect(pressed("inside")).not.toHaveBeenCalled();
  });
});

describe("a menu", () => {
  function opened() {
    const pressed: string[] = [];
    const item = (text: string) => ({ text, onPress: () => pressed.push(text) });
    render(<Menu label="More" items={["One", "Two", "Three"].map(item)} />);
    fireEvent.click(screen.getByRole("button", { name: "More" }));
    return pressed;
  }
  const active = () => document.activeElement?.textContent;
  const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });

  it("is walked by the arrow keys, round and round", async () => {
    opened();
    await waitFor(() => expect(active()).toBe("One"));
    key("ArrowDown");
    expect(active()).toBe("Two");
    key("ArrowUp");
    key("ArrowUp");
    expect(active()).toBe("Three");
  });

  it("closes with Escape, and gives the focus back", async () => {
    opened();
    await waitFor(() => expect(active()).toBe("One"));
    key("Escape");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" }));
  });

  it("closes when something else is pressed", async () => {
    opened();
    await waitFor(() => expect(active()).toBe("One"));
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  });

  it("closes with what is chosen", async () => {
    const pressed = opened();
    fireEvent.click(screen.getByRole("menuitem", { name: "Two" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(pressed).toEqual(["Two"]);
  });
});

describe("a dialog", () => {
  it("is named by its title, and closes by its button or by Escape", () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Sure?" onClose={onClose}>
        text
      </Dialog>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent(screen.getByRole("dialog", { name: "Sure?" }), new Event("close"));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("that makes way for another says no more", async () => {
    const onClose = vi.fn();
    const dialogs = (title: string) => (
      <Dialog key={title} title={title} onClose={onClose}>
        text
      </Dialog>
    );
    const { rerender } = render(dialogs("Luca"));
    rerender(dialogs("Sure?"));
    await settle();
    expect(screen.getByRole("dialog", { name: "Sure?" })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("a notice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is shown for a while, complaints as an alert and each once", async () => {
    render(<Toasts />);
    act(() => {
      notify("Copied");
      complain("No");
      complain("No");
    });
    expect(screen.getByRole("status").textContent).toBe("Copied");
    expect(screen.getByRole("alert").textContent).toBe("No");
    act(() => void vi.advanceTimersByTime(7_000));
    expect(screen.getByRole("alert").textContent).toBe("");
  });
});

describe("a link of ours", () => {
  it("changes the page without loading it, unless it is meant for another tab", () => {
    path.value = "/";
    render(<Link to="/t/K7QF2MXW">there</Link>);
    const link = screen.getByRole("link");
    fireEvent.click(link, { ctrlKey: true });
    expect(path.value).toBe("/");
    fireEvent.click(link);
    expect([path.value, location.pathname]).toEqual(["/t/K7QF2MXW", "/t/K7QF2MXW"]);
  });

  it.each([
    ["/", { page: "home" }],
    ["/t/k7qf2mxw", { page: "table", code: "K7QF2MXW" }],
    ["/t/", { page: "nowhere" }],
    ["/else", { page: "nowhere" }],
  ])("to %s leads to a page", (address, place) => {
    expect(placeOf(address)).toEqual(place);
  });
});

describe("a time on screen", () => {
  it("is told in minutes and seconds", () => {
    expect([0, 9.7, 75, 600].map(minutes)).toEqual(["0:00", "0:09", "1:15", "10:00"]);
  });

  it("goes on while it is looked at", () => {
    vi.useFakeTimers();
    let now = 1;
    const Shown = () => <p>{useNow(() => now, 1_000)}</p>;
    render(<Shown />);
    now = 2;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText("2")).toBeTruthy();
    vi.useRealTimers();
  });
});

describe("the focus", () => {
  function Seat({ isFree }: { isFree: boolean }) {
    return (
      <div ref={useKeptFocus()}>
        {isFree ? <a href="#sit">Sit</a> : <button type="button">Stand</button>}
      </div>
    );
  }

  it("stays where the control that had it gives way to another", () => {
    const { rerender } = render(<Seat isFree />);
    screen.getByText("Sit").focus();
    rerender(<Seat isFree={false} />);
    expect(document.activeElement).toBe(screen.getByText("Stand"));
  });

  it("is not called to where it was not", () => {
    const { rerender } = render(<Seat isFree />);
    rerender(<Seat isFree={false} />);
    expect(document.activeElement).toBe(document.body);
  });
});
