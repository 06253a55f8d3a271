"""What lies around the map: seats and screens, the hand, the supply, what was set aside."""

from __future__ import annotations

from typing import Final, NamedTuple

from oyabun.games.samurai.board.map import FOOT, WIDTH, layout
from oyabun.games.samurai.board.pieces import choosable, draw_tile, tint
from oyabun.games.samurai.components import FIGURES, HAND, TILES, Board
from oyabun.games.samurai.moves import END, FIGURE, TILE
from oyabun.games.samurai.view import SamuraiView
from oyabun.svg.geometry import Box, Point
from oyabun.svg.kit import Shape, awaited, badge, button, figure, seat_plate, words
from oyabun.svg.memory import remembered
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

HAND_TILE: Final = 68.0
RACK_TILE: Final = 47.0
RACK_ROW: Final = 9
IN_A_TURN: Final = ("play-tile", "target", "swap-with", "resettle")
"""What is asked while tiles are played, of anybody."""


# The seats


def plate_boxes(seats: int, *, wide: float, high: float) -> list[Box]:
    """Return a place for each seat in the sea off the north-west, which no hex reaches."""
    gap = 10.0
    columns = 1 if seats == 2 else 2
    return [
        Box(12 + seat % columns * (wide + gap), 12 + seat // columns * (high + gap), wide, high)
        for seat in range(seats)
    ]


class Seat(NamedTuple):
    """What is seen of a seat."""

    seat: int
    name: str
    place: str
    """Which one it came out as, at the end."""
    held: int
    stack: int
    figures: tuple[int, ...]
    """By type where they are shown openly (SAM-I5), else one number."""
    you: bool
    waiting: bool


def draw_seats(view: SamuraiView, speaker: Speaker, theme: Theme) -> Node:
    """Return every seat: name, tiles, and the figures before or behind its screen."""
    seats = int(view.public.seats)
    wide, high = (330.0, 104.0) if seats == 2 else (262.0, 92.0)
    boxes = plate_boxes(seats, wide=wide, high=high)
    told = speaker.impersonal()
    return el(
        "g",
        *[draw_seat(look_at(view, told, seat), told, theme, boxes[seat]) for seat in range(seats)],
        key="seats",
    )


def look_at(view: SamuraiView, speaker: Speaker, seat: int) -> Seat:
    """Return what the viewer sees of a seat."""
    public = view.public
    counts = tuple([int(public.taken(seat, type_)) for type_ in range(len(FIGURES))])
    return Seat(
        seat,
        speaker.name(seat),
        "" if view.outcome is None else f"{view.outcome.places[seat]}.",
        int(public.hand_size(seat)),
        int(public.stack_size(seat)),
        counts if shown_openly(view, seat) else (sum(counts),),
        seat == view.seat,
        seat in view.waiting,
    )


@remembered
def draw_seat(one: Seat, speaker: Speaker, theme: Theme, box: Box) -> Node:
    """Return one seat."""
    plate = Box(box.x, box.y, box.width, box.height * 0.54)
    low = Box(box.x, plate.bottom - 2, box.width, box.bottom - plate.bottom)
    return el(
        "g",
        el(
            "rect",
            x=low.x + 1,
            y=low.y,
            width=low.width - 2,
            height=low.height,
            rx=7,
            fill=mix(theme.panel, theme.seats[one.seat], 0.14),
            stroke=theme.fog,
        ),
        *figures_won(one, speaker, theme, low),
        seat_plate(
            plate,
            one.seat,
            one.name,
            theme,
            score=one.place,
            note=speaker.word("tiles-left", n=one.held, n2=one.stack),
            you=one.you,
            key=f"plate-{one.seat}",
        ),
        awaited(plate.right - 30, plate.centre.y, 40, theme, key=f"awaited-{one.seat}")
        if one.waiting
        else None,
        key=f"seat-{one.seat}",
        label=seat_told(one, speaker),
        role="img",
    )


def shown_openly(view: SamuraiView, seat: int) -> bool:
    """SAM-I5: with two players, for oneself, and when the screens are lifted at the end."""
    return int(view.public.seats) == 2 or seat == view.seat or view.outcome is not None


def figures_won(one: Seat, speaker: Speaker, theme: Theme, box: Box) -> list[Node]:
    """Return the figures that a seat has taken, or the screen they stand behind."""
    size, y = box.height * 0.76, box.centre.y + 1
    if len(one.figures) == 1:
        told = speaker.word("behind-screen", n=one.figures[0])
        return [
            screen(box.x + 34, y, size * 0.78, theme, theme.seats[one.seat]),
            words(box.x + 66, y, told, box.height * 0.46, theme.text, anchor="start"),
        ]
    step = box.width / len(FIGURES)
    nodes: list[Node] = []
    for type_, count in enumerate(one.figures):
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


def seat_told(one: Seat, speaker: Speaker) -> str:
    """Return a seat in words."""
    tiles = speaker.word("tiles-left", n=one.held, n2=one.stack)
    if len(one.figures) == 1:
        figures = speaker.word("behind-screen", n=one.figures[0])
    else:
        counted = enumerate(one.figures)
        figures = ", ".join(f"{speaker.word(FIGURES[type_])} {count}" for type_, count in counted)
    return speaker.colon(one.name, f"{tiles}; {figures}")


# The foot


def draw_foot(view: SamuraiView, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return the viewer's hand, what is left of each type, and the end of the turn."""
    top = layout(view.box).height
    nodes = [
        el("rect", x=0, y=top, width=WIDTH, height=2.5, fill=theme.ink, key="foot-line"),
        draw_hand(view, speaker.impersonal(), theme, top),
        draw_types(view, speaker.impersonal(), theme, Box(WIDTH - 302, top + 14, 288, 118)),
    ]
    if view.seat is not None:
        move = END.index if END in view.legal else None
        box = Box(WIDTH - 302, top + 146, 288, 56)
        text = speaker.move(END)
        nodes.append(button(box, text, theme, move=move, primary=True, key="end-turn"))
    return nodes


def draw_hand(view: SamuraiView, speaker: Speaker, theme: Theme, top: float) -> Node:
    """Return the tiles behind the viewer's own screen; the one being played lies higher."""
    y = top + FOOT / 2 + 4
    if view.seat is None:
        told = speaker.word("spectator-hand")
        return el("g", words(300, y, told, 22, theme.muted), key="hand")
    playing = view.phase is not None and view.phase.name == "play-tile"
    hand = tuple(view.hand())
    chosen = hand.index(view.chosen()) if view.chosen() >= 0 else -1
    can = tuple([playing and TILE[kind] in view.legal for kind in hand])
    matters = view.phase is not None and view.phase.name in IN_A_TURN and END not in view.legal
    return held_tiles(view.box, speaker, theme, y, view.seat, hand, can, chosen, matters=matters)


def choosing_hand(view: SamuraiView) -> bool:
    """Return whether the first five tiles are being chosen (SAM-S1)."""
    return view.phase is not None and view.phase.name == "choose-hand"


@remembered
def held_tiles(
    board: Board,
    speaker: Speaker,
    theme: Theme,
    y: float,
    seat: int,
    hand: tuple[int, ...],
    can: tuple[bool, ...],
    chosen: int,
    *,
    matters: bool,
) -> Node:
    """Return a hand: which of its tiles can be played, and which is being played.

    Where it `matters`, a small screen shows all of it, and nothing beside it.
    """
    nodes: list[Node] = []
    for slot in range(HAND):
        at = Point(18 + HAND_TILE * 0.87 + slot * HAND_TILE * 1.88, y)
        if slot >= len(hand):
            empty = Shape.hexagon(*at, HAND_TILE * 0.9)
            nodes.append(el("g", empty.outline(0, theme.fog, 2), key=f"hand-{slot}"))
            continue
        kind = hand[slot]
        tile = draw_tile(
            board,
            kind,
            seat,
            at.shift(0, -14 if slot == chosen else 0),
            HAND_TILE,
            theme,
            key=f"hand-{slot}",
            move=TILE[kind].index if can[slot] else None,
            label=f"{speaker.word('hand-told', word=speaker.word(TILES[kind]))}. "
            + tile_text(speaker, kind),
        )
        nodes.append(tile)
        if slot == chosen:
            shape = Shape.hexagon(at.x, at.y - 14, HAND_TILE)
            nodes.append(el("g", shape.outline(5, theme.gold, 6), key="hand-chosen"))
    return el("g", *nodes, key="hand", data_here="tall" if matters else None)


def tile_text(speaker: Speaker, kind: int) -> str:
    """Return what a kind of tile does."""
    return speaker.word(f"{TILES[kind].rstrip('-0123456789')}-does")


def draw_types(view: SamuraiView, speaker: Speaker, theme: Theme, box: Box) -> Node:
    """Return each type of figure: to be placed or on the board, and how many were set aside."""
    supply = [view.supply(type_) for type_ in range(len(FIGURES))]
    placing = any(supply)
    shown = [
        Type(
            supply[type_] if placing else view.on_board(type_),
            FIGURE[type_] in view.legal,
            placing and view.public.placing == type_,
        )
        for type_ in range(len(FIGURES))
    ]
    set_aside = draw_aside(view, speaker, theme, Point(box.x, box.bottom - 6))
    return types(tuple(shown), set_aside, speaker, theme, box, placing=placing)


class Type(NamedTuple):
    """What is seen of a type of figure."""

    there: int
    can: bool
    """The viewer may take it."""
    taken: bool
    """The viewer is placing it."""


@remembered
def types(
    shown: tuple[Type, ...], aside: Node, speaker: Speaker, theme: Theme, box: Box, *, placing: bool
) -> Node:
    """Return each type of figure with its count, and those set aside."""
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
        count, can, taken = shown[type_]
        shape = Shape.box(box.x + step * (type_ + 0.5) - 4, box.y + 54, step - 14, 66, 10)
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
                choosable(shape, theme) if can else None,
                key=f"type-{type_}",
                move=FIGURE[type_].index if can else None,
                label=told,
                title=told,
                role="img",
            )
        )
    return el("g", *nodes, aside, key="types")


