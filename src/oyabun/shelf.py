"""Every game there is: ours, those of installed packages, and those in folders.

A package offers its games through the entry point group ``oyabun.games``. A folder is named in the
environment, in ``OYABUN_GAMES``, so that the processes that a command starts know it too. Either
way a game is a package of Python with its value in ``GAME`` and beside it ``en.ftl`` and ``fr.ftl``
(the texts), ``edition.json`` and ``rules.en.md`` and ``rules.fr.md``: see docs/adding-a-game.md.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from oyabun.core.errors import RequestError, UnknownGameError
from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.search import with_levels

GROUP: Final = "oyabun.games"
FOLDERS: Final = "OYABUN_GAMES"


class GameLoadError(RequestError):
    """A game from outside that cannot be played here."""


def games() -> tuple[Game, ...]:
    """Return all games, ours first."""
    return _all_games(os.environ.get(FOLDERS, ""))


def find_game(key: str) -> Game:
    """Return the game of that name."""
    for game in games():
        if game.key == key:
            return game
    names = ", ".join(game.key for game in games())
    raise UnknownGameError(f"there is no game {key!r}; the games are: {names}")


def add_folders(folders: Iterable[Path]) -> tuple[Game, ...]:
    """Put the games in folders on the shelf, for this process and those it starts."""
    added = [str(folder.resolve()) for folder in folders]
    known = os.environ.get(FOLDERS, "").split(os.pathsep)
    together = os.pathsep.join(dict.fromkeys(filter(None, [*known, *added])))
    _all_games(together)
    os.environ[FOLDERS] = together
    return tuple(game_in(folder) for folder in added)


@cache
def _all_games(folders: str) -> tuple[Game, ...]:
    found: dict[str, Game] = {}
    for game in (
        *map(with_levels, GAMES),
        *_packaged_games(),
        *map(game_in, filter(None, folders.split(os.pathsep))),
    ):
        if found.setdefault(game.key, game) is not game:
            raise GameLoadError(
                f"two games are called {game.key!r}: {found[game.key].package} and {game.package}"
            )
    return tuple(found.values())


def _packaged_games() -> Iterator[Game]:
    for entry in entry_points(group=GROUP):
        try:
            game = entry.load()
        except Exception as error:
            raise GameLoadError(
                f"the installed game {entry.name!r} ({entry.value}) cannot be loaded: {error!r}"
            ) from error
        yield _checked(game, entry.value)


@cache
def game_in(folder: str) -> Game:
    """Return the game whose package is that folder."""
    place = Path(folder)
    if not (place / "__init__.py").is_file():
        raise GameLoadError(f"{folder} is no game: a game is a folder with an __init__.py")
    if not place.name.isidentifier():
        raise GameLoadError(f"{place.name!r} cannot be imported: name the folder like a variable")
    sys.path.insert(0, str(place.parent))
    try:
        module = import_module(place.name)
    except Exception as error:
        raise GameLoadError(f"the game in {folder} cannot be loaded: {error!r}") from error
    finally:
        sys.path.remove(str(place.parent))
    if Path(module.__file__ or "").parent != place:
        raise GameLoadError(f"there is a module {place.name!r} already; call {folder} otherwise")
    return _checked(getattr(module, "GAME", None), f"GAME of {folder}")


def _checked(game: object, where: str) -> Game:
    if not isinstance(game, Game):
        raise GameLoadError(f"{where} is {type(game).__name__}, not a Game of oyabun.core.game")
    return with_levels(game)
