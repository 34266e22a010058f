// All that one has played, the newest first: by game, by friend, and as far back as one likes.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { gamesOfHouse } from "../house";
import { gameTitle, t } from "../i18n";
import { attempt, explained } from "../i18n/refusals";
import * as http from "../net/http";
import { Refused } from "../net/http";
import type { Friend, GameInfo, ListedMatch } from "../net/rest.gen";
import { me } from "../session";
import { Button } from "../ui/button";
import { Question } from "../ui/dialog";
import { Select } from "../ui/field";
import { Link } from "../ui/link";
import { Loaded, Waiting } from "../ui/loaded";
import { InnerPage } from "./inner";
import { MatchRow, matchInWords } from "./match_row";
import "./history.css";

export function HistoryPage() {
  return (
    <InnerPage title={t("history.title")} text={t("history.intro")}>
      {me.value ? (
        <Loaded from={learnFilters}>{(filters) => <Played {...filters} />}</Loaded>
      ) : (
        <p class="muted">{t("history.stranger")}</p>
      )}
    </InnerPage>
  );
}

interface Filters {
  games: readonly GameInfo[];
  friends: readonly Friend[];
}

async function learnFilters(): Promise<Filters> {
  const [games, friends] = await Promise.all([gamesOfHouse(), http.friends()]);
  return { games, friends };
}

function Played({ games, friends }: Filters) {
  const game = useSignal("");
  const friend = useSignal("");
  const narrowed = {
    ...(game.value && { game: game.value }),
    ...(friend.value && { with: friend.value }),
  };
  return (
    <section class="card history" aria-label={t("history.title")}>
      <div class="buttons">
        <Link to="/standings" class="button plain">
          {t("standings.title")}
        </Link>
      </div>
      <div class="filters">
        <Select
          label={t("history.game")}
          value={game.value}
          choices={[
            { value: "", text: t("history.every_game") },
            ...games.map(({ name, title }) => ({ value: name, text: gameTitle(name, title) })),
          ]}
          onChange={(name) => {
            game.value = name;
          }}
        />
        <Select
          label={t("history.friend")}
          value={friend.value}
          choices={[
            { value: "", text: t("history.everyone") },
            ...friends.map(({ player, name }) => ({ value: player, text: name })),
          ]}
          onChange={(player) => {
            friend.value = player;
          }}
        />
      </div>
      <Matches key={`${game.value} ${friend.value}`} narrowed={narrowed} />
    </section>
  );
}

function Matches({ narrowed }: { narrowed: http.Narrowed }) {
  const { matches, next, refusal, read, remove } = useMatches(narrowed);
  const asking = useSignal<ListedMatch | undefined>(undefined);
  const list = useRef<HTMLUListElement>(null);

  async function takeOut(match: ListedMatch) {
    if (await attempt(() => http.takeOut(match.id))) remove(match);
  }

  function close() {
    asking.value = undefined;
    // What was pressed may be gone from the list.
    queueMicrotask(() => document.activeElement === document.body && list.current?.focus());
  }

  const isEmpty = matches.length === 0;
  if (isEmpty && !refusal && next === undefined) {
    const isNarrow = Object.keys(narrowed).length > 0;
    return <p class="muted">{t(isNarrow ? "history.none" : "history.empty")}</p>;
  }
  return (
    <>
      {!isEmpty && (
        <ul class="matches" ref={list} tabIndex={-1}>
          {matches.map((match) => (
            <MatchRow
              key={match.id}
              match={match}
              onTakeOut={() => {
                asking.value = match;
              }}
            />
          ))}
        </ul>
      )}
      {refusal ? (
        <div role="alert">
          <p>{explained(refusal)}</p>
          <Button onPress={read}>{t("again")}</Button>
        </div>
      ) : (
        next !== undefined && (isEmpty ? <Waiting /> : <More onMore={read} />)
      )}
      {asking.value && (
        <Question
          title={t("history.take_out_title")}
          text={t("history.take_out_text", { match: matchInWords(asking.value) })}
          yes={t("history.take_out_yes")}
          onYes={() => asking.value && takeOut(asking.value)}
          onClose={close}
        />
      )}
    </>
  );
}

/** The list as far as it has been read. `next` is "" before the first page. */
function useMatches(narrowed: http.Narrowed) {
  const matches = useSignal<readonly ListedMatch[]>([]);
  const next = useSignal<string | undefined>("");
  const refusal = useSignal<Refused | undefined>(undefined);
  const isReading = useRef(false);

  async function read() {
    if (isReading.current || next.value === undefined) return;
    isReading.current = true;
    refusal.value = undefined;
    try {
      const before = next.value && { before: next.value };
      const page = await http.matches({ ...narrowed, ...before });
      matches.value = [...matches.value, ...page.matches];
      next.value = page.next;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusal.value = error;
    } finally {
      isReading.current = false;
    }
  }

  useEffect(() => void read(), []);

  function remove({ id }: ListedMatch) {
    matches.value = matches.value.filter((match) => match.id !== id);
  }

  return { matches: matches.value, next: next.value, refusal: refusal.value, read, remove };
}

/** At the end of what has been read: whoever comes near it reads on, and so does a press. */
function More({ onMore }: { onMore(): Promise<void> }) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;

  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === "undefined") return;
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more.current(),
      { rootMargin: "400px" },
    );
    seen.observe(end.current);
    return () => seen.disconnect();
  }, []);

  return (
    <div ref={end}>
      <Button icon="down" onPress={onMore}>
        {t("history.more")}
      </Button>
    </div>
  );
}
