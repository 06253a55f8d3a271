"""The Super Kiai and the objects of the yakuzas: each sentence, and each at its edge."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members, nibble
from oyabun.games.cash_n_guns.components import CARDS
from tests.games.cash_n_guns.table import Table, scene


def ring(table: Table) -> list[int]:
    return [int(nibble(table.public.ring, place)) for place in range(table.public.seats)]


def total_wounds(table: Table) -> int:
    return sum(table.wounds(seat) for seat in range(table.public.seats))


@pytest.mark.rule("CNG-YK01", "CNG-O6")
def test_the_shaolin_monk_shares_though_wounded_in_every_round() -> None:
    table = scene("yakuza", 6, power={0: "yk01"})
    table.round({1: "bang"}, {1: 0}, uses={0: "yk01"})
    assert 0 in table.sharers()
    table.round({1: "bang"}, {1: 0})
    assert 0 in table.sharers()
    assert table.wounds(0) == 2


@pytest.mark.rule("CNG-YK01")
def test_the_shaolin_monk_does_not_share_when_he_lies() -> None:
    table = scene("yakuza", 6, power={0: "yk01"})
    table.round({1: "bang"}, {1: 0}, uses={0: "yk01"})
    assert 0 not in table.round(lies=[0]).sharers()
    shy = scene("yakuza", 6, power={0: "yk01"}).round(lies=[0])
    assert "before-share" not in shy.questions()


@pytest.mark.rule("CNG-YK02")
def test_the_ninja_takes_another_place_and_may_do_so_again_in_every_round() -> None:
    table = scene("yakuza", 6, power={0: "yk02"})
    table.round(uses={0: "yk02"}, picks={"sit-where": "place 2"})
    assert ring(table) == [1, 2, 0, 3, 4, 5]
    assert members(table.public.neighbours(0)) == [2, 3]
    table.round(uses={0: "yk02"}, picks={"sit-where": "place 5"})
    assert ring(table) == [1, 2, 3, 4, 5, 0]


@pytest.mark.rule("CNG-YK02")
def test_the_ninja_may_stay_and_does_not_sit_down_where_he_sits() -> None:
    table = scene("yakuza", 6, power={0: "yk02"})
    table.round(uses={0: "yk02"}, until="sit-where")
    assert table.legal(0) == ["place 1", "place 2", "place 3", "place 4"]
    table.round(picks={"sit-where": "place 1"})
    table.round(until="before-load")
    assert table.legal(0) == ["pass", "use yk02"]
    assert ring(table.round()) == [1, 0, 2, 3, 4, 5]


@pytest.mark.rule("CNG-YK02", "CNG-R9")
def test_a_tanto_strikes_the_neighbours_of_the_new_place() -> None:
    table = scene("yakuza", 6, power={0: "yk02"})
    table.round({0: "tanto"}, {0: "left"}, uses={0: "yk02"}, picks={"sit-where": "place 3"})
    assert table.wounds(4) == 1


@pytest.mark.rule("CNG-YK03", "CNG-O4")
def test_the_samurai_cancels_the_attacks_against_him_and_his_own() -> None:
    table = scene("yakuza", 6, power={0: "yk03"})
    table.round({0: "tanto", 1: "bang", 2: "bang"}, {0: "left", 1: 0, 2: 0}, uses={0: "yk03"})
    assert total_wounds(table) == 0
    table.round({1: "bang"}, {1: 0})
    assert table.wounds(0) == 1


@pytest.mark.rule("CNG-YK03")
def test_the_samurai_who_speaks_at_the_bbb_is_safe_for_the_round_and_loses_his_card() -> None:
    table = scene("yakuza", 6, power={0: "yk03"})
    table.round({0: "tanto", 1: "bbb", 2: "bang"}, {0: "left", 1: 0, 2: 0}, uses={0: "yk03"})
    assert total_wounds(table) == 0
    assert table.revealed(0) == ""


@pytest.mark.rule("CNG-YK03")
def test_the_card_of_a_samurai_at_any_seat_goes_away_unseen() -> None:
    table = scene("yakuza", 6, power={3: "yk03"})
    table.round({3: "tanto", 1: "bbb"}, {3: "left", 1: 3}, uses={3: "yk03"})
    assert total_wounds(table) == 0
    assert table.revealed(3) == ""
    assert table.public.hidden == 1 << 4 * 3


@pytest.mark.rule("CNG-YK03")
@pytest.mark.parametrize(("option", "wounds"), [("once", 1), ("permanent", 0)])
def test_the_samurai_speaks_once_or_in_every_round(option: str, wounds: int) -> None:
    table = scene("yakuza", 6, power={0: "yk03"}, samurai=option)
    for _ in range(2):
        table.round({1: "bang"}, {1: 0}, uses={0: "yk03"})
    assert table.wounds(0) == wounds


@pytest.mark.rule("CNG-YK03")
def test_the_samurai_stops_neither_a_grenade_nor_a_kamikaze_nor_a_wound_of_honour() -> None:
    grenade = scene("yakuza", 6, power={0: "yk03", 1: "gp05"})
    grenade.round({2: "bang"}, {2: 1}, uses={0: "yk03", 1: "gp05"})
    assert grenade.wounds(0) == 1
    honour = scene("yakuza", 6, power={0: "yk03"}).round(lies=[0]).round(lies=[0])
    assert honour.wounds(0) == 1
    assert "attacked" not in honour.questions()


@pytest.mark.rule("CNG-YK04", "CNG-O5")
def test_the_kamikaze_wounds_both_neighbours_who_do_not_lie() -> None:
    table = scene("yakuza", 6, power={0: "yk04"}, wounds={0: 2})
    table.round({2: "bang"}, {2: 0}, lies=[1], uses={0: "yk04"})
    assert table.alive() == [1, 2, 3, 4, 5]
    assert [table.wounds(seat) for seat in (1, 5)] == [0, 1]
    assert 5 not in table.sharers()


@pytest.mark.rule("CNG-YK04")
def test_the_kamikaze_may_die_in_silence() -> None:
    table = scene("yakuza", 6, power={0: "yk04"}, wounds={0: 2}).round({2: "bang"}, {2: 0})
    assert ("mortal", 0) in table.asked
    assert [table.wounds(seat) for seat in (1, 5)] == [0, 0]


@pytest.mark.rule("CNG-YK05")
def test_the_ronin_throws_the_shuriken_twice_and_no_more() -> None:
    table = scene("yakuza", 6, power={0: "yk05"})
    table.round({0: "shuriken"}).round({0: "shuriken"})
    assert table.hand(0) == [5, 2, 0]
    assert CARDS[int(table.public.power(0))] == "yk05"


@pytest.mark.rule("CNG-YK05")
def test_a_shuriken_that_was_never_shown_does_not_come_back() -> None:
    table = scene("yakuza", 6, power={0: "yk05"}).round({0: "shuriken"}, lies=[0])
    assert table.hand(0) == [5, 2, 0]
    assert table.public.power(0) == -1


@pytest.mark.rule("CNG-YK06", "CNG-O3")
def test_the_geisha_turns_all_who_aim_at_her_towards_another() -> None:
    table = scene("yakuza", 6, power={0: "yk06"})
    table.round(
        {1: "bang", 5: "bang"},
        {1: 0, 2: 1, 4: 2, 5: 0},
        uses={0: "yk06"},
        picks={"charm-towards": 3},
    )
    assert table.wounds(0) == 0
    assert table.wounds(3) == 2


@pytest.mark.rule("CNG-YK06")
def test_the_geisha_turns_nobody_towards_themselves_or_their_team() -> None:
    table = scene("yakuza", 6, power={0: "yk06"})
    table.round(
        {1: "bang", 5: "bang"},
        {1: 0, 2: 1, 4: 2, 5: 0},
        uses={0: "yk06"},
        picks={"charm-towards": 1},
    )
    assert table.wounds(0) == 1
    assert table.wounds(1) == 1


@pytest.mark.rule("CNG-YK06")
def test_the_geisha_is_asked_only_when_an_enemy_aims_at_her() -> None:
    table = scene("yakuza", 6, power={0: "yk06"}).round(aims={1: 2, 2: 1, 4: 2, 5: 1})
    assert "before-lying" not in table.questions()


@pytest.mark.rule("CNG-YK06")
@pytest.mark.parametrize(("option", "wounds"), [("once", 1), ("permanent", 0)])
def test_the_geisha_charms_once_or_in_every_round(option: str, wounds: int) -> None:
    table = scene("yakuza", 6, power={0: "yk06"}, geisha=option)
    for _ in range(2):
        table.round({1: "bang"}, {1: 0}, uses={0: "yk06"}, picks={"charm-towards": 2})
    assert table.wounds(0) == wounds


@pytest.mark.rule("CNG-YK06", "CNG-GP11")
def test_the_geisha_turns_half_of_a_spread() -> None:
    table = scene("yakuza", 6, power={0: "yk06", 2: "gp11"})
    table.round(
        {2: "bang"},
        {1: 2, 2: (0, 1), 4: 2, 5: 1},
        uses={0: "yk06", 2: "gp11"},
        picks={"charm-towards": 3},
    )
    assert [table.wounds(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 0]


@pytest.mark.rule("CNG-YO07")
def test_a_poisoned_tanto_makes_two_wounds() -> None:
    table = scene("yakuza", 6, object={0: "yo07"}).round({0: "tanto"}, uses={0: "yo07"})
    assert table.wounds(1) == 2


@pytest.mark.rule("CNG-YO07", "CNG-YO09")
@pytest.mark.parametrize("card", ["yo07", "yo09"])
def test_only_a_tanto_can_be_poisoned_or_doubled(card: str) -> None:
    table = scene("yakuza", 6, object={0: card}, seen="yo10")
    table.round({0: "cling"}, until="before-fire")
    assert table.legal(0) == ["pass"]
    table.round(lies=[0])
    table.round({0: "tanto"}, lies=[0])
    assert "before-fire" not in table.questions()


@pytest.mark.rule("CNG-YO08")
def test_the_double_shuriken_is_thrown_twice_the_second_after_the_first_result() -> None:
    table = scene("yakuza", 6, object={0: "yo08"})
    table.round({0: "shuriken"}, uses={0: "yo08"}, picks={"throw-at": 2}, until="throw-again")
    assert table.wounds(2) == 1
    assert table.legal(0) == ["target 4"]
    table.round()
    assert table.wounds(4) == 1


@pytest.mark.rule("CNG-YO08")
def test_the_second_shuriken_may_fly_at_whom_the_first_one_missed() -> None:
    table = scene("yakuza", 6, object={0: "yo08"})
    table.round(
        {0: "shuriken"},
        uses={0: "yo08"},
        picks={"throw-at": 2, "throw-again": 2},
        throws="miss hit",
    )
    assert table.wounds(2) == 1
    assert total_wounds(table) == 1


@pytest.mark.rule("CNG-YO09")
def test_a_dark_tanto_strikes_on_both_sides() -> None:
    table = scene("yakuza", 6, object={0: "yo09"}).round({0: "tanto"}, uses={0: "yo09"})
    assert [table.wounds(seat) for seat in range(6)] == [0, 1, 0, 0, 0, 1]


@pytest.mark.rule("CNG-YO10", "CNG-O1")
def test_the_smoke_grenade_ends_the_round_and_everything_loaded_is_discarded() -> None:
    table = scene("yakuza", 6, object={0: "yo10"})
    table.round({1: "bang"}, until="before-aim")
    table.round(uses={0: "yo10"})
    assert table.public.round == 2
    assert total_wounds(table) == 0
    assert sum(table.pot()) == 8
    assert table.hand(1) == [5, 1, 1]
    assert table.public.shown == [0] * 6


@pytest.mark.rule("CNG-YO10")
@pytest.mark.parametrize(
    "window",
    ["before-loot", "before-load", "before-aim", "before-lying", "before-fire", "before-bang"],
)
def test_the_smoke_grenade_is_for_the_start_of_any_phase(window: str) -> None:
    table = scene("yakuza", 6, object={0: "yo10"}).round(until=window)
    table.answer(0, "use yo10")
    assert table.public.round == 2
    assert table.sharers() == []


@pytest.mark.rule("CNG-YO10")
def test_the_smoke_grenade_is_of_no_use_in_the_last_round() -> None:
    table = scene("yakuza", 6, object={0: "yo10"}, seen="yo07 yo09", round=8)
    table.round()
    assert not {"before-loot", "before-load", "before-fire", "before-share"} & table.questions()


@pytest.mark.rule("CNG-YO11", "CNG-O5")
def test_the_angry_dragon_dies_at_the_end_of_the_next_round() -> None:
    table = scene("yakuza", 6, object={0: "yo11"}, wounds={0: 2})
    table.round({1: "bang"}, {1: 0}, uses={0: "yo11"})
    assert 0 in table.alive()
    table.round({0: "tanto"})
    assert table.wounds(1) == 1
    assert 0 not in table.alive()


@pytest.mark.rule("CNG-YO11")
def test_in_the_last_round_the_angry_dragon_dies_after_the_share_and_counts_as_dead() -> None:
    table = scene("yakuza", 6, object={0: "yo11"}, wounds={0: 2}, round=8)
    table.round({1: "bang"}, {1: 0}, uses={0: "yo11"}, lies=[2, 3, 4, 5], bills=[5] * 8)
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.scores[3] == -20_000


@pytest.mark.rule("CNG-YO12", "CNG-O4")
def test_a_fake_finger_is_discarded_instead_of_one_wound() -> None:
    table = scene("yakuza", 6, object={0: "yo12"})
    table.round({1: "bang", 2: "bang"}, {1: 0, 2: 0}, uses={0: "yo12"})
    assert table.wounds(0) == 1
    assert table.public.object_down == 0


@pytest.mark.rule("CNG-YO12", "CNG-R5")
def test_a_fake_finger_also_pays_for_honour_and_may_be_kept() -> None:
    table = scene("yakuza", 6, object={0: "yo12"}).round(lies=[0])
    table.round(lies=[0], uses={0: "yo12"})
    assert table.wounds(0) == 0
    kept = scene("yakuza", 6, object={0: "yo12"}).round({1: "bang"}, {1: 0})
    assert kept.wounds(0) == 1
    assert members(kept.public.object_down) == [0]
