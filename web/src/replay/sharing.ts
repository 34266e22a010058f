// A link to just this moment of a match.

import { t } from "../i18n";
import { linkToMatch } from "../table/link";
import { copied } from "../ui/copy";
import { notify } from "../ui/toast";
import { hashOf } from "./address";
import type { Replay } from "./replay";

export async function copyLink({ match, player }: Replay): Promise<void> {
  const position = player.aim.value;
  const link = linkToMatch(match.id, position === 0 ? "" : hashOf(position));
  notify((await copied(link)) ? t("table.copied") : link);
}
