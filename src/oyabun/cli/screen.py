"""The terminal as one person sees it: only ever made from that person's view."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from oyabun.advice import Hint
from oyabun.advice.reasons import say_reason
from oyabun.advice.weighing import margin
from oyabun.cli.output import STYLES, show_board, table
from oyabun.cli.rules import print_rulebook
from oyabun.core.breakdown import Source
from oyabun.core.match import Match
from oyabun.core.moves import Move
from oyabun.core.phrases import Phrase
from oyabun.core.sketch import SEAT_STYLES, Panel
from oyabun.replay import write_record
from oyabun.text import Speaker
from oyabun.text.rulebook import read_rulebook

FORGET_SCROLLBACK = "\x1b[3J"


class Screen:
    """Shows a match, in one language, to whoever looks."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.language = language
        self.console = Console(highlight=False)
        self.words = Speaker("oyabun.cli", language)
        self._shown: tuple[Panel, ...] = ()

    def speaker(self, seat: int | None) -> Speaker:
        """Return somebody who tells the game to that seat, or to a spectator."""
        return Speaker(self.match.game.package, self.language, self.match.header.seats, seat)

    def say(self, key: str, **gaps: str | int) -> None:
        """Write a sentence of the terminal's own."""
        self.console.print(Text(self.words.word(key, **gaps), "cyan"))

    def ask(self, key: str, **gaps: str | int) -> str:
        """Return what is typed; the end of the input is an EOFError."""
        self.console.print(Text(self.words.word(key, **gaps) + " › ", "bold cyan"), end="")
        return self.console.input().strip()

    def hand_over(self, seat: int) -> None:
        """Leave nothing of the last person's screen for the next one, who says when to go on."""
        self.clear()
        self.ask("pass-the-screen", seat=self.match.header.seats[seat])
        self.clear()

    def clear(self) -> None:
        """Empty the screen, and what could be scrolled back to."""
        self._shown = ()
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLBACK)

    def tell(self, seat: int | None, since: int) -> None:
        """Tell what the seat may hear of what happened after position `since`."""
        speaker = self.speaker(seat)
        for ply in range(since + 1, self.match.ply + 1):
            for phrase in self.match.news(ply, seat):
                self.console.print(Text("· " + speaker.say(phrase), style_of(phrase)))

    def log(self, seat: int | None) -> None:
        """Tell everything from the beginning."""
        if not any(self.match.news(ply, seat) for ply in range(self.match.ply + 1)):
            self.say("log-empty")
        self.tell(seat, -1)

    def board(self, seat: int | None, *, again: bool = False) -> None:
        """Show the board, unless it is the one that was shown last."""
        panels = self.match.game.describe(self.match.view(seat), self.speaker(seat))
        if again or panels != self._shown:
            self._shown = panels
            show_board(self.console, panels)

    def choices(self, seat: int, moves: tuple[Move, ...]) -> None:
        """Show what is asked and the numbered answers."""
        speaker = self.speaker(seat)
        self.console.print(Text("\n" + speaker.prompt(self.match.view(seat).frame), "bold"))
        self.answers(speaker, moves)

    def answers(self, speaker: Speaker, moves: tuple[Move, ...]) -> None:
        """Show the numbered answers, in columns where there are many."""
        lines = [Text(f"{n:>3}  {speaker.move(move)}") for n, move in enumerate(moves, 1)]
        if len(lines) <= self.console.height // 2:
            self.console.print(*lines, sep="\n")
        else:
            self.console.print(Columns(lines, column_first=True, padding=(0, 3)))

    def hints(self, seat: int, moves: tuple[Move, ...], hints: Sequence[Hint]) -> None:
        """Show the best choices with what is typed for them, their number, and their chances."""
        if not hints:
            self.say("hints-none")
            return
        speaker, game, box = self.speaker(seat), self.match.game, self.match.view(seat).box
        whys = [say_reason(hint.why, speaker) for hint in hints]
        shown = ("choice", "chance", "why") if any(whys) else ("choice", "chance")
        heads = ["", *(self.words.word(f"hints-{head}") for head in shown)]
        best = [game.moves.decode(hint.move) for hint in hints]
        rows = [
            (
                str(moves.index(move) + 1) if move in moves else str(move),
                speaker.say(game.called(box, move)),
                f"{100 * hint.share:.0f} % ± {margin(hint.sure)}",
                why,
            )
            for move, hint, why in zip(best, hints, whys, strict=True)
        ]
        self.console.print(table(heads, [row[: len(heads)] for row in rows]))

    def real_throw(self, seat: int, number: int, moves: tuple[Move, ...]) -> None:
        """Ask how a real piece lies, with the numbered answers."""
        speaker = self.speaker(None)
        asks = self.words.word("how-it-lies", seat=speaker.name(seat), n=number)
        self.console.print(Text("\n" + asks, "bold"))
        lines = [Text(f"{n:>3}  {speaker.move(move)}") for n, move in enumerate(moves, 1)]
        self.console.print(*lines, sep="\n")

    def goal(self) -> None:
        """Say in three lines what one wants, what a turn is and how one scores."""
        speaker = self.speaker(None)
        self.console.print(Text(self.match.game.title, "bold"))
        for line in (1, 2, 3):
            self.console.print(Text(f" {line}  {speaker.word(f'goal-{line}')}"))

    def rules(self) -> None:
        """Show the rules, in a pager where there is one."""
        with self.console.pager(styles=True):
            print_rulebook(self.console, read_rulebook(self.match.game.package, self.language))

    def ending(self, seat: int | None) -> None:
        """Show how the match ended."""
        outcome = self.match.outcome
        assert outcome is not None, "the match is over"
        view, speaker = self.match.view(seat), self.speaker(seat)
        self.console.print(Text(speaker.prompt(view.frame), "bold"))
        sources = self.match.game.breakdown(view, speaker)
        order = sorted(range(len(outcome.places)), key=lambda one: outcome.places[one])
        place, player, score = (self.words.word(key) for key in ("place", "player", "score"))
        heads = [place, player, *(source.name for source in sources), score]
        rows = [
            (
                str(outcome.places[one]),
                self.match.header.seats[one],
                *(points_text(source, one) for source in sources),
                str(outcome.scores[one]),
            )
            for one in order
        ]
        self.console.print(table(heads, rows))

    def offer_to_save(self) -> None:
        """Write the record where the person wants it, never over another file."""
        while name := self.ask("save"):
            try:
                with Path(name).open("x", encoding="utf-8") as file:
                    file.write(write_record(self.match))
            except OSError as error:
                self.say("not-saved", quote=name, reason=error.strerror or str(error))
            else:
                self.say("saved", quote=name)
                if self.match.outcome is not None:
                    told = self.words.word("saved-review", quote=shlex.quote(name))
                    self.console.print(Text(told, "cyan"), soft_wrap=True)  # to be copied
                return


def points_text(source: Source, seat: int) -> str:
    """Return what a source gave a seat, and why in a few words."""
    remark = source.remark(seat)
    points = f"{source.points[seat]:+}" if source.points[seat] else "–"
    return f"{points} ({remark})" if remark else points


def style_of(phrase: Phrase) -> str:
    """Return the colour of whom a sentence is about."""
    return STYLES[SEAT_STYLES[phrase.seats[0]]] if phrase.seats and phrase.seats[0] >= 0 else ""
