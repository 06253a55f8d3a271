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
    TablePanel,
)
from oyabun.web.telling import PASSING, Telling
from oyabun.web.texts import page_texts

CHAT_SHOWN: Final = 100


class Eyes(NamedTuple):
    """Who looks: what is shown depends on this and on the table, nothing else."""

    seat: int | None
    language: str
    theme: str


class Moment:
    """A table as it is now: what its viewers are shown alike is found once for all of them."""

    def __init__(self, table: Table, here: frozenset[int]) -> None:
        self.table = table
        self.here = here
        """The seats whose people are connected."""
        ends = table.deadlines()
        self.clock = tuple([Deadline(seat, int(ends[seat] * 1000)) for seat in sorted(ends)])
        self.forced = frozenset([forced.seat for forced in table.forced()])
        followed = table.followed
        self.again = None if followed is None else Proposal(followed.seat, followed.table)
        self._seats: dict[str, tuple[ShownSeat, ...]] = {}

    def seats(self, speaker: Speaker) -> tuple[ShownSeat, ...]:
        """Return who sits where, and who is there."""
        known = self._seats.get(speaker.language)
        if known is None:
            known = show_seats(self.table, speaker.names, self.here)
            self._seats[speaker.language] = known
        return known


def make_panel(
    moment: Moment, view: AnyView, speaker: Speaker, scene: Scene, telling: Telling
) -> TablePanel:
    """Return all that stands beside the board."""
    table = moment.table
    match = table.match
    assert match is not None, "a lobby has no panel"
    seat = view.seat
    phase = view.phase
    on_board = scene.moves() if view.legal else frozenset()
    entered = table.to_enter(seat)
    offered = view.offered()
    moves = tuple(
        [
            LegalMove(
                int(move.index),
                speaker.move(move),
                move.speaks,
                move.kind == PASSING,
                int(move.index) in on_board,
            )
            for move in (offered or entered)
        ]
    )
    return TablePanel(
        notice=_notice(table, speaker.language),
        prompt=_entering(table, speaker) if entered else speaker.prompt(view.frame),
        asked=bool(moves),
        forced=seat in moment.forced,
        moves=moves,
        waiting=tuple([waited for waited in view.waiting if waited != CHANCE]),
        can_take_back=seat is not None and table.may_take_back(seat),
        stand_in=seat is not None and bool(table.seats[seat].bot),
        seats=moment.seats(speaker),
        flick=bool(view.legal) and isinstance(phase, Decision) and phase.flicks,
        phase="" if phase is None else phase.name,
        rules=() if phase is None else phase.cites(),
        clock=moment.clock,
        outcome=show_result(table.game, view, speaker),
        you=seat,
        devices=0 if seat is None else table.seats[seat].devices,
        hints=table.spec.hints,
        confers=bool(conferring(view)),
        again=moment.again,
        suggests=offered != view.legal,
        speech=telling.speech(match),
        recap=telling.recap(match),
    )


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
    return speaker_of(table.game.package, eyes.language, names, eyes.seat)


@lru_cache(maxsize=2000)  # a speaker remembers what it has said
def speaker_of(
    package: str, language: str, names: tuple[str, ...], listener: int | None
) -> Speaker:
    """Return who tells a game to a listener, or to nobody in particular."""
    return Speaker(package, language, names, listener)


def shown_names(table: Table, language: str) -> tuple[str, ...]:
    """Return who sits where; a seat that nobody has taken is called by its number."""
    words = shared_words(language)
    return tuple(name or words.word("seat", n=seat + 1) for seat, name in enumerate(table.names()))
