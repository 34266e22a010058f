// What the turn is waiting for, in words.

import type { Marks } from "./marks";
import { say } from "./say";
import type { Turn } from "./turn";
import { bodyInWords, faultInWords, nameOf } from "./wording";

/** What is to be done now by whose turn it is: by you, or by another. */
export function askedInWords(turn: Turn): string {
  const { match } = turn.stage;
  const step = turn.step.value;
  if (step === "over") return say("turn.over");
  if (turn.isYours.value && turn.stage.hand.waiting.value) {
    return say(match.online.value ? "board.sent" : "board.offline");
  }
  return turn.isYours.value ? yours(turn) : theirs(turn);
}

function yours(turn: Turn): string {
  const { view } = turn.stage.match;
  const step = turn.step.value;
  switch (step) {
    case "carry":
      return say("turn.carry", { ways: say(`task.ways.${view.value.points}`) });
    case "late":
      return lateInWords(turn);
    default:
      return say(`turn.${step}`);
  }
}

function theirs(turn: Turn): string {
  const { view, players } = turn.stage.match;
  const { active, asking } = view.value;
  const name = nameOf(players.value, active);
  const step = turn.step.value;
  if (asking) return say("turn.asking_of", { name });
  switch (step) {
    case "late":
      return lateInWords(turn);
    case "again":
      return say("turn.again");
    case "pick":
    case "settle":
      return say(`turn.${step}_of`, { name });
    default:
      return say("turn.carry_of", { name });
  }
}

/** What falls late is the next player's. */
function lateInWords(turn: Turn): string {
  const { view, players } = turn.stage.match;
  const next = players.value[nextSeat(turn)];
  return say("turn.late", {
    name: next?.name ?? nameOf(players.value, view.value.active),
    ...(next?.you && { context: "you" }),
  });
}

/** Whoever comes after the active seat and is still in the match. */
function nextSeat(turn: Turn): number {
  const { active, players } = turn.stage.match.view.value;
  const seats = Object.keys(players).length;
  for (let step = 1; step < seats; step += 1) {
    const seat = (active + step) % seats;
    if (!players[seat]?.resigned) return seat;
  }
  return active;
}

/** With full aid: what the held stick would be here, what it still wants, or what is wrong. */
export function aidInWords(turn: Turn): string | undefined {
  const { match, hand } = turn.stage;
  const marks = hand.marks.value;
  const isHeld = match.view.value.phase === "carry" && match.outcome.value === undefined;
  if (!isHeld || !marks || match.options.value.aid !== "full") return undefined;
  return marksInWords(marks);
}

function marksInWords({ overlaps, placement, faults = [], count, wanted }: Marks): string {
  if (overlaps !== undefined) return say("marks.overlaps", { other: bodyInWords(overlaps) });
  if (placement) {
    return say("marks.would_be", { placement: say(`marks.placement.${placement}`) });
  }
  const [worst] = faults;
  if (count < wanted && (!worst || worst.fault === "loose" || worst.fault === "too_few")) {
    return say("marks.wants", { count: wanted - count });
  }
  return worst ? say("marks.wrong", { why: faultInWords(worst.fault, worst.other) }) : "";
}
