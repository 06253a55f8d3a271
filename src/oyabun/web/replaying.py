"""Finished matches, step by step, from any seat's eyes or with all open."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from functools import cache, lru_cache
from math import ceil, sqrt
from typing import Final

from oyabun.advice import Reviewed
from oyabun.core.chance import Rng
from oyabun.core.errors import SeatError, StageError
from oyabun.core.match import Match, rng_dealer
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision
from oyabun.service import Table
from oyabun.service.seats import BOT_NAMES
from oyabun.shelf import find_game
from oyabun.svg.scene import Node, Scene, el
from oyabun.svg.theme import LIGHT, Theme
from oyabun.text import Speaker
from oyabun.web.built import static_folder
from oyabun.web.drawing import theme_named
from oyabun.web.judged import draw_judged
from oyabun.web.messages import ReplayPosition
from oyabun.web.pages import ReplayEyes
from oyabun.web.panel import show_result, shown_names, speaker_of

ALL: Final = "all"
NOBODY: Final = "none"
ABOVE: Final = ("scene-title", "scene-desc", "scene-defs")
"""What a picture has beside its layers; only symbols and patterns there are referred to."""
GAP: Final = 24
TITLE: Final = 48
PICTURE_SEED: Final = 20
"""For the match whose middle shows what a game looks like."""
LETTERS: Final = (
    ("Shippori Mincho", "700", "serif-latin.woff2"),
    ("Source Sans 3", "200 900", "sans-latin.woff2"),
)
PICTURE_MOMENTS: Final = 24
"""How many of its positions are looked at."""


def finished_match(table: Table) -> Match:
    """Return the match of a table that may be seen by everybody from all sides."""
    if table.match is None or table.stage != "finished":
        raise StageError("a match can be replayed when it has ended")
    return table.match


def replay_eyes(table: Table, language: str, nobody: str, everybody: str) -> tuple[ReplayEyes, ...]:
    """Return all eyes that a replay can be seen through."""
    seats = enumerate(shown_names(table, language))
    each = (ReplayEyes(str(seat), name) for seat, name in seats)
    return (ReplayEyes(ALL, everybody), *each, ReplayEyes(NOBODY, nobody))


def decisions(match: Match) -> tuple[tuple[int, ...], ...]:
    """Return, for each seat, the positions in which it decided something."""
    made: list[list[int]] = [[] for _ in match.header.seats]
    for ply, entry in enumerate(match.entries):
        if entry.seat != CHANCE:
            made[entry.seat].append(ply)
    return tuple(map(tuple, made))


async def draw_replay(
    table: Table, ply: int, eyes: str, language: str, theme: str, judged: Reviewed | None = None
) -> ReplayPosition:
    """Return one position of a finished match, with what was judged of the decision there."""
    whole = finished_match(table)
    match = whole.at(ply)
    seat = _seat(match, eyes)
    names = shown_names(table, language)
    speaker = speaker_of(table.game.package, language, names, seat)
    asked = match.view(None if judged is None else seat)
    prompt = speaker.prompt(asked.frame)
    news = tuple(map(speaker.say, match.news(ply, seat)))
    colours = theme_named(theme)
    if eyes == ALL:
        svg = await _draw_all(match, language, names, colours)
    elif judged is not None and seat is not None:
        svg = draw_judged(match, seat, judged, speaker, colours)
    else:
        svg = str(match.game.draw(match.view(seat).watched(), speaker, colours))
    outcome = show_result(match.game, match.view(seat), speaker)
    flight = whole.entries[ply - 1].flight if ply else ""
    return ReplayPosition(ply, whole.ply, svg, prompt, news, outcome, flight)


def _seat(match: Match, eyes: str) -> int | None:
    if eyes in (ALL, NOBODY):
        return None
    seats = {str(seat): seat for seat in range(len(match.header.seats))}
    if eyes not in seats:
        raise SeatError(f"eyes are a seat's number, {ALL!r} or {NOBODY!r}, not {eyes[:20]!r}")
    return seats[eyes]


async def _draw_all(match: Match, language: str, names: tuple[str, ...], theme: Theme) -> str:
    """Return what every seat sees, side by side under their names; others come in between."""
    scenes: list[Scene] = []
    for seat in range(len(names)):
        speaker = speaker_of(match.game.package, language, names, seat)
        scenes.append(match.game.draw(match.view(seat).watched(), speaker, theme))
        await asyncio.sleep(0)
    width = max(float(scene.root.attrs["width"]) for scene in scenes)
    height = max(float(scene.root.attrs["height"]) for scene in scenes)
    columns = ceil(sqrt(len(scenes)))
    rows = ceil(len(scenes) / columns)
    frame = Scene(
        GAP + (width + GAP) * columns,
        GAP + (height + TITLE + GAP) * rows,
        el("rect", key="all-paper", width="100%", height="100%", fill=theme.paper),
        title=match.game.title,
        library={one for scene in scenes for one in scene.definitions()},
    )
    parts = [str(frame).removesuffix("</svg>")]
    for seat, scene in enumerate(scenes):
        x = GAP + (width + GAP) * (seat % columns)
        y = GAP + (height + TITLE + GAP) * (seat // columns)
        title = el(
            "text",
            key=f"name-{seat}",
            text=names[seat],
            x=x,
            y=y + TITLE * 0.7,
            font_size=TITLE * 0.6,
            fill=theme.text,
        )
        parts += [str(title), _inside(scene, f"eyes-{seat}-", x, y + TITLE)]
        await asyncio.sleep(0)
    return "".join([*parts, "</svg>"])


def _inside(scene: Scene, prefix: str, x: float, y: float) -> str:
    """Return a scene as a part of another: with ids of its own, and that one's definitions."""
    root = scene.root
    layers = tuple([layer for layer in root.children if layer.key not in ABOVE])
    attrs = {**root.attrs, "x": str(x), "y": str(y)}
    inside = str(Node(root.tag, "board", attrs, layers, None))
    return inside.replace(' id="', f' id="{prefix}')  # a quote in a text is written otherwise


