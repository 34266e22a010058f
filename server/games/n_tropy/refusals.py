"""Why something is refused in N-Tropy."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import Refusal, SeatMayNotAct
from server.games.n_tropy.messages import Number


class PickFirst(Refusal):
    code: Literal["pick_first"] = "pick_first"

    @property
    def text(self) -> str:
        return "Take a stick first."


class HoldsAlready(Refusal):
    code: Literal["holds_already"] = "holds_already"

    @property
    def text(self) -> str:
        return "You hold a stick already."


class StillMoves(Refusal):
    code: Literal["still_moves"] = "still_moves"

    @property
    def text(self) -> str:
        return "Wait until everything is still."


class Overlaps(Refusal):
    """The held stick is in the way of another; it stays in hand."""

    code: Literal["overlaps"] = "overlaps"
    stick: Number

    @property
    def text(self) -> str:
        if self.stick == 0:
            return "Your stick is inside the base: move it a little."
        return f"Your stick is inside stick {self.stick}: move it a little."


class OnItsWay(Refusal):
    code: Literal["on_its_way"] = "on_its_way"

    @property
    def text(self) -> str:
        return "The stick is still being carried there."


class AskedAlready(Refusal):
    code: Literal["asked_already"] = "asked_already"

    @property
    def text(self) -> str:
        return "That is being looked for already."


NTropyRefusal: TypeAlias = Annotated[
    PickFirst | HoldsAlready | StillMoves | Overlaps | OnItsWay | AskedAlready | SeatMayNotAct,
    Field(discriminator="code"),
]
