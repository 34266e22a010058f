// What a held stick would be, let go where it is: how many points it touches, and what the task still wants.
//
// The rules are those of server/games/n_tropy/contacts.py, on what contact.ts foretells instead of on what was pushed.

import {
  CLOSE,
  carries,
  holds,
  lowered,
  type Obstacle,
  pushedOut,
  raised,
  rested,
  type Touch,
  tipping,
  touchesAt,
} from "./contact";
import type { Contact, Flaw, Marks } from "./marks";
import {
  BASE,
  FARTHEST_OFF_CENTRE,
  FULCRUM,
  HANGING,
  isNotched,
  LEAST_ACROSS_DEGREES,
  LENGTH,
  LONGEST_PATCH,
  MOST_LEAN_DEGREES,
  MOST_TILT_DEGREES,
  MOST_TILT_LEVEL_DEGREES,
  ON_ITS_END,
  radians,
  TUCKED,
} from "./measures";
import type { Fault, NTropyOptions, Placement } from "./messages.gen";
import { fanAxis, isUpright } from "./outlines";
import { type Pose, type Poses, tilt } from "./pose";

export type Aid = NTropyOptions["aid"];

export type Judged = { placement: Placement } | Flaw;

/** What is foretold of a held stick. */
export interface Foretold {
  /** Where it lands, lowered; undefined when it overlaps too much to be let go. */
  landing?: Pose;
  /** How it comes to rest then; undefined when it does not. */
  rest?: Pose | undefined;
  marks: Marks;
}

export function foretold(
  pose: Pose,
  obstacles: readonly Obstacle[],
  poses: Poses,
  points: 1 | 2,
  aid: Aid,
): Foretold {
  const pushed = pushedOut(pose, obstacles);
  const free = typeof pushed === "number" ? raised(pose, obstacles) : pushed;
  if (!free) {
    const overlaps = pushed as number;
    return { marks: { contacts: [], count: 0, wanted: wantedOf(pose, points), overlaps } };
  }
  const landing = lowered(free, obstacles);
  const touches = touchesAt(landing, obstacles);
  if (aid !== "full") return { landing, marks: basic(landing, touches, points) };

  const rest = rested(landing, obstacles);
  const final = rest ?? landing;
  const atLast = touchesAt(final, obstacles).filter(({ gap }) => gap <= CLOSE);
  const judged = judge(final, atLast, poses);
  const marks = { ...basic(landing, touches, points), ...balanceOf(landing, touches) };
  return { landing, rest, marks: { ...marks, ...wordsOf(judged, points, rest !== undefined) } };
}

function basic(pose: Pose, touches: readonly Touch[], points: 1 | 2): Marks {
  const contacts = touches.map(contactOf);
  const close = contacts.filter(({ gap }) => gap <= CLOSE);
  const isTucked = close.some(({ way }) => way === "hold");
  const wanted = points === 1 && isTucked ? 2 : wantedOf(pose, points);
  return { contacts, count: close.length, wanted };
}

function wantedOf({ angle }: Pose, points: 1 | 2): number {
  return points === 2 && !isUpright(angle) ? 2 : 1;
}

function contactOf(touch: Touch): Contact {
  return {
    other: touch.owner,
    ...(touch.owner === BASE && { part: touch.fan === undefined ? groundOf(touch) : "tip" }),
    at: touch.at,
    gap: touch.gap,
    way: carries(touch) ? "support" : holds(touch) ? "hold" : "side",
  };
}

function groundOf({ kind }: Touch): "sphere" | "leg" | "table" {
  return kind === "sphere" || kind === "leg" ? kind : "table";
}

function balanceOf(pose: Pose, touches: readonly Touch[]): Partial<Marks> {
  const { over, from, to, tips } = tipping(pose, touches);
  return over ? { balance: { from, to, tips } } : {};
}

