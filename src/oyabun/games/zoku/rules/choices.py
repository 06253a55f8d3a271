"""Choices that Zoku asks for again and again: one of a table, or enough."""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import one_bit
from oyabun.core.frequent import Pick
from oyabun.core.moves import Move
from oyabun.core.phrases import Phrase
from oyabun.games.zoku.components import QUARTIERS
from oyabun.games.zoku.moves import QUARTIER, ZOKU
from oyabun.games.zoku.state import NOTHING, ZokuState


class PickQuartier(Pick):
    """Point at a Quartier of the display."""

    table = QUARTIER

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def cites(self) -> tuple[str, ...]:
        """The Lieutenant who asks."""
        return (rule_of(self.card),)

    def fits(self, state: ZokuState, seat: i64, slot: i64) -> bool:
        """Return whether the seat may point at this place of the display."""
        raise NotImplementedError(self.name)

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """Every Quartier that fits."""
        public = state.public
        found: i64 = 0
        for slot in range(len(public.display)):
            if public.is_open(slot) and self.fits(state, seat, slot):
                found |= one_bit(public.display[slot])
        return found


class PickZoku(Pick):
    """Point at a Zoku in the street."""

    table = ZOKU

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def cites(self) -> tuple[str, ...]:
        """The Lieutenant who asks."""
        return (rule_of(self.card),)


class PickOrEnough(Pick):
    """Take one of a table, or its first move, which says that it is enough."""

    def targets(self, state: ZokuState, seat: i64) -> i64:
        """Return what else may be taken, counted from the second move of the table."""
        raise NotImplementedError(self.name)

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """Enough, or any of the targets."""
        return 1 | self.targets(state, seat) << 1

    def lapses(self, state: ZokuState, seat: i64) -> list[Move]:
        """Who is too slow has had enough."""
        return [self.table[0]]


def rule_of(card: int) -> str:
    """Return the id of the rule of a Lieutenant."""
    return f"ZOK-L{card + 1:02d}"


def about(state: ZokuState, key: str) -> Phrase:
    """Return a question that names the Quartier which is being fought over, if one is."""
    slot = state.public.slot
    name = "the-street" if slot == NOTHING else QUARTIERS[state.public.display[slot]]
    return Phrase(key, words=(name,))
