"""Every decision that Kamiza asks for."""

from __future__ import annotations

from typing import Final

from oyabun.core.moves import MoveSpace
from oyabun.games.kamiza.components import AREAS, CARDS, MAX_SEATS, THREATS

MOVES: Final = MoveSpace()

START: Final = MOVES.seats("start", MAX_SEATS)
"""Chance: this seat is the first start player."""
CARD: Final = MOVES.table("card", CARDS)
AREA: Final = MOVES.table("area", AREAS)
"""Lay the card face down in this area."""
THREAT: Final = (
    *MOVES.table("threat", THREATS),
    MOVES.one("own", number=len(THREATS), speaks=True),
    MOVES.one("stare", number=len(THREATS) + 1),
)
"""Utter a threat of the list or one in words of your own, or stare in silence."""
