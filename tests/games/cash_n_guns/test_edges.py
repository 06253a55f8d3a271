"""Cases that are easily forgotten: each would pass unnoticed in an ordinary game."""

from __future__ import annotations

import pytest

from oyabun.core.bits import row_get
from oyabun.core.play import decision
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
    assert row_get(table.public.flash, 1, 4) == 2
