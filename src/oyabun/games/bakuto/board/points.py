"""Where the points came from, when the game has ended."""

from __future__ import annotations

from typing import Final

from oyabun.core.breakdown import Breakdown, Source
from oyabun.games.bakuto.board.stakes import stake_box
from oyabun.games.bakuto.components import DISTRICTS
from oyabun.games.bakuto.view import BakutoView
from oyabun.svg.geometry import Box
from oyabun.svg.kit import crest, shorten, words
from oyabun.svg.node import Node, el
from oyabun.svg.theme import Theme
from oyabun.text import Speaker

ROW: Final = 31.0
PARTS: Final = ("lines", "families", "network")


def breakdown(view: BakutoView, speaker: Speaker) -> Breakdown:
    """BAK-E1, BAK-E2: return what each district, line, family and tile paid to whom."""
    scores = [view.score(seat) for seat in range(int(view.public.seats))]
    districts = [
        Source(speaker.word(name), tuple(view.district_points(district)))
        for district, name in enumerate(DISTRICTS)
    ]
    parts = [
        Source(speaker.word(f"points-{part}"), tuple(score[1 + at] for score in scores))
        for at, part in enumerate(PARTS)
    ]
    return (*districts, *parts)


def draw_points(view: BakutoView, speaker: Speaker, theme: Theme) -> Node | None:
    """Return a table over the stakes: where the points came from."""
    if view.outcome is None:
        return None
    top, last = stake_box(0), stake_box(2)
    box = Box(top.x, top.y, top.width, last.bottom - top.y)
    seats = range(int(view.public.seats))
    rows = [(source.name, source.points) for source in breakdown(view, speaker)]
    rows.append((speaker.word("points-total"), view.outcome.scores))
    nodes = [
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=12,
            fill=theme.panel,
            stroke=theme.ink,
            stroke_width=2,
        ),
        words(
            box.centre.x,
            box.y + 28,
            speaker.word("points-table"),
            22,
            theme.text,
            serif=True,
            bold=True,
        ),
    ]
    wide = 96.0
    left = box.right - wide * len(seats)
    for seat in seats:
        x = left + wide * (seat + 0.5) - 8
        nodes.append(crest(seat, x, box.y + 66, 34, theme))
        name = shorten(speaker.name(seat), wide - 8, 14)
        nodes.append(
            words(x, box.y + 96, name, 14, theme.text, bold=view.outcome.places[seat] == 1)
        )
    for at, (name, points) in enumerate(rows):
        y = box.y + 126 + at * ROW
        total = at == len(rows) - 1
        nodes.append(words(box.x + 22, y, name, 17, theme.text, anchor="start", bold=total))
        best = max(points)
        for seat in seats:
            strong = total or (points[seat] == best and best > 0)
            nodes.append(
                words(
                    left + wide * (seat + 0.5) - 8,
                    y,
                    str(points[seat]) if points[seat] else "·",
                    22 if total else 17,
                    theme.text if strong else theme.muted,
                    serif=True,
                    bold=strong,
                )
            )
    return el("g", *nodes, key="points", role="img", label=speaker.word("points-table"))