function wordsOf(judged: Judged, points: 1 | 2, isSteady: boolean): Partial<Marks> {
  if ("fault" in judged) return { faults: [judged] };
  if (!isSteady) return { faults: [{ fault: "loose" }] };
  const { placement } = judged;
  const isOnePoint = placement === "balanced" || placement === "tucked";
  if (isOnePoint === (points === 1)) return { placement };
  return { placement, faults: [{ fault: points === 2 ? "too_few" : tooMuch(placement) }] };
}

function tooMuch(placement: Placement): Fault {
  return placement === "upright" ? "upright" : "too_many";
}

// --- as the rules have it ---

export function judge(pose: Pose, touches: readonly Touch[], poses: Poses): Judged {
  const never = touches.find(({ owner, fan }) => owner === BASE && fan === undefined);
  if (never) return { fault: groundOf(never) };
  const supports = touches.filter(carries);
  const isHanging = supports.length > 0 && supports.every(({ at }) => at.y - pose.y > HANGING);
  if (isHanging) return { fault: "hanging" };
  if (Math.PI / 2 - tilt(pose.angle) <= radians(MOST_LEAN_DEGREES)) return judgeUpright(touches);
  return judgeLying(pose, touches, poses);
}

function judgeUpright(touches: readonly Touch[]): Judged {
  const [touch, another] = touches;
  if (!touch) return { fault: "loose" };
  if (another) return flaw("too_many", touches.at(-1));
  if (!carries(touch)) return flaw("side", touch);
  if (LENGTH / 2 - Math.abs(touch.spot) > ON_ITS_END) return flaw("not_on_its_end", touch);
  return { placement: "upright" };
}

function judgeLying(pose: Pose, touches: readonly Touch[], poses: Poses): Judged {
  const notched = touches.find(({ owner }) => isNotched(owner));
  if (notched) return flaw("notched", notched);
  const side = touches.find((touch) => !carries(touch) && !holds(touch));
  if (side) return flaw("side", side);
  const [one, other, third] = touches.filter(carries);
  const [hold, another] = touches.filter(holds);
  const along = touches.find((touch) => carries(touch) && touch.patch > LONGEST_PATCH);
  if (along) return flaw("along", along);
  if (!one) return { fault: "loose" };
  if (third || another || (other && hold)) return flaw("too_many", third ?? another ?? hold);
  if (other) return judgeLevel(pose, one, other);
  if (!isAcross(pose, one, poses)) return flaw("along", one);
  return hold ? judgeTucked(one, hold) : judgeBalanced(pose, one);
}

function judgeLevel({ angle }: Pose, one: Touch, other: Touch): Judged {
  if (one.spot * other.spot >= 0) return flaw("one_side", other);
  if (tilt(angle) > radians(MOST_TILT_LEVEL_DEGREES)) return { fault: "steep" };
  return { placement: "level" };
}

function judgeTucked(support: Touch, hold: Touch): Judged {
  const side = Math.sign(hold.spot);
  const isBeyond = -FULCRUM < side * support.spot && side * support.spot < side * hold.spot;
  const isByItsTip = LENGTH / 2 - Math.abs(hold.spot) <= TUCKED;
  return isBeyond && isByItsTip ? { placement: "tucked" } : flaw("not_tucked", hold);
}

function judgeBalanced({ angle }: Pose, support: Touch): Judged {
  if (tilt(angle) > radians(MOST_TILT_DEGREES)) return { fault: "steep" };
  if (Math.abs(support.spot) > FARTHEST_OFF_CENTRE) return flaw("off_centre", support);
  return { placement: "balanced" };
}

function isAcross(pose: Pose, { owner, fan }: Touch, poses: Poses): boolean {
  const base = poses.get(BASE);
  const axis = fan !== undefined && base ? fanAxis(fan, base) : poses.get(owner)?.angle;
  return axis === undefined || tilt(axis - pose.angle) >= radians(LEAST_ACROSS_DEGREES);
}

function flaw(fault: Fault, touch: Touch | undefined): Flaw {
  return touch && touch.owner !== BASE ? { fault, other: touch.owner } : { fault };
}
