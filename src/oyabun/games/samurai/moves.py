"""Every decision that Samurai asks for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.moves import Move, MoveSpace, Numbered, Seated
from oyabun.core.phrases import Phrase
from oyabun.games.samurai.components import (
    CELLS,
    FIGURES,
    MAX_SEATS,
    NAMES,
    SETTLEMENTS,
    TILES,
    grid_name,
)


class Lead(Seated):
    """Chance: this seat stands in for the youngest player."""

    kind = "lead"


class Tile(Numbered):
    """Take a tile of this kind: into the starting hand, or from the hand to play it."""

    kind = "tile"
    names = TILES


class Draw(Tile):
    """Chance: this tile is drawn."""

    kind = "draw"


class Figure(Numbered):
    """Take a figure of this type: to place it when the game is set up."""

    kind = "figure"
    names = FIGURES


class Hex(Numbered):
    """Choose this hex: for a tile, for a figure, or for the tile that lies there."""

    kind = "hex"
    names = tuple([name or grid_name(place) for place, name in enumerate(NAMES)])

    def phrase(self) -> Phrase:
        """Return the sentence on the button."""
        if NAMES[self.number]:
            return Phrase("move-settlement", words=(NAMES[self.number],))
        row, column = grid_name(int(self.number)).split(".")
        return Phrase("move-hex", numbers=(int(row), int(column)))


class Swap(Move):
    """Take part of a figure exchange: the figure of this type in this settlement."""

    kind = "swap"

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index)
        self.settlement: i64 = number // len(FIGURES)
        self.figure: i64 = number % len(FIGURES)

    def arguments(self) -> tuple[str, ...]:
        """Return the type and the settlement."""
        return (FIGURES[self.figure], SETTLEMENTS[self.settlement])


class End(Move):
    """End the turn."""

    kind = "end"


MOVES: Final = MoveSpace()
LEAD: Final = MOVES.table(Lead, range(MAX_SEATS))
TILE: Final = MOVES.table(Tile, range(len(TILES)))
DRAW: Final = MOVES.table(Draw, range(len(TILES)))
FIGURE: Final = MOVES.table(Figure, range(len(FIGURES)))
HEX: Final = MOVES.table(Hex, range(len(CELLS)))
SWAP: Final = MOVES.table(Swap, range(len(SETTLEMENTS) * len(FIGURES)))
"""The figures, at 3 * settlement + type."""
END: Final = MOVES.one(End)
