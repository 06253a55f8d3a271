"""Tables to test with, and a way to load them again."""

from __future__ import annotations

from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.service import SeatPlan, Table, decode, encode
from oyabun.service.events import Event

HOST = "host-token"
NOW = 1_000_000.0


def open_table(*kinds: str, clock: int | None = None, pace: str = "live") -> Table:
    """A table of Kamiza; kinds are me, open or bot."""
    plans = [SeatPlan(kind) for kind in kinds or ("me", "open", "open")]  # type: ignore[arg-type]
    return Table.open(
        "table",
        "kamiza",
        plans,
        NOW,
        host_token=HOST,
        own_token="own-0",  # noqa: S106 -- of nobody
        name="Ann",
        clock=clock,
        pace=pace,  # type: ignore[arg-type]
        rng=Rng(1),
    )


def running(clock: int | None = None) -> Table:
    """A table where three people play."""
    table = open_table("me", "open", "open", clock=clock)
    table.claim(1, "Bo", "own-1", NOW)
    table.claim(2, "Cy", "own-2", NOW)
    table.start(NOW)
    return table


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def asked(table: Table) -> int:
    return match_of(table).waiting()[0]


def first_move(table: Table) -> int:
    return int(match_of(table).view(asked(table)).legal[0].index)


def play_first(table: Table, key: str, now: float = NOW) -> int:
    """Let whoever is asked play the first legal move; return whose move it was."""
    seat = asked(table)
    table.submit(seat, table.plies[seat], first_move(table), "", key, now)
    return seat


def stored(table: Table) -> list[bytes]:
    return [encode(event) for event in table.take_fresh()[1]]


def reload(events: list[bytes]) -> Table:
    again: list[Event] = [decode(event) for event in events]
    return Table.load("table", again, rng=Rng(2))
