import { describe, expect, it } from "vitest";
import { decoded, Reel } from "./frames";
import { packed } from "./picture_testing";
import type { Pose } from "./pose";

const pose = (x: number, angle = 0): Pose => ({ x, y: 100, angle });
const only = (x: number, angle = 0) => new Map([[6, pose(x, angle)]]);

describe("a picture", () => {
  it("tells where the bodies are that have moved", () => {
    const poses = decoded(packed([6, -12.35, 400.05, Math.PI / 2], [50, 3, 0, 0]));
    expect([...poses.keys()]).toEqual([6, 50]);
    expect(poses.get(6)?.x).toBeCloseTo(-12.35);
    expect(poses.get(6)?.y).toBeCloseTo(400.05);
    expect(poses.get(6)?.angle).toBeCloseTo(Math.PI / 2, 3);
  });

  it("may tell of none", () => {
    expect(decoded(packed()).size).toBe(0);
  });

  it("is read where it begins in what has come", () => {
    const { buffer } = packed([7, 1, 2, 0]);
    const frame = new Uint8Array(12 + buffer.byteLength);
    frame.set(new Uint8Array(buffer), 12);
    expect(decoded(new DataView(frame.buffer, 12)).get(7)?.y).toBeCloseTo(2);
  });
});

describe("between two pictures", () => {
  it("a body is part of the way", () => {
    const reel = new Reel();
    reel.add(1, only(0));
    reel.add(1.1, only(10));
    expect(reel.at(1.05).get(6)?.x).toBeCloseTo(5);
  });

  it("it turns the short way round", () => {
    const reel = new Reel();
    reel.add(1, only(0, 0.1));
    reel.add(1.1, only(0, 2 * Math.PI - 0.1));
    expect(reel.at(1.05).get(6)?.angle).toBeCloseTo(0);
  });

  it("a body that is taken away is there until the next one", () => {
    const reel = new Reel();
    reel.add(1, only(0));
    reel.add(1.1, new Map());
    expect(reel.at(1.09).has(6)).toBe(true);
    expect(reel.at(1.1).has(6)).toBe(false);
  });

  it("what stood still for long begins to move only then", () => {
    const reel = new Reel();
    reel.add(1, only(0));
    reel.add(9, only(10));
    expect(reel.at(5).get(6)?.x).toBe(0);
    expect(reel.at(8.96).get(6)?.x).toBe(0);
    expect(reel.at(9).get(6)?.x).toBe(10);
  });

  it("what stands still is the very same, so that nothing is drawn anew", () => {
    const reel = new Reel();
    const rest = only(0);
    reel.add(1, rest);
    reel.add(1.1, new Map([...rest, [7, pose(3)]]));
    expect(reel.at(1.05).get(6)).toBe(rest.get(6));
    expect(reel.at(2)).toBe(reel.at(3));
  });
});

describe("a reel", () => {
  it("shows the first before, and the last after all there are", () => {
    const reel = new Reel();
    reel.add(1, only(0));
    reel.add(1.1, only(10));
    expect(reel.at(0).get(6)?.x).toBe(0);
    expect(reel.at(4).get(6)?.x).toBe(10);
    expect(reel.isOver(1.05)).toBe(false);
    expect(reel.isOver(1.1)).toBe(true);
  });

  it("takes the newer of two that are told for the same time", () => {
    const reel = new Reel();
    reel.add(1, only(0));
    reel.add(1, only(10));
    expect(reel.at(1).get(6)?.x).toBe(10);
  });

  it("that goes back in time, as a replay does, shows how all stood then", () => {
    const reel = new Reel();
    reel.add(1, only(0));
    reel.add(9, only(50));
    reel.add(1, only(0));
    reel.add(1.1, only(10));
    expect([1, 1.05, 9].map((now) => reel.at(now).get(6)?.x)).toEqual([0, expect.closeTo(5), 10]);
  });

  it("has a stick where it is put in all that is still to be shown", () => {
    const reel = new Reel();
    reel.add(1, new Map());
    reel.add(1.1, new Map());
    reel.put(8, pose(44));
    expect(reel.at(1.02).get(8)?.x).toBe(44);
  });
});
