"""A decision that was looked back on, in the words of the page it stands on and on its board."""

from __future__ import annotations

from collections.abc import Mapping

from oyabun.advice import Reviewed
from oyabun.advice.reasons import say_reason
from oyabun.advice.weighing import margin
from oyabun.core.match import Match
from oyabun.service import Table
from oyabun.svg.node import Node
from oyabun.svg.theme import Theme
from oyabun.text import Speaker
from oyabun.web import pages
from oyabun.web.panel import Eyes, speaker_for

CHOSEN, BETTER = "chosen", "better"
"""How pieces of a board are marked that were chosen, or should have been."""


def draw_judged(match: Match, seat: int, one: Reviewed, speaker: Speaker, theme: Theme) -> str:
    """Return what a seat saw when it decided: what it chose is marked, and what was better."""
    view, parse = match.view(seat), match.game.moves.parse
    moves = {parse(one.best): BETTER, parse(one.move): CHOSEN}
    legal = tuple(move for move in view.legal if move in moves)
    seen = type(view)(view.frame._replace(legal=legal), view.box, view.public, view.own)
    marks = {str(move.index): mark for move, mark in moves.items()}
    return str(_marked(match.game.draw(seen, speaker, theme).root, marks))


def _marked(node: Node, marks: Mapping[str, str]) -> Node:
    """Return a picture in which choices can be seen, but not taken any more."""
    attrs = node.attrs
    if "data-move" in attrs:
        gone = ("data-move", "role", "tabindex")
        attrs = {name: value for name, value in attrs.items() if name not in gone}
        mark = marks[node.attrs["data-move"]]
        attrs |= {"class": f"{attrs['class'].removesuffix('can')}{mark}", "role": "img"}
    below = tuple([_marked(child, marks) for child in node.children])
    return Node(node.tag, node.key, attrs, below, node.text, node.needs)


def show_decision(table: Table, seat: int, one: Reviewed, language: str) -> pages.ShownDecision:
    """Return what was chosen and what was better, and where to see it."""
    speaker = speaker_for(table, Eyes(seat, language, ""))
    match, game = table.match, table.game
    assert match is not None, "a match was looked back on"
    box, parse = match.view(seat).box, game.moves.parse
    did, better = (speaker.say(game.called(box, parse(text))) for text in (one.move, one.best))
    return pages.ShownDecision(
        f"/r/{table.id}?ply={one.ply}&eyes={seat}",
        str(seat),
        one.ply,
        did,
        better,
        _percent(one.share),
        _percent(one.best_share),
        str(max(1, round(100 * one.best_share) - round(100 * one.share))),
        str(margin(one.sure)),
        say_reason(one.why, speaker),
    )


def _percent(share: float) -> str:
    return str(round(100 * share))
