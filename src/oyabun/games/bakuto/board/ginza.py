"""Ginza with its nine districts, the network tiles on display, and the discard."""

from __future__ import annotations

from typing import Final, NamedTuple

from oyabun.games.bakuto.board.pieces import activity_disc, placed, tile_card
from oyabun.games.bakuto.board.stakes import element_told
from oyabun.games.bakuto.board.words import about_effect
from oyabun.games.bakuto.components import ACTIVITIES, BLOCKS, DISTRICTS, EFFECTS, ZONE
from oyabun.games.bakuto.components import Box as TheBox
from oyabun.games.bakuto.moves import RECRUIT
from oyabun.games.bakuto.view import BakutoView
from oyabun.svg.geometry import Box
from oyabun.svg.kit import Shape, crest, fitted, words
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

MAP: Final = Box(674, 46, 314, 336)
NETWORK: Final = Box(674, 390, 314, 194)
DISCARD: Final = Box(674, 590, 314, 60)
BLOCK: Final = 21.0
PITCH: Final = 24.0


Moves = tuple[tuple[int, int], ...]
"""Legal moves as pairs: what is chosen, and the move that this is."""


class Town(NamedTuple):
    """What lies in Ginza."""

    box: TheBox
    seats: int
    blocks: tuple[int, ...]
    """The blocks of each seat."""
    neutral: int
    doubled: int
    paid: tuple[tuple[int, ...], ...]
    """What each district would pay each seat now."""

    def owner(self, block: int) -> int:
        """Return who has a block, or -1."""
        for seat, blocks in enumerate(self.blocks):
            if blocks >> block & 1:
                return seat
        return -1


class Block(NamedTuple):
    """What is seen of a block."""

    block: int
    owner: int
    cubes: int
    neutral: bool
    move: int | None


def draw_ginza(view: BakutoView, speaker: Speaker, theme: Theme) -> Node:
    """Return the nine districts."""
    public = view.public
    town = Town(
        view.box,
        int(public.seats),
        tuple([int(public.blocks[seat]) for seat in range(public.seats)]),
        int(public.neutral),
        int(public.doubled),
        tuple([tuple(view.district_points(one)) for one in range(len(DISTRICTS))]),
    )
    return ginza(town, legal_moves(view, "cube"), speaker.impersonal(), theme)


def legal_moves(view: BakutoView, kind: str) -> Moves:
    """Return the legal moves of a kind."""
    return tuple([(int(move.number), int(move.index)) for move in view.legal if move.kind == kind])


@remembered
def ginza(town: Town, moves: Moves, speaker: Speaker, theme: Theme) -> Node:
    """Return the nine districts, with what can be chosen in them."""
    chosen = dict(moves)
    return el(
        "g",
        ground(MAP),
        *[draw_district(town, speaker, theme, one, chosen) for one in range(len(DISTRICTS))],
        key="ginza",
        role="group",
        label=speaker.word("panel-districts"),
        data_look="closer",
        data_here="now" if moves else None,
    )


@remembered
def ground(box: Box) -> Node:
    """Something for a finger to hit between the pieces."""
    return el(
        "rect",
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        fill="none",
        pointer_events="all",
    )


