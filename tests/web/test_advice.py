"""Hints at the table and looking back after the match, over the wire."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Coroutine
from itertools import combinations
from math import dist
from typing import Any

import httpx
import pytest

from oyabun.advice import Review, Reviewed, what_is_seen
from oyabun.advice.review import Chances
from oyabun.arena.opponents import opponents
from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match, rng_dealer
from oyabun.core.moves import Move
from oyabun.search import LEVELS, SETTINGS
from oyabun.service import SeatPlan, Table, new_table_id, new_token
from oyabun.service.seats import BOT_NAMES
from oyabun.shelf import find_game, games
from oyabun.svg.theme import LIGHT
from oyabun.text import Speaker
from oyabun.web.config import Config
from oyabun.web.curves import draw_curve, draw_sample
from oyabun.web.hub import MUSING
from oyabun.web.judged import draw_judged, show_decision
from oyabun.web.texts import page_texts
from oyabun.web.thinking import LEAST_SECONDS, Task, think, time_left, unhurried
from tests.web import asking
from tests.web.serving import PATIENCE, OpenTable, Server, finished

BOTS = ("me", "bot", "bot")


def hints(table: OpenTable, seat: int | None, language: str = "en") -> httpx.Response:
    """Ask what a good player would do, as whoever holds a seat."""
    address = f"{table.server.url}/api/tables/{table.id}/hints?lang={language}"
    with asking.Client(cookies=table.keys(seat), timeout=PATIENCE) as client:
        return client.get(address)


def asked_person(table: OpenTable) -> None:
    """Wait until the person in seat 0 is asked."""
    end = time.monotonic() + PATIENCE
    while 0 not in table.get()["position"]["panel"]["waiting"]:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_against_bots_the_best_choices_are_told_to_whoever_is_asked(server: Server) -> None:
    table = server.open(*BOTS)
    asked_person(table)
    answer = hints(table, 0).json()
    assert 2 <= len(answer["hints"]) <= 3
    labels = {one["move"]: one["label"] for one in table.get(0)["position"]["panel"]["moves"]}
    assert all(labels[hint["move"]] == hint["label"] for hint in answer["hints"])
    assert hints(table, 0).json() == answer


def test_among_people_there_are_no_hints_unless_the_one_who_opened_allows_them(
    server: Server,
) -> None:
    table = server.open().start()
    (seat,) = table.get()["position"]["panel"]["waiting"]
    assert hints(table, seat).status_code == 403
    assert table.get()["position"]["panel"]["hints"] is False
    generous = server.open(hints=True)
    invitation = f"{server.url}/t/{generous.id}/s/{generous.token(1)}?lang=en"
    for page in (invitation, f"{server.url}/t/{generous.id}?lang=en"):
        assert "Hints are on" in asking.get(page).text, "whoever comes is told before sitting down"
    generous.start()
    assert generous.get()["position"]["panel"]["hints"] is True  # spectators see it too
    (seat,) = generous.get()["position"]["panel"]["waiting"]
    assert hints(generous, seat).status_code == 200
    assert {hints(generous, one).status_code for one in range(3) if one != seat} == {409}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "That is not for you"), ("fr", "Ce n’est pas à vous")]
)
def test_whoever_gets_no_hint_is_told_so_in_their_language(
    server: Server, language: str, said: str
) -> None:
    table = server.open().start()
    (seat,) = table.get()["position"]["panel"]["waiting"]
    refused = hints(table, seat, language).json()
    assert refused["message"].startswith(said)
    assert refused["error"] == "NotAllowedError"


def test_a_spectator_gets_no_hints(server: Server) -> None:
    table = server.open(*BOTS)
    asked_person(table)
    assert hints(table, None).status_code == 403


def test_a_finished_match_is_looked_back_on_from_every_seat(server: Server) -> None:
    table = server.open("bot", "bot", "bot")
    end = time.monotonic() + 4 * PATIENCE
    while table.get()["stage"] != "finished":
        assert time.monotonic() < end
        time.sleep(0.2)
    address = f"{server.url}/r/{table.id}/review?seat=1"
    page = asking.get(address, timeout=PATIENCE)
    while 'http-equiv="refresh"' in page.text:
        assert time.monotonic() < end
        time.sleep(0.5)
        page = asking.get(address, timeout=PATIENCE)
    assert page.status_code == 200
    assert 'class="curve"' in page.text
    marks = page.text.count('class="blunder"')
    assert page.text.count("&amp;eyes=1") == 2 * marks  # in the curve and in the list
    for ply in set(re.findall(r"ply=(\d+)&amp;eyes=1", page.text)):
        board = f"{server.url}/r/{table.id}?ply={ply}&eyes="
        said = f'class="judged" data-ply="{ply}" data-eyes="1"'
        assert f"{said}>" in asking.get(f"{board}1").text, "the board says what was better"
        assert f"{said} hidden>" in asking.get(f"{board}0").text
    assert asking.get(f"{server.url}/r/{table.id}/review?seat=7").status_code == 400


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_the_board_of_a_judged_decision_shows_what_was_chosen_and_what_was_better(
    game: Game,
) -> None:
    match, seat, (did, better) = choice_on_the_board(game)
    judged = Reviewed(match.ply, str(did), str(better), 0.1, 0.2, 0.1, 0.01, None)
    speaker = Speaker(game.package, "en", match.header.seats, seat)
    drawn = draw_judged(match, seat, judged, speaker, LIGHT)
    assert len(re.findall(r'class="[^"]*\bchosen"', drawn)) == 1
    assert len(re.findall(r'class="[^"]*\bbetter"', drawn)) == 1
    assert "data-move" not in drawn, "what is over cannot be played"
    assert 'tabindex="0"' not in drawn


def choice_on_the_board(game: Game) -> tuple[Match, int, list[Move]]:
    """A match in which somebody can press two pieces, one for each of two moves."""
    match = Match.start(game, BOT_NAMES[: game.seats_with(game.read_options({}))[0]])
    rng = Rng(1)
    while True:
        match.deal(rng_dealer(rng))
        seat = match.waiting()[0]
        view = match.view(seat)
        scene = game.draw(view, Speaker(game.package, "en", match.header.seats, seat), LIGHT)
        pieces = Counter(node.attrs.get("data-move") for node in scene.root.walk())
        pressed = [move for move in view.legal if pieces[str(move.index)] == 1]
        if len(pressed) > 1:
            return match, seat, pressed[:2]
        quiet = [move for move in view.legal if not move.speaks]
        match.submit(seat, quiet[rng.below(len(quiet))])


def test_marks_of_decisions_that_came_close_together_hide_none_of_each_other() -> None:
    plies = (40, 41, 42, 10)
    curve = tuple(Chances(ply, (0.9, 0.1), (0.01, 0.01)) for ply in range(101))
    worst = tuple(Reviewed(ply, "a", "b", 0.1, 0.2, 0.1, 0.01, None) for ply in plies)
    review = Review("kamiza", 0, 100, curve, worst, worst, -0.4, 0.1, 0.0, 0.0, 0.0)
    drawn = draw_curve(review, ["/"] * 4, ["a"] * 4, "curve")
    marks = re.findall(r'<circle[^>]* cx="([\d.]+)" cy="([\d.]+)" r="(\d+)"', drawn)
    spots = [(float(x), float(y)) for x, y, _ in marks]
    assert len(spots) == 4
    assert all(dist(one, other) > 2 * float(marks[0][2]) for one, other in combinations(spots, 2))


def test_every_line_of_the_curve_is_named_by_its_dashes_too() -> None:
    curve = tuple(Chances(ply, (1 / 9,) * 9, (0.01,) * 9) for ply in range(3))
    review = Review("cash_n_guns", 4, 2, curve, (), (), 0.0, 0.0, 0.0, 0.0, 0.0)
    looks = r'class="(line seat-\d[ a-z]*)"(?: stroke-dasharray="([\d ]+)")?'
    drawn = re.findall(looks, draw_curve(review, [], [], "curve"))
    samples = [re.findall(looks, draw_sample(review, seat))[0] for seat in range(9)]
    assert sorted(drawn) == samples
    assert len({dashes for _, dashes in samples}) == 9


def test_a_cost_is_the_difference_of_the_chances_beside_it() -> None:
    bots, token = [SeatPlan("bot", "random")] * 3, new_token()
    table = Table.open(new_table_id(), "kamiza", bots, 0.0, host_token=token, own_token=token)
    table.start(0.0)
    for share, best in ((0.104, 0.207), (0.055, 0.114), (0.141, 0.152)):
        one = Reviewed(3, "card boss", "card hitman", share, best, best - share, 0.002, None)
        shown = show_decision(table, 0, one, "en")
        assert int(shown.best_chance) - int(shown.chance) == int(shown.cost)


def test_what_was_better_is_called_by_what_the_map_shows() -> None:
    bots, token = [SeatPlan("bot", "random")] * 2, new_token()
    table = Table.open(new_table_id(), "samurai", bots, 0.0, host_token=token, own_token=token)
    table.start(0.0)
    shown = show_decision(table, 0, Reviewed(3, "hex 14.14", "hex kyoto", 0, 1, 1, 0, None), "en")
    assert shown.did == "Between Edo and Sunpu (14.14)"
    assert shown.better == "Kyoto"


def test_in_french_a_review_gives_way_to_a_name() -> None:
    words = page_texts("fr")
    assert words.word("review-lead", seat="Emi", n=2).startswith("2 décisions d’Emi")
    assert "ce qu’Emi savait" in words.word("review-thinking", seat="Emi")


def test_only_a_finished_match_is_looked_back_on(server: Server) -> None:
    table = server.open().start()
    assert asking.get(f"{server.url}/r/{table.id}/review").status_code == 409


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_chooses_reads_a_name_and_a_sentence_about_every_level_and_its_rating(
    server: Server, language: str
) -> None:
    first = asking.get(f"{server.url}/?lang={language}").text
    for game in games():
        page = asking.get(f"{server.url}/new?game={game.key}&lang={language}").text
        for one in opponents(game, language):
            assert f'value="bot:{one.bot}"' in page
            assert one.name in page
            assert one.says in page
            assert one.rating is None or f"{one.rating} ± {one.spread}" in page
            assert one.bot not in LEVELS or one.says in first


def test_everybody_can_see_which_bots_they_play_against(server: Server) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "easy"}]
    table = server.open(seats=seats)
    page = asking.get(f"{server.url}/t/{table.id}?lang=en").text
    assert "A bot: the strategist</span>" in page
    assert "A bot: the apprentice</span>" in page
    table.start()
    page = asking.get(f"{server.url}/t/{table.id}?lang=fr").text
    assert "le stratège</span>" in page
    assert "l’apprenti</span>" in page


def test_a_level_seems_to_ponder_for_as_long_as_it_may_think() -> None:
    """Else how long it takes would tell how hard its choice was, and so what it holds."""
    most = {level: SETTINGS[level].seconds or 1.0 for level in LEVELS}
    usual = Config().bot_delay
    assert all(usual * (1 + MUSING[level]) >= most[level] for level in ("hard", "boss"))
    assert MUSING["easy"] == MUSING["normal"] <= MUSING["hard"]


def test_whoever_thinks_together_or_had_to_wait_shares_the_time_of_one() -> None:
    match = Match.start(find_game("kamiza"), ("A", "B", "C"))
    match.deal(rng_dealer(Rng(1)))
    task = Task(what_is_seen(match, match.waiting()[0]), "boss", 1)
    seven = task._replace(share=1 / 7)
    assert 7 * time_left(seven, 4.0, 100.0) <= 4.0
    assert time_left(task, 4.0, 100.0) == 4.0
    waited = task._replace(asked=97.0)
    assert time_left(waited, 4.0, 100.0) == 1.0
    assert 0 < time_left(waited, 4.0, 200.0) <= LEAST_SECONDS
    assert match.game.moves.decode(think(waited)) in match.view(match.waiting()[0]).legal


def test_an_answer_comes_at_a_beat_and_not_when_it_was_ready() -> None:
    happened: list[str] = []

    async def quick() -> int:
        happened.append("thought")
        return 1

    async def slow() -> int:
        await asyncio.sleep(0.03)
        return await quick()

    async def see(thought: Coroutine[Any, Any, int], *beats: float) -> list[str]:
        happened.clear()
        asyncio.get_running_loop().call_later(0.06, happened.append, "another beat")
        assert await unhurried(thought, beats) == 1
        return [*happened, "told"]

    assert finished(see(quick(), 0.08)) == ["thought", "another beat", "told"]
    assert finished(see(slow(), 0.01, 0.08)) == ["thought", "another beat", "told"]
    assert finished(see(slow(), 0.0, 60.0)) == ["thought", "told"]
