"""Every decision that Zoku asks for."""

from __future__ import annotations

from typing import Final

from oyabun.core.moves import Move, MoveSpace
from oyabun.core.phrases import Phrase
from oyabun.games.zoku.components import (
    BACKUP,
    FORCES,
    LIEUTENANTS,
    MAX_SEATS,
    POSITIONS,
    QUARTIERS,
    WARDS,
)

PIECES: Final = 5
"""So many Zokus of one gang lie in the street at most: a band, and whoever came as backup."""


class Zoku(Move):
    """Take this Zoku in the street."""

    def __init__(self, number: int) -> None:
        super().__init__("zoku", number, (f"{number // PIECES}-{number % PIECES + 1}",))

    def phrase(self) -> Phrase:
        """Return whose it is, and which."""
        piece = int(self.number)
        return Phrase("move-zoku", seats=(piece // PIECES,), numbers=(piece % PIECES + 1,))


MOVES: Final = MoveSpace()
LEAD: Final = MOVES.seats("lead", MAX_SEATS)
"""Chance: the first player."""
WARD: Final = MOVES.table("ward", WARDS)
"""An Arrondissement comes into play."""
DEALT: Final = MOVES.table("dealt", LIEUTENANTS)
"""Chance: a Lieutenant is dealt."""
LAID: Final = MOVES.table("laid", QUARTIERS)
"""Chance: a Quartier is laid out."""
END: Final = MOVES.one("end")
"""That was all."""
PASS: Final = MOVES.one("pass")
"""Play no Lieutenant, kick nobody."""
PLACE: Final = MOVES.table("place", QUARTIERS)
"""Send a Zoku there."""
USE: Final = MOVES.table("use", LIEUTENANTS)
"""Play a Lieutenant."""
QUARTIER: Final = MOVES.table("quartier", QUARTIERS)
"""Point at a Quartier."""
GANG: Final = MOVES.seats("gang", MAX_SEATS)
"""Point at a gang."""
ZOKU: Final = MOVES.made(Zoku, range(MAX_SEATS * PIECES))
JOIN: Final = MOVES.numbers("join", range(1, BACKUP + 1))
"""So many come as backup."""
FORCE: Final = MOVES.table("throw", FORCES)
"""Throw so hard."""
LANDS: Final = MOVES.table("lands", POSITIONS)
"""Chance: how a thrown Zoku falls."""
