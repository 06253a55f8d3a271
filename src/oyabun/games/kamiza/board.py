"""The board of Kamiza: the head of the table, its foot, and those who want to sit there."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyabun.core.bits import members, nibble
from oyabun.core.breakdown import Breakdown, Source
from oyabun.core.sketch import SEAT_STYLES, Cell, Panel, Row
from oyabun.games.kamiza.components import AREAS, CARDS, MAX_SEATS, SEATED
from oyabun.games.kamiza.moves import AREA, CARD
from oyabun.games.kamiza.view import KamizaView
from oyabun.svg.geometry import Box, Point
from oyabun.svg.kit import (
    CARD_RATIO,
    Shape,
    area,
    awaited_symbol,
    badge,
    card,
    card_back,
    chip,
    far_mountain,
    figure,
    figure_symbol,
    kasumi,
    mon,
    seat_plate,
    sun,
    washi,
    won,
    words,
)
from oyabun.svg.memory import remembered
from oyabun.svg.node import number
from oyabun.svg.scene import Node, Scene, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

WIDTH: Final = 720
HEIGHT: Final = 930
CARD_WIDTH: Final = 118.0
PLATE: Final = Point(14, 62)
PLATE_HEIGHT: Final = 54.0
SIGNS: Final = ("上座", "下座")
"""What the areas are called in Japanese; drawn, not written."""
BOXES: Final = (Box(18, 196, 684, 238), Box(18, 468, 684, 238))
HAND_Y: Final = 824.0
VALUES: Final = ("boss", "underboss", "hitman")


def draw(view: KamizaView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the table as this seat sees it."""
    seats = range(view.public.seats)
    desc = speaker.prompt(view.frame)
    speaker = speaker.impersonal()
    return Scene(
        WIDTH,
        HEIGHT,
        ground(theme),
        standing(view, speaker, theme),
        *[
            draw_area(speaker, theme, number, offered=move in view.legal)
            for number, move in enumerate(AREA)
        ],
        empty_places(len(seats), theme),
        *[draw_plate(view, speaker, theme, seat) for seat in seats],
        *[draw_played(view, speaker, theme, seat) for seat in seats],
        draw_hand(view, speaker, theme),
        title=speaker.word("board-title"),
        desc=desc,
        library=library(theme),
    )


@cache
def library(theme: Theme) -> tuple[Node, ...]:
    """Return all figures, the backs of the seats, and who is awaited."""
    figures = [figure_symbol(name, theme) for name in CARDS]
    backs = [back_symbol(theme, seat) for seat in range(MAX_SEATS)]
    return (awaited_symbol(theme), *figures, *backs)


@cache
def ground(theme: Theme) -> Node:
    """Return what never changes: paper, a mountain far behind the head of the table, mist."""
    return el(
        "g",
        washi(WIDTH, HEIGHT, theme),
        sun(604, 92, 46, theme),
        far_mountain(520, 196, 330, theme),
        kasumi(340, 168, 380, theme),
        key="ground",
        aria_hidden="true",
    )


def standing(view: KamizaView, speaker: Speaker, theme: Theme) -> Node:
    """Return which round of which game this is."""
    text = round_text(view, speaker)
    return words(18, 32, text, 25, theme.text, anchor="start", serif=True, key="round")


def round_text(view: KamizaView, speaker: Speaker) -> str:
    """Return which round of which game this is, in words."""
    public = view.public
    games, rounds = int(view.box.games), int(view.box.rounds)
    begun = min(int(public.game) * rounds + int(public.round), games * rounds - 1)
    return speaker.word(
        "game-round", n=begun // rounds + 1, n2=games, n3=begun % rounds + 1, n4=rounds
    )


# The two areas and what lies in them


@remembered
def draw_area(speaker: Speaker, theme: Theme, number: int, *, offered: bool) -> Node:
    """Return an area of the table, a button while the viewer may lay a card there."""
    name = AREAS[number]
    return area(
        BOXES[number],
        theme,
        speaker.word(f"{name}-sign"),
        sign=SIGNS[number],
        note=speaker.word(f"{name}-seats"),
        key=f"area-{name}",
        move=AREA[number].index if offered else None,
        label=speaker.word("label-area" if offered else f"{name}-long", word=speaker.word(name))
        + f". {speaker.word(f'{name}-does')}",
    )


@cache
def empty_places(seats: int, theme: Theme) -> Node:
    """Return the outlines of where the seats' cards would lie."""
    places = [
        empty_place(theme, card_spot(seats, place, seat), seat)
        for place in range(len(AREAS))
        for seat in range(seats)
    ]
    return el("g", *places, key="places", aria_hidden="true")


