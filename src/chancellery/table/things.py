"""What lies on the table, by its ref: for whoever points at things."""

from __future__ import annotations

from chancellery.locale import text
from chancellery.table.encode import parts
from chancellery.table.scene import Box, Hand, Piece, Place, Power, Row, Scene, Tile, WheelField, Zone
from chancellery.table.scene_asking import Option, Prompt, Subject
from chancellery.table.scene_telling import Card
from chancellery.table.swapping import swapped

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


# -- what is said about things that act


def addressed(scene: Scene, lang: str) -> Scene:
    """The scene with what is asked once something that acts was chosen, and with what a card would do now."""
    prompt = scene.prompt
    if prompt is None or not prompt.options:
        return scene
    acting: dict[str, list[Option]] = {}
    for option in prompt.options:
        if option.subject is not None:
            acting.setdefault(option.subject, []).append(option)
    if not acting:
        return scene
    hands = tuple(_hand(hand, acting) for hand in scene.hands)
    return swapped(scene, prompt=_with_subjects(scene, prompt, acting, lang), hands=hands)


def _with_subjects(scene: Scene, prompt: Prompt, acting: dict[str, list[Option]], lang: str) -> Prompt:
    there, found = things(scene), []
    for ref, options in acting.items():
        if ref in there:
            whither = all((option.target or "").startswith("place:") for option in options)
            key = "subject-place" if whither and len(options) > 1 else "subject-act"
            found.append(Subject(ref, text(lang, key, name=_called(there[ref]))))
    return swapped(prompt, subjects=tuple(found))


def _called(thing: Thing) -> str:
    return (thing.name or thing.text) if isinstance(thing, Piece) else name_of(thing)


def _hand(hand: Hand, acting: dict[str, list[Option]]) -> Hand:
    cards = tuple([_card(card, acting[card.ref]) if card.ref in acting else card for card in hand.cards])
    return hand if cards == hand.cards else swapped(hand, cards=cards)


def _card(card: Card, options: list[Option]) -> Card:
    """A card says what it would do now, as far as its options agree about that."""
    brought = {next((one.text.text for one in option.effects if one.kind == "event"), None) for option in options}
    now = brought.pop() if len(brought) == 1 else None
    return card if now is None else swapped(card, now=now)
