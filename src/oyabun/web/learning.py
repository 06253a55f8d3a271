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

from oyabun.replay.lessons import Taught, lesson_of
from oyabun.shelf import find_game
from oyabun.text import Speaker
from oyabun.web import pages
from oyabun.web.answers import render
from oyabun.web.diagrams import draw_rule, draw_step, names_for, said_of
from oyabun.web.drawing import THEMES
from oyabun.web.identity import AnyRequest, language_of, theme_of
from oyabun.web.site import SVG_TYPE, game_card

NOTHING: Final = -1

Tried = Annotated[int, QueryParameter(name="try")]


@get(["/learn/{game:str}", "/learn/{game:str}/{place:int}"])
async def learn(
    request: AnyRequest, game: str, place: int = 1, tried: Tried = NOTHING
) -> Response[str]:
    """Show a step of a lesson, and what comes of the move that was tried."""
    found = find_game(game)
    language = language_of(request)
    shown = _show(found.key, place - 1, tried, language, theme_of(request))
    steps = len(lesson_of(found).steps)
    return render(request, pages.LearnPage(game_card(request, found), place, steps, *shown))


Shown = tuple[Markup, str, tuple[str, ...], tuple[pages.TriedMove, ...], str, bool]


@lru_cache(maxsize=100)  # about 100 kB each
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


@get("/diagram/{game:str}/{number:int}/{theme:str}", media_type=SVG_TYPE)
async def diagram(request: AnyRequest, game: str, number: int, theme: str) -> Response[bytes]:
    """Show a picture that stands beside a rule."""
    look = theme if theme in THEMES else "light"
    drawn = draw_rule(find_game(game).key, number, language_of(request), look)
    headers = {"cache-control": "max-age=3600"}
    return Response(drawn.svg.encode(), media_type=SVG_TYPE, headers=headers)


learning = Router("/", include_in_schema=False, route_handlers=[learn, diagram])
