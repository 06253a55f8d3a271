"""The middle: the bills, what each would get, and the telephone."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyabun.core.bits import members
from oyabun.games.cash_n_guns.board.pictures import burst
from oyabun.games.cash_n_guns.board.places import HEIGHT, MIDDLE, TABLE_HEIGHT, WIDTH
from oyabun.games.cash_n_guns.board.reading import bill_counts, dollars, parts, round_text
from oyabun.games.cash_n_guns.components import KINDS, UNIT, WORTH
from oyabun.games.cash_n_guns.view import CashView
from oyabun.svg.geometry import Box
from oyabun.svg.kit import Shape, bill, figure, washi, words
from oyabun.svg.memory import remembered
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

BILL: Final = 86.0
BILLS_Y: Final = 318.0
STRIP: Final = Box(226, 384, 268, 66)
POT_SCALES: Final = {3: 1.3, 4: 1.2, 5: 1.05, 6: 1.0, 7: 1.0, 8: 1.0, 9: 1.0}
CALLS: Final = 3
"""How many switchboard cards there are."""


@cache
def ground(theme: Theme, *, seated: bool) -> Node:
    """Return what never changes: the paper, the table, and the edge of one's own corner."""
    felt = mix(theme.paper, theme.matcha, 0.3)
    rim = mix(theme.paper, theme.ink, 0.62)
    high = HEIGHT if seated else TABLE_HEIGHT
    return el(
        "g",
        washi(WIDTH, high, theme),
        el("ellipse", cx=MIDDLE.x, cy=MIDDLE.y + 9, rx=254, ry=214, fill=theme.shadow),
        el(
            "ellipse",
            cx=MIDDLE.x,
            cy=MIDDLE.y,
            rx=254,
            ry=214,
            fill=mix(theme.paper, theme.ink, 0.28),
            stroke=rim,
            stroke_width=2.5,
        ),
        el(
            "ellipse",
            cx=MIDDLE.x,
            cy=MIDDLE.y,
            rx=238,
            ry=199,
            fill=felt,
            stroke=rim,
            stroke_width=1.6,
        ),
        # the light of the lamp over the table
        el(
            "ellipse",
            cx=MIDDLE.x,
            cy=MIDDLE.y,
            rx=196,
            ry=160,
            fill=mix(felt, theme.panel, 0.22),
        ),
        key="ground",
        aria_hidden="true",
    )


def draw_round(view: CashView, speaker: Speaker, theme: Theme) -> Node:
    """Return which round this is."""
    text = round_text(view, speaker)
    return words(18, 32, text, 26, theme.text, anchor="start", serif=True, bold=True, key="round")


def draw_pot(view: CashView, speaker: Speaker, theme: Theme) -> Node:
    """Return the bills that lie face up, by value."""
    return pot(tuple(bill_counts(view)), view.part(1), int(view.public.seats), speaker, theme)


@remembered
def pot(counts: tuple[int, ...], total: int, seats: int, speaker: Speaker, theme: Theme) -> Node:
    """Return so many bills of each value, and what they come to."""
    slots = Box(MIDDLE.x - 152, BILLS_Y, 304, 0).row(KINDS, width=BILL, gap=16)
    piles = [
        pile(theme, kind, count, slot.centre.x)
        for kind, (count, slot) in enumerate(zip(counts, slots, strict=True))
    ]
    return el(
        "g",
        words(
            MIDDLE.x,
            256,
            dollars(speaker, total),
            35,
            theme.text,
            serif=True,
            bold=True,
            halo=theme.paper,
        ),
        outlined(MIDDLE.x, 256, dollars(speaker, total), 35, theme),
        *piles,
        key="pot",
        role="img",
        transform=pot_scale(seats),
        label=speaker.word("label-pot", word=dollars(speaker, total)),
    )


def outlined(x: float, y: float, text: str, size: float, theme: Theme) -> Node:
    """Return a line of large letters that stays readable on lines and felt."""
    return el(
        "g",
        words(x, y, text, size, theme.text, serif=True, bold=True, halo=theme.paper),
        words(x, y, text, size, theme.text, serif=True, bold=True),
    )


