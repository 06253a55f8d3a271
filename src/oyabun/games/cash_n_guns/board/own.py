"""The viewer's own corner: cards in hand, the one that lies face down, power, object, answers."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyabun.core.bits import members
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.board.guns import guns_on
from oyabun.games.cash_n_guns.board.pictures import bullet_art
from oyabun.games.cash_n_guns.board.places import TABLE_HEIGHT
from oyabun.games.cash_n_guns.board.reading import dollars, loaded, role, team_account, team_name
from oyabun.games.cash_n_guns.board.seats import seat_move
from oyabun.games.cash_n_guns.components import CARDS, KINDS, bullet_key, pile_count
from oyabun.games.cash_n_guns.moves import (
    FLIP,
    GIVE,
    LEFT,
    LIE,
    LOAD,
    PASS,
    PASS_ON,
    PICK,
    READY,
    RIGHT,
    STAY,
    USE,
)
from oyabun.games.cash_n_guns.view import CashView
from oyabun.svg.geometry import Box, Point
from oyabun.svg.kit import (
    CARD_RATIO,
    Shape,
    badge,
    card,
    card_back,
    figure,
    fitted,
    paragraph,
    ring,
    words,
)
from oyabun.svg.memory import remembered
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

LINE_Y: Final = TABLE_HEIGHT + 18.0
HAND_Y: Final = TABLE_HEIGHT + 108.0
CARD_WIDTH: Final = 96.0
HALF_WIDTH: Final = CARD_WIDTH * 0.54
"""Of the cards of two guns, above each other."""
NARROW: Final = Box(14, HAND_Y, 424, 0)
WIDE: Final = Box(60, HAND_Y, 600, 0)
NOTES: Final = Box(448, TABLE_HEIGHT + 36, 258, 150)
POOL: Final = NOTES._replace(x=18, width=684)
"""Where a team chooses among its powers, before there is anything to load."""
BUTTONS: Final = Box(18, 852, 684, 62)
BUTTON_GAP: Final = 18.0
FEAR_GAP: Final = 206.0
"""Between staying up and lying down, where the guns on the viewer are counted."""
ROW: Final = (STAY, LIE, PASS, READY, PASS_ON, FLIP)
"""What is answered with a button, from left to right."""
PICTURES: Final = {"stay": "standing", "lie": "fallen", "flip": "telephone"}


def draw_own(view: CashView, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return everything that only the viewer sees, or answers with."""
    if view.own is None or view.frame.seat is None:
        return []
    return [
        own_line(view, speaker, theme),
        *draw_hand(view, speaker, theme),
        *draw_notes(view, speaker, theme),
        draw_buttons(view, speaker, theme),
    ]


def own_line(view: CashView, speaker: Speaker, theme: Theme) -> Node:
    """Return the viewer's money, team account and secret role, quietly."""
    seat = view.frame.seat
    assert seat is not None, "a spectator has no corner"
    account = team_account(view)
    said = []
    if account is None or view.outcome is None:
        said.append(speaker.word("your-money", word=dollars(speaker, view.purse(seat) or 0)))
    if account is not None:
        team = team_name(view, speaker, seat)
        said.append(speaker.word("team-account", word=team, word2=dollars(speaker, account)))
    if own_role := role(view):
        said.append(speaker.word(own_role))
    return written(" · ".join(said), theme)


@remembered
def written(text: str, theme: Theme) -> Node:
    """Return the line above the viewer's cards."""
    return el(
        "g",
        el("path", d=f"M18 {LINE_Y - 18}H702", stroke=theme.fog, stroke_width=1.5),
        words(20, LINE_Y, text, 21, theme.muted, anchor="start", width=680),
        key="own-line",
    )


# Cards in hand


