// How what moves is shown: a little in the past, so that there is nearly always a picture before and one after.

import { PICTURE_TURN, PICTURE_UNIT, PICTURES_A_SECOND } from "./measures";
import { between, type Pose, type Poses } from "./pose";

/** How far in the past moving things are shown, in seconds. */
export const DELAY = 0.1;
/** Things that stood still longer than this did not glide all that time to where they are now. */
const LONGEST_STEP = 0.25;
/** What is older than this will not be shown again. */
const KEPT = 1;

const HEAD = 3;
const BODY = 7;

/** The bodies of a picture, which are those that are not where the view says. */
export function decoded(bytes: DataView): Map<number, Pose> {
  const poses = new Map<number, Pose>();
  const count = bytes.getUint8(2);
  for (let index = 0; index < count; index++) {
    const at = HEAD + index * BODY;
    poses.set(bytes.getUint8(at), {
      x: bytes.getInt16(at + 1, true) * PICTURE_UNIT,
      y: bytes.getInt16(at + 3, true) * PICTURE_UNIT,
      angle: (bytes.getUint16(at + 5, true) / PICTURE_TURN) * 2 * Math.PI,
    });
  }
  return poses;
}

/** All there is, at an instant. */
export interface Sample {
  /** Seconds of play. */
  now: number;
  poses: Poses;
}

export class Reel {
  private samples: Sample[] = [];

  /**
   * How all that there is stands at a time of play. A replay may go back to one, and so may a server that was
   * killed: what came after is forgotten.
   */
  add(now: number, poses: Poses): void {
    if ((this.samples.at(-1)?.now ?? now) > now + LONGEST_STEP) this.samples = [];
    const last = this.samples.at(-1);
    if (last && now <= last.now) {
      this.samples[this.samples.length - 1] = { now: last.now, poses };
      return;
    }
    if (last && now - last.now > LONGEST_STEP) {
      this.samples.push({ now: now - 1 / PICTURES_A_SECOND, poses: last.poses });
    }
    this.samples.push({ now, poses });
    const old = this.samples.findIndex((sample) => sample.now > now - KEPT);
    this.samples.splice(0, Math.max(0, old - 1));
  }

  /** What has only now become part of it was there all the time, and here. */
  put(number: number, pose: Pose): void {
    this.samples = this.samples.map(({ now, poses }) => ({
      now,
      poses: new Map(poses).set(number, pose),
    }));
  }

  /** How all stands at a time of play. What is not there in the next sample is there until then. */
  at(now: number): Poses {
    return posesAt(this.samples, now);
  }

  /** Whether nothing changes any more from a time on. */
  isOver(now: number): boolean {
    const last = this.samples.at(-1);
    return !last || now >= last.now;
  }

  get newest(): Poses {
    return this.samples.at(-1)?.poses ?? new Map();
  }
}

/** How all stands at a time, between two samples of many in order of time. */
export function posesAt(samples: readonly Sample[], now: number): Poses {
  const next = samples.findIndex((sample) => sample.now > now);
  if (next < 0) return samples.at(-1)?.poses ?? new Map();
  const after = samples[next] as Sample;
  const before = samples[next - 1];
  if (!before) return after.poses;
  const part = (now - before.now) / (after.now - before.now);
  return blended(before.poses, after.poses, part);
}

function blended(before: Poses, after: Poses, part: number): Poses {
  const poses = new Map<number, Pose>();
  for (const [number, from] of before) {
    const to = after.get(number);
    poses.set(number, to && to !== from ? between(from, to, part) : from);
  }
  return poses;
}
