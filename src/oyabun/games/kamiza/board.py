"""The board of Kamiza: the head of the table, its foot, and those who want to sit there."""

from __future__ import annotations

from oyabun.core.bits import row_get
from oyabun.games.kamiza.components import AREAS, CARDS
from oyabun.games.kamiza.moves import AREA, CARD, THREAT
from oyabun.games.kamiza.view import KamizaView
from oyabun.svg.scene import Node, Scene, el
from oyabun.svg.theme import Theme
from oyabun.text import Speaker


def draw(view: KamizaView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the table as this seat sees it."""
    nodes: list[Node] = [el("rect", width=800, height=600, fill=theme.paper, key="paper")]
    for area, name in enumerate(AREAS):
        move = AREA[area].index if AREA[area] in view.legal else None
        nodes.append(
            el(
                "g",
                el("rect", x=20, y=20 + 200 * area, width=760, height=180, fill=theme.panel),
                el("text", x=30, y=50 + 200 * area, fill=theme.text, text=speaker.word(name)),
                key=f"area-{name}",
                move=move,
                label=speaker.word("label-area", word=speaker.word(name)),
            )
        )
    nodes += [seat_card(view, speaker, theme, seat) for seat in range(view.public.seats)]
    nodes += hand(view, speaker, theme)
    return Scene(
        800, 600, *nodes, title=speaker.word("board-title"), desc=speaker.word("board-desc")
    )


def seat_card(view: KamizaView, speaker: Speaker, theme: Theme, seat: int) -> Node:
    """Return the card that a seat has on the table, with its name and score."""
    public = view.public
    area = public.area(seat)
    shown = row_get(public.shown, seat, 4) - 1
    face = speaker.word(CARDS[shown]) if shown >= 0 and area < 0 else ""
    text = f"{speaker.name(seat)} {public.score(seat)} {face}"
    y = 80 + 200 * max(area, 0)
    return el("text", x=40 + 180 * seat, y=y, fill=theme.text, text=text, key=f"seat-{seat}")


def hand(view: KamizaView, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return the viewer's cards and threats."""
    nodes: list[Node] = []
    for place, move in enumerate([*CARD, *THREAT]):
        if move in view.legal:
            nodes.append(
                el(
                    "text",
                    x=20 + 160 * (place % 5),
                    y=450 + 30 * (place // 5),
                    fill=theme.text,
                    text=speaker.move(move),
                    move=move.index,
                    label=speaker.move(move),
                    key=f"move-{move.index}",
                )
            )
    return nodes
