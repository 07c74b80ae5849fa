"""What the rules of one game add to the family's judgement. A game without such rules adds nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chancellery.bots.coalitions.mind import SENSIBLE, Mind
from chancellery.kernel import Move

if TYPE_CHECKING:
    from chancellery.bots.coalitions.front import Front
    from chancellery.bots.coalitions.outlook import Outlook
    from chancellery.bots.coalitions.table import SeenBattle, Table
    from chancellery.bots.coalitions.threats import Threats

OWN_PROSPECTS: Final = 7  # numbers that a game may add


class Judgement:
    """The family's, of a mind; each game says what differs."""

    def __init__(self, mind: Mind = SENSIBLE) -> None:
        self.mind = mind

    def expansion(self, table: Table, power: int) -> int:
        """Influence of a Power's next Expand Influence besides that of its Territories."""
        return 0

    def worth(self, outlook: Outlook, power: int, t: int) -> float:
        """What control of a Territory brings a Power besides Influence and Money."""
        return 0.0

    def stake(self, outlook: Outlook, t: int) -> float:
        """What we lose with a Home Territory besides its worth."""
        return 0.0

    def bonus(self, table: Table, beaten: list[int], direct: bool) -> int:
        """Influence of a victory over Generals of these Powers besides 1 for each; `direct`: on the battlefield."""
        return 0

    def victory(self, front: Front, t: int, beaten: list[int]) -> float:
        """What a victory over these Powers is worth besides."""
        return 0.0

    # -- a Territory where a General alone can win the match

    def prize(self, table: Table) -> int:
        """That Territory, or -1."""
        return -1

    def seizers(self, threats: Threats) -> tuple[int, ...]:
        """The enemies who would win by a General there, and still move."""
        return ()

    def entering(self, front: Front, t: int, troops: int) -> float:
        """What a General wins by entering a Territory besides its control."""
        return 0.0

    # -- Generals who can do more than others

    def support(self, front: Front, t: int, defender: int) -> float:
        """Strength that such a General is likely to add to an attack of ours; less than nothing if to the defence."""
        return 0.0

    def able_support(self, table: Table, battle: SeenBattle, side: int, general: int) -> float:
        """Strength that a supporter brings besides his cards."""
        return 0.0

    # -- who is going to win

    def prospects(self, table: Table, power: int) -> list[float]:
        """Numbers about a Power that this game alone has, for the net that tells who wins."""
        return [0.0] * OWN_PROSPECTS

    # -- Money

    def goods(self, front: Front, purchase: Move) -> float:
        """What something is worth that can be bought in this game alone."""
        return 0.0

    def thrift(self, table: Table) -> float:
        """What a purchase must be worth."""
        return 0.0
