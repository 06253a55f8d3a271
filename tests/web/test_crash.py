"""The server is killed at random instants; what was acknowledged is never lost."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.web.serving import PATIENCE, OpenTable, Person, Server, whose_turn

KILLS = 20
TABLES = 3


class Players(threading.Thread):
    """Three people at one table who play until the server is gone."""

    def __init__(self, table: OpenTable, acknowledged: dict[str, list[str]]) -> None:
        super().__init__()
        self.table = table
        self.keys = acknowledged.setdefault(table.id, [])
        self.finished = False

    def run(self) -> None:
        people: list[Person] = []
        try:
            people = [self.table.connect(seat) for seat in range(3)]
            while not self.finished:
                mover = whose_turn(people)
                if mover.panel["outcome"]:
                    self.finished = True
                    return
                answer = mover.move()
                if answer["type"] == "accepted":
                    self.keys.append(answer["key"])
        except (WebSocketException, OSError, EOFError):
            pass


def stored_keys(path: Path, table: str) -> list[str]:
    reading = sqlite3.connect(path)
    query = "SELECT body FROM events WHERE table_id = ? ORDER BY number"
    events = [json.loads(body) for (body,) in reading.execute(query, (table,))]
    reading.close()
    return [event["key"] for event in events if event.get("key")]


def wait_for(acknowledged: dict[str, list[str]], more: int) -> None:
    """Wait until so many more moves have been acknowledged, at all tables together."""
    wanted = sum(map(len, acknowledged.values())) + more
    end = time.monotonic() + PATIENCE
    while sum(map(len, acknowledged.values())) < wanted:
        assert time.monotonic() < end
        time.sleep(0.001)


def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(
    new_server: Callable[..., Server],
) -> None:
    dice = random.Random(20)
    server = new_server()
    tables = [server.open().start() for _ in range(TABLES)]
    acknowledged: dict[str, list[str]] = {}
    for _ in range(KILLS):
        playing = [Players(table, acknowledged) for table in tables]
        for players in playing:
            players.start()
        wait_for(acknowledged, dice.randint(1, 12))
        time.sleep(dice.uniform(0, 0.05))
        server.kill()
        for players in playing:
            players.join()
        for table in tables:
            stored = stored_keys(server.config.data, table.id)
            known = acknowledged[table.id]
            # The last move may be stored and its answer cut off; the other way round never.
            assert set(known) <= set(stored)
            assert len(stored) == len(set(stored))
        server.start()
        for table, players in zip(list(tables), playing, strict=True):
            if players.finished:
                tables[tables.index(table)] = server.open().start()
    for table in tables:
        people = [table.connect(seat) for seat in range(3)]
        mover = whose_turn(people)
        assert mover.panel["outcome"] or mover.move()["type"] == "accepted"
