"""The board of Ca$h 'n Gun$: a table, bills, and who points what at whom."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyabun.games.cash_n_guns.board.guns import draw_between, draw_gun, draw_lines, poses
from oyabun.games.cash_n_guns.board.own import CARD_WIDTH, HALF_WIDTH, draw_own
from oyabun.games.cash_n_guns.board.pictures import FIGURES
from oyabun.games.cash_n_guns.board.places import HEIGHT, TABLE_HEIGHT, WIDTH
from oyabun.games.cash_n_guns.board.seats import BACK_WIDTH, draw_seat
from oyabun.games.cash_n_guns.board.table import (
    draw_phone,
    draw_pot,
    draw_round,
    draw_strip,
    ground,
)
from oyabun.games.cash_n_guns.board.words import breakdown, describe
from oyabun.games.cash_n_guns.view import CashView
from oyabun.svg.kit import awaited_symbol, card_back, figure_symbol, silhouette_symbol
from oyabun.svg.scene import Node, Scene, el
from oyabun.svg.theme import Theme
from oyabun.text import Speaker

__all__ = ["breakdown", "describe", "draw"]

BACKS: Final = (BACK_WIDTH, CARD_WIDTH, HALF_WIDTH)
"""How wide cards are that may lie face down."""


def draw(view: CashView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the table as this seat sees it."""
    seated = view.own is not None
    held = poses(view)
    told = speaker.impersonal()
    parts = draw_strip(view, told, theme)
    paid = bool(view.public.now.sharers)
    layers = (
        ground(theme, seated=seated),
        draw_round(view, told, theme),
        draw_phone(view, told, theme),
        draw_pot(view, told, theme),
        None if paid else parts,
        *[draw_seat(view, speaker, theme, seat) for seat in range(int(view.public.seats))],
        el("g", *[draw_lines(pose, theme) for pose in held], key="lines", pointer_events="none"),
        el("g", *[draw_gun(pose, told, theme) for pose in held], key="guns"),
        parts if paid else None,  # no arrow strikes out what was paid
        el("g", *draw_between(view, speaker, theme), key="between"),
        *draw_own(view, speaker, theme),
    )
    return Scene(
        WIDTH,
        HEIGHT if seated else TABLE_HEIGHT,
        *[layer for layer in layers if layer is not None],
        title=speaker.word("board-title"),
        desc=speaker.prompt(view.frame),
        library=library(theme),
    )


@cache
def library(theme: Theme) -> tuple[Node, ...]:
    """Return all figures with their edges, the patterns of the backs, and who is awaited."""
    symbols = (figure_symbol, silhouette_symbol)
    backs = [card_back(0, 0, width, theme, seat=0) for width in BACKS]
    return (
        awaited_symbol(theme),
        *[symbol(name, theme) for name in FIGURES for symbol in symbols],
        *[pattern for back in backs for pattern in back.survey().needs],
    )
