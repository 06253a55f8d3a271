"""Real servers on loopback with real files, and people who play on them."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import socket
import sqlite3
import subprocess
import time
from collections import deque
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from oyabun.bench.web.serving import ServerProcess, free_port
from oyabun.storage import open_store
from oyabun.web.config import Config
from oyabun.web.identity import KEYS_COOKIE, Keys, write_keys
from oyabun.web.server import serve
from tests.web import asking

PATIENCE = 60.0
T = TypeVar("T")


def finished(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run it to its end in a thread of its own: ours may have a browser’s loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def run_server(config: Config, *, log: Path) -> None:
    """The whole life of a server process."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 2)
    serve(config, open_store(config.database or str(config.data)))


@contextmanager
def served_by(command: Sequence[str | Path], folder: Path) -> Iterator[str]:
    """A server that a command starts in a folder, as its user would, and the way to it."""
    port = str(free_port())
    with subprocess.Popen([*command, "--port", port], cwd=folder) as process:
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for_answer(address)
            yield address
        finally:
            process.terminate()


def wait_for_answer(address: str) -> None:
    """Return when somebody answers there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            asking.get(f"{address}/health")
        except httpx.TransportError:
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.1)
        else:
            return


class Server(ServerProcess):
    """A server process on a file of its own, which people play on."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.log = folder / "server.log"
        config = replace(
            Config(
                port=free_port(),
                data=folder / "tables.db",
                bot_delay=0.0,
                countdown=0.1,
                sockets_each=1000,
                rate=10_000,
                burst=10_000,
                tables_each=10_000,
            ),
            **settings,
        )
        super().__init__(partial(run_server, log=self.log), config)
        self.start()

    def number(self, name: str) -> float:
        """Return what the server has counted."""
        lines = asking.get(f"{self.url}/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

    def open(self, *kinds: str, **choices: Any) -> OpenTable:
        """Open a table of Kamiza, and start it when anybody is missing."""
        seats = [{"kind": kind} for kind in kinds or ("open", "open", "open")]
        body = {"game": "kamiza", "seats": seats, **choices}
        answer = asking.post(f"{self.url}/api/tables", json=body, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return OpenTable(self, answer.json())


class OpenTable:
    """A table, and the tokens that open its seats."""

    def __init__(self, server: Server, opened: dict[str, Any]) -> None:
        self.server = server
        self.id: str = opened["table"]
        self.links: list[str | None] = opened["seat_links"]
        self.host = opened["host_link"].rsplit("/", 1)[1]

    def token(self, seat: int) -> str:
        link = self.links[seat]
        assert link is not None
        return link.rsplit("/", 1)[1]

    def sit(self) -> None:
        """Take every seat, as people would who were invited."""
        for seat, link in enumerate(self.links):
            if link is not None:
                self.take(seat, link)

    def take(self, seat: int, link: str) -> None:
        """Accept an invitation; the seat's link is then one's own."""
        taken = asking.post(link, timeout=PATIENCE)
        assert taken.status_code == 303, taken.text
        token = taken.cookies[KEYS_COOKIE].split(".")[1]
        self.links[seat] = f"{self.server.url}/t/{self.id}/s/{token}"

    def keys(self, seat: int | None = None, *, host: bool = False) -> dict[str, str]:
        """The cookie of somebody with a seat, of the host, or of both in one."""
        token = "" if seat is None else self.token(seat)
        return {KEYS_COOKIE: write_keys({self.id: Keys(token, self.host if host else "")})}

    def post(self, path: str, seat: int | None = None, **body: Any) -> httpx.Response:
        """Post to the API as a seat, or as the host."""
        with asking.Client(base_url=self.server.url, timeout=PATIENCE) as client:
            client.cookies.update(self.keys(seat, host=True))
            return client.post(f"/api/tables/{self.id}{path}", json=body)

    def get(self, seat: int | None = None) -> dict[str, Any]:
        with asking.Client(
            base_url=self.server.url, cookies=self.keys(seat), timeout=PATIENCE
        ) as client:
            shown: dict[str, Any] = client.get(f"/api/tables/{self.id}").json()
            return shown

    def start(self) -> OpenTable:
        self.sit()
        assert self.post("/start").status_code == 200
        return self

    def connect(self, seat: int | None = None, query: str = "") -> Person:
        token = None if seat is None else self.token(seat)
        return Person(self, token, query)


class Person:
    """Somebody connected to a table, who sees what the socket sends."""

    _keys = itertools.count()
    connected: ClassVar[list[Person]] = []
    """Everybody who has come, to be sent home after the test."""

    def __init__(
        self, table: OpenTable, token: str | None, query: str = "", *, trust: Any = None
    ) -> None:
        headers = {} if token is None else {"Cookie": f"{KEYS_COOKIE}={table.id}.{token}."}
        scheme = "ws" if trust is None else "wss"
        address = f"127.0.0.1:{table.server.config.port}/ws/{table.id}?lang=en{query}"
        self._connecting = connect(
            f"{scheme}://{address}",
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            ssl=trust,
        )
        self.table = table
        self.socket: ClientConnection = self._connecting.__enter__()
        self.connected.append(self)
        self._lines: deque[str] = deque()
        """Of the last frame, those that were not taken in yet."""
        self.version: int | None = None
        self.ply = 0
        self.panel: dict[str, Any] = {}
        self.log: list[str] = []
        self.heard: list[dict[str, Any]] = []

    def hear(self, wait: float = PATIENCE) -> dict[str, Any]:
        """Take in the next message."""
        if not self._lines:
            self._lines.extend(str(self.socket.recv(wait)).split("\n"))
        message: dict[str, Any] = json.loads(self._lines.popleft())
        self.heard.append(message)
        if message["type"] == "diff":
            assert message["base"] == self.version
        if message["type"] in ("snapshot", "diff"):
            self.version = message["version"]
            self.panel = {**self.panel, **message["panel"]}
            self.ply = message["ply"]
            self.log[message.get("keep", 0) :] = message["log"]
        if message["type"] in ("accepted", "refused"):
            self.ply = message["ply"]
        return message

    def hear_until(self, kind: str) -> dict[str, Any]:
        message = self.hear()
        while message["type"] != kind:
            message = self.hear()
        return message

    def hear_all(self) -> None:
        """Take in whatever has been said already: everything before the answer to a ping."""
        self.send({"type": "ping"})
        self.hear_until("pong")

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Ask for something and return the answer to it."""
        key = message.setdefault("key", f"key-{os.getpid()}-{next(self._keys)}")
        self.send(message)
        answer = self.hear()
        while answer["type"] not in ("accepted", "refused") or answer["key"] not in ("", key):
            answer = self.hear()
        return answer

    def move(self, index: int | None = None, **more: Any) -> dict[str, Any]:
        """Play a move, the first one that is offered unless told otherwise."""
        choice = self.panel["moves"][0]["move"] if index is None else index
        return self.ask(**{"type": "move", "ply": self.ply, "move": choice, **more})

    def close(self) -> None:
        self._connecting.__exit__(None, None, None)

    def hang_up(self) -> None:
        """Go without waiting for anybody."""
        with suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()

    def wait_closed(self) -> int | None:
        """Listen until the server hangs up and return its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return self.socket.close_code


class DeafPerson:
    """Somebody connected to a table who asks for pictures and never reads one."""

    RESYNC = b'{"type":"resync"}'
    A_PICTURE = 10_000

    def __init__(self, table: OpenTable, seat: int | None = None) -> None:
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._line.connect(("127.0.0.1", table.server.config.port))
        key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key += "Sec-WebSocket-Key: bmV2ZXIgcmVhZHMgdGhpcw==\r\n"
        key += f"Cookie: {KEYS_COOKIE}={table.keys(seat)[KEYS_COOKIE]}\r\n"
        self._line.sendall(f"GET /ws/{table.id} HTTP/1.1\r\nHost: x\r\n{key}\r\n".encode())

    def fill_the_line(self, server: Server, other: Person) -> None:
        """Ask for pictures until the server cannot send any more."""
        before, now = -float(self.A_PICTURE), 0.0
        while now >= before + self.A_PICTURE:
            for _ in range(20):
                self.say(self.RESYNC)
                other.hear_all()
            before, now = now, server.number("oyabun_sent_bytes_total")

    def say(self, message: bytes) -> None:
        assert len(message) < 126
        self._line.sendall(bytes((0x81, 0x80 | len(message))) + bytes(4) + message)

    def close(self) -> None:
        self._line.close()


def stored(server: Server, table: OpenTable, kind: str) -> list[dict[str, Any]]:
    """Everything of a kind that the file says has happened at a table."""
    reading = sqlite3.connect(server.config.data)
    query = "SELECT body FROM events WHERE table_id = ? ORDER BY number"
    events = [json.loads(body) for (body,) in reading.execute(query, (table.id,))]
    reading.close()
    return [event for event in events if event["type"] == kind]


def whose_turn(people: list[Person]) -> Person:
    """Everybody listens until somebody is asked something."""
    while True:
        for person in people:
            person.hear_all()
        asked = [person for person in people if person.panel.get("moves")]
        if asked or people[0].panel.get("outcome"):
            return asked[0] if asked else people[0]
