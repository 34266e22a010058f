"""The film of a match in motion comes back as it was kept, and takes little room."""

from __future__ import annotations

from struct import pack

from hypothesis import given
from hypothesis import strategies as st

from server.film import developed, shots_of
from server.games.game import Shot

shots = st.builds(Shot, st.floats(0, 1e9), st.binary(max_size=300))


@given(st.lists(shots, max_size=20))
def test_a_film_comes_back_shot_by_shot(taken: list[Shot]) -> None:
    assert shots_of(developed(taken)) == taken


def test_where_nothing_was_taken_there_is_no_film() -> None:
    assert developed([]) is None
    assert shots_of(None) == []


def _falling(number: int, frame: int) -> bytes:
    """Return how a stick stands that falls, faster and faster, until it lies."""
    fallen = min(frame, 20 + 2 * number) ** 2
    x, y, angle = number * 200 + fallen, number * 150 - 2 * fallen, number * 999 + 7 * fallen
    return pack("<BhhH", number, x % 32768, y % 32768, angle % 65536)


def test_a_film_of_sticks_that_fall_takes_less_than_half_of_its_pictures() -> None:
    pictures = [b"".join(_falling(n, frame) for n in range(30)) for frame in range(150)]
    film = developed(Shot(frame / 30, picture) for frame, picture in enumerate(pictures))
    assert film is not None
    assert len(film) < sum(map(len, pictures)) / 2
