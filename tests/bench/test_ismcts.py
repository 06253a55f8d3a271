"""`hard` against the search of OpenSpiel."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from oyabun.bench import ismcts
from oyabun.bench.ismcts import Clock, openspiel_bot, play_ismcts
from oyabun.core.chance import Rng
from oyabun.core.match import Match, rng_dealer
from oyabun.replay import read_record
from oyabun.shelf import find_game

pytest.importorskip("pyspiel")

ZOKU = find_game("zoku")


def test_the_search_of_openspiel_plays_from_a_view_and_stops_in_time() -> None:
    match = Match.start(ZOKU, ("A", "B"))
    match.deal(rng_dealer(Rng(1)))
    view = match.view(match.waiting()[0])
    bot = openspiel_bot(ZOKU, lambda _view, _rng, _spent: 0.2, 1)
    begun = process_time()
    assert bot(view, Rng(3)) in view.legal
    assert 0.2 <= process_time() - begun < 2


def test_a_clock_counts_only_what_had_to_be_thought_about() -> None:
    match = Match.start(ZOKU, ("A", "B"))
    match.deal(rng_dealer(Rng(1)))
    view = match.view(match.waiting()[0])
    only = type(view)(view.frame._replace(legal=view.legal[:1]), view.box, view.public, view.own)
    clock = Clock(ZOKU.bot("random"))
    clock.choose(only, Rng(1))
    assert clock.moves == 0
    assert clock.allows(view, Rng(1), 0.0) == clock.seconds > 0
    clock.seconds, clock.moves = 6.0, 3
    assert clock.allows(view, Rng(1), 5.0) == 2.0, "the mean of a move"
    assert clock.allows(view, Rng(1), 1.0) == 5.0, "what the other is ahead in all"


def test_matches_are_kept_with_their_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ismcts, "HARD", "random")
    told: list[int] = []
    found = play_ismcts(ZOKU, games=1, seed=1, jobs=1, folder=tmp_path, tick=told.append)
    assert {one.bot for one in found.bots} == {"random", "ismcts"}
    assert found.games == sum(told) == 1
    record = read_record((tmp_path / "records" / "000000.oyabun").read_text(encoding="utf-8"))
    assert record.outcome is not None
