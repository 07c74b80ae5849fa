"""The games. Importing this package registers them with the kernel."""

from chancellery.games.coalitions.base import definition as coalitions_base
from chancellery.games.coalitions.raison_detat import definition as raison_detat
from chancellery.games.coalitions.realpolitik import definition as realpolitik
from chancellery.games.imperial_struggle import definition as imperial_struggle
from chancellery.games.maria import definition as maria
from chancellery.kernel import register

register(coalitions_base.GAME)
register(realpolitik.GAME)
register(raison_detat.GAME)
register(maria.GAME)
register(imperial_struggle.GAME)
