"""CNG-C5: the 6 objects of the yakuzas, each beside its sentence; all are used once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import row_get, row_set
from oyabun.games.cash_n_guns.components import (
    ANGRY_DRAGON,
    DARK_TANTO,
    DOUBLE_SHURIKEN,
    FAKE_FINGER,
    POISONED_TANTO,
    SHURIKEN,
    SMOKE_GRENADE,
    TANTO,
)
from oyabun.games.cash_n_guns.rules.asks import CardRule, dump_guns
from oyabun.games.cash_n_guns.state import NIBBLE, CashState, add


class TantoRule(CardRule):
    """An object that changes a tanto, played before it is revealed (W5)."""

    def could(self, state: CashState, seat: i64) -> bool:
        """A card lies before the seat."""
        return bool(state.public.now.down >> seat & 1)

    def can(self, state: CashState, seat: i64) -> bool:
        """It is a Tanto."""
        return state.private[seat].loaded == TANTO + 1

    def declare(self, state: CashState, seat: i64) -> None:
        """Everybody knows now what lies there."""
        now = state.public.now
        now.sure = row_set(now.sure, seat, NIBBLE, 1 << TANTO)


class PoisonedTanto(TantoRule):
    """CNG-YO07: your tanto makes 2 wounds."""

    def use(self, state: CashState, seat: i64) -> None:
        """Dip the blade."""
        self.declare(state, seat)
        state.public.now.poison |= 1 << seat


class DoubleShuriken(CardRule):
    """CNG-YO08: throw twice, at most one wound a player."""

    def could(self, state: CashState, seat: i64) -> bool:
        """You are about to throw."""
        return state.public.revealed(seat) == SHURIKEN

    def use(self, state: CashState, seat: i64) -> None:
        """Throw once more after the first result."""
        state.public.now.double |= 1 << seat


class DarkTanto(TantoRule):
    """CNG-YO09: your tanto strikes on both sides."""

    def use(self, state: CashState, seat: i64) -> None:
        """Draw the second blade."""
        self.declare(state, seat)
        state.public.now.dark |= 1 << seat


class SmokeGrenade(CardRule):
    """CNG-YO10: go on to the next round; bills stay, loaded cards are discarded, wounds remain."""

    def could(self, state: CashState, seat: i64) -> bool:
        """Not in the last round."""
        return state.public.round < state.box.rounds

    def use(self, state: CashState, seat: i64) -> None:
        """Nothing of this round happens any more, no blast either; but the mortally wounded die."""
        public = state.public
        dump_guns(state, public.now.down)
        public.now.dropped = 0
        del state.stack[1:]


class AngryDragon(CardRule):
    """CNG-YO11: you die only at the end of the next round, or of the last."""

    def could(self, state: CashState, seat: i64) -> bool:
        """You are dying, and not of this card."""
        public = state.public
        return bool(public.now.mortal & ~public.doomed & 1 << seat)

    def use(self, state: CashState, seat: i64) -> None:
        """Live on borrowed time."""
        public = state.public
        public.now.mortal &= ~(1 << seat)
        public.doomed |= 1 << seat
        public.doom = min(public.round + 1, state.box.rounds)


class FakeFinger(CardRule):
    """CNG-YO12: discard this instead of taking one wound, whatever its source."""

    def could(self, state: CashState, seat: i64) -> bool:
        """You are about to be wounded."""
        return row_get(state.public.now.hits, seat, NIBBLE) > 0

    def use(self, state: CashState, seat: i64) -> None:
        """One wound less."""
        state.public.now.hits = add(state.public.now.hits, seat, -1)


YAKUZA_OBJECT_RULES: Final[dict[int, CardRule]] = {
    POISONED_TANTO: PoisonedTanto(),
    DOUBLE_SHURIKEN: DoubleShuriken(),
    DARK_TANTO: DarkTanto(),
    SMOKE_GRENADE: SmokeGrenade(),
    ANGRY_DRAGON: AngryDragon(),
    FAKE_FINGER: FakeFinger(),
}
