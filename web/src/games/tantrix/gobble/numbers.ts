// The numbers of the rules that the server decides and the page only tells: a test of the server's compares them.

/** Seconds in which a gift is given. */
export const GIFT_SECONDS = 6;

/** Seconds in which a gobble is called, where it must be. */
export const CALL_SECONDS = 2;

/** Seconds after which a bot may play for somebody who is away. */
export const AWAY_SECONDS = 30;

/** The tiles that are dealt: all but the two joined first. */
export const DEALT = 54;

export const PLAYERS = [2, 3, 4, 5, 6] as const;
