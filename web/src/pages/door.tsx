// Whoever has said no name yet says it before the first thing they do here, and only then.

import { useSignal } from "@preact/signals";
import type { ComponentChildren, TargetedEvent } from "preact";
import { t } from "../i18n";
import { lastName, me } from "../session";
import { NameField } from "../table/name_field";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";

/** What is done under a name. */
type Deed = (name: string) => Promise<unknown>;

interface Door {
  /** Does it, once there is a name. */
  enter(deed: Deed): Promise<unknown> | undefined;
  /** The question, while it is open. */
  door: ComponentChildren;
}

export function useDoor(): Door {
  const waiting = useSignal<{ deed: Deed } | undefined>(undefined);

  function enter(deed: Deed) {
    if (me.value) return deed(me.value.name);
    waiting.value = { deed };
    return undefined;
  }

  const close = () => {
    waiting.value = undefined;
  };
  return { enter, door: waiting.value && <Asking deed={waiting.value.deed} onClose={close} /> };
}

function Asking({ deed, onClose }: { deed: Deed; onClose(): void }) {
  const name = useSignal(lastName());
  const missing = useSignal(false);
  const busy = useSignal(false);

  async function go(event: TargetedEvent<HTMLFormElement>) {
    event.preventDefault();
    missing.value = name.value.trim() === "";
    if (missing.value || busy.value) return;
    busy.value = true;
    await deed(name.value.trim());
    busy.value = false;
    onClose();
  }

  return (
    <Dialog title={t("puzzles.name_first")} onClose={onClose}>
      <form onSubmit={go}>
        <NameField name={name} missing={missing} autoFocus />
        <Button kind="main" icon="play">
          {t("puzzles.play")}
        </Button>
      </form>
    </Dialog>
  );
}
