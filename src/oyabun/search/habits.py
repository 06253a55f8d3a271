"""How often somebody gave which answer, by what could be seen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.chance import Rng
from oyabun.core.moves import Move, MoveSpace
from oyabun.core.thinking import Answers

DOUBT: Final = 4
"""As many answers the policy is trusted with in every context: what was seen once is no habit."""

Counts = dict[int, dict[int, int]]
"""By context and number of the move, how often."""


class Row:
    """The answers of one context."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.counts: list[int] = []
        self.total: i64 = 0


class Habits(Answers):
    """The answers of somebody who was watched, ready to be drawn from."""

    def __init__(self, moves: MoveSpace, counts: Counts) -> None:
        self.rows: dict[int, Row] = {}
        for context, answers in counts.items():
            row = self.rows[context] = Row()
            for index in sorted(answers):
                row.moves.append(moves.decode(index))
                row.counts.append(answers[index])
                row.total += answers[index]

    def knows(self, context: i64) -> bool:
        """Return whether anything was seen in a context."""
        return int(context) in self.rows

    def draw(self, context: int, rng: Rng) -> Move | None:
        """Return an answer as often as it was given, or nothing where too little was seen."""
        row = self.rows.get(context)
        if row is None:
            return None
        drawn = rng.below(row.total + DOUBT)
        for move, count in zip(row.moves, row.counts, strict=True):
            drawn -= count
            if drawn < 0:
                return move
        return None

    def odds(self, context: i64, index: i64) -> float:
        """Return how likely an answer is, with some doubt about what was not seen."""
        row = self.rows.get(int(context))
        if row is None:
            return 1.0
        even = DOUBT / (len(row.moves) + 1)
        for move, count in zip(row.moves, row.counts, strict=True):
            if move.index == index:
                return (count + even) / (int(row.total) + DOUBT)
        return even / (int(row.total) + DOUBT)
