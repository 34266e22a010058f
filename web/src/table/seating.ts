// Finding a seat for one who wants to play.

import { t } from "../i18n";
import * as http from "../net/http";
import { Refused } from "../net/http";
import type { GameInfo } from "../net/rest.gen";
import type { SeatState, Table } from "../net/wire.gen";
import { notify } from "../ui/toast";

export function isFree(seat: SeatState): boolean {
  return seat.player === undefined && seat.bot === undefined;
}

export function freeSeats(table: Table): number[] {
  return table.seats.flatMap((seat, number) => (isFree(seat) ? [number] : []));
}

/** Whether nobody but one can ever play here: there is no seat for another. */
export function isForOne({ seats }: Table): boolean {
  return seats.length === 1;
}

/** Whether the match that is on, or was last, is one person's alone. */
export function isAlone({ playing }: Table): boolean {
  return playing.length === 1;
}

/** How many more must sit before the game can start. */
export function missingPlayers(table: Table, { players }: GameInfo): number {
  const taken = table.seats.length - freeSeats(table).length;
  return Math.max(0, (players[0] ?? 0) - taken);
}

/** Sits on the first free seat; during a match that is a seat for the next one. */
export async function takeFreeSeat(table: Table, player: string): Promise<void> {
  // The page itself shows that the table is locked, or counts down.
  const isClosed = table.locked || table.status === "starting";
  if (isClosed || table.seats.some((seat) => seat.player === player)) return;
  const [seat] = freeSeats(table);
  if (seat === undefined) return notify(t("entry.full"));

  try {
    await http.sit(table.code, seat);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "seat_taken") throw error;
    await takeFreeSeat(await http.table(table.code), player);
  }
}
