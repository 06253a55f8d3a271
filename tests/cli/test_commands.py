"""The command line, as people and programs use it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.main import get_command

from oyabun.cli import main
from oyabun.cli.app import app
from oyabun.cli.bots import choose_bot
from oyabun.cli.review import curve_text
from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match, rng_dealer
from oyabun.core.notation import write_view
from oyabun.core.play import decision
from oyabun.core.sketch import sketch_text
from oyabun.games import GAMES
from oyabun.replay import read_record
from oyabun.replay.lessons import lesson_of
from oyabun.service.seats import BOT_NAMES
from oyabun.shelf import FOLDERS, find_game
from oyabun.svg.scene import Scene
from oyabun.svg.theme import LIGHT
from oyabun.text import LANGUAGES, Speaker

ROOT = Path(__file__).parents[2]


class Written(NamedTuple):
    """What a command wrote."""

    stdout: str
    stderr: str


def oyabun(*words: str, typed: str = "", status: int = 0, cwd: Path = ROOT) -> Written:
    """Run the command in this process and return what it wrote."""
    out, err = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["oyabun", *words])
        patch.setattr(sys, "stdin", StringIO(typed))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setenv("COLUMNS", "120")
        patch.setenv(FOLDERS, "")
        patch.chdir(cwd)
        with pytest.raises(SystemExit) as ended:
            main()
    assert ended.value.code == status, err.getvalue()
    return Written(out.getvalue(), err.getvalue())


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a few decisions, saved by a player who quits."""
    file = tmp_path_factory.mktemp("records") / "kamiza.oyabun"
    typed = f"1\n1\nown\nMine.\nq\n{file}\n"
    oyabun("play", "kamiza", "--seats", "3", "--seed", "3", "--bots", "random", typed=typed)
    return file


# Help and documentation


def test_every_command_and_flag_is_in_the_documentation() -> None:
    text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        section = text.partition(f"## `oyabun {name}")[2].partition("\n## ")[0]
        assert section, f"{name} has no section"
        flags = [flag for param in command.params for flag in param.opts if flag[:2] == "--"]
        assert [flag for flag in flags if flag not in section and flag != "--help"] == []


def test_the_help_of_every_command_has_an_example() -> None:
    for name in get_command(app).commands:  # type: ignore[attr-defined]
        assert f"oyabun {name}" in oyabun(name, "--help").stdout.partition("Example")[2]


def test_the_command_is_a_program_with_a_status_of_its_own() -> None:
    asked = [sys.executable, "-m", "oyabun.cli", "play", "go"]
    done = subprocess.run(asked, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("oyabun: there is no game 'go'")


def test_help_loads_no_game() -> None:
    listing = (
        "import sys, oyabun.cli.app; "
        "print([name for name in sys.modules if name.startswith('oyabun.games')])"
    )
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True)
    assert done.stdout == "[]\n"


