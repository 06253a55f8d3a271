"""Asking for a hint at the table, and looking back after the match."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.playing import let_play, play_now, wait_for_the_end


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_a_hint_names_choices_with_chances_and_a_click_plays_one(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]})
    play_now(page, "kamiza")
    expect(page.get_by_text("Hints are on")).to_be_visible()
    page.get_by_role("button", name="What would you do?").click()
    hints = page.locator("#ui-hints li")
    expect(hints).to_have_count(3)
    expect(hints.first).to_contain_text(re.compile(r"\d+ %"))
    marked = page.locator("#ui-board .better")
    expect(marked).to_have_count(3)
    hints.last.locator("button").focus()
    expect(marked).to_have_count(1)
    expect(hints.last.locator("button")).to_be_in_viewport()
    prompt = page.locator("#ui-prompt").inner_text()
    hints.first.locator("button").click()
    expect(page.locator("#ui-prompt")).not_to_have_text(prompt)
    expect(page.locator("#ui-hints")).to_be_hidden()
    expect(marked).to_have_count(0)


def test_on_a_telephone_the_board_stays_a_board_beside_the_hints(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 740})
    play_now(page, "zoku")
    page.get_by_role("button", name="What would you do?").click(timeout=60_000)
    expect(page.locator("#ui-hints li")).to_have_count(3)
    board = page.locator("#ui-board").bounding_box()
    assert board is not None
    assert board["height"] > 740 / 3
    rows = page.locator("#ui-hints li").all()
    reasons = [row.locator("p").all_inner_texts() for row in rows]
    assert all(one != other or not one for one, other in pairwise(reasons))


def test_a_tap_beside_an_advised_choice_shows_which_piece_is_meant(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 740}, has_touch=True)
    play_now(page, "kamiza")
    page.get_by_role("button", name="What would you do?").tap()
    marked = page.locator("#ui-board .better")
    expect(marked).to_have_count(3)
    page.locator("#ui-hints li").nth(1).locator("b").tap()
    expect(marked).to_have_count(1)
    advised = page.locator("#ui-hints [data-advised]").nth(1).get_attribute("data-advised")
    expect(marked).to_have_attribute("data-move", str(advised))
    expect(page.locator("#ui-hints")).to_be_visible()


def test_after_a_match_one_looks_back_and_a_mark_leads_to_the_board(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "kamiza")
    let_play(page)
    wait_for_the_end(page)
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("heading", name="Luck and choice")).to_be_visible(timeout=60_000)
    expect(page.locator(".curve polyline")).to_have_count(4)
    marks = page.locator(".blunders a")
    if marks.count():
        marks.first.click()
        expect(page.locator("#ui-board svg")).to_be_visible()
        expect(page).to_have_url(re.compile(r"ply=\d+&eyes=0"))
        told = page.locator(".judged:visible")
        expect(told).to_contain_text("Better")
        expect(page.locator("#ui-board .better")).to_have_count(1)
        expect(page.locator("#ui-board .chosen")).to_have_count(1)
        page.locator("[data-go=last]").click()
        expect(told).to_have_count(0)
        expect(page.locator("#ui-board .better")).to_have_count(0)
        for ply in page.locator(".judged").evaluate_all("all => all.map(one => one.dataset.ply)"):
            page.locator("#ui-slider").fill(ply)
            expect(page.locator("#ui-board .better")).to_have_count(1)
            expect(told).to_have_attribute("data-ply", ply)
