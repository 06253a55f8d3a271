"""A view of Samurai as numbers: the viewer first, the others clockwise."""

from __future__ import annotations

from typing import Final

from oyabun.games.samurai.components import (
    CELLS,
    FIGURE_EXCHANGE,
    FIGURES,
    HAND,
    MAX_SEATS,
    SETTLEMENTS,
    TILES,
)
from oyabun.games.samurai.view import SamuraiView

PHASES: Final = (
    "first-lead",
    "choose-hand",
    "scatter",
    "choose-figure",
    "place-figure",
    "play-tile",
    "target",
    "draw-tiles",
    "swap-with",
    "resettle",
)
KINDS: Final = ("land", "sea", "village", "city", "capital")
MOST_FIGURES: Final = 13
LONGEST_TURN: Final = 3


def tensors(view: SamuraiView) -> list[float]:
    """Return everything the view holds that can matter for a decision."""
    public = view.public
    seats = int(public.seats)
    viewer = view.frame.seat or 0
    clockwise = [(viewer + step) % seats for step in range(seats)]
    numbers: list[float] = [
        float(view.frame.seat is not None),
        seats / MAX_SEATS,
        int(public.turn) / LONGEST_TURN,
        *one_hot(PHASES.index(view.phase.name) if view.phase else -1, len(PHASES)),
        *counts(view.hand()),
        *one_hot(view.chosen(), len(TILES)),
        *lifted(view),
    ]
    for figure in range(len(FIGURES)):
        numbers.append(view.supply(figure) / MOST_FIGURES)
        numbers.append(view.set_aside(figure) / MOST_FIGURES)
        numbers += [float(public.figures[figure] >> one & 1) for one in range(len(SETTLEMENTS))]
    for seat in clockwise:
        numbers += seat_numbers(view, seat)
    numbers += [0.0] * ((MAX_SEATS - seats) * len(seat_numbers(view, viewer)))
    for place in range(len(CELLS)):
        numbers += hex_numbers(view, place, clockwise)
    return numbers


def one_hot(index: int, length: int) -> list[float]:
    """Return zeros with a one at `index`; all zeros when it is negative."""
    return [float(place == index) for place in range(length)]


def counts(kinds: list[int]) -> list[float]:
    """Return how many tiles of each kind there are, of at most two."""
    return [kinds.count(kind) / 2 for kind in range(len(TILES))]


def lifted(view: SamuraiView) -> list[float]:
    """Return what is between two decisions: a figure with its settlement, or a tile."""
    name = view.phase.name if view.phase else ""
    number = int(view.public.lifted)
    figure, settlement, tile = -1, -1, -1
    if name == "place-figure":
        figure = number
    elif name == "swap-with":
        settlement, figure = divmod(number, len(FIGURES))
    elif name == "resettle":
        tile = number
    return [
        *one_hot(figure, len(FIGURES)),
        *one_hot(settlement, len(SETTLEMENTS)),
        *one_hot(tile, FIGURE_EXCHANGE),
    ]


def seat_numbers(view: SamuraiView, seat: int) -> list[float]:
    """Return what is known of one seat."""
    public = view.public
    return [
        float(seat in view.frame.waiting),
        float(public.first == seat),
        int(public.hand_size(seat)) / HAND,
        *[int(public.taken(seat, figure)) / MOST_FIGURES for figure in range(len(FIGURES))],
        *counts(view.unplayed(seat)),
    ]


def hex_numbers(view: SamuraiView, place: int, clockwise: list[int]) -> list[float]:
    """Return the kind of a hex, and what its tile gives each type of figure, by owner."""
    numbers = [float(view.board.kinds[place] == kind) for kind in KINDS]
    tile = view.tile(place)
    power = [0.0] * (MAX_SEATS * len(FIGURES))
    if tile is not None:
        kind, owner = tile
        for figure in range(len(FIGURES)):
            at = clockwise.index(owner) * len(FIGURES) + figure
            power[at] = int(view.board.power[kind * len(FIGURES) + figure]) / 4
    return [*numbers, float(tile is not None), *power]
