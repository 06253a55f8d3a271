"""What chance decides in an attack: the flight of a shuriken, the spread of a shot."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Chance, Phase, Step, each_seat
from oyabun.games.cash_n_guns.components import MAX_SEATS, SHURIKEN
from oyabun.games.cash_n_guns.moves import HIT, MISS
from oyabun.games.cash_n_guns.rules.asks import reveal_gun
from oyabun.games.cash_n_guns.rules.attacks import add_hit, fires
from oyabun.games.cash_n_guns.rules.choices import OnWhom
from oyabun.games.cash_n_guns.rules.damage import WOUNDS
from oyabun.games.cash_n_guns.rules.kiai import ronin
from oyabun.games.cash_n_guns.rules.windows import OPEN_AT_THROW
from oyabun.games.cash_n_guns.state import NOTHING, SHURIKEN_STEP, CashState, Public


class Shurikens(Step):
    """CNG-R8: after the BBB the shurikens are drawn, and thrown in order from the Godfather."""

    name = "shurikens"
    rules = ("CNG-R8",)

    def run(self, state: CashState) -> None:
        """Show them all, then throw one after the other."""
        public = state.public
        public.now.step = SHURIKEN_STEP
        throwers: i64 = 0
        for seat in members(public.yakuzas & public.now.down):
            if state.private[seat].loaded == SHURIKEN + 1:
                reveal_gun(state, seat)
                ronin(state, seat)
                throwers |= 1 << seat
        if throwers:
            throws: list[Phase] = [OPEN_AT_THROW]
            for seat in public.in_order(throwers):
                throws += [THROW_AT[seat], THROW_AGAIN[seat]]
            state.then(throws)


class ThrowAt(OnWhom):
    """CNG-R8: at whom is the shuriken thrown?"""

    name = "throw-at"
    rules: ClassVar[tuple[str, ...]] = ("CNG-R8", "CNG-K1")

    def targets(self, state: CashState) -> i64:
        """A standee that is up, an enemy's, no neighbour's unless only theirs are left."""
        public = state.public
        found = public.standing() & public.enemies(self.seat) & ~public.now.felled
        far = found & ~public.neighbours(self.seat)
        return far if far else found

    def chosen(self, state: CashState, target: i64) -> None:
        """It flies."""
        public = state.public
        public.now.prey = target
        if state.diary is not None:
            state.diary.tell("throws", seats=(int(self.seat), int(target)))
        flight = SKILL_FLIGHT if public.settings.by_skill else FLIGHT
        state.then([flight, *WOUNDS])


class ThrowAgain(ThrowAt):
    """CNG-YO08: the second of two shurikens; the first has landed."""

    name = "throw-again"
    rules = ("CNG-YO08",)

    def pending(self, state: CashState) -> bool:
        """Only with the Double Shuriken, and if there is anybody left."""
        return bool(state.public.now.double >> self.seat & 1) and super().pending(state)


class Flight(Chance):
    """CNG-K1: does the shuriken hit, by the option `shuriken_p`?"""

    name = "flight"
    rules = ("CNG-K1",)

    def moves(self, state: CashState, seat: i64) -> list[Move]:
        """It does, or not."""
        return [HIT, MISS]

    def weights(self, state: CashState) -> list[int]:
        """By the option."""
        hit = state.public.settings.thousandths
        return [hit, 1000 - hit]

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """The standee falls, or laughs."""
        public = state.public
        target = public.now.prey
        public.now.prey = NOTHING
        if move is HIT:
            public.now.felled |= 1 << target
            if not public.now.kevlar >> target & 1:
                public.now.hits = add_hit(public.now.hits, target, 1)
        if state.diary is not None:
            state.diary.tell(
                "shuriken-hits" if move is HIT else "shuriken-misses", seats=(int(target),)
            )


class SkillFlight(Flight):
    """CNG-K1: the same, where people throw it themselves (option `shuriken`)."""

    name = "skill-flight"
    skill = "shuriken"


class Scatter(Step):
    """CNG-GP11, CNG-GP13: chance tells which targets of the spreads are hit."""

    name = "scatter"
    rules = ("CNG-GP11", "CNG-GP13")

    def run(self, state: CashState) -> None:
        """Ask for every exposed target of a spread that fires."""
        public = state.public
        if not public.now.aim2:
            return
        pellets: list[Phase] = []
        for seat in public.in_order(public.alive & ~public.yakuzas):
            if fires(public, seat) and public.second_target(seat) != NOTHING:
                pellets += [PELLET[2 * seat + which] for which in hittable(public, seat)]
        state.then(pellets)


def hittable(public: Public, seat: i64) -> list[int]:
    """Return which of the two targets of a spread are exposed."""
    targets = (public.target(seat), public.second_target(seat))
    return [which for which in (0, 1) if public.exposed() >> targets[which] & 1]


class Pellet(Chance):
    """CNG-GP11, CNG-GP13: each target of a spread is hit with one chance in two."""

    name = "pellet"
    rules = ("CNG-GP11", "CNG-GP13")

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: i64 = place
        """Twice the shooter, and which of the two targets."""

    def moves(self, state: CashState, seat: i64) -> list[Move]:
        """It hits, or not."""
        return [HIT, MISS]

    def random_move(self, state: CashState, seat: i64, rng: Rng) -> Move:
        """One in two."""
        return MISS if rng.below(2) else HIT

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Note it."""
        public = state.public
        shooter = self.place // 2
        target = public.second_target(shooter) if self.place & 1 else public.target(shooter)
        if move is HIT:
            public.now.struck |= 1 << self.place
        if state.diary is not None:
            key = "pellet-hits" if move is HIT else "pellet-misses"
            state.diary.tell(key, seats=(int(shooter), int(target)))

    def __repr__(self) -> str:
        return f"{self.name}:{self.place}"


SHURIKENS: Final = Shurikens()
THROW_AT: Final = each_seat(ThrowAt, MAX_SEATS)
THROW_AGAIN: Final = each_seat(ThrowAgain, MAX_SEATS)
FLIGHT: Final = Flight()
SKILL_FLIGHT: Final = SkillFlight()
SCATTER: Final = Scatter()
PELLET: Final = each_seat(Pellet, 2 * MAX_SEATS)
