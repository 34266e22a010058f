// The rules of a game: over the page in a dialog, or beside the board.

import { useSignal } from "@preact/signals";
import { games } from "../games";
import type { RulesPart } from "../games/game";
import { gameTitle, language, t } from "../i18n";
import { preference } from "../preference";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Tabs } from "../ui/tabs";

interface Rules {
  game: string;
  /** The table's options; without them the rules tell of every option. */
  options?: Record<string, unknown> | undefined;
}

/** Whether all the rules were read last, and not the short ones. */
const readsAll = preference("reads_all_rules", false);

export function RulesDialog({ onClose, ...rules }: Rules & { onClose(): void }) {
  return (
    <Dialog kind="wide" title={t("rules.of", { game: gameTitle(rules.game) })} onClose={onClose}>
      <RulesTabs {...rules} />
    </Dialog>
  );
}

export function RulesButton(rules: Rules) {
  const isOpen = useSignal(false);
  return (
    <>
      <Button
        icon="book"
        label={t("rules.of", { game: gameTitle(rules.game) })}
        onPress={() => (isOpen.value = true)}
      >
        {t("rules.title")}
      </Button>
      {isOpen.value && <RulesDialog {...rules} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

/** The short rules and all of them, whichever was read last. */
export function RulesTabs({ game, options }: Rules) {
  const part: RulesPart = readsAll.value ? "full" : "short";
  const Rules = games[game]?.Rules;
  return (
    <Tabs
      label={t("rules.title")}
      tabs={[
        { name: "short", text: t("rules.short") },
        { name: "full", text: t("rules.full") },
      ]}
      shown={part}
      onShow={(name) => {
        readsAll.value = name === "full";
      }}
    >
      {/* Made anew when the language changes: its texts are the game's own. */}
      {Rules && <Rules key={`${part} ${language.value}`} part={part} options={options} />}
    </Tabs>
  );
}
