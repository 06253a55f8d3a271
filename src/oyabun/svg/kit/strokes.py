"""The tools of the woodblock cutter: a palette of four and the shapes that use it.

Figures are drawn in a square of 100 by 100. What has no colour of its own takes the tint of the
figure, which is the `fill` given where the figure is used.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oyabun.svg.node import Node, el
from oyabun.svg.theme import Theme

OUTLINE: Final = 2.6
"""The width of an ordinary outline in the square of 100."""


class Palette(NamedTuple):
    """The colours a figure is cut in, besides its tint."""

    ink: str
    paper: str
    red: str
    gold: str

    def ink_shape(self, d: str) -> Node:
        """A black area."""
        return el("path", d=d, fill=self.ink)

    def paper_shape(self, d: str) -> Node:
        """An area left white, with its outline."""
        return el("path", d=d, fill=self.paper)

    def red_shape(self, d: str) -> Node:
        """The one accent, with its outline."""
        return el("path", d=d, fill=self.red)

    def gold_shape(self, d: str) -> Node:
        """Something precious, with its outline."""
        return el("path", d=d, fill=self.gold)

    def ink_edged(self, d: str) -> Node:
        """A black area whose edge is cut out, to lie on other black."""
        return el("path", d=d, fill=self.ink, stroke=self.paper, stroke_width=1.8)

    def line(self, d: str, width: float = OUTLINE) -> Node:
        """A stroke of ink."""
        return el("path", d=d, fill="none", stroke_width=width)

    def gap(self, d: str, width: float = OUTLINE) -> Node:
        """A stroke cut out of the black."""
        return el("path", d=d, fill="none", stroke=self.paper, stroke_width=width)


def tint_shape(d: str) -> Node:
    """An area in the colour of the owner, with its outline."""
    return el("path", d=d)


def dot(
    x: float, y: float, r: float, *, fill: str | None = None, stroke_width: float | None = None
) -> Node:
    """A disc, in the tint when no other colour is given."""
    return el("circle", cx=x, cy=y, r=r, fill=fill, stroke_width=stroke_width)


def palette(theme: Theme) -> Palette:
    """The palette of figures on cards and tokens, which stay paper at night."""
    return Palette(theme.card_ink, theme.card, theme.card_red, theme.card_gold)
