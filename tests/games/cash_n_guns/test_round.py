"""The round (CNG-R1 to CNG-R14) and the shuriken (CNG-K1), without powers and objects."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.match import Match, rng_dealer
from oyabun.core.phases import Chance, Together
from oyabun.core.play import decision
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.rules.round import AimGun, Cojones
from tests.games.cash_n_guns.table import scene


@pytest.mark.rule("CNG-R1")
def test_new_bills_lie_beside_those_left_over_and_everybody_stands_up() -> None:
    table = scene(seats=3).round(bills=[20, 20, 5, 10, 10], lies=[0, 1, 2])
    assert table.pot() == [1, 2, 2]
    table.round(until="load")
    assert sum(table.pot()) == 10
    assert table.public.standing() == 0b111


@pytest.mark.rule("CNG-R2")
def test_everyone_loads_at_once_and_in_secret() -> None:
    table = scene(seats=3).round(until="load")
    assert table.waiting() == (0, 1, 2)
    before = [table.view(seat) for seat in (1, 2)]
    table.answer(0, "load bbb")
    for view, seat in zip(before, (1, 2), strict=True):
        now = table.view(seat)
        assert now.own == view.own
        assert now.public.now == view.public.now
    table.answer(1, "load clic").answer(2, "load clic")
    assert members(table.public.now.down) == [0, 1, 2]
    assert table.public.shown == [0, 0, 0]


@pytest.mark.rule("CNG-R2")
def test_a_card_is_played_once() -> None:
    table = scene(seats=3).round({0: "bbb"}, {0: 1, 1: 2, 2: 1}).round(until="load")
    assert table.legal(0) == ["load clic", "load bang"]


@pytest.mark.rule("CNG-R3")
def test_a_gangster_aims_at_anybody_but_a_teammate() -> None:
    assert scene(seats=3).round(until="aim").legal(0) == ["aim 1", "aim 2"]
    table = scene("yakuza", 6).round(until="aim")
    assert table.legal(1) == ["aim 0", "aim 2", "aim 3", "aim 5"]
    assert table.waiting() == (0, 1, 2, 3, 4, 5)


@pytest.mark.rule("CNG-R3")
def test_a_yakuza_aims_at_one_of_the_two_neighbours() -> None:
    table = scene("yakuza", 6).round(until="aim")
    assert table.legal(0) == ["left", "right"]
    table.round(aims={0: "right", 3: "left"}, until="cojones")
    assert table.public.target(0) == 5
    assert table.public.target(3) == 4


@pytest.mark.rule("CNG-R3")
def test_any_number_may_aim_at_one_player() -> None:
    table = scene(seats=4).round(aims={0: 3, 1: 3, 2: 3, 3: 0}, until="cojones")
    assert [int(table.public.target(seat)) for seat in range(4)] == [3, 3, 3, 0]


@pytest.mark.rule("CNG-R4")
def test_a_gangster_who_lies_takes_a_shame_marker_even_if_nobody_aims() -> None:
    table = scene(seats=3).round(aims={0: 1, 1: 0, 2: 0}, lies=[2])
    assert [table.shame(seat) for seat in range(3)] == [0, 0, 1]
    assert table.sharers() == [0, 1]


@pytest.mark.rule("CNG-R4")
def test_aiming_and_cojones_are_counted_down_and_shown_at_one_instant() -> None:
    assert AimGun.countdown
    assert Cojones.countdown
    assert issubclass(Cojones, Together)


@pytest.mark.rule("CNG-R5")
def test_a_yakuza_pays_with_a_finger_and_the_second_time_with_a_wound() -> None:
    table = scene("yakuza", 6).round(lies=[0])
    assert members(table.public.fingers) == [0]
    assert table.wounds(0) == table.shame(0) == 0
    table.round(lies=[0])
    assert members(table.public.fingers) == []
    assert table.wounds(0) == 1
    table.round(lies=[0])
    assert members(table.public.fingers) == [0]


@pytest.mark.rule("CNG-R6")
def test_those_who_lie_and_gangsters_aiming_at_them_discard_unrevealed() -> None:
    table = scene(seats=4).round({0: "bang", 1: "bang", 2: "bang"}, {0: 1, 1: 2, 2: 3, 3: 0}, [1])
    assert [table.revealed(seat) for seat in range(4)] == ["", "", "bang", "clic"]
    assert table.wounds(2) == 0
    assert table.wounds(3) == 1


@pytest.mark.rule("CNG-R6", "CNG-R9")
def test_a_yakuza_aiming_at_one_who_lies_keeps_his_card_and_the_tanto_passes_on() -> None:
    table = scene("yakuza", 6).round({0: "tanto"}, {0: "left"}, lies=[1])
    assert table.revealed(0) == "tanto"
    assert table.wounds(1) == 0
    assert table.wounds(2) == 1


@pytest.mark.rule("CNG-R7")
def test_two_bbb_hit_each_other() -> None:
    table = scene(seats=3).round({0: "bbb", 1: "bbb"}, {0: 1, 1: 0, 2: 0})
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 0]
    assert table.sharers() == [2]


@pytest.mark.rule("CNG-R7")
def test_a_bbb_silences_the_bang_of_whom_it_hits() -> None:
    table = scene(seats=3).round({0: "bbb", 1: "bang"}, {0: 1, 1: 2, 2: 0})
    assert table.wounds(2) == 0
    assert table.revealed(1) == ""
    assert table.hand(1) == [5, 1, 1]


@pytest.mark.rule("CNG-R7")
def test_every_shooter_of_a_bbb_makes_a_wound() -> None:
    table = scene(seats=4).round({0: "bbb", 1: "bbb"}, {0: 3, 1: 3, 2: 0, 3: 0})
    assert table.wounds(3) == 2


@pytest.mark.rule("CNG-R8", "CNG-K1")
def test_a_shuriken_that_hits_wounds_and_silences() -> None:
    table = scene("yakuza", 6).round({0: "shuriken", 2: "bang"}, {2: 1}, picks={"throw-at": 2})
    assert table.wounds(2) == 1
    assert table.wounds(1) == 0
    assert table.revealed(2) == ""


@pytest.mark.rule("CNG-R8", "CNG-K1")
def test_a_shuriken_that_misses_does_nothing() -> None:
    table = scene("yakuza", 6).round({0: "shuriken"}, picks={"throw-at": 2}, throws="miss")
    assert table.wounds(2) == 0
    assert table.revealed(0) == "shuriken"


@pytest.mark.rule("CNG-R8")
def test_a_shuriken_is_thrown_at_a_standing_enemy_who_is_no_neighbour() -> None:
    table = scene("yakuza", 9).round({0: "shuriken", 1: "bbb"}, {1: 2}, [4], until="throw-at")
    assert table.legal(0) == ["target 5", "target 7"]


@pytest.mark.rule("CNG-R8")
def test_a_shuriken_is_thrown_at_neighbours_when_only_they_are_left() -> None:
    table = scene("yakuza", 6).round({0: "shuriken"}, lies=[2, 4], until="throw-at")
    assert table.legal(0) == ["target 1", "target 5"]


@pytest.mark.rule("CNG-R8")
def test_a_shuriken_stays_in_the_hand_when_nobody_is_left_to_throw_at() -> None:
    table = scene("yakuza", 6).round({0: "shuriken"}, lies=[1, 2, 4, 5])
    assert "throw-at" not in table.questions()


@pytest.mark.rule("CNG-R8")
def test_several_shurikens_are_thrown_in_order_from_the_godfather() -> None:
    table = scene("yakuza", 6).round()
    assert table.public.godfather == 1
    table.round({0: "shuriken", 3: "shuriken"})
    assert [seat for name, seat in table.asked if name == "throw-at"] == [3, 0]


@pytest.mark.rule("CNG-K1")
def test_the_chance_of_a_hit_is_an_option() -> None:
    for given, weights in (("0.6", [600, 400]), ("1", [1000]), ("0.25", [250, 750])):
        table = scene("yakuza", 6, shuriken_p=given)
        table.round({0: "shuriken"}, until="flight")
        flight = decision(table.state)
        assert isinstance(flight, Chance)
        assert flight.weights(table.state) == weights
        assert flight.skill == ""


@pytest.mark.rule("CNG-K1")
def test_with_the_option_skill_the_throw_may_be_decided_by_hand() -> None:
    table = scene("yakuza", 6, shuriken="skill").round({0: "shuriken"}, until="skill-flight")
    flight = decision(table.state)
    assert isinstance(flight, Chance)
    assert flight.skill == "shuriken"


@pytest.mark.rule("CNG-R9")
def test_all_remaining_cards_are_revealed_and_resolved_at_once() -> None:
    table = scene(seats=3).round({0: "bang", 1: "bang"}, {0: 1, 1: 0, 2: 0})
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 0]
    assert table.revealed(2) == "clic"


@pytest.mark.rule("CNG-R9")
@pytest.mark.parametrize(("option", "victim"), [("hit", 3), ("skip", 4)])
def test_a_tanto_meets_a_teammate(option: str, victim: int) -> None:
    table = scene("yakuza", 6, tanto_ally=option)
    table.round({0: "tanto"}, {0: "left"}, lies=[1, 2])
    assert table.wounds(victim) == 1
    assert sum(table.wounds(seat) for seat in range(6)) == 1


@pytest.mark.rule("CNG-R9")
def test_a_tanto_that_finds_nobody_up_hits_nobody() -> None:
    table = scene("yakuza", 6, tanto_ally="skip")
    table.round({0: "tanto"}, lies=[1, 2, 4, 5])
    assert sum(table.wounds(seat) for seat in range(6)) == 0


@pytest.mark.rule("CNG-R9")
def test_a_wounded_player_can_be_hit_again() -> None:
    table = scene(seats=4).round({0: "bbb", 1: "bang"}, {0: 3, 1: 3, 2: 0, 3: 0})
    assert table.wounds(3) == 2


@pytest.mark.rule("CNG-R10")
def test_the_third_wound_kills_before_the_share() -> None:
    table = scene(seats=3, wounds={1: 2}).round({0: "bang"}, {0: 1, 1: 0, 2: 0})
    assert table.alive() == [0, 2]
    assert table.sharers() == [0, 2]


@pytest.mark.rule("CNG-R11")
def test_those_who_stand_share_and_the_rest_stays() -> None:
    table = scene(seats=4).round(
        {0: "bang"}, {0: 1, 1: 0, 2: 0, 3: 0}, lies=[2], bills=[5, 10, 20, 20, 5]
    )
    assert table.sharers() == [0, 3]
    assert [table.cash(seat) for seat in range(4)] == [30_000, 0, 0, 30_000]
    assert table.pot() == [0, 0, 0]


@pytest.mark.rule("CNG-R12")
def test_three_sharers_of_three_fives_and_two_twenties_get_five_each() -> None:
    table = scene(seats=3).round(bills=[5, 5, 5, 20, 20])
    assert [table.cash(seat) for seat in range(3)] == [5_000] * 3
    assert table.pot() == [0, 0, 2]


@pytest.mark.rule("CNG-R12")
def test_the_table_shows_the_part_for_every_number_of_sharers() -> None:
    table = scene(seats=4).round(bills=[5, 5, 5, 20, 20], until="load")
    assert [table.view(None).part(n) for n in range(6)] == [0, 55_000, 25_000, 5_000, 0, 0]


@pytest.mark.rule("CNG-R12")
def test_a_part_of_nothing_still_counts_as_taking_part() -> None:
    table = scene(seats=3).round(bills=[20, 20, 10, 10, 20], lies=[])
    assert table.sharers() == [0, 1, 2]
    table = scene(seats=6).round(bills=[20, 20, 10, 10, 20])
    assert table.sharers() == [0, 1, 2, 3, 4, 5]
    assert sum(table.cash(seat) for seat in range(6)) == 0


@pytest.mark.rule("CNG-R13")
def test_teams_confer_after_the_fourth_round() -> None:
    table = scene("yakuza", 6, round=4).round(until="confer")
    assert table.phase() == "confer"
    assert table.waiting() == (0, 1, 2, 3, 4, 5)
    table.round()
    assert table.public.round == 5
    assert "confer" not in table.round().questions()
    assert "confer" not in scene("base", 6, round=4).round().questions()


@pytest.mark.rule("CNG-R14")
def test_who_is_too_slow_loads_a_blank_aims_at_nobody_and_stays() -> None:
    match = Match.start(GAME, ("?",) * 3, {"cards": "off"})
    match.deal(rng_dealer(Rng(3)))
    entry = match.lapse(0, Rng(1))
    assert str(entry.move) == "load clic"  # type: ignore[union-attr]
    for seat in (1, 2):
        match.submit(seat, GAME.moves.parse("load bang"))
    assert str(match.lapse(0, Rng(1)).move) == "aim nobody"  # type: ignore[union-attr]
    for seat in (1, 2):
        match.submit(seat, GAME.moves.parse("aim 0"))
    assert str(match.lapse(0, Rng(1)).move) == "stay"  # type: ignore[union-attr]
    assert match.state.public.target(0) == -1


@pytest.mark.rule("CNG-R14")
def test_the_card_of_a_gun_that_aims_at_nobody_is_lost() -> None:
    match = Match.start(GAME, ("?",) * 3, {"cards": "off"})
    match.deal(rng_dealer(Rng(3)))
    for seat in range(3):
        match.submit(seat, GAME.moves.parse("load bang"))
    match.lapse(0, Rng(1))
    for seat in (1, 2):
        match.submit(seat, GAME.moves.parse("aim 0"))
    for seat in range(3):
        match.submit(seat, GAME.moves.parse("stay"))
    public = match.view(None).public
    assert [int(public.revealed(seat)) for seat in range(3)] == [-1, 1, 1]


@pytest.mark.rule("CNG-R14")
def test_who_has_no_blank_left_loads_anything_when_too_slow() -> None:
    table = scene(seats=3, hands={0: (0, 2, 1)}).round(until="load")
    asked = decision(table.state)
    assert asked is not None
    assert [str(move) for move in asked.lapses(table.state, 0)] == ["load bang", "load bbb"]
