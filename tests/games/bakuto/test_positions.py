"""Positions as data: everything that the file states is checked against the rules.

The file is named by OYABUN_BAKUTO_POSITIONS, by default the copy beside this test. Its format: a
list of cases with `id` and `type`; stakes, access, order, recruiting, districts, activities.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from oyabun.core.bits import members, put_nibble
from oyabun.core.play import legal_moves
from oyabun.games.bakuto.components import RONIN, STAKES, TOKENS
from oyabun.games.bakuto.moves import place_name
from oyabun.games.bakuto.rules.access import grant_copy, grant_own, models
from oyabun.games.bakuto.rules.betting import exchange_priority, order_of_play, seats_in
from oyabun.games.bakuto.rules.end import family_points, line_points, shared_points
from oyabun.games.bakuto.rules.resolution import (
    best_contributors,
    contribution,
    file_sum,
    is_diminished,
    prey,
    striking_place,
    winning_file,
)
from oyabun.games.bakuto.state import LEFT, BakutoState, owner_of
from tests.games.bakuto.table import (
    bare_table,
    bet,
    display,
    go_on,
    lay,
    offered,
    picks,
    play,
    priorities,
    resolve,
)

FILE = Path(os.environ.get("OYABUN_BAKUTO_POSITIONS", Path(__file__).parent / "positions.json"))
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def of_type(name: str) -> pytest.MarkDecorator:
    """The cases of one type, each a test of its own."""
    cases = [pytest.param(case, id=case["id"]) for case in CASES if case["type"] == name]
    return pytest.mark.parametrize("case", cases)


def test_the_file_has_no_type_that_nobody_checks() -> None:
    known = {"stake", "access", "order", "recruit", "district", "activity"}
    assert {case["type"] for case in CASES} <= known


# Stakes


def players_in(case: dict[str, Any]) -> list[str]:
    """The players who have tokens on a stake; their places in this list are their seats."""
    there = [what.partition(":")[0] for row in case["files"] for what in row if what is not None]
    return sorted(set(there) - {"tile"})


def stake_table(case: dict[str, Any]) -> BakutoState:
    """The table of a case, with its tokens and tiles."""
    state = bare_table(case["players"])
    players = players_in(case)
    for file, row in zip("ab", case["files"], strict=True):
        assert len(row) == state.box.slots, "a file has as many slots as the rules say"
        for slot, what in enumerate(row):
            if what is not None:
                owner, _, name = what.partition(":")
                who = "tile" if owner == "tile" else str(players.index(owner))
                lay(state, f"{case['stake']}-{file}{slot + 1}", f"{who} {name.replace('_', '-')}")
    return state


def short(place: int) -> str:
    """A slot as the file calls it: A3."""
    return place_name(place).partition("-")[2].upper()


def next_strike(state: BakutoState, choice: str, stake: str, players: list[str]) -> dict[str, Any]:
    """Carry out the next strike and return it as the file tells it."""
    public = state.public
    place = int(striking_place(public))
    name = short(place)
    options = [short(one) for one in members(prey(public, place, facing=public.facing))]
    forced = state.stack[-1].name == "must-strike"
    if forced:
        (only,) = legal_moves(state, -1)
        assert [short(int(only.number))] == options
        choice = options[0]
        go_on(state)
    else:
        assert sorted(text.rpartition("-")[2].upper() for text in offered(state)) == sorted(options)
        play(state, f"strike {stake}-{choice.lower()}")
    by = players[owner_of(public.slots[place])]
    return {
        "by": by,
        "file": name[0],
        "slot": int(name[1:]),
        "options": sorted(options),
        "choice": choice,
    }


@pytest.mark.rule(
    "BAK-R1", "BAK-R2", "BAK-R3", "BAK-R4", "BAK-R5", "BAK-R6", "BAK-R7", "BAK-W3", "BAK-W4"
)
@of_type("stake")
def test_a_stake_is_resolved_as_stated(case: dict[str, Any]) -> None:
    state = stake_table(case)
    public, box = state.public, state.box
    players = players_in(case)
    resolve(state, case["stake"])
    stake = STAKES.index(case["stake"])
    stated = [{**kill, "options": sorted(kill["options"])} for kill in case["kills"]]
    kills: list[dict[str, Any]] = []
    while state.stack[-1].name in ("strike", "must-strike"):
        choice = stated[len(kills)]["choice"] if len(kills) < len(stated) else ""
        kills.append(next_strike(state, choice, case["stake"], players))
    assert kills == stated
    assert state.stack[-1].name == "judge"
    assert [int(file_sum(box, public, stake, file)) for file in (0, 1)] == case["sums"]
    winner = int(winning_file(box, public, stake))
    assert (None if winner < 0 else "AB"[winner]) == case["winner"]
    ranking: list[list[Any]] = []
    if winner >= 0:
        assert bool(is_diminished(public, stake, winner)) == case["diminished"]
        ranking = [
            [players[seat], int(contribution(box, public, stake, winner, seat))]
            for seat in best_contributors(box, public, stake, winner)
        ]
    assert ranking == case["ranking"]
    go_on(state)
    picked: list[int] = []
    while state.stack and state.stack[-1].name == "pick":
        assert len(picks(state)) == len(case["picks"]) - len(picked)
        picked.append(int(state.stack[-1].seat))
        play(state, offered(state)[0])
    picked += given_unasked(state, stake, picked)
    assert [players[seat] for seat in picked] == case["picks"]
    assert marks(state, stake).count(LEFT) == case["leftover"]


def marks(state: BakutoState, stake: int) -> list[int]:
    """What became of each element of a stake: 1 + who took it, or LEFT."""
    return [int(state.public.takers[stake] >> 4 * at & 15) for at in range(6)]


def given_unasked(state: BakutoState, stake: int, asked: list[int]) -> list[int]:
    """Who got the last elements, where nothing was left to choose."""
    taken = Counter(mark - 1 for mark in marks(state, stake) if mark != LEFT)
    return list((taken - Counter(asked)).elements())


# Betting


@pytest.mark.rule("BAK-B6")
@of_type("access")
def test_access_is_as_stated(case: dict[str, Any]) -> None:
    deciding = case["deciding"]
    seats = {name: seat for seat, name in enumerate(deciding)}
    for name, _ in [*case["burakumin_face_up"], *case["burakumin_face_down"]]:
        seats.setdefault(name, len(seats))
    state = bare_table(max(2, len(seats)))
    public = state.public
    for name, stake in case["burakumin_face_up"]:
        lay(state, f"{stake}-a1", f"{seats[name]} burakumin")
    for name, stake in case["burakumin_face_down"]:
        lay(state, f"{stake}-b1", f"{seats[name]} ?burakumin")
    for name, token in deciding.items():
        number = TOKENS.index(token)
        public.shown = put_nibble(public.shown, seats[name], number + 1)
    for name, stake in case["fixed_this_turn"].items():
        public.access = put_nibble(public.access, seats[name], 1 << STAKES.index(stake))
    me = seats[case["me"]]
    copied = case["copy"]
    if TOKENS[public.deciding(me)] == "ronin" and copied is not None:
        assert models(public, me) >> seats[copied] & 1
        grant_copy(state.box, public, me, seats[copied])
    elif not public.access >> 4 * me & 7:
        if public.deciding(me) == RONIN:
            assert not models(public, me)
        grant_own(state.box, public, me)
    stakes = [STAKES[one] for one in members(public.access >> 4 * me & 7)]
    assert stakes == sorted(case["stakes"], key=STAKES.index)
    # Whoever has settled, or copies one who has, has one stake anyway.
    settled = bool({case["me"], copied} & set(case["fixed_this_turn"]))
    if not settled:
        assert bool(public.is_loose(me)) == case["one_stake_only"]


@pytest.mark.rule("BAK-B4", "BAK-B5", "BAK-W1")
@of_type("order")
def test_the_order_is_as_stated(case: dict[str, Any]) -> None:
    names = list(case["shown"])
    state = bare_table(len(names))
    public = state.public
    for seat, name in enumerate(names):
        public.priority = put_nibble(public.priority, seat, case["priority"][name])
        public.shown = put_nibble(public.shown, seat, TOKENS.index(case["shown"][name]) + 1)
        under = (case.get("under") or {}).get(name)
        if under is not None:
            public.beneath = put_nibble(public.beneath, seat, TOKENS.index(under) + 1)
    found = seats_in(order_of_play(state.box, public))
    exchange_priority(state, found)
    assert [names[seat] for seat in found] == case["order"]
    assert dict(zip(names, priorities(state), strict=True)) == case["after"]


ONE_OF_EACH_COST = "recolour second-cube salvage"


@pytest.mark.rule("BAK-B8", "BAK-W2")
@of_type("recruit")
def test_a_token_recruits_up_to_the_stated_cost(case: dict[str, Any]) -> None:
    for one in case["cases"]:
        assert most_recruited(one["token"], one["face"], one["slot"]) == one["max_cost"], one


def most_recruited(kind: str, face: str, slot: int) -> int:
    """Place a token on that slot, and return the cost of the dearest tile that it is offered."""
    state = bare_table(2)
    display(state, ONE_OF_EACH_COST)
    for stake in STAKES:
        for file in "ab":
            for before in range(1, slot):
                lay(state, f"{stake}-{file}{before}", "tile block")
    if kind == "geisha" and face == "up":
        mine = "geisha b3"
    elif face == "up":
        mine = f"{kind} {'b1-red' if kind != 'b1-red' else 'b1-green'}"
    else:
        mine = f"b3 {kind}" if kind != "b3" else "b2-red-green b3"
    bet(state, mine, "b3 burakumin", priority="12")
    while state.stack[-1].seat != 0:
        play(state, offered(state)[0])
    play(state, "lift top" if face == "up" else "lift under")
    play(state, offered(state)[0])
    if state.stack[-1].name != "recruit":
        return 0
    names = [text.split()[1] for text in offered(state) if text != "pass"]
    costs = {"recolour": 1, "second-cube": 2, "salvage": 3}
    return max(costs[name] for name in names)


# The end


@pytest.mark.rule("BAK-E1")
@of_type("district")
def test_a_district_pays_as_stated(case: dict[str, Any]) -> None:
    assert len(case["presence"]) == case["players"]
    assert shared_points(case["points"], case["presence"]) == case["expected"]


@pytest.mark.rule("BAK-C4", "BAK-E2")
@of_type("activity")
def test_activities_score_as_stated(case: dict[str, Any]) -> None:
    row = sum(count << 4 * colour for colour, count in enumerate(case["counts"]))
    box = bare_table(2).box
    assert int(line_points(box, row)) == case["expected"]["lines"]
    assert int(family_points(row)) == case["expected"]["sets"]
