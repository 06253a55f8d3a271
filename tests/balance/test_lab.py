"""The designer's lab: the same for the same seed, and right about games whose truth is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyabun.arena.matches import Played
from oyabun.arena.simulation import make_series
from oyabun.balance import Balance, Comparison, ask, study, write_report
from oyabun.balance.findings import FEWEST, compare, numbers_of, unused, worths
from oyabun.balance.watching import Offer, Source, Watched, watch_number
from oyabun.core.editions import changed_edition
from oyabun.core.errors import EditionError, RequestError
from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.games.bakuto import GAME as BAKUTO
from oyabun.games.kamiza import GAME
from oyabun.text import LANGUAGES

ROUNDS = ((0.5, 0.3, 0.2), (0.6, 0.3, 0.1), (0.2, 0.7, 0.1), (0.1, 0.8, 0.1))


def watched(
    winner: int,
    *,
    number: int = 0,
    used: tuple[tuple[int, ...], ...] = ((), (), ()),
    rounds: tuple[tuple[float, ...], ...] = ROUNDS,
    offers: tuple[Offer, ...] = (),
    sources: tuple[Source, ...] = (),
) -> Watched:
    """A game of three that ended so."""
    shares = tuple(float(seat == winner) for seat in range(3))
    places = tuple(1 if seat == winner else 2 for seat in range(3))
    spent = ((4,) * 3, (0.1,) * 3, (0.1,) * 3)
    played = Played(number, number, ("a",) * 3, places, places, (), "succession", 82, *spent)
    return Watched(number, played, shares, rounds, used, offers, sources)


def test_a_lab_does_not_depend_on_processes_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    question = ask(GAME, games=40, seed=4)
    alone = study(question)
    assert study(question, jobs=2) == alone
    study(ask(GAME, games=15, seed=4), folder=tmp_path)
    ticks: list[int] = []
    assert study(question, folder=tmp_path, tick=ticks.append) == alone
    assert ticks == [15, *[1] * 25]


def test_looking_on_changes_nothing_that_is_played() -> None:
    from oyabun.arena.matches import play_number

    series = make_series(BAKUTO, ["instinct"], kind="rotation", seed=2)
    seen, alone = watch_number(series, 3).played, play_number(series, 3, recorded=False).played
    assert (seen.scores, seen.length) == (alone.scores, alone.length)


def test_what_is_merely_said_is_no_choice() -> None:
    seen = watch_number(make_series(GAME, ["instinct"], kind="rotation", seed=2), 0)
    offered = {GAME.moves.decode(offer.move).kind for offer in seen.offers}
    assert {"card", "area"} <= offered
    assert "threat" not in offered
    assert not any(GAME.moves.decode(move).kind == "threat" for used in seen.used for move in used)


@pytest.mark.parametrize(
    ("winner", "runaway", "last", "comeback"), [(1, 1.0, 0.0, 0.0), (0, 0.0, 1.0, 0.0)]
)
def test_a_game_tells_who_led_and_who_won(
    winner: int, runaway: float, last: float, comeback: float
) -> None:
    found = numbers_of(watched(winner))
    assert (found["runaway"], found["last-round"], found["comeback"]) == (runaway, last, comeback)
    assert found["lead-half"] == float(winner == 1)
    assert found["lead-last-round"] == float(winner == 1)


def test_whoever_leads_from_the_middle_on_and_wins_ran_away() -> None:
    ahead = ((0.1, 0.9, 0.0),) * 4
    assert numbers_of(watched(1, rounds=ahead))["runaway"] == 1.0
    assert numbers_of(watched(2, rounds=ahead))["comeback"] == 1.0
    assert "runaway" not in numbers_of(watched(1, rounds=()))


def test_a_card_that_always_wins_is_found_and_one_that_does_nothing_is_not() -> None:
    games = [
        watched(
            number % 3,
            number=number,
            used=tuple(
                tuple(card for card, had in ((5, number % 3 == seat), (6, number % 2 == 0)) if had)
                for seat in range(3)
            ),
            sources=(
                Source(("wins", "gains"), tuple(9 * (seat == number % 3) for seat in range(3))),
                Source(("all", "tous"), (1, 1, 1)),
            ),
        )
        for number in range(90)
    ]
    found = {one.names.get("fr", one.number): one for one in worths(GAME, games)}
    assert found[5].difference == 1.0
    assert found[5].beyond
    assert found[5].low > 0.9
    assert not found[6].beyond
    assert found[6].low < 0 < found[6].high
    assert found["gains"].text == "wins"
    assert "tous" not in found
    few = worths(GAME, games[: FEWEST - 1])
    assert all(one.number != 5 for one in few)


def test_a_choice_that_is_offered_and_not_taken_is_one_nobody_makes() -> None:
    offers = (Offer(1, 2.0, 0), Offer(2, 2.0, 2), Offer(3, 0.1, 0))
    found = unused(GAME, [watched(0, offers=offers) for _ in range(10)])
    assert [(one.move, one.expected, one.chosen) for one in found] == [(1, 20.0, 0)]


def test_what_changed_between_two_editions_is_told_from_chance() -> None:
    series = make_series(GAME, ["instinct"], kind="rotation", seed=1)
    even = [watched(number % 3, number=number) for number in range(300)]
    tilted = [watched(0 if number % 2 else number % 3, number=number) for number in range(300)]
    same = compare((series, even), (series, even))
    assert not any(one.beyond for one in same.differences)
    found = {one.what: one for one in compare((series, even), (series, tilted)).differences}
    assert found["seat-1"].beyond
    assert found["seat-1"].low < found["seat-1"].difference < found["seat-1"].high
    assert found["seat-1"].difference == pytest.approx(1 / 3)
    assert not found["length"].beyond


def test_editions_and_options_are_compared_on_the_same_deals() -> None:
    field = next(one for one in BAKUTO.fields if one.path == "activity_line.3")
    other = changed_edition(BAKUTO.edition, {field.path: 3})
    question = ask(BAKUTO, games=4, seed=1, against=other)
    assert question.total == 8
    found = study(question)
    assert isinstance(found, Comparison)
    assert found.second.edition_digest == other.digest != found.first.edition_digest
    blocks = BAKUTO.fields[0]
    broken = changed_edition(BAKUTO.edition, {blocks.path: blocks.high})
    with pytest.raises(EditionError, match="53 blocks"):
        ask(BAKUTO, games=4, seed=1, against=broken)
    options = ask(GAME, games=4, seed=1, against_options={"police_rule": "dragnet"})
    assert options.second is not None
    assert options.second.options["police_rule"] == "dragnet"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_report_of_every_game_can_be_read(game: Game) -> None:
    question = ask(game, games=40, seed=1, seats=min(4, game.seats[-1]))
    found = study(question)
    assert isinstance(found, Balance)
    assert found.leads
    assert sum(one.share for one in found.seat_wins) == pytest.approx(1, abs=0.2)
    for language in LANGUAGES:
        page = write_report(question, found, "oyabun balance", "2026-11-17", language)
        assert page.count("<h2>") >= 7
        assert page.count("data:image/svg+xml") == 2
        assert game.title in page


def test_a_comparison_says_what_changed_in_both_languages() -> None:
    question = ask(GAME, games=60, seed=1, against_options={"police_rule": "dragnet"})
    found = study(question)
    for language, said in (("en", "police_rule=dragnet"), ("fr", "Plus que le hasard")):
        assert said in write_report(question, found, "", "2026-11-17", language)


def test_a_lab_of_one_game_is_refused() -> None:
    with pytest.raises(RequestError, match="two games"):
        ask(GAME, games=1, seed=1)
