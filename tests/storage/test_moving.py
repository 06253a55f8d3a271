"""Tables move between a file and a database, and are copied from either, with nothing lost."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from oyabun.bench.postgres import Postgres
from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.service import Seen
from oyabun.storage import SqliteStore, open_store
from oyabun.storage.backups import back_up, restore
from oyabun.storage.moving import DataMoved, compare, move_data
from oyabun.storage.moving import _file as file_side

TABLES = 120


async def fill(place: str) -> None:
    store = await asyncio.to_thread(open_store, place)
    await store.open()
    await asyncio.gather(
        *(
            store.append(
                f"t{number}",
                0,
                [b"%d-%d" % (number, event) for event in range(number % 7 + 1)],
                Seen(
                    finished=number % 3 == 0,
                    seated=number % 2 == 0,
                    glance=b"\x00g%d" % number,
                    listed=number % 5 == 0,
                    wakes=None if number % 4 else number + 0.125,
                ),
            )
            for number in range(TABLES)
        )
    )
    await store.keep("vapid", b"\x00key")
    await store.close()


def rows(path: Path) -> list[list[tuple[object, ...]]]:
    looking = sqlite3.connect(path)
    tables = ("tables", "events", "kept")
    found = [
        looking.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()  # noqa: S608
        for table in tables
    ]
    looking.close()
    return found


def test_a_file_moves_to_the_database_and_back_and_is_the_same(
    tmp_path: Path, database: str
) -> None:
    there, back = tmp_path / "there.db", tmp_path / "back.db"
    asyncio.run(fill(str(there)))
    events = sum(number % 7 + 1 for number in range(TABLES))
    heard: list[int] = []
    assert move_data(str(there), database, heard.append) == DataMoved(TABLES, events, 1)
    assert sum(heard) == 2 * TABLES
    assert move_data(database, str(back), heard.append) == DataMoved(TABLES, events, 1)
    assert rows(back) == rows(there)


def test_nothing_moves_onto_tables_that_are_there(tmp_path: Path, database: str) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(fill(str(path)))
    move_data(str(path), database, lambda _count: None)
    before = rows(path)
    with pytest.raises(RequestError, match="already"):
        move_data(database, str(path), lambda _count: None)
    assert rows(path) == before
    with pytest.raises(RequestError, match="no file"):
        move_data(str(tmp_path / "nowhere.db"), database, lambda _count: None)


@pytest.mark.parametrize(
    "fault",
    [
        "UPDATE events SET body = x'00' WHERE table_id = 't5' AND number = 2",
        "UPDATE tables SET wakes = 1 WHERE id = 't7'",
        "DELETE FROM kept",
    ],
)
def test_a_record_that_arrives_otherwise_is_noticed(tmp_path: Path, fault: str) -> None:
    there, copy = tmp_path / "there.db", tmp_path / "copy.db"
    asyncio.run(fill(str(there)))
    move_data(str(there), str(copy), lambda _count: None)
    with sqlite3.connect(copy) as changing:
        changing.execute(fault)
    changing.close()

    async def look() -> None:
        async with file_side(there) as source, file_side(copy) as target:
            await compare(source, target, lambda _count: None)

    with pytest.raises(CorruptRecordError, match="arrived"):
        asyncio.run(look())


def test_a_file_is_copied_while_it_is_used_and_restored(tmp_path: Path) -> None:
    path, copy, new = tmp_path / "tables.db", tmp_path / "copy", tmp_path / "new.db"
    asyncio.run(fill(str(path)))

    async def while_used() -> None:
        store = SqliteStore(path)
        await store.append("late", 0, [b"1"])
        back_up(str(path), copy)
        await store.append("too late", 0, [b"1"])
        await store.close()

    asyncio.run(while_used())
    restore(copy, str(new))
    ids = {row[0] for row in rows(new)[0]}
    assert "late" in ids
    assert "too late" not in ids
    assert len(ids) == TABLES + 1
    with pytest.raises(RequestError, match="already"):
        back_up(str(path), copy)
    with pytest.raises(RequestError, match="already"):
        restore(copy, str(path))


@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="pg_dump is not installed")
def test_a_database_is_copied_and_restored(
    tmp_path: Path, database: str, postgres: Postgres
) -> None:
    copy, before, after = tmp_path / "copy", tmp_path / "before.db", tmp_path / "after.db"
    asyncio.run(fill(database))
    back_up(database, copy)
    new = postgres.create("restored")
    restore(copy, new)
    move_data(database, str(before), lambda _count: None)
    move_data(new, str(after), lambda _count: None)
    assert rows(after) == rows(before)
    with pytest.raises(RequestError, match="pg_restore"):
        restore(copy, new)
    with pytest.raises(RequestError, match="move-data"):
        restore(copy, str(tmp_path / "file.db"))


def test_what_is_no_copy_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "copy").write_bytes(b"a letter to grandmother")
    with pytest.raises(CorruptRecordError):
        restore(tmp_path / "copy", str(tmp_path / "new.db"))
    assert not (tmp_path / "new.db").exists()
