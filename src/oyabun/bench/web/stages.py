"""Where the time of a move goes: the same work as the server's, done here one stage at a time."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

import msgspec

from oyabun.bench.web.settings import Setting
from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.service import SeatPlan, Seen, Table, encode, seen
from oyabun.service.events import Event
from oyabun.service.tokens import new_token
from oyabun.storage.sqlite import SqliteStore
from oyabun.svg.theme import LIGHT
from oyabun.web.drawing import Picture, to_json
from oyabun.web.lines import frame_of
from oyabun.web.panel import Eyes, Moment, make_panel, speaker_for
from oyabun.web.server import GARBAGE
from oyabun.web.telling import Telling

T = TypeVar("T")

WARM_UP: Final = 24
"""So many matches are not counted: texts are read, pieces are drawn for the first time."""
COUNTED: Final = 3
GROUP: Final = 16
"""How many moves of a busy server are stored together."""
NOW: Final = 1_000_000.0


class Stages(msgspec.Struct):
    """Microseconds of a move, for everybody at a table together."""

    pictures: float = 0.0
    """How many went out for each move."""
    rules: float = 0.0
    """Checking the move, playing it, and what follows by itself."""
    view: float = 0.0
    """What each seat may know."""
    draw: float = 0.0
    """The pictures."""
    sentences: float = 0.0
    """All that stands beside the board, and what is told."""
    diff: float = 0.0
    """What is different from the picture before, found and written."""
    encode: float = 0.0
    """The messages, as they go out."""
    send: float = 0.0
    """Handing them to the system, one for each socket."""
    store: float = 0.0
    """Writing to the file, some moves at a time."""
    collector: float = 0.0
    """Looking for what is not needed any more; part of the others."""

    def parts(self) -> tuple[float, ...]:
        """Return all stages that do not lie within others."""
        whole = (self.rules, self.view, self.draw, self.sentences, self.diff, self.encode)
        return (*whole, self.send, self.store)

    def with_pictures(self, pictures: float) -> Stages:
        """Return the same where so many go out for each move.

        A busy server leaves pictures out: whoever has not been shown a move before the next one
        comes sees both in one.
        """
        part = pictures / self.pictures
        each = ("view", "draw", "sentences", "diff", "encode", "send", "collector")
        scaled = {stage: round(getattr(self, stage) * part, 1) for stage in each}
        return msgspec.structs.replace(self, pictures=round(pictures, 2), **scaled)


class _Clock:
    """Adds up the processor time of stages."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.pictures = 0
        self._began = 0.0

    def time(self, stage: str, work: Callable[[], T]) -> T:
        began = time.process_time()
        done = work()
        self.seconds[stage] = self.seconds.get(stage, 0.0) + time.process_time() - began
        return done

    def collecting(self, when: str, _details: object) -> None:
        if when == "start":
            self._began = time.process_time()
        else:
            spent = time.process_time() - self._began
            self.seconds["collector"] = self.seconds.get("collector", 0.0) + spent


class StageWatch:
    """Plays matches of one kind in this process, and times what the server would do.

    Only so many moves of each: the later a match, the more there is to draw.
    """

    def __init__(self, setting: Setting, most_moves: int) -> None:
        self._setting = setting
        self._most_moves = most_moves
        self._clock = _Clock()
        self._moves = 0
        self._played = 0
        for _ in range(WARM_UP):
            _play(self._open_next(), _Clock(), most_moves)

    def watch(self) -> None:
        """Time some matches, as often as wanted: a machine is quick now and slow then."""
        before = gc.get_threshold()
        gc.set_threshold(*GARBAGE)
        gc.callbacks.append(self._clock.collecting)
        try:
            for table in [self._open_next() for _ in range(COUNTED)]:
                self._moves += _play(table, self._clock, self._most_moves)
        finally:
            gc.callbacks.remove(self._clock.collecting)
            gc.set_threshold(*before)

    def stages(self) -> Stages:
        """Return what all that was watched took."""
        a_move = 1e6 / self._moves
        spent = {stage: round(spent * a_move, 1) for stage, spent in self._clock.seconds.items()}
        return Stages(pictures=self._clock.pictures / self._moves, **spent)

    def _open_next(self) -> Table:
        self._played += 1
        return _open(self._setting, self._played)


