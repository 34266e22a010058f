import { describe, expect, it } from "vitest";
import { lookedAt } from "./lens";
import type { NTropyView } from "./messages.gen";
import { packed } from "./picture_testing";
import { aScene, IN_HAND } from "./scene_testing";
import { BASE_ALONE } from "./testing";

const WITH_SIX = { ...BASE_ALONE, "6": { x: 0, y: 362, angle: Math.PI / 2, upright: true } };
const SETTLING: Partial<NTropyView> = {
  phase: "settle",
  bodies: WITH_SIX,
  settling: { stick: 6, seat: 0, since: 0.5, seconds: 5 },
};

/** Somebody else's stick, which is shown to hang in the air by pictures. */
const HELD_BY_LUCA: Partial<NTropyView> = { ...IN_HAND, active: 1 };

describe("what moves", () => {
  it("is shown a tenth of a second late, between two pictures", () => {
    const { match, scene, pass } = aScene(SETTLING);
    const start = match.now();
    match.picture.value = { seq: 1, now: start, bytes: packed([6, 0, 362, Math.PI / 2]) };
    match.picture.value = { seq: 1, now: start + 0.1, bytes: packed([6, 20, 362, Math.PI / 2]) };
    pass(0.15);
    expect(scene.poses.get(6)?.x).toBeCloseTo(10);
    pass(0.1);
    expect(scene.poses.get(6)?.x).toBeCloseTo(20);
  });

  it("is marked, and what lies on the table is counted", () => {
    const { match, scene, pass } = aScene(SETTLING);
    const start = match.now();
    match.picture.value = { seq: 1, now: start + 0.1, bytes: packed([6, 100, 40, 0]) };
    pass(0.19);
    expect([...scene.speeds.keys()]).toEqual([6]);
    expect(scene.fallen.value).toBe(0);
    match.picture.value = { seq: 1, now: start + 0.3, bytes: packed([6, 100, 4.5, 0]) };
    pass(0.5);
    expect(scene.fallen.value).toBe(1);
    expect(scene.down).toEqual([6]);
    expect(scene.speeds.size).toBe(0);
  });

  it("keeps the picture going only as long as it moves", () => {
    const { match, pass } = aScene(SETTLING);
    expect(pass(0.5)).toBe(false);
    match.picture.value = { seq: 1, now: match.now(), bytes: packed([6, 20, 362, 1.57]) };
    expect(pass(0.05)).toBe(true);
    expect(pass(1)).toBe(false);
  });

  it("stays as it was drawn when nothing of it moves", () => {
    const { match, scene, pass } = aScene(HELD_BY_LUCA);
    const before = scene.poses;
    match.picture.value = { seq: 1, now: match.now(), bytes: packed([8, 20, 500, 0]) };
    pass(0.5);
    expect(scene.poses).toBe(before);
  });
});

describe("a stick in somebody else's hand", () => {
  it("is shown where it is told to be, and not among those that stand", () => {
    const { match, scene, pass } = aScene(HELD_BY_LUCA);
    expect(scene.held?.pose).toMatchObject({ x: 0, y: 600 });
    match.picture.value = { seq: 1, now: match.now(), bytes: packed([8, 20, 500, 0]) };
    pass(0.5);
    expect(scene.held?.pose.x).toBeCloseTo(20);
    expect(scene.poses.has(8)).toBe(false);
    expect(scene.holder).toEqual({ seat: 1, name: "Luca" });
  });

  it("is carried evenly, slowly at both ends", () => {
    const journey = { x: 100, y: 600, angle: 0, since: 0.5, seconds: 2 };
    const held = { stick: 8, x: 0, y: 600, angle: 0, since: 0, journey };
    const { scene, pass } = aScene({ ...HELD_BY_LUCA, held });
    pass(0.2);
    const slow = scene.held?.pose.x ?? 0;
    pass(0.8);
    expect(scene.held?.pose.x).toBeCloseTo(50, 0);
    expect(slow).toBeLessThan(5);
  });

  it("sways with the hand (N8)", () => {
    const sway = { x: [{ amplitude: 3, period: 2, phase: 0 }] };
    const held = { stick: 8, x: 0, y: 600, angle: 0, since: 0, sway };
    const { scene, pass } = aScene({ ...HELD_BY_LUCA, held });
    expect(scene.held?.pose.x).toBeCloseTo(3, 1);
    expect(pass(1)).toBe(true);
    expect(scene.held?.pose.x).toBeCloseTo(-3, 1);
    expect(scene.held?.hand.x).toBe(0);
  });

  it("shows the same marks to those who watch as to whoever holds it (N9)", () => {
    const { match, hand } = aScene(HELD_BY_LUCA);
    expect(hand.marks.value?.count).toBe(1);
    match.options.value = { aid: "none" };
    expect(hand.marks.value).toBeUndefined();
  });
});

