"""Somebody who plays Zoku."""
