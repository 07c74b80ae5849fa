"""Links follow from declared fields: in random matches of every game they lead to what the words name."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, games
from chancellery.kernel import Move
from chancellery.locale import LANGUAGES
from chancellery.table.scene_text import Text
from chancellery.table.words import refused, unwrapped

MARKS = ("\ue000", "\ue001", "\ue002")
DECISIONS = 400


def check(match: Match, said: Text, lang: str) -> int:
    """Each link covers the name of a place of this game, or the id of a rule; in their order, without overlap."""
    assert not any(mark in said.text for mark in MARKS), said
    speaker, ends = match.definition.speaker(lang), 0
    for link in said.links:
        kind, id = link.ref.split(":", 1)
        shown = said.text[link.start : link.end]
        assert ends <= link.start < link.end
        ends = link.end
        if kind == "rule":
            assert shown == id
            continue
        sorts = [sort for sort in speaker.lexicon.sorts.values() if sort.link and sort.ref == kind]
        words = speaker.lexicon.words
        names = [unwrapped(speaker.said(s.name, words[s.name].index(id))).text for s in sorts if id in words[s.name]]
        if any(shown.startswith(name) for name in names):  # or its full name
            continue
        drawn = {place.ref: place.name for place in match.scene(None, lang).places}  # mountains are translated
        assert shown == drawn[link.ref], (said.text, link)
    return len(said.links)


def neighbour(match: Match, move: Move, rng: Random) -> Move | None:
    """The same move with another place at its end."""
    lexicon, fields = match.definition.notation, move.of.fields
    sort = lexicon.sorts.get(fields[-1].sort) if fields and not fields[-1].rest else None
    if sort is None or not sort.link:
        return None
    return lexicon.move(move.of, *move.args[:-1], rng.randrange(len(lexicon.words[sort.name])))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_links_lead_to_what_the_words_name(game: str, lang: str) -> None:
    match, rng = Match.new(game, seed=7, nonce="links"), Random(f"links {game}")
    speaker, found = match.definition.speaker(lang), {"line": 0, "option": 0, "refusal": 0}
    while match.outcome is None and len(match) < DECISIONS:
        decision = rng.choice(match.decisions)
        check(match, speaker.prompt(decision), lang)
        check(match, speaker.waiting(decision), lang)
        for move in rng.sample(decision.options, min(4, len(decision.options))):
            found["option"] += check(match, speaker.option(decision, move), lang)
            near = neighbour(match, move, rng)
            why = None if near is None else match.why_not(decision.seat, near)
            if why is not None:
                found["refusal"] += check(match, refused(why, lang), lang)
        match.play(decision.seat, rng.choice(decision.options))
    for event in match.events():
        said = speaker.line(event)
        found["line"] += 0 if said is None else check(match, said, lang)
        if said is not None:
            assert said.text == match.definition.line(event, lang)
    assert found["line"] > 50
    assert found["option"] > 50
    assert found["refusal"] > 5
