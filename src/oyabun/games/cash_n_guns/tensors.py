"""A view of Ca$h 'n Gun$ as numbers: the viewer first, the others clockwise as they sit."""

from __future__ import annotations

from oyabun.core.bits import nibble, row_get
from oyabun.core.tensors import Pieces, one_hot
from oyabun.games.cash_n_guns.components import CARDS, KINDS, MAX_SEATS, pile_count
from oyabun.games.cash_n_guns.view import CashView


def tensors(view: CashView) -> Pieces:
    """Return everything the view holds that can matter for a decision."""
    public = view.public
    own = view.own
    order = view.seats_in_order()
    rows = [seat_numbers(view, seat, order) for seat in order]
    empty = [0.0] * len(rows[0]) * (MAX_SEATS - len(order))
    return {
        "mode": [float(view.box.cop), float(view.box.yakuza)],
        "time": [int(public.seats) / MAX_SEATS, int(public.round) / int(view.box.rounds)],
        "phone": [int(public.calls) / 3, float(public.called > 0)],
        "pot": [int(row_get(public.pot, kind, 8)) / 24 for kind in range(KINDS)],
        "bag": [int(row_get(public.bag, kind, 8)) / 24 for kind in range(KINDS)],
        "parts": [view.part(sharers) / 100_000 for sharers in range(1, MAX_SEATS + 1)],
        "cop": [float(own is not None and bool(own.cop))],
        "hand": pile_numbers(0 if own is None else own.hand),
        "second_hand": pile_numbers(0 if own is None else own.hand2),
        "loaded": one_hot(-1 if own is None else int(own.loaded) - 1, KINDS),
        "second_loaded": one_hot(-1 if own is None else int(own.loaded2) - 1, KINDS),
        "seats": [number for row in rows for number in row] + empty,
    }


def pile_numbers(pile: int) -> list[float]:
    """Return how many cards of each kind are in a pile."""
    return [int(pile_count(pile, card)) / 5 for card in range(KINDS)]


def seat_numbers(view: CashView, seat: int, order: list[int]) -> list[float]:
    """Return what is known of one seat; whom it aims at is told by the place in the order."""
    public = view.public
    now = public.now
    sets = (
        *(public.alive, public.yakuzas, public.fingers, public.doomed, public.suspects),
        *(public.power_down, public.object_down, public.spent, public.armed, now.lying),
        *(now.wounded, now.kevlar, now.down, now.left, now.sharers, now.mortal),
    )
    target = int(public.target(seat))
    other = int(public.second_target(seat))
    return [
        *[float(bits >> seat & 1) for bits in sets],
        float(public.godfather == seat),
        float(public.cop == seat),
        float(public.second == seat),
        float(public.side(order[0]) >> seat & 1),
        public.cash(seat) / 100_000,
        int(nibble(public.wounds, seat)) / 3,
        int(nibble(now.hits, seat)) / 3,
        int(nibble(public.shame, seat)) / 8,
        int(nibble(public.flash, seat)) / 2,
        view.cards_left(seat) / 8,
        *pile_numbers(public.shown[seat]),
        *one_hot(int(public.revealed(seat)), KINDS),
        *one_hot(order.index(target) if target >= 0 else -1, MAX_SEATS),
        *one_hot(order.index(other) if other >= 0 else -1, MAX_SEATS),
        *one_hot(view.power(seat), len(CARDS)),
        *one_hot(view.object(seat), len(CARDS)),
        *one_hot(int(row_get(public.objects, seat, 6)) - 1, len(CARDS)),
    ]
