"""The brawl: up to three rounds, kicks, and the police (ZOK-B1 to ZOK-B7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, nibble, put_nibble
from oyabun.core.moves import Move
from oyabun.core.phases import Step
from oyabun.core.phrases import Phrase
from oyabun.games.zoku.components import BACK, BELLY, EDGE, FEET, QUARTIERS, REPLAY, ROUNDS, TWICE
from oyabun.games.zoku.moves import PASS, PIECES, ZOKU
from oyabun.games.zoku.rules.choices import PickOrEnough
from oyabun.games.zoku.rules.lieutenants import claim
from oyabun.games.zoku.rules.phases import PHASES
from oyabun.games.zoku.rules.street import TAKE_AIM, street_name
from oyabun.games.zoku.rules.windows import (
    OPEN_AFTER_KICKS,
    OPEN_AFTER_THROW,
    OPEN_FIGHT_END,
    OPEN_POLICE,
)
from oyabun.games.zoku.state import DISCARDED, NOTHING, OPEN, READY, TAKEN, Public, ZokuState, gain


def begin_brawl(state: ZokuState) -> None:
    """ZOK-B1: everybody on the Quartier goes into the street; a brawl is never refused."""
    public = state.public
    slot = public.slot
    public.gangs = public.gangs_on(slot)
    for seat in members(public.gangs):
        for place in range(public.band(slot, seat)):
            public.street[seat] = put_nibble(public.street[seat], place, READY)
    public.bands[slot] = 0
    public.round = 0
    if state.heard:
        gangs = [Phrase("player", seats=(seat,)) for seat in members(public.gangs)]
        state.tell_many("brawl-begins", words=(street_name(state),), parts=gangs)
    state.then([NEXT_ROUND, CLEAR])


class NextRound(Step):
    """ZOK-B1: a round: throw, kick, see who is left."""

    rules = ("ZOK-B1",)

    def run(self, state: ZokuState) -> None:
        """Line the round up."""
        public = state.public
        public.round += 1
        start_round(state)


def start_round(state: ZokuState) -> None:
    """All that still fight throw; then cards, kicks, cards, and the count."""
    public = state.public
    public.throwers = public.fighters()
    public.thrown = 0
    public.again = 0
    public.savate = NOTHING
    if public.round > 1:
        state.tell("round-begins", n=public.round, word=street_name(state))
    state.then([TAKE_AIM, OPEN_AFTER_THROW, KICKS, OPEN_AFTER_KICKS, COUNT])


class Kicks(Step):
    """ZOK-B3: in turn order from the first player, all kicks of a gang before the next gang's."""

    rules = ("ZOK-B3",)

    def run(self, state: ZokuState) -> None:
        """Whoever stands may kick once; twice after a double savate."""
        public = state.public
        public.kicks = 0
        for seat in reversed(public.order()):
            feet = count_bits(public.pieces(seat, FEET, FEET))
            if feet:
                times: i64 = TWICE if public.savate == seat else 1
                public.kicks = gain(public.kicks, seat, feet * times)
                state.stack.append(KICK[seat])


