"""Placement: two turns each, in snake order (ZOK-D2, ZOK-D3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import nibble
from oyabun.core.moves import Move
from oyabun.core.phases import Phase, Step
from oyabun.core.phrases import Phrase
from oyabun.games.zoku.components import JAILBREAK, LAST_WORD, ROADBLOCK, RUSH, RUSH_IN
from oyabun.games.zoku.moves import END, PLACE, USE
from oyabun.games.zoku.rules.choices import PickOrEnough
from oyabun.games.zoku.rules.lieutenants import (
    CARD_RULES,
    could_play,
    place_zoku,
    places_for,
    sent_to,
    show_card,
)
from oyabun.games.zoku.rules.phases import PHASES
from oyabun.games.zoku.rules.windows import OPEN_BEFORE_TURN
from oyabun.games.zoku.state import FIRST_TURN, LATE_TURN, NOTHING, SECOND_TURN, ZokuState, gain

TURN_CARDS: Final = 1 << LAST_WORD | 1 << RUSH_IN | 1 << ROADBLOCK | 1 << JAILBREAK


def line_up_turns(state: ZokuState) -> list[Phase]:
    """ZOK-D2: clockwise from the first player, then back again: the last takes two in a row."""
    order = state.public.order()
    turns: list[Phase] = []
    for seat in order:
        turns += [OPEN_BEFORE_TURN, FIRST[seat]]
    for seat in reversed(order):
        turns += [OPEN_BEFORE_TURN, SECOND[seat]]
    return [*turns, LATE]


class BeginTurn(Step):
    """ZOK-D2, ZOK-D3: a turn of up to four Zokus."""

    rules = ("ZOK-D2", "ZOK-D3")

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn: i64 = turn

    def pending(self, state: ZokuState) -> bool:
        """Unless the seat waits for the last word."""
        return self.turn == LATE_TURN or state.public.latecomer != self.seat

    def run(self, state: ZokuState) -> None:
        """Four at most, eight in a late turn."""
        public = state.public
        public.turn = self.turn
        public.left = RUSH if self.turn == LATE_TURN else state.box.turn
        public.sent = 0
        public.rushing = False
        state.then([PLACE_ZOKUS[self.seat], END_TURN[self.seat]])


class EndTurn(Step):
    """ZOK-D3: the turn is over, and told in one sentence."""

    rules = ("ZOK-D3",)

    def run(self, state: ZokuState) -> None:
        """Who waits for the last word has said so already."""
        public = state.public
        if state.heard and (public.sent or public.latecomer != self.seat):
            parts = [
                sent_to(public.display[slot], nibble(public.sent, slot))
                for slot in range(len(public.display))
                if nibble(public.sent, slot)
            ]
            state.tell_many("places" if parts else "stays", seats=(int(self.seat),), parts=parts)
        public.sent = 0


class LateTurn(Step):
    """ZOK-L01: after all others, whoever wanted the last word takes one turn."""

    rules = ("ZOK-L01",)

    def pending(self, state: ZokuState) -> bool:
        """If anybody did."""
        return state.public.latecomer != NOTHING

    def run(self, state: ZokuState) -> None:
        """One turn of up to eight."""
        state.then([OPEN_BEFORE_TURN, LAST[state.public.latecomer]])


class PlaceZokus(PickOrEnough):
    """ZOK-D3, ZOK-L01, ZOK-L03, ZOK-L04, ZOK-L15: place a Zoku, play a Lieutenant, or be done."""

    rules = ("ZOK-D3", "ZOK-L01", "ZOK-L03", "ZOK-L04", "ZOK-L15")
    table = (END, *PLACE, *USE)

    def places(self, state: ZokuState) -> i64:
        """Return the Quartiers to which the seat may send a Zoku now."""
        public = state.public
        if public.left == 0:
            return 0
        return places_for(public, self.seat, rushing=public.rushing)

    def cards(self, state: ZokuState) -> i64:
        """Return the Lieutenants that the seat could play now, by what everybody sees."""
        return could_play(state, self.seat, TURN_CARDS & ~state.public.seen())

    def pending(self, state: ZokuState) -> bool:
        """While there is anything to do; not once the seat waits for the last word."""
        public = state.public
        if public.latecomer == self.seat and public.turn != LATE_TURN:
            return False
        return self.places(state) != 0 or self.cards(state) != 0

    def targets(self, state: ZokuState, seat: i64) -> i64:
        """Send one, or play a Lieutenant that one really has."""
        cards = self.cards(state) & state.private[seat].hand
        return self.places(state) | cards << len(PLACE)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """Go on until the seat stops."""
        if move is END:
            return
        state.stack.append(self)
        if move.kind == "use":
            show_card(state, seat, move.number)
            CARD_RULES[move.number].use(state, seat)
        else:
            public = state.public
            place_zoku(state, seat, move.number)
            public.left -= 1
            public.sent = gain(public.sent, public.slot_of(move.number), 1)

    def asks(self, state: ZokuState, seat: i64) -> Phrase:
        """How many more?"""
        left = min(state.public.left, nibble(state.public.reserve, seat))
        return Phrase("ask-place-zokus", numbers=(int(left),))


FIRST: Final = PHASES.each_seat("first-turn", lambda seat: BeginTurn(seat, FIRST_TURN))
SECOND: Final = PHASES.each_seat("second-turn", lambda seat: BeginTurn(seat, SECOND_TURN))
LAST: Final = PHASES.each_seat("late-turn", lambda seat: BeginTurn(seat, LATE_TURN))
LATE: Final = PHASES.one("last-word-turn", LateTurn())
END_TURN: Final = PHASES.each_seat("end-turn", EndTurn)
PLACE_ZOKUS: Final = PHASES.each_seat("place-zokus", PlaceZokus)
