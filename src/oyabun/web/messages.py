"""Everything that goes over a socket or through the JSON API, as types.

A frame of a socket is text. A client's holds one message; the server's holds one or more, a line
each, because an answer and what it changed come together.

What a seat is sent is made from that seat's view and nothing else. That is why no number here
counts what others have done in secret: `version` counts the pictures of one viewer, `ply` the
decisions of one seat, and a log line has no number at all.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from oyabun.core.editions import LARGEST
from oyabun.core.writing import CHAT_LIMIT, NAME_LIMIT, WORDS_LIMIT

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
"""How many decisions this seat has made here, taken-back ones included: a move names the decision
it answers, so that it counts once, and another seat's simultaneous answer never makes it stale."""
Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Made by the client for each thing it asks; asking again with the same key does nothing twice."""
MoveIndex = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Words = Annotated[str, Meta(max_length=WORDS_LIMIT)]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LIMIT)]
Nickname = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
SeatKind = Literal["person", "bot", "open"]
Goodbye = Literal["started", "seat", "upgrade", "shutdown", "slow", "limit"]


# 1. From the client, over the socket


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client may say; the seat comes from its cookie."""


class PlayMove(FromClient, tag="move"):
    """Play a move, by its number; answered by `accepted` or `refused` with the same key."""

    ply: Ply
    move: MoveIndex
    key: Key
    words: Words = ""


class TakeBack(FromClient, tag="take_back"):
    """Take the seat's last decision back; answered by `accepted` or `refused`."""

    ply: Ply
    key: Key


class Say(FromClient, tag="chat"):
    """Say something to everyone at the table; answered by `refused` or by the chat line."""

    text: ChatText
    key: Key
    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""
    """What somebody is called who only watches; a seat has its own name."""


class Release(FromClient, tag="skill"):
    """Let go, in answer to `skill`: the aim swings, and when counts; answered by what it did."""

    value: Annotated[float, Meta(ge=0, le=60)]
    """Seconds since the aim began to swing; makes up for the network, the server's clock counts."""


class Flicked(FromClient, tag="flick"):
    """How the seat's hand moves in its next throw; answered by what flies, or by nothing."""

    direction: Annotated[float, Meta(ge=-1, le=1)]
    spin: Annotated[float, Meta(ge=-1, le=1)]


class Return(FromClient, tag="return"):
    """Take one's own seat back from the bot that stands in."""

    key: Key


class Resync(FromClient, tag="resync"):
    """Ask for a snapshot: the base of a diff was missing."""


class Ping(FromClient, tag="ping"):
    """Ask for a `pong`, to stay connected and to learn the server's time."""


ClientMessage = PlayMove | TakeBack | Say | Release | Flicked | Return | Resync | Ping


# 2. Parts of what the server says


class LegalMove(Struct):
    """A legal move of the viewer."""

    move: int
    label: str
    speaks: bool
    """Whether words may be added."""
    passes: bool
    """Whether it is to do nothing, which may be meant for several questions in a row."""
    on_board: bool
    """Whether an element of the picture carries it as data-move; the page lists the others."""


class Speech(Struct):
    """What somebody has just said aloud."""

    seat: int
    ply: int
    """When: the same words may be said again."""
    text: str


class ShownSeat(Struct):
    """Who sits where, as everyone sees it."""

    seat: int
    name: str
    kind: SeatKind
    """Who plays it now: a bot may be standing in for a person."""
    here: bool
    """Whether its person is connected, or it is played by a bot."""
    crest: int
    """Which of the nine crests and colours."""


class Deadline(Struct):
    """When a seat's time runs out."""

    seat: int
    ends: int
    """In milliseconds since 1970, by the server's clock (see `pong`)."""


class ShownSource(Struct):
    """Where points came from, see `oyabun.core.breakdown`."""

    name: str
    points: tuple[int, ...]
    remarks: tuple[str, ...]
    """A few words for each seat, or nothing; empty where no seat needs any."""


class Result(Struct):
    """How the match ended, and why."""

    sentence: str
    winners: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    sources: tuple[ShownSource, ...]
    """Their points add up to the scores."""


class Proposal(Struct):
    """Another game, at a table where everybody who sat here has a seat."""

    seat: int
    """Who proposed it."""
    table: str


