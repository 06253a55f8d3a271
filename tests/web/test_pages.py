from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from html import unescape

import httpx
import pytest
from websockets.sync.client import connect

from oyabun.games import GAMES
from oyabun.replay import check_chance, read_record
from oyabun.text import Speaker
from oyabun.web.identity import KEYS_COOKIE
from tests.web import asking
from tests.web.serving import PATIENCE, OpenTable, Server, whose_turn


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with asking.Client(base_url=server.url, follow_redirects=True, timeout=PATIENCE) as client:
        yield client


def play_now(browser: httpx.Client, game: str = "kamiza") -> str:
    """Click Play now and return the name of the table."""
    page = browser.post(f"/play/{game}")
    assert page.status_code == 200
    return page.url.path.rsplit("/", 1)[1]


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    table = server.open("bot", "bot", "bot")
    watcher = table.connect()
    while watcher.panel.get("outcome") is None:
        watcher.hear()
    return table.id


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_every_page_answers_in_every_language_and_theme(
    server: Server, finished: str, language: str, theme: str
) -> None:
    lobby = server.open()
    cookies = {"lang": language, "theme": theme, **lobby.keys(host=True)}
    keys = [game.key for game in GAMES]
    paths = ["/", "/about", "/new", f"/t/{lobby.id}", f"/t/{finished}", f"/r/{finished}"]
    paths += [f"/new?game={key}" for key in keys] + [f"/rules/{key}" for key in keys]
    with asking.Client(base_url=server.url, cookies=cookies) as browser:
        for path in paths:
            page = browser.get(path)
            assert page.status_code == 200, path
            assert f'<html lang="{language}"' in page.text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_first_move_is_two_clicks_away(browser: httpx.Client, game: object) -> None:
    key = game.key  # type: ignore[attr-defined]
    assert f'action="/play/{key}"' in browser.get("/").text
    table = play_now(browser, key)
    shown = browser.get(f"/api/tables/{table}").json()
    assert shown["stage"] == "playing"
    assert shown["you"] == 0


def test_who_plays_at_once_plays_the_first_game_and_is_told_what_it_leaves_out(
    browser: httpx.Client,
) -> None:
    for game in GAMES:
        shown = browser.get(f"/api/tables/{play_now(browser, game.key)}").json()
        assert game.first_game.items() <= shown["options"].items()
        if game.first_game:
            said = Speaker(game.package, "en").word("first-game")
            assert said in unescape(browser.get("/").text)


def test_every_answer_carries_strict_headers_and_no_inline_script_or_style(
    browser: httpx.Client,
) -> None:
    table = play_now(browser)
    for path in ("/", "/about", "/new", "/rules/kamiza", f"/t/{table}", "/nowhere", "/t/nowhere"):
        answer = browser.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "same-origin"  # tokens are in addresses
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        scripts = re.findall(r"<script(?![^>]*(?:src=|application/json))", answer.text)
        assert not scripts
        assert not re.findall(r"<style|\sstyle=|\son[a-z]+=", answer.text)


def test_cookies_of_seats_are_for_the_server_alone(
    server: Server, new_server: Callable[..., Server]
) -> None:
    answer = asking.post(f"{server.url}/play/kamiza")
    (cookie,) = answer.headers.get_list("set-cookie")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie
    over_https = new_server(public_url="https://play.example.org")
    answer = asking.post(f"{over_https.url}/play/kamiza")
    assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))


def test_links_open_one_seat_and_a_wrong_link_opens_nothing(server: Server) -> None:
    table = server.open()
    with asking.Client(base_url=server.url, follow_redirects=True) as browser:
        invitation = f"/t/{table.id}/s/{table.token(1)}"
        assert browser.get(invitation).status_code == 200
        assert browser.get(f"/api/tables/{table.id}").json()["you"] is None
        assert browser.post(invitation, data={"name": "Bo"}).url.path == f"/t/{table.id}"
        assert browser.get(f"/api/tables/{table.id}").json()["you"] == 1
        assert browser.get(f"/t/{table.id}/h/{table.token(1)}").status_code == 403
        assert browser.post(f"/t/{table.id}/start").status_code == 403
    assert asking.get(f"{server.url}/t/{table.id}/s/{table.host}").status_code == 403


