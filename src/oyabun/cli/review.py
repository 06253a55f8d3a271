"""``oyabun review``: a match looked back on through one seat's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from oyabun.advice import Review, Reviewed
from oyabun.advice.reasons import say_reason
from oyabun.advice.review import answer, asking, check_reviewable, sum_up
from oyabun.advice.weighing import margin, signed
from oyabun.cli.output import progress_bar, table, write_json
from oyabun.core.match import Match
from oyabun.replay import read_record
from oyabun.text import Speaker

STEPS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60
"""Signs of a curve, where there is room for them …"""
BESIDE: Final = 28
"""… beside a name and a share."""


def review_record(file: Path, *, seat: int, seed: int, language: str, as_json: bool) -> None:
    """Review a record, with a bar on stderr where somebody may be watching."""
    match = read_record(file.read_bytes())
    check_reviewable(match, seat)
    asked = list(asking(match, seat))
    moments = []
    with progress_bar(match.game.title, len(asked)) as tick:
        for question in asked:
            moments.append(answer(question, seed))
            tick(1)
    review = sum_up(match, seat, moments)
    if as_json:
        write_json(review)
    else:
        show_review(match, review, language)


def show_review(match: Match, review: Review, language: str) -> None:
    """Write a review for people."""
    words = Speaker("oyabun.cli", language)
    speaker = Speaker(match.game.package, language, match.header.seats, review.seat)
    console = Console(highlight=False)
    console.print(Text(words.word("review-title", seat=match.header.seats[review.seat]), "bold"))
    for seat, name in enumerate(match.header.seats):
        shares = [point.shares[seat] for point in review.curve]
        drawn = curve_text(shares, min(WIDEST, console.width - BESIDE))
        console.print(Text(f"{name:>20} {drawn} {percent(shares[-1])}"))
    console.print()
    if not review.worst:
        console.print(Text(words.word("review-faultless")))
    else:
        heads = [words.word(f"review-{head}") for head in ("ply", "did", "better", "cost", "sure")]
        rows = (_row(match, one, speaker) for one in review.worst)
        console.print(table(heads, rows))
        for one in review.worst:
            if one.why is not None:
                why = say_reason(one.why, speaker)
                console.print(Text(words.word("review-why", n=one.ply, quote=why)))
        console.print()
    console.print(
        Text(
            words.word(
                "review-sums",
                choice=f"{signed(review.choice)} %",
                choice_sure=f"{margin(review.choice_sure)} %",
                luck=f"{signed(review.luck)} %",
                luck_sure=f"{margin(review.luck_sure)} %",
                others=f"{signed(review.others)} %",
            )
        )
    )


def _row(match: Match, one: Reviewed, speaker: Speaker) -> tuple[str, ...]:
    game, box = match.game, match.view(speaker.listener).box
    did, better = (
        speaker.say(game.called(box, game.moves.parse(text))) for text in (one.move, one.best)
    )
    chances = f"{percent(one.share)} → {percent(one.best_share)}"
    return (
        str(one.ply),
        did,
        better,
        chances,
        f"± {margin(one.sure)} %",
    )


def curve_text(shares: list[float], widest: int) -> str:
    """Return a curve as a row of so many signs at most, from its first point to its last."""
    signs = max(2, min(widest, len(shares)))
    last = len(shares) - 1
    points = [shares[round(at * last / (signs - 1))] for at in range(signs)]
    return "".join(STEPS[min(7, int(8 * share))] for share in points)


def percent(share: float) -> str:
    """Return a share in percent."""
    return f"{100 * share:.0f} %"