# Errors


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("play", "say which game: kamiza, "),
        ("verify", "Missing argument"),
        ("play --game /nowhere", "/nowhere is no game: a game is a folder with an __init__.py"),
        ("board --view oyabun/2", "a position begins with 'oyabun/1' and the name of its game"),
        ("gamble", "No such command 'gamble'"),
        ("play go", "there is no game 'go'; the games are: "),
        ("play kamiza --seats 9 --bots random", "Kamiza is for 3 to 4 players, not 9"),
        ("play kamiza --bots hal", "Kamiza has no bot 'hal'; its bots are: random"),
        ("play kamiza --seats 3 --bots random,random,random", "3 bots and somebody to play them"),
        ("play kamiza --bots a,a,a,a,a,a,a,a,a", "Kamiza is for 3 to 4 players, not 10"),
        ("play kamiza --option police_rule", "an option is written key=value"),
        ("play kamiza --option police=no", "there is no option 'police'; this game's options are"),
        ("play kamiza --lang de", "Invalid value for '--lang'"),
        ("simulate kamiza --bots random --option wanted=4", "it is one of linear1, linear2"),
        ("simulate kamiza --games 0", "Invalid value for '--games'"),
        ("board kamiza --seat 7", "there is no seat 7"),
        ("board kamiza --ply 5000", "the match was over after"),
        ("board kamiza --out board.gif", "a board is written to a file .svg or .png"),
        ("board kamiza --out /nowhere/board.svg", "/nowhere/board.svg: No such file"),
        ("verify /nowhere/record", "/nowhere/record: No such file"),
        ("replay /nowhere/record", "/nowhere/record: No such file"),
        ("rules go", "there is no game 'go'"),
        ("bench go", "there is no game 'go'"),
    ],
)
def test_an_error_is_one_sentence_and_a_failing_status(words: str, says: str) -> None:
    done = oyabun(*words.split(), status=2)
    assert done.stderr.startswith("oyabun: ")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_error_does_not_repeat_a_name_of_ten_thousand_letters() -> None:
    told = oyabun("play", "n" * 10_000, status=2).stderr
    assert len(told) < 1000
    assert "the games are: kamiza" in told


# Commands


def test_games_lists_every_game_for_people_and_programs() -> None:
    listed = json.loads(oyabun("games", "--json").stdout)
    assert [game["key"] for game in listed] == [game.key for game in GAMES]
    assert listed[0].keys() == {
        "key",
        "title",
        "authors",
        "seats",
        "minutes",
        "rules_version",
        "edition",
        "moves",
        "bots",
        "options",
        "end_reasons",
    }
    shown = oyabun("games").stdout
    assert all(game.key in shown and game.title in shown for game in GAMES)


def test_simulate_writes_results_for_people_and_programs() -> None:
    words = ("simulate", "kamiza", "--games", "6", "--bots", "random,random,random", "--seed", "9")
    results = json.loads(oyabun(*words, "--json").stdout)
    assert results["games"] == 6
    assert results["bots"][0]["seatings"] == 18
    shared = json.loads(oyabun(*words, "--jobs", "2", "--json").stdout)
    assert {**results, "seconds": {}} == {**shared, "seconds": {}}
    assert "6 games with 3 seats, seed 9" in oyabun(*words).stdout


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_table_of_results_fits_eighty_columns(command: str) -> None:
    words = (command, "cash_n_guns", "--bots", "heuristic,random", "--seats", "4", "--games", "8")
    shown = oyabun(*words).stdout.splitlines()
    rows = [line.rstrip() for line in shown if line.startswith(" ")]
    assert any("heuristic" in row for row in rows)
    assert max(map(len, rows)) <= 80
    assert "win" in " ".join(shown)


def test_a_match_is_looked_back_on_by_what_a_seat_knew(tmp_path: Path) -> None:
    oyabun(
        "simulate",
        "kamiza",
        "--bots",
        "random",
        "--seats",
        "3",
        "--games",
        "1",
        "--out",
        "s",
        cwd=tmp_path,
    )
    record = str(tmp_path / "s" / "records" / "000000.oyabun")
    found = json.loads(oyabun("review", record, "--seat", "1", "--json").stdout)
    assert found["seat"] == 1
    assert len(found["worst"]) <= 3
    assert found["curve"][-1]["ply"] == found["plies"]
    shown = oyabun("review", record, "--seat", "1", "--lang", "fr").stdout
    assert "La chance" in shown
    assert "± 0" not in shown  # nothing is quite certain
    for one in found["worst"]:
        assert not one["why"] or f"\n{one['ply']}\N{NO-BREAK SPACE}: " in shown
    refused = oyabun("review", record, "--seat", "3", status=2).stderr
    assert "there is no seat 3; those of this match are 0 to 2" in refused


