"""One client cannot take more than its share, whatever it sends below the messages."""

from __future__ import annotations

import resource
import socket
from collections.abc import Callable, Iterator

import pytest

from oyabun.web.limits import BROWSER_CONNECTIONS, front_doors
from oyabun.web.protocols import MOST_PIPELINED
from tests.web.serving import OpenTable, Server, whose_turn

PING = bytes((0x89, 0x80, 0, 0, 0, 0))
EMPTY_PIECE = bytes((0x00, 0x80, 0, 0, 0, 0))
EMPTY_TEXT_BEGINS = bytes((0x01, 0x80, 0, 0, 0, 0))
SECONDS = 20.0

lines: list[socket.socket] = []


@pytest.fixture(autouse=True)
def all_hang_up() -> Iterator[None]:
    yield
    while lines:
        lines.pop().close()


def line_to(server: Server) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.config.port), SECONDS)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    lines.append(line)
    return line


def socket_at(table: OpenTable) -> socket.socket:
    """A spectator's socket, by hand, after the handshake."""
    line = line_to(table.server)
    head = (
        f"GET /ws/{table.id} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bmV2ZXIgcmVhZHMgdGhpcw==\r\n\r\n"
    )
    line.sendall(head.encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def hangs_up(line: socket.socket) -> bool:
    """Read until the server ends the connection; False when it is still there after a while."""
    try:
        while line.recv(65_536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.fixture
def strict(new_server: Callable[..., Server]) -> Server:
    return new_server(rate=20, burst=100, request_seconds=1.0)


@pytest.mark.parametrize("frames", [PING * 500, EMPTY_TEXT_BEGINS + EMPTY_PIECE * 500])
def test_a_stream_of_frames_that_say_nothing_ends_the_connection(
    strict: Server, frames: bytes
) -> None:
    table = strict.open().start()
    people = [table.connect(seat) for seat in range(3)]
    line = socket_at(table)
    line.sendall(frames)
    assert hangs_up(line)
    assert whose_turn(people).move()["type"] == "accepted"


def test_a_few_pings_are_answered(strict: Server) -> None:
    line = socket_at(strict.open().start())
    line.sendall(PING * 20)
    received = b""
    while b"\x8a\x00" * 20 not in received:
        received += line.recv(65_536)


def test_many_requests_at_once_on_one_connection_end_it(strict: Server) -> None:
    line = line_to(strict)
    line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
    received = b""
    try:
        while more := line.recv(65_536):
            received += more
    except ConnectionError:
        pass
    assert received.count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1
    assert b"429 Too Many Requests" in received


def test_a_few_requests_at_once_are_all_answered(strict: Server) -> None:
    line = line_to(strict)
    line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * MOST_PIPELINED)
    received = b""
    while received.count(b"HTTP/1.1 200") < MOST_PIPELINED:
        received += line.recv(65_536)


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTTP/1.1\r\nHo",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /",
    ],
)
def test_half_a_request_is_waited_for_a_short_while(strict: Server, beginning: bytes) -> None:
    line = line_to(strict)
    line.sendall(beginning)
    assert hangs_up(line)


def test_connections_are_counted_by_address_also_before_they_ask(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(sockets_each=4, proxies="")
    for _ in range(4 + BROWSER_CONNECTIONS):
        line_to(server)
    outside = line_to(server)
    assert outside.recv(100).startswith(b"HTTP/1.1 503")
    while lines:
        lines.pop().close()
    while not answers(server):
        pass


def answers(server: Server) -> bool:
    line = line_to(server)
    line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    return line.recv(12) == b"HTTP/1.1 200"


def test_what_is_allowed_fits_the_limit_on_open_files() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    _, complaint = front_doors(hard * 2, 10, "")
    assert f"{hard} open files" in complaint
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
    _, silence = front_doors(50, 10, "")
    assert silence == ""
