"""A real server in a process of its own, on a file of its own, and plain requests to it."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable
from http.client import HTTPConnection
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol
from urllib.parse import urlsplit

import msgspec

from oyabun.web.config import Config
from oyabun.web.identity import KEYS_COOKIE

Serve = Callable[[Config], None]
"""The whole life of a server; it must be a function that another process can import."""

START_SECONDS: Final = 60.0
LOOK_SECONDS: Final = 0.01
NO_LIMIT: Final = 1_000_000
SOCKETS: Final = 5000
PRELOADED: Final = ["oyabun.web.server", "litestar.plugins.pydantic", "uvloop"]
"""What every server imports; done once, so that starting one again costs only its own work."""

_processes = get_context("forkserver")
# A server that is killed leaves its semaphores to Python, which clears them away and would say so.
os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker")


def free_port() -> int:
    """Return a port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def unlimited(folder: Path, database: str = "") -> Config:
    """Return how a server is set up that lets everybody do what they want, as fast as they can."""
    return Config(
        port=free_port(),
        data=folder / "bench.db",
        database=database,
        sockets=SOCKETS,
        sockets_each=SOCKETS,
        rate=NO_LIMIT,
        burst=NO_LIMIT,
        tables_each=NO_LIMIT,
        countdown=0.0,
        bot_delay=0.1,
        log_level="warning",
    )


class Served(Protocol):
    """A server, or several, as those see them who measure."""

    @property
    def config(self) -> Config:
        """Where tables are opened."""
        ...

    def place(self, table: str, seat: int | None) -> Config:
        """Return the server for whoever comes to a seat of a table, or to look on."""
        ...

    def cpu_seconds(self) -> float:
        """Return how long they have used cores."""
        ...


class ServerProcess:
    """A server that can be stopped, killed and started again on the same file."""

    def __init__(self, serve: Serve, config: Config, core: int | None = None) -> None:
        """With a core the server runs on that one alone."""
        self._config = config
        self.serve = serve
        """What lives in its process from its next start on."""
        self._core = core
        self.process: ForkServerProcess | None = None

    @property
    def config(self) -> Config:
        """How it is set up."""
        return self._config

    @property
    def url(self) -> str:
        """How it is reached."""
        return f"http://{self.config.host}:{self.config.port}"

    def place(self, _table: str, _seat: int | None) -> Config:
        """Return the server for whoever comes to a table: there is no other."""
        return self.config

    def start(self) -> None:
        """Start it and wait for its first answer."""
        _processes.set_forkserver_preload(PRELOADED)
        self.process = _processes.Process(target=_live, args=(self.serve, self.config, self._core))
        self.process.start()
        end = time.monotonic() + START_SECONDS
        while not self.answers():
            if not self.process.is_alive() or time.monotonic() > end:
                raise RuntimeError("the server does not start")
            time.sleep(LOOK_SECONDS)

    def answers(self) -> bool:
        """Return whether it is there."""
        try:
            with Desk(self.config) as desk:
                return desk.get("/health") != b""
        except OSError:
            return False

    def cpu_seconds(self) -> float:
        """Return how long it has used a core."""
        return self.told("process_cpu_seconds_total")

    def memory_bytes(self) -> float:
        """Return how much memory it has."""
        return self.told("process_resident_memory_bytes")

    def told(self, name: str) -> float:
        """Return what it has counted."""
        with Desk(self.config) as desk:
            lines = desk.get("/metrics").decode().splitlines()
        for line in lines:
            if line.startswith(f"{name} "):
                return float(line.split()[1])
        raise RuntimeError(f"this system does not tell {name} of the server")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None, "it was started"
        self.process.kill()
        self.process.join()

    def stop(self, asking: signal.Signals = signal.SIGTERM) -> int | None:
        """Ask it to stop, and return how it went."""
        assert self.process is not None, "it was started"
        assert self.process.pid is not None, "it was started"
        os.kill(self.process.pid, asking)
        self.process.join(START_SECONDS)
        return self.process.exitcode


def _live(serve: Serve, config: Config, core: int | None) -> None:
    if core is not None:
        os.sched_setaffinity(0, {core})
    serve(config)


class OpenTable(NamedTuple):
    """A table that has begun, and what opens its seats."""

    id: str
    cookies: tuple[str, ...]


class Desk:
    """Plain requests to a server, over one connection that does not last."""

    def __init__(self, config: Config) -> None:
        self._connection = HTTPConnection(config.host, config.port, timeout=START_SECONDS)

    def __enter__(self) -> Desk:
        """Connect with the first request."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Hang up."""
        self._connection.close()

    def get(self, path: str, cookie: str = "", *, packed: bool = False) -> bytes:
        """Return what stands there, as it came: packed, if asked."""
        headers = {"Cookie": cookie, "Accept-Encoding": "gzip" if packed else "identity"}
        return self._ask("GET", path, None, headers)

    def post(self, path: str, body: object, cookie: str = "") -> Any:
        """Return the answer of the JSON API."""
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        return msgspec.json.decode(self._ask("POST", path, msgspec.json.encode(body), headers))

    def _ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> bytes:
        self._connection.request(method, path, body, headers)
        answer = self._connection.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path} was answered with {answer.status}")
        return content

    def open_table(self, game: str, seats: int, options: dict[str, str] | None = None) -> OpenTable:
        """Open a table, let people sit down everywhere, and begin."""
        wanted = {"game": game, "seats": [{"kind": "open"}] * seats, "options": options or {}}
        opened = self.post("/api/tables", wanted)
        table = opened["table"]
        cookies = tuple(self._take_seat(link) for link in opened["seat_links"])
        host = opened["host_link"].rpartition("/")[2]
        self.post(f"/api/tables/{table}/start", {}, f"{KEYS_COOKIE}={table}..{host}")
        return OpenTable(table, cookies)

    def _take_seat(self, link: str) -> str:
        """Accept an invitation and return the cookie that holds the seat."""
        self._connection.request("POST", urlsplit(link).path)
        answer = self._connection.getresponse()
        answer.read()
        return answer.headers["set-cookie"].partition(";")[0]
