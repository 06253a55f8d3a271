"""How fast the web table is: durable moves through the whole path, as people's browsers see it.

A real server runs in its own process with a real file. Clients on the same machine hold all
sockets and play by themselves; what they cost is not counted in the server's own time.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
START_SECONDS: Final = 60
PACE_SECONDS: Final = 1.0
"""How long a table waits between moves while latency is measured."""
SETTINGS: Final = {
    "OYABUN_SOCKETS": "5000",
    "OYABUN_SOCKETS_EACH": "5000",
    "OYABUN_RATE": "1000000",
    "OYABUN_BURST": "1000000",
    "OYABUN_LOG_LEVEL": "warning",
}


class Choice(msgspec.Struct):
    """As much of a legal move as a client needs that plays anything."""

    move: int


class Panel(msgspec.Struct):
    """As much of the panel as such a client needs."""

    moves: tuple[Choice, ...]
    outcome: Any


class Heard(msgspec.Struct):
    """As much of any message."""

    type: str
    ply: int = 0
    panel: Panel | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Measured(msgspec.Struct):
    """What was measured with so many sockets."""

    sockets: int
    tables: int
    moves: int
    moves_per_second: float
    """Durable moves, acknowledged and shown, as fast as they come; clients share the machine."""
    moves_per_cpu_second: float
    """The same, for each second that the server process used one core."""
    paced_moves_per_second: float
    """The load under which the times below were measured."""
    latency_p50_ms: float
    """From sending a move to a diff with it in the hands of everybody at the table."""
    latency_p99_ms: float
    diff_bytes_median: float
    diff_bytes_p99: float
    bytes_per_move: float
    """To all sockets of a table together."""


class Play:
    """What all clients of one measurement note."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.moves = 0
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.stopped = False


class TableLoad:
    """One table with all its sockets."""

    def __init__(self, play: Play, sockets: Sequence[ClientConnection]) -> None:
        self.play = play
        self.sockets = sockets
        self.sent = 0.0

    async def run(self) -> None:
        """Play until the match ends or everybody is told to stop."""
        await asyncio.gather(*(self._sit(line) for line in self.sockets))

    async def _sit(self, line: ClientConnection) -> None:
        number = 0
        async for frame in line:
            message = _decode(frame)
            if self.play.stopped:
                return
            if message.type == "diff" and self.sent:  # not when somebody sits down
                self.play.sizes.append(len(frame))
                self.play.latencies.append(time.perf_counter() - self.sent)
            if message.type == "accepted":
                self.play.moves += 1
            if message.panel is None:
                continue
            if message.panel.outcome is not None:
                return
            if message.panel.moves:
                number += 1
                await self._move(line, message, number)

    async def _move(self, line: ClientConnection, message: Heard, number: int) -> None:
        assert message.panel is not None
        if self.play.pace:
            await asyncio.sleep(self.play.pace)
        choice = message.panel.moves[number % len(message.panel.moves)].move
        self.sent = time.perf_counter()
        text = f'{{"type":"move","ply":{message.ply},"move":{choice},"key":"k{message.ply}"}}'
        await line.send(text)


def bench_web(sockets: Sequence[int] = (50, 500), seconds: float = 8.0) -> dict[str, Any]:
    """Measure the web table with so many sockets."""
    found = [asyncio.run(_measure(count, seconds)) for count in sockets]
    return {"game": "kamiza", "runs": msgspec.to_builtins(found)}


async def _measure(sockets: int, seconds: float) -> Measured:
    async with _server() as url:
        tables = max(1, sockets // SEATS)
        busy, calm = Play(0.0), Play(PACE_SECONDS)
        await _load(url, Play(0.0), 1, START_SECONDS)  # one match, so that all texts are read
        elapsed, used = await _load(url, busy, tables, seconds)
        calm_elapsed, _ = await _load(url, calm, tables, seconds)
    cuts = quantiles(calm.latencies, n=100)
    return Measured(
        sockets=tables * SEATS,
        tables=tables,
        moves=busy.moves,
        moves_per_second=round(busy.moves / elapsed),
        moves_per_cpu_second=round(busy.moves / used),
        paced_moves_per_second=round(calm.moves / calm_elapsed),
        latency_p50_ms=round(median(calm.latencies) * 1000, 2),
        latency_p99_ms=round(cuts[98] * 1000, 2),
        diff_bytes_median=median(busy.sizes),
        diff_bytes_p99=round(quantiles(busy.sizes, n=100)[98]),
        bytes_per_move=round(sum(busy.sizes) / busy.moves),
    )


async def _load(url: str, play: Play, tables: int, seconds: float) -> tuple[float, float]:
    """Let so many tables play for so long; return how long it took, and the server's own time."""
    async with AsyncExitStack() as stack:
        loads = [await _connect(url, play, stack) for _ in range(tables)]
        before, started = _cpu_seconds(url), time.perf_counter()
        playing = [asyncio.create_task(load.run()) for load in loads]
        await asyncio.wait(playing, timeout=seconds)
        play.stopped = True
        elapsed, used = time.perf_counter() - started, _cpu_seconds(url) - before
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return elapsed, used


async def _connect(url: str, play: Play, stack: AsyncExitStack) -> TableLoad:
    """Open a table and connect everybody; the match starts when all are there."""
    body = {"game": "kamiza", "seats": [{"kind": "open"}] * SEATS}
    opened = _post(f"{url}/api/tables", body, "")
    table = opened["table"]
    tokens = [link.rsplit("/", 1)[1] for link in opened["seat_links"]]
    for link in opened["seat_links"]:
        _visit(link)
    host = opened["host_link"].rsplit("/", 1)[1]
    _post(f"{url}/api/tables/{table}/start", {}, f"host_{table}={host}")
    address = f"{url.replace('http', 'ws')}/ws/{table}?lang=en&theme=light"
    lines = [
        await stack.enter_async_context(
            connect(
                address, compression=None, additional_headers={"Cookie": f"seat_{table}={token}"}
            )
        )
        for token in tokens
    ]
    return TableLoad(play, lines)


# The server, and plain requests to it


@asynccontextmanager
async def _server() -> AsyncIterator[str]:
    """Run a server on a file of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "oyabun.cli", "serve", "--port", str(port)]
        command += ["--data", str(Path(folder) / "bench.db")]
        process = subprocess.Popen(command, env={**os.environ, **SETTINGS})  # noqa: S603 -- ours
        try:
            await _wait_until_it_answers(url)
            yield url
        finally:
            process.terminate()
            process.wait()


async def _wait_until_it_answers(url: str) -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            _visit(f"{url}/health")
            return
        except OSError:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.05)


def _visit(address: str) -> bytes:
    with urlopen(address) as answer:  # noqa: S310 -- the address is our own server's
        body: bytes = answer.read()
        return body


def _post(address: str, body: object, cookie: str) -> Any:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = Request(address, msgspec.json.encode(body), headers)  # noqa: S310 -- as above
    with urlopen(request) as answer:  # noqa: S310 -- as above
        return msgspec.json.decode(answer.read())


def _cpu_seconds(url: str) -> float:
    """Return how long the server process has used a core."""
    for line in _visit(f"{url}/metrics").decode().splitlines():
        if line.startswith("process_cpu_seconds_total"):
            return float(line.split()[1])
    raise LookupError("this system does not tell the processor time of the server")
