// The host sends somebody away, once asked whether that is meant.

import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import { kick } from "../net/http";
import { Question } from "../ui/dialog";

interface Kicking {
  code: string;
  player: string;
  name: string;
  onClose(): void;
}

export function Kicking({ code, player, name, onClose }: Kicking) {
  return (
    <Question
      title={t("lobby.kick", { name })}
      text={t("lobby.kick_text", { name })}
      yes={t("lobby.kick_yes")}
      onYes={() => attempt(() => kick(code, player))}
      onClose={onClose}
    />
  );
}
