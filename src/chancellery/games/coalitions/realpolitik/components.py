"""Components (chapter 2): the Action cards, and what every Power has."""

from __future__ import annotations

ACTIONS = ("taxation", "mobilisation", "influence", "dispatch", "movement")  # RP-5.1.1
TAXATION, MOBILISATION, INFLUENCE, DISPATCH, MOVEMENT = range(5)

GENERALS = 4  # RP-2.1.2
TOKENS = 28  # RP-2.1.3
