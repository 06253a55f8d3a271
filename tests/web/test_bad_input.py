"""Whatever comes in, the answer is clear, nothing has changed, and nothing was told."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from oyabun.bench.web.players import Heard, Player
from oyabun.bench.web.serving import Desk
from oyabun.web.built import static_address
from tests.web import asking
from tests.web.serving import PATIENCE, DeafPerson, OpenTable, Person, Server, finished, whose_turn

STRANGE_ORIGINS = ["https://evil.example", "null", "http://[bad", "http://127.0.0.1:1"]


@pytest.fixture
def table(server: Server) -> OpenTable:
    return server.open().start()


def status_of(server: Server, method: str, path: str) -> int:
    """Ask for a path exactly as it is written."""
    asking = HTTPConnection("127.0.0.1", server.config.port)
    asking.request(method, path)
    status = asking.getresponse().status
    asking.close()
    return status


@pytest.mark.parametrize("origin", STRANGE_ORIGINS)
def test_other_sites_can_neither_post_nor_connect(
    server: Server, table: OpenTable, origin: str
) -> None:
    answer = asking.post(f"{server.url}/api/tables", json={}, headers={"Origin": origin})
    assert answer.status_code == 403
    address = f"ws://127.0.0.1:{server.config.port}/ws/{table.id}"
    with connect(address, additional_headers={"Origin": origin}) as foreign:
        assert json.loads(foreign.recv())["error"] == "NotAllowedError"


def test_the_same_address_by_another_scheme_is_another_site(
    server: Server, table: OpenTable
) -> None:
    address = f"ws://127.0.0.1:{server.config.port}/ws/{table.id}"
    with connect(address, additional_headers={"Origin": server.url}) as ours:
        assert json.loads(str(ours.recv()).split("\n")[0])["type"] == "snapshot"
    other = server.url.replace("http:", "https:")
    with connect(address, additional_headers={"Origin": other}) as foreign:
        assert json.loads(foreign.recv())["error"] == "NotAllowedError"


@pytest.mark.parametrize("path", ["/", "/about", "/health", "/rules/kamiza", "/schema"])
def test_every_page_can_be_asked_for_its_head(server: Server, path: str) -> None:
    head, whole = httpx.head(server.url + path), asking.get(server.url + path)
    assert head.status_code == whole.status_code == 200
    assert head.content == b""
    assert head.headers["content-security-policy"] == whole.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/../server.py",
        "/%2e%2e/server.py",
        "/..%2fserver.py",
        "/app.js/..",
        "/app.js/../../server.py",
        "/",
        "",
        "/%00",
        "/" + "x" * 5000,
    ],
)
def test_no_path_leads_out_of_what_was_built(server: Server, path: str) -> None:
    assert status_of(server, "GET", static_address() + path) == 404


def test_a_request_without_a_body_is_told_what_is_missing(server: Server) -> None:
    answer = asking.post(f"{server.url}/api/tables")
    assert answer.json()["message"] == "data is missing"


def test_a_refused_move_tells_nothing_about_anybody_else(table: OpenTable) -> None:
    (asked,) = table.get()["position"]["panel"]["waiting"]
    other = (asked + 1) % 3
    answer = table.post("/moves", other, ply=0, move=0, key="k")
    assert answer.json() == {
        "error": "NotYourTurnError",
        "message": "It is not your turn.",
        "ply": 0,
    }


def test_whoever_is_turned_away_is_told_in_their_language(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.config.port}/ws/nowhere?lang=fr") as lost:
        refused = json.loads(lost.recv())
    assert refused["error"] == "UnknownTableError"
    assert "table" in refused["message"]
    assert "There is" not in refused["message"]


def test_a_table_whose_match_is_over_takes_no_moves_and_changes_no_seats(server: Server) -> None:
    table = server.open("open", "bot", "bot").start()
    person = table.connect(0)
    while not whose_turn([person]).panel["outcome"]:
        person.move()
    for refused in (
        table.post("/moves", 0, ply=person.ply, move=0, key="late"),
        table.post("/take-back", 0, ply=person.ply, key="back"),
        table.post("/seats/1", action="free"),
        table.post("/start"),
    ):
        assert refused.status_code == 409
        assert refused.json()["error"] == "StageError"
    assert person.ask(type="move", ply=person.ply, move=0)["error"] == "StageError"


def test_whoever_connects_too_often_is_turned_away(new_server: Callable[..., Server]) -> None:
    server = new_server(rate=0.01, burst=30)
    table = server.open().start()
    answers = []
    for _ in range(40):
        person = table.connect()
        answers.append(person.hear())
        person.close()
    assert answers[0]["type"] == "snapshot"
    assert answers[-1]["error"] == "LimitError"


class Listener(Player):
    """Notes what kinds of messages come."""

    def __init__(self) -> None:
        super().__init__()
        self.latest = Heard("nothing")
        self.kinds: asyncio.Queue[str] = asyncio.Queue()

    def heard(self, message: Heard, size: int) -> None:
        self.latest = message
        self.kinds.put_nowait(message.type)

    async def hear_until(self, kind: str) -> None:
        while await asyncio.wait_for(self.kinds.get(), PATIENCE) != kind:
            pass


async def crowd(server: Server, count: int) -> None:
    """So many come, one more is turned away, and somebody moves."""
    with Desk(server.config) as desk:
        table = desk.open_table("kamiza", 4)
    people = [Listener() for _ in range(count)]
    for place, person in enumerate(people):
        await person.sit_down(server.config, table, place % 4)
        await person.hear_until("snapshot")
    outside = Listener()
    await outside.sit_down(server.config, table, 0)
    await outside.hear_until("refused")
    await outside.hear_until("bye")
    mover = next(person for person in people if person.seen.moves)
    mover.play()
    await mover.hear_until("accepted")
    for person in (*people, outside):
        person.hang_up()
    await asyncio.gather(*(person.gone for person in (*people, outside)))


def test_all_connections_that_are_allowed_are_served_and_one_more_is_told_that_it_is_too_many(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(sockets=200)
    finished(crowd(server, 200))
    while server.number("oyabun_sockets"):
        time.sleep(0.01)
    assert server.open().start().connect().hear()["type"] == "snapshot"


def test_somebody_who_never_reads_holds_nobody_up(server: Server, table: OpenTable) -> None:
    people = [table.connect(seat) for seat in range(3)]
    deaf = DeafPerson(table)
    deaf.fill_the_line(server, people[0])
    for _ in range(5):
        assert whose_turn(people).move()["type"] == "accepted"
    deaf.close()


def test_a_message_in_endless_pieces_ends_the_connection(table: OpenTable) -> None:
    def pieces() -> list[str]:
        return ["x" * 8000] * 5

    person = table.connect(0)
    with suppress(ConnectionClosed):  # the server hangs up before it has heard them all
        person.socket.send(pieces())
    assert person.wait_closed() == 1009


def test_nothing_that_opens_a_seat_is_ever_logged(new_server: Callable[..., Server]) -> None:
    server = new_server(log_level="debug")
    table = server.open().start()
    secrets = [table.host, *map(table.token, range(3))]
    stranger = "z" * 43
    mover = whose_turn([table.connect(seat) for seat in range(3)])
    mover.move()
    assert mover.move(9_999_999)["type"] == "refused"
    for path in (f"/t/{table.id}/s/{stranger}", f"/t/{table.id}/h/{table.host}"):
        asking.get(server.url + path)
    asking.post(f"{server.url}/t/{table.id}/h/{table.host}")
    for cut in (f"GET /t/{table.id}/s/{table.token(1)} HTP/9\r\n\r\n", f"{table.token(2)}\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.config.port)) as broken:
            broken.sendall(cut.encode())
            broken.recv(1000)
    connected = Person(table, table.token(1), f"&have={table.token(1)}")
    connected.send(table.token(1))
    connected.hear_until("refused")
    connected.send("x" * 20_000)
    connected.wait_closed()
    assert server.stop() == 0
    log = server.log.read_text()
    assert "request" in log
    for secret in (*secrets, stranger):
        assert secret not in log
