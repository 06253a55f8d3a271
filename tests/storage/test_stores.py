"""What every store does, on a real file and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from oyabun.core.errors import StaleMoveError
from oyabun.service import ConflictError, DamagedTableError, Due, Kept, Seen, Store
from oyabun.storage import is_address, open_store

pytestmark = pytest.mark.anyio
Change = Callable[[str], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store is that nobody has used yet."""
    if request.param == "postgres":
        address: str = request.getfixturevalue("database")
        return address
    return str(tmp_path / "deep" / "tables.db")


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    opened = await opened_at(place)
    yield opened
    await opened.close()


async def opened_at(place: str) -> Store:
    opened = await asyncio.to_thread(open_store, place)
    await opened.open()
    return opened


async def change(place: str, statement: str) -> None:
    """Do something to the rows themselves."""
    if is_address(place):
        connection = await asyncpg.connect(place)
        await connection.execute(statement)
        await connection.close()
        return
    changing = sqlite3.connect(place)
    with changing:
        changing.execute(statement)
    changing.close()


async def test_events_come_back_in_order_after_a_restart(place: str) -> None:
    first = await opened_at(place)
    await first.append("a", 0, [b"1", b"2"], Seen(wakes=5.0))
    await first.append("a", 2, [b"3"], Seen(wakes=6.0))
    await first.append("b", 0, [b"x"], Seen(finished=True))
    await first.beat(12.5)
    await first.close()
    second = await opened_at(place)
    assert await second.load("a") == [b"1", b"2", b"3"]
    assert await second.load("b") == [b"x"]
    assert await second.load("c") == []
    assert await second.waking(since=0.0) == ["a"]
    assert await second.last_beat() == 12.5
    await second.close()


async def test_nobody_was_ever_there_at_the_beginning(store: Store) -> None:
    assert await store.last_beat() is None
    assert await store.waking(since=0.0) == []


async def test_a_table_where_nothing_happened_for_long_is_left_in_peace(
    store: Store, place: str
) -> None:
    for table in ("abandoned", "alive"):
        await store.append(table, 0, [b"1"], Seen(wakes=1.0))
    await change(place, "UPDATE tables SET touched = 1000 WHERE id = 'abandoned'")
    assert await store.waking(since=1001.0) == ["alive"]
    assert await store.load("abandoned") == [b"1"]


async def test_a_table_that_waits_for_people_alone_does_not_wake(store: Store) -> None:
    await store.append("a", 0, [b"1"], Seen(wakes=1.0))
    await store.append("a", 1, [b"2"], Seen())
    assert await store.waking(since=0.0) == []


@pytest.mark.parametrize("first", [0, 1, 3])
async def test_an_event_that_is_not_the_next_one_is_refused_whole(store: Store, first: int) -> None:
    await store.append("a", 0, [b"1", b"2"], Seen())
    with pytest.raises(ConflictError) as refused:
        await store.append("a", first, [b"x", b"y"], Seen(finished=True))
    assert isinstance(refused.value, StaleMoveError)
    assert await store.load("a") == [b"1", b"2"]


async def test_a_table_that_is_not_there_cannot_go_on(store: Store) -> None:
    with pytest.raises(ConflictError):
        await store.append("a", 1, [b"x"], Seen())
    assert await store.load("a") == []


async def test_one_refusal_does_not_touch_the_others_of_its_group(store: Store) -> None:
    waiting = [
        store.append(f"t{number}", number % 2, [b"%d" % number], Seen()) for number in range(1000)
    ]
    done = await asyncio.gather(*waiting, return_exceptions=True)
    for number in range(1000):
        assert isinstance(done[number], ConflictError) == (number % 2 == 1)
    for number in range(0, 1000, 99):
        assert await store.load(f"t{number}") == ([] if number % 2 else [b"%d" % number])


async def test_of_two_that_want_the_same_place_one_gets_it(store: Store) -> None:
    both = [store.append("a", 0, [body], Seen()) for body in (b"mine", b"yours")]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(one, ConflictError) for one in done] == [False, True]
    assert await store.load("a") == [b"mine"]


async def test_many_appends_to_one_table_at_once_keep_their_order(store: Store) -> None:
    bodies = [b"%d" % number for number in range(50)]
    await asyncio.gather(
        *(store.append("a", number, [body], Seen()) for number, body in enumerate(bodies))
    )
    assert await store.load("a") == bodies


