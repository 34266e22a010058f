import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";
import type { FormSchema } from "../net/http";
import { OptionsForm, OptionsList } from "./options";

const schema: FormSchema = {
  properties: {
    split: { type: "boolean", default: false, description: "Two gifts, two opponents." },
    share: { $ref: "#/$defs/Share", default: "full" },
    minutes: { type: "integer", default: 5, minimum: 1, maximum: 30 },
    shape: { type: "object" },
  },
  $defs: { Share: { type: "string", enum: ["full", "half"] } },
};

function form(values = {}) {
  const onChange = vi.fn();
  render(
    <OptionsForm schema={schema} values={values} texts="games.toy.options" onChange={onChange} />,
  );
  return onChange;
}

describe("a form from a schema", () => {
  it("shows a switch for yes or no, with the schema's own words when the page has none", () => {
    const onChange = form();
    const split = screen.getByRole("checkbox", { name: "split" }) as HTMLInputElement;
    expect(split.checked).toBe(false);
    expect(screen.getByText("Two gifts, two opponents.")).toBeTruthy();
    fireEvent.click(split);
    expect(onChange).toHaveBeenCalledWith({ split: true });
  });

  it("shows a choice for an enumeration, also one that is referred to", () => {
    const onChange = form({ share: "half", split: true });
    const share = screen.getByRole("combobox", { name: "share" }) as HTMLSelectElement;
    expect(share.value).toBe("half");
    fireEvent.change(share, { target: { value: "full" } });
    expect(onChange).toHaveBeenCalledWith({ share: "full", split: true });
  });

  it("shows a number with its bounds, and takes none beyond them", () => {
    const onChange = form();
    const minutes = screen.getByRole("spinbutton", { name: "minutes" }) as HTMLInputElement;
    expect([minutes.value, minutes.min, minutes.max]).toEqual(["5", "1", "30"]);
    fireEvent.change(minutes, { target: { value: "31" } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(minutes, { target: { value: "10" } });
    expect(onChange).toHaveBeenCalledWith({ minutes: 10 });
  });

  it("keeps a choice that is not back from the server when the next one is made", async () => {
    const onChange = form();
    fireEvent.click(screen.getByRole("checkbox", { name: "split" }));
    fireEvent.change(screen.getByLabelText("share"), { target: { value: "half" } });
    expect(onChange).toHaveBeenLastCalledWith({ split: true, share: "half" });
  });

  it("shows what was before when a choice is refused", async () => {
    const onChange = form();
    onChange.mockResolvedValue(false);
    const split = screen.getByRole("checkbox", { name: "split" }) as HTMLInputElement;
    fireEvent.click(split);
    await waitFor(() => expect(split.checked).toBe(false));
  });

  it("leaves out what it has no input for", () => {
    form();
    expect(screen.queryByText("shape")).toBeNull();
  });
});

describe("options to read", () => {
  it("are all there, with the defaults for what is not set", () => {
    render(<OptionsList schema={schema} values={{ split: true }} texts="games.toy.options" />);
    expect(screen.getByText("yes")).toBeTruthy();
    expect(screen.getByText("full")).toBeTruthy();
  });

  it("may leave out what is as always", () => {
    const values = { split: false, share: "half" };
    render(<OptionsList schema={schema} values={values} texts="games.toy.options" onlyUnusual />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "share: half",
    ]);
  });
});
