"""The report of a tournament: one page that needs nothing but itself."""

from __future__ import annotations

from typing import Final

from oyabun.arena import plots
from oyabun.arena.opponents import bot_name
from oyabun.arena.page import figure, page, table
from oyabun.arena.tournament import Standing, Tournament
from oyabun.shelf import find_game
from oyabun.svg.node import escape
from oyabun.text import Speaker

HEADS: Final = ("bot", "rating", "interval", "wins", "interval", "place", "seconds", "slowest")


def write_report(found: Tournament, language: str) -> str:
    """Return the report as HTML."""
    words = Speaker("oyabun.arena", language)
    title = words.word("report-title", title=found.title)
    sections = [
        _standings(found, words),
        figure(words.word("ratings"), words.word("ratings-text"), _ratings(found, words)),
        figure(words.word("wins"), _fair(found, words), _wins(found, words)),
        _against(found, words),
        figure(words.word("seats"), words.word("seats-text"), _seats(found, words)),
        figure(words.word("lengths"), _length(found, words), _lengths(found, words)),
        _how(found, words),
    ]
    return page(title, _lead(found, words), sections, language)


def _lead(found: Tournament, words: Speaker) -> str:
    return words.word(
        "report-lead", games=found.games, deals=found.deals, seats=found.seats, date=found.date
    )


def _standings(found: Tournament, words: Speaker) -> str:
    heads = [words.word(f"head-{name}") for name in HEADS]
    return table(heads, ([bot_name(words, one.bot), *figures(one)] for one in found.bots))


def figures(one: Standing) -> list[str]:
    """Return what a table says of a bot, after its name."""
    return [
        f"{one.rating.rating:.0f}",
        f"{one.rating.low:.0f}–{one.rating.high:.0f}",
        f"{100 * one.wins.share:.1f}",
        f"{100 * one.wins.low:.1f}–{100 * one.wins.high:.1f}",
        f"{one.mean_place:.2f}",
        f"{one.seconds.mean:.3f}",
        f"{one.seconds.slowest:.2f}",
    ]


def _ratings(found: Tournament, words: Speaker) -> str:
    rows = [
        plots.Whisker(bot_name(words, one.bot), *_rating(one), f"{one.rating.rating:.0f}")
        for one in found.bots
    ]
    return plots.whiskers(rows, [(1500, "1500")], words.word("ratings"))


def _rating(one: Standing) -> tuple[float, float, float]:
    return one.rating.rating, one.rating.low, one.rating.high


def _wins(found: Tournament, words: Speaker) -> str:
    rows = [
        plots.Whisker(
            bot_name(words, one.bot),
            one.wins.share,
            one.wins.low,
            one.wins.high,
            f"{100 * one.wins.share:.1f} %",
        )
        for one in found.bots
    ]
    fair = 1 / found.seats
    return plots.whiskers(rows, [(0, "0"), (fair, f"{100 * fair:.0f} %")], words.word("wins"))


def _fair(found: Tournament, words: Speaker) -> str:
    return words.word("wins-text", fair=f"{100 / found.seats:.1f} %")


def _against(found: Tournament, words: Speaker) -> str:
    heads = ["", *(bot_name(words, one.bot) for one in found.bots)]
    rows = (
        [
            bot_name(words, one.bot),
            *(
                f"{100 * one.against[other.bot]:.0f} %" if other.bot in one.against else "–"
                for other in found.bots
            ),
        ]
        for one in found.bots
    )
    title, text = escape(words.word("against")), escape(words.word("against-text"))
    return f"<h2>{title}</h2>\n<p>{text}</p>\n{table(heads, rows)}"


def _seats(found: Tournament, words: Speaker) -> str:
    rows = [
        plots.Whisker(
            words.word("seat", n=seat + 1),
            one.share,
            one.low,
            one.high,
            f"{100 * one.share:.1f} %",
        )
        for seat, one in enumerate(found.seat_wins)
    ]
    fair = 1 / found.seats
    return plots.whiskers(rows, [(fair, f"{100 * fair:.0f} %")], words.word("seats"))


def _length(found: Tournament, words: Speaker) -> str:
    reasons = Speaker(find_game(found.game).package, words.language)
    ends = " ".join(
        f"{count} × {reasons.word('reason-' + reason)}"
        for reason, count in found.end_reasons.items()
    )
    return words.word("lengths-text", mean=f"{found.mean_length:.1f}", ends=ends)


def _lengths(found: Tournament, words: Speaker) -> str:
    rows = [
        (
            str(bar.shortest) if bar.shortest == bar.longest else f"{bar.shortest}–{bar.longest}",
            bar.games,
        )
        for bar in found.lengths
    ]
    return plots.bars(rows, words.word("lengths"))


def _how(found: Tournament, words: Speaker) -> str:
    options = ", ".join(f"{key}={value}" for key, value in found.options.items()) or "–"
    facts = words.word(
        "how-text", options=options, version=found.rules_version, edition=found.edition
    )
    return (
        f"<h2>{escape(words.word('how'))}</h2>\n<p><code>{escape(found.command)}</code></p>\n"
        f'<p class="small">{escape(facts)}</p>\n'
    )
