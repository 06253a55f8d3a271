"""All that stands beside the board, as one viewer may see it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from oyabun.core.game import Game
from oyabun.core.options import THROWS
from oyabun.core.phases import CHANCE, Decision
from oyabun.core.view import AnyView
from oyabun.physics.poses import OF_A_SEAT
from oyabun.service import Table, conferring
from oyabun.svg.scene import Scene
from oyabun.text import Speaker, shared_words
from oyabun.web.messages import (
    ChatLine,
    Deadline,
    LegalMove,
    Proposal,
    Result,
    ShownSeat,
    ShownSource,
    Speech,
    TablePanel,
)
from oyabun.web.texts import page_texts

CHAT_SHOWN: Final = 100
HEARD: Final = 12
"""Of so many decisions what was said aloud is shown."""
LOOKED_BACK: Final = 60
"""So many decisions are looked through for what came of them."""
MOST_LINES: Final = 8
PASSING: Final = "pass"
"""The kind of move by which somebody does nothing, in every game that has one."""


class Eyes(NamedTuple):
    """Who looks: what is shown depends on this and on the table, nothing else."""

    seat: int | None
    language: str
    theme: str


def make_panel(
    table: Table, view: AnyView, speaker: Speaker, scene: Scene, here: frozenset[int]
) -> TablePanel:
    """Return all that stands beside the board."""
    seat = view.seat
    phase = view.phase
    on_board = scene.moves() if view.legal else frozenset()
    entered = table.to_enter(seat)
    moves = tuple(
        LegalMove(
            int(move.index),
            speaker.move(move),
            move.speaks,
            move.kind == PASSING,
            int(move.index) in on_board,
        )
        for move in (view.offered() or entered)
    )
    ends = table.deadlines()
    return TablePanel(
        notice=_notice(table, speaker.language),
        prompt=_entering(table, speaker) if entered else speaker.prompt(view.frame),
        asked=bool(moves),
        forced=seat in [forced.seat for forced in table.forced()],
        moves=moves,
        waiting=tuple(waited for waited in view.waiting if waited != CHANCE),
        can_take_back=seat is not None and table.may_take_back(seat),
        stand_in=seat is not None and bool(table.seats[seat].bot),
        seats=show_seats(table, speaker.names, here),
        flick=bool(view.legal) and isinstance(phase, Decision) and phase.flicks,
        phase="" if phase is None else phase.name,
        rules=() if phase is None else phase.cites(),
        clock=tuple(Deadline(owing, int(ends[owing] * 1000)) for owing in sorted(ends)),
        outcome=show_result(table.game, view, speaker),
        you=seat,
        devices=0 if seat is None else table.seats[seat].devices,
        hints=table.spec.hints,
        confers=bool(conferring(view)),
        again=_proposal(table),
        suggests=view.offered() != view.legal,
        speech=_speech(table, seat, speaker),
        recap=_recap(table, seat, speaker),
    )


def _proposal(table: Table) -> Proposal | None:
    followed = table.followed
    return None if followed is None else Proposal(followed.seat, followed.table)


def _speech(table: Table, seat: int | None, speaker: Speaker) -> tuple[Speech, ...]:
    """Return what was said aloud during the last few decisions."""
    match = table.match
    assert match is not None, "a lobby has no panel"
    found: list[Speech] = []
    for ply in range(max(0, match.ply - HEARD), match.ply + 1):
        for phrase in match.news(ply, seat):
            if phrase.quote:
                found.append(Speech(phrase.seats[0], ply, phrase.quote))
            elif phrase.key in table.game.spoken:
                found.append(Speech(phrase.seats[0], ply, speaker.word(phrase.words[0])))
    return tuple(found)


def _recap(table: Table, seat: int | None, speaker: Speaker) -> tuple[str, ...]:
    """Return what came of it, of all that has happened since the viewer last did something."""
    match = table.match
    assert match is not None, "a lobby has no panel"
    first = match.ply
    while first > 0 and match.ply - first < LOOKED_BACK:
        entry = match.entries[first - 1]
        if entry.seat == seat and entry.move.kind != PASSING:
            break
        first -= 1
    told = [phrase for ply in range(first, match.ply + 1) for phrase in match.news(ply, seat)]
    return tuple(speaker.say(one) for one in told if one.key in table.game.recaps)[-MOST_LINES:]


def _entering(table: Table, speaker: Speaker) -> str:
    """Return the question how a real piece lies."""
    assert table.tossing is not None, "somebody enters it"
    tossed = table.tossing.toss.thrown[0]
    words = page_texts(speaker.language)
    return words.word("toss-enter", seat=speaker.name(tossed.seat), n=tossed.piece % OF_A_SEAT + 1)


def _notice(table: Table, language: str) -> str:
    if table.spec.options.get(THROWS.key) == "physics" and not table.physics:
        return page_texts(language).word("notice-no-physics")
    if not table.rules_changed:
        return ""
    stopped = table.stage == "stopped"
    return page_texts(language).word("notice-stopped" if stopped else "notice-new-rules")


def show_result(game: Game, view: AnyView, speaker: Speaker) -> Result | None:
    """Return how the match ended and where the points came from; nothing while it goes on."""
    outcome = view.outcome
    if outcome is None:
        return None
    return Result(
        speaker.word("reason-" + outcome.reason),
        outcome.winners,
        outcome.places,
        outcome.scores,
        outcome.teams,
        tuple(ShownSource(*source) for source in game.breakdown(view, speaker)),
    )


def show_seats(table: Table, names: tuple[str, ...], here: frozenset[int]) -> tuple[ShownSeat, ...]:
    """Return who sits where, and who is there."""
    return tuple(
        ShownSeat(place, names[place], seat.kind, seat.kind == "bot" or place in here, place)
        for place, seat in enumerate(table.seats)
    )


def show_chat(table: Table, eyes: Eyes) -> tuple[tuple[ChatLine, ...], int]:
    """Return the last lines that a viewer may hear, and how many there have been."""
    heard = len(table.chat.heard_by(eyes.seat))
    return chat_since(table, eyes, max(0, heard - CHAT_SHOWN)), heard


def chat_since(table: Table, eyes: Eyes, said: int) -> tuple[ChatLine, ...]:
    """Return what a viewer may hear after the first `said` lines."""
    lines = table.chat.heard_by(eyes.seat)[said:]
    names = shown_names(table, eyes.language) if lines else ()
    return tuple(
        ChatLine(None, line.name, line.text)
        if line.name
        else ChatLine(line.seat, names[line.seat], line.text, bool(line.to))
        for line in lines
    )


def speaker_for(table: Table, eyes: Eyes) -> Speaker:
    """Return who tells the game to these eyes."""
    names = shown_names(table, eyes.language)
    return _speaker(table.game.package, eyes.language, names, eyes.seat)


@lru_cache(maxsize=2000)  # a speaker remembers what it has said
def _speaker(package: str, language: str, names: tuple[str, ...], listener: int | None) -> Speaker:
    return Speaker(package, language, names, listener)


def shown_names(table: Table, language: str) -> tuple[str, ...]:
    """Return who sits where; a seat that nobody has taken is called by its number."""
    words = shared_words(language)
    return tuple(name or words.word("seat", n=seat + 1) for seat, name in enumerate(table.names()))
