"""What the game can be asked, told, answered and refused: each said once."""

from __future__ import annotations

from chancellery.kernel import Happening, Question, Reason, Sort, Verb

CARD = Sort("card", most=9)  # there are six; whoever writes another is told so
CROWN = Sort("crown", ref="power", key="partition-crown-")
PROVINCE = Sort("province", link=True, ref="place", key="partition-province-")
SORTS = (CROWN, PROVINCE, CARD)

CLAIM = Verb("claim", "claim {province} {card}", "PT-2.1")
HOLD = Verb("hold", "hold", "PT-2.1")
VERBS = (CLAIM, HOLD)

ASK_CLAIM = Question("claim", "PT-2.1", verbs=VERBS)
QUESTIONS = (ASK_CLAIM,)

HAPPENINGS = (
    Happening("round", "round:number", mark="round"),
    Happening("laid", "crown province card:number"),
    Happening("taken", "crown province value:number", mark="weighty"),
    Happening("equal", "province"),
    Happening("end", "crowns:crown+", mark="end"),
)

HELD = Reason("PT-2.2", "held")
FAR = Reason("PT-2.3", "far")
NO_CARD = Reason("PT-1.3", "no-card")
SPENT = Reason("PT-2.5", "spent")
