"""CNG-C5: the 13 powers of the gangsters, each beside its sentence.

Powers that only ever help are shown by themselves when their moment comes; the others are declared
in a window.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import members, nibble, put_nibble
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.components import (
    BACKSTAB,
    BANG,
    BBB,
    CUNNING,
    DOES_NOT_HURT,
    DRAGON_SKIN,
    INSANE,
    KID,
    SHOTGUN,
    SPECIALIST,
    SUPER_COWARD,
    UNBREAKABLE,
    UZI,
    Box,
    one,
)
from oyabun.games.cash_n_guns.rules.asks import PHASES, CardAsks, CardRule, shows
from oyabun.games.cash_n_guns.state import NOTHING, CashState, Public, claim


def six_feet_under(box: Box, public: Public, seat: i64, dead: i64) -> int:
    """CNG-GP01: +10,000 for every dead gangster who is not of your team."""
    graves = members(dead & ~public.side(seat) & ~public.yakuzas)
    return box.six_feet * len(graves)


def unbreakable(state: CashState, seat: i64) -> bool:
    """CNG-GP02: it takes 4 wounds to kill you; shown at the third."""
    return nibble(state.public.wounds, seat) == 3 and shows(state, seat, UNBREAKABLE)


def dragon_skin(state: CashState, seat: i64, hits: i64) -> i64:
    """CNG-GP04: you never take more than one wound in a round, whatever the source."""
    allowed: i64 = 0 if state.public.now.wounded >> seat & 1 else 1
    if hits > allowed and shows(state, seat, DRAGON_SKIN):
        return allowed
    return hits


class Insane(CardRule):
    """CNG-GP05: from now on, when you are wounded, the grenade drops."""

    def use(self, state: CashState, seat: i64) -> None:
        """Arm the grenade."""
        state.public.armed = 1 << seat


class Cunning(CardRule):
    """CNG-GP07: you choose your card after the targets have been chosen."""

    def use(self, state: CashState, seat: i64) -> None:
        """The card that lies there goes back to the hand: it will be chosen later."""
        own = state.private[seat]
        for gun in members(state.public.guns(seat) & state.public.now.down):
            own.change_hand(gun, one(own.unload(gun)))
        state.public.now.down &= ~state.public.guns(seat)


def shame_worth(box: Box, power: i64) -> int:
    """CNG-GP08: your markers are worth +5,000 instead of -5,000, dead or alive (`super_coward`)."""
    if power != SUPER_COWARD:
        return -box.shame_fine
    return 0 if box.coward_adds else box.shame_fine


def specialist(state: CashState, seat: i64) -> None:
    """CNG-GP09: your BBB comes back to your hand once after it was revealed."""
    if shows(state, seat, SPECIALIST):
        state.public.spent |= 1 << seat
        take_back(state, seat, BBB)


def take_back(state: CashState, seat: i64, card: i64) -> None:
    """A revealed card goes back to the hand, and everybody knows that it is there."""
    public = state.public
    public.shown[seat] = public.shown[seat] - int(one(card))
    state.private[seat].hand += one(card)
    public.claims = (*public.claims, claim(public, seat, one(card), whole=False))


class DoesNotEvenHurt(CardRule):
    """CNG-GP10: you join one share although you lie or are wounded."""

    def could(self, state: CashState, seat: i64) -> bool:
        """Who stands shares anyway."""
        return not state.public.standing() >> seat & 1

    def use(self, state: CashState, seat: i64) -> None:
        """Join the share."""
        state.public.now.joined |= 1 << seat
        state.public.spent |= 1 << seat


class Backstab(CardRule):
    """CNG-GP12: your target lies, so you stab one of your neighbours with your BBB or Bang."""

    def could(self, state: CashState, seat: i64) -> bool:
        """A gun aims at somebody who lies, and a neighbour can be stabbed."""
        public = state.public
        return bool(idle_guns(public, seat)) and bool(stabbable(public, seat))

    def can(self, state: CashState, seat: i64) -> bool:
        """One of these guns has a BBB or a Bang."""
        return knife_gun(state, seat) != NOTHING

    def use(self, state: CashState, seat: i64) -> None:
        """Hold the card back, and choose whom to stab."""
        public = state.public
        gun = knife_gun(state, seat)
        public.now.stabbing |= 1 << gun
        public.now.sure = put_nibble(public.now.sure, gun, 1 << BANG | 1 << BBB)
        public.now.aim = put_nibble(public.now.aim, gun, 0)
        if state.box.backstab_once:
            public.spent |= 1 << seat
        state.stack.append(STAB_WHOM[seat])


def idle_guns(public: Public, seat: i64) -> i64:
    """Return the guns of an upright seat that aim at somebody who lies."""
    found: i64 = 0
    if public.exposed() >> seat & 1:
        for gun in members(public.guns(seat) & public.now.down):
            target = public.target(gun)
            if target != NOTHING and public.now.lying >> target & 1:
                found |= 1 << gun
    return found


def knife_gun(state: CashState, seat: i64) -> i64:
    """Return the first of the idle guns with a BBB or a Bang, or NOTHING."""
    for gun in members(idle_guns(state.public, seat)):
        if state.private[seat].loaded_in(gun) in (BANG, BBB):
            return gun
    return NOTHING


def stabbable(public: Public, seat: i64) -> i64:
    """Return the exposed enemies among the neighbours."""
    return public.neighbours(seat) & public.exposed() & public.enemies(seat)


class StabWhom(CardAsks):
    """CNG-GP12: which neighbour?"""

    rules = ("CNG-GP12",)

    def choices(self, state: CashState, seat: i64) -> i64:
        """The exposed enemies beside you."""
        return stabbable(state.public, seat)

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """The gun that was held back has its target."""
        public = state.public
        for gun in members(public.guns(seat) & public.now.stabbing):
            if public.target(gun) == NOTHING:
                public.now.aim = put_nibble(public.now.aim, gun, move.number + 1)
        state.tell("stabs", seat=seat, seat2=move.number)


STAB_WHOM: Final = PHASES.each_seat("stab-whom", StabWhom)

GANGSTER_POWER_RULES: Final[dict[int, CardRule]] = {
    INSANE: Insane(),
    KID: CardRule(),
    CUNNING: Cunning(),
    DOES_NOT_HURT: DoesNotEvenHurt(),
    SHOTGUN: CardRule(),
    BACKSTAB: Backstab(),
    UZI: CardRule(),
}
