"""The games. Importing this package registers them with the kernel."""

from chancellery.games.coalitions.base.definition import GAME as _coalitions
from chancellery.kernel import register

register(_coalitions)
