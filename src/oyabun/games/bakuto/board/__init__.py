"""The board of Bakuto: three stakes, Ginza, network and players, drawn and in words."""

from __future__ import annotations

from oyabun.games.bakuto.board.art import library
from oyabun.games.bakuto.board.ginza import draw_discard, draw_ginza, draw_network
from oyabun.games.bakuto.board.players import HEIGHT, WIDTH, draw_hand, draw_players, draw_time
from oyabun.games.bakuto.board.stakes import draw_stakes
from oyabun.games.bakuto.board.words import breakdown, describe
from oyabun.games.bakuto.view import BakutoView
from oyabun.svg.kit import washi
from oyabun.svg.scene import Scene
from oyabun.svg.theme import Theme
from oyabun.text import Speaker

__all__ = ["breakdown", "describe", "draw"]


def draw(view: BakutoView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the board as this seat sees it."""
    return Scene(
        WIDTH,
        HEIGHT,
        washi(WIDTH, HEIGHT, theme),
        draw_time(view, speaker, theme),
        draw_stakes(view, speaker, theme),
        draw_ginza(view, speaker, theme),
        draw_network(view, speaker, theme),
        draw_discard(view, speaker, theme),
        draw_hand(view, speaker, theme),
        draw_players(view, speaker, theme),
        title=speaker.word("board-title"),
        desc=speaker.prompt(view.frame),
        library=library(theme),
    )
