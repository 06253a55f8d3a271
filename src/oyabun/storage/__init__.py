"""Where tables are kept: in one file, or in PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from oyabun.service import Store
from oyabun.storage.sqlite import SqliteStore

__all__ = ["SqliteStore", "is_address", "open_store"]

ADDRESSES: Final = ("postgresql://", "postgres://")


def is_address(name: str) -> bool:
    """Return whether this names a database of PostgreSQL, and no file."""
    return name.startswith(ADDRESSES)


def open_store(name: str) -> Store:
    """Return the store with this name, brought up to date; what is wrong with it is said now."""
    if not is_address(name):
        return SqliteStore(Path(name))
    from oyabun.storage.postgres import prepared_store

    return prepared_store(name)
