"""What the active seat has asked, and what it was offered."""

from __future__ import annotations

from dataclasses import dataclass, field

from server.games.chance import Chance
from server.games.n_tropy.messages import Hand
from server.games.n_tropy.sway import missed
from server.games.n_tropy.view import Offer, Offers


@dataclass
class Advice:
    asking: bool = False
    """Whether an answer is awaited."""
    asked: int = 0
    """How many questions there were in the match: the number of the last one."""
    offers: list[Offer] = field(default_factory=list)

    def ask(self) -> None:
        self.asking = True
        self.asked += 1

    def hear(self, found: Offers, hand: Hand, chance: Chance) -> None:
        """Take in what was found, which a hand will miss a little."""
        self.offers = [missed(offer, hand, chance) for offer in found.offers]
        self.asking = False

    def forget(self) -> None:
        """The stick is let go, or the turn is over."""
        self.asking = False
        self.offers = []
