"""``oyabun train``."""

from __future__ import annotations

import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.console import Console

from oyabun.arena.training import Trained, Weights, features_of, train
from oyabun.cli.output import table, write_json
from oyabun.core.errors import RequestError
from oyabun.core.game import Game
from oyabun.shelf import find_game


def train_game(
    key: str,
    *,
    games: int,
    trials: int,
    seed: int,
    seats: int | None,
    jobs: int,
    out: Path | None,
    as_json: bool,
) -> None:
    """Learn weights for every number of seats, or one, and say whether they help."""
    game = find_game(key)
    features_of(game)
    options = game.read_options({})
    if seats is not None:
        game.check_seats(seats, options)
    sizes = game.seats_with(options) if seats is None else (seats,)
    kept = {} if out is None or not out.exists() else read_file(game, out)
    found: list[Trained] = []
    with Console(stderr=True).status("…") as status:
        for size in sizes:
            status.update(f"learning {game.title} with {size} seats …")
            done = train(
                game,
                size,
                matches=games,
                trials=trials,
                seed=seed,
                jobs=jobs,
                command=command(key, games, trials, seed, size),
                date=datetime.now(UTC).date().isoformat(),
            )
            found.append(done)
            kept[size] = done
            if out is not None:
                with out.open("w", encoding="utf-8") as file:
                    write_json(Weights(key, tuple(kept[one] for one in sorted(kept))), file)
    if as_json:
        write_json(Weights(key, tuple(found)))
    else:
        show_trained(found, out)


def read_file(game: Game, file: Path) -> dict[int, Trained]:
    """Return what a file has for other numbers of seats, to be kept."""
    try:
        weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    except msgspec.MsgspecError as error:
        raise RequestError(f"{file} holds no weights: {error}") from None
    if weights.game != game.key:
        raise RequestError(f"{file} holds the weights of {weights.game}: take another file")
    return {one.seats: one for one in weights.trained}


def command(key: str, games: int, trials: int, seed: int, seats: int) -> str:
    """Return the command that learns the same weights."""
    words = ["oyabun", "train", key, "--games", str(games), "--trials", str(trials)]
    return shlex.join([*words, "--seed", str(seed), "--seats", str(seats)])


def show_trained(found: list[Trained], out: Path | None) -> None:
    """Write the losses, the weights and what they are good for."""
    console = Console(highlight=False)
    heads = ("seats", "matches", "loss", "before", "chance", "win %", "95 %", "helps")
    console.print(table(heads, map(row_of, found), right=0))
    for one in found:
        told = ", ".join(f"{name} {weight:.3f}" for name, weight in one.weights.items())
        console.print(f"{one.seats} seats, {one.moments:,} moments, weights: {told}.")
    if out is not None:
        helpful = ", ".join(str(one.seats) for one in found if one.helps)
        use = (
            f"beside the game's edition they are played with {helpful} seats"
            if helpful
            else ("they do not help, and would not be played")
        )
        sys.stdout.write(f"The weights are in {out}: {use}.\n")


def row_of(one: Trained) -> tuple[str, ...]:
    """Return what was found for one number of seats."""
    low, high = 100 * one.wins.low, 100 * one.wins.high
    return (
        str(one.seats),
        f"{one.matches:,}",
        f"{one.loss:.4f}",
        f"{one.loss_before:.4f}",
        f"{one.loss_chance:.4f}",
        f"{100 * one.wins.share:.1f}" if one.trials else "–",
        f"{low:.0f}–{high:.0f}" if one.trials else "–",
        "yes" if one.helps else "no",
    )
