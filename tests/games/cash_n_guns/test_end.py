"""The end and the score (CNG-E1 to CNG-E4)."""

from __future__ import annotations

import pytest

from oyabun.core.bits import row_set
from oyabun.core.outcome import Outcome
from tests.games.cash_n_guns.table import Table, scene

ALL_LIE = range(9)


def twenties(table: Table, *bills: int) -> Table:
    """Give each seat so many bills of 20,000."""
    for seat, count in enumerate(bills):
        table.public.twenties = row_set(table.public.twenties, seat, 6, count)
    return table


def outcome(table: Table) -> Outcome:
    assert table.state.outcome is not None
    return table.state.outcome


@pytest.mark.rule("CNG-E1")
def test_the_game_ends_after_eight_rounds() -> None:
    table = scene(seats=3)
    for number in range(1, 9):
        assert table.public.round == number
        table.round(lies=ALL_LIE)
    assert outcome(table).reason == "richest"
    assert table.state.stack == []


@pytest.mark.rule("CNG-E1")
def test_the_last_one_alive_wins_at_once() -> None:
    table = twenties(scene(seats=3, wounds={1: 2, 2: 2}), 0, 5, 5)
    table.round({0: "bang", 1: "bang"}, {0: 1, 1: 2, 2: 1})
    assert outcome(table) == Outcome((1, 2, 2), "survivor", (0, 0, 0))


@pytest.mark.rule("CNG-E1")
def test_the_last_team_alive_wins_at_once_with_its_dead() -> None:
    table = twenties(scene("yakuza", 6, wounds={1: 2}), 0, 9, 9, 0, 9, 9)
    table.public.alive = 0b001011
    table.round({0: "tanto"}, {0: "left"})
    assert outcome(table).reason == "survivor"
    assert outcome(table).winners == (0, 3)


@pytest.mark.rule("CNG-E1")
def test_nobody_wins_when_all_are_dead() -> None:
    table = scene(seats=3, wounds={0: 2, 1: 2, 2: 2})
    table.round({0: "bang", 1: "bang", 2: "bang"}, {0: 1, 1: 2, 2: 0})
    assert outcome(table).reason == "massacre"
    assert outcome(table).winners == ()


@pytest.mark.rule("CNG-E2")
def test_shame_costs_5000_each_and_the_richest_wins() -> None:
    table = twenties(scene(seats=3, round=8), 3, 3, 1).round(lies=[0, 2], bills=[20] * 5)
    assert outcome(table).scores == (55_000, 160_000, 15_000)
    assert outcome(table).places == (2, 1, 3)


@pytest.mark.rule("CNG-E2")
def test_a_tie_goes_to_the_more_wounded_and_then_is_shared() -> None:
    table = scene(seats=4, round=8, wounds={1: 1, 2: 1}).round(lies=ALL_LIE)
    assert outcome(table).places == (3, 1, 1, 3)


@pytest.mark.rule("CNG-E2")
@pytest.mark.parametrize(("option", "pot"), [("removed", 0), ("to_pot", 3)])
def test_the_money_of_the_dead_leaves_the_game_or_returns_to_the_table(
    option: str, pot: int
) -> None:
    table = twenties(scene(seats=3, wounds={1: 2}, dead_money=option), 0, 3, 0)
    table.round({0: "bbb"}, {0: 1, 1: 0, 2: 0}, until="fire-bang")
    assert table.cash(1) == 0
    assert table.pot()[2] + sum(table.cash(seat) for seat in (0, 2)) // 20_000 >= pot
    assert (table.public.gone != 0) is (option == "removed")


@pytest.mark.rule("CNG-E2")
def test_the_dead_cannot_win() -> None:
    table = twenties(scene(seats=3, round=8), 0, 0, 0)
    table.public.alive = 0b011
    table.round(aims={0: 1, 1: 0}, lies=[0, 1])
    assert outcome(table).scores == (-5_000, -5_000, 0)
    assert outcome(table).winners == (0, 1)


@pytest.mark.rule("CNG-E3")
def test_a_team_pays_for_shame_and_for_its_dead_and_keeps_their_money() -> None:
    table = twenties(scene("yakuza", 7, round=8), 2, 2, 2, 2, 2, 2, 2)
    table.public.alive &= ~0b11
    table.round(lies=ALL_LIE)
    yakuzas = 3 * 40_000 - 30_000
    east = 2 * 40_000 - 5_000 - 20_000
    west = 2 * 40_000 - 2 * 5_000
    assert outcome(table).scores == (yakuzas, east, yakuzas, west, yakuzas, east, west)
    assert outcome(table).winners == (0, 2, 4)
    assert outcome(table).teams == ((0, 2, 4), (1, 5), (3, 6))


@pytest.mark.rule("CNG-E3")
def test_the_smaller_team_wins_a_tie() -> None:
    table = scene("yakuza", 8, round=8)
    table.public.fives = row_set(0, 1, 6, 3) | row_set(0, 2, 6, 3)
    table.round(lies=ALL_LIE)
    assert outcome(table).scores == (0,) * 8
    assert outcome(table).winners == (0, 4)


@pytest.mark.rule("CNG-E3")
@pytest.mark.parametrize(("option", "winners"), [("starting", (0, 3)), ("surviving", (1, 4))])
def test_the_smaller_team_is_counted_at_the_start_or_at_the_end(
    option: str, winners: tuple[int, ...]
) -> None:
    table = scene("yakuza", 6, round=8, team_tie=option, wounds={0: 1})
    table.public.alive &= ~(1 << 1)
    table.public.fives = row_set(0, 1, 6, 4 + 1) | row_set(0, 2, 6, 1)
    table.round(lies=ALL_LIE)
    assert outcome(table).scores[0] == outcome(table).scores[1] == 0
    assert outcome(table).winners == winners


@pytest.mark.rule("CNG-E3")
def test_then_the_more_wounded_team_wins_and_then_the_victory_is_shared() -> None:
    table = scene("yakuza", 6, round=8, wounds={1: 1, 5: 1})
    table.public.fives = row_set(0, 1, 6, 2) | row_set(0, 2, 6, 2)
    table.round(lies=ALL_LIE)
    assert outcome(table).winners == (1, 2, 4, 5)


@pytest.mark.rule("CNG-E4")
def test_totals_are_hidden_from_others_but_a_team_sees_its_account() -> None:
    table = twenties(scene("yakuza", 6), 1, 2, 3, 4, 5, 6)
    assert [table.view(0).purse(seat) for seat in range(6)] == [
        20_000,
        None,
        None,
        80_000,
        None,
        None,
    ]
    assert table.view(None).purse(0) is None


@pytest.mark.rule("CNG-E4")
def test_totals_are_open_with_the_option_and_at_the_end() -> None:
    assert twenties(scene(seats=3, money="open"), 1, 2, 3).view(0).purse(1) == 40_000
    over = twenties(scene(seats=3, round=8), 1, 2, 3).round(lies=ALL_LIE)
    assert over.view(None).purse(1) == 35_000 == outcome(over).scores[1]
