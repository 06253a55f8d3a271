"""Being called to one's turn: through a push service, which here is an endpoint of our own."""

from __future__ import annotations

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import httpx
import pytest

from tests.web import asking
from tests.web.serving import PATIENCE, OpenTable, Server, stored, whose_turn

pytest.importorskip("pywebpush", reason="the extra `push` is not installed")

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    PublicFormat,
)


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Service(ThreadingHTTPServer):
    """A push service that keeps what it is asked to bring."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Delivery)
        self.status = 201
        self.calls: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.origin = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Delivery(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.calls.put((self.path, headers, body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *words: Any) -> None:
        pass


class Browser:
    """What a browser that can be called makes up for itself."""

    def __init__(self, service: Service, name: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"{service.origin}/{name}",
            "p256dh": text(point),
            "auth": text(self.secret),
        }

    def read(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
        message: dict[str, str] = json.loads(plain)
        return message


@pytest.fixture(scope="module")
def our_service() -> Iterator[Service]:
    running = Service()
    yield running
    running.shutdown()
    running.server_close()


@pytest.fixture
def service(our_service: Service) -> Service:
    our_service.status = 201
    our_service.calls = Queue()
    return our_service


@pytest.fixture(scope="module")
def server(our_service: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("push"), push_services=our_service.origin)
    yield running
    assert running.stop() == 0


def subscribe(table: OpenTable, seat: int, subscription: dict[str, str]) -> httpx.Response:
    with asking.Client(base_url=table.server.url, timeout=PATIENCE) as client:
        client.cookies.update(table.keys(seat))
        return client.post(f"/api/tables/{table.id}/calls?lang=fr", json=subscription)


def lobby(server: Server, pace: str = "turns") -> OpenTable:
    table = server.open(pace=pace)
    table.sit()
    return table


def begin(table: OpenTable) -> int:
    """Start the match and return who is asked first."""
    assert table.post("/start").status_code == 200
    (asked,) = table.get()["position"]["panel"]["waiting"]
    return int(asked)


def test_whoever_is_elsewhere_is_called_and_nobody_on_the_way_can_read_it(
    server: Server, service: Service
) -> None:
    table = lobby(server)
    browsers = [Browser(service, f"seat-{seat}") for seat in range(3)]
    for seat, browser in enumerate(browsers):
        assert subscribe(table, seat, browser.subscription).status_code == 200
    asked = begin(table)
    path, headers, body = service.calls.get(timeout=PATIENCE)
    assert path == f"/seat-{asked}"
    assert headers["content-encoding"] == "aes128gcm"
    assert table.id.encode() not in body
    message = browsers[asked].read(body)
    assert message["title"] == "Kamiza"
    assert message["body"].startswith("C’est à vous")
    assert message["table"] == table.id
    claims = headers["authorization"].split("t=")[1].split(",")[0].split(".")[1]
    assert json.loads(urlsafe_b64decode(claims + "=="))["aud"] == service.origin
    assert service.calls.empty()


def test_whoever_looks_at_the_table_is_not_called(server: Server, service: Service) -> None:
    table = lobby(server)
    for seat in range(3):
        subscribe(table, seat, Browser(service, f"seat-{seat}").subscription)
    waiting = [table.connect(seat) for seat in range(3)]
    for person in waiting:
        person.hear_until("lobby")
    begin(table)
    people = [table.connect(seat) for seat in range(3)]
    for _ in range(3):
        whose_turn(people).move()
    assert service.calls.empty()


def test_at_a_table_of_tonight_nobody_is_called(server: Server, service: Service) -> None:
    table = lobby(server, pace="live")
    for seat in range(3):
        subscribe(table, seat, Browser(service, f"seat-{seat}").subscription)
    begin(table)
    assert service.calls.empty()


def test_a_browser_that_is_gone_is_called_once(server: Server, service: Service) -> None:
    service.status = 410
    table = lobby(server)
    for seat in range(3):
        subscribe(table, seat, Browser(service, f"seat-{seat}").subscription)
    asked = begin(table)
    service.calls.get(timeout=PATIENCE)
    while not stored(server, table, "unsubscribed"):
        table.get()
    assert stored(server, table, "unsubscribed")[0]["seat"] == asked


def test_the_key_is_made_at_the_first_start_and_stays(
    new_server: Callable[..., Server], service: Service
) -> None:
    keys = []
    for _ in range(2):
        server = new_server(push_services=service.origin)
        table = lobby(server)
        assert table.post("/start").status_code == 200
        with asking.Client(base_url=server.url, cookies=table.keys(0)) as client:
            page = client.get(f"/t/{table.id}").text
        keys.append(page.partition('data-push="')[2].partition('"')[0])
        server.stop()
    assert len(urlsafe_b64decode(keys[0] + "=")) == 65
    assert keys[0] == keys[1]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/elsewhere",
        "http://169.254.169.254/latest/meta-data",
        "{origin}@evil.example/x",
        "{origin}.evil.example/x",
        "{origin}\\.evil.example/x",
        "{origin}",
        "file:///etc/passwd",
        "",
        "{origin}/" + "x" * 600,
    ],
)
def test_only_services_that_the_host_has_named_are_ever_asked(
    server: Server, service: Service, endpoint: str
) -> None:
    table = lobby(server)
    asked = {**Browser(service).subscription, "endpoint": endpoint.format(origin=service.origin)}
    assert subscribe(table, 0, asked).status_code in (400, 403)
    assert not stored(server, table, "subscribed")


@pytest.mark.parametrize("field", ["p256dh", "auth"])
@pytest.mark.parametrize("value", ["", "AAAA", "é", "A" * 87, "A" * 5000])
def test_keys_that_are_none_are_refused(
    server: Server, service: Service, field: str, value: str
) -> None:
    table = lobby(server)
    asked = {**Browser(service).subscription, field: value}
    assert subscribe(table, 0, asked).status_code == 400


def test_nobody_without_a_seat_is_called(server: Server, service: Service) -> None:
    table = lobby(server)
    answer = asking.post(
        f"{server.url}/api/tables/{table.id}/calls", json=Browser(service).subscription
    )
    assert answer.status_code == 403


def test_only_the_last_few_browsers_of_a_seat_are_called(server: Server, service: Service) -> None:
    table = lobby(server)
    for number in range(5):
        for seat in range(3):
            subscribe(table, seat, Browser(service, f"{seat}-{number}").subscription)
    asked = begin(table)
    called = {service.calls.get(timeout=PATIENCE)[0] for _ in range(3)}
    assert called == {f"/{asked}-{number}" for number in (2, 3, 4)}


def test_without_services_the_page_offers_no_calls(new_server: Callable[..., Server]) -> None:
    server = new_server(push_services="")
    table = lobby(server)
    table.post("/start")
    with asking.Client(base_url=server.url, cookies=table.keys(0)) as client:
        assert 'data-push=""' in client.get(f"/t/{table.id}").text