class Kick(PickOrEnough):
    """ZOK-B3: a Zoku on its feet may kick one rival on its back."""

    rules = ("ZOK-B3", "ZOK-L11")
    table = (PASS, *ZOKU)

    def pending(self, state: ZokuState) -> bool:
        """While there is a kick left, and somebody to kick."""
        left = nibble(state.public.kicks, self.seat)
        return left > 0 and self.targets(state, self.seat) != 0

    def targets(self, state: ZokuState, seat: i64) -> i64:
        """Any rival on its back; on edge too after a double savate."""
        public = state.public
        low: i64 = EDGE if public.savate == seat else BACK
        return public.all_pieces(low, BACK) & ~public.lying(seat)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """KO: it stays where it lies."""
        if move is PASS:
            return
        public = state.public
        public.set_piece(move.number, BELLY)
        public.kicks = gain(public.kicks, seat, -1)
        state.tell("kicked", seat=seat, seat2=move.number // PIECES)
        state.stack.append(self)

    def asks(self, state: ZokuState, seat: i64) -> Phrase:
        """How many kicks are left?"""
        return Phrase("ask-kick", numbers=(int(nibble(state.public.kicks, seat)),))


class Count(Step):
    """ZOK-B4, ZOK-B5, ZOK-B6: one gang left claims; several go on, or meet the police."""

    rules = ("ZOK-B4", "ZOK-B5", "ZOK-B6")

    def run(self, state: ZokuState) -> None:
        """See who still fights."""
        public = state.public
        left = public.fighters()
        if count_bits(left) == 1:
            claim(state, public.slot, lowest_bit(left))
        elif left == 0:
            nobody_stands(state)
        elif public.round < ROUNDS:
            state.stack.append(NEXT_ROUND)
        else:
            state.tell("police-come", word=street_name(state))
            state.then([OPEN_POLICE, ARREST])


def nobody_stands(state: ZokuState) -> None:
    """ZOK-B5: nobody claims; or those KO in this round are thrown again, and it does not count."""
    public = state.public
    knocked_out = public.thrown & public.all_pieces(BELLY, BELLY)
    if public.double_ko == REPLAY and knocked_out:
        for piece in members(knocked_out):
            public.set_piece(piece, READY)
        start_round(state)
    else:
        state.stack.append(OPEN_FIGHT_END)


class Arrest(Step):
    """ZOK-B6, ZOK-L13: one of each band goes to the station, KO first; a bribe is honoured."""

    rules = ("ZOK-B6", "ZOK-L13")

    def run(self, state: ZokuState) -> None:
        """Then one gang that still fights claims, if it is the only one."""
        public = state.public
        caught = [
            seat for seat in members(public.gangs) if seat != public.bribed and public.street[seat]
        ]
        for seat in caught:
            arrest_one(public, seat)
        tell_arrests(state, caught)
        left = public.fighters()
        if public.bribed != NOTHING and left >> public.bribed & 1:
            claim(state, public.slot, public.bribed)
        elif count_bits(left) == 1:
            claim(state, public.slot, lowest_bit(left))
        else:
            state.stack.append(OPEN_FIGHT_END)


def arrest_one(public: Public, seat: i64) -> None:
    """One that is KO, or else any."""
    knocked_out = public.pieces(seat, BELLY, BELLY)
    piece = lowest_bit(knocked_out or public.lying(seat))
    public.lose_piece(piece, TAKEN + public.piece(piece))
    public.arrested = gain(public.arrested, seat, 1)


def tell_arrests(state: ZokuState, seats: list[int]) -> None:
    """Say of whom one goes to the station."""
    if state.heard and seats:
        state.tell_many("arrested", parts=[Phrase("one-of", seats=(seat,)) for seat in seats])


class Clear(Step):
    """ZOK-B7: everything left in the street goes back to the reserves."""

    rules = ("ZOK-B5", "ZOK-B7")

    def run(self, state: ZokuState) -> None:
        """A card that nobody has claimed is discarded."""
        public = state.public
        for seat in members(public.gangs):
            public.reserve = gain(public.reserve, seat, count_bits(public.lying(seat)))
            public.street[seat] = 0
        discard_unclaimed(state, public.slot)
        forget_brawl(public)


def discard_unclaimed(state: ZokuState, slot: i64) -> None:
    """A Quartier that nobody has claimed leaves the game."""
    public = state.public
    if public.fates[slot] == OPEN:
        public.fates[slot] = DISCARDED
        state.tell("discarded", word=QUARTIERS[public.display[slot]])


def forget_brawl(public: Public) -> None:
    """The street is empty."""
    public.slot = NOTHING
    public.round = 0
    public.gangs = 0
    public.throwers = 0
    public.thrown = 0
    public.again = 0
    public.forces = 0
    public.kicks = 0
    public.savate = NOTHING
    public.bribed = NOTHING
    public.raid = False


NEXT_ROUND: Final = PHASES.one("next-round", NextRound())
KICKS: Final = PHASES.one("kicks", Kicks())
KICK: Final = PHASES.each_seat("kick", Kick)
COUNT: Final = PHASES.one("count", Count())
ARREST: Final = PHASES.one("arrest", Arrest())
CLEAR: Final = PHASES.one("clear", Clear())
