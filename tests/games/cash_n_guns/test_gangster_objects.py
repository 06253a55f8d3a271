"""The 12 objects of the gangsters: each sentence, and each at its edge."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.games.cash_n_guns.components import CARDS
from oyabun.games.cash_n_guns.view import SECRETS
from tests.games.cash_n_guns.table import scene

TO_ZERO = {0: 1, 1: 0, 2: 0, 3: 0}


@pytest.mark.rule("CNG-GO01")
def test_the_laser_beam_shoots_everyone_exposed_who_aims_at_you() -> None:
    table = scene(seats=5, object={0: "go01"})
    table.round({0: "bbb", 2: "bang"}, {0: 1, 1: 2, 2: 0, 3: 0, 4: 0}, [4], {0: "go01"})
    assert [table.wounds(seat) for seat in range(5)] == [0, 1, 1, 1, 0]
    assert table.revealed(2) == ""


@pytest.mark.rule("CNG-GO01")
def test_the_laser_beam_is_for_a_bbb_and_shoots_the_target_once() -> None:
    table = scene(seats=3, object={0: "go01"}).round({0: "bang"}, TO_ZERO, until="before-fire")
    assert table.legal(0) == ["pass"]
    table.round()
    table.round({0: "bbb"}, {0: 1, 1: 0, 2: 1}, uses={0: "go01"})
    assert table.wounds(1) == 1 + 1


@pytest.mark.rule("CNG-GO02")
@pytest.mark.parametrize("card", ["bang", "bbb"])
def test_a_dum_dum_bullet_makes_two_wounds(card: str) -> None:
    table = scene(seats=3, object={0: "go02"}).round({0: card}, TO_ZERO, uses={0: "go02"})
    assert table.wounds(1) == 2
    assert members(table.public.object_down) == []


@pytest.mark.rule("CNG-GO02")
def test_a_dum_dum_bullet_is_lost_with_a_bang_that_is_silenced_but_not_played_with_a_clic() -> None:
    table = scene(seats=3, object={0: "go02"})
    table.round({0: "clic"}, TO_ZERO, uses={0: "go02"})
    assert members(table.public.object_down) == [0]
    table.round({0: "bang", 1: "bbb"}, TO_ZERO, uses={0: "go02"})
    assert "before-bang" not in table.questions()
    assert table.wounds(1) == 0


@pytest.mark.rule("CNG-GO03")
def test_magic_bullet_right_also_hits_the_first_exposed_player_to_the_right() -> None:
    table = scene(seats=6, object={0: "go03"})
    aims = {0: 4, **dict.fromkeys(range(1, 6), 0)}
    table.round({0: "bang"}, aims, lies=[3], uses={0: "go03"})
    assert [table.wounds(seat) for seat in range(6)] == [0, 0, 1, 0, 1, 0]


@pytest.mark.rule("CNG-GO04")
def test_magic_bullet_left_also_hits_the_first_exposed_player_to_the_left_but_never_you() -> None:
    table = scene(seats=6, object={0: "go04"})
    aims = {0: 4, **dict.fromkeys(range(1, 6), 0)}
    table.round({0: "bang"}, aims, lies=[5], uses={0: "go04"})
    assert [table.wounds(seat) for seat in range(6)] == [0, 1, 0, 0, 1, 0]


@pytest.mark.rule("CNG-GO03", "CNG-GO04")
@pytest.mark.parametrize("card", ["go03", "go04"])
def test_a_magic_bullet_with_nobody_else_up_hits_the_target_alone(card: str) -> None:
    table = scene(seats=3, object={0: card}).round({0: "bang"}, TO_ZERO, [2], {0: card})
    assert [table.wounds(seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("CNG-GO03")
@pytest.mark.parametrize(("option", "victim"), [("hit", 4), ("skip", 3)])
def test_a_magic_bullet_meets_a_teammate(option: str, victim: int) -> None:
    table = scene("yakuza", 6, object={1: "go03"}, magic_ally=option)
    table.round({1: "bang"}, {1: 5}, uses={1: "go03"})
    assert table.wounds(5) == 1
    assert table.wounds(victim) == 1


@pytest.mark.rule("CNG-GO05")
def test_the_first_aid_kit_removes_up_to_two_wounds_from_anyone() -> None:
    for had, left in ((1, 0), (2, 0)):
        table = scene(seats=3, object={0: "go05"}, wounds={2: had})
        table.round(uses={0: "go05"}, picks={"heal-whom": 2})
        assert table.wounds(2) == left


@pytest.mark.rule("CNG-GO05")
def test_nobody_is_asked_for_a_first_aid_kit_while_nobody_is_wounded() -> None:
    table = scene(seats=3, object={0: "go05"}, seen="go07 go11 go12")
    assert "before-loot" not in table.round().questions()
    table = scene(seats=3, object={0: "go05"}, wounds={0: 3}, power={0: "gp02"})
    table.round(uses={0: "go05"}, until="heal-whom")
    assert table.legal(0) == ["target 0"]


@pytest.mark.rule("CNG-GO06")
def test_kevlar_stops_every_wound_of_the_round_costs_two_markers_and_you_share() -> None:
    table = scene(seats=4, object={3: "go06"})
    table.round({0: "bbb", 1: "bang"}, {0: 3, 1: 3, 2: 0, 3: 0}, uses={3: "go06"})
    assert table.wounds(3) == 0
    assert table.shame(3) == 2
    assert table.sharers() == [0, 1, 2, 3]


@pytest.mark.rule("CNG-GO06", "CNG-R7")
def test_who_wears_kevlar_keeps_the_card_that_a_bbb_would_have_silenced() -> None:
    table = scene(seats=3, object={1: "go06"})
    table.round({0: "bbb", 1: "bang"}, {0: 1, 1: 0, 2: 0}, uses={1: "go06"})
    assert table.wounds(0) == 1


@pytest.mark.rule("CNG-GO06")
@pytest.mark.parametrize(("option", "asked"), [("first_of_game", 0), ("first_of_round", 1)])
def test_kevlar_is_for_the_first_wound_of_the_round_or_of_the_game(option: str, asked: int) -> None:
    table = scene(seats=4, object={3: "go06"}, kevlar=option)
    table.round({0: "bbb", 1: "bang"}, {0: 3, 1: 3, 2: 0, 3: 0})
    assert [name for name, _ in table.asked].count("wounded") == 1
    table.round({0: "bang"}, {0: 3, 1: 0, 2: 0, 3: 0})
    assert [name for name, _ in table.asked].count("wounded") == asked


@pytest.mark.rule("CNG-GO07")
def test_the_clip_brings_two_bangs_back_for_two_clics() -> None:
    table = scene(seats=3, object={0: "go07"})
    table.round({0: "bang"}, TO_ZERO).round({0: "bang"}, TO_ZERO, lies=[1])
    assert table.hand(0) == [5, 0, 1]
    table.round(uses={0: "go07"}, until="load")
    assert table.hand(0) == [3, 2, 1]


@pytest.mark.rule("CNG-GO07")
def test_the_clip_needs_both_bangs_used_two_clics_and_a_pistol() -> None:
    one_used = scene(seats=3, object={0: "go07"}).round({0: "bang"}, TO_ZERO)
    assert one_used.round(until="before-loot").legal(0) == ["pass"]
    few_clics = scene(seats=3, object={0: "go07"}, hands={0: (1, 2, 1)})
    few_clics.round({0: "bang"}, TO_ZERO).round({0: "bang"}, TO_ZERO, lies=[1])
    few_clics.round(until="before-loot")
    assert few_clics.legal(0) == ["pass"]
    shotgun = scene(seats=3, object={0: "go07"}, power={0: "gp11"})
    shotgun.round({0: "bang"}, TO_ZERO, uses={0: "gp11"}).round({0: "bang"}, TO_ZERO, lies=[1])
    assert "use go07" not in shotgun.round(until="before-loot").legal(0)


@pytest.mark.rule("CNG-GO08")
def test_the_clover_takes_what_is_left_after_a_share() -> None:
    table = scene(seats=3, object={0: "go08"})
    table.round(aims=TO_ZERO, lies=[0], bills=[20, 20, 20, 5, 5], uses={0: "go08"})
    assert [table.cash(seat) for seat in range(3)] == [20_000, 25_000, 25_000]
    assert table.pot() == [0, 0, 0]


@pytest.mark.rule("CNG-GO08")
def test_the_clover_is_not_asked_for_when_nothing_is_left() -> None:
    table = scene(seats=3, object={0: "go08"})
    table.round(aims=TO_ZERO, bills=[5, 5, 5, 20, 20], lies=[0, 1])
    assert "after-share" not in table.questions()


@pytest.mark.rule("CNG-GO09")
def test_a_derringer_makes_a_bang_of_a_revealed_clic() -> None:
    table = scene(seats=3, object={0: "go09"}).round({0: "clic"}, TO_ZERO, uses={0: "go09"})
    assert table.wounds(1) == 1


@pytest.mark.rule("CNG-GO09")
def test_a_derringer_is_not_asked_for_when_no_clic_was_revealed() -> None:
    table = scene(seats=3, object={0: "go09"})
    assert "clic-shown" not in table.round({0: "clic"}, TO_ZERO, [1]).questions()
    assert "clic-shown" not in table.round({0: "bang"}, TO_ZERO).questions()


@pytest.mark.rule("CNG-GO10")
def test_the_bludgeon_takes_another_sharers_part_and_two_markers() -> None:
    table = scene(seats=3, object={0: "go10"})
    table.round(aims=TO_ZERO, uses={0: "go10"}, picks={"bash-whom": 2}, bills=[20, 20, 20, 5, 5])
    assert [table.cash(seat) for seat in range(3)] == [40_000, 20_000, 0]
    assert table.shame(0) == 2
    assert table.sharers() == [0, 1, 2]


@pytest.mark.rule("CNG-GO10")
def test_the_bludgeon_is_for_sharers_against_sharing_enemies() -> None:
    table = scene("yakuza", 6, object={1: "go10"})
    table.round(lies=[0, 2, 3, 5])
    assert table.sharers() == [1, 4]
    assert "during-share" not in table.questions()
    assert "during-share" not in table.round(lies=[1]).questions()
    table.round(uses={1: "go10"}, until="bash-whom")
    assert table.legal(1) == ["target 0", "target 2", "target 3", "target 5"]


@pytest.mark.rule("CNG-GO11")
def test_the_sunglasses_show_cards_object_and_power_of_two_opponents() -> None:
    table = scene(seats=4, object={0: "go11", 1: "go02"}, power={2: "gp09"})
    table.round(uses={0: "go11"}, picks={"look-at": [1, 2]}, until="load")
    view = table.view(0)
    assert view.object(1) == CARDS.index("go02")
    assert view.power(2) == CARDS.index("gp09")
    assert len(view.own.claims) == 2  # type: ignore[union-attr]
    assert table.view(3).object(1) == -1
    assert table.view(3).own.claims == ()  # type: ignore[union-attr]


@pytest.mark.rule("CNG-GO11")
def test_the_sunglasses_look_at_two_different_opponents_and_never_at_the_role() -> None:
    table = scene("cop", 5, object={0: "go11"}, cop=1)
    table.round(uses={0: "go11"}, until="look-at")
    assert table.legal(0) == ["target 1", "target 2", "target 3", "target 4"]
    table.answer(0, "target 1")
    assert table.legal(0) == ["target 2", "target 3", "target 4"]
    view = table.view(0)
    worlds = [SECRETS.imagine(view, Rng(seed)) for seed in range(60)]
    assert {own.cop for world in worlds for own in world.private[1:2]} == {0, 1}


@pytest.mark.rule("CNG-GO12")
def test_the_magnet_swaps_a_random_card_for_one_you_choose() -> None:
    table = scene(seats=3, object={0: "go12"}, hands={1: (0, 0, 1)})
    table.round(uses={0: "go12"}, picks={"rob-whom": 1, "give-what": "give clic"}, until="load")
    assert table.hand(0) == [4, 2, 2]
    assert table.hand(1) == [1, 0, 0]


@pytest.mark.rule("CNG-GO12")
def test_the_magnet_draws_from_enemy_gangsters_only_and_both_sides_know_what_moved() -> None:
    table = scene("yakuza", 6, object={1: "go12"}).round(uses={1: "go12"}, until="rob-whom")
    assert table.legal(1) == ["target 2", "target 5"]
    table.round(picks={"rob-whom": 2, "give-what": "give bbb"}, until="turn-bill")
    thief, robbed, other = (table.view(seat).own for seat in (1, 2, 4))
    assert thief is not None
    assert robbed is not None
    assert other is not None
    assert (thief.gave, thief.got) == (robbed.got, robbed.gave) == (3, thief.got)
    assert (other.gave, other.got) == (0, 0)
