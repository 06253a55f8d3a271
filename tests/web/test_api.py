from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import (
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from oyabun.web.built import static_address
from oyabun.web.identity import KEYS_COOKIE, Keys, write_keys
from tests.web import asking
from tests.web.serving import PATIENCE, OpenTable, Server


def count_events(server: Server) -> int:
    reading = sqlite3.connect(server.config.data)
    (count,) = reading.execute("SELECT count(*) FROM events").fetchone()
    reading.close()
    return int(count)


@pytest.fixture
def table(server: Server) -> OpenTable:
    return server.open().start()


def test_a_match_can_be_played_through_the_api_alone(table: OpenTable) -> None:
    for number in range(9):
        waiting = table.get()["position"]["panel"]["waiting"]
        (seat,) = waiting
        position = table.get(seat)["position"]
        move = position["panel"]["moves"][0]["move"]
        body = {"ply": position["ply"], "move": move, "key": f"key-{number}"}
        answer = table.post("/moves", seat, **body)
        assert answer.json() == {"ply": position["ply"] + 1}
        assert table.post("/moves", seat, **body).json() == answer.json()


def test_a_refused_move_says_why_and_where_the_seat_is(table: OpenTable) -> None:
    (seat,) = table.get()["position"]["panel"]["waiting"]
    answer = table.post("/moves", seat, ply=7, move=0, key="late")
    assert answer.status_code == 409
    assert answer.json()["error"] == "StaleMoveError"
    assert answer.json()["ply"] == 0


def test_only_whoever_holds_a_seat_plays_and_only_the_host_hosts(
    server: Server, table: OpenTable
) -> None:
    before = count_events(server)
    url = f"{server.url}/api/tables/{table.id}"
    for path, body in {
        "/moves": {"ply": 0, "move": 0, "key": "k"},
        "/take-back": {"ply": 0, "key": "k"},
        "/chat": {"text": "hello", "key": "k"},
        "/start": {},
        "/seats/0": {"action": "free"},
    }.items():
        assert asking.post(url + path, json=body).status_code == 403
    stranger = {KEYS_COOKIE: write_keys({table.id: Keys("x" * 43, table.token(0))})}
    with asking.Client(cookies=stranger) as client:
        assert client.post(url + "/start", json={}).status_code == 403
        assert client.post(url + "/chat", json={"text": "x", "key": "k"}).status_code == 403
    assert count_events(server) == before


BAD_TABLES: list[Any] = [
    None,
    [],
    {},
    {"game": "chess", "seats": [{}] * 3},
    {"game": "kamiza", "seats": [{}]},
    {"game": "kamiza", "seats": [{"kind": "king"}] * 3},
    {"game": "kamiza", "seats": [{"kind": "bot", "bot": "nobody"}] * 3},
    {"game": "kamiza", "seats": [{}] * 3, "options": {"nothing": "x"}},
    {"game": "kamiza", "seats": [{}] * 3, "clock": 1},
    {"game": "kamiza", "seats": [{}] * 3, "edition": "{"},
    {"game": "kamiza", "seats": [{"kind": "me"}, {}, {}], "name": "x" * 25},
    {"game": "kamiza", "seats": [{"kind": "me"}, {}, {}], "name": "\u202e"},
    {"game": "kamiza", "seats": [{}] * 3, "more": 1},
]


@pytest.mark.parametrize("body", BAD_TABLES, ids=range(len(BAD_TABLES)))
def test_a_table_that_cannot_be_gets_a_clear_answer(server: Server, body: object) -> None:
    before = count_events(server)
    answer = asking.post(f"{server.url}/api/tables", json=body)
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]
    assert answer.json()["message"]
    assert count_events(server) == before


def test_bodies_that_are_too_big_or_no_json_are_refused(server: Server) -> None:
    address = f"{server.url}/api/tables"
    assert asking.post(address, content=b"{" * 2_000_000).status_code == 413
    for rubbish in (b"", b"{", b"\xff\xfe", b"[" * 100_000):
        assert asking.post(address, content=rubbish).status_code == 400


def test_whoever_asks_too_fast_for_anything_is_told_so_in_a_sentence(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(rate=0.1, burst=20)
    codes = [asking.get(f"{server.url}/api/tables/x").status_code for _ in range(25)]
    assert 404 in codes
    assert codes[-1] == 429
    french = {"Accept-Language": "fr"}
    for path in ("/nowhere", "/static/x/app.js", "/"):
        answer = asking.get(server.url + path, headers=french)
        assert answer.status_code == 429
        assert "Trop, et trop vite." in answer.text
        assert "content-security-policy" in answer.headers
    assert asking.get(f"{server.url}/api/nowhere").json()["error"] == "LimitError"


def test_a_file_that_is_not_there_is_not_remembered_as_missing(server: Server) -> None:
    answer = asking.get(f"{server.url}{static_address()}/later.js")
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"


def test_one_address_opens_only_so_many_tables_a_day(new_server: Callable[..., Server]) -> None:
    server = new_server(tables_each=2)
    server.open()
    server.open("me", "bot", "bot")
    seats = [{"kind": "open"}] * 3
    body = {"game": "kamiza", "seats": seats}
    refused = asking.post(f"{server.url}/api/tables", json=body)
    assert refused.status_code == 429
    assert refused.json()["error"] == "QuotaError"
    shown = asking.post(f"{server.url}/play/kamiza", headers={"Accept-Language": "fr"})
    assert shown.status_code == 429
    assert "Assez de tables" in shown.text


def test_ready_means_that_moves_can_be_stored(new_server: Callable[..., Server]) -> None:
    server = new_server()
    assert asking.get(f"{server.url}/ready").status_code == 200
    blocking = sqlite3.connect(server.config.data, isolation_level=None)
    blocking.execute("BEGIN IMMEDIATE")
    assert asking.get(f"{server.url}/health").status_code == 200
    assert asking.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 503
    blocking.execute("ROLLBACK")
    blocking.close()
    assert asking.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 200


def test_the_server_tells_its_health_and_its_numbers(server: Server, table: OpenTable) -> None:
    assert asking.get(f"{server.url}/health").json() == {"status": "ok"}
    numbers = asking.get(f"{server.url}/metrics").text
    for name in ("oyabun_tables", "oyabun_sockets", "oyabun_decisions_total", "process_cpu"):
        assert name in numbers


@pytest.mark.parametrize("which", ["any table", "a real table"])
def test_no_answer_to_a_made_up_request_is_a_server_error(
    server: Server, table: OpenTable, which: str
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema")
    cookies = table.keys(0, host=True)

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)

        @given(case=result.ok().as_strategy())
        @settings(
            max_examples=20,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        def ask(case: schemathesis.Case[Any]) -> None:
            if which == "a real table" and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table.id
            answer = case.call(base_url=server.url, cookies=cookies)
            checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
            case.validate_response(answer, checks=checks)

        ask()
    assert table.get()["stage"] == "playing"