def pile(theme: Theme, kind: int, count: int, x: float) -> Node:
    """Return the bills of one value, fanned, and how many they are."""
    tones = (theme.matcha, theme.indigo, theme.gold)
    value = str(WORTH[kind] * UNIT // 1000)
    empty = Shape.box(x, BILLS_Y, BILL, BILL / 2, 3)
    fan = [
        bill(x - 3 * (top - at), BILLS_Y - 4 * (top - at), BILL, theme, value, colour=tones[kind])
        for top in [min(count, 4) - 1]
        for at in range(top + 1)
    ]
    quiet = mix(theme.paper, theme.ink, 0.3)
    return el(
        "g",
        *(fan or [empty.outline(-2, quiet, 1.6)]),
        outlined(x, BILLS_Y + 37, f"× {count}", 24, theme) if count else None,
    )


def draw_strip(view: CashView, speaker: Speaker, theme: Theme) -> Node:
    """CNG-R12: return what each would be paid, for every number of sharers; or what each was."""
    now, seats = view.public.now, int(view.public.seats)
    if now.sharers:
        return paid(UNIT * int(now.part), seats, speaker, theme)
    return strip(tuple(parts(view)), sharer_count(view), seats, speaker, theme)


@remembered
def paid(part: int, seats: int, speaker: Speaker, theme: Theme) -> Node:
    """Return what each sharer was paid."""
    text = speaker.word("each-gets", word=dollars(speaker, part))
    line = outlined(*STRIP.centre, text, 27, theme)
    return el("g", line, key="parts", transform=pot_scale(seats))


@remembered
def strip(each: tuple[int, ...], sharing: int, seats: int, speaker: Speaker, theme: Theme) -> Node:
    """Return what each would be paid, for every number of sharers."""
    wide = min(42.0, STRIP.width / len(each))
    left = STRIP.centre.x - wide * len(each) / 2
    cells = [
        el(
            "g",
            strip_cell(
                theme, Box(left + wide * at, STRIP.y, wide, STRIP.height), at + 1, part, sharing
            ),
            data_hint=speaker.word("hint-part", n=at + 1, word=dollars(speaker, part)),
        )
        for at, part in enumerate(each)
    ]
    said = [speaker.colon(str(at + 1), dollars(speaker, part)) for at, part in enumerate(each)]
    label = f"{speaker.word('label-parts')} {', '.join(said)}"
    return el("g", *cells, key="parts", role="img", label=label, transform=pot_scale(seats))


@cache
def pot_scale(seats: int) -> str:
    """Return how the middle is enlarged where few sit around it."""
    scale = number(POT_SCALES[seats])
    x, y = number(MIDDLE.x), number(MIDDLE.y)
    return f"translate({x} {y}) scale({scale}) translate(-{x} -{y})"


def strip_cell(theme: Theme, box: Box, sharers: int, part: int, sharing: int) -> Node:
    """Return one number of sharers and what each of them would get."""
    here = sharers == sharing
    fill = theme.gold if here else theme.panel
    amount = str(part // 1000)
    size = min(23.0, 23.0 * (box.width - 4) / (14.0 * len(amount)))
    ink, quiet = (theme.on(fill),) * 2 if here else (theme.text, theme.muted)
    return el(
        "g",
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            fill=fill,
            stroke=mix(theme.paper, theme.ink, 0.5),
            stroke_width=1.4,
        ),
        words(box.centre.x, box.y + 16, f"÷{sharers}", min(19, box.width * 0.52), quiet),
        words(box.centre.x, box.y + 45, amount, size, ink, serif=True, bold=True),
    )


def sharer_count(view: CashView) -> int:
    """Return how many would share as things stand; 0 before it matters."""
    public = view.public
    now = public.now
    if not (now.lying or now.wounded or now.up):
        return 0
    return len(members(public.standing() | now.joined))


def draw_phone(view: CashView, speaker: Speaker, theme: Theme) -> Node | None:
    """CNG-C9, CNG-P3: return the telephone and the three lamps of the switchboard."""
    return phone(int(view.public.calls), speaker, theme) if view.box.cop else None


@remembered
def phone(calls: int, speaker: Speaker, theme: Theme) -> Node:
    """Return the telephone after so many calls."""
    lamps = [lamp(theme, 600 + 40 * at, 32, lit=at < calls) for at in range(CALLS)]
    return el(
        "g",
        figure("telephone", 546, 34, 48, theme, tint=theme.card_gold, cut_out=True),
        *lamps,
        key="phone",
        role="img",
        label=speaker.word("label-calls", n=calls, n2=CALLS),
    )


def lamp(theme: Theme, x: float, y: float, *, lit: bool) -> Node:
    """Return a lamp of the switchboard, shining or dark."""
    if lit:
        return el(
            "g",
            burst(x, y, 18, 18, theme.gold, theme.ink),
            el("circle", cx=x, cy=y, r=7, fill=theme.card_red, stroke=theme.ink, stroke_width=1.6),
        )
    return el("circle", cx=x, cy=y, r=9, fill="none", stroke=theme.muted, stroke_width=2.4)
