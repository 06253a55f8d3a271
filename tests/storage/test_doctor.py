"""A data file with damage in it: each table fails alone, and what is sound is saved."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.service import DamagedTableError, SeatPlan, Table, encode, seen
from oyabun.storage import SqliteStore
from oyabun.storage.doctor import examine

NOW = 1_000_000.0


def store_tables(path: Path, count: int) -> list[list[bytes]]:
    """A file with some tables of Kamiza that have begun."""
    return asyncio.run(_store_tables(path, count))


async def _store_tables(path: Path, count: int) -> list[list[bytes]]:
    store = SqliteStore(path)
    written = []
    for number in range(count):
        plans = [SeatPlan("bot")] * 3
        table = Table.open(f"t{number:02}", "kamiza", plans, NOW, host_token="host")  # noqa: S106
        table.start(NOW)
        first, fresh = table.take_fresh()
        events = [encode(event) for event in fresh]
        await store.append(table.id, first, events, seen(table))
        written.append(events)
    await store.close()
    return written


async def read_all(path: Path) -> dict[str, list[bytes] | None]:
    """Every table of a file; nothing where one cannot be read. A new one can be added."""
    store = SqliteStore(path)
    found: dict[str, list[bytes] | None] = {}
    for table in await store.waking(since=0.0):
        try:
            found[table] = await store.load(table)
        except DamagedTableError:
            found[table] = None
    await store.append("new", 0, [b"1"])
    await store.close()
    return found


def change(path: Path, statement: str) -> None:
    changing = sqlite3.connect(path)
    with changing:
        changing.execute(statement)
    changing.close()


DAMAGE: dict[str, Callable[[Path], None]] = {
    "an event is no event": lambda path: change(
        path, "UPDATE events SET body = x'7b7d' WHERE table_id = 't01' AND number = 1"
    ),
    "an event is missing": lambda path: change(
        path, "DELETE FROM events WHERE table_id = 't01' AND number = 1"
    ),
    "all events are missing": lambda path: change(
        path, "DELETE FROM events WHERE table_id = 't01'"
    ),
    "an event is a number": lambda path: change(
        path, "UPDATE events SET body = 5 WHERE table_id = 't01' AND number = 0"
    ),
    "a seat that is not there": lambda path: change(
        path,
        "UPDATE events SET body = CAST(replace(body, '\"seat\":-1', '\"seat\":77') AS BLOB) "
        "WHERE table_id = 't01'",
    ),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_the_doctor_finds_the_damaged_table_and_saves_the_others(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "sound.db"
    written = store_tables(path, 3)
    damage(path)
    before = path.read_bytes()
    found = examine(path, copy)
    assert [one.table for one in found.damaged] == ["t01"]
    assert found.damaged[0].why
    assert found.sound == 2
    assert path.read_bytes() == before
    assert examine(copy).damaged == ()
    assert asyncio.run(read_all(copy)) == {"t00": written[0], "t02": written[2]}


def test_a_file_without_damage_is_healthy(tmp_path: Path) -> None:
    store_tables(tmp_path / "tables.db", 2)
    found = examine(tmp_path / "tables.db")
    assert (found.faults, found.sound, found.damaged) == ((), 2, ())


def test_an_unreadable_page_costs_only_the_tables_on_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store_tables(path, 40)
    change(path, "PRAGMA journal_mode = DELETE")
    content = bytearray(path.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    leaf = next(
        start
        for start in range(size, len(content), size)
        if b"t20" in content[start : start + size] and b"opened" in content[start : start + size]
    )
    content[leaf : leaf + size] = b"\xaa" * size
    path.write_bytes(content)
    tables = asyncio.run(read_all(path))
    assert len(tables) == 40
    lost = [table for table, events in tables.items() if events is None]
    assert "t20" in lost
    assert len(lost) < 30
    found = examine(path, tmp_path / "sound.db")
    assert found.faults
    assert found.sound == 40 - len(lost)
    assert {*lost, "new"} == {one.table for one in found.damaged}


def test_what_is_no_data_file_is_said_to_be_none(tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish.db"
    rubbish.write_bytes(b"not a database at all" * 1000)
    with pytest.raises(CorruptRecordError, match="doctor"):
        SqliteStore(rubbish)
    with pytest.raises(CorruptRecordError):
        examine(rubbish)
    with pytest.raises(RequestError):
        examine(tmp_path / "nowhere.db")
