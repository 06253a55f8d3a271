"""One client against a server: each attack is bounded in time and in what it sends."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

from oyabun.bench.attack.victim import Attack, Target
from oyabun.core.chance import Rng
from oyabun.core.match import Match, rng_dealer
from oyabun.core.play import decision
from oyabun.games import GAMES
from oyabun.replay import write_record

ATTACKER: Final = "127.0.0.2"
"""Another address of this machine, so that limits by address hold for the attacker alone."""
PING: Final = bytes((0x89, 0x80, 0, 0, 0, 0))
PIECES: Final = bytes((0x01, 0x80, 0, 0, 0, 0)) + bytes((0x00, 0x80, 0, 0, 0, 0)) * 20_000
SECONDS: Final = 3.0
PACE: Final = 0.005
"""Seconds between two requests: the attack is bounded, as real lines are."""
HUGE: Final = 2**62
JSON: Final = {"Content-Type": "application/json"}
FORM: Final = {"Content-Type": "application/x-www-form-urlencoded"}


def _line(target: Target) -> socket.socket:
    line = socket.create_connection(target.place, SECONDS, (ATTACKER, 0))
    line.settimeout(SECONDS)
    return line


def _socket(target: Target) -> socket.socket:
    line = _line(target)
    head = (
        f"GET /ws/{target.table} HTTP/1.1\r\nHost: x\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bmV2ZXIgcmVhZHMgdGhpcw==\r\n\r\n"
    )
    line.sendall(head.encode())
    return line


def _flood(
    target: Target, seconds: float, request: Callable[[int], tuple[str, str, bytes, dict[str, str]]]
) -> None:
    """Send requests over one connection after another, as fast as they are answered."""
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        asking = HTTPConnection(*target.place, timeout=SECONDS, source_address=(ATTACKER, 0))
        try:
            for _ in range(50):
                method, path, body, headers = request(number)
                asking.request(method, path, body or None, headers)
                asking.getresponse().read()
                number += 1
                time.sleep(PACE)
                if time.monotonic() > end:
                    break
        except (OSError, HTTPException):
            time.sleep(PACE)
        finally:
            asking.close()


def _frames(target: Target, seconds: float, *, frame: bytes) -> None:
    """Send frames as a spectator, over one connection after another."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError), _socket(target) as line:
            while time.monotonic() < end:
                line.sendall(frame)
                time.sleep(0.02)


def pipelined_requests(target: Target, seconds: float) -> None:
    """Ask thousands of things on one connection without waiting for an answer."""
    end = time.monotonic() + seconds
    many = b"GET /about HTTP/1.1\r\nHost: x\r\n\r\n" * 200
    while time.monotonic() < end:
        with suppress(OSError), _line(target) as line:
            while time.monotonic() < end:
                line.sendall(many)


def half_requests(target: Target, seconds: float) -> None:
    """Open connections and never finish asking."""
    end = time.monotonic() + seconds
    lines: list[socket.socket] = []
    while time.monotonic() < end:
        with suppress(OSError):
            line = _line(target)
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            lines.append(line)
        time.sleep(PACE)
    for line in lines:
        line.close()


def never_reading(target: Target, seconds: float) -> None:
    """Ask for one picture after the other and take none."""
    end = time.monotonic() + seconds
    resync = b'{"type":"resync"}'
    masked = bytes((0x81, 0x80 | len(resync))) + bytes(4) + resync
    lines: list[socket.socket] = []
    while time.monotonic() < end:
        with suppress(OSError):
            if len(lines) < 20:
                lines.append(_socket(target))
            for line in lines:
                line.sendall(masked)
        time.sleep(0.05)
    for line in lines:
        line.close()


