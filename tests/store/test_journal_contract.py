"""What every journal promises, wherever it is kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from server.games.game import Json, abandoned
from server.store.journal import Collision, JournalFailed
from server.store.records import Answered, MatchSeat, ResultRecord, ScoreRecord, SeatRecord
from tests.store.stores import (
    ANNA,
    ANNA_WINS,
    BEN,
    CODE,
    MATCH,
    PAGE,
    Store,
    begin,
    first,
    line,
    match,
    placed,
    placing,
    table,
)


async def test_a_new_table_comes_back_as_it_was_kept(store: Store) -> None:
    assert await store.journal.create(table())
    assert await store.journal.table(CODE) == table()


async def test_a_used_code_is_refused_and_its_table_stays(store: Store) -> None:
    await store.journal.create(table())

    assert not await store.journal.create(table(host=BEN, seats=(SeatRecord(),)))
    assert await store.journal.table(CODE) == table()


async def test_of_two_who_create_one_code_at_once_one_gets_it(store: Store) -> None:
    created = await asyncio.gather(
        store.journal.create(table(host=ANNA)), store.journal.create(table(host=BEN))
    )

    assert sorted(created) == [False, True]
    kept = await store.journal.table(CODE)
    assert kept is not None
    assert kept.host == (ANNA if created[0] else BEN)


async def test_what_was_never_kept_is_not_there(store: Store) -> None:
    assert await store.journal.table(CODE) is None
    assert await store.journal.match(MATCH) is None
    assert await store.journal.entries(MATCH) == []
    assert await store.journal.answered(MATCH) == []
    assert await store.journal.chat(CODE, newest=10) == []


@pytest.mark.parametrize("seats", [2, 4, 6])
async def test_a_table_is_brought_up_to_date_with_fewer_and_with_more_seats(
    store: Store, seats: int
) -> None:
    await store.journal.create(table())
    later = table(
        game="pebbles",
        options={},
        public=False,
        locked=True,
        status="over",
        host=None,
        match=MATCH,
        seats=tuple(SeatRecord(bot="fair", name=f"Bot {number}") for number in range(seats)),
        series=(),
        first_to=None,
        kicked=(),
        touched=1234.5,
    )

    await store.journal.keep(later)

    assert await store.journal.table(CODE) == later


@pytest.mark.parametrize("first_to", [None, 1, 9])
async def test_a_series_is_kept_with_the_number_of_wins_that_decides_it(
    store: Store, first_to: int | None
) -> None:
    won = (ScoreRecord(ANNA, "Anna", wins=2, matches=3), ScoreRecord(BEN, "Ben", 1, 3))
    await store.journal.create(table(first_to=first_to))
    await store.journal.keep(table(first_to=first_to, series=won))
    assert await store.journal.table(CODE) == table(first_to=first_to, series=won)

    anew = table(status="playing", match=MATCH, first_to=first_to, series=())
    await store.journal.begin(match(), first(), anew)
    assert await store.journal.table(CODE) == anew


async def test_the_newest_of_many_states_of_a_table_stays(store: Store) -> None:
    await store.journal.create(table())

    seats = [(SeatRecord(player=ANNA, name=f"Anna {n}"),) * (1 + n % 4) for n in range(20)]
    await asyncio.gather(*(store.journal.keep(table(seats=some)) for some in seats))

    assert await store.journal.table(CODE) == table(seats=seats[-1])


async def test_a_match_begins_with_its_first_view_at_its_table(store: Store) -> None:
    await begin(store.journal)

    assert await store.journal.match(MATCH) == match()
    assert await store.journal.entries(MATCH) == [first()]
    assert await store.journal.table(CODE) == table(status="playing", match=MATCH)


async def test_a_match_is_kept_with_the_name_of_its_puzzle(store: Store) -> None:
    await store.journal.create(table())
    daily = match(puzzle="daily:2030-01-31")
    await store.journal.begin(daily, first(), table(status="playing", match=MATCH))

    assert await store.journal.match(MATCH) == daily


async def test_a_result_is_kept_with_its_seconds_where_they_count(store: Store) -> None:
    await begin(store.journal)
    timed = ANNA_WINS.model_copy(update={"seconds": {0: 61.25}})

    await store.journal.append(placing(1), placed(1), timed, table(match=MATCH), 1100.0)

    assert [result.seconds for result in await store.results(MATCH)] == [61.25, None]
    kept = await store.journal.match(MATCH)
    assert kept is not None
    assert kept.outcome == timed


async def test_a_match_that_has_begun_cannot_begin_again(store: Store) -> None:
    await begin(store.journal)
    await store.journal.append(placing(1), placed(1))

    with pytest.raises(JournalFailed):
        await store.journal.begin(match(), first(), table(status="lobby"))
    assert await store.journal.match(MATCH) == match(state=placed(1), at=1.0, seq=1)
    assert await store.journal.table(CODE) == table(status="playing", match=MATCH)


async def test_an_entry_brings_the_match_forward(store: Store) -> None:
    await begin(store.journal)
    passing = placing(2, seat=None, client=None, ref=None, command=None)
    whole = placing(3, view={"cells": {"1": {}, "3": {}}})

    await store.journal.append(placing(1), placed(1))
    await store.journal.append(passing, placed(1))
    await store.journal.append(whole, placed(2))

    assert await store.journal.entries(MATCH) == [first(), placing(1), passing, whole]
    assert await store.journal.match(MATCH) == match(state=placed(2), at=3.0, seq=3)


async def test_an_entry_is_kept_with_all_that_it_came_from(store: Store) -> None:
    await begin(store.journal)
    held = {"0": {"x": -0.0, "y": 0.1, "angle": 1e-9}}
    asked = placing(1, to_act=(0, 1), steered=held)
    told = {"type": "lay_next", "cell": {"q": -1}}
    answered = placing(2, client=None, ref=None, command=None, question=7, answer=told, to_act=())

    await store.journal.append(asked, placed(1))
    await store.journal.append(answered, placed(1))

    assert await store.journal.entries(MATCH) == [first(), asked, answered]


@pytest.mark.parametrize("choices", [None, (), ({}, {"share": 2})])
async def test_a_match_is_kept_with_what_each_seat_picked(
    store: Store, choices: tuple[Json, ...] | None
) -> None:
    await store.journal.create(table())
    picked = match(choices=choices, edition=2)

    await store.journal.begin(picked, first(), table(match=MATCH))

    assert await store.journal.match(MATCH) == picked


async def test_entries_are_read_in_parts_that_begin_with_a_whole_view(store: Store) -> None:
    await begin(store.journal)
    for seq in range(1, 8):
        whole: Json | None = {"cells": {}} if seq == 4 else None
        await store.journal.append(placing(seq, view=whole), placed(seq))

    async def numbers(since: int, most: int) -> list[int]:
        return [entry.seq for entry in await store.journal.part(MATCH, since, most)]

    assert await numbers(0, 3) == [0, 1, 2]
    assert await numbers(3, 9) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert await numbers(4, 2) == [4, 5]
    assert await numbers(6, 2) == [4, 5]
    assert await numbers(99, 9) == [4, 5, 6, 7]
    assert await store.journal.part("0" * 32, 0, 9) == []
    (entry,) = await store.journal.part(MATCH, 4, 1)
    assert entry == placing(4, view={"cells": {}})


async def test_a_film_comes_back_byte_by_byte_and_an_entry_without_has_none(
    store: Store,
) -> None:
    await begin(store.journal)
    film = bytes(range(256)) * 40

    await store.journal.append(placing(1, film=film), placed(1))
    await store.journal.append(placing(2), placed(2))

    assert [entry.film for entry in await store.journal.entries(MATCH)] == [None, film, None]


async def test_a_state_comes_back_letter_by_letter(store: Store) -> None:
    await begin(store.journal)
    state = {"z": 1, "a": {"10": -0.0, "9": 0.1 + 0.2, "1": 2**53}, "é": [1e-300, 1.0, "\u2028"]}

    await store.journal.append(placing(1), state)

    kept = await store.journal.match(MATCH)
    assert kept is not None
    assert repr(kept.state) == repr(state)


async def test_what_is_changed_after_it_was_read_or_written_changes_nothing(store: Store) -> None:
    await begin(store.journal)
    state = {"hand": [1, 2]}
    await store.journal.append(placing(1), state)

    state["hand"].append(3)
    read = await store.journal.match(MATCH)
    assert read is not None
    read.state["hand"].append(4)

    assert await store.journal.match(MATCH) == match(state={"hand": [1, 2]}, at=1.0, seq=1)


async def test_a_number_that_is_taken_collides_and_leaves_no_trace(store: Store) -> None:
    await begin(store.journal)
    await store.journal.append(placing(1), placed(1))

    with pytest.raises(Collision):
        await store.journal.append(
            placing(1, client="e" * 32, at=99.0),
            placed(99),
            outcome=ANNA_WINS,
            table=table(status="over"),
            ended=1100.0,
        )

    assert await store.journal.entries(MATCH) == [first(), placing(1)]
    assert await store.journal.match(MATCH) == match(state=placed(1), at=1.0, seq=1)
    assert await store.journal.table(CODE) == table(status="playing", match=MATCH)
    assert await store.results(MATCH) == []


async def test_a_command_is_carried_out_once_in_a_match(store: Store) -> None:
    await begin(store.journal)
    await store.journal.append(placing(1), placed(1))

    with pytest.raises(Collision):
        await store.journal.append(placing(2, ref=1), placed(2))
    await store.journal.append(placing(2, ref=1, seat=1), placed(2))
    await store.journal.append(placing(3, ref=1, client="e" * 32), placed(3))

    assert [entry.seq for entry in await store.journal.entries(MATCH)] == [0, 1, 2, 3]


async def test_the_same_command_may_be_sent_in_another_match(store: Store) -> None:
    await begin(store.journal)
    await begin(store.journal, "ABCDEFGH", "2" * 32)

    await store.journal.append(placing(1), placed(1))
    await store.journal.append(placing(1, match="2" * 32), placed(1))

    assert len(await store.journal.entries("2" * 32)) == 2


async def test_any_number_of_entries_come_from_no_command(store: Store) -> None:
    await begin(store.journal)

    for seq in range(1, 4):
        passing = placing(seq, seat=None, client=None, ref=None, command=None)
        await store.journal.append(passing, placed(0))
    for seq in range(4, 7):
        of_a_bot = placing(seq, seat=1, client=None, ref=None)
        await store.journal.append(of_a_bot, placed(seq))

    assert len(await store.journal.entries(MATCH)) == 7
    assert await store.journal.answered(MATCH) == []


async def test_commands_that_can_be_repeated_are_told_apart(store: Store) -> None:
    await begin(store.journal)
    await store.journal.append(placing(1, ref=2**53), placed(1))
    await store.journal.append(placing(2, client=None, ref=None, seat=1), placed(2))
    await store.journal.append(placing(3, ref=4), placed(3))

    assert await store.journal.answered(MATCH) == [
        Answered(seat=0, client=PAGE, ref=2**53, seq=1),
        Answered(seat=0, client=PAGE, ref=4, seq=3),
    ]


async def test_an_outcome_is_kept_with_its_results_and_its_table(store: Store) -> None:
    await begin(store.journal)
    over = table(status="over", match=MATCH, touched=1100.0)

    await store.journal.append(placing(1), placed(1), outcome=ANNA_WINS, table=over, ended=1100.0)

    assert await store.journal.match(MATCH) == match(
        state=placed(1), at=1.0, seq=1, outcome=ANNA_WINS, ended=1100.0
    )
    assert await store.journal.table(CODE) == over
    assert await store.results(MATCH) == [
        ResultRecord(match=MATCH, seat=0, player=ANNA, name="Anna", place=1, score=10),
        ResultRecord(match=MATCH, seat=1, player=None, name="Fast bot", place=2, score=7),
    ]


async def test_results_are_written_once(store: Store) -> None:
    await begin(store.journal)
    await store.journal.append(placing(1), placed(1), outcome=ANNA_WINS, ended=1100.0)
    results = await store.results(MATCH)

    with pytest.raises(JournalFailed):
        await store.journal.append(placing(2), placed(2), outcome=abandoned(2), ended=1200.0)

    assert await store.results(MATCH) == results
    kept = await store.journal.match(MATCH)
    assert kept is not None
    assert (kept.outcome, kept.ended, kept.seq) == (ANNA_WINS, 1100.0, 1)


async def test_a_person_who_takes_a_bots_seat_gets_its_result(store: Store) -> None:
    await begin(store.journal)
    seats = (match().seats[0], MatchSeat(player=BEN, name="Ben", bot=None, helped=True))

    with_ben = table(status="playing", match=MATCH, touched=1060.0)
    await store.journal.reseat(MATCH, seats, with_ben)
    assert await store.journal.match(MATCH) == match(seats=seats)
    assert await store.journal.table(CODE) == with_ben

    await store.journal.append(placing(1), placed(1), outcome=ANNA_WINS, ended=1100.0)
    assert [(result.player, result.name) for result in await store.results(MATCH)] == [
        (ANNA, "Anna"),
        (BEN, "Ben"),
    ]


async def test_an_entry_may_bring_its_table_along_before_the_end(store: Store) -> None:
    await begin(store.journal)
    later = table(status="playing", match=MATCH, touched=1050.0)

    await store.journal.append(placing(1), placed(1), table=later)

    assert await store.journal.table(CODE) == later
    assert await store.results(MATCH) == []


async def test_the_newest_lines_of_chat_come_back_the_oldest_first(store: Store) -> None:
    await store.journal.create(table())
    await store.journal.create(table("ABCDEFGH"))
    for number in range(5):
        await store.journal.say(line(number))
        await store.journal.say(line(number, "ABCDEFGH"))

    assert await store.journal.chat(CODE, newest=3) == [line(2), line(3), line(4)]
    assert len(await store.journal.chat(CODE, newest=50)) == 5


async def test_nothing_is_kept_of_a_table_that_is_unknown(store: Store) -> None:
    with pytest.raises(JournalFailed):
        await store.journal.keep(table())
    with pytest.raises(JournalFailed):
        await store.journal.begin(match(), first(), table())
    with pytest.raises(JournalFailed):
        await store.journal.say(line(1))

    assert await store.journal.table(CODE) is None
    assert await store.journal.match(MATCH) is None
    assert await store.journal.chat(CODE, newest=1) == []


async def test_nothing_is_kept_of_a_match_that_is_unknown(store: Store) -> None:
    with pytest.raises(JournalFailed):
        await store.journal.append(placing(1), placed(1))
    with pytest.raises(JournalFailed):
        await store.journal.reseat(MATCH, match().seats, table())

    assert await store.journal.entries(MATCH) == []


async def test_an_entry_with_an_unknown_table_leaves_no_trace(store: Store) -> None:
    await begin(store.journal)

    with pytest.raises(JournalFailed):
        await store.journal.append(
            placing(1), placed(1), outcome=ANNA_WINS, table=table("ABCDEFGH"), ended=1100.0
        )

    assert await store.journal.entries(MATCH) == [first()]
    assert await store.journal.match(MATCH) == match()
    assert await store.results(MATCH) == []


async def test_of_two_who_own_a_table_one_lets_go_and_other_tables_play_on(store: Store) -> None:
    matches = [str(number) * 32 for number in range(6)]
    for number, played in enumerate(matches):
        await begin(store.journal, f"TABLE{number}", played)

    appends = [store.journal.append(placing(1, match=played), placed(1)) for played in matches]
    rival = store.journal.append(placing(1, match=matches[2], client="e" * 32), placed(99))
    answers = await asyncio.gather(*appends, rival, return_exceptions=True)

    assert [type(answer) for answer in answers] == [type(None)] * 6 + [Collision]
    for played in matches:
        kept = await store.journal.match(played)
        assert kept is not None
        assert (kept.seq, kept.state) == (1, placed(1))


async def test_all_that_is_asked_at_once_is_kept_in_its_order(store: Store) -> None:
    matches = [str(number) * 32 for number in range(8)]
    for number, played in enumerate(matches):
        await begin(store.journal, f"TABLE{number}", played)

    async def play(played: str, code: str) -> None:
        for seq in range(1, 20):
            await store.journal.append(placing(seq, match=played), placed(seq))
            await store.journal.say(line(seq, code))
        over = replace(table(code), status="over", match=played)
        await store.journal.append(
            placing(20, match=played), placed(20), outcome=ANNA_WINS, table=over, ended=1100.0
        )

    await asyncio.gather(*(play(played, f"TABLE{number}") for number, played in enumerate(matches)))

    for number, played in enumerate(matches):
        assert [entry.seq for entry in await store.journal.entries(played)] == list(range(21))
        assert await store.journal.match(played) == match(
            played,
            f"TABLE{number}",
            state=placed(20),
            at=20.0,
            seq=20,
            outcome=ANNA_WINS,
            ended=1100.0,
        )
        assert len(await store.results(played)) == 2
        assert len(await store.journal.chat(f"TABLE{number}", newest=50)) == 19


async def test_entries_of_one_match_that_are_asked_at_once_leave_the_newest_state(
    store: Store,
) -> None:
    await begin(store.journal)

    await asyncio.gather(
        *(store.journal.append(placing(seq), placed(seq)) for seq in range(1, 101))
    )

    assert await store.journal.match(MATCH) == match(state=placed(100), at=100.0, seq=100)
    assert [entry.seq for entry in await store.journal.entries(MATCH)] == list(range(101))
