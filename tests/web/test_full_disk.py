"""What cannot be stored has not happened, and the table goes on when it can be again."""

from __future__ import annotations

import resource
from collections.abc import Callable

import pytest

from tests.web.serving import Server, stored, whose_turn

COMPLAINT = "the data file cannot be written"


def fill_the_disk(server: Server) -> None:
    """Let no file of the server grow beyond what it has written of its tables."""
    size = server.config.data.with_name("tables.db-wal").stat().st_size
    assert size > 2 * server.log.stat().st_size, "what went wrong can still be logged"
    limit_files(server, size)


def limit_files(server: Server, most: int) -> None:
    assert server.process is not None
    assert server.process.pid is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_move_that_cannot_be_stored_is_refused_and_can_be_played_later(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    table = server.open().start()
    people = [table.connect(seat) for seat in range(3)]
    mover = whose_turn(people)
    before = stored(server, table, "moved")
    fill_the_disk(server)
    refused = mover.move()
    assert refused["type"] == "refused"
    assert refused["error"] == "StoreError"
    assert refused["ply"] == 0
    assert whose_turn(people) is mover
    assert stored(server, table, "moved") == before
    assert COMPLAINT in server.log.read_text()
    limit_files(server, resource.RLIM_INFINITY)
    assert mover.move()["type"] == "accepted"
    assert len(stored(server, table, "moved")) == len(before) + 1


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_bots_go_on_by_themselves_when_there_is_room_again(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(bot_delay=0.2)
    table = server.open("bot", "bot", "bot")
    watcher = table.connect()
    watcher.hear_until("diff")
    fill_the_disk(server)
    while COMPLAINT not in server.log.read_text():
        watcher.hear_all()
    limit_files(server, resource.RLIM_INFINITY)
    for _ in range(3):
        watcher.hear_until("diff")
