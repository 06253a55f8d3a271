"""The rules of Samurai, in the order of the rulebook: opening, turn, capture."""
