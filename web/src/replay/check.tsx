// Whether the match was fair: the server plays it again from its sealed seed, and says what it finds.

import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { CheckResult, Differs } from "../net/rest.gen";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

/** Between two questions, in milliseconds; the server takes its time over each. */
const PAUSE = 200;

type Verdict = Exclude<CheckResult, { type: "under_way" }>;

export function Check({ id }: { id: string }) {
  const result = useSignal<CheckResult | undefined>(undefined);

  async function check() {
    result.value = await http.verify(id);
    while (result.value.type === "under_way") {
      await new Promise((passed) => setTimeout(passed, PAUSE));
      result.value = await http.verify(id);
    }
  }

  const { value } = result;
  const isDone = value !== undefined && value.type !== "under_way";
  return (
    <div class="check">
      {!isDone && (
        <>
          <Button icon="check" onPress={() => attempt(check)}>
            {t("check.do")}
          </Button>
          <p class="muted">{t("check.about")}</p>
        </>
      )}
      <div role="status">
        {value?.type === "under_way" && (
          <p>{t("check.under_way", { entry: value.entry, entries: value.entries - 1 })}</p>
        )}
        {isDone && <Said verdict={value} />}
      </div>
    </div>
  );
}

/** As it is read out and compared: eight characters at once. */
function inGroups(print: string): string {
  return print.match(/.{1,8}/g)?.join(" ") ?? print;
}

function Said({ verdict }: { verdict: Verdict }) {
  switch (verdict.type) {
    case "agrees":
      return (
        <>
          <p class="verdict good">
            <Icon name="check" />{" "}
            {t("check.agrees", { commands: verdict.entries - 1, draws: verdict.draws })}
          </p>
          <p class="fingerprint muted">
            {t("check.fingerprint", { print: inGroups(verdict.fingerprint) })}
          </p>
        </>
      );
    case "differs":
      return <Difference verdict={verdict} />;
    case "unchecked":
      return <p>{t(`check.unchecked.${verdict.why}`)}</p>;
  }
}

function Difference({ verdict }: { verdict: Differs }) {
  const { entry, field, why, recorded, replayed } = verdict;
  const where = entry === undefined ? field : t("check.entry", { entry, field });
  return (
    <>
      <p class="verdict bad">
        <Icon name="warning" /> {t("check.differs", { where, why: t(`check.why.${why}`) })}
      </p>
      {recorded !== undefined && <p class="quoted">{t("check.recorded", { value: recorded })}</p>}
      {replayed !== undefined && <p class="quoted">{t("check.replayed", { value: replayed })}</p>}
    </>
  );
}
