"""Where tables are kept."""

from __future__ import annotations

from oyabun.storage.sqlite import SqliteStore

__all__ = ["SqliteStore"]
