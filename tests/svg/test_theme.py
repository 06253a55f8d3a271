"""Everybody can read the colours: contrast on paper, distance under colour-blindness."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from oyabun.svg.kit import CRESTS
from oyabun.svg.theme import LIGHT, THEMES, Theme, contrast, linear, mix, rgb

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira & Fernandes (2009), severity 1.0, on linear RGB.
EYES: dict[str, Matrix] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def lab(colour: str, eye: Matrix) -> tuple[float, float, float]:
    """A colour as these eyes see it, in CIE L*a*b* (D65)."""
    light = [linear(channel) for channel in rgb(colour)]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in eye
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def root(t: float) -> float:
        return float(t ** (1 / 3)) if t > 0.008856 else 7.787 * t + 16 / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def nearest(colours: tuple[str, ...], eye: str) -> float:
    """The smallest CIE76 difference between two of the colours; 2.3 is just noticeable."""
    seen = [lab(colour, EYES[eye]) for colour in colours]
    return min(dist(a, b) for a, b in combinations(seen, 2))


def test_contrast_is_the_published_one() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@themes
@pytest.mark.parametrize("ground", ["paper", "panel"])
@pytest.mark.parametrize("words", ["text", "muted", "indigo", "vermilion"])
def test_words_can_be_read(theme: Theme, words: str, ground: str) -> None:
    assert contrast(getattr(theme, words), getattr(theme, ground)) >= 4.5


@themes
def test_words_on_cards_and_colours_can_be_read(theme: Theme) -> None:
    assert contrast(theme.card_ink, theme.card) >= 4.5
    assert contrast(theme.card_muted, theme.card) >= 4.5
    for colour in (*theme.seats, theme.vermilion, theme.indigo, theme.gold):
        assert contrast(theme.on(colour), colour) >= 4.5, colour


@themes
@pytest.mark.parametrize("ground", ["paper", "panel", "water"])
def test_pieces_stand_out_from_what_they_lie_on(theme: Theme, ground: str) -> None:
    for colour in theme.seats:
        # On water a piece has its ink outline; on paper its colour alone is enough.
        assert contrast(colour, getattr(theme, ground)) >= (2.5 if ground == "water" else 3), colour


@themes
@pytest.mark.parametrize("eye", EYES)
def test_the_first_four_seats_are_far_apart_for_all_eyes(theme: Theme, eye: str) -> None:
    assert nearest(theme.seats[:4], eye) >= 20


@themes
@pytest.mark.parametrize("eye", EYES)
def test_nine_seats_can_be_told_apart_by_all_eyes(theme: Theme, eye: str) -> None:
    """Side by side they can; from memory nine are too many, so a crest always goes with them."""
    assert nearest(theme.seats, eye) >= 10


def test_every_seat_has_a_crest_of_its_own() -> None:
    assert len(set(CRESTS)) == len(CRESTS) == len(LIGHT.seats)


def test_mixing_nothing_changes_nothing() -> None:
    assert mix("#123456", "#FFFFFF", 0) == "#123456"
    assert mix("#123456", "#FEDCBA", 1) == "#FEDCBA"
