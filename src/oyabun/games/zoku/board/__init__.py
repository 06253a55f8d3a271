"""The board of Zoku: Tokyo by night, the loudest of the five."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyabun.games.zoku.board.art import LIGHT_TUBE, NEON, NIGHT
from oyabun.games.zoku.board.own import draw_hand
from oyabun.games.zoku.board.places import HEIGHT, SIGN, WIDTH
from oyabun.games.zoku.board.quartiers import draw_quartiers
from oyabun.games.zoku.board.seats import draw_count, draw_seats
from oyabun.games.zoku.board.street import draw_station, draw_street
from oyabun.games.zoku.board.words import breakdown, describe
from oyabun.games.zoku.view import ZokuView
from oyabun.svg.kit import awaited_symbol, words
from oyabun.svg.memory import remembered
from oyabun.svg.scene import Node, Scene, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

__all__ = ["breakdown", "describe", "draw"]

ROOFS: Final = (
    (40, 30),
    (70, 18),
    (120, 34),
    (160, 12),
    (220, 30),
    (250, 22),
    (330, 36),
    (372, 14),
    (430, 30),
    (470, 24),
    (520, 10),
    (590, 32),
    (640, 20),
    (690, 34),
    (720, 16),
)
"""The skyline: how far each roof reaches to the right, and how high it is."""
WINDOWS: Final = ((52, 26), (146, 20), (346, 24), (486, 18), (500, 26), (702, 24))


def draw(view: ZokuView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the table as this seat sees it; night in every theme."""
    desc = speaker.prompt(view.frame)
    speaker = speaker.impersonal()
    middle = (
        [draw_street(view, speaker), draw_station(view, speaker)]
        if view.outcome is None
        else [draw_count(view, speaker)]
    )
    return Scene(
        WIDTH,
        HEIGHT,
        ground(theme),
        day_sign(speaker, min(int(view.public.day) + 1, int(view.box.days)), int(view.box.days)),
        draw_seats(view, speaker),
        draw_quartiers(view, speaker),
        *middle,
        draw_hand(view, speaker),
        title=speaker.word("board-title"),
        desc=desc,
        library=(awaited_symbol(NIGHT),),
    )


@cache
def ground(theme: Theme) -> Node:
    """Return what never changes: night over Tokyo and its roofs, on the paper of the page."""
    dark = mix(NIGHT.paper, "#000000", 0.25)
    roofs = "".join([f"V{top}H{right}" for right, top in ROOFS])
    windows = "".join([f"M{x} {y}h7" for x, y in WINDOWS])
    return el(
        "g",
        el("rect", width=WIDTH, height=HEIGHT, fill=theme.paper),
        el("rect", width=WIDTH, height=HEIGHT, rx=14, fill=NIGHT.paper),
        el("path", d=f"M0 60{roofs}V60Z", fill=dark),
        el("path", d=windows, stroke=NIGHT.gold, stroke_width=5),
        key="ground",
        aria_hidden="true",
    )


@remembered
def day_sign(speaker: Speaker, day: int, days: int) -> Node:
    """Return which day it is, in lights: one lamp for each."""
    name, today = speaker.word("sign"), speaker.word("day", n=day, n2=days)
    lamps = [
        el(
            "circle",
            cx=SIGN.right - 16 - 24 * (days - at),
            cy=SIGN.centre.y,
            r=8,
            fill=NEON[0] if at <= day else mix(NIGHT.paper, NEON[0], 0.25),
            stroke=LIGHT_TUBE if at == day else NEON[0],
            stroke_width=2,
        )
        for at in range(1, days + 1)
    ]
    return el(
        "g",
        words(SIGN.x + 8, SIGN.centre.y, name, 40, NEON[0], anchor="start", serif=True, bold=True),
        words(SIGN.centre.x, SIGN.centre.y, today, 26, LIGHT_TUBE, bold=True),
        *lamps,
        key="day",
        role="img",
        label=today,
    )
