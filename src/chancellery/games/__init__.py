"""The games. Importing this package registers them with the kernel."""

from chancellery.games.coalitions.base import definition as coalitions_base
from chancellery.games.imperial_struggle import definition as imperial_struggle
from chancellery.kernel import register

register(coalitions_base.GAME)
register(imperial_struggle.GAME)
