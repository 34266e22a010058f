// A match in a list: what, when, how it ended for the reader, and who else was there.

import { dated, gameTitle, isolated, listed, t } from "../i18n";
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
        <Title match={match} isOver={isOver} />
        <span class="muted">{[dated(match.began), ...lengthOf(match)].join(" · ")}</span>
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

/** What was played; once it is over, the way to see it again. */
function Title({ match, isOver }: { match: ListedMatch; isOver: boolean }) {
  const title = <strong>{gameTitle(match.game)}</strong>;
  if (!isOver) return title;
  return (
    <Link
      to={`/m/${match.id}`}
      class="to-replay"
      label={t("history.watch", { match: matchInWords(match) })}
    >
      {title} <Icon name="replay" />
    </Link>
  );
}

/** "Trip Away, 12 October 2030 at 20:15" */
export function matchInWords(match: ListedMatch): string {
  return `${gameTitle(match.game)}, ${dated(match.began)}`;
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
