"""Players and their boards, the viewer's own tokens, and the time of the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from oyabun.games.bakuto.board.ginza import counted_activity, tile_told
from oyabun.games.bakuto.board.pieces import placed, tile_card, token_piece
from oyabun.games.bakuto.board.words import about_token
from oyabun.games.bakuto.components import ACTIVITIES, EFFECTS, LINE, ROUNDS, TOKENS, TURNS, WINDS
from oyabun.games.bakuto.components import Box as TheBox
from oyabun.games.bakuto.moves import BRIBE, COPY, LIFT, PASS, TOKEN, USE
from oyabun.games.bakuto.view import BakutoView
from oyabun.svg.geometry import Box
from oyabun.svg.kit import Shape, awaited, button, crest, ring, seat_plate, words
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

WIDTH: Final = 1000.0
HEIGHT: Final = 956.0
HAND: Final = Box(12, 658, 976, 112)
PLAYERS: Final = Box(12, 778, 976, 168)
HAND_TOKEN: Final = 62.0
SMALL_TOKEN: Final = 34.0
ASIDE_TOKEN: Final = 22.0
ASIDE_PITCH: Final = 23.0
RESOLVING: Final = 0
"""The turn in which nobody bets."""


# Time


def draw_time(view: BakutoView, speaker: Speaker, theme: Theme) -> Node:
    """Return round and turn, and the order of play once it is known."""
    public = view.public
    over = public.stake >= 0 or view.outcome is not None
    turn = RESOLVING if over else max(1, min(int(public.turn), TURNS))
    round_ = max(1, min(int(public.round), ROUNDS))
    return time(round_, turn, tuple(view.order()), speaker.impersonal(), theme)


@remembered
def time(round_: int, turn: int, order: tuple[int, ...], speaker: Speaker, theme: Theme) -> Node:
    """Return a round and a turn in words, and the order of play."""
    told = (
        speaker.word("resolving-told") if turn == RESOLVING else speaker.word("turn-told", n=turn)
    )
    nodes: list[Node] = [
        words(
            14,
            24,
            f"{speaker.word('round-told', n=round_)} · {told}",
            19,
            theme.text,
            anchor="start",
            serif=True,
            bold=True,
        )
    ]
    if order:
        label = speaker.word("order-label")
        nodes.append(words(500, 24, label, 14, theme.muted, anchor="end"))
        nodes += [crest(seat, 522 + 30 * at, 24, 24, theme) for at, seat in enumerate(order)]
    return el("g", *nodes, key="time")


# One's own tokens


def draw_hand(view: BakutoView, speaker: Speaker, theme: Theme) -> Node:
    """Return the viewer's tokens: in hand, on the pile, and what can be done without a piece."""
    seat = view.seat
    if seat is None:
        told = speaker.word("spectator-hand")
        return el("g", words(HAND.centre.x, HAND.centre.y, told, 18, theme.muted), key="hand")
    y = HAND.y + 64
    passing = int(PASS.index) if PASS in view.legal else None
    box = Box(HAND.right - 112, HAND.y + 36, 104, 54)
    return el(
        "g",
        hand_ground(theme, speaker.word("your-hand"), speaker.word("your-pile"), seat),
        el(
            "g",
            *draw_own_hand(view, speaker, theme, seat, y),
            key="hand-tokens",
            data_here=here(view, "token"),
        ),
        el(
            "g",
            *draw_own_pile(view, speaker, theme, seat, y),
            button(box, speaker.move(PASS), theme, move=passing, key="pass"),
            key="hand-pile",
            data_here=here(view, "lift"),
        ),
        key="hand",
        role="group",
        label=speaker.word("your-hand"),
        data_look="closer",
    )


def here(view: BakutoView, kind: str) -> str | None:
    """Mark a part of the board as what matters now, if such a move is asked."""
    return "now" if any(move.kind == kind for move in view.legal) else None


def draw_own_hand(
    view: BakutoView, speaker: Speaker, theme: Theme, seat: int, y: float
) -> list[Node]:
    """Return the tokens in the viewer's hand."""
    return [
        hand_token(speaker, theme, seat, at, token, y, can=TOKEN[token] in view.legal)
        for at, token in enumerate(view.hand())
    ]


@remembered
def hand_token(
    speaker: Speaker, theme: Theme, seat: int, at: int, token: int, y: float, *, can: bool
) -> Node:
    """Return a token in the viewer's hand."""
    return token_piece(
        HAND.x + 44 + at * (HAND_TOKEN + 6),
        y,
        HAND_TOKEN,
        theme,
        seat=seat,
        token=token,
        key=f"hand-{at}",
        move=int(TOKEN[token].index) if can else None,
        label=f"{speaker.word(TOKENS[token])}. {about_token(speaker, token)}",
    )


