"""A view of Bakuto as numbers."""

from __future__ import annotations

from oyabun.core.tensors import Pieces, flags, one_hot, seat_rows
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    BLOCKS,
    EFFECTS,
    ELEMENTS_AT_STAKE,
    MAX_SEATS,
    PLACES,
    ROUNDS,
    STAKES,
    TOKENS,
    TURNS,
    WINDS,
)
from oyabun.games.bakuto.view import BakutoView


def tensors(view: BakutoView) -> Pieces:
    """Return everything the view holds that can matter for a decision."""
    public = view.public
    own = view.own
    return {
        "time": [int(public.round) / ROUNDS, min(int(public.turn), TURNS) / TURNS],
        "stake": one_hot(public.stake, len(STAKES)),
        "judged": flags(public.judged, len(STAKES)),
        "hand": flags(0 if own is None else own.hand, len(TOKENS)),
        "pile": [
            *one_hot(own_pile(view, 0), len(TOKENS)),
            *one_hot(own_pile(view, 1), len(TOKENS)),
        ],
        "lifted": one_hot(public.lifted, PLACES),
        "slots": slot_rows(view),
        "elements": [number for stake in range(len(STAKES)) for number in stake_row(view, stake)],
        "bag": [
            *flags(public.bag, BLOCKS),
            *[int(public.bag_activities >> 4 * colour & 15) / 9 for colour in range(5)],
        ],
        "neutral": flags(public.neutral, BLOCKS),
        "doubled": flags(public.doubled, BLOCKS),
        "discard": [count / 9 for count in view.discard()],
        "display": [number for one in view.display() for number in one_hot(one, len(EFFECTS))],
        "seats": seat_rows(view.seat, public.seats, MAX_SEATS, lambda seat: seat_row(view, seat)),
    }


def own_pile(view: BakutoView, which: int) -> int:
    """Return the upper or lower token of one's own pile that is not turned up, or -1."""
    if view.own is None:
        return -1
    return int(view.own.under if which else view.own.top) - 1


def slot_rows(view: BakutoView) -> list[float]:
    """Return what lies on each slot, as far as the viewer knows; nothing lies on most of them."""
    rows: list[float] = []
    empty = [0.0] * (MAX_SEATS + len(TOKENS) + len(EFFECTS) + 3)
    for place in range(PLACES):
        bare = view.owner_on(place) < 0 and view.effect_on(place) < 0
        rows += empty if bare else slot_row(view, place)
    return rows


def slot_row(view: BakutoView, place: int) -> list[float]:
    """Return what lies on a slot."""
    return [
        *one_hot(relative(view, view.owner_on(place)), MAX_SEATS),
        *one_hot(view.token_on(place), len(TOKENS)),
        *one_hot(view.effect_on(place), len(EFFECTS)),
        float(view.is_down(place)),
        float(view.is_dead(place)),
        float(view.is_shielded(place)),
    ]


def stake_row(view: BakutoView, stake: int) -> list[float]:
    """Return what can still be won at a stake: blocks, and how many of each activity."""
    left = [
        element
        for at, element in enumerate(view.elements(stake))
        if element >= 0 and view.taker(stake, at) < 0
    ]
    blocks = sum(1 << element for element in left if element < BLOCKS)
    counts = [left.count(BLOCKS + colour) / ELEMENTS_AT_STAKE for colour in range(len(ACTIVITIES))]
    return [*flags(blocks, BLOCKS), *counts]


def relative(view: BakutoView, seat: int) -> int:
    """Return a seat counted from the viewer's, as the rows of the seats are; -1 for nobody."""
    return -1 if seat < 0 else (seat - (view.seat or 0)) % int(view.public.seats)


def seat_row(view: BakutoView, seat: int) -> list[float]:
    """Return what is known of one seat."""
    public = view.public
    tiles = view.tiles(seat)
    order = view.order()
    return [
        1.0,
        view.priority(seat) / MAX_SEATS,
        *one_hot(view.wind(seat), len(WINDS)),
        view.held(seat) / len(TOKENS),
        *one_hot(view.shown(seat), len(TOKENS)),
        *one_hot(view.deciding(seat), len(TOKENS)),
        *one_hot(order.index(seat) if order else -1, MAX_SEATS),
        *flags(public.access >> 4 * seat & 7, len(STAKES)),
        float(public.loose >> seat & 1),
        float(public.used >> seat & 1),
        *flags(public.rest[seat], len(TOKENS)),
        *flags(public.blocks[seat], BLOCKS),
        *[count / 9 for count in view.activities(seat)],
        *[tiles.count(effect) / 3 for effect in range(len(EFFECTS))],
        *[points / 50 for points in view.score(seat)],
    ]
