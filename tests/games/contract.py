"""The promises of server/games/game.py, as tests that any game can be put to.

A test class inherits from `Contract` and has a fixture `game` that returns the game's class.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from server.games import AnyGame
from server.games.game import (
    IllegalCommand,
    Outcome,
    Refusal,
    Resign,
    Seat,
    abandoned,
    json_view,
)
from server.patch import difference, patched
from tests.games.playing import (
    Step,
    a_few_matches,
    every,
    new_match,
    play_out,
    play_some,
    reloaded,
    repeat,
    round_trip,
    seen,
    steps,
    through_json,
)

Known = type[AnyGame]


class Contract:
    """Every promise, for one game."""

    # --- what a game says of itself ---------------------------------------------------------

    def test_it_has_a_name_a_title_players_and_bots(self, game: Known) -> None:
        assert re.fullmatch(r"[a-z][a-z_]*", game.name)
        assert game.title
        assert game.players
        assert min(game.players) >= 1
        assert game.bots

    def test_every_option_and_choice_has_a_default_and_options_are_described(
        self, game: Known
    ) -> None:
        game.Choice()
        game.Options()
        assert all(field.description for field in game.Options.model_fields.values())

    def test_every_number_of_players_may_begin_with_every_option_and_choice(
        self, game: Known
    ) -> None:
        for options in every(game.Options):
            for choice in every(game.Choice):
                for seats in game.players:
                    match = new_match(game, seats, options=options, choices=[choice] * seats)
                    assert match.outcome is None

    def test_schemas_are_closed_to_unknown_fields(self, game: Known) -> None:
        adapters: list[TypeAdapter[Any]] = [
            game.commands,
            game.events,
            game.views,
            game.refusals,
            TypeAdapter(game.Options),
            TypeAdapter(game.Choice),
        ]
        for adapter in adapters:
            for part in _parts(adapter.json_schema()):
                if "properties" in part:
                    assert part["additionalProperties"] is False, part

    def test_it_takes_a_resignation(self, game: Known) -> None:
        assert game.commands.validate_python({"type": "resign"}) == Resign()

    # --- playing ----------------------------------------------------------------------------

    def test_bots_finish_a_match_with_every_number_of_players(self, game: Known) -> None:
        for seats in game.players:
            match = new_match(game, seats, seed=seats)
            play_out(match, Random(seats))
            assert match.outcome is not None
            assert len(match.outcome.places) == seats

    def test_bots_think_for_a_positive_time(self, game: Known) -> None:
        match = new_match(game, max(game.players))
        for _ in steps(match, Random(2)):
            for bot in match.bots.values():
                for seat in match.to_act:
                    assert bot.pace(seen(match), seat, Random(3)) > 0

    def test_the_same_seed_gives_the_same_match(self, game: Known) -> None:
        for seats in game.players:
            one, other = new_match(game, seats, seed=7), new_match(game, seats, seed=7)
            assert one.dump() == other.dump()
            assert play_out(one, Random(4)) == play_out(other, Random(4))
            assert one.dump() == other.dump()

    def test_a_dump_restores_view_and_future_at_every_step(self, game: Known) -> None:
        for match in a_few_matches(game):
            twin = reloaded(match)
            for step in steps(match, Random(5)):
                twin = reloaded(twin)
                assert repeat(twin, step) == step.events
                assert_alike(twin, match)

    def test_a_reloaded_match_goes_on_like_the_first(self, game: Known) -> None:
        for match in a_few_matches(game):
            now = play_some(match, Random(6), 20)
            twin = reloaded(match)
            assert play_out(twin, Random(7), now) == play_out(match, Random(7), now)
            assert_alike(twin, match)

    def test_views_dumps_and_events_are_json_without_null(self, game: Known) -> None:
        for match in a_few_matches(game):
            for step in steps(match, Random(8)):
                for event in step.events:
                    assert_no_null(event.model_dump(mode="json", exclude_none=True))
                for value in (json_view(match.view()), match.dump()):
                    assert_no_null(value)
                    assert through_json(value) == value

    def test_a_view_that_crossed_the_wire_is_the_same_view(self, game: Known) -> None:
        for match in a_few_matches(game):
            for _ in steps(match, Random(9)):
                assert seen(match) == match.view()

    def test_the_patch_of_two_views_restores_the_second(self, game: Known) -> None:
        for match in a_few_matches(game):
            before = json_view(match.view())
            for _ in steps(match, Random(10)):
                after = json_view(match.view())
                assert patched(before, through_json(difference(before, after))) == after
                before = after

    def test_commands_and_events_survive_the_wire(self, game: Known) -> None:
        for match in a_few_matches(game):
            for step in steps(match, Random(11)):
                if step.command is not None:
                    assert round_trip(game.commands, step.command) == step.command
                for event in step.events:
                    assert round_trip(game.events, event) == event

    # --- refusals ---------------------------------------------------------------------------

    def test_a_refused_command_changes_nothing_and_says_why(self, game: Known) -> None:
        refused = 0
        for match in a_few_matches(game):
            for before, refusal in refusals(match, Random(12)):
                refused += 1
                assert match.dump() == before
                assert round_trip(game.refusals, refusal) == refusal
                assert refusal.text
                assert "code" not in refusal.details
                assert_no_null(refusal.details)
        assert refused > 0

    def test_a_command_from_a_seat_that_may_not_act_is_refused(self, game: Known) -> None:
        for match in a_few_matches(game):
            for step in steps(match, Random(13)):
                if step.command is None:
                    continue
                for seat in range(max(game.players) + 1):
                    if seat not in match.to_act:
                        assert_refused(match, seat, step.command)

    def test_nobody_can_do_anything_once_it_is_over(self, game: Known) -> None:
        for match in a_few_matches(game):
            commands = [step.command for step in steps(match, Random(14)) if step.command]
            for seat in range(max(game.players)):
                for command in (commands[-1], Resign()):
                    assert_refused(match, seat, command)
            before = json_view(match.view())
            assert match.advance(1_000_000.0) == []
            assert json_view(match.view()) == before

    # --- the course of a match --------------------------------------------------------------

    def test_someone_may_act_or_time_will_until_there_is_an_outcome(self, game: Known) -> None:
        for match in a_few_matches(game):
            assert_in_accord(match)
            for _ in steps(match, Random(15)):
                assert_in_accord(match)

    def test_nothing_moves_by_itself_before_it_is_due(self, game: Known) -> None:
        for match in a_few_matches(game):
            for number, step in enumerate(steps(match, Random(16))):
                if number % 5 == 0:
                    assert_looking_changes_nothing(match, step.now + 3.0)
                due = match.wake_at
                if due is None or due <= step.now:
                    continue
                twin = reloaded(match)
                assert twin.advance((step.now + due) / 2) == []
                assert json_view(twin.view()) == json_view(match.view())
                twin.advance(due)
                assert twin.wake_at is None or twin.wake_at > due

    def test_places_are_shared_by_equals_and_counted_from_one(self, game: Known) -> None:
        for match in a_few_matches(game):
            play_out(match, Random(17))
            assert match.outcome is not None
            assert_places(match.outcome)
            assert round_trip(TypeAdapter(Outcome), match.outcome) == match.outcome
            assert_places(abandoned(len(match.outcome.places)))

    @pytest.mark.parametrize("moment", [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89])
    def test_resigning_at_any_moment_leaves_a_match_that_ends(
        self, game: Known, moment: int
    ) -> None:
        for seats in game.players:
            for seat in range(seats):
                match = new_match(game, seats)
                now = play_some(match, Random(seats), moment)
                before = match.dump()
                try:
                    match.handle(seat, Resign())
                except IllegalCommand:
                    assert seat not in match.to_act
                    assert match.dump() == before
                else:
                    assert_refused(match, seat, Resign())
                    assert seat not in match.to_act
                assert_in_accord(match)
                twin = reloaded(match)
                assert play_out(twin, Random(7), now) == play_out(match, Random(7), now)
                assert_alike(twin, match)
                assert match.outcome is not None
                assert_places(match.outcome)

    def test_when_all_but_one_resign_the_last_one_left_wins(self, game: Known) -> None:
        for seats in game.players:
            if seats == 1:
                continue
            for last in range(seats):
                match = new_match(game, seats)
                for seat in range(seats):
                    if seat != last:
                        match.handle(seat, Resign())
                assert match.outcome is not None
                assert match.outcome.winners == [last]


WILD = (0.0, -0.1, 1e-300, 12.5, -7000.0, 1e6, -1e6)
"""Numbers that whoever steers may send."""


class MovingContract(Contract):
    """What a game promises besides that takes `steer` and is shown by pictures."""

    def test_steering_is_refused_to_nobody_and_leaves_no_trace(self, game: Known) -> None:
        random = Random(18)
        for match in a_few_matches(game):
            for _ in steps(match, Random(18)):
                view, dump = match.view(), match.dump()
                for seat in range(max(game.players) + 1):
                    match.steer(seat, *(random.choice(WILD) for _ in range(3)))
                assert (match.view(), match.dump()) == (view, dump)

    def test_its_film_is_made_again_from_the_last_record_however_late_it_was_made(
        self, game: Known
    ) -> None:
        filmed = 0
        for match in a_few_matches(game):
            twin = reloaded(match)
            for step in steps(match, Random(19)):
                _punctually(twin, step)
                if step.events:
                    film = list(match.film())
                    assert list(twin.film()) == film
                    assert not match.film()
                    assert [shot.now for shot in film] == sorted(shot.now for shot in film)
                    filmed += len(film)
                    twin = reloaded(match)
        assert filmed > 0


def _punctually(match: AnyGame, step: Step) -> None:
    """Do what a step did, with everything that time brings done when it is due."""
    while match.wake_at is not None and match.wake_at <= step.now:
        if match.advance(match.wake_at):
            return
    repeat(match, step)


def assert_refused(match: AnyGame, seat: Seat, command: Any) -> None:
    before = match.dump()
    with pytest.raises(IllegalCommand):
        match.handle(seat, command)
    assert match.dump() == before


def assert_alike(one: AnyGame, other: AnyGame) -> None:
    assert one.dump() == other.dump()
    assert one.view() == other.view()
    assert one.to_act == other.to_act
    assert one.wake_at == other.wake_at
    assert one.outcome == other.outcome


def assert_looking_changes_nothing(match: AnyGame, until: float) -> None:
    """A record tells when something came, and not how often it was looked for before."""
    often, once = reloaded(match), reloaded(match)
    brought = wait_often(often, until)
    assert wait_once(once, brought[0] if brought else until) == brought
    assert_alike(often, once)


def wait_often(match: AnyGame, until: float) -> tuple[float, list[Any]] | None:
    """Look whenever something is due; return when something first comes, and what."""
    while (due := match.wake_at) is not None and due <= until:
        if events := match.advance(due):
            return due, events
    assert match.advance(until) == []
    return None


def wait_once(match: AnyGame, until: float) -> tuple[float, list[Any]] | None:
    """Look only then, until something has come or nothing more is due; return the same."""
    while not (events := match.advance(until)):
        if match.wake_at is None or match.wake_at > until:
            return None
    return until, events


def assert_in_accord(match: AnyGame) -> None:
    """`outcome`, `to_act` and `wake_at` tell the same story."""
    if match.outcome is None:
        assert match.to_act or match.wake_at is not None
    else:
        assert not match.to_act
        assert match.wake_at is None


def assert_places(outcome: Outcome) -> None:
    """A place is one more than the number of seats with a better one."""
    places = outcome.places
    assert len(outcome.scores) == len(places)
    assert len(outcome.teams) in (0, len(places))
    for place in places:
        assert place == 1 + sum(better < place for better in places)


def assert_no_null(value: Any) -> None:
    assert value is not None
    if isinstance(value, dict):
        for inner in value.values():
            assert_no_null(inner)
    elif isinstance(value, list):
        for inner in value:
            assert_no_null(inner)


def refusals(match: AnyGame, random: Random) -> Iterator[tuple[Any, Refusal]]:
    """Play, and let any seat say again what was said before; give the dump before each refusal."""
    said: list[Any] = []
    for step in steps(match, random):
        if step.command is not None:
            said.append(step.command)
        if said:
            before = match.dump()
            try:
                match.handle(random.randrange(max(match.players)), random.choice(said))
            except IllegalCommand as illegal:
                yield before, illegal.refusal


def _parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Go through a JSON Schema and all that is in it."""
    if isinstance(schema, dict):
        yield schema
        for part in schema.values():
            yield from _parts(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _parts(part)
