"""Every roll, shuffle and draw of a match, as a function of one sealed seed.

A number is HMAC-SHA256(seed, "purpose:counter"), read as an integer and brought into range
without bias. No generator state is kept: the counters, one a purpose, are all that a dump
needs, and whoever holds the revealed seed can work out every number again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_SPAN = 1 << 256


def new_seed() -> bytes:
    """Return a fresh secret seed of 32 bytes."""
    return secrets.token_bytes(SEED_BYTES)


def seed_of_day(secret: str, game: str, day: str) -> bytes:
    """Return the seed that all matches of a game share on a day, known to the house alone."""
    return hmac.digest(secret.encode(), f"{game}:{day}".encode(), "sha256")


def seal(seed: bytes) -> str:
    """Return the SHA-256 of a seed in hex: what players hold until the match is over."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """The only source of chance a game has."""

    def __init__(self, seed: bytes, drawn: Mapping[str, int] | None = None) -> None:
        self._seed = seed
        self.drawn: dict[str, int] = dict(drawn or {})

    def below(self, bound: int, purpose: str) -> int:
        """Return an unbiased number in 0 … bound - 1; ValueError when bound is not positive."""
        if bound < 1:
            raise ValueError(f"nothing is below {bound}")

        fair = _SPAN - _SPAN % bound
        while True:
            counter = self.drawn.get(purpose, 0)
            self.drawn[purpose] = counter + 1
            digest = hmac.digest(self._seed, f"{purpose}:{counter}".encode(), "sha256")
            number = int.from_bytes(digest, "big")
            if number < fair:
                return number % bound

    def roll(self, sides: int, purpose: str) -> int:
        """Return a die's face, 1 … sides."""
        return self.below(sides, purpose) + 1

    def pick(self, items: Sequence[T], purpose: str) -> T:
        """Return one of the items, each as likely; ValueError when there is none."""
        return items[self.below(len(items), purpose)]

    def shuffled(self, items: Sequence[T], purpose: str) -> list[T]:
        """Return the items in a new order, every order as likely (Fisher and Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            order[last], order[other] = order[other], order[last]
        return order
