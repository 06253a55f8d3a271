"""What chance decides in an attack: the flight of a shuriken, the spread of a shot."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from mypy_extensions import i64

from oyabun.core.bits import members
from oyabun.core.frequent import ALL, DrawByCounts, DrawFrom
from oyabun.core.moves import Move
from oyabun.core.phases import Phase, Step
from oyabun.games.cash_n_guns.components import SHURIKEN
from oyabun.games.cash_n_guns.moves import HIT, MISS
from oyabun.games.cash_n_guns.rules.asks import PHASES, CardAsks, reveal_guns
from oyabun.games.cash_n_guns.rules.attacks import add_hit, fires
from oyabun.games.cash_n_guns.rules.damage import WOUNDS
from oyabun.games.cash_n_guns.rules.windows import OPEN_AT_THROW
from oyabun.games.cash_n_guns.rules.yakuza_cards import ronin
from oyabun.games.cash_n_guns.state import NOTHING, SHURIKEN_STEP, CashState, Public

THOUSAND: Final = 10
"""Bits of a number of thousandths."""


class Shurikens(Step):
    """CNG-R8: after the BBB the shurikens are drawn, and thrown in order from the Godfather."""

    rules = ("CNG-R8",)

    def run(self, state: CashState) -> None:
        """Show them all, then throw one after the other."""
        public = state.public
        public.now.step = SHURIKEN_STEP
        throwers: i64 = 0
        for seat in members(public.yakuzas & public.now.down):
            if state.private[seat].loaded == SHURIKEN + 1:
                throwers |= 1 << seat
        reveal_guns(state, throwers)
        for seat in members(throwers):
            ronin(state, seat)
        if throwers:
            throws: list[Phase] = [OPEN_AT_THROW]
            for seat in public.in_order(throwers):
                throws += [THROW_AT[seat], THROW_AGAIN[seat]]
            state.then(throws)


class ThrowAt(CardAsks):
    """CNG-R8: at whom is the shuriken thrown?"""

    rules: ClassVar[tuple[str, ...]] = ("CNG-R8", "CNG-K1")

    def choices(self, state: CashState, seat: i64) -> i64:
        """A standee that is up, an enemy's, no neighbour's unless only theirs are left."""
        public = state.public
        found = public.standing() & public.enemies(seat) & ~public.now.felled
        far = found & ~public.neighbours(seat)
        return far if far else found

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """It flies."""
        state.public.now.prey = move.number
        state.tell("throws", seat=seat, seat2=move.number)
        state.then([SKILL_FLIGHT if state.box.by_skill else FLIGHT, *WOUNDS])


class ThrowAgain(ThrowAt):
    """CNG-YO08: the second of two shurikens; the first has landed."""

    rules = ("CNG-YO08",)

    def pending(self, state: CashState) -> bool:
        """Only with the Double Shuriken, and if there is anybody left."""
        return bool(state.public.now.double >> self.seat & 1) and super().pending(state)


class Flight(DrawByCounts):
    """CNG-K1: does the shuriken hit, by the option `shuriken_p`?"""

    rules = ("CNG-K1",)
    table = (HIT, MISS)
    width = THOUSAND

    def counts(self, state: CashState) -> i64:
        """In how many of a thousand throws it does, and in how many not."""
        hits = state.box.thousandths
        return hits | 1000 - hits << THOUSAND

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """The standee falls, or laughs."""
        public = state.public
        target = public.now.prey
        public.now.prey = NOTHING
        if move is HIT:
            public.now.felled |= 1 << target
            public.now.hits = add_hit(public.now.hits, target, 1)
        state.tell("shuriken-hits" if move is HIT else "shuriken-misses", seat=target)


class SkillFlight(Flight):
    """CNG-K1: the same, where people throw it themselves (option `shuriken`)."""

    skill = "shuriken"


class Scatter(Step):
    """CNG-GP11, CNG-GP13: chance tells which targets of the spreads are hit."""

    rules = ("CNG-GP11", "CNG-GP13")

    def run(self, state: CashState) -> None:
        """Ask for every exposed target of a spread that fires."""
        public = state.public
        if not public.now.aim2:
            return
        pellets: list[Phase] = []
        for seat in public.in_order(public.alive & ~public.yakuzas):
            if fires(public, seat) and public.second_target(seat) != NOTHING:
                pellets += [PELLETS[which][seat] for which in hittable(public, seat)]
        state.then(pellets)


def hittable(public: Public, seat: i64) -> list[int]:
    """Return which of the two targets of a spread are exposed."""
    targets = (public.target(seat), public.second_target(seat))
    return [which for which in (0, 1) if public.exposed() >> targets[which] & 1]


class Pellet(DrawFrom):
    """CNG-GP11, CNG-GP13: each target of a spread is hit with one chance in two."""

    rules = ("CNG-GP11", "CNG-GP13")
    table = (HIT, MISS)

    def __init__(self, which: int, shooter: int) -> None:
        super().__init__(shooter)
        self.which: i64 = which
        """The first target of the spread, or the second."""

    def choices(self, state: CashState) -> i64:
        """It hits, or not."""
        return ALL

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Note it."""
        public = state.public
        shooter = self.about
        target = public.second_target(shooter) if self.which else public.target(shooter)
        if move is HIT:
            public.now.struck |= 1 << 2 * shooter + self.which
        key = "pellet-hits" if move is HIT else "pellet-misses"
        state.tell(key, seat=shooter, seat2=target)


SHURIKENS: Final = PHASES.one("shurikens", Shurikens())
THROW_AT: Final = PHASES.each_seat("throw-at", ThrowAt)
THROW_AGAIN: Final = PHASES.each_seat("throw-again", ThrowAgain)
FLIGHT: Final = PHASES.one("flight", Flight())
SKILL_FLIGHT: Final = PHASES.one("skill-flight", SkillFlight())
SCATTER: Final = PHASES.one("scatter", Scatter())
PELLETS: Final = tuple(
    [PHASES.each_seat("pellet", partial(Pellet, which), f"pellet-{which}") for which in (0, 1)]
)
