"""Every decision that Samurai asks for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.moves import Move, MoveSpace
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


class Lead(Move):
    """Chance: this seat stands in for the youngest player."""

    kind = "lead"

    def __init__(self, index: int, seat: int) -> None:
        super().__init__(index)
        self.seat: i64 = seat

    def arguments(self) -> tuple[str, ...]:
        """Return the number of the seat."""
        return (str(int(self.seat)),)

    def phrase(self) -> Phrase:
        """Return the sentence on the button."""
        return Phrase("move-lead", seats=(int(self.seat),))


class Tile(Move):
    """Take a tile of this kind: into the starting hand, or from the hand to play it."""

    kind = "tile"

    def __init__(self, index: int, tile: int) -> None:
        super().__init__(index)
        self.tile: i64 = tile

    def arguments(self) -> tuple[str, ...]:
        """Return the name of the tile."""
        return (TILES[self.tile],)


class Draw(Tile):
    """Chance: this tile is drawn."""

    kind = "draw"


class Figure(Move):
    """Take a figure of this type: to place it when the game is set up."""

    kind = "figure"

    def __init__(self, index: int, figure: int) -> None:
        super().__init__(index)
        self.figure: i64 = figure

    def arguments(self) -> tuple[str, ...]:
        """Return the type."""
        return (FIGURES[self.figure],)


class Hex(Move):
    """Choose this hex: for a tile, for a figure, or for the tile that lies there."""

    kind = "hex"

    def __init__(self, index: int, place: int) -> None:
        super().__init__(index)
        self.place: i64 = place

    def arguments(self) -> tuple[str, ...]:
        """Return the name of the settlement, or row and column."""
        return (NAMES[self.place] or grid_name(int(self.place)),)

    def phrase(self) -> Phrase:
        """Return the sentence on the button."""
        if NAMES[self.place]:
            return Phrase("move-settlement", words=(NAMES[self.place],))
        row, column = grid_name(int(self.place)).split(".")
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
