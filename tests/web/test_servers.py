"""Several servers over one database: any of them serves any table."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from oyabun.bench.postgres import Postgres
from tests.web.serving import OpenTable, Person, Server, finished, whose_turn

Servers = tuple[Server, Server]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Servers]:
    """Two servers on one database."""
    database = postgres.create("shared")
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    one, two = [Server(folder, database=database, bot_delay=0.1) for folder in folders]
    yield one, two
    assert one.stop() == two.stop() == 0


def at(server: Server, table: OpenTable) -> OpenTable:
    """The same table, reached through another server."""
    there = OpenTable.__new__(OpenTable)
    there.__dict__.update(table.__dict__, server=server)
    return there


def looking(server: Server, table: OpenTable, seat: int) -> Person:
    """Somebody who sees the table through a server."""
    person = at(server, table).connect(seat)
    person.hear_until("snapshot")
    return person


def moves_of(server: Server, table: OpenTable, *, people: bool = True) -> list[dict[str, Any]]:
    """Every decision that the database has: of people, or of bots and the table as well."""

    async def read() -> list[dict[str, Any]]:
        connection = await asyncpg.connect(server.config.database)
        query = "SELECT body FROM events WHERE table_id = $1 ORDER BY number"
        events = [json.loads(row[0]) for row in await connection.fetch(query, table.id)]
        await connection.close()
        moves = [event for event in events if event["type"] == "moved" and event["seat"] >= 0]
        return [move for move in moves if move.get("key") or not people]

    return finished(read())


def test_people_on_two_servers_play_one_match(servers: Servers) -> None:
    one, two = servers
    table = one.open().start()
    people = [looking(server, table, seat) for seat, server in enumerate((one, two, two))]
    for _ in range(8):
        assert whose_turn(people).move()["type"] == "accepted"
    whose_turn(people)
    assert len(moves_of(one, table)) == 8
    for seat in range(3):
        here, there = (at(server, table).get(seat)["position"] for server in servers)
        assert (here["log"], here["ply"]) == (there["log"], there["ply"])


def test_a_move_that_is_sent_again_to_another_server_is_played_once(
    servers: Servers,
) -> None:
    one, two = servers
    table = one.open().start()
    people = [looking(one, table, seat) for seat in range(3)]
    mover = whose_turn(people)
    again = looking(two, table, people.index(mover))
    ply, move = mover.ply, mover.panel["moves"][0]["move"]
    message = {"type": "move", "ply": ply, "move": move, "key": "the same"}
    assert mover.ask(**message)["type"] == "accepted"
    assert again.ask(**message) == {"type": "accepted", "key": "the same", "ply": ply + 1}
    assert len(moves_of(one, table)) == 1


def test_whoever_loses_a_seat_at_one_server_loses_it_at_the_other(servers: Servers) -> None:
    one, two = servers
    table = one.open().start()
    guest = looking(two, table, 1)
    assert table.post("/seats/1", action="free").status_code == 200
    guest.wait_closed()
    assert guest.heard[-1] == {"type": "bye", "reason": "seat"}
    with pytest.raises(ConnectionClosed):
        guest.move(0)


def test_answers_that_come_at_once_through_two_servers_are_all_kept(
    servers: Servers,
) -> None:
    one, two = servers
    table = one.open(*["open"] * 6, game="cash_n_guns", options={"cards": "off"}).start()
    people = [looking((one, two)[seat % 2], table, seat) for seat in range(6)]
    assert all(person.panel["moves"] for person in people), "everybody loads first"
    with ThreadPoolExecutor(6) as hands:
        done = list(hands.map(Person.move, people))
    assert [answer["type"] for answer in done] == ["accepted"] * 6
    assert Counter(move["seat"] for move in moves_of(one, table)) == dict.fromkeys(range(6), 1)


def test_the_bots_of_a_server_that_was_killed_go_on_at_the_other(
    servers: Servers,
) -> None:
    one, two = servers
    table = one.open("bot", "bot", "bot")
    watcher = at(two, table).connect()
    watcher.hear_until("diff")
    one.kill()
    watcher.hear_all()
    before = len(moves_of(two, table, people=False))
    while len(moves_of(two, table, people=False)) < before + 5:
        watcher.hear_until("diff")
    one.start()


def test_a_server_that_is_asked_to_stop_hands_its_tables_over(
    servers: Servers,
) -> None:
    one, two = servers
    table = one.open("open", "bot", "bot").start()
    person = looking(one, table, 0)
    assert one.stop() == 0
    person.wait_closed()
    assert person.heard[-1] == {"type": "bye", "reason": "shutdown"}
    again = looking(two, table, 0)
    for _ in range(3):
        assert whose_turn([again]).move()["type"] == "accepted"
    one.start()


def test_a_match_goes_on_when_the_database_comes_back(servers: Servers, postgres: Postgres) -> None:
    one, _ = servers
    table = one.open().start()
    people = [looking(one, table, seat) for seat in range(3)]
    mover = whose_turn(people)
    postgres.kill()
    with ThreadPoolExecutor(1) as thread:
        moving = thread.submit(mover.move)
        postgres.start()
        assert moving.result()["type"] == "accepted"
    assert len(moves_of(one, table)) == 1
    assert whose_turn(people).move()["type"] == "accepted"
