from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import wait
from pathlib import Path

import pytest

from oyabun.core.errors import CorruptRecordError, StaleMoveError
from oyabun.service import Seen
from oyabun.storage import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "tables.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(path)
    yield opened
    opened.close()


def test_events_come_back_in_order_after_a_restart(path: Path) -> None:
    first = SqliteStore(path)
    first.append("a", 0, [b"1", b"2"]).result()
    first.append("a", 2, [b"3"]).result()
    first.append("b", 0, [b"x"], Seen(finished=True)).result()
    first.beat(12.5)
    first.close()
    second = SqliteStore(path)
    assert second.load("a") == [b"1", b"2", b"3"]
    assert second.load("b") == [b"x"]
    assert second.load("c") == []
    assert second.unfinished(since=0.0) == ["a"]
    assert second.last_beat() == 12.5
    second.close()


def test_a_table_where_nothing_happened_for_long_is_not_among_the_unfinished(
    store: SqliteStore, path: Path
) -> None:
    for table in ("abandoned", "alive"):
        store.append(table, 0, [b"1"]).result()
    with sqlite3.connect(path) as long_ago:
        long_ago.execute("UPDATE tables SET touched = 1000 WHERE id = 'abandoned'")
    assert store.unfinished(since=1001.0) == ["alive"]
    assert store.load("abandoned") == [b"1"]


def test_what_is_done_is_in_the_file_before_anybody_is_told(path: Path, store: SqliteStore) -> None:
    store.append("a", 0, [b"1"]).result()
    other = sqlite3.connect(path)
    assert other.execute("SELECT body FROM events").fetchall() == [(b"1",)]
    other.close()


def test_the_file_is_written_ahead_and_flushed_in_full(path: Path, store: SqliteStore) -> None:
    assert store._reading.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._reading.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize("first", [0, 1, 3])
def test_an_event_that_is_not_the_next_one_is_refused_whole(store: SqliteStore, first: int) -> None:
    store.append("a", 0, [b"1", b"2"]).result()
    with pytest.raises(StaleMoveError):
        store.append("a", first, [b"x", b"y"]).result()
    assert store.load("a") == [b"1", b"2"]


def test_one_refusal_does_not_touch_the_others_of_its_group(store: SqliteStore) -> None:
    waiting = [store.append(f"t{number}", number % 2, [b"%d" % number]) for number in range(1000)]
    wait(waiting)
    for number, done in enumerate(waiting):
        assert (done.exception() is None) == (number % 2 == 0)
        assert store.load(f"t{number}") == ([] if number % 2 else [b"%d" % number])


def test_of_two_that_want_the_same_place_one_gets_it(store: SqliteStore) -> None:
    both = [store.append("a", 0, [body]) for body in (b"mine", b"yours")]
    wait(both)
    assert [done.exception() is None for done in both] == [True, False]
    assert store.load("a") == [b"mine"]


def test_a_file_of_another_layout_is_left_alone(path: Path) -> None:
    SqliteStore(path).close()
    other = sqlite3.connect(path)
    other.execute("PRAGMA user_version = 99")
    other.close()
    with pytest.raises(CorruptRecordError):
        SqliteStore(path)


def test_a_file_of_an_older_layout_is_brought_up_to_date(path: Path) -> None:
    store = SqliteStore(path)
    store.append("a", 0, [b"1"]).result()
    store.close()
    with sqlite3.connect(path) as older:
        older.executescript(
            "DROP INDEX listed; ALTER TABLE tables DROP COLUMN listed; DROP TABLE kept;"
            "ALTER TABLE tables DROP COLUMN glance;"
            "DROP INDEX unfinished; ALTER TABLE tables DROP COLUMN touched;"
            "ALTER TABLE tables DROP COLUMN seated;"
            "CREATE INDEX unfinished ON tables (id) WHERE NOT finished; PRAGMA user_version = 1;"
        )
    store = SqliteStore(path)
    assert store.unfinished(since=1.0) == ["a"]
    assert store.glances(["a"]) == {"a": b""}
    store.append("a", 1, [b"2"], Seen(finished=True)).result()
    assert store.load("a") == [b"1", b"2"]
    assert store.unfinished(since=1.0) == []
    store.close()


def test_old_tables_are_forgotten_where_nobody_sat_or_all_is_over(
    store: SqliteStore, path: Path
) -> None:
    store.append("empty", 0, [b"1"]).result()
    store.append("played", 0, [b"1"], Seen(seated=True)).result()
    store.append("played", 1, [b"2"]).result()
    store.append("over", 0, [b"1"], Seen(finished=True, seated=True)).result()
    store.append("new", 0, [b"1"]).result()
    with sqlite3.connect(path) as long_ago:
        long_ago.execute("UPDATE tables SET touched = 1000 WHERE id != 'new'")
    store.forget(empty_before=0.0, finished_before=0.0).result()
    assert store.load("empty") == [b"1"]
    store.forget(empty_before=1001.0, finished_before=0.0).result()
    assert store.load("empty") == []
    assert store.load("over") == [b"1"]
    store.forget(empty_before=1001.0, finished_before=1001.0).result()
    assert store.load("over") == []
    assert store.load("played") == [b"1", b"2"]
    assert store.load("new") == [b"1"]


def test_tables_are_read_at_a_glance(store: SqliteStore) -> None:
    store.append("a", 0, [b"1"], Seen(glance=b"first")).result()
    store.append("b", 0, [b"1"], Seen(glance=b"other")).result()
    store.append("a", 1, [b"2"], Seen(glance=b"second")).result()
    assert store.glances(["a", "nowhere", "' OR 1 --"]) == {"a": b"second"}
    assert store.glances([]) == {}


def test_only_tables_that_are_listed_now_are_listed(store: SqliteStore) -> None:
    for table in ("a", "b", "c"):
        store.append(table, 0, [b"1"], Seen(glance=table.encode(), listed=True)).result()
    store.append("b", 1, [b"2"], Seen(glance=b"b")).result()
    assert store.listed(0.0, most=9) == {"c": b"c", "a": b"a"}
    assert store.listed(0.0, most=1) == {"c": b"c"}
    assert store.listed(1e12, most=9) == {}


def test_what_is_kept_stays_as_it_was_first(path: Path) -> None:
    first = SqliteStore(path)
    assert first.keep("key", b"one") == b"one"
    assert first.keep("key", b"two") == b"one"
    first.close()
    second = SqliteStore(path)
    assert second.keep("key", b"three") == b"one"
    second.close()
