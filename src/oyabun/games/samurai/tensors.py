"""A view of Samurai as numbers: the viewer first, the others clockwise."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oyabun.core.tensors import Pieces, flags, one_hot, seat_rows
from oyabun.games.samurai.components import (
    ASIDE,
    CELLS,
    FIGURES,
    HAND,
    MAX_SEATS,
    MOST_FIGURES,
    OPEN,
    SETTLEMENTS,
    SLOTS,
    STRONGEST,
    TILES,
)
from oyabun.games.samurai.view import SamuraiView

KINDS: Final = (*OPEN, *SLOTS)
TYPES: Final = range(len(FIGURES))
HEX: Final = len(KINDS) + 1 + MAX_SEATS * len(FIGURES)
"""How many numbers a hex has."""


def tensors(view: SamuraiView) -> Pieces:
    """Return everything the view holds that can matter for a decision."""
    public = view.public
    return {
        "players": [int(public.seats) / MAX_SEATS],
        "turn": flags(public.turn, 2),
        "hand": counts(view.hand()),
        "chosen": one_hot(view.chosen(), len(TILES)),
        "placing": one_hot(public.placing, len(FIGURES)),
        "swapping": one_hot(public.swapping, len(SETTLEMENTS) * len(FIGURES)),
        "resettling": one_hot(public.resettling, len(TILES)),
        "supply": [view.supply(figure) / MOST_FIGURES for figure in TYPES],
        "aside": [int(public.set_aside(figure)) / MOST_FIGURES for figure in TYPES],
        "aside_rule": one_hot(public.aside_rule, len(ASIDE.values)),
        "figures": [one for bits in public.figures for one in flags(bits, len(SETTLEMENTS))],
        "seats": seat_rows(view.seat, public.seats, MAX_SEATS, lambda seat: seat_row(view, seat)),
        "hexes": hex_rows(view),
    }


def counts(kinds: list[int]) -> list[float]:
    """Return how many tiles of each kind there are, of at most two."""
    return [kinds.count(kind) / 2 for kind in range(len(TILES))]


def seat_row(view: SamuraiView, seat: int) -> list[float]:
    """Return what is known of one seat."""
    public = view.public
    return [
        1.0,
        float(public.first == seat),
        int(public.hand_size(seat)) / HAND,
        *[int(public.taken(seat, figure)) / MOST_FIGURES for figure in TYPES],
        *counts(view.unplayed(seat)),
    ]


def hex_rows(view: SamuraiView) -> list[float]:
    """Return of each hex what it is, and what its tile gives each type of figure, by owner."""
    rows = list(bare_hexes(tuple(view.box.kinds)))
    first, seats = view.seat or 0, int(view.public.seats)
    for place in range(len(CELLS)):
        tile = view.tile(place)
        if tile is not None:
            kind, owner = tile
            at = place * HEX + len(KINDS)
            rows[at] = 1.0
            at += 1 + (owner - first) % seats * len(FIGURES)
            for figure in TYPES:
                power = int(view.box.power[kind * len(FIGURES) + figure])
                rows[at + figure] = power / STRONGEST
    return rows


@lru_cache(maxsize=16)
def bare_hexes(kinds: tuple[object, ...]) -> tuple[float, ...]:
    """Return the rows of hexes on which no tile lies: most of a map never changes."""
    nothing = [0.0] * (1 + MAX_SEATS * len(FIGURES))
    return tuple(
        number
        for standing in kinds
        for number in [*[float(standing == kind) for kind in KINDS], *nothing]
    )
