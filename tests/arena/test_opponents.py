"""Whom one can choose to play against, and how strong they were found to be."""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from oyabun.arena import hold
from oyabun.arena.opponents import FILE, opponents, published
from oyabun.cli.output import write_json
from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.shelf import find_game, games


def test_ratings_laid_beside_a_game_stand_beside_its_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kamiza = find_game("kamiza")
    found = hold(kamiza, ["random", "heuristic"], games=6, seed=1, command="", date="2026-01-02")
    folder = tmp_path / "rated_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    with (folder / FILE).open("w", encoding="utf-8") as file:
        write_json(found, file)
    monkeypatch.syspath_prepend(str(tmp_path))
    rated = {one.bot: one for one in opponents(replace(kamiza, package="rated_game"), "en")}
    for one in found.bots:
        assert rated[one.bot].rating == round(one.rating.rating)
        assert rated[one.bot].spread > 0
    assert rated["boss"].rating is None, "it has not played"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_published_ratings_are_of_the_game_as_it_is_played_now(game: Game) -> None:
    found = published(game)
    if found is None:
        pytest.skip("nobody has held an arena yet")
    assert (found.game, found.rules_version) == (game.key, game.rules_version)
    assert found.edition == game.edition.digest
    assert shlex.split(found.command)[:3] == ["oyabun", "arena", game.key]
    assert {"easy", "normal", "hard"} <= {one.bot for one in found.bots}


def test_levels_come_first_and_every_bot_says_how_it_plays() -> None:
    for game in games():
        for language in ("en", "fr"):
            found = opponents(game, language)
            assert [one.bot for one in found[:4]] == ["easy", "normal", "hard", "boss"]
            assert all(one.name and one.says for one in found)
