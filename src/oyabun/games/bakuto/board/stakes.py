"""The three stakes: two facing files, the six prizes between them, sums and winners."""

from __future__ import annotations

from typing import Final

from oyabun.core.bits import lowest_bit
from oyabun.games.bakuto.board.art import picture
from oyabun.games.bakuto.board.pieces import (
    activity_face,
    block_face,
    placed,
    prize,
    stake_colour,
    tile_card,
    token_piece,
)
from oyabun.games.bakuto.board.words import about_effect, about_token
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    BLOCKS,
    DISTRICTS,
    EFFECTS,
    FILES,
    MOST_BLOCKS,
    MOST_SLOTS,
    STAKES,
    TOKENS,
)
from oyabun.games.bakuto.moves import FILE_NAMES
from oyabun.games.bakuto.view import BakutoView
from oyabun.svg.geometry import Box, Point
from oyabun.svg.kit import Shape, crest, last_move, won, words
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

HIGH: Final = 194.0
WIDE: Final = 652.0
PITCH: Final = 90.0
FIRST: Final = 138.0
"""From the left side of a stake to the middle of its first slots."""
TOKEN: Final = 58.0
ROWS: Final = (36.0, 160.0)
MIDDLE: Final = 98.0


def stake_box(stake: int) -> Box:
    """Return where a stake lies."""
    return Box(12, 46 + stake * (HIGH + 8), WIDE, HIGH)


def slot_at(place: int) -> Point:
    """Return the middle of a slot."""
    file, slot = divmod(place, MOST_SLOTS)
    stake, row = divmod(file, len(FILES))
    box = stake_box(stake)
    return Point(box.x + FIRST + slot * PITCH, box.y + ROWS[row])


def moves_on_slots(view: BakutoView) -> dict[int, int]:
    """Return what can be chosen on which slot: a file on its next free one."""
    found: dict[int, int] = {}
    for move in view.legal:
        if move.kind in ("slot", "strike"):
            found[int(move.number)] = int(move.index)
        elif move.kind == "file":
            first = int(move.number) * MOST_SLOTS
            free = int(view.public.free) >> first & ((1 << MOST_SLOTS) - 1)
            found[first + int(lowest_bit(free))] = int(move.index)
    return found


def draw_stakes(view: BakutoView, speaker: Speaker, theme: Theme) -> Node:
    """Return all stakes; the one that matters now says so, for small screens."""
    moves = moves_on_slots(view)
    matters = stake_that_matters(view)
    stakes = [
        el(
            "g",
            ground(
                stake,
                int(view.box.slots),
                theme,
                speaker.word(name),
                is_open=stake in own_access(view),
            ),
            *draw_sums(view, speaker, theme, stake),
            *[
                draw_slot(view, speaker, theme, place, moves.get(place))
                for place in places_of(view, stake)
            ],
            *draw_prizes(view, speaker, theme, stake),
            *draw_winners(view, speaker, theme, stake),
            key=f"stake-{stake}",
            label=speaker.word(
                "stake-told",
                word=speaker.word(name),
                n=view.file_sum(stake, 0),
                n2=view.file_sum(stake, 1),
            ),
            role="group",
            data_look="closer",
            data_here="now" if stake == matters else None,
        )
        for stake, name in enumerate(STAKES)
    ]
    several = bool(moves) and matters < 0
    return el("g", *stakes, key="stakes", data_here="now" if several else None)


def own_access(view: BakutoView) -> list[int]:
    """Return the stakes that are open to the viewer while tokens are placed."""
    if view.seat is None or view.public.stake >= 0 or view.shown(view.seat) < 0:
        return []
    return view.access(view.seat)


def stake_that_matters(view: BakutoView) -> int:
    """Return the stake where something happens now, or -1."""
    if view.public.stake >= 0:
        return int(view.public.stake)
    on_slots = {place // (2 * MOST_SLOTS) for place in moves_on_slots(view)}
    return on_slots.pop() if len(on_slots) == 1 else -1


def places_of(view: BakutoView, stake: int) -> list[int]:
    """Return the slots of a stake that are in use."""
    return [
        (stake * len(FILES) + file) * MOST_SLOTS + slot
        for file in range(len(FILES))
        for slot in range(int(view.box.slots))
    ]


@remembered
def ground(stake: int, slots: int, theme: Theme, name: str, *, is_open: bool) -> Node:
    """The board of a stake with its arrows; a heavier edge where it is open to the viewer."""
    box = stake_box(stake)
    colour = stake_colour(stake, theme)
    last = box.x + FIRST + (slots - 1) * PITCH + 40
    arrows = [
        el(
            "path",
            d=f"M{number(box.x + FIRST - 38)} {number(box.y + row)}H{number(last)}"
            f"m-9 -7l10 7l-10 7",
            fill="none",
            stroke=mix(theme.panel, colour, 0.5),
            stroke_width=3,
        )
        for row in ROWS
    ]
    return el(
        "g",
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=10,
            fill=mix(theme.panel, colour, 0.12),
            stroke=colour,
            stroke_width=5 if is_open else 1.8,
        ),
        el("rect", x=box.x, y=box.y, width=24, height=box.height, rx=10, fill=colour),
        el(
            "text",
            text=name,
            x=0,
            y=0,
            font_size=16,
            font_weight="700",
            fill=theme.on(colour),
            text_anchor="middle",
            transform=f"translate({number(box.x + 17)} {number(box.y + HIGH / 2)}) rotate(-90)",
        ),
        *arrows,
        key=f"stake-{stake}-ground",
    )


