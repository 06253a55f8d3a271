"""temp"""

from __future__ import annotations

from oyabun.core.sketch import Panel
from oyabun.games.samurai.view import SamuraiView
from oyabun.svg.scene import Scene
from oyabun.svg.theme import Theme
from oyabun.text import Speaker


def describe(view: SamuraiView, speaker: Speaker) -> tuple[Panel, ...]:
    """Return the board in words."""
    return ()


def draw(view: SamuraiView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the board."""
    return Scene(800, 600, title=speaker.word("board-title"))
