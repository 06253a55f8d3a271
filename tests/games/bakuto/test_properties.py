"""What is true at every ply of every match of Bakuto."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oyabun.core.bits import count_bits, members
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.play import decision, legal_moves, play, settle, waiting
from oyabun.games.bakuto.components import ACTIVITIES, BLOCKS, EFFECTS, STAKES, TOKENS
from oyabun.games.bakuto.rules import setup
from oyabun.games.bakuto.rules.resolution import file_sum
from oyabun.games.bakuto.state import BakutoState, owner_of
from tests.games.bakuto.referee import Referee
from tests.games.bakuto.table import (
    EDITION,
    blocks_of,
    element_named,
    files,
    hand,
    on,
    order,
    picks,
    priorities,
)

SEATS = (2, 3, 4)
Player = Callable[[list[Move], Rng], Move]


def fresh(seats: int) -> BakutoState:
    state = setup(seats, {}, EDITION)
    settle(state)
    return state


def anything(moves: list[Move], rng: Rng) -> Move:
    """Play any move."""
    return moves[rng.below(len(moves))]


def preferring(*wanted: str) -> Player:
    """A player who plays a move that begins so whenever there is one, the first wish first."""

    def choose(moves: list[Move], rng: Rng) -> Move:
        for wish in wanted:
            found = [move for move in moves if str(move).startswith(wish)]
            if found:
                return found[rng.below(len(found))]
        return moves[rng.below(len(moves))]

    return choose


ADVERSARIES = {
    "one-stake": preferring("token b3", "token b1-red", "token b2-red", "copy", "file red"),
    "geisha-first": preferring("token geisha", "token burakumin", "token ronin", "lift top"),
    "tiles-at-once": preferring("use", "recruit", "bribe", "token b3", "lift top"),
}


def step(state: BakutoState, player: Player, rng: Rng) -> tuple[str, int, str]:
    """Play one move; return what was asked, of whom, and the answer."""
    asked = decision(state)
    assert asked is not None
    seat = waiting(state)[rng.below(len(waiting(state)))]
    if seat < 0:
        move = asked.random_move(state, seat, rng)
    else:
        move = player(legal_moves(state, seat), rng)
    name = str(asked)
    play(state, seat, move)
    return name, seat, str(move)


@pytest.mark.rule("BAK-B1", "BAK-B5", "BAK-B6", "BAK-B7", "BAK-B9")
@pytest.mark.rule("BAK-N1", "BAK-N2", "BAK-N3", "BAK-N6", "BAK-N7", "BAK-N8", "BAK-N9", "BAK-N10")
@pytest.mark.rule("BAK-N11", "BAK-R1", "BAK-R2", "BAK-R3", "BAK-R4", "BAK-R5", "BAK-R6", "BAK-R7")
@pytest.mark.rule("BAK-R8", "BAK-E1", "BAK-E2", "BAK-E3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("player", [anything, *ADVERSARIES.values()], ids=["any", *ADVERSARIES])
@pytest.mark.parametrize("seed", range(4))
def test_a_match_goes_as_a_slow_referee_says(seats: int, player: Player, seed: int) -> None:
    state, referee, rng = fresh(seats), Referee(seats, EDITION), Rng(1000 + seed)
    before = ""
    while waiting(state):
        check_question(state, referee, before)
        before, seat, text = step(state, player, rng)
        referee.hear(before, seat, text)
    referee.give_last_prizes()
    assert state.outcome is not None
    assert list(state.outcome.scores) == referee.scores()
    ranking = sorted(range(seats), key=lambda seat: state.outcome.places[seat])  # type: ignore[union-attr]
    assert ranking == referee.ranking()
    for seat in range(seats):
        check_belongings(state, referee, seat)
    assert referee.hand_sizes == [(size,) * seats for size in [10, 8, 6] + 4 * [4, 2, 6]]


def check_question(state: BakutoState, referee: Referee, before: str) -> None:
    """Compare what is asked now with what the referee would ask."""
    name = state.stack[-1].name
    asked = waiting(state)[0]
    if name in ("act", "place", "copy") and before.partition(":")[0] in ("commit", "bribe"):
        referee.reveal()
        assert order(state) == referee.order
        assert priorities(state) == [referee.priority[seat] for seat in range(referee.seats)]
    if name == "place":
        assert set(files(state)) == referee.files_for(asked)
    if name in ("turn-up", "strike", "must-strike", "judge"):
        stake = STAKES[state.public.stake]
        if referee.stake != stake:
            referee.bench_the_rest()
            referee.begin_stake()
    if name in ("strike", "must-strike"):
        slot, targets = referee.next_strike()
        assert {str(move).split()[1] for move in legal_moves(state, asked)} == targets
        assert on(state, slot).startswith("" if asked < 0 else str(asked))
    if name == "judge":
        assert referee.next_strike() == ("", set())
        stake_ = state.public.stake
        sums = [int(file_sum(state.box, state.public, stake_, file)) for file in (0, 1)]
        assert sums == [referee.file_sum("a"), referee.file_sum("b")]
    if name == "pick":
        assert picks(state) == referee.picks


def check_belongings(state: BakutoState, referee: Referee, seat: int) -> None:
    """Compare what a seat has with what the referee has noted."""
    assert blocks_of(state, seat) == referee.won[seat]
    row = state.public.activities[seat]
    assert {name: row >> 4 * at & 15 for at, name in enumerate(ACTIVITIES)} == {
        name: referee.run[seat][name] for name in ACTIVITIES
    }
    tiles = state.public.tiles[seat]
    assert {name: tiles >> 4 * at & 15 for at, name in enumerate(EFFECTS)} == {
        name: referee.tiles[seat][name] for name in EFFECTS
    }
    assert sorted(hand(state, seat)) == sorted(referee.hands[seat])


@pytest.mark.rule("BAK-C6", "BAK-R7", "BAK-S1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_each_of_the_98_elements_is_in_exactly_one_place(seats: int, seed: int) -> None:
    state, rng = fresh(seats), Rng(2000 + seed)
    while waiting(state):
        assert len(elements_everywhere(state)) == 98
        blocks = [one for one in elements_everywhere(state) if "-" in one]
        assert len(set(blocks)) == len(blocks) == BLOCKS
        step(state, anything, rng)
    assert state.public.bag == 0
    assert state.public.bag_activities == 0
    assert len(elements_everywhere(state)) == 98


def elements_everywhere(state: BakutoState) -> list[str]:
    """Every element in the bag, neutralised, discarded, at a stake or with a player."""
    public = state.public
    rows = [public.bag_activities, public.discard, *public.activities]
    found = [
        name
        for row in rows
        for at, name in enumerate(ACTIVITIES)
        for _ in range(row >> 4 * at & 15)
    ]
    for blocks in (public.bag, public.neutral, *public.blocks):
        found += [element_named(state, block) for block in members(blocks)]
    for stake in range(len(STAKES)):
        found += [element_named(state, element) for element in public.elements(stake)]
    return found


@pytest.mark.rule("BAK-B1", "BAK-C1", "BAK-S4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("player", [anything, ADVERSARIES["one-stake"]], ids=["any", "one-stake"])
def test_ten_tokens_a_seat_are_each_in_one_place_and_thirty_are_committed(
    seats: int, player: Player
) -> None:
    state, rng = fresh(seats), Rng(77)
    committed = [0] * seats
    while waiting(state):
        for seat in range(seats):
            assert sorted(tokens_everywhere(state, seat)) == sorted(TOKENS)
            assert count_bits(state.private[seat].hand) == state.public.held >> 4 * seat & 15
        name, seat, _ = step(state, player, rng)
        if name == "commit":
            committed[seat] += 1
    assert committed == [30] * seats


def tokens_everywhere(state: BakutoState, seat: int) -> list[str]:
    """Every token of a seat: in hand, on the pile, on a slot, on the bench, at rest."""
    public, own = state.public, state.private[seat]
    found = hand(state, seat)
    left = public.to_place >> 4 * seat & 15
    shown, beneath = public.shown >> 4 * seat & 15, public.beneath >> 4 * seat & 15
    pile = [own.top, own.under, shown if left & 1 else 0, beneath if left & 2 else 0]
    found += [TOKENS[one - 1] for one in pile if one]
    found += [TOKENS[one] for one in members(public.rest[seat] | public.benched[seat])]
    hidden = [own.hidden >> 6 * token & 63 for token in range(len(TOKENS))]
    found += [TOKENS[token] for token, where in enumerate(hidden) if where]
    for place in range(36):
        code = public.slots[place]
        if code >= 16 and owner_of(code) == seat and code & 15:
            found.append(TOKENS[(code & 15) - 1])
    return found


@pytest.mark.rule("BAK-C5", "BAK-N0", "BAK-S2")
@pytest.mark.parametrize("seats", SEATS)
def test_twenty_four_tiles_come_and_each_is_displayed_held_laid_or_gone(seats: int) -> None:
    state, rng = fresh(seats), Rng(5)
    gone = 0
    came = 0
    while waiting(state):
        _, _, text = step(state, ADVERSARIES["tiles-at-once"], rng)
        came += text.startswith("display")
        gone += text.startswith(("use", "bribe"))
        held = sum(row >> 4 * at & 15 for row in state.public.tiles for at in range(len(EFFECTS)))
        shown = sum(1 for at in range(8) if state.public.display >> 4 * at & 15)
        unseen = sum(state.public.unseen_tiles >> 4 * at & 15 for at in range(len(EFFECTS)))
        assert unseen == 30 - came
        assert held + gone + shown <= came
    assert came == 24


@pytest.mark.rule("BAK-B9", "BAK-S4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("player", [anything, *ADVERSARIES.values()], ids=["any", *ADVERSARIES])
def test_no_match_comes_to_a_dead_end(seats: int, player: Player) -> None:
    for seed in range(12):
        state, rng = fresh(seats), Rng(3000 + seed)
        while waiting(state):
            step(state, player, rng)
        assert state.outcome is not None