def empty_place(theme: Theme, spot: Point, seat: int) -> Node:
    """Return the outline of where one seat's card would lie in one area."""
    quiet = mix(theme.paper, theme.fog, 0.45)
    shape = Shape.box(spot.x, spot.y, CARD_WIDTH, CARD_WIDTH * CARD_RATIO)
    return el(
        "g",
        shape.outline(-2, quiet, 2),
        mon(seat, spot.x, spot.y, 40, quiet),
    )


def draw_played(view: KamizaView, speaker: Speaker, theme: Theme, seat: int) -> Node:
    """Return the card a seat has played: at its plate, face down in an area, or turned up."""
    public = view.public
    place = int(public.area(seat))
    if place >= 0:
        spot, scale = card_spot(int(public.seats), place, seat), 1.0
        known = view.own is not None and seat == view.frame.seat
        number = int(view.own.card) if known and view.own else None
        face = face_down(speaker, theme, seat, place, number)
    elif public.shown and not public.areas:
        place = int(nibble(public.shown_areas, seat)) - 1
        spot = card_spot(int(public.seats), place, seat)
        face, scale = draw_turned_up(view, speaker, theme, seat), 1.0
    else:
        # Waiting beside its owner: small, and the same for everybody.
        box = plate_box(seat)
        spot, scale = Point(box.right - 16, box.bottom + 28), 0.24
        face = back(theme, seat)
    return laid(face, seat, spot, scale)


@remembered
def laid(face: Node, seat: int, spot: Point, scale: float) -> Node:
    """Return a seat's card where it lies."""
    at = f"translate({number(spot.x)} {number(spot.y)}) scale({number(scale)})"
    return el("g", face, key=f"played-{seat}", transform=at)


@cache
def card_spot(seats: int, place: int, seat: int) -> Point:
    """Return where a seat's card lies in an area: each seat has its own place."""
    slot = BOXES[place].row(seats, width=CARD_WIDTH, gap=44)[seat]
    return Point(slot.centre.x, BOXES[place].centre.y - 2)


@remembered
def face_down(speaker: Speaker, theme: Theme, seat: int, place: int, number: int | None) -> Node:
    """Return a card that lies face down in an area; its owner sees which it is."""
    where = speaker.word(AREAS[place])
    if number is None:
        label = speaker.word("label-face-down", seat=speaker.name(seat), word=where)
        return el("g", back(theme, seat), role="img", label=label)
    name = CARDS[number]
    return el(
        "g",
        back(theme, seat),
        card(0, 20, CARD_WIDTH * 0.66, theme, art=name, name=speaker.word(name), seat=seat),
        role="img",
        label=speaker.word("label-own-down", word=speaker.word(name), word2=where),
    )


@cache
def known_card(
    theme: Theme, number: int, value: str, title: str, seat: int, *, out: bool = False
) -> Node:
    """Return a card face up on the table; the same node for the same card, so it is drawn once."""
    art = CARDS[number]
    return card(0, 0, CARD_WIDTH, theme, art=art, value=value, name=title, seat=seat, out=out)


@cache
def back(theme: Theme, seat: int) -> Node:
    """Return a card face down."""
    symbol = back_symbol(theme, seat)
    return el("use", href=f"#{symbol.key}", needs=(symbol,))


@cache
def back_symbol(theme: Theme, seat: int) -> Node:
    """Return the definition of a seat's card face down."""
    return el("g", card_back(0, 0, CARD_WIDTH, theme, seat=seat), key=f"back-{seat}-{theme.name}")


def draw_turned_up(view: KamizaView, speaker: Speaker, theme: Theme, seat: int) -> Node:
    """Return a card of the last round, what became of it and what it earned."""
    public = view.public
    number = int(nibble(public.shown, seat)) - 1
    return turned_up(
        speaker,
        theme,
        seat,
        number,
        face_value(view, number),
        place=int(nibble(public.shown_areas, seat)) - 1,
        award=int(nibble(public.awards, seat)),
        seated=int(nibble(public.fates, seat)) >= SEATED,
        wanted=bool(public.chips >> seat & 1),
    )


