"""The undercover cop (CNG-P1 to CNG-P4)."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members, nibble, row_set
from tests.games.cash_n_guns.table import Table, scene


def flipped(table: Table, times: int, cop: int = 0) -> Table:
    """Let the cop flip the phone in so many rounds."""
    for _ in range(times):
        table.round(until="phone")
        for seat in table.waiting():
            table.answer(seat, "flip" if seat == cop else "pass-on")
    return table


@pytest.mark.rule("CNG-P1", "CNG-P2")
def test_the_phone_goes_to_all_who_shared_and_only_the_cop_can_flip_it() -> None:
    table = scene("cop", 5, cop=2).round(lies=[4], until="phone")
    assert table.waiting() == (0, 1, 2, 3)
    assert [table.legal(seat) for seat in range(4)] == [
        ["pass-on"],
        ["pass-on"],
        ["pass-on", "flip"],
        ["pass-on"],
    ]
    table.answer(2, "flip")
    assert table.waiting() == (0, 1, 3)
    assert table.public.calls == 0


@pytest.mark.rule("CNG-P1")
def test_a_changed_face_turns_a_switchboard_card_and_tells_who_can_be_the_cop() -> None:
    table = scene("cop", 5).round(lies=[4])
    assert table.public.calls == 0
    flipped(table, 1)
    assert table.public.calls == 1
    table.round(lies=[3], until="phone")
    for seat in table.waiting():
        table.answer(seat, "flip" if seat == 0 else "pass-on")
    assert table.public.calls == 2
    assert members(table.public.suspects) == [0, 1, 2, 4]


@pytest.mark.rule("CNG-P1")
def test_without_a_share_no_phone_passes() -> None:
    assert "phone" not in scene("cop", 5).round(lies=range(5)).questions()


@pytest.mark.rule("CNG-P2")
def test_nothing_that_others_see_tells_whether_the_cop_has_flipped_the_phone() -> None:
    table = scene("cop", 5, cop=1).round(until="phone")
    other = Table(table.state.clone())
    table.answer(1, "flip")
    other.answer(1, "pass-on")
    for eyes in (0, 2, None):
        assert table.view(eyes) == other.view(eyes)


@pytest.mark.rule("CNG-P3")
def test_after_the_third_card_shame_comes_with_the_flashing_light_up() -> None:
    table = flipped(scene("cop", 5), 2)
    table.round(lies=[1])
    assert nibble(table.public.flash, 1) == 0
    flipped(table, 1)
    assert table.public.called == 4
    table.round(lies=[1, 2])
    assert [int(nibble(table.public.flash, seat)) for seat in range(5)] == [0, 1, 1, 0, 0]
    assert table.shame(1) == 2
    assert "phone" not in table.questions()


def finished(table: Table) -> Table:
    """Play to the end; everybody but the cop lies, so that nobody dies."""
    while table.state.outcome is None:
        table.round(lies=[1, 2, 3, 4])
    return table


@pytest.mark.rule("CNG-P4")
def test_the_cop_who_called_in_time_and_lives_wins() -> None:
    table = finished(flipped(scene("cop", 5), 3))
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "reinforcements"
    assert table.state.outcome.winners == (0,)


@pytest.mark.rule("CNG-P3", "CNG-P4")
@pytest.mark.parametrize(("lights", "reason"), [(1, "reinforcements"), (2, "richest")])
def test_the_cop_may_own_one_flashing_light_and_no_more(lights: int, reason: str) -> None:
    table = flipped(scene("cop", 5), 3)
    table.public.flash = row_set(table.public.flash, 0, 4, lights)
    finished(table)
    assert table.state.outcome is not None
    assert table.state.outcome.reason == reason
    assert (0 in table.state.outcome.winners) is (reason == "reinforcements")


@pytest.mark.rule("CNG-P4")
def test_a_call_after_the_sixth_round_is_too_late_and_the_richest_gangster_wins() -> None:
    table = flipped(scene("cop", 5, round=5), 3)
    assert table.public.called == 7
    table.public.twenties = 3 | 2 << 6
    finished(table)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)
    assert table.state.outcome.reason == "richest"


@pytest.mark.rule("CNG-P4")
def test_a_cop_who_never_called_wins_as_the_sole_survivor() -> None:
    table = scene("cop", 5)
    table.public.alive = 0b11
    table.public.wounds = row_set(0, 1, 4, 2)
    table.round({0: "bang"}, {0: 1, 1: 0})
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)
    assert table.state.outcome.reason == "survivor"


@pytest.mark.rule("CNG-P4")
def test_a_dead_cop_loses_even_if_the_call_was_made() -> None:
    table = flipped(scene("cop", 5, wounds={0: 2}), 3)
    table.round({1: "bang"}, {0: 1, 1: 0, 2: 1, 3: 1, 4: 1})
    finished(table)
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "richest"
    assert 0 not in table.state.outcome.winners


@pytest.mark.rule("CNG-P4", "CNG-P1")
@pytest.mark.parametrize(("option", "cop"), [("show", 0), ("hide", -1)])
def test_the_role_of_the_dead_is_shown_or_hidden(option: str, cop: int) -> None:
    table = scene("cop", 5, wounds={0: 2}, role_on_death=option)
    table.round({1: "bang"}, {0: 1, 1: 0, 2: 1, 3: 1, 4: 1})
    assert table.public.cop == cop
    assert ("phone" in table.round().questions()) is (option == "hide")


@pytest.mark.rule("CNG-P4")
def test_a_dead_gangster_who_is_shown_is_no_longer_suspected() -> None:
    table = scene("cop", 5, wounds={2: 2})
    table.round({1: "bang"}, {0: 1, 1: 2, 2: 1, 3: 1, 4: 1})
    assert members(table.public.suspects) == [0, 1, 3, 4]
