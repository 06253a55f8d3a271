"""Windows and their order (CNG-O1 to CNG-O6), and cards that meet."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members
from oyabun.games.cash_n_guns.components import CARDS
from tests.games.cash_n_guns.table import scene

TO_ZERO = {0: 1, 1: 0, 2: 0, 3: 0}


# Who is asked


@pytest.mark.rule("CNG-O1")
def test_everybody_with_a_card_face_down_is_asked_whatever_it_is() -> None:
    table = scene(seats=4, object={0: "go05", 1: "go08", 2: "go10"}).round(until="before-loot")
    assert table.waiting() == (0, 1, 2)
    assert [table.legal(seat) for seat in (1, 2)] == [["pass"], ["pass"]]


def test_a_window_is_not_opened_when_every_card_for_it_has_been_seen() -> None:
    table = scene(seats=3, object={0: "go08"}, seen="go05 go07 go11 go12 go01 go02 go03 go04 go09")
    table.round()
    assert not {"before-loot", "before-fire", "before-bang", "clic-shown"} & table.questions()
    assert "before-loot" in scene(seats=3, object={0: "go08"}).round().questions()


def test_a_window_asks_nobody_who_has_no_card_left() -> None:
    table = scene(seats=3, object={0: "go05"}, wounds={1: 1})
    table.round(uses={0: "go05"}, picks={"heal-whom": 1})
    assert "before-loot" not in table.round().questions()


def test_who_played_a_power_is_asked_again_for_an_object() -> None:
    table = scene(seats=3, power={0: "gp11"}, object={0: "go05", 1: "go06"}, wounds={1: 1})
    table.round(uses={0: "gp11 go05"}, picks={"heal-whom": 1}, until="turn-bill")
    assert [seat for name, seat in table.asked if name == "before-loot"] == [0, 1, 0]
    assert table.wounds(1) == 0


# Order


@pytest.mark.rule("CNG-O1")
def test_a_smoke_grenade_sends_the_other_declarations_back_unspent() -> None:
    table = scene("yakuza", 6, object={0: "yo10", 1: "go05"}, wounds={1: 1})
    table.round(uses={0: "yo10", 1: "go05"})
    assert table.wounds(1) == 1
    assert members(table.public.object_down) == [1]
    assert table.public.round == 2


@pytest.mark.rule("CNG-O2")
def test_before_the_loot_guns_come_first_then_first_aid_magnet_clip_and_sunglasses() -> None:
    table = scene(
        seats=6,
        power={5: "gp13"},
        object={0: "go11", 1: "go07", 2: "go12", 3: "go05"},
        wounds={3: 1},
        hands={1: (5, 0, 1)},
    )
    table.state.private[1].dumped = 0b10101
    table.public.hidden |= 2 << 4
    uses = {0: "go11", 1: "go07", 2: "go12", 3: "go05", 5: "gp13"}
    picks: dict[str, object] = {"rob-whom": 1, "look-at": [1, 2]}
    table.round(uses=uses, picks=picks, until="turn-bill")
    order = [(name, seat) for name, seat in table.asked if name != "before-loot"]
    assert order == [
        ("heal-whom", 3),
        ("rob-whom", 2),
        ("give-what", 2),
        ("attract", -1),
        ("look-at", 0),
        ("look-at", 0),
    ]
    assert CARDS[int(table.public.power(5))] == "gp13"
    assert table.public.objects >> 6 & 63 == CARDS.index("go07") + 1


@pytest.mark.rule("CNG-O3")
def test_all_aim_then_the_kid_then_the_cunning_loads_then_the_geisha_charms() -> None:
    table = scene("yakuza", 6, power={0: "yk06", 1: "gp06", 2: "gp07"})
    table.round(
        aims={1: 0, 2: 1, 4: 2, 5: 1},
        uses={0: "yk06", 1: "gp06", 2: "gp07"},
        picks={"charm-towards": 5},
    )
    order = [name for name, _ in table.asked]
    steps = ["before-aim", "aim", "kid-aims", "cunning-loads", "before-lying", "charm-towards"]
    assert [order.index(step) for step in steps] == sorted(order.index(step) for step in steps)
    assert table.public.target(1) == 5


@pytest.mark.rule("CNG-O4")
def test_the_cards_of_one_step_are_resolved_at_once_and_victims_still_fire() -> None:
    table = scene(seats=3, wounds={0: 2}).round({0: "bang", 1: "bang"}, TO_ZERO)
    assert 0 not in table.alive()
    assert table.wounds(1) == 1


@pytest.mark.rule("CNG-O4")
def test_the_samurai_speaks_before_kevlar_is_asked_for() -> None:
    table = scene("yakuza", 6, power={0: "yk03"}, object={1: "go06"})
    table.round({0: "tanto", 1: "bang"}, {0: "left", 1: 0}, uses={0: "yk03"})
    assert "wounded" not in table.questions()
    assert table.wounds(1) == 0


@pytest.mark.rule("CNG-O5")
def test_a_kamikaze_chain_ends_before_a_gun_is_taken() -> None:
    table = scene("yakuza", 6, power={0: "yk04", 2: "gp03"}, wounds={0: 2, 1: 2})
    table.round({5: "bang"}, {5: 0}, uses={0: "yk04"})
    assert table.alive() == [2, 3, 4, 5]
    assert table.public.second_deck == 1
    assert table.wounds(5) == 1


@pytest.mark.rule("CNG-O6")
def test_who_joins_a_share_is_counted_before_the_parts_are_computed() -> None:
    table = scene(seats=3, power={0: "gp10"}, object={1: "go10"})
    table.round(
        aims=TO_ZERO,
        lies=[0],
        uses={0: "gp10", 1: "go10"},
        picks={"bash-whom": 0},
        bills=[20, 20, 20, 5, 5],
    )
    assert [table.cash(seat) for seat in range(3)] == [0, 40_000, 20_000]


# Cards that meet


@pytest.mark.rule("CNG-R7", "CNG-O4")
def test_bbb_against_bbb_wounds_both() -> None:
    table = scene(seats=3).round({0: "bbb", 1: "bbb"}, TO_ZERO)
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("CNG-GO01", "CNG-R7")
def test_the_laser_beam_and_a_bbb_aimed_at_its_owner_both_fire() -> None:
    table = scene(seats=3, object={0: "go01"})
    table.round({0: "bbb", 2: "bbb"}, TO_ZERO, uses={0: "go01"})
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("CNG-GO02", "CNG-GP04")
def test_a_dum_dum_bullet_makes_one_wound_on_dragon_skin() -> None:
    table = scene(seats=3, object={0: "go02"}, power={1: "gp04"})
    table.round({0: "bang"}, TO_ZERO, uses={0: "go02"})
    assert table.wounds(1) == 1


@pytest.mark.rule("CNG-GO02", "CNG-YO12")
def test_a_dum_dum_bullet_makes_one_wound_on_a_fake_finger() -> None:
    table = scene("yakuza", 6, object={1: "go02", 0: "yo12"})
    table.round({1: "bang"}, {1: 0}, uses={1: "go02", 0: "yo12"})
    assert table.wounds(0) == 1


@pytest.mark.rule("CNG-YO07", "CNG-GO06")
def test_a_poisoned_tanto_does_not_pierce_kevlar() -> None:
    table = scene("yakuza", 6, object={0: "yo07", 1: "go06"})
    table.round({0: "tanto"}, uses={0: "yo07", 1: "go06"})
    assert (table.wounds(1), table.shame(1)) == (0, 2)
    assert 1 in table.sharers()


@pytest.mark.rule("CNG-GO03")
def test_the_second_victim_of_a_magic_bullet_may_be_an_ally() -> None:
    table = scene("yakuza", 6, object={1: "go03"})
    table.round({1: "bang"}, {1: 5}, uses={1: "go03"})
    assert table.wounds(4) == 1


@pytest.mark.rule("CNG-GP06", "CNG-YK06")
def test_the_geisha_may_redirect_the_kid() -> None:
    table = scene("yakuza", 6, power={0: "yk06", 1: "gp06"})
    table.round(
        {1: "bang"},
        {1: 0, 2: 1, 4: 2, 5: 1},
        uses={0: "yk06", 1: "gp06"},
        picks={"charm-towards": 3},
    )
    assert (table.wounds(0), table.wounds(3)) == (0, 1)


@pytest.mark.rule("CNG-GP12", "CNG-R7")
def test_the_victim_of_a_backstab_with_a_bbb_loses_the_card() -> None:
    table = scene(seats=4, power={0: "gp12"})
    table.round({0: "bbb", 1: "bang"}, {0: 2, 1: 3, 2: 0, 3: 0}, [2], {0: "gp12"}, {"stab-whom": 1})
    assert table.wounds(1) == 1
    assert table.revealed(1) == ""


@pytest.mark.rule("CNG-YK04", "CNG-R10")
def test_a_kamikaze_kills_a_neighbour_with_two_wounds_before_the_share() -> None:
    table = scene("yakuza", 6, power={0: "yk04"}, wounds={0: 2, 1: 2})
    table.round({2: "bang"}, {2: 0}, uses={0: "yk04"})
    assert table.alive() == [2, 3, 4, 5]
    assert table.sharers() == [2, 3, 4]


@pytest.mark.rule("CNG-YO10", "CNG-R10")
def test_a_smoke_grenade_before_the_share_stops_the_share_but_not_the_deaths() -> None:
    table = scene("yakuza", 6, object={0: "yo10"}, wounds={1: 2})
    table.round({2: "bang"}, {2: 1}, until="before-share")
    table.answer(0, "use yo10")
    assert table.alive() == [0, 2, 3, 4, 5]
    assert table.sharers() == []
    assert sum(table.pot()) == 8


@pytest.mark.rule("CNG-YO10", "CNG-R10")
def test_who_is_mortally_wounded_dies_in_the_smoke() -> None:
    table = scene("yakuza", 6, object={0: "yo10"}, wounds={1: 2})
    table.round({2: "bbb"}, {2: 1}, until="before-bang")
    table.answer(0, "use yo10")
    assert table.alive() == [0, 2, 3, 4, 5]


@pytest.mark.rule("CNG-YO10", "CNG-GP05")
def test_a_smoke_grenade_stops_the_blast_and_leaves_the_grenade_armed() -> None:
    table = scene("yakuza", 6, power={1: "gp05"}, object={0: "yo10"})
    table.round({2: "bbb"}, {2: 1}, uses={1: "gp05"}, until="before-bang")
    table.answer(0, "use yo10")
    assert [table.wounds(seat) for seat in range(6)] == [0, 1, 0, 0, 0, 0]
    table.round({5: "bang"}, {5: 1})
    assert [table.wounds(seat) for seat in range(6)] == [1, 2, 1, 1, 1, 1]


@pytest.mark.rule("CNG-GP10", "CNG-GO10")
def test_the_bludgeon_may_strike_whom_it_does_not_even_hurt() -> None:
    table = scene(seats=3, power={0: "gp10"}, object={1: "go10"})
    table.round(aims=TO_ZERO, lies=[0], uses={0: "gp10", 1: "go10"}, until="bash-whom")
    assert "target 0" in table.legal(1)


@pytest.mark.rule("CNG-GO08")
def test_the_clover_takes_the_whole_pot_when_nobody_shares() -> None:
    table = scene(seats=3, object={0: "go08"})
    table.round(lies=[0, 1, 2], bills=[20, 20, 20, 20, 20], uses={0: "go08"})
    assert table.cash(0) == 100_000


@pytest.mark.rule("CNG-GP05", "CNG-GO06")
def test_kevlar_also_stops_the_blast() -> None:
    table = scene(seats=3, power={0: "gp05"}, object={2: "go06"})
    table.round({1: "bang"}, TO_ZERO, uses={0: "gp05", 2: "go06"})
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 0]
    assert table.sharers() == [2]


@pytest.mark.rule("CNG-YK04", "CNG-GP05")
def test_a_kamikaze_can_set_off_the_grenade() -> None:
    table = scene("yakuza", 6, power={0: "yk04", 1: "gp05"}, wounds={0: 2})
    table.round({2: "bang"}, {2: 0}, uses={0: "yk04", 1: "gp05"})
    assert [table.wounds(seat) for seat in range(1, 6)] == [1, 1, 1, 1, 1]


@pytest.mark.rule("CNG-R8", "CNG-GO06")
def test_kevlar_stops_a_shuriken_but_the_standee_has_fallen_for_this_round() -> None:
    table = scene("yakuza", 9, object={2: "go06"})
    table.round(
        {0: "shuriken", 6: "shuriken"},
        uses={2: "go06"},
        picks={"throw-at": [2]},
        until="flight",
    )
    table.round(uses={2: "go06"}, until="throw-at")
    assert table.wounds(2) == 0
    assert "target 2" not in table.legal(6)
    assert 2 in table.round().sharers()


@pytest.mark.rule("CNG-O2", "CNG-O7", "CNG-GO07", "CNG-GO12")
def test_a_clip_is_lost_when_the_magnet_has_just_taken_the_clic_that_it_needs() -> None:
    table = scene(seats=3, object={0: "go12", 1: "go07"}, hands={1: (2, 0, 1)})
    table.state.private[1].dumped = 0b10101
    table.public.hidden |= 2 << 4
    picks = {"rob-whom": 1, "give-what": "give bbb", "attract": "draw clic"}
    table.round(uses={0: "go12", 1: "go07"}, picks=picks, until="load")
    assert members(table.public.object_down) == []
    assert table.hand(1) == [1, 0, 2]
