"""What must not change unnoticed: numbers of moves, lines of play, whole matches, pictures."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.core.play import decision
from oyabun.core.state import digest
from oyabun.games.samurai import GAME
from oyabun.replay.record import read_record, write_record
from oyabun.svg.theme import LIGHT
from oyabun.testing.perft import perft, perft_split
from tests.kit import assert_golden, keyed_parts, playthrough, speaker

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
NAMES = ("Green", "Yellow", "Red", "Blue")
QUICK = {"starting_hand": "random", "figure_setup": "random", "first_player": "random"}


def after(seats: int, seed: int, plies: int, options: dict[str, str] | None = None) -> Match:
    """Return a match after so many random plies, from the first that is a player's."""
    match = Match.start(GAME, NAMES[:seats], QUICK if options is None else options)
    rng = Rng(seed)
    while match.waiting() and (match.waiting() == (-1,) or match.ply < plies):
        step(match, rng)
    return match


def step(match: Match, rng: Rng) -> None:
    seat, asked = match.waiting()[0], decision(match.state)
    assert asked is not None
    match.submit(seat, asked.random_move(match.state, seat, rng))


def test_the_numbering_of_moves_is_frozen_so_that_records_stay_readable() -> None:
    assert GAME.moves.digest() == "9a6dd72353a2344d"


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
@pytest.mark.rule("SAM-E1", "SAM-E2")
@pytest.mark.parametrize(
    ("name", "reason", "seats", "seed"),
    [("last-figure", "last-figure", 2, 3), ("ties", "ties", 4, 3)],
)
def test_a_recorded_match_replays_to_its_end(name: str, reason: str, seats: int, seed: int) -> None:
    played = after(seats, seed, 10_000, {})
    assert_golden(GOLDEN / f"{name}.record", write_record(played))
    match = read_record((GOLDEN / f"{name}.record").read_bytes())
    assert match.outcome is not None
    assert match.outcome.reason == reason
    assert digest(match.state) == digest(played.state)


# Pictures


def first(seats: int, seed: int, chosen: str) -> Match:
    """Return a random match where a seat has first taken a tile of a kind to play it."""
    match = Match.start(GAME, NAMES[:seats], QUICK)
    rng = Rng(seed)
    while not match.entries or str(match.entries[-1].move) != f"tile {chosen}":
        step(match, rng)
    return match


@pytest.mark.golden
@pytest.mark.parametrize(
    ("name", "seats", "chosen"),
    [
        ("target-land", 2, "samurai-2"),
        ("target-sea", 3, "ship-2"),
        ("target-figure", 2, "figure-exchange"),
        ("target-tile", 4, "tile-exchange"),
    ],
)
def test_the_board_offers_what_each_sort_of_tile_can_take(
    name: str, seats: int, chosen: str
) -> None:
    match = first(seats, 11, chosen)
    seat = match.waiting()[0]
    view = match.view(seat)
    picture = GAME.draw(view, speaker(match, "en", seat), LIGHT)
    assert_golden(GOLDEN / f"{name}.svg", "\n".join(keyed_parts(picture.root)) + "\n")


def test_whatever_is_asked_can_be_clicked_on_the_board() -> None:
    match, rng = Match.start(GAME, NAMES[:3]), Rng(11)
    while match.waiting():
        seat = match.waiting()[0]
        if seat >= 0:
            view = match.view(seat)
            picture = GAME.draw(view, speaker(match, "en", seat), LIGHT)
            marks = [
                node.attrs["data-move"] for node in picture.root.walk() if "data-move" in node.attrs
            ]
            assert {int(mark) for mark in marks} == {move.index for move in view.legal}
        step(match, rng)


def test_the_end_lifts_the_screens_and_shows_the_places() -> None:
    match = after(4, 5, 10_000)
    assert match.outcome is not None
    picture = str(GAME.draw(match.view(None), speaker(match, "fr", None), LIGHT))
    for seat in range(4):
        counts = [int(match.view(None).public.taken(seat, figure)) for figure in range(3)]
        words = f"heaume {counts[0]}, bouddha {counts[1]}, champ de riz {counts[2]}"
        assert words in picture
        assert f">{match.outcome.places[seat]}.<" in picture
