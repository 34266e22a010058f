import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { kept } from "../kept";
import * as session from "../session";
import { answering } from "../testing";
import { You } from "./you";

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

let become: MockInstance;

beforeEach(() => {
  become = vi.spyOn(session, "becomeOther").mockImplementation(() => {});
  session.me.value = { player: "p1", name: "Anna" };
});

describe("who one is", () => {
  it("takes another name", async () => {
    answering({ "POST /session": { player: "p1", name: "Annalena" } });
    render(<You />);
    type("Your name", " Annalena ");
    press("Change name");
    expect(await screen.findByText("From now on you are Annalena.")).toBeTruthy();
    expect([session.me.value?.name, kept("name")]).toEqual(["Annalena", "Annalena"]);
  });

  it("takes no empty name", async () => {
    const asked = answering({});
    render(<You />);
    type("Your name", " ");
    press("Change name");
    expect(await screen.findByText("Type your name first.")).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it("gives a code for another device, and says what to do with it", async () => {
    answering({ "POST /session/recovery": { code: "K7QF-2MXW-ABCD", seconds: 600 } });
    render(<You />);
    press("Use on another device");
    expect(await screen.findByText("K7QF-2MXW-ABCD")).toBeTruthy();
    expect(screen.getByText(/It works once, for 10 minutes\./)).toBeTruthy();
  });

  it("comes from another device by its code, also as a stranger", async () => {
    session.me.value = undefined;
    const asked = answering({ "PUT /session/recovery": { player: "p1", name: "Anna" } });
    render(<You />);
    expect(screen.getAllByRole("button")).toHaveLength(1);
    type("Code from another device", "k7qf 2mxw abcd");
    press("Be the same here");
    await waitFor(() => expect(become).toHaveBeenCalledWith("Anna"));
    expect(asked[0]?.body).toEqual({ code: "k7qf 2mxw abcd" });
  });

  it("warns whoever is somebody already that they leave that behind", () => {
    render(<You />);
    expect(screen.getByText(/and no longer Anna\./)).toBeTruthy();
  });

  it("stays who one is when the code is not valid", async () => {
    answering({
      "PUT /session/recovery": [404, { code: "unknown_recovery", text: "No.", details: {} }],
    });
    render(<You />);
    type("Code from another device", "nonsense");
    press("Be the same here");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Be the same here" })).toBeTruthy(),
    );
    expect(become).not.toHaveBeenCalled();
  });

  it("is deleted once that is meant", async () => {
    const asked = answering({ "DELETE /session": undefined });
    render(<You />);
    press("Delete me");
    const question = screen.getByRole("dialog", { name: "Delete yourself?" });
    expect(asked).toEqual([]);
    fireEvent.click(within(question).getByRole("button", { name: "Delete me for good" }));
    await waitFor(() => expect(become).toHaveBeenCalledWith(""));
  });
});
