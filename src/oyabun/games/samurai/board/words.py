"""The board of Samurai in words and characters, for terminals."""

from __future__ import annotations

from typing import Final

from oyabun.core.bits import members
from oyabun.core.breakdown import Breakdown, Source
from oyabun.core.moves import Move
from oyabun.core.phrases import Phrase
from oyabun.core.sketch import SEAT_STYLES, Cell, Panel, Row
from oyabun.games.samurai.board.panels import shown_openly
from oyabun.games.samurai.components import (
    CELLS,
    FIGURES,
    OPEN,
    SETTLEMENTS,
    SITES,
    TILES,
    Board,
    grid_name,
)
from oyabun.games.samurai.view import SamuraiView
from oyabun.text import Speaker

CELL: Final = 4
"""Characters for each hex of a row; half a hex is half as many."""


def describe(view: SamuraiView, speaker: Speaker) -> tuple[Panel, ...]:
    """Return the map, the settlements that still hold figures, the seats, and the hand."""
    panels = [
        describe_map(view, speaker),
        describe_sites(view, speaker),
        describe_seats(view, speaker),
    ]
    if view.seat is not None:
        hand = tuple(Cell(speaker.word(TILES[kind])) for kind in view.hand())
        panels.append(Panel(speaker.word("panel-hand"), (hand,)))
    return tuple(panels)


def calls(board: Board, move: Move) -> Phrase:
    """Return what a choice is called: an open hex by the settlements beside it.

    Rows and columns stand on no drawn map; they follow, as two hexes may lie beside the same.
    """
    if move.kind != "hex" or board.kinds[move.number] not in OPEN:
        return move.phrase()
    beside = tuple(SETTLEMENTS[one] for one in members(board.near[move.number]))
    return Phrase(f"hex-beside-{len(beside)}", words=beside, numbers=move.phrase().numbers)


def describe_map(view: SamuraiView, speaker: Speaker) -> Panel:
    """Return the hexes row by row: empty ones with their column, tiles, figures."""
    kinds = view.box.kinds
    left = min(2 * q + r for place, (q, r) in enumerate(CELLS) if kinds[place])
    rows: list[Row] = []
    for row in sorted({r for place, (_, r) in enumerate(CELLS) if kinds[place]}):
        cells = [Cell(f"{row + 1:>2} ", "faint")]
        column = 0
        for place, (q, r) in enumerate(CELLS):
            if r != row or not kinds[place]:
                continue
            start = (2 * q + r - left) * CELL // 2
            cells.append(Cell(" " * (start - column)))
            cells.append(describe_hex(view, place))
            column = start + CELL
        rows.append(tuple(cells))
    return Panel(speaker.word("panel-map"), tuple(rows), is_map=True)


def describe_hex(view: SamuraiView, place: int) -> Cell:
    """Return one hex in four characters, the last one a space."""
    kind = view.box.kinds[place]
    tile = view.tile(place)
    if tile is not None:
        symbol, _, strength = TILES[tile[0]].partition("-")
        letter = {"ship": "~", "rider": "j", "tile": "x"}.get(symbol, symbol[0])
        value = strength if strength.isdigit() else "0"
        return Cell(f"{tile[1] + 1}{letter}{value} ", SEAT_STYLES[tile[1]])
    if kind in ("land", "sea"):
        column = grid_name(place).partition(".")[2]
        return Cell(f"{'.' if kind == 'land' else '~'}{column:<2} ", "faint")
    standing = view.public.standing(SITES.index(place))
    letters = "".join(FIGURES[type_][0].upper() for type_ in standing)
    return Cell(f"{letters or '-':<3} ", "strong" if standing else "faint")


def describe_sites(view: SamuraiView, speaker: Speaker) -> Panel:
    """Return the settlements with figures: where, what, how open, who leans on them."""
    rows: list[Row] = []
    for settlement in view.box.settlements():
        for type_ in view.public.standing(settlement):
            influence = view.influence(settlement, type_)
            leaning = [f"{speaker.name(seat)} {n}" for seat, n in enumerate(influence) if n]
            rows.append(
                (
                    Cell(speaker.word(SETTLEMENTS[settlement])),
                    Cell(grid_name(SITES[settlement]), "faint"),
                    Cell(speaker.word(FIGURES[type_]), "strong"),
                    Cell(str(view.open_land(settlement))),
                    Cell(", ".join(leaning) or "–"),
                )
            )
    head = tuple(
        speaker.word(f"column-{name}") for name in ("place", "hex", "figure", "open", "influence")
    )
    return Panel(speaker.word("panel-sites"), tuple(rows), head)


def describe_seats(view: SamuraiView, speaker: Speaker) -> Panel:
    """Return what is known of every seat, and what was set aside."""
    public = view.public
    rows: list[Row] = []
    for seat in range(public.seats):
        counts = [int(public.taken(seat, type_)) for type_ in range(len(FIGURES))]
        shown = [str(n) for n in counts] if shown_openly(view, seat) else ["?"] * len(FIGURES)
        rows.append(
            (
                Cell(
                    f"{'▸' if seat in view.waiting else ' '} {speaker.name(seat)}",
                    SEAT_STYLES[seat],
                ),
                Cell(str(int(public.hand_size(seat)))),
                Cell(str(int(public.stack_size(seat)))),
                *[Cell(text, "strong") for text in shown],
                Cell(str(sum(counts))),
            )
        )
    aside = [view.set_aside(type_) for type_ in range(len(FIGURES))]
    rows.append(
        (
            Cell(f"  {speaker.word('aside')}", "faint"),
            Cell(""),
            Cell(""),
            *[Cell(str(count)) for count in aside],
            Cell(str(sum(aside))),
        )
    )
    head = (
        speaker.word("column-seat"),
        speaker.word("column-hand"),
        speaker.word("column-stack"),
        *[speaker.word(name) for name in FIGURES],
        speaker.word("column-total"),
    )
    return Panel(speaker.word("panel-seats"), tuple(rows), head)


def breakdown(view: SamuraiView, speaker: Speaker) -> Breakdown:
    """SAM-E4 to SAM-E7, SAM-E10: return what the figures of each type count, and how many."""
    seats = range(int(view.public.seats))
    counts = [view.counts_for(seat) for seat in seats]
    return tuple(
        Source(
            speaker.word(f"source-{name}"),
            tuple(counts[seat][figure] for seat in seats),
            tuple(taken_text(view, speaker, counts[seat][figure], seat, figure) for seat in seats),
        )
        for figure, name in enumerate(FIGURES)
    )


def taken_text(view: SamuraiView, speaker: Speaker, counts: int, seat: int, figure: int) -> str:
    """Return how many figures the most are; elsewhere the points say it."""
    taken = int(view.public.taken(seat, figure))
    return "" if counts == taken else speaker.word("the-most", n=taken)
