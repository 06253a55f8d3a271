"""The board of Samurai: Japan in hexes, drawn and in words, from the view alone.

With three or four players captured figures stand behind a screen (SAM-I5). Everybody saw who took
them, so a view carries them all; the board keeps the screen up: it shows others' figures as one
number, by type only where the rules lay them open. Remembering is part of the game for people.
"""

from __future__ import annotations

from functools import cache

from oyabun.games.samurai.board.map import FOOT, WIDTH, ground, layout
from oyabun.games.samurai.board.panels import draw_foot, draw_rack, draw_seats
from oyabun.games.samurai.board.pieces import draw_map_pieces, open_hex_symbol
from oyabun.games.samurai.board.words import breakdown, calls, describe
from oyabun.games.samurai.components import FIGURES, Board
from oyabun.games.samurai.view import SamuraiView
from oyabun.svg.kit import awaited_symbol, figure_symbol
from oyabun.svg.scene import Node, Scene
from oyabun.svg.theme import Theme
from oyabun.text import Speaker

__all__ = ["breakdown", "calls", "describe", "draw"]

SYMBOLS = (*FIGURES, "samurai", "ship", "rider")


def draw(view: SamuraiView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the board as this seat sees it."""
    rack = draw_rack(view, speaker, theme)
    return Scene(
        WIDTH,
        layout(view.box).height + FOOT,
        ground(view.box, theme),
        *draw_map_pieces(view, speaker, theme),
        draw_seats(view, speaker, theme),
        *draw_foot(view, speaker, theme),
        *([] if rack is None else [rack]),
        title=speaker.word("board-title"),
        desc=speaker.prompt(view.frame),
        library=library(view.box, theme),
    )


@cache
def library(board: Board, theme: Theme) -> tuple[Node, ...]:
    """Return all figures, who is awaited, and where something can be laid."""
    figures = [figure_symbol(name, theme) for name in SYMBOLS]
    return (awaited_symbol(theme), open_hex_symbol(layout(board).size, theme), *figures)
