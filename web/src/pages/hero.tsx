// The head of a page: where one is, what there is to do, and the settings.

import type { ComponentChildren } from "preact";
import { Settings } from "../ui/settings";
import "./hero.css";

interface Hero {
  /** The way back, above the title. */
  above?: ComponentChildren;
  title: ComponentChildren;
  text: string;
}

export function Hero({ above, title, text }: Hero) {
  return (
    <header class="hero felt">
      <div class="page">
        <div class="welcome">
          {above}
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <Settings />
      </div>
    </header>
  );
}
