"""One sheet with everything the kit can draw, by day and by night, and a scene to measure."""

from __future__ import annotations

from oyabun.svg.geometry import Box, hex_centre
from oyabun.svg.kit import (
    CRESTS,
    FIGURES,
    Shape,
    area,
    awaited,
    badge,
    banner,
    bill,
    button,
    card,
    card_back,
    chip,
    crest,
    far_mountain,
    figure,
    hex_tile,
    kasumi,
    last_move,
    mon,
    ring,
    samurai_character,
    samurai_seal,
    seat_plate,
    sun,
    token,
    washi,
    waves,
    won,
    words,
)
from oyabun.svg.node import Node, el
from oyabun.svg.scene import Scene
from oyabun.svg.theme import LIGHT, THEMES, Theme

WIDTH = 1280
HEIGHT = 1240
FACES = (
    ("boss", "5", "Boss"),
    ("underboss", "2", "Underboss"),
    ("hitman", "1", "Hitman"),
    ("policeman", "", "Corrupt Policeman"),
)


def sheet() -> Scene:
    """The specimen: the same page in every theme, one below the other."""
    return Scene(
        WIDTH,
        HEIGHT * len(THEMES),
        *[
            el("g", *_page(theme), transform=f"translate(0 {HEIGHT * place})")
            for place, theme in enumerate(THEMES)
        ],
        title="Oyabun: crests, figures, cards and marks",
        desc="Everything the boards are drawn with, in light and dark.",
    )


def _page(theme: Theme) -> list[Node]:
    return [
        washi(WIDTH, HEIGHT, theme, key=f"paper-{theme.name}"),
        sun(1130, 96, 62, theme),
        far_mountain(980, 150, 330, theme),
        kasumi(840, 112, 330, theme),
        words(40, 62, "Oyabun", 44, theme.text, anchor="start", serif=True, bold=True),
        words(40, 108, theme.name, 20, theme.muted, anchor="start", serif=True),
        *_crests(theme),
        *_cards(theme),
        *_figures(theme),
        *_pieces(theme),
        *_panels(theme),
    ]


def _crests(theme: Theme) -> list[Node]:
    row: list[Node] = []
    for seat, name in enumerate(CRESTS):
        x = 70 + seat * 84
        row += [
            crest(seat, x, 190, 64, theme),
            crest(seat, x - 22, 240, 14, theme),
            crest(seat, x, 240, 20, theme),
            mon(seat, x + 24, 240, 18, theme.text),
            words(x, 264, name, 13, theme.muted),
        ]
    return row


def _cards(theme: Theme) -> list[Node]:
    row = [
        card(110 + i * 168, 410, 150, theme, art=art, value=value, name=name, seat=i)
        for i, (art, value, name) in enumerate(FACES)
    ]
    small = [
        card(800 + i * 58, 340, 50, theme, art=art, value=value, name=name, seat=i)
        for i, (art, value, name) in enumerate(FACES)
    ]
    return [
        *row,
        *small,
        card_back(830, 450, 92, theme, seat=4),
        card_back(940, 450, 92, theme, mark="boss", turn=6),
        card(1060, 400, 92, theme, art="boss", value="5", name="Boss", seat=0, out=True),
        card(1190, 400, 110, theme, art="hitman", value="1", name="Hitman", seat=2, move=1),
    ]


def _figures(theme: Theme) -> list[Node]:
    row: list[Node] = []
    for i, name in enumerate(FIGURES):
        x, y = 75 + i % 9 * 142, 610 + i // 9 * 132
        row += [
            # Figures are cut from card: on the table they stand on a piece of it.
            el("rect", x=x - 56, y=y - 58, width=112, height=116, rx=8, fill=theme.card),
            figure(name, x, y - 6, 96, theme, tint=theme.seats[i % 9]),
            words(x, y + 50, name, 12, theme.card_muted),
        ]
    return row


