"""How long each seat has been asked."""

from __future__ import annotations


class MoveClock:
    """Notes since when each seat owes its answer; the limit, if any, holds for each decision."""

    def __init__(self, limit: int | None) -> None:
        self.limit = limit
        self._asked: dict[int, float] = {}
        self._before: dict[int, float] = {}
        """Since when each seat was asked what it answered last: a take-back gives no new time."""

    def watch(self, waiting: tuple[int, ...], mover: int, now: float, *, partly: bool) -> None:
        """Note who is waited for after somebody moved.

        A seat that has answered only `partly`, in secret, gets no new time: that would show.
        """
        if mover in self._asked:
            self._before[mover] = self._asked[mover]
            if not partly:
                del self._asked[mover]
        self._asked = {seat: self._asked.get(seat, now) for seat in waiting if seat >= 0}

    def rewind(self, waiting: tuple[int, ...], seat: int, now: float) -> None:
        """Note who is waited for after a seat took its answer back."""
        self._asked[seat] = self._before.get(seat, now)
        self._asked = {seat: self._asked.get(seat, now) for seat in waiting if seat >= 0}

    def restart(self, seat: int, now: float) -> None:
        """Give a seat its whole time, as when its person comes back."""
        if seat in self._asked:
            self._asked[seat] = now

    def give_back(self, seconds: float) -> None:
        """Return time that nobody could use."""
        self._asked = {seat: since + seconds for seat, since in self._asked.items()}

    def deadlines(self) -> dict[int, float]:
        """Return when the time of each seat that is asked runs out; nothing without a limit."""
        if self.limit is None:
            return {}
        return {seat: since + self.limit for seat, since in self._asked.items()}
