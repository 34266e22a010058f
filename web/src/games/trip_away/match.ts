// A match of Trip Away, and what its view says about pieces and seats.

import type { Match } from "../game";
import type { PieceOnTable, TripAwayCommand, TripAwayEvent, TripAwayView } from "./messages.gen";

export type TripAway = Match<TripAwayView, TripAwayEvent, TripAwayCommand>;

/** Pieces by number. */
export type Pieces = Readonly<Record<number, PieceOnTable>>;
