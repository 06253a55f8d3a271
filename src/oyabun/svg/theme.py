"""The colours and the letters of all five games: paper and ink by day, sumi by night.

Colours are plain `#rrggbb` written into every element, so that a picture looks the same in a
page, a file, a notebook and a PNG.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

SANS: Final = (
    "'Source Sans 3', 'Fira Sans', 'Noto Sans', 'Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', "
    "'Segoe UI', 'Liberation Sans', sans-serif"
)
"""For play: a humanist sans, with Japanese fallbacks."""
SERIF: Final = (
    "'Shippori Mincho', 'Cormorant', 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', "
    "'Noto Serif', 'Liberation Serif', serif"
)
"""For titles and for numbers on pieces: a serif with some brush in it."""


@dataclass(frozen=True, slots=True, eq=False)  # pieces are remembered by it: identity is quick
class Theme:
    """What each colour is for; boards name the use, never the colour."""

    name: str
    """Part of the ids of patterns and symbols, so that two themes can share a page."""
    paper: str
    """The table everything lies on."""
    panel: str
    """Cards, plates and everything that lies on the table."""
    ink: str
    """Outlines and figures."""
    text: str
    """Words on paper and panel."""
    fog: str
    """What is quiet: empty places, patterns, rules between things."""
    muted: str
    """Words that are less important; still readable on paper and panel."""
    indigo: str
    """The other colour of a print: backs, water, night."""
    vermilion: str
    """What is asked of you now, and nothing else."""
    gold: str
    """What was just won."""
    matcha: str
    """Land, rice, what is safe."""
    card: str
    """The faces of cards, tokens and bills: paper by lamplight, also at night."""
    card_ink: str
    """Words, figures and outlines on cards."""
    card_muted: str
    """Quiet words and ornaments on cards."""
    card_red: str
    """The red of a figure."""
    card_gold: str
    """The gold of a figure."""
    back: str
    """The backs of cards: printed, so the same deep blue by day and by night."""
    water: str
    """The ground of sea and rivers, quiet enough for pieces of every seat."""
    shadow: str
    """The flat shadow under what lies on the table."""
    on_light: str
    """Dark words and crests, for light colours."""
    on_dark: str
    """Light words and crests, for dark colours."""
    seats: tuple[str, ...]
    """Nine colours for nine seats; always shown together with a crest."""

    def on(self, colour: str) -> str:
        """The better of the two inks for words and crests on a colour."""
        return _clearer(self.on_light, self.on_dark, colour)


LIGHT: Final = Theme(
    name="light",
    paper="#F4EDE0",
    panel="#FBF7EF",
    ink="#1C1B22",
    text="#1C1B22",
    fog="#B8B2A7",
    muted="#655F57",
    indigo="#26466D",
    vermilion="#C43520",
    gold="#C8A24A",
    matcha="#7A8B4F",
    card="#FBF7EF",
    card_ink="#1C1B22",
    card_muted="#655F57",
    card_red="#C43520",
    card_gold="#C8A24A",
    back="#244063",
    water="#D3E0E2",
    shadow="#D9CFBD",
    on_light="#1C1B22",
    on_dark="#FBF7EF",
    seats=(
        "#0A3294",
        "#B35119",
        "#14815F",
        "#A4549E",
        "#BA7700",
        "#1A8ACF",
        "#4A291C",
        "#4F480C",
        "#30323C",
    ),
)
DARK: Final = Theme(
    name="dark",
    paper="#15161C",
    panel="#22242C",
    ink="#EDE6D6",
    text="#EDE6D6",
    fog="#5A5C66",
    muted="#A8A296",
    indigo="#6E96C8",
    vermilion="#F0664D",
    gold="#E0BE6A",
    matcha="#9DB06C",
    card="#EADFCA",
    card_ink="#1C1B22",
    card_muted="#5E584F",
    card_red="#C43520",
    card_gold="#C8A24A",
    back="#244063",
    water="#1C2A3A",
    shadow="#0B0C10",
    on_light="#15161C",
    on_dark="#FBF7EF",
    seats=(
        "#4580FB",
        "#E3733A",
        "#46D39B",
        "#DC78D3",
        "#EABD3C",
        "#B8E4F4",
        "#A87657",
        "#F2EC55",
        "#8E909A",
    ),
)
THEMES: Final = (LIGHT, DARK)


def rgb(colour: str) -> tuple[float, float, float]:
    """The three channels of `#rrggbb`, 0 to 1."""
    value = int(colour[1:], 16)
    return (value >> 16) / 255, (value >> 8 & 255) / 255, (value & 255) / 255


def linear(channel: float) -> float:
    """One sRGB channel as an amount of light (IEC 61966-2-1)."""
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2, 0 for black and 1 for white."""
    red, green, blue = map(linear, rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=256)
def _clearer(one: str, other: str, ground: str) -> str:
    return max(one, other, key=lambda ink: contrast(ink, ground))


@lru_cache(maxsize=256)
def mix(one: str, other: str, part: float) -> str:
    """A colour `part` of the way from one to another, as pigments on paper: flat, no opacity."""
    return "#" + "".join(
        f"{round(255 * (a + (b - a) * part)):02X}"
        for a, b in zip(rgb(one), rgb(other), strict=True)
    )
