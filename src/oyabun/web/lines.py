"""The way out: frames go straight to a connection, as long as its reader takes them."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Final, Protocol

from oyabun.web.messages import Goodbye
from oyabun.web.panel import Eyes

TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text."""
SHORT, LONG = 126, 1 << 16
"""From these sizes on a frame says its size in two bytes more, or in eight."""


class Line(Protocol):
    """A connection to one reader."""

    unread_since: float | None
    """Since when the reader has not taken what it was sent; nothing while it keeps up."""

    def takes(self) -> bool:
        """Return whether a frame may be sent now: not while others wait for the reader."""

    def send_frame(self, frame: bytes) -> None:
        """Send a frame."""

    def finish(self) -> None:
        """Hang up once all is sent."""

    def abort(self) -> None:
        """Hang up at once."""


def frame_of(payload: bytes) -> bytes:
    """Return a message as a server writes it: one frame, bare, as compression was not agreed."""
    size = len(payload)
    if size < SHORT:
        head = bytes((TEXT, size))
    elif size < LONG:
        head = bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    else:
        head = bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
    return head + payload


class Recipient(ABC):
    """Somebody for whom there may be something to send."""

    @abstractmethod
    def send_due(self) -> None:
        """Send all that there is to send."""


class Onlooker(Recipient):
    """Somebody who looks at a table, as far as the table knows them."""

    eyes: Eyes

    @abstractmethod
    def wake(self) -> None:
        """Say that there may be something to send."""

    @abstractmethod
    def count_down(self, seconds: float) -> None:
        """Say that answers are about to be turned up."""

    @abstractmethod
    def dismiss(self, reason: Goodbye) -> None:
        """Say goodbye."""

    @abstractmethod
    def lose_patience(self, now: float) -> None:
        """Give up a reader that has not taken its frame for long."""


class Outbox:
    """Whoever has something coming; everybody is served once in a turn of the loop."""

    def __init__(self) -> None:
        self._due: list[Recipient] = []

    def put(self, reader: Recipient) -> None:
        """Serve somebody soon, together with all others."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._serve)
        self._due.append(reader)

    def _serve(self) -> None:
        due, self._due = self._due, []
        for reader in due:
            reader.send_due()
