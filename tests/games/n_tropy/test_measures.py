"""The browser draws and foretells with the same measures as the server simulates with."""

from __future__ import annotations

import re
from ast import literal_eval
from math import degrees
from pathlib import Path
from typing import Any

import pytest

from server.games.n_tropy import contacts, geometry, hand, picture, settle
from server.games.n_tropy.structure import STEP, moving

MEASURES = Path(__file__).parents[3] / "web/src/games/n_tropy/measures.ts"

HERE: dict[str, Any] = {
    "LENGTH": geometry.LENGTH,
    "THICK": geometry.THICK,
    "END": geometry.END,
    "ROUNDING": geometry.ROUNDING,
    "SPHERE_HEIGHT": geometry.SPHERE_HEIGHT,
    "SPHERE_RADIUS": geometry.SPHERE_RADIUS,
    "FEET": geometry.FEET,
    "LEG_RADIUS": geometry.LEG_RADIUS,
    "FAN_DEGREES": [degrees(angle) for angle in geometry.FAN_ANGLES],
    "FAN_HEIGHTS": list(geometry.FAN_HEIGHTS),
    "TIP": geometry.TIP,
    "NOTCHED_THICK": geometry.NOTCHED_THICK,
    "NOTCH_DEPTH": geometry.NOTCH_DEPTH,
    "PEG_RADIUS": geometry.PEG_RADIUS,
    "SLOT_WIDTH": geometry.SLOT_WIDTH,
    "CHAMFER": geometry.CHAMFER,
    "UPRIGHT_DEGREES": degrees(moving.UPRIGHT),
    "MOST_PUSHED": moving.MOST_PUSHED,
    "GAP": moving.GAP,
    "REACH": hand.REACH,
    "HIGHEST": hand.HIGHEST,
    "RISE": contacts.RISE,
    "MOST_TILT_DEGREES": degrees(contacts.MOST_TILT),
    "MOST_TILT_LEVEL_DEGREES": degrees(contacts.MOST_TILT_LEVEL),
    "MOST_LEAN_DEGREES": degrees(contacts.MOST_LEAN),
    "LEAST_ACROSS_DEGREES": degrees(contacts.LEAST_ACROSS),
    "LONGEST_PATCH": contacts.LONGEST_PATCH,
    "FARTHEST_OFF_CENTRE": contacts.FARTHEST_OFF_CENTRE,
    "ON_ITS_END": contacts.ON_ITS_END,
    "TUCKED": contacts.TUCKED,
    "FULCRUM": contacts.FULCRUM,
    "HANGING": contacts.HANGING,
    "PICTURE_UNIT": 1 / picture.PER_MILLIMETRE,
    "PICTURE_TURN": 1 << 16,
    "PICTURES_A_SECOND": 1 / (settle.SLICE * STEP),
    "BASE": geometry.BASE_BODY,
    "SET_UP": geometry.SET_UP,
}


def there() -> dict[str, Any]:
    """Return the numbers, and lists of numbers, that the browser has."""
    found = re.findall(
        r"^export const (\w+) = ([-\d.]+|\[.*\])(?: as const)?;$", _text(), re.MULTILINE
    )
    return {name: literal_eval(value) for name, value in found}


def _text() -> str:
    return MEASURES.read_text(encoding="utf-8")


def test_every_number_of_the_browser_is_one_of_the_servers() -> None:
    assert there().keys() == HERE.keys()


@pytest.mark.parametrize("name", HERE)
def test_a_measure_is_the_same_in_the_browser_and_on_the_server(name: str) -> None:
    assert there()[name] == pytest.approx(HERE[name], abs=1e-9)


def test_the_notched_sticks_are_the_same_in_the_browser_and_on_the_server() -> None:
    listed = re.findall(r"^  \{ (left: .*) \},$", _text(), re.MULTILINE)
    sticks = [literal_eval("{" + re.sub(r"(\w+):", r"'\1':", stick) + "}") for stick in listed]

    assert [
        geometry.Notched(**{**stick, "slots": tuple(stick["slots"])}) for stick in sticks
    ] == list(geometry.NOTCHED_STICKS)
