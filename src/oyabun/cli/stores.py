"""``oyabun move-data``, ``backup``, ``restore`` and ``layout``."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from oyabun.cli.output import progress_bar, write_json
from oyabun.core.errors import RequestError
from oyabun.storage import is_address
from oyabun.storage.backups import back_up, restore
from oyabun.storage.moving import move_data
from oyabun.storage.postgres import change_layout
from oyabun.storage.sqlite import create_file, go_back_to_layout
from oyabun.web.config import Config


def move_tables(source: str, target: str, *, as_json: bool) -> None:
    """Move all tables and say how many there were."""
    with progress_bar("tables", 0) as told:
        moved = move_data(source, target, told)
    if as_json:
        write_json(moved)
        return
    _say(f"{moved.tables} tables with {moved.events} events are there, each compared.")


def copy_store(copy: Path, store: str | None) -> None:
    """Copy a store."""
    back_up(_chosen(store), copy)
    _say(f"The copy is {copy}, {copy.stat().st_size / 1e6:.1f} MB.")


def restore_store(copy: Path, store: str | None) -> None:
    """Make a store of a copy."""
    restore(copy, _chosen(store))
    _say("All that was in the copy is there.")


def set_layout(store: str | None, back_to: int | None) -> None:
    """Bring a store up to date, or back."""
    place = _chosen(store)
    if is_address(place):
        change_layout(place, back_to)
    elif not Path(place).is_file():
        raise RequestError(f"there is no file {place}")
    elif back_to is None:
        create_file(Path(place))
    else:
        go_back_to_layout(Path(place), back_to)
    _say("It is up to date." if back_to is None else f"It has layout {back_to} now.")


def _chosen(store: str | None) -> str:
    """Return the store that is named; else the one that a server here would use."""
    config = Config.from_environment()
    return store or config.database or str(config.data)


def _say(sentence: str) -> None:
    Console(highlight=False, soft_wrap=True).print(sentence, markup=False)
