"""The board of Zoku in words, for terminals and text files."""

from __future__ import annotations

from typing import Final

from oyabun.core.breakdown import Breakdown, Source
from oyabun.core.sketch import SEAT_STYLES, Cell, Panel, Row
from oyabun.games.zoku.board.reading import (
    CLAIMED,
    DISCARDED,
    is_over,
    position_key,
    row,
    shown_quartier,
    street_of,
)
from oyabun.games.zoku.board.seats import SOURCES
from oyabun.games.zoku.components import LIEUTENANTS, QUARTIERS, ROUNDS, WARD, WARDS
from oyabun.games.zoku.view import ZokuView
from oyabun.text import Speaker

CARD_WIDTH: Final = 24
"""Characters for each Quartier: four of them lie beside each other."""


def describe(view: ZokuView, speaker: Speaker) -> tuple[Panel, ...]:
    """Return the Quartiers, the street, the seats, one's own Lieutenants, and the count."""
    panels = [describe_quartiers(view, speaker)]
    if shown_quartier(view) >= 0:
        panels.append(describe_street(view, speaker))
    panels.append(describe_seats(view, speaker))
    if view.own is not None and view.hand():
        panels.append(describe_hand(view, speaker))
    if view.outcome is not None:
        panels.append(describe_count(view, speaker))
    return tuple(panels)


def describe_quartiers(view: ZokuView, speaker: Speaker) -> Panel:
    """Return the display, in reading order."""
    public = view.public
    day = min(int(public.day) + 1, int(view.box.days))
    cards = [
        describe_card(view, speaker, slot)
        for slot in range(len(public.display))
        if public.display[slot] >= 0
    ]
    first = (len(cards) + 1) // 2  # as they lie on the table: in two rows (ZOK-C4)
    rows: list[Row] = []
    for line in (cards[:first], cards[first:]):
        high = max([len(card) for card in line], default=0)
        for at in range(high):
            cells = [card[at] if at < len(card) else Cell("") for card in line]
            rows.append(tuple(Cell(fitted(cell.text), cell.style) for cell in cells))
        rows.append((Cell(""),))
    return Panel(speaker.word("day", n=day, n2=int(view.box.days)), tuple(rows), is_map=True)


def fitted(text: str) -> str:
    """Return a text as wide as a card, with a space after it."""
    return (text if len(text) < CARD_WIDTH else f"{text[: CARD_WIDTH - 2]}…").ljust(CARD_WIDTH)


def describe_card(view: ZokuView, speaker: Speaker, slot: int) -> list[Cell]:
    """Return a Quartier in lines: its worth and name, its ward, who is there."""
    quartier = int(view.public.display[slot])
    name = speaker.word(QUARTIERS[quartier])
    return [
        Cell(f"{int(view.box.values[quartier])} {name}", "strong"),
        Cell(f"  {speaker.word(WARDS[quartier // WARD])}", "faint"),
        *occupants(view, speaker, slot),
    ]


def occupants(view: ZokuView, speaker: Speaker, slot: int) -> list[Cell]:
    """Return who stands on a Quartier, or what became of it, a line each."""
    public = view.public
    fate = int(public.fates[slot])
    if fate >= CLAIMED:
        told = speaker.word("label-claimed", seat=speaker.name(fate - CLAIMED))
        return [Cell(f"  {told}", "good")]
    if fate == DISCARDED:
        return [Cell(f"  {speaker.word('label-discarded')}", "bad")]
    bands = [
        Cell(f"  {'●' * int(public.band(slot, seat))} {speaker.name(seat)}", SEAT_STYLES[seat])
        for seat in range(public.seats)
        if public.band(slot, seat)
    ]
    if public.blocked == slot:
        bands.append(Cell(f"  {speaker.word('label-blocked')}", "bad"))
    return bands or [Cell("  –", "faint")]


