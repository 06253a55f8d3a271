"""Coming back without an account: one's own tables, another game, tables that anybody may join."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable
from html import unescape

import httpx
import pytest

from oyabun.replay import read_record
from oyabun.web.identity import KEYS_COOKIE, MOST_KEYS, Keys, write_keys
from tests.web import asking
from tests.web.serving import PATIENCE, OpenTable, Server, stored


def browse(server: Server, **cookies: str) -> httpx.Client:
    """A browser that knows these cookies."""
    client = asking.Client(base_url=server.url, timeout=PATIENCE, follow_redirects=True)
    client.cookies.update(cookies)
    return client


def mine(page: str) -> list[str]:
    """The lines of a page that list one's own tables, as they are read."""
    found = re.search(r'<section class="tables" id="ui-mine".*?</section>', page, re.DOTALL)
    if found is None:
        return []
    items = re.findall(r"<li.*?</a>", found[0], re.DOTALL)
    return [" ".join(unescape(re.sub(r"<[^>]*>", " ", item)).split()) for item in items]


def played(server: Server) -> OpenTable:
    """A match of three people which bots have brought to its end for them."""
    table = server.open().start()
    watcher = table.connect()
    for seat in range(3):
        assert table.post(f"/seats/{seat}", action="bot").status_code == 200
    while watcher.panel.get("outcome") is None:
        watcher.hear()
    return table


@pytest.fixture(scope="module")
def over(server: Server) -> OpenTable:
    return played(server)


# 1. One's own tables


def test_a_stranger_has_no_tables(server: Server) -> None:
    server.open().start()
    with browse(server) as browser:
        assert mine(browser.get("/").text) == []


def test_the_first_page_says_whose_turn_it_is(server: Server) -> None:
    table = server.open().start()
    waiting = table.get()["position"]["panel"]["waiting"]
    (asked,) = waiting
    other = (asked + 1) % 3
    with browse(server, **table.keys(asked)) as browser:
        (line,) = mine(browser.get("/").text)
        assert line.startswith("Kamiza Your turn just now")
    with browse(server, **table.keys(other), lang="fr") as browser:
        (line,) = mine(browser.get("/").text)
        assert f"On attend Seat {asked + 1}" in line
        assert "à l’instant" in line


def test_a_lobby_and_a_finished_table_are_listed_too(server: Server, over: OpenTable) -> None:
    lobby = server.open()
    both = {over.id: Keys(seat=over.token(0)), lobby.id: Keys(host=lobby.host)}
    with browse(server, **{KEYS_COOKIE: write_keys(both)}) as browser:
        first, second = mine(browser.get("/").text)
    assert "Not started yet" in first
    assert "Over" in second


def test_a_key_that_opens_nothing_lists_nothing(server: Server, over: OpenTable) -> None:
    wrong = {over.id: Keys(seat="guessed", host="guessed"), "nowhere": Keys(seat="x")}
    with browse(server, **{KEYS_COOKIE: write_keys(wrong)}) as browser:
        assert mine(browser.get("/").text) == []


def test_a_table_where_nobody_waits_can_be_dropped_and_no_other(
    server: Server, over: OpenTable
) -> None:
    going = server.open().start()
    both = {over.id: Keys(seat=over.token(0)), going.id: Keys(seat=going.token(0))}
    with browse(server, **{KEYS_COOKIE: write_keys(both)}) as browser:
        browser.post(f"/mine/forget/{going.id}")
        assert len(mine(browser.get("/").text)) == 2
        browser.post(f"/mine/forget/{over.id}")
        assert len(mine(browser.get("/").text)) == 1


# 2. To another device


def ticket_of(page: str) -> str:
    found = re.search(r'value="(http[^"]*/carry#[^"]*)"', page)
    assert found is not None
    return found[1]


def test_a_link_carries_all_tables_to_another_device_once(server: Server) -> None:
    tables = [server.open().start() for _ in range(2)]
    keys = {table.id: Keys(seat=table.token(1)) for table in tables}
    with browse(server, **{KEYS_COOKIE: write_keys(keys)}) as here:
        link = ticket_of(here.post("/mine/carry").text)
    with browse(server) as there:
        there.get(link)  # a browser sends no fragment
        there.get("/carry")
        taken = there.post("/carry", data={"ticket": link})
        assert len(mine(taken.text)) == 2
        assert there.get(f"/api/tables/{tables[0].id}").json()["you"] == 1
    with browse(server) as thief:
        again = thief.post("/carry", data={"ticket": link.rpartition("#")[2]})
        assert again.status_code == 403
        assert "used already" in again.text
        assert mine(thief.get("/").text) == []
    for table in tables:
        assert table.get(1)["position"]["panel"]["devices"] == 2


