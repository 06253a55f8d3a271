"""``oyabun play``: a person against bots, or people in turn at one terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from oyabun.advice import give_hints, what_is_seen
from oyabun.arena.opponents import bot_name
from oyabun.cli.bots import choose_bot
from oyabun.cli.editions import load_edition
from oyabun.cli.request import read_names, read_settings
from oyabun.cli.screen import Screen
from oyabun.cli.throwing import real_dealer
from oyabun.core.chance import Rng, SystemRng
from oyabun.core.errors import SeatError, WordsError
from oyabun.core.game import Bot, Game
from oyabun.core.match import Match, rng_dealer
from oyabun.core.moves import Move
from oyabun.core.options import THROWS
from oyabun.core.writing import WORDS_LIMIT
from oyabun.service.seats import BOT_NAMES
from oyabun.shelf import find_game
from oyabun.text import Speaker, shared_words

FAVOURITE_SEATS = 4


class QuitError(Exception):
    """The person has had enough."""


def play_in_terminal(
    key: str,
    *,
    seats: int | None,
    bots: str | None,
    hot_seat: bool,
    options: Sequence[str] | None,
    edition: Path | None,
    hints: bool | None,
    real_throws: bool,
    language: str,
    seed: int | None,
) -> None:
    """Play one match, and offer to save its record."""
    game = find_game(key)
    given = read_settings(options)
    if real_throws:
        given = {**given, THROWS.key: "real"}
    named, usual = read_names(bots), game.usual_bot()
    if not named and not hot_seat and sys.stdin.isatty():
        usual = choose_bot(game, language)
    sitting = seat_bots(game, named, seats, given, hot_seat=hot_seat, usual=usual)
    match = Match.start(game, names(sitting, language), given, edition=load_edition(game, edition))
    rng = SystemRng() if seed is None else Rng(seed)
    minds = {seat: game.bot(name) for seat, name in enumerate(sitting) if name is not None}
    screen = Screen(match, language)
    if minds:
        screen.say("sitting", names=who_plays(match.header.seats, sitting, language))
    try:
        with suppress(QuitError):
            Session(match, screen, minds, rng, hints=hints).run()
        screen.offer_to_save()
    except EOFError:
        screen.console.print()


def seat_bots(
    game: Game,
    bots: list[str],
    seats: int | None,
    given: Mapping[str, str],
    *,
    hot_seat: bool,
    usual: str,
) -> list[str | None]:
    """Return the bot of each seat, None where a person sits: people first, then bots."""
    chosen = game.read_options(given)
    allowed = game.seats_with(chosen)
    if seats is not None:
        count = seats
    elif bots and not hot_seat:
        count = max(len(bots) + 1, allowed[0])
    else:
        count = min(allowed, key=lambda number: abs(number - FAVOURITE_SEATS))
    people = count - len(bots) if hot_seat else 1
    if people < 1 or len(bots) > count - people:
        raise SeatError(f"{len(bots)} bots and somebody to play them do not fit {count} seats")
    game.check_seats(count, chosen)
    rota = bots or [usual]
    machines = [rota[place % len(rota)] for place in range(count - people)]
    return [*[None] * people, *machines]


def names(sitting: Sequence[str | None], language: str) -> tuple[str, ...]:
    """Return what everybody is called."""
    words = Speaker("oyabun.cli", language)
    return tuple(
        words.word("person", n=seat + 1) if bot is None else BOT_NAMES[seat]
        for seat, bot in enumerate(sitting)
    )


def who_plays(called: Sequence[str], sitting: Sequence[str | None], language: str) -> str:
    """Return the bots at the table, each with its level."""
    words = shared_words(language)
    bots = zip(called, sitting, strict=True)
    return ", ".join(f"{name} ({bot_name(words, bot)})" for name, bot in bots if bot is not None)


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        minds: Mapping[int, Bot],
        rng: Rng,
        *,
        hints: bool | None,
    ) -> None:
        self.match = match
        self.screen = screen
        self.minds = minds
        self.dealer = rng_dealer(rng.fork())
        if match.header.options.get(THROWS.key) == "real":
            self.dealer = real_dealer(screen, self.dealer)
        self.thoughts = rng.fork()
        people = [seat for seat in range(len(match.header.seats)) if seat not in minds]
        self.person: int | None = people[0] if len(people) == 1 else None
        """Who looks at the screen; None while it is handed over."""
        self.alone = len(people) == 1
        self.hints = self.alone if hints is None else hints
        self.heard = dict.fromkeys(people, -1)

    def run(self) -> None:
        """Play until the match is over."""
        while self.match.outcome is None:
            self.match.deal(self.dealer)
            owing = self.match.waiting()
            bots = [seat for seat in owing if seat in self.minds]
            if bots:
                move = self.minds[bots[0]](self.match.view(bots[0]), self.thoughts)
                self.match.submit(bots[0], move)
            elif owing and not self.only_choice(owing[0]):
                self.turn(owing[0])
        self.end()

    def only_choice(self, seat: int) -> bool:
        """Play what is all that somebody alone can do, unless they might rather take back."""
        legal = self.match.view(seat).legal
        forced = len(legal) == 1 and not legal[0].speaks
        if not (self.alone and forced) or self.match.may_take_back(seat):
            return False
        self.match.submit(seat, legal[0])
        return True

    def turn(self, seat: int) -> None:
        """Show a person what happened since they last looked, and take their decision."""
        if self.person != seat:
            self.screen.hand_over(seat)
            self.person = seat
        if self.heard[seat] < 0:
            self.screen.goal()
            if self.hints and not self.alone:
                self.screen.say("hints-on")
        self.catch_up(seat)
        self.screen.board(seat)
        moves: tuple[Move, ...] = self.match.view(seat).offered()
        self.screen.choices(seat, moves)
        asks = "choose" if self.hints else "choose-unaided"
        while not self.obey(seat, moves, self.screen.ask(asks)):
            pass

    def catch_up(self, seat: int | None) -> None:
        """Tell what the person has not heard yet."""
        since = min(self.heard.values()) if seat is None else self.heard[seat]
        self.screen.tell(seat, since)
        if seat is not None:
            self.heard[seat] = self.match.ply

    def obey(self, seat: int, moves: tuple[Move, ...], typed: str) -> bool:
        """Do what was typed; return whether the position has changed."""
        match typed.lower():
            case "q":
                raise QuitError
            case "u":
                return self.take_back(seat)
            case "?":
                self.hint(seat, moves)
            case "h":
                self.screen.say("help")
            case "b":
                self.screen.board(seat, again=True)
            case "l":
                self.screen.log(seat)
            case "g":
                self.screen.goal()
            case "r":
                self.screen.rules()
            case _:
                move = named_move(moves, typed, self.match.view(seat).legal)
                if move is not None:
                    return self.decide(seat, move)
                self.screen.say("not-a-choice", quote=typed)
        return False

    def hint(self, seat: int, moves: tuple[Move, ...]) -> None:
        """Say what somebody good would do, from what the person knows."""
        if not self.hints:
            self.screen.say("hints-off")
            return
        self.screen.say("hints-thinking")
        found = give_hints(what_is_seen(self.match, seat), int(self.thoughts.word()))
        self.screen.hints(seat, moves, found)

    def take_back(self, seat: int) -> bool:
        """Undo the person's last decision, if nobody has seen it."""
        if not self.match.may_take_back(seat):
            self.screen.say("nothing-to-take-back")
            return False
        self.match.take_back(seat)
        self.heard = {one: min(ply, self.match.ply) for one, ply in self.heard.items()}
        self.screen.say("taken-back")
        return True

    def decide(self, seat: int, move: Move) -> bool:
        """Play the person's move, with what they say."""
        words = self.screen.ask("your-words", n=WORDS_LIMIT) if move.speaks else ""
        try:
            self.match.submit(seat, move, words)
        except WordsError as error:
            self.screen.console.print(str(error))
            return False
        return True

    def end(self) -> None:
        """Show the end to the person, or to everybody as a spectator sees it."""
        seat = self.person if self.alone else None
        if not self.alone:
            self.screen.clear()
        self.catch_up(seat)
        self.screen.board(seat, again=True)
        self.screen.ending(seat)


def named_move(
    moves: tuple[Move, ...], typed: str, legal: tuple[Move, ...] | None = None
) -> Move | None:
    """Return the move with that number in the list, or the legal one with that text."""
    if typed.isdecimal() and 1 <= int(typed) <= len(moves):
        return moves[int(typed) - 1]
    return next((move for move in legal or moves if str(move) == typed), None)
