"""What one seat of Kamiza may know, and what it may imagine.

Hidden are only the cards that lie face down, and what the seat whose turn it is has in mind. Used
cards were all turned up, so everybody knows what each has left (KAM-T5).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from oyabun.core.bits import count_bits, nth_bit
from oyabun.core.chance import Rng
from oyabun.core.view import Imagined, Secrets, View
from oyabun.games.kamiza.components import AREAS, Box
from oyabun.games.kamiza.rules import CHOOSE_AREA, THREATEN
from oyabun.games.kamiza.state import NOTHING, KamizaState, Private, Public

World: TypeAlias = Imagined[Box, Public, Private]
"""What is imagined: bots may play in it, for it is not the real one."""
KamizaView: TypeAlias = View[Box, Public, Private]


def redeal(state: KamizaState, keep: i64, rng: Rng) -> None:
    """Give every seat but `keep` some card and area wherever it has chosen one in secret."""
    public = state.public
    top = state.stack[-1] if state.stack else None
    for seat in range(public.seats):
        if seat == keep:
            continue
        own = state.private[seat]
        own.area = public.area(seat)
        if own.area != NOTHING or top is CHOOSE_AREA[seat] or top is THREATEN[seat]:
            unused: i64 = public.unused(seat)
            own.card = nth_bit(unused, rng.below(count_bits(unused)))
        if top is THREATEN[seat]:
            own.area = rng.below(len(AREAS))


SECRETS: Final = Secrets(View, Private, redeal)
