"""The layout of the tables in PostgreSQL, step by step: each step has its way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from oyabun.core.errors import CorruptRecordError, RequestError

if TYPE_CHECKING:
    from asyncpg import Connection

LOCK: Final = 0x6F796162756E
"""Whoever changes the layout holds this lock of the database: servers may start together."""


class LayoutStep(NamedTuple):
    """A change of the layout, and how it is taken back; no table is lost either way."""

    there: str
    back: str


STEPS: Final = (
    LayoutStep(
        """
        CREATE TABLE tables (
            id text COLLATE "C" PRIMARY KEY,
            events int NOT NULL,
            finished bool NOT NULL,
            touched float8 NOT NULL,
            seated bool NOT NULL,
            glance bytea NOT NULL,
            listed bool NOT NULL,
            wakes float8
        ) WITH (fillfactor = 50);
        CREATE INDEX waking ON tables (wakes) WHERE wakes IS NOT NULL;
        CREATE INDEX listed ON tables (touched) WHERE listed;
        CREATE TABLE events (
            table_id text COLLATE "C",
            number int,
            body bytea NOT NULL,
            PRIMARY KEY (table_id, number)
        );
        CREATE TABLE kept (name text PRIMARY KEY, value bytea NOT NULL);
        CREATE TABLE alive (at float8 NOT NULL);
        INSERT INTO alive VALUES (0);
        """,
        "DROP TABLE tables, events, kept, alive;",
    ),
    LayoutStep(
        """
        CREATE TABLE nodes (id text PRIMARY KEY, beat timestamptz NOT NULL);
        ALTER TABLE tables ADD COLUMN node text;
        CREATE INDEX held ON tables (node) WHERE node IS NOT NULL;
        """,
        """
        ALTER TABLE tables DROP COLUMN node;
        DROP TABLE nodes;
        """,
    ),
)


async def bring_up_to_date(connection: Connection[Any]) -> None:
    """Change the layout to the one that this program reads."""
    async with connection.transaction():
        found = await _found(connection)
        if found > len(STEPS):
            raise CorruptRecordError(
                f"the database has layout {found}, this program reads layout {len(STEPS)}"
            )
        for step in STEPS[found:]:
            await connection.execute(step.there)
        await connection.execute("UPDATE layout SET version = $1", len(STEPS))


async def go_back_to_layout(connection: Connection[Any], version: int) -> None:
    """Change the layout to an older one, for an older program."""
    async with connection.transaction():
        found = await _found(connection)
        if not 1 <= version <= found <= len(STEPS):
            raise RequestError(f"there is no way from layout {found} to layout {version}")
        for step in reversed(STEPS[version:found]):
            await connection.execute(step.back)
        await connection.execute("UPDATE layout SET version = $1", version)


async def _found(connection: Connection[Any]) -> int:
    """Return the layout that there is; 0 for none."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS layout (version int NOT NULL)")
    found: int | None = await connection.fetchval("SELECT version FROM layout")
    if found is None:
        await connection.execute("INSERT INTO layout VALUES (0)")
    return found or 0
