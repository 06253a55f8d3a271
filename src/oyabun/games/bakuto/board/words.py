"""The board of Bakuto in words and characters, for terminals."""

from __future__ import annotations

from typing import Final

from oyabun.core.breakdown import Breakdown, Source
from oyabun.core.sketch import SEAT_STYLES, Cell, Panel, Row
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    BLOCKS,
    DISTRICTS,
    EFFECTS,
    FILES,
    MOST_BLOCKS,
    MOST_SLOTS,
    STAKES,
    TOKENS,
    WINDS,
    ZONE,
    Box,
)
from oyabun.games.bakuto.view import BakutoView
from oyabun.text import Speaker

LETTERS: Final = ("1r", "1g", "1b", "2rg", "2rb", "2gb", "3", "R", "B", "G")
"""Tokens in few characters: value and colours, ronin, burakumin, geisha."""
SLOT: Final = 6
"""Characters for each slot."""


def describe(view: BakutoView, speaker: Speaker) -> tuple[Panel, ...]:
    """Return stakes, prizes, districts, tiles and players."""
    panels = [
        describe_stakes(view, speaker),
        describe_elements(view, speaker),
        describe_districts(view, speaker),
        describe_network(view, speaker),
        describe_seats(view, speaker),
    ]
    if view.seat is not None:
        hand = ", ".join([speaker.word(TOKENS[token]) for token in view.hand()])
        panels.append(Panel(speaker.word("panel-hand"), ((Cell(hand or "–"),),)))
    return tuple(panels)


def describe_stakes(view: BakutoView, speaker: Speaker) -> Panel:
    """Return both files of every stake, slot 1 first, with the sums that lie open."""
    rows: list[Row] = []
    sums = view.file_sums()
    for stake, name in enumerate(STAKES):
        for file, letter in enumerate(FILES):
            first = (stake * len(FILES) + file) * MOST_SLOTS
            cells = [Cell(f"{speaker.word(name) if file == 0 else '':<8}{letter.upper()} > ")]
            cells += [describe_slot(view, first + slot) for slot in range(int(view.box.slots))]
            cells.append(Cell(f"= {sums[stake][file]}", "strong"))
            rows.append(tuple(cells))
    return Panel(speaker.word("panel-stakes"), tuple(rows), is_map=True)


def describe_slot(view: BakutoView, place: int) -> Cell:
    """Return one slot in six characters: owner, token, marks."""
    owner = view.owner_on(place)
    effect = view.effect_on(place)
    if effect >= 0:
        return Cell(f"[{EFFECTS[effect][:3]}]".ljust(SLOT))
    if owner < 0:
        return Cell(".".ljust(SLOT), "faint")
    token = view.token_on(place)
    known = LETTERS[token] if token >= 0 else "?"
    if view.is_down(place) and token >= 0:
        known = f"({known})"
    marks = ("x" if view.is_dead(place) else "") + ("*" if view.is_shielded(place) else "")
    return Cell(f"{owner + 1}{known}{marks}".ljust(SLOT), SEAT_STYLES[owner])


def element_words(view: BakutoView, speaker: Speaker, element: int) -> str:
    """Return an element in words: a block with an exclamation mark where it is important."""
    if element >= BLOCKS:
        return speaker.word(ACTIVITIES[element - BLOCKS])
    district, block = divmod(int(view.box.name_of[element]), MOST_BLOCKS)
    mark = "!" if view.box.is_important(element) else ""
    return f"{speaker.word(DISTRICTS[district])} {block + 1}{mark}"


def describe_elements(view: BakutoView, speaker: Speaker) -> Panel:
    """Return what lies at each stake, or who has taken it."""
    rows: list[Row] = []
    for stake, name in enumerate(STAKES):
        said: list[str] = []
        for at, element in enumerate(view.elements(stake)):
            if element < 0:
                continue
            told = element_words(view, speaker, element)
            taker = view.taker(stake, at)
            if view.nobody_took(stake, at):
                said.append(f"({told})")
            elif taker >= 0:
                said.append(f"{told} ▸ {speaker.name(taker)}")
            else:
                said.append(told)
        rows.append((Cell(speaker.word(name), "strong"), Cell(" · ".join(said))))
    return Panel(speaker.word("panel-elements"), tuple(rows))


