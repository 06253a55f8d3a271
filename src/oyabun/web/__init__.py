"""The web table: pages, a JSON API and sockets over one service."""

from __future__ import annotations
