"""Servers whose tables are in PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.serving import Server, whose_turn


def test_a_match_goes_on_from_the_database_after_the_server_was_killed(
    new_server: Callable[..., Server], database: str
) -> None:
    server = new_server(database=database)
    table = server.open().start()
    people = [table.connect(seat) for seat in range(3)]
    mover = whose_turn(people)
    assert mover.move()["type"] == "accepted"
    server.kill()
    server.start()
    again = [table.connect(seat) for seat in range(3)]
    assert max(person.hear_until("snapshot")["ply"] for person in again) == 1
    assert whose_turn(again).move()["type"] == "accepted"
    assert not server.config.data.exists()
    assert database not in server.log.read_text()