def describe_districts(view: BakutoView, speaker: Speaker) -> Panel:
    """Return points, cubes and neutralised blocks of every district."""
    seats = range(int(view.public.seats))
    rows: list[Row] = []
    for district, name in enumerate(DISTRICTS):
        first = 3 * district
        points = "/".join(str(int(view.box.points[first + place])) for place in range(3))
        cubes = view.cubes(district)
        blocks = [one for one in range(BLOCKS) if view.box.district[one] == district]
        lost = sum(view.is_neutral(one) for one in blocks)
        rows.append(
            (
                Cell(speaker.word(name)),
                Cell(points, "faint"),
                *[Cell(str(cubes[seat]), SEAT_STYLES[seat]) for seat in seats],
                Cell(f"{lost}/{len(blocks)}", "faint"),
            )
        )
    head = (
        speaker.word("column-district"),
        speaker.word("column-points"),
        *[speaker.name(seat) for seat in seats],
        speaker.word("column-left"),
    )
    return Panel(speaker.word("panel-districts"), tuple(rows), head)


def describe_network(view: BakutoView, speaker: Speaker) -> Panel:
    """Return the tiles on display, with what they cost and do, and the discard."""
    rows: list[Row] = []
    for place, effect in enumerate(view.display()):
        if effect >= 0:
            rows.append(
                (
                    Cell(speaker.word("zone-1" if place < ZONE else "zone-2"), "faint"),
                    Cell(speaker.word(EFFECTS[effect]), "strong"),
                    Cell(str(int(view.box.cost[effect]))),
                    Cell(about_effect(view.box, speaker, effect), "faint"),
                )
            )
    discard = [
        f"{speaker.word(ACTIVITIES[colour])} {count}"
        for colour, count in enumerate(view.discard())
        if count
    ]
    rows.append((Cell(speaker.word("discard-told"), "faint"), Cell(", ".join(discard) or "–")))
    head = tuple(speaker.word(f"column-{name}") for name in ("zone", "tile", "cost"))
    return Panel(speaker.word("panel-network"), tuple(rows), head)


def about_effect(edition: Box, speaker: Speaker, effect: int) -> str:
    """Return what a network tile does."""
    return speaker.word(f"about-{EFFECTS[effect]}", n=int(edition.fighter))


def about_token(speaker: Speaker, token: int) -> str:
    """Return what a token does."""
    return speaker.word(f"about-{TOKENS[token].partition('-')[0]}")


def describe_seats(view: BakutoView, speaker: Speaker) -> Panel:
    """Return what is known of every player."""
    rows: list[Row] = []
    for seat in range(view.public.seats):
        pile = [LETTERS[token] if token >= 0 else "?" for token in view.pile(seat)]
        wind = view.wind(seat)
        tiles = ", ".join(speaker.word(EFFECTS[effect]) for effect in view.tiles(seat))
        rows.append(
            (
                Cell(
                    f"{'▸' if seat in view.waiting else ' '} {seat + 1} {speaker.name(seat)}",
                    SEAT_STYLES[seat],
                ),
                Cell(str(view.held(seat))),
                Cell(" ".join(pile) or "–"),
                Cell(str(view.priority(seat) or "–")),
                Cell(speaker.word(WINDS[wind]) if wind >= 0 else "–", "faint"),
                Cell(activity_words(view, speaker, seat)),
                Cell(tiles or "–"),
                Cell(str(sum(view.score(seat))), "strong"),
            )
        )
    head = (
        *[speaker.word(f"column-{name}") for name in ("seat", "hand", "pile", "priority", "wind")],
        speaker.word("column-activities"),
        speaker.word("column-tiles"),
        speaker.word("column-score"),
    )
    return Panel(speaker.word("panel-seats"), tuple(rows), head)


def activity_words(view: BakutoView, speaker: Speaker, seat: int) -> str:
    """Return the lines of activities that a player has begun."""
    begun = [
        f"{speaker.word(name)} {count}"
        for name, count in zip(ACTIVITIES, view.activities(seat), strict=True)
        if count
    ]
    return ", ".join(begun) or "–"


def breakdown(view: BakutoView, speaker: Speaker) -> Breakdown:
    """BAK-E1, BAK-E2: return what each district, lines, families and tiles gave."""
    seats = range(int(view.public.seats))
    districts = [
        Source(
            speaker.word(name),
            tuple(view.district_points(district)),
            tuple(
                speaker.word("cubes-there", n=count) if count else ""
                for count in view.cubes(district)
            ),
        )
        for district, name in enumerate(DISTRICTS)
    ]
    scores = [view.score(seat) for seat in seats]
    rest = [
        Source(speaker.word(f"points-{part}"), tuple(score[1 + at] for score in scores))
        for at, part in enumerate(("lines", "families", "network"))
    ]
    return (*districts, *rest)
