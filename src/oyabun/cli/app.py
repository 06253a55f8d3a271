"""Every command with its flags and its help; the work is done in the module of the same name.

Those modules are imported when their command runs, so that ``oyabun --help`` answers at once.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="oyabun",
    help="Five Japanese underworld games: play them, watch them, study them.",
    epilog="Begin with: oyabun games · oyabun play kamiza · oyabun rules kamiza --lang fr",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


class EngineName(StrEnum):
    """What plays many games."""

    processes = "processes"
    ray = "ray"


class Language(StrEnum):
    """What the texts are written in."""

    en = "en"
    fr = "fr"


class StoreKind(StrEnum):
    """Where a server keeps its tables."""

    sqlite = "sqlite"
    postgres = "postgres"


class ThemeName(StrEnum):
    """The two looks of a board."""

    light = "light"
    dark = "dark"


GameName = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="The game, as `oyabun games` has it; else of --game."),
]
Folders = Annotated[
    list[Path] | None,
    typer.Option("--game", metavar="PATH", help="A folder with a game; may be repeated."),
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")]
Lang = Annotated[Language, typer.Option(help="The language of all texts.")]
ReportLang = Annotated[Language, typer.Option("--lang", help="The language of the report.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON, as docs/cli.md describes it.")]
Seats = Annotated[int | None, typer.Option(help="How many sit at the table.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated."),
]
EditionFile = Annotated[
    Path | None,
    typer.Option(
        "--edition", metavar="FILE", help="Other numbers for the box, as `oyabun edition` writes."
    ),
]
Bots = Annotated[str | None, typer.Option(metavar="A,B,…", help="The bots, in seating order.")]
HowMany = Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games to play.")]
Jobs = Annotated[int, typer.Option(min=1, max=256, help="How many processes play.")]
Engine = Annotated[
    EngineName, typer.Option(help="What plays: processes of this machine, or a cluster of Ray's.")
]
Address = Annotated[
    str, typer.Option(metavar="HOST:PORT", help="Where Ray runs; else it is started here.")
]
Kept = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FOLDER",
        help="Keep all games and their records there; interrupted, the same command goes on.",
    ),
]


@app.callback(invoke_without_command=True)
def oyabun(
    *, version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False
) -> None:
    """Five Japanese underworld games: play them, watch them, study them."""
    if version:
        from importlib.metadata import version as installed

        typer.echo(f"oyabun {installed('oyabun')}")


@app.command(epilog="Example: oyabun games --json")
def games(*, as_json: Json = False, folders: Folders = None) -> None:
    """List the games, with their bots and options."""
    from oyabun.cli.games import list_games
    from oyabun.shelf import add_folders

    add_folders(folders or ())
    list_games(as_json=as_json)


@app.command(
    epilog="Examples: oyabun play kamiza · oyabun play kamiza --hot-seat --seats 3 --lang fr · "
    "oyabun play kamiza --bots heuristic,random --option police_rule=dragnet · "
    "oyabun play bakuto --edition my.json"
)
def play(
    game: GameName = None,
    *,
    seats: Seats = None,
    bots: Bots = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="People share this terminal, in turn.")
    ] = False,
    option: Settings = None,
    edition: EditionFile = None,
    hints: Annotated[
        bool | None,
        typer.Option(
            "--hints/--no-hints", help="Whether ? says what is good; else only for one person."
        ),
    ] = None,
    real_throws: Annotated[
        bool, typer.Option("--real-throws", help="You throw real pieces and type how they lie.")
    ] = False,
    lang: Lang = Language.en,
    seed: Annotated[int | None, typer.Option(help="Deal and think by this seed.")] = None,
    folders: Folders = None,
) -> None:
    """Play in the terminal: against bots, or with others in turn at one keyboard."""
    from oyabun.cli.play import play_in_terminal
    from oyabun.cli.request import chosen_game

    play_in_terminal(
        chosen_game(game, folders),
        seats=seats,
        bots=bots,
        hot_seat=hot_seat,
        options=option,
        edition=edition,
        hints=hints,
        real_throws=real_throws,
        language=lang,
        seed=seed,
    )


@app.command(epilog="Examples: oyabun learn kamiza · oyabun learn samurai --lang fr")
def learn(game: GameName = None, *, lang: Lang = Language.en, folders: Folders = None) -> None:
    """Learn a game move by move, in about three minutes."""
    from oyabun.cli.learn import teach
    from oyabun.cli.request import chosen_game

    teach(chosen_game(game, folders), language=lang)


@app.command(
    epilog="Examples: oyabun edition bakuto --out my.json · oyabun edition bakuto --check my.json"
)
def edition(
    game: GameName = None,
    *,
    out: Annotated[Path | None, typer.Option(help="Where to write it; else here.")] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Say whether this one can be played.")
    ] = None,
    folders: Folders = None,
) -> None:
    """Write the numbers of a game's box, to be changed and played; or check changed ones."""
    from oyabun.cli.editions import check_edition, write_edition
    from oyabun.cli.request import chosen_game

    key = chosen_game(game, folders)
    if check is not None:
        check_edition(key, check)
    else:
        write_edition(key, out)


