"""What Zoku knows about good play: throws, kicks and Lieutenants judged in imagined worlds."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.games.zoku import GAME
from oyabun.games.zoku.mind import MIND
from oyabun.games.zoku.mind.brawls import Band, stored
from oyabun.games.zoku.mind.outlook import all_claims
from oyabun.games.zoku.mind.prices import PRICES
from oyabun.search import Search, Setting
from tests.games.zoku.table import Table, brawl

FEW = Setting(effort=0.1, wide=1.0)


def best(table: Table, seat: int) -> str:
    """Return what a short search likes best."""
    return str(Search(GAME, FEW).judge(table.match.view(seat), Rng(1))[0].move)


def shares(table: Table) -> list[float]:
    """Return how likely each is to claim what is fought over."""
    world = GAME.imagine(table.match.view(0), Rng(1))
    return [all_claims(world, world.public.bands)[seat] for seat in range(2)]


def test_in_a_duel_whoever_throws_hard_wins_oftener() -> None:
    assert best(brawl(Table(2), 1, 1), 0) == "throw brutal"


def test_before_a_round_a_brawl_is_judged_by_the_table() -> None:
    table = brawl(Table(2), 2, 1)
    assert shares(table) == pytest.approx(stored().of((Band(2), Band(1))))


def test_kicks_to_come_are_counted_when_all_has_fallen() -> None:
    table = brawl(Table(2, {0: ["cheap-shot"]}), 1, 1)
    table.throw("feet", "back")
    assert table.asked == "after-throw"
    assert shares(table) == pytest.approx([1, 0])


def test_it_plays_home_turf_for_a_rich_quartier_and_not_for_a_poor_one() -> None:
    rest = ["yotsuya", "shinbashi", "kudan", "kuramae"]
    for first, answer in (("dogenzaka", "use home-turf"), ("hatagaya", "pass")):
        table = brawl(Table(2, {0: ["home-turf"]}, display=[first, *rest], days=1), 1, 1)
        table.throw("out", "belly")
        table.quiet("fight-end")
        assert best(table, 0) == answer


def test_prices_are_not_remembered_from_a_match_by_other_numbers() -> None:
    display = ["dogenzaka", "yotsuya", "shinbashi", "kudan", "kuramae"]
    tables = [Table(2, display=display, days=days) for days in (5, 1)]
    worlds = [GAME.imagine(table.match.view(0), Rng(1)) for table in tables]
    many, last = ([PRICES.of(world)[at] for at in range(len(display))] for world in worlds)
    assert many != last, "with more days to come sets are likelier"


def test_the_policy_does_not_send_a_third_alone() -> None:
    table = Table(2, zokus=3)
    table.place(0)
    table.place(1)
    table.place(1)
    while table.asked == "place-zokus" and table.public.day == 0:
        world = GAME.imagine(table.match.view(0), Rng(1))
        table.do(0, str(MIND.policy(world, world.stack[-1], 0, Rng(1))))
    assert table.held(0) == 0
    assert len(table.owned(0)) == 3, "three Zokus, three Quartiers"
