import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Place } from "../scene";
import { GiftScene } from "./gift_scene";
import type { Given } from "./messages.gen";

const ANNA = 0;
const LUCA = 1;
const MIA = 2;

let hidden: Place[];
let scene: GiftScene;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = [];
  scene = new GiftScene((place) =>
    hidden.includes(place) ? undefined : { x: 10, y: 20, width: "cell" in place ? 100 : 56 },
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const given = (seat: number, to: number, late = false): Given => ({
  type: "given",
  seat,
  to,
  tile: 7,
  late,
});
const flights = () => scene.flights.all.value;

describe("a flight", () => {
  it("begins where the tile is seen, and is over in 220 ms", () => {
    scene.fly(7, 2, { cell: "0,1" }, { hand: 7 });
    expect(flights()).toEqual([
      expect.objectContaining({ tile: 7, rotation: 2, from: { x: 10, y: 20, width: 100 } }),
    ]);
    expect(scene.isAwaited(7)).toBe(true);
    vi.advanceTimersByTime(219);
    expect(flights()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(flights()).toEqual([]);
    expect(scene.isAwaited(7)).toBe(false);
  });

  it("of a tile that is not to be seen does not happen", () => {
    const nowhere = { cell: "9,9" };
    hidden.push(nowhere);
    scene.fly(7, 2, nowhere, { hand: 7 });
    expect(flights()).toEqual([]);
  });
});

it("words stand at a cell for 1.6 s, each for its own", () => {
  scene.write("0,1", "Luca was faster · 90 ms");
  vi.advanceTimersByTime(1000);
  scene.write("0,2", "Mia was faster · 5 ms");
  vi.advanceTimersByTime(600);
  expect(scene.labels.all.value.map(({ cell }) => cell)).toEqual(["0,2"]);
  vi.advanceTimersByTime(1000);
  expect(scene.labels.all.value).toEqual([]);
});

describe("a gift", () => {
  it("to you flies from its giver, who is named for 2.5 s", () => {
    scene.take([given(LUCA, ANNA)], ANNA);
    expect(flights().map(({ to }) => to)).toEqual([{ hand: 7 }]);
    expect(scene.giverOf(7)).toBe(LUCA);
    vi.advanceTimersByTime(2500);
    expect(scene.giverOf(7)).toBeUndefined();
  });

  it("between others flies from one to the other, also for those who watch", () => {
    scene.take([given(LUCA, MIA)], ANNA);
    scene.take([given(LUCA, MIA)], undefined);
    expect(flights().map(({ to }) => to)).toEqual([{ seat: MIA }, { seat: MIA }]);
    expect(scene.giverOf(7)).toBeUndefined();
  });

  it("of yours has flown when you gave it, unless it was given for you", () => {
    scene.take([given(ANNA, LUCA)], ANNA);
    expect(flights()).toEqual([]);
    scene.take([given(ANNA, LUCA, true)], ANNA);
    expect(flights().map(({ to }) => to)).toEqual([{ seat: LUCA }]);
  });
});
