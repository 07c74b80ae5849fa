"""Components (chapter 2): the Action cards, and what every Power has."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = ("taxation", "mobilisation", "influence", "dispatch", "movement")  # RP-5.1.1
TAXATION: Final = 0
MOBILISATION: Final = 1
INFLUENCE: Final = 2
DISPATCH: Final = 3
MOVEMENT: Final = 4

GENERALS: Final = 4  # RP-2.1.2
TOKENS: Final = 28  # RP-2.1.3
