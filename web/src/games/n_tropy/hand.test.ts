import { describe, expect, it } from "vitest";
import { settle } from "../../testing";
import { FASTEST, Hand } from "./hand";
import { LENGTH, radians } from "./measures";
import type { NTropyView } from "./messages.gen";
import { aView, FakeMatch, HELD, OFFERS } from "./testing";

const UP = Math.PI / 2;

/** A hand with a stick, far from everything. */
function holding(more: Partial<NTropyView> = {}) {
  const match = new FakeMatch(aView({ ...HELD, ...more }));
  const hand = new Hand(match);
  let now = 2;
  match.now.mockImplementation(() => now);
  const pass = (seconds: number) => {
    for (let frame = 0; frame < seconds * 60; frame++) {
      now += 1 / 60;
      hand.step(1 / 60, now);
    }
  };
  pass(0.02);
  const pose = () => hand.pose.value ?? { x: 0, y: 0, angle: 0 };
  return { match, hand, pass, pose };
}

const far = { phase: "carry", held: { stick: 8, x: 0, y: 900, angle: 0, since: 1 } } as const;

describe("a stick is taken", () => {
  it("by whose turn it is", () => {
    const match = new FakeMatch(aView());
    new Hand(match).pick();
    expect(match.commands).toEqual([{ type: "pick" }]);
  });

  it("by nobody else, and not twice", () => {
    const match = new FakeMatch(aView({ active: 1 }));
    const hand = new Hand(match);
    hand.pick();
    expect(match.commands).toEqual([]);
    match.view.value = aView();
    hand.pick();
    hand.pick();
    expect(match.commands).toHaveLength(1);
  });

  it("and is not yours while a bot plays for you", () => {
    const { match, hand } = holding();
    expect(hand.holding.value).toBe(true);
    match.players.value = match.players.value.map((player) => ({ ...player, bot: "fair" }));
    expect(hand.holding.value).toBe(false);
    expect(hand.pose.value).toBeUndefined();
  });
});

describe("a stick is carried", () => {
  it("towards a point, as fast as a hand may go", () => {
    const { hand, pass, pose } = holding(far);
    hand.moveTo({ x: 300, y: 900 });
    pass(0.5);
    expect(pose().x).toBeGreaterThan(0.45 * FASTEST.free);
    expect(pose().x).toBeLessThan(0.55 * FASTEST.free);
    pass(1);
    expect(pose().x).toBe(300);
  });

  it("more slowly near other sticks", () => {
    const { hand, pass, pose } = holding({ held: { stick: 8, x: 0, y: 340, angle: 0, since: 1 } });
    hand.moveTo({ x: 300, y: 340 });
    pass(0.5);
    expect(pose().x).toBeGreaterThan(0.45 * FASTEST.near);
    expect(pose().x).toBeLessThan(0.55 * FASTEST.near);
  });

  it("very slowly when it is to be precise", () => {
    const { hand, pass, pose } = holding(far);
    hand.togglePrecise();
    hand.moveTo({ x: 300, y: 900 });
    pass(1);
    expect(pose().x).toBeCloseTo(FASTEST.precise, 0);
  });

  it("by steps, which do not run far ahead of it", () => {
    const { hand, pass, pose } = holding(far);
    for (let press = 0; press < 40; press++) hand.move(14, 0);
    pass(3);
    expect(pose().x).toBeCloseTo(30);
  });

  it("not out of reach", () => {
    const { hand, pass, pose } = holding(far);
    hand.moveTo({ x: 5000, y: -40 });
    pass(6);
    expect(pose()).toMatchObject({ x: 400, y: 0 });
  });

  it("and everybody is told, where it is and not where it is going", () => {
    const { match, hand, pass, pose } = holding(far);
    expect(match.steer).not.toHaveBeenCalled();
    hand.moveTo({ x: 30, y: 900 });
    pass(1);
    expect(match.steer).toHaveBeenLastCalledWith(pose().x, pose().y, 0);
    const times = match.steer.mock.calls.length;
    pass(1);
    expect(match.steer).toHaveBeenCalledTimes(times);
  });
});

describe("a stick is turned", () => {
  it("about its middle when it lies", () => {
    const { hand, pass, pose } = holding(far);
    hand.turn(radians(3));
    pass(0.5);
    expect(pose()).toMatchObject({ x: 0, y: 900 });
    expect(pose().angle).toBeCloseTo(radians(3), 9);
  });

  it("about its lower end when it is upright", () => {
    const { hand, pass, pose } = holding({ ...far, held: { ...far.held, angle: UP } });
    hand.turn(radians(-10));
    pass(0.5);
    const foot = pose().x - (LENGTH / 2) * Math.cos(pose().angle);
    expect(foot).toBeCloseTo(0);
    expect(pose().x).toBeGreaterThan(10);
  });

  it("exactly level or upright, the shorter way: both its ends look the same", () => {
    const { hand, pass, pose } = holding({ ...far, held: { ...far.held, angle: radians(170) } });
    hand.setAngle(0);
    pass(0.5);
    expect(pose().angle).toBeCloseTo(Math.PI, 9);
    hand.setAngle(UP);
    pass(0.5);
    expect(Math.abs(Math.cos(pose().angle))).toBeLessThan(1e-9);
  });
});

