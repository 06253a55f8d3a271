"""What tables do for games of teams and of simultaneous reveals, shown with Ca$h 'n Gun$."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.phases import CHANCE, Together
from oyabun.core.play import decision
from oyabun.service import SeatPlan, Table
from tests.service.tables import HOST, NOW, match_of, play_first


def shooting(seats: int, options: dict[str, str], look: float = 0.0) -> Table:
    plans = [SeatPlan("me"), *(SeatPlan("open") for _ in range(seats - 1))]
    table = Table.open(
        "t", "cash_n_guns", plans, NOW, host_token=HOST, name="P0", options=options, rng=Rng(3)
    )
    table.reveal_seconds = look
    for seat in range(1, seats):
        table.claim(seat, f"P{seat}", NOW)
    table.start(NOW)
    return table


@pytest.mark.rule("CNG-R13")
def test_while_teams_confer_only_the_team_hears() -> None:
    table = shooting(6, {"mode": "yakuza"})
    view = match_of(table).view(0)
    assert view.phase.confers
    team = next(team for team in view.teams() if 0 in team)
    table.say(0, "aim left", "k1", NOW)
    for seat in range(6):
        assert bool(table.heard_by(seat)) == (seat in team)
    assert table.heard_by(None) == []


def test_outside_a_conference_everybody_hears() -> None:
    table = shooting(3, {})
    table.say(0, "hands up", "k1", NOW)
    assert [line.text for line in table.heard_by(None)] == ["hands up"]


def test_what_a_countdown_turned_up_can_be_looked_at_before_chance_goes_on() -> None:
    table = shooting(3, {}, look=5.0)
    match = match_of(table)
    keys = iter(range(10_000))
    while match.waiting() != (CHANCE,):
        play_first(table, f"k{next(keys)}")
    assert table.next_instant() == NOW + 5.0
    assert not table.tick(NOW + 4.9)
    assert table.tick(NOW + 5.0)
    asked = decision(match.state)
    assert isinstance(asked, Together)
    assert table.next_instant() is None
