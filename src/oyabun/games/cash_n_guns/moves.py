"""Every decision that Ca$h 'n Gun$ asks for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.moves import Move, MoveSpace
from oyabun.core.phrases import Phrase
from oyabun.games.cash_n_guns.components import BULLETS, CARDS, KINDS, MAX_SEATS

BILLS: Final = ("bill-5", "bill-10", "bill-20")


class Plain(Move):
    """A move without parameters; its kind says it all."""


class Number(Move):
    """A move with one number."""

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index)
        self.number: i64 = number

    def arguments(self) -> tuple[str, ...]:
        """Return the number."""
        return (str(int(self.number)),)


class Player(Number):
    """A move about one seat."""

    def phrase(self) -> Phrase:
        """Return the sentence with the player's name."""
        return Phrase("move-" + self.kind, seats=(int(self.number),))


class Card(Number):
    """A move about one power or object."""

    def arguments(self) -> tuple[str, ...]:
        """Return the key of the card."""
        return (CARDS[self.number],)


class Bullet(Number):
    """A move about one card of a deck."""

    def arguments(self) -> tuple[str, ...]:
        """Return the key of the card."""
        return (BULLETS[self.number],)


# Chance


class First(Player):
    """Chance: this seat is the first Godfather."""

    kind = "first"


class Bill(Number):
    """Chance: this bill is turned."""

    kind = "bill"

    def arguments(self) -> tuple[str, ...]:
        """Return the key of the bill."""
        return (BILLS[self.number],)


class Deal(Card):
    """Chance: this power or object is dealt."""

    kind = "deal"


class Badge(Player):
    """Chance: this seat is the cop."""

    kind = "badge"


class Hit(Plain):
    """Chance: it hits."""

    kind = "hit"


class Miss(Plain):
    """Chance: it misses."""

    kind = "miss"


class Draw(Bullet):
    """Chance: the Magnet draws this card."""

    kind = "draw"


# Before the game


class Pick(Card):
    """Take this one of the team's powers."""

    kind = "pick"


class Ready(Plain):
    """Enough talk."""

    kind = "ready"


# The round


class Load(Bullet):
    """Place this card face down."""

    kind = "load"


class Aim(Player):
    """Aim at this player."""

    kind = "aim"


class Spread(Player):
    """Aim at this player and at the next one to the left."""

    kind = "spread"


class Left(Plain):
    """A yakuza aims at the left neighbour, clockwise."""

    kind = "left"


class Right(Plain):
    """A yakuza aims at the right neighbour."""

    kind = "right"


class Nobody(Plain):
    """Aim at nobody: too slow."""

    kind = "aim"

    def arguments(self) -> tuple[str, ...]:
        """Return a word where others name a seat."""
        return ("nobody",)

    def phrase(self) -> Phrase:
        """Return the sentence of its own."""
        return Phrase("move-nobody")


class Stay(Plain):
    """Stay up."""

    kind = "stay"


class Lie(Plain):
    """Lie down."""

    kind = "lie"


class PassOn(Plain):
    """Pass the phone on as it is."""

    kind = "pass-on"


class Flip(Plain):
    """The cop flips the phone."""

    kind = "flip"


# Powers and objects


class Pass(Plain):
    """Play no card in this window."""

    kind = "pass"


class Use(Card):
    """Play this power or object."""

    kind = "use"


class Target(Player):
    """Choose this player for what the card does."""

    kind = "target"


class Place(Player):
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
