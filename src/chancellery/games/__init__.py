"""The games. Importing this package registers them with the kernel."""

from chancellery.games.coalitions.base import definition as coalitions_base
from chancellery.kernel import register

register(coalitions_base.GAME)
