"""Every bench runs, in small."""

from __future__ import annotations

import pytest

from tests.bench.__main__ import BENCHES, aligned, main


@pytest.mark.parametrize("name", list(BENCHES))
def test_a_bench_gives_a_table(name: str) -> None:
    rows = BENCHES[name](small=True)
    assert len(rows) > 1
    assert len({len(row) for row in rows}) == 1
    assert len({len(line) for line in aligned(rows)}) == 1


def test_a_bench_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(SystemExit, match=", ".join(BENCHES)):
        main(["races"])
