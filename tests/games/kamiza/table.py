"""Scenes at a table of Kamiza, in few words."""

from __future__ import annotations

from oyabun.core.match import Match
from oyabun.games.kamiza import GAME
from oyabun.games.kamiza.components import AREAS, CARDS
from oyabun.games.kamiza.moves import AREA, CARD, START, THREAT
from oyabun.games.kamiza.state import Public

LETTERS = dict(zip("BUHC", range(len(CARDS)), strict=True))
PLACES = dict(zip("KS", range(len(AREAS)), strict=True))


OWN = THREAT[12]
"""The threat in words of one's own."""


def sit_down(seats: int = 4, start: int = 0, **options: str) -> Match:
    """Return a match in which `start` leads the first round."""
    match = Match.start(GAME, ("Red", "Blue", "Green", "Purple")[:seats], options)
    match.submit(-1, START[start])
    return match


def play_round(match: Match, plays: str) -> list[str]:
    """Play a round and return what each seat won, ``w`` for a WANTED chip.

    A play is a card (Boss, Underboss, Hitman, C for the Policeman) and an area: ``B-K U-S C-K``,
    by seat.
    """
    chosen = plays.split()
    before = table_of(match)
    for _ in chosen:
        place(match, chosen[match.waiting()[0]])
    after = table_of(match)
    return [
        f"{won}{'w' * (wanted - had)}"
        for won, wanted, had in zip(
            after.row(after.awards), after.row(after.wanted), before.row(before.wanted), strict=True
        )
    ]


def place(match: Match, play: str, words: str = "") -> int:
    """Let the seat that is asked lay a card; return the seat."""
    card, area = play.split("-")
    seat = match.waiting()[0]
    match.submit(seat, CARD[LETTERS[card]])
    match.submit(seat, AREA[PLACES[area]])
    match.submit(seat, OWN if words else THREAT[0], words)
    return seat


def table_of(match: Match) -> Public:
    """Return what everybody can see."""
    public: Public = match.view(None).public
    return public
