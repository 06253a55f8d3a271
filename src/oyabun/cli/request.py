"""What was typed on the command line, turned into what the rest understands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from oyabun.core.errors import OptionError, RequestError
from oyabun.shelf import add_folders, games


def read_settings(typed: Sequence[str] | None) -> dict[str, str]:
    """Return the options of ``--option key=value``."""
    pairs = [text.partition("=") for text in typed or ()]
    for key, sign, _ in pairs:
        if not sign:
            raise OptionError(f"an option is written key=value, not {key!r}")
    return {key.strip(): value.strip() for key, _, value in pairs}


def read_names(typed: str | None) -> list[str]:
    """Return the names of ``--bots a,b,c``."""
    return [name.strip() for name in (typed or "").split(",") if name.strip()]


def chosen_game(key: str | None, folders: Sequence[Path] | None) -> str:
    """Return the key of the game that is meant, having put those of ``--game`` on the shelf."""
    added = add_folders(folders or ())
    if key is not None:
        return key
    if len(added) != 1:
        names = ", ".join([game.key for game in games()])
        raise RequestError(f"say which game: {names}; or the folder of another by --game")
    return added[0].key
