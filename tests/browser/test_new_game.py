from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import expect

from oyabun.cli.new import new_game
from tests.browser.conftest import Visitor
from tests.browser.playing import play_now, wait_for_the_end
from tests.web.serving import served_by


def test_a_game_from_outside_is_played_to_its_end(visitor: Visitor, tmp_path: Path) -> None:
    new_game("hanafuda", tmp_path)
    oyabun = Path(sys.executable).with_name("oyabun")
    with served_by([oyabun, "serve", "--game", "hanafuda"], tmp_path) as address:
        french = visitor(base_url=address, locale="fr")
        play_now(french, "hanafuda")
        french.locator("#ui-goal button").click()
        french.get_by_role("button", name="Rester", exact=True).click()
        expect(french.locator("#ui-log").get_by_text("Vous restez et")).to_have_count(1)
        page = visitor(base_url=address)
        play_now(page, "hanafuda")
        page.locator("#ui-goal button").click()
        for stayed in range(5):
            expect(page.locator("#ui-log").get_by_text("You stay")).to_have_count(stayed)
            page.get_by_role("button", name="Stay", exact=True).click()
        wait_for_the_end(page)
        page.goto("/rules/hanafuda")
        expect(page.locator("#HAN-R2")).to_be_visible()
