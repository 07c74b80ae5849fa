"""When each verb is played: the statement to name where a move answers another question than the one asked."""

from __future__ import annotations

from collections.abc import Mapping

WHEN: Mapping[str, str] = {
    # diplomacy
    "expel": "K-6.4.1",
    "status": "K-6.1.4",
    "bid": "K-11.2.2",
    # actions
    "drill": "K-7.1.1",
    "discard": "K-4.9.4",
    "place": "K-7.3.1",
    "place_named": "K-7.3.1",
    "take_off": "K-7.3.2",
    "card": "K-7.3.3",
    "morale": "K-7.3.4",
    "accept": "K-7.3.7",
    "buy_troop": "K-7.4.1",
    "buy_card": "K-7.4.1",
    "buy_morale": "K-7.4.1",
    "buy_fortress": "K-7.4.1",
    # movement
    "arbiter": "K-7.6.3",
    "disband": "K-7.6.14",
    "march": "K-7.6.18",
    "strategic": "K-7.6.18",
    "sail": "K-7.6.18",
    "on": "K-7.6.29",
    "halt": "K-7.6.29",
    "consent": "K-6.3.2",
    "garrison": "K-7.6.35",
    "end": "K-7.6.45",
    "battle": "K-8.0.4",
    "request": "K-7.6.9",
    "stop": "K-7.6.9",
    "grant": "K-7.6.9",
    # battle
    "support": "K-8.2.2",
    "play": "K-8.3.4",
    "reveal": "K-8.3.14",
    "turn_up": "K-8.3.17",
    "strike": "K-8.3.14",
    "strike_out": "RP-9.5.2",
    "pass": "K-8.3.4",
    "capital": "K-8.7.3",
    "off_board": "K-8.7.3",
    "withdraw": "K-8.5.2",
    "withdraw_off": "K-8.5.2",
    # board update
    "assign": "K-9.1.2",
    "stay": "K-9.1.3",
    "leave": "K-9.1.3",
    # declining: what is asked here has another word for it, or none
    "decline": "K-7.0.1",
    "refuse": "K-6.3.2",
    "done": "K-7.0.1",
}
