"""Every decision that Kamiza asks for."""

from __future__ import annotations

from typing import Final

from oyabun.core.moves import MoveSpace, Numbered, Seated
from oyabun.games.kamiza.components import AREAS, CARDS, MAX_SEATS, THREATS


class Start(Seated):
    """Chance: this seat is the first start player."""

    kind = "start"


class Card(Numbered):
    """Take this card from your hand."""

    kind = "card"
    names = CARDS


class Area(Numbered):
    """Lay the card face down in this area."""

    kind = "area"
    names = AREAS


class Threat(Numbered):
    """Utter one of the threats of the list."""

    kind = "threat"
    names = THREATS


class OwnThreat(Threat):
    """Utter a threat in words of your own, or stare in silence."""

    kind = "own"
    speaks = True

    def arguments(self) -> tuple[str, ...]:
        """Return nothing: the words go with the log, not with the move."""
        return ()


MOVES: Final = MoveSpace()
START: Final = MOVES.table(Start, range(MAX_SEATS))
CARD: Final = MOVES.table(Card, range(len(CARDS)))
AREA: Final = MOVES.table(Area, range(len(AREAS)))
THREAT: Final = (
    *MOVES.table(Threat, range(len(THREATS))),
    *MOVES.table(OwnThreat, (len(THREATS),)),
)
