"""``oyabun learn``: the lesson of a game, step by step."""

from __future__ import annotations

from contextlib import suppress

from rich.text import Text

from oyabun.cli.play import QuitError, named_move
from oyabun.cli.screen import Screen
from oyabun.replay.lessons import Taught, lesson_of
from oyabun.service.seats import BOT_NAMES
from oyabun.shelf import find_game
from oyabun.svg.theme import LIGHT
from oyabun.text import Speaker


def teach(key: str, *, language: str) -> None:
    """Go through a lesson; whoever has enough types q."""
    game = find_game(key)
    lesson = lesson_of(game)
    rookie = Speaker("oyabun.cli", language).word("rookie")
    seats = range(lesson.seats)
    names = tuple(rookie if seat == lesson.you else BOT_NAMES[seat] for seat in seats)
    place = 0
    with suppress(QuitError, EOFError):
        while place < len(lesson.steps):
            taught = Taught(game, place, names)
            screen = Screen(taught.match, language)
            screen.console.rule(
                Text(screen.words.word("lesson-step", n=place + 1, n2=len(lesson.steps)), "dim")
            )
            place += _step(screen, taught)
        screen.say("lesson-over", quote=key)


def _step(screen: Screen, taught: Taught) -> int:
    """Show a step until it is done; return by how much to go on."""
    speaker = screen.speaker(taught.seat)
    _tell(screen, taught, speaker)
    screen.board(taught.seat, again=True)
    _point(screen, taught, speaker)
    screen.console.print(Text("\n" + speaker.word(taught.step.text), "bold"))
    moves = taught.choices()
    if moves:
        screen.answers(speaker, moves)
    while moves:
        typed = screen.ask("lesson-try")
        if typed.lower() == "q":
            raise QuitError
        move = named_move(moves, typed)
        if move is None:
            screen.say("not-a-choice", quote=typed)
            continue
        said = taught.reply(move)
        reply = speaker.word(said if speaker.has(said) else taught.usual_reply)
        right = taught.is_right(move)
        screen.say("lesson-right" if right else "lesson-wrong")
        screen.console.print(Text(reply))
        if right:
            taught.make()
            _tell(screen, taught, speaker)
            break
    typed = screen.ask("lesson-go-on").lower()
    if typed == "q":
        raise QuitError
    return -1 if typed == "b" and taught.step is not taught.lesson.steps[0] else 1


def _tell(screen: Screen, taught: Taught, speaker: Speaker) -> None:
    for phrase in taught.told():
        screen.console.print(Text("· " + speaker.say(phrase), "dim"))


def _point(screen: Screen, taught: Taught, speaker: Speaker) -> None:
    """Name what is pointed at, as the picture labels it."""
    scene = taught.match.game.draw(taught.view(), speaker, LIGHT)
    labels = {node.key: node.attrs.get("aria-label", "") for node in scene.root.walk() if node.key}
    named = [labels[key] for key in taught.step.points if labels.get(key)]
    for label in named:
        screen.console.print(Text(f"→ {screen.words.word('lesson-look')}: {label}", "yellow"))