describe("a stick that is let go", () => {
  it("goes on from where the hand was, without a jump back or a gap", () => {
    const { match, scene, pass, hand } = aScene(IN_HAND);
    hand.moveTo({ x: 60, y: 520 });
    pass(2);
    const { held: _, ...view } = match.view.value;
    const bodies = { ...BASE_ALONE, "8": { x: 60, y: 512, angle: 0 } };
    match.view.value = {
      ...view,
      ...SETTLING,
      bodies,
      settling: { stick: 8, seat: 0, since: 2, seconds: 5 },
    };
    pass(0.02);
    expect(scene.poses.get(8)?.x).toBeCloseTo(60);
    expect(scene.poses.get(8)?.y).toBeCloseTo(520);
    pass(0.3);
    expect(scene.poses.get(8)?.y).toBeCloseTo(512);
  });

  it("flies to the rack when it has fallen", () => {
    const { match, scene, pass } = aScene(SETTLING);
    match.show({ phase: "pick", bodies: BASE_ALONE });
    pass(0.05);
    expect(scene.flights.map(({ number }) => number)).toEqual([6]);
    pass(0.5);
    expect(scene.flights).toEqual([]);
  });
});

describe("the last fall", () => {
  it("can be seen once more when it is over", () => {
    const { match, scene, pass } = aScene();
    match.show(SETTLING);
    for (const x of [10, 20, 30]) {
      pass(0.1);
      match.picture.value = { seq: 1, now: match.now(), bytes: packed([6, x, 362, 1.57]) };
    }
    match.show({ phase: "pick", bodies: BASE_ALONE });
    pass(0.5);
    expect(scene.poses.has(6)).toBe(false);
    scene.film.replay();
    expect(scene.isSettling.value).toBe(true);
    pass(0.8);
    expect(scene.poses.get(6)?.x).toBeCloseTo(20, -0.5);
    pass(3);
    expect(scene.film.isReplaying.value).toBe(false);
    expect(scene.poses.has(6)).toBe(false);
  });
});

it("a fall is not shown once more to whoever takes the next stick", () => {
  const { match, scene, pass } = aScene();
  match.show(SETTLING);
  pass(0.1);
  match.picture.value = { seq: 1, now: match.now(), bytes: packed([6, 20, 362, 1.57]) };
  match.show({ phase: "pick", bodies: BASE_ALONE });
  scene.film.replay();
  expect(scene.film.isReplaying.value).toBe(true);
  match.show(IN_HAND);
  expect(scene.film.isReplaying.value).toBe(false);
});

describe("what is pointed out", () => {
  it("is the stick that was placed last, while it stands", () => {
    const last = { seat: 1, stick: 6, placement: "upright" } as const;
    const { match, scene } = aScene({ bodies: WITH_SIX, last });
    expect(scene.newest).toEqual([6]);
    match.show({ last: { seat: 1, stick: 6, fault: "along" } });
    expect(scene.newest).toEqual([]);
  });

  it("is the number of every stick, if somebody wants it", () => {
    const { scene } = aScene({ bodies: WITH_SIX });
    expect(scene.labelled).toEqual([]);
    scene.pointedAt.value = 6;
    expect(scene.labelled).toEqual([6]);
    scene.numbered.value = true;
    expect(scene.labelled.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("is what a refused stick overlaps, for a moment", async () => {
    const { match, scene, pass, hand } = aScene(IN_HAND);
    void hand.release();
    match.refuse("overlaps", { stick: 5 });
    await Promise.resolve();
    await Promise.resolve();
    pass(0.1);
    expect(scene.flash?.number).toBe(5);
    pass(1);
    expect(scene.flash).toBeUndefined();
  });
});

describe("the lens", () => {
  it("is over the nearest contact while the hand is slow, and away while it hurries", () => {
    const { scene, hand, pass } = aScene(IN_HAND);
    pass(0.1);
    expect(lookedAt(scene)).toMatchObject({ y: expect.closeTo(290, 0) });
    hand.moveTo({ x: 300, y: 600 });
    pass(0.5);
    expect(lookedAt(scene)).toBeUndefined();
    hand.togglePrecise();
    pass(0.1);
    expect(lookedAt(scene)).toBeDefined();
  });
});