def district_box(district: int) -> Box:
    """Return where a district lies."""
    wide, high = (MAP.width - 8) / 3, (MAP.height - 8) / 3
    return Box(MAP.x + district % 3 * (wide + 4), MAP.y + district // 3 * (high + 4), wide, high)


def draw_district(
    town: Town, speaker: Speaker, theme: Theme, district: int, moves: dict[int, int]
) -> Node:
    """Return a district as it is now."""
    box = town.box
    blocks = [
        Block(
            block,
            town.owner(block),
            2 if town.doubled >> block & 1 else 1,
            bool(town.neutral >> block & 1),
            moves.get(int(box.name_of[block])),
        )
        for block in range(BLOCKS)
        if box.district[block] == district
    ]
    return district_piece(
        box, district, town.seats, tuple(blocks), town.paid[district], speaker, theme
    )


@remembered
def district_piece(
    edition: TheBox,
    district: int,
    seats: int,
    blocks: tuple[Block, ...],
    paid: tuple[int, ...],
    speaker: Speaker,
    theme: Theme,
) -> Node:
    """Return a district: its points, and its blocks with whoever is there."""
    box = district_box(district)
    points = tuple([int(edition.points[3 * district + place]) for place in range(3)])
    return el(
        "g",
        district_ground(box, theme, speaker.word(DISTRICTS[district]), points[: seats - 1]),
        *[draw_block(edition, speaker, theme, box, at, one) for at, one in enumerate(blocks)],
        key=f"district-{district}",
        label=district_told(speaker, district, points, paid),
        role="group",
    )


def district_told(
    speaker: Speaker, district: int, points: tuple[int, ...], paid: tuple[int, ...]
) -> str:
    """Return a district in words, with what it would pay now."""
    told = speaker.word(
        "district-told",
        word=speaker.word(DISTRICTS[district]),
        n=points[0],
        n2=points[1],
        n3=points[2],
    )
    now = [f"{speaker.name(seat)} {share}" for seat, share in enumerate(paid) if share]
    if not now:
        return told
    return f"{told}; {speaker.word('district-pays', list=', '.join(now))}"


@remembered
def district_ground(box: Box, theme: Theme, name: str, points: tuple[int, ...]) -> Node:
    """The ground of a district with its name and the points that are paid."""
    return el(
        "g",
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=6,
            fill=mix(theme.panel, theme.matcha, 0.16),
            stroke=theme.fog,
            stroke_width=1.4,
        ),
        fitted(box.x + 6, box.y + 11, name, 92, 12, theme.text, anchor="start", bold=False),
        words(
            box.right - 6,
            box.bottom - 10,
            " · ".join(map(str, points)),
            13,
            theme.text,
            anchor="end",
            serif=True,
            bold=True,
        ),
    )


def draw_block(
    edition: TheBox, speaker: Speaker, theme: Theme, box: Box, at: int, one: Block
) -> Node:
    """Return a block: open, neutralised, or with the cubes of its owner."""
    told = element_told(edition, speaker, one.block)
    if one.owner >= 0:
        told += f": {speaker.word('cubes-told', n=one.cubes, seat=speaker.name(one.owner))}"
    elif one.neutral:
        told += f": {speaker.word('neutral-told')}"
    else:
        told += f": {speaker.word('open-told')}"
    return block_piece(
        box.x + 16 + at % 4 * PITCH,
        box.y + 33 + at // 4 * PITCH,
        theme,
        owner=one.owner,
        cubes=one.cubes,
        neutral=one.neutral,
        important=edition.is_important(one.block),
        key=f"block-{one.block}",
        move=one.move,
        label=told,
    )


@remembered
def block_piece(
    x: float,
    y: float,
    theme: Theme,
    *,
    owner: int,
    cubes: int,
    neutral: bool,
    important: bool,
    key: str,
    move: int | None,
    label: str,
) -> Node:
    """A block on the map; cubes carry the crest of their owner, neutralised blocks are dark."""
    shape = Shape.box(0, 0, BLOCK, BLOCK, 3)
    fill = mix(theme.card, theme.card_gold, 0.8) if important else mix(theme.card, "#E8A48A", 0.5)
    if neutral:
        fill = mix(theme.fog, theme.card_ink, 0.35)
    face: list[Node | None] = [
        shape.outline(0, theme.card_ink, 2.2 if important else 1.2, fill=fill),
        el("path", d="M-7 -7L7 7M7 -7L-7 7", stroke=theme.card, stroke_width=1.6)
        if neutral
        else None,
    ]
    if owner >= 0:
        face.append(crest(owner, 0, 0, BLOCK * 0.92, theme))
        if cubes == 2:
            face += [
                el("circle", cx=8, cy=8, r=6, fill=theme.card_ink),
                words(8, 8, "2", 9.5, theme.card, bold=True),
            ]
    return placed(x, y, face, shape, theme, key=key, move=move, label=label)


# Network


def draw_network(view: BakutoView, speaker: Speaker, theme: Theme) -> Node:
    """Return the two zones of tiles that can be recruited."""
    told = speaker.impersonal()
    return network(view.box, tuple(view.display()), legal_moves(view, "recruit"), told, theme)


