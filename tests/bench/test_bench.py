"""Every bench runs, in small."""

from __future__ import annotations

import pytest

from tests.bench.__main__ import BENCHES, aligned, main
from tests.bench.trip_away import FIGURES, MATCHES, Played, compared


@pytest.mark.parametrize("name", list(BENCHES))
def test_a_bench_gives_a_table(name: str) -> None:
    rows = BENCHES[name](small=True)
    assert len(rows) > 1
    assert len({len(row) for row in rows}) == 1
    assert len({len(line) for line in aligned(rows)}) == 1


def test_a_bench_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(SystemExit, match=", ".join(BENCHES)):
        main(["races"])


def test_two_figures_are_so_many_standard_errors_of_their_difference_apart() -> None:
    """Turns spread by 10 around 28, as if in the page's sample too: one error is 0.316."""
    match = Played(turns=18, passes=0, left=0, removal=False, early=False, winner=0)
    matches = [match, match._replace(turns=38)] * (MATCHES // 2)
    assert compared(FIGURES[0], "fair", 2, matches) == ("28.0", "27.1", "+2.8")
