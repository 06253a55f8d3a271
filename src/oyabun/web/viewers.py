"""One connection: a slot for the newest picture, never a queue of old ones.

Whoever changes a table only wakes its viewers. In the next turn of the loop each works out what its
reader lacks *now* and sends that, if the reader has taken what it was sent before; else when it
has: a slow reader skips pictures and holds nobody up.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from oyabun.service import Throw
from oyabun.service.throws import SWING_SECONDS
from oyabun.web.drawing import Picture, to_json
from oyabun.web.lines import Line, Onlooker, Outbox, frame_of
from oyabun.web.live import LiveTable
from oyabun.web.messages import (
    Accepted,
    Bye,
    Countdown,
    Flown,
    Goodbye,
    LobbySeats,
    Pong,
    Refused,
    ShownSeat,
    Skill,
    Watchers,
)
from oyabun.web.metrics import Metrics
from oyabun.web.panel import Eyes, chat_since, show_chat, show_seats, shown_names

SEND_SECONDS: Final = 30.0
"""After about how long a reader that does not read is given up."""
REPLIES: Final = 64
"""How many answers may wait for a reader before it is given up."""

log = structlog.get_logger()

Reply = Accepted | Refused | Pong | Countdown


class Post(NamedTuple):
    """What all viewers of a server share."""

    outbox: Outbox
    metrics: Metrics


class Viewer(Onlooker):
    """Somebody connected to a table, and what they have been sent."""

    def __init__(
        self,
        live: LiveTable,
        eyes: Eyes,
        line: Line,
        post: Post,
        have: int | None,
        said: int | None,
    ) -> None:
        """Begin with the picture `have` and `said` lines of chat, if the page came with them."""
        self.live = live
        self.eyes = eyes
        self.gone = False
        """The goodbye was sent."""
        self._line = line
        self._post = post
        self._bye: Bye | None = None
        self._woken = True  # until `begin` nothing is sent
        self._replies: deque[Reply] = deque()
        self._began_in_lobby = live.table.match is None
        self._seats: tuple[ShownSeat, ...] = ()
        album = live.albums.get(eyes)
        self._sent: Picture | None = None
        if have is not None and album is not None:
            self._sent = album.find(have)
        self._chat_sent = len(live.table.chat.heard_by(eyes.seat)) if said is None else said
        self._chat_looked = -1
        """How many lines there were when it was last looked what to send of them."""
        self._watchers = 0
        self._throw: Throw | None = None
        self._flown = 0 if live.table.match is None else live.table.match.ply
        """How many entries were looked through for flights."""

    def begin(self) -> None:
        """Send what there is, and from now on whatever comes."""
        self._post.outbox.put(self)

    def wake(self) -> None:
        """Say that there may be something to send."""
        if not self._woken:
            self._woken = True
            self._post.outbox.put(self)

    def send_due(self) -> None:
        """Send all that there is to send; later, when the reader has taken what it was sent."""
        if self.gone or not self._line.takes():
            return
        self._woken = False
        try:
            frame = self._next_frame()
        except Exception:
            log.exception("nothing can be sent", table=self.live.table.id)
            self._line.abort()
            return
        if frame:
            self._line.send_frame(frame)
            self._post.metrics.bytes_sent += len(frame)
        if self._bye is not None:
            self.gone = True
            self._line.finish()

    def take_up(self) -> None:
        """Go on sending: the reader has taken what it was sent."""
        if self._woken:
            self._post.outbox.put(self)

    def reply(self, message: Reply) -> None:
        """Answer this reader alone."""
        if len(self._replies) >= REPLIES:
            self.dismiss("slow")
            return
        self._replies.append(message)
        self.wake()

    def accept(self, key: str) -> Callable[[int], None]:
        """Return how to tell this reader that what it asked for is stored."""
        return lambda ply: self.reply(Accepted(key, ply))

    def pong(self) -> None:
        """Say what time it is."""
        self.reply(Pong(int(time.time() * 1000)))

    def count_down(self, seconds: float) -> None:
        """Say that answers are about to be turned up."""
        self.reply(Countdown(seconds))

    def start_over(self) -> None:
        """Forget what was sent: the reader has lost it."""
        self._sent = None
        self.wake()

    def dismiss(self, reason: Goodbye) -> None:
        """Say goodbye as soon as what is being sent is through."""
        if self._bye is None:
            self._bye = Bye(reason)
        self.wake()

    @property
    def dismissed(self) -> bool:
        """Whether goodbye was said, or is about to be: nothing is done for this reader any more."""
        return self._bye is not None

    def lose_patience(self, now: float) -> None:
        """Give up a reader that has not taken what it was sent for long."""
        since = self._line.unread_since
        if since is not None and now - since > SEND_SECONDS:
            self._line.abort()

    def _next_frame(self) -> bytes:
        """Return all that the reader lacks now, a line each; nothing if that is nothing."""
        base = self._sent
        lines = [to_json(reply) for reply in self._replies]
        self._replies.clear()
        if self._bye is None:
            lines += self._flights_and_picture()
        # While the lock is held the table is ahead of the store; its viewers are woken after.
        if self._bye is None and not self.live.lock.locked():
            lines += self._news()
        if self._bye is not None:
            lines.append(to_json(self._bye))
        if (
            len(lines) == 1
            and base is not None
            and self._sent is not None
            and self._sent is not base
        ):
            return self._sent.frame_since(base)  # as everybody gets it who sees the same
        return frame_of(b"\n".join(lines)) if lines else b""

    def _news(self) -> list[bytes]:
        table = self.live.table
        news: list[bytes] = []
        if table.match is None:
            news += self._lobby()
        elif self._began_in_lobby:
            self.dismiss("started")
            return news
        if self._chat_looked != len(table.chat.lines):
            self._chat_looked = len(table.chat.lines)
            said = chat_since(table, self.eyes, self._chat_sent)
            news += map(to_json, said)
            self._chat_sent += len(said)
        watchers = self.live.watchers
        if watchers != self._watchers:
            self._watchers = watchers
            news.append(to_json(Watchers(watchers)))
        throw = table.throw
        if self.live.curtain.is_open() and throw not in (None, self._throw):
            self._throw = throw
            news.append(to_json(_skill(throw)))
        return news

    def _lobby(self) -> list[bytes]:
        table = self.live.table
        seats = show_seats(table, shown_names(table, self.eyes.language), self.live.here)
        if seats == self._seats:
            return []
        self._seats = seats
        return [to_json(LobbySeats(seats))]

    def _flights_and_picture(self) -> list[bytes]:
        live = self.live
        album = live.albums.get(self.eyes)
        if album is None or self._began_in_lobby or not live.curtain.is_open():
            return []
        base, picture = self._sent, album.latest
        self._sent = picture
        flights = self._flights()
        if base is None:
            lines, self._chat_sent = show_chat(live.table, self.eyes)
            return [to_json(picture.snapshot(lines, self._chat_sent))]
        return flights if base is picture else [*flights, picture.since(base)]

    def _flights(self) -> list[bytes]:
        """Return what has been thrown since the last picture; not what somebody missed."""
        match = self.live.table.match
        assert match is not None, "there is a picture"
        first, self._flown = self._flown, match.ply
        if first >= match.ply:
            return []
        return [
            to_json(Flown(entry.flight))
            for entry in match.entries[min(first, match.ply) :]
            if entry.flight
        ]


def _skill(throw: Throw) -> Skill:
    now = time.time()
    passed, left = max(0.0, now - throw.since), max(0.0, throw.until - now)
    return Skill(throw.skill, throw.seat, passed, left, SWING_SECONDS)
