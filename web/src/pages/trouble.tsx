// A page for when there is nothing else to show, and the way on from there.

import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

interface Trouble {
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ComponentChildren;
}

export function Trouble({ title, text, children }: Trouble) {
  return (
    <main class="page narrow">
      <h1>
        <Icon name="warning" /> {title}
      </h1>
      <p>{text}</p>
      {children}
      <p>
        <Link to="/">{t("home")}</Link>
      </p>
    </main>
  );
}

/** For an address that leads nowhere. */
export function Nowhere() {
  return <Trouble title={t("trouble.nowhere")} text={t("trouble.nowhere_text")} />;
}
