// What happened, as sentences in the player's language.

import type { Player } from "../game";
import type { NTropyEvent } from "./messages.gen";
import { say } from "./say";
import { faultInWords, placementInWords, pointsInWords } from "./wording";

type Players = readonly Player[];

/** A sentence for an event; those about you are said to you. */
export function tell(event: NTropyEvent, players: Players): string | undefined {
  const who = "seat" in event ? named(event.seat, players) : {};
  switch (event.type) {
    case "turn_began":
      return say("tell.turn_began", { points: pointsInWords(event.points), ...who });
    case "released":
      return say(event.in_time ? "tell.released" : "tell.timed_out", who);
    case "placed":
      return say("tell.placed", { how: placementInWords(event.placement, event.on), ...who });
    case "fouled":
      return say("tell.fouled", { why: faultInWords(event.fault, event.other), ...who });
    case "fell":
      return say(event.late ? "tell.fell_late" : "tell.fell", {
        count: event.sticks.length,
        ...who,
      });
    case "put_back":
      return say("tell.put_back", { count: event.sticks.length });
    case "toppled":
      return say(event.base ? "tell.toppled" : "tell.knocked_off", who);
    case "offered":
      return players[event.seat]?.you ? say("tell.offered", { count: event.count }) : undefined;
    case "carried": // It is seen, and what comes of it is told.
      return undefined;
    case "picked":
    case "emptied":
    case "asked":
    case "resigned":
      return say(`tell.${event.type}`, who);
  }
}

function named(seat: number, players: Players) {
  const player = players[seat];
  return { name: player?.name, ...(player?.you && { context: "you" }) };
}
