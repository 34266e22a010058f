import { describe, expect, it } from "vitest";
import { PlayClock } from "./clock";

function clockAt(local: number) {
  const world = { local };
  return { world, clock: new PlayClock(() => world.local) };
}

describe("the play clock", () => {
  it("goes on by itself while it runs", () => {
    const { world, clock } = clockAt(1_000);
    clock.set(5, true);
    world.local = 3_500;
    expect(clock.now()).toBe(7.5);
  });

  it("stands still when it is stopped", () => {
    const { world, clock } = clockAt(0);
    clock.set(5, false);
    world.local = 9_000;
    expect(clock.now()).toBe(5);
  });

  it("stands still at what was known last when the line is lost", () => {
    const { world, clock } = clockAt(0);
    clock.set(5, true);
    world.local = 2_000;
    clock.stop();
    world.local = 9_000;
    expect(clock.now()).toBe(7);
  });

  it("takes half the way there and back as the pong's age", () => {
    const { world, clock } = clockAt(0);
    world.local = 200;
    expect(clock.measure({ sent: 0, now: 10, running: true })).toBe(200);
    expect(clock.now()).toBe(10.1);
  });

  it("is brought forward by an update, and never back", () => {
    const { clock } = clockAt(0);
    clock.set(5, true);
    clock.reach(6);
    expect(clock.now()).toBe(6);
    clock.reach(4);
    expect(clock.now()).toBe(6);
  });
});
