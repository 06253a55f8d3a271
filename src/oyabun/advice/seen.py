"""What somebody who thinks in another process is told: the text of a view, and nothing else.

It is the same in every world that the seat cannot tell apart.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from oyabun.core.editions import read_edition
from oyabun.core.game import Game
from oyabun.core.match import Match
from oyabun.core.notation import named_game, read_view, write_view
from oyabun.shelf import find_game


class Seen(NamedTuple):
    """What a seat knows, as plain data."""

    view: str
    """The text of the view."""
    edition: str
    """Component data as JSON, where it is not what comes with the game."""


def what_is_seen(match: Match, seat: int) -> Seen:
    """Return what a seat knows of a match now."""
    view = write_view(match.game, match.header, match.edition, match.view(seat))
    shipped = match.edition.digest == match.game.edition.digest
    return Seen(view, "" if shipped else json.dumps(match.edition.data))


def read_seen(seen: Seen) -> tuple[Game, Any]:
    """Return the game and the view of what was seen."""
    game = find_game(named_game(seen.view))
    edition = read_edition(seen.edition) if seen.edition else None
    return game, read_view(game, seen.view, edition)
