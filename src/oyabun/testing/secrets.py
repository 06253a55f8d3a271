"""Does anything that reaches a seat tell it what it may not know?

The decisive test is *scrambled worlds*: deal anew, in the real position, everything that is hidden
from a seat. Whatever that seat gets (its view, its legal moves, every sentence, every byte of its
board) must stay the same. The round trip through `imagine` alone would not do: a view that leaks,
read by an `imagine` that uses the leak, passes it.
"""

from __future__ import annotations

from typing import Any

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Entry, Match
from oyabun.core.phrases import Diary, Phrase
from oyabun.core.play import legal_moves, play, playout
from oyabun.core.sketch import sketch_text
from oyabun.core.state import State, digest
from oyabun.svg.theme import LIGHT
from oyabun.testing.failures import fail
from oyabun.text import LANGUAGES, Speaker

Seat = int | None


def eyes(match: Match) -> list[Seat]:
    """Return everybody who looks: the seats and a spectator."""
    return [*range(len(match.header.seats)), None]


def everything_shown(match: Match, view: Any, language: str) -> tuple[str, ...]:
    """Return every text and picture that is made from a view."""
    game = match.game
    speaker = Speaker(game.package, language, match.header.seats, view.seat)
    return (
        speaker.prompt(view.frame),
        *(speaker.move(move) for move in view.legal),
        str(game.draw(view, speaker, LIGHT)),
        sketch_text(game.describe(view, speaker)),
        repr(game.tensors(view)),
    )


def check_scrambled(match: Match, seat: Seat, rng: Rng, *, drawn: bool) -> bool:
    """Compare the real world with one scrambled for the seat; return whether they differ at all."""
    game = match.game
    view = game.project(match.state, seat)
    other_world = game.scramble(match.state, seat, rng)
    other = game.project(other_world, seat)
    where = place(match, seat)
    if view.frame.legal != other.frame.legal:
        fail(
            "the legal moves tell something hidden",
            where=where,
            mend="offer moves by what the seat may know; or scramble() changed what it knows",
        )
    if view != other:
        fail(
            f"the view tells something hidden:\n    {view}\n    {other}",
            where=where,
            mend="project() must not read others' private parts; or scramble() changed too much",
        )
    if drawn:
        for language in LANGUAGES:
            texts = everything_shown(match, view, language)
            if texts != everything_shown(match, other, language):
                fail(
                    "a text, the board or the tensors tell something hidden",
                    where=f"{where}, {language}",
                    mend="make them from the view alone; node keys must not follow hidden things",
                )
    return digest(other_world) != digest(match.state)


def check_imagined(match: Match, seat: Seat, rng: Rng, *, played: bool) -> None:
    """An imagined world gives the seat the view it was imagined from, and can be played."""
    game = match.game
    view = game.project(match.state, seat)
    world = game.imagine(view, rng)
    if game.project(world, seat) != view:
        fail(
            f"imagine() loses or changes something the seat knows:\n    {view}\n    "
            f"{game.project(world, seat)}",
            where=place(match, seat),
            mend="carry everything that project() shows through imagine()",
        )
    if played:
        playout(world, rng)
        if world.outcome is None:
            fail("an imagined world has no end", where=place(match, seat), mend="see imagine()")


def check_news(match: Match, entry: Entry, seat: Seat, rng: Rng) -> None:
    """What a seat hears of a ply must follow from what it sees before and after it."""
    game = match.game
    real, heard = told(match.state, entry, seat)
    other_world = game.scramble(match.state, seat, rng)
    moves = legal_moves(other_world, entry.seat)
    if entry.lapsed or not moves:
        return
    move = entry.move if entry.seat == seat else moves[rng.below(len(moves))]
    other, also_heard = told(other_world, Entry(entry.seat, move), seat)
    if game.project(real, seat) == game.project(other, seat) and heard != also_heard:
        fail(
            f"what is told leaks: {heard} and {also_heard} after the same views",
            where=place(match, seat),
            mend="tell hidden things only `to=` the seat that may know them",
        )


def told(state: State, entry: Entry, seat: Seat) -> tuple[State, tuple[Phrase, ...]]:
    """Return the position after an entry, and what the seat hears of it."""
    after = state.clone()
    diary = Diary()
    after.diary = diary
    play(after, entry.seat, entry.move)
    return after, diary.heard_by(seat)


def place(match: Match, seat: Seat) -> str:
    """Return where in the match we are, in words."""
    who = "a spectator" if seat is None else f"seat {seat}"
    stack = match.state.stack
    return f"{match.game.key}, {len(match.header.seats)} seats, ply {match.ply}, {who}, {stack}"


def check_game_has_secrets(game: Game, *, hidden: bool) -> None:
    """A scramble() that never changes anything would let every leak pass."""
    if not hidden:
        fail(
            "scramble() never changed anything in all these matches",
            where=game.key,
            mend="deal everything anew that the seat may not know",
        )
