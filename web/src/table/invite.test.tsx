import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answering } from "../testing";
import { Toasts } from "../ui/toast";
import { InviteCard, InviteLine } from "./invite";
import { addresses, learnAddresses, linkTo, reachOf } from "./link";

const CODE = "K7QF2MXW";
const AT_HOME = ["http://192.168.1.7:8000", "http://10.0.0.3:8000"];

beforeEach(() => {
  addresses.value = [location.origin];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const link = () => (screen.getByLabelText("Link to this table") as HTMLInputElement).value;

function withBrowser(parts: object) {
  vi.stubGlobal("navigator", { ...parts, languages: ["en"] });
}

describe("an invitation", () => {
  it("is a code, a link, and a picture of the link", async () => {
    render(<InviteCard code={CODE} />);
    expect(screen.getByText(CODE)).toBeTruthy();
    expect(link()).toBe(`${location.origin}/t/${CODE}`);
    expect(await screen.findByRole("img", { name: `QR code of ${link()}` })).toBeTruthy();
  });

  it("selects the link where the browser lets nobody copy", async () => {
    render(<InviteCard code={CODE} />);
    press("Copy link");
    const field = screen.getByLabelText("Link to this table") as HTMLInputElement;
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it("is copied by the older way over plain http", async () => {
    const commands: string[] = [];
    document.execCommand = (command) => {
      commands.push(`${command} ${document.querySelector("textarea")?.value}`);
      return true;
    };
    render(
      <>
        <InviteCard code={CODE} />
        <Toasts />
      </>,
    );
    press("Copy link");
    expect(await screen.findByText("Link copied")).toBeTruthy();
    expect(commands).toEqual([`copy ${link()}`]);
    expect(document.querySelector("textarea")).toBeNull();
    Reflect.deleteProperty(document, "execCommand");
  });

  it("goes through the device's share sheet where there is one, and may be called off", async () => {
    const share = vi.fn().mockRejectedValue(new DOMException("", "AbortError"));
    withBrowser({ share });
    render(<InviteCard code={CODE} />);
    press("Share…");
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0]).toMatchObject({ url: link() });
  });

  it("offers no share sheet where there is none", () => {
    render(<InviteCard code={CODE} />);
    expect(screen.queryByRole("button", { name: "Share…" })).toBeNull();
  });
});

describe("an invitation on a phone", () => {
  it("is one line, with the rest in a dialog", async () => {
    render(<InviteLine code={CODE} />);
    expect(screen.queryByLabelText("Link to this table")).toBeNull();
    press("QR code");
    expect(await screen.findByRole("img", { name: /QR code of/ })).toBeTruthy();
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens the dialog where the browser lets nobody copy", async () => {
    render(<InviteLine code={CODE} />);
    press("Copy link");
    expect(await screen.findByRole("dialog", { name: "Invite" })).toBeTruthy();
  });
});

describe("the address of an invitation", () => {
  it("is the one the server tells, for a page from localhost", async () => {
    answering({ "GET /addresses": { addresses: AT_HOME } });
    render(<InviteCard code={CODE} />);
    expect(screen.getByText("Only this computer can open this link.")).toBeTruthy();
    await learnAddresses();
    await waitFor(() => expect(link()).toBe(`http://192.168.1.7:8000/t/${CODE}`));
    expect(screen.getByText("This link is for devices in your network.")).toBeTruthy();
  });

  it("can be another one of this machine", async () => {
    answering({ "GET /addresses": { addresses: AT_HOME } });
    render(<InviteCard code={CODE} />);
    await learnAddresses();
    fireEvent.change(await screen.findByLabelText("Address"), { target: { value: AT_HOME[1] } });
    await waitFor(() => expect(link()).toBe(`http://10.0.0.3:8000/t/${CODE}`));
    expect(await screen.findByRole("img", { name: `QR code of ${link()}` })).toBeTruthy();
  });

  it("stays the page's own when the server tells none", async () => {
    answering({});
    await learnAddresses();
    expect(linkTo({ code: CODE })).toBe(`${location.origin}/t/${CODE}`);
  });

  it.each([
    ["https://play.example.org", "everyone"],
    ["http://172.20.1.1:8000", "network"],
    ["http://172.32.1.1:8000", "everyone"],
    ["http://[::1]:8000", "nobody"],
    ["http://127.0.0.1:8000", "nobody"],
  ])("%s reaches %s", (one, whom) => {
    expect(reachOf(one)).toBe(whom);
  });
});
