"""The table of Ca$h 'n Gun$: seats in a circle, and the bills between them."""

from __future__ import annotations

from math import cos, pi, sin

from oyabun.core.bits import row_get
from oyabun.core.sketch import SEAT_STYLES, Cell, Panel, Row
from oyabun.games.cash_n_guns.moves import BILLS
from oyabun.games.cash_n_guns.view import CashView
from oyabun.svg.scene import Node, Scene, el
from oyabun.svg.theme import Theme
from oyabun.text import Speaker


def draw(view: CashView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the table as this seat sees it."""
    nodes: list[Node] = [el("rect", width=800, height=600, fill=theme.paper, key="paper")]
    order = view.seats_in_order()
    for place, seat in enumerate(order):
        angle = pi / 2 + 2 * pi * place / len(order)
        x, y = 400 + 300 * cos(angle), 300 + 220 * sin(angle)
        text = " ".join(cell.text for cell in describe_seat(view, speaker, seat))
        nodes.append(el("text", x=x, y=y, fill=theme.text, text=text, key=f"seat-{seat}"))
    nodes.append(el("text", x=400, y=300, fill=theme.text, text=pot(view, speaker), key="pot"))
    return Scene(
        800, 600, *nodes, title=speaker.word("board-title"), desc=speaker.word("board-desc")
    )


def pot(view: CashView, speaker: Speaker) -> str:
    """Return the visible bills in words."""
    counts = [int(row_get(view.public.pot, kind, 8)) for kind in range(len(BILLS))]
    return ", ".join(
        f"{count} × {speaker.word(name)}"
        for count, name in zip(counts, BILLS, strict=True)
        if count
    )


def describe(view: CashView, speaker: Speaker) -> tuple[Panel, ...]:
    """Return the bills and what is known of every seat."""
    head = tuple(speaker.word(f"column-{name}") for name in ("seat", "money", "wounds", "shame"))
    seats = tuple(describe_seat(view, speaker, seat) for seat in view.seats_in_order())
    title = speaker.word("round-of", n=int(view.public.round), n2=int(view.box.rounds))
    return (Panel(title, seats, head), Panel(speaker.word("pot"), ((Cell(pot(view, speaker)),),)))


def describe_seat(view: CashView, speaker: Speaker, seat: int) -> Row:
    """Return the name, the money if it is shown, the wounds and the markers of a seat."""
    public = view.public
    money = view.purse(seat)
    return (
        Cell(speaker.name(seat), SEAT_STYLES[seat]),
        Cell("?" if money is None else str(money)),
        Cell(str(int(row_get(public.wounds, seat, 4)))),
        Cell(str(int(row_get(public.shame, seat, 4)))),
    )
