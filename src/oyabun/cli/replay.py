"""``oyabun replay`` and ``oyabun verify``."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from oyabun.cli.screen import Screen
from oyabun.core.errors import SeatError
from oyabun.core.match import Match
from oyabun.core.state import digest
from oyabun.replay import check_chance, read_record

ALL = "all"


def verify_record(file: Path, *, fair: bool) -> None:
    """Say that a record is sound, and its chance as it was sealed; anything else is an error."""
    match = read_record(file.read_bytes())
    ended = f"ended by {match.outcome.reason}" if match.outcome else "not finished"
    Console(highlight=False, soft_wrap=True).print(
        f"Sound: {match.game.title}, {len(match.header.seats)} seats, {match.ply} decisions, "
        f"{ended}; final position {digest(match.state)}."
    )
    if fair:
        found = check_chance(match)
        hands = f", {found.thrown} were thrown by hand" if found.thrown else ""
        Console(highlight=False, soft_wrap=True).print(
            f"Fair: {found.drawn} outcomes of chance are those that were sealed{hands}. "
            f"Before the first deal the table must have shown {found.commitment}."
        )


def replay_record(file: Path, *, language: str, eyes: str | None) -> None:
    """Step through a record; where nobody can press a key, tell it all at once."""
    match = read_record(file.read_bytes())
    seat = read_eyes(match, eyes)
    stepping = sys.stdin.isatty()
    ply = 0
    screen = Screen(match, language)
    while True:
        show_position(screen, match, ply, seat, everything=eyes == ALL)
        key = screen.ask("step").lower() if stepping else ""
        if key == "q" or (not stepping and ply == match.ply):
            return
        ply = max(0, ply - 1) if key == "b" else min(ply + 1, match.ply)


def read_eyes(match: Match, eyes: str | None) -> int | None:
    """Return the seat through whose eyes we look; seats are numbered from 0, as in the record."""
    if eyes is None or eyes == ALL:
        return None
    count = len(match.header.seats)
    if not eyes.isdecimal() or int(eyes) >= count:
        raise SeatError(f"--eyes takes a seat from 0 to {count - 1}, or {ALL}; not {eyes!r}")
    return int(eyes)


def show_position(
    screen: Screen, match: Match, ply: int, seat: int | None, *, everything: bool
) -> None:
    """Tell what led to a position, and show it if it looks different."""
    screen.match = match.at(ply)
    screen.console.rule(Text(screen.words.word("position", n=ply, n2=match.ply), "dim"))
    if ply:
        entry = match.entries[ply - 1]
        if everything or entry.seat == seat:
            speaker = screen.speaker(seat)
            screen.console.print(
                Text(f"{speaker.name(entry.seat)} › {speaker.move(entry.move)}", "dim")
            )
    screen.tell(seat, ply - 1)
    screen.board(seat)
    if screen.match.outcome is not None:
        screen.ending(seat)