describe("a stick is lowered", () => {
  it("until it touches, and stands there", () => {
    const { hand, pass, pose } = holding();
    hand.lower();
    expect(hand.lowering.value).toBe(true);
    pass(4);
    expect(hand.lowered.value).toBe(true);
    expect(hand.lowering.value).toBe(false);
    expect(pose().y).toBeCloseTo(285.5 + 9, 0);
    hand.lower();
    pass(1);
    expect(hand.lowered.value).toBe(true);
  });

  it("even without any aid, which only shows nothing of it (N9)", () => {
    const { match, hand, pass } = holding();
    match.options.value = { aid: "none" };
    expect(hand.marks.value).toBeUndefined();
    expect(hand.landing.value).toBeUndefined();
    hand.lower();
    pass(4);
    expect(hand.lowered.value).toBe(true);
  });

  it("no more once it is moved or turned", () => {
    const { hand, pass } = holding();
    hand.lower();
    pass(4);
    hand.move(3, 0);
    expect(hand.lowered.value).toBe(false);
    hand.lower();
    hand.turn(0.1);
    expect(hand.lowering.value).toBe(false);
  });

  it("onto what it is inside of, if that is not far above", () => {
    const { hand, pass, pose } = holding({ held: { stick: 8, x: 72, y: 282, angle: 0, since: 1 } });
    hand.lower();
    pass(2);
    expect(hand.lowered.value).toBe(true);
    expect(pose().y).toBeCloseTo(285.5 + 9, 0);
  });

  it("not where it is deep inside of something: that is named", () => {
    const { hand, match } = holding({ held: { stick: 8, x: 0, y: 105, angle: 0, since: 1 } });
    hand.lower();
    expect(hand.lowering.value).toBe(false);
    expect(hand.refusal.value).toMatchObject({ code: "overlaps", number: 1, stick: 0 });
    expect(match.commands).toEqual([]);
  });
});

describe("a stick is let go", () => {
  it("where the hand is, at the time that is shown (N8)", () => {
    const { match, hand, pose } = holding(far);
    void hand.release();
    const { x, y, angle } = pose();
    expect(match.commands).toEqual([{ type: "release", x, y, angle, at: match.now() }]);
    expect(hand.letGoAt).toBe(match.now());
  });

  it("as it was seen last, however much later the press is heard", () => {
    const { match, hand } = holding(far);
    const seen = match.now();
    match.now.mockImplementation(() => seen + 0.04);
    void hand.release();
    expect(match.commands).toMatchObject([{ at: seen }]);
  });

  it("now, when nothing has been drawn for a while", () => {
    const { match, hand } = holding(far);
    match.now.mockImplementation(() => 60);
    void hand.release();
    expect(match.commands).toMatchObject([{ at: 60 }]);
  });

  it("once, and does not move any more then", () => {
    const { match, hand, pass, pose } = holding(far);
    void hand.release();
    void hand.release();
    hand.moveTo({ x: 50, y: 900 });
    pass(1);
    expect(match.commands).toHaveLength(1);
    expect(pose().x).toBe(0);
  });

  it("unless it overlaps: it stays in the hand, and the other stick is named", async () => {
    const { match, hand, pass, pose } = holding(far);
    void hand.release();
    match.refuse("overlaps", { stick: 5 });
    await settle();
    expect(hand.refusal.value).toMatchObject({ code: "overlaps", stick: 5 });
    expect(hand.waiting.value).toBe(false);
    hand.moveTo({ x: 50, y: 900 });
    pass(1);
    expect(pose().x).toBe(50);
  });
});

describe("a stick is carried to an offer", () => {
  const [offer] = OFFERS;
  const journey = { x: 0, y: 300, angle: 0, since: 2, seconds: 1 };

  it("at an even pace", () => {
    const { match, hand } = holding(far);
    if (offer) void hand.carryTo(offer);
    expect(match.commands[0]).toMatchObject({ type: "carry", x: 0, y: 300, seconds: 3 });
  });

  it("by itself, and can be let go when it is there", () => {
    const { match, hand, pass, pose } = holding(far);
    match.show({ held: { ...far.held, journey } });
    pass(0.5);
    expect(hand.travelling.value).toBe(true);
    expect(pose().y).toBeGreaterThan(300);
    expect(pose().y).toBeLessThan(900);
    hand.move(14, 0);
    pass(0.8);
    expect(pose()).toMatchObject({ x: 0, y: 300 });
    match.show({ held: { ...far.held, x: 0, y: 300 } });
    pass(0.1);
    expect(hand.travelling.value).toBe(false);
    expect(hand.lowered.value).toBe(true);
  });
});

it("a page that is loaded anew holds the stick where it was shown last", () => {
  const match = new FakeMatch(aView(HELD));
  const bytes = new DataView(new ArrayBuffer(10));
  bytes.setUint8(2, 1);
  bytes.setUint8(3, 8);
  bytes.setInt16(4, 20 * 55, true);
  bytes.setInt16(6, 20 * 444, true);
  match.picture.value = { seq: 3, now: 2, bytes };
  const hand = new Hand(match);
  hand.step(1 / 60, 2);
  expect(hand.pose.value?.x).toBeCloseTo(55);
  expect(hand.pose.value?.y).toBeCloseTo(444);
});
