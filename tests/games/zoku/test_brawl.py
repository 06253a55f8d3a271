"""The brawl: throws, kicks, rounds, the police."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.play import play
from oyabun.games.zoku import GAME
from oyabun.games.zoku.components import BELLY, FORCES, POSITIONS, QUARTIERS
from oyabun.games.zoku.moves import PIECES
from oyabun.games.zoku.rules.street import THROW
from tests.games.zoku.table import Table, brawl


@pytest.mark.rule("ZOK-B1")
def test_all_who_are_involved_throw_all_their_zokus_at_once() -> None:
    table = brawl(Table(3), 2, 0, 3)
    assert table.waiting == (0, 2)
    assert (table.street(0), table.street(1), table.street(2)) == (
        "ready ready",
        "",
        "ready ready ready",
    )
    table.do(2, "throw brutal")
    assert table.match.waiting() == (0,), "nothing flies before all are ready"
    table.do(0, "throw careful")
    assert bin(table.public.flying).count("1") == 5


@pytest.mark.rule("ZOK-B1")
def test_how_somebody_throws_is_secret_until_all_throw() -> None:
    table = brawl(Table(2), 1, 1)
    table.do(0, "throw brutal")
    assert table.public.forces == 0
    table.do(1, "throw careful")
    assert table.public.forces != 0


def test_a_throw_is_told_in_one_sentence_for_each_gang() -> None:
    table = brawl(Table(2), 3, 2)
    table.throw("belly", "out", "edge", "belly", "feet", force="brutal")
    assert table.sentences()[:2] == [
        "Red throws brutally: 1 on edge, 1 KO and 1 out of the box.",
        "You throw brutally: 1 on its feet and 1 KO.",
    ]


@pytest.mark.rule("ZOK-B2")
def test_a_zoku_that_flies_out_is_back_in_reserve_at_once() -> None:
    table = brawl(Table(2), 2, 2)
    before = table.reserve(0)
    table.throw("out", "edge", "edge", "edge")
    assert table.reserve(0) == before + 1
    assert table.street(0) == "edge"


@pytest.mark.rule("ZOK-B2")
def test_a_zoku_on_the_belly_stays_and_is_not_thrown_again() -> None:
    table = brawl(Table(2), 2, 1)
    table.throw("belly", "back", "edge")
    assert table.public.round == 2
    assert table.street(0) == "belly back"
    table.throw("edge", "edge")
    assert table.street(0) == "belly edge"


@pytest.mark.rule("ZOK-B2", "ZOK-B4")
@pytest.mark.parametrize("position", ["edge", "back", "feet"])
def test_edge_back_and_feet_still_fight(position: str) -> None:
    table = brawl(Table(2), 1, 1)
    table.throw(position, "belly")
    assert table.owned(0) == [QUARTIERS[0]]


@pytest.mark.rule("ZOK-B3")
def test_a_zoku_on_its_feet_may_kick_one_rival_on_its_back() -> None:
    table = brawl(Table(2), 1, 3)
    table.throw("feet", "back", "back", "edge")
    assert (table.asked, table.waiting) == ("kick", (0,))
    assert table.legal(0) == ["pass", "zoku 1-1", "zoku 1-2"]
    table.do(0, "zoku 1-2")
    assert table.street(1) == "back belly edge"
    assert table.asked == "take-aim", "one kick for one pair of feet"


@pytest.mark.rule("ZOK-B3")
def test_nobody_has_to_kick() -> None:
    table = brawl(Table(2), 1, 2)
    table.throw("feet", "back", "edge")
    table.do(0, "pass")
    assert table.street(1) == "back edge"
    assert table.public.round == 2


@pytest.mark.rule("ZOK-B3")
def test_every_pair_of_feet_has_a_kick() -> None:
    table = brawl(Table(2), 2, 3)
    table.throw("feet", "feet", "back", "back", "edge")
    assert table.match.view(0).frame.asks.numbers == (2,)
    table.do(0, "zoku 1-1")
    assert table.match.view(0).frame.asks.numbers == (1,)
    table.do(0, "zoku 1-2")
    assert table.street(1) == "belly belly edge"


@pytest.mark.rule("ZOK-B3")
def test_one_does_not_kick_oneself_nor_edges_nor_feet() -> None:
    table = brawl(Table(2), 2, 2)
    table.throw("feet", "back", "edge", "edge")
    assert table.asked == "take-aim", "nobody to kick, so nobody is asked"
    table.throw("edge", "edge", "feet", "back")
    assert table.public.round == 3


@pytest.mark.rule("ZOK-B3")
def test_kicks_go_in_turn_order_all_of_a_gang_before_the_next() -> None:
    table = brawl(Table(3, first=2), 2, 1, 2)
    table.throw("feet", "back", "back", "feet", "back")
    assert table.waiting == (2,)
    table.do(2, "zoku 0-2")
    assert table.waiting == (0,)
    table.do(0, "zoku 2-2")
    assert table.street(0) == "feet belly"
    assert table.street(2) == "feet belly"
    assert table.street(1) == "back"


@pytest.mark.rule("ZOK-B3")
def test_whoever_is_kicked_first_does_not_kick() -> None:
    table = brawl(Table(2, first=1), 1, 1)
    table.throw("back", "feet")
    table.do(1, "zoku 0-1")
    assert table.owned(1) == [QUARTIERS[0]]


@pytest.mark.rule("ZOK-B4")
def test_the_last_gang_that_fights_claims_and_everybody_goes_home() -> None:
    table = brawl(Table(2, days=1), 2, 2)
    table.throw("belly", "edge", "belly", "out")
    assert table.owned(0) == [QUARTIERS[0]]
    assert (table.reserve(0), table.reserve(1)) == (8, 8)
    assert (table.held(0), table.held(1)) == (0, 0)


@pytest.mark.rule("ZOK-B4")
def test_those_who_still_fight_go_into_the_next_round() -> None:
    table = brawl(Table(3), 1, 1, 1)
    table.throw("edge", "belly", "back")
    assert table.public.round == 2
    assert table.waiting == (0, 2)


@pytest.mark.rule("ZOK-B5")
def test_when_nobody_is_left_nobody_claims_and_nobody_is_arrested() -> None:
    table = brawl(Table(2, days=1), 1, 1)
    table.throw("belly", "belly")
    assert table.owned(0) == table.owned(1) == []
    assert int(table.public.fates[0]) == 1
    assert (table.held(0), table.reserve(0)) == (0, 8)


@pytest.mark.rule("ZOK-B5")
def test_with_replay_those_just_knocked_out_throw_again_and_the_round_does_not_count() -> None:
    table = brawl(Table(2, double_ko="replay"), 2, 2)
    table.throw("belly", "edge", "belly", "edge")
    table.throw("belly", "belly")
    assert table.public.round == 2
    assert table.street(0) == "belly ready", "who was KO before stays KO"
    table.throw("edge", "out")
    assert table.owned(0) == [QUARTIERS[0]]


@pytest.mark.rule("ZOK-B5")
def test_with_replay_a_street_without_anybody_of_this_round_is_over() -> None:
    table = brawl(Table(2, days=1, double_ko="replay"), 1, 1)
    table.throw("out", "out")
    assert table.match.outcome is not None
    assert table.owned(0) == table.owned(1) == []


@pytest.mark.rule("ZOK-B6")
def test_after_three_rounds_the_police_take_one_of_each_band() -> None:
    table = brawl(Table(2, days=1), 2, 2)
    for _ in range(3):
        table.throw("edge", "edge", "edge", "edge")
    assert (table.held(0), table.held(1)) == (1, 1)
    assert table.owned(0) == table.owned(1) == []
    assert (table.reserve(0), table.reserve(1)) == (7, 7)


@pytest.mark.rule("ZOK-B6")
def test_the_police_take_the_knocked_out_first() -> None:
    table = brawl(Table(2, days=1), 2, 1)
    table.throw("belly", "edge", "edge")
    table.throw("edge", "edge")
    table.throw("edge", "edge")
    assert (table.held(0), table.held(1)) == (1, 1)
    assert table.owned(0) == [QUARTIERS[0]], "its KO was taken, its fighter stands alone"


@pytest.mark.rule("ZOK-B6")
def test_a_band_wholly_knocked_out_loses_one_and_a_band_wholly_out_none() -> None:
    table = brawl(Table(4, days=1), 2, 2, 1)
    table.throw("edge", "edge", "edge", "edge", "out")
    table.throw("edge", "edge", "edge", "edge")
    table.throw("edge", "edge", "edge", "edge")
    assert [table.held(seat) for seat in range(3)] == [1, 1, 0]
    table = brawl(Table(4, days=1), 2, 2, 1)
    table.throw("edge", "edge", "edge", "edge", "belly")
    table.throw("edge", "edge", "edge", "edge")
    table.throw("edge", "edge", "edge", "edge")
    assert [table.held(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("ZOK-B7")
def test_everything_left_in_the_street_goes_back() -> None:
    table = brawl(Table(2), 3, 2)
    table.throw("belly", "belly", "feet", "belly", "back")
    table.do(0, "zoku 1-2")
    assert [table.street(seat) for seat in (0, 1)] == ["", ""]
    assert (table.reserve(0), table.reserve(1)) == (8, 8)


@pytest.mark.rule("ZOK-P1")
def test_every_position_of_a_throw_is_an_entry_of_the_log() -> None:
    table = brawl(Table(2), 1, 1)
    table.throw("edge", "back")
    entries = [str(entry.move) for entry in table.match.entries if entry.move.kind == "lands"]
    assert entries == ["lands edge", "lands back"]


@pytest.mark.rule("ZOK-P2", "ZOK-P3")
@pytest.mark.parametrize(
    ("force", "chances"),
    [
        ("careful", [2, 40, 15, 38, 5]),
        ("steady", [6, 36, 15, 36, 7]),
        ("brutal", [12, 30, 16, 32, 10]),
    ],
)
def test_the_table_gives_each_position_its_chance(force: str, chances: list[int]) -> None:
    table = brawl(Table(2), 1, 1)
    table.do(0, f"throw {force}")
    table.do(1, "throw steady")
    asked = table.match.state.stack[-1]
    assert asked.weights(table.match.state) == chances  # type: ignore[attr-defined]  # a Chance
    rng, counts = Rng(5), [0] * len(POSITIONS)
    for _ in range(4000):
        counts[asked.random_move(table.match.state, -1, rng).number] += 1
    assert all(
        abs(count / 40 - chance) < 2.5 for count, chance in zip(counts, chances, strict=True)
    )


@pytest.mark.rule("ZOK-P3")
def test_every_force_keeps_58_percent_fighting() -> None:
    for row in GAME.edition.data["throws"].values():
        assert sum(row[2:]) == 58


@pytest.mark.rule("ZOK-P3")
def test_each_gang_falls_by_its_own_force() -> None:
    table = brawl(Table(2), 1, 1)
    table.do(0, "throw careful")
    table.do(1, "throw brutal")
    state = table.match.state
    careful = state.stack[-1].weights(state)  # type: ignore[attr-defined]
    play(state, -1, GAME.moves.parse("lands edge"))
    brutal = state.stack[-1].weights(state)  # type: ignore[attr-defined]
    assert (careful[0], brutal[0]) == (2, 12)


def test_what_was_last_seen_in_the_street_stays_until_the_next_throw() -> None:
    table = Table(2)
    table.placement([0, 1], [0, 1])
    table.throw("edge", "out")
    public = table.public
    assert public.slot == 1, "the next brawl has begun"
    assert QUARTIERS[public.scene_of] == QUARTIERS[0]
    assert [int(public.scene[seat]) & 15 for seat in (0, 1)] == [2, 6]


@pytest.mark.rule("ZOK-B1", "ZOK-B2")
def test_whoever_throws_is_told_what_flies_how_hard_and_what_lies_in_the_way() -> None:
    table = brawl(Table(2), 2, 2)
    table.throw("belly", "edge", "feet", "edge")
    table.quiet("take-aim")
    assert table.public.thrown == 0, "nothing of the new round was thrown yet"
    table.do(0, "throw careful")
    table.do(1, "throw brutal")
    toss = THROW.toss(table.match.state)
    careful, brutal = FORCES.index("careful"), FORCES.index("brutal")
    assert toss.thrown == ((1, 0, careful), (PIECES, 1, brutal), (PIECES + 1, 1, brutal))
    assert toss.lying == ((0, 0, BELLY),)
