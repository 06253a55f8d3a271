from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets import Origin
from websockets.sync.client import connect

from tests.web import asking
from tests.web.serving import DeafPerson, OpenTable, Person, Server, stored, whose_turn


def stored_moves(server: Server, table: OpenTable) -> list[dict[str, Any]]:
    return [event for event in stored(server, table, "moved") if event["seat"] >= 0]


@pytest.fixture
def table(server: Server) -> OpenTable:
    return server.open().start()


@pytest.fixture
def people(table: OpenTable) -> list[Person]:
    return [table.connect(seat) for seat in range(3)]


def test_a_move_is_in_the_file_before_it_is_acknowledged(
    server: Server, table: OpenTable, people: list[Person]
) -> None:
    for played in range(1, 13):
        assert whose_turn(people).move()["type"] == "accepted"
        assert len(stored_moves(server, table)) == played


def test_a_whole_match_is_played_by_three_people_over_sockets(people: list[Person]) -> None:
    moves = 0
    while not people[0].panel or people[0].panel["outcome"] is None:
        mover = whose_turn(people)
        if mover.panel["outcome"] is None:
            assert mover.move()["type"] == "accepted"
            moves += 1
    assert moves == 3 * 9 * 3  # card, area and threat of three people in nine rounds
    for person in people:
        person.hear_all()
        assert len(person.panel["outcome"]["scores"]) == 3


def test_an_old_ply_another_seat_and_an_illegal_move_are_refused_with_the_reason(
    server: Server, table: OpenTable, people: list[Person]
) -> None:
    mover = whose_turn(people)
    other = next(person for person in people if person is not mover)
    legal = [choice["move"] for choice in mover.panel["moves"]]
    assert mover.move(ply=mover.ply + 1)["error"] == "StaleMoveError"
    assert other.move(legal[0])["error"] == "NotYourTurnError"
    illegal = next(index for index in range(1000) if index not in legal)
    refused = mover.move(illegal)
    assert refused["error"] == "IllegalMoveError"
    assert refused["message"] == "That is not possible now."
    assert refused["ply"] == mover.ply
    assert mover.move(9_999_999)["error"] == "UnknownMoveError"
    watcher = table.connect()
    watcher.hear_until("snapshot")
    assert watcher.move(legal[0])["error"] == "NotAllowedError"
    assert stored_moves(server, table) == []


def test_asking_again_with_the_same_key_plays_once(
    server: Server, table: OpenTable, people: list[Person]
) -> None:
    mover = whose_turn(people)
    ply, choice = mover.ply, mover.panel["moves"][0]["move"]
    first = mover.move(choice, ply=ply, key="once")
    again = mover.move(choice, ply=ply, key="once")
    assert first == again
    assert len(stored_moves(server, table)) == 1


@pytest.mark.parametrize(
    "rubbish",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"move"}',
        '{"type":"move","ply":"0","move":1,"key":"k"}',
        '{"type":"move","ply":0,"move":1.5,"key":"k"}',
        '{"type":"move","ply":-1,"move":1,"key":"k"}',
        '{"type":"move","ply":0,"move":1,"key":"k","more":1}',
        '{"type":"move","ply":0,"move":1,"key":""}',
        '{"type":"fly"}',
        '{"type":"chat","text":"","key":"k"}',
        '{"type":"chat","key":"k","text":"' + "x" * 301 + '"}',
        '{"type":"skill","value":1e999}',
        "[" * 5000,
        b"\x00\xff",
    ],
    ids=map(str, itertools.count()),
)
def test_rubbish_gets_a_clear_answer_and_the_connection_goes_on(
    table: OpenTable, rubbish: str | bytes
) -> None:
    person = table.connect(0)
    person.hear_until("snapshot")
    person.send(rubbish)
    refused = person.hear_until("refused")
    assert refused["error"] == "MessageError"
    person.hear_all()


def test_a_message_that_is_too_big_ends_the_connection_and_nothing_else(
    table: OpenTable,
) -> None:
    person, other = table.connect(0), table.connect(1)
    person.send("x" * 20_000)
    assert person.wait_closed() == 1009
    other.hear_all()


