"""Modes, decks, bills, teams and what is dealt before the game (CNG-C1 to CNG-C9)."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members, row_get
from oyabun.core.chance import Rng
from oyabun.core.editions import read_edition
from oyabun.core.errors import EditionError, SeatError
from oyabun.core.match import Match, rng_dealer
from oyabun.core.phases import CHANCE
from oyabun.core.play import legal_moves, play, waiting
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.components import CARDS, UNIT, WORTH
from tests.games.cash_n_guns.table import scene


def start(mode: str, seats: int, **options: str) -> Match:
    return Match.start(GAME, ("?",) * seats, {"mode": mode, "cards": "off", **options})


@pytest.mark.rule("CNG-C1")
@pytest.mark.parametrize(
    ("mode", "seats"), [("base", (3, 4, 5, 6)), ("cop", (5, 6)), ("yakuza", (6, 7, 8, 9))]
)
def test_a_mode_takes_its_numbers_of_players(mode: str, seats: tuple[int, ...]) -> None:
    assert GAME.seats_with(GAME.read_options({"mode": mode})) == seats
    for count in set(GAME.seats) - set(seats):
        with pytest.raises(SeatError, match=f"{seats[0]} to {seats[-1]} players"):
            start(mode, count)
        with pytest.raises(SeatError, match=f"{seats[0]} to {seats[-1]} players"):
            GAME.setup(count, GAME.read_options({"mode": mode}), GAME.edition)


@pytest.mark.rule("CNG-C1", "CNG-R1")
@pytest.mark.parametrize(
    ("mode", "seats", "bills"), [("base", 3, 5), ("cop", 5, 5), ("yakuza", 6, 8)]
)
def test_so_many_bills_are_turned_in_a_round(mode: str, seats: int, bills: int) -> None:
    table = scene(mode, seats).round(until="load")
    assert sum(table.pot()) == bills


@pytest.mark.rule("CNG-C2", "CNG-C3")
def test_everybody_starts_with_five_blanks_two_shots_and_one_that_comes_first() -> None:
    table = scene("yakuza", 6).round(until="load")
    assert [table.hand(seat) for seat in range(6)] == [[5, 2, 1]] * 6
    assert table.legal(0) == ["load cling", "load tanto", "load shuriken"]
    assert table.legal(1) == ["load clic", "load bang", "load bbb"]


@pytest.mark.rule("CNG-C4")
@pytest.mark.parametrize(
    ("mode", "seats", "count", "dollars"), [("base", 3, 40, 425_000), ("yakuza", 6, 64, 665_000)]
)
def test_the_loot_is_worth_what_the_rules_say(
    mode: str, seats: int, count: int, dollars: int
) -> None:
    bag = scene(mode, seats).public.bag
    kinds = [int(row_get(bag, kind, 8)) for kind in range(3)]
    assert sum(kinds) == count
    assert sum(UNIT * worth * bills for worth, bills in zip(WORTH, kinds, strict=True)) == dollars


@pytest.mark.rule("CNG-C5")
def test_all_37_cards_can_be_dealt() -> None:
    dealt = set()
    for seed in range(60):
        match = start("yakuza", 9, cards="on", powers_team="random")
        match.deal(rng_dealer(Rng(seed)))
        dealt |= {str(entry.move) for entry in match.entries}
    assert {f"deal {card}" for card in CARDS} <= dealt
    assert len(CARDS) == 37


@pytest.mark.rule("CNG-C6", "CNG-C7")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(6, (2, 2, 2)), (7, (3, 2, 2)), (8, (2, 3, 3)), (9, (3, 3, 3))]
)
def test_no_two_teammates_sit_side_by_side(seats: int, sizes: tuple[int, ...]) -> None:
    table = scene("yakuza", seats)
    teams = table.view(None).teams()
    assert tuple(len(team) for team in teams) == sizes
    assert teams[0] == tuple(members(table.public.yakuzas))
    for seat in range(seats):
        assert not table.public.neighbours(seat) & table.public.side(seat)


@pytest.mark.rule("CNG-C2", "CNG-C3", "CNG-C6")
def test_everybody_has_a_character_and_in_yakuza_a_team() -> None:
    view = scene("yakuza", 9).view(None)
    assert len({view.character(seat) for seat in range(9)}) == 9
    assert [view.character(seat) for seat in (0, 3, 6)] == ["hiro", "sushi-lee", "yakitori"]
    assert [view.team(seat) for seat in (0, 1, 2)] == ["yakuza", "east", "west"]
    assert scene(seats=3).view(None).team(0) == ""


@pytest.mark.rule("CNG-C8")
def test_a_team_sees_its_powers_and_decides_who_takes_which() -> None:
    match = start("yakuza", 7, cards="on", powers_team="team_assigns")
    match.deal(rng_dealer(Rng(1)))
    state = match.state
    assert waiting(state) == (0, 1, 3)
    pool = legal_moves(state, 0)
    assert len(pool) == 3
    assert len(legal_moves(state, 1)) == 2
    assert members(match.view(4).own.pool) == members(match.view(0).own.pool)
    assert match.view(5).own.pool != match.view(0).own.pool
    for seat in (0, 1, 3):
        match.submit(seat, legal_moves(state, seat)[0])
    assert match.waiting() == (2,)
    assert legal_moves(state, 2) == pool[1:]
    match.submit(2, pool[2])
    match.deal(rng_dealer(Rng(1)))
    powers = [str(move).split()[1] for move in pool]
    for eyes in (0, 2, 4):
        assert [CARDS[match.view(eyes).power(seat)] for seat in (0, 2, 4)] == [
            powers[0],
            powers[2],
            powers[1],
        ]
    assert match.view(1).power(0) == -1
    assert match.view(None).power(0) == -1


@pytest.mark.rule("CNG-C8")
def test_powers_are_dealt_to_players_and_nobody_knows_a_teammates() -> None:
    match = start("yakuza", 6, cards="on")
    match.deal(rng_dealer(Rng(1)))
    assert match.view(0).phase.name == "confer"
    assert match.view(0).power(0) >= 0
    assert match.view(0).power(3) == -1


@pytest.mark.rule("CNG-C1", "CNG-C8")
@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("cop", 5), ("yakuza", 6)])
def test_everybody_is_dealt_one_power_and_one_object_unless_the_table_wants_none(
    mode: str, seats: int
) -> None:
    match = Match.start(GAME, ("?",) * seats, {"mode": mode})
    match.deal(rng_dealer(Rng(2)))
    for seat in range(seats):
        assert match.view(seat).power(seat) >= 0
        assert match.view(seat).object(seat) >= 0
    bare = start(mode, seats)
    bare.deal(rng_dealer(Rng(2)))
    assert bare.view(0).power(0) == bare.view(0).object(0) == -1


@pytest.mark.rule("CNG-C8")
def test_objects_are_known_to_their_owners_alone() -> None:
    match = start("base", 3, cards="on")
    match.deal(rng_dealer(Rng(5)))
    assert [match.view(eyes).object(0) >= 0 for eyes in (0, 1, None)] == [True, False, False]


@pytest.mark.rule("CNG-C9")
def test_one_of_the_players_is_the_cop_and_only_the_cop_knows() -> None:
    table = scene("cop", 5, cop=3)
    assert [table.view(seat).own.cop for seat in range(5)] == [0, 0, 0, 1, 0]  # type: ignore[union-attr]
    assert table.public.calls == 0
    assert members(table.public.suspects) == [0, 1, 2, 3, 4]


@pytest.mark.rule("CNG-R13")
def test_teams_confer_before_the_game() -> None:
    match = start("yakuza", 6)
    match.deal(rng_dealer(Rng(0)))
    assert match.view(0).phase.confers
    assert match.waiting() == (0, 1, 2, 3, 4, 5)
    for seat in range(6):
        play(match.state, seat, legal_moves(match.state, seat)[0])
    assert match.waiting() == (CHANCE,)


@pytest.mark.parametrize(
    "change",
    ['"rounds": 9', '"deck": [1, 1, 1]', '"bills": [1, 1, 1]', '"yakuza_bills": [0, 0, 0]'],
)
def test_an_edition_whose_numbers_do_not_fit_is_refused(change: str) -> None:
    import json

    data = {**GAME.edition.data, **json.loads("{" + change + "}")}
    with pytest.raises(EditionError):
        GAME.setup(3, GAME.read_options({}), read_edition(json.dumps(data)))


def test_an_edition_without_a_number_is_refused() -> None:
    with pytest.raises(EditionError, match="rounds"):
        GAME.setup(
            3,
            GAME.read_options({}),
            read_edition(
                '{"id": "x", "bills": [1,1,1], "yakuza_bills": [1,1,1], "turned": 1, '
                '"yakuza_turned": 1, "deck": [1,1,1]}'
            ),
        )
