"""Every decision that Kamiza asks for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.moves import Move, MoveSpace
from oyabun.core.phrases import Phrase
from oyabun.games.kamiza.components import AREAS, CARDS, MAX_SEATS, THREATS


class Start(Move):
    """Chance: this seat is the first start player."""

    kind = "start"

    def __init__(self, index: int, seat: int) -> None:
        super().__init__(index)
        self.seat: i64 = seat

    def arguments(self) -> tuple[str, ...]:
        """Return the number of the seat."""
        return (str(int(self.seat)),)

    def phrase(self) -> Phrase:
        """Return the sentence on the button."""
        return Phrase("move-start", seats=(int(self.seat),))


class Card(Move):
    """Take this card from your hand."""

    kind = "card"

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card: i64 = card

    def arguments(self) -> tuple[str, ...]:
        """Return the name of the card."""
        return (CARDS[self.card],)


class Area(Move):
    """Lay the card face down in this area."""

    kind = "area"

    def __init__(self, index: int, area: int) -> None:
        super().__init__(index)
        self.area: i64 = area

    def arguments(self) -> tuple[str, ...]:
        """Return the name of the area."""
        return (AREAS[self.area],)


class Threat(Move):
    """Utter one of the threats of the list."""

    kind = "threat"

    def __init__(self, index: int, threat: int) -> None:
        super().__init__(index)
        self.threat: i64 = threat

    def arguments(self) -> tuple[str, ...]:
        """Return the key of the threat."""
        return (THREATS[self.threat],)


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
