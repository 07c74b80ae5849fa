"""The vocabulary of the whole Coalitions family."""

from __future__ import annotations

from chancellery.games.coalitions.lempereur.vocabulary import LEMPEREUR
from chancellery.games.coalitions.raison_detat.vocabulary import RAISON_DETAT
from chancellery.games.coalitions.realpolitik.vocabulary import REALPOLITIK
from chancellery.games.coalitions.system.definition import SYSTEM

COALITIONS = SYSTEM.plus(LEMPEREUR)
FAMILY = COALITIONS.plus(RAISON_DETAT).plus(REALPOLITIK)
EVENTS, SECRET, WORDS = FAMILY.events, FAMILY.secret, FAMILY.words
DECISIONS, MOVES, VERBS, FORMS = FAMILY.decisions, FAMILY.moves, FAMILY.verbs, FAMILY.forms
