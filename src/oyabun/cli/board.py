"""``oyabun board``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from oyabun.cli.request import read_settings
from oyabun.core.chance import Rng
from oyabun.core.errors import RequestError
from oyabun.core.game import Game
from oyabun.core.match import Match
from oyabun.core.notation import named_game, read_view
from oyabun.core.play import decision
from oyabun.core.view import AnyView
from oyabun.shelf import find_game
from oyabun.svg.png import png
from oyabun.svg.theme import THEMES
from oyabun.text import Speaker

SUFFIXES = (".svg", ".png")


def draw_board(
    key: str,
    *,
    seed: int,
    ply: int,
    seat: int | None,
    seats: int | None,
    options: Sequence[str] | None,
    language: str,
    theme: str,
    out: Path | None,
) -> None:
    """Draw the board after `ply` random decisions; an SVG goes to standard output by default."""
    check_suffix(out)
    game = find_game(key)
    given = read_settings(options)
    count = seats or game.seats_with(game.read_options(given))[-1]
    match = Match.start(game, default_names(game, language, count), given)
    play_randomly(match, ply, Rng(seed))
    write_board(game, match.view(seat), language, theme, out)


def draw_view(text: str, *, language: str, theme: str, out: Path | None) -> None:
    """Draw what a view shows, from its text."""
    check_suffix(out)
    game = find_game(named_game(text))
    write_board(game, read_view(game, text), language, theme, out)


def check_suffix(out: Path | None) -> None:
    """Raise unless a board can be written to that file."""
    if out is not None and out.suffix not in SUFFIXES:
        raise RequestError(f"a board is written to a file {' or '.join(SUFFIXES)}, not {out.name}")


def default_names(game: Game, language: str, count: int) -> tuple[str, ...]:
    """Return names for seats that nobody in particular sits on."""
    speaker = Speaker(game.package, language)
    return tuple(speaker.name(one) for one in range(count))


def write_board(game: Game, view: AnyView, language: str, theme: str, out: Path | None) -> None:
    """Draw a view and write it as SVG or PNG."""
    look = next(one for one in THEMES if one.name == theme)
    names = default_names(game, language, int(view.public.seats))
    scene = game.draw(view, Speaker(game.package, language, names, view.seat), look)
    if out is None:
        sys.stdout.write(f"{scene}\n")
    elif out.suffix == ".png":
        out.write_bytes(png(str(scene)))
    else:
        out.write_text(f"{scene}\n", encoding="utf-8")


def play_randomly(match: Match, plies: int, rng: Rng) -> None:
    """Play random moves until that many are in the log."""
    while match.ply < plies:
        asked = decision(match.state)
        if asked is None:
            raise RequestError(f"the match was over after {match.ply} decisions, before {plies}")
        seat = match.waiting()[0]
        match.submit(seat, asked.random_move(match.state, seat, rng))
