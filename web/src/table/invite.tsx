// How friends come to the table: its code, its link, and a picture of the link for their cameras.

import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { CopyLink, copied } from "../ui/copy";
import { Dialog } from "../ui/dialog";
import { Select } from "../ui/field";
import { QrCode } from "../ui/qr";
import { canShare, shared } from "../ui/share";
import { notify } from "../ui/toast";
import { address, addresses, chooseAddress, linkTo, reachOf } from "./link";
import "./invite.css";

interface Invite {
  code: string;
}

/** Where there is room for all of it. */
export function InviteCard({ code }: Invite) {
  return (
    <Card title={t("table.invite")}>
      <Invitation code={code} />
    </Card>
  );
}

/** On a phone: one line, with the rest a press away. */
export function InviteLine({ code }: Invite) {
  const isOpen = useSignal(false);
  const open = () => {
    isOpen.value = true;
  };

  async function copy() {
    if (await copied(linkTo({ code }))) notify(t("table.copied"));
    else open();
  }

  return (
    <section class="invite-line" aria-label={t("table.invite")}>
      <Code code={code} />
      <Button kind="quiet" icon="copy" label={t("table.copy")} onPress={copy} />
      {canShare() && (
        <Button
          kind="quiet"
          icon="share"
          label={t("table.share")}
          onPress={() => shared(invitationTo(code))}
        />
      )}
      <Button kind="quiet" icon="qr" label={t("table.qr")} onPress={open} />
      {isOpen.value && (
        <InviteDialog
          code={code}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </section>
  );
}

export function InviteDialog({ code, onClose }: Invite & { onClose(): void }) {
  return (
    <Dialog title={t("table.invite")} onClose={onClose}>
      <Invitation code={code} />
    </Dialog>
  );
}

function Invitation({ code }: Invite) {
  const link = linkTo({ code });
  return (
    <div class="invitation">
      <div class="invitation-codes">
        <QrCode text={link} label={t("table.qr_of", { link })} />
        <div class="invitation-code">
          <Code code={code} />
          <p class="muted">{t("table.invite_text")}</p>
        </div>
      </div>
      <CopyLink link={link} />
      {canShare() && (
        <Button icon="share" onPress={() => shared(invitationTo(code))}>
          {t("table.share")}
        </Button>
      )}
      <Addresses />
    </div>
  );
}

function Code({ code }: Invite) {
  return (
    <p class="code">
      <span class="unseen">{t("table.code")} </span>
      <span class="big-code">{code}</span>
    </p>
  );
}

/** Who can open the link, and other addresses to try when they cannot. */
function Addresses() {
  const reach = reachOf(address.value);
  return (
    <>
      {reach !== "everyone" && <p class="muted">{t(`table.reach_${reach}`)}</p>}
      {addresses.value.length > 1 && (
        <Select
          label={t("table.address")}
          value={address.value}
          choices={addresses.value.map((value) => ({ value, text: value }))}
          onChange={chooseAddress}
        />
      )}
    </>
  );
}

function invitationTo(code: string): ShareData {
  return { title: t("site"), text: t("table.come"), url: linkTo({ code }) };
}
