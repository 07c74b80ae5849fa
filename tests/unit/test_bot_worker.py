"""The process in which bots think, asked as a server asks it: in JSON, where tuples become lists."""

from __future__ import annotations

import json
from typing import Any

from chancellery.kernel import Match
from chancellery.server.bot_worker import Thinker, choose
from chancellery.server.setups import setup_to_data


def asked(match: Match, **about: Any) -> dict[str, Any]:
    question = {
        "match": "m", "setup": setup_to_data(match.setup), "seat": 2, "bot": "sensible+broker", "seed": "1",
        "moves": [[seat, move.text] for seat, move in match.moves], **about,
    }  # fmt: skip
    return Thinker(choose).answer(json.loads(json.dumps(question)))


def test_a_bot_that_has_spoken_before_answers_and_speaks() -> None:
    match = Match.new("maria", "full", 3, seed="said")
    said = [(0, 2, "~greeting/broker"), (0, 0, "~greeting/plain")]
    heard = asked(match, talk="hear", said=said, heard=[0, 0, None, "Maria Theresa, the weather is fine."])
    assert heard["say"] == "~lost/broker"
    assert asked(match, talk="speak", said=said)["say"] is None  # it has greeted
    assert asked(match, talk="speak", said=[])["say"].startswith("~greeting")
