"""Shared code cites the statement of the game that is played, in decisions and in refusals."""

from __future__ import annotations

from chancellery import Match
from tests.conformance.coalitions.table import play
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import Powers, attack, moving, update

CITED = {  # the decision, and its rule in Coalitions, Realpolitik and Raison d'État
    "arbiter": ("K-7.6.3", "RP-8.6.1", "RD-9.9.1"),
    "move": ("K-7.6.18", "RP-8.9.1", "RD-9.11.1"),
    "consent": ("K-6.3.2", "RP-7.4.1", "RD-7.6.2"),
    "garrison": ("K-7.6.35", "RP-8.12.1", "RD-9.17.1"),
    "battle": ("K-8.0.4", "RP-9.1.4", "RD-10.1.3"),
    "support": ("K-8.2.1", "RP-9.3.1", "RD-10.3.1"),
    "card": ("K-8.3.4", "RP-9.4.4", "RD-10.4.4"),
    "target": ("K-8.3.17", "RP-9.5.6", "RD-10.6.2"),
    "withdraw": ("K-8.5.2", "RP-9.7.2", "RD-10.9.2"),
    "beaten": ("K-8.7.3", "RP-9.9.2", "RD-10.11.2"),
    "win_garrison": ("K-8.6.1", "RP-9.8.1", "RD-10.10.1"),
    "assign": ("K-9.1.2", "RP-10.2.2", "RD-11.2.2"),
    "stay": ("K-9.1.3", "RP-10.2.5", "RD-11.2.3"),
    "assign after a comparison": ("K-9.2.5", "RP-10.3.5", "RD-11.3.5"),
    "update_withdraw": ("K-9.4.1", "RP-R-61", "RD-11.5.1"),
}
GAMES = ("coalitions", "realpolitik", "raison_detat")


def cites(stage: Stage, m: Match, kind: str) -> None:
    """Asserts the open decision and the rule it cites."""
    (decision,) = m.decisions
    assert (decision.kind, decision.rule) == (kind.split()[0], CITED[kind][GAMES.index(stage.game)])


def test_movement(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2, "tyrol": 2}},
        friend: {"garrisons": ["bavaria"]},
    }
    cites(stage, stage.position(power="france", action="movement", powers=powers), "arbiter")
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    cites(stage, m, "move")
    refusal = m.why_not("france", "march tyrol > alps")
    assert refusal is not None
    assert refusal.rule.split("-")[0] == {"coalitions": "K", "realpolitik": "RP", "raison_detat": "RD"}[stage.game]
    play(m, "france: march wurttemberg > bavaria")
    cites(stage, m, "consent")
    play(m, f"{friend}: consent")
    cites(stage, m, "garrison")


def test_battle(stage: Stage) -> None:
    reveal = {"coalitions": 3, "realpolitik": 3, "raison_detat": 2}[stage.game]
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3, "saxonia": 1, "hesse": 1}, "morale": 5, "hand": [5, 5]},
        "austria": {"generals": {"bavaria": 2, "bohemia": 1}, "morale": 5, "hand": [reveal, 4]},
    }
    m = attack(stage, "march wurttemberg > bavaria", "march saxonia > bohemia", powers=powers)
    cites(stage, m, "battle")
    play(m, "france: battle bavaria")
    cites(stage, m, "support")
    play(m, "france: support hesse")
    cites(stage, m, "card")
    play(m, "france: play 5 for bavaria", "austria: play 4 for bavaria", "france: play 5 for hesse")
    play(m, f"austria: reveal {reveal} for bavaria")
    cites(stage, m, "target")
    play(m, "austria: turn up france bavaria 1")
    cites(stage, m, "beaten")
    play(m, "austria: off board")
    cites(stage, m, "win_garrison")
    play(m, "france: done")
    while m.decisions[0].kind == "card":
        play(m, f"{m.seats[m.decisions[0].seat]}: pass")
    cites(stage, m, "withdraw")


def test_board_update(stage: Stage) -> None:
    friend, rival = stage.friend, stage.rival
    home = {"coalitions": "moskva", "realpolitik": "berlin", "raison_detat": "moskva"}[stage.game]
    powers: Powers = {
        friend: {"generals": {"paris": 1, "bavaria": 2}, "garrisons": ["picardie"]},
        rival: {"generals": {"bavaria": 0, home: 0}, "garrisons": ["bavaria"]},
    }
    m = update(stage, [(friend, rival)], [("france", friend)], powers=powers)
    cites(stage, m, "assign")
    play(m, f"{friend}: assign picardie > paris")
    cites(stage, m, "stay")
    play(m, f"france: leave {friend} paris")
    cites(stage, m, "assign after a comparison")
    play(m, f"{rival}: assign bavaria > {home}")
    cites(stage, m, "update_withdraw")
