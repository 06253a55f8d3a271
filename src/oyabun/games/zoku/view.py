"""What one seat of Zoku may know: everything but the others' face-down Lieutenants."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from oyabun.core.bits import count_bits, nibble, nth_bit
from oyabun.core.chance import Rng
from oyabun.core.phases import Together
from oyabun.core.view import Imagined, Secrets, View
from oyabun.games.zoku.components import Box
from oyabun.games.zoku.state import ALL_LIEUTENANTS, Private, Public, ZokuState

World: TypeAlias = Imagined[Box, Public, Private]
"""What `imagine` makes: bots may play in it, for it is not the real one."""


class ZokuView(View[Box, Public, Private]):
    """The table, and one's own Lieutenants."""

    def hand(self) -> i64:
        """Return the viewer's Lieutenants, as a bit set; none for a spectator."""
        return 0 if self.own is None else self.own.hand

    def points(self, seat: i64) -> tuple[int, int, int, int, int]:
        """Return where a seat's points come from, as things stand (ZOK-E1)."""
        return self.public.points(self.box, seat)

    def score(self, seat: i64) -> int:
        """Return a seat's points as things stand."""
        return sum(self.points(seat))


def redeal(state: ZokuState, keep: i64, rng: Rng) -> None:
    """Give every seat but `keep` some Lieutenants that nobody has seen, and some answer."""
    public = state.public
    left = ALL_LIEUTENANTS & ~public.seen()
    for seat in range(public.seats):
        if seat == keep:
            left &= ~state.private[seat].hand
    for seat in range(public.seats):
        if seat != keep:
            own = state.private[seat]
            for _ in range(nibble(public.dark, seat)):
                card = nth_bit(left, rng.below(count_bits(left)))
                own.hand |= 1 << card
                left &= ~(1 << card)
    asked = state.stack[-1] if state.stack else None
    if isinstance(asked, Together):
        for seat in range(public.seats):
            if seat != keep and public.answered >> seat & 1:
                state.private[seat].answer = asked.random_move(state, seat, rng).index


SECRETS: Final = Secrets(ZokuView, Private, redeal)
