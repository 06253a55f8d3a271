"""Every decision that Ca$h 'n Gun$ asks for."""

from __future__ import annotations

from typing import Final

from oyabun.core.moves import Move, MoveSpace, Numbered, Seated
from oyabun.core.phrases import Phrase
from oyabun.games.cash_n_guns.components import BULLETS, CARDS, KINDS, MAX_SEATS

BILLS: Final = ("bill-5", "bill-10", "bill-20")


class Card(Numbered):
    """A move about one power or object."""

    names = CARDS


class Bullet(Numbered):
    """A move about one card of a deck."""

    names = BULLETS


# Chance


class First(Seated):
    """Chance: this seat is the first Godfather."""

    kind = "first"


class Bill(Numbered):
    """Chance: this bill is turned."""

    kind = "bill"
    names = BILLS


class Deal(Card):
    """Chance: this power or object is dealt."""

    kind = "deal"


class Badge(Seated):
    """Chance: this seat is the cop."""

    kind = "badge"


class Hit(Move):
    """Chance: it hits."""

    kind = "hit"


class Miss(Move):
    """Chance: it misses."""

    kind = "miss"


class Draw(Bullet):
    """Chance: the Magnet draws this card."""

    kind = "draw"


# Before the game


class Pick(Card):
    """Take this one of the team's powers."""

    kind = "pick"


class Ready(Move):
    """Enough talk."""

    kind = "ready"


# The round


class Load(Bullet):
    """Place this card face down."""

    kind = "load"


class Aim(Seated):
    """Aim at this player."""

    kind = "aim"


class Spread(Seated):
    """Aim at this player and at the next one to the left."""

    kind = "spread"


class Left(Move):
    """A yakuza aims at the left neighbour, clockwise."""

    kind = "left"


class Right(Move):
    """A yakuza aims at the right neighbour."""

    kind = "right"


class Nobody(Move):
    """Aim at nobody: too slow."""

    kind = "aim"

    def arguments(self) -> tuple[str, ...]:
        """Return a word where others name a seat."""
        return ("nobody",)

    def phrase(self) -> Phrase:
        """Return the sentence of its own."""
        return Phrase("move-nobody")


class Stay(Move):
    """Stay up."""

    kind = "stay"


class Lie(Move):
    """Lie down."""

    kind = "lie"


class PassOn(Move):
    """Pass the phone on as it is."""

    kind = "pass-on"


class Flip(Move):
    """The cop flips the phone."""

    kind = "flip"


# Powers and objects


class Pass(Move):
    """Play no card in this window."""

    kind = "pass"


class Use(Card):
    """Play this power or object."""

    kind = "use"


class Target(Seated):
    """Choose this player for what the card does."""

    kind = "target"


class Place(Seated):
    """The Ninja sits down to the left of this player."""

    kind = "place"


class Give(Bullet):
    """Give this card away for the Magnet's."""

    kind = "give"


SEATS: Final = range(MAX_SEATS)
MOVES: Final = MoveSpace()
FIRST: Final = MOVES.table(First, SEATS)
BILL: Final = MOVES.table(Bill, range(len(BILLS)))
DEAL: Final = MOVES.table(Deal, range(len(CARDS)))
BADGE: Final = MOVES.table(Badge, SEATS)
HIT: Final = MOVES.one(Hit)
MISS: Final = MOVES.one(Miss)
DRAW: Final = MOVES.table(Draw, range(KINDS))
PICK: Final = MOVES.table(Pick, range(len(CARDS)))
READY: Final = MOVES.one(Ready)
LOAD: Final = MOVES.table(Load, range(len(BULLETS)))
AIM: Final = MOVES.table(Aim, SEATS)
SPREAD: Final = MOVES.table(Spread, SEATS)
LEFT: Final = MOVES.one(Left)
RIGHT: Final = MOVES.one(Right)
NOBODY: Final = MOVES.one(Nobody)
STAY: Final = MOVES.one(Stay)
LIE: Final = MOVES.one(Lie)
PASS_ON: Final = MOVES.one(PassOn)
FLIP: Final = MOVES.one(Flip)
PASS: Final = MOVES.one(Pass)
USE: Final = MOVES.table(Use, range(len(CARDS)))
TARGET: Final = MOVES.table(Target, SEATS)
PLACE: Final = MOVES.table(Place, SEATS)
GIVE: Final = MOVES.table(Give, range(KINDS))
