"""Remarks: what a bot says of itself, once a round at most, about what everybody has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancellery.bots.personality import Personality
from chancellery.bots.talk.accords import lately_broken
from chancellery.bots.talk.envoy import Deed, Envoy, envoy_of
from chancellery.kernel import Match
from chancellery.table.phrases import Phrase, first_way, written

GREETING: Final = "greeting"
MOST: Final = 3  # remarks of all bots in a round
Said = Sequence[tuple[int, int, str]]  # what was said: the number of moves made by then, who, what
REMARKS: Final = (
    GREETING,
    "thanks",
    "won",
    "won-foe",
    "failed",
    "hit",
    "hit-place",
    "hit-foe",
    "leader",
    "leader-foe",
    "close",
    "faithless",
    "broken",
)  # from idle to grave


def remark(match: Match, seat: int, personality: Personality, said: Said) -> str | None:
    """What the bot has to say now, after all that was said. Nothing is used but what a spectator knows."""
    start, events_before = this_round(match)
    lately = [(by, key_of(text)) for after, by, text in said if after >= start and key_of(text) in REMARKS]
    if len(lately) >= MOST or any(by == seat for by, _ in lately):
        return None
    envoy = envoy_of(match.setup.game)
    found = _occasions(envoy, match, seat, personality, events_before)
    own = [key_of(text) for _, by, text in said if by == seat]
    if GREETING not in own:
        found.append(envoy.phrase(GREETING, personality))
    stale = {key for _, key in lately if key.startswith("leader")} | {key for key in own[-1:] if key != "broken"}
    stale |= {"close"} & {*own}  # once is enough, with nobody else to call upon
    heard = {first_way(text) for after, _, text in said if after >= start or key_of(text) == GREETING}
    fresh = [  # nobody likes a parrot
        (REMARKS.index(phrase.key), text)
        for phrase in found
        if phrase.key not in stale and (text := written(phrase, match.definition)) not in heard
    ]
    return max(fresh, key=lambda one: one[0])[1] if fresh else None


def key_of(text: str) -> str:
    """Which phrase a bot said."""
    return text[1:].partition("/")[0] if text.startswith("~") else ""


def this_round(match: Match) -> tuple[int, int]:
    """The numbers of moves and of events before the present round began."""
    definition, counts = match.definition, match.counts
    events = match.events(None)
    began = max((n for n, event in enumerate(events) if definition.mark(event) == "round"), default=-1)
    return (0, 0) if began < 0 else (next(move for move, count in enumerate(counts) if count > began), began)


def _occasions(envoy: Envoy, match: Match, seat: int, personality: Personality, since: int) -> list[Phrase]:
    own = envoy.powers(match, seat)
    found: list[Phrase] = []
    leader, foe = envoy.leader(match), envoy.enemy(match)
    if leader >= 0 and leader not in own and (len(match.seats) > 1 or leader == foe):
        key = "leader-foe" if leader == foe else "leader" if len(match.seats) > 2 else "close"
        found.append(envoy.phrase(key, personality, leader))
    for deed in envoy.deeds(match, match.events(None, since)):
        phrase = _of_foe(envoy, deed, own, foe, personality) or _of(envoy, deed, own, personality)
        if phrase is not None:
            found.append(phrase)
    for power, kind in lately_broken(match, seat):
        found.append(envoy.phrase("broken" if kind == "peace" else "faithless", personality, power))
    return found


def _of_foe(envoy: Envoy, deed: Deed, own: list[int], foe: int, personality: Personality) -> Phrase | None:
    """What it would say about the one whom all play against, who talks with nobody."""
    if deed.kind != "beat" or foe < 0:
        return None
    if deed.by in own and deed.to == foe:
        return envoy.phrase("won-foe", personality, foe)
    if deed.by == foe and deed.to in own and deed.place >= 0:
        return envoy.phrase("hit-foe", personality, place=deed.place)
    return None


def _of(envoy: Envoy, deed: Deed, own: list[int], personality: Personality) -> Phrase | None:
    """What the bot would say about a deed, if it concerns it."""
    mine = deed.by in own
    if mine == (deed.to in own):
        return envoy.phrase("failed", personality, place=deed.place) if mine and deed.kind == "failed" else None
    if deed.kind == "failed":
        return envoy.phrase("failed", personality, place=deed.place) if mine else None
    if deed.kind == "beat":
        if mine:
            return envoy.phrase("won", personality, deed.to) if deed.to >= 0 else None
        return envoy.phrase("hit-place" if deed.place >= 0 else "hit", personality, deed.by, deed.place)
    if deed.kind == "agreed":
        return envoy.phrase("thanks", personality, deed.to if mine else deed.by)
    if mine:
        return None
    return envoy.phrase("broken" if deed.kind == "broke" else "thanks", personality, deed.by)
