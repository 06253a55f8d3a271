"""What the board of Ca$h 'n Gun$ shows, and to whom."""

from __future__ import annotations

import pytest

from oyabun.core.bits import row_set
from oyabun.core.play import play, waiting
from oyabun.core.sketch import sketch_text
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.board.own import NOTES
from oyabun.games.cash_n_guns.board.places import (
    CELL,
    LEFT_SIDES,
    TABLE_HEIGHT,
    WIDTH,
    hand_of,
    mark_on,
    places,
)
from oyabun.games.cash_n_guns.components import CARDS
from oyabun.games.cash_n_guns.moves import AIM, LIE, STAY
from oyabun.svg.kit import wrap
from oyabun.svg.theme import DARK, LIGHT
from oyabun.text import LANGUAGES
from tests.games.cash_n_guns.scenes import (
    NAMES,
    TABLES,
    asked,
    part,
    picture,
    reach,
    said,
    speaker,
    view,
    walk,
)

BASE = {"mode": "base"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_legal_move_and_nothing_else_can_be_chosen_on_the_board(
    seats: int, options: dict[str, str]
) -> None:
    for state in walk(seats, options, seed=seats):
        for seat in waiting(state)[:1]:
            if seat < 0:
                continue
            legal = sorted(move.index for move in view(state, seat).legal)
            offered = [
                int(node.attrs["data-move"])
                for node in picture(state, seat).root.walk()
                if "data-move" in node.attrs
            ]
            assert sorted(offered) == legal, state.stack[-1]


@pytest.mark.parametrize("seats", sorted(LEFT_SIDES))
def test_no_seat_covers_another_or_leaves_the_table(seats: int) -> None:
    spots, scale = places(seats)
    wide, high = CELL.width * scale, CELL.height * scale
    assert len(spots) == seats
    for at, one in enumerate(spots):
        assert wide / 2 <= one.x <= WIDTH - wide / 2
        assert high / 2 <= one.y <= TABLE_HEIGHT - high / 2
        for other in spots[:at]:
            assert abs(one.x - other.x) >= wide or abs(one.y - other.y) >= high


@pytest.mark.parametrize("seats", sorted(LEFT_SIDES))
def test_a_line_ends_at_the_border_of_its_target(seats: int) -> None:
    spots, scale = places(seats)
    wide, high = CELL.width / 2 * scale, CELL.height / 2 * scale
    for spot in spots:
        for target in spots:
            if spot != target:
                end = mark_on(target, hand_of(spot, target, scale, second=False), scale)
                away = max(abs(end.x - target.x) - wide, abs(end.y - target.y) - high)
                assert 0 < away < 8


@pytest.mark.rule("CNG-R12")
def test_the_table_shows_what_each_gets_for_every_number_of_sharers() -> None:
    state = reach(4, BASE, 1, asked("load"))
    state.public.pot = 3 | 0 << 8 | 2 << 16
    shown = said(picture(state, 0), "parts")
    assert "1: $55,000, 2: $25,000, 3: $5,000, 4: $0" in shown


def test_everybody_sees_who_aims_at_whom_once_all_have_aimed() -> None:
    state = reach(5, BASE, 3, asked("cojones", 2))
    for eyes in (None, 0, 4):
        scene = picture(state, eyes)
        for seat in range(5):
            target = NAMES[state.public.target(seat)]
            assert said(scene, f"gun-{seat}") == f"{NAMES[seat]} aims at {target}"


def test_before_that_only_the_own_gun_is_seen() -> None:
    state = reach(4, BASE, 3, asked("aim", 2))
    play(state, 0, AIM[2])
    assert said(picture(state, 0), "gun-0") == "Ai aims at Cy"
    for eyes in (None, 1, 2, 3):
        assert part(picture(state, eyes), "gun-0") is None


def test_only_the_owner_sees_which_card_lies_face_down() -> None:
    state = reach(4, BASE, 3, asked("aim", 2))
    assert "face down" in said(picture(state, 0), "hand-loaded")
    assert part(picture(state, None), "hand-loaded") is None


def test_a_revealed_card_wounds_and_markers_are_told_of_a_seat() -> None:
    state = reach(6, {"mode": "cop"}, 2, asked("load", 2))
    public = state.public
    public.now.up = row_set(public.now.up, 1, 4, 2)
    public.wounds = row_set(0, 1, 4, 2)
    public.shame = row_set(0, 1, 4, 3)
    public.flash = row_set(0, 1, 4, 1)
    told = said(picture(state, 0), "seat-1")
    for words in ("2 wounds", "3 shame markers", "1 with the flashing light up", "Bang"):
        assert words in told


@pytest.mark.rule("CNG-E4")
def test_money_is_shown_to_its_owner_and_at_the_end_to_all() -> None:
    states = list(reversed([state.clone() for state in walk(4, BASE, 5)]))
    last, before = states[0], states[1]
    assert "$" in said(picture(before, 0), "seat-0")
    assert "$" not in said(picture(before, 1), "seat-0")
    assert "$" in said(picture(last, 1), "seat-0")


def test_courage_is_asked_with_two_buttons() -> None:
    scene = picture(reach(3, BASE, 1, asked("cojones")), 1)
    for key, move in (("answer-0", STAY), ("answer-1", LIE)):
        button = part(scene, key)
        assert button is not None
        assert button.attrs["data-move"] == str(move.index)


def test_a_spectator_sees_the_table_and_nobodys_corner() -> None:
    state = reach(9, {"mode": "yakuza", "cards": "on"}, 1, asked("load"))
    scene = picture(state, None)
    assert scene.root.attrs["height"] == str(TABLE_HEIGHT)
    assert part(scene, "own-line") is None
    assert part(scene, "seat-8") is not None


def test_by_night_the_same_is_shown() -> None:
    state = reach(7, {"mode": "yakuza", "cards": "on"}, 1, asked("cojones"))
    day, night = (
        [node.key for node in picture(state, 0, theme).root.children if node.key != "scene-defs"]
        for theme in (LIGHT, DARK)
    )
    assert night == day
    assert str(picture(state, 0, DARK)) != str(picture(state, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_every_card_fits_on_its_note(language: str) -> None:
    tells = speaker(0, language)
    for card in CARDS:
        lines = wrap(tells.word(f"{card}-does"), NOTES.width - 18, 18, lines=2)
        assert not lines[-1].endswith("…"), card


def test_in_words_others_cards_are_face_down_and_the_own_is_named() -> None:
    state = reach(4, {"mode": "base", "cards": "on"}, 3, asked("cojones", 2))
    mine = sketch_text(GAME.describe(view(state, 0), speaker(0)))
    table = sketch_text(GAME.describe(view(state, None), speaker(None)))
    assert "Your corner" in mine
    assert "Your corner" not in table
    assert table.count("face down") >= 4
