"""The 13 powers of the gangsters: each sentence, and each at its edge."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members, row_set
from oyabun.games.cash_n_guns.components import CARDS
from tests.games.cash_n_guns.table import Table, scene


def shown(table: Table, seat: int) -> str:
    power = int(table.public.power(seat))
    return "" if power < 0 else CARDS[power]


def bury(table: Table, *seats: int) -> None:
    for seat in seats:
        table.public.alive &= ~(1 << seat)


@pytest.mark.rule("CNG-GP01")
def test_six_feet_under_pays_for_every_dead_gangster() -> None:
    table = scene(seats=4, power={0: "gp01"}, round=8)
    bury(table, 3)
    table.round(aims={0: 1, 1: 0, 2: 0}, lies=[0, 1, 2])
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.scores == (5_000, -5_000, -5_000, 0)
    assert shown(table, 0) == "gp01"


@pytest.mark.rule("CNG-GP01")
def test_six_feet_under_counts_neither_teammates_nor_yakuzas_and_nothing_for_the_dead() -> None:
    table = scene("yakuza", 9, power={1: "gp01"}, round=8)
    bury(table, 0, 4, 2)
    table.round(lies=range(9))
    assert table.state.outcome is not None
    east = table.state.outcome.scores[1]
    assert east == -2 * 5_000 - 30_000 + 10_000
    dead = scene(seats=4, power={3: "gp01"}, round=8)
    bury(dead, 3, 2)
    dead.round(aims={0: 1, 1: 0}, lies=[0, 1])
    assert dead.state.outcome is not None
    assert dead.state.outcome.scores[3] == 0
    assert shown(dead, 3) == ""


@pytest.mark.rule("CNG-GP02")
def test_the_unbreakable_survives_the_third_wound_but_does_not_share() -> None:
    table = scene(seats=3, power={1: "gp02"}, wounds={1: 2})
    table.round({0: "bang"}, {0: 1, 1: 0, 2: 0})
    assert table.alive() == [0, 1, 2]
    assert shown(table, 1) == "gp02"
    assert table.sharers() == [0, 2]


@pytest.mark.rule("CNG-GP02")
def test_the_unbreakable_dies_of_the_fourth_wound() -> None:
    table = scene(seats=3, power={1: "gp02"}, wounds={1: 2})
    table.round({0: "bang", 2: "bang"}, {0: 1, 1: 0, 2: 1})
    assert table.alive() == [0, 2]


def inherited() -> Table:
    table = scene(seats=4, power={0: "gp03"}, wounds={3: 2})
    return table.round({1: "bang"}, {0: 1, 1: 3, 2: 0, 3: 0})


@pytest.mark.rule("CNG-GP03")
def test_you_dont_need_it_anymore_takes_the_gun_of_the_first_dead_gangster() -> None:
    table = inherited()
    assert shown(table, 0) == "gp03"
    table.round({0: "bang bang"}, {0: [1, 2], 1: 0, 2: 0})
    assert [table.wounds(seat) for seat in (1, 2)] == [1, 1]
    assert [name for name, seat in table.asked if seat == 0].count("load") == 2
    assert [name for name, seat in table.asked if seat == 0].count("aim") == 2


@pytest.mark.rule("CNG-GP03")
def test_who_has_two_guns_may_aim_both_at_one_player() -> None:
    table = inherited().round({0: "bbb bang"}, {0: [1, 1], 1: 0, 2: 0})
    assert table.wounds(1) == 2


@pytest.mark.rule("CNG-GP03", "CNG-R7")
def test_a_bbb_makes_the_owner_of_two_guns_drop_both_cards() -> None:
    table = inherited().round({0: "bang bang", 1: "bbb"}, {0: [1, 2], 1: 0, 2: 1})
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 0]
    assert table.revealed(0) == ""


@pytest.mark.rule("CNG-GP03", "CNG-R6")
def test_a_gun_whose_target_lies_is_discarded_and_the_other_fires() -> None:
    table = inherited().round({0: "bang bang"}, {0: [1, 2], 1: 0, 2: 0}, lies=[1])
    assert [table.wounds(seat) for seat in (1, 2)] == [0, 1]


@pytest.mark.rule("CNG-GP03")
def test_only_the_first_dead_gangster_leaves_a_gun_and_a_yakuza_leaves_none() -> None:
    table = scene("yakuza", 6, power={1: "gp03"}, wounds={0: 2})
    table.round({2: "bang"}, {2: 0})
    assert shown(table, 1) == ""
    table.public.wounds = row_set(table.public.wounds, 5, 4, 2)
    table.round({1: "bang"}, {1: 5})
    assert table.public.second == 1
    assert table.public.second_deck == 5


@pytest.mark.rule("CNG-GP04")
def test_dragon_skin_takes_one_wound_of_two() -> None:
    table = scene(seats=4, power={3: "gp04"})
    table.round({0: "bang", 1: "bang"}, {0: 3, 1: 3, 2: 0, 3: 0})
    assert table.wounds(3) == 1
    assert shown(table, 3) == "gp04"


@pytest.mark.rule("CNG-GP04")
def test_dragon_skin_stays_hidden_at_one_hit_and_holds_for_the_whole_round() -> None:
    table = scene(seats=4, power={3: "gp04"})
    table.round({0: "bang"}, {0: 3, 1: 0, 2: 0, 3: 0})
    assert shown(table, 3) == ""
    table.round({0: "bbb", 1: "bang"}, {0: 3, 1: 3, 2: 0, 3: 0})
    assert table.wounds(3) == 2
    assert shown(table, 3) == "gp04"


@pytest.mark.rule("CNG-GP05")
def test_the_insane_drops_the_grenade_and_everybody_still_standing_is_wounded() -> None:
    table = scene(seats=4, power={0: "gp05"})
    table.round({1: "bang"}, {0: 1, 1: 0, 2: 0, 3: 0}, uses={0: "gp05"})
    assert [table.wounds(seat) for seat in range(4)] == [1, 1, 1, 1]
    assert table.sharers() == []


@pytest.mark.rule("CNG-GP05")
def test_the_blast_waits_and_spares_who_lies_or_was_wounded_before() -> None:
    table = scene(seats=5, power={0: "gp05"})
    table.round(
        {1: "bbb", 2: "bang"},
        {0: 1, 1: 0, 2: 3, 3: 0, 4: 0},
        lies=[4],
        uses={0: "gp05"},
    )
    assert [table.wounds(seat) for seat in range(5)] == [1, 1, 1, 1, 0]


@pytest.mark.rule("CNG-GP05")
def test_the_grenade_hits_teammates_too_and_goes_off_once() -> None:
    table = scene("yakuza", 6, power={1: "gp05"})
    table.round({2: "bang"}, {2: 1}, uses={1: "gp05"})
    assert table.wounds(4) == 1
    table.round({2: "bang"}, {2: 1})
    assert table.wounds(4) == 1


@pytest.mark.rule("CNG-GP05")
@pytest.mark.parametrize(("option", "later"), [("armed_until_blast", 1), ("one_round", 0)])
def test_without_a_wound_there_is_no_blast_and_the_grenade_waits(option: str, later: int) -> None:
    table = scene(seats=3, power={0: "gp05"}, insane=option)
    table.round(aims={0: 1, 1: 0, 2: 0}, uses={0: "gp05"})
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 0]
    table.round({1: "bang"}, {0: 1, 1: 0, 2: 0})
    assert [table.wounds(seat) for seat in range(3)] == [1, later, later]


@pytest.mark.rule("CNG-GP06", "CNG-O3")
def test_the_kid_aims_after_everyone_else_in_every_round() -> None:
    table = scene(seats=3, power={0: "gp06"}).round(uses={0: "gp06"}, until="kid-aims")
    assert [table.public.target(seat) >= 0 for seat in range(3)] == [False, True, True]
    assert table.waiting() == (0,)
    table.round()
    assert ("kid-aims", 0) in table.round().asked


@pytest.mark.rule("CNG-GP06")
def test_who_keeps_the_kid_face_down_aims_with_the_others() -> None:
    table = scene(seats=3, power={0: "gp06"}).round(until="aim")
    assert table.waiting() == (0, 1, 2)


@pytest.mark.rule("CNG-GP07", "CNG-O3")
def test_the_cunning_takes_the_card_back_and_loads_after_the_targets_are_chosen() -> None:
    table = scene(seats=3, power={0: "gp07"}).round({0: "bang"}, uses={0: "gp07"}, until="aim")
    assert table.hand(0) == [5, 2, 1]
    assert members(table.public.now.down) == [1, 2]
    table.round({0: "bbb"}, {0: 1, 1: 0, 2: 0})
    assert table.revealed(0) == "bbb"
    assert table.wounds(1) == 1


@pytest.mark.rule("CNG-GP07", "CNG-O3")
def test_in_later_rounds_the_cunning_loads_once_after_the_kid_has_aimed() -> None:
    table = scene(seats=3, power={0: "gp07", 1: "gp06"})
    table.round(uses={0: "gp07", 1: "gp06"})
    table.round()
    questions = [name for name, _ in table.asked]
    assert questions.index("kid-aims") < questions.index("cunning-loads")
    assert [name for name, seat in table.asked if seat == 0 and "load" in name] == ["cunning-loads"]


@pytest.mark.rule("CNG-GP08")
@pytest.mark.parametrize(("option", "each"), [("replace", 5_000), ("add", 0)])
def test_super_coward_likes_shame(option: str, each: int) -> None:
    table = scene(seats=3, power={0: "gp08"}, round=7, super_coward=option)
    table.round(lies=[0, 1, 2]).round(lies=[0, 1, 2])
    assert table.state.outcome is not None
    assert table.state.outcome.scores == (2 * each, -10_000, -10_000)
    assert shown(table, 0) == "gp08"


@pytest.mark.rule("CNG-GP08")
def test_super_coward_without_shame_is_worth_nothing() -> None:
    table = scene(seats=3, power={0: "gp08"}, round=8).round(bills=[20, 20, 20, 20, 20])
    assert table.state.outcome is not None
    assert table.state.outcome.scores == (20_000, 20_000, 20_000)


@pytest.mark.rule("CNG-GP08", "CNG-E3")
def test_super_coward_counts_for_the_team_of_the_dead() -> None:
    table = scene("yakuza", 6, power={1: "gp08"}, round=7)
    table.round(lies=[1]).public.alive &= ~(1 << 1)
    table.round(lies=[0, 2, 3, 4, 5])
    assert table.state.outcome is not None
    fine = table.state.box.dead_fines[0]
    east = 5_000 - 5_000 - fine + table.cash(1) + table.cash(4)
    assert table.state.outcome.scores[1] == table.state.outcome.scores[4] == east
    assert shown(table, 1) == "gp08"


@pytest.mark.rule("CNG-GP09")
def test_the_specialist_fires_the_bbb_twice_and_no_more() -> None:
    table = scene(seats=3, power={0: "gp09"})
    for round_ in range(2):
        table.round({0: "bbb"}, {0: 1, 1: 0, 2: 0})
        assert table.wounds(1) == round_ + 1
    assert table.hand(0) == [5, 2, 0]


@pytest.mark.rule("CNG-GP09")
def test_a_bbb_that_was_not_revealed_does_not_come_back() -> None:
    table = scene(seats=3, power={0: "gp09"})
    table.round({0: "bbb"}, {0: 1, 1: 0, 2: 0}, lies=[1])
    assert table.hand(0) == [5, 2, 0]
    assert shown(table, 0) == ""


@pytest.mark.rule("CNG-GP10")
@pytest.mark.parametrize("why", ["lies", "wounded"])
def test_it_does_not_even_hurt_joins_one_share(why: str) -> None:
    table = scene(seats=3, power={0: "gp10"})
    lies, loads = ([0], {}) if why == "lies" else ([], {1: "bang"})
    table.round(loads, {0: 1, 1: 0, 2: 0}, lies, uses={0: "gp10"})
    assert table.sharers() == [0, 1, 2]
    table.round(aims={0: 1, 1: 0, 2: 0}, lies=[0])
    assert table.sharers() == [1, 2]


@pytest.mark.rule("CNG-GP10")
def test_who_stands_is_not_asked_whether_it_hurts() -> None:
    table = scene(seats=3, power={0: "gp10"}).round(uses={0: "gp10"})
    assert "before-share" not in table.questions()


@pytest.mark.rule("CNG-GP11")
def test_the_shotgun_sprays_two_enemies_side_by_side_each_hit_one_in_two() -> None:
    table = scene(seats=4, power={0: "gp11"})
    table.round({0: "bang"}, {0: (1, 2), 1: 0, 2: 0, 3: 0}, uses={0: "gp11"}, throws="hit miss")
    assert [table.wounds(seat) for seat in range(4)] == [0, 1, 0, 0]
    table.round({0: "bbb"}, {0: (2, 3), 1: 0, 2: 0, 3: 0}, throws="miss hit")
    assert [table.wounds(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("CNG-GP11")
def test_the_shotgun_may_fire_a_normal_shot_that_always_hits() -> None:
    table = scene(seats=4, power={0: "gp11"})
    table.round({0: "bang"}, {0: 2, 1: 0, 2: 0, 3: 0}, uses={0: "gp11"})
    assert "pellet" not in table.questions()
    assert table.wounds(2) == 1


@pytest.mark.rule("CNG-GP11")
def test_a_spread_needs_two_enemies_in_neighbouring_living_seats() -> None:
    table = scene("yakuza", 6, power={1: "gp11"}).round(uses={1: "gp11"}, until="aim")
    assert [move for move in table.legal(1) if "spread" in move] == ["spread 2", "spread 5"]
    assert scene(seats=4).round(until="aim").legal(0) == ["aim 1", "aim 2", "aim 3"]


@pytest.mark.rule("CNG-GP11", "CNG-R6")
def test_a_spread_goes_on_when_one_of_the_two_lies() -> None:
    table = scene(seats=4, power={0: "gp11"})
    table.round({0: "bang"}, {0: (1, 2), 1: 0, 2: 0, 3: 0}, [1], {0: "gp11"})
    assert [name for name, _ in table.asked].count("pellet") == 1
    assert table.wounds(2) == 1


@pytest.mark.rule("CNG-GP12")
@pytest.mark.parametrize("card", ["bang", "bbb"])
def test_backstab_hits_a_neighbour_when_the_target_lies(card: str) -> None:
    table = scene(seats=4, power={0: "gp12"})
    table.round({0: card}, {0: 2, 1: 0, 2: 0, 3: 0}, [2], {0: "gp12"}, {"stab-whom": 3})
    assert table.wounds(3) == 1
    assert table.revealed(0) == card


@pytest.mark.rule("CNG-GP12")
def test_backstab_needs_a_loaded_shot_and_an_exposed_neighbour() -> None:
    table = scene(seats=4, power={0: "gp12"})
    table.round({0: "clic"}, {0: 2, 1: 0, 2: 0, 3: 0}, [2], until="target-lies")
    assert table.legal(0) == ["pass"]
    table.round()
    table.round({0: "bang"}, {0: 2, 1: 0, 2: 0, 3: 0}, [1, 2, 3])
    assert "target-lies" not in table.questions()
    table.round({0: "bang"}, {0: 2, 1: 0, 2: 0, 3: 0}, [2, 3], {0: "gp12"}, until="stab-whom")
    assert table.legal(0) == ["target 1"]


@pytest.mark.rule("CNG-GP12")
@pytest.mark.parametrize(("option", "stabs"), [("permanent", 2), ("once", 1)])
def test_backstab_works_in_every_round_or_once(option: str, stabs: int) -> None:
    table = scene(seats=4, power={0: "gp12"}, backstab=option)
    for _ in range(2):
        table.round({0: "bang"}, {0: 2, 1: 0, 2: 0, 3: 0}, [2], {0: "gp12"}, {"stab-whom": 1})
    assert table.wounds(1) == stabs


@pytest.mark.rule("CNG-GP12", "CNG-GP03")
def test_a_lone_target_that_stays_up_cannot_be_backstabbed_around() -> None:
    table = scene(seats=4, power={0: "gp12"}).round({0: "bang"}, {0: 2, 1: 0, 2: 0, 3: 0})
    assert "target-lies" not in table.questions()
    assert table.wounds(2) == 1


@pytest.mark.rule("CNG-GP13")
def test_the_uzi_works_like_the_shotgun() -> None:
    table = scene(seats=4, power={0: "gp13"})
    table.round({0: "bang"}, {0: (1, 2), 1: 0, 2: 0, 3: 0}, uses={0: "gp13"}, throws="hit hit")
    assert [table.wounds(seat) for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.rule("CNG-GP13")
def test_the_spread_of_an_uzi_with_a_clic_asks_chance_for_nothing() -> None:
    table = scene(seats=4, power={0: "gp13"})
    table.round({0: "clic"}, {0: (1, 2), 1: 0, 2: 0, 3: 0}, uses={0: "gp13"})
    assert "pellet" not in table.questions()
    assert sum(table.wounds(seat) for seat in range(4)) == 0
