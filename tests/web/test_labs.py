"""How typed numbers play: found out beside the tables, and shown as far as it is known."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import httpx
import pytest

from oyabun.core.editions import Edition, changed_edition, number_at
from oyabun.games.bakuto import GAME
from oyabun.games.kamiza import GAME as KAMIZA
from oyabun.web import labs
from oyabun.web.labs import GAMES, KEPT, MOST_UNDER_WAY, Lab, LabGoneError, Labs
from oyabun.web.workers import BusyError
from tests.web import asking
from tests.web.serving import PATIENCE, Server

SHIPPED = {field.path: str(number_at(GAME.edition, field)) for field in GAME.fields}


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with asking.Client(base_url=server.url, follow_redirects=True, timeout=PATIENCE) as client:
        yield client


def with_fighter(strength: int) -> Edition:
    return changed_edition(GAME.edition, {"fighter": strength})


def test_typed_numbers_are_studied_while_one_looks(browser: httpx.Client) -> None:
    typed = {**SHIPPED, "fighter": "5", "action": "lab"}
    page = browser.post("/editions/bakuto", data=typed)
    assert page.url.path.startswith("/labs/bakuto/")
    assert page.status_code == 200
    assert 'http-equiv="refresh"' in page.text
    until = time.monotonic() + PATIENCE
    while "<h2>" not in page.text and time.monotonic() < until:
        time.sleep(0.1)
        page = browser.get(page.url)
    assert "What changes from" in page.text
    assert "Is every seat fair?" in page.text
    assert "data:image/svg+xml" in page.text
    french = browser.get(page.url, headers={"accept-language": "fr"}).text
    assert "Toutes les places se valent-elles" in french
    assert browser.post("/editions/bakuto", data=typed).url == page.url


def test_numbers_that_cannot_be_played_are_not_studied(browser: httpx.Client) -> None:
    typed = {**SHIPPED, "fighter": "99", "action": "lab"}
    page = browser.post("/editions/bakuto", data=typed)
    assert (page.status_code, page.url.path) == (400, "/editions/bakuto")


def test_a_lab_that_is_not_there_says_what_to_do(browser: httpx.Client) -> None:
    page = browser.get("/labs/bakuto/0000")
    assert page.status_code == 404
    assert "Send them again" in page.text


def test_only_a_few_are_studied_at_once_and_only_the_last_are_kept() -> None:
    async def ask_often() -> None:
        several = Labs()
        try:
            for strength in range(1, MOST_UNDER_WAY + 1):
                several.begin(GAME, with_fighter(strength))
            with pytest.raises(BusyError):
                several.begin(GAME, with_fighter(MOST_UNDER_WAY + 1))
            first = with_fighter(1).digest
            assert several.find("bakuto", first).question.total == 2 * GAMES
            for number in range(KEPT):
                several._known["bakuto", str(number)] = Lab(
                    GAME, several.find("bakuto", first).question
                )
            several.begin(GAME, with_fighter(2))
            with pytest.raises(LabGoneError):
                several.find("bakuto", first)
        finally:
            several.close()

    asyncio.run(ask_often())


def test_the_report_is_made_anew_until_all_games_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(labs, "GAMES", 4)
    monkeypatch.setattr(labs, "AT_ONCE", 2)
    monkeypatch.setattr(labs, "REPORTED", (2, 4))

    async def look_on() -> list[int]:
        beside, seen = Labs(), []
        try:
            beside.begin(KAMIZA, KAMIZA.edition)
            lab = beside.find("kamiza", KAMIZA.edition.digest)
            while lab.reported < 4:
                await asyncio.sleep(0.01)
                seen += [lab.reported] if lab.reported not in seen else []
            assert "Is every seat fair?" in lab.reports["en"]
            assert "What changes" not in lab.reports["en"]
        finally:
            beside.close()
        return seen

    assert asyncio.run(asyncio.wait_for(look_on(), PATIENCE)) == [0, 2, 4]
