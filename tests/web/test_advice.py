"""Hints at the table and looking back after the match, over the wire."""

from __future__ import annotations

import re
import time

import httpx
import pytest

from oyabun.arena.opponents import opponents
from oyabun.search import LEVELS, SETTINGS
from oyabun.shelf import games
from oyabun.web.config import Config
from oyabun.web.hub import MUSING
from tests.web import asking
from tests.web.serving import PATIENCE, OpenTable, Server

BOTS = ("me", "bot", "bot")


def hints(table: OpenTable, seat: int | None) -> httpx.Response:
    """Ask what a good player would do, as whoever holds a seat."""
    address = f"{table.server.url}/api/tables/{table.id}/hints?lang=en"
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
        assert 'id="ui-judged"' in asking.get(f"{board}1").text, "the board says what was better"
        assert 'id="ui-judged"' not in asking.get(f"{board}0").text
    assert asking.get(f"{server.url}/r/{table.id}/review?seat=7").status_code == 400


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
