"""The board of Kamiza: the head of the table, its foot, and those who want to sit there."""

from __future__ import annotations

from oyabun.core.bits import members, row_get
from oyabun.core.sketch import SEAT_STYLES, Cell, Panel, Row
from oyabun.games.kamiza.components import AREAS, CARDS
from oyabun.games.kamiza.moves import AREA, CARD, THREAT
from oyabun.games.kamiza.view import KamizaView
from oyabun.svg.scene import Node, Scene, el
from oyabun.svg.theme import Theme
from oyabun.text import Speaker


def draw(view: KamizaView, speaker: Speaker, theme: Theme) -> Scene:
    """Return the table as this seat sees it."""
    nodes: list[Node] = [el("rect", width=800, height=600, fill=theme.paper, key="paper")]
    for area, name in enumerate(AREAS):
        move = AREA[area].index if AREA[area] in view.legal else None
        nodes.append(
            el(
                "g",
                el("rect", x=20, y=20 + 200 * area, width=760, height=180, fill=theme.panel),
                el("text", x=30, y=50 + 200 * area, fill=theme.text, text=speaker.word(name)),
                key=f"area-{name}",
                move=move,
                label=speaker.word("label-area", word=speaker.word(name)),
            )
        )
    nodes += [seat_card(view, speaker, theme, seat) for seat in range(view.public.seats)]
    nodes += hand(view, speaker, theme)
    return Scene(
        800, 600, *nodes, title=speaker.word("board-title"), desc=speaker.word("board-desc")
    )


def seat_card(view: KamizaView, speaker: Speaker, theme: Theme, seat: int) -> Node:
    """Return the card that a seat has on the table, with its name and score."""
    public = view.public
    area = public.area(seat)
    shown = row_get(public.shown, seat, 4) - 1
    face = speaker.word(CARDS[shown]) if shown >= 0 and area < 0 else ""
    text = f"{speaker.name(seat)} {public.score(seat)} {face}"
    y = 80 + 200 * max(area, 0)
    return el("text", x=40 + 180 * seat, y=y, fill=theme.text, text=text, key=f"seat-{seat}")


def hand(view: KamizaView, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return the viewer's cards and threats."""
    nodes: list[Node] = []
    for place, move in enumerate([*CARD, *THREAT]):
        if move in view.legal:
            nodes.append(
                el(
                    "text",
                    x=20 + 160 * (place % 5),
                    y=450 + 30 * (place // 5),
                    fill=theme.text,
                    text=speaker.move(move),
                    move=move.index,
                    label=speaker.move(move),
                    key=f"move-{move.index}",
                )
            )
    return nodes


# The same in words


def describe(view: KamizaView, speaker: Speaker) -> tuple[Panel, ...]:
    """Return both areas with their cards, and what is known of every seat."""
    public = view.public
    games, rounds = int(view.box.games), int(view.box.rounds)
    begun = min(int(public.game) * rounds + int(public.round), games * rounds - 1)
    standing = speaker.word(
        "game-round", n=begun // rounds + 1, n2=games, n3=begun % rounds + 1, n4=rounds
    )
    head = tuple(speaker.word(f"column-{name}") for name in ("seat", "score", "wanted", "hand"))
    if public.shown:
        head = (*head, speaker.word("column-last-round"))
    seats = tuple(describe_seat(view, speaker, seat) for seat in range(public.seats))
    areas = [describe_area(view, speaker, area) for area in range(len(AREAS))]
    return (*areas, Panel(standing, seats, head))


def describe_area(view: KamizaView, speaker: Speaker, area: int) -> Panel:
    """Return the face-down cards of an area; the viewer knows its own."""
    rows: list[Row] = []
    for seat in range(view.public.seats):
        if view.public.area(seat) == area:
            known = view.own is not None and seat == view.frame.seat
            card = CARDS[view.own.card] if known and view.own else "face-down"
            face = Cell(speaker.word(card), "strong" if known else "hidden")
            rows.append((Cell(speaker.name(seat), SEAT_STYLES[seat]), face))
    empty: Row = (Cell(speaker.word("nobody-here"), "faint"),)
    return Panel(speaker.word(f"{AREAS[area]}-long"), tuple(rows) or (empty,))


def describe_seat(view: KamizaView, speaker: Speaker, seat: int) -> Row:
    """Return what everybody knows of a seat: score, chips, cards left, the last round."""
    public = view.public
    left = ", ".join(speaker.word(CARDS[card]) for card in members(public.unused(seat)))
    chips = int(row_get(public.wanted, seat, 4))
    cells = [
        Cell(f"{'▸' if seat in view.waiting else ' '} {speaker.name(seat)}", SEAT_STYLES[seat]),
        Cell(str(int(public.score(seat))), "strong"),
        Cell(str(chips) if chips else "–", "bad" if chips else "faint"),
        Cell(left),
    ]
    if public.shown:
        cells.append(last_round(view, speaker, seat))
    return tuple(cells)


def last_round(view: KamizaView, speaker: Speaker, seat: int) -> Cell:
    """Return the card that the seat showed last, where, and what it earned."""
    public = view.public
    award = int(row_get(public.awards, seat, 4))
    text = speaker.word(
        "last-round",
        word=speaker.word(CARDS[row_get(public.shown, seat, 4) - 1]),
        word2=speaker.word(AREAS[row_get(public.shown_areas, seat, 4) - 1]),
        n=award,
    )
    return Cell(text, "good" if award else "faint")