def test_the_ticket_is_in_no_log(server: Server, over: OpenTable) -> None:
    with browse(server, **over.keys(0)) as here:
        link = ticket_of(here.post("/mine/carry").text)
    ticket = link.rpartition("#")[2]
    with browse(server) as there:
        there.get(link)
        there.post("/carry", data={"ticket": ticket})
    log = server.log.read_text()
    assert "/carry" in log
    assert ticket not in log
    assert over.token(0) not in log


def test_what_is_carried_joins_what_is_there_within_the_bound(
    server: Server, over: OpenTable
) -> None:
    full = {f"table{number}": Keys(seat="x" * 43) for number in range(MOST_KEYS)}
    with browse(server, **over.keys(0)) as here:
        link = ticket_of(here.post("/mine/carry").text)
    with asking.Client(base_url=server.url, timeout=PATIENCE) as there:
        there.cookies.update({KEYS_COOKIE: write_keys(full)})
        answer = there.post("/carry", data={"ticket": link})
    entries = answer.cookies[KEYS_COOKIE].split("~")
    assert len(entries) == MOST_KEYS
    assert entries[0].startswith(f"{over.id}.")
    assert len(answer.cookies[KEYS_COOKIE]) < 4096


def test_tickets_are_not_made_without_end(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with browse(server) as browser:
        statuses = [browser.post("/mine/carry").status_code for _ in range(12)]
    assert statuses == [200] * 10 + [429] * 2


@pytest.mark.parametrize("ticket", ["", "#", "x" * 5000, "\u202e", "a#b#c"])
def test_a_ticket_that_is_none_says_so(server: Server, ticket: str) -> None:
    with browse(server) as browser:
        assert browser.post("/carry", data={"ticket": ticket}).status_code == 403


# 3. Another game


def again(server: Server, table: OpenTable, seat: int) -> httpx.Response:
    with asking.Client(base_url=server.url, timeout=PATIENCE, cookies=table.keys(seat)) as browser:
        return browser.post(f"/t/{table.id}/again")


def test_everybody_joins_another_game_with_a_click_and_seats_turn_by_one(server: Server) -> None:
    table = played(server)
    watcher = table.connect(2)
    watcher.hear_until("snapshot")
    assert not watcher.panel["again"]
    proposed = again(server, table, 0)
    assert proposed.status_code == 303
    following = proposed.headers["location"].removeprefix("/t/")
    while not watcher.panel["again"]:
        watcher.hear()
    assert watcher.panel["again"] == {"seat": 0, "table": following}
    for seat in (2, 1):
        joined = again(server, table, seat)
        assert joined.headers["location"] == f"/t/{following}"
        with browse(server, **dict(joined.cookies)) as browser:
            shown = browser.get(f"/api/tables/{following}").json()
        assert shown["you"] == (seat + 1) % 3
        assert not shown["host"]
    assert shown["stage"] == "playing"


def test_two_who_propose_at_once_get_one_table(server: Server) -> None:
    table = played(server)
    places: list[str] = []

    def propose(seat: int) -> None:
        places.append(again(server, table, seat).headers["location"])

    people = [threading.Thread(target=propose, args=(seat,)) for seat in (0, 1, 2)]
    for person in people:
        person.start()
    for person in people:
        person.join()
    assert len(places) == 3
    assert len(set(places)) == 1
    assert len(stored(server, table, "followed")) == 1


def test_a_second_device_joins_the_same_seat(server: Server) -> None:
    table = played(server)
    again(server, table, 0)
    first, second = again(server, table, 1), again(server, table, 1)
    token = KEYS_COOKIE
    assert first.cookies[token] == second.cookies[token]


def test_against_bots_another_game_begins_at_once(server: Server) -> None:
    with browse(server) as browser:
        page = browser.post("/play/kamiza")
        name = page.url.path.removeprefix("/t/")
        secret = browser.cookies[KEYS_COOKIE].split(".")[2]
        table = OpenTable(
            server, {"table": name, "seat_links": [], "host_link": f"/h/{secret.split('~')[0]}"}
        )
        watcher = table.connect()
        assert table.post("/seats/0", action="bot").status_code == 200
        while watcher.panel.get("outcome") is None:
            watcher.hear()
        following = browser.post(f"/t/{name}/again").url.path
        shown = browser.get(f"/api/tables/{following.removeprefix('/t/')}").json()
    assert shown["stage"] == "playing"
    assert shown["you"] == 1
    assert [seat["kind"] for seat in shown["seats"]].count("bot") == len(shown["seats"]) - 1


def test_another_game_is_for_those_who_sat_there_and_for_the_end(
    server: Server, over: OpenTable
) -> None:
    with browse(server) as stranger:
        assert stranger.post(f"/t/{over.id}/again").status_code == 403
        page = stranger.get(f"/t/{over.id}").text
    assert "/again" not in page
    going = server.open().start()
    assert again(server, going, 0).status_code == 403


# 4. Tables that anybody may join, and those who watch


def test_a_listed_table_is_on_the_first_page_until_it_is_full(server: Server) -> None:
    table = server.open("open", "bot", "open", listed=True)
    hidden = server.open()
    with browse(server) as one, browse(server) as other, browse(server) as late:
        page = one.get("/").text
        assert f'href="/t/{table.id}"' in page
        assert f'href="/t/{hidden.id}"' not in page
        assert f"/t/{table.id}/join" in one.get(f"/t/{table.id}").text
        assert one.post(f"/t/{table.id}/join", data={"name": "Aki"}).status_code == 200
        assert one.post(f"/t/{table.id}/join", data={"name": "Aki"}).status_code == 200
        assert other.post(f"/t/{table.id}/join").status_code == 200
        assert late.post(f"/t/{table.id}/join").status_code == 403
        assert f'href="/t/{table.id}"' not in late.get("/").text
    assert table.get()["seats"][0]["name"] == "Aki"
    assert [seat["kind"] for seat in table.get()["seats"]] == ["person", "bot", "person"]


def test_a_table_that_is_not_listed_is_joined_by_invitation_only(server: Server) -> None:
    table = server.open()
    with browse(server) as stranger:
        assert stranger.post(f"/t/{table.id}/join").status_code == 403
        assert stranger.post(f"/t/{table.id}/listed", data={"listed": "1"}).status_code == 403
    with browse(server, **table.keys(host=True)) as host:
        host.post(f"/t/{table.id}/listed", data={"listed": "1"})
        assert "Take it off the first page" in host.get(f"/t/{table.id}").text
        host.post(f"/t/{table.id}/listed")
    with browse(server) as stranger:
        assert stranger.post(f"/t/{table.id}/join").status_code == 403


def test_the_first_page_is_not_filled_by_one_address(new_server: Callable[..., Server]) -> None:
    server = new_server(listed_each=2)
    for _ in range(2):
        server.open(listed=True)
    seats = [{"kind": "open"}] * 3
    body = {"game": "kamiza", "seats": seats, "listed": True}
    assert asking.post(f"{server.url}/api/tables", json=body).status_code == 429


def test_those_who_watch_know_how_many_they_are(server: Server) -> None:
    table = server.open().start()
    player = table.connect(0)
    player.hear_until("snapshot")
    first = table.connect()
    assert first.hear_until("watchers")["count"] == 1
    assert player.hear_until("watchers")["count"] == 1
    second = table.connect()
    assert player.hear_until("watchers")["count"] == 2
    second.hang_up()
    assert player.hear_until("watchers")["count"] == 1


def test_the_gallery_talks_where_it_may_and_not_elsewhere(server: Server) -> None:
    quiet, loud = server.open().start(), server.open(gallery=True).start()
    silent = quiet.connect()
    assert silent.ask(type="chat", text="hello", name="Ghost")["error"] == "NotAllowedError"
    player, ghost = loud.connect(0), loud.connect()
    ghost.send({"type": "chat", "text": "behind you", "name": "Ghost", "key": "k"})
    heard = player.hear_until("chat")
    assert (heard["seat"], heard["name"], heard["text"]) == (None, "Ghost", "behind you")
    for number in range(9):
        ghost.send({"type": "chat", "text": "more", "name": "Ghost", "key": f"k{number}"})
    refused = ghost.ask(type="chat", text="too much", name="Other", key="last")
    assert refused["error"] == "LimitError"
    nameless = loud.connect().ask(type="chat", text="x", name="\u202e")
    assert nameless["type"] == "refused"
    assert "Ghost" in json.dumps(loud.get()["position"]["chat"])


# 5. Looking back


def test_a_replay_opens_with_ones_own_eyes(server: Server, over: OpenTable) -> None:
    chosen = '<option value="{}" selected>'
    with browse(server, **over.keys(1)) as browser:
        assert chosen.format(1) in browser.get(f"/r/{over.id}").text
        assert chosen.format("all") in browser.get(f"/r/{over.id}?eyes=all").text
    with browse(server) as stranger:
        assert chosen.format("none") in stranger.get(f"/r/{over.id}").text


def test_a_replay_knows_where_rounds_begin_and_who_decided_what(
    server: Server, over: OpenTable
) -> None:
    with browse(server) as browser:
        page = browser.get(f"/r/{over.id}").text
        found = re.search(r'id="ui-ended">(.*?)</script>', page)
        assert found is not None
        facts = json.loads(found[1])
        rounds, decisions = facts["rounds"], facts["decisions"]
        assert len(rounds) == 9
        assert rounds == sorted(rounds)
        entries = read_record(browser.get(f"/r/{over.id}/record").text).entries
    for seat in range(3):
        assert decisions[seat] == [ply for ply, entry in enumerate(entries) if entry.seat == seat]
        assert decisions[seat]
