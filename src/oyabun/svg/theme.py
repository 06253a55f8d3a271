"""The colours and the letters of all five games: paper and ink by day, sumi by night.

Colours are plain `#rrggbb` written into every element, so that a picture looks the same in a
page, a file, a notebook and a PNG.
"""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
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
    shadow: str
    """The flat shadow under what lies on the table."""
    on_colour: str
    """Words and crests on a seat colour, indigo or vermilion, where `on_dark` is not used."""
    on_dark: str
    """Words and crests on dark colours."""
    seats: tuple[str, ...]
    """Nine colours for nine seats; always shown together with a crest."""

    def on(self, colour: str) -> str:
        """The better of the two inks for words and crests on a colour."""
        return max(self.on_colour, self.on_dark, key=lambda ink: contrast(ink, colour))


LIGHT: Final = Theme(
    name="light",
    paper="#F4EDE0",
    panel="#FBF7EF",
    ink="#1C1B22",
    text="#1C1B22",
    fog="#B8B2A7",
    muted="#655F57",
    indigo="#26466D",
    vermilion="#C93A25",
    gold="#C8A24A",
    matcha="#7A8B4F",
    shadow="#D9CFBD",
    on_colour="#1C1B22",
    on_dark="#FBF7EF",
    seats=(
        "#0072B2",
        "#CF5A00",
        "#008A65",
        "#B8628F",
        "#AD7900",
        "#3D93C4",
        "#7B5E3B",
        "#8F8A12",
        "#4A4A55",
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
    shadow="#0B0C10",
    on_colour="#15161C",
    on_dark="#FBF7EF",
    seats=(
        "#3B9BD9",
        "#EE7A2B",
        "#1FB58A",
        "#E39BC1",
        "#F0B429",
        "#8CCBF0",
        "#B8966A",
        "#F0E442",
        "#A7A7B5",
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