def draw_hand(view: CashView, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return the piles of unused cards and the place of the loaded one, for each gun."""
    seat, own = view.frame.seat, view.own
    if own is None or own.pool:
        return []
    box = NARROW if view.box.cards else WIDE
    if view.public.second != seat:
        return gun_hand(view, speaker, theme, box, CARD_WIDTH, second=False)
    upper, lower = [box._replace(y=box.y + dy) for dy in (-31, 45)]
    return [
        *gun_hand(view, speaker, theme, upper, HALF_WIDTH, second=False),
        *gun_hand(view, speaker, theme, lower, HALF_WIDTH, second=True),
    ]


def gun_hand(
    view: CashView, speaker: Speaker, theme: Theme, box: Box, width: float, *, second: bool
) -> list[Node]:
    """Return one gun's unused cards in piles by kind, and what lies face down before it."""
    seat, own = view.frame.seat, view.own
    assert seat is not None, "a spectator has no cards"
    assert own is not None, "a spectator has no cards"
    hand = own.hand2 if second else own.hand
    yakuza = view.public.is_yakuza(seat)
    name = "second" if second else "hand"
    slots = centres(box, width)
    nodes = [
        draw_pile(
            speaker,
            theme,
            slots[kind],
            width,
            bullet_key(kind, yakuza=yakuza),
            int(pile_count(hand, kind)),
            hand_move(view, kind, second=second),
            seat,
            f"{name}-{kind}",
        )
        for kind in range(KINDS)
    ]
    chosen = loaded(view, second=second)
    nodes.append(draw_chosen(speaker, theme, slots[KINDS], width, chosen, seat, name))
    return nodes


@cache
def centres(box: Box, width: float) -> tuple[Point, ...]:
    """Return where the piles of a gun are, and the card that lies before it."""
    slots = box.row(KINDS + 1, width=width, gap=width * 0.12)
    return tuple([slot.centre for slot in slots])


def hand_move(view: CashView, kind: int, *, second: bool) -> Move | None:
    """Return the legal move that choosing a pile means."""
    public, seat = view.public, view.frame.seat
    assert seat is not None, "a spectator has no cards"
    if GIVE[kind] in view.legal:
        return None if second else GIVE[kind]
    load = LOAD[kind + KINDS if public.is_yakuza(seat) else kind]
    if load not in view.legal:
        return None
    own_open = bool((public.asked & ~public.answered) >> seat & 1)
    return load if own_open != second else None


@remembered
def draw_pile(
    speaker: Speaker,
    theme: Theme,
    at: Point,
    width: float,
    name: str,
    count: int,
    move: Move | None,
    seat: int,
    key: str,
) -> Node:
    """Return the unused cards of one kind, and how many they are."""
    high = width * CARD_RATIO
    shape = Shape.box(0, 0, width, high, 6)
    place = f"translate({number(at.x)} {number(at.y)})"
    label = speaker.word("label-cards", word=speaker.word(name), n=count)
    if not count:
        quiet = mix(theme.paper, theme.fog, 0.7)
        gone = paragraph(
            *(0, 0, speaker.word(name), width * 0.19, theme.muted),
            width=width - 8,
            lines=3,
            anchor="middle",
        )
        face: list[Node] = [shape.outline(-2, quiet, 1.6), gone]
    else:
        below = [
            shape._replace(x=3.0 * deep, y=-3.0 * deep).outline(
                0, theme.card_ink, 1.4, fill=theme.card
            )
            for deep in range(min(count, 4) - 1, 0, -1)
        ]
        art = bullet_art(name, theme, theme.seats[seat])
        top = card(0, 0, width, theme, art=art, name=speaker.word(name), seat=seat)
        mark = badge(-width * 0.3, -high * 0.38, f"×{count}", theme, size=width * 0.2)
        face = [*below, top, mark]
    return el(
        "g",
        el("g", *face, key=f"{key}-face"),
        ring(shape, theme, key=f"{key}-ring") if move is not None else None,
        key=key,
        move=None if move is None else move.index,
        role="img",
        label=speaker.colon(
            label if move is None else speaker.move(move), speaker.word(f"{name}-does")
        ),
        transform=place,
    )


@remembered
def draw_chosen(
    speaker: Speaker,
    theme: Theme,
    at: Point,
    width: float,
    name: str,
    seat: int,
    key: str,
) -> Node:
    """Return the card that lies face down; its owner sees which it is."""
    shape = Shape.box(at.x, at.y, width, width * CARD_RATIO, 6)
    if not name:
        slot = shape.outline(-2, theme.fog, 2)
        return el("g", slot, key=f"{key}-loaded", aria_hidden="true")
    art = bullet_art(name, theme, theme.seats[seat])
    small = card(
        at.x, at.y + width * 0.18, width * 0.72, theme, art=art, name=speaker.word(name), seat=seat
    )
    return el(
        "g",
        card_back(at.x, at.y, width, theme, seat=seat),
        small,
        key=f"{key}-loaded",
        role="img",
        label=speaker.word("label-loaded", word=speaker.word(name)),
    )


# Powers and objects


def draw_notes(view: CashView, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return the viewer's power and object, or the powers its team can still take."""
    own = view.own
    assert own is not None, "a spectator has no power"
    if not view.box.cards:
        return []
    box, notes = NOTES, [(card_, False) for card_ in members(own.pool)]
    if notes:
        box = POOL
    else:
        spent = bool(view.public.spent >> view_seat(view) & 1)
        mine = ((int(own.power), spent), (int(own.object), False))
        notes = [(card_ - 1, out) for card_, out in mine if card_]
    high = box.height / max(2, len(notes))
    boxes = [Box(box.x, box.y + high * at, box.width, high - 6) for at in range(len(notes))]
    return [
        draw_note(speaker, theme, box, card_, note_move(view, card_), out=out)
        for box, (card_, out) in zip(boxes, notes, strict=True)
    ]


def note_move(view: CashView, card_: int) -> Move | None:
    """Return the legal move that choosing a power or an object means."""
    return next((move for move in (USE[card_], PICK[card_]) if move in view.legal), None)


@remembered
def draw_note(
    speaker: Speaker, theme: Theme, box: Box, card_: int, move: Move | None, *, out: bool
) -> Node:
    """Return one power or object with its sentence; a button while it can be played or taken."""
    name, does = speaker.word(CARDS[card_]), speaker.word(f"{CARDS[card_]}-does")
    shape = Shape.box(*box.centre, box.width, box.height, 6)
    slim = box.height < 60
    return el(
        "g",
        shape.outline(0, theme.fog, 1.5, fill=theme.panel),
        words(
            box.x + 10,
            box.y + (13 if slim else 15),
            name,
            20,
            theme.text,
            anchor="start",
            bold=True,
            width=box.width - 20,
            struck=out,
        ),
        paragraph(
            box.x + 10,
            box.y + (32 if slim else 46),
            does,
            16 if slim else 18,
            theme.muted,
            width=box.width - 18,
            lines=1 if slim else 2,
        ),
        ring(shape, theme) if move is not None else None,
        key=f"note-{CARDS[card_]}",
        move=None if move is None else move.index,
        role="img",
        label=speaker.colon(name, speaker.word(f"{CARDS[card_]}-text")),
    )


def view_seat(view: CashView) -> int:
    """Return whose eyes these are."""
    assert view.frame.seat is not None, "a spectator has no seat"
    return view.frame.seat


# Answers


def draw_buttons(view: CashView, speaker: Speaker, theme: Theme) -> Node:
    """Return the answers in words, and beside those about courage what there is to fear."""
    moves: list[Move] = [move for move in ROW if move in view.legal]
    on_seats = [seat_move(view, seat) for seat in range(int(view.public.seats))]
    moves += [move for move in (LEFT, RIGHT) if move in view.legal and move not in on_seats]
    if not moves:
        return el("g", key="answers")
    guns = guns_on(view, view_seat(view)) if STAY in moves else -1
    return answers(speaker, theme, view_seat(view), tuple(moves), guns)


@remembered
def answers(speaker: Speaker, theme: Theme, seat: int, moves: tuple[Move, ...], guns: int) -> Node:
    """Return a button for each answer, and the guns that make one think about it."""
    gap = FEAR_GAP if guns >= 0 else BUTTON_GAP
    wide = (BUTTONS.width - gap * (len(moves) - 1)) / len(moves)
    boxes = BUTTONS.row(len(moves), width=wide, gap=gap)
    return el(
        "g",
        *[
            answer(speaker, theme, seat, box, move, f"answer-{at}")
            for at, (box, move) in enumerate(zip(boxes, moves, strict=True))
        ],
        fear(guns, speaker, theme) if guns >= 0 else None,
        key="answers",
    )


def fear(guns: int, speaker: Speaker, theme: Theme) -> Node:
    """Return how many guns aim at the viewer, between staying up and lying down."""
    colour = theme.vermilion if guns else theme.muted
    text = speaker.word("guns-on-you", n=guns)
    mark = badge(*BUTTONS.centre, text, theme, colour=colour, size=19)
    return el("g", mark, key="fear", pointer_events="none")


def answer(speaker: Speaker, theme: Theme, seat: int, box: Box, move: Move, key: str) -> Node:
    """Return one large button; those about courage have a picture of what one will look like."""
    text = speaker.move(move)
    shape = Shape.box(*box.centre, box.width, box.height, 10)
    art = PICTURES.get(move.kind)
    left = 70 if art else 0
    return el(
        "g",
        shape.outline(0, theme.ink, 1.5, fill=theme.panel),
        figure(art, box.x + 46, box.centre.y, 56, theme, tint=theme.seats[seat], cut_out=True)
        if art
        else None,
        fitted(box.centre.x + left / 2, box.centre.y, text, box.width - left - 24, 26, theme.text),
        ring(shape, theme),
        key=key,
        move=move.index,
        label=text,
    )
