// A link to another page of ours, without loading everything anew.

import type { ComponentChildren, TargetedMouseEvent } from "preact";
import { go } from "../router";

interface Link {
  to: string;
  label?: string;
  class?: string;
  children: ComponentChildren;
}

export function Link({ to, label, children, class: kind }: Link) {
  function follow(event: TargetedMouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  }

  return (
    <a href={to} class={kind} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
