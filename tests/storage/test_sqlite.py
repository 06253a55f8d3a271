"""What only a file does: flushing, older layouts and newer ones."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.service import Seen
from oyabun.storage import SqliteStore
from oyabun.storage.sqlite import SCHEMA_VERSION, create_file, go_back_to_layout

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(path)
    yield opened
    await opened.close()


async def test_what_is_done_is_in_the_file_before_anybody_is_told(
    path: Path, store: SqliteStore
) -> None:
    await store.append("a", 0, [b"1"])
    other = sqlite3.connect(path)
    assert other.execute("SELECT body FROM events").fetchall() == [(b"1",)]
    other.close()


async def test_the_file_is_written_ahead_and_flushed_in_full(store: SqliteStore) -> None:
    assert store._reading.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._reading.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_file_of_another_layout_is_left_alone(path: Path) -> None:
    create_file(path)
    other = sqlite3.connect(path)
    other.execute("PRAGMA user_version = 99")
    other.close()
    with pytest.raises(CorruptRecordError):
        SqliteStore(path)


async def test_a_file_of_an_older_layout_is_brought_up_to_date(path: Path) -> None:
    store = SqliteStore(path)
    await store.append("a", 0, [b"1"])
    await store.close()
    go_back_to_layout(path, 4)
    with sqlite3.connect(path) as older:
        older.executescript(
            "DROP INDEX listed; ALTER TABLE tables DROP COLUMN listed; DROP TABLE kept;"
            "ALTER TABLE tables DROP COLUMN glance;"
            "DROP INDEX unfinished; ALTER TABLE tables DROP COLUMN touched;"
            "ALTER TABLE tables DROP COLUMN seated;"
            "CREATE INDEX unfinished ON tables (id) WHERE NOT finished; PRAGMA user_version = 1;"
        )
    older.close()
    store = SqliteStore(path)
    assert await store.waking(since=1.0) == ["a"]
    assert await store.glances(["a"]) == {"a": b""}
    await store.append("a", 1, [b"2"], Seen(finished=True))
    assert await store.load("a") == [b"1", b"2"]
    assert await store.waking(since=1.0) == []
    await store.close()


def layout_of(path: Path) -> tuple[object, ...]:
    """Everything that a program could depend on."""
    looking = sqlite3.connect(path)
    columns = looking.execute(
        "SELECT m.name, c.name, c.type, c.[notnull] FROM sqlite_master m, pragma_table_info(m.name)"
        " c ORDER BY 1, 2"
    ).fetchall()
    rest = looking.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY 1"
    ).fetchall()
    version = looking.execute("PRAGMA user_version").fetchone()
    looking.close()
    return columns, rest, version


async def test_a_file_goes_back_to_the_layout_before_and_returns_with_all_its_tables(
    path: Path,
) -> None:
    store = SqliteStore(path)
    await store.append("a", 0, [b"1", b"2"], Seen(seated=True, glance=b"g", wakes=7.0))
    await store.close()
    newest = layout_of(path)
    go_back_to_layout(path, SCHEMA_VERSION - 1)
    assert layout_of(path) != newest
    store = SqliteStore(path)
    assert layout_of(path) == newest
    assert await store.load("a") == [b"1", b"2"]
    assert await store.glances(["a"]) == {"a": b"g"}
    assert await store.waking(since=0.0) == ["a"]
    await store.close()
    with pytest.raises(RequestError):
        go_back_to_layout(path, SCHEMA_VERSION + 1)
