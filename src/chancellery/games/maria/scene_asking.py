"""How Maria asks: sections of options, and which pieces, cards and tiles they concern."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from chancellery.games.maria import odds, scene_clash, scene_politics, scene_reach, scene_table, words
from chancellery.games.maria.combat import pairs
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.counting import COUNTINGS
from chancellery.games.maria.powers import POWERS
from chancellery.games.maria.scene_coach import MariaCoach
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.vocabulary import CARDS
from chancellery.games.maria.walk import Walk
from chancellery.kernel import Decision, Move
from chancellery.kernel.preview import Trial
from chancellery.table.asking import Asking
from chancellery.table.effects import Trials
from chancellery.table.scene import Fact
from chancellery.table.scene_asking import Plan, Wager
from chancellery.table.scene_text import Text
from chancellery.table.words import joined

# options of one section stand together where there are many
SECTIONS = {
    "move": "moves", "together": "moves", "march": "marches", "march_together": "marches", "restore": "trains",
    "replace": "trains", "hussar": "hussars", "return": "returns", "place": "cities",
    "pay": "payments", "lay": "cards", "bid": "cards", "discard": "cards", "play": "cards", "lay_reserve": "reserve",
    "play_reserve": "reserve",
}  # fmt: skip
RESERVES = ("lay_reserve", "play_reserve")
HUSSARS = ("hussar", "leave")
STACKS = ("together", "march_together")
BIDS = ("bid", "no_bid")  # they name the power that bids


class MariaAsking(Asking[Campaign]):
    """Both generals of a stack that goes as one body are concerned."""

    sections = {verb: f"maria-section-{section}" for verb, section in SECTIONS.items()}
    countings = COUNTINGS
    coach = MariaCoach()
    moving = ("movement",)
    ends = frozenset({"done", "halt", "decline", "keep", "no_bid"})

    def powers(self, s: Campaign) -> Sequence[str]:
        return POWERS

    def facts(self, s: Campaign, actor: int, lang: str) -> list[Fact]:
        if actor >= 0:
            return [*scene_table.facts(s, actor, lang)]
        tracks = scene_politics.tracks(s, lang)
        return [Fact(track.id, one.title or track.title, one.value) for track in tracks for one in track.markers]

    def means_battle(self, s: Campaign, decision: Decision, move: Move, trial: Trial) -> bool:
        """M-11.1.3: who comes to stand beside an enemy must attack him."""
        if trial.revealed or s.asked[0].kind not in odds.MOVING:
            return False
        before = pairs(s)
        return any(pair not in before for pair in pairs(trial.state))

    def plans(
        self, s: Campaign, own: Sequence[Decision], trials: Trials, lang: str, only: Collection[Move] | None = None
    ) -> tuple[Plan, ...]:
        """Ways of several cities, for those who ask; a scene works them out with what a piece can reach."""
        first = {move.text for move in only or ()}
        found = scene_reach.plans(s, scene_reach.reaches(s, own)) if first else ()
        return tuple([plan for plan in found if plan.moves[0] in first])

    def wager_of_plan(self, s: Campaign, decision: Decision, plan: Plan, lang: str) -> Wager:
        ids, named = s.game.notation.words, zip(("piece", "city"), plan.refs, strict=True)
        piece, city = (list(ids[sort]).index(ref.partition(":")[2]) for sort, ref in named)
        found = odds.entering(s, piece, city, decision.seat)
        return scene_clash.wager(s, found, decision.seat, lang)

    def wager(self, s: Campaign, decision: Decision, move: Move, trial: Trial, lang: str) -> Wager:
        return scene_clash.wager(s, odds.fought(s, decision, move, trial), decision.seat, lang)

    def gist(self, s: Campaign, decision: Decision, move: Move, trial: Trial, lang: str) -> str | None:
        """Where a general comes to stand: whether he is supplied there, and which cards he would fight with."""
        if trial.revealed or decision.kind not in odds.MOVING:
            return None
        moved = next((g for g in range(len(s.armies)) if s.where[g] != trial.state.where[g]), None)
        return None if moved is None else scene_clash.arrived(trial.state, moved, decision.seat, lang)

    def text(self, s: Campaign, decision: Decision, move: Move, lang: str) -> Text:
        """An option in words; a political card says what it does."""
        said = super().text(s, decision, move, lang)
        if move.verb != "take":
            return said
        effects = s.game.components.political[move.args[0]].effects
        return joined([said, Text("; ".join(words.effect_text(effect, lang) for effect in effects))], ": ")

    def named(self, s: Campaign, decision: Decision, move: Move) -> Iterator[str]:
        if move.verb in RESERVES:
            yield f"card:{POWERS[decision.actor]}/{CARDS[RESERVE]}"
        elif move.verb == "take":
            yield f"tile:political-{s.game.notation.words['political'][move.args[0]]}"
        elif move.verb in BIDS:
            yield from (ref for ref in super().named(s, decision, move) if not ref.startswith("power:"))
        else:
            yield from super().named(s, decision, move)

    def concerned(self, s: Campaign, decision: Decision, move: Move) -> Iterator[str]:
        verb, args, ids = move.verb, move.args, s.game.notation.words
        if verb in HUSSARS:
            if s.hussars[args[0] - 1] >= 0:  # else it is not on the map yet
                yield f"piece:hussar-{args[0]}"
        elif verb in ("on", "halt") and decision.kind == "walk":
            walk = next(p for p in reversed(s.stack) if isinstance(p, Walk))
            yield from (f"piece:{ids['piece'][piece]}" for piece in walk.pieces)
        elif verb in STACKS:
            yield from (f"piece:{ids['general'][one]}" for one in s.generals_at(s.where[args[0]]))
        else:
            for slot, value in zip(s.game.notation.slots(verb), args):
                if slot in ("piece", "general"):
                    yield f"piece:{ids[slot][value]}"
