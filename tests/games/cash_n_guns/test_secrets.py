"""What a seat knows and imagines: learned cards, and worlds that fit everything it has seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oyabun.core.bits import members, row_get
from oyabun.core.chance import Rng
from oyabun.core.match import Entry, Match
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision, legal_moves
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.components import CARDS, pile_count, pile_of, pile_size
from oyabun.games.cash_n_guns.moves import HIT, LIE, PASS
from oyabun.games.cash_n_guns.state import CashState, cards_in
from oyabun.games.cash_n_guns.view import SECRETS, CashView
from oyabun.testing.secrets import check_imagined, check_news, check_scrambled, eyes
from tests.games.cash_n_guns.table import scene

MODES = (("base", 3), ("base", 6), ("cop", 5), ("yakuza", 6), ("yakuza", 9))
every_mode = pytest.mark.parametrize(("mode", "seats"), MODES)


def worlds(view: CashView, count: int = 40) -> list[CashState]:
    return [SECRETS.imagine(view, Rng(seed)) for seed in range(count)]


def bold_move(moves: list[Move], rng: Rng) -> Move:
    """Shoot, stay up and play cards more often than not, so that much happens."""
    bold = [move for move in moves if move not in (LIE, PASS) and "cli" not in str(move)]
    return rng_pick(bold if bold and rng.below(5) else moves, rng)


def rng_pick(moves: list[Move], rng: Rng) -> Move:
    return moves[int(rng.below(len(moves)))]


def bloody_match(mode: str, seats: int, seed: int) -> Iterator[tuple[Match, Entry]]:
    """Yield every ply of a match between players without fear, before it is played."""
    shared = "team_assigns" if seed % 2 else "random"
    options = {"mode": mode, "shuriken_p": "0.9", "powers_team": shared}
    match = Match.start(GAME, tuple(f"<{seat}>" for seat in range(seats)), options)
    rng = Rng(seed)
    while match.waiting():
        owing = match.waiting()
        seat = owing[int(rng.below(len(owing)))]
        asked = decision(match.state)
        assert asked is not None
        moves = legal_moves(match.state, seat)
        if seat == CHANCE:
            move = HIT if HIT in moves else asked.random_move(match.state, seat, rng)
        else:
            move = bold_move(moves, rng)
        entry = Entry(seat, move)
        yield match, entry
        match.append(entry)


@every_mode
def test_where_blood_flows_nothing_tells_a_secret(mode: str, seats: int) -> None:
    rng = Rng(seats)
    deaths = 0
    for seed in range(2):
        for match, entry in bloody_match(mode, seats, seed):
            seat = eyes(match)[int(rng.below(seats + 1))]
            check_scrambled(match, seat, rng, drawn=False)
            if rng.below(10) == 0:
                check_imagined(match, seat, rng)
            check_news(match, entry, seat, rng)
            dead = seats - len(members(match.view(None).public.alive))
            deaths = max(deaths, dead)
    assert deaths


@every_mode
def test_imagined_worlds_hold_the_same_cards_as_the_real_one(mode: str, seats: int) -> None:
    for match, _ in bloody_match(mode, seats, 7):
        if match.ply % 9 == 0:
            view = match.view(match.ply % seats)
            assert_whole(SECRETS.imagine(view, Rng(match.ply)))
            assert_whole(match.state)


def assert_whole(state: CashState) -> None:
    """Every card of the decks is somewhere, and no power or object is there twice."""
    public = state.public
    total = sum(public.shown)
    for own in state.private:
        total += int(own.hand + own.hand2)
        for card in (int(own.loaded) - 1, int(own.loaded2) - 1):
            total += 1 << 4 * card if card >= 0 else 0
        total += sum(1 << 4 * card for card in cards_in(own.dumped) + cards_in(own.dumped2))
    # Sums of nine piles do not fit into nibbles: compare the numbers that they stand for.
    deck = int(pile_of(state.box.deck))
    assert total == deck * len(state.private)
    held = [int(own.power) for own in state.private if own.power]
    held += [int(own.object) for own in state.private if own.object]
    assert len(set(held)) == len(held)
    used = {int(row_get(public.objects, seat, 6)) for seat in range(public.seats)} - {0}
    assert not used & set(held)


# What is learned


@pytest.mark.rule("CNG-GO11")
def test_what_the_sunglasses_showed_stays_known_until_it_is_played() -> None:
    table = scene(seats=4, object={0: "go11", 1: "go02"}, power={1: "gp09"})
    table.round({1: "bbb"}, lies=[1])
    table.round(uses={0: "go11"}, picks={"look-at": [1, 2]}, until="load")
    for world in worlds(table.view(0)):
        assert world.private[1].power == CARDS.index("gp09") + 1
        assert world.private[1].object == CARDS.index("go02") + 1
        assert world.private[1].hand == table.state.private[1].hand == 0x025
    table.round({1: "bang"}, {1: 0}, lies=[0]).round(until="load")
    assert {int(world.private[1].hand) for world in worlds(table.view(0))} == {0x015, 0x024}
    assert len({int(world.private[1].hand) for world in worlds(table.view(3))}) > 2


@pytest.mark.rule("CNG-GO12")
def test_the_thief_and_the_robbed_know_what_the_magnet_moved() -> None:
    table = scene(seats=4, object={0: "go12"})
    table.round(uses={0: "go12"}, picks={"rob-whom": 1, "give-what": "give bbb"}, until="load")
    got = int(table.state.private[0].got) - 1
    for world in worlds(table.view(0)):
        assert pile_count(world.private[1].hand, 2) == pile_count(table.state.private[1].hand, 2)
    for world in worlds(table.view(1)):
        assert world.private[0].hand == table.state.private[0].hand
    guesses = {(int(w.private[0].gave), int(w.private[0].got)) for w in worlds(table.view(2))}
    assert len(guesses) > 3
    assert got in (0, 1, 2)


@pytest.mark.rule("CNG-GP09")
def test_everybody_knows_that_the_specialist_has_the_bbb_again() -> None:
    table = scene(seats=3, power={0: "gp09"})
    table.round({0: "bang"}, {0: 1, 1: 0, 2: 0}, lies=[1])
    table.round({0: "bbb"}, {0: 1, 1: 0, 2: 0}).round(until="load")
    assert all(pile_count(world.private[0].hand, 2) == 1 for world in worlds(table.view(2)))


@pytest.mark.rule("CNG-GO07")
def test_everybody_knows_of_the_bangs_that_the_clip_brought_back() -> None:
    table = scene(seats=3, object={0: "go07"})
    table.round({0: "bang"}, {0: 1, 1: 0, 2: 0}, lies=[1])
    table.round({0: "bang"}, {0: 1, 1: 0, 2: 0}).round(uses={0: "go07"}, until="load")
    assert all(pile_count(world.private[0].hand, 1) == 2 for world in worlds(table.view(2)))


@pytest.mark.rule("CNG-GP09", "CNG-GP04")
def test_a_power_that_did_not_show_itself_is_not_imagined() -> None:
    table = scene(seats=3, power={0: "gp01"}).round({0: "bbb"}, {0: 1, 1: 0, 2: 0})
    powers = {int(world.private[0].power) - 1 for world in worlds(table.view(1), 200)}
    assert CARDS.index("gp09") not in powers
    assert len(powers) == 12


@pytest.mark.rule("CNG-GO02")
@pytest.mark.parametrize(("card", "window"), [("bbb", "before-fire"), ("bang", "before-bang")])
def test_a_declared_bullet_is_fired_before_anybody_is_asked_anything(
    card: str, window: str
) -> None:
    table = scene(seats=3, object={0: "go02", 1: "go01"})
    table.round({0: card}, {0: 1, 1: 0, 2: 0}, until=window)
    table.answer(0, "use go02")
    assert table.revealed(0) == ""
    table.answer(1, "pass")
    assert table.revealed(0) == card


@pytest.mark.rule("CNG-YO07")
def test_a_declared_blade_tells_what_is_loaded() -> None:
    blade = scene("yakuza", 6, object={0: "yo07", 3: "yo10"})
    blade.round({0: "tanto"}, uses={0: "yo07"}, until="before-bang")
    assert {int(world.private[0].loaded) for world in worlds(blade.view(1))} == {2}


@pytest.mark.rule("CNG-P1")
def test_the_cop_is_imagined_among_those_who_can_have_flipped_the_phone() -> None:
    table = scene("cop", 6, cop=2).round(lies=[4, 5], until="phone")
    for seat in table.waiting():
        table.answer(seat, "flip" if seat == 2 else "pass-on")
    cops = {[int(own.cop) for own in world.private].index(1) for world in worlds(table.view(0))}
    assert cops == {1, 2, 3}
    assert all(world.private[2].cop for world in worlds(table.view(2)))


@pytest.mark.rule("CNG-GP03")
def test_the_dead_owner_and_the_new_one_know_their_part_of_a_taken_deck() -> None:
    table = scene(seats=4, power={0: "gp03"}, wounds={3: 2})
    table.round({1: "bang", 3: "bang"}, {0: 1, 1: 3, 2: 0, 3: 0}).round(until="load")
    assert all(w.private[0].hand2 == table.state.private[0].hand2 for w in worlds(table.view(0)))
    sizes = {int(pile_size(world.private[0].hand2)) for world in worlds(table.view(2))}
    assert sizes == {7}


@pytest.mark.rule("CNG-GO12", "CNG-GP12")
def test_a_swap_is_imagined_so_that_a_declared_shot_can_have_been_loaded() -> None:
    table = scene(seats=4, object={0: "go12", 3: "go08"}, power={0: "gp12"})
    picks = {"rob-whom": 1, "give-what": "give clic", "attract": "draw bang", "stab-whom": 1}
    table.round({0: "bang"}, {0: 3}, uses={0: "go12"}, picks=picks)
    for card in ("bang", "bbb"):
        table.round({0: card}, {0: 2})
    table.round({0: "bang"}, {0: 2}, [2], {0: "gp12"}, picks, until="before-fire")
    imagined = worlds(table.view(2), 200)
    assert {int(world.private[0].got) for world in imagined} == {2, 3}
    assert {int(world.private[0].loaded) for world in imagined} == {2, 3}
