// A part of a page with its own heading.

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./card.css";

interface Card {
  title: string;
  /** What stands beside the heading. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

export function Card({ title, aside, children }: Card) {
  const id = useId();
  return (
    <section class="card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
