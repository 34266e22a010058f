// A page one comes to from home: the way back, its title, and what it is about.

import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Hero } from "./hero";
import "./page.css";

interface InnerPageProps {
  title: string;
  text: string;
  children: ComponentChildren;
}

export function InnerPage({ title, text, children }: InnerPageProps) {
  return (
    <main>
      <Hero
        above={
          <Link to="/" class="way-back">
            <Icon name="back" /> {t("home")}
          </Link>
        }
        title={title}
        text={text}
      />
      <div class="page">{children}</div>
    </main>
  );
}
