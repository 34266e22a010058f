// A part of a page with its own heading.

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./card.css";

interface Card {
  title: string;
  children: ComponentChildren;
}

export function Card({ title, children }: Card) {
  const id = useId();
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
