"""What tests of all games share: played-out matches as text, and stored texts to compare with."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from hashlib import blake2s
from pathlib import Path

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match
from oyabun.core.play import decision, legal_moves
from oyabun.core.sketch import sketch_text
from oyabun.core.state import digest
from oyabun.svg.node import Node
from oyabun.text import LANGUAGES, Speaker


def playthrough(game: Game, seats: int, options: Mapping[str, str], seed: int) -> str:
    """Return a whole random match as text: every ply with all that rules, views and texts make."""
    names = tuple(f"<{seat}>" for seat in range(seats))
    match = Match.start(game, names, options)
    rng = Rng(seed)
    lines = [f"{game.title}, {seats} seats, {dict(match.header.options)}, seed {seed}"]
    boards: dict[int | None, str] = {}
    while True:
        lines += position_lines(match, boards)
        asked = decision(match.state)
        if asked is None:
            lines.append(f"outcome: {match.outcome}")
            return "\n".join([*lines, f"digest: {digest(match.state)}", ""])
        seat = match.waiting()[0]
        move = asked.random_move(match.state, seat, rng)
        match.submit(seat, move)
        lines += ["", f"## {match.ply}. {names[seat] if seat >= 0 else 'chance'}: {move}"]


def position_lines(match: Match, boards: dict[int | None, str]) -> Iterator[str]:
    """Yield what there is to say of a position: news to all first, then what a seat knows more."""
    state = match.state
    yield f"stack: {state.stack}"
    yield f"public: {state.public.facts()}"  # type: ignore[attr-defined]  # every game has one
    for seat in match.waiting():
        yield f"legal {seat}: {', '.join(map(str, legal_moves(state, seat)))}"
    seen: set[str] = set()
    for eyes in (None, *range(len(match.header.seats))):
        view = match.view(eyes)
        yield f"view {eyes}: {blake2s(repr(view.facts()).encode(), digest_size=6).hexdigest()}"
        told = list(told_lines(match, eyes))
        yield from (line for line in told if line not in seen)
        board = sketch_text(match.game.describe(view, speaker(match, "en", eyes)))
        if board not in (boards.get(eyes), boards.get(None)):
            yield from (f"    {line}" for line in board.splitlines())
        boards[eyes] = board
        seen.update(told)


def told_lines(match: Match, eyes: int | None) -> Iterator[str]:
    """Yield what is told and asked, in every language."""
    for language in LANGUAGES:
        teller = speaker(match, language, eyes)
        for phrase in match.news(match.ply, eyes):
            yield f"  {language}: {teller.say(phrase)}"
        yield f"  {language}? {teller.prompt(match.view(eyes).frame)}"


def speaker(match: Match, language: str, eyes: int | None) -> Speaker:
    """Return somebody who tells the match to one seat."""
    return Speaker(match.game.package, language, match.header.seats, eyes)


def assert_golden(file: Path, text: str) -> None:
    """Compare a text with a stored one; ``./dev golden`` writes it anew instead."""
    if os.environ.get("OYABUN_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), f"{file.name} is not stored yet: ./dev golden writes it"
    assert text == file.read_text(encoding="utf-8"), f"not as stored in {file}; see ./dev golden"


def keyed_parts(node: Node, deep: int = 0) -> Iterator[str]:
    """Yield what a player can follow, click or hear of a picture; how it is inked is the kit's."""
    if node.key in ("ground", "scene-defs"):
        return
    if node.key is not None:
        text = next((part.text for part in node.walk() if part.text), None)
        yield "  " * deep + str(Node(node.tag, node.key, node.attrs, (), text))
    for child in node.children:
        yield from keyed_parts(child, deep + 1)
