"""Lessons on the web: a page for each step, and what is said of the move that was tried.

Nothing is kept: the address has the step and the move, so every page can be opened, shared and gone
back to, with a script or without one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from litestar import Response, Router, get
from litestar.params import QueryParameter
from markupsafe import Markup

from oyabun.core.moves import Move
from oyabun.replay.lessons import Taught, lesson_of
from oyabun.service.seats import BOT_NAMES
from oyabun.shelf import find_game
from oyabun.svg.bounds import boxes, ring
from oyabun.svg.scene import Node, Scene
from oyabun.text import Speaker
from oyabun.web import pages
from oyabun.web.answers import render
from oyabun.web.drawing import theme_named
from oyabun.web.identity import AnyRequest, language_of, theme_of
from oyabun.web.site import game_card
from oyabun.web.texts import page_texts

ROOM: Final = 6.0
"""Between what is pointed at and the ring around it."""
NOTHING: Final = -1

Tried = Annotated[int, QueryParameter(name="try")]


@get("/learn/{game:str}/{place:int}")
async def learn(
    request: AnyRequest, game: str, place: int, tried: Tried = NOTHING
) -> Response[str]:
    """Show a step of a lesson, and what comes of the move that was tried."""
    found = find_game(game)
    language = language_of(request)
    shown = _show(found.key, place - 1, tried, language, theme_of(request))
    steps = len(lesson_of(found).steps)
    return render(request, pages.LearnPage(game_card(request, found), place, steps, *shown))


Shown = tuple[Markup, str, tuple[str, ...], tuple[pages.TriedMove, ...], str, bool]


@lru_cache(maxsize=1000)
def _show(key: str, place: int, tried: int, language: str, theme: str) -> Shown:
    game = find_game(key)
    learner = lesson_of(game).you
    taught = Taught(game, place, names_for(lesson_of(game).seats, learner, language))
    speaker = Speaker(game.package, language, taught.match.header.seats, learner)
    text = speaker.word(taught.step.text)
    move = next((one for one in taught.choices() if one.index == tried), None)
    reply = "" if move is None else said_of(taught, move, speaker)
    right = not taught.step.tries
    if move is not None and taught.is_right(move):
        taught.make()
        right = True
    told = tuple(map(speaker.say, taught.told()))
    choices = () if right else taught.choices()
    labels = tuple(pages.TriedMove(int(one.index), speaker.move(one)) for one in choices)
    drawn = draw_step(taught, speaker, theme, pointing=move is None or not right)
    return Markup(str(drawn)), text, told, labels, reply, right  # noqa: S704 -- escaped


def names_for(seats: int, learner: int, language: str) -> tuple[str, ...]:
    """Return who sits at the table of a lesson."""
    learning = page_texts(language).word("default-name")
    return tuple(learning if seat == learner else BOT_NAMES[seat] for seat in range(seats))


def said_of(taught: Taught, move: Move, speaker: Speaker) -> str:
    """Return what is said of a move that was tried."""
    said = taught.reply(move)
    return speaker.word(said if speaker.has(said) else taught.usual_reply)


def draw_step(taught: Taught, speaker: Speaker, theme: str, *, pointing: bool) -> Node:
    """Return the board of a step, with rings around what is pointed at."""
    colours = theme_named(theme)
    view = taught.view()
    asked = pointing and taught.step.tries
    scene: Scene = taught.match.game.draw(view if asked else view.watched(), speaker, colours)
    root = scene.root
    if not pointing:
        return root
    found = boxes(scene, taught.step.points)
    rings = [
        ring(box.grown(ROOM), colours.vermilion, f"pointed-{place}")
        for place, box in enumerate(found.values())
    ]
    return Node(root.tag, root.key, root.attrs, (*root.children, *rings), None)


learning = Router("/", include_in_schema=False, route_handlers=[learn])
