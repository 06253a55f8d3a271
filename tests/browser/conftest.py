from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from oyabun.games import GAMES
from tests.browser.playing import let_play, play_now, wait_for_the_end
from tests.web.serving import Server

CHROMIUM = os.environ.get("OYABUN_CHROMIUM") or shutil.which("chromium") or ""
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 15_000
KNOWS_EVERY_GAME = "".join(f"localStorage.setItem('goal-{game.key}', 'known');" for game in GAMES)
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables"), countdown=0.3)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("no Chromium: install it, or name it in OYABUN_CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody with a browser of their own; whatever their console complains of is a failure."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(*, newcomer: bool = False, **wishes: Any) -> Page:
        usual: dict[str, Any] = {
            "base_url": server.url,
            "locale": "en",
            "reduced_motion": "reduce",
            "viewport": {"width": 1280, "height": 800},
        }
        context = chromium.new_context(**{**usual, **wishes})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not newcomer:
            context.add_init_script(KNOWS_EVERY_GAME)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.extend(complaint(message, page)))
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def finished(chromium: Browser, server: Server) -> str:
    """The name of a table whose match is over."""
    context = chromium.new_context(base_url=server.url, reduced_motion="reduce", locale="en")
    page = context.new_page()
    play_now(page, GAMES[0].key)
    let_play(page)
    wait_for_the_end(page)
    name = page.url.rpartition("/")[2]
    context.close()
    return name


def complaint(message: ConsoleMessage, page: Page) -> list[str]:
    """What a console complains of, but for broken lines and for pages that are meant to refuse."""
    expected = "WebSocket connection" in message.text or message.location["url"] == page.url
    return [message.text] if message.type == "error" and not expected else []