def test_the_lobby_shows_links_and_codes_to_the_host_alone(server: Server) -> None:
    table = server.open()
    with asking.Client(base_url=server.url, cookies=table.keys(host=True)) as browser:
        page = browser.get(f"/t/{table.id}").text
        for seat in range(3):
            assert table.token(seat) in page
        assert page.count("<svg") >= 3
    invitations = list(map(table.token, range(3)))
    table.sit()
    with asking.Client(base_url=server.url, cookies=table.keys(0)) as browser:
        page = browser.get(f"/t/{table.id}").text
        for secret in (*invitations, table.token(1), table.token(2)):
            assert secret not in page
        assert table.token(0) in page
        assert table.host not in page


def test_the_host_of_a_running_match_is_shown_nobodys_link(server: Server) -> None:
    table = server.open("me", "open", "open", name="Ann")
    invitations = list(map(table.token, range(3)))
    table.take(1, str(table.links[1]))
    with asking.Client(base_url=server.url, cookies=table.keys(0, host=True)) as browser:
        page = browser.get(f"/t/{table.id}").text
        assert invitations[1] not in page
        assert invitations[2] in page
        assert table.post("/start").status_code == 200
        page = browser.get(f"/t/{table.id}").text
        assert table.token(0) in page
        assert table.token(1) not in page
        assert invitations[1] not in page
    stranger = asking.post(f"{server.url}/t/{table.id}/s/{invitations[1]}")
    assert stranger.status_code == 403
    assert "Somebody sits there already." in stranger.text


def test_a_name_that_cannot_be_shown_brings_the_invitation_back(server: Server) -> None:
    table = server.open()
    link = str(table.links[1])
    page = asking.post(link, data={"name": "x" * 25})
    assert page.status_code == 400
    assert f'action="/t/{table.id}/s/{table.token(1)}"' in page.text
    assert asking.post(link, data={"name": "Bo"}).status_code == 303
    assert table.get()["seats"][1]["name"] == "Bo"


def test_a_word_for_the_seal_is_taken_in_the_lobby_and_the_secret_is_shown_at_the_end(
    server: Server,
) -> None:
    table = server.open("me", "bot", "open", name="Ann")
    commitment = table.get()["commitment"]
    with asking.Client(base_url=server.url, cookies=table.keys(0), timeout=PATIENCE) as browser:
        page = browser.post(f"/t/{table.id}/word", data={"word": "fugu"}, follow_redirects=True)
        assert 'value="fugu"' in page.text
        assert commitment[:16] in page.text
        assert browser.get("/fair?lang=fr").status_code == 200
        assert table.post("/start").status_code == 200
        assert table.get(0)["secret"] is None
        person = table.connect(0)
        while not whose_turn([person]).panel["outcome"]:
            person.move()
        shown = table.get(0)
        assert hashlib.sha256(shown["secret"].encode()).hexdigest() == commitment
        assert shown["words"] == ["fugu", "", ""]
        assert shown["secret"] in browser.get(f"/t/{table.id}").text
        record = browser.get(f"/r/{table.id}/record").text
    assert check_chance(read_record(record)).commitment == commitment


def test_a_browser_that_has_sat_at_a_hundred_tables_still_plays(server: Server) -> None:
    with asking.Client(base_url=server.url, follow_redirects=True) as browser:
        first = play_now(browser)
        for _ in range(99):
            last = play_now(browser)
            browser.get(f"/t/{first}")
        assert len(browser.cookies[KEYS_COOKIE]) < 4000
        for table in (first, last):
            assert browser.get(f"/api/tables/{table}").json()["you"] == 0
        cookie = f"{KEYS_COOKIE}={browser.cookies[KEYS_COOKIE]}"
    address = f"ws://127.0.0.1:{server.config.port}/ws/{last}"
    with connect(address, additional_headers={"Cookie": cookie}) as playing:
        assert json.loads(str(playing.recv()).split("\n")[0])["panel"]["you"] == 0


