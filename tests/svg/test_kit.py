"""The drawn vocabulary: everything can be told apart, read, and pressed where it may be pressed."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oyabun.svg.geometry import Box
from oyabun.svg.kit import (
    CRESTS,
    FIGURES,
    Shape,
    banner,
    button,
    card,
    card_back,
    figure,
    mon,
    seat_plate,
    shorten,
    text_width,
    token,
    washi,
    words,
    wrap,
)
from oyabun.svg.node import Node
from oyabun.svg.png import png
from oyabun.svg.scene import Scene
from oyabun.svg.specimen import sheet
from oyabun.svg.theme import DARK, LIGHT, THEMES, Theme
from tests.svg.pixels import pixels

themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def drawn(node: Node, size: int) -> list[bool]:
    """Which pixels of a small square picture a node makes dark."""
    rows = pixels(png(str(Scene(size, size, node, title="One thing"))))
    return [pixel[3] > 127 and sum(pixel[:3]) < 384 for row in rows for pixel in row]


def differing(one: list[bool], other: list[bool]) -> float:
    """The part of all dark pixels that are dark in only one of two pictures."""
    return sum(a != b for a, b in zip(one, other, strict=True)) / sum(map(max, one, other))


def test_every_two_crests_differ_at_fourteen_pixels() -> None:
    pictures = [drawn(mon(seat, 7, 7, 14, "#000000"), 14) for seat in range(len(CRESTS))]
    for one, other in combinations(pictures, 2):
        assert differing(one, other) > 0.25


def test_every_two_figures_differ_without_their_colours() -> None:
    pictures = {name: drawn(figure(name, 16, 16, 32, LIGHT), 32) for name in FIGURES}
    for one, other in combinations(pictures, 2):
        assert differing(pictures[one], pictures[other]) > 0.25, (one, other)


def test_a_cut_out_figure_can_be_seen_on_a_dark_table() -> None:
    on_table = figure("pistol", 16, 16, 32, DARK, cut_out=True)
    picture = pixels(png(str(Scene(32, 32, washi(32, 32, DARK), on_table, title="A gun"))))
    pale = sum(min(pixel[:3]) > 190 for row in picture for pixel in row)
    assert pale > 40


@themes
def test_face_down_cards_show_their_owner_and_nothing_else(theme: Theme) -> None:
    backs = [str(card_back(0, 0, 80, theme, seat=seat)) for seat in range(9)]
    assert len(set(backs)) == 9
    assert "figure-" not in "".join(backs)
    assert "<text" not in "".join(backs)


def test_a_token_face_down_does_not_hold_its_face() -> None:
    hidden = token(0, 0, 50, LIGHT, seat=3, text="7", art="boss", face_up=False)
    assert hidden == token(0, 0, 50, LIGHT, seat=3, face_up=False)


def test_only_what_has_a_move_is_a_button_with_a_ring() -> None:
    playable = str(card(0, 0, 80, LIGHT, name="Boss", move=12, label="Play the Boss"))
    lying = str(card(0, 0, 80, LIGHT, name="Boss", label="The Boss"))
    assert 'data-move="12"' in playable
    assert 'class="ring"' in playable
    assert "data-move" not in lying
    assert "ring" not in lying
    assert button(Box(0, 0, 90, 30), "Later", LIGHT, move=None).attrs["role"] == "img"


def test_the_ring_is_a_shape_too_and_not_only_a_colour() -> None:
    with_ring = drawn(card(50, 60, 50, LIGHT, move=1), 100)
    without = drawn(card(50, 60, 50, LIGHT), 100)
    assert differing(with_ring, without) > 0.05


def _bytes(before: Node, after: Node) -> int:
    """What it costs to tell somebody who sees one thing that it is now another."""
    one, other = (Scene(400, 400, node, title="A table") for node in (before, after))
    return len(json.dumps([op.to_json() for op in other.diff(one)]))


def test_a_ring_comes_and_goes_without_the_card() -> None:
    lying = card(90, 90, 74, LIGHT, art="boss", name="Boss", seat=0, key="hand-0")
    playable = card(90, 90, 74, LIGHT, art="boss", name="Boss", seat=0, key="hand-0", move=3)
    assert _bytes(playable, lying) < 150
    assert _bytes(lying, playable) < 600 < len(str(lying))


def test_a_score_and_a_mark_change_without_the_plate() -> None:
    def plate(score: str, *, waiting: bool) -> Node:
        box = Box(0, 0, 170, 36)
        return seat_plate(box, 0, "Emi", LIGHT, score=score, waiting=waiting, key="seat-0")

    assert _bytes(plate("7", waiting=True), plate("9", waiting=False)) < 100


def test_a_player_who_is_out_is_struck_through() -> None:
    plate = str(seat_plate(Box(0, 0, 200, 40), 1, "Emi", LIGHT, out=True))
    assert 'text-decoration="line-through"' in plate


def test_a_long_sentence_becomes_smaller_and_wraps_before_it_is_cut() -> None:
    asked = "Place a card face down, in Kamiza or in Shimoza, and utter a threat."
    wide, narrow = (banner(Box(0, 0, width, 46), asked, LIGHT) for width in (900, 360))
    assert [_lines(wide), " ".join(_lines(narrow))] == [[asked], asked]


def _lines(node: Node) -> list[str]:
    return [part.text for part in node.walk() if part.tag == "text" and part.text is not None]


typed = st.text(min_size=1, max_size=60)


@given(typed, st.floats(30, 400))
def test_what_is_shortened_fits(text: str, width: float) -> None:
    assert text_width(shorten(text, width, 14), 14) <= width


@given(
    st.lists(st.sampled_from(["a", "boss", "lies", "down", "Shimoza"]), min_size=1),
    st.integers(1, 6),
)
def test_wrapped_lines_fit_and_keep_every_word_there_is_room_for(
    text: list[str], lines: int
) -> None:
    wrapped = wrap(" ".join(text), 80, 14, lines=lines)
    assert len(wrapped) <= lines
    assert all(text_width(line, 14) <= 80 for line in wrapped)
    if not any(line.endswith("…") for line in wrapped):
        assert " ".join(wrapped).split() == text


def test_text_that_fits_is_left_alone() -> None:
    assert words(0, 0, "親分", 20, "#000000", width=41).text == "親分"


@themes
@pytest.mark.parametrize("x", [20.0, 50.0])
def test_a_shape_is_drawn_around_its_centre(theme: Theme, x: float) -> None:
    rows = pixels(png(str(Scene(100, 40, Shape.disc(x, 20, 8).outline(0, theme.ink, 1), title=""))))
    covered = [at for row in rows for at, pixel in enumerate(row) if pixel[3] > 127]
    assert (min(covered) + max(covered) + 1) / 2 == pytest.approx(x, abs=0.6)


def test_the_specimen_is_a_valid_picture_without_style_variables_or_foreign_links() -> None:
    text = str(sheet())
    root = ET.fromstring(text)  # noqa: S314 -- our own text
    ids = {node.get("id") for node in root.iter()}
    used = {node.get("href", "").removeprefix("#") for node in root.iter() if node.get("href")}
    assert used <= ids
    assert "var(" not in text
    assert "style=" not in text
    assert text.count("http") == 1  # the name space


def test_the_command_writes_the_specimen(tmp_path: Path) -> None:
    for name, start in (("sheet.svg", b"<svg "), ("sheet.png", b"\x89PNG")):
        subprocess.run([sys.executable, "-m", "oyabun.svg", tmp_path / name], check=True)
        assert (tmp_path / name).read_bytes().startswith(start)
