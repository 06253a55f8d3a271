"""What tables do for games of teams and of simultaneous reveals, shown with Ca$h 'n Gun$."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.phases import CHANCE, Together
from oyabun.core.play import decision
from oyabun.games.cash_n_guns.moves import HIT, MISS
from oyabun.games.cash_n_guns.rules.throws import SKILL_FLIGHT
from oyabun.service import SeatPlan, Table
from oyabun.service.pacing import REVEAL_SHARE, told_lately
from oyabun.service.throws import SWING_SECONDS, Throw, thrown
from tests.service.tables import HOST, NOW, match_of, play_first


def shooting(
    seats: int,
    options: dict[str, str],
    countdown: float = 0.0,
    clock: int | None = None,
    seed: int = 3,
) -> Table:
    plans = [SeatPlan("me"), *(SeatPlan("open") for _ in range(seats - 1))]
    table = Table.open(
        "t",
        "cash_n_guns",
        plans,
        NOW,
        host_token=HOST,
        name="P0",
        options={"cards": "off", **options},
        clock=clock,
        rng=Rng(seed),
    )
    table.pacing.countdown_seconds = countdown
    for seat in range(1, seats):
        table.claim(seat, f"P{seat}", f"own-{seat}", NOW)
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
        assert bool(table.chat.heard_by(seat)) == (seat in team)
    assert table.chat.heard_by(None) == []


def test_outside_a_conference_everybody_hears() -> None:
    table = shooting(3, {})
    table.say(0, "hands up", "k1", NOW)
    assert [line.text for line in table.chat.heard_by(None)] == ["hands up"]


def test_what_a_countdown_turned_up_can_be_looked_at_before_chance_goes_on() -> None:
    table = shooting(3, {"cards": "off"}, countdown=2.0)
    match = match_of(table)
    keys = iter(range(10_000))
    while match.waiting() != (CHANCE,):
        play_first(table, f"k{next(keys)}")
    shown = NOW + 2.0 * REVEAL_SHARE
    assert table.next_instant() == shown
    assert not table.tick(shown - 0.1)
    assert table.tick(shown)
    asked = decision(match.state)
    assert isinstance(asked, Together)
    assert table.next_instant() is None


def test_more_is_told_by_a_reveal_than_by_an_answer_in_secret() -> None:
    table = shooting(3, {})
    match = match_of(table)
    told = [phrase for ply in range(match.ply + 1) for phrase in match.news(ply, None)]
    assert told_lately(match) == sum(len(phrase.parts) or 1 for phrase in told)
    play_until(table, "aim")
    play_first(table, "secret")
    assert told_lately(match) == 0
    play_until(table, "cojones")
    assert told_lately(match) >= 3


def play_to_a_throw(seed: int) -> tuple[Table, float]:
    """Throw everything that can be thrown until a throw is answered by more chance, or the end."""
    options = {"mode": "yakuza", "shuriken": "skill", "cards": "off"}
    table = shooting(6, options, countdown=2.0, seed=seed)
    match = match_of(table)
    now = NOW
    while match.waiting() not in ((), (CHANCE,)) or match.entries[-1].move not in (HIT, MISS):
        now += 10.0
        if not match.waiting():
            break
        seat = match.waiting()[0]
        if table.throw is not None:
            table.release(table.throw.seat, 10.0, now)
        elif seat == CHANCE:
            table.tick(now)
        else:
            legal = match.view(seat).legal
            move = next((move for move in legal if "shuriken" in str(move)), legal[0])
            table.submit(seat, table.plies[seat], int(move.index), "", f"k{now}", now)
    return table, now


def test_what_a_throw_did_can_be_looked_at_before_chance_goes_on() -> None:
    played = map(play_to_a_throw, range(50))
    table, now = next(one for one in played if match_of(one[0]).waiting() == (CHANCE,))
    assert table.next_instant() == now + 2.0 * REVEAL_SHARE


def play_until(table: Table, phase: str) -> None:
    match = match_of(table)
    keys = iter(range(10_000))
    while getattr(decision(match.state), "name", "") != phase:
        play_first(table, f"{phase}-{next(keys)}")


@pytest.mark.rule("CNG-R14")
def test_a_clock_that_runs_out_plays_the_rules_default_and_counts_down_as_people_do() -> None:
    table = shooting(3, {}, countdown=2.0, clock=60)
    play_until(table, "aim")
    assert table.pacing.hidden_until <= NOW
    assert table.tick(NOW + 60)
    assert [entry.lapsed for entry in match_of(table).entries[-3:]] == [True] * 3
    assert table.pacing.hidden_until == NOW + 62
    assert all(seat.kind == "person" for seat in table.seats)


def test_nobody_loses_time_to_a_countdown() -> None:
    table = shooting(3, {}, countdown=2.0, clock=60)
    play_until(table, "cojones")
    assert table.pacing.hidden_until == NOW + 2
    assert table.deadlines() == dict.fromkeys(range(3), NOW + 62)


def test_whoever_is_late_once_has_the_whole_time_for_what_is_asked_next() -> None:
    table = shooting(3, {}, clock=60)
    play_until(table, "aim")
    assert table.tick(NOW + 60)
    assert table.deadlines() == dict.fromkeys(range(3), NOW + 120)


@pytest.mark.rule("CNG-K1")
def test_the_better_the_aim_the_more_often_a_thrown_shuriken_hits() -> None:
    state = match_of(shooting(6, {"mode": "yakuza", "shuriken": "skill"})).state
    state.stack.append(SKILL_FLIGHT)
    throw = Throw("shuriken", 0, NOW, NOW + 6)
    rng = Rng(8)

    def hits(elapsed: float) -> int:
        return sum(thrown(state, throw, elapsed, NOW + elapsed, rng) is HIT for _ in range(500))

    assert hits(SWING_SECONDS / 2) > 400
    assert hits(SWING_SECONDS) < 100
