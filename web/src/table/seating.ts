// Finding a seat for one who wants to play.

import { t } from "../i18n";
import * as http from "../net/http";
import { Refused } from "../net/http";
import type { SeatState, Table } from "../net/wire.gen";
import { notify } from "../ui/toast";

export function isFree(seat: SeatState): boolean {
  return seat.player === undefined && seat.bot === undefined;
}

export function freeSeats(table: Table): number[] {
  return table.seats.flatMap((seat, number) => (isFree(seat) ? [number] : []));
}

/** Sits on the first free seat. The page itself shows that a match is on, or the table locked. */
export async function takeFreeSeat(table: Table, player: string): Promise<void> {
  const isClosed = table.locked || table.status === "playing" || table.status === "starting";
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
