"""Choices that Zoku asks for again and again: one of a table, or enough."""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import count_bits, nth_bit
from oyabun.core.chance import Rng
from oyabun.core.frequent import Pick, listed
from oyabun.core.moves import Move
from oyabun.core.phrases import Phrase
from oyabun.games.zoku.components import QUARTIERS
from oyabun.games.zoku.moves import QUARTIER, ZOKU
from oyabun.games.zoku.state import NOTHING, ZokuState


class PickQuartier(Pick):
    """Point at a Quartier of the display."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.table = QUARTIER
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
        one: i64 = 1
        for slot in range(len(public.display)):
            if public.is_open(slot) and self.fits(state, seat, slot):
                found |= one << public.display[slot]
        return found


class PickZoku(Pick):
    """Point at a Zoku in the street."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.table = ZOKU
        self.card = card

    def cites(self) -> tuple[str, ...]:
        """The Lieutenant who asks."""
        return (rule_of(self.card),)


class PickOrEnough(Pick):
    """Take one of a table, or say that it is enough; that comes first among the moves."""

    def __init__(self, seat: int, table: tuple[Move, ...], enough: Move) -> None:
        super().__init__(seat)
        self.table = table
        self.enough = enough

    def moves(self, state: ZokuState, seat: i64) -> list[Move]:
        """Enough, and whatever may be taken."""
        return [self.enough, *listed(self.table, self.choices(state, seat))]

    def random_move(self, state: ZokuState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        choices = self.choices(state, seat)
        drawn = rng.below(count_bits(choices) + 1)
        return self.enough if drawn == 0 else self.table[nth_bit(choices, drawn - 1)]

    def lapses(self, state: ZokuState, seat: i64) -> list[Move]:
        """Who is too slow has had enough."""
        return [self.enough]


def rule_of(card: int) -> str:
    """Return the id of the rule of a Lieutenant."""
    return f"ZOK-L{card + 1:02d}"


def about(state: ZokuState, key: str) -> Phrase:
    """Return a question that names the Quartier which is being fought over, if one is."""
    slot = state.public.slot
    name = "the-street" if slot == NOTHING else QUARTIERS[state.public.display[slot]]
    return Phrase(key, words=(name,))
