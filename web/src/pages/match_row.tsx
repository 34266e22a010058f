// A match in a list: what, when, how it ended for the reader, and who else was there.

import { gameTitle, isolated, language, listed, t } from "../i18n";
import type { ListedMatch, ListedSeat } from "../net/rest.gen";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { minutes } from "../ui/now";

interface MatchRow {
  match: ListedMatch;
  onTakeOut(): void;
}

export function MatchRow({ match, onTakeOut }: MatchRow) {
  const isOver = match.reason !== undefined;
  return (
    <li class="match">
      <div class="what">
        <strong>{gameTitle(match.game)}</strong>
        <span class="muted">{[dateOf(match), ...lengthOf(match)].join(" · ")}</span>
      </div>
      <p class="ending">
        {match.place === 1 && match.seats.length > 1 && <Icon name="crown" />}
        {isOver ? ending(match) : <Link to={`/t/${match.table}`}>{t("history.goes_on")}</Link>}
      </p>
      <p class="muted who">{listed(byPlace(match.seats).map(named))}</p>
      {isOver && (
        <Button
          kind="quiet"
          icon="close"
          label={t("history.take_out", { match: matchInWords(match) })}
          onPress={onTakeOut}
        />
      )}
    </li>
  );
}

/** "Trip Away, 12 October 2030 at 20:15" */
export function matchInWords(match: ListedMatch): string {
  return `${gameTitle(match.game)}, ${dateOf(match)}`;
}

function ending({ reason, place, seats }: ListedMatch): string {
  if (reason === "abandoned") return t("history.abandoned");
  if (reason === "given_up") return t("history.given_up");
  if (seats.length === 1) return t("history.alone");
  return place === 1 ? t("history.won") : t("history.place", { place, count: seats.length });
}

function byPlace(seats: readonly ListedSeat[]): readonly ListedSeat[] {
  return [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

function named({ place, name, bot }: ListedSeat): string {
  const who = bot === undefined ? isolated(name) : t("history.bot", { name });
  return place === undefined ? who : `${place}. ${who}`;
}

function lengthOf({ reason, seconds }: ListedMatch): string[] {
  return reason === undefined ? [] : [minutes(seconds)];
}

function dateOf({ began }: ListedMatch): string {
  // Of both Englishes the one that has the day before the month, as the rest of the page.
  const locale = language.value === "en" ? "en-GB" : language.value;
  return new Date(began * 1000).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" });
}
