from __future__ import annotations

import re
from html import unescape

import httpx
import pytest

from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.replay.lessons import lesson_of
from oyabun.text import LANGUAGES, Speaker
from oyabun.text.rulebook import read_rulebook
from tests.web import asking
from tests.web.serving import PATIENCE, Server

TRY = re.compile(r'<button name="try" value="(\d+)">([^<]+)</button>')


def ways_on(page: httpx.Response) -> list[str]:
    return re.findall(r'class="button primary" data-step href="([^"]+)"', page.text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_lesson_is_followed_to_its_end_by_what_the_pages_offer(
    server: Server, game: Game, language: str
) -> None:
    lesson = lesson_of(game)
    speaker = Speaker(game.package, language)
    with asking.Client(
        base_url=server.url, timeout=PATIENCE, cookies={"lang": language}
    ) as browser:
        assert f'href="/learn/{game.key}/1"' in browser.get("/").text
        address = f"/learn/{game.key}/1"
        for step in lesson.steps:
            page = browser.get(address)
            assert page.status_code == 200
            assert speaker.word(step.text) in unescape(page.text)
            if step.tries:
                right = game.moves.parse(step.tries)
                offered = {int(move): label for move, label in TRY.findall(page.text)}
                assert right.index in offered
                wrong = next(move for move in offered if move != right.index)
                refused = browser.get(address, params={"try": wrong})
                assert not ways_on(refused)
                assert speaker.word(step.text) in unescape(refused.text)
                page = browser.get(address, params={"try": int(right.index)})
                assert speaker.word(f"{step.text}-right") in unescape(page.text)
            if step is not lesson.steps[-1]:
                (address,) = ways_on(page)
        assert f'action="/play/{game.key}"' in page.text


@pytest.mark.parametrize("place", [0, 9, 10**30])
def test_a_step_that_does_not_exist_is_refused(server: Server, place: int) -> None:
    page = asking.get(f"{server.url}/learn/kamiza/{place}", timeout=PATIENCE)
    assert page.status_code in (400, 404)


def test_a_lesson_begins_with_its_first_step(server: Server) -> None:
    page = asking.get(f"{server.url}/learn/zoku", timeout=PATIENCE)
    assert page.status_code == 200
    assert "Step 1 of 8" in page.text


def test_what_is_pointed_at_has_a_ring_and_still_takes_the_click(server: Server) -> None:
    page = asking.get(f"{server.url}/learn/kamiza/2", timeout=PATIENCE).text
    (ring,) = re.findall(r"<rect [^>]*class=\"pointed\"[^>]*>", page)
    assert 'pointer-events="none"' in ring


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_rules_begin_in_short_with_pictures_and_show_where_each_rule_comes_from(
    server: Server, game: Game, language: str
) -> None:
    with asking.Client(
        base_url=server.url, timeout=PATIENCE, cookies={"lang": language}
    ) as browser:
        page = browser.get(f"/rules/{game.key}").text
        short = page.index('id="short"')
        assert short < page.index("<dt ")
        pictures = [unescape(found) for found in re.findall(r'<img src="(/diagram/[^"]+)"', page)]
        assert len(pictures) == len(lesson_of(game).pictures)
        assert page.index("/diagram/", short) < page.index('id="ui-find"')
        for address in pictures:
            drawn = browser.get(address)
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            assert drawn.text.startswith("<svg")
        book = read_rulebook(game.package, language)
        for rule in book.rules:
            marks = "[+]".join(f'<abbr title="[^"]+">{mark}</abbr>' for mark in rule.marks)
            assert re.search(rf'<dt id="{rule.id}">{rule.id} {marks}', page)


def test_a_picture_that_does_not_exist_is_refused(server: Server) -> None:
    for number in (99, 10**20):
        page = asking.get(f"{server.url}/diagram/kamiza/{number}/light", timeout=PATIENCE)
        assert page.status_code == 400
