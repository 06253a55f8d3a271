"""CNG-O4: one way in which wounds are taken, whatever their source; and CNG-O5, dying of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import members, nibble, put_nibble
from oyabun.core.phases import Phase, Step
from oyabun.games.cash_n_guns.components import YOU_DONT_NEED_IT
from oyabun.games.cash_n_guns.rules.asks import PHASES, dump_guns, shows
from oyabun.games.cash_n_guns.rules.attacks import add_hit, list_hits
from oyabun.games.cash_n_guns.rules.gangster_powers import dragon_skin, unbreakable
from oyabun.games.cash_n_guns.rules.money import empty_purse
from oyabun.games.cash_n_guns.rules.windows import OPEN_ATTACKED, OPEN_MORTAL, OPEN_WOUNDED
from oyabun.games.cash_n_guns.state import NOTHING, CashState

FATAL: Final = 3


class ListHits(Step):
    """CNG-O4: the Samurai has spoken: list what hits whom."""

    rules = ("CNG-O4",)

    def run(self, state: CashState) -> None:
        """Note the wounds about to be taken."""
        state.public.now.hits = list_hits(state)


class TakeWounds(Step):
    """CNG-O4: Kevlar and Fake Finger are played: Dragon Skin, then the wounds, then the grenade.

    Whatever hurts somebody adds to ``now.hits`` and ends here; Kevlar stops all of it.
    """

    rules = ("CNG-O4", "CNG-R7", "CNG-R8")

    def pending(self, state: CashState) -> bool:
        """Somebody is hit."""
        return state.public.now.hits != 0

    def run(self, state: CashState) -> None:
        """Who is wounded drops every card that is not revealed yet."""
        public = state.public
        now = public.now
        for seat in members(public.alive & ~now.kevlar):
            wounds = dragon_skin(state, seat, nibble(now.hits, seat))
            if wounds:
                take_wounds(state, seat, wounds)
        now.hits = 0


def take_wounds(state: CashState, seat: i64, wounds: i64) -> None:
    """Wound one player."""
    public = state.public
    bit: i64 = 1 << seat
    public.wounds = put_nibble(public.wounds, seat, min(nibble(public.wounds, seat) + wounds, 15))
    public.now.wounded |= bit
    public.scarred |= bit
    dump_guns(state, public.guns(seat))
    if public.armed & bit:
        # CNG-GP05: it goes off at the end of the attacks.
        public.now.dropped = 1
    state.tell("wounded", seat=seat, n=wounds)


LIST_HITS: Final = PHASES.one("list-hits", ListHits())
TAKE_WOUNDS: Final = PHASES.one("take-wounds", TakeWounds())
WOUNDS: Final[list[Phase]] = [OPEN_WOUNDED, TAKE_WOUNDS]
ATTACK: Final[list[Phase]] = [OPEN_ATTACKED, LIST_HITS, OPEN_WOUNDED, TAKE_WOUNDS]


class Blast(Step):
    """CNG-GP05: at the end of the attacks everyone still standing takes a wound, teammates too."""

    rules = ("CNG-GP05",)

    def pending(self, state: CashState) -> bool:
        """The grenade lies on the table."""
        return state.public.now.dropped != 0

    def run(self, state: CashState) -> None:
        """It goes off once."""
        public = state.public
        public.now.dropped = 0
        public.spent |= public.armed
        public.armed = 0
        for seat in members(public.standing()):
            public.now.hits = add_hit(public.now.hits, seat, 1)
        state.tell("blast")
        state.then(WOUNDS)


class Dying(Step):
    """CNG-R10, CNG-O5: everyone with 3 wounds is dying."""

    rules = ("CNG-R10", "CNG-O5")

    def run(self, state: CashState) -> None:
        """Let them play their last cards."""
        public = state.public
        mortal: i64 = 0
        for seat in members(public.alive & ~public.doomed):
            fatal = nibble(public.wounds, seat) >= FATAL
            if fatal and not unbreakable(state, seat):
                mortal |= 1 << seat
        public.now.mortal = mortal
        if mortal:
            state.then([OPEN_MORTAL, DEATHS])


class Doom(Step):
    """CNG-YO11: the borrowed time is over."""

    rules = ("CNG-YO11",)

    def pending(self, state: CashState) -> bool:
        """It ends with this round."""
        public = state.public
        return public.doomed & public.alive != 0 and public.doom == public.round

    def run(self, state: CashState) -> None:
        """Die."""
        state.public.now.mortal = state.public.doomed & state.public.alive
        state.then([OPEN_MORTAL, DEATHS])


class Deaths(Step):
    """CNG-R10, CNG-O5, CNG-YK04: the deaths, and whom a Kamikaze takes along; until it is over."""

    rules = ("CNG-R10", "CNG-O5", "CNG-YK04", "CNG-E2", "CNG-E3")

    def run(self, state: CashState) -> None:
        """Lay the dead down, wound their neighbours, and look again."""
        public = state.public
        now = public.now
        dead = now.mortal
        if not dead:
            return
        public.alive &= ~dead
        gangsters = public.in_order(dead & ~public.yakuzas)
        if gangsters and public.first_dead == NOTHING:
            public.first_dead = gangsters[0]
        for seat in members(dead):
            bury(state, seat)
        for seat in members(now.kamikaze):
            for victim in members(public.neighbours(seat) & public.exposed()):
                now.hits = add_hit(now.hits, victim, 1)
        now.kamikaze = 0
        state.then([*WOUNDS, BLAST, DYING])


def bury(state: CashState, seat: i64) -> None:
    """Settle what a dead player leaves: cards, money, and perhaps a badge."""
    public = state.public
    dump_guns(state, public.guns(seat))
    state.tell("dies", seat=seat)
    if not state.box.yakuza:
        empty_purse(state, seat)
    if public.suspects and not state.box.hide_roles:
        show_role(state, seat)


def show_role(state: CashState, seat: i64) -> None:
    """Option `role_on_death`: everybody sees whether the dead player was the cop."""
    public = state.public
    cop = bool(state.private[seat].cop)
    if cop:
        public.cop = seat
        public.suspects = 1 << seat
    else:
        public.suspects &= ~(1 << seat)
    state.tell("was-cop" if cop else "was-gangster", seat=seat)


class TakeGun(Step):
    """CNG-GP03, CNG-O5: when the dying is over, the gun of the first dead gangster is taken."""

    rules = ("CNG-GP03", "CNG-O5")

    def pending(self, state: CashState) -> bool:
        """There is a gun, and nobody has taken it."""
        return state.public.first_dead != NOTHING and state.public.second == NOTHING

    def run(self, state: CashState) -> None:
        """Whoever has the power takes it, with the unused cards."""
        public = state.public
        dead = public.first_dead
        for seat in members(public.alive & ~public.yakuzas):
            if shows(state, seat, YOU_DONT_NEED_IT):
                public.second = seat
                public.second_deck = dead
                public.buried = public.hidden
                state.private[seat].hand2 = state.private[dead].hand
                state.private[dead].hand = 0
                state.tell("takes-gun", seat=seat, seat2=dead)


BLAST: Final = PHASES.one("blast", Blast())
DYING: Final = PHASES.one("dying", Dying())
DOOM: Final = PHASES.one("doom", Doom())
DEATHS: Final = PHASES.one("deaths", Deaths())
TAKE_GUN: Final = PHASES.one("take-gun", TakeGun())
