"""Figures that anyone can measure: the engines, the web table, and other libraries beside them."""

from __future__ import annotations
