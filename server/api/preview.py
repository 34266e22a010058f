"""What a link shows in a chat before anyone opens it, in the head of the page it leads to.

The same for everyone who asks in one language: it tells no more of a table than its link does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from server.games import AnyGame
from server.games.game import Reason
from server.service.lobby import taken_seats
from server.store.records import MatchRecord, TableRecord
from server.wire import Status

SITE = "Trestle"

IMAGE = "preview.png"
IMAGE_SIZE = (1200, 630)

LONGEST_HEADER = 200
"""Characters of Accept-Language that are read."""


@dataclass(frozen=True)
class Words:
    """What is said, in one language."""

    locale: str
    welcome: str
    welcome_text: str
    puzzles: str
    puzzles_text: str
    invites: str
    play: str
    seats: str
    full: str
    playing: str
    locked: str
    replay: str
    won: str
    drawn: str
    unwon: str
    image: str


ENGLISH = Words(
    locale="en_GB",
    welcome="Trestle: play tabletop games with friends",
    welcome_text="Open a table and send its link. A name is all your friends need.",
    puzzles="Trestle: the puzzle of the day",
    puzzles_text="A few tiles, one loop, a new one every day. It is the same for everyone.",
    invites="{host} invites you to {game}",
    play="Play {game} at Trestle",
    seats="{taken} of {seats} seats taken. A name is all you need.",
    full="All {seats} seats are taken. You can watch: a name is all you need.",
    playing="A match is on. Come and watch, or play in the next one: a name is all you need.",
    locked="The host has locked this table.",
    replay="Replay: {game}",
    won="{names}. {winners} won. Watch it again, move by move.",
    drawn="{names}. {winners} share the win. Watch it again, move by move.",
    unwon="{names}. Watch it again, move by move.",
    image="Six-sided tiles with coloured lines that run on from one tile to the next.",
)

ITALIAN = Words(
    locale="it_IT",
    welcome="Trestle: giochi da tavolo in compagnia",
    welcome_text="Apri un tavolo e manda il link: per giocare basta un nome.",
    puzzles="Trestle: il rompicapo del giorno",
    puzzles_text="Poche tessere, un anello, ogni giorno uno nuovo. È uguale per chiunque.",
    invites="{host} ti invita a giocare a {game}",
    play="Gioca a {game} su Trestle",
    seats="Posti occupati: {taken} su {seats}. Basta un nome.",
    full="Tutti i {seats} posti sono occupati. Puoi guardare: basta un nome.",
    playing="Si sta giocando. Entra a guardare, o gioca la prossima partita: basta un nome.",
    locked="Chi ospita ha chiuso il tavolo.",
    replay="Replay: {game}",
    won="{names}. Vince {winners}. Rivedi la partita, mossa per mossa.",
    drawn="{names}. Vincono insieme {winners}. Rivedi la partita, mossa per mossa.",
    unwon="{names}. Rivedi la partita, mossa per mossa.",
    image="Tessere a sei lati con linee colorate che passano da una tessera all'altra.",
)

LANGUAGES = {"en": ENGLISH, "it": ITALIAN}


@dataclass(frozen=True)
class Preview:
    words: Words
    title: str
    text: str
    path: str


def welcome(words: Words) -> Preview:
    """Return what the link of the home page shows, and that of a table we do not have."""
    return Preview(words, words.welcome, words.welcome_text, "/")


def puzzles(words: Words) -> Preview:
    """Return what the link of the puzzles' page shows."""
    return Preview(words, words.puzzles, words.puzzles_text, "/puzzles")


def invitation(table: TableRecord, game: type[AnyGame], words: Words) -> Preview:
    """Return what the link of a table shows."""
    hosts = [seat.name for seat in table.seats if seat.player and seat.player == table.host]
    line = words.invites if hosts else words.play
    return Preview(
        words=words,
        title=line.format(host=next(iter(hosts), ""), game=game.title),
        text=_standing(table, words).format(taken=len(taken_seats(table)), seats=len(table.seats)),
        path=f"/t/{table.code}",
    )


def _standing(table: TableRecord, words: Words) -> str:
    if table.locked:
        return words.locked
    if table.status == Status.PLAYING.value:
        return words.playing
    return words.full if len(taken_seats(table)) == len(table.seats) else words.seats


def replay(match: MatchRecord, game: type[AnyGame], words: Words) -> Preview:
    """Return what the link of a match that is over shows."""
    names = [seat.name for seat in match.seats]
    winners = _winners(match)
    line = (words.won if len(winners) == 1 else words.drawn) if winners else words.unwon
    return Preview(
        words=words,
        title=words.replay.format(game=game.title),
        text=line.format(names=", ".join(names), winners=", ".join(winners)),
        path=f"/m/{match.id}",
    )


def _winners(match: MatchRecord) -> list[str]:
    """Return who has won against others; of one who played alone it is not said."""
    if match.outcome is None or match.outcome.reason is Reason.ABANDONED or len(match.seats) == 1:
        return []
    places = zip(match.seats, match.outcome.places, strict=True)
    return [seat.name for seat, place in places if place == 1]


def tags(preview: Preview, base: str) -> str:
    """Return the preview as tags for the head of a page, one a line."""
    width, height = IMAGE_SIZE
    told = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:locale": preview.words.locale,
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": base + preview.path,
        "og:image": f"{base}/{IMAGE}",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.words.image,
    }
    for_twitter = {"twitter:card": "summary_large_image", "description": preview.text}
    return "".join(
        f'<meta {attribute}="{name}" content="{escape(value)}" />\n'
        for attribute, values in (("property", told), ("name", for_twitter))
        for name, value in values.items()
    )


# --- the language -------------------------------------------------------------------------

_RANGE = re.compile(r"([a-z]{1,8})(?:-[a-z0-9-]*)?(?:;q=([01](?:\.\d{0,3})?))?")


def words_for(accept_language: str) -> Words:
    """Return the words a browser would rather read; the first of several it likes as much."""
    best, most = ENGLISH, 0.0
    for part in accept_language[:LONGEST_HEADER].lower().replace(" ", "").split(","):
        found = _RANGE.fullmatch(part)
        language = LANGUAGES.get(found[1]) if found else None
        if found and language and (liked := float(found[2] or 1)) > most:
            best, most = language, liked
    return best
