// Sticks, placements and reasons as sentences in the player's language.

import i18next from "i18next";
import { listed } from "../../i18n";
import type { Answer, Player } from "../game";
import type { Refusal } from "./hand";
import { BASE, isNotched, LENGTH } from "./measures";
import type { Body, Fault, Last, NTropyView, Offer, Placement } from "./messages.gen";
import { say } from "./say";

/** Nearer to level or upright than this, in degrees, it is called so. */
const NEARLY = 0.5;
/** Within so many millimetres of the middle it is neither on the left nor on the right. */
const MIDDLE = 15;

/** "stick 12", "notched stick 2", "the base" */
export function bodyInWords(number: number): string {
  if (number === BASE) return say("bodies.base");
  return isNotched(number) ? say("bodies.notched", { number }) : say("bodies.stick", { number });
}

/** "sticks 7 and 12", "the base’s sticks and stick 7"; what is named twice is said once. */
export function bodiesInWords(numbers: readonly number[]): string {
  const different = [...new Set(numbers)];
  const areLong = different.every((number) => number !== BASE && !isNotched(number));
  if (areLong && different.length > 1) {
    return say("bodies.sticks", { numbers: listed(different.map(String)) });
  }
  return listed(different.map(carrierInWords));
}

/** Of the base only its own sticks carry others. */
function carrierInWords(number: number): string {
  return number === BASE ? say("bodies.fan") : bodyInWords(number);
}

export function pointsInWords(points: number): string {
  return say(`points.${points}`);
}

/** "level across sticks 7 and 12" */
export function placementInWords(placement: Placement, on: readonly number[]): string {
  return say(`placements.${placement}`, { on: bodiesInWords(on) });
}

/** "it lies along stick 12, not across it" */
export function faultInWords(fault: Fault, other: number | undefined): string {
  const isKnown = other !== undefined && (fault === "along" || fault === "side");
  return isKnown
    ? say(`faults.${fault}_known`, { other: bodyInWords(other) })
    : say(`faults.${fault}`);
}

/** "level across sticks 7 and 12, on the left, height 2.1: likely to hold" */
export function offerInWords({ x, y, placement, on, reliability }: Offer): string {
  return say("offers.offer", {
    placement: placementInWords(placement, on),
    side: say(`offers.side.${sideOf(x)}`),
    height: heightInWords(y),
    reliability: say(`offers.reliability.${reliability}`),
  });
}

function sideOf(x: number): "left" | "middle" | "right" {
  if (Math.abs(x) <= MIDDLE) return "middle";
  return x < 0 ? "left" : "right";
}

// --- where a stick is ---

/** In degrees from level, −90 to 90: one is the same turned by half. */
export function leaning(angle: number): number {
  const degrees = (((angle * 180) / Math.PI) % 180) + 180;
  const leans = degrees % 180;
  return leans > 90 ? leans - 180 : leans;
}

/** "20°, up to the right", "level" */
export function angleInWords(angle: number): string {
  const leans = leaning(angle);
  if (Math.abs(leans) < NEARLY) return say("angle.level");
  if (Math.abs(leans) > 90 - NEARLY) return say("angle.upright");
  const degrees = Math.round(Math.abs(leans));
  return say(leans > 0 ? "angle.right" : "angle.left", { degrees });
}

/** In lengths of a stick, from the table: "1.3" */
export function heightInWords(y: number): string {
  return inWords(y / LENGTH, 1);
}

export function inWords(number: number, digits: number): string {
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(i18next.language, form).format(number).replace("-", "−");
}

/** "stick 12, height 1.3, 20°, up to the right, rests on sticks 4 and 7" */
export function stickInWords(number: number, { x: _, y, angle, on = [] }: Body): string {
  return [
    bodyInWords(number),
    say("sticks.height", { height: heightInWords(y) }),
    angleInWords(angle),
    on.length > 0 ? say("sticks.on", { on: bodiesInWords(on) }) : say("sticks.on_nothing"),
  ].join(", ");
}

// --- how the match stands ---

export function nameOf(players: readonly Player[], seat: number | undefined): string {
  return (seat === undefined ? undefined : players[seat]?.name) ?? "";
}

/** What the last turn came to. */
export function lastInWords(
  { seat, stick, placement, fault, other, fell = [], late = [] }: Last,
  bodies: NTropyView["bodies"],
  players: readonly Player[],
): string {
  const on = bodies[stick]?.on ?? [];
  const name = nameOf(players, seat);
  const others = fell.filter((each) => each !== stick).length;
  return [
    others < fell.length && say("last.dropped", { name }),
    placement && say("last.stands", { name, how: placementInWords(placement, on) }),
    fault && say("last.foul", { name, why: faultInWords(fault, other) }),
    others > 0 && say("last.fell", { count: others }),
    late.length > 0 && say("last.late", { count: late.length }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** How many sticks everyone has left, and how far the match is. */
export function summaryInWords(view: NTropyView, players: readonly Player[]): string {
  const seats = players.map(({ name }, seat) =>
    say("seats.count", { name, count: leftOf(view, seat) }),
  );
  const { turn, round, last_turn: last } = view;
  const time =
    last === undefined ? say("summary.round", { round }) : say("summary.turn_of", { turn, last });
  return [...seats.map((seat) => `${seat}.`), time].join(" ");
}

/** How many sticks a seat has left, the one in its hand among them. */
export function leftOf({ players, active, held }: NTropyView, seat: number): number {
  const { rack = [] } = players[seat] ?? {};
  return rack.length + (held && seat === active ? 1 : 0);
}

/** Why the server refused: the game itself, or the table it is played at. */
export function explain({ code, details, text }: Extract<Answer, { ok: false }>): string {
  const { stick } = details;
  const known = typeof stick === "number" ? { other: bodyInWords(stick) } : undefined;
  const keys = [
    ...(known ? [`games.n_tropy.refusals.${code}_known`] : []),
    `games.n_tropy.refusals.${code}`,
    `refusals.${code}`,
  ];
  return String(i18next.t(keys, { ...details, ...known, defaultValue: text }));
}

/** Why the stick is in the hand still; what was noticed here has no sentence of the server. */
export function refusalInWords({ code, text, stick }: Refusal): string {
  return text || explain({ ok: false, code, text, details: { stick } });
}
