"""CNG-C5: the 6 Super Kiai and the 6 objects of the yakuzas, each beside its sentence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import add_nibble, members, nibble, put_nibble
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.components import (
    ANGRY_DRAGON,
    DARK_TANTO,
    DOUBLE_SHURIKEN,
    FAKE_FINGER,
    GEISHA,
    KAMIKAZE,
    NINJA,
    POISONED_TANTO,
    RONIN,
    SAMURAI,
    SHAOLIN_MONK,
    SHURIKEN,
    SMOKE_GRENADE,
)
from oyabun.games.cash_n_guns.moves import PLACE
from oyabun.games.cash_n_guns.rules.asks import PHASES, Asking, CardAsks, CardRule, dump_guns, shows
from oyabun.games.cash_n_guns.rules.attacks import aiming_at, list_hits
from oyabun.games.cash_n_guns.rules.gangster_objects import ForAShot
from oyabun.games.cash_n_guns.rules.gangster_powers import take_back
from oyabun.games.cash_n_guns.state import NOTHING, CashState, Public


class ShaolinMonk(CardRule):
    """CNG-YK01: you share although you are wounded, but not when you lie."""

    def could(self, state: CashState, seat: i64) -> bool:
        """You are wounded and up."""
        public = state.public
        return bool(public.exposed() & public.now.wounded & 1 << seat)


class SitWhere(CardAsks):
    """CNG-YK02: each round you may take another place at the table: to whose left?"""

    rules = ("CNG-YK02",)
    table = PLACE

    def choices(self, state: CashState, seat: i64) -> i64:
        """To the left of anybody, except where you sit already."""
        everybody: i64 = (1 << state.public.seats) - 1
        beside = state.public.next_of(seat, everybody, -1)
        return everybody & ~(1 << seat) & ~(1 << beside)

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Get up, and sit down to the left of that player."""
        public = state.public
        ring = [int(nibble(public.ring, place)) for place in range(public.seats)]
        ring.remove(int(seat))
        ring.insert(ring.index(int(move.number)) + 1, int(seat))
        for place, sitter in enumerate(ring):
            public.ring = put_nibble(public.ring, place, sitter)
        state.tell("sits", seat=seat, seat2=move.number)


class Samurai(CardRule):
    """CNG-YK03: cancel the attacks against you and your own, for this round (option `samurai`)."""

    def could(self, state: CashState, seat: i64) -> bool:
        """You are attacked."""
        return nibble(list_hits(state), seat) > 0

    def use(self, state: CashState, seat: i64) -> None:
        """Your own card is discarded if nobody has seen it yet."""
        public = state.public
        public.now.samurai = 1 << seat
        if not state.box.samurai_lasts:
            public.spent |= 1 << seat
        dump_guns(state, 1 << seat)


class Kamikaze(CardRule):
    """CNG-YK04: when you die, one wound to each neighbour who is not shame."""

    def could(self, state: CashState, seat: i64) -> bool:
        """You are dying."""
        return bool(state.public.now.mortal >> seat & 1)

    def use(self, state: CashState, seat: i64) -> None:
        """It happens when the deaths do."""
        state.public.now.kamikaze = 1 << seat


def ronin(state: CashState, seat: i64) -> None:
    """CNG-YK05: your Shuriken comes back to your hand once."""
    if shows(state, seat, RONIN):
        state.public.spent |= 1 << seat
        take_back(state, seat, SHURIKEN)


class Geisha(Asking):
    """CNG-YK06: those who aim at you aim at one player of your choice (option `geisha`)."""

    def use(self, state: CashState, seat: i64) -> None:
        """Choose whom."""
        if not state.box.geisha_lasts:
            state.public.spent |= 1 << seat
        super().use(state, seat)


class CharmTowards(CardAsks):
    """CNG-YK06: at whom do they aim instead?"""

    rules = ("CNG-YK06",)

    def choices(self, state: CashState, seat: i64) -> i64:
        """Anybody else at whom one of them can be made to aim."""
        public = state.public
        found: i64 = 0
        for aimer in members(aiming_at(public, seat)):
            found |= public.enemies(aimer)
        return found & ~(1 << seat)

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Turn their guns, but nobody's towards themselves or their team."""
        public = state.public
        for gun in members(public.guns_of(aiming_at(public, seat))):
            if not public.side(public.owner(gun)) >> move.number & 1:
                redirect(public, gun, seat, move.number)
        state.tell("charms", seat=seat, seat2=move.number)


def redirect(public: Public, gun: i64, away: i64, towards: i64) -> None:
    """Let a gun that aims at one seat aim at another, also with half of a spread.

    A spread whose halves would meet on one player becomes a shot at that player.
    """
    now = public.now
    first = public.target(gun)
    other = public.second_target(gun)
    if first == away:
        now.aim = put_nibble(now.aim, gun, towards + 1)
    if other == away:
        now.aim2 = put_nibble(now.aim2, gun, towards + 1)
    if other != NOTHING and public.target(gun) == public.second_target(gun):
        now.aim2 = put_nibble(now.aim2, gun, 0)


# Objects, which are used once


class DoubleShuriken(CardRule):
    """CNG-YO08: throw twice, at most one wound a player."""

    def could(self, state: CashState, seat: i64) -> bool:
        """You are about to throw."""
        return state.public.revealed(seat) == SHURIKEN

    def use(self, state: CashState, seat: i64) -> None:
        """Throw once more after the first result."""
        state.public.now.double = 1 << seat


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
        public.doomed = 1 << seat
        public.doom = min(public.round + 1, state.box.rounds)


class FakeFinger(CardRule):
    """CNG-YO12: discard this instead of taking one wound, whatever its source."""

    def could(self, state: CashState, seat: i64) -> bool:
        """You are about to be wounded."""
        return nibble(state.public.now.hits, seat) > 0

    def use(self, state: CashState, seat: i64) -> None:
        """One wound less."""
        state.public.now.hits = add_nibble(state.public.now.hits, seat, -1)


SIT_WHERE: Final = PHASES.each_seat("sit-where", SitWhere)
CHARM_TOWARDS: Final = PHASES.each_seat("charm-towards", CharmTowards)

YAKUZA_RULES: Final[dict[int, CardRule]] = {
    SHAOLIN_MONK: ShaolinMonk(),
    NINJA: Asking(SIT_WHERE),
    SAMURAI: Samurai(),
    KAMIKAZE: Kamikaze(),
    GEISHA: Geisha(CHARM_TOWARDS),
    POISONED_TANTO: ForAShot(POISONED_TANTO),
    DOUBLE_SHURIKEN: DoubleShuriken(),
    DARK_TANTO: ForAShot(DARK_TANTO),
    SMOKE_GRENADE: SmokeGrenade(),
    ANGRY_DRAGON: AngryDragon(),
    FAKE_FINGER: FakeFinger(),
}
