"""Tables in PostgreSQL: events are only ever added, one row each, as in the file.

One connection adds. It takes all that waits into one statement, so that one flush to the disk
serves everybody who moved meanwhile. A table's number of events is compared and set in the same
statement: of two who want the same place one gets it, whichever machines they are on.

A server looks after a table while its name stands there and its last sign of life is fresh. What
it has appended it tells the others some milliseconds later, many tables in one message: telling
inside the statement that adds would let every commit wait for every other.

The extra ``postgres`` brings what this needs. Connect to the server itself: prepared statements do
not pass a pool that hands a connection to another client after each transaction.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from importlib.util import find_spec
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final

from oyabun.core.errors import RequestError
from oyabun.service import (
    ConflictError,
    DamagedTableError,
    Due,
    Kept,
    Seen,
    StoreError,
    StoreLostError,
)
from oyabun.storage.layouts import bring_up_to_date, go_back_to_layout

if TYPE_CHECKING:
    from asyncpg import Connection, Pool

BIGGEST_GROUP: Final = 500
"""How many appends share a statement, so that the first of them does not wait too long."""
CONNECT_SECONDS: Final = 5.0
STATEMENT_SECONDS: Final = 10.0
"""How long the database may take for anything."""
LEASE: Final = timedelta(seconds=2)
"""How long a sign of life is fresh."""
CHANNEL: Final = "oyabun"
HINT_SECONDS: Final = 0.02
"""How long hints are collected that are sent in one message …"""
HINT_BYTES: Final = 7_500
"""… which PostgreSQL wants below 8,000 bytes."""
READERS: Final = 2
"""How many connections read, beside the one that adds."""
NEW: Final = Seen()

APPEND: Final = """
WITH wish AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::bool[], $5::bool[], $6::bytea[], $7::bool[],
        $8::float8[]
    ) AS wish (id, first, many, finished, seated, glance, listed, wakes)
), begun AS (
    INSERT INTO tables (id, events, finished, touched, seated, glance, listed, wakes, node)
    SELECT id, many, finished, $9, seated, glance, listed, wakes,
        CASE WHEN wakes IS NOT NULL THEN $13::text END
    FROM wish WHERE first = 0 ORDER BY id
    ON CONFLICT DO NOTHING
    RETURNING id, node
), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id IN (SELECT id FROM wish WHERE first > 0) ORDER BY id FOR UPDATE
), changed AS (
    UPDATE tables SET
        events = wish.first + wish.many, finished = wish.finished, touched = $9,
        seated = tables.seated OR wish.seated, glance = wish.glance, listed = wish.listed,
        wakes = wish.wakes,
        node = CASE
            WHEN wish.wakes IS NULL THEN NULL
            WHEN tables.node IN (SELECT id FROM nodes WHERE beat > now() - $14::interval)
            THEN tables.node ELSE $13
        END
    FROM wish JOIN locked USING (id)
    WHERE tables.id = wish.id AND tables.events = wish.first
    RETURNING tables.id, tables.node
), stored AS (
    SELECT id, node FROM begun UNION ALL SELECT id, node FROM changed
), added AS (
    INSERT INTO events (table_id, number, body)
    SELECT one.table_id, one.number, one.body
    FROM unnest($10::text[], $11::int[], $12::bytea[]) AS one (table_id, number, body)
    WHERE one.table_id IN (SELECT id FROM stored)
)
SELECT id, node FROM stored
"""
"""Locks are taken in the order of the ids, by everybody: nobody waits for each other."""
LOAD: Final = """
SELECT tables.events, tables.node, array(
    SELECT body FROM events WHERE table_id = tables.id AND number >= $2 ORDER BY number
), (SELECT max(number) FROM events WHERE table_id = tables.id)
FROM tables WHERE id = $1
"""
BEHIND: Final = """
SELECT id FROM unnest($1::text[], $2::int[]) AS known (id, count) JOIN tables USING (id)
WHERE tables.events > known.count
"""
CLAIM: Final = """
WITH due AS (
    SELECT tables.id, extract(epoch FROM nodes.beat)::float8 AS alive
    FROM tables LEFT JOIN nodes ON nodes.id = tables.node
    WHERE wakes <= $2 AND touched >= $3
        AND (nodes.id IS NULL OR nodes.beat <= now() - $5::interval)
    ORDER BY wakes LIMIT $4
    FOR UPDATE OF tables SKIP LOCKED
)
UPDATE tables SET node = $1 FROM due WHERE tables.id = due.id RETURNING due.id, due.alive
"""
RELEASE: Final = """
UPDATE tables SET node = NULL, wakes = kept.wakes
FROM unnest($2::text[], $3::int[], $4::float8[]) AS kept (id, count, wakes)
WHERE tables.id = kept.id AND tables.node = $1 AND tables.events = kept.count
"""
BEAT: Final = """
WITH noted AS (UPDATE alive SET at = greatest(at, $3))
UPDATE nodes SET beat = now() WHERE id = $1 AND beat > now() - $2::interval
RETURNING (SELECT count(*) FROM nodes WHERE beat > now() - $2::interval)
"""
RETIRE: Final = """
WITH gone AS (DELETE FROM nodes WHERE id = $1), noted AS (UPDATE alive SET at = greatest(at, $2))
UPDATE tables SET node = NULL WHERE node = $1
"""
REGISTER: Final = """
WITH old AS (
    DELETE FROM nodes WHERE beat < now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM tables WHERE tables.node = nodes.id)
)
INSERT INTO nodes (id, beat) VALUES ($1, now())
"""
FORGET: Final = """
WITH old AS (
    DELETE FROM tables WHERE (NOT seated AND touched < $1) OR (finished AND touched < $2)
    RETURNING id
)
DELETE FROM events WHERE table_id IN (SELECT id FROM old)
"""
KEEP: Final = "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"


@dataclass
class _Wish:
    table: str
    first: int
    events: Sequence[bytes]
    seen: Seen
    done: asyncio.Future[None]


class PostgresStore:
    """The `Store` of the service, in a database that many processes may share."""

    beat_seconds: float = 0.5

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: Pool[Any] | None = None
        self._appending: Connection[Any] | None = None
        """The connection that adds; nothing before the first append, and after it was lost."""
        self._telling: Connection[Any] | None = None
        """The connection that tells and hears; nothing as long as it is lost."""
        self._jobs: list[_Wish] = []
        self._writing: asyncio.Task[None] | None = None
        self._node = ""
        self._held: set[str] = set()
        self._alone = True
        """Whether no other server was there at our last sign of life."""
        self._hints: dict[str, int] = {}
        self._hinting: asyncio.Task[None] | None = None
        self._heard: Callable[[str, int], None] | None = None

    async def open(self) -> None:
        """Connect."""
        import asyncpg

        with _told_apart():
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=READERS,
                timeout=CONNECT_SECONDS,
                command_timeout=STATEMENT_SECONDS,
            )
        await self._register()

    async def close(self) -> None:
        """Store what still waits, then hang up."""
        for task in (self._writing, self._hinting):
            if task is not None:
                await task
        for connection in (self._appending, self._telling):
            if connection is not None:
                connection.terminate()
        if self._pool is not None:
            self._pool.terminate()

    # 1. Adding

    def append(
        self, table: str, first: int, events: Sequence[bytes], seen: Seen = NEW
    ) -> Awaitable[None]:
        """Store events from number `first` on, all or none; done means durable."""
        loop = asyncio.get_running_loop()
        job = _Wish(table, first, events, seen, loop.create_future())
        self._jobs.append(job)
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write())
        return job.done

    async def _write(self) -> None:
        while self._jobs:
            await self._commit(self._next_group())

    def _next_group(self) -> list[_Wish]:
        """Return all that waits, a table at most once."""
        tables: set[str] = set()
        for place, job in enumerate(self._jobs):
            if job.table in tables or place == BIGGEST_GROUP:
                break
            tables.add(job.table)
        group, self._jobs = self._jobs[: len(tables)], self._jobs[len(tables) :]
        return group

    async def _commit(self, group: list[_Wish]) -> None:
        """Carry a group out in one statement, then tell everybody how it went."""
        try:
            stored = await self._store(group)
        except StoreLostError as error:
            self._hang_up()
            for job in group:
                _fail(job, StoreLostError(str(error)))
            return
        except StoreError as error:
            if len(group) == 1:
                _fail(group[0], error)
                return
            for job in group:  # what is wrong with one table must not stop the others
                await self._commit([job])
            return
        for job in group:
            if job.table not in stored:
                _fail(job, ConflictError(f"table {job.table} has no {job.first} events any more"))
                continue
            self._note_holder(job.table, stored[job.table])
            self._hint(job.table, job.first + len(job.events))
            if not job.done.done():
                job.done.set_result(None)

    async def _store(self, group: list[_Wish]) -> dict[str, str | None]:
        """Return the tables of a group whose events are stored now, and who looks after each."""
        with _told_apart():
            if self._appending is None:
                self._appending = await _connect(self._address)
            rows = await self._appending.fetch(
                APPEND,
                [job.table for job in group],
                [job.first for job in group],
                [len(job.events) for job in group],
                [job.seen.finished for job in group],
                [job.seen.seated for job in group],
                [job.seen.glance for job in group],
                [job.seen.listed for job in group],
                [job.seen.wakes for job in group],
                time.time(),
                [job.table for job in group for _ in job.events],
                [job.first + place for job in group for place in range(len(job.events))],
                [body for job in group for body in job.events],
                self._node,
                LEASE,
            )
        return dict(rows)

    def _hang_up(self) -> None:
        if self._appending is not None:
            self._appending.terminate()
            self._appending = None

    # 2. Telling, and hearing

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Tell from now on of tables to which other servers append."""
        self._heard = heard

    def _hint(self, table: str, events: int) -> None:
        """Tell the others soon; nobody where we are alone."""
        if self._alone:
            return
        self._hints[table] = events
        if self._hinting is None or self._hinting.done():
            self._hinting = asyncio.get_running_loop().create_task(self._send_hints())

    async def _send_hints(self) -> None:
        while self._hints:
            await asyncio.sleep(HINT_SECONDS)
            hints, self._hints = self._hints, {}
            with suppress(StoreError), _told_apart():  # whoever does not hear will look
                for message in _messages(hints):
                    connection = await self._ready_to_tell()
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def _ready_to_tell(self) -> Connection[Any]:
        if self._telling is None or self._telling.is_closed():
            self._telling = await _connect(self._address)
            await self._telling.add_listener(CHANNEL, self._hear)
        return self._telling

    def _hear(self, _connection: object, _sender: int, _channel: str, message: object) -> None:
        if self._heard is None:
            return
        for hint in str(message).split():
            table, _, events = hint.partition(":")
            if events.isdigit():
                self._heard(table, int(events))

    # 3. Who looks after what

    def holds(self, table: str) -> bool:
        """Return whether this server looks after a table, as far as it knows."""
        return table in self._held

    def _note_holder(self, table: str, node: str | None) -> None:
        if node == self._node:
            self._held.add(table)
        else:
            self._held.discard(table)

    async def _register(self) -> None:
        self._held.clear()
        self._node = token_urlsafe(9)
        async with self._reading() as reading:
            await reading.execute(REGISTER, self._node)

    async def beat(self, now: float) -> bool:
        """Note that the server lives; False when it was taken for dead and has lost its tables."""
        async with self._reading() as reading:
            servers = await reading.fetchval(BEAT, self._node, LEASE, now)
        if servers is None:
            await self._register()
            return False
        self._alone = servers == 1
        if not self._alone:
            with suppress(StoreError), _told_apart():
                await self._ready_to_tell()
        return True

    async def claim(self, until: float, since: float, most: int) -> list[Due]:
        """Look after tables that nobody looks after and that wake until then."""
        async with self._reading() as reading:
            rows = await reading.fetch(CLAIM, self._node, until, since, most, LEASE)
        due = [Due(table, alive) for table, alive in rows]
        self._held.update(one.table for one in due)
        return due

    async def release(self, tables: Mapping[str, Kept]) -> None:
        """Do not look after tables any more, until they wake."""
        self._held.difference_update(tables)
        counts = [kept.events for kept in tables.values()]
        wakes = [kept.wakes for kept in tables.values()]
        async with self._reading() as reading:
            await reading.execute(RELEASE, self._node, list(tables), counts, wakes)

    async def retire(self) -> None:
        """Do not look after any table any more: another server may at once."""
        self._held.clear()
        async with self._reading() as reading:
            await reading.execute(RETIRE, self._node, time.time())

    # 4. Reading, and all that is rare

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Connection[Any]]:
        assert self._pool is not None, "it was opened"
        with _told_apart():
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                yield connection

    async def load(self, table: str, first: int = 0) -> list[bytes]:
        """Return the events of a table from number `first` on; none when there is no such table."""
        async with self._reading() as reading:
            row = await reading.fetchrow(LOAD, table, first)
        if row is None:
            return []
        count, node, bodies, last = row
        if (len(bodies), last) != (max(0, count - first), count - 1):
            raise DamagedTableError(f"table {table} has lost some of its {count} events")
        self._note_holder(table, node)
        return list(bodies)

    async def behind(self, known: Mapping[str, int]) -> list[str]:
        """Return those of these tables that have more events than that, by other servers."""
        async with self._reading() as reading:
            rows = await reading.fetch(BEHIND, list(known), list(known.values()))
        return [row[0] for row in rows]

    async def glances(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Return the tables that there are of these, each at a glance."""
        async with self._reading() as reading:
            query = "SELECT id, glance FROM tables WHERE id = ANY ($1::text[])"
            return {row[0]: row[1] for row in await reading.fetch(query, list(tables))}

    async def listed(self, since: float, most: int) -> dict[str, bytes]:
        """Return tables at which anybody may sit down, the latest first, each at a glance."""
        query = (
            "SELECT id, glance FROM tables WHERE listed AND touched >= $1 "
            "ORDER BY touched DESC LIMIT $2"
        )
        async with self._reading() as reading:
            return {row[0]: row[1] for row in await reading.fetch(query, since, most)}

    async def keep(self, name: str, value: bytes) -> bytes:
        """Return what is kept under a name; this value, from now on, where there is nothing."""
        async with self._reading() as reading:
            await reading.execute(KEEP, name, value)
            kept = await reading.fetchval("SELECT value FROM kept WHERE name = $1", name)
        return bytes(kept)

    async def waking(self, since: float) -> list[str]:
        """Return the tables where something will happen by itself, and something did `since`."""
        query = "SELECT id FROM tables WHERE wakes IS NOT NULL AND touched >= $1 ORDER BY id"
        async with self._reading() as reading:
            return [row[0] for row in await reading.fetch(query, since)]

    async def forget(self, *, empty_before: float, finished_before: float) -> None:
        """Delete tables at which nobody ever sat, and finished ones, that are older than this."""
        async with self._reading() as reading:
            await reading.execute(FORGET, empty_before, finished_before)

    async def last_beat(self) -> float | None:
        """Return when the server was last known to live."""
        async with self._reading() as reading:
            at: float = await reading.fetchval("SELECT at FROM alive")
        return at or None


def prepared_store(address: str) -> PostgresStore:
    """Return the store at an address, its layout brought up to date."""
    change_layout(address)
    return PostgresStore(address)


def change_layout(address: str, version: int | None = None) -> None:
    """Bring the layout of a database up to date, or back to an older version."""
    if find_spec("asyncpg") is None:
        raise RequestError("PostgreSQL needs the extra of that name: pip install oyabun[postgres]")
    asyncio.run(_change_layout(address, version))


async def _change_layout(address: str, version: int | None) -> None:
    async with connected(address) as connection:
        if version is None:
            await bring_up_to_date(connection)
        else:
            await go_back_to_layout(connection, version)


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Connection[Any]]:
    """Connect for as long as somebody needs it."""
    with _told_apart():
        connection = await _connect(address)
        try:
            yield connection
        finally:
            await connection.close()


async def _connect(address: str) -> Connection[Any]:
    import asyncpg

    return await asyncpg.connect(
        address, timeout=CONNECT_SECONDS, command_timeout=STATEMENT_SECONDS
    )


def _messages(hints: Mapping[str, int]) -> Iterator[str]:
    """Return hints in messages that are not too long."""
    words = [f"{table}:{events}" for table, events in hints.items()]
    most = HINT_BYTES // max(len(word) + 1 for word in words)
    for first in range(0, len(words), most):
        yield " ".join(words[first : first + most])


def _fail(job: _Wish, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)


@contextmanager
def _told_apart() -> Iterator[None]:
    """Tell what the database has refused from what nobody knows; its address stays with us."""
    import asyncpg

    lost = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
    try:
        yield
    except (*lost, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise StoreLostError(f"the database does not answer: {type(error).__name__}") from None
    except asyncpg.PostgresError as error:
        raise StoreError(f"the database refuses: {error}") from None