def draw_sums(view: BakutoView, speaker: Speaker, theme: Theme, stake: int) -> list[Node]:
    """Return the sum of each file, as far as it lies open; the winner's in gold."""
    winner = view.winning_file(stake) if view.is_judged(stake) else -1
    box = stake_box(stake)
    return [
        file_sum(
            box.x + 60,
            box.y + ROWS[file],
            theme,
            FILES[file].upper(),
            view.file_sum(stake, file),
            speaker.word("sum-told"),
            f"sum-{stake}-{file}",
            wins=winner == file,
        )
        for file in range(len(FILES))
    ]


@remembered
def file_sum(
    x: float, y: float, theme: Theme, letter: str, total: int, label: str, key: str, *, wins: bool
) -> Node:
    """The letter of a file and its sum."""
    shown = str(total).replace("-", "−")
    shape = Shape.box(0, 0, 46, 46, 8)
    return el(
        "g",
        shape.outline(0, theme.fog, 1.2, fill=theme.gold if wins else theme.panel),
        words(0, 3, shown, 27, theme.on(theme.gold) if wins else theme.text, serif=True, bold=True),
        words(-17, -15, letter, 11, theme.on(theme.gold) if wins else theme.muted, bold=True),
        key=key,
        label=f"{label}: {letter} {shown}",
        role="img",
        transform=f"translate({number(x)} {number(y)})",
    )


def draw_slot(
    view: BakutoView, speaker: Speaker, theme: Theme, place: int, move: int | None
) -> Node:
    """Return a slot with whatever lies on it."""
    at = slot_at(place)
    owner, effect = view.owner_on(place), view.effect_on(place)
    label = slot_told(view, speaker, place)
    key = f"slot-{place}"
    if effect >= 0:
        return tile_card(
            at.x,
            at.y,
            TOKEN,
            TOKEN,
            theme,
            effect=effect,
            cost=int(view.box.cost[effect]),
            name=speaker.word(EFFECTS[effect]),
            key=key,
            move=move,
            label=label,
        )
    if owner < 0:
        return empty_slot(at.x, at.y, theme, place % MOST_SLOTS, key, move, label)
    piece = token_piece(
        at.x,
        at.y,
        TOKEN,
        theme,
        seat=owner,
        token=view.token_on(place),
        down=view.is_down(place),
        dead=view.is_dead(place),
        shielded=view.is_shielded(place),
        key=key,
        move=move,
        label=label,
    )
    if place != view.striker() and not view.is_marked(place):
        return piece
    mark = last_move(Shape.disc(at.x, at.y, TOKEN / 2), theme, key=f"{key}-mark")
    return el("g", piece, mark, key=f"{key}-marked")


@remembered
def empty_slot(
    x: float, y: float, theme: Theme, slot: int, key: str, move: int | None, label: str
) -> Node:
    """A slot where nothing lies; the first of a file shows that it recruits."""
    shape = Shape.disc(0, 0, TOKEN / 2 - 3)
    first = slot == 0
    face: list[Node | None] = [
        shape.outline(0, theme.fog, 1.6, fill=theme.panel),
        picture("squat", 0, -3, 24, theme, theme.gold) if first else None,
        words(0, 18 if first else 0, str(slot + 1), 12, theme.muted),
    ]
    return placed(x, y, face, shape, theme, key=key, move=move, label=label)


