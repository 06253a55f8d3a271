"""The three stakes: two facing files, the six prizes between them, sums and winners."""

from __future__ import annotations

from typing import Final, NamedTuple

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
from oyabun.games.bakuto.components import Box as TheBox
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


class Stake(NamedTuple):
    """What is seen of a stake."""

    edition: TheBox
    stake: int
    is_open: bool
    """Whether the viewer may place a token there."""
    matters: bool
    sums: tuple[int, ...]
    slots: tuple[Slot, ...]
    prizes: tuple[Prize, ...]
    judged: bool
    winner: int
    """The file that won it, or -1."""
    winners: tuple[tuple[int, int], ...]
    """Who shares it, and what they brought."""


class Slot(NamedTuple):
    """What is seen of a slot."""

    place: int
    effect: int
    owner: int
    token: int
    move: int | None
    down: bool = False
    dead: bool = False
    shielded: bool = False
    marked: bool = False


class Prize(NamedTuple):
    """What is seen of a prize."""

    at: int
    element: int
    taker: int
    lost: bool
    move: int | None


def draw_stakes(view: BakutoView, speaker: Speaker, theme: Theme) -> Node:
    """Return all stakes; the one that matters now says so, for small screens."""
    moves = moves_on_slots(view)
    matters = stake_that_matters(view, moves)
    told = speaker.impersonal()
    open_to_me = own_access(view)
    sums = view.file_sums()
    stakes = [
        draw_stake(
            look_at(
                view,
                stake,
                moves,
                sums[stake],
                is_open=stake in open_to_me,
                matters=stake == matters,
            ),
            told,
            theme,
        )
        for stake in range(len(STAKES))
    ]
    several = bool(moves) and matters < 0
    return el("g", *stakes, key="stakes", data_here="now" if several else None)


def look_at(
    view: BakutoView,
    stake: int,
    moves: dict[int, int],
    sums: tuple[int, ...],
    *,
    is_open: bool,
    matters: bool,
) -> Stake:
    """Return what the viewer sees of a stake."""
    judged = view.is_judged(stake)
    winner = view.winning_file(stake) if judged else -1
    return Stake(
        view.box,
        stake,
        is_open,
        matters,
        sums,
        tuple([look_at_slot(view, place, moves.get(place)) for place in places_of(view, stake)]),
        look_at_prizes(view, stake),
        judged,
        winner,
        tuple(view.winners(stake)) if judged else (),
    )


def look_at_slot(view: BakutoView, place: int, move: int | None) -> Slot:
    """Return what the viewer sees of a slot."""
    owner = view.owner_on(place)
    if owner < 0:
        return Slot(place, view.effect_on(place), owner, -1, move)
    return Slot(
        place,
        view.effect_on(place),
        owner,
        view.token_on(place),
        move,
        view.is_down(place),
        view.is_dead(place),
        view.is_shielded(place),
        view.is_marked(place) or place == view.striker(),
    )


def look_at_prizes(view: BakutoView, stake: int) -> tuple[Prize, ...]:
    """Return what the viewer sees of the prizes of a stake, and which can be taken."""
    picking = view.phase is not None and view.phase.name == "pick" and stake == view.public.stake
    legal = [move for move in view.legal if move.kind == "take"] if picking else []
    moves = {int(move.number): int(move.index) for move in legal}
    found: list[Prize] = []
    for at, element in enumerate(view.elements(stake)):
        if element >= 0:
            taker, lost = view.taker(stake, at), view.nobody_took(stake, at)
            move = moves.get(int(view.box.name_of[element])) if taker < 0 else None
            found.append(Prize(at, element, -1 if lost else taker, lost, move))
    return tuple(found)


@remembered
def draw_stake(one: Stake, speaker: Speaker, theme: Theme) -> Node:
    """Return a stake: its files with their sums, its prizes, and who has won it."""
    name = speaker.word(STAKES[one.stake])
    return el(
        "g",
        ground(one.stake, int(one.edition.slots), theme, name, is_open=one.is_open),
        *draw_sums(one, speaker, theme),
        *[draw_slot(one.edition, slot, speaker, theme) for slot in one.slots],
        *[draw_prize(one.edition, one.stake, prize_, speaker, theme) for prize_ in one.prizes],
        *draw_winners(one, speaker, theme),
        key=f"stake-{one.stake}",
        label=speaker.word("stake-told", word=name, n=one.sums[0], n2=one.sums[1]),
        role="group",
        data_look="closer",
        data_here="now" if one.matters else None,
    )


def own_access(view: BakutoView) -> list[int]:
    """Return the stakes that are open to the viewer while tokens are placed."""
    if view.seat is None or view.public.stake >= 0 or view.shown(view.seat) < 0:
        return []
    return view.access(view.seat)


