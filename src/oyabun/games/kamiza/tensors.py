"""A view of Kamiza as numbers: the viewer first, the others clockwise."""

from __future__ import annotations

from typing import Final

from oyabun.core.bits import row_get
from oyabun.games.kamiza.components import (
    AREAS,
    CARDS,
    MAX_SEATS,
    POLICE_RULE,
    WANTED,
)
from oyabun.games.kamiza.view import KamizaView

PHASES: Final = ("first-start", "choose-card", "choose-area", "threaten")


def one_hot(index: int, length: int) -> list[float]:
    """Return zeros with a one at `index`; all zeros when it is negative."""
    return [float(place == index) for place in range(length)]


def tensors(view: KamizaView) -> list[float]:
    """Return everything the view holds that can matter for a decision."""
    public = view.public
    viewer = view.frame.seat or 0
    numbers: list[float] = [
        float(view.frame.seat is not None),
        int(public.seats) / MAX_SEATS,
        int(public.game) / int(view.box.games),
        int(public.round) / int(view.box.rounds),
        *one_hot(PHASES.index(view.phase.name) if view.phase else -1, len(PHASES)),
        *one_hot(public.police_rule, len(POLICE_RULE.values)),
        *one_hot(public.wanted_rule, len(WANTED.values)),
        *one_hot(-1 if view.own is None else view.own.card, len(CARDS)),
        *one_hot(-1 if view.own is None else view.own.area, len(AREAS)),
    ]
    for step in range(public.seats):
        numbers += seat_numbers(view, (viewer + step) % public.seats)
    empty = (MAX_SEATS - public.seats) * len(seat_numbers(view, viewer))
    return numbers + [0.0] * empty


def seat_numbers(view: KamizaView, seat: int) -> list[float]:
    """Return what is known of one seat."""
    public = view.public
    unused = public.unused(seat)
    return [
        float(seat in view.frame.waiting),
        float(public.start == seat),
        public.score(seat) / 30,
        row_get(public.wanted, seat, 4) / 8,
        row_get(public.seated, seat, 4) / 9,
        *[float(unused >> card & 1) for card in range(len(CARDS))],
        *one_hot(public.area(seat), len(AREAS)),
        *one_hot(row_get(public.shown, seat, 4) - 1, len(CARDS)),
        *one_hot(row_get(public.shown_areas, seat, 4) - 1, len(AREAS)),
    ]
