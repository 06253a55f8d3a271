"""Coming back, in real browsers: carried tables, another game, moments of a replay, no line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.playing import let_play, open_table, play_now, say, wait_for_the_end

GAME = "kamiza"


def test_a_link_carries_tables_to_another_device(visitor: Visitor) -> None:
    here, there = visitor(), visitor()
    open_table(here, GAME, name="Ōkami", seats={})
    here.goto("/")
    here.get_by_role("button", name="Take them to another device").click()
    link = here.get_by_label("The link that carries your tables").input_value()
    there.goto(link)
    expect(there).not_to_have_url(re.compile("#."))
    there.get_by_role("button", name="Take them in here").click()
    expect(there.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(there.get_by_role("link", name=re.compile("Kamiza.*Not started yet"))).to_be_visible()


def test_another_game_against_bots_is_one_click_and_whoever_watches_is_told(
    visitor: Visitor,
) -> None:
    player, watcher = visitor(), visitor()
    play_now(player, GAME)
    watcher.goto(player.url)
    expect(watcher.locator("#ui-watchers")).to_have_text("One person watches")
    expect(player.locator("#ui-watchers")).to_have_text("One person watches")
    let_play(player)
    wait_for_the_end(player)
    before = player.url
    expect(watcher.get_by_role("button", name="Another game")).to_have_count(0)
    player.get_by_role("button", name="Another game").click()
    expect(player).not_to_have_url(before)
    expect(player.locator("#ui-board")).to_be_visible()
    watcher.get_by_role("link", name="Watch the next game").click()
    expect(watcher).to_have_url(player.url)


LOADED_AS_OLD = """
const loads = Number(sessionStorage.getItem("loads")) + 1;
sessionStorage.setItem("loads", loads);
new MutationObserver((_, watching) => {
  if (!document.body) return;
  watching.disconnect();
  if (loads <= OLD) document.body.dataset.static = "/static/of-another-version";
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("old", [1, 9])
def test_a_page_of_another_version_is_loaded_again_once_and_then_plays(
    visitor: Visitor, old: int
) -> None:
    page, host = visitor(), visitor()
    play_now(host, GAME)
    page.add_init_script(LOADED_AS_OLD.replace("OLD", str(old)))
    page.goto(host.url)
    say(host, "The tea is cold.")
    expect(page.locator("#ui-chat li")).to_contain_text("The tea is cold.")
    assert page.evaluate("sessionStorage.getItem('loads')") == "2"


def test_a_replay_jumps_by_round_and_by_decision_and_gives_a_picture(
    visitor: Visitor, finished: str, tmp_path: Path
) -> None:
    page = visitor()
    page.goto(f"/r/{finished}?ply=0&eyes=0")
    slider = page.locator("#ui-slider")
    page.get_by_role("button", name="To the next decision").click()
    first = int(slider.input_value())
    assert first > 0
    page.get_by_role("button", name="To the next round").click()
    second = int(slider.input_value())
    assert second > first
    page.get_by_role("button", name="To the decision before").click()
    assert first <= int(slider.input_value()) < second
    page.get_by_label("Through the eyes of").select_option("none")
    expect(page.get_by_role("button", name="To the next decision")).to_be_hidden()
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").click()
    download.value.save_as(tmp_path / "moment.png")
    assert (tmp_path / "moment.png").read_bytes().startswith(b"\x89PNG")


def test_without_a_line_the_app_says_so_and_comes_back(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/about")
    page.evaluate("navigator.serviceWorker.ready")
    page.context.set_offline(True)
    page.goto("/rules/kamiza")
    expect(page.get_by_role("heading", name="The line is dead")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="Kamiza").first).to_be_visible()


def test_where_no_push_service_is_reached_the_page_says_so(visitor: Visitor) -> None:
    page = visitor(permissions=["notifications"])
    open_table(page, GAME, name="Ōkami", seats={}, pace="turns")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Bell").click()
    expect(page.locator("#ui-toast")).to_contain_text("reaches no push service")


def test_forced_colours_show_which_seat_and_which_tab_is_active(visitor: Visitor) -> None:
    page = visitor(forced_colors="active")
    play_now(page, GAME)
    page.get_by_role("button", name="Rules", exact=True).click()
    colour = "one => getComputedStyle(one).borderBottomColor"
    chosen = page.locator("[role=tab][aria-selected=true]").evaluate(colour)
    other = page.locator("[role=tab][aria-selected=false]").first.evaluate(colour)
    assert chosen != other
    # Both at one moment: bots answer meanwhile, and colours take theirs to change.
    page.wait_for_function("""() => {
        const seat = which => document.querySelector(`#ui-seats li${which}`);
        const [waited, idle] = [seat(".waited"), seat(":not(.waited)")];
        const colour = one => getComputedStyle(one).borderBottomColor;
        return waited && idle && colour(waited) !== colour(idle);
    }""")
