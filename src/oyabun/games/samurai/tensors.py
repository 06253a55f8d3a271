"""A view of Samurai as numbers: the viewer first, the others clockwise."""

from __future__ import annotations

from typing import Final

from oyabun.core.bits import NIBBLE, row_list
from oyabun.core.tensors import Row, clockwise
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
TYPES: Final = len(FIGURES)


def tensors(view: SamuraiView, row: Row) -> None:
    """Write everything the view holds that can matter for a decision."""
    public, order = view.public, clockwise(view.seat, view.public.seats)
    row.part("players").share(public.seats, MAX_SEATS)
    row.part("turn").flags(public.turn, 2)
    row.part("hand")
    write_counts(view.hand(), row)
    row.part("chosen").one_hot(view.chosen(), len(TILES))
    row.part("placing").one_hot(public.placing, TYPES)
    row.part("swapping").one_hot(public.swapping, len(SETTLEMENTS) * TYPES)
    row.part("resettling").one_hot(public.resettling, len(TILES))
    row.part("supply").shares(row_list(public.supply, TYPES, NIBBLE), MOST_FIGURES)
    row.part("aside")
    for figure in range(TYPES):
        row.share(public.set_aside(figure), MOST_FIGURES)
    row.part("aside_rule").one_hot(public.aside_rule, len(ASIDE.values))
    row.part("figures")
    for figure in range(TYPES):
        row.flags(public.figures[figure], len(SETTLEMENTS))
    row.part("seats").seats(order, MAX_SEATS, lambda seat: write_seat(view, seat, row))
    row.part("hexes")
    for place in range(len(CELLS)):
        write_hex(view, place, row)


def write_counts(kinds: list[int], row: Row) -> None:
    """Write how many tiles of each kind there are, of at most two."""
    for kind in range(len(TILES)):
        row.share(kinds.count(kind), 2)


def write_seat(view: SamuraiView, seat: int, row: Row) -> None:
    """Write what is known of one seat."""
    public = view.public
    row.number(1).flag(public.first == seat).share(public.hand_size(seat), HAND)
    for figure in range(TYPES):
        row.share(public.taken(seat, figure), MOST_FIGURES)
    write_counts(view.unplayed(seat), row)


def write_hex(view: SamuraiView, place: int, row: Row) -> None:
    """Write what a hex is, and what its tile gives each type of figure, by owner."""
    kind = view.box.kinds[place]
    row.one_hot(KINDS.index(kind) if kind else -1, len(KINDS))
    tile = view.tile(place)
    row.flag(tile is not None)
    if tile is None:
        row.skip(MAX_SEATS * TYPES)
        return
    before = (tile[1] - (view.seat or 0)) % view.public.seats
    row.skip(before * TYPES)
    for figure in range(TYPES):
        row.share(view.box.power[tile[0] * TYPES + figure], STRONGEST)
    row.skip((MAX_SEATS - 1 - before) * TYPES)
