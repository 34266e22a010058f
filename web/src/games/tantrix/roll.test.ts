import { expect, it } from "vitest";
import { rolling } from "./roll";

function turns(...rolls: WheelEventInit[]): number[] {
  const turned: number[] = [];
  const roll = rolling((step) => turned.push(step));
  for (const init of rolls) roll(new WheelEvent("wheel", init));
  return turned;
}

it("turns a tile once a notch, however small the wheel's own steps are", () => {
  expect(turns({ deltaY: 30 }, { deltaY: 30 }, { deltaY: 30 })).toEqual([1]);
  expect(turns({ deltaY: -120 }, { deltaY: 120 })).toEqual([-1, 1]);
});

it("takes a line for twenty pixels", () => {
  expect(turns({ deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE })).toEqual([1]);
});

it("turns back with Shift, whichever way the system lets it roll then", () => {
  expect(turns({ deltaX: 120, shiftKey: true }, { deltaY: 120, shiftKey: true })).toEqual([-1, -1]);
});
