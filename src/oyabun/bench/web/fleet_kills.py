"""Servers and their database are killed while tables play: nothing acknowledged may be lost.

People do what the page does: whoever loses the connection connects again, to the next server that
answers, and sends what was not acknowledged again, with the same key.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from statistics import median
from typing import Final
from zlib import crc32

from msgspec import Struct

from oyabun.bench.postgres import Postgres
from oyabun.bench.web.fleet import started
from oyabun.bench.web.players import Heard, Player
from oyabun.bench.web.serving import Desk, OpenTable, Serve, ServerProcess
from oyabun.core.chance import Rng
from oyabun.games import GAMES
from oyabun.service.events import Moved, decode
from oyabun.storage import open_store

TABLES: Final = 4
BOTS: Final = 2
"""How many tables there are besides at which only bots play."""
BACK_SECONDS: Final = 0.1
"""After how long somebody connects again."""
MOST_SECONDS: Final = 0.3
"""How long at most everybody plays before the next kill."""
MOVE_SECONDS: Final = 60.0
"""After how long a table that does not go on is given up."""


class FleetKills(Struct):
    """What became of the tables of servers that were killed often."""

    servers: int
    kills: int
    database_kills: int
    matches: int
    acknowledged_moves: int
    lost_moves: int
    """Acknowledged, but not in the database."""
    doubled_moves: int
    """In the database more than once."""
    next_move_p50_ms: float
    """From the kill of a server to the next move of somebody who was connected to it …"""
    next_move_max_ms: float
    bots_p50_ms: float
    """… and to the next move at tables at which only bots play."""
    bots_max_ms: float
    database_p50_ms: float
    """From the kill of the database, which starts again at once, to the next move of anybody."""
    database_max_ms: float


class Guest(Player):
    """Somebody who plays, for as long as a connection lasts."""

    def __init__(self, chair: Chair) -> None:
        super().__init__()
        self._chair = chair

    def heard(self, message: Heard, size: int) -> None:
        """Note what is acknowledged, and go on."""
        chair = self._chair
        if message.type in ("diff", "accepted"):
            chair.moved()
        if message.type == "accepted":
            chair.acknowledged.append(message.key)
        if message.type == "refused":
            self._answered = -1
            asyncio.get_running_loop().call_later(BACK_SECONDS, self.play)
            return
        if self.seen.outcome is not None:
            chair.over = True
            self.hang_up()
        self.play()


class Chair:
    """A seat, or a place to look on from, and whoever sits there, on whichever server."""

    def __init__(self, servers: list[ServerProcess], table: OpenTable, seat: int | None) -> None:
        self._servers = servers
        self.table = table
        self.seat = seat
        self.over = False
        self.acknowledged: list[str] = []
        self.server: ServerProcess | None = None
        """Where it is connected."""
        self._waits: asyncio.Future[float] | None = None

    async def stay(self) -> None:
        """Play, and connect again, until the match is over."""
        while not self.over:
            for server in self._nearest():
                guest = Guest(self)
                try:
                    await guest.sit_down(server.config, self.table, self.seat)
                except OSError:
                    continue
                self.server = server
                await guest.gone
                break
            self.server = None
            await asyncio.sleep(BACK_SECONDS)

    def _nearest(self) -> Iterator[ServerProcess]:
        """Return the servers in the order in which a proxy tries them for the table."""
        first = crc32(self.table.id.encode())
        for place in range(len(self._servers)):
            yield self._servers[(first + place) % len(self._servers)]

    def next_move(self) -> asyncio.Future[float]:
        """Return what tells when the next move was heard of here."""
        self._waits = asyncio.get_running_loop().create_future()
        return self._waits

    def moved(self) -> None:
        """Note that something was heard of."""
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(time.perf_counter())


class Siege:
    """Tables that play on, whatever happens to their servers."""

    def __init__(self, servers: list[ServerProcess], database: Postgres, seed: int) -> None:
        self._servers = servers
        self._database = database
        self._dice = Rng(seed)
        self.chairs: list[Chair] = []
        """All that there ever were."""
        self._staying: list[tuple[Chair, asyncio.Task[None]]] = []
        self._tables: dict[str, list[Chair]] = {}

    async def fill(self) -> None:
        """Open tables for those whose matches are over."""
        going = {table: chairs for table, chairs in self._tables.items() if not chairs[0].over}
        bots = sum(chairs[0].seat is None for chairs in going.values())
        self._tables = going
        for _ in range(TABLES - (len(going) - bots)):
            game = GAMES[len(self.chairs) % len(GAMES)]
            seats = game.seats_with(game.read_options({}))[0]
            await self._open(game.key, seats, people=True)
        for _ in range(BOTS - bots):
            await self._open("kamiza", 3, people=False)

    async def _open(self, game: str, seats: int, *, people: bool) -> None:
        def ask() -> OpenTable:
            with Desk(self._servers[0].config) as desk:
                if people:
                    return desk.open_table(game, seats)
                bots = {"game": game, "seats": [{"kind": "bot"}] * seats}
                return OpenTable(desk.post("/api/tables", bots)["table"], ())

        table = await asyncio.to_thread(ask)
        places: list[int | None] = [*range(seats)] if people else [None]
        chairs = [Chair(self._servers, table, seat) for seat in places]
        self.chairs += chairs
        self._tables[table.id] = chairs
        self._staying += [(chair, asyncio.ensure_future(chair.stay())) for chair in chairs]

    async def kill_server(self) -> tuple[list[float], list[float]]:
        """Kill one; return how long its people waited for a move, and how long bots did."""
        await asyncio.sleep(self._dice.unit() * MOST_SECONDS)
        victim = self._servers[int(self._dice.below(len(self._servers)))]
        hit = [
            chairs
            for chairs in self._tables.values()
            if any(chair.server is victim for chair in chairs) and not chairs[0].over
        ]
        people = [chairs for chairs in hit if chairs[0].seat is not None]
        bots = [chairs for chairs in self._tables.values() if chairs[0].seat is None]
        waits = [[chair.next_move() for chair in chairs] for chairs in (*people, *bots)]
        started = time.perf_counter()
        victim.kill()
        heard = [await self._first(group) - started for group in waits]
        await asyncio.to_thread(victim.start)
        return heard[: len(people)], heard[len(people) :]

    async def kill_database(self) -> list[float]:
        """Kill it and start it again; return how long everybody waited for a move."""
        await asyncio.sleep(self._dice.unit() * MOST_SECONDS)
        chairs = [chairs for chairs in self._tables.values() if chairs[0].seat is not None]
        waits = [[chair.next_move() for chair in some] for some in chairs]
        started = time.perf_counter()
        await asyncio.to_thread(self._database.kill)
        await asyncio.to_thread(self._database.start)
        return [await self._first(group) - started for group in waits]

    async def _first(self, waits: list[asyncio.Future[float]]) -> float:
        """Return when one of these was done; now, if the match ended before."""
        done, _ = await asyncio.wait(
            waits, timeout=MOVE_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        if not done:
            raise RuntimeError(f"a table does not go on within {MOVE_SECONDS:.0f} s")
        return min(one.result() for one in done)

    async def end(self) -> None:
        """Let everybody go."""
        for _, staying in self._staying:
            staying.cancel()
        await asyncio.gather(*(task for _, task in self._staying), return_exceptions=True)

    async def judge(self) -> tuple[int, int]:
        """Return how many acknowledged moves are not in the database, and how many twice."""
        store = await asyncio.to_thread(open_store, self._database.address())
        await store.open()
        lost = doubled = 0
        stored: dict[str, Counter[tuple[int, str]]] = {}
        for table in {chair.table.id for chair in self.chairs}:
            events = [decode(body) for body in await store.load(table)]
            stored[table] = Counter(
                (event.seat, event.key)
                for event in events
                if isinstance(event, Moved) and event.key
            )
            doubled += sum(count - 1 for count in stored[table].values())
        for chair in self.chairs:
            known = stored[chair.table.id]
            lost += sum((chair.seat, key) not in known for key in set(chair.acknowledged))
        await store.close()
        return lost, doubled


def bench_kills(
    serve: Serve,
    tell: Callable[[str], None],
    *,
    servers: int,
    kills: int,
    database_kills: int,
    seed: int = 20,
) -> FleetKills:
    """Kill servers and their database so many times while tables play, and count what is lost."""
    database = Postgres(durable=True)
    try:
        with started(serve, servers, database.address()) as fleet:
            siege = _besiege(list(fleet.servers), database, tell, kills, database_kills, seed)
            return asyncio.run(siege)
    finally:
        database.close()


async def _besiege(
    servers: list[ServerProcess],
    database: Postgres,
    tell: Callable[[str], None],
    kills: int,
    database_kills: int,
    seed: int,
) -> FleetKills:
    siege = Siege(servers, database, seed)
    people: list[float] = []
    bots: list[float] = []
    lost_database: list[float] = []
    every = max(1, kills // max(1, database_kills))
    for number in range(1, kills + 1):
        await siege.fill()
        waited, thought = await siege.kill_server()
        people += waited
        bots += thought
        if number % every == 0 and number // every <= database_kills:
            lost_database += await siege.kill_database()
        if number % 20 == 0:
            tell(f"{number} kills")
    await siege.end()
    lost, doubled = await siege.judge()
    return FleetKills(
        len(servers),
        kills,
        min(database_kills, kills // every),
        len({chair.table.id for chair in siege.chairs}),
        sum(len(chair.acknowledged) for chair in siege.chairs),
        lost,
        doubled,
        *_told(people),
        *_told(bots),
        *_told(lost_database),
    )


def _told(seconds: list[float]) -> tuple[float, float]:
    """Return the median and the longest, in milliseconds."""
    if not seconds:
        return 0.0, 0.0
    return round(median(seconds) * 1000), round(max(seconds) * 1000)
