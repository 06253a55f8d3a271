"""What tests of all games share: played-out matches as text, and stored texts to compare with."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from hashlib import blake2s
from itertools import zip_longest
from pathlib import Path
from typing import Final

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match
from oyabun.core.play import decision, legal_moves
from oyabun.core.sketch import sketch_text
from oyabun.core.state import digest, named_facts
from oyabun.svg.node import Node
from oyabun.text import LANGUAGES, Speaker

MANY: Final = 20
"""So many moves are not listed one by one."""


def playthrough(game: Game, seats: int, options: Mapping[str, str], seed: int) -> str:
    """Return a whole random match as text: every ply with all that rules, views and texts make."""
    names = tuple(f"<{seat}>" for seat in range(seats))
    match = Match.start(game, names, options)
    rng = Rng(seed)
    lines = [f"{game.title}, {seats} seats, {dict(match.header.options)}, seed {seed}"]
    story = Story(match)
    while True:
        lines += story.position_lines()
        asked = decision(match.state)
        if asked is None:
            lines.append(f"outcome: {match.outcome}")
            return "\n".join([*lines, f"digest: {digest(match.state)}", ""])
        seat = match.waiting()[0]
        move = asked.random_move(match.state, seat, rng)
        match.submit(seat, move)
        lines += ["", f"## {match.ply}. {names[seat] if seat >= 0 else 'chance'}: {move}"]


class Story:
    """Tells positions of a match one after the other: what is new in full, all of it as digests."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.stack: list[str] = []
        self.public: dict[str, object] = {}
        self.boards: dict[int | None, list[str]] = {}

    def position_lines(self) -> Iterator[str]:
        """Yield what is new: to all first, then what a seat knows more."""
        match, state = self.match, self.match.state
        yield from self.state_lines()
        for seat in match.waiting():
            legal = [str(move) for move in legal_moves(state, seat)]
            many = f"{len(legal)} moves, {short(legal)}"
            yield f"legal {seat}: {', '.join(legal) if len(legal) < MANY else many}"
        heard: set[str] = set()
        shown: set[str] = set()
        for eyes in (None, *range(len(match.header.seats))):
            view = match.view(eyes)
            sketch = sketch_text(match.game.describe(view, speaker(match, "en", eyes)))
            yield f"view {eyes}: {short(view.facts())}, board {short(sketch)}"
            told = list(told_lines(match, eyes))
            yield from (line for line in told if line not in heard)
            heard.update(told)
            board = re.sub("  +", "  ", sketch).splitlines()  # a wider column is no news
            known = shown.union(self.boards.get(eyes, ()))
            yield from (f"    {line}" for line in board if line not in known)
            shown.update(board)
            self.boards[eyes] = board

    def state_lines(self) -> Iterator[str]:
        """Yield the top of the stack, above what has stayed; and what has changed on the table."""
        stack = [str(phase) for phase in self.match.state.stack]
        pairs = enumerate(zip_longest(stack, self.stack))
        stayed = next((at for at, (now, before) in pairs if now != before), len(stack))
        yield f"stack: {stayed} + [{', '.join(stack[stayed:])}]"
        public = named_facts(self.match.state.public)
        for name, now in public.items():
            if now != self.public.get(name):
                yield f"{name}: {now}"
        self.stack, self.public = stack, public


def short(value: object) -> str:
    """Return a digest that tells values apart."""
    return blake2s(repr(value).encode(), digest_size=6).hexdigest()


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
