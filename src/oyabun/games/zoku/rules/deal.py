"""Set-up: wards, Lieutenants, a first player (ZOK-C1 to ZOK-C5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits, members, nibble
from oyabun.core.editions import Edition
from oyabun.core.frequent import DrawFrom, Pick, WhoStarts
from oyabun.core.moves import Move
from oyabun.core.options import Options
from oyabun.core.phrases import Phrase
from oyabun.core.state import State
from oyabun.games.zoku.components import (
    BOXES,
    CHOSEN,
    DOUBLE_KO,
    LIEUTENANTS,
    WARDS,
    WARDS_OPTION,
    ward_bits,
)
from oyabun.games.zoku.moves import DEALT, LEAD, WARD
from oyabun.games.zoku.rules.day import BEGIN_DAY
from oyabun.games.zoku.rules.phases import PHASES
from oyabun.games.zoku.state import ALL_LIEUTENANTS, NOTHING, OPEN, Private, Public, ZokuState, gain


def setup(seats: int, options: Options, edition: Edition) -> ZokuState:
    """ZOK-C1: eight Zokus each; all else is dealt."""
    box = BOXES.of(edition)
    public = Public()
    public.seats = seats
    public.double_ko = DOUBLE_KO.number(options)
    public.display = vec[i64]([NOTHING] * (seats + 3))
    public.fates = vec[i64]([OPEN] * (seats + 3))
    public.bands = vec[i64]([0] * (seats + 3))
    public.owned = vec[i64]([0] * seats)
    public.shown = vec[i64]([0] * seats)
    public.street = vec[i64]([0] * seats)
    public.scene = vec[i64]([0] * seats)
    for seat in range(seats):
        public.reserve = gain(public.reserve, seat, box.zokus)
    choose = CHOOSE_WARDS if WARDS_OPTION.number(options) == CHOSEN else DRAW_WARDS
    state: ZokuState = State(box, public, [Private() for _ in range(seats)], [])
    state.then([choose, *DEAL[:seats], FIRST_PLAYER, BEGIN_DAY])
    return state


def wards_wanted(public: Public) -> i64:
    """ZOK-C3: players + 3 Arrondissements are in play."""
    return public.seats + 3


class DrawWards(DrawFrom):
    """ZOK-C3: the Arrondissements in play are drawn."""

    rules = ("ZOK-C3",)
    table = WARD

    def pending(self, state: ZokuState) -> bool:
        """Until there are enough."""
        return count_bits(state.public.wards) < wards_wanted(state.public)

    def choices(self, state: ZokuState) -> i64:
        """Any that is not in play yet."""
        return ~state.public.wards & ((1 << len(WARDS)) - 1)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """Its five cards go into the deck."""
        take_ward(state, move.number)
        state.stack.append(self)


class ChooseWards(Pick):
    """ZOK-C3: the host, who sits first, chooses them instead."""

    rules = ("ZOK-C3",)
    table = WARD

    def __init__(self) -> None:
        super().__init__(0)

    def pending(self, state: ZokuState) -> bool:
        """Until there are enough."""
        return count_bits(state.public.wards) < wards_wanted(state.public)

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """Any that is not in play yet."""
        return ~state.public.wards & ((1 << len(WARDS)) - 1)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """Its five cards go into the deck."""
        take_ward(state, move.number)
        state.stack.append(self)

    def asks(self, state: ZokuState, seat: i64) -> Phrase:
        """How many more?"""
        public = state.public
        missing = wards_wanted(public) - count_bits(public.wards)
        return Phrase("ask-choose-wards", numbers=(int(missing),))


def take_ward(state: ZokuState, ward: i64) -> None:
    """An Arrondissement comes into play."""
    public = state.public
    public.wards |= 1 << ward
    public.deck |= ward_bits(ward)
    if state.heard and count_bits(public.wards) == wards_wanted(public):
        state.tell_many("wards", parts=[Phrase(WARDS[one]) for one in members(public.wards)])


class Deal(DrawFrom):
    """ZOK-C2: three Lieutenants each, secret; the rest stay unseen."""

    rules = ("ZOK-C2",)
    table = DEALT

    def pending(self, state: ZokuState) -> bool:
        """Until the seat has its three."""
        return nibble(state.public.dark, self.about) < state.box.lieutenants

    def choices(self, state: ZokuState) -> i64:
        """Any that nobody holds."""
        held: i64 = 0
        for own in state.private:
            held |= own.hand
        return ALL_LIEUTENANTS & ~held

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """Face down; only its owner looks."""
        state.private[self.about].hand |= 1 << move.number
        state.public.dark = gain(state.public.dark, self.about, 1)
        if state.heard and not self.pending(state):
            hand = members(state.private[self.about].hand)
            state.tell_many(
                "dealt", parts=[Phrase(LIEUTENANTS[card]) for card in hand], to=self.about
            )
        state.stack.append(self)


class FirstPlayer(WhoStarts):
    """ZOK-C5: the first player is random; the rulebook takes whoever was last in a brawl."""

    rules = ("ZOK-C5",)
    table = LEAD

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """They take the card."""
        state.public.first = move.number


DRAW_WARDS: Final = PHASES.one("draw-wards", DrawWards())
CHOOSE_WARDS: Final = PHASES.one("choose-wards", ChooseWards())
DEAL: Final = PHASES.each_seat("deal", Deal)
FIRST_PLAYER: Final = PHASES.one("first-player", FirstPlayer())