class TablePanel(Struct):
    """All that stands beside the board."""

    notice: str
    """What everybody at this table has to know; mostly nothing."""
    prompt: str
    """What is asked of the viewer, or of whom else, or how the match ended."""
    asked: bool
    forced: bool
    """Whether there is only one choice, which the table makes by itself after a while."""
    moves: tuple[LegalMove, ...]
    waiting: tuple[int, ...]
    can_take_back: bool
    stand_in: bool
    """A bot plays the viewer's own seat; `return` takes it back."""
    seats: tuple[ShownSeat, ...]
    flick: bool
    """Whether the moves are how hard to throw, gentlest first: a flick may choose."""
    phase: str
    """Name of the phase; empty at the end."""
    rules: tuple[str, ...]
    """Ids of the rules that the phase carries out."""
    clock: tuple[Deadline, ...]
    """Empty where no clock runs."""
    outcome: Result | None
    you: int | None
    """The viewer's seat; None for a spectator."""
    devices: int
    """On how many devices the viewer's seat was opened, for its holder to know."""
    hints: bool
    """Whether everybody at this table may ask what a good player would do."""
    confers: bool
    """Whether only the viewer's team hears what the viewer says now."""
    again: Proposal | None
    """At the end, once somebody has proposed it."""
    suggests: bool
    """Whether the moves are a few of many that differ only in what is said, the best first."""
    speech: tuple[Speech, ...]
    """What was said lately, the latest last."""
    recap: tuple[str, ...]
    """What came of it: the results that were told since the viewer's last decision."""


# 3. From the server, over the socket


class FromServer(Struct, tag_field="type"):
    """What the server says."""


class Snapshot(FromServer, tag="snapshot"):
    """Everything the viewer may know; replaces all that came before."""

    version: int
    ply: int
    svg: str
    panel: TablePanel
    log: tuple[str, ...]
    chat: tuple[ChatLine, ...]
    said: int
    """How many lines of chat there have been; a page opens its socket with it."""


class Diff(FromServer, tag="diff"):
    """What changed since version `base`; a client with another version asks to `resync`."""

    version: int
    base: int
    ply: int
    ops: Annotated[Raw, Meta(title="Op[]")]
    """As `Scene.write_diff` gives them."""
    panel: Annotated[Raw, Meta(title="Partial<TablePanel>")]
    """The fields that are different."""
    keep: int
    """How many lines of the log still stand: a take-back unsays the later ones."""
    log: tuple[str, ...]
    """The lines that follow those."""


class Accepted(FromServer, tag="accepted"):
    """What was asked is done and stored."""

    key: str
    ply: int


class Refused(FromServer, tag="refused"):
    """What was asked was not done, and why; nothing has changed."""

    key: str
    """Empty when the message could not be read so far."""
    error: str
    """Name of the error class; the page's texts have `error-<name>`."""
    message: str
    ply: int


class ChatLine(FromServer, tag="chat"):
    """Somebody said something."""

    seat: int | None
    """None for somebody who only watches."""
    name: str
    text: str
    team: bool = False
    """Whether only the speaker's team hears it."""


class Countdown(FromServer, tag="countdown"):
    """All have answered: the answers are turned up after so many seconds."""

    seconds: float


class Skill(FromServer, tag="skill"):
    """An act of skill decides: `seat` has so many seconds to let go, then chance does it.

    The aim is ``1 - abs(2 * (t / swing % 1) - 1)`` after t seconds, 1 is best.
    """

    name: str
    seat: int
    passed: float
    """For how many seconds the aim has swung already: nothing, unless somebody came in between."""
    seconds: float
    swing: float


class Flown(FromServer, tag="flight"):
    """Pieces were thrown: play it back before the next picture, which shows how they lie.

    Base64 of bytes: version, pictures a second, pieces, pictures, the number of each piece; then,
    picture by picture, seven 16-bit numbers a piece: x, y and z in 1/800 cm from the middle of the
    lid, and a quaternion w, x, y, z in 1/32000. A piece belongs to the seat of its number // 5.
    """

    flight: str


class LobbySeats(FromServer, tag="lobby"):
    """Who sits at a table that has not begun yet."""

    seats: tuple[ShownSeat, ...]


class Watchers(FromServer, tag="watchers"):
    """How many look on without a seat."""

    count: int


class Pong(FromServer, tag="pong"):
    """The server is there."""

    now: int
    """In milliseconds since 1970."""


class Bye(FromServer, tag="bye"):
    """The last message. `started`, `seat`, `upgrade`: load the page again; others: connect again.

    `started`: the lobby has become a table. `seat`: the seat's link was renewed. `upgrade`: the
    page is of another version than the server. `shutdown`: the server goes. `slow`: the connection
    did not read. `limit`: too many connections or messages.
    """

    reason: Goodbye


ServerMessage = (
    Snapshot
    | Diff
    | Accepted
    | Refused
    | ChatLine
    | Countdown
    | Skill
    | Flown
    | LobbySeats
    | Watchers
    | Pong
    | Bye
)