@pytest.mark.parametrize("points", [1, 2, 51, 52, 53, 177])
def test_a_curve_fits_the_line_and_ends_where_the_match_did(points: int) -> None:
    drawn = curve_text([*[0.5] * (points - 1), 1.0], 52)
    assert drawn.endswith("█")
    assert len(drawn) == max(2, min(points, 52))


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_whoever_breaks_off_is_told_that_what_was_played_is_kept(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(*_args: object, **_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("oyabun.cli.arena.hold", tired)
    monkeypatch.setattr("oyabun.cli.simulate.simulate", tired)
    words = (command, "kamiza", "--bots", "random,heuristic", "--games", "4")
    assert oyabun(*words, status=130).stderr == ""
    told = oyabun(*words, "--out", "kept", status=130, cwd=tmp_path).stderr
    assert told == "What was played is in kept: the same command goes on from there.\n"


def test_an_arena_rates_bots_and_writes_a_report(tmp_path: Path) -> None:
    words = ("arena", "kamiza", "--bots", "random,heuristic", "--games", "4", "--seats", "3")
    found = json.loads(oyabun(*words, "--json").stdout)
    assert found["games"] == 6  # whole tables, so that everybody has had every seat
    assert (
        found["command"]
        == "oyabun arena kamiza --bots random,heuristic --games 4 --seed 1 --seats 3"
    )
    shown = oyabun(*words, "--out", str(tmp_path / "kept"), "--lang", "fr").stdout
    assert "6 games with 3 seats on one deal" in shown
    assert "Cotes" in (tmp_path / "kept" / "report.html").read_text(encoding="utf-8")
    kept = json.loads((tmp_path / "kept" / "ratings.json").read_text(encoding="utf-8"))
    assert kept["bots"]
    assert kept["command"] == found["command"]
    oyabun("verify", str(tmp_path / "kept" / "records" / "000003.oyabun"))


def test_the_ratings_of_an_arena_stand_beside_the_bots_of_their_game(tmp_path: Path) -> None:
    oyabun("new", "rated", "--in", str(tmp_path))
    folder, kept = tmp_path / "rated", tmp_path / "kept"
    words = ("--bots", "random,easy", "--games", "6", "--out", str(kept))
    oyabun("arena", "--game", str(folder), *words)
    (kept / "ratings.json").rename(folder / "ratings.json")
    rated = json.loads(oyabun("bots", "--game", str(folder), "--json").stdout)
    found = {one["bot"]: one["rating"] for one in rated}
    assert found["easy"] is not None
    assert found["hard"] is None
    assert "oyabun arena rated --bots random,easy" in oyabun("bots", "--game", str(folder)).stdout


def test_training_writes_weights_and_keeps_those_of_other_tables(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    words = ("train", "kamiza", "--games", "20", "--trials", "0", "--out", str(file))
    shown = oyabun(*words, "--seats", "3").stdout
    assert "3 seats" in shown
    assert "weights: evaluation" in shown
    found = json.loads(oyabun(*words, "--seats", "4", "--json").stdout)
    assert [one["seats"] for one in found["trained"]] == [4]
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert [one["seats"] for one in kept["trained"]] == [3, 4]
    assert kept["trained"][1]["command"].endswith("--seed 1 --seats 4")
    other = oyabun("train", "zoku", *words[2:], status=2)
    assert "holds the weights of kamiza" in other.stderr


def test_a_bot_is_watched_and_played_against() -> None:
    words = ("exploit", "kamiza", "--bot", "easy", "--decisions", "40", "--games", "2")
    found = json.loads(oyabun(*words, "--json").stdout)
    assert found["decisions"] >= 40
    assert found["share_gain"]["low"] <= found["share_gain"]["gain"]
    assert found["command"].startswith(f"oyabun {' '.join(words)} --seed 1 --seats 3")
    assert "whoever reads it" in oyabun(*words).stdout


def test_the_lab_writes_a_report_and_compares_two_editions(tmp_path: Path) -> None:
    words = ("balance", "kamiza", "--games", "40", "--out", str(tmp_path / "lab"))
    shown = oyabun(*words, "--lang", "fr").stdout
    assert "40 games with 3 seats by instinct" in shown
    assert "Qui mène gagne" in (tmp_path / "lab" / "report.html").read_text(encoding="utf-8")
    kept = json.loads((tmp_path / "lab" / "balance.json").read_text(encoding="utf-8"))
    assert kept == json.loads(oyabun(*words, "--json").stdout)
    compared = oyabun(*words[:4], "--against-option", "police_rule=dragnet").stdout
    assert "40 pairs of games on the same deals" in compared


def test_the_same_games_are_played_through_every_interface() -> None:
    pytest.importorskip("pettingzoo")
    found = json.loads(oyabun("bench", "interfaces", "kamiza", "--games", "4", "--json").stdout)
    assert found["kamiza"]["games"] == 4
    assert found["kamiza"]["OpenSpiel"] == found["kamiza"]["PettingZoo AEC"] == 0


def test_board_draws_an_svg_or_a_png(tmp_path: Path) -> None:
    svg = oyabun("board", "kamiza", "--ply", "9", "--seat", "1").stdout
    assert svg.startswith("<svg")
    oyabun("board", "kamiza", "--ply", "9", "--seat", "1", "--out", "b.svg", cwd=tmp_path)
    assert (tmp_path / "b.svg").read_text(encoding="utf-8") == svg
    oyabun("board", "kamiza", "--theme", "dark", "--out", "b.png", cwd=tmp_path)
    assert (tmp_path / "b.png").read_bytes().startswith(b"\x89PNG")


def test_board_draws_a_view_from_its_text() -> None:
    game = GAMES[0]
    match = Match.start(game, ("Ann", "Bo", "Cy"))
    match.deal(rng_dealer(Rng(5)))
    text = write_view(game, match.header, match.edition, match.view(1))
    svg = oyabun("board", "--view", text, "--lang", "fr").stdout
    assert svg == f"{drawn_for_nobody(match, 1)}\n"


def drawn_for_nobody(match: Match, seat: int) -> Scene:
    """The board of a seat in French, where nobody in particular sits."""
    package = match.game.package
    names = tuple(Speaker(package, "fr").name(one) for one in range(len(match.header.seats)))
    scene: Scene = match.game.draw(match.view(seat), Speaker(package, "fr", names, seat), LIGHT)
    return scene


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_lesson_is_followed_in_the_terminal(game: Game) -> None:
    steps = lesson_of(game).steps
    typed = "".join(f"nonsense\n{step.tries}\n\n" if step.tries else "\n" for step in steps)
    told = oyabun("learn", game.key, "--lang", "fr", typed=typed).stdout
    assert told.count("Exactement.") == sum(bool(step.tries) for step in steps)
    assert f"oyabun play {game.key}" in told


def test_help_names_the_games() -> None:
    for words in ((), ("play",), ("learn",), ("rules",)):
        told = oyabun(*words, "--help").stdout
        assert all(game.key in told for game in GAMES), words


def test_opponents_in_the_terminal_have_names() -> None:
    told = oyabun("play", "kamiza", "--seed", "3", typed="q\n\n").stdout
    assert "Botan" in told
    assert "heuristic" not in told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_map_fits_a_hundred_columns_at_the_largest_table(game: Game) -> None:
    seats = game.seats_with(game.read_options({}))[-1]
    match = Match.start(game, BOT_NAMES[:seats])
    rng = Rng(3)
    while match.outcome is None and match.ply < 300:
        match.deal(rng_dealer(rng))
        for seat in match.waiting()[:1]:
            asked = decision(match.state)
            assert asked is not None
            match.submit(seat, asked.random_move(match.state, seat, rng))
    for language in LANGUAGES:
        speaker = Speaker(game.package, language, match.header.seats, 0)
        maps = [panel for panel in game.describe(match.view(0), speaker) if panel.is_map]
        for line in sketch_text(tuple(maps)).splitlines():
            assert len(line) <= 100, line


def test_rules_are_shown_in_both_languages() -> None:
    assert "KAM-J5" in oyabun("rules", "kamiza").stdout
    assert "Ripou" in oyabun("rules", "kamiza", "--lang", "fr").stdout
    page = json.loads(oyabun("rules", "kamiza", "--lang", "fr", "--json").stdout)
    assert page["sections"][1]["rules"][0]["id"] == "KAM-G1"


def test_coverage_counts_the_rules_that_have_a_test() -> None:
    found = json.loads(oyabun("rules", "kamiza", "--coverage", "--json").stdout)
    assert (found["rules"], found["covered"], found["missing"]) == (29, 29, [])
    assert "29 of 29 rules" in oyabun("rules", "kamiza", "--coverage").stdout


def test_bench_measures_pure_python_beside_what_is_compiled() -> None:
    done = oyabun("bench", "kamiza", "--seconds", "0.01", "--json")
    (game,) = json.loads(done.stdout)["games"]
    assert game["game"] == "kamiza"
    assert game["pure"].keys() == {"playout", "listed", "clones"}
    assert (game["compiled"] is None) == (game["ratio"] is None)


# Playing


def test_a_player_who_quits_may_save_a_sound_record(record: Path) -> None:
    match = read_record(record.read_bytes())
    assert [str(entry.move) for entry in match.entries if entry.seat == 0][:2] == [
        "card boss",
        "area kamiza",
    ]
    assert "Mine." in [entry.words for entry in match.entries]


def test_a_saved_record_never_overwrites_a_file(record: Path, tmp_path: Path) -> None:
    before = record.read_bytes()
    other = tmp_path / "other.oyabun"
    done = oyabun("play", "kamiza", "--seed", "1", typed=f"q\n{record}\n{other}\n")
    assert "cannot be written" in done.stdout
    assert record.read_bytes() == before
    assert read_record(other.read_bytes()).outcome is None


def test_a_whole_match_can_be_played_by_typing_numbers() -> None:
    done = oyabun("play", "kamiza", "--seats", "3", "--bots", "random", typed="1\n" * 27)
    assert "the Ban-yu-kai has a new president" in done.stdout
    assert "Place" in done.stdout


def test_the_terminal_says_first_what_one_wants_and_last_where_the_points_came_from() -> None:
    typed = "g\n" + "1\n" * 27
    done = oyabun("play", "kamiza", "--seats", "3", "--bots", "random", typed=typed)
    before, _, _ = done.stdout.partition("Your choice")
    assert "Be the next president" in before
    assert done.stdout.count("Be the next president") == 2
    end = done.stdout.partition("the Ban-yu-kai has a new president")[2]
    assert "Won in the rounds" in end
    assert "WANTED" in end


def test_a_decision_can_be_taken_back_while_nobody_has_seen_it() -> None:
    done = oyabun("play", "kamiza", "--seats", "3", typed="u\n1\nu\n2\nq\n")
    assert "What you decided stands." in done.stdout
    assert "You take it back." in done.stdout
    assert done.stdout.count("Play the Boss") == 2


def test_help_rules_log_and_board_are_there_while_playing() -> None:
    done = oyabun("play", "kamiza", "--lang", "fr", typed="h\nr\nl\nb\nhein\nq\n")
    for text in ("propose d’enregistrer", "KAM-E2", "Partie 1, manche 1", "«\xa0hein\xa0»"):
        assert text in done.stdout


def test_the_end_of_the_input_ends_the_match_quietly() -> None:
    assert oyabun("play", "kamiza", typed="1\n").stderr == ""


def test_people_at_one_keyboard_never_see_each_others_cards() -> None:
    typed = "\n2\n2\n1\n" * 2
    done = oyabun("play", "kamiza", "--hot-seat", "--seats", "3", "--seed", "1", typed=typed)
    screens = done.stdout.split("the screen is yours")
    assert len(screens) == 4
    assert "Player 1  face down" in screens[2]
    assert "Player 1  Underboss" not in screens[2]


def test_whoever_plays_chooses_a_level_by_its_number() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", StringIO("9\nhard\n3\n"))
        assert choose_bot(find_game("kamiza"), "en") == "hard"
        patch.setattr(sys, "stdin", StringIO("\n"))
        assert choose_bot(find_game("kamiza"), "fr") == "normal"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_bots_are_listed_with_a_name_and_a_sentence(language: str) -> None:
    for game in GAMES:
        found = json.loads(oyabun("bots", game.key, "--lang", language, "--json").stdout)
        assert [one["bot"] for one in found[:4]] == ["easy", "normal", "hard", "boss"]
        assert all(one["name"] and one["says"] for one in found)
    assert "oyabun" in oyabun("bots", "kamiza", "--lang", language).stdout


def test_whoever_plays_is_told_which_bots_sit_there() -> None:
    done = oyabun("play", "kamiza", "--bots", "hard,boss", "--seed", "3", typed="q\n")
    assert "At the table with you: Botan (the strategist), Chiyo (the oyabun)." in done.stdout


def test_a_match_that_was_saved_can_be_looked_back_on(tmp_path: Path) -> None:
    file = tmp_path / "my match"
    words = ("play", "kamiza", "--seats", "3", "--bots", "random", "--seed", "3")
    told = oyabun(*words, typed="1\n" * 27 + f"{file}\n").stdout
    assert f"oyabun review '{file}'" in told
    assert "chances to win" in oyabun("review", str(file)).stdout


def test_a_hint_is_one_key_away_where_one_person_plays() -> None:
    done = oyabun("play", "kamiza", "--seats", "3", "--seed", "3", typed="?\nq\n")
    assert "Chance to win" in done.stdout
    assert re.search(r"\d % ± [1-9]", done.stdout), "nothing is quite certain"
    choices, _, hints = done.stdout.partition("Chance to win")
    advised = re.findall(r"^ +(\d) +(\S.*?)  ", hints, re.MULTILINE)
    assert len(advised) == 3
    assert all(f"  {number}  {name}\n" in choices for number, name in advised)


def test_among_people_there_are_hints_only_where_they_were_allowed() -> None:
    words = ("play", "kamiza", "--hot-seat", "--seats", "3", "--seed", "3")
    without = oyabun(*words, typed="\n?\nq\n").stdout
    assert "No hints at this table" in without
    assert "? for a hint" not in without
    allowed = oyabun(*words, "--hints", typed="\n?\nq\n").stdout
    _, _, seen = allowed.partition("the screen is yours")
    assert "Hints are on at this table" in seen, "what comes before is wiped from the screen"
    assert "Chance to win" in allowed


# Records


def test_verify_says_that_a_record_is_sound(record: Path) -> None:
    assert oyabun("verify", str(record)).stdout.startswith("Sound: Kamiza, 3 seats")


def test_verify_finds_a_changed_byte(record: Path, tmp_path: Path) -> None:
    altered = tmp_path / "altered"
    altered.write_bytes(record.read_bytes().replace(b"Mine.", b"mine."))
    assert "oyabun: line " in oyabun("verify", str(altered), status=2).stderr


def test_replay_tells_a_spectator_no_secrets_and_everything_to_all_eyes(record: Path) -> None:
    assert "Play the Boss" not in oyabun("replay", str(record)).stdout
    assert "Play the Boss" in oyabun("replay", str(record), "--eyes", "0").stdout
    french = oyabun("replay", str(record), "--eyes", "all", "--lang", "fr").stdout
    assert "Jouer\xa0: Boss" in french


def test_replay_takes_only_eyes_that_are_there(record: Path) -> None:
    assert "from 0 to 2, or all" in oyabun("replay", str(record), "--eyes", "3", status=2).stderr
