"""A server whose data file is damaged, or older than its rules, serves all that can be served."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from tests.web import asking
from tests.web.serving import OpenTable, Server, whose_turn


def change_events(server: Server, statement: str, table: OpenTable) -> None:
    changing = sqlite3.connect(server.config.data)
    with changing:
        assert changing.execute(statement, (table.id,)).rowcount > 0
    changing.close()


def test_one_damaged_row_costs_one_table_and_its_link_says_so(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    damaged, sound = server.open().start(), server.open().start()
    server.kill()
    change_events(
        server,
        "UPDATE events SET body = x'ff' WHERE table_id = ? AND number = 3",
        damaged,
    )
    server.start()
    shown = asking.get(f"{server.url}/t/{damaged.id}", headers={"Accept-Language": "fr"})
    assert shown.status_code == 500
    assert "abîmé" in shown.text
    assert (
        asking.get(f"{server.url}/api/tables/{damaged.id}").json()["error"] == "DamagedTableError"
    )
    assert damaged.connect(0).hear()["error"] == "DamagedTableError"
    people = [sound.connect(seat) for seat in range(3)]
    assert whose_turn(people).move()["type"] == "accepted"


def test_players_of_a_match_begun_by_older_rules_play_on_and_are_told(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    table = server.open().start()
    server.kill()
    change_events(
        server,
        """UPDATE events SET body = CAST(replace(body, '"rules":2', '"rules":1') AS BLOB)
        WHERE table_id = ? AND CAST(body AS TEXT) LIKE '%"started"%'""",
        table,
    )
    server.start()
    people = [table.connect(seat) for seat in range(3)]
    assert whose_turn(people).move()["type"] == "accepted"
    assert "by the new ones" in people[0].panel["notice"]


def test_players_of_a_match_that_new_rules_make_impossible_see_the_last_board(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    table = server.open().start()
    people = [table.connect(seat) for seat in range(3)]
    for _ in range(4):
        whose_turn(people).move()
    server.kill()
    change_events(
        server,
        """UPDATE events SET body = CAST(replace(replace(body, '"rules":2', '"rules":1'),
        '"move":"area ', '"move":"harbour ') AS BLOB) WHERE table_id = ?""",
        table,
    )
    server.start()
    page = asking.get(f"{server.url}/t/{table.id}")
    assert page.status_code == 200
    assert "This is its last board." in page.text
    assert table.get()["stage"] == "stopped"
    for seat in range(3):
        again = table.connect(seat)
        again.hear_until("snapshot")
        assert again.panel["moves"] == []
    assert again.ask(type="move", ply=again.ply, move=0)["error"] == "StageError"
    assert asking.get(f"{server.url}/r/{table.id}").status_code == 409
