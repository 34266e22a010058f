// How pieces get from where they were seen to where they are: they travel, and lie down or stand up.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { isCalm } from "../../ui/motion";
import type { Piece, Pieces } from "./match";
import type { Point, Pose } from "./solid";

/** How long it takes to lie down or stand up, in milliseconds. */
const TILT = 180;
/** Of more turns than that at once only the outcome is shown. */
const MOST_TURNS = 3;

interface Seen {
  piece: Piece;
  spot: Point;
  pose: Pose;
}

/** Where each piece was seen last, wherever it goes. */
export class Sightings {
  private readonly seen = new Map<number, Seen>();
  private scene = "";
  private turn = 0;
  /** Whether what has changed may be seen to move. */
  mayMove = false;

  /** Begins to show the table anew: for another size nothing travels, nor after much has been missed. */
  show(turn: number, scene: string): void {
    const missed = Math.abs(turn - this.turn);
    this.mayMove = scene === this.scene && missed <= MOST_TURNS && !isCalm();
    this.scene = scene;
    this.turn = turn;
  }

  last(piece: number): Seen | undefined {
    return this.mayMove ? this.seen.get(piece) : undefined;
  }

  /** The pieces that were seen and are there no more, where they were. */
  gone(pieces: Pieces): Seen[] {
    const gone = [...this.seen.values()].filter(({ piece }) => !pieces[piece.number]);
    if (this.mayMove) return gone;
    for (const { piece } of gone) this.seen.delete(piece.number);
    return [];
  }

  note(seen: Seen): void {
    this.seen.set(seen.piece.number, seen);
  }
}

/** How far off a piece begins, if it travels; `times` changes with each travel. */
export function useTravel(sightings: Sightings, piece: Piece, spot: Point, pose: Pose) {
  const travel = useRef({
    spot: undefined as Point | undefined,
    off: undefined as Point | undefined,
    times: 0,
  });
  const { current } = travel;
  const isNew = current.spot?.[0] !== spot[0] || current.spot?.[1] !== spot[1];
  if (isNew) {
    const from = sightings.last(piece.number)?.spot;
    const off: Point | undefined = from && [from[0] - spot[0], from[1] - spot[1]];
    travel.current = { spot, off, times: current.times + 1 };
  }
  useLayoutEffect(() => sightings.note({ piece, spot, pose }));
  return travel.current;
}

/** The pose on the way to another one. */
export function useTilt(sightings: Sightings, piece: number, target: Pose): Pose {
  const [pose, setPose] = useState(() => sightings.last(piece)?.pose ?? target);
  const shown = useRef(pose);
  shown.current = pose;
  useLayoutEffect(() => {
    const from = shown.current;
    if (from.lying === target.lying && from.toward === target.toward) return undefined;
    if (!sightings.mayMove) {
      setPose(target);
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function tilt(now) {
      const share = Math.min(1, Math.max(0, (now - began) / TILT));
      setPose(share < 1 ? between(from, target, share) : target);
      if (share < 1) frame = requestAnimationFrame(tilt);
    });
    return () => cancelAnimationFrame(frame);
  }, [target.lying, target.toward]);
  return pose;
}

function between(from: Pose, to: Pose, share: number): Pose {
  const turn = Math.atan2(Math.sin(to.toward - from.toward), Math.cos(to.toward - from.toward));
  return {
    lying: from.lying + share * (to.lying - from.lying),
    toward: from.toward + share * turn,
  };
}
