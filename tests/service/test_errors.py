"""Every way in which the service says no."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from server.service import errors
from server.service.errors import ServiceRefusal, TableRefusal

REFUSALS: list[type[ServiceRefusal]] = list(get_args(get_args(TableRefusal)[0]))

DETAILS: dict[str, Any] = {
    "longest": 24,
    "game": "chess",
    "fields": ["heap"],
    "bot": "genius",
    "levels": ["fair"],
    "seats": 4,
    "seat": 1,
    "name": "Ben",
    "waiting": ["Ben"],
    "seconds": 5,
    "seated": 1,
    "fewest": 2,
    "most": 6,
    "ms": 1500,
    "day": "2030-01-31",
}


def test_every_refusal_of_the_service_is_in_the_list_for_clients() -> None:
    assert set(REFUSALS) == set(ServiceRefusal.__subclasses__())


def test_every_refusal_has_a_code_of_its_own() -> None:
    codes = [kind.model_fields["code"].default for kind in REFUSALS]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("kind", REFUSALS, ids=lambda kind: str(kind.__name__))
def test_a_refusal_says_a_sentence_and_has_a_status_that_means_no(
    kind: type[ServiceRefusal],
) -> None:
    wanted = [field for field in kind.model_fields if field != "code"]
    refusal = kind(**{field: DETAILS[field] for field in wanted})
    assert refusal.text[0].isupper()
    assert refusal.text[-1] == "."
    assert refusal.details == {field: DETAILS[field] for field in wanted}
    assert 400 <= kind.status < 600


def test_what_is_refused_says_why() -> None:
    assert str(errors.Refused(errors.NotHost())) == "Only the host can do that."