def stake_that_matters(view: BakutoView, moves: dict[int, int]) -> int:
    """Return the stake where something happens now, or -1."""
    if view.public.stake >= 0:
        return int(view.public.stake)
    on_slots = {place // (2 * MOST_SLOTS) for place in moves}
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


def draw_sums(one: Stake, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return the sum of each file, as far as it lies open; the winner's in gold."""
    box = stake_box(one.stake)
    return [
        file_sum(
            box.x + 60,
            box.y + ROWS[file],
            theme,
            FILES[file].upper(),
            one.sums[file],
            speaker,
            f"sum-{one.stake}-{file}",
            wins=one.winner == file,
        )
        for file in range(len(FILES))
    ]


@remembered
def file_sum(
    x: float,
    y: float,
    theme: Theme,
    letter: str,
    total: int,
    speaker: Speaker,
    key: str,
    *,
    wins: bool,
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
        label=speaker.colon(speaker.word("sum-told"), f"{letter} {shown}"),
        role="img",
        transform=f"translate({number(x)} {number(y)})",
    )


@remembered
def draw_slot(edition: TheBox, slot: Slot, speaker: Speaker, theme: Theme) -> Node:
    """Return a slot with whatever lies on it."""
    at = slot_at(slot.place)
    label = slot_told(edition, slot, speaker)
    key = f"slot-{slot.place}"
    if slot.effect >= 0:
        return tile_card(
            at.x,
            at.y,
            TOKEN,
            TOKEN,
            theme,
            effect=slot.effect,
            cost=int(edition.cost[slot.effect]),
            name=speaker.word(EFFECTS[slot.effect]),
            key=key,
            move=slot.move,
            label=label,
        )
    if slot.owner < 0:
        return empty_slot(at.x, at.y, theme, slot.place % MOST_SLOTS, key, slot.move, label)
    piece = token_piece(
        at.x,
        at.y,
        TOKEN,
        theme,
        seat=slot.owner,
        token=slot.token,
        down=slot.down,
        dead=slot.dead,
        shielded=slot.shielded,
        key=key,
        move=slot.move,
        label=label,
    )
    if not slot.marked:
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


def slot_told(edition: TheBox, slot: Slot, speaker: Speaker) -> str:
    """Return a slot in words, with what its token or tile does."""
    file, number_ = divmod(slot.place, MOST_SLOTS)
    gaps: dict[str, str | int] = {"word": speaker.word(FILE_NAMES[file]), "n": number_ + 1}
    if slot.effect >= 0:
        told = speaker.word("slot-tile-told", **gaps, word2=speaker.word(EFFECTS[slot.effect]))
        return f"{told}. {about_effect(edition, speaker, slot.effect)}"
    if slot.owner < 0:
        told = speaker.word("slot-empty-told", **gaps)
        return f"{told}. {speaker.word('first-slot-told')}" if number_ == 0 else told
    gaps["seat"] = speaker.name(slot.owner)
    if slot.token < 0:
        return f"{speaker.word('slot-hidden-told', **gaps)}. {speaker.word('about-hidden')}"
    kind = "slot-dead-told" if slot.dead else "slot-token-told"
    told = speaker.word(kind, **gaps, word2=speaker.word(TOKENS[slot.token]))
    if slot.shielded:
        told += f", {speaker.word('shielded-told')}"
    return f"{told}. {about_token(speaker, slot.token)}"


# Prizes


def draw_prize(edition: TheBox, stake: int, one: Prize, speaker: Speaker, theme: Theme) -> Node:
    """Return one of the six prizes of a stake between its files."""
    box = stake_box(stake)
    return prize(
        box.x + FIRST + one.at * PITCH,
        box.y + MIDDLE,
        prize_face(edition, speaker, theme, one.element),
        84,
        50,
        theme,
        taker=one.taker,
        lost=one.lost,
        key=f"prize-{stake}-{one.at}",
        move=one.move,
        label=prize_told(edition, speaker, one),
    )


def prize_face(edition: TheBox, speaker: Speaker, theme: Theme, element: int) -> Node:
    """Return what is printed on a prize."""
    if element >= BLOCKS:
        colour = element - BLOCKS
        return activity_face(84, 50, theme, colour, speaker.word(ACTIVITIES[colour]))
    district = int(edition.district[element])
    return block_face(
        84,
        50,
        theme,
        district,
        speaker.word(DISTRICTS[district]),
        important=edition.is_important(element),
    )


def element_told(edition: TheBox, speaker: Speaker, element: int) -> str:
    """Return an element in words."""
    if element >= BLOCKS:
        kind = speaker.word(ACTIVITIES[element - BLOCKS])
        return f"{kind}, {speaker.word('activity-told')}"
    district, block = divmod(int(edition.name_of[element]), MOST_BLOCKS)
    told = speaker.word("block-told", word=speaker.word(DISTRICTS[district]), n=block + 1)
    important = edition.is_important(element)
    return f"{told}, {speaker.word('important-told' if important else 'plain-told')}"


def prize_told(edition: TheBox, speaker: Speaker, one: Prize) -> str:
    """Return a prize in words, with what became of it."""
    told = element_told(edition, speaker, one.element)
    if one.lost:
        return speaker.colon(told, speaker.word("lost-told"))
    if one.taker >= 0:
        return speaker.colon(told, speaker.word("taken-told", seat=speaker.name(one.taker)))
    return told


def draw_winners(one: Stake, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return who shares a stake that has been judged, beside the file that won it."""
    if not one.judged:
        return []
    stake = one.stake
    box = stake_box(stake)
    nodes: list[Node] = []
    if one.winner >= 0:
        row = ROWS[one.winner]
        end = box.x + FIRST + (int(one.edition.slots) - 0.5) * PITCH
        shape = Shape.box(
            (box.x + FIRST - 36 + end) / 2, box.y + row, end - box.x - FIRST + 34, 62, 30
        )
        nodes.append(won(shape, theme, key=f"won-{stake}"))
    for place, (seat, given) in enumerate(one.winners):
        x, y = box.x + 48 + place * 30, box.y + MIDDLE
        nodes.append(
            el(
                "g",
                crest(seat, x, y - 6, 26, theme),
                words(x, y + 15, f"+{given}", 13, theme.text, bold=True),
                key=f"winner-{stake}-{place}",
                label=speaker.colon(f"{place + 1}. {speaker.name(seat)}", str(given)),
                role="img",
            )
        )
    return nodes
