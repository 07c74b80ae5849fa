"""A table with everything open: what any seat sees of it is seen, whoever is asked. For matches that are over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chancellery.table.scene import Box, BoxSide, Display, Piece, Scene


def opened(scene: Scene, others: Sequence[Scene]) -> Scene:
    """The scene of a seat with what the others see of hands, pieces and tiles."""
    hands = {hand.power: hand for seen in (*others, scene) for hand in seen.hands}
    order = [power.id for power in scene.powers if power.id in hands]
    own = [hand.power for hand in scene.hands]
    rest = [power for power in (*order, *hands) if power not in own]
    known = {piece.id: piece for seen in others for piece in seen.pieces if not piece.hidden}
    return replace(
        scene,
        hands=tuple([hands[power] for power in dict.fromkeys((*own, *rest))]),
        pieces=tuple([_piece(piece, known) for piece in scene.pieces]),
        displays=tuple([_display(shown, others) for shown in scene.displays]),
    )


def _piece(piece: Piece, known: dict[str, Piece]) -> Piece:
    return known.get(piece.id, piece) if piece.hidden else piece


def _display(display: Display, others: Sequence[Scene]) -> Display:
    same = [one for seen in others for one in seen.displays if one.id == display.id]
    boxes = [{box.id: box for box in one.boxes} for one in same]
    return replace(
        display, boxes=tuple([_box(box, [b[box.id] for b in boxes if box.id in b]) for box in display.boxes])
    )


def _box(box: Box, seen: Sequence[Box]) -> Box:
    return replace(box, sides=tuple([_side(side, seen) for side in box.sides]))


def _side(side: BoxSide, seen: Sequence[Box]) -> BoxSide:
    """Whoever has face-down tiles knows them."""
    same = [one for box in seen for one in box.sides if one.power == side.power and len(one.tiles) == len(side.tiles)]
    return max([side, *same], key=lambda one: sum(tile.value is not None for tile in one.tiles))
