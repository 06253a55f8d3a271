"""A view of Kamiza as numbers."""

from __future__ import annotations

from oyabun.core.bits import nibble
from oyabun.core.tensors import Pieces, flags, one_hot, seat_rows
from oyabun.games.kamiza.components import AREAS, CARDS, MAX_SEATS, POLICE_RULE, WANTED
from oyabun.games.kamiza.view import KamizaView


def tensors(view: KamizaView) -> Pieces:
    """Return everything the view holds that can matter for a decision."""
    public = view.public
    return {
        "time": [int(public.game) / int(view.box.games), int(public.round) / int(view.box.rounds)],
        "police_rule": one_hot(public.police_rule, len(POLICE_RULE.values)),
        "wanted_rule": one_hot(public.wanted_rule, len(WANTED.values)),
        "own_card": one_hot(-1 if view.own is None else view.own.card, len(CARDS)),
        "own_area": one_hot(-1 if view.own is None else view.own.area, len(AREAS)),
        "seats": seat_rows(view.seat, public.seats, MAX_SEATS, lambda seat: seat_row(view, seat)),
    }


def seat_row(view: KamizaView, seat: int) -> list[float]:
    """Return what is known of one seat."""
    public = view.public
    return [
        1.0,
        float(public.start == seat),
        public.score(seat) / 30,
        nibble(public.wanted, seat) / 8,
        nibble(public.seated, seat) / 9,
        *flags(public.unused(seat), len(CARDS)),
        *one_hot(public.area(seat), len(AREAS)),
        *one_hot(nibble(public.shown, seat) - 1, len(CARDS)),
        *one_hot(nibble(public.shown_areas, seat) - 1, len(AREAS)),
    ]
