"""CNG-R11, CNG-O6: the share, and CNG-P1 to CNG-P3: the phone that goes round after it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, members
from oyabun.core.phases import Step
from oyabun.core.phrases import Phrase
from oyabun.games.cash_n_guns.components import SHAOLIN_MONK, UNIT
from oyabun.games.cash_n_guns.moves import FLIP, PASS_ON
from oyabun.games.cash_n_guns.rules.asks import PHASES, Ask, question, take_answer
from oyabun.games.cash_n_guns.rules.money import part_of, pay_part
from oyabun.games.cash_n_guns.rules.windows import OPEN_DURING_SHARE
from oyabun.games.cash_n_guns.state import CashState

SWITCHBOARD: Final = 3


class Share(Step):
    """CNG-R11, CNG-O6: who stands shares, and who joins by a card; the parts are computed."""

    rules = ("CNG-R11", "CNG-R12", "CNG-O6", "CNG-YK01")

    def run(self, state: CashState) -> None:
        """Freeze the list."""
        public = state.public
        now = public.now
        now.sharers = public.standing() | now.joined & public.alive
        monk = public.holder(SHAOLIN_MONK)
        if monk >= 0 and public.exposed() >> monk & 1:
            now.sharers |= 1 << monk
        now.part = part_of(public.pot, count_bits(now.sharers))
        state.then([OPEN_DURING_SHARE, PAY])


class Pay(Step):
    """CNG-R11, CNG-R12: pay the parts; what cannot be split stays on the table."""

    rules = ("CNG-R11", "CNG-R12", "CNG-GO10")

    def run(self, state: CashState) -> None:
        """One after the other, in order from the Godfather."""
        public = state.public
        now = public.now
        for seat in public.in_order(now.sharers):
            pay_part(public, now.basher if seat == now.bashed else seat, now.part)
        if not now.sharers:
            state.tell("nobody-shares")
        elif not now.part:
            state.tell("shares-nothing", n=count_bits(now.sharers))
        elif state.heard:
            parts = [
                Phrase("shares-twice" if seat == now.basher else "player", seats=(seat,))
                for seat in members(now.sharers)
                if seat != now.bashed
            ]
            numbers = (int(UNIT * now.part), int(count_bits(now.sharers)))
            state.tell_many("shares", numbers=numbers, parts=parts)


class Phone(Ask):
    """CNG-P1, CNG-P2: the phone passes among those who took part; only the cop can flip it."""

    rules = ("CNG-P1", "CNG-P2", "CNG-P3")
    table = (PASS_ON, FLIP)
    too_slow = PASS_ON

    def who(self, state: CashState) -> i64:
        """Those who took part, while there are cards to turn and the cop may be among them."""
        public = state.public
        over = public.calls == SWITCHBOARD or public.cop >= 0
        return public.now.sharers if state.box.cop and not over else 0

    def answers(self, state: CashState, gun: i64) -> i64:
        """Everybody passes it on; the cop may flip it first."""
        return 0b11 if state.private[gun].cop else 0b01

    def turn_up(self, state: CashState, guns: i64) -> None:
        """It is shown; a changed face turns a switchboard card."""
        public = state.public
        flipped = False
        for seat in members(guns):
            if take_answer(state, seat) is FLIP:
                flipped = True
        if flipped:
            public.calls += 1
            public.suspects &= guns
            if public.calls == SWITCHBOARD:
                public.called = public.round
        state.tell("phone-flipped" if flipped else "phone-same", n=public.calls)
        if public.called:
            state.tell("called")


SHARE: Final = PHASES.one("share", Share())
PAY: Final = PHASES.one("pay", Pay())
OPEN_PHONE: Final = question("phone", Phone())