def describe_street(view: ZokuView, speaker: Speaker) -> Panel:
    """Return how everybody lies."""
    name = speaker.word(QUARTIERS[shown_quartier(view)])
    rows: list[Row] = []
    for gang in street_of(view):
        seat = gang[0].seat
        rows.append(
            (
                Cell(speaker.name(seat), SEAT_STYLES[seat]),
                *[
                    Cell(f"{one.place + 1} {speaker.word(position_key(one.position))}")
                    for one in gang
                ],
            )
        )
    public = view.public
    title = (
        speaker.word("street-over", word=name)
        if is_over(view) or not public.round
        else speaker.word("street-round", word=name, n=int(public.round), n2=ROUNDS)
    )
    return Panel(title, tuple(rows))


def describe_seats(view: ZokuView, speaker: Speaker) -> Panel:
    """Return what everybody knows of the seats."""
    names = ("seat", "score", "reserve", "station", "dark", "wards")
    head = tuple(speaker.word(f"column-{name}") for name in names)
    rows = tuple(describe_seat(view, speaker, seat) for seat in range(view.public.seats))
    return Panel(speaker.word("gangs"), rows, head)


def describe_seat(view: ZokuView, speaker: Speaker, seat: int) -> Row:
    """Return one seat: points, Zokus, Lieutenants, wards."""
    public = view.public
    at_station = row(int(public.held), seat) + row(int(public.arrested), seat)
    played = [
        speaker.word(LIEUTENANTS[card])
        for card in range(len(LIEUTENANTS))
        if public.shown[seat] >> card & 1
    ]
    owned = int(public.owned[seat])
    wards = [
        f"{speaker.word(WARDS[ward])} {bin(owned >> ward * WARD & 31).count('1')}"
        for ward in range(len(WARDS))
        if owned >> ward * WARD & 31
    ]
    first = "①" if public.first == seat else " "
    return (
        Cell(
            f"{'▸' if seat in view.waiting else ' '}{first} {speaker.name(seat)}",
            SEAT_STYLES[seat],
        ),
        Cell(str(view.score(seat)), "strong"),
        Cell(str(row(int(public.reserve), seat))),
        Cell(str(at_station) if at_station else "–", "bad" if at_station else "faint"),
        Cell(" ".join([str(row(int(public.dark), seat)), *[f"({name})" for name in played]])),
        Cell(", ".join(wards) or "–"),
    )


def describe_hand(view: ZokuView, speaker: Speaker) -> Panel:
    """Return one's own Lieutenants that are still face down."""
    rows = tuple(
        (
            Cell(speaker.word(key), "strong"),
            Cell(speaker.word(f"{key}-does")),
        )
        for card, key in enumerate(LIEUTENANTS)
        if view.hand() >> card & 1
    )
    return Panel(speaker.word("your-lieutenants"), rows)


def describe_count(view: ZokuView, speaker: Speaker) -> Panel:
    """Return where everybody's points came from (ZOK-E1)."""
    heads = [speaker.word(f"points-{name}") for name in SOURCES]
    rows = tuple(
        (
            Cell(speaker.name(seat), SEAT_STYLES[seat]),
            *[Cell(str(number)) for number in view.points(seat)],
            Cell(str(view.score(seat)), "strong"),
        )
        for seat in range(view.public.seats)
    )
    head = (speaker.word("column-seat"), *heads, speaker.word("points-sum"))
    return Panel(speaker.word("count-title"), rows, head)


def breakdown(view: ZokuView, speaker: Speaker) -> Breakdown:
    """ZOK-E1: return where everybody's points came from."""
    seats = range(view.public.seats)
    points = [view.points(seat) for seat in seats]
    owned = [int(view.public.owned[seat]).bit_count() for seat in seats]
    return tuple(
        [
            Source(
                speaker.word(f"source-{name}"),
                tuple([row_[at] for row_ in points]),
                tuple([speaker.word("quartiers-owned", n=count) for count in owned])
                if name == "printed"
                else (),
            )
            for at, name in enumerate(SOURCES)
        ]
    )
