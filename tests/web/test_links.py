"""What happens when a link is only fetched, as messengers do to show what is behind it: nothing."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from oyabun.core.editions import number_at
from oyabun.games.bakuto import GAME
from oyabun.web.api import api
from oyabun.web.server import PAGES
from tests.web import asking
from tests.web.serving import Server

MESSENGER = {"user-agent": "TelegramBot (like TwitterBot)"}


def events(server: Server) -> list[tuple[object, ...]]:
    """All that is stored of all tables."""
    with closing(sqlite3.connect(f"file:{server.config.data}?mode=ro", uri=True)) as file:
        return file.execute("SELECT * FROM events ORDER BY 1, 2").fetchall()


def test_fetching_every_kind_of_link_changes_nothing(server: Server) -> None:
    waiting, playing = server.open(), server.open()
    playing.sit()
    assert playing.post("/start").status_code == 200
    before = events(server)
    for table in (waiting, playing):
        links = [link for link in table.links if link]
        links += [f"{server.url}/t/{table.id}", f"{server.url}/t/{table.id}/h/{table.host}"]
        for link in links:
            assert asking.get(link, headers=MESSENGER, timeout=60).status_code in (200, 303)
            assert httpx.head(link, headers=MESSENGER, timeout=60).status_code < 500
    assert events(server) == before
    assert [seat["kind"] for seat in waiting.get()["seats"]] == ["open", "open", "open"]


def everything(server: Server) -> list[list[tuple[object, ...]]]:
    """All that is stored, but for the sign of life."""
    with closing(sqlite3.connect(f"file:{server.config.data}?mode=ro", uri=True)) as file:
        names = file.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")
        return [
            file.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608
            for (name,) in names.fetchall()
            if name != "alive"
        ]


def addresses(filled: dict[str, list[str]]) -> Iterator[str]:
    """Every address that there is, once for each thing that it can be asked about."""
    for route in {route.path for page in (*PAGES, api) for route in page.routes}:
        yield from fill(route, filled)


def fill(route: str, filled: dict[str, list[str]]) -> Iterator[str]:
    gap = re.search(r"{(\w+):\w+}", route)
    if gap is None:
        yield route
        return
    for value in filled[gap[1]]:
        yield from fill(route.replace(gap[0], value), filled)


def ticket(server: Server, cookies: dict[str, str]) -> str:
    """What carries somebody's tables to another device, once."""
    with asking.Client(base_url=server.url, cookies=cookies, timeout=60) as browser:
        found = re.search(r'/carry#([^"]*)"', browser.post("/mine/carry").text)
    assert found is not None
    return found[1]


def lab(server: Server) -> str:
    """Where somebody's numbers are being studied."""
    numbers = {field.path: str(number_at(GAME.edition, field)) for field in GAME.fields}
    with asking.Client(base_url=server.url, timeout=60) as browser:
        address = browser.post("/editions/bakuto", data={**numbers, "action": "lab"})
    assert address.status_code == 303
    return address.headers["location"]


def test_getting_every_address_there_is_changes_nothing(server: Server) -> None:
    """Programs that only look, as messengers do, may look at everything."""
    waiting, playing, over = (
        server.open(listed=True),
        server.open(),
        server.open("bot", "bot", "bot"),
    )
    playing.start()
    watcher = over.connect()
    while watcher.panel.get("outcome") is None:
        watcher.hear()
    watcher.hang_up()
    tables = [waiting, playing, over]
    tokens = [table.token(1) for table in (waiting, playing)] + [table.host for table in tables]
    filled = {
        "table_id": [table.id for table in tables],
        "token": tokens,
        "game": ["kamiza"],
        "theme": ["dark"],
        "name": ["dark"],
        "code": ["fr"],
        "seat": ["0"],
        "ply": ["1"],
        "kind": ["any"],
        "size": ["192"],
        "digest": ["0000"],
        "place": ["1"],
        "number": ["0"],
    }
    carried = ticket(server, playing.keys(0, host=True))
    shared = {
        f"/r/{over.id}/board.png?ply=1",
        f"/r/{over.id}?ply=1&eyes=0",
        "/learn/kamiza/2?try=4",
    }
    asked = sorted({*addresses(filled), *shared, lab(server), f"/carry?ticket={carried}"})
    assert len(asked) > 60
    holders = [waiting.keys(host=True), playing.keys(0, host=True), {}]
    before = everything(server)
    for cookies in holders:
        with asking.Client(base_url=server.url, cookies=cookies, timeout=60) as browser:
            answers = [browser.get(address, headers=MESSENGER).status_code for address in asked]
            assert set(answers) <= {200, 303, 400, 403, 404, 405, 409}
            assert answers.count(200) > 20
    assert everything(server) == before
    assert [seat["kind"] for seat in waiting.get()["seats"]] == ["open", "open", "open"]
    assert playing.get(0)["position"]["panel"]["devices"] == 1
    taken = asking.post(f"{server.url}/carry", data={"ticket": carried})
    assert taken.status_code == 303


def test_a_link_shows_the_game_and_tells_nothing_of_the_match(server: Server) -> None:
    table = server.open("open", "open", "open", name="Secretive")
    invitation = f"{server.url}/t/{table.id}/s/{table.token(1)}"
    for link in (invitation, f"{server.url}/t/{table.id}"):
        page = asking.get(link, headers=MESSENGER).text
        shared = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', page))
        assert "Kamiza" in shared["title"]
        assert shared["description"]
        assert "Secretive" not in "".join(shared.values())
        assert table.id not in "".join(shared.values())
        picture = asking.get(shared["image"].replace("&amp;", "&"), timeout=60)
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(b"\x89PNG")


@pytest.mark.parametrize(("language", "advice"), [("en", "ask for it"), ("fr", "demandez-le-lui")])
def test_a_wrong_link_says_what_to_do(server: Server, language: str, advice: str) -> None:
    table = server.open()
    answer = asking.get(f"{server.url}/t/{table.id}/s/nonsense?lang={language}")
    assert answer.status_code == 403
    assert advice in answer.text
    assert f'href="/t/{table.id}"' in answer.text


def test_a_used_link_says_what_to_do(server: Server) -> None:
    table = server.open()
    used = table.links[1]
    assert used is not None
    table.sit()
    answer = asking.get(used)
    assert answer.status_code == 403
    assert "Somebody sits there already" in answer.text
    assert f'href="/t/{table.id}"' in answer.text
