"""A view of Samurai as numbers: the viewer first, the others clockwise."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.tensors import Row, clockwise
from oyabun.games.samurai.components import (
    ASIDE,
    FIGURES,
    HAND,
    MAX_SEATS,
    MOST_FIGURES,
    OPEN,
    SETTLEMENTS,
    SLOTS,
    STRONGEST,
    TILES,
    Board,
)
from oyabun.games.samurai.view import SamuraiView

KINDS: Final = (*OPEN, *SLOTS)
TYPES: Final = len(FIGURES)


def tensors(view: SamuraiView, row: Row) -> None:
    """Write everything the view holds that can matter for a decision."""
    public, order = view.public, clockwise(view.seat, view.public.seats)
    row.part("players").share(public.seats, MAX_SEATS)
    row.part("turn").flags(public.turn, 2)
    write_counts(0 if view.own is None else view.own.hand, row.part("hand"))
    row.part("chosen").one_hot(view.chosen(), len(TILES))
    row.part("placing").one_hot(public.placing, TYPES)
    row.part("swapping").one_hot(public.swapping, len(SETTLEMENTS) * TYPES)
    row.part("resettling").one_hot(public.resettling, len(TILES))
    row.part("supply").shares(public.supply, TYPES, MOST_FIGURES)
    row.part("aside")
    for figure in range(TYPES):
        row.share(public.set_aside(figure), MOST_FIGURES)
    row.part("aside_rule").one_hot(public.aside_rule, len(ASIDE.values))
    row.part("figures")
    for figure in range(TYPES):
        row.flags(public.figures[figure], len(SETTLEMENTS))
    row.part("seats").seats(order, MAX_SEATS, lambda seat: write_seat(view, seat, row))
    write_hexes(view, row.part("hexes"))


def write_counts(tiles: i64, row: Row) -> None:
    """Write how many tiles of each kind are in a set, of at most two: the bits of each pair."""
    row.shares(tiles - (tiles >> 1 & 0x1_5555_5555), len(TILES), 2, width=2)


def write_seat(view: SamuraiView, seat: int, row: Row) -> None:
    """Write what is known of one seat."""
    public = view.public
    row.number(1).flag(public.first == seat).share(public.hand_size(seat), HAND)
    for figure in range(TYPES):
        row.share(public.taken(seat, figure), MOST_FIGURES)
    write_counts(public.left[seat], row)


def write_hexes(view: SamuraiView, row: Row) -> None:
    """Write what each hex is, and its tile; most have none."""
    kinds, tiles = kinds_of_hexes(view.box), view.public.tiles
    for place in range(len(kinds)):
        if tiles[place]:
            row.one_hot(kinds[place], len(KINDS))
            write_tile(view, place, row)
        else:
            row.one_hot(kinds[place], len(KINDS) + 1 + MAX_SEATS * TYPES)


def write_tile(view: SamuraiView, place: int, row: Row) -> None:
    """Write that a tile lies on a hex, and what it gives each type of figure, by owner."""
    code = view.public.tiles[place] - 1
    before = ((code & 3) - (view.seat or 0)) % view.public.seats
    row.number(1).skip(before * TYPES)
    for figure in range(TYPES):
        row.share(view.box.power[(code >> 2) * TYPES + figure], STRONGEST)
    row.skip((MAX_SEATS - 1 - before) * TYPES)


@lru_cache(maxsize=16)
def kinds_of_hexes(box: Board) -> vec[i64]:
    """Return what each hex is; -1 for one that is not played."""
    return vec[i64]([KINDS.index(kind) if kind else -1 for kind in box.kinds])
