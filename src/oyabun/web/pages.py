"""What each page is given: a template gets one of these as `page`, and nothing else about tables.

Every template also gets

- `t(key, **gaps)`: a text of ``web/<language>.ftl`` in the reader's language,
- `lang` (``en`` or ``fr``), `theme` (``light``, ``dark`` or ``auto``), `path` (of this page, to go
  back to after switching), `home` (address of the server), `static` (address of the folder of built
  files), `chrome` (the colour of what a device draws around the page),
- `limits`: how long what people write may be, as `oyabun.core.writing` has it.

A message goes into a script element, as data, by the filter `embedded`.
Markup that the server drew itself (`svg`, `qr`, `html`) is marked safe; Jinja2 escapes all else.

Forms that pages post to, all of them plain ``application/x-www-form-urlencoded``, answered by a
redirect, or by the same page with `error` set:

- ``/tables``: game, count, seat-0 … (``me``, ``open`` or ``bot:<name>``), option-<key> …, edition,
  pace (``live`` or ``turns``), clock (seconds or nothing), hints (``on``, ``off`` or nothing), name
- ``/editions/<game>``: a number for each field of the game's edition, by its path; action
  (``keep`` sends a file, ``table`` goes on to the form of a table, ``load`` reads ``file``);
  ``/editions/<game>/look`` answers the same with JSON
- ``/play/<game>``: nothing needed; name, count and bot may be given
- ``/t/<table>/s/<token>``: name; takes the seat
- ``/t/<table>/word``: word; adds it to what decides chance
- ``/t/<table>/name``: name · ``/t/<table>/start`` · ``/t/<table>/seats/<n>``: action (``free`` or
  ``bot``), bot
- ``/t/<table>/join``: name; takes a free seat where anybody may · ``/t/<table>/listed``: listed
  (``1`` or nothing) · ``/t/<table>/again``: proposes another game, or joins it
- ``/mine/carry``: makes a link for another device · ``/carry``: ticket; takes the tables in ·
  ``/mine/forget/<table>``
- ``/position``: text; shows the position
- ``/lang/<code>`` and ``/theme/<name>``: path to go back to
- ``/replay``: the record as a file called ``record`` (``multipart/form-data``)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from markupsafe import Markup

from oyabun.arena import Tournament
from oyabun.arena.opponents import Opponent
from oyabun.web.messages import Ended, ShownSeat, Snapshot


@dataclass(frozen=True)
class GameCard:
    """A game as the home page shows it."""

    key: str
    title: str
    tagline: str
    summary: str
    authors: str
    fewest: int
    most: int
    minutes: int
    picture: str
    """Address of its board in the middle of a match, by day; `picture_dark` by night."""
    picture_dark: str
    first_game: str
    """What a first game, played at once, leaves out; nothing where it leaves nothing out."""
    goal: tuple[str, ...]
    """What one wants, what a turn is, how one scores."""
    levels: tuple[Opponent, ...]
    """Whom one can play against at once."""
    teaches: bool
    """Whether ``/learn/<key>`` has a lesson."""


@dataclass(frozen=True)
class OwnTable:
    """A table of the reader, as the first page lists it."""

    table: str
    title: str
    stage: Literal["lobby", "playing", "finished", "stopped"]
    yours: bool
    """Whether the reader is asked something."""
    with_whom: tuple[str, ...]
    """The others who sit there, bots included."""
    waiting: tuple[str, ...]
    """Who else is asked something."""
    won: bool
    since: str
    """For how long it has been so, in words."""
    can_forget: bool
    """Whether nobody misses the reader there."""


@dataclass(frozen=True)
class OpenToAll:
    """A table at which anybody may sit down."""

    table: str
    title: str
    names: tuple[str, ...]
    free: int
    seats: int
    pace: Literal["live", "turns"]
    since: str


@dataclass(frozen=True)
class HomePage:
    """home.html."""

    games: tuple[GameCard, ...]
    mine: tuple[OwnTable, ...]
    open: tuple[OpenToAll, ...]
    levels: tuple[Opponent, ...]
    """Who plays at once, the same in every game; how strong they are depends on it."""


@dataclass(frozen=True)
class OfflinePage:
    """offline.html: what a browser shows that cannot reach us."""


@dataclass(frozen=True)
class CarryPage:
    """carry.html: tables on their way to another device; with a link, or asking for its code."""

    minutes: int
    link: str = ""
    qr: Markup | None = None
    error: str = ""


@dataclass(frozen=True)
class OptionValue:
    """One value of an option, with its explanation."""

    value: str
    label: str
    seats: tuple[int, ...]
    """The numbers of players that it allows, with whatever is usual otherwise."""


@dataclass(frozen=True)
class OptionField:
    """An option of a game; `values` for a choice, `low` to `high` for a number."""

    key: str
    label: str
    chosen: str
    leads: bool
    """Whether everybody should look at it who opens a table."""
    values: tuple[OptionValue, ...] = ()
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class NewPage:
    """new.html: the form that opens a table; `chosen` are fields as they were posted."""

    game: GameCard
    games: tuple[GameCard, ...]
    counts: tuple[int, ...]
    """Numbers of players the game takes, with whatever options."""
    count: int
    """How many may sit down with the usual options: what the form starts with."""
    bots: tuple[Opponent, ...]
    """Whom one can choose, with a sentence and a rating."""
    rated: Tournament | None
    """Where the ratings come from."""
    options: tuple[OptionField, ...]
    edition: str
    """The component data as JSON, to start from."""
    tunable: bool
    """Whether the numbers of the box have a form of their own."""
    chosen: dict[str, str] = field(default_factory=dict)
    error: str = ""


@dataclass(frozen=True)
class Invitation:
    """The link to one seat, for the host alone."""

    seat: int
    link: str
    qr: Markup


@dataclass(frozen=True)
class Fairness:
    """What a table shows of the seal of its chance."""

    commitment: str
    """Empty where chance was not committed to."""
    secret: str = ""
    """Once the match is over."""
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class FairPage:
    """fair.html: how chance is sealed."""


@dataclass(frozen=True)
class SitPage:
    """sit.html: an invitation to a seat, or one's own seat on another device."""

    table: str
    game: GameCard
    token: str
    seat: int
    names: tuple[str, ...]
    """Who sits there already."""
    own: bool
    """Whether the reader holds the seat and only wants to open it here too."""
    hints: bool
    """Whether everybody at this table may ask what a good player would do."""
    error: str = ""


