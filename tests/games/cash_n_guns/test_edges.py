"""Cases that are easily forgotten: each would pass unnoticed in an ordinary game."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members, nibble
from oyabun.core.chance import Rng
from oyabun.core.match import Match, rng_dealer
from oyabun.core.phrases import Diary
from oyabun.core.play import decision, legal_moves
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.components import CARDS
from oyabun.text import LANGUAGES
from oyabun.text.rulebook import read_rulebook
from tests.games.cash_n_guns.scenes import speaker
from tests.games.cash_n_guns.table import Table, scene

TO_ZERO = {0: 1, 1: 0, 2: 0, 3: 0}


def wounds(table: Table) -> list[int]:
    return [table.wounds(seat) for seat in range(table.public.seats)]


# Kevlar that is already worn


@pytest.mark.rule("CNG-GO06", "CNG-GP05")
def test_worn_kevlar_stops_the_blast() -> None:
    table = scene(seats=4, power={1: "gp05"}, object={3: "go06"})
    table.round({0: "bbb", 2: "bbb"}, {0: 3, 1: 0, 2: 1, 3: 0}, uses={1: "gp05", 3: "go06"})
    assert wounds(table) == [1, 1, 1, 0]
    assert table.sharers() == [3]


@pytest.mark.rule("CNG-GO06", "CNG-YK04")
def test_worn_kevlar_stops_a_kamikaze() -> None:
    table = scene("yakuza", 6, power={0: "yk04"}, object={1: "go06"}, wounds={0: 2})
    table.round({2: "bang", 5: "bang"}, {2: 0, 5: 1}, uses={0: "yk04", 1: "go06"})
    assert wounds(table) == [3, 0, 0, 0, 0, 1]
    assert 1 in table.sharers()


@pytest.mark.rule("CNG-GO06", "CNG-R8")
def test_worn_kevlar_stops_a_shuriken() -> None:
    table = scene("yakuza", 6, object={2: "go06"})
    table.round({0: "shuriken", 4: "bbb"}, {4: 2}, uses={2: "go06"}, picks={"throw-at": 2})
    assert sum(wounds(table)) == 0
    assert 2 in table.sharers()


# The cop, the clock, the Godfather


@pytest.mark.rule("CNG-P4")
def test_a_call_in_the_sixth_round_is_in_time() -> None:
    table = scene("cop", 5, round=4)
    for _ in range(3):
        table.round(until="phone")
        for seat in table.waiting():
            table.answer(seat, "flip" if seat == 0 else "pass-on")
    assert table.public.called == 6
    while table.state.outcome is None:
        table.round(lies=[1, 2, 3, 4])
    assert table.state.outcome.reason == "reinforcements"


@pytest.mark.rule("CNG-R14")
@pytest.mark.parametrize(("seat", "blank"), [(0, "load cling"), (1, "load clic")])
def test_who_is_too_slow_to_load_loads_a_blank_and_nothing_else(seat: int, blank: str) -> None:
    table = scene("yakuza", 6).round(until="load")
    asked = decision(table.state)
    assert asked is not None
    assert [str(move) for move in asked.lapses(table.state, seat)] == [blank]


@pytest.mark.rule("CNG-R14", "CNG-GP03")
def test_who_is_too_slow_with_the_second_gun_loads_a_blank_of_its_deck() -> None:
    table = scene(seats=4, power={0: "gp03"}, hands={0: (0, 7, 1)}, wounds={3: 2})
    table.round({0: "bang", 1: "bang"}, {**TO_ZERO, 1: 3}).round(until="load")
    asked = decision(table.state)
    assert asked is not None
    assert [str(move) for move in asked.lapses(table.state, 0)] == ["load bang", "load bbb"]
    table.answer(0, "load bang")
    assert [str(move) for move in asked.lapses(table.state, 0)] == ["load clic"]


@pytest.mark.rule("CNG-GP03")
@pytest.mark.parametrize(("turn", "first"), [(1, 1), (3, 2)])
def test_of_gangsters_who_die_together_the_first_from_the_godfather_leaves_the_gun(
    turn: int, first: int
) -> None:
    table = scene(seats=5, power={0: "gp03"}, wounds={1: 2, 2: 2}, round=turn)
    table.public.godfather = turn - 1
    table.round({3: "bang", 4: "bang"}, {0: 3, 1: 3, 2: 3, 3: 1, 4: 2})
    assert table.alive() == [0, 3, 4]
    assert table.public.second_deck == first


# Objects


@pytest.mark.rule("CNG-GO07", "CNG-GP13")
def test_a_clip_does_not_fit_an_uzi() -> None:
    table = scene(seats=3, object={0: "go07"}, power={0: "gp13"})
    table.round({0: "bang"}, TO_ZERO, uses={0: "gp13"}).round({0: "bang"}, TO_ZERO, lies=[1])
    assert table.hand(0) == [5, 0, 1]
    assert table.round(until="before-loot").legal(0) == ["pass"]


@pytest.mark.rule("CNG-GO10")
def test_nobody_bludgeons_for_nothing() -> None:
    table = scene(seats=3, object={0: "go10"}).round(bills=[20, 20, 5, 5, 5], lies=[2])
    assert "during-share" in table.questions()
    table = scene(seats=6, object={0: "go10"}).round(bills=[20, 20, 10, 10, 20])
    assert table.public.now.part == 0
    assert "during-share" not in table.questions()


@pytest.mark.rule("CNG-GO09", "CNG-GP03")
def test_a_derringer_makes_a_bang_of_the_clic_of_the_second_gun() -> None:
    table = scene(seats=4, power={0: "gp03"}, object={0: "go09"}, wounds={3: 2})
    table.round({1: "bang"}, {0: 1, 1: 3, 2: 0, 3: 0})
    table.round({0: "bang clic"}, {0: [1, 2], 1: 0, 2: 0}, uses={0: "go09"})
    assert wounds(table)[1:3] == [1, 1]


# Doom and smoke


@pytest.mark.rule("CNG-YO11", "CNG-E1", "CNG-E3")
def test_who_lives_on_borrowed_time_keeps_the_team_alive_but_counts_as_dead() -> None:
    table = scene("yakuza", 6, object={0: "yo11"}, wounds={0: 2, 1: 2})
    table.public.alive = 0b000011
    table.round({0: "tanto", 1: "bang"}, {0: "left", 1: 0}, uses={0: "yo11"})
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.reason == "survivor"
    assert outcome.winners == (0, 3)
    assert outcome.scores[0] == -40_000


@pytest.mark.rule("CNG-YO10", "CNG-GP05", "CNG-R10")
def test_smoke_over_a_dropped_grenade_and_a_dying_player_ends_in_a_death_and_no_blast() -> None:
    table = scene("yakuza", 6, power={1: "gp05"}, object={0: "yo10"}, wounds={4: 2})
    table.round({2: "bbb", 5: "bbb"}, {2: 1, 5: 4}, uses={1: "gp05"}, until="before-bang")
    table.answer(0, "use yo10")
    assert table.alive() == [0, 1, 2, 3, 5]
    assert wounds(table) == [0, 1, 0, 0, 3, 0]
    assert table.public.armed >> 1 & 1


@pytest.mark.rule("CNG-YO10", "CNG-YO11")
def test_borrowed_time_also_ends_in_the_smoke() -> None:
    table = scene("yakuza", 6, object={0: "yo11", 3: "yo10"}, wounds={0: 2})
    table.round({1: "bang"}, {1: 0}, uses={0: "yo11"})
    assert 0 in table.alive()
    table.round(until="before-load")
    table.answer(3, "use yo10")
    assert 0 not in table.alive()


# The page and the table speak of the same things


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_and_objects_have_one_name_on_the_page_and_at_the_table(language: str) -> None:
    rules = {rule.id: rule.text for rule in read_rulebook(GAME.package, language).rules}
    tells = speaker(0, language)
    for card in CARDS:
        name = tells.word(card).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        assert rules[f"CNG-{card.upper()}"].startswith(f"*{name}*"), card


@pytest.mark.rule("CNG-P3", "CNG-GO06")
def test_the_markers_of_kevlar_flash_once_the_call_is_made() -> None:
    table = scene("cop", 5, object={1: "go06"})
    table.public.calls, table.public.called = 3, 1
    table.round({2: "bang"}, {2: 1}, uses={1: "go06"})
    assert nibble(table.public.flash, 1) == 2


# Whoever it is, and whatever was before


@pytest.mark.rule("CNG-R14")
@pytest.mark.parametrize(
    ("card", "asked"),
    [("go05", "heal-whom"), ("go12", "rob-whom"), ("go12", "give-what"), ("go11", "look-at")],
)
def test_who_is_too_slow_with_a_card_that_asks_gets_any_answer(card: str, asked: str) -> None:
    table = scene(seats=4, object={1: card}, wounds={2: 1, 3: 2})
    table.round(uses={1: card}, until=asked)
    question = decision(table.state)
    assert question is not None
    lapses = [str(move) for move in question.lapses(table.state, 1)]
    assert lapses == table.legal(1)
    assert len(lapses) > 1


@pytest.mark.rule("CNG-R14", "CNG-YK02", "CNG-C8")
def test_who_is_too_slow_sits_anywhere_and_takes_any_power() -> None:
    ninja = scene("yakuza", 6, power={3: "yk02"}).round(uses={3: "yk02"}, until="sit-where")
    question = decision(ninja.state)
    assert question is not None
    assert [str(move) for move in question.lapses(ninja.state, 3)] == ninja.legal(3)
    match = Match.start(GAME, ("?",) * 6, {"mode": "yakuza", "powers_team": "team_assigns"})
    match.deal(rng_dealer(Rng(1)))
    question = decision(match.state)
    assert question is not None
    assert question.lapses(match.state, 0) == legal_moves(match.state, 0)


@pytest.mark.rule("CNG-GO05", "CNG-GP02")
def test_the_first_aid_kit_leaves_the_third_wound_of_the_unbreakable() -> None:
    table = scene(seats=3, object={1: "go05"}, power={2: "gp02"}, wounds={2: 3})
    table.round(uses={1: "go05"}, picks={"heal-whom": 2})
    assert table.wounds(2) == 1


@pytest.mark.rule("CNG-YK03", "CNG-YK06", "CNG-GP10", "CNG-GP12")
@pytest.mark.parametrize(
    ("seat", "card", "loads", "aims", "lies", "picks"),
    [
        (3, "yk03", {4: "bang"}, {4: 3}, [], {}),
        (3, "yk06", {4: "bang"}, {4: 3}, [], {"charm-towards": 0}),
        (3, "yk05", {3: "shuriken"}, {}, [], {}),
        (1, "gp10", {}, {}, [1], {}),
        (1, "gp12", {1: "bang"}, {1: 3}, [3], {"stab-whom": 2}),
    ],
)
def test_what_one_uses_up_does_not_bring_back_what_another_has_used_up(
    seat: int,
    card: str,
    loads: dict[int, str],
    aims: dict[int, object],
    lies: list[int],
    picks: dict[str, object],
) -> None:
    table = scene("yakuza", 6, power={5: "gp09", seat: card}, backstab="once")
    table.round({5: "bbb"}, {5: 0})
    assert members(table.public.spent) == [5]
    table.round(loads, aims, lies, {seat: card}, picks)
    assert members(table.public.spent) == sorted({5, seat})


@pytest.mark.rule("CNG-YK03", "CNG-YK04", "CNG-YO08", "CNG-YO11")
def test_the_cards_of_the_yakuzas_are_for_every_yakuza() -> None:
    samurai = scene("yakuza", 6, power={3: "yk03"})
    samurai.round({4: "bang"}, {4: 3}, uses={3: "yk03"})
    assert wounds(samurai) == [0] * 6
    bomb = scene("yakuza", 6, power={3: "yk04"}, wounds={3: 2})
    bomb.round({1: "bang"}, {1: 3}, uses={3: "yk04"})
    assert wounds(bomb) == [0, 0, 1, 3, 1, 0]
    thrower = scene("yakuza", 6, object={3: "yo08"})
    thrower.round({3: "shuriken"}, uses={3: "yo08"}, picks={"throw-at": 1, "throw-again": 5})
    assert wounds(thrower) == [0, 1, 0, 0, 0, 1]
    dragon = scene("yakuza", 6, object={3: "yo11"}, wounds={3: 2})
    dragon.round({1: "bang"}, {1: 3}, uses={3: "yo11"})
    assert 3 in dragon.alive()
    assert members(dragon.public.doomed) == [3]
    assert 3 not in dragon.round().alive()


@pytest.mark.rule("CNG-GO11")
def test_the_sunglasses_show_nothing_of_cards_that_lie_open_or_are_gone() -> None:
    table = scene(seats=4, object={0: "go11", 1: "go05"}, power={1: "gp11"}, wounds={2: 1})
    table.round(uses={1: "gp11 go05"}, picks={"heal-whom": 2})
    table.round(uses={0: "go11"}, picks={"look-at": [1, 2]}, until="load")
    own = table.view(0).own
    assert own is not None
    assert (own.seen_powers, own.seen_objects) == (0, 0)


@pytest.mark.rule("CNG-P1")
def test_every_flip_narrows_the_circle_of_those_who_can_be_the_cop() -> None:
    table = scene("cop", 6, cop=2)
    for lies in ([4], [3]):
        table.round(lies=lies, until="phone")
        for seat in table.waiting():
            table.answer(seat, "flip" if seat == 2 else "pass-on")
    assert members(table.public.suspects) == [0, 1, 2, 5]


@pytest.mark.rule("CNG-P4")
def test_the_dead_cop_is_the_only_one_who_can_have_been_it() -> None:
    table = scene("cop", 5, cop=2, wounds={2: 2})
    table.round({1: "bang"}, {0: 1, 1: 2, 2: 1, 3: 1, 4: 1})
    assert members(table.public.suspects) == [2]
    assert table.public.cop == 2
    while table.state.outcome is None:
        table.round(lies=[0, 1, 3, 4])
    assert 2 not in table.state.outcome.winners


@pytest.mark.rule("CNG-P4")
def test_a_cop_in_any_seat_must_be_alive_to_win() -> None:
    for wounded, reason in ((0, "reinforcements"), (2, "richest")):
        table = scene("cop", 5, cop=3, wounds={3: wounded})
        for _ in range(3):
            table.round(until="phone")
            for seat in table.waiting():
                table.answer(seat, "flip" if seat == 3 else "pass-on")
        table.round({1: "bang"}, {0: 1, 1: 3, 2: 1, 3: 1, 4: 1})
        while table.state.outcome is None:
            table.round(lies=[0, 1, 2, 4])
        assert table.state.outcome.reason == reason


@pytest.mark.rule("CNG-GP12", "CNG-GP03")
def test_who_stabs_with_the_second_gun_shoots_with_the_first() -> None:
    table = scene(seats=5, power={1: "gp03"}, wounds={4: 2})
    table.round({2: "bang"}, {0: 1, 1: 0, 2: 4, 3: 0, 4: 0})
    table.state.private[1].power = CARDS.index("gp12") + 1
    table.public.powers = 0
    table.public.power_down |= 1 << 1
    table.round(
        {1: "bang bang"},
        {0: 1, 1: [0, 3], 2: 1, 3: 1},
        lies=[3],
        uses={1: "gp12"},
        picks={"stab-whom": 2},
    )
    assert wounds(table) == [1, 0, 1, 0, 3]


@pytest.mark.rule("CNG-YK06", "CNG-GP03")
def test_the_geisha_in_any_seat_turns_both_guns_towards_anybody_but_herself() -> None:
    table = scene("yakuza", 6, power={1: "gp03", 3: "yk06"}, wounds={5: 2})
    table.round({4: "bang"}, {4: 5})
    aims = {1: [3, 3], 2: 1, 4: 2}
    table.round({1: "bang bang"}, aims, uses={3: "yk06"}, until="charm-towards")
    assert table.legal(3) == ["target 0", "target 2"]
    table.round(picks={"charm-towards": 2})
    assert wounds(table) == [0, 0, 2, 0, 0, 3]


@pytest.mark.rule("CNG-GO03", "CNG-GO04", "CNG-GP11")
@pytest.mark.parametrize(
    ("bullet", "throws", "hurt"),
    [
        ("go04", "hit hit", [0, 1, 1, 1, 0]),
        ("go04", "hit miss", [0, 1, 0, 0, 0]),
        ("go03", "hit hit", [0, 1, 1, 0, 1]),
        ("go03", "miss hit", [0, 0, 1, 0, 0]),
    ],
)
def test_a_magic_bullet_goes_on_from_its_side_of_a_spread(
    bullet: str, throws: str, hurt: list[int]
) -> None:
    table = scene(seats=5, power={0: "gp11"}, object={0: bullet})
    aims = {0: (1, 2), 1: 0, 2: 0, 3: 0, 4: 0}
    table.round({0: "bang"}, aims, uses={0: f"gp11 {bullet}"}, throws=throws)
    assert wounds(table) == hurt


@pytest.mark.rule("CNG-GO06")
def test_the_first_wound_is_not_forgotten_over_the_wounds_of_others() -> None:
    table = scene(seats=5, object={3: "go06"})
    for victim in (3, 4):
        table.round({0: "bang"}, {0: victim, 1: 0, 2: 0, 3: 0, 4: 0})
    table.round({0: "bbb"}, {0: 3, 1: 0, 2: 0, 3: 0, 4: 0}, uses={3: "go06"})
    assert table.wounds(3) == 2


@pytest.mark.rule("CNG-P4", "CNG-E1")
def test_who_has_lost_shares_the_last_place() -> None:
    table = scene("cop", 5, cop=1, round=8, wounds={4: 2})
    table.round({0: "bang"}, {0: 4, 1: 0, 2: 0, 3: 0, 4: 0}, lies=[1, 2, 3])
    assert table.state.outcome is not None
    assert table.state.outcome.places == (1, 4, 2, 2, 4)
    all_dead = scene(seats=3, wounds={0: 2, 1: 2, 2: 2})
    all_dead.round({0: "bang", 1: "bang", 2: "bang"}, {0: 1, 1: 2, 2: 0})
    assert all_dead.state.outcome is not None
    assert all_dead.state.outcome.places == (2, 2, 2)


@pytest.mark.rule("CNG-R3", "CNG-GP11")
def test_everybody_hears_at_whom_guns_point_and_where_lead_flies() -> None:
    table = scene(seats=4, power={0: "gp11"}).round(uses={0: "gp11"}, until="aim")
    diary = Diary()
    table.state.diary = diary
    table.round({}, {0: (1, 2), 1: 0, 2: 0, 3: 0}, throws="hit miss", until="cojones")
    aims = {
        (part.key, part.seats, tuple(target.seats for target in part.parts))
        for _, phrase in diary.lines
        for part in phrase.parts
    }
    assert ("aims-at", (0,), ((1,), (2,))) in aims
    assert ("aims-at", (3,), ((0,),)) in aims
    table = scene(seats=4, power={0: "gp11"})
    table.state.diary = diary
    table.round({0: "bang"}, {0: (1, 2), 1: 0, 2: 0, 3: 0}, uses={0: "gp11"}, throws="hit miss")
    heard = {(phrase.key, phrase.seats) for _, phrase in diary.lines}
    assert ("pellet-hits", (0, 1)) in heard
    assert ("pellet-misses", (0, 2)) in heard
