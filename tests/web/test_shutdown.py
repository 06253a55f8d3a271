"""A server that is asked to stop tells everybody so, loses nothing, and has done nothing wrong."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest

from tests.web.serving import DeafPerson, Server, stored, whose_turn


@pytest.mark.parametrize("asking", [signal.SIGTERM, signal.SIGINT])
def test_everybody_hears_a_goodbye_before_the_server_hangs_up(
    new_server: Callable[..., Server], asking: signal.Signals
) -> None:
    server = new_server()
    table = server.open().start()
    people = [table.connect(seat) for seat in range(3)]
    lobby = server.open().connect(0)
    whose_turn(people).move()
    assert server.stop(asking) == 0
    for person in (*people, lobby):
        assert person.wait_closed() == 1000
        assert person.heard[-1] == {"type": "bye", "reason": "shutdown"}


def test_moves_that_are_under_way_when_the_server_is_asked_to_stop_are_stored_if_acknowledged(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    tables = [server.open().start() for _ in range(8)]
    movers = [whose_turn([table.connect(seat) for seat in range(3)]) for table in tables]
    for mover in movers:
        choice = mover.panel["moves"][0]["move"]
        mover.send({"type": "move", "ply": mover.ply, "move": choice, "key": "last"})
    assert server.stop() == 0
    for table, mover in zip(tables, movers, strict=True):
        mover.wait_closed()
        kept = [event["key"] for event in stored(server, table, "moved") if event["seat"] >= 0]
        acknowledged = [heard["key"] for heard in mover.heard if heard["type"] == "accepted"]
        assert acknowledged in ([], kept)
    server.start()
    for table in tables:
        person = whose_turn([table.connect(seat) for seat in range(3)])
        assert person.move()["type"] == "accepted"


def test_somebody_who_does_not_read_does_not_keep_the_server_from_stopping(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    table = server.open().start()
    person = table.connect(0)
    deaf = DeafPerson(table)
    deaf.fill_the_line(server, person)
    assert server.stop() == 0
    person.wait_closed()
    assert person.heard[-1] == {"type": "bye", "reason": "shutdown"}
    deaf.close()