@dataclass(frozen=True)
class LobbyPage:
    """lobby.html: a table that has not begun."""

    table: str
    game: GameCard
    seats: tuple[ShownSeat, ...]
    options: tuple[OptionField, ...]
    pace: Literal["live", "turns"]
    clock: int | None
    you: int | None
    """The reader's seat; None for a spectator or a host without a seat."""
    host: bool
    own_link: str
    """Opens the reader's own seat on another device; empty without a seat."""
    invitations: tuple[Invitation, ...]
    """To free seats; empty unless the reader is the host."""
    watch: str
    """The link for spectators."""
    bots: tuple[Opponent, ...]
    sitting: tuple[str, ...]
    """By seat: what the bot is called that plays it now; nothing where a person or nobody does."""
    fairness: Fairness
    word: str
    """What the reader has added to the seal."""
    hints: bool
    """Whether everybody at this table may ask what a good player would do."""
    listed: bool
    """Whether anybody may sit down."""
    error: str = ""


@dataclass(frozen=True)
class RuleSection:
    """A part of the rules page; `rules` are the ids in it, each an element id in `html`."""

    anchor: str
    title: str
    html: Markup
    rules: tuple[str, ...]


@dataclass(frozen=True)
class TablePage:
    """table.html: a match being played, or just finished."""

    table: str
    game: GameCard
    snapshot: Snapshot
    """What the socket would send; the client opens it with ``have=<version>&said=<said>``."""
    svg: Markup
    """The board, the same as in the snapshot."""
    host: bool
    own_link: str
    invitations: tuple[Invitation, ...]
    watch: str
    rules: tuple[RuleSection, ...]
    finished: bool
    """Then ``/r/<table>`` replays it."""
    gallery: bool
    """Whether whoever only watches may talk."""
    push_key: str
    """By which a browser lets itself be called; empty where nobody is called."""
    bots: tuple[Opponent, ...]
    sitting: tuple[str, ...]
    """By seat: what the bot is called that plays it now; nothing where a person or nobody does."""
    fairness: Fairness


@dataclass(frozen=True)
class ReplayEyes:
    """Somebody through whose eyes a replay can be seen."""

    value: str
    """``0`` … for seats, ``all`` for all open, ``none`` for a spectator."""
    name: str