def _pieces(theme: Theme) -> list[Node]:
    y = 880
    tiles = [("helmet", "4"), ("buddha", "3"), ("rice", "2"), ("samurai", "3"), ("rider", "1")]
    fast = samurai_seal(0, 29, 19, theme)
    return [
        *[chip(60 + i * 66, y, 54, theme, text) for i, text in enumerate(("1", "2", "5"))],
        chip(258, y, 54, theme, "−1", colour=theme.vermilion),
        token(330, y, 56, theme, seat=0, text="3"),
        token(400, y, 56, theme, seat=1, art="samurai", text="2"),
        token(470, y, 56, theme, seat=2, face_up=False),
        token(540, y, 56, theme, seat=3, text="2", move=2),
        *[
            hex_tile(630 + i * 92, y, 50, theme, seat=i, art=art, value=value)
            for i, (art, value) in enumerate(tiles)
        ],
        hex_tile(1090, y, 50, theme, seat=5, art="ship", value="2", mark=fast),
        hex_tile(1182, y, 50, theme, fill=theme.matcha, move=3),
        *[
            bill(100 + i * 172, 1000, 150, theme, value, colour=colour)
            for i, (value, colour) in enumerate(
                (
                    ("5,000", theme.matcha),
                    ("10,000", theme.indigo),
                    ("20,000", theme.gold),
                )
            )
        ],
        samurai_character(560, 1000, 70, theme.text),
        badge(650, 980, "×3", theme),
        badge(650, 1014, "WANTED", theme, colour=theme.vermilion),
        awaited(720, 1000, 36, theme),
        ring(Shape.disc(780, 1000, 20), theme),
        last_move(Shape.box(850, 1000, 50, 50), theme),
        won(Shape.box(930, 1000, 44, 44), theme),
        waves(Box(990, 950, 250, 96), theme),
        figure("standing", 1030, 996, 74, theme, tint=theme.seats[0], cut_out=True),
        figure("pistol", 1110, 990, 60, theme, tint=theme.seats[0], turn=-12, cut_out=True),
        figure("fallen", 1190, 990, 74, theme, tint=theme.seats[1], cut_out=True),
    ]


def _panels(theme: Theme) -> list[Node]:
    y = 1074
    return [
        seat_plate(Box(40, y, 230, 52), 0, "Hanako", theme, score="12", you=True, waiting=True),
        seat_plate(
            Box(290, y, 230, 52), 1, "Tatsuo the Terrible", theme, score="7", note="2 cards"
        ),
        seat_plate(Box(540, y, 230, 52), 2, "Bot Kenji", theme, score="3", out=True),
        seat_plate(Box(40, y + 64, 150, 36), 3, "Emi", theme, score="5", waiting=True),
        banner(
            Box(40, y + 112, 730, 44),
            "Place a card face down, in Kamiza or in Shimoza.",
            theme,
            asked=True,
        ),
        button(Box(800, y + 8, 150, 44), "Stay", theme, move=4, primary=True),
        button(Box(970, y + 8, 150, 44), "Lie down", theme, move=5),
        button(Box(1130, y + 8, 110, 44), "Later", theme, move=None),
        area(
            Box(800, y + 80, 440, 76),
            theme,
            "Kamiza",
            sign="上座",
            note="Boss, Underboss, Hitman, Policeman",
        ),
    ]


def map_scene(step: int) -> Scene:
    """A map of 120 hexes and 45 tokens of which four move with each step: a scene to measure."""
    theme = LIGHT
    hexes = el("g", *[_hex(q, r, theme) for r in range(12) for q in range(10)], key="map")
    tokens = el("g", *[_token(i, step, theme) for i in range(45)], key="tokens")
    return Scene(1200, 800, hexes, tokens, title="A map to measure")


def _hex(q: int, r: int, theme: Theme) -> Node:
    centre = hex_centre(q - r // 2, r, 30)
    return hex_tile(*centre, 30, theme, fill=theme.matcha, key=f"hex-{q}-{r}")


def _token(place: int, step: int, theme: Theme) -> Node:
    moved = step if place % 12 == 0 else 0
    x, y = hex_centre(place % 15, place // 15 + moved, 30)
    return el(
        "g",
        el("circle", r=14, fill=theme.seats[place % 9]),
        mon(place % 9, 0, 0, 18, theme.card),
        transform=f"translate({x:.2f} {y:.2f})",
        key=f"token-{place}",
        label=f"Token {place}",
    )
