"""Random matches, followed by somebody who knows the rulebook and not our code."""

from __future__ import annotations

import pytest

from oyabun.core.bits import nibble
from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.core.play import decision
from oyabun.games.zoku import GAME
from oyabun.games.zoku.components import LIEUTENANTS, QUARTIERS
from oyabun.games.zoku.moves import PIECES
from tests.games.zoku.bookkeeper import BookKeeper
from tests.games.zoku.table import NAMES

POSITIONS = ("", "KO", "edge", "back", "feet", "fist")


def compare(match: Match, book: BookKeeper) -> None:
    """The table and the book say the same."""
    public = match.state.public
    for seat in range(book.seats):
        assert nibble(public.reserve, seat) == book.reserve[seat]
        assert nibble(public.held, seat) == book.overnight[seat]
        assert nibble(public.arrested, seat) == book.today[seat]
        owned = {name for at, name in enumerate(QUARTIERS) if public.owned[seat] >> at & 1}
        assert owned == {card for card, gang in book.owner.items() if gang == seat}
        lying = {
            (seat, place): POSITIONS[nibble(public.street[seat], place)]
            for place in range(PIECES)
            if nibble(public.street[seat], place)
        }
        assert lying == {
            zoku: how
            for zoku, how in book.street.items()
            if zoku[0] == seat and not in_the_air(public, zoku)
        } | {zoku: "fist" for zoku in lying if in_the_air(public, zoku)}
        on_quartiers = sum(crowd[seat] for crowd in book.crowd.values())
        here = sum(public.band(slot, seat) for slot in range(len(public.display)))
        assert on_quartiers == here
        # ZOK-C1: each Zoku in exactly one place.
        places = (book.reserve[seat], here, len(lying), book.overnight[seat], book.today[seat])
        assert sum(int(count) for count in places) == 8, places


def in_the_air(public: object, zoku: tuple[int, int]) -> bool:
    flying: int = public.flying  # type: ignore[attr-defined]  # the table of Zoku
    kept = public.piece(zoku[0] * PIECES + zoku[1])  # type: ignore[attr-defined]
    return bool(flying >> (zoku[0] * PIECES + zoku[1]) & 1) and kept == 5


def follow(seats: int, seed: int, double_ko: str) -> Match:
    """Play a random match beside the book."""
    match = Match.start(GAME, NAMES[:seats], {"double_ko": double_ko})
    book = BookKeeper(match, list(QUARTIERS))
    rng = Rng(seed)
    pointing = 0
    while (asked := decision(match.state)) is not None:
        phase = asked.name
        public = match.state.public
        flying = [
            divmod(piece, PIECES) for piece in range(5 * PIECES) if public.flying >> piece & 1
        ]
        seat = match.waiting()[0]
        entry = match.submit(seat, asked.random_move(match.state, seat, rng))
        if phase in ("come-from", "snitch-where"):
            pointing = seat
        book.note(entry, phase, flying)
        after = match.state.public
        for one in range(seats):
            shown = {name for at, name in enumerate(LIEUTENANTS) if after.shown[one] >> at & 1}
            for card in shown - book.played[one]:
                note_card(book, one, card)
        now = match.state.stack[-1].name if match.state.stack else ""
        book.finish_pointing(pointing, now)
        for step in match.steps(match.ply):
            book.step(step)
        compare(match, book)
    assert match.outcome is not None
    assert match.outcome.scores == tuple(book.points(seat) for seat in range(seats))
    assert len(book.owner) + discarded(match) == 5 * (seats + 3)
    return match


def note_card(book: BookKeeper, seat: int, card: str) -> None:
    """A Lieutenant lies open; some act at once."""
    book.played[seat].add(card)
    if card == "bribe":
        book.bribe = seat
    if card == "home-turf":
        book.take(book.where, seat)
    if card == "jailbreak":
        book.reserve[seat] += book.overnight[seat]
        book.overnight[seat] = 0


def discarded(match: Match) -> int:
    """How many Quartiers nobody got: whatever was laid out and is nobody's."""
    told = [phrase.key for ply in range(match.ply + 1) for phrase in match.news(ply, None)]
    return told.count("discarded")


@pytest.mark.rule("ZOK-C1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("double_ko", ["discard", "replay"])
def test_random_matches_agree_with_the_book(seats: int, double_ko: str) -> None:
    for seed in range(6):
        follow(seats, seed * 31 + seats, double_ko)
