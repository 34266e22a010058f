// What happened, and how things stand, as sentences in the player's language.

import i18next from "i18next";
import { minutes } from "../../../ui/now";
import type { Player } from "../../game";
import { cellInWords, type Say, tileInWords } from "../words";
import { bagOf, bestOf, cellsOf, colourOf, handOf, leftOn, scoreOf } from "./match";
import type { StrategyEvent, StrategyView } from "./messages.gen";

export const say: Say = (key, details) => i18next.t(`games.strategy.${key}`, { ...details });

/** A sentence for an event; those about you are said to you. What was drawn is seen in the hand. */
export function tell(event: StrategyEvent, players: readonly Player[]): string | undefined {
  switch (event.type) {
    case "placed":
      return say(event.forced ? "tell.forced" : "tell.placed", { ...event, ...by(event, players) });
    case "drew":
      return undefined;
    case "bag_emptied":
      return say("tell.bag_emptied");
    case "turn_began":
    case "out_of_time":
    case "resigned":
      return say(`tell.${event.type}`, by(event, players));
    case "clock_charged":
      return say("tell.clock_charged", { count: event.points, ...by(event, players) });
  }
}

function by({ seat }: { seat: number }, players: readonly Player[]) {
  const player = players[seat];
  return { name: player?.name, ...(player?.you && { context: "you" }) };
}

/** Everyone's score and hand, and what is in the bag. */
export function summarise(view: StrategyView, players: readonly Player[]): string {
  const seats = players.map(({ name }, seat) => standing(view, seat, name));
  return [...seats, bagInWords(view)].join(" ");
}

/** "Anna, red: line of 7, score 7, 6 tiles in hand." */
export function standing(view: StrategyView, seat: number, name: string): string {
  const { cells, isLoop } = bestOf(view, seat);
  return say(view.resigned?.[seat] === undefined ? "seats.standing" : "seats.left", {
    name,
    colour: say(`tiles.colours.${colourOf(view, seat)}`),
    best: say(isLoop ? "seats.loop" : "seats.line", { tiles: cells.length }),
    score: scoreOf(view, seat),
    count: handOf(view, seat).length,
  });
}

export function bagInWords(view: StrategyView): string {
  const count = bagOf(view).length;
  return count > 0 ? say("bag.left", { count }) : say("bag.empty");
}

/** Who laid the last tile, which, and where. */
export function lastMove(view: StrategyView, players: readonly Player[]): string {
  const laid = view.last === undefined ? undefined : cellsOf(view)[view.last];
  if (view.last === undefined || !laid) return say("last.nothing");
  return say("last.move", {
    tile: tileInWords(say, laid.tile, laid.rotation),
    cell: cellInWords(say, view.last),
    name: players[laid.seat]?.name,
  });
}

/** Whose turn it is, what they have to do, and how much time they have. */
export function turnInWords(view: StrategyView, players: readonly Player[], now: number): string {
  const { mover } = view;
  if (mover === undefined) return say("turn.over");
  const player = players[mover];
  const whose = player?.you ? say("turn.yours") : say("turn.of", { name: player?.name });
  const clock = view.clocks?.[mover];
  const left = clock && say("turn.clock", { time: minutes(leftOn(clock, now)) });
  return [whose, taskOf(view, player?.you === true), left].filter(Boolean).join(" ");
}

/** What the mover has to do now. */
export function taskOf(view: StrategyView, isYours: boolean): string {
  const count = Object.values(view.forced ?? {}).filter(({ fits }) => fits).length;
  const phase = view.phase ?? "free";
  if (phase === "free") return say(isYours ? "turn.free_you" : "turn.free");
  return say(isYours ? "turn.forced_you" : "turn.forced", { count });
}