@remembered
def turned_up(
    speaker: Speaker,
    theme: Theme,
    seat: int,
    number: int,
    value: str,
    *,
    place: int,
    award: int,
    seated: bool,
    wanted: bool,
) -> Node:
    """Return a card face up in its area."""
    corner = Point(CARD_WIDTH * 0.42, CARD_WIDTH * CARD_RATIO * 0.36)
    shape = Shape.box(0, 0, CARD_WIDTH, CARD_WIDTH * CARD_RATIO)
    title = speaker.word(CARDS[number])
    label = speaker.word(
        "label-face-up", seat=speaker.name(seat), word=title, word2=speaker.word(AREAS[place])
    )
    return el(
        "g",
        known_card(theme, number, value, title, seat, out=not seated),
        won(shape, theme) if award else None,
        chip(corner.x, corner.y, 50, theme, f"+{award}") if award else None,
        badge(0, -74, speaker.word("wanted"), theme, colour=theme.vermilion, size=17)
        if wanted
        else None,
        role="img",
        label=speaker.colon(label, speaker.word("score", n=award)),
    )


def face_value(view: KamizaView, number: int) -> str:
    """Return what is written in the corner of a card; the Policeman has no number."""
    return str(int(view.box.values[number])) if CARDS[number] in VALUES else ""


# Who sits here


@cache
def plate_box(seat: int) -> Box:
    """Return where a seat's plate is: in a row, the same for every viewer."""
    wide = (WIDTH - 2 * PLATE.x - 3 * 8) / MAX_SEATS
    return Box(PLATE.x + seat * (wide + 8), PLATE.y, wide, PLATE_HEIGHT)


def draw_plate(view: KamizaView, speaker: Speaker, theme: Theme, seat: int) -> Node:
    """Return a seat's name, score and WANTED chips, and the cards it has left (KAM-T5)."""
    public = view.public
    return plate(
        seat,
        speaker,
        theme,
        score=int(public.score(seat)),
        chips=int(nibble(public.wanted, seat)),
        unused=int(public.unused(seat)),
        waiting=seat in view.waiting,
        you=seat == view.frame.seat,
        winner=view.outcome is not None and seat in view.outcome.winners,
    )


@remembered
def plate(
    seat: int,
    speaker: Speaker,
    theme: Theme,
    *,
    score: int,
    chips: int,
    unused: int,
    waiting: bool,
    you: bool,
    winner: bool,
) -> Node:
    """Return what lies before a seat."""
    box = plate_box(seat)
    name = speaker.name(seat)
    says = [name, speaker.word("score", n=score)]
    if chips:
        says.append(speaker.word("wanted-chips", n=chips))
    tag = seat_plate(
        box, seat, name, theme, score=str(score), waiting=waiting, you=you, key=f"plate-{seat}"
    )
    return el(
        "g",
        won(Shape.box(*box.centre, box.width, box.height), theme, key=f"won-{seat}")
        if winner
        else None,
        tag,
        cards_left(theme, seat, unused, left_text(speaker, unused)),
        wanted_badge(speaker, seat, theme, chips) if chips else None,
        key=f"seat-{seat}",
        role="img",
        label=", ".join(says),
    )


def wanted_badge(speaker: Speaker, seat: int, theme: Theme, chips: int) -> Node:
    """Return how many WANTED chips a seat has."""
    box = plate_box(seat)
    text = f"{speaker.word('wanted')} ×{chips}"
    mark = badge(box.x + 104, box.bottom, text, theme, colour=theme.vermilion, size=14)
    return el("g", mark, key=f"wanted-{seat}", data_hint=speaker.word("wanted-does", n=chips))


def left_text(speaker: Speaker, unused: int) -> str:
    """Return which cards a seat has left, in words."""
    names = [speaker.word(CARDS[card]) for card in members(unused)]
    return speaker.word("cards-left", word=speaker.list(names))


@cache
def cards_left(theme: Theme, seat: int, unused: int, told: str) -> Node:
    """Return the four faces of a seat's set; those it has used in this game are gone."""
    box = plate_box(seat)
    faces: list[Node] = []
    for place, name in enumerate(CARDS):
        x, y = box.x + 17 + place * 31, box.bottom + 24
        left = bool(unused >> place & 1)
        fill = theme.card if left else mix(theme.paper, theme.fog, 0.3)
        sheet = el("rect", x=x - 14, y=y - 17, width=28, height=34, rx=3, fill=fill)
        face = figure(name, x, y, 26, theme, tint=theme.seats[seat]) if left else None
        faces.append(el("g", sheet, face))
    return el("g", *faces, key=f"left-{seat}", data_hint=told)


def draw_hand(view: KamizaView, speaker: Speaker, theme: Theme) -> Node:
    """Return the viewer's own cards, large; the one it has taken is raised."""
    if view.own is None or view.frame.seat is None:
        return el("g", key="hand")
    seat = view.frame.seat
    offered = 0
    for place, move in enumerate(CARD):
        offered |= (move in view.legal) << place
    values = tuple([face_value(view, place) for place in range(len(CARDS))])
    unused, taken = int(view.public.unused(seat)), int(view.own.card)
    return hand(speaker, theme, seat, values, unused=unused, taken=taken, offered=offered)


