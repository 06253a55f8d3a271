"""The numbers of a game's box as a form."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from oyabun.core.editions import number_at, read_edition
from oyabun.games.bakuto import GAME
from oyabun.games.bakuto.components import Box
from oyabun.web.editions import draw_edition, read_numbers
from tests.web import asking
from tests.web.serving import PATIENCE, Server


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with asking.Client(base_url=server.url, follow_redirects=True, timeout=PATIENCE) as client:
        yield client


SHIPPED = {field.path: str(number_at(GAME.edition, field)) for field in GAME.fields}


def test_every_number_of_the_edition_has_a_field() -> None:
    def numbers(data: object, path: str = "") -> list[str]:
        if isinstance(data, dict):
            return [p for key, one in data.items() for p in numbers(one, f"{path}.{key}")]
        if isinstance(data, list):
            return [p for at, one in enumerate(data) for p in numbers(one, f"{path}.{at}")]
        return [path[1:]] if isinstance(data, int) else []

    assert sorted(numbers(dict(GAME.edition.data))) == sorted(SHIPPED)


def test_the_numbers_as_they_come_are_the_shipped_edition() -> None:
    edition, errors = read_numbers(GAME, SHIPPED, "en")
    assert errors == {}
    assert edition is not None
    assert edition.digest == GAME.edition.digest


def test_changed_numbers_make_another_edition_that_can_be_played() -> None:
    edition, errors = read_numbers(GAME, {**SHIPPED, "fighter": "5", "activity_line.4": "6"}, "en")
    assert errors == {}
    assert edition is not None
    assert edition.id != GAME.edition.id
    box = Box(edition, 4)
    assert box.fighter == 5
    assert box.line[4] == 6


@pytest.mark.parametrize("typed", ["", "x", "-1", "51", "1.5", "٣", "99999999999999999999"])
def test_a_number_out_of_range_is_named_at_its_field(typed: str) -> None:
    path = "districts.owari.points.0"
    edition, errors = read_numbers(GAME, {**SHIPPED, path: typed, "fighter": "99"}, "en")
    assert edition is None
    assert errors == {
        path: "a whole number from 0 to 50",
        "fighter": "a whole number from 0 to 9",
    }


def test_numbers_that_do_not_fit_together_are_said_in_the_readers_language() -> None:
    wrong = {**SHIPPED, "network.peek.copies": "1"}
    assert read_numbers(GAME, wrong, "fr")[1] == {
        "network.recolour.cost": "Il faut 30 tuiles en tout."
    }
    wrong = {**SHIPPED, "districts.owari.important": "9"}
    assert read_numbers(GAME, wrong, "en")[1] == {
        "districts.owari.important": "A district cannot have more important blocks than blocks."
    }


def test_the_board_shows_the_numbers() -> None:
    edition, _ = read_numbers(GAME, {**SHIPPED, "districts.owari.points.0": "43"}, "en")
    assert edition is not None
    assert "43 · 7 · 3" in draw_edition(GAME, edition, "en", "light")
    assert "43 · 7 · 3" not in draw_edition(GAME, GAME.edition, "en", "light")


def test_the_form_shows_what_is_wrong_where_and_keeps_what_was_typed(browser: httpx.Client) -> None:
    page = browser.get("/editions/bakuto")
    assert page.status_code == 200
    assert 'name="districts.owari.points.0"' in page.text
    answer = browser.post("/editions/bakuto", data={**SHIPPED, "fighter": "77"})
    assert answer.status_code == 400
    assert 'value="77"' in answer.text
    assert "a whole number from 0 to 9" in answer.text


def test_typed_numbers_are_looked_at(browser: httpx.Client) -> None:
    looked = browser.post("/editions/bakuto/look", data={**SHIPPED, "fighter": "3"})
    assert looked.json()["errors"] == {}
    assert looked.json()["svg"].startswith("<svg")
    wrong = browser.post("/editions/bakuto/look", data={**SHIPPED, "fighter": "x"})
    assert wrong.json() == {"svg": "", "errors": {"fighter": "a whole number from 0 to 9"}}


def test_an_edition_is_kept_as_a_file_and_read_again(browser: httpx.Client) -> None:
    changed = {**SHIPPED, "fighter": "4", "action": "keep"}
    kept = browser.post("/editions/bakuto", data=changed)
    assert "bakuto-edition.json" in kept.headers["content-disposition"]
    assert read_edition(kept.text).data["fighter"] == 4
    again = browser.post(
        "/editions/bakuto", data={"action": "load"}, files={"file": ("e.json", kept.text)}
    )
    assert again.status_code == 200
    assert 'name="fighter" value="4"' in again.text
    broken = browser.post(
        "/editions/bakuto", data={"action": "load"}, files={"file": ("e.json", "{")}
    )
    assert broken.status_code == 400


def test_a_table_is_opened_with_the_numbers(browser: httpx.Client) -> None:
    form = browser.post("/editions/bakuto", data={**SHIPPED, "fighter": "4", "action": "table"})
    assert form.status_code == 200
    assert "numbers of your own" in form.text
    assert "&#34;fighter&#34;: 4" in form.text


def test_a_game_without_fields_has_no_form_and_the_page_says_so(browser: httpx.Client) -> None:
    page = browser.get("/editions/kamiza")
    assert page.status_code == 404
    assert "This game has no numbers to change" in page.text
    french = browser.get("/editions/kamiza", headers={"accept-language": "fr"}).text
    assert "aucun chiffre à changer" in french
