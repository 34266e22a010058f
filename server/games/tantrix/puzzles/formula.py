"""A puzzle as a formula: what must hold, in clauses of true and false, for a SAT solver.

A clause is a list of literals, numbers of which at least one must be true; a negative one is true
when its opposite is false. There are four kinds of variables: a tile lies on a spot in a rotation
(a placement); a spot is filled; the side between two spots shows a colour; the line has a colour.

A tile beside the side makes it show a colour, and no side shows two: so what touches matches.
A filled spot shows the line's colour on two sides exactly, and the spots beyond are filled too: so
the line goes on. That it is one loop and not two, and that it encloses nothing, is not said in
advance but by `objections`, once a board breaks it.

Only spots of a region are looked at. The literal `within` says that the whole solution lies in it:
what is impossible without assuming it is impossible anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import combinations
from typing import TypeAlias

from server.games.tantrix import placements
from server.games.tantrix.board import Laid, Spot, beside, turned
from server.games.tantrix.lines import lines
from server.games.tantrix.placements import COLOURS
from server.games.tantrix.puzzles.judge import board_of, enclosed, pieces
from server.games.tantrix.puzzles.spots import moved
from server.games.tantrix.puzzles.task import Shape, Task
from server.games.tantrix.tiles import Colour, TileNumber

Literal: TypeAlias = int

Clause: TypeAlias = list[Literal]

FEW = 5
"""Up to so many literals, that no two are true is said pair by pair."""


class Formula:
    """Everything a solution in a region obeys, but for what `objections` adds."""

    def __init__(self, task: Task, region: Iterable[Spot], fixed: Mapping[Spot, Laid]) -> None:
        """`fixed` tiles lie in the region and stay where they are."""
        self.clauses: list[Clause] = []
        self._task = task
        self._fixed = fixed
        self._last: Literal = 0
        self._region = dict.fromkeys(region)
        self.within = self.new()
        self._line = {colour: self.new() for colour in task.possible_colours}
        self._filled = {spot: self.new() for spot in self._region}
        self._shown: dict[tuple[Spot, int], dict[Colour, Literal]] = {}
        self.placed: dict[tuple[Spot, Laid], Literal] = {}
        """The variable of each placement on each spot where it is possible at all."""
        self._on: dict[TileNumber, list[Literal]] = {tile: [] for tile in task.tiles}
        """For each tile, a literal for each spot it may lie on."""

        self.clauses.append(list(self._line.values()))
        self._at_most_one(list(self._line.values()))
        for spot in self._region:
            self._sides(spot)
        for spot in self._region:
            self._placements(spot)
            self._line_goes_on(spot)
        for literals in self._on.values():
            self.clauses.append([*literals, -self.within])
            self._at_most_one(literals)
        self.clauses += ([self.placed[placement]] for placement in fixed.items())
        if task.shape is Shape.TRIANGLE:
            self._two_ends()
        elif not task.holes:
            self._no_hole_of_one()
        if len(task.tiles) > 3:
            self._no_loop_of_three()

    def new(self) -> Literal:
        """Return a new variable."""
        self._last += 1
        return self._last

    def board(self, model: Sequence[Literal]) -> dict[Spot, Laid]:
        """Return the tiles laid where a model of the formula says so."""
        true = {literal for literal in model if literal > 0}
        return {spot: laid for (spot, laid), literal in self.placed.items() if literal in true}

    def objections(self, laid: Mapping[Spot, Laid]) -> list[Clause]:
        """Return what the rules add against a board that obeys all clauses and does not solve.

        What is wrong in one place would be wrong anywhere, so it is forbidden wherever it can be.
        """
        short = [
            clause
            for colour in self._line
            for line in lines(board_of(laid), colour)
            if line.loop and len(line.spots) < len(self._task.tiles)
            for clause in self._anywhere(
                line.spots[0], partial(self._not_this_loop, colour, line.spots)
            )
        ]
        holes = [] if self._task.holes else pieces(enclosed(set(laid)))
        return short + [
            clause
            for hole in holes
            for clause in self._anywhere(min(hole), partial(self._not_this_hole, hole))
        ]

    # --- spots, sides and placements ----------------------------------------------------------

    def _sides(self, spot: Spot) -> None:
        for edge in range(3):
            if beside(spot, edge) in self._region:
                colours = {colour: self.new() for colour in COLOURS}
                self._shown[spot, edge] = self._shown[beside(spot, edge), edge + 3] = colours
                self._at_most_one(list(colours.values()))

    def _placements(self, spot: Spot) -> None:
        lying: dict[TileNumber, list[Literal]] = {}
        for laid in self._possible(spot):
            placed = self.placed[spot, laid] = self.new()
            lying.setdefault(laid.tile, []).append(placed)
            for edge, colour in enumerate(turned(*laid)):
                if (spot, edge) in self._shown:
                    self.clauses.append([-placed, self._shown[spot, edge][colour]])
                elif self._task.shape is Shape.LOOP and colour in self._line:
                    self.clauses.append([-placed, -self._line[colour], -self.within])
        tiles = [self._lies(tile, ways) for tile, ways in lying.items()]
        filled = self._filled[spot]
        self.clauses.append([-filled, *tiles])
        self.clauses += ([-tile, filled] for tile in tiles)
        self._at_most_one(tiles)

    def _possible(self, spot: Spot) -> Iterable[Laid]:
        """Return the placements that match the fixed tiles around a spot."""
        if spot in self._fixed:
            return (self._fixed[spot],)
        free = set(self._task.tiles) - {laid.tile for laid in self._fixed.values()}
        possible = placements.of(free)
        for edge in range(6):
            near = self._fixed.get(beside(spot, edge))
            if near is not None:
                shown = placements.face(*near)[(edge + 3) % 6]
                possible &= placements.SHOWING[edge][shown]
        return placements.each(possible)

    def _lies(self, tile: TileNumber, ways: list[Literal]) -> Literal:
        """Return the literal of a tile on a spot, in whatever rotation."""
        lies = self.new()
        self._on[tile].append(lies)
        self.clauses.append([-lies, *ways])
        self.clauses += ([-way, lies] for way in ways)
        self._at_most_one(ways)
        return lies

    # --- the line -----------------------------------------------------------------------------

    def _line_goes_on(self, spot: Spot) -> None:
        filled = self._filled[spot]
        edges = [edge for edge in range(6) if (spot, edge) in self._shown]
        for colour, line in self._line.items():
            shown = [self._shown[spot, edge][colour] for edge in edges]
            for edge, side in zip(edges, shown, strict=True):
                self.clauses.append([-line, -side, self._filled[beside(spot, edge)]])
            self.clauses += (
                [-line, *(-side for side in three)] for three in combinations(shown, 3)
            )
            if len(edges) == 6 and self._task.shape is Shape.LOOP:
                for side in shown:
                    others = [other for other in shown if other != side]
                    self.clauses.append([-line, -filled, *others])

    def _two_ends(self) -> None:
        """A line that fills the whole region leaves it twice."""
        self.clauses += ([filled] for filled in self._filled.values())
        for colour, line in self._line.items():
            ends = []
            for spot in self._region:
                out = [edge for edge in range(6) if (spot, edge) not in self._shown]
                for edge in out:
                    end = self.new()
                    ends.append(end)
                    for laid in self._possible(spot):
                        if turned(*laid)[edge] is colour:
                            self.clauses.append([-self.placed[spot, laid], -line, end])
            self.clauses += ([-end for end in three] for three in combinations(ends, 3))

    def _no_hole_of_one(self) -> None:
        for spot, filled in self._filled.items():
            around = [self._filled.get(beside(spot, edge)) for edge in range(6)]
            if None not in around:
                self.clauses.append([filled, *(-near for near in around if near)])

    def _no_loop_of_three(self) -> None:
        for turn in (0, 1):
            corner = ((0, 0), beside((0, 0), turn), beside((0, 0), turn + 1))
            for colour in self._line:
                not_here = partial(self._not_this_loop, colour, corner)
                self.clauses += self._anywhere(corner[0], not_here)

    def _anywhere(self, spot: Spot, clause_at: Callable[[Spot], Clause]) -> Iterator[Clause]:
        """Go through a clause about a spot moved by every step that keeps it in the region.

        The region may lie scattered: what lies between its parts must cost nothing.
        """
        for there in self._region:
            with suppress(KeyError):
                yield clause_at((there[0] - spot[0], there[1] - spot[1]))

    def _not_this_loop(self, colour: Colour, spots: Sequence[Spot], move: Spot) -> Clause:
        """These spots, in order, are not a loop; KeyError when one is not in the region."""
        there = [moved(spot, move) for spot in spots]
        pairs = zip(there, there[1:] + there[:1], strict=True)
        return [-self._line[colour], *(-self._between(*pair)[colour] for pair in pairs)]

    def _not_this_hole(self, hole: Collection[Spot], move: Spot) -> Clause:
        """These spots are not an enclosed hole; KeyError when one is not in the region."""
        there = {moved(spot, move) for spot in hole}
        rim = {beside(spot, edge) for spot in there for edge in range(6)} - there
        clause = [self._filled[spot] for spot in sorted(there)]
        return clause + [-self._filled[spot] for spot in sorted(rim)]

    def _between(self, spot: Spot, near: Spot) -> Mapping[Colour, Literal]:
        edge = next(edge for edge in range(6) if beside(spot, edge) == near)
        return self._shown[spot, edge]

    def _at_most_one(self, literals: Sequence[Literal]) -> None:
        if len(literals) <= FEW:
            self.clauses += ([-one, -other] for one, other in combinations(literals, 2))
            return
        before = self._last  # `earlier` says that one of the literals so far is true
        for literal in literals:
            earlier = self.new()
            self.clauses.append([-literal, earlier])
            if earlier > before + 1:
                self.clauses += [[1 - earlier, earlier], [1 - earlier, -literal]]