@remembered
def hand(
    speaker: Speaker,
    theme: Theme,
    seat: int,
    values: tuple[str, ...],
    *,
    unused: int,
    taken: int,
    offered: int,
) -> Node:
    """Return a seat's cards in a row; `unused` and `offered` have a bit for each."""
    slots = Box(18, HAND_Y, 684, 0).row(len(CARDS), width=CARD_WIDTH * 1.18, gap=26)
    cards: list[Node] = []
    for place, (name, slot) in enumerate(zip(CARDS, slots, strict=True)):
        title = speaker.word(name)
        used = not unused >> place & 1
        face = card(
            slot.centre.x,
            HAND_Y - (26 if taken == place else 0),
            CARD_WIDTH * 1.12,
            theme,
            art=name,
            value=values[place],
            name=title,
            seat=seat,
            out=used,
            key=f"hand-{place}",
            move=CARD[place].index if offered >> place & 1 else None,
            label=speaker.word("label-hand-used" if used else "label-hand", word=title)
            + f". {speaker.word(f'{name}-does')}",
        )
        cards.append(face)
    return el("g", *cards, key="hand")


# The same in words


def describe(view: KamizaView, speaker: Speaker) -> tuple[Panel, ...]:
    """Return both areas with their cards, and what is known of every seat."""
    public = view.public
    head = tuple(speaker.word(f"column-{name}") for name in ("seat", "score", "wanted", "hand"))
    if public.shown:
        head = (*head, speaker.word("column-last-round"))
    seats = tuple(describe_seat(view, speaker, seat) for seat in range(public.seats))
    areas = [describe_area(view, speaker, area) for area in range(len(AREAS))]
    return (*areas, Panel(round_text(view, speaker), seats, head))


def describe_area(view: KamizaView, speaker: Speaker, area: int) -> Panel:
    """Return the face-down cards of an area; the viewer knows its own."""
    rows: list[Row] = []
    for seat in range(view.public.seats):
        if view.public.area(seat) == area:
            known = view.own is not None and seat == view.frame.seat
            card = CARDS[view.own.card] if known and view.own else "face-down"
            face = Cell(speaker.word(card), "strong" if known else "hidden")
            rows.append((Cell(speaker.name(seat), SEAT_STYLES[seat]), face))
    empty: Row = (Cell(speaker.word("nobody-here"), "faint"),)
    return Panel(speaker.word(f"{AREAS[area]}-long"), tuple(rows) or (empty,))


def describe_seat(view: KamizaView, speaker: Speaker, seat: int) -> Row:
    """Return what everybody knows of a seat: score, chips, cards left, the last round."""
    public = view.public
    left = ", ".join(speaker.word(CARDS[card]) for card in members(public.unused(seat)))
    chips = int(nibble(public.wanted, seat))
    cells = [
        Cell(f"{'▸' if seat in view.waiting else ' '} {speaker.name(seat)}", SEAT_STYLES[seat]),
        Cell(str(int(public.score(seat))), "strong"),
        Cell(str(chips) if chips else "–", "bad" if chips else "faint"),
        Cell(left),
    ]
    if public.shown:
        cells.append(last_round(view, speaker, seat))
    return tuple(cells)


def last_round(view: KamizaView, speaker: Speaker, seat: int) -> Cell:
    """Return the card that the seat showed last, where, and what it earned."""
    public = view.public
    award = int(nibble(public.awards, seat))
    text = speaker.word(
        "last-round",
        word=speaker.word(CARDS[nibble(public.shown, seat) - 1]),
        word2=speaker.word(AREAS[nibble(public.shown_areas, seat) - 1]),
        n=award,
    )
    return Cell(text, "good" if award else "faint")


def breakdown(view: KamizaView, speaker: Speaker) -> Breakdown:
    """KAM-E1, KAM-E2: return what was won in the rounds and what the WANTED chips cost."""
    public = view.public
    seats = range(public.seats)
    wins = [int(nibble(public.seated, seat)) for seat in seats]
    chips = [int(nibble(public.wanted, seat)) for seat in seats]
    return (
        Source(
            speaker.word("source-rounds"),
            tuple(int(public.chips_won(seat)) for seat in seats),
            tuple(speaker.word("kamiza-won", n=won) for won in wins),
        ),
        Source(
            speaker.word("wanted"),
            tuple(-int(public.wanted_cost(seat)) for seat in seats),
            tuple(speaker.word("wanted-taken", n=taken) if taken else "" for taken in chips),
        ),
    )
