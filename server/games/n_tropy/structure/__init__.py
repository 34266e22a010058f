"""The structure: what stands, what moves, what falls. Only this folder knows pymunk."""

from server.games.n_tropy.structure.moving import SETTLE, STEP, Overlaps, Structure
from server.games.n_tropy.structure.standing import BASE, Standing

__all__ = ["BASE", "SETTLE", "STEP", "Overlaps", "Standing", "Structure"]
