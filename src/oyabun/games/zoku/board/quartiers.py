"""The Quartiers of the day, with the gangs on them."""

from __future__ import annotations

from oyabun.games.zoku.board.art import (
    ASPHALT,
    CHALK,
    LIGHT_TUBE,
    NEON,
    NIGHT,
    PLAIN,
    roadblock,
    ward_sign,
    zoku,
)
from oyabun.games.zoku.board.places import quartier_box
from oyabun.games.zoku.board.reading import CLAIMED, DISCARDED, quartier_move
from oyabun.games.zoku.components import QUARTIERS, WARD, WARDS
from oyabun.games.zoku.view import ZokuView
from oyabun.svg.geometry import Box
from oyabun.svg.kit import Shape, crest, fitted, ring, words
from oyabun.svg.memory import remembered
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import mix
from oyabun.text import Speaker


def draw_quartiers(view: ZokuView, speaker: Speaker) -> Node:
    """Return the display."""
    public = view.public
    cards: list[Node] = []
    for slot in range(len(public.display)):
        quartier = int(public.display[slot])
        if quartier >= 0:
            cards.append(draw_quartier(view, speaker, slot, quartier))
        else:
            cards.append(empty_place(len(public.display), slot))
    return el("g", *cards, key="quartiers")


@remembered
def empty_place(size: int, slot: int) -> Node:
    """Return a place where no card lies yet."""
    box = quartier_box(size, slot).inset(6)
    return el(
        "g",
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=12,
            fill="none",
            stroke=NIGHT.fog,
            stroke_width=2,
            stroke_dasharray="6 8",
        ),
        key=f"quartier-{slot}",
        aria_hidden="true",
    )


def draw_quartier(view: ZokuView, speaker: Speaker, slot: int, quartier: int) -> Node:
    """Return a card, a button while the viewer may point at it."""
    public = view.public
    return quartier_card(
        speaker,
        len(public.display),
        slot,
        quartier,
        value=int(view.box.values[quartier]),
        bands=tuple([int(public.band(slot, seat)) for seat in range(public.seats)]),
        fate=int(public.fates[slot]),
        blocked=public.blocked == slot,
        fought=public.slot == slot,
        picked=public.picked == slot,
        move=quartier_move(view, quartier),
    )


@remembered
def quartier_card(
    speaker: Speaker,
    size: int,
    slot: int,
    quartier: int,
    *,
    value: int,
    bands: tuple[int, ...],
    fate: int,
    blocked: bool,
    fought: bool,
    picked: bool,
    move: int | None,
) -> Node:
    """Return a card of the display with whoever stands on it, or what became of it."""
    box = quartier_box(size, slot)
    shape = Shape.box(*box.centre, box.width, box.height)
    gone = fate == DISCARDED
    colour = mix(NEON[quartier // WARD], NIGHT.paper, 0.65 if gone else 0.0)
    name = speaker.word(QUARTIERS[quartier])
    says = [
        speaker.word(
            "label-quartier",
            word=name,
            n=value,
            word2=speaker.word(WARDS[quartier // WARD]),
        )
    ]
    says += [
        speaker.word("label-band", seat=speaker.name(seat), n=count)
        for seat, count in enumerate(bands)
        if count
    ]
    if blocked:
        says.append(speaker.word("label-blocked"))
    if gone:
        says.append(speaker.word("label-discarded"))
    if fate >= CLAIMED:
        says.append(speaker.word("label-claimed", seat=speaker.name(fate - CLAIMED)))
    return el(
        "g",
        frame(box, colour, lit=fought or picked),
        head(box, quartier, value, name, colour, quiet=gone),
        crowd(box, bands) if fate == 0 else None,
        stamp(speaker, box, fate) if fate >= CLAIMED else None,
        roadblock(box.x + 10, box.y + 66, box.width - 20) if blocked and fate == 0 else None,
        ring(shape, NIGHT) if move is not None else None,
        key=f"quartier-{slot}",
        move=move,
        label="; ".join(says),
        role="img",
    )


@remembered
def frame(box: Box, colour: str, *, lit: bool) -> Node:
    """Return the card itself: a dark wall with a tube of neon around it."""
    inner = box.inset(5)
    line = {"x": inner.x, "y": inner.y, "width": inner.width, "height": inner.height, "rx": 11}
    return el(
        "g",
        el(
            "rect",
            **line,
            fill=mix(ASPHALT, colour, 0.1),
            stroke=colour,
            stroke_width=8 if lit else 5,
        ),
        el("rect", **line, fill="none", stroke=LIGHT_TUBE, stroke_width=2.4 if lit else 1.2),
    )


@remembered
def head(box: Box, quartier: int, value: int, name: str, colour: str, *, quiet: bool) -> Node:
    """Return value, name and the sign of the ward."""
    text = NIGHT.muted if quiet else LIGHT_TUBE
    return el(
        "g",
        words(box.x + 28, box.y + 38, str(value), 44, colour, serif=True, bold=True),
        ward_sign(quartier // WARD, box.right - 32, box.y + 35, 38),
        fitted(box.centre.x, box.bottom - 22, name, box.width - 26, 22, text, struck=quiet),
    )


@remembered
def crowd(box: Box, bands: tuple[int, ...]) -> Node:
    """Return whoever stands on a Quartier, a row for each gang."""
    gangs = [(seat, count) for seat, count in enumerate(bands) if count]
    top, bottom = box.y + 66, box.bottom - 40
    step = (bottom - top) / max(2, len(gangs))
    longest = max([count for _, count in gangs], default=0)
    size = min(step * 1.15, 44.0, (box.width - 30) / (0.66 + 0.86 * longest))
    rows: list[Node] = []
    for line, (seat, count) in enumerate(gangs):
        y = top + step * (line + 0.5)
        left = box.centre.x - (count * size * 0.86) / 2 + size * 0.16
        rows.append(
            el(
                "g",
                crest(seat, left - size * 0.3, y, size * 0.62, NIGHT),
                *[
                    zoku(seat, PLAIN, left + size * (0.62 + 0.86 * at), y, size)
                    for at in range(count)
                ],
            )
        )
    return el("g", *rows)


@remembered
def stamp(speaker: Speaker, box: Box, fate: int) -> Node:
    """Return the mark of whoever has claimed the card."""
    seat = fate - CLAIMED
    return el(
        "g",
        crest(seat, box.centre.x, box.y + 92, 52, NIGHT),
        words(
            box.centre.x,
            box.y + 132,
            speaker.name(seat),
            19,
            CHALK,
            width=box.width - 30,
        ),
    )
