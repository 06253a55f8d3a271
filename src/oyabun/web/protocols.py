"""How a connection is watched: what its client may send before anything of ours has to answer.

uvicorn's own protocols trust whoever is connected: they queue any number of requests, wait for ever
for the rest of one, and answer every ping. Here each of these has an end.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from oyabun.core.errors import LimitError
from oyabun.web.config import Config
from oyabun.web.limits import Bucket, Doors
from oyabun.web.lines import Line

WRITE_SECONDS: Final = 30.0
"""After how long a reader that does not read is given up."""
CLOSE_SECONDS: Final = 5.0
"""How long a connection stays open after the last word, for its reader to take it."""
MOST_PIPELINED: Final = 8
"""How many requests may wait on one connection for the answer to another."""
SLICE: Final = 1024
"""Bytes of frames that are read before they are counted."""
MOST_UNREAD: Final = 1 << 20
"""Bytes that may wait for a reader that still sends."""
SPARE_FRAMES: Final = 2
"""How many frames may come for each message: pings, pongs and pieces are frames too."""
POLITE_FRAMES: Final = 100
"""How many more may come at once, so that whoever only says too much is told so first."""


class WatchedSettings(uvicorn.Config):
    """uvicorn's settings, and what our protocols have to know."""

    def __init__(self, app: Any, config: Config, doors: Doors, **more: Any) -> None:
        super().__init__(app, http=WatchedHttp, ws=WatchedSocket, **more)
        self.doors = doors
        self.watch = config


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


class WatchedHttp(HttpToolsProtocol):
    """Requests that come in time, a few at once."""

    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    @property
    def _settings(self) -> WatchedSettings:
        return cast(WatchedSettings, self.config)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, if there is room."""
        super().connection_made(transport)
        try:
            self._settings.doors.enter(_address(self.client))
        except LimitError as error:
            self._entered = False
            self._refuse(b"503 Service Unavailable", str(error))
            return
        self._entered = True
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self._stop_waiting()
        self._stop_writing()
        self.cycle = None  # type: ignore[assignment]  # it knows us, and we know it
        if self._entered:
            self._settings.doors.leave(_address(self.client))

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with its place."""
        self._stop_waiting()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does where a connection ends

    def on_message_begin(self) -> None:
        """Begin to wait for the rest of a request."""
        super().on_message_begin()
        self._await_request()

    def on_headers_complete(self) -> None:
        """Take a request, unless too many wait already."""
        if self.transport.is_closing():
            return
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse(b"429 Too Many Requests", "too many requests at once on one connection")
            return
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the request is whole."""
        self._stop_waiting()
        super().on_message_complete()

    def pause_writing(self) -> None:
        """Give a reader some time."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Note that the reader has read."""
        super().resume_writing()
        self._stop_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Hang up on whoever asks nothing more, even if they never read the last answer."""
        super().timeout_keep_alive_handler()
        if self._unread is None:
            self._unread = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def _refuse(self, status: bytes, why: str) -> None:
        body = why.encode()
        head = b"HTTP/1.1 %b\r\ncontent-type: text/plain; charset=utf-8\r\n" % status
        head += b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(head + body)
        self.transport.close()

    def _await_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(
                self._settings.watch.request_seconds, self.transport.abort
            )

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


LINE: Final = "oyabun.line"
"""Where a connection's scope has the way past everything but its protocol."""
GOING: Final[Any] = {"type": "oyabun.going"}
"""What whoever listens hears when the reader was told goodbye."""


class SocketLine(Line, Protocol):
    """A line that can be listened to as well."""

    on_taken: Callable[[], None] | None
    """What to do when the reader has taken what it was sent."""

    async def receive(self) -> Any:
        """Return what comes next, as uvicorn gives it."""


class WatchedSocket(WebSocketsSansIOProtocol):
    """Frames that are counted, whatever they are, and sent without a detour: a `SocketLine`."""

    unread_since: float | None = None
    on_taken: Callable[[], None] | None = None

    def __init__(self, config: uvicorn.Config, *details: Any, **more: Any) -> None:
        super().__init__(config, *details, **more)
        settings = cast(WatchedSettings, config)
        rate = settings.watch.rate * SPARE_FRAMES
        burst = settings.watch.burst * SPARE_FRAMES + POLITE_FRAMES
        self._frames = Bucket(rate, burst, time.monotonic())
        self._doors = settings.doors
        self._served = False

    # What is sent

    def takes(self) -> bool:
        """Return whether a frame may be sent now: not while others wait for the reader."""
        return self.unread_since is None and not self.close_sent and not self.disconnected

    def send_frame(self, frame: bytes) -> None:
        """Send a frame."""
        self.transport.write(frame)

    def finish(self) -> None:
        """Hang up once all is sent."""
        self.queue.put_nowait(GOING)

    def abort(self) -> None:
        """Hang up at once."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """Note that the reader does not keep up."""
        super().pause_writing()
        self.unread_since = time.monotonic()

    def resume_writing(self) -> None:
        """Go on: the reader has taken what it was sent."""
        super().resume_writing()
        self.unread_since = None
        if self.on_taken is not None:
            self.on_taken()

    # The life of a connection

    async def run_asgi(self) -> None:
        """Serve the connection, then end it, though its reader may never take what is left."""
        scope: Any = self.scope
        scope[LINE] = self
        await super().run_asgi()
        self._served = True
        if self.disconnected:
            self._let_go()
        else:
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back that the handshake had."""
        super().connection_lost(exc)
        self._doors.leave(_address(self.client))
        if self._served or not self.handshake_initiated:
            self._let_go()

    def _let_go(self) -> None:
        """Untie what holds itself: nobody looks for such knots while the server is busy."""
        self.on_taken = None
        self.scope.clear()  # type: ignore[attr-defined]  # every scope holds the way out, and so us
        vars(self.conn).clear()

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Read a little at a time, so that nobody waits long for what is too much anyway."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_text(self, event: Frame) -> None:
        """Take a message, or its beginning."""
        if self._may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same, where it is no text."""
        if self._may_go_on():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take the rest of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, if its sender reads answers."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        """Count a frame; a connection that sends too many or reads too little ends at once."""
        if self.transport.is_closing():
            return False
        unread = self.transport.get_write_buffer_size()
        if not self._frames.take(time.monotonic()) or unread > MOST_UNREAD:
            self.transport.abort()
            return False
        return True
