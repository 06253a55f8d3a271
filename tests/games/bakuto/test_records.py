"""What must not change unnoticed: numbers of moves, lines of play, whole matches, pictures."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from oyabun.core.chance import Rng
from oyabun.core.editions import read_edition
from oyabun.core.match import Match
from oyabun.core.play import decision
from oyabun.core.state import digest
from oyabun.games.bakuto import GAME
from oyabun.replay.record import read_record, write_record
from oyabun.svg.theme import LIGHT
from oyabun.testing.perft import perft, perft_split
from tests.kit import assert_golden, playthrough, speaker

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
NAMES = ("Red", "Green", "Blue", "Yellow")


def after(seats: int, seed: int, plies: int) -> Match:
    """Return a match after so many random plies, from the first that is a player's."""
    match = Match.start(GAME, NAMES[:seats])
    rng = Rng(seed)
    while match.waiting() and (match.waiting() == (-1,) or match.ply < plies):
        step(match, rng)
    return match


def step(match: Match, rng: Rng) -> None:
    seat, asked = match.waiting()[0], decision(match.state)
    assert asked is not None
    match.submit(seat, asked.random_move(match.state, seat, rng))


def test_the_numbering_of_moves_is_frozen_so_that_records_stay_readable() -> None:
    assert GAME.moves.digest() == "d9eac6687b191321"


CASES = tomllib.loads((HERE / "perft.toml").read_text())["position"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['seats']}-{case['ply']}")
def test_the_lines_of_play_from_a_fixed_deal_are_as_many_as_ever(case: dict[str, int]) -> None:
    match = after(case["seats"], case["seed"], case["ply"])
    leaves = perft(match.state, case["depth"])
    assert leaves == case["leaves"], perft_split(match.state, case["depth"])


# Whole matches


@pytest.mark.golden
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_match_is_played_and_told_as_before(seats: int) -> None:
    assert_golden(GOLDEN / f"{seats}-players.txt", playthrough(GAME, seats, {}, seed=seats))


@pytest.mark.golden
@pytest.mark.rule("BAK-S4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_recorded_match_replays_to_its_end(seats: int) -> None:
    played = after(seats, seats, 10_000)
    assert_golden(GOLDEN / f"five-rounds-{seats}.record", write_record(played))
    match = read_record((GOLDEN / f"five-rounds-{seats}.record").read_bytes())
    assert match.outcome is not None
    assert match.outcome.reason == "five-rounds"
    assert digest(match.state) == digest(played.state)


def test_a_record_of_another_edition_carries_it_and_replays_with_it() -> None:
    data = {**GAME.edition.data, "id": "mine", "fighter": 4}
    edition = read_edition(json.dumps(data))
    match = Match.start(GAME, NAMES[:2], edition=edition)
    rng = Rng(6)
    while match.waiting():
        step(match, rng)
    again = read_record(write_record(match).encode())
    assert again.edition.digest == edition.digest != GAME.edition.digest
    assert again.state.box.fighter == 4
    assert digest(again.state) == digest(match.state)


# Pictures


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_is_asked_can_be_clicked_on_the_board(seats: int) -> None:
    match, rng = Match.start(GAME, NAMES[:seats]), Rng(11)
    while match.waiting():
        seat = match.waiting()[0]
        view = match.view(seat) if seat >= 0 else None
        if view is not None and view.phase.name != "use-recolour":
            picture = GAME.draw(view, speaker(match, "en", seat), LIGHT)
            assert picture.moves() == {move.index for move in view.legal}
        step(match, rng)


def test_every_piece_says_what_it_is() -> None:
    match = after(4, 3, 300)
    picture = GAME.draw(match.view(0), speaker(match, "en", 0), LIGHT)
    silent = [
        node.key
        for node in picture.root.walk()
        if node.key is not None
        and node.key.partition("-")[0] in ("slot", "prize", "block", "display", "tile", "line")
        and node.key.count("-") <= 2
        and not node.key.endswith(("face", "ring", "mark", "marked"))
        and "aria-label" not in node.attrs
        and node.children
    ]
    assert [key for key in silent if not key.startswith("display")] == []


@pytest.mark.rule("BAK-E1", "BAK-E2")
def test_the_end_is_explained_by_where_the_points_came_from() -> None:
    match = after(3, 5, 10_000)
    assert match.outcome is not None
    view = match.view(None)
    sources = GAME.breakdown(view, speaker(match, "fr", None))
    for seat in range(3):
        assert sum(source.points[seat] for source in sources) == match.outcome.scores[seat]
        assert sum(view.score(seat)) == match.outcome.scores[seat]
    assert [source.name for source in sources][-3:] == ["Activités", "Familles", "Réseau"]