def test_an_unknown_table_is_told_clearly(server: Server, table: OpenTable) -> None:
    table.id = "nowhere"
    person = table.connect()
    assert person.hear()["error"] == "UnknownTableError"
    assert person.wait_closed() == 1008


def test_a_page_of_another_site_cannot_open_a_socket(server: Server, table: OpenTable) -> None:
    address = f"ws://127.0.0.1:{server.config.port}/ws/{table.id}"
    with connect(address, origin=Origin("https://evil.example")) as foreign:
        assert json.loads(foreign.recv())["error"] == "NotAllowedError"


def test_a_reader_who_does_not_read_holds_nobody_up_and_finds_the_newest_picture(
    table: OpenTable, people: list[Person]
) -> None:
    slow = table.connect()
    for _ in range(500):  # more than the network holds: each of them asks for the whole picture
        slow.send({"type": "resync"})
    for _ in range(30):
        assert whose_turn(people).move()["type"] == "accepted"
    newest = table.connect()
    newest.hear_until("snapshot")
    slow.hear_all()
    assert slow.panel == newest.panel
    assert slow.log == newest.log


def test_lines_of_the_log_add_up_also_after_a_take_back(
    table: OpenTable, people: list[Person]
) -> None:
    for number in range(20):
        mover = whose_turn(people)
        mover.move()
        mover.hear_all()
        if number % 3 == 0 and mover.panel["can_take_back"]:
            mover.ask(type="take_back", ply=mover.ply)
    for seat, person in enumerate(people):
        person.hear_all()
        again = table.connect(seat)
        again.hear_until("snapshot")
        assert person.log == again.log


def test_whoever_comes_back_gets_a_diff_or_after_a_gap_a_snapshot(
    table: OpenTable, people: list[Person]
) -> None:
    first = table.connect()
    seen = first.hear_until("snapshot")["version"]
    first.close()
    whose_turn(people).move()
    back = table.connect(query=f"&have={seen}")
    back.version = seen
    back.hear_all()
    assert "snapshot" not in {message["type"] for message in back.heard}
    lost = table.connect(query="&have=12345")
    lost.hear_all()
    assert lost.heard[0]["type"] == "snapshot"
    lost.send({"type": "resync"})
    assert lost.hear_until("snapshot")["version"] == lost.version


def test_a_take_back_is_decided_by_the_engine(people: list[Person]) -> None:
    mover = whose_turn(people)
    assert mover.ask(type="take_back", ply=mover.ply)["error"] == "TakeBackError"
    mover.move()
    mover.hear_all()
    assert mover.panel["can_take_back"]
    before = mover.ply
    assert mover.ask(type="take_back", ply=before)["ply"] == before + 1
    mover.hear_all()
    assert mover.panel["asked"]
    for _ in range(3):
        mover.move()
        mover.hear_all()
    assert not mover.panel["can_take_back"]


def test_chat_reaches_everybody_with_its_name_and_is_kept(
    server: Server, table: OpenTable, people: list[Person]
) -> None:
    watcher = table.connect()
    watcher.hear_until("snapshot")
    people[1].send({"type": "chat", "text": "<b>hm</b>", "key": "chat-1"})
    people[1].send({"type": "chat", "text": "<b>hm</b>", "key": "chat-1"})
    line = watcher.hear_until("chat")
    assert (line["seat"], line["text"]) == (1, "<b>hm</b>")
    watcher.hear_all()
    assert len([message for message in watcher.heard if message["type"] == "chat"]) == 1
    late = table.connect()
    assert [said["text"] for said in late.hear_until("snapshot")["chat"]] == ["<b>hm</b>"]


def test_a_freed_seat_is_lost_at_once(table: OpenTable, people: list[Person]) -> None:
    people[1].hear_all()
    answer = table.post("/seats/1", action="free")
    assert people[1].hear_until("bye")["reason"] == "seat"
    old = table.connect(1)
    assert old.hear_until("snapshot")["panel"]["you"] is None
    table.take(1, answer.json()["link"])
    new = table.connect(1)
    assert new.hear_until("snapshot")["panel"]["you"] == 1


