"""Every decision that Ca$h 'n Gun$ asks for."""

from __future__ import annotations

from typing import Final

from oyabun.core.moves import Move, MoveSpace
from oyabun.core.phrases import Phrase
from oyabun.games.cash_n_guns.components import BULLETS, CARDS, KINDS, MAX_SEATS

BILLS: Final = ("bill-5", "bill-10", "bill-20")


class Nobody(Move):
    """Aim at nobody: too slow."""

    def __init__(self, number: int) -> None:
        super().__init__("aim", number, ("nobody",))

    def phrase(self) -> Phrase:
        """Return the sentence of its own."""
        return Phrase("move-nobody")


MOVES: Final = MoveSpace()

# Chance

FIRST: Final = MOVES.seats("first", MAX_SEATS)
"""This seat is the first Godfather."""
BILL: Final = MOVES.table("bill", BILLS)
"""This bill is turned."""
DEAL: Final = MOVES.table("deal", CARDS)
"""This power or object is dealt."""
BADGE: Final = MOVES.seats("badge", MAX_SEATS)
"""This seat is the cop."""
HIT: Final = MOVES.one("hit")
MISS: Final = MOVES.one("miss")
DRAW: Final = MOVES.table("draw", BULLETS[:KINDS])
"""The Magnet draws this card."""

# Before the game

PICK: Final = MOVES.table("pick", CARDS)
"""Take this one of the team's powers."""
READY: Final = MOVES.one("ready")
"""Enough talk."""

# The round

LOAD: Final = MOVES.table("load", BULLETS)
"""Place this card face down."""
AIM: Final = MOVES.seats("aim", MAX_SEATS)
SPREAD: Final = MOVES.seats("spread", MAX_SEATS)
"""Aim at this player and at the next one to the left."""
LEFT: Final = MOVES.one("left")
"""A yakuza aims at the left neighbour, clockwise."""
RIGHT: Final = MOVES.one("right")
AIMS: Final[tuple[Move, ...]] = (*AIM, *SPREAD, LEFT, RIGHT)
NOBODY: Final = MOVES.made(Nobody, (-1,))[0]
STAY: Final = MOVES.one("stay")
LIE: Final = MOVES.one("lie")
PASS_ON: Final = MOVES.one("pass-on")
"""Pass the phone on as it is."""
FLIP: Final = MOVES.one("flip")
"""The cop flips the phone."""

# Powers and objects

PASS: Final = MOVES.one("pass")
"""Play no card in this window."""
USE: Final = MOVES.table("use", CARDS)
PLAYS: Final[tuple[Move, ...]] = (PASS, *USE)
TARGET: Final = MOVES.seats("target", MAX_SEATS)
"""Choose this player for what the card does."""
PLACE: Final = MOVES.seats("place", MAX_SEATS)
"""The Ninja sits down to the left of this player."""
GIVE: Final = MOVES.table("give", BULLETS[:KINDS])
"""Give this card away for the Magnet's."""
