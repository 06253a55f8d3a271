"""Decisions that follow a card: on whom?"""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import count_bits, members, nth_bit
from oyabun.core.chance import Rng
from oyabun.core.moves import Move, Seated
from oyabun.core.phases import Decision
from oyabun.games.cash_n_guns.moves import TARGET
from oyabun.games.cash_n_guns.state import CashState


class OnWhom(Decision):
    """A card asks for a player."""

    def targets(self, state: CashState) -> i64:
        """Return who can be chosen, as a bit set."""
        raise NotImplementedError(self.name)

    def chosen(self, state: CashState, target: i64) -> None:
        """Do it to this player."""
        raise NotImplementedError(self.name)

    def pending(self, state: CashState) -> bool:
        """Nobody to choose: nothing to ask."""
        return self.targets(state) != 0

    def moves(self, state: CashState, seat: i64) -> list[Move]:
        """Everybody who can be chosen."""
        return [TARGET[target] for target in members(self.targets(state))]

    def random_move(self, state: CashState, seat: i64, rng: Rng) -> Move:
        """Anybody who can be chosen, without listing them."""
        targets = self.targets(state)
        return TARGET[nth_bit(targets, rng.below(count_bits(targets)))]

    def lapses(self, state: CashState, seat: i64) -> list[Move]:
        """Who is too slow gets a random player."""
        return self.moves(state, seat)

    def play(self, state: CashState, seat: i64, move: Seated) -> None:
        """Do it."""
        self.chosen(state, move.number)