def test_whoever_lost_a_seat_neither_moves_nor_talks_however_little_they_read(
    table: OpenTable, people: list[Person]
) -> None:
    seat = whose_turn(people).panel["you"]
    deaf = DeafPerson(table, seat)
    deaf.fill_the_line(table.server, people[0])
    assert table.post(f"/seats/{seat}", action="free").status_code == 200
    move = people[seat].panel["moves"][0]["move"]
    deaf.say(b'{"type":"chat","text":"still here","key":"c"}')
    deaf.say(b'{"type":"move","ply":0,"move":%d,"key":"m"}' % move)
    other = people[(seat + 1) % 3]
    for _ in range(20):
        other.hear_all()
    assert stored(table.server, table, "said") == []
    assert not [one for one in stored(table.server, table, "moved") if one["seat"] == seat]
    deaf.close()


def test_a_seat_that_is_opened_on_another_device_is_told_so_and_nobody_else(
    table: OpenTable, people: list[Person]
) -> None:
    for person in people:
        person.hear_all()
    link = table.links[1]
    assert link is not None
    assert asking.get(link).status_code == 200
    assert asking.post(link, cookies=table.keys(1)).status_code == 303
    people[1].hear_all()
    assert people[1].panel["devices"] == 1
    heard = [len(person.heard) for person in people]
    assert asking.post(link).status_code == 303
    for person in people:
        person.hear_all()
    assert people[1].panel["devices"] == 2
    for place in (0, 2):
        assert {one["type"] for one in people[place].heard[heard[place] :]} == {"pong"}


def test_a_seat_handed_to_a_bot_plays_on_and_comes_back(
    table: OpenTable, people: list[Person]
) -> None:
    mover = whose_turn(people)
    seat = mover.panel["you"]
    assert table.post(f"/seats/{seat}", action="bot", bot="random").status_code == 200
    while mover.panel["waiting"] == [seat] or not mover.panel["stand_in"]:
        mover.hear()
    assert mover.ask(type="return")["type"] == "accepted"
    mover.hear_all()
    assert not mover.panel["stand_in"]


def test_the_lobby_shows_who_comes_and_turns_into_the_table(server: Server) -> None:
    table = server.open()
    person = table.connect(0)
    assert [seat["kind"] for seat in person.hear_until("lobby")["seats"]] == ["open"] * 3
    table.start()
    assert person.hear_until("bye")["reason"] == "started"
    names = [message["seats"] for message in person.heard if message["type"] == "lobby"][-1]
    assert names[0]["kind"] == "person"


def test_bots_play_a_whole_match_among_themselves(server: Server) -> None:
    table = server.open("bot", "bot", "bot")
    watcher = table.connect()
    while watcher.panel.get("outcome") is None:
        watcher.hear()
    assert table.get()["stage"] == "finished"


def test_a_clock_that_runs_out_lets_a_bot_play_and_the_others_go_on(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    table = server.open("open", "bot", "bot", clock=5).start()
    watcher = table.connect()
    deadline = time.monotonic() + 60
    while watcher.panel.get("outcome") is None and time.monotonic() < deadline:
        watcher.hear()
    assert watcher.panel["outcome"] is not None
    assert watcher.panel["seats"][0]["kind"] == "bot"


def test_too_many_messages_are_refused_and_then_the_connection_ends(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(rate=1, burst=40)
    table = server.open().start()
    person = table.connect(0)
    for _ in range(120):
        person.send({"type": "ping"})
    person.wait_closed()
    kinds = [message["type"] for message in person.heard]
    assert kinds.count("pong") < 60
    assert person.heard[-1]["reason"] in ("limit", "slow")


def test_too_many_connections_are_told_so(new_server: Callable[..., Server]) -> None:
    server = new_server(sockets_each=3)
    table = server.open().start()
    inside = [table.connect() for _ in range(3)]
    outside = table.connect()
    assert outside.hear()["error"] == "LimitError"
    assert outside.hear()["reason"] == "limit"
    inside[0].close()
    inside[1].hear_all()