@dataclass(frozen=True)
class ReplayPage:
    """replay.html: a position of a finished match; the API's replay has the others."""

    table: str
    game: GameCard
    ply: int
    plies: int
    eyes: str
    all_eyes: tuple[ReplayEyes, ...]
    svg: Markup
    prompt: str
    news: tuple[str, ...]
    seats: tuple[ShownSeat, ...]
    ended: Ended
    """Who sat there and how it ended, for the client."""
    judged: tuple[ShownDecision, ...]
    """What was found by those who looked back; each is shown at its own position."""


@dataclass(frozen=True)
class ShownDecision:
    """A decision that cost something; numbers are percent."""

    address: str
    """Of the position in the replay, through the same eyes."""
    eyes: str
    ply: int
    did: str
    better: str
    chance: str
    best_chance: str
    cost: str
    sure: str
    why: str


@dataclass(frozen=True)
class ShownReview:
    """A review in words; numbers are percent."""

    curve: Markup
    samples: tuple[Markup, ...]
    """A piece of each seat's line, by seat."""
    worst: tuple[ShownDecision, ...]
    decisions: int
    """How many were judged."""
    choice: str
    choice_sure: str
    luck: str
    luck_sure: str
    others: str


@dataclass(frozen=True)
class ReviewPage:
    """review.html: a finished match through one seat's eyes; without `review` while it is made."""

    table: str
    game: GameCard
    seats: tuple[ShownSeat, ...]
    seat: int
    done: int
    total: int
    review: ShownReview | None


@dataclass(frozen=True)
class PositionPage:
    """position.html: a position that somebody has pasted as text."""

    longest: int
    text: str = ""
    svg: Markup | None = None
    prompt: str = ""
    error: str = ""


@dataclass(frozen=True)
class TriedMove:
    """A move that the learner can try."""

    move: int
    label: str


@dataclass(frozen=True)
class LearnPage:
    """learn.html: one step of the lesson of a game; ``?try=<move>`` tries a move."""

    game: GameCard
    place: int
    """Of the step, from 1 on."""
    steps: int
    svg: Markup
    text: str
    """What to look at, or what to try."""
    told: tuple[str, ...]
    """What has happened since the step before."""
    choices: tuple[TriedMove, ...]
    """Empty where nothing is to be tried, or not any more."""
    reply: str
    """What is said of the move that was tried."""
    right: bool
    """Whether it was the one, or none was asked for: then one may go on."""


@dataclass(frozen=True)
class RulesPage:
    """rules.html."""

    game: GameCard
    title: str
    intro: Markup
    sections: tuple[RuleSection, ...]
    """Where one has the anchor ``short``, it is the first, and comes before everything else."""
    explained: tuple[tuple[str, str], ...]
    """Cards, tiles and marks, each with what it does."""


@dataclass(frozen=True)
class AboutPage:
    """about.html."""

    games: tuple[GameCard, ...]


@dataclass(frozen=True)
class ErrorPage:
    """error.html."""

    status: int
    error: str
    """Name of the error class."""
    message: str


@dataclass(frozen=True)
class EditionCell:
    """A number of an edition in its form."""

    path: str
    """Name of the field."""
    low: int
    high: int
    label: str
    value: str
    error: str


@dataclass(frozen=True)
class EditionRow:
    """What one thing of the box has."""

    label: str
    cells: tuple[EditionCell, ...]


@dataclass(frozen=True)
class EditionTable:
    """Numbers that belong together."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[EditionRow, ...]


@dataclass(frozen=True)
class EditionPage:
    """edition.html: the numbers of a game's box as a form, and the board that they make."""

    game: str
    title: str
    tables: tuple[EditionTable, ...]
    svg: Markup
    error: str


@dataclass(frozen=True)
class LabPage:
    """lab.html: how the numbers of a box play, as far as that is known."""

    game: str
    title: str
    done: int
    reported: int
    """Games that the report knows; fewer than were played while there are more to come."""
    total: int
    compared: bool
    """Whether these are other numbers than those that come with the game."""
    report: Markup


Page = (
    HomePage
    | CarryPage
    | OfflinePage
    | NewPage
    | EditionPage
    | LabPage
    | SitPage
    | LobbyPage
    | TablePage
    | ReplayPage
    | ReviewPage
    | PositionPage
    | LearnPage
    | RulesPage
    | FairPage
    | AboutPage
    | ErrorPage
)
