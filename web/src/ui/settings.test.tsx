import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { kept } from "../kept";
import { alertOf, isForbidden, notifies, vibrate, vibrates } from "./alerts";
import { lettersAreKeys } from "./keys";
import { Settings, SettingsDialog } from "./settings";
import * as sound from "./sound";
import { startTheme, theme } from "./theme";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "vibrate");
  for (const choice of [lettersAreKeys, vibrates, ...Object.values(sound.heard)]) {
    choice.value = true;
  }
  sound.volume.value = 0.6;
  notifies.value = false;
  isForbidden.value = false;
});

const open = () => render(<SettingsDialog onClose={() => {}} />);
const flip = (name: string | RegExp) => fireEvent.click(screen.getByRole("checkbox", { name }));

describe("the settings", () => {
  it("show the language, and all the rest a press away", async () => {
    render(<Settings />);
    fireEvent.change(screen.getByLabelText("Language"), { target: { value: "it" } });
    fireEvent.click(screen.getByRole("button", { name: "Impostazioni" }));
    const dialog = await screen.findByRole("dialog", { name: "Impostazioni" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("change the colours at once, and for the next visit", () => {
    open();
    fireEvent.change(screen.getByLabelText("Colours"), { target: { value: "dark" } });
    expect(document.documentElement.dataset.theme).toBe("dark");
    theme.value = "auto";
    startTheme();
    expect(theme.value).toBe("dark");
    fireEvent.change(screen.getByLabelText("Colours"), { target: { value: "auto" } });
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it("let the ear choose: volume and groups sound as they are changed", () => {
    const played = vi.spyOn(sound, "play");
    open();
    fireEvent.change(screen.getByLabelText("Volume"), { target: { value: "30" } });
    expect(sound.volume.value).toBe(0.3);
    flip("Moves");
    flip("Moves");
    expect(sound.heard.moves.value).toBe(true);
    expect(played.mock.calls.map(([name]) => name)).toEqual(["chime", "lay", "lay"]);
  });

  it("switch letters off as keys, and remember it", () => {
    open();
    flip("Letters and digits as keys");
    expect(lettersAreKeys.value).toBe(false);
    expect(kept("letters_are_keys")).toBe("false");
  });

  it("offer vibration only where there is some, and none where it is switched off", () => {
    open();
    expect(screen.queryByRole("checkbox", { name: "Vibration" })).toBeNull();
    const shaken = vi.fn();
    Object.defineProperty(navigator, "vibrate", { value: shaken, configurable: true });
    open();
    vibrate(10);
    flip("Vibration");
    vibrate(20);
    expect(shaken.mock.calls).toEqual([[10]]);
  });
});

describe("notifications", () => {
  function browser(answer: NotificationPermission) {
    const shown: string[] = [];
    const FakeNotification = class {
      static permission: NotificationPermission = "default";
      static requestPermission = vi.fn(async () => {
        FakeNotification.permission = answer;
        return answer;
      });
      constructor(text: string) {
        shown.push(text);
      }
    };
    vi.stubGlobal("Notification", FakeNotification);
    return { shown, ask: FakeNotification.requestPermission };
  }
  const NOTIFY = "Notify me when a match starts";

  it("are asked for only by their switch, and shown once that was granted", async () => {
    const { shown, ask } = browser("granted");
    open();
    alertOf("too early");
    expect(ask).not.toHaveBeenCalled();
    flip(NOTIFY);
    await waitFor(() => expect(notifies.value).toBe(true));
    alertOf("The match has started.");
    expect(shown).toEqual(["The match has started."]);
  });

  it("stay off when the browser says no, and the switch says why", async () => {
    const { shown } = browser("denied");
    open();
    flip(NOTIFY);
    await screen.findByText("The browser does not allow notifications from this site.");
    await waitFor(() =>
      expect((screen.getByRole("checkbox", { name: NOTIFY }) as HTMLInputElement).checked).toBe(
        false,
      ),
    );
    alertOf("The match has started.");
    expect(shown).toEqual([]);
  });

  it("are no error on a phone that takes them from elsewhere only", () => {
    notifies.value = true;
    const Refusing = class {
      static permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    };
    vi.stubGlobal("Notification", Refusing);
    expect(() => alertOf("The match has started.")).not.toThrow();
  });
});
