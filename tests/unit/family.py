"""The vocabulary of the whole Coalitions family."""

from __future__ import annotations

from chancellery.games.coalitions.lempereur.vocabulary import LEMPEREUR
from chancellery.games.coalitions.system.definition import SYSTEM

FAMILY = SYSTEM.plus(LEMPEREUR)
EVENTS, SECRET, WORDS = FAMILY.events, FAMILY.secret, FAMILY.words
DECISIONS, MOVES, VERBS, FORMS = FAMILY.decisions, FAMILY.moves, FAMILY.verbs, FAMILY.forms
