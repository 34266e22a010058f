// Pieces, steps and reasons as sentences in the player's language.

import i18next from "i18next";
import type { Answer, Player } from "../game";
import type { Asked } from "./input";
import { areaOf, columnAt, nameOf, type Pieces, pieceOf, type TripAway } from "./match";
import type { Obstacle, TripAwayCommand, TripAwayView } from "./messages.gen";
import { COLOURS } from "./pyramid";
import { say } from "./say";
import type { Action, Direction } from "./steps";

/** "Large" */
export function sizeInWords(size: number): string {
  return say(`pieces.sizes.${size}`);
}

/** "Luca’s Large, red" */
function pieceInWords(number: number, pieces: Pieces, players: readonly Player[]): string {
  const piece = pieceOf(pieces, number);
  if (!piece) return "";
  const holder = players[piece.area];
  return say("pieces.of", {
    size: sizeInWords(piece.size),
    colour: say(`pieces.colours.${COLOURS[piece.colour]}`),
    name: holder?.name,
    ...(holder?.you && { context: "you" }),
  });
}

/** The same with how it stands or lies, and in which stack. */
export function placeInWords(number: number, pieces: Pieces, players: readonly Player[]): string {
  const piece = pieceOf(pieces, number);
  const column = columnAt(pieces, number);
  if (!piece || !column) return "";
  const stands = () =>
    column.pieces.length > 1
      ? say("pieces.in_stack", { place: piece.height + 1, count: column.pieces.length })
      : say("pieces.upright");
  const how = piece.toward === undefined ? stands() : towardInWords(piece.toward, players);
  return [pieceInWords(number, pieces, players), how].join(", ");
}

function towardInWords(seat: number, players: readonly Player[]): string {
  const player = players[seat];
  return say("pieces.lying", { name: player?.name, ...(player?.you && { context: "you" }) });
}

/** "up" or a name; you are called you. */
export function directionInWords(to: Direction, players: readonly Player[]): string {
  if (to === "up") return say("seats.up");
  return players[to]?.you ? say("seats.you") : nameOf(players, to);
}

/** What a command does: "Hop: your Large, red, onto Luca’s Small, blue". */
export function commandInWords(
  command: TripAwayCommand,
  pieces: Pieces,
  players: readonly Player[],
): string {
  const piece = (number: number) => pieceInWords(number, pieces, players);
  switch (command.type) {
    case "tip":
    case "aim":
      return say(`does.${command.type}`, {
        piece: piece(command.piece),
        to: directionInWords(command.to, players),
      });
    case "swap":
      return say("does.swap", { piece: piece(command.one), other: piece(command.other) });
    case "dig":
      return say("does.dig", { piece: piece(command.piece), other: piece(command.under) });
    case "hop":
      return say("does.hop", { piece: piece(command.piece), other: piece(command.onto) });
    case "remove":
      return say("does.remove", { piece: piece(command.piece) });
    default:
      return "";
  }
}

/** What the turn is waiting for. */
export function askedInWords(asked: Asked, game: TripAway): string {
  const view = game.view.value;
  const players = game.players.value;
  switch (asked.asks) {
    case "nothing":
      return "";
    case "roll":
      return view.die ? say("asks.roll_again", { face: faceInWords(view.die) }) : say("asks.roll");
    case "pass":
      return view.obstacle ? obstacleInWords(view.obstacle, view, players) : "";
    case "deed":
      return say("asks.deed");
    case "piece":
      return say(`asks.${asked.deed}.piece`);
    case "other":
    case "seat":
      return say(`asks.${asked.deed}.${asked.asks}`, { size: sizeOf(asked.piece, view) });
    case "turn":
      return say(asked.pieces.length > 0 ? "asks.swap.turn" : "asks.swap.word");
    case "direction":
      return say("asks.swap.direction", { size: sizeOf(asked.piece, view) });
    case "word":
      return `${commandInWords(asked.command, view.pieces, players)}?`;
  }
}

/** What the others are waiting for, while it is somebody else's turn. */
export function waitingInWords(game: TripAway): string {
  const view = game.view.value;
  const players = game.players.value;
  const name = nameOf(players, view.active);
  switch (game.outcome.value ? "over" : view.phase) {
    case "roll":
      return say("waits.roll", { name });
    case "act":
      return say("waits.act", { name, face: view.die && faceInWords(view.die) });
    case "pass":
      return view.obstacle ? obstacleInWords(view.obstacle, view, players) : "";
    case "removal":
      return say("waits.removal", { name });
    case "over":
      return say("waits.over");
  }
}

function sizeOf(number: number, { pieces }: TripAwayView): string {
  return sizeInWords(pieces[number]?.size ?? 1);
}

export function faceInWords(face: string): string {
  return say(`die.faces.${face}`);
}

/** Why nothing is possible with what has been rolled. */
function obstacleInWords(why: Obstacle, view: TripAwayView, players: readonly Player[]): string {
  const player = view.active === undefined ? undefined : players[view.active];
  return say(`die.obstacles.${why}`, {
    name: player?.name,
    face: view.die && faceInWords(view.die),
    ...(player?.you && { context: "you" }),
  });
}

/** Why one of a wild die's actions is impossible. */
export function obstacleTo(action: Action, view: TripAwayView, seat: number | undefined): string {
  const own = seat === undefined ? [] : areaOf(view.pieces, seat);
  const nothingLies = own.every(({ toward }) => toward === undefined);
  const reasons: Record<Action, Obstacle> = {
    tip: "nothing_upright",
    aim: "nothing_to_aim",
    swap: "nothing_to_aim",
    dig: nothingLies ? "nothing_lying" : "nothing_larger",
    hop: nothingLies ? "nothing_lying" : "nothing_smaller",
  };
  return say(`die.impossible.${reasons[action]}`);
}

/** Why the server refused: the game itself, or the table it is played at. */
export function explain(
  { code, details, text }: Extract<Answer, { ok: false }>,
  pieces: Pieces,
  players: readonly Player[],
): string {
  const inWords = Object.entries(details).map(([key, value]) => {
    if (typeof value === "string") return [key, faceInWords(value)];
    const isSeat = key === "to" || key === "holder";
    const number = Number(value);
    return [key, isSeat ? nameOf(players, number) : sizeInWords(pieces[number]?.size ?? 1)];
  });
  const keys = [`games.trip_away.refusals.${code}`, `refusals.${code}`];
  return String(i18next.t(keys, { ...Object.fromEntries(inWords), defaultValue: text }));
}

/** Everyone's pieces, and how the match stands. */
export function summaryInWords({ view, players }: TripAway): string {
  const { counts } = view.value;
  const seats = players.value.map(({ name }, seat) =>
    say("seats.count", { name, count: counts[seat] }),
  );
  return [...seats, roundInWords(view.value)].join(". ");
}

export function roundInWords({ round, phase, removal_after: after }: TripAwayView): string {
  return after === undefined || phase === "removal"
    ? say("round.only", { round })
    : say("round.of", { round, count: after - round });
}
