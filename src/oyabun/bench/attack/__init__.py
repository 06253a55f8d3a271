"""Standing guard: a server of our own is attacked, and everybody else must not notice.

Each attack comes from one client with an address of its own, for some seconds, against a server
with its usual limits. Meanwhile somebody plays on: how long they wait is the figure, with the
memory that the server takes before and after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from oyabun.bench.attack.attacks import ATTACKS
from oyabun.bench.attack.soak import Soak, measure_soak
from oyabun.bench.attack.victim import Suffered, suffer
from oyabun.bench.attack.worlds import Worlds, compare_worlds
from oyabun.bench.web.kills import Kills, measure_kills
from oyabun.bench.web.serving import Serve, ServerProcess, free_port
from oyabun.web.config import Config

__all__ = ["AttackBench", "Kills", "Soak", "Suffered", "Worlds", "bench_attack"]

NO_LIMIT = 1_000_000


class AttackBench(Struct):
    """All that was found."""

    attacks: tuple[Suffered, ...]
    kills: Kills
    worlds: tuple[Worlds, ...]
    soak: Soak

    @property
    def withstood(self) -> bool:
        """Whether nothing came through."""
        return (
            all(one.withstood for one in self.attacks)
            and not self.kills.lost_moves
            and not any(one.differing for one in self.worlds)
            and self.soak.flat
        )


def bench_attack(
    serve: Serve,
    tell: Callable[[str], None],
    *,
    seconds: float = 6.0,
    kills: int = 20,
    worlds: int = 3_000,
    matches: int = 60,
    only: str = "",
) -> AttackBench:
    """Attack servers of our own, telling what is under way; `only` attacks so named, if given."""
    suffered = []
    for name, attack in ATTACKS.items():
        if only in name:
            tell(name)
            with _server(serve) as server:
                suffered.append(suffer(server, name, attack, seconds))
    with _server(serve, patient=True) as server:
        tell(f"{kills} kills at random moments")
        killed = measure_kills(server, kills)
    tell(f"{worlds} scrambled worlds")
    compared = compare_worlds(worlds)
    with _server(serve, patient=True) as server:
        tell(f"{matches} matches one after another")
        soaked = measure_soak(server, matches)
    return AttackBench(tuple(suffered), killed, compared, soaked)


@contextmanager
def _server(serve: Serve, *, patient: bool = False) -> Iterator[ServerProcess]:
    """A server with its usual limits, or one that takes whatever comes."""
    with TemporaryDirectory() as folder:
        config = Config(
            port=free_port(),
            data=Path(folder) / "attacked.db",
            proxies="",
            log_level="error",
            bot_delay=0.0,
        )
        if patient:
            config = replace(
                config, rate=1e6, burst=NO_LIMIT, sockets_each=NO_LIMIT, tables_each=NO_LIMIT
            )
        server = ServerProcess(serve, config)
        server.start()
        try:
            yield server
        finally:
            server.kill()
