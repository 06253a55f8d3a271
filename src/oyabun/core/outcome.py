"""How a match ended."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """Places, reason and scores; victories can be shared, and teams win together."""

    places: tuple[int, ...]
    """The place of each seat, 1 for the winners; equal places are shared."""
    reason: str
    """One of the game's end reasons."""
    scores: tuple[int, ...]
    """The points of each seat, as the rules count them at the end."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Seats that win and lose together; empty where everybody plays alone."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; nobody when all have lost."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def tie_broken(self) -> bool:
        """Whether somebody with as many points as a winner has not won."""
        best = {self.scores[seat] for seat in self.winners}
        places = zip(self.places, self.scores, strict=True)
        return any(place > 1 and score in best for place, score in places)

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats grouped by place, best first."""
        return tuple(
            tuple(seat for seat, its in enumerate(self.places) if its == place)
            for place in sorted(set(self.places))
        )


def places_by(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each seat: the greater key is better, equal keys share a place."""
    return tuple(1 + sum(1 for other in keys if other > key) for key in keys)