@app.command(
    epilog="Examples: oyabun simulate kamiza --games 200 --bots heuristic,random,random · "
    "oyabun simulate kamiza --games 1000 --bots random --seats 4 --jobs 2 --json"
)
def simulate(
    game: GameName = None,
    *,
    games: HowMany = 100,
    bots: Bots = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    engine: Engine = EngineName.processes,
    address: Address = "",
    seats: Seats = None,
    option: Settings = None,
    teams: Annotated[
        bool, typer.Option("--teams", help="Each bot plays a whole team, and wins as one.")
    ] = False,
    out: Kept = None,
    as_json: Json = False,
    folders: Folders = None,
) -> None:
    """Let bots play each other many times, in every seat alike, and sum it up."""
    from oyabun.arena import Crew
    from oyabun.cli.request import chosen_game
    from oyabun.cli.simulate import simulate_games

    simulate_games(
        chosen_game(game, folders),
        bots=bots,
        games=games,
        seed=seed,
        crew=Crew(jobs, engine.value, address),
        seats=seats,
        options=option,
        teams=teams,
        out=out,
        as_json=as_json,
    )


@app.command(
    epilog="Examples: oyabun arena kamiza --games 300 --out kamiza-arena · "
    "oyabun arena samurai --bots heuristic,random --seats 2 --jobs 2 --json"
)
def arena(
    game: GameName = None,
    *,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="The bots, each once; else the game's and its levels."),
    ] = None,
    games: HowMany = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    engine: Engine = EngineName.processes,
    address: Address = "",
    seats: Seats = None,
    option: Settings = None,
    out: Kept = None,
    lang: ReportLang = Language.en,
    as_json: Json = False,
    folders: Folders = None,
) -> None:
    """Let every mix of bots play the same deals, each bot from every seat, and rate them."""
    from oyabun.arena import Crew
    from oyabun.cli.arena import hold_arena
    from oyabun.cli.request import chosen_game

    hold_arena(
        chosen_game(game, folders),
        bots=bots,
        games=games,
        seed=seed,
        crew=Crew(jobs, engine.value, address),
        seats=seats,
        options=option,
        out=out,
        language=lang,
        as_json=as_json,
    )


@app.command(
    epilog="Examples: oyabun train samurai --games 4000 --jobs 2 --out weights.json · "
    "oyabun train kamiza --seats 3 --games 500 --json"
)
def train(
    game: GameName = None,
    *,
    games: HowMany = 2000,
    trials: Annotated[
        int, typer.Option(min=0, max=1_000_000, help="Quick matches to try the weights out.")
    ] = 100,
    seed: Seed = 1,
    seats: Annotated[
        int | None, typer.Option(help="For how many at the table; else every number in turn.")
    ] = None,
    jobs: Jobs = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the weights there; other sizes in it stay."),
    ] = None,
    as_json: Json = False,
    folders: Folders = None,
) -> None:
    """Learn from self-play how a game's features go with who wins, and try that out."""
    from oyabun.cli.request import chosen_game
    from oyabun.cli.train import train_game

    train_game(
        chosen_game(game, folders),
        games=games,
        trials=trials,
        seed=seed,
        seats=seats,
        jobs=jobs,
        out=out,
        as_json=as_json,
    )


