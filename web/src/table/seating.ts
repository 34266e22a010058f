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

/** Sits on the first free seat, or says why watching is all that is left. */
export async function takeFreeSeat(table: Table, player: string): Promise<void> {
  if (table.seats.some((seat) => seat.player === player)) return;
  const obstacle = obstacleAt(table);
  if (obstacle) return notify(t(`entry.${obstacle}`));

  const seat = freeSeats(table)[0] as number;
  try {
    await http.sit(table.code, seat);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "seat_taken") throw error;
    await takeFreeSeat(await http.table(table.code), player);
  }
}

function obstacleAt(table: Table): string | undefined {
  if (table.locked) return "locked";
  if (table.status === "playing" || table.status === "starting") return "playing";
  return freeSeats(table).length === 0 ? "full" : undefined;
}
