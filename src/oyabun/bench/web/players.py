"""People who play anything they are offered, so cheaply that the server is what is measured.

They speak just as much of the WebSocket protocol as our server needs, and read just as much of its
messages as they need themselves.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Any, Final

import msgspec

from oyabun.bench.web.serving import OpenTable
from oyabun.web.config import Config

TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""First bytes of whole messages."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Payloads from this size on have their size in the bytes that follow."""
NO_MASK: Final = bytes(4)
"""Clients must mask what they send; this mask changes nothing."""
KEY: Final = "b3lhYnVuLWJlbmNoLWtleQ=="


class Choice(msgspec.Struct):
    """As much of a legal move as matters here."""

    move: int
    speaks: bool


class Panel(msgspec.Struct):
    """As much of the panel, or of what has changed of it."""

    moves: tuple[Choice, ...] | msgspec.UnsetType = msgspec.UNSET
    outcome: Any = msgspec.UNSET


class Heard(msgspec.Struct):
    """As much of any message."""

    type: str
    ply: int = 0
    key: str = ""
    panel: Panel | None = None


class Seen(msgspec.Struct):
    """What a player knows from all messages together."""

    ply: int = 0
    moves: tuple[Choice, ...] = ()
    outcome: Any = None

    def take(self, message: Heard) -> None:
        """Take in what a picture, or a change of one, says."""
        panel = message.panel
        if panel is None:
            return
        self.ply = message.ply
        if panel.moves is not msgspec.UNSET:
            self.moves = panel.moves
        if panel.outcome is not msgspec.UNSET:
            self.outcome = panel.outcome


_decode = msgspec.json.Decoder(Heard).decode


class Player(asyncio.Protocol, ABC):
    """Somebody on a seat; `heard` is told every message, and may call `play`."""

    def __init__(self) -> None:
        self.seen = Seen()
        self.gone = asyncio.get_running_loop().create_future()
        """Done when the connection has ended."""
        self._transport: asyncio.Transport | None = None
        self._received = bytearray()
        self._connected = False
        self._seat: int | None = None
        self._answered = -1

    async def sit_down(self, config: Config, table: OpenTable, seat: int | None) -> None:
        """Connect to a seat of a table, or to look on."""
        self._seat = seat
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, config.host, config.port)
        assert self._transport is not None, "connected"
        lines = (
            f"GET /ws/{table.id}?lang=en&theme=light HTTP/1.1",
            f"Host: {config.host}:{config.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {KEY}",
            f"Cookie: {'' if seat is None else table.cookies[seat]}",
        )
        self._transport.write("\r\n".join((*lines, "", "")).encode())

    @abstractmethod
    def heard(self, message: Heard, size: int) -> None:
        """Take a message in."""

    def play(self) -> str:
        """Play something that is offered, once, and return the key; nothing if nothing is."""
        seen = self.seen
        if not seen.moves or seen.ply == self._answered:
            return ""
        self._answered = seen.ply
        silent = [one.move for one in seen.moves if not one.speaks]
        choice = silent[seen.ply % len(silent)]
        key = f"{self._seat}-{seen.ply}"
        text = f'{{"type":"move","ply":{seen.ply},"move":{choice},"key":"{key}"}}'
        self._send(TEXT, text.encode())
        return key

    def hang_up(self) -> None:
        """Go."""
        if self._transport is not None:
            self._transport.abort()

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None, "connected"
        assert len(payload) < SHORT, "what players say is short"
        self._transport.write(bytes((kind, MASKED | len(payload))) + NO_MASK + payload)

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the way out."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the server is gone."""
        if not self.gone.done():
            self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take in what came, whole messages only."""
        received = self._received
        received += data
        if not self._connected:
            head = received.find(b"\r\n\r\n")
            if head < 0:
                return
            del received[: head + 4]
            self._connected = True
        while (frame := self._next_frame()) is not None:
            for line in frame.split(b"\n"):
                message = _decode(line)
                self.seen.take(message)
                self.heard(message, len(line))

    def _next_frame(self) -> bytes | None:
        """Return the next frame of text, if it has come whole; answer a ping on the way."""
        received = self._received
        while len(received) >= 2:
            size, start = received[1], 2
            if size >= SHORT:
                start += 2 if size == SHORT else 8
                size = int.from_bytes(received[2:start], "big")
            if len(received) < start + size:
                return None
            kind, payload = received[0], bytes(received[start : start + size])
            del received[: start + size]
            if kind == TEXT:
                return payload
            if kind == PING:
                self._send(PONG, payload)
        return None
