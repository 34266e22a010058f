// The bar over a replay: that it is one, of what, and the way back.

import { useSignal } from "@preact/signals";
import { gameShort, gameTitle, t } from "../i18n";
import { cameFrom } from "../router";
import { RulesDialog } from "../table/rules";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Menu } from "../ui/menu";
import { SettingsDialog } from "../ui/settings";
import { isNarrow } from "../ui/wide";
import type { Replay } from "./replay";
import { copyLink } from "./sharing";

export function Header({ replay }: { replay: Replay }) {
  const { game, options } = replay.kept;
  const shown = useSignal<"rules" | "settings" | undefined>(undefined);
  const close = () => {
    shown.value = undefined;
  };
  return (
    <header class="bar wood">
      <h1 class="unseen">{t("replay.of", { game: gameTitle(game) })}</h1>
      <WayBack />
      <span class="replay-tag" aria-hidden="true">
        {t("replay.tag")}
      </span>
      <div class="where">
        <p>
          <strong>{isNarrow.value ? gameShort(game) : gameTitle(game)}</strong>
        </p>
      </div>
      <Button kind="quiet" icon="link" label={t("replay.copy")} onPress={() => copyLink(replay)} />
      <Menu
        label={t("replay.menu")}
        items={[
          { text: t("rules.title"), icon: "book", onPress: () => (shown.value = "rules") },
          {
            text: t("settings.title"),
            icon: "settings",
            onPress: () => (shown.value = "settings"),
          },
        ]}
      />
      {shown.value === "rules" && <RulesDialog game={game} options={options} onClose={close} />}
      {shown.value === "settings" && <SettingsDialog onClose={close} />}
    </header>
  );
}

/** To where the replay was opened from; who came by its link goes home. */
function WayBack() {
  const from = cameFrom.value;
  const table = from?.startsWith("/t/");
  return (
    <Link
      to={from ?? "/"}
      class="home"
      label={t(table ? "replay.to_table" : from ? "back" : "home")}
    >
      <Icon name="back" />
    </Link>
  );
}
