"""The report of a lab: one page that needs nothing but itself."""

from __future__ import annotations

from base64 import b64encode
from typing import Final

from oyabun.arena import plots
from oyabun.arena.page import figure, page, table
from oyabun.arena.results import Share
from oyabun.balance.findings import Balance, Comparison, Difference, Worth, worth_key
from oyabun.balance.laboratory import Question
from oyabun.balance.watching import watched_game
from oyabun.core.game import Game
from oyabun.shelf import find_game
from oyabun.svg.node import escape
from oyabun.svg.theme import LIGHT
from oyabun.text import Speaker

MOST_ROWS: Final = 24
"""How many rows of a table are shown; the JSON beside the report has all."""
MOST_WHISKERS: Final = 12
PERCENT: Final = "\N{NO-BREAK SPACE}%"


def write_report(
    question: Question, found: Balance | Comparison, command: str, date: str, language: str
) -> str:
    """Return the report as a page of its own."""
    report = _Report(question, found, language)
    return page(report.title(), report.lead(date), report.sections(command), language)


def report_body(question: Question, found: Balance | Comparison, language: str) -> str:
    """Return what a page that is there already shows of the findings, as HTML."""
    return "".join(_Report(question, found, language).sections(""))


class _Report:
    """A report in one language."""

    def __init__(self, question: Question, found: Balance | Comparison, language: str) -> None:
        self.question = question
        self.compared = found if isinstance(found, Comparison) else None
        self.found = found.first if isinstance(found, Comparison) else found
        self.language = language
        self.words = Speaker("oyabun.balance", language)
        self.game: Game = find_game(self.found.game)
        self.speaker = Speaker(self.game.package, language)
        self.played = watched_game(question.first, 0)[0]
        """The first game once more, for its boards."""

    def title(self) -> str:
        """Return what was studied."""
        found = self.found
        return self.words.word("balance-title", title=found.title, edition=found.edition)

    def lead(self, date: str) -> str:
        """Say how it was studied."""
        found = self.found
        bots = ", ".join(dict.fromkeys(found.bots))
        return self.words.word(
            "balance-lead", games=found.games, seats=found.seats, bots=bots, date=date
        )

    def sections(self, command: str) -> list[str]:
        """Return everything that was found, as HTML."""
        say = self.words.word
        return [
            self.differences(),
            figure(say("seats"), self.fair(), self.seats()),
            self.leads(),
            figure(say("lengths"), self.length_text(), self.lengths()),
            self.worths("source"),
            self.worths("move"),
            self.unused(),
            self.boards(),
            self.how(command),
        ]

    def fair(self) -> str:
        """Say whether the seats are fair."""
        wins, fair = self.found.seat_wins, 1 / self.found.seats
        unfair = [seat + 1 for seat, one in enumerate(wins) if not one.low <= fair <= one.high]
        if not unfair:
            return self.words.word("seats-fair", fair=percent(fair))
        seats = self.words.list([str(seat) for seat in unfair])
        return self.words.word("seats-unfair", fair=percent(fair), seats=seats, n=len(unfair))

    def seats(self) -> str:
        """Return the shares of the seats."""
        fair = 1 / self.found.seats
        rows = [
            whisker(self.words.word("seat", n=seat + 1), one)
            for seat, one in enumerate(self.found.seat_wins)
        ]
        return plots.whiskers(rows, [(fair, percent(fair))], self.words.word("seats"))

    def leads(self) -> str:
        """Return how much it means to lead."""
        found, say = self.found, self.words.word
        if not found.leads or not (found.runaway and found.last_round and found.comebacks):
            return ""
        rows = [whisker(say(f"lead-{one.part}"), one.wins) for one in found.leads]
        text = say(
            "leads-text",
            runaway=spread(found.runaway),
            last=spread(found.last_round),
            comebacks=spread(found.comebacks),
        )
        fair = 1 / found.seats
        plot = plots.whiskers(rows, [(fair, percent(fair)), (1.0, "100 %")], say("leads"))
        return figure(say("leads"), text, plot)

    def length_text(self) -> str:
        """Say how long games are and how they end."""
        ends = " ".join(
            f"{count} × {self.speaker.word('reason-' + reason)}"
            for reason, count in self.found.end_reasons.items()
        )
        return self.words.word("lengths-text", mean=f"{self.found.mean_length:.1f}", ends=ends)

    def lengths(self) -> str:
        """Return the lengths."""
        rows = [
            (
                str(bar.shortest)
                if bar.shortest == bar.longest
                else f"{bar.shortest}–{bar.longest}",
                bar.games,
            )
            for bar in self.found.lengths
        ]
        return plots.bars(rows, self.words.word("lengths"))

    def worths(self, what: str) -> str:
        """Return what sources of points, or moves, are worth."""
        say = self.words.word
        worths = [one for one in self.found.worths if one.what == what]
        if not worths:
            return ""
        shown = sorted(worths, key=lambda one: (not one.beyond, -abs(one.difference)))[:MOST_ROWS]
        rows = [
            plots.Whisker(self.name(one), one.difference, one.low, one.high, signed(one.difference))
            for one in shown[:MOST_WHISKERS]
        ]
        heads = [say(f"head-{name}") for name in ("what", "seats", "with", "without", "difference")]
        plot = plots.whiskers(rows, [(0.0, "0")], say(f"worths-{what}"))
        cells = (
            [
                self.name(one) + ("" if one.beyond else " ?"),
                str(one.seats),
                spread(one.having),
                spread(one.lacking),
                f"{signed(one.difference)} ({signed(one.low)} … {signed(one.high)})",
            ]
            for one in shown
        )
        text = say(f"worths-{what}-text", n=len(shown), all=len(worths))
        return figure(say(f"worths-{what}"), text, plot) + table(heads, cells)

    def name(self, worth: Worth) -> str:
        """Return what a worth is about, in the reader's language."""
        return worth.names[self.language] if worth.names else self.move(worth.number)

    def move(self, number: int) -> str:
        """Return the name of a move."""
        move = self.game.moves.decode(number)
        if self.speaker.has(f"move-{move.kind}"):
            return self.speaker.move(move)
        return str(move)

    def unused(self) -> str:
        """Return the choices that nobody makes."""
        say, found = self.words.word, self.found.unused
        title = f"<h2>{escape(say('unused'))}</h2>\n"
        if not found:
            return f"{title}<p>{escape(say('unused-none'))}</p>\n"
        heads = [say(f"head-{name}") for name in ("choice", "expected", "chosen")]
        rows = [
            [self.move(one.move), f"{one.expected:.0f}", str(one.chosen)]
            for one in found[:MOST_ROWS]
        ]
        text = escape(say("unused-text", n=min(len(found), MOST_ROWS), all=len(found)))
        return f"{title}<p>{text}</p>\n{table(heads, rows)}"

    def differences(self) -> str:
        """Return what changed beyond chance between two editions."""
        if self.compared is None:
            return ""
        say, second = self.words.word, self.compared.second
        title = escape(say("compared", first=self.found.edition, second=second.edition))
        options = ", ".join(
            f"{key}={value}"
            for key, value in second.options.items()
            if value != self.found.options[key]
        )
        intro = escape(say("compared-text", games=self.found.games, options=options or "–"))
        heads = [say(f"head-{name}") for name in ("what", "first", "second", "difference", "sure")]
        rows = [self.difference(one) for one in self.compared.differences]
        changed = [one for one in self.compared.worths if one.beyond][:MOST_ROWS]
        known = {worth_key(one): self.name(one) for one in self.found.worths}
        things = [self.difference(one, known[one.what]) for one in changed]
        more = f"<p>{escape(say('compared-worths', n=len(changed)))}</p>\n"
        below = table(heads, things) if things else ""
        return f"<h2>{title}</h2>\n<p>{intro}</p>\n{table(heads, rows)}{more}{below}"

    def difference(self, one: Difference, name: str = "") -> list[str]:
        """Return a row about what changed."""
        say = self.words.word
        what, _, number = one.what.rpartition("-")
        if what == "seat":
            name = say("seat", n=int(number))
        show = plain if one.what == "length" else percent
        step = plain_signed if one.what == "length" else signed
        return [
            name or say(f"number-{one.what}"),
            show(one.first),
            show(one.second),
            f"{step(one.difference)} ({step(one.low)} … {step(one.high)})",
            say("sure-yes" if one.beyond else "sure-no"),
        ]

    def boards(self) -> str:
        """Return the first game as a spectator saw it, half way and at its end."""
        match = self.played.match()
        pictures = ""
        for name, at in (("board-middle", match.ply // 2), ("board-end", match.ply)):
            speaker = Speaker(self.game.package, self.language, match.header.seats)
            scene = self.game.draw(match.at(at).view(None).watched(), speaker, LIGHT)
            data = b64encode(str(scene).encode()).decode()
            label = escape(self.words.word(name))
            pictures += (
                f'<figure><img alt="{label}" src="data:image/svg+xml;base64,{data}">'
                f"<figcaption>{label}</figcaption></figure>\n"
            )
        return f"<h2>{escape(self.words.word('boards'))}</h2>\n{pictures}"

    def how(self, command: str) -> str:
        """Return how to get the same."""
        found = self.found
        options = ", ".join(f"{key}={value}" for key, value in found.options.items()) or "–"
        facts = self.words.word(
            "how-text",
            options=options,
            version=found.rules_version,
            edition=found.edition_digest,
        )
        shown = f"<p><code>{escape(command)}</code></p>\n" if command else ""
        return (
            f"<h2>{escape(self.words.word('how'))}</h2>\n{shown}"
            f'<p class="small">{escape(facts)}</p>\n'
        )


def whisker(name: str, share: Share) -> plots.Whisker:
    """Return a share as a point with its interval."""
    return plots.Whisker(name, share.share, share.low, share.high, percent(share.share))


def percent(value: float) -> str:
    """Return a share in percent."""
    return f"{100 * value:.1f}{PERCENT}"


def signed(value: float) -> str:
    """Return a difference of shares, in percentage points."""
    return f"{100 * value:+.1f}"


def plain(value: float) -> str:
    """Return a number."""
    return f"{value:.1f}"


def plain_signed(value: float) -> str:
    """Return a difference of numbers."""
    return f"{value:+.1f}"


def spread(share: Share) -> str:
    """Return a share with its interval."""
    return f"{percent(share.share)} ({100 * share.low:.1f}–{100 * share.high:.1f})"
