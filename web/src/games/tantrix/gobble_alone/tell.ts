// What happened, and how things stand, as sentences in the player's language.

import type { Player } from "../../game";
import { listed, wordsOf } from "../solo/words";
import { discardsOf } from "./match";
import type { GobbleAloneEvent, GobbleAloneView } from "./messages.gen";

export const words = wordsOf("gobble_alone");
export const { say } = words;

/** A sentence for an event. */
export function tell(event: GobbleAloneEvent, [player]: readonly Player[]): string {
  const who = { name: player?.name, ...(player?.you && { context: "you" }) };
  switch (event.type) {
    case "placed":
    case "drew":
    case "discarded":
    case "freed":
      return say(`tell.${event.type}`, { ...who, tile: event.tile });
    case "gobbled":
      return say("tell.gobbled", { count: event.tiles });
    case "went_back":
      return say(event.placeable ? "tell.put_back" : "tell.went_back", { tile: event.tile });
    case "gave_up":
      return say("tell.gave_up", who);
  }
}

/** What went by itself, and is worth a line above the board. */
export function newsOf(events: readonly GobbleAloneEvent[]): string | undefined {
  const discarded = tilesOf(events, (event) => event.type === "discarded");
  const returned = tilesOf(events, (event) => event.type === "went_back" && !event.placeable);
  const news = [
    returned.length > 0 &&
      say("news.returned", { count: returned.length, tiles: listed(returned) }),
    discarded.length > 0 &&
      say("news.discarded", { count: discarded.length, tiles: listed(discarded) }),
  ].filter(Boolean);
  return news.length > 0 ? news.join(" ") : undefined;
}

function tilesOf(
  events: readonly GobbleAloneEvent[],
  isMeant: (event: GobbleAloneEvent) => boolean,
): number[] {
  return events.flatMap((event) => ("tile" in event && isMeant(event) ? [event.tile] : []));
}

/** "44 tiles left" */
export function leftInWords({ left }: GobbleAloneView): string {
  return say("standing.left", { count: left });
}

export function bagInWords({ bag = 0 }: GobbleAloneView): string {
  return say("standing.bag", { count: bag });
}

export function discardsInWords(view: GobbleAloneView): string {
  const tiles = discardsOf(view);
  return say("standing.discards", { count: tiles.length, top: tiles.at(-1) });
}

/** How it came out: "All 56 tiles lie!", or how many are left. */
export function endInWords({ left }: GobbleAloneView): string {
  return left === 0 ? say("ending.perfect.text") : say("ending.left.text", { count: left });
}

/** The tile in hand, the bag and the discards. */
export function summarise(view: GobbleAloneView): string {
  const { hand } = view;
  const inHand = hand && [
    say("summary.hand", { tile: hand.tile }),
    say("board.places", { count: Object.keys(hand.fits).length }),
  ];
  return [
    ...(inHand ?? []),
    `${bagInWords(view)}.`,
    `${discardsInWords(view)}.`,
    `${leftInWords(view)}.`,
  ].join(" ");
}
