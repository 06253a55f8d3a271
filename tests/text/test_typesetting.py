"""French keeps the signs that end a sentence on the line of their sentence."""

from __future__ import annotations

import re

import pytest

from oyabun.games import GAMES
from oyabun.text import Speaker
from oyabun.text.rulebook import read_rulebook
from oyabun.text.speaker import elided, message_keys, typeset

LOOSE = re.compile(r"\S [:;?!»]|« ")


def test_a_space_before_a_sign_does_not_break() -> None:
    assert typeset("Qui ? « Vous » : oui ; non !", "fr").count("\u00a0") == 6
    assert typeset("Who ? Nobody : yes", "en") == "Who ? Nobody : yes"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Emi", "Le revolver d’Emi, plus riche qu’Emi."),
        ("Éloi", "Le revolver d’Éloi, plus riche qu’Éloi."),
        ("Yuki", "Le revolver de Yuki, plus riche que Yuki."),
        ("", "Le revolver de , plus riche que ."),
    ],
)
def test_small_words_give_way_to_a_name_that_begins_with_a_vowel(name: str, told: str) -> None:
    assert elided(f"Le revolver de {name}, plus riche que {name}.", name) == told


def test_the_end_of_a_longer_word_gives_way_to_nobody() -> None:
    assert elided("Chiyo attaque Emi, demande Emi.", "Emi") == "Chiyo attaque Emi, demande Emi."
    assert elided("Emi (E.) de E.", "E.") == "Emi (E.) d’E."


@pytest.mark.parametrize("package", ["oyabun.web", *(game.package for game in GAMES)])
def test_no_french_sentence_breaks_before_its_end(package: str) -> None:
    words = Speaker(package, "fr")
    said = []
    for key in message_keys(package, "fr"):
        try:
            said.append(words.word(key))
        except KeyError:  # it has gaps that are filled elsewhere
            continue
    assert len(said) > 50
    assert not [text for text in said if LOOSE.search(text)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_french_rule_does_either(game: object) -> None:
    package = game.package  # type: ignore[attr-defined]
    assert not LOOSE.search(str(read_rulebook(package, "fr")))
