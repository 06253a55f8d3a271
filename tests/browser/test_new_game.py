from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from oyabun.cli.new import new_game
from tests.browser.conftest import Visitor
from tests.browser.playing import play_now, wait_for_the_end
from tests.web.serving import served_by


@pytest.mark.parametrize(
    ("language", "stay", "told"), [("en", "Stay", "You stay"), ("fr", "Rester", "Vous restez et")]
)
def test_a_game_from_outside_is_played_to_its_end(
    visitor: Visitor, tmp_path: Path, language: str, stay: str, told: str
) -> None:
    new_game("hanafuda", tmp_path)
    oyabun = Path(sys.executable).with_name("oyabun")
    with served_by([oyabun, "serve", "--game", "hanafuda"], tmp_path) as address:
        page = visitor(base_url=address, locale=language)
        play_now(page, "hanafuda")
        page.locator("#ui-goal button").click()
        for stayed in range(5):
            expect(page.locator("#ui-log").get_by_text(told)).to_have_count(stayed)
            page.get_by_role("button", name=stay, exact=True).click()
        wait_for_the_end(page)
        page.goto("/rules/hanafuda")
        expect(page.locator("#HAN-R2")).to_be_visible()