def test_the_form_opens_a_table_and_a_mistake_brings_it_back(browser: httpx.Client) -> None:
    good = {
        "game": "kamiza",
        "count": "3",
        "seat-0": "me",
        "seat-1": "open",
        "seat-2": "bot:random",
    }
    page = browser.post("/tables", data={**good, "name": "Ann", "option-wanted": "linear2"})
    assert page.url.path.startswith("/t/")
    assert "Ann" in page.text
    for mistake in (
        {"count": "77"},
        {"count": "x"},
        {"option-wanted": "none"},
        {"edition": "{"},
        {"clock": "1"},
        {"seat-0": "king"},
        {"name": "x" * 30},
    ):
        page = browser.post("/tables", data={**good, **mistake})
        assert page.status_code == 400, mistake
        assert 'action="/tables"' in page.text


def test_names_are_escaped_wherever_they_are_shown(browser: httpx.Client) -> None:
    name = "<b>&\"'"
    page = browser.post("/play/kamiza", data={"name": name})
    assert name not in page.text
    assert "&lt;b&gt;" in page.text


def test_a_form_of_another_site_is_not_taken(server: Server) -> None:
    foreign = {"Origin": "https://evil.example"}
    assert asking.post(f"{server.url}/play/kamiza", headers=foreign).status_code == 403
    own = {"Origin": server.url}
    assert asking.post(f"{server.url}/play/kamiza", headers=own).status_code == 303


def test_a_switch_goes_back_to_our_own_pages_only(server: Server) -> None:
    for path, goes in {
        "/about": "/about",
        "//evil.example": "/",
        "https://evil.example": "/",
        "/\\evil.example": "/",
    }.items():
        answer = asking.post(f"{server.url}/lang/fr", data={"path": path})
        assert answer.headers["location"] == goes


def test_a_finished_match_is_replayed_from_all_eyes_and_downloaded_and_opened_again(
    server: Server, browser: httpx.Client, finished: str
) -> None:
    for eyes in ("0", "1", "2", "all", "none"):
        page = browser.get(f"/r/{finished}?ply=5&eyes={eyes}")
        assert page.status_code == 200
        step = browser.get(f"/api/tables/{finished}/replay/5?eyes={eyes}").json()
        assert step["svg"].startswith("<svg")
        assert "data-move" not in step["svg"]
        ids = re.findall(r' id="([^"]+)"', step["svg"])
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', step["svg"])) <= set(ids)
    svg = browser.get(f"/r/{finished}/board.svg?ply=5&eyes=0")
    assert svg.headers["content-type"].startswith("image/svg+xml")
    png = browser.get(f"/r/{finished}/board.png?ply=5&eyes=all")
    assert png.content.startswith(b"\x89PNG")
    record = browser.get(f"/r/{finished}/record")
    page = browser.post("/replay", files={"record": ("match.txt", record.content)})
    assert page.status_code == 200
    again = page.url.path
    assert again.startswith("/r/")
    assert again != f"/r/{finished}"
    assert browser.get(f"{again}/record").content == record.content
    cut = browser.post("/replay", files={"record": ("match.txt", record.content[:-20])})
    assert cut.status_code == 422


@pytest.mark.parametrize(
    "path", ["?ply=9999", "?ply=-1", "?eyes=9", f"?eyes={'9' * 5000}", "?eyes=x", "?ply=x"]
)
def test_a_position_that_is_not_there_is_refused(
    browser: httpx.Client, finished: str, path: str
) -> None:
    assert browser.get(f"/r/{finished}{path}").status_code in (400, 409)


def test_a_match_that_goes_on_cannot_be_replayed(server: Server, browser: httpx.Client) -> None:
    table = play_now(browser)
    for path in ("", "/record", "/board.svg?ply=0", "/board.png?ply=0"):
        assert browser.get(f"/r/{table}{path}").status_code == 409
    assert browser.get(f"/api/tables/{table}/replay/0").status_code == 409


def test_the_log_never_holds_a_token(server: Server) -> None:
    table: OpenTable = server.open().start()
    asking.get(f"{server.url}/t/{table.id}/s/wrong-but-secret-{'x' * 20}")
    asking.get(f"{server.url}/t/{table.id}/h/{table.host}")
    log = server.log.read_text()
    assert "/t/{table_id}/s/{token}" in log
    for seat in range(3):
        assert table.token(seat) not in log
    assert table.host not in log
    assert "wrong-but-secret" not in log
