"""Does anything that reaches a seat tell it what it may not know?

The test is *scrambled worlds*: deal anew everything that is hidden from a seat. Whatever that seat
gets (its view, its legal moves, every sentence, every byte of its board) must stay the same.
"""

from __future__ import annotations

from typing import Any

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Entry, Match
from oyabun.core.phases import TOGETHER
from oyabun.core.phrases import Diary, Phrase
from oyabun.core.play import decision, legal_moves, play, playout
from oyabun.core.sketch import sketch_text
from oyabun.core.state import AnyState, digest
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
        *(speaker.say(game.called(view.box, move)) for move in view.legal),
        str(game.draw(view, speaker, LIGHT)),
        sketch_text(game.describe(view, speaker)),
        repr(game.pieces(view)),
    )


def check_scrambled(match: Match, seat: Seat, rng: Rng, *, drawn: bool) -> bool:
    """Compare the real world with one scrambled for the seat; return whether they differ at all."""
    game = match.game
    view = game.project(match.state, seat)
    other_world = game.secrets.scramble(match.state, seat, rng)
    other = game.project(other_world, seat)
    where = place(match, seat)
    if view.frame.legal != other.frame.legal:
        fail(
            "the legal moves tell something hidden",
            where=where,
            mend="offer moves by what the seat may know; or redeal() changed what it knows",
        )
    if view != other:
        fail(
            f"the view tells something hidden:\n    {view}\n    {other}",
            where=where,
            mend="who owes and what is asked must follow from what is public; or see redeal()",
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


def check_imagined(match: Match, seat: Seat, rng: Rng) -> None:
    """An imagined world can be played to its end."""
    game = match.game
    world = game.imagine(game.project(match.state, seat), rng)
    try:
        playout(world, rng)
    except Exception as error:
        fail(
            f"an imagined world cannot be played: {error!r}",
            where=place(match, seat),
            mend="redeal() must give the others all that the rules count on",
        )
    if world.outcome is None:
        fail("an imagined world has no end", where=place(match, seat), mend="see redeal()")


def check_news(match: Match, entry: Entry, seat: Seat, rng: Rng) -> None:
    """What a seat hears of a ply must follow from what it sees before and after it."""
    game = match.game
    real, heard = told(match.state, entry, seat)
    other_world = game.secrets.scramble(match.state, seat, rng)
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


def check_answer_hidden(match: Match, entry: Entry, seat: Seat, rng: Rng) -> None:
    """While others still answer, nobody but its owner can tell one answer from another."""
    asked = decision(match.state)
    if asked is None or asked.kind != TOGETHER or entry.seat == seat:
        return
    moves = legal_moves(match.state, entry.seat)
    other = Entry(entry.seat, moves[rng.below(len(moves))])
    one, another = (told(match.state, each, seat)[0] for each in (entry, other))
    if not one.epoch == another.epoch == match.state.epoch:
        return  # all are in: the answers were turned up, perhaps to ask the same once more
    if match.game.project(one, seat) != match.game.project(another, seat):
        fail(
            f"an answer shows before all are in: {entry.move} or {other.move}",
            where=place(match, seat),
            mend="play() of a Together writes into private[seat]; public hears who has answered",
        )


def told(state: AnyState, entry: Entry, seat: Seat) -> tuple[AnyState, tuple[Phrase, ...]]:
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
    """A redeal() that never changes anything would let every leak pass."""
    if not hidden:
        fail(
            "redeal() never changed anything in all these matches",
            where=game.key,
            mend="deal everything anew that the seat may not know",
        )
