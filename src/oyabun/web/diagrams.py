"""Positions of lessons as pictures: whole for the lesson, in part beside a rule."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from oyabun.core.moves import Move
from oyabun.replay.lessons import LessonError, Taught, lesson_of
from oyabun.service.seats import BOT_NAMES
from oyabun.shelf import find_game
from oyabun.svg.bounds import boxes, cut_out, ring, together
from oyabun.svg.scene import Node, Scene
from oyabun.text import Speaker
from oyabun.web.drawing import theme_named
from oyabun.web.texts import page_texts

ROOM: Final = 6.0
"""Between what is pointed at and the ring around it."""
MARGIN: Final = 5.0
"""Around what is cut out of a board."""


class Diagram(NamedTuple):
    """A picture beside a rule."""

    svg: str
    alt: str
    width: int
    height: int


@lru_cache(maxsize=300)  # about 30 kB each
def draw_rule(key: str, number: int, language: str, theme: str) -> Diagram:
    """Return a picture of the rules page, by its number in the lesson."""
    game = find_game(key)
    lesson = lesson_of(game)
    if not 0 <= number < len(lesson.pictures):
        raise LessonError(f"the rules of {game.title} have {len(lesson.pictures)} pictures")
    wanted = lesson.pictures[number]
    names = names_for(lesson.seats, lesson.you, language)
    taught = Taught(game, lesson.place(wanted.step), names)
    if wanted.tried:
        taught.make()
    speaker = Speaker(game.package, language, names, taught.seat)
    scene: Scene = game.draw(taught.view().watched(), speaker, theme_named(theme))
    labels = {node.key: node.attrs.get("aria-label", "") for node in scene.root.walk() if node.key}
    alt = " · ".join([labels[part] for part in wanted.shows if labels.get(part)])
    root = scene.root
    if wanted.shows:
        root = cut_out(scene, together(boxes(scene, wanted.shows).values()).grown(MARGIN))
    size = (round(float(root.attrs[side])) for side in ("width", "height"))
    return Diagram(str(root), alt or speaker.word("board-desc"), *size)


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
