"""The server is killed at random instants while tables play: nothing acknowledged may be lost."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from statistics import median
from typing import Final

import msgspec
from msgspec import Struct

from oyabun.bench.web.players import Heard, Player
from oyabun.bench.web.serving import Desk, OpenTable, ServerProcess
from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.games import GAMES

TABLES: Final = 4
MOST_MOVES: Final = 12
"""At most so many moves are acknowledged before a kill …"""
MOST_SECONDS: Final = 0.05
"""… which comes at most so long after the last of them."""
MOVE_SECONDS: Final = 60.0
"""After how long a table that does not go on is given up."""


class Kills(Struct):
    """What became of the tables of a server that was killed often."""

    kills: int
    matches: int
    acknowledged_moves: int
    lost_moves: int
    """Acknowledged, but not there after the next start."""
    restart_p50_ms: float
    """From starting a process, its modules loaded already, to its first answer."""


class _Position(Struct):
    ply: int


class _Table(Struct):
    stage: str
    position: _Position


class Match:
    """One table: what was acknowledged there, by any server that lived meanwhile."""

    def __init__(self, desk: Desk, game: Game) -> None:
        self.seats = game.seats_with(game.read_options({}))[0]
        self.table: OpenTable = desk.open_table(game.key, self.seats)
        self.acknowledged: list[str] = []
        """The keys of the moves."""
        self.plies: Counter[int] = Counter()
        """How many decisions each seat has heard to be done."""
        self.finished = False

    def lost(self, desk: Desk) -> int:
        """Return how many acknowledged moves the server does not know of."""
        missing = 0
        for seat, cookie in enumerate(self.table.cookies):
            answer = desk.get(f"/api/tables/{self.table.id}", cookie)
            shown = msgspec.json.decode(answer, type=_Table)
            missing += max(0, self.plies[seat] - shown.position.ply)
            self.finished = shown.stage == "finished"
        return missing


class Survivors:
    """A few tables that play on, whatever happens to their server."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self._server = server
        self._dice = Rng(seed)
        self.matches: list[Match] = []
        """All that were begun."""
        self._playing: list[Match] = []
        self._lost = 0
        self._restarts: list[float] = []
        self._happened = asyncio.Event()
        with Desk(server.config) as desk:
            self._open_tables(desk)

    def _open_tables(self, desk: Desk) -> None:
        missing = range(len(self.matches), len(self.matches) + TABLES - len(self._playing))
        new = [Match(desk, GAMES[number % len(GAMES)]) for number in missing]
        self.matches += new
        self._playing += new

    def report(self) -> Kills:
        """Return what has happened so far."""
        return Kills(
            len(self._restarts),
            len(self.matches),
            sum(len(match.acknowledged) for match in self.matches),
            self._lost,
            round(median(self._restarts) * 1000, 1),
        )

    async def survive(self) -> None:
        """Play until the server is killed, start it again and look whether all is there."""
        players = await self._sit_down()
        await self._hear_of(1 + int(self._dice.below(MOST_MOVES)))
        await asyncio.sleep(self._dice.unit() * MOST_SECONDS)
        self._server.kill()
        await asyncio.gather(*(player.gone for player in players))
        started = time.perf_counter()
        self._server.start()
        self._restarts.append(time.perf_counter() - started)
        self._look()

    def _look(self) -> None:
        with Desk(self._server.config) as desk:
            self._lost += sum(match.lost(desk) for match in self._playing)
            self._playing = [match for match in self._playing if not match.finished]
            self._open_tables(desk)

    async def go_on(self) -> None:
        """Let every table make a move more."""
        before = [len(match.acknowledged) for match in self._playing]
        players = await self._sit_down()
        for match, count in zip(self._playing, before, strict=True):
            while len(match.acknowledged) == count:
                await self._hear_of(1)
        for player in players:
            player.hang_up()
        await asyncio.gather(*(player.gone for player in players))

    async def _sit_down(self) -> list[_Survivor]:
        players = []
        for match in self._playing:
            for seat in range(match.seats):
                player = _Survivor(match, seat, self._happened)
                players.append(player)
                await player.sit_down(self._server.config, match.table, seat)
        return players

    async def _hear_of(self, moves: int) -> None:
        """Wait until so many moves were acknowledged, unless all matches end before."""
        for _ in range(moves):
            self._happened.clear()
            if all(match.finished for match in self._playing):
                return
            await asyncio.wait_for(self._happened.wait(), MOVE_SECONDS)


class _Survivor(Player):
    def __init__(self, match: Match, seat: int, happened: asyncio.Event) -> None:
        super().__init__()
        self._match = match
        self._number = seat
        self._happened = happened

    def heard(self, message: Heard, size: int) -> None:
        if message.type == "accepted":
            self._match.acknowledged.append(message.key)
            self._match.plies[self._number] = message.ply
            self._happened.set()
        if self.seen.outcome is not None:
            self._match.finished = True
            self._happened.set()
        self.play()


def measure_kills(server: ServerProcess, kills: int, seed: int = 20) -> Kills:
    """Kill a running server so many times while tables play on it, and count what is lost."""
    return asyncio.run(_measure(server, kills, seed))


async def _measure(server: ServerProcess, kills: int, seed: int) -> Kills:
    survivors = Survivors(server, seed)
    for _ in range(kills):
        await survivors.survive()
    await survivors.go_on()
    return survivors.report()
