"""Nobody is made to click the only choice."""

from __future__ import annotations

from oyabun.core.chance import Rng
from oyabun.core.phases import CHANCE
from oyabun.service import SeatPlan, Table
from tests.service.tables import NOW, first_move, match_of, running


def until_forced() -> Table:
    """A table of Ca$h 'n Gun$ with cards where a person can only play none."""
    for seed in range(50):
        table = Table.open(
            "table",
            "cash_n_guns",
            [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")],
            NOW,
            host_token="host",  # noqa: S106 -- of nobody
            own_token="own",  # noqa: S106 -- of nobody
            name="Ann",
            rng=Rng(seed),
        )
        table.claim(1, "Bo", "own-1", NOW)
        table.claim(2, "Cy", "own-2", NOW)
        table.start(NOW)
        if table.forced():
            return table
    raise AssertionError("nobody is ever forced")


def test_whoever_can_only_pass_is_found_and_passed_for_once() -> None:
    table = until_forced()
    forced = table.forced()[0]
    assert [int(move.index) for move in match_of(table).view(forced.seat).legal] == [forced.move]
    assert table.play_forced(forced, NOW)
    assert table.plies[forced.seat] == forced.ply + 1
    assert not table.play_forced(forced, NOW)


def test_whoever_has_a_choice_or_may_speak_is_left_alone() -> None:
    table = running()
    while match_of(table).outcome is None and match_of(table).ply < 40:
        assert table.forced() == []
        seat = match_of(table).waiting()[0]
        assert seat != CHANCE
        table.submit(seat, table.plies[seat], first_move(table), "", f"k{table.plies[seat]}", NOW)


def test_a_seat_that_a_bot_plays_is_not_passed_for() -> None:
    table = until_forced()
    forced = table.forced()[0]
    table.hand(forced.seat, "", NOW)
    assert forced not in table.forced()
    assert not table.play_forced(forced, NOW)
