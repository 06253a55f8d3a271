"""Who sits around it: points, Zokus in reserve, Lieutenants, and how far the sets have come."""

from __future__ import annotations

from oyabun.games.zoku.board.art import CHALK, NEON, NIGHT, PLAIN, ward_sign, zoku
from oyabun.games.zoku.board.places import COUNT, seat_box
from oyabun.games.zoku.board.reading import row
from oyabun.games.zoku.components import LIEUTENANTS, MAX_SEATS, WARD, WARDS
from oyabun.games.zoku.view import ZokuView
from oyabun.svg.geometry import Box
from oyabun.svg.kit import Shape, badge, crest, seat_plate, won, words
from oyabun.svg.memory import remembered
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import mix
from oyabun.text import Speaker

PLATE = 46.0
NARROW = 38.0
"""The height of a plate; lower where five sit side by side, to leave room for names."""
SOURCES = ("printed", "lieutenants", "threes", "fives", "every")
"""Where points come from (ZOK-E1)."""


def draw_seats(view: ZokuView, speaker: Speaker) -> Node:
    """Return the plates of all seats."""
    public = view.public
    plates = [
        seat_card(
            speaker,
            seat,
            seats=int(public.seats),
            score=view.score(seat),
            reserve=row(int(public.reserve), seat),
            dark=row(int(public.dark), seat),
            shown=int(public.shown[seat]),
            counts=tuple(
                [
                    (ward, bin(int(public.owned[seat]) >> ward * WARD & 31).count("1"))
                    for ward in range(len(WARDS))
                    if public.wards >> ward & 1
                ]
            ),
            first=public.first == seat,
            late=public.latecomer == seat,
            waiting=seat in view.waiting,
            you=seat == view.seat,
            winner=view.outcome is not None and seat in view.outcome.winners,
        )
        for seat in range(public.seats)
    ]
    return el("g", *plates, key="seats")


@remembered
def seat_card(
    speaker: Speaker,
    seat: int,
    *,
    seats: int,
    score: int,
    reserve: int,
    dark: int,
    shown: int,
    counts: tuple[tuple[int, int], ...],
    first: bool,
    late: bool,
    waiting: bool,
    you: bool,
    winner: bool,
) -> Node:
    """Return what lies before a seat."""
    box = seat_box(seats, seat)
    name = speaker.name(seat)
    plate = Box(box.x, box.y, box.width, PLATE if seats < MAX_SEATS else NARROW)
    played = [LIEUTENANTS[card] for card in range(len(LIEUTENANTS)) if shown >> card & 1]
    says = [
        name,
        speaker.word("label-score", n=score),
        speaker.word("label-reserve", n=reserve),
        speaker.word("label-dark", n=dark),
        *[
            speaker.word(
                "label-played", word=speaker.word(card), word2=speaker.word(card + "-does")
            )
            for card in played
        ],
        *[
            speaker.word("label-ward", word=speaker.word(WARDS[ward]), n=count)
            for ward, count in counts
            if count
        ],
    ]
    if first:
        says.append(speaker.word("label-first"))
    if late:
        says.append(speaker.word("label-late"))
    return el(
        "g",
        won(Shape.box(*box.centre, box.width, box.height), NIGHT) if winner else None,
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=9,
            fill=mix(NIGHT.paper, NIGHT.seats[seat], 0.12),
        ),
        seat_plate(
            plate,
            seat,
            name,
            NIGHT,
            score=str(score),
            waiting=waiting,
            you=you,
            key=f"plate-{seat}",
        ),
        zoku(seat, PLAIN, box.x + 20, box.y + 68, 34),
        words(box.x + 40, box.y + 68, f"×{reserve}", 22, CHALK, anchor="start", bold=True),
        lieutenants(box, dark, len(played)),
        sets(box, counts),
        badge(box.right - 18, box.y - 2, "1", NIGHT, colour=NIGHT.gold, size=18) if first else None,
        key=f"seat-{seat}",
        label=", ".join(says),
        role="img",
    )


@remembered
def lieutenants(box: Box, dark: int, played: int) -> Node:
    """Return small cards: those face down, and those that lie open."""
    cards: list[Node] = []
    for place in range(dark + played):
        x = box.right - 14 - (dark + played - place) * 17
        down = place < dark
        cards.append(
            el(
                "rect",
                x=x,
                y=box.y + 55,
                width=14,
                height=20,
                rx=2.5,
                fill=NIGHT.back if down else NIGHT.paper,
                stroke=NIGHT.gold if down else NIGHT.fog,
                stroke_width=1.6,
            )
        )
    return el("g", *cards)


@remembered
def sets(box: Box, counts: tuple[tuple[int, int], ...]) -> Node:
    """Return the wards in play, each with how many of its cards the seat has."""
    step = (box.width - 12) / max(1, len(counts))
    size = min(step * 0.92, 32.0)
    marks: list[Node] = []
    for place, (ward, count) in enumerate(counts):
        x, y = box.x + 6 + step * (place + 0.5), box.y + 102
        fill = NEON[ward] if count else mix(NIGHT.paper, NEON[ward], 0.18)
        marks.append(el("rect", x=x - size / 2, y=y - 16, width=size, height=32, rx=4, fill=fill))
        if count:
            marks.append(words(x, y, str(count), min(22.0, size), NIGHT.on(fill), bold=True))
        else:
            marks.append(ward_sign(ward, x, y, size * 0.72))
    return el("g", *marks)


def draw_count(view: ZokuView, speaker: Speaker) -> Node:
    """Return the table of where everybody's points came from."""
    points = tuple([view.points(seat) for seat in range(view.public.seats)])
    return count_table(speaker, points)


@remembered
def count_table(speaker: Speaker, points: tuple[tuple[int, ...], ...]) -> Node:
    """Return a row for each seat, a column for each source, and the sum."""
    box = COUNT
    left, right = box.x + 158, box.right - 14
    columns = len(SOURCES) + 1
    step = (right - left) / columns
    high = (box.height - 62) / len(points)
    parts: list[Node] = [
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=10,
            fill=NIGHT.panel,
            stroke=NIGHT.gold,
            stroke_width=3,
        )
    ]
    says: list[str] = []
    heads = [*[speaker.word(f"points-{name}") for name in SOURCES], speaker.word("points-sum")]
    for column, head in enumerate(heads):
        x = left + step * (column + 0.5)
        parts.append(words(x, box.y + 30, head, 17, NIGHT.muted, width=step - 4))
    for seat, row_ in enumerate(points):
        y = box.y + 54 + high * (seat + 0.5)
        parts.append(crest(seat, box.x + 28, y, min(34.0, high * 0.9), NIGHT))
        parts.append(
            words(box.x + 52, y, speaker.name(seat), 19, NIGHT.text, anchor="start", width=100)
        )
        numbers = [*row_, sum(row_)]
        for column, number in enumerate(numbers):
            x = left + step * (column + 0.5)
            last = column == columns - 1
            parts.append(
                words(
                    x,
                    y,
                    str(number),
                    26 if last else 22,
                    NIGHT.gold if last else NIGHT.text,
                    bold=last,
                    serif=last,
                )
            )
        said = ", ".join([f"{head} {number}" for head, number in zip(heads, numbers, strict=True)])
        says.append(speaker.colon(speaker.name(seat), said))
    return el("g", *parts, key="count", label="; ".join(says), role="img")