# 4. The JSON API


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere: whoever opens the table, whoever gets the link, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""
    """Which bot; nothing for the strongest."""


class NewTable(Struct, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatChoice, ...], Meta(max_length=9)]
    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""
    """Nickname of whoever opens it."""
    options: dict[str, str] = {}
    edition: Annotated[str, Meta(max_length=LARGEST)] = ""
    """Component data as JSON; nothing for the one that comes with the game."""
    pace: Literal["live", "turns"] = "live"
    """`turns`: turn by turn, over days; bots and boards do not hurry or wait for anybody."""
    clock: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None
    """Seconds for each decision; None for as long as it takes."""
    hints: bool | None = None
    """Whether everybody may ask what a good player would do; None: if there are only bots."""
    listed: bool = False
    """Whether the first page shows the table, for anybody to sit down."""
    gallery: bool = False
    """Whether whoever only watches may talk."""


class TableLinks(Struct):
    """A new table, and the links that open it; they are not shown to anybody else.

    A seat's link is an invitation: a POST to it (with a `name`, if wanted) takes the seat and
    answers with the cookie that holds it from then on. One's own seat's link opens it again.
    """

    table: str
    host_link: str
    seat_links: tuple[str | None, ...]
    """By seat; None where a bot sits."""
    watch_link: str


class TableInfo(Struct):
    """A table as the caller may see it; `svg` and what follows once the match has begun."""

    table: str
    game: str
    stage: Literal["lobby", "playing", "finished", "stopped"]
    pace: Literal["live", "turns"]
    options: dict[str, str]
    edition: str
    seats: tuple[ShownSeat, ...]
    you: int | None
    host: bool
    commitment: str
    """SHA-256 of the secret that decides chance; empty where chance was not committed to."""
    secret: str | None
    """That secret, once the match is over."""
    words: tuple[str, ...]
    """What the seats added to it, once the match is over."""
    position: Snapshot | None


class SeatAction(Struct, forbid_unknown_fields=True):
    """What the host does with a seat: `free` renews its link, `bot` lets a bot play it."""

    action: Literal["free", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class SeatLink(Struct):
    """The link that opens a seat; None where a bot was put."""

    link: str | None


class MoveRequest(Struct, forbid_unknown_fields=True):
    """Play a move."""

    ply: Ply
    move: MoveIndex
    key: Key
    words: Words = ""


class TakeBackRequest(Struct, forbid_unknown_fields=True):
    """Take the seat's last decision back."""

    ply: Ply
    key: Key


class ChatRequest(Struct, forbid_unknown_fields=True):
    """Say something to everyone at the table."""

    text: ChatText
    key: Key


class ShownHint(Struct):
    """One of the best choices of whoever asks."""

    move: int
    label: str
    chance: float
    """To win with it, from 0 to 1."""
    sure: float
    """Half the width of the 95 % interval of that chance."""
    why: str
    """One plain sentence, where the game can say it."""


class ShownHints(Struct):
    """What a good player would do, from what the seat knows; the best first."""

    ply: int
    """The seat's decision that this is about."""
    hints: tuple[ShownHint, ...]
    """Empty where there is nothing to weigh."""


class Browser(Struct, forbid_unknown_fields=True):
    """A browser that wants to be called when it is its seat's turn, as it names itself."""

    endpoint: Annotated[str, Meta(max_length=512)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class GoneBrowser(Struct, forbid_unknown_fields=True):
    """A browser that does not want to be called any more."""

    endpoint: Annotated[str, Meta(max_length=512)]


class Done(Struct):
    """What was asked is done and stored."""

    ply: int


class ReplayPosition(Struct):
    """One position of a finished match, from somebody's eyes."""

    ply: int
    """The ply of the match, 0 for the set-up."""
    plies: int
    svg: str
    prompt: str
    news: tuple[str, ...]
    """What was told of the ply that led here."""
    outcome: Result | None
    flight: str = ""
    """What was thrown in the ply that led here, as everybody saw it; see `flight`."""


class Ended(Struct):
    """The seats of a replay, and how the match ended if the position shown is its last."""

    seats: tuple[ShownSeat, ...]
    outcome: Result | None
    rounds: tuple[int, ...]
    """The positions with which a round begins."""
    decisions: tuple[tuple[int, ...], ...]
    """For each seat, the positions in which it decided something."""


class Problem(Struct):
    """Why something was refused."""

    error: str
    """Name of the error class."""
    message: str
    ply: int | None = None
    """The caller's ply now, where a move was refused."""
