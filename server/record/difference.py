"""Where two JSON values differ first."""

from __future__ import annotations

from typing import Any, NamedTuple

ABSENT = "nothing"
"""What is said of a value that is not there."""


class Place(NamedTuple):
    """A place in a record, such as `events[0].face`, and what was found there."""

    path: str
    recorded: Any
    replayed: Any

    def below(self, path: str) -> Place:
        """Return the place as it is called from outside, where all of it is at `path`."""
        joint = "." if path and self.path and not self.path.startswith("[") else ""
        return self._replace(path=f"{path}{joint}{self.path}")


def first_difference(recorded: Any, replayed: Any) -> Place | None:
    """Return the first place at which they differ; None when they are the same.

    As JSON knows it: true is not 1, but 1 is 1.0.
    """
    if isinstance(recorded, dict) and isinstance(replayed, dict):
        return _in_members(recorded, replayed)
    if isinstance(recorded, list) and isinstance(replayed, list):
        return _in_items(recorded, replayed)
    same = recorded == replayed and isinstance(recorded, bool) == isinstance(replayed, bool)
    return None if same else Place("", recorded, replayed)


def _in_members(recorded: dict[str, Any], replayed: dict[str, Any]) -> Place | None:
    for key in {**recorded, **replayed}:
        if key not in recorded or key not in replayed:
            return Place(key, recorded.get(key, ABSENT), replayed.get(key, ABSENT))
        if found := first_difference(recorded[key], replayed[key]):
            return found.below(key)
    return None


def _in_items(recorded: list[Any], replayed: list[Any]) -> Place | None:
    for index, (one, other) in enumerate(zip(recorded, replayed, strict=False)):
        if found := first_difference(one, other):
            return found.below(f"[{index}]")
    if len(recorded) != len(replayed):
        index = min(len(recorded), len(replayed))
        missing = [(values[index:] or [ABSENT])[0] for values in (recorded, replayed)]
        return Place(f"[{index}]", *missing)
    return None