@lru_cache(maxsize=64)
def sample_picture(key: str, language: str, theme: str) -> str:
    """Return a game's board in the middle of a match, as somebody who is asked sees it."""
    return str(_draw_for_whoever_is_asked(_sample_match(key), language, theme_named(theme)))


@lru_cache(maxsize=64)
def lettered_picture(key: str, language: str, theme: str) -> bytes:
    """Return the same for an ``<img>``, which does not see the page's letters: they come along."""
    head, end, rest = sample_picture(key, language, theme).partition(">")
    return f"{head}{end}<style>{_letters()}</style>{rest}".encode()


@cache
def _letters() -> str:
    faces = [
        f"@font-face{{font-family:'{family}';font-weight:{weight};"
        f"src:url(data:font/woff2;base64,{b64encode(path.read_bytes()).decode()})}}"
        for family, weight, name in LETTERS
        if (path := static_folder() / name).exists()
    ]
    return "".join(faces)


def _draw_for_whoever_is_asked(match: Match, language: str, theme: Theme) -> Scene:
    speaker = Speaker(match.game.package, language, match.header.seats)
    drawn: Scene = match.game.draw(match.view(match.waiting()[0]), speaker, theme)
    return drawn


@lru_cache(maxsize=16)
def _sample_match(key: str) -> Match:
    """Return a match of made-up players, at the fullest of some moments in its middle."""
    game = find_game(key)
    count = game.seats_with(game.read_options({}))[-1]
    match = Match.start(game, BOT_NAMES[:count])
    rng = Rng(PICTURE_SEED)
    match.deal(rng_dealer(rng))
    while match.outcome is None:
        asked = decision(match.state)
        assert asked is not None, "the match goes on"
        seat = match.waiting()[0]
        move = asked.random_move(match.state, seat, rng)
        match.submit(seat, move, "…" if move.speaks else "")
        match.deal(rng_dealer(rng))
    third = match.ply // 3
    moments = map(match.at, range(third, 2 * third, max(1, third // PICTURE_MOMENTS)))
    asking = [moment for moment in moments if moment.waiting() != (CHANCE,)]
    return max(asking, key=lambda at: len(str(_draw_for_whoever_is_asked(at, "en", LIGHT))))
