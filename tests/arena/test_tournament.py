"""Tournaments: the same deals for all, from every seat."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from oyabun.arena import hold, plots
from oyabun.arena.matches import Played
from oyabun.arena.plots import Whisker, whiskers
from oyabun.arena.ratings import MIDDLE, rate
from oyabun.arena.report import write_report
from oyabun.arena.schedule import Series, all_mixes, arrange, fixture
from oyabun.arena.simulation import make_series
from oyabun.arena.tournament import length_bars
from oyabun.core.chance import Rng
from oyabun.core.errors import RequestError
from oyabun.games.kamiza import GAME
from oyabun.replay import read_record
from oyabun.text import LANGUAGES
from oyabun.text.speaker import message_keys

SERIES = Series("kamiza", ("a", "b", "c"), 3, {}, 1, "mixes")
TABLES = len(all_mixes(SERIES.bots, SERIES.seats))
ROUND = TABLES * SERIES.seats


def result(number: int, seating: str, places: tuple[int, ...]) -> Played:
    """A game that ended so."""
    each = len(seating)
    none = (0.0,) * each
    return Played(
        number, 0, tuple(seating), places, (0,) * each, (), "end", 9, (1,) * each, none, none
    )


def test_every_mix_plays_every_deal() -> None:
    tables = defaultdict(set)
    for number in range(4 * ROUND):
        deal, seating = fixture(SERIES, number)
        tables[deal].add(tuple(sorted(seating)))
    assert list(tables) == [0, 1, 2, 3]
    assert all(mixes == set(all_mixes("abc", 3)) for mixes in tables.values())


def test_every_bot_of_a_mix_plays_a_deal_from_every_seat() -> None:
    taken: Counter[tuple[tuple[str, ...], str, int]] = Counter()
    for number in range(ROUND):
        seating = fixture(SERIES, number).seating
        taken.update((tuple(sorted(seating)), bot, seat) for seat, bot in enumerate(seating))
    assert all(count == mix.count(bot) for (mix, bot, _), count in taken.items())
    assert len(taken) == sum(len(set(mix)) for mix in all_mixes("abc", 3)) * SERIES.seats


def test_no_table_of_a_deal_is_set_twice_alike() -> None:
    for seats in (2, 3, 4):
        series = Series("kamiza", ("a", "b"), seats, {}, 1, "mixes")
        games = len(all_mixes(series.bots, seats)) * seats
        assert len({fixture(series, number).seating for number in range(games)}) == games


def test_an_order_is_never_its_own_mirror_image_around_the_table() -> None:
    orders = {arrange(("a", "a", "b", "b"), Rng(seed)) for seed in range(50)}
    assert ("a", "b", "a", "b") not in orders
    assert len(orders) == 4


def test_the_same_deal_gives_everybody_the_same_start(tmp_path: Path) -> None:
    """The starting seat of Kamiza is drawn: it must be the same in all games of a deal."""
    hold(
        GAME,
        ["random", "heuristic"],
        games=6,
        seed=3,
        seats=3,
        command="",
        date="",
        folder=tmp_path,
    )
    records = sorted((tmp_path / "records").iterdir())
    starts = {str(read_record(file.read_text()).entries[0].move) for file in records}
    assert len(records) == 6
    assert len(starts) == 1


def test_whoever_wins_more_is_rated_higher_and_more_games_make_surer() -> None:
    few = [result(n, "ab" if n % 2 else "ba", (1, 2) if n % 2 else (2, 1)) for n in range(4)]
    many = [result(n, "ab" if n % 2 else "ba", (1, 2) if n % 2 else (2, 1)) for n in range(40)]
    early, late = rate(["a", "b"], few), rate(["a", "b"], many)
    assert early["a"].rating > MIDDLE > early["b"].rating
    assert late["a"].rating > early["a"].rating
    assert late["a"].high - late["a"].low < early["a"].high - early["a"].low


def test_a_rating_follows_the_numbers_of_games_not_the_order_they_were_told_in() -> None:
    games = [result(n, "abb", (1, 2, 3) if n % 3 else (3, 1, 2)) for n in range(9)]
    assert rate(["a", "b"], games) == rate(["a", "b"], games[::-1])


def test_equal_bots_are_rated_alike() -> None:
    games = [result(n, "ab" if n % 2 else "ba", (1, 1)) for n in range(30)]
    rated = rate(["a", "b"], games)
    assert rated["a"].rating == pytest.approx(MIDDLE)
    assert rated["b"].rating == pytest.approx(MIDDLE)


def test_the_first_games_count_no_more_than_the_last() -> None:
    early = [result(n, "ab", (1, 2) if n < 20 else (2, 1)) for n in range(40)]
    late = [result(n, "ab", (2, 1) if n < 20 else (1, 2)) for n in range(40)]
    one, other = rate(["a", "b"], early)["a"], rate(["a", "b"], late)["a"]
    assert abs(one.rating - other.rating) < 30


def test_who_comes_second_is_rated_as_who_comes_last() -> None:
    rated = rate(["a", "b", "c"], [result(0, "abc", (1, 2, 3)), result(1, "cab", (2, 1, 3))])
    assert rated["a"].rating > MIDDLE > rated["b"].rating
    assert rated["b"].rating == pytest.approx(rated["c"].rating)


def test_where_nobody_wins_nobody_is_rated_higher() -> None:
    rated = rate(["a", "b"], [result(0, "abb", (2, 2, 2)), result(1, "bab", (2, 2, 3))])
    assert rated["a"].rating == pytest.approx(rated["b"].rating)


def test_a_team_is_rated_as_one_side() -> None:
    lost = Played(0, 0, ("a", "a", "b"), (1, 1, 3), (0, 0, 0), ((0, 1),), "end", 9, *[(0,) * 3] * 3)
    rated = rate(["a", "b"], [lost])
    assert rated["a"].rating > MIDDLE > rated["b"].rating


def test_lengths_fall_into_classes_of_equal_width() -> None:
    bars = length_bars([10, 10, 12, 57])
    assert sum(bar.games for bar in bars) == 4
    assert {bar.longest - bar.shortest for bar in bars} == {2}
    assert bars[0].shortest == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_every_bot_its_plots_and_its_command(language: str) -> None:
    found = hold(
        GAME,
        ["random", "heuristic"],
        games=3,
        seed=3,
        seats=3,
        command="oyabun arena <kamiza>",
        date="2026-01-02",
    )
    page = write_report(found, language)
    assert page.count("<svg") == page.count("<figure") == 3, "all last as long: a bar says nothing"
    assert "oyabun arena &lt;kamiza&gt;" in page
    assert "2026-01-02" in page


def test_a_point_at_the_far_end_leaves_room_for_its_figure() -> None:
    drawn = whiskers([Whisker("all", 1.0, 0.5, 1.0, "100.0 %")], [(0.0, "0")], "wins")
    point, figure = (
        float(re.findall(rf'<{tag}[^>]* {at}="([\d.]+)"[^>]*class="{kind}"', drawn)[0])
        for tag, at, kind in (("circle", "cx", "point"), ("text", "x", "figure"))
    )
    wide = 9 * len("100.0 %")  # at the size of the letters in a plot
    assert point + 8 < figure - wide


def test_games_that_last_differently_are_plotted() -> None:
    assert ">109<" in plots.bars([("108", 1), ("109", 3)], "lengths")


def test_the_report_says_the_same_in_both_languages() -> None:
    english, french = (message_keys("oyabun.arena", language) for language in LANGUAGES)
    assert english == french


def test_more_bots_than_seats_play_in_mixes_that_fit() -> None:
    series = make_series(GAME, ["random"] * 6, kind="mixes", seed=1)
    assert series.seats == 4


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_an_arena_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(RequestError, match="two bots"):
        hold(GAME, bots, games=1, seed=1, command="", date="")
