"""One connection: a slot for the newest picture, never a queue of old ones.

Whoever changes a table only wakes its viewers. Each viewer's own task then works out what its
reader lacks *now* and sends that, as fast as the reader reads: a slow reader skips pictures and
holds nobody up.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from oyabun.service import Throw
from oyabun.service.throws import SWING_SECONDS
from oyabun.web.drawing import Picture, to_json
from oyabun.web.live import LiveTable, Onlooker
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
from oyabun.web.panel import Eyes, chat_since, show_chat, show_seats, shown_names

SEND_SECONDS: Final = 30.0
"""After about how long a reader that does not read is given up."""
REPLIES: Final = 64
"""How many answers may wait for a reader before it is given up."""

Reply = Accepted | Refused | Pong | Countdown


class Viewer(Onlooker):
    """Somebody connected to a table, and what they have been sent."""

    def __init__(self, live: LiveTable, eyes: Eyes, have: int | None, said: int | None) -> None:
        """Begin with the picture `have` and `said` lines of chat, if the page came with them."""
        self.live = live
        self.eyes = eyes
        self.gone = False
        """The goodbye is in the frame that was handed out."""
        self.sending: asyncio.Task[None] | None = None
        self.sending_since: float | None = None
        """When the reader was handed a frame that it has not taken yet."""
        self._bye: Bye | None = None
        self._woken = True
        self._sleep: asyncio.Future[None] | None = None
        self._replies: deque[Reply] = deque()
        self._began_in_lobby = live.table.match is None
        self._seats: tuple[ShownSeat, ...] = ()
        album = live.albums.get(eyes)
        self._sent: Picture | None = None
        if have is not None and album is not None:
            self._sent = album.find(have)
        self._chat_sent = len(live.table.chat.heard_by(eyes.seat)) if said is None else said
        self._watchers = 0
        self._throw: Throw | None = None
        self._flown = 0 if live.table.match is None else live.table.match.ply
        """How many entries were looked through for flights."""

    def wake(self) -> None:
        """Say that there may be something to send."""
        self._woken = True
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

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
        """Give up a reader that has not taken its frame for long."""
        waiting = self.sending_since is not None and now - self.sending_since > SEND_SECONDS
        if self.sending is not None and waiting:
            self.sending.cancel()

    async def next_frame(self) -> str:
        """Wait until there is something to send, and return it: messages, a line each."""
        while True:
            if not self._woken:
                self._sleep = asyncio.get_running_loop().create_future()
                await self._sleep
            self._woken = False
            messages = self._messages()
            if messages:
                return "\n".join(messages)

    def _messages(self) -> list[str]:
        messages = [to_json(reply) for reply in self._replies]
        self._replies.clear()
        if self._bye is None:
            messages += self._position()
        # While the lock is held the table is ahead of the store; its viewers are woken after.
        if self._bye is None and not self.live.lock.locked():
            messages += self._news()
        if self._bye is not None:
            self.gone = True
            messages.append(to_json(self._bye))
        return messages

    def _news(self) -> list[str]:
        table = self.live.table
        news: list[str] = []
        if table.match is None:
            news += self._lobby()
        elif self._began_in_lobby:
            self.dismiss("started")
            return news
        said = chat_since(table, self.eyes, self._chat_sent)
        news += map(to_json, said)
        self._chat_sent += len(said)
        watchers = self.live.watchers()
        if watchers != self._watchers:
            self._watchers = watchers
            news.append(to_json(Watchers(watchers)))
        throw = table.pacing.throw
        if self.live.curtain.is_open() and throw not in (None, self._throw):
            self._throw = throw
            news.append(to_json(_skill(throw)))
        return news

    def _lobby(self) -> list[str]:
        table = self.live.table
        seats = show_seats(table, shown_names(table, self.eyes.language), self.live.here())
        if seats == self._seats:
            return []
        self._seats = seats
        return [to_json(LobbySeats(seats))]

    def _position(self) -> list[str]:
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

    def _flights(self) -> list[str]:
        """Return what has been thrown since the last picture; not what somebody missed."""
        match = self.live.table.match
        assert match is not None, "there is a picture"
        first, self._flown = self._flown, match.ply
        return [
            to_json(Flown(entry.flight))
            for entry in match.entries[min(first, match.ply) :]
            if entry.flight
        ]


def _skill(throw: Throw) -> Skill:
    now = time.time()
    passed, left = max(0.0, now - throw.since), max(0.0, throw.until - now)
    return Skill(throw.skill, throw.seat, passed, left, SWING_SECONDS)
