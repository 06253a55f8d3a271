"""The server is killed at random instants; what was acknowledged is never lost."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

from oyabun.bench.web.kills import Survivors
from tests.web.serving import Server, finished

KILLS = 8


def stored_keys(path: Path, table: str) -> list[str]:
    reading = sqlite3.connect(path)
    query = "SELECT body FROM events WHERE table_id = ? ORDER BY number"
    events = [json.loads(body) for (body,) in reading.execute(query, (table,))]
    reading.close()
    return [event["key"] for event in events if event.get("key")]


async def kill_often(server: Server) -> Survivors:
    survivors = Survivors(server, seed=20)
    for _ in range(KILLS):
        await survivors.survive()
    await survivors.go_on()
    return survivors


def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    survivors = finished(kill_often(server))
    assert survivors.report().kills == KILLS
    assert survivors.report().lost_moves == 0
    for match in survivors.matches:
        stored = stored_keys(server.config.data, match.table.id)
        # The last move may be stored and its answer cut off; the other way round never.
        assert set(match.acknowledged) <= set(stored)
        assert len(stored) == len(set(stored))