@remembered
def hand_ground(theme: Theme, hand: str, pile: str, seat: int) -> Node:
    """Where the viewer's tokens lie."""
    return el(
        "g",
        el(
            "rect",
            x=HAND.x,
            y=HAND.y,
            width=HAND.width,
            height=HAND.height,
            rx=10,
            fill=mix(theme.panel, theme.seats[seat], 0.1),
            stroke=theme.seats[seat],
            stroke_width=1.8,
        ),
        words(HAND.x + 12, HAND.y + 15, hand, 14, theme.muted, anchor="start"),
        words(HAND.x + 708, HAND.y + 15, pile, 14, theme.muted, anchor="start"),
        key="hand-ground",
    )


def draw_own_pile(
    view: BakutoView, speaker: Speaker, theme: Theme, seat: int, y: float
) -> list[Node]:
    """Return the viewer's pile; a token that is about to be placed lies higher."""
    nodes: list[Node] = []
    legal = {int(move.index) for move in view.legal}
    revealed = view.shown(seat) >= 0
    left = int(view.public.to_place) >> 4 * seat & 3 if revealed else 3
    tokens = view.pile(seat)
    places = [which for which in range(2) if left >> which & 1][: len(tokens)]
    lifting = view.phase is not None and str(view.phase) == f"place:{seat}"
    for which, token in zip(places, tokens, strict=True):
        move = int(LIFT[which].index)
        up = revealed and (which == 0 or TOKENS[view.shown(seat)] == "geisha")
        raised = lifting and int(view.public.lifted) == which
        nodes.append(
            token_piece(
                HAND.x + 744 + which * (HAND_TOKEN + 10),
                y - (12 if raised else 0),
                HAND_TOKEN,
                theme,
                seat=seat,
                token=token,
                down=not up,
                key=f"pile-{which}",
                move=move if move in legal else None,
                label=f"{speaker.word(TOKENS[token])}. {about_token(speaker, token)}",
            )
        )
    return nodes


# The boards of the players


def player_box(seat: int, seats: int) -> Box:
    """Return where a player's board lies."""
    wide = (PLAYERS.width - 8 * (seats - 1)) / seats
    return Box(PLAYERS.x + seat * (wide + 8), PLAYERS.y, wide, PLAYERS.height)


class Player(NamedTuple):
    """What is seen of a player: the same for all who know the same."""

    edition: TheBox
    seat: int
    seats: int
    name: str
    you: bool
    waiting: bool
    move: int | None
    """The move that choosing this player means."""
    score: int
    held: int
    priority: int
    wind: int
    activities: tuple[int, ...]
    tiles: tuple[int, ...]
    uses: frozenset[int]
    """The effects that the viewer may use now."""
    pile: tuple[int, ...]
    rest: tuple[int, ...]
    bench: tuple[int, ...]


def draw_players(view: BakutoView, speaker: Speaker, theme: Theme) -> Node:
    """Return everybody's board."""
    seats = int(view.public.seats)
    told = speaker.impersonal()
    return el(
        "g",
        *[draw_player(look_at(view, told, seat), told, theme) for seat in range(seats)],
        key="players",
        data_here=here(view, "bribe") or here(view, "copy"),
    )


def look_at(view: BakutoView, speaker: Speaker, seat: int) -> Player:
    """Return what the viewer sees of a player."""
    you = seat == view.seat
    chosen = [int(one.index) for one in (BRIBE[seat], COPY[seat]) if one in view.legal]
    uses = [int(move.number) for move in view.legal if move.kind == "use"] if you else []
    return Player(
        view.box,
        seat,
        int(view.public.seats),
        speaker.name(seat),
        you,
        seat in view.waiting,
        chosen[0] if chosen else None,
        sum(view.score(seat)),
        view.held(seat),
        view.priority(seat),
        view.wind(seat),
        tuple(view.activities(seat)),
        tuple(view.tiles(seat)),
        frozenset(uses),
        () if you else tuple(view.pile(seat)),
        tuple(view.rest(seat)),
        tuple(view.bench(seat)),
    )


@remembered
def draw_player(player: Player, speaker: Speaker, theme: Theme) -> Node:
    """Return a player's board: name and points, priority, activities, tiles, pile and bench."""
    seat = player.seat
    box = player_box(seat, player.seats)
    plate = Box(box.x, box.y, box.width, 48)
    shape = Shape.box(*plate.centre, plate.width, plate.height, 8)
    return el(
        "g",
        player_ground(box, theme, seat, you=player.you),
        el(
            "g",
            seat_plate(
                plate,
                seat,
                player.name,
                theme,
                score=str(player.score),
                note=speaker.word("held-told", n=player.held),
                you=player.you,
                key=f"plate-{seat}",
            ),
            awaited(plate.right - 74, plate.centre.y, 30, theme, key=f"awaited-{seat}")
            if player.waiting
            else None,
            ring(shape, theme, key=f"plate-{seat}-ring") if player.move is not None else None,
            key=f"player-{seat}-plate",
            move=player.move,
            label=player_told(player, speaker),
            role="img",
        ),
        *draw_lines(player, speaker, theme, box),
        *draw_tiles(player, speaker, theme, box),
        *draw_rest(player, speaker, theme, box),
        key=f"player-{seat}",
        role="group",
        label=player.name,
        data_look="closer",
    )


