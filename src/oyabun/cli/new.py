"""``oyabun new``: a small whole game, to start from."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from oyabun.core.errors import RequestError
from oyabun.shelf import games

LONGEST: Final = 30
PROJECT: Final = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
dependencies = ["oyabun"]

[project.entry-points."oyabun.games"]
{name} = "{name}:GAME"

[tool.setuptools]
packages = ["{name}"]
package-dir = {{ "{name}" = "." }}
package-data = {{ "{name}" = ["*.ftl", "*.json", "*.md"] }}
"""
NEXT: Final = """\
{folder} is a game that can be played: its rules and its board are in __init__.py.

    python -m oyabun.testing {folder}     does it keep the contract?
    oyabun serve --game {folder}          the web table
    oyabun play --game {folder}           the terminal
    pip install --editable {folder}       on the shelf for good
"""


def new_game(name: str, folder: Path) -> None:
    """Write a game of that name into a new folder."""
    check_name(name)
    place = folder / name
    if place.exists():
        raise RequestError(f"{place} is there already; nothing was written")
    place.mkdir(parents=True)
    for file in files("oyabun.starter").iterdir():
        if file.is_file():
            text = renamed(file.read_text(encoding="utf-8"), name)
            (place / file.name).write_text(text, encoding="utf-8")
    (place / "pyproject.toml").write_text(PROJECT.format(name=name), encoding="utf-8")
    sys.stdout.write(NEXT.format(folder=place))


def check_name(name: str) -> None:
    """Raise unless a package and a game can be called that."""
    if not (name.isidentifier() and name.isascii() and name == name.lower()):
        raise RequestError(f"a game is named like a variable, in small letters, not {name!r}")
    if keyword.iskeyword(name) or len(name) > LONGEST or not name[:1].isalpha():
        raise RequestError(f"{name!r} cannot be the name of a package")
    if any(game.key == name for game in games()) or find_spec(name) is not None:
        raise RequestError(f"there is something called {name!r} already; choose another name")


def renamed(text: str, name: str) -> str:
    """Return a file of the starter with another name in it."""
    title = name.replace("_", " ").title()
    prefix = name.replace("_", "")[:3].upper()
    text = text.replace("Starter", title).replace("starter", name)
    return re.sub(r"\bSTA\b", prefix, text)
