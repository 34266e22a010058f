// What can be done about one person at the table: move them, hide what they say, send them away.

import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { Table } from "../net/wire.gen";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Kicking } from "./kicking";
import { isFree } from "./seating";
import type { TableStore } from "./store";
import "./about.css";

interface About {
  store: TableStore;
  player: string;
  name: string;
}

/** A button for one's row in a list; there is nothing to be done about oneself. */
export function AboutButton(about: About) {
  const isOpen = useSignal(false);
  if (about.player === about.store.me) return null;
  return (
    <>
      <Button
        kind="quiet"
        icon={about.store.muted.value.has(about.player) ? "mute" : "more"}
        label={t("about.more", { name: about.name })}
        onPress={() => {
          isOpen.value = true;
        }}
      />
      {isOpen.value && (
        <AboutDialog
          {...about}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}

export function AboutDialog({ onClose, ...about }: About & { onClose(): void }) {
  const isKicking = useSignal(false);
  const { store, player, name } = about;
  const table = store.table.value;
  if (isKicking.value) {
    return <Kicking code={store.code} player={player} name={name} onClose={onClose} />;
  }
  return (
    <Dialog title={name} onClose={onClose}>
      <div class="about-person">
        <Hiding {...about} />
        {store.isHost.value && table && <Moving {...about} table={table} onDone={onClose} />}
        {store.isHost.value && (
          <Button
            kind="danger"
            icon="leave"
            onPress={() => {
              isKicking.value = true;
            }}
          >
            {t("lobby.kick", { name })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Hiding({ store, player, name }: About) {
  const isMuted = store.muted.value.has(player);
  return (
    <Button icon={isMuted ? "eye" : "mute"} onPress={() => store.mute(player, !isMuted)}>
      {t(isMuted ? "about.show" : "about.hide", { name })}
    </Button>
  );
}

/** The host's: other seats for them, or none. During a match everyone stays where they are. */
function Moving({ store, table, player, name, onDone }: About & { table: Table; onDone(): void }) {
  if (table.status === "playing") return null;
  const seat = table.seats.findIndex((state) => state.player === player);
  const finish = async (request: () => Promise<unknown>) => {
    if (await attempt(request)) onDone();
  };
  return (
    <>
      {table.seats.map((there, to) => {
        if (to === seat || !mayMove(seat, there)) return null;
        const text = isFree(there) ? "about.move" : "about.swap";
        return (
          <Button
            key={to}
            icon="swap"
            onPress={() => finish(() => http.seatPlayer(store.code, to, player))}
          >
            {t(text, { seat: to + 1, name: there.name })}
          </Button>
        );
      })}
      {seat >= 0 && (
        <Button icon="close" onPress={() => finish(() => http.freeSeat(store.code, seat))}>
          {t("lobby.remove", { name })}
        </Button>
      )}
    </>
  );
}

/** Who watches needs a free seat; who sits may also change places. */
function mayMove(seat: number, there: Table["seats"][number]): boolean {
  return seat >= 0 || isFree(there);
}
