"""A live table lets people look before the table goes on by itself."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.phases import CHANCE
from oyabun.service import SeatPlan, Table
from tests.service.tables import HOST, NOW, asked, match_of, play_first

LOOK = 1.8
"""0.6 of a countdown of three seconds."""


def until_resolution(pace: str, countdown: float) -> Table:
    """A table of two people whose first round of Bakuto has been bet."""
    plans = [SeatPlan("me"), SeatPlan("open")]
    table = Table.open(
        "table",
        "bakuto",
        plans,
        NOW,
        host_token=HOST,
        own_token="own-0",  # noqa: S106 -- of nobody
        name="Ann",
        pace=pace,  # type: ignore[arg-type]
        rng=Rng(1),
    )
    table.claim(1, "Bo", "own-1", NOW)
    table.pacing.countdown_seconds = countdown
    table.start(NOW)
    while asked(table) != CHANCE and match_of(table).state.public.stake < 0:
        play_first(table, str(match_of(table).ply))
    return table


def test_hidden_tokens_are_looked_at_before_they_are_turned_up() -> None:
    table = until_resolution("live", 3.0)
    state = match_of(table).state
    assert state.stack[-1].name in ("turn-up", "judge")
    ply = match_of(table).ply
    assert table.next_instant() == pytest.approx(NOW + LOOK)
    assert not table.tick(NOW + LOOK - 0.1)
    assert match_of(table).ply == ply
    assert table.tick(NOW + LOOK)
    assert match_of(table).ply == ply + 1


@pytest.mark.parametrize(("pace", "countdown"), [("turns", 3.0), ("live", 0.0)])
def test_nobody_waits_turn_by_turn_or_where_nothing_is_counted_down(
    pace: str, countdown: float
) -> None:
    table = until_resolution(pace, countdown)
    assert asked(table) != CHANCE
