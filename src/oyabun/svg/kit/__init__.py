"""The drawn vocabulary of all five games: one hand, woodblock print and ink on washi."""

from __future__ import annotations

from oyabun.svg.kit.crests import CRESTS, crest, mon
from oyabun.svg.kit.figures import FIGURES, figure, figure_symbol, silhouette_symbol
from oyabun.svg.kit.letters import (
    fitted,
    paragraph,
    samurai_character,
    samurai_seal,
    shorten,
    text_width,
    words,
    wrap,
)
from oyabun.svg.kit.marks import Shape, awaited, awaited_symbol, last_move, ring, won
from oyabun.svg.kit.panels import area, badge, banner, button, seat_plate
from oyabun.svg.kit.paper import far_mountain, kasumi, sun, washi, waves
from oyabun.svg.kit.pieces import CARD_RATIO, bill, card, card_back, chip, hex_tile, token

__all__ = [
    "CARD_RATIO",
    "CRESTS",
    "FIGURES",
    "Shape",
    "area",
    "awaited",
    "awaited_symbol",
    "badge",
    "banner",
    "bill",
    "button",
    "card",
    "card_back",
    "chip",
    "crest",
    "far_mountain",
    "figure",
    "figure_symbol",
    "fitted",
    "hex_tile",
    "kasumi",
    "last_move",
    "mon",
    "paragraph",
    "ring",
    "samurai_character",
    "samurai_seal",
    "seat_plate",
    "shorten",
    "silhouette_symbol",
    "sun",
    "text_width",
    "token",
    "washi",
    "waves",
    "won",
    "words",
    "wrap",
]
