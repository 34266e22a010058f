// The tab's own words and picture.

import { useEffect } from "preact/hooks";
import drawing from "../favicon.svg?raw";
import { t } from "../i18n";

const DOT = '<circle cx="49" cy="15" r="13" fill="#ffb000" stroke="#0e1014" stroke-width="4"/>';

/** Names the tab; an empty title leaves it to the site's name, none to another part of the page. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title === "" ? t("site") : `${title} · ${t("site")}`;
  }, [title]);
}

/** A dot in the tab's picture: something there waits for you. */
export function useDot(isShown: boolean): void {
  useEffect(() => {
    draw(isShown);
    return () => draw(false);
  }, [isShown]);
}

function draw(withDot: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  const picture = withDot ? drawing.replace("</svg>", `${DOT}</svg>`) : drawing;
  link.href = `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
