"""What lies on the table, by its ref: for whoever points at things."""

from __future__ import annotations

from chancellery.table.encode import parts
from chancellery.table.scene import Box, Piece, Place, Power, Row, Scene, Tile, WheelField, Zone
from chancellery.table.scene_telling import Card

Thing = Place | Piece | Power | Zone | WheelField | Row | Tile | Box | Card


def things(scene: Scene) -> dict[str, Thing]:
    """Everything in a scene that has a ref. Of equal cards there is one."""
    found: list[Thing] = [*scene.places, *scene.pieces, *scene.powers, *scene.zones, *scene.wheel, *scene.rows]
    found += [tile for row in scene.rows for tile in row.tiles]
    found += [box for display in scene.displays for box in display.boxes]
    found += [card for hand in scene.hands for card in hand.cards]
    if scene.contest is not None:
        found += [card for stack in scene.contest.stacks for card in stack.cards]
    return {thing.ref: thing for thing in found}


def name_of(thing: Thing) -> str:
    """A thing in a few words."""
    if isinstance(thing, Place | Power):
        return thing.name
    return thing.text if isinstance(thing, Piece) else thing.title


def shown_parts(scene: Scene) -> list[str]:
    """The names of the parts of the table that there are."""
    return [name for name, part in parts(scene).items() if part]
