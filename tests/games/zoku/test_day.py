"""Components and the day: set-up, placement, claims, the station, the first player card."""

from __future__ import annotations

import json

import pytest

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.editions import read_edition
from oyabun.core.errors import EditionError
from oyabun.core.match import Match, rng_dealer
from oyabun.core.phases import CHANCE
from oyabun.core.play import playout
from oyabun.games.zoku import GAME
from oyabun.games.zoku.components import LIEUTENANTS, QUARTIERS, WARD
from oyabun.games.zoku.moves import WARD as WARD_MOVES
from tests.games.zoku.table import NAMES, Table, brawl


@pytest.mark.rule("ZOK-C1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_eight_zokus_in_reserve(seats: int) -> None:
    table = Table(seats)
    assert [table.reserve(seat) for seat in range(seats)] == [8] * seats


@pytest.mark.rule("ZOK-C2")
def test_everybody_is_dealt_three_lieutenants_that_nobody_else_has() -> None:
    match = Match.start(GAME, NAMES)
    match.deal(rng_dealer(Rng(3)))
    hands = [int(match.view(seat).hand()) for seat in range(5)]
    assert [bin(hand).count("1") for hand in hands] == [3] * 5
    assert sum(hands) == (1 << len(LIEUTENANTS)) - 1
    assert match.view(None).hand() == 0


@pytest.mark.rule("ZOK-C2")
def test_a_seat_is_told_its_own_lieutenants_only() -> None:
    match = Match.start(GAME, NAMES[:2])
    match.deal(rng_dealer(Rng(3)))
    told = [
        [
            tuple(LIEUTENANTS.index(part.key) for part in phrase.parts)
            for ply in range(match.ply + 1)
            for phrase in match.news(ply, seat)
            if phrase.key == "dealt"
        ]
        for seat in (0, 1, None)
    ]
    hands = [tuple(members(match.view(seat).hand())) for seat in (0, 1)]
    assert told == [[hands[0]], [hands[1]], []]


@pytest.mark.rule("ZOK-C3")
@pytest.mark.parametrize(("seats", "wards"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_the_deck_is_used_up_on_the_fifth_day(seats: int, wards: int) -> None:
    match = Match.start(GAME, NAMES[:seats])
    match.deal(rng_dealer(Rng(1)))
    public = match.state.public
    assert bin(public.wards).count("1") == wards == len(public.display)
    assert bin(public.deck).count("1") == 4 * wards
    assert len(public.bands) == len(public.fates) == wards
    assert list(public.scene) == [0] * seats, "nothing was fought over yet"
    playout(match.state, Rng(2))
    assert match.state.public.deck == 0


@pytest.mark.rule("ZOK-C3")
def test_no_ward_is_drawn_twice() -> None:
    match = Match.start(GAME, NAMES[:2])
    phase = match.state.stack[-1]
    assert phase.moves(match.state, CHANCE) == [*WARD_MOVES]
    match.submit(CHANCE, WARD_MOVES[3])
    assert phase.moves(match.state, CHANCE) == [*WARD_MOVES[:3], *WARD_MOVES[4:]]


@pytest.mark.rule("ZOK-C3")
def test_only_quartiers_of_wards_in_play_are_laid_out() -> None:
    match = Match.start(GAME, NAMES[:2])
    match.deal(rng_dealer(Rng(8)))
    public = match.state.public
    assert all(public.wards >> card // WARD & 1 for card in public.display)
    assert not any(public.deck >> card & 1 for card in public.display)


@pytest.mark.rule("ZOK-C3")
def test_the_first_seat_may_choose_the_wards() -> None:
    match = Match.start(GAME, NAMES[:2], {"wards": "chosen"})
    chosen = ["adachi", "ota", "taito", "minato", "shibuya"]
    for missing, ward in zip(range(5, 0, -1), chosen, strict=True):
        assert match.waiting() == (0,)
        view = match.view(0)
        assert view.frame.asks.numbers == (missing,)
        assert len(view.legal) == 3 + missing
        match.submit(0, GAME.moves.parse(f"ward {ward}"))
    match.deal(rng_dealer(Rng(1)))
    assert bin(match.state.public.wards).count("1") == 5
    assert match.state.public.wards == 0b11010101


@pytest.mark.rule("ZOK-C4", "ZOK-D6")
def test_brawls_are_fought_in_reading_order() -> None:
    table = Table(2)
    table.placement([1, 3], [1, 3])
    fought = []
    while table.asked == "take-aim":
        fought.append(int(table.public.slot))
        table.throw("feet", "belly")
    assert fought == [1, 3]


@pytest.mark.rule("ZOK-C5")
def test_anybody_may_be_the_first_player() -> None:
    firsts = set()
    for seed in range(20):
        match = Match.start(GAME, NAMES[:3])
        match.deal(rng_dealer(Rng(seed)))
        firsts.add(match.waiting())
    assert firsts == {(0,), (1,), (2,)}


@pytest.mark.rule("ZOK-D1")
def test_a_new_day_lays_out_new_quartiers() -> None:
    table = Table(2)
    assert [table.name(slot) for slot in range(5)] == [QUARTIERS[5 * ward] for ward in range(5)]
    table.placement()
    assert table.public.day == 1
    assert [table.name(slot) for slot in range(5)] == [QUARTIERS[5 * ward + 1] for ward in range(5)]


@pytest.mark.rule("ZOK-D1")
def test_the_game_ends_after_the_fifth_day() -> None:
    table = Table(2)
    days = []
    while table.match.outcome is None:
        days.append(int(table.public.day))
        table.placement()
    assert days == [0, 1, 2, 3, 4]
    assert table.match.outcome.reason == "five-days"


@pytest.mark.rule("ZOK-D2")
def test_turns_go_round_and_back_so_that_the_last_player_takes_two_in_a_row() -> None:
    table = Table(3, first=1)
    order = []
    for _ in range(6):
        order.append(table.waiting[0])
        table.do(table.waiting[0], "end")
    assert order == [1, 2, 0, 0, 2, 1]


@pytest.mark.rule("ZOK-D3")
def test_a_turn_places_up_to_four() -> None:
    table = Table(2)
    assert table.match.view(0).frame.asks.numbers == (4,)
    for count in range(4):
        assert table.waiting == (0,)
        assert table.reserve(0) == 8 - count
        table.do(0, f"place {table.name(count)}")
    assert table.waiting == (1,), "without Lieutenants there is nothing left to decide"
    assert [table.band(slot, 0) for slot in range(5)] == [1, 1, 1, 1, 0]


@pytest.mark.rule("ZOK-D3")
def test_placing_nothing_is_allowed() -> None:
    table = Table(2)
    assert table.legal(0)[0] == "end"
    table.do(0, "end")
    assert table.reserve(0) == 8


@pytest.mark.rule("ZOK-D3")
def test_a_turn_is_told_in_one_sentence() -> None:
    table = Table(2)
    table.place(0, 2, 0, 2)
    assert table.sentences() == ["Red sends one to Hatagaya and two to Shinbashi."]
    table.place(1)
    assert table.sentences() == ["You send nobody."]


@pytest.mark.rule("ZOK-D3")
def test_a_gang_has_at_most_three_on_a_quartier_over_both_turns() -> None:
    table = Table(2)
    table.place(0, 0, 0)
    table.place(1)
    table.place(1)
    table.do(0, f"place {table.name(0)}")
    assert table.band(0, 0) == 3
    assert table.name(0) not in table.legal(0, "place")
    assert table.name(1) in table.legal(0, "place")


@pytest.mark.rule("ZOK-D3")
def test_at_most_three_gangs_meet_on_a_quartier() -> None:
    table = Table(4)
    for seat in (0, 1, 2):
        table.place(seat, 0)
    assert table.name(0) not in table.legal(3, "place")
    table.place(3)
    table.place(3)
    assert table.name(0) in table.legal(2, "place"), "who is there may bring more"


@pytest.mark.rule("ZOK-D3")
def test_nobody_can_place_more_than_the_reserve() -> None:
    table = Table(2, zokus=3)
    table.place(0, 0, 1, 2)
    assert table.waiting == (1,)
    table.place(1)
    table.place(1)
    assert table.public.day == 1, "whoever has nobody left has no second turn"


@pytest.mark.rule("ZOK-D4")
def test_one_or_two_of_a_single_gang_claim_at_once_and_go_back() -> None:
    table = Table(2)
    table.placement([0, 1, 1])
    assert table.owned(0) == [QUARTIERS[0], QUARTIERS[5]]
    assert table.reserve(0) == 8
    assert table.public.day == 1


@pytest.mark.rule("ZOK-D4")
def test_claims_come_before_all_brawls() -> None:
    table = Table(2)
    table.placement([0, 4], [0])
    assert table.asked == "take-aim"
    assert table.owned(0) == [QUARTIERS[20]]


@pytest.mark.rule("ZOK-D5")
def test_whoever_was_arrested_misses_the_next_placement() -> None:
    table = Table(2, display=())
    table.placement([0, 0, 0])
    assert (table.public.day, table.reserve(0), table.held(0)) == (1, 7, 1)
    table.placement()
    assert (table.public.day, table.reserve(0), table.held(0)) == (2, 8, 0)


@pytest.mark.rule("ZOK-D5")
def test_release_comes_after_placement_and_before_the_brawls() -> None:
    table = Table(2, first=1)
    table.placement([], [0, 0, 0])
    table.quiet("place-zokus")
    assert (table.reserve(0), table.held(0)) == (7, 1)
    order = table.public.order()
    table.placement(*[[0] if seat in order else [] for seat in order])
    assert table.asked == "take-aim"
    assert (table.reserve(0), table.held(0)) == (7, 0), "one back, one in the street"


@pytest.mark.rule("ZOK-D6")
def test_an_empty_quartier_is_discarded() -> None:
    table = Table(2, days=1)
    table.placement()
    assert [int(fate) for fate in table.public.fates] == [1] * 5
    assert table.owned(0) == table.owned(1) == []


@pytest.mark.rule("ZOK-D6")
def test_three_of_one_gang_alone_bring_the_police() -> None:
    table = Table(2, days=1)
    table.placement([2, 2, 2])
    assert table.owned(0) == []
    assert (table.reserve(0), table.held(0)) == (7, 1)


@pytest.mark.rule("ZOK-D6")
def test_two_gangs_fight_and_nobody_may_refuse() -> None:
    table = brawl(Table(2), 1, 1)
    assert table.asked == "take-aim"
    assert table.waiting == (0, 1)
    assert table.legal(0) == ["throw careful", "throw steady", "throw brutal"]


@pytest.mark.rule("ZOK-D7")
def test_the_fewest_in_reserve_take_the_first_player_card() -> None:
    table = Table(3)
    table.placement([], [], [0, 0, 0])
    assert (table.public.day, table.public.first) == (1, 2)


@pytest.mark.rule("ZOK-D7")
def test_a_tie_goes_to_the_fewest_printed_points() -> None:
    table = Table(3, first=1)
    table.placement([0], [], [1, 2])
    assert table.public.first == 2, "seat 2 has claimed nothing"


@pytest.mark.rule("ZOK-D7")
def test_only_those_tied_in_reserve_compare_their_points() -> None:
    table = Table(3, first=2)
    table.placement([3], [0, 0, 0, 1], [1, 4, 4, 4])
    table.throw("feet", "belly")
    assert table.held(0) == table.held(1) == 1
    assert table.public.first == 1, "seat 2 has few points but all its Zokus"


@pytest.mark.rule("ZOK-D7")
def test_a_full_tie_goes_to_the_left_neighbour_of_the_holder() -> None:
    table = Table(3, first=2)
    table.placement()
    assert table.public.first == 0
    table.placement()
    assert table.public.first == 1


@pytest.mark.rule("ZOK-D7")
def test_the_left_neighbour_takes_it_even_when_not_among_the_tied() -> None:
    table = Table(3, first=0)
    table.placement([0, 0, 0], [], [1, 1, 1])
    assert table.held(0) == table.held(2) == 1
    assert table.public.first == 1


@pytest.mark.rule("ZOK-D7")
def test_those_at_the_station_stay_over_night() -> None:
    table = Table(2)
    table.placement([0, 0, 0])
    assert table.public.arrested == 0
    assert table.held(0) == 1


def test_an_edition_must_make_sense() -> None:
    data = dict(GAME.edition.data)
    with pytest.raises(EditionError, match=r"days of an edition of Zoku must be .* 1 to 5"):
        start_with({**data, "days": 6})
    throws = {**data["throws"], "brutal": [12, 30, 16, 32, 11]}
    with pytest.raises(EditionError, match=r"throws\.brutal .* must add up to 100, not 101"):
        start_with({**data, "throws": throws})
    with pytest.raises(EditionError, match="wards of an edition of Zoku must be 8"):
        start_with({**data, "wards": data["wards"][:7]})


def start_with(data: dict[str, object]) -> None:
    Match.start(GAME, NAMES[:2], {}, read_edition(json.dumps(data)))