def _open(setting: Setting, seed: int) -> Table:
    plans = [SeatPlan("open")] * setting.seats
    rng = Rng(seed)
    table = Table.open(
        "t", setting.game, plans, NOW, host_token=new_token(), options=setting.options, rng=rng
    )
    for seat in range(setting.seats):
        table.claim(seat, f"Player {seat + 1}", f"own-{seat}", NOW)
    table.start(NOW)
    table.take_fresh()
    return table


def _play(table: Table, clock: _Clock, most_moves: int) -> int:
    eyes = [Eyes(seat, "en", "light") for seat in range(len(table.seats))]
    looking = [_Looking(one) for one in eyes]
    stored: list[list[bytes]] = []
    match = table.match
    assert match is not None, "it has begun"
    with _Way() as way:
        for one in looking:  # whoever sits down sees all of the board, before anybody moves
            one.look(Moment(table, frozenset()), match, _Clock(), way)
        while match.outcome is None and len(stored) < most_moves:
            _move(table, match, clock)
            _, fresh = table.take_fresh()
            stored.append(clock.time("rules", partial(_encoded, fresh)))
            moment = clock.time("sentences", lambda: Moment(table, frozenset()))
            for one in looking:
                one.look(moment, match, clock, way)
    _store(table, stored, clock)
    return len(stored)


def _encoded(events: Sequence[Event]) -> list[bytes]:
    return [encode(event) for event in events]


def _move(table: Table, match: Match, clock: _Clock) -> None:
    """Let somebody who is asked play, as the players of the benchmark do."""
    seat = next(waited for waited in match.waiting() if waited >= 0)
    ply = table.plies[seat]
    legal = [move for move in match.view(seat).offered() if not move.speaks]
    move = int(legal[ply % len(legal)].index)
    key = f"{seat}-{ply}"
    clock.time("rules", lambda: table.submit(seat, ply, move, "", key, NOW))


class _Looking:
    """One pair of eyes, and what they saw last."""

    def __init__(self, eyes: Eyes) -> None:
        self._eyes = eyes
        self._telling = Telling(eyes.seat)
        self._last: Picture | None = None
        self._version = 0

    def look(self, moment: Moment, match: Match, clock: _Clock, way: _Way) -> None:
        table, eyes = moment.table, self._eyes
        view = clock.time("view", lambda: match.view(eyes.seat))
        speaker = speaker_for(table, eyes)
        scene = clock.time("draw", lambda: table.game.draw(view, speaker, LIGHT))
        clock.time("sentences", lambda: self._telling.listen(table, match, speaker))
        panel = clock.time(
            "sentences", lambda: make_panel(moment, view, speaker, scene, self._telling)
        )
        self._version += 1
        picture = Picture(self._version, 0, scene, panel, self._telling.lines)
        last, self._last = self._last, picture
        if last is None or clock.time("diff", lambda: picture.shows_the_same(last)):
            return
        diff = clock.time("diff", lambda: picture.diff(last))
        frame = clock.time("encode", lambda: frame_of(to_json(diff)))
        clock.time("send", lambda: way.send(frame))
        way.take(len(frame))
        clock.pictures += 1


class _Way:
    """A connection on this machine whose reader takes everything."""

    def __enter__(self) -> _Way:
        with socket.create_server(("127.0.0.1", 0)) as server:
            self._here = socket.create_connection(server.getsockname())
            self._there, _ = server.accept()
        # As the server's own sockets: nobody waits between two moves, and what is warm stays so.
        self._here.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self

    def __exit__(self, *_error: object) -> None:
        self._here.close()
        self._there.close()

    def send(self, frame: bytes) -> None:
        """Send a frame; the reader's part is the players' time on a real server."""
        self._here.sendall(frame)

    def take(self, size: int) -> None:
        """Take so many bytes on the other side."""
        while size > 0:
            size -= len(self._there.recv(size))


def _store(table: Table, moves: list[list[bytes]], clock: _Clock) -> None:
    """Store what happened, in groups as a busy server does, in a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(_store_in_loop, seen(table), moves, clock).result()


def _store_in_loop(glance: Seen, moves: list[list[bytes]], clock: _Clock) -> None:
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        store = SqliteStore(Path(folder) / "stages.db")

        async def store_group(group: list[list[bytes]], first: int) -> None:
            await asyncio.gather(
                *(
                    store.append(f"table-{first}-{place}", 0, bodies, glance)
                    for place, bodies in enumerate(group)
                )
            )

        for first in range(0, len(moves), GROUP):
            group = moves[first : first + GROUP]
            clock.time("store", partial(runner.run, store_group(group, first)))
        runner.run(store.close())
