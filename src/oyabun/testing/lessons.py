"""Can the lesson of a game be followed: is every move legal, every part there, every word said?"""

from __future__ import annotations

from oyabun.core.game import Game
from oyabun.replay.lessons import LessonError, Taught, read_lesson
from oyabun.svg.bounds import boxes
from oyabun.svg.theme import LIGHT
from oyabun.testing.failures import fail
from oyabun.text import LANGUAGES, Speaker
from oyabun.text.rulebook import read_rulebook
from oyabun.text.speaker import message_keys


def check_lesson(game: Game) -> int:
    """Replay every step of a game's lesson; return how many it has, 0 for none."""
    lesson = read_lesson(game.package)
    if lesson is None:
        return 0
    names = tuple(f"<{seat}>" for seat in range(lesson.seats))
    needed: set[str] = set()
    allowed: set[str] = set()
    for place, step in enumerate(lesson.steps):
        where = f"{game.key}, step {step.key!r} of its lesson"
        taught = Taught(game, place, names)
        needed.add(step.text)
        _check_pointed(taught, step.points, where)
        if step.tries:
            choices = taught.choices()
            if not any(map(taught.is_right, choices)):
                fail(f"{step.tries!r} is not allowed", where=where, mend="name a legal move")
            needed |= {f"{step.text}-right"}
            if len(choices) > 1:
                needed.add(taught.usual_reply)
            allowed |= set(map(taught.reply, choices))
            taught.make()
    _check_pictures(game, names)
    for language in LANGUAGES:
        found = {key for key in message_keys(game.package, language) if key.startswith("lesson-")}
        for keys, why in ((needed - found, "missing"), (found - needed - allowed, "never said")):
            if keys:
                fail(
                    f"texts of the lesson are {why}: {', '.join(sorted(keys))}",
                    where=f"{game.key}, {language}.ftl",
                    mend="see oyabun.replay.lessons for what they are called",
                )
    return len(lesson.steps)


def _check_pointed(taught: Taught, keys: tuple[str, ...], where: str) -> None:
    speaker = Speaker(taught.match.game.package, "en", taught.match.header.seats, taught.seat)
    scene = taught.match.game.draw(taught.view(), speaker, LIGHT)
    missing = set(keys) - set(boxes(scene, keys))
    if missing:
        fail(f"nothing to point at: {sorted(missing)}", where=where, mend="use keys of the board")


def _check_pictures(game: Game, names: tuple[str, ...]) -> None:
    lesson = read_lesson(game.package)
    assert lesson is not None, "only lessons have pictures"
    ids = {rule.id for rule in read_rulebook(game.package, LANGUAGES[0]).rules}
    for picture in lesson.pictures:
        where = f"{game.key}, the picture of {picture.rule or 'the short rules'}"
        if picture.rule and picture.rule not in ids:
            fail("there is no such rule", where=where, mend="use an id of the rules page")
        try:
            taught = Taught(game, lesson.place(picture.step), names)
        except LessonError as error:
            fail(str(error), where=where, mend="name a step of the lesson")
        if picture.tried:
            taught.make()
        _check_pointed(taught, picture.shows, where)
