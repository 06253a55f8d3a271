"""The options of a game: typed, and checked before anything is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from oyabun.core.errors import OptionError


class Choice(NamedTuple):
    """An option with named values; the first is the default."""

    key: str
    values: tuple[str, ...]

    def default(self) -> str:
        """Return the value taken when nobody chooses."""
        return self.values[0]

    def read(self, value: object) -> str:
        """Return the value if it is allowed."""
        if value not in self.values:
            raise OptionError(
                f"option {self.key} cannot be {value!r}; it is one of {', '.join(self.values)}"
            )
        return str(value)

    def number(self, options: Mapping[str, str]) -> int:
        """Return which of its values was chosen."""
        return self.values.index(options[self.key])

    def allowed(self) -> str:
        """Return the allowed values in words."""
        return " / ".join(self.values)


class Number(NamedTuple):
    """An option with a number between two bounds, both allowed."""

    key: str
    low: float
    high: float
    usual: float

    def default(self) -> str:
        """Return the value taken when nobody chooses."""
        return f"{self.usual:g}"

    def read(self, value: object) -> str:
        """Return the value, in its shortest form, if it lies between the bounds."""
        try:
            number = float(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise OptionError(
                f"option {self.key} cannot be {value!r}; it is a number from {self.low:g} to "
                f"{self.high:g}"
            )
        return f"{number:g}"

    def allowed(self) -> str:
        """Return the allowed values in words."""
        return f"{self.low:g} to {self.high:g}"


Option = Choice | Number
THROWS: Final = Choice("throws", ("physics", "table", "real"))
"""For games with thrown pieces: bodies that fall where people play, a table of chances, or people
who throw real ones and say how they lie. The rules are the same."""
Options = Mapping[str, str]
"""Every option of a game with its value."""


def read_options(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, str]:
    """Return a value for every option of a game; wrong ones are named with what is allowed."""
    by_key = {option.key: option for option in known}
    for key in given:
        if key not in by_key:
            names = ", ".join(by_key) or "none"
            raise OptionError(f"there is no option {key!r}; this game's options are: {names}")
    return {
        key: option.read(given[key]) if key in given else option.default()
        for key, option in by_key.items()
    }
