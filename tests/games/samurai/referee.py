"""A slow referee of Samurai: reads the moves of a match as text and keeps the board on dicts.

It shares nothing with the rules but the edition, and looks everything up from scratch each time.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from oyabun.games.samurai import GAME

NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TYPES = ("helmet", "buddha", "rice")

Cell = tuple[int, int]


class Referee:
    """The table, as somebody with pencil and paper keeps it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.kinds: dict[Cell, str] = {}
        self.names: dict[str, Cell] = {}
        hexes: list[dict[str, Any]] = GAME.edition.data["hexes"]
        leftmost = min(one["q"] + one["r"] // 2 for one in hexes)
        for one in hexes:
            cell = (one["q"], one["r"])
            grid = f"{cell[1] + 1}.{cell[0] + cell[1] // 2 - leftmost + 1}"
            self.names[one.get("name", grid)] = cell
            if one["min_players"] <= seats:
                self.kinds[cell] = one["kind"]
        self.figures: dict[Cell, list[str]] = {self.names["edo"]: list(TYPES)}
        self.tiles: dict[Cell, tuple[int, str]] = {}
        self.captured: Counter[tuple[int, str]] = Counter()
        self.aside: Counter[str] = Counter()
        self.pending: list[str] = []
        """The words that the next move belongs to."""

    def hear(self, seat: int, text: str) -> None:
        """Follow one move."""
        kind, *words = text.split()
        if kind in ("end", "draw", "lead"):
            return
        self.pending += words
        if kind == "hex":
            self.follow_hex(seat)
        elif kind == "swap" and len(self.pending) == 5:
            _, one, here, other, there = self.pending
            self.pending = []
            self.figures[self.names[here]].remove(one)
            self.figures[self.names[there]].remove(other)
            self.figures[self.names[here]].append(other)
            self.figures[self.names[there]].append(one)

    def follow_hex(self, seat: int) -> None:
        """Follow a tile or a figure to its hex."""
        what, *places = self.pending
        cell = self.names[places[-1]]
        if what in TYPES:
            self.figures.setdefault(cell, []).append(what)
        elif what == "tile-exchange" and len(places) == 1:
            return
        elif what == "tile-exchange":
            old = self.names[places[0]]
            moved = self.tiles[old][1]
            self.tiles[old] = (seat, what)
            self.lay(cell, seat, moved)
        else:
            self.lay(cell, seat, what)
        self.pending = []

    def lay(self, cell: Cell, seat: int, tile: str) -> None:
        """Put a tile down and take what is closed."""
        self.tiles[cell] = (seat, tile)
        for settlement in list(self.figures):
            around = [(settlement[0] + q, settlement[1] + r) for q, r in NEIGHBOURS]
            land = [one for one in around if self.kinds.get(one) == "land"]
            if all(one in self.tiles for one in land):
                for figure in self.figures.pop(settlement):
                    self.award(figure, around)

    def award(self, figure: str, around: list[Cell]) -> None:
        """Give a figure to the one strictly greatest influence, or to nobody."""
        felt: Counter[int] = Counter()
        for cell in around:
            seat, tile = self.tiles.get(cell, (0, ""))
            symbol, _, strength = tile.partition("-")
            if symbol in (figure, "samurai", "rider", "ship"):
                felt[seat] += int(strength)
        first, second, *_ = [*felt.most_common(2), (-1, 0), (-1, 0)]
        if first[1] > second[1]:
            self.captured[first[0], figure] += 1
        else:
            self.aside[figure] += 1