@app.command(
    epilog="Examples: oyabun exploit kamiza --decisions 3000 --games 200 --jobs 2 · "
    "oyabun exploit cash_n_guns --bot normal --json"
)
def exploit(
    game: GameName = None,
    *,
    bot: Annotated[str, typer.Option(help="Who is watched and then played against.")] = "hard",
    decisions: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="How many of its answers are watched.")
    ] = 3000,
    games: HowMany = 200,
    seed: Seed = 1,
    seats: Annotated[
        int | None, typer.Option(help="How many sit at the table; else as few as can.")
    ] = None,
    jobs: Jobs = 1,
    as_json: Json = False,
    folders: Folders = None,
) -> None:
    """Watch a bot, learn its habits, and see what playing against them gains."""
    from oyabun.cli.exploit import exploit_bot
    from oyabun.cli.request import chosen_game

    exploit_bot(
        chosen_game(game, folders),
        bot=bot,
        decisions=decisions,
        games=games,
        seed=seed,
        seats=seats,
        jobs=jobs,
        as_json=as_json,
    )


@app.command(
    epilog="Examples: oyabun balance bakuto --games 2000 --jobs 2 --out bakuto-lab · "
    "oyabun balance bakuto --edition my.json --against other.json --games 2000 · "
    "oyabun balance kamiza --against-option police_rule=dragnet"
)
def balance(
    game: GameName = None,
    *,
    games: HowMany = 400,
    edition: EditionFile = None,
    option: Settings = None,
    against: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Compare with this edition, on the same deals."),
    ] = None,
    against_option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="Compare with this option; may be repeated."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Who plays, in turn around the table; else instinct."),
    ] = None,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Keep the games, a report and its JSON there; the same command goes on.",
        ),
    ] = None,
    lang: ReportLang = Language.en,
    as_json: Json = False,
    folders: Folders = None,
) -> None:
    """Study how a game is balanced: seats, leaders, what things are worth, what nobody does."""
    from oyabun.cli.balance import balance_game
    from oyabun.cli.request import chosen_game

    balance_game(
        chosen_game(game, folders),
        bots=bots,
        games=games,
        seed=seed,
        jobs=jobs,
        seats=seats,
        options=option,
        edition=edition,
        against=against,
        against_options=against_option,
        out=out,
        language=lang,
        as_json=as_json,
    )


@app.command(
    epilog="Examples: oyabun board kamiza --ply 20 --seat 0 --out board.svg · "
    "oyabun board kamiza --seed 7 --ply 40 --theme dark --out board.png · "
    "oyabun board --view 'oyabun/1 kamiza …' --out board.svg"
)
def board(
    game: GameName = None,
    *,
    seed: Seed = 1,
    ply: Annotated[int, typer.Option(min=0, help="After how many decisions.")] = 0,
    seat: Annotated[
        int | None, typer.Option(help="Through whose eyes; else a spectator's.")
    ] = None,
    seats: Seats = None,
    option: Settings = None,
    lang: Lang = Language.en,
    theme: Annotated[ThemeName, typer.Option(help="The look of the board.")] = ThemeName.light,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write: .svg or .png.")
    ] = None,
    view: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Draw this view instead of random play.")
    ] = None,
    folders: Folders = None,
) -> None:
    """Draw a board, after some random play or from the text of a view."""
    from oyabun.cli.board import draw_board, draw_view
    from oyabun.cli.request import chosen_game
    from oyabun.shelf import add_folders

    if view is not None:
        add_folders(folders or ())
        draw_view(view, language=lang, theme=theme, out=out)
        return
    draw_board(
        chosen_game(game, folders),
        seed=seed,
        ply=ply,
        seat=seat,
        seats=seats,
        options=option,
        language=lang,
        theme=theme,
        out=out,
    )


@app.command(epilog="Examples: oyabun bots kamiza · oyabun bots samurai --lang fr")
def bots(
    game: GameName = None,
    *,
    lang: Lang = Language.en,
    as_json: Json = False,
    folders: Folders = None,
) -> None:
    """Say whom one can play against in a game, and how strong they are."""
    from oyabun.cli.bots import list_bots
    from oyabun.cli.request import chosen_game

    list_bots(chosen_game(game, folders), language=lang, as_json=as_json)


@app.command(
    epilog="Examples: oyabun review kamiza.oyabun --seat 0 · oyabun review FILE --seat 2 --json"
)
def review(
    file: Record,
    *,
    seat: Annotated[int, typer.Option(min=0, max=8, help="Whose decisions, counted from 0.")] = 0,
    seed: Seed = 1,
    lang: Lang = Language.en,
    as_json: Json = False,
    folders: Folders = None,
) -> None:
    """Look back on a match: what each decision cost, judged by what its seat knew then."""
    from oyabun.cli.review import review_record
    from oyabun.shelf import add_folders

    add_folders(folders or ())
    review_record(file, seat=seat, seed=seed, language=lang, as_json=as_json)


