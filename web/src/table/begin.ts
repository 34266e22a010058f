// The short way into a match for one: a table, a word, and it is on.

import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import { go } from "../router";
import { introduce } from "../session";

/** Opens a table for one who has said a name, and begins; who alone is ready waits for nobody. */
export async function beginAlone(
  name: string,
  game: string,
  options: http.Values = {},
): Promise<void> {
  await attempt(async () => {
    await introduce(name);
    const { code } = await http.openTable(game, options, false);
    // Should it not begin, the table itself says why, and has a button for it.
    await attempt(() => http.ready(code, true));
    go(`/t/${code}`);
  });
}