def slot_told(view: BakutoView, speaker: Speaker, place: int) -> str:
    """Return a slot in words, with what its token or tile does."""
    file, slot = divmod(place, MOST_SLOTS)
    gaps: dict[str, str | int] = {"word": speaker.word(FILE_NAMES[file]), "n": slot + 1}
    effect, owner = view.effect_on(place), view.owner_on(place)
    if effect >= 0:
        told = speaker.word("slot-tile-told", **gaps, word2=speaker.word(EFFECTS[effect]))
        return f"{told}. {about_effect(view, speaker, effect)}"
    if owner < 0:
        told = speaker.word("slot-empty-told", **gaps)
        return f"{told}. {speaker.word('first-slot-told')}" if slot == 0 else told
    token = view.token_on(place)
    gaps["seat"] = speaker.name(owner)
    if token < 0:
        return f"{speaker.word('slot-hidden-told', **gaps)}. {speaker.word('about-hidden')}"
    kind = "slot-dead-told" if view.is_dead(place) else "slot-token-told"
    told = speaker.word(kind, **gaps, word2=speaker.word(TOKENS[token]))
    if view.is_shielded(place):
        told += f", {speaker.word('shielded-told')}"
    return f"{told}. {about_token(speaker, token)}"


# Prizes


def draw_prizes(view: BakutoView, speaker: Speaker, theme: Theme, stake: int) -> list[Node]:
    """Return the six prizes of a stake between its files."""
    box = stake_box(stake)
    moves = {int(move.number): int(move.index) for move in view.legal if move.kind == "take"}
    picking = view.phase is not None and view.phase.name == "pick"
    nodes: list[Node] = []
    for at, element in enumerate(view.elements(stake)):
        if element < 0:
            continue
        taker = view.taker(stake, at)
        here = picking and stake == view.public.stake and taker < 0
        nodes.append(
            prize(
                box.x + FIRST + at * PITCH,
                box.y + MIDDLE,
                prize_face(view, speaker, theme, element),
                84,
                50,
                theme,
                taker=taker if not view.nobody_took(stake, at) else -1,
                lost=view.nobody_took(stake, at),
                key=f"prize-{stake}-{at}",
                move=moves.get(int(view.box.name_of[element])) if here else None,
                label=prize_told(view, speaker, stake, at, element),
            )
        )
    return nodes


def prize_face(view: BakutoView, speaker: Speaker, theme: Theme, element: int) -> Node:
    """Return what is printed on a prize."""
    if element >= BLOCKS:
        colour = element - BLOCKS
        return activity_face(84, 50, theme, colour, speaker.word(ACTIVITIES[colour]))
    district = int(view.box.district[element])
    return block_face(
        84,
        50,
        theme,
        district,
        speaker.word(DISTRICTS[district]),
        important=view.box.is_important(element),
    )


def element_told(view: BakutoView, speaker: Speaker, element: int) -> str:
    """Return an element in words."""
    if element >= BLOCKS:
        kind = speaker.word(ACTIVITIES[element - BLOCKS])
        return f"{kind}, {speaker.word('activity-told')}"
    district, block = divmod(int(view.box.name_of[element]), MOST_BLOCKS)
    told = speaker.word("block-told", word=speaker.word(DISTRICTS[district]), n=block + 1)
    important = view.box.is_important(element)
    return f"{told}, {speaker.word('important-told' if important else 'plain-told')}"


def prize_told(view: BakutoView, speaker: Speaker, stake: int, at: int, element: int) -> str:
    """Return a prize in words, with what became of it."""
    told = element_told(view, speaker, element)
    taker = view.taker(stake, at)
    if view.nobody_took(stake, at):
        return f"{told}: {speaker.word('lost-told')}"
    if taker >= 0:
        return f"{told}: {speaker.word('taken-told', seat=speaker.name(taker))}"
    return told


def draw_winners(view: BakutoView, speaker: Speaker, theme: Theme, stake: int) -> list[Node]:
    """Return who shares a stake that has been judged, beside the file that won it."""
    if not view.is_judged(stake):
        return []
    box = stake_box(stake)
    winner = view.winning_file(stake)
    nodes: list[Node] = []
    if winner >= 0:
        row = ROWS[winner]
        end = box.x + FIRST + (int(view.box.slots) - 0.5) * PITCH
        shape = Shape.box(
            (box.x + FIRST - 36 + end) / 2, box.y + row, end - box.x - FIRST + 34, 62, 30
        )
        nodes.append(won(shape, theme, key=f"won-{stake}"))
    for place, (seat, given) in enumerate(view.winners(stake)):
        x, y = box.x + 48 + place * 30, box.y + MIDDLE
        nodes.append(
            el(
                "g",
                crest(seat, x, y - 6, 26, theme),
                words(x, y + 15, f"+{given}", 13, theme.text, bold=True),
                key=f"winner-{stake}-{place}",
                label=f"{place + 1}. {speaker.name(seat)}: {given}",
                role="img",
            )
        )
    return nodes
