"""Tables in one SQLite file: events are only ever added, one row each.

One thread writes. It takes all that waits in its queue into one transaction, so that one flush to
the disk serves everybody who moved meanwhile; nobody is told of success before that flush.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final

from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.service import ConflictError, DamagedTableError, Due, Kept, Seen, StoreError
from oyabun.storage.arrivals import Arrivals

SCHEMA_VERSION: Final = 5
SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    events INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    touched REAL NOT NULL,
    seated INTEGER NOT NULL,
    glance BLOB NOT NULL,
    listed INTEGER NOT NULL,
    wakes REAL
) WITHOUT ROWID;
CREATE INDEX waking ON tables (wakes) WHERE wakes IS NOT NULL;
CREATE INDEX listed ON tables (touched) WHERE listed;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE alive (at REAL NOT NULL);
CREATE TABLE kept (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""
FROM_LAYOUT_1: Final = """
ALTER TABLE tables ADD COLUMN touched REAL NOT NULL DEFAULT 0;
UPDATE tables SET touched = strftime('%s', 'now');
DROP INDEX unfinished;
CREATE INDEX unfinished ON tables (touched) WHERE NOT finished;
"""
FROM_LAYOUT_2: Final = """
ALTER TABLE tables ADD COLUMN seated INTEGER NOT NULL DEFAULT 1;
"""
FROM_LAYOUT_3: Final = """
ALTER TABLE tables ADD COLUMN glance BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX listed ON tables (touched) WHERE listed;
CREATE TABLE kept (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""
FROM_LAYOUT_4: Final = """
ALTER TABLE tables ADD COLUMN wakes REAL;
UPDATE tables SET wakes = touched WHERE NOT finished;
DROP INDEX unfinished;
CREATE INDEX waking ON tables (wakes) WHERE wakes IS NOT NULL;
"""
UPGRADES: Final = (FROM_LAYOUT_1, FROM_LAYOUT_2, FROM_LAYOUT_3, FROM_LAYOUT_4)
TO_LAYOUT_4: Final = """
DROP INDEX waking;
CREATE INDEX unfinished ON tables (touched) WHERE NOT finished;
ALTER TABLE tables DROP COLUMN wakes;
"""
DOWNGRADES: Final = {4: TO_LAYOUT_4}
"""The way back to each layout, from the one after it."""
BIGGEST_GROUP: Final = 500
"""How many appends share a transaction, so that the first of them does not wait too long."""


NEW: Final = Seen()


@dataclass
class _Append:
    table: str
    first: int
    events: Sequence[bytes]
    seen: Seen
    done: Future[None] = field(default_factory=Future)


@dataclass
class _Forget:
    empty_before: float
    finished_before: float
    done: Future[None] = field(default_factory=Future)


@dataclass
class _Keep:
    name: str
    value: bytes
    done: Future[None] = field(default_factory=Future)


@dataclass
class _Beat:
    now: float
    done: Future[None] = field(default_factory=Future)


@dataclass
class _Release:
    tables: Mapping[str, Kept]
    done: Future[None] = field(default_factory=Future)


_Job = _Append | _Beat | _Forget | _Keep | _Release


class SqliteStore:
    """The `Store` of the service, in a file that one server has for itself."""

    beat_seconds: float = 5.0

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            writing = _connect(path)
            _prepare(writing)
            self._reading = _connect(path)
        except sqlite3.DatabaseError as error:
            raise CorruptRecordError(
                f"the data file {path} cannot be used: {error}; see `oyabun doctor {path}`"
            ) from None
        self._arrivals = Arrivals()
        self._claimed: set[str] = set()
        """Tables that wake by themselves, and that somebody was told of."""
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._write, args=(writing,), name="oyabun-store", daemon=True)
        self._thread.start()

    async def open(self) -> None:
        """The file is open already: what is wrong with it was said before anybody came."""

    def append(
        self, table: str, first: int, events: Sequence[bytes], seen: Seen = NEW
    ) -> Awaitable[None]:
        """Store events from number `first` on, all or none; done means durable."""
        if seen.wakes is None:
            self._claimed.discard(table)
        else:
            self._claimed.add(table)
        return self._do(_Append(table, first, events, seen))

    async def beat(self, now: float) -> bool:
        """Note that the server lives."""
        await self._do(_Beat(now))
        return True

    async def forget(self, *, empty_before: float, finished_before: float) -> None:
        """Delete tables at which nobody ever sat, and finished ones, that are older than this."""
        await self._do(_Forget(empty_before, finished_before))

    def _do(self, job: _Job) -> Awaitable[None]:
        done = self._arrivals.of(job.done)
        self._jobs.put(job)
        return done

    async def load(self, table: str, first: int = 0) -> list[bytes]:
        """Return the events of a table from number `first` on; none when there is no such table."""
        return read_events(self._reading, table)[first:]

    async def behind(self, known: Mapping[str, int]) -> list[str]:
        """Nobody else appends."""
        return []

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """There is nobody to tell of."""

    def holds(self, table: str) -> bool:
        """There is nobody else to look after it."""
        return True

    async def claim(self, until: float, since: float, most: int) -> list[Due]:
        """Return tables that wake until then, each once until it is released."""
        which = "wakes <= ? AND touched >= ?"
        found = read_ids(self._reading, which, until, since)
        due = [table for table in found if table not in self._claimed][:most]
        self._claimed.update(due)
        return [Due(table) for table in due]

    async def release(self, tables: Mapping[str, Kept]) -> None:
        """Do not look after tables any more, until they wake."""
        await self._do(_Release(tables))
        self._claimed.difference_update(tables)

    async def retire(self) -> None:
        """There is nobody to take over; note until when we lived."""
        await self._do(_Beat(time.time()))

    async def glances(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Return the tables that there are of these, each at a glance."""
        asked = ", ".join("?" for _ in tables)
        query = f"SELECT id, glance FROM tables WHERE id IN ({asked})"  # noqa: S608 -- marks only
        return self._read_glances(query, tables)

    async def listed(self, since: float, most: int) -> dict[str, bytes]:
        """Return tables at which anybody may sit down, the latest first, each at a glance."""
        query = (
            "SELECT id, glance FROM tables WHERE listed AND touched >= ? "
            "ORDER BY touched DESC LIMIT ?"
        )
        return self._read_glances(query, (since, most))

    def _read_glances(self, query: str, details: Sequence[object]) -> dict[str, bytes]:
        try:
            return dict(self._reading.execute(query, tuple(details)).fetchall())
        except sqlite3.DatabaseError:  # a list that cannot be read is no reason to show nothing
            return {}

    async def keep(self, name: str, value: bytes) -> bytes:
        """Return what is kept under a name; this value, from now on, where there is nothing."""
        await self._do(_Keep(name, value))
        query = "SELECT value FROM kept WHERE name = ?"
        (kept,) = self._reading.execute(query, (name,)).fetchone()
        return bytes(kept)

    async def waking(self, since: float) -> list[str]:
        """Return the tables where something will happen by itself, and something did `since`."""
        return read_ids(self._reading, "wakes IS NOT NULL AND touched >= ?", since)

    async def last_beat(self) -> float | None:
        """Return when the server was last known to live."""
        try:
            row = self._reading.execute("SELECT max(at) FROM alive").fetchone()
        except sqlite3.DatabaseError:  # then nobody gets any time back
            return None
        return None if row is None else row[0]

    async def close(self) -> None:
        """Store what still waits, then let go of the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reading.close()

    def _write(self, connection: sqlite3.Connection) -> None:
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            if group:
                _commit(connection, group)
        connection.close()

    def _next_group(self) -> tuple[list[_Job], bool]:
        """Return all that waits, or wait for something; False with the last group."""
        group: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == BIGGEST_GROUP or self._jobs.empty():
                return group, True
            job = self._jobs.get()
        return group, False


def read_events(connection: sqlite3.Connection, table: str) -> list[bytes]:
    """Return all events of a table, if every one of them is there."""
    query = "SELECT number, body FROM events WHERE table_id = ? ORDER BY number"
    counting = "SELECT events FROM tables WHERE id = ?"
    try:
        rows = connection.execute(query, (table,)).fetchall()
        (count,) = connection.execute(counting, (table,)).fetchone() or (0,)
    except sqlite3.DatabaseError as error:
        raise DamagedTableError(f"table {table} cannot be read: {error}") from None
    if [number for number, _ in rows] != list(range(count)):
        raise DamagedTableError(f"table {table} has lost some of its {count} events")
    bodies = [body for _, body in rows]
    if not all(isinstance(body, bytes) for body in bodies):
        raise DamagedTableError(f"table {table} has an event that is none")
    return bodies


def read_ids(connection: sqlite3.Connection, which: str, *details: float) -> list[str]:
    """Return the tables for which a condition holds, as many as can be read."""
    found: set[str] = set()
    for source in ("tables", "tables NOT INDEXED"):
        query = f"SELECT id FROM {source} WHERE {which} ORDER BY id"  # noqa: S608 -- our own words
        try:
            rows = connection.execute(query, details)
            while row := rows.fetchone():
                found.add(str(row[0]))
        except sqlite3.DatabaseError:  # an unreadable page hides some; the other way may find them
            continue
        break
    return sorted(found)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def go_back_to_layout(path: Path, version: int) -> None:
    """Rewrite a file for an older program that reads this layout; no table is lost."""
    connection = _connect(path)
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if not min(DOWNGRADES) <= version <= found <= SCHEMA_VERSION:
            raise RequestError(f"there is no way from layout {found} to layout {version}")
        changes = "".join(DOWNGRADES[step] for step in range(found - 1, version - 1, -1))
        connection.executescript(f"BEGIN;{changes}PRAGMA user_version = {version};COMMIT")
    finally:
        connection.close()


def create_file(path: Path) -> None:
    """Make an empty data file, or bring one up to date."""
    connection = _connect(path)
    _prepare(connection)
    connection.close()


def _prepare(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if 0 <= version < SCHEMA_VERSION:
        changes = "".join(UPGRADES[version - 1 :]) if version else SCHEMA
        connection.executescript(f"BEGIN;{changes}PRAGMA user_version = {SCHEMA_VERSION};COMMIT")
    elif version != SCHEMA_VERSION:
        raise CorruptRecordError(
            f"the data file has layout {version}, this program reads layout {SCHEMA_VERSION}"
        )


def _commit(connection: sqlite3.Connection, group: list[_Job]) -> None:
    """Carry a group out in one transaction, then tell everybody how it went."""
    refused: dict[int, Exception] = {}
    try:
        connection.execute("BEGIN IMMEDIATE")
        for place, job in enumerate(group):
            try:
                _carry_out(connection, job)
            except ConflictError as error:
                refused[place] = error
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if len(group) > 1:  # what is wrong with one table must not stop the others
            for job in group:
                _commit(connection, [job])
            return
        group[0].done.set_exception(StoreError(f"the data file cannot be written: {error}"))
        return
    for place, job in enumerate(group):
        if place in refused:
            job.done.set_exception(refused[place])
        else:
            job.done.set_result(None)


def _carry_out(connection: sqlite3.Connection, job: _Job) -> None:
    if isinstance(job, _Beat):
        connection.execute("DELETE FROM alive")
        connection.execute("INSERT INTO alive (at) VALUES (?)", (job.now,))
        return
    if isinstance(job, _Forget):
        old = (
            "(NOT seated AND touched < :empty_before) OR (finished AND touched < :finished_before)"
        )
        limits = {"empty_before": job.empty_before, "finished_before": job.finished_before}
        chosen = f"SELECT id FROM tables WHERE {old}"  # noqa: S608 -- nobody's words are in it
        connection.execute(f"DELETE FROM events WHERE table_id IN ({chosen})", limits)  # noqa: S608
        connection.execute(f"DELETE FROM tables WHERE {old}", limits)  # noqa: S608
        return
    if isinstance(job, _Release):
        statement = "UPDATE tables SET wakes = ? WHERE id = ? AND events = ?"
        left = [(kept.wakes, table, kept.events) for table, kept in job.tables.items()]
        connection.executemany(statement, left)
        return
    if isinstance(job, _Keep):
        statement = "INSERT OR IGNORE INTO kept (name, value) VALUES (?, ?)"
        connection.execute(statement, (job.name, job.value))
        return
    if job.first == 0:
        statement = (
            "INSERT OR IGNORE INTO tables (id, events, finished, touched, seated, glance, listed) "
            "VALUES (?, 0, 0, 0, 0, x'', 0)"
        )
        connection.execute(statement, (job.table,))
    after = job.first + len(job.events)
    seen = job.seen
    changed = connection.execute(
        "UPDATE tables SET events = ?, finished = ?, touched = ?, seated = max(seated, ?), "
        "glance = ?, listed = ?, wakes = ? WHERE id = ? AND events = ?",
        (
            after,
            seen.finished,
            time.time(),
            seen.seated,
            seen.glance,
            seen.listed,
            seen.wakes,
            job.table,
            job.first,
        ),
    )
    if changed.rowcount != 1:
        raise ConflictError(f"table {job.table} does not have {job.first} events any more")
    connection.executemany(
        "INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)",
        [(job.table, job.first + place, body) for place, body in enumerate(job.events)],
    )
