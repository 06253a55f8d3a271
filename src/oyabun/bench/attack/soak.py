"""Many matches one after another: the memory of the server must not follow their number."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct

from oyabun.bench.attack.victim import memory_mb
from oyabun.bench.web.players import Heard, Player
from oyabun.bench.web.serving import Desk, ServerProcess

GAME: Final = "kamiza"
SEATS: Final = 3
AT_ONCE: Final = 10
WARM_UP: Final = 3
"""The first of so many parts of the matches fills what a server remembers for good."""
MOST_GROWTH: Final = 1.25
MATCH_SECONDS: Final = 120.0


class Soak(Struct):
    """Memory before and after many matches."""

    matches: int
    warm_mb: float
    """After the first third of them."""
    end_mb: float

    @property
    def flat(self) -> bool:
        """Whether memory did not grow with the matches that followed."""
        return self.end_mb < self.warm_mb * MOST_GROWTH


class _Playing(Player):
    def __init__(self) -> None:
        super().__init__()
        self.over = asyncio.Event()

    def heard(self, message: Heard, size: int) -> None:
        if self.seen.outcome is not None:
            self.over.set()
        self.play()


def measure_soak(server: ServerProcess, matches: int) -> Soak:
    """Let so many matches be played to their end."""
    return asyncio.run(_measure(server, matches))


async def _measure(server: ServerProcess, matches: int) -> Soak:
    rounds = max(WARM_UP, matches // AT_ONCE)
    warm = 0.0
    for number in range(rounds):
        await asyncio.gather(*(_play(server) for _ in range(AT_ONCE)))
        if number == rounds // WARM_UP:
            warm = memory_mb(server)
    return Soak(rounds * AT_ONCE, round(warm, 1), round(memory_mb(server), 1))


async def _play(server: ServerProcess) -> None:
    def open_table() -> object:
        with Desk(server.config) as desk:
            return desk.open_table(GAME, SEATS)

    table = await asyncio.to_thread(open_table)
    players = [_Playing() for _ in range(SEATS)]
    for seat, player in enumerate(players):
        await player.sit_down(server.config, table, seat)  # type: ignore[arg-type]
    await asyncio.wait_for(players[0].over.wait(), MATCH_SECONDS)
    for player in players:
        player.hang_up()
    await asyncio.gather(*(player.gone for player in players))
