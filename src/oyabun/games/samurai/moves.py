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
    SITES,
    TILES,
    grid_name,
)


class Hex(Move):
    """Choose this hex: for a tile, for a figure, or for the tile that lies there."""

    def __init__(self, place: int) -> None:
        super().__init__("hex", place, (NAMES[place] or grid_name(place),))

    def phrase(self) -> Phrase:
        """Return the name of the settlement, or the row and the column."""
        if NAMES[self.number]:
            return Phrase("move-settlement", words=self.words)
        row, column = self.words[0].split(".")
        return Phrase("move-hex", numbers=(int(row), int(column)))


class Swap(Move):
    """Take part of a figure exchange: the figure of this type in this settlement."""

    def __init__(self, number: int) -> None:
        settlement, figure = divmod(number, len(FIGURES))
        super().__init__("swap", number, (FIGURES[figure], SETTLEMENTS[settlement]))
        self.settlement: i64 = settlement
        self.figure: i64 = figure


MOVES: Final = MoveSpace()

LEAD: Final = MOVES.seats("lead", MAX_SEATS)
"""Chance: this seat stands in for the youngest player."""
TILE: Final = MOVES.table("tile", TILES)
"""Take a tile of this kind: into the starting hand, or from the hand to play it."""
DRAW: Final = MOVES.table("draw", TILES)
"""Chance: this tile is drawn."""
FIGURE: Final = MOVES.table("figure", FIGURES)
"""Take a figure of this type: to place it when the game is set up."""
HEX: Final = MOVES.made(Hex, range(len(CELLS)))
SITE: Final = tuple([HEX[place] for place in SITES])
"""The hexes of the settlements, by their numbers."""
SWAP: Final = MOVES.made(Swap, range(len(SETTLEMENTS) * len(FIGURES)))
"""The figures, at 3 * settlement + type."""
END: Final = MOVES.one("end")
"""End the turn."""
TILE_OR_END: Final = (*TILE, END)