async def test_whoever_hangs_up_meanwhile_hinders_nobody(store: Store) -> None:
    first = asyncio.ensure_future(store.append("a", 0, [b"1"], Seen()))
    second = asyncio.ensure_future(store.append("b", 0, [b"1"], Seen()))
    first.cancel()
    await second
    assert await store.load("a") == [b"1"]


async def test_a_table_that_has_lost_an_event_is_damaged_and_no_other(
    store: Store, place: str
) -> None:
    for table in ("a", "b", "c"):
        await store.append(table, 0, [b"1", b"2", b"3"], Seen())
    await change(place, "DELETE FROM events WHERE table_id = 'a' AND number = 1")
    await change(place, "DELETE FROM events WHERE table_id = 'b' AND number = 2")
    for table in ("a", "b"):
        with pytest.raises(DamagedTableError):
            await store.load(table)
    assert await store.load("c") == [b"1", b"2", b"3"]


async def test_old_tables_are_forgotten_where_nobody_sat_or_all_is_over(
    store: Store, place: str
) -> None:
    await store.append("empty", 0, [b"1"], Seen())
    await store.append("played", 0, [b"1"], Seen(seated=True))
    await store.append("played", 1, [b"2"], Seen())
    await store.append("over", 0, [b"1"], Seen(finished=True, seated=True))
    await store.append("new", 0, [b"1"], Seen())
    await change(place, "UPDATE tables SET touched = 1000 WHERE id <> 'new'")
    await store.forget(empty_before=0.0, finished_before=0.0)
    assert await store.load("empty") == [b"1"]
    await store.forget(empty_before=1001.0, finished_before=0.0)
    assert await store.load("empty") == []
    assert await store.load("over") == [b"1"]
    await store.forget(empty_before=1001.0, finished_before=1001.0)
    assert await store.load("over") == []
    assert await store.load("played") == [b"1", b"2"]
    assert await store.load("new") == [b"1"]


async def test_tables_are_read_at_a_glance(store: Store) -> None:
    await store.append("a", 0, [b"1"], Seen(glance=b"first"))
    await store.append("b", 0, [b"1"], Seen(glance=b"other"))
    await store.append("a", 1, [b"2"], Seen(glance=b"second"))
    assert await store.glances(["a", "nowhere", "' OR 1 --"]) == {"a": b"second"}
    assert await store.glances([]) == {}


async def test_only_tables_that_are_listed_now_are_listed(store: Store) -> None:
    for table in ("a", "b", "c"):
        await store.append(table, 0, [b"1"], Seen(glance=table.encode(), listed=True))
    await store.append("b", 1, [b"2"], Seen(glance=b"b"))
    assert await store.listed(0.0, most=9) == {"c": b"c", "a": b"a"}
    assert await store.listed(0.0, most=1) == {"c": b"c"}
    assert await store.listed(1e12, most=9) == {}


async def test_what_is_kept_stays_as_it_was_first(place: str) -> None:
    first = await opened_at(place)
    assert await first.keep("key", b"one") == b"one"
    assert await first.keep("key", b"two") == b"one"
    await first.close()
    second = await opened_at(place)
    assert await second.keep("key", b"three") == b"one"
    await second.close()


async def test_a_table_that_wakes_is_claimed_once_until_it_is_released(place: str) -> None:
    first = await opened_at(place)
    for table, wakes in (("soon", 100.0), ("later", 900.0), ("never", None)):
        await first.append(table, 0, [b"1"], Seen(wakes=wakes))
    assert first.holds("soon")
    assert await first.claim(1e12, since=0.0, most=9) == [], "whoever appends looks after it"
    await first.retire()
    await first.close()
    store = await opened_at(place)
    assert await store.claim(500.0, since=0.0, most=9) == [Due("soon")]
    assert await store.claim(500.0, since=0.0, most=9) == []
    assert await store.claim(950.0, since=1e12, most=9) == []
    assert await store.claim(950.0, since=0.0, most=9) == [Due("later")]
    await store.release({"soon": Kept(1, 100.0), "later": Kept(1, None)})
    assert await store.claim(1e12, since=0.0, most=9) == [Due("soon")]
    await store.close()


async def test_events_are_read_from_a_number_on(store: Store) -> None:
    await store.append("a", 0, [b"1", b"2", b"3"], Seen())
    assert await store.load("a", 1) == [b"2", b"3"]
    assert await store.load("a", 3) == []
    assert await store.behind({"a": 3, "b": 0}) == []
