"""Pictures: keyed scenes, geometry, themes and the drawn vocabulary. Knows no game and no web."""
