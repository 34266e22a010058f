// What happened, as sentences in the player's language.

import type { Player } from "../game";
import type { Removed, Rolled, Swapped, TripAwayEvent } from "./messages.gen";
import { say } from "./say";

type Players = readonly Player[];

/** A piece's number tells its size. */
const SIZES = ["small", "medium", "large"] as const;

/** A sentence or two for an event; those about you are said to you. */
export function tell(event: TripAwayEvent, players: Players): string | undefined {
  switch (event.type) {
    case "passed": // The roll has told it.
      return undefined;
    case "turn_began":
    case "emptied":
    case "resigned":
      return say(`tell.${event.type}`, named(event.seat, players));
    case "removal_began":
      return say("tell.removal_began", named(event.removers[0], players));
    case "rolled":
      return rollInWords(event, players);
    case "swapped":
      return swapInWords(event, players);
    case "removed":
      return removalInWords(event, players);
    case "tipped":
      return sentences(deedInWords(event, players), event.apart.length > 0 && say("tell.apart"));
    case "aimed":
    case "dug":
    case "hopped":
      return deedInWords(event, players);
  }
}

type Reaching = Extract<TripAwayEvent, { type: "tipped" | "aimed" | "dug" | "hopped" }>;

function deedInWords(event: Reaching, players: Players): string {
  return say(`tell.${event.type}`, {
    size: sizeInWords(event.piece),
    ...reached(event, players),
    ...named(event.seat, players),
  });
}

/** Whom a piece points at then, and the piece of another that it is done to. */
function reached(event: Reaching, players: Players) {
  switch (event.type) {
    case "tipped":
      return { whom: whom(event.to, event.seat, players) };
    case "aimed":
      return {
        piece: pieceOf(event.piece, event.holder, players),
        whom: whom(event.to, event.seat, players),
      };
    case "dug":
      return { piece: pieceOf(event.under, event.to, players) };
    case "hopped":
      return { piece: pieceOf(event.onto, event.to, players) };
  }
}

function rollInWords({ seat, face, obstacle, again }: Rolled, players: Players): string {
  const roll = { face: say(`die.faces.${face}`), ...named(seat, players) };
  if (obstacle && !again) return say(`die.obstacles.${obstacle}`, roll);
  return sentences(say("tell.rolled", roll), again && say("tell.again"));
}

function swapInWords({ seat, one, other, turn }: Swapped, players: Players): string {
  const isAlike = sizeInWords(one) === sizeInWords(other);
  const swap = say(isAlike ? "tell.swapped_alike" : "tell.swapped", {
    size: sizeInWords(one),
    other: sizeInWords(other),
    ...named(seat, players),
  });
  if (!turn) return swap;
  const turned = { size: sizeInWords(turn.piece), ...(isAlike && { context: "alike" }) };
  if (turn.to === "up") return sentences(swap, say("tell.stood_up", turned));
  return sentences(
    swap,
    say("tell.turned", { whom: say("tell.whom.other", named(turn.to, players)), ...turned }),
  );
}

function removalInWords({ seat, piece, holder }: Removed, players: Players): string {
  return say(seat === holder ? "tell.removed_own" : "tell.removed", {
    size: sizeInWords(piece),
    piece: pieceOf(piece, holder, players),
    ...named(seat, players),
  });
}

/** "a small piece of Luca’s", "a small piece of yours" */
function pieceOf(piece: number, holder: number, players: Players): string {
  return say("tell.piece", { size: sizeInWords(piece), ...named(holder, players) });
}

function sizeInWords(piece: number): string {
  return say(`tell.sizes.${SIZES[piece % SIZES.length]}`);
}

/** At whom: "Luca", "you", or "yourself" when you do it, "themselves" when another does. */
function whom(to: number, by: number, players: Players): string {
  return say(to === by ? "tell.whom.self" : "tell.whom.other", named(to, players));
}

function named(seat: number | undefined, players: Players) {
  const player = seat === undefined ? undefined : players[seat];
  return { name: player?.name, ...(player?.you && { context: "you" }) };
}

function sentences(...told: (string | false | undefined)[]): string {
  return told.filter(Boolean).join(" ");
}