@remembered
def network(
    edition: TheBox, display: tuple[int, ...], moves: Moves, speaker: Speaker, theme: Theme
) -> Node:
    """Return the tiles on display, with what can be recruited."""
    legal = dict(moves)
    wide, high = 74.0, 78.0
    nodes: list[Node] = [
        ground(NETWORK),
        words(NETWORK.x, NETWORK.y + 8, speaker.word("zone-new"), 14, theme.text, anchor="start"),
        words(
            NETWORK.right,
            NETWORK.y + 8,
            speaker.word("zone-old"),
            12,
            theme.muted,
            anchor="end",
        ),
    ]
    for place, effect in enumerate(display):
        zone, at = divmod(place, ZONE)
        x = NETWORK.x + wide / 2 + at * (wide + 6)
        y = NETWORK.y + 20 + high / 2 + zone * (high + 12)
        if effect < 0:
            empty = Shape.box(x, y, wide, high, 5).outline(0, theme.fog, 1.2)
            nodes.append(el("g", empty, key=f"display-{place}"))
            continue
        number_ = zone * len(EFFECTS) + effect
        nodes.append(
            tile_card(
                x,
                y,
                wide,
                high,
                theme,
                effect=effect,
                cost=int(edition.cost[effect]),
                name=speaker.word(EFFECTS[effect]),
                key=f"display-{place}",
                move=legal.get(int(RECRUIT[number_].number)),
                label=tile_told(edition, speaker, effect),
            )
        )
    return el(
        "g",
        *nodes,
        key="network",
        role="group",
        label=speaker.word("panel-network"),
        data_look="closer",
        data_here="now" if legal else None,
    )


def tile_told(edition: TheBox, speaker: Speaker, effect: int) -> str:
    """Return a network tile in words."""
    cost = int(edition.cost[effect])
    told = speaker.word("tile-told", word=speaker.word(EFFECTS[effect]), n=cost)
    return f"{told}. {about_effect(edition, speaker, effect)}"


def draw_discard(view: BakutoView, speaker: Speaker, theme: Theme) -> Node:
    """Return the activities in the discard."""
    salvaging = view.phase is not None and view.phase.name == "use-salvage"
    legal = [move for move in view.legal if move.kind == "take"] if salvaging else []
    moves = tuple([(str(move.words[0]), int(move.index)) for move in legal])
    return discard(tuple(view.discard()), moves, speaker.impersonal(), theme)


@remembered
def discard(
    counts: tuple[int, ...], moves: tuple[tuple[str, int], ...], speaker: Speaker, theme: Theme
) -> Node:
    """Return so many activities of each colour, with what can be taken back."""
    chosen = dict(moves)
    step = (DISCARD.width - 70) / len(ACTIVITIES)
    nodes: list[Node] = [
        words(
            DISCARD.x,
            DISCARD.centre.y,
            speaker.word("discard-told"),
            13,
            theme.muted,
            anchor="start",
        )
    ]
    for colour, count in enumerate(counts):
        name = ACTIVITIES[colour]
        nodes.append(
            counted_activity(
                DISCARD.x + 92 + colour * step,
                DISCARD.centre.y,
                theme,
                colour,
                count,
                f"discard-{colour}",
                chosen.get(name),
                speaker.colon(speaker.word("discard-told"), f"{speaker.word(name)} {count}"),
            )
        )
    return el("g", *nodes, key="discard")


@remembered
def counted_activity(
    x: float,
    y: float,
    theme: Theme,
    colour: int,
    count: int,
    key: str,
    move: int | None,
    label: str,
) -> Node:
    """An activity and how many of it there are."""
    face: list[Node | None] = [
        el("g", activity_disc(0, 0, 30, theme, colour), opacity=None if count else 0.4),
        el("circle", cx=14, cy=12, r=9, fill=theme.card_ink),
        words(14, 12, str(count), 12, theme.card, serif=True, bold=True),
    ]
    return placed(x, y, face, Shape.disc(0, 0, 17), theme, key=key, move=move, label=label)