@app.command(
    epilog="Examples: oyabun replay kamiza.oyabun --lang fr · oyabun replay FILE --eyes all"
)
def replay(
    file: Record,
    *,
    lang: Lang = Language.en,
    eyes: Annotated[
        str | None,
        typer.Option(metavar="SEAT|all", help="Through whose eyes; else a spectator's."),
    ] = None,
    folders: Folders = None,
) -> None:
    """Step through a recorded match: what was told, and the boards."""
    from oyabun.cli.replay import replay_record
    from oyabun.shelf import add_folders

    add_folders(folders or ())
    replay_record(file, language=lang, eyes=eyes)


@app.command(epilog="Examples: oyabun verify kamiza.oyabun · oyabun verify kamiza.oyabun --fair")
def verify(
    file: Record,
    *,
    fair: Annotated[
        bool, typer.Option("--fair", help="Draw all chance again, as the table had sealed it.")
    ] = False,
    folders: Folders = None,
) -> None:
    """Recompute a recorded match; a single changed byte is found."""
    from oyabun.cli.replay import verify_record
    from oyabun.shelf import add_folders

    add_folders(folders or ())
    verify_record(file, fair=fair)


@app.command(
    epilog="Examples: oyabun rules kamiza --lang fr · oyabun rules kamiza --coverage --json"
)
def rules(
    game: GameName = None,
    *,
    lang: Lang = Language.en,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which rules are shown by a test (in a checkout).")
    ] = False,
    as_json: Json = False,
    folders: Folders = None,
) -> None:
    """Show the numbered rules of a game."""
    from oyabun.cli.request import chosen_game
    from oyabun.cli.rules import show_coverage, show_rules

    key = chosen_game(game, folders)
    if coverage:
        show_coverage(key, as_json=as_json)
    else:
        show_rules(key, language=lang, as_json=as_json)


@app.command(
    epilog="Examples: oyabun bench kamiza --json · oyabun bench --seconds 3 · "
    "oyabun bench web zoku · oyabun bench peers"
)
def bench(
    game: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME]…",
            help="Which games, or `interfaces`, `ismcts`, `peers`, `search`, `web`, `kills`, "
            "`attack` or `scene`.",
        ),
    ] = None,
    *,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="How long to measure each number, in all.")
    ] = 1.0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where `peers` and `ismcts` write."),
    ] = None,
    games: Annotated[
        int,
        typer.Option(min=1, max=1_000_000, help="How many of each, for `interfaces` and `ismcts`."),
    ] = 100,
    jobs: Jobs = 1,
    baseline: Annotated[
        bool, typer.Option("--baseline", help="Make this the baseline that is compared with.")
    ] = False,
    servers: Annotated[
        int, typer.Option(min=1, max=16, help="How many servers, for `web` and `kills`.")
    ] = 1,
    store: Annotated[
        StoreKind, typer.Option(help="Where `web` keeps its tables; several servers share one.")
    ] = StoreKind.sqlite,
    kills: Annotated[
        int, typer.Option(min=1, max=10_000, help="How often `kills` kills a server.")
    ] = 200,
    long: Annotated[
        bool, typer.Option("--long", help="Attack for hours: more kills, worlds and matches.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure the engines: decisions and clones a second, compiled and in pure Python."""
    if game == ["attack"]:
        from oyabun.cli.attackbench import run_attack

        run_attack(long=long, as_json=as_json)
        return
    if game == ["peers"]:
        from oyabun.cli.peerbench import run_peers

        run_peers(seconds=seconds, out=out, as_json=as_json)
        return
    if game and game[0] == "interfaces":
        from oyabun.cli.interfacebench import run_interfaces

        run_interfaces(game[1:], count=games, jobs=jobs, as_json=as_json)
        return
    if game and game[0] == "ismcts":
        from oyabun.cli.ismctsbench import run_ismcts

        run_ismcts(game[1:], games=games, jobs=jobs, out=out, as_json=as_json)
        return
    if game and game[0] == "search":
        from oyabun.cli.searchbench import run_search

        run_search(game[1:], seconds=seconds, as_json=as_json)
        return
    if game == ["kills"]:
        from oyabun.cli.fleetbench import run_kills

        run_kills(servers=max(2, servers), kills=kills, as_json=as_json)
        return
    if game and game[0] == "web" and store is StoreKind.postgres:
        from oyabun.cli.fleetbench import run_fleet

        run_fleet(game[1:], servers=servers, seconds=seconds, as_json=as_json)
        return
    if game and game[0] == "web":
        from oyabun.cli.webbench import run_web

        run_web(game[1:], servers=servers, seconds=seconds, as_json=as_json)
        return
    from oyabun.cli.bench import run_bench

    run_bench(game or [], seconds=seconds, baseline=baseline, as_json=as_json)


@app.command(epilog="Example: oyabun calibrate zoku --pieces 2000")
def calibrate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game with thrown pieces.")],
    *,
    pieces: Annotated[int, typer.Option(min=10, help="How many pieces for each force.")] = 10_000,
    seed: Seed = 1,
    as_json: Json = False,
) -> None:
    """Let simulated pieces fall many times, beside what the edition says."""
    from oyabun.cli.calibrate import calibrate_throws

    calibrate_throws(game, pieces=pieces, seed=seed, as_json=as_json)


@app.command(
    epilog="Example: oyabun new hanafuda, then python -m oyabun.testing hanafuda and "
    "oyabun serve --game hanafuda"
)
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the game is called in Python.")],
    *,
    folder: Annotated[
        Path, typer.Option("--in", metavar="FOLDER", help="Where its folder is made.")
    ] = Path(),
) -> None:
    """Write a small whole game, to start from: docs/adding-a-game.md goes on from there."""
    from oyabun.cli.new import new_game

    new_game(name, folder)


