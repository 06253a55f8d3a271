"""Positions as a line of text: one's own view to copy, and a page that shows a pasted one.

A pasted text comes from anybody. It is read and drawn in a process of its own, which ends where it
takes too long: no text holds anybody else up.
"""

from __future__ import annotations

import signal
from typing import Final

from msgspec import Struct

from oyabun.core.errors import NotationError, OyabunError
from oyabun.core.notation import named_game, read_view, write_view
from oyabun.service import Table
from oyabun.shelf import find_game
from oyabun.text import Speaker, shared_words
from oyabun.web.drawing import theme_named
from oyabun.web.workers import Workers, WorkersFailedError

DRAWING_SECONDS: Final = 5.0
MOST_WAITING: Final = 12


class ShownPosition(Struct):
    """A position, drawn."""

    game: str
    svg: str
    prompt: str


class PositionReader:
    """Draws positions from their texts."""

    def __init__(self) -> None:
        self._workers = Workers(1, MOST_WAITING, tries=1)

    async def show(self, text: str, language: str, theme: str) -> ShownPosition:
        """Return the picture of a position, or say what is wrong with its text."""
        try:
            return await self._workers.ask(_draw, text, language, theme)
        except WorkersFailedError:
            raise NotationError("this position cannot be drawn") from None

    def close(self) -> None:
        """Let the worker go."""
        self._workers.close()


def position_text(table: Table, seat: int | None) -> str:
    """Return what a seat, or a spectator, knows of a running match, as a line of text."""
    match = table.match
    assert match is not None, "a lobby has no position"
    return write_view(match.game, match.header, match.edition, match.view(seat))


def _draw(text: str, language: str, theme: str) -> ShownPosition:
    """Read and draw a position; runs in a worker, and ends it where this never comes to an end."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, DRAWING_SECONDS)
    try:
        game = find_game(named_game(text))
        view = read_view(game, text).watched()
        words = shared_words(language)
        names = tuple(words.word("seat", n=seat + 1) for seat in range(int(view.public.seats)))
        speaker = Speaker(game.package, language, names, view.seat)
        svg = str(game.draw(view, speaker, theme_named(theme)))
        return ShownPosition(game.key, svg, speaker.prompt(view.frame))
    except OyabunError:
        raise
    except Exception as error:
        raise NotationError(f"this is no position that can be drawn: {error!r}") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
