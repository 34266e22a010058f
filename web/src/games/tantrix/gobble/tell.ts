// What happened, and why something did not, as sentences in the player's language.

import i18next from "i18next";
import type { Answer, Player } from "../../game";
import { cellInWords, type Say, tileInWords } from "../words";
import type { GobbleEvent, GobbleView } from "./messages.gen";
import { cellsOf, handOf } from "./race";

export type Refused = Extract<Answer, { ok: false }>;

export const say: Say = (key, details) => i18next.t(`games.gobble.${key}`, { ...details });

/** A sentence for an event. Those about you are said to you. */
export function tell(event: GobbleEvent, players: readonly Player[]): string {
  switch (event.type) {
    case "placed":
    case "call_missed":
    case "resigned":
      return say(`tell.${event.type}`, { ...event, ...by(event.seat, players) });
    case "gobbled":
      return say(event.gifts > 1 ? "tell.double" : "tell.gobbled", by(event.seat, players));
    case "given":
      return say("tell.given", { ...event, ...fromTo(event.seat, event.to, players) });
    case "out":
      return say("tell.out", { place: placeInWords(event.place), ...by(event.seat, players) });
    case "turned_up":
      return say("tell.turned_up", { tile: event.tile });
  }
}

/** Why a command was refused: by the game, or by the table it is played at. */
export function explain({ code, details, text }: Refused, players: readonly Player[]): string {
  const name = players[Number(details.by)]?.name;
  const values = {
    ...details,
    name,
    ...(name === undefined && { context: "nobody" }),
    seconds: Math.ceil(Number(details.ms) / 1000),
    defaultValue: text,
  };
  return i18next.t([`games.gobble.refusals.${code}`, `refusals.${code}`], values);
}

/** Everyone's count: "Anna 5, Luca 3, Mia out: 1st". */
export function summarise(view: GobbleView, players: readonly Player[]): string {
  return players.map(({ name }, seat) => standing(view, seat, name)).join(", ");
}

function standing(view: GobbleView, seat: number, name: string): string {
  const place = view.out?.[seat];
  if (place !== undefined) return say("summary.out", { name, place: placeInWords(place) });
  if (view.resigned?.[seat] !== undefined) return say("summary.resigned", { name });
  return say("summary.left", { name, count: handOf(view, seat).length });
}

/** Who laid the last tile, which, and where. */
export function lastMove(view: GobbleView, players: readonly Player[]): string {
  const laid = view.last === undefined ? undefined : cellsOf(view)[view.last];
  if (view.last === undefined || !laid) return say("last.nothing");
  return say("last.move", {
    tile: tileInWords(say, laid.tile, laid.rotation),
    cell: cellInWords(say, view.last),
    name: laid.seat === undefined ? "" : players[laid.seat]?.name,
    ...(laid.seat === undefined && { context: "nobody" }),
  });
}

export function placeInWords(place: number): string {
  return say(`places.${place}`);
}

function by(seat: number, players: readonly Player[]) {
  const player = players[seat];
  return { name: player?.name, ...(player?.you && { context: "you" }) };
}

function fromTo(seat: number, to: number, players: readonly Player[]) {
  const receiver = players[to];
  return {
    ...by(seat, players),
    ...(receiver?.you && { context: "to_you" }),
    to: receiver?.name,
  };
}