@app.command(
    epilog="Examples: oyabun serve --port 8080 --data tables.db · oyabun serve --game hanafuda"
)
def serve(
    *,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    data: Annotated[Path | None, typer.Option(help="The file that holds all tables.")] = None,
    folders: Folders = None,
) -> None:
    """Open the web table; every setting can also come from the environment, as OYABUN_PORT."""
    from oyabun.cli.serve import run_server
    from oyabun.shelf import add_folders

    add_folders(folders or ())
    run_server(host=host, port=port, data=data)


@app.command(epilog="Example: oyabun doctor oyabun.db --copy sound.db")
def doctor(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The data file of a server.")],
    *,
    copy: Annotated[
        Path | None, typer.Option(metavar="NEW_FILE", help="Copy all sound tables there.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Look a data file over: which tables are damaged, and why; changes nothing in it."""
    from oyabun.cli.doctor import examine_file

    examine_file(file, copy=copy, as_json=as_json)


Place = Annotated[
    str, typer.Argument(metavar="STORE", help="A data file, or postgresql://host/database.")
]
Chosen = Annotated[
    str | None,
    typer.Option(metavar="STORE", help="A data file, or an address; else what is set to serve."),
]


@app.command(
    "move-data", epilog="Example: oyabun move-data oyabun.db postgresql://oyabun@localhost/tables"
)
def move_data(source: Place, target: Place, *, as_json: Json = False) -> None:
    """Move all tables to another store, that is empty, and compare every record."""
    from oyabun.cli.stores import move_tables

    move_tables(source, target, as_json=as_json)


@app.command(epilog="Examples: oyabun backup monday.copy · oyabun backup copy.db --store oyabun.db")
def backup(
    copy: Annotated[Path, typer.Argument(metavar="NEW_FILE", help="Where the copy goes.")],
    *,
    store: Chosen = None,
) -> None:
    """Copy a store, also while servers use it."""
    from oyabun.cli.stores import copy_store

    copy_store(copy, store)


@app.command(epilog="Example: oyabun restore monday.copy --store postgresql://oyabun@localhost/new")
def restore(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="What `oyabun backup` wrote.")],
    *,
    store: Chosen = None,
) -> None:
    """Make a store of a copy: a new file, or the tables of an empty database."""
    from oyabun.cli.stores import restore_store

    restore_store(copy, store)


@app.command(epilog="Examples: oyabun layout · oyabun layout --store oyabun.db --back-to 4")
def layout(
    *,
    store: Chosen = None,
    back_to: Annotated[
        int | None, typer.Option(metavar="LAYOUT", min=1, help="For a program that is older.")
    ] = None,
) -> None:
    """Bring the layout of a store up to date, or back to an older one; no table is lost."""
    from oyabun.cli.stores import set_layout

    set_layout(store, back_to)
