"""What is known of a structure between moves, and how the base alone stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from server.games.game import Json
from server.games.n_tropy.geometry import Pose


@dataclass(frozen=True)
class Standing:
    """The canonical state: all there is to know of a structure between moves."""

    poses: Mapping[int, Pose]
    """Of every body that is part of it: 0, 1 to 4, and the long sticks that stand."""
    upright: frozenset[int]
    """The long sticks let go within 30 degrees of upright: their class for ever."""

    def dump(self) -> Json:
        """Return it as JSON; a number read back from its shortest text has the same bits."""
        return {
            "poses": {str(body): list(self.poses[body]) for body in sorted(self.poses)},
            "upright": sorted(self.upright),
        }

    @classmethod
    def load(cls, dump: Json) -> Standing:
        poses = {int(body): Pose(*pose) for body, pose in dump["poses"].items()}
        return cls(poses, frozenset(dump["upright"]))


BASE = Standing(
    {
        0: Pose(1.4111871582644e-16, 112.0, -1.5341038242818028e-18),
        1: Pose(-62.592346634928965, 234.53553390593274, -1.52849278466922e-18),
        2: Pose(56.11727629338459, 222.53553390593274, -1.9027590445278292e-18),
        3: Pose(2.359796902660724e-16, 172.53553390593274, -1.6301060375403405e-18),
        4: Pose(2.823027430345608e-16, 204.53553390593274, -1.5664368459939226e-18),
        5: Pose(4.074369388331527e-16, 285.5, -1.5354982629907876e-18),
    },
    frozenset(),
)
"""The base alone, with the notched sticks and the set-up stick, as it has come to rest."""
