"""The street, where Zokus lie, and the station, where some of them end."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from oyabun.games.zoku.board.art import ASPHALT, CHALK, NEON, NIGHT, PLAIN, bars, zoku
from oyabun.games.zoku.board.places import STATION, STREET
from oyabun.games.zoku.board.reading import (
    FLOWN,
    TAKEN,
    Lying,
    is_over,
    position_key,
    row,
    shown_quartier,
    street_of,
    zoku_move,
)
from oyabun.games.zoku.components import BELLY, EDGE, QUARTIERS, ROUNDS, WARD
from oyabun.games.zoku.moves import PIECES
from oyabun.games.zoku.view import ZokuView
from oyabun.svg.kit import Shape, badge, crest, ring, words
from oyabun.svg.memory import remembered
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import mix
from oyabun.text import Speaker


def draw_street(view: ZokuView, speaker: Speaker) -> Node:
    """Return the lid of the box with everything in it."""
    quartier = shown_quartier(view)
    over = is_over(view)
    gangs = street_of(view)
    lying: list[Node] = []
    longest = max([gang[-1].place + 1 for gang in gangs], default=0)
    for line, gang in enumerate(gangs):
        at = spot(line, len(gangs), longest)
        lying.append(gang_line(gang[0].seat, at))
        lying += [
            piece(
                speaker,
                one,
                at,
                move=zoku_move(view, one),
                over=over,
                flying=bool(view.public.flying >> (one.seat * PIECES + one.place) & 1),
            )
            for one in gang
        ]
    fought = view.public.flying or any(move.kind in ("throw", "zoku") for move in view.legal)
    return el(
        "g",
        asphalt(),
        street_title(speaker, quartier, int(view.public.round), over=over),
        *lying,
        key="street",
        class_="throws",
        data_look="closer",
        data_here="now" if fought else None,
    )


@remembered
def asphalt() -> Node:
    """Return the lid, seen from above."""
    box = STREET
    inner = box.inset(12)
    chalk = f"M{inner.x + 8} {box.centre.y + 14}H{inner.right - 8}"
    return el(
        "g",
        el("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=10, fill="#2B2A33"),
        el(
            "rect",
            x=inner.x,
            y=inner.y,
            width=inner.width,
            height=inner.height,
            rx=5,
            fill=ASPHALT,
            stroke="#0C0C12",
            stroke_width=3,
        ),
        el(
            "path",
            d=chalk,
            stroke=mix(ASPHALT, CHALK, 0.22),
            stroke_width=5,
            stroke_dasharray="34 26",
        ),
        key="lid",
        aria_hidden="true",
    )


@remembered
def street_title(speaker: Speaker, quartier: int, this_round: int, *, over: bool) -> Node:
    """Return where they fight, and in which round."""
    if quartier < 0:
        text = speaker.word("street-quiet")
        return words(STREET.centre.x, STREET.centre.y, text, 24, NIGHT.muted, key="street-title")
    name = speaker.word(QUARTIERS[quartier])
    text = (
        speaker.word("street-over", word=name)
        if over or not this_round
        else speaker.word("street-round", word=name, n=this_round, n2=ROUNDS)
    )
    colour = NIGHT.muted if over else NEON[quartier // WARD]
    return words(STREET.centre.x, STREET.y + 34, text, 24, colour, bold=True, key="street-title")


class Spot(NamedTuple):
    """Where the line of a gang begins, how far its pieces are apart and how large they are."""

    x: float
    y: float
    step: float
    size: float


@cache
def spot(line: int, lines: int, longest: int) -> Spot:
    """Return the line of a gang: one below the other, three or more in two columns."""
    columns = 1 if lines <= 2 else 2
    down, across = divmod(line, columns)
    wide = (STREET.width - 40) / columns
    high = (STREET.height - 66) / max(2, -(-lines // columns))
    step = min(88.0, (wide - 62) / max(3, longest))
    size = min(58.0, high * 0.7, step * 0.8)
    y = STREET.y + 54 + high * (down + 0.44)
    return Spot(STREET.x + 20 + across * wide, y, step, size)


@remembered
def gang_line(seat: int, at: Spot) -> Node:
    """Return whose line it is."""
    return el("g", crest(seat, at.x + 26, at.y, 40, NIGHT), key=f"gang-{seat}")


@remembered
def piece(
    speaker: Speaker,
    lying: Lying,
    at: Spot,
    *,
    move: int | None,
    over: bool,
    flying: bool,
) -> Node:
    """Return a Zoku in the street, a button while the viewer may point at it."""
    x, y, size = at.x + 62 + at.step * (lying.place + 0.5), at.y, at.size
    position = lying.position
    name = position_key(position)
    label = speaker.word(
        "label-zoku",
        seat=speaker.name(lying.seat),
        n=lying.place + 1,
        word=speaker.word(name),
        word2=speaker.word(f"{name}-means"),
    )
    shape = Shape.box(x, y, size * 1.24, size * 1.24)
    taken = position > TAKEN
    fights = EDGE <= position < FLOWN
    drawn = position - TAKEN if taken else position
    return el(
        "g",
        el(
            "rect",
            x=x - size * 0.62,
            y=y - size * 0.62,
            width=size * 1.24,
            height=size * 1.24,
            rx=8,
            fill=mix(ASPHALT, NIGHT.seats[lying.seat], 0.16 if fights else 0.04),
        ),
        zoku(lying.seat, 0 if position == FLOWN else drawn, x, y, size),
        bars(x - size * 0.5, y - size * 0.55, size, size * 1.1) if taken else None,
        ring(shape, NIGHT) if move is not None else None,
        badge(
            x,
            y + size * 0.62,
            speaker.word(f"{name}-short"),
            NIGHT,
            size=13,
            colour=NIGHT.fog if position in (BELLY, FLOWN) or taken or over else NIGHT.indigo,
        ),
        key=f"zoku-{lying.seat}-{lying.place}",
        move=move,
        label=label,
        role="img",
        class_="flying" if flying else None,
    )


def draw_station(view: ZokuView, speaker: Speaker) -> Node:
    """Return the cell: who sits there, and since when."""
    public = view.public
    seats = range(public.seats)
    return station(
        speaker,
        tuple([row(int(public.held), seat) for seat in seats]),
        tuple([row(int(public.arrested), seat) for seat in seats]),
    )


@remembered
def station(speaker: Speaker, held: tuple[int, ...], arrested: tuple[int, ...]) -> Node:
    """Return the police station."""
    box = STATION
    inner = box.inset(8)
    people: list[Node] = []
    counts: list[Node] = []
    says: list[str] = [speaker.word("label-station")]
    line = 0
    high = (inner.height - 46) / len(held)
    for seat, (old, new) in enumerate(zip(held, arrested, strict=True)):
        if old + new:
            y = inner.y + 44 + high * (line + 0.5)
            size = min(34.0, high)
            people.append(zoku(seat, PLAIN, inner.x + 34, y, size))
            counts += [
                el("circle", cx=inner.x + 78, cy=y, r=18, fill=NIGHT.paper),
                words(inner.x + 78, y, f"×{old + new}", 24, CHALK, bold=True),
            ]
            says.append(speaker.word("label-held", seat=speaker.name(seat), n=old + new, n2=new))
            line += 1
    return el(
        "g",
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=10,
            fill=mix(NIGHT.paper, NIGHT.indigo, 0.2),
            stroke=NIGHT.fog,
            stroke_width=3,
        ),
        *people,
        bars(inner.x, inner.y + 34, inner.width, inner.height - 36),
        *counts,
        words(
            box.centre.x,
            box.y + 24,
            speaker.word("station"),
            20,
            CHALK,
            bold=True,
            width=box.width - 14,
        ),
        key="station",
        label="; ".join(says),
        role="img",
    )
