"""Moving all tables from one store to another: everything is read back and compared.

Stop the servers first: what they store meanwhile would not come along.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct

from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.storage import is_address
from oyabun.storage.postgres import change_layout, connected
from oyabun.storage.sqlite import create_file, read_events

AT_ONCE: Final = 50
"""How many tables are in memory at a time."""
COLUMNS: Final = ("id", "events", "finished", "touched", "seated", "glance", "listed", "wakes")
LIST: Final = ", ".join(COLUMNS)


class DataMoved(Struct):
    """What was moved, and found again on the other side."""

    tables: int
    events: int
    kept: int


class StoredTable(NamedTuple):
    """All that a store has of a table."""

    row: tuple[str, int, bool, float, bool, bytes, bool, float | None]
    events: list[bytes]


Kept = list[tuple[str, bytes]]


class Side(Protocol):
    """A store, as somebody sees it who takes everything out or puts everything in."""

    async def ids(self) -> list[str]:
        """Return the tables that there are."""
        ...

    async def read(self, table: str) -> StoredTable:
        """Return all that there is of a table."""
        ...

    async def write(self, tables: list[StoredTable]) -> None:
        """Put tables in."""
        ...

    async def kept(self) -> Kept:
        """Return what servers keep for themselves."""
        ...

    async def keep(self, kept: Kept) -> None:
        """Put that in."""
        ...


async def move(source: Side, target: Side, told: Callable[[int], None]) -> DataMoved:
    """Copy everything; `told` hears of every table."""
    if await target.ids():
        raise RequestError("there are tables on the other side already: name an empty store")
    tables = await source.ids()
    events = 0
    for first in range(0, len(tables), AT_ONCE):
        some = [await source.read(table) for table in tables[first : first + AT_ONCE]]
        await target.write(some)
        events += sum(len(table.events) for table in some)
        told(len(some))
    kept = await source.kept()
    await target.keep(kept)
    return DataMoved(len(tables), events, len(kept))


async def compare(source: Side, target: Side, told: Callable[[int], None]) -> None:
    """Raise unless both sides have the same, record by record."""
    tables = await source.ids()
    if tables != await target.ids() or await source.kept() != await target.kept():
        raise CorruptRecordError("not everything has arrived: use the old store, and try again")
    for table in tables:
        if await source.read(table) != await target.read(table):
            raise CorruptRecordError(f"table {table} has not arrived as it was: use the old store")
        told(1)


def move_data(source: str, target: str, told: Callable[[int], None]) -> DataMoved:
    """Move everything from a file or a database to another that is empty, and compare."""
    if not is_address(source) and not Path(source).is_file():
        raise RequestError(f"there is no file {source}")
    for place in (source, target):
        if is_address(place):
            change_layout(place)
        else:
            create_file(Path(place))
    return asyncio.run(_move_data(source, target, told))


async def _move_data(source: str, target: str, told: Callable[[int], None]) -> DataMoved:
    async with _side(source) as from_there:
        async with _side(target) as to_here:
            moved = await move(from_there, to_here, told)
        async with _side(target) as as_stored:
            await compare(from_there, as_stored, told)
    return moved


def _side(place: str) -> AbstractAsyncContextManager[Side]:
    return _database(place) if is_address(place) else _file(Path(place))


@asynccontextmanager
async def _file(path: Path) -> AsyncIterator[Side]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN")
        yield _File(connection)
        connection.execute("COMMIT")


@asynccontextmanager
async def _database(address: str) -> AsyncIterator[Side]:
    async with connected(address) as connection, connection.transaction(isolation="serializable"):
        yield _Database(connection)


class _File:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def ids(self) -> list[str]:
        rows = self._connection.execute("SELECT id FROM tables ORDER BY id")
        return [table for (table,) in rows]

    async def read(self, table: str) -> StoredTable:
        query = f"SELECT {LIST} FROM tables WHERE id = ?"  # noqa: S608 -- our own words
        row = self._connection.execute(query, (table,)).fetchone()
        return StoredTable(_typed(row), read_events(self._connection, table))

    async def write(self, tables: list[StoredTable]) -> None:
        marks = ", ".join("?" for _ in COLUMNS)
        statement = f"INSERT INTO tables ({LIST}) VALUES ({marks})"  # noqa: S608 -- the same
        self._connection.executemany(statement, [table.row for table in tables])
        self._connection.executemany("INSERT INTO events VALUES (?, ?, ?)", _rows(tables))

    async def kept(self) -> Kept:
        return self._connection.execute("SELECT name, value FROM kept ORDER BY name").fetchall()

    async def keep(self, kept: Kept) -> None:
        self._connection.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?)", kept)


class _Database:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def ids(self) -> list[str]:
        return [row[0] for row in await self._connection.fetch("SELECT id FROM tables ORDER BY id")]

    async def read(self, table: str) -> StoredTable:
        query = f"SELECT {LIST} FROM tables WHERE id = $1"  # noqa: S608 -- our own words
        row = await self._connection.fetchrow(query, table)
        bodies = "SELECT number, body FROM events WHERE table_id = $1 ORDER BY number"
        events = await self._connection.fetch(bodies, table)
        if [number for number, _ in events] != list(range(row["events"])):
            raise CorruptRecordError(f"table {table} has lost some of its events")
        return StoredTable(_typed(row), [body for _, body in events])

    async def write(self, tables: list[StoredTable]) -> None:
        add = self._connection.copy_records_to_table
        await add("tables", columns=COLUMNS, records=[table.row for table in tables])
        await add("events", columns=("table_id", "number", "body"), records=list(_rows(tables)))

    async def kept(self) -> Kept:
        query = 'SELECT name, value FROM kept ORDER BY name COLLATE "C"'
        return [(name, value) for name, value in await self._connection.fetch(query)]

    async def keep(self, kept: Kept) -> None:
        await self._connection.execute("DELETE FROM kept")
        add = self._connection.copy_records_to_table
        await add("kept", columns=("name", "value"), records=kept)


def _typed(row: Any) -> Any:
    """Return a row with the types that both kinds of store give."""
    table, events, finished, touched, seated, glance, listed, wakes = row
    return table, events, bool(finished), touched, bool(seated), glance, bool(listed), wakes


def _rows(tables: list[StoredTable]) -> Iterator[tuple[str, int, bytes]]:
    for table in tables:
        for number, body in enumerate(table.events):
            yield table.row[0], number, body
