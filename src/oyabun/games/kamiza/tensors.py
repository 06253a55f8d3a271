"""A view of Kamiza as numbers."""

from __future__ import annotations

from oyabun.core.bits import nibble
from oyabun.core.tensors import Row, clockwise
from oyabun.games.kamiza.components import AREAS, CARDS, MAX_SEATS, POLICE_RULE, WANTED
from oyabun.games.kamiza.view import KamizaView


def tensors(view: KamizaView, row: Row) -> None:
    """Write everything the view holds that can matter for a decision."""
    public, own = view.public, view.own
    row.part("time").share(public.game, view.box.games).share(public.round, view.box.rounds)
    row.part("police_rule").one_hot(public.police_rule, len(POLICE_RULE.values))
    row.part("wanted_rule").one_hot(public.wanted_rule, len(WANTED.values))
    row.part("own_card").one_hot(-1 if own is None else own.card, len(CARDS))
    row.part("own_area").one_hot(-1 if own is None else own.area, len(AREAS))
    order = clockwise(view.seat, public.seats)
    row.part("seats").seats(order, MAX_SEATS, lambda seat: write_seat(view, seat, row))


def write_seat(view: KamizaView, seat: int, row: Row) -> None:
    """Write what is known of one seat."""
    public = view.public
    row.number(1).flag(public.start == seat)
    row.share(public.score(seat), 30)
    row.share(nibble(public.wanted, seat), 8)
    row.share(nibble(public.seated, seat), 9)
    row.flags(public.unused(seat), len(CARDS))
    row.one_hot(public.area(seat), len(AREAS))
    row.one_hot(nibble(public.shown, seat) - 1, len(CARDS))
    row.one_hot(nibble(public.shown_areas, seat) - 1, len(AREAS))
