"""The game that `oyabun new` writes, and games from outside altogether."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from oyabun import starter
from oyabun.cli.new import new_game
from oyabun.core.errors import RequestError
from oyabun.core.match import Match
from oyabun.games import GAMES
from oyabun.shelf import FOLDERS, GameLoadError, add_folders, find_game, game_in, games
from oyabun.starter import DEAL_CARD, FOLD, GAME, STAY
from oyabun.testing import check_game

LONGEST = 150


@pytest.fixture(autouse=True)
def empty_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test puts on the shelf is gone afterwards."""
    monkeypatch.setenv(FOLDERS, "")
    modules = set(sys.modules)
    yield
    for name in set(sys.modules) - modules:
        del sys.modules[name]
    game_in.cache_clear()


def played(*rounds: str, cards: str) -> Match:
    """A match of three after rounds like "sfs": who stays and who folds, with the same cards."""
    match = Match.start(GAME, ("a", "b", "c"))
    for choices in rounds:
        while match.waiting() == (-1,):
            seat = DEAL_CARD.index(match.state.stack[-1])
            match.submit(-1, GAME.moves.parse(f"deal {cards.split()[seat]}"))
        for seat, choice in enumerate(choices):
            match.submit(seat, STAY if choice == "s" else FOLD)
    return match


def test_the_starter_keeps_the_contract() -> None:
    assert check_game(GAME).reasons == {"last-round"}


def test_the_starter_is_short_enough_to_be_read_before_breakfast() -> None:
    source = Path(starter.__file__).read_text(encoding="utf-8")
    assert len(source.splitlines()) <= LONGEST


@pytest.mark.parametrize(
    ("choices", "scores"),
    [("sss", [2, -1, -1]), ("ffs", [0, 0, 0]), ("fss", [0, 1, -1]), ("fff", [0, 0, 0])],
)
def test_the_highest_card_that_stays_earns_a_point_from_each_other(
    choices: str, scores: list[int]
) -> None:
    assert played(choices, cards="9 5 2").state.public.scores == scores


def test_equal_highest_cards_all_earn() -> None:
    assert played("sss", cards="7 7 2").state.public.scores == [2, 2, -1]


def test_a_match_ends_after_the_rounds_of_its_edition() -> None:
    match = played("sss", "sss", "sss", "sss", "sss", cards="9 5 2")
    assert match.outcome is not None
    assert match.outcome.scores == (10, -5, -5)


def test_a_new_game_is_found_in_its_folder_and_keeps_the_contract(tmp_path: Path) -> None:
    new_game("hana_fuda", tmp_path)
    (game,) = add_folders([tmp_path / "hana_fuda"])
    assert (game.key, game.title, game.rules_prefix) == ("hana_fuda", "Hana Fuda", "HAN")
    assert [one.key for one in games()] == [one.key for one in (*GAMES, game)]
    assert find_game("hana_fuda") is game
    check_game(game)


@pytest.mark.parametrize("name", ["kamiza", "json", "two words", "Capital", "class", "9lives", ""])
def test_a_name_that_cannot_be_a_game_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(RequestError):
        new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_new_game_never_overwrites_a_folder(tmp_path: Path) -> None:
    (tmp_path / "hanafuda").mkdir()
    with pytest.raises(RequestError, match="is there already"):
        new_game("hanafuda", tmp_path)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        (None, "is no game: a game is a folder with an __init__.py"),
        ("", "is NoneType, not a Game"),
        ("GAME = 3", "is int, not a Game"),
        ("import nowhere", "cannot be loaded: ModuleNotFoundError"),
        (
            "from oyabun.games.kamiza import GAME as KAMIZA\nfrom dataclasses import replace\n"
            "GAME = replace(KAMIZA, package=__name__)",
            "two games are called 'kamiza'",
        ),
    ],
)
def test_what_is_wrong_with_a_folder_is_one_sentence(
    tmp_path: Path, source: str | None, says: str
) -> None:
    place = tmp_path / "odd_game"
    place.mkdir()
    if source is not None:
        (place / "__init__.py").write_text(source)
    with pytest.raises(GameLoadError, match=says):
        add_folders([place])
    assert [one.key for one in games()] == [one.key for one in GAMES]


def test_a_package_offers_its_game_by_an_entry_point(tmp_path: Path) -> None:
    new_game("hanafuda", tmp_path)
    facts = tmp_path / "hanafuda-0.1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: hanafuda\nVersion: 0.1.0\n")
    (facts / "entry_points.txt").write_text("[oyabun.games]\nhanafuda = hanafuda:GAME\n")
    listed = subprocess.run(
        [sys.executable, "-c", "from oyabun.shelf import games; print(games()[-1].title)"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert listed.stdout == "Hanafuda\n"


def test_a_match_of_a_game_from_outside_is_recorded_and_verified(tmp_path: Path) -> None:
    new_game("hanafuda", tmp_path)
    played = oyabun("play", "--game", "hanafuda", folder=tmp_path, typed="1\nq\nmatch.oyabun\n")
    assert "match.oyabun" in played
    told = oyabun("verify", "match.oyabun", "--game", "hanafuda", folder=tmp_path)
    assert told.startswith("Sound: Hanafuda")


def oyabun(*words: str, folder: Path, typed: str = "") -> str:
    """Run the command in a folder and return what it wrote."""
    return subprocess.run(
        [sys.executable, "-m", "oyabun.cli", *words],
        input=typed,
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_suite_takes_a_folder_and_says_what_is_wrong_in_it(tmp_path: Path) -> None:
    new_game("hanafuda", tmp_path)
    texts = tmp_path / "hanafuda" / "fr.ftl"
    texts.write_text(texts.read_text(encoding="utf-8").replace("folds =", "plie ="))
    command = [sys.executable, "-m", "oyabun.testing", str(tmp_path / "hanafuda")]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 1
    assert "texts of hanafuda are missing" in told.stderr
    assert "Traceback" not in told.stderr
