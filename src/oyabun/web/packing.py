"""Answers are compressed as they leave: what is large in a thread, so that it holds nobody up."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Send

SMALLEST: Final = 1000
"""What is smaller is sent as it is."""
SMALL: Final = 16_384
"""What is smaller is compressed at once: a thread would take longer."""
LEVEL: Final = 6
"""How hard to try: more would take twice as long for a hundredth of the size."""


def packed(app: ASGIApp) -> ASGIApp:
    """Return an app whose answers are compressed for whoever can read that."""

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _reads_gzip(scope):
            await app(scope, receive, _Packer(send).send)
        else:
            await app(scope, receive, send)

    return answer


def _reads_gzip(scope: Any) -> bool:
    return any(
        b"gzip" in value for name, value in scope["headers"] if name.lower() == b"accept-encoding"
    )


class _Packer:
    """One answer: collected until it is whole, then compressed."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: Any = None
        self._parts: list[bytes] = []

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        if message["type"] != "http.response.body" or self._start is None:
            await self._send(message)
            return
        self._parts.append(message["body"])
        if not message.get("more_body"):
            start, body = self._start, b"".join(self._parts)
            self._start = None
            await self._finish(start, body)

    async def _finish(self, start: Any, body: bytes) -> None:
        headers = MutableScopeHeaders(start)
        if len(body) >= SMALLEST and "content-encoding" not in headers:
            headers["content-encoding"] = "gzip"
            headers["vary"] = "Accept-Encoding"
            body = await _compressed(body)
            headers["content-length"] = str(len(body))
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body, "more_body": False})


async def _compressed(body: bytes) -> bytes:
    if len(body) < SMALL:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
