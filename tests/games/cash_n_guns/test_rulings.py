"""What the aid leaves open, and we have ruled: each ruling at the case that it is about."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members
from oyabun.core.phrases import Diary, Phrase
from oyabun.core.play import legal_moves
from tests.games.cash_n_guns.scenes import speaker
from tests.games.cash_n_guns.table import Table, scene


def wounds(table: Table) -> list[int]:
    return [table.wounds(seat) for seat in range(table.public.seats)]


def listening(table: Table) -> Diary:
    """Let somebody hear what is told from now on."""
    diary = Diary()
    table.state.diary = diary
    return diary


def told(diary: Diary, key: str) -> list[Phrase]:
    return [phrase for _, phrase in diary.lines if phrase.key == key]


# A power is declared once, unless it is played again and again


@pytest.mark.rule("CNG-GP11", "CNG-GP13")
@pytest.mark.parametrize("gun", ["gp11", "gp13"])
def test_a_shotgun_or_an_uzi_that_lies_open_is_not_declared_again(gun: str) -> None:
    table = scene(seats=3, power={0: gun}, object={0: "go05", 1: "go08"}, wounds={1: 1})
    table.round(until="before-loot")
    table.answer(0, f"use {gun}").answer(1, "pass")
    assert table.waiting() == (0,)
    assert table.legal(0) == ["pass", "use go05"]
    table.answer(0, "pass")
    assert table.phase() == "turn-bill"
    table.round()
    assert f"use {gun}" not in table.round(until="before-loot").legal(0)


@pytest.mark.rule("CNG-YK01")
def test_the_shaolin_monk_is_declared_once() -> None:
    table = scene("yakuza", 6, power={0: "yk01"}, object={0: "yo10"})
    table.round({1: "bang"}, {1: 0}, uses={0: "yk01"})
    table.round({1: "bang"}, {1: 0}, until="before-share")
    assert table.legal(0) == ["pass", "use yo10"]


# CNG-R3: nobody aims at a teammate


def orphans() -> Table:
    """Return six yakuza seats `Y E W Y E W` with E and W between the yakuzas dead."""
    table = scene("yakuza", 6)
    table.public.alive = 0b111001
    return table


@pytest.mark.rule("CNG-R3")
@pytest.mark.parametrize(("way", "target"), [("left", 4), ("right", 5)])
def test_a_yakuza_aims_past_a_teammate_who_has_become_his_neighbour(way: str, target: int) -> None:
    table = orphans().round({0: "tanto"}, {0: way, 3: "left", 4: 5, 5: 4}, until="cojones")
    assert table.public.target(0) == target
    table.round()
    assert wounds(table) == [0] * target + [1] + [0] * (5 - target)


@pytest.mark.rule("CNG-R3", "CNG-YK02")
def test_a_ninja_beside_a_teammate_is_no_target_of_his() -> None:
    table = scene("yakuza", 6, power={0: "yk02"})
    table.round(uses={0: "yk02"}, picks={"sit-where": "place 2"}, until="aim")
    for seat in table.waiting():
        table.answer(seat, "left" if seat in (0, 3) else legal_moves(table.state, seat)[0])
    assert table.public.target(0) == 4
    assert table.public.target(3) == 4


@pytest.mark.rule("CNG-R3", "CNG-R9")
@pytest.mark.parametrize(("option", "victims"), [("hit", [3]), ("skip", [5])])
def test_behind_a_target_who_lies_a_blade_meets_a_teammate(option: str, victims: list[int]) -> None:
    table = scene("yakuza", 6, tanto_ally=option)
    table.round({0: "tanto"}, {0: "left"}, lies=[1, 2, 4])
    assert [seat for seat in range(6) if table.wounds(seat)] == victims


@pytest.mark.rule("CNG-R9")
def test_a_blade_that_meets_nobody_does_not_come_back_to_its_owner() -> None:
    table = scene("yakuza", 6).round({0: "tanto"}, {0: "left"}, lies=[1, 2, 3, 4, 5])
    assert sum(wounds(table)) == 0
    assert table.revealed(0) == "tanto"


# Guns, bullets and blades


def two_guns(**more: dict[int, str]) -> Table:
    """Return a table at which seat 0 has the gun of seat 3, who is dead."""
    table = scene(seats=5, power={0: "gp03"}, wounds={3: 2}, **more)  # type: ignore[arg-type]
    return table.round({1: "bang"}, {0: 1, 1: 3, 2: 0, 3: 0, 4: 0})


@pytest.mark.rule("CNG-GO01", "CNG-GP03")
def test_the_laser_beam_is_fired_by_one_gun_of_two() -> None:
    table = two_guns(object={0: "go01"})
    table.round({0: "bbb bbb"}, {0: [1, 2], 1: 2, 2: 1, 4: 0}, uses={0: "go01"})
    assert wounds(table) == [0, 1, 1, 3, 1]


@pytest.mark.rule("CNG-YO09")
def test_a_dark_tanto_strikes_one_person_once() -> None:
    table = scene("yakuza", 6, object={0: "yo09"})
    table.round({0: "tanto"}, lies=[1, 3, 4, 5], uses={0: "yo09"})
    assert wounds(table) == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("CNG-YK06", "CNG-GP11")
@pytest.mark.parametrize(("shooter", "spread", "other"), [(2, (0, 1), 1), (4, (5, 0), 5)])
def test_a_spread_of_which_the_geisha_turns_one_half_onto_the_other_is_a_shot(
    shooter: int, spread: tuple[int, int], other: int
) -> None:
    table = scene("yakuza", 6, power={0: "yk06", shooter: "gp11"})
    table.round(
        {shooter: "bang"},
        {1: 2, 2: 1, 4: 2, 5: 1, shooter: spread},
        uses={0: "yk06", shooter: "gp11"},
        picks={"charm-towards": other},
    )
    assert "pellet" not in table.questions()
    assert wounds(table) == [int(seat == other) for seat in range(6)]


@pytest.mark.rule("CNG-GP12", "CNG-GO02", "CNG-GO03", "CNG-GO04")
@pytest.mark.parametrize("bullet", ["go02", "go03", "go04"])
@pytest.mark.parametrize("card", ["bang", "bbb"])
def test_no_bullet_goes_with_a_stab(bullet: str, card: str) -> None:
    table = scene(seats=4, power={0: "gp12"}, object={0: bullet})
    table.round(
        {0: card},
        {0: 2, 1: 0, 2: 0, 3: 0},
        [2],
        {0: f"gp12 {bullet}"},
        {"stab-whom": 1},
    )
    assert wounds(table) == [0, 1, 0, 0]
    assert members(table.public.object_down) == [0]


# Smoke


@pytest.mark.rule("CNG-YO10", "CNG-C4")
def test_bills_that_smoke_kept_from_being_turned_are_never_turned() -> None:
    table = scene("yakuza", 6, object={0: "yo10"})
    table.round(until="before-loot")
    table.answer(0, "use yo10")
    assert (table.public.round, sum(table.pot())) == (2, 0)
    for _ in range(7):
        table.round(lies=range(6))
    assert table.state.outcome is not None
    assert sum(table.pot()) == 7 * 8
    assert table.public.bag != 0


@pytest.mark.rule("CNG-O1")
def test_who_declared_in_vain_before_a_smoke_grenade_stays_unknown() -> None:
    table = scene("yakuza", 6, object={0: "yo10", 1: "go05"}, wounds={1: 1})
    table.round(until="before-loot")
    silent = Table(table.state.clone())
    for here, answer in ((table, "use go05"), (silent, "pass")):
        here.answer(0, "use yo10").answer(1, answer)
    for eyes in (0, 2, None):
        assert table.view(eyes) == silent.view(eyes)


# What is told, and how it ends


@pytest.mark.rule("CNG-GO10")
def test_who_is_knocked_out_is_not_told_of_a_part_that_another_gets() -> None:
    table = scene(seats=3, object={0: "go10"}).round(bills=[20, 20, 20, 5, 5], until="during-share")
    table.answer(0, "use go10")
    diary = listening(table)
    table.answer(0, "target 2")
    (share,) = told(diary, "shares")
    assert share.numbers == (20_000, 3)
    assert {part.seats[0]: part.key for part in share.parts} == {0: "shares-twice", 1: "player"}
    assert [table.cash(seat) for seat in range(3)] == [40_000, 20_000, 0]


@pytest.mark.rule("CNG-E1", "CNG-E3")
def test_a_massacre_among_teams_is_counted_by_teams() -> None:
    table = scene("yakuza", 6, wounds={0: 2, 1: 2})
    table.public.alive = 0b000011
    table.public.fives = 4 | 3 << 6
    table.round({0: "tanto", 1: "bang"}, {0: "left", 1: 0})
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.reason == "massacre"
    assert outcome.winners == ()
    assert outcome.scores == (-20_000, -25_000, -40_000) * 2
    assert outcome.teams == ((0, 3), (1, 4), (2, 5))


@pytest.mark.rule("CNG-GO05")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "You heal 2 wounds of Bo."), ("fr", "Vous soignez Bo de 2 blessures.")],
)
def test_healing_is_told_with_its_noun(language: str, sentence: str) -> None:
    phrase = Phrase("heals", seats=(0, 1), numbers=(2,))
    assert speaker(0, language).say(phrase) == sentence
