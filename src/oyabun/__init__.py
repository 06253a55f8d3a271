"""Oyabun: the table where five Japanese underworld games are played, hosted, studied and tuned."""
