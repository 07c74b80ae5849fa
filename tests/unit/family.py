"""The vocabulary of the whole Coalitions family."""

from __future__ import annotations

from chancellery.games.coalitions.lempereur.vocabulary import LEMPEREUR
from chancellery.games.coalitions.raison_detat.vocabulary import RAISON_DETAT
from chancellery.games.coalitions.realpolitik.vocabulary import REALPOLITIK
from chancellery.games.coalitions.system.vocabulary import SORTS
from chancellery.kernel.vocabulary import SAID

COALITIONS = LEMPEREUR  # with all that Coalitions says
_ALL = (COALITIONS, RAISON_DETAT, REALPOLITIK)
EVENTS = {one.kind: one.fields for v in _ALL for one in v.happenings}
SECRET = {one.kind: one.secret for v in _ALL for one in v.happenings if one.secret}
DECISIONS = {one.kind: one.fields for v in _ALL for one in v.questions}
MOVES = {one.name: one.fields for v in _ALL for one in v.verbs}
FORMS = {one.name: one.form for v in _ALL for one in v.verbs}
VERBS = {
    kind: {verb.name for v in _ALL for one in v.questions if one.kind == kind for verb in one.verbs}
    for kind in DECISIONS
}
THINGS = {"side", *(sort.name for sort in SORTS if not sort.ids), *SAID}  # what is no word
WORDS = {
    sort.name: tuple(dict.fromkeys(id for v in _ALL for one in v.sorts if one.name == sort.name for id in one.ids))
    for v in _ALL
    for sort in v.sorts
    if sort.name not in THINGS
}
