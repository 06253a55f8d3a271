"""The viewer's own Lieutenants, with what they do."""

from __future__ import annotations

from oyabun.games.zoku.board.art import CHALK, LIGHT_TUBE, NEON, NIGHT
from oyabun.games.zoku.board.places import hand_box
from oyabun.games.zoku.components import LIEUTENANTS
from oyabun.games.zoku.moves import USE
from oyabun.games.zoku.view import ZokuView
from oyabun.svg.geometry import Box
from oyabun.svg.kit import Shape, fitted, paragraph, ring, words, wrap
from oyabun.svg.kit.letters import LINE
from oyabun.svg.memory import remembered
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import mix
from oyabun.text import Speaker


def draw_hand(view: ZokuView, speaker: Speaker) -> Node:
    """Return the three cards; those that were played lie open and dark."""
    if view.seat is None:
        return el("g", key="hand")
    hand, shown = int(view.hand()), int(view.public.shown[view.seat])
    cards = [card for card in range(len(LIEUTENANTS)) if (hand | shown) >> card & 1]
    return el(
        "g",
        *[
            lieutenant(
                speaker,
                place,
                card,
                played=bool(shown >> card & 1),
                move=int(USE[card].index) if USE[card] in view.legal else None,
            )
            for place, card in enumerate(cards)
        ],
        key="hand",
    )


@remembered
def lieutenant(speaker: Speaker, place: int, card: int, *, played: bool, move: int | None) -> Node:
    """Return one of one's own Lieutenants."""
    box = hand_box(place)
    key = LIEUTENANTS[card]
    name, title = speaker.word(key), speaker.word(f"{key}-title")
    does = speaker.word(f"{key}-does")
    colour = NIGHT.fog if played else NEON[card % len(NEON)]
    inner = box.inset(5)
    text = NIGHT.muted if played else CHALK
    label = speaker.word(
        "label-lieutenant-played" if played else "label-lieutenant",
        word=name,
        word2=title,
        word3=does,
    )
    return el(
        "g",
        el(
            "rect",
            x=inner.x,
            y=inner.y,
            width=inner.width,
            height=inner.height,
            rx=11,
            fill=mix(NIGHT.panel, colour, 0.1),
            stroke=colour,
            stroke_width=5,
        ),
        words(
            box.centre.x,
            box.y + 32,
            name,
            23,
            NIGHT.muted if played else LIGHT_TUBE,
            bold=True,
            serif=True,
            width=box.width - 24,
            struck=played,
        ),
        fitted(
            box.centre.x,
            box.y + 58,
            title,
            box.width - 24,
            19,
            NIGHT.muted if played else colour,
            bold=False,
        ),
        body(box, does, text),
        ring(Shape.box(*box.centre, box.width - 8, box.height - 8), NIGHT)
        if move is not None
        else None,
        key=f"hand-{place}",
        move=move,
        label=label,
        role="img",
    )


@remembered
def body(box: Box, text: str, colour: str) -> Node:
    """Return what a card does, in the largest letters that leave all of it on the card."""
    wide, high = box.width - 28, box.height - 84
    for size in (18, 17, 16, 15, 14):
        lines = wrap(text, wide, size, lines=20)
        if len(lines) * size * LINE <= high:
            break
    middle = box.y + 72 + high / 2
    return paragraph(
        box.centre.x, middle, text, size, colour, width=wide, lines=len(lines), anchor="middle"
    )