def draw_aside(view: SamuraiView, speaker: Speaker, theme: Theme, at: Point) -> Node:
    """Return the figures set aside, those that count in as many places as end the game."""
    counting: list[int] = []
    others: list[int] = []
    for type_ in range(len(FIGURES)):
        counts = int(view.public.set_aside(type_))
        counting += [type_] * counts
        others += [type_] * (view.set_aside(type_) - counts)
    return aside(tuple(counting), tuple(others), int(view.box.ties), speaker, theme, at)


@remembered
def aside(
    counting: tuple[int, ...],
    others: tuple[int, ...],
    ties: int,
    speaker: Speaker,
    theme: Theme,
    at: Point,
) -> Node:
    """Return figures that count, and others, in a row."""
    places = max(ties, len(counting))
    lying = {**dict(enumerate(counting)), **dict(enumerate(others, places))}
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
        if place in lying:
            type_ = lying[place]
            nodes.append(
                figure(FIGURES[type_], x, at.y, 28, theme, tint=tint(type_, theme), cut_out=True)
            )
    label = f"{speaker.colon(told, str(len(lying)))}. {speaker.word('aside-does', n=ties)}"
    return el("g", *nodes, key="aside", label=label, role="img")


# The first hand


def draw_rack(view: SamuraiView, speaker: Speaker, theme: Theme) -> Node | None:
    """Return all kinds of tiles while the viewer chooses the first five (SAM-S1)."""
    if view.seat is None or not choosing_hand(view):
        return None
    hand, unplayed = view.hand(), view.unplayed(view.seat)
    kinds = range(len(TILES))
    left = tuple([unplayed.count(kind) - hand.count(kind) for kind in kinds])
    can = tuple([TILE[kind] in view.legal for kind in kinds])
    return rack(view.box, speaker.impersonal(), theme, view.seat, left, can)


@remembered
def rack(
    board: Board,
    speaker: Speaker,
    theme: Theme,
    seat: int,
    left: tuple[int, ...],
    can: tuple[bool, ...],
) -> Node:
    """Return all kinds of tiles: how many of each are left, and whether one can be taken."""
    across, down = RACK_TILE * 2.05, RACK_TILE * 2.16
    high = down * 2 + 40
    box = Box(16, layout(board).height - high - 22, WIDTH - 32, high)
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
        tile = draw_tile(
            board,
            kind,
            seat,
            Point(x, y),
            RACK_TILE,
            theme,
            key=f"rack-{kind}",
            move=TILE[kind].index if can[kind] else None,
            label=f"{speaker.word('rack-told', word=speaker.word(TILES[kind]), n=left[kind])}. "
            + tile_text(speaker, kind),
        )
        nodes.append(el("g", tile, key=f"rack-place-{kind}", opacity=None if left[kind] else 0.3))
        if left[kind] > 1:
            nodes.append(badge(x + RACK_TILE * 0.72, y - RACK_TILE * 0.72, f"×{left[kind]}", theme))
    return el("g", *nodes, key="rack")
