"""The board of Ca$h 'n Gun$: a table, bills, and who points what at whom."""

from __future__ import annotations

from oyabun.games.cash_n_guns.board.guns import draw_between, draw_guns, draw_lines
from oyabun.games.cash_n_guns.board.own import draw_own
from oyabun.games.cash_n_guns.board.pictures import FIGURES
from oyabun.games.cash_n_guns.board.places import HEIGHT, TABLE_HEIGHT, WIDTH
from oyabun.games.cash_n_guns.board.seats import draw_seat
from oyabun.games.cash_n_guns.board.table import (
    draw_phone,
    draw_pot,
    draw_round,
    draw_strip,
    ground,
)
from oyabun.games.cash_n_guns.board.words import breakdown, describe
from oyabun.games.cash_n_guns.view import CashView
from oyabun.svg.kit import figure_symbol, silhouette_symbol
from oyabun.svg.scene import Scene, el
from oyabun.svg.theme import Theme
from oyabun.text import Speaker

__all__ = ["breakdown", "describe", "draw"]


def draw(view: CashView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the table as this seat sees it."""
    seated = view.own is not None
    layers = (
        ground(theme, seated=seated),
        draw_round(view, speaker, theme),
        draw_phone(view, speaker, theme),
        draw_pot(view, speaker, theme),
        draw_strip(view, speaker, theme),
        *[draw_seat(view, speaker, theme, seat) for seat in range(int(view.public.seats))],
        el("g", *draw_lines(view, theme), key="lines", pointer_events="none"),
        el("g", *draw_guns(view, speaker, theme), key="guns"),
        el("g", *draw_between(view, speaker, theme), key="between"),
        *draw_own(view, speaker, theme),
    )
    return Scene(
        WIDTH,
        HEIGHT if seated else TABLE_HEIGHT,
        *[layer for layer in layers if layer is not None],
        title=speaker.word("board-title"),
        desc=speaker.prompt(view.frame),
        library=[
            symbol(name, theme) for name in FIGURES for symbol in (figure_symbol, silhouette_symbol)
        ],
    )
