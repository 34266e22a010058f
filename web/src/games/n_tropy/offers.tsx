// The places that the stick could go to, as a list: to be gone over by keys, by ear or with a finger.

import { useSignal, useSignalEffect } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { useHeir } from "../../ui/focus";
import { Icon } from "../../ui/icon";
import type { Offer } from "./messages.gen";
import { say } from "./say";
import type { Turn } from "./turn";
import { offerInWords } from "./wording";
import "./offers.css";

/** In place of the bar, so that the structure stays in sight: each place is seen there while it is looked at. */
export function Offers({ turn }: { turn: Turn }) {
  const offers = turn.offers.value;
  const panel = useHeir<HTMLElement>();

  function press(event: TargetedKeyboardEvent<HTMLElement>) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    turn.close();
  }

  return (
    <section
      ref={panel}
      class="ntropy-places"
      tabIndex={-1}
      aria-label={say("offers.title")}
      onKeyDown={press}
    >
      <header>
        <h2>{say("offers.title")}</h2>
        <button
          type="button"
          class="ntropy-button square"
          aria-label={t("close")}
          onClick={() => turn.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div role="status">
        {!offers && <p>{say("offers.looking")}</p>}
        {offers?.length === 0 && <p>{say("offers.none")}</p>}
        {offers && offers.length > 0 && <p class="unseen">{say("offers.intro")}</p>}
      </div>
      {offers && offers.length > 0 && <Places turn={turn} offers={offers} />}
    </section>
  );
}

interface PlacesProps {
  turn: Turn;
  offers: readonly Offer[];
}

function Places({ turn, offers }: PlacesProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = useSignal(0);
  const { glanced } = turn.stage;
  useEffect(() => {
    list.current?.focus();
    return () => {
      glanced.value = undefined;
    };
  }, [glanced]);
  useSignalEffect(() => {
    glanced.value = offers[at.value];
  });

  function go(to: number) {
    at.value = Math.min(offers.length - 1, Math.max(0, to));
    list.current?.children[at.value]?.scrollIntoView({ block: "nearest" });
  }

  function press(event: TargetedKeyboardEvent<HTMLDivElement>) {
    const offer = offers[at.value];
    if (event.key === "ArrowDown") go(at.value + 1);
    else if (event.key === "ArrowUp") go(at.value - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(offers.length - 1);
    else if ((event.key === "Enter" || event.key === " ") && offer) turn.choose(offer);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={list}
      class="ntropy-offers"
      role="listbox"
      tabIndex={0}
      aria-label={say("offers.list")}
      aria-activedescendant={`place-${at.value}`}
      onKeyDown={press}
    >
      {offers.map((offer, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
        <div
          key={`${offer.x} ${offer.y} ${offer.angle}`}
          id={`place-${index}`}
          class={offer.reliability}
          role="option"
          tabIndex={-1}
          aria-selected={index === at.value}
          onClick={() => turn.choose(offer)}
          onPointerEnter={() => {
            at.value = index;
          }}
        >
          <Reliability of={offer.reliability} />
          {offerInWords(offer)}
        </div>
      ))}
    </div>
  );
}

const BARS = { good: 3, fair: 2, poor: 1 } as const;

/** One to three bars, the taller the likelier. */
function Reliability({ of }: { of: Offer["reliability"] }) {
  return (
    <svg viewBox="0 0 18 16" aria-hidden="true">
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          class={bar < BARS[of] ? "lit" : ""}
          x={bar * 6 + 1}
          y={10 - bar * 4}
          width={4}
          height={5 + bar * 4}
          rx={1}
        />
      ))}
    </svg>
  );
}
