"""What one seat of Kamiza may know, and what it may imagine.

Hidden are only the cards that lie face down, and what the seat whose turn it is has in mind. Used
cards were all turned up, so everybody knows what each has left (KAM-T5).
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

from oyabun.core.bits import count_bits, nth_bit
from oyabun.core.chance import Rng
from oyabun.core.state import Facts
from oyabun.core.view import Frame, View, frame, known_facts
from oyabun.games.kamiza.components import AREAS, Box
from oyabun.games.kamiza.rules import CHOOSE_AREA, THREATEN
from oyabun.games.kamiza.state import NOTHING, KamizaState, Private, Public

World: TypeAlias = KamizaState
"""What `imagine` makes: bots may play in it, for it is not the real one."""


class KamizaView(View):
    """The table, and one's own face-down card."""

    def __init__(self, frame: Frame, box: Box, public: Public, own: Private | None) -> None:
        super().__init__(frame)
        self.box = box
        self.public = public
        self.own = own

    def facts(self) -> Facts:
        """Return everything the seat may know."""
        return known_facts(self.frame, self.public, self.own)


def project(state: KamizaState, seat: int | None) -> KamizaView:
    """Return what a seat, or a spectator, may know."""
    own = None if seat is None else state.private[seat].clone()
    return KamizaView(frame(state, seat), state.box, state.public.clone(), own)


def imagine(view: KamizaView, rng: Rng) -> KamizaState:
    """Return a world which the seat cannot tell from the real one."""
    public = view.public.clone()
    private: list[Private] = []
    for seat in range(public.seats):
        if seat == view.frame.seat and view.own is not None:
            private.append(view.own.clone())
        else:
            private.append(Private())
    state = KamizaState(view.box, public, private, list(view.frame.stack))
    state.outcome = view.frame.outcome
    redeal(state, view.frame.seat, rng)
    return state


def scramble(state: KamizaState, seat: int | None, rng: Rng) -> KamizaState:
    """Return the same world with everything hidden from the seat dealt anew."""
    other = state.clone()
    redeal(other, seat, rng)
    return other


def redeal(state: KamizaState, keep: int | None, rng: Rng) -> None:
    """Give every seat but `keep` some card and area wherever it has chosen one in secret."""
    public = state.public
    for seat in range(public.seats):
        if seat == keep:
            continue
        own = state.private[seat]
        placed = public.area(seat)
        own.card = NOTHING
        own.area = placed
        top = state.stack[-1] if state.stack else None
        if placed != NOTHING or top is CHOOSE_AREA[seat] or top is THREATEN[seat]:
            unused: i64 = public.unused(seat)
            own.card = nth_bit(unused, rng.below(count_bits(unused)))
        if top is THREATEN[seat]:
            own.area = rng.below(len(AREAS))