def player_told(player: Player, speaker: Speaker) -> str:
    """Return a player in words."""
    told = [
        player.name,
        speaker.word("points-told", n=player.score),
        speaker.word("held-told", n=player.held),
    ]
    if player.priority:
        told.append(speaker.word("priority-told", n=player.priority))
    if player.wind >= 0:
        told.append(speaker.word("wind-told", word=speaker.word(WINDS[player.wind])))
    return ". ".join(told)


@remembered
def player_ground(box: Box, theme: Theme, seat: int, *, you: bool) -> Node:
    """The board of a player."""
    return el(
        "rect",
        x=box.x,
        y=box.y + 20,
        width=box.width,
        height=box.height - 20,
        rx=8,
        fill=mix(theme.panel, theme.seats[seat], 0.12),
        stroke=theme.seats[seat] if you else theme.fog,
        stroke_width=2 if you else 1.2,
    )


def draw_lines(player: Player, speaker: Speaker, theme: Theme, box: Box) -> list[Node]:
    """Return the five lines of activities as counts with their points, and the priority token."""
    nodes: list[Node] = []
    step = min(42.0, (box.width - 56) / len(ACTIVITIES))
    for colour, count in enumerate(player.activities):
        points = int(player.edition.line[min(count, LINE)])
        name = speaker.word(ACTIVITIES[colour])
        nodes.append(
            counted_activity(
                box.x + 24 + colour * step,
                box.y + 74,
                theme,
                colour,
                count,
                f"line-{player.seat}-{colour}",
                None,
                speaker.word("line-told", word=name, n=count, n2=points),
            )
        )
    if player.priority:
        label = speaker.word("priority-told", n=player.priority)
        key = f"priority-{player.seat}"
        nodes.append(priority_token(box.right - 24, box.y + 74, theme, player.priority, key, label))
    return nodes


@remembered
def priority_token(x: float, y: float, theme: Theme, number: int, key: str, label: str) -> Node:
    """A priority token."""
    shape = Shape.box(0, 0, 28, 34, 6)
    face: list[Node | None] = [
        shape.outline(0, theme.card_ink, 1.6, fill=theme.gold),
        words(0, 0, str(number), 21, theme.on(theme.gold), serif=True, bold=True),
    ]
    return placed(x, y, face, shape, theme, key=key, move=None, label=label)


def draw_tiles(player: Player, speaker: Speaker, theme: Theme, box: Box) -> list[Node]:
    """Return the network tiles of a player; one's own can be used from here."""
    step = min(38.0, (box.width - 44) / max(1, len(player.tiles)))
    return [
        tile_card(
            box.x + 22 + at * step,
            box.y + 117,
            34,
            34,
            theme,
            effect=effect,
            cost=int(player.edition.cost[effect]),
            name=speaker.word(EFFECTS[effect]),
            key=f"tile-{player.seat}-{at}",
            move=int(USE[effect].index) if effect in player.uses else None,
            label=tile_told(player.edition, speaker, effect),
        )
        for at, effect in enumerate(player.tiles)
    ]


def draw_rest(player: Player, speaker: Speaker, theme: Theme, box: Box) -> list[Node]:
    """Return the pile of another player, and everybody's tokens at rest and on the bench."""
    seat = player.seat
    y = box.bottom - 20
    nodes = [
        small_token(
            speaker, theme, seat, token, (box.x + 24 + at * 38, y), f"their-pile-{seat}-{at}"
        )
        for at, token in enumerate(player.pile)
    ]
    nodes += draw_row(speaker, theme, seat, player.rest, "rest", (box.right - 6, y + 6))
    nodes += draw_row(speaker, theme, seat, player.bench, "bench", (box.right - 6, y - 32))
    return nodes


def draw_row(
    speaker: Speaker,
    theme: Theme,
    seat: int,
    tokens: tuple[int, ...],
    name: str,
    end: tuple[float, float],
) -> list[Node]:
    """Return tokens that lie aside, in a row that ends somewhere, under its name."""
    if not tokens:
        return []
    right, y = end
    x = right - len(tokens) * ASIDE_PITCH
    word = speaker.word(f"{name}-label")
    return [
        words(right, y - 18, word, 10, theme.muted, anchor="end", key=f"{name}-{seat}-word"),
        *[
            small_token(
                speaker,
                theme,
                seat,
                token,
                (x + (at + 0.5) * ASIDE_PITCH, y),
                f"{name}-{seat}-{at}",
                size=ASIDE_TOKEN,
            )
            for at, token in enumerate(tokens)
        ],
    ]


def small_token(
    speaker: Speaker,
    theme: Theme,
    seat: int,
    token: int,
    at: tuple[float, float],
    key: str,
    *,
    size: float = SMALL_TOKEN,
) -> Node:
    """Return a small token, face down where it is not known."""
    known = token >= 0
    label = speaker.word("about-hidden")
    if known:
        label = f"{speaker.word(TOKENS[token])}. {about_token(speaker, token)}"
    return token_piece(
        *at, size, theme, seat=seat, token=token, down=not known, key=key, label=label
    )