def coming_and_going(target: Target, seconds: float) -> None:
    """Connect and hang up, again and again."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError):
            _socket(target).close()
        time.sleep(PACE)


def extreme_editions(target: Target, seconds: float) -> None:
    """Open tables with numbers that no box holds."""

    def request(number: int) -> tuple[str, str, bytes, dict[str, str]]:
        game = GAMES[number % len(GAMES)]
        data = json.loads(json.dumps(dict(game.edition.data)))
        _exaggerate(data, number // len(GAMES))
        seats = [{"kind": "bot"}] * game.seats[0]
        body = {"game": game.key, "seats": seats, "edition": json.dumps(data)}
        return (
            "POST",
            "/api/tables",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )

    _flood(target, seconds, request)


def _exaggerate(data: Any, which: int) -> None:
    """Make one number of component data huge."""
    places: list[tuple[Any, Any]] = []

    def walk(inside: Any) -> None:
        items = inside.items() if isinstance(inside, dict) else enumerate(inside)
        for name, value in items:
            if isinstance(value, dict | list):
                walk(value)
            elif isinstance(value, int):
                places.append((inside, name))

    walk(data)
    holder, name = places[which % len(places)]
    holder[name] = HUGE


def long_records(target: Target, seconds: float) -> None:
    """Upload long matches."""
    records = [_upload(_longest(game)) for game in GAMES]
    _flood(target, seconds, lambda number: ("POST", "/replay", *records[number % len(records)]))


def long_names(target: Target, seconds: float) -> None:
    """Upload matches of people with endless names."""
    record = _longest(GAMES[0]).replace('"P0"', json.dumps("a" + "\u0316" * 500_000), 1)
    upload = _upload(record)
    _flood(target, seconds, lambda _number: ("POST", "/replay", *upload))


def _longest(game: Any) -> str:
    rng = Rng(1)
    count = game.seats_with(game.read_options({}))[-1]
    match = Match.start(game, tuple(f"P{seat}" for seat in range(count)))
    match.deal(rng_dealer(rng))
    while match.outcome is None:
        seat = match.waiting()[0]
        asked = decision(match.state)
        assert asked is not None, "the match goes on"
        move = asked.random_move(match.state, seat, rng)
        match.submit(seat, move, "Ha!" if move.speaks else "")
        match.deal(rng_dealer(rng))
    return write_record(match)


def _upload(record: str) -> tuple[bytes, dict[str, str]]:
    border = "attack"
    head = f'--{border}\r\nContent-Disposition: form-data; name="record"; filename="r"\r\n\r\n'
    body = f"{head}{record}\r\n--{border}--\r\n".encode(errors="surrogatepass")
    return body, {"Content-Type": f"multipart/form-data; boundary={border}"}


def _finished(target: Target) -> tuple[str, int]:
    """Upload a long match and return its address and its length."""
    record = _longest(GAMES[-1])
    body, headers = _upload(record)
    asking = HTTPConnection(*target.place, timeout=60, source_address=(ATTACKER, 0))
    asking.request("POST", "/replay", body, headers)
    answer = asking.getresponse()
    answer.read()
    asking.close()
    return answer.headers["location"].split("?")[0], record.count("\n") - 3


def replays(target: Target, seconds: float) -> None:
    """Look at positions of a long match with all hands open."""
    address, plies = _finished(target)
    _flood(
        target,
        seconds,
        lambda number: ("GET", f"{address}?ply={number * 37 % plies}&eyes=all", b"", {}),
    )


def pictures(target: Target, seconds: float) -> None:
    """Let positions of a long match be painted."""
    address, plies = _finished(target)
    _flood(
        target,
        seconds,
        lambda number: ("GET", f"{address}/board.png?ply={number * 37 % plies}", b"", {}),
    )


def nothing_there(target: Target, seconds: float) -> None:
    """Ask for pages that do not exist."""
    _flood(target, seconds, lambda number: ("GET", f"/nothing/{number}", b"", {}))


def files_not_there(target: Target, seconds: float) -> None:
    """Ask for files that were never built."""
    _flood(target, seconds, lambda number: ("GET", f"/static/x/{number}", b"", {}))


def opening_tables(target: Target, seconds: float) -> None:
    """Open tables where bots play each other."""
    game = GAMES[-1]
    seats = [{"kind": "bot"}] * game.seats_with(game.read_options({}))[-1]
    body = json.dumps({"game": game.key, "seats": seats}).encode()
    _flood(target, seconds, lambda _number: ("POST", "/api/tables", body, JSON))


def strange_positions(target: Target, seconds: float) -> None:
    """Paste texts that are no positions."""
    texts = ("text=oyabun/1", "text=" + "x" * 20_000, "text=oyabun/1+kamiza+rules%3D1")
    _flood(
        target,
        seconds,
        lambda number: ("POST", "/position", texts[number % len(texts)].encode(), FORM),
    )


def rubbish(target: Target, seconds: float) -> None:
    """Say what nobody understands, as fast as it goes."""
    text = b'{"type":"move","ply":' + b"9" * 90 + b"}"
    frame = bytes((0x81, 0x80 | len(text))) + bytes(4) + text
    _frames(target, seconds, frame=frame * 20)


ATTACKS: Final[dict[str, Attack]] = {
    "pings": partial(_frames, frame=PING * 2000),
    "pieces of messages": partial(_frames, frame=PIECES),
    "rubbish": rubbish,
    "pipelined requests": pipelined_requests,
    "half requests": half_requests,
    "never reading": never_reading,
    "coming and going": coming_and_going,
    "extreme editions": extreme_editions,
    "long records": long_records,
    "long names": long_names,
    "replays": replays,
    "pictures": pictures,
    "nothing there": nothing_there,
    "files not there": files_not_there,
    "opening tables": opening_tables,
    "strange positions": strange_positions,
}
