"""What lies around the map: seats and screens, the hand, the supply, what was set aside."""

from __future__ import annotations

from typing import Final

from oyabun.games.samurai.board.map import FOOT, WIDTH, layout
from oyabun.games.samurai.board.pieces import choosable, draw_tile, tint
from oyabun.games.samurai.components import FIGURES, HAND, TILES
from oyabun.games.samurai.moves import END, FIGURE, TILE
from oyabun.games.samurai.view import SamuraiView
from oyabun.svg.geometry import Box, Point
from oyabun.svg.kit import Shape, awaited, badge, button, figure, seat_plate, words
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

HAND_TILE: Final = 68.0
RACK_TILE: Final = 47.0
RACK_ROW: Final = 9


# The seats


def plate_boxes(seats: int, *, wide: float, high: float) -> list[Box]:
    """Return a place for each seat in the sea off the north-west, which no hex reaches."""
    gap = 10.0
    columns = 1 if seats == 2 else 2
    return [
        Box(12 + seat % columns * (wide + gap), 12 + seat // columns * (high + gap), wide, high)
        for seat in range(seats)
    ]


def draw_seats(view: SamuraiView, speaker: Speaker, theme: Theme) -> Node:
    """Return every seat: name, tiles, and the figures before or behind its screen."""
    seats = int(view.public.seats)
    wide, high = (330.0, 104.0) if seats == 2 else (262.0, 92.0)
    boxes = plate_boxes(seats, wide=wide, high=high)
    return el(
        "g",
        *[draw_seat(view, speaker, theme, seat, box) for seat, box in enumerate(boxes)],
        key="seats",
    )


def draw_seat(view: SamuraiView, speaker: Speaker, theme: Theme, seat: int, box: Box) -> Node:
    """Return one seat."""
    public = view.public
    plate = Box(box.x, box.y, box.width, box.height * 0.54)
    held, stack = int(public.hand_size(seat)), int(public.stack_size(seat))
    low = Box(box.x, plate.bottom - 2, box.width, box.bottom - plate.bottom)
    place = "" if view.outcome is None else f"{view.outcome.places[seat]}."
    return el(
        "g",
        el(
            "rect",
            x=low.x + 1,
            y=low.y,
            width=low.width - 2,
            height=low.height,
            rx=7,
            fill=mix(theme.panel, theme.seats[seat], 0.14),
            stroke=theme.fog,
        ),
        *figures_won(view, speaker, theme, seat, low),
        seat_plate(
            plate,
            seat,
            speaker.name(seat),
            theme,
            score=place,
            note=speaker.word("tiles-left", n=held, n2=stack),
            you=seat == view.seat,
            key=f"plate-{seat}",
        ),
        awaited(plate.right - 30, plate.centre.y, 40, theme) if seat in view.waiting else None,
        key=f"seat-{seat}",
        label=seat_told(view, speaker, seat),
        role="img",
    )


def shown_openly(view: SamuraiView, seat: int) -> bool:
    """SAM-I5: with two players, for oneself, and when the screens are lifted at the end."""
    return int(view.public.seats) == 2 or seat == view.seat or view.outcome is not None


def figures_won(
    view: SamuraiView, speaker: Speaker, theme: Theme, seat: int, box: Box
) -> list[Node]:
    """Return the figures that a seat has taken, or the screen they stand behind."""
    public = view.public
    counts = [int(public.taken(seat, type_)) for type_ in range(len(FIGURES))]
    size, y = box.height * 0.76, box.centre.y + 1
    if not shown_openly(view, seat):
        told = speaker.word("behind-screen", n=sum(counts))
        return [
            screen(box.x + 34, y, size * 0.78, theme, theme.seats[seat]),
            words(box.x + 66, y, told, box.height * 0.46, theme.text, anchor="start"),
        ]
    step = box.width / len(FIGURES)
    nodes: list[Node] = []
    for type_, count in enumerate(counts):
        x = box.x + step * (type_ + 0.36)
        nodes += [
            figure(FIGURES[type_], x, y, size, theme, tint=tint(type_, theme), cut_out=True),
            words(
                x + size * 0.62,
                y,
                str(count),
                box.height * 0.66,
                theme.text,
                anchor="start",
                serif=True,
                bold=True,
            ),
        ]
    return nodes


def screen(x: float, y: float, size: float, theme: Theme, colour: str) -> Node:
    """A folding screen of four panels."""
    a, h, tilt = size * 0.4, size, size * 0.14
    left = x - 2 * a
    panels = "".join(
        f"M{number(left + a * one)} {number(y - h / 2 + (tilt if one % 2 else 0))}"
        f"l{number(a)} {number(-tilt if one % 2 else tilt)}v{number(h - tilt)}"
        f"l{number(-a)} {number(tilt if one % 2 else -tilt)}Z"
        for one in range(4)
    )
    return el(
        "path", d=panels, fill=colour, stroke=theme.card, stroke_width=1.6, stroke_linejoin="round"
    )


def seat_told(view: SamuraiView, speaker: Speaker, seat: int) -> str:
    """Return a seat in words."""
    public = view.public
    counts = [int(public.taken(seat, type_)) for type_ in range(len(FIGURES))]
    held, stack = int(public.hand_size(seat)), int(public.stack_size(seat))
    tiles = speaker.word("tiles-left", n=held, n2=stack)
    if not shown_openly(view, seat):
        figures = speaker.word("behind-screen", n=sum(counts))
    else:
        figures = ", ".join(
            f"{speaker.word(FIGURES[type_])} {count}" for type_, count in enumerate(counts)
        )
    return f"{speaker.name(seat)}: {tiles}; {figures}"


# The foot


def draw_foot(view: SamuraiView, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return the viewer's hand, what is left of each type, and the end of the turn."""
    top = layout(view.box).height
    nodes = [
        el("rect", x=0, y=top, width=WIDTH, height=2.5, fill=theme.ink, key="foot-line"),
        draw_hand(view, speaker, theme, top),
        draw_types(view, speaker, theme, Box(WIDTH - 302, top + 14, 288, 118)),
    ]
    if view.seat is not None:
        move = END.index if END in view.legal else None
        box = Box(WIDTH - 302, top + 146, 288, 56)
        text = speaker.move(END)
        nodes.append(button(box, text, theme, move=move, primary=True, key="end-turn"))
    return nodes


def draw_hand(view: SamuraiView, speaker: Speaker, theme: Theme, top: float) -> Node:
    """Return the tiles behind the viewer's own screen; the one being played lies higher."""
    nodes: list[Node] = []
    y = top + FOOT / 2 + 4
    seat = view.seat
    if seat is None:
        told = speaker.word("spectator-hand")
        return el("g", words(300, y, told, 22, theme.muted), key="hand")
    playing = view.phase is not None and view.phase.name == "play-tile"
    hand = view.hand()
    chosen = hand.index(view.chosen()) if view.chosen() >= 0 else -1
    for slot in range(HAND):
        at = Point(18 + HAND_TILE * 0.87 + slot * HAND_TILE * 1.88, y)
        if slot >= len(hand):
            empty = Shape.hexagon(*at, HAND_TILE * 0.9)
            nodes.append(el("g", empty.outline(0, theme.fog, 2), key=f"hand-{slot}"))
            continue
        kind = hand[slot]
        legal = playing and TILE[kind] in view.legal
        tile = draw_tile(
            view.box,
            kind,
            seat,
            at.shift(0, -14 if slot == chosen else 0),
            HAND_TILE,
            theme,
            key=f"hand-{slot}",
            move=TILE[kind].index if legal else None,
            label=f"{speaker.word('hand-told', word=speaker.word(TILES[kind]))}. "
            + tile_text(speaker, kind),
        )
        nodes.append(tile)
        if slot == chosen:
            shape = Shape.hexagon(at.x, at.y - 14, HAND_TILE)
            nodes.append(shape.outline(5, theme.gold, 6))
    return el("g", *nodes, key="hand")


def tile_text(speaker: Speaker, kind: int) -> str:
    """Return what a kind of tile does."""
    return speaker.word(f"{TILES[kind].rstrip('-0123456789')}-does")


def draw_types(view: SamuraiView, speaker: Speaker, theme: Theme, box: Box) -> Node:
    """Return each type of figure: to be placed or on the board, and how many were set aside."""
    placing = any(view.supply(type_) for type_ in range(len(FIGURES)))
    step = box.width / len(FIGURES)
    nodes: list[Node] = [
        words(
            box.x,
            box.y + 8,
            speaker.word("to-place" if placing else "on-board"),
            17,
            theme.muted,
            anchor="start",
        )
    ]
    for type_, name in enumerate(FIGURES):
        move = FIGURE[type_].index if FIGURE[type_] in view.legal else None
        count = view.supply(type_) if placing else view.on_board(type_)
        shape = Shape.box(box.x + step * (type_ + 0.5) - 4, box.y + 54, step - 14, 66, 10)
        taken = placing and view.public.placing == type_
        told = speaker.word("type-told", word=speaker.word(name), n=count)
        nodes.append(
            el(
                "g",
                shape.outline(
                    0, theme.gold if taken else theme.fog, 4 if taken else 1.5, fill=theme.panel
                ),
                figure(
                    name, shape.x - 17, shape.y, 46, theme, tint=tint(type_, theme), cut_out=True
                ),
                words(shape.x + 23, shape.y, str(count), 26, theme.text, serif=True, bold=True),
                choosable(shape, theme) if move is not None else None,
                key=f"type-{type_}",
                move=move,
                label=told,
                title=told,
                role="img",
            )
        )
    nodes.append(draw_aside(view, speaker, theme, Point(box.x, box.bottom - 6)))
    return el("g", *nodes, key="types")


def draw_aside(view: SamuraiView, speaker: Speaker, theme: Theme, at: Point) -> Node:
    """Return the figures set aside, those that count in as many places as end the game."""
    counting: list[int] = []
    others: list[int] = []
    for type_ in range(len(FIGURES)):
        counts = int(view.public.set_aside(type_))
        counting += [type_] * counts
        others += [type_] * (view.set_aside(type_) - counts)
    places = max(int(view.box.ties), len(counting))
    aside = {**dict(enumerate(counting)), **dict(enumerate(others, places))}
    told = speaker.word("aside")
    nodes: list[Node] = [words(at.x, at.y, told, 17, theme.muted, anchor="start")]
    last = places + len(others) - 1
    step = min(34.0, 162 / max(1, last))
    for place in range(last + 1):
        x = at.x + 252 - (last - place) * step
        if place < places:
            nodes.append(
                el(
                    "circle",
                    cx=x,
                    cy=at.y,
                    r=14,
                    fill="none",
                    stroke=theme.fog,
                    stroke_width=1.5,
                    stroke_dasharray="3 3",
                )
            )
        if place in aside:
            type_ = aside[place]
            nodes.append(
                figure(FIGURES[type_], x, at.y, 28, theme, tint=tint(type_, theme), cut_out=True)
            )
    label = f"{told}: {len(aside)}. {speaker.word('aside-does', n=int(view.box.ties))}"
    return el("g", *nodes, key="aside", label=label, role="img")


# The first hand


def draw_rack(view: SamuraiView, speaker: Speaker, theme: Theme) -> Node | None:
    """Return all kinds of tiles while the viewer chooses the first five (SAM-S1)."""
    if view.seat is None or view.phase is None or view.phase.name != "choose-hand":
        return None
    across, down = RACK_TILE * 2.05, RACK_TILE * 2.16
    high = down * 2 + 40
    box = Box(16, layout(view.box).height - high - 22, WIDTH - 32, high)
    hand = view.hand()
    nodes: list[Node] = [
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=14,
            fill=theme.panel,
            stroke=theme.ink,
            stroke_width=2,
        ),
    ]
    for kind in range(len(TILES)):
        x = box.x + (box.width - across * (RACK_ROW - 1)) / 2 + kind % RACK_ROW * across
        x += across / 2 * (kind // RACK_ROW)
        y = box.y + down * (kind // RACK_ROW + 0.5) + 20
        left = view.unplayed(view.seat).count(kind) - hand.count(kind)
        tile = draw_tile(
            view.box,
            kind,
            view.seat,
            Point(x, y),
            RACK_TILE,
            theme,
            key=f"rack-{kind}",
            move=TILE[kind].index if TILE[kind] in view.legal else None,
            label=f"{speaker.word('rack-told', word=speaker.word(TILES[kind]), n=left)}. "
            + tile_text(speaker, kind),
        )
        nodes.append(el("g", tile, key=f"rack-place-{kind}", opacity=None if left else 0.3))
        if left > 1:
            nodes.append(badge(x + RACK_TILE * 0.72, y - RACK_TILE * 0.72, f"×{left}", theme))
    return el("g", *nodes, key="rack")
