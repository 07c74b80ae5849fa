"""Combat (11): phase 4 of a stage."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from chancellery.games.maria import cards, losses, retreat, upheavals, victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import NOBODY, PRAGMATIC, SAXONY
from chancellery.games.maria.secrets import Passage
from chancellery.games.maria.state import Campaign
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Decision, Move, Procedure, Reason, Step, asks, does
from chancellery.kernel.sets import bits

ATTACKER: Final = 0
DEFENDER: Final = 1


def pairs(s: Campaign) -> list[list[int]]:
    """M-11.1.1, M-R-21: the battles that adjacency fixes."""
    atlas, relations = s.game.components.atlas, s.relations
    found: list[list[int]] = []
    for power in s.game.active(s):
        if relations.neutral >> power & 1:
            continue
        enemies = s.pieces_of(relations.enemies[power], s.stand)
        for city in bits(s.stand[power]):
            found += [[city, enemy] for enemy in bits(atlas.near_all[city] & enemies) if [city, enemy] not in found]
    return found


@dataclass
class Combat(Procedure):
    """The battles that adjacency fixes at the start (M-R-21), in the attacking player's order."""

    pairs: list[list[int]] = field(default_factory=list)  # attacker's city, defender's city
    saxons: int = 0  # set of cities from which a Saxon attacks

    def list_pairs(self, s: Campaign) -> Step | None:
        s.beaten = 0
        self.pairs = pairs(s)
        if s.acts(SAXONY):
            self.saxons = s.stand[SAXONY]
        return None

    def look(self, s: Campaign) -> Step | None:
        """M-11.1.25, M-R-21: battles in which somebody was beaten, or is an enemy no more, are not fought."""
        self.pairs = [pair for pair in self.pairs if self._why_not(s, pair[0], pair[1]) is None]
        return None if self.pairs else LEAVE

    def choose(self, s: Campaign) -> list[Decision]:
        """M-11.1.3, M-11.1.19: all Austrian attacks before those of the Pragmatic Army, unless one player runs both."""
        order = [_commander(s, pair[0]) for pair in self.pairs]
        seats = {s.seat_of[power] for power in order}
        first = [pair for pair, power in zip(self.pairs, order, strict=True) if len(seats) == 1 or power != PRAGMATIC]
        decision = s.decide(v.ASK_ATTACK, _commander(s, first[0][0]))
        for pair in first:
            decision.add(v.ATTACK, pair[0], pair[1])
        if s.explaining:
            decision.offer_each(v.ATTACK, (), partial(self._why_not_now, s, decision.actor))
        return [decision]

    def _why_not_now(self, s: Campaign, actor: int, move: Move) -> Reason | None:
        start, city = move.args
        found = self._why_not(s, start, city)
        if found is None and actor != PRAGMATIC and _commander(s, start) == PRAGMATIC:
            return v.AUSTRIA_ATTACKS_FIRST
        return found or v.BATTLE_OVER

    def _why_not(self, s: Campaign, start: int, city: int) -> Reason | None:
        """Whether both sides are there, unbeaten and enemies; M-R-52: no Saxon has left the side."""
        generals, others = s.generals_at(start), s.generals_at(city)
        if not generals or not any(s.acts(s.power_of(general)) for general in generals):
            return v.NO_ATTACKER
        relations = s.relations
        for general in (*generals, *others):
            if relations.neutral >> s.power_of(general) & 1:
                return v.NEUTRAL_GENERAL.saying(power=s.name_of("power", s.power_of(general)))
        if not others or not relations.enemies[s.power_of(generals[0])] >> s.power_of(others[0]) & 1:
            return v.NO_ENEMY.saying(city=s.name_of("city", city))
        if not s.game.components.atlas.near_all[start] >> city & 1:
            return v.ATTACK_NOT_ADJACENT
        if any(s.beaten >> general & 1 for general in (*generals, *others)):
            return v.BEATEN
        return v.BATTLE_OVER if self.saxons >> start & 1 and not s.acts(SAXONY) else None

    def on_attack(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        pair = list(move.args)
        self.pairs = [other for other in self.pairs if other != pair and other != pair[::-1]]
        s.call(Battle(pair[0], pair[1]))
        return LOOK


def _commander(s: Campaign, city: int) -> int:
    return s.power_of(s.generals_at(city)[0])


LOOK: Final = does(Combat.look)
SCRIPTS[Combat] = [does(Combat.list_pairs), LOOK, asks(Combat.choose, Combat.on_attack)]


@dataclass
class Battle(Passage):
    """M-11.1.5 to M-11.1.17. `score` is the attacker's; the side to play has a negative score or zero."""

    attacker: int  # city
    defender: int
    powers: list[int] = field(default_factory=list)  # whose cards are played
    strengths: list[int] = field(default_factory=list)
    score: int = 0
    to_play: int = ATTACKER
    loser: int = NOBODY
    lost: int = 0
    beaten: list[int] = field(default_factory=list)  # the generals of the losing side
    points: int = 0
    played: list[list[int]] = field(default_factory=list)  # power, card, value and score after it: they lie open

    def announce(self, s: Campaign) -> Step | None:
        """M-11.1.6, M-R-19: the sums of both sides become known."""
        sides = [s.generals_at(self.attacker), s.generals_at(self.defender)]
        self.powers = [s.power_of(side[0]) for side in sides]
        self.strengths = [sum(s.armies[general] for general in side) for side in sides]
        self.score = self.strengths[ATTACKER] - self.strengths[DEFENDER]
        self.to_play = DEFENDER if self.score > 0 else ATTACKER
        s.revealed = True
        s.emit("battle", self.powers[0], self.attacker, self.powers[1], self.defender, *self.strengths)
        return None

    def own_score(self) -> int:
        return self.score if self.to_play == ATTACKER else -self.score

    def play(self, s: Campaign) -> list[Decision]:
        power = self.powers[self.to_play]
        city = self.attacker if self.to_play == ATTACKER else self.defender
        wanted = s.game.components.atlas.suit[city]
        decision = s.decide(v.ASK_BATTLE, power, self.attacker, self.defender, self.own_score(), wanted)
        held = cards.in_hand(s, power)
        reserves = cards.reserve_values(s, held.left)
        held.bar(1 << RESERVE, cards.RESERVE_BETWEEN).only(cards.OF_SUIT[wanted], lambda _: _other_suit(s, wanted))
        decision.offer(v.PLAY, held)
        decision.offer(v.PLAY_RESERVE, reserves)
        decision.add_if(self.own_score() < 0 or not held.left, v.DECLINE, v.MUST_PLAY)  # M-11.1.14, M-R-96
        return [decision]

    def on_play(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DECLINE:
            return None
        power = self.powers[self.to_play]
        printed = RESERVE if move.of is v.PLAY_RESERVE else move.args[0]
        n = move.args[0] if move.of is v.PLAY_RESERVE else cards.value(printed)
        cards.discard(s, power, cards.find(s.hands[power], printed))
        self.score += n if self.to_play == ATTACKER else -n
        s.revealed = True
        self.played.append([power, printed, n, self.own_score()])
        s.emit("card_played", power, printed, n, self.own_score())
        if self.own_score() >= 0:  # M-11.1.10
            self.to_play = 1 - self.to_play
        return REPEAT

    def settle(self, s: Campaign) -> Step | None:
        """M-11.1.11 to M-11.1.16."""
        if self.score == 0:
            s.emit("battle_tied", self.powers[0], self.powers[1])
            return LEAVE
        self.loser = DEFENDER if self.score > 0 else ATTACKER
        self.lost = min(abs(self.score), self.strengths[self.loser])  # M-R-20
        winner = self.powers[1 - self.loser]
        s.last_winner = s.seat_of[winner]
        s.emit("battle_won", winner, self.powers[self.loser], self.lost)
        self.beaten = s.generals_at(self._city())
        for general in self.beaten:
            s.beaten |= 1 << general
        if len({s.power_of(general) for general in self.beaten}) > 1:
            losses.take_from_stack(s, self.beaten, self.lost, "battle")
        else:
            s.call(losses.Losses(self.beaten[:], self.lost, "battle"))
        return None

    def _city(self) -> int:
        return self.attacker if self.loser == ATTACKER else self.defender

    def retreat(self, s: Campaign) -> Step | None:
        """M-11.2.1."""
        left = [general for general in self.beaten if s.where[general] >= 0]
        if left:
            winner_city = self.defender if self.loser == ATTACKER else self.attacker
            s.call(retreat.Retreat(left, self.lost, winner_city, self.powers[1 - self.loser]))
        return None

    def score_points(self, s: Campaign) -> Step | None:
        """M-16.1.2, M-16.1.5, M-R-24."""
        start = self._city()
        gone = sum(s.where[general] < 0 for general in self.beaten)
        if gone == len(self.beaten):
            self.lost = self.strengths[self.loser]
        if s.game.full:
            self.points = max(self.lost // 3, 1 if gone else 0)
            if self.points:
                major = s.relations.marker_of
                winner, loser = major[self.powers[1 - self.loser]], major[self.powers[self.loser]]
                victory.won_battle(s, winner, loser, self.points)
                bohemian = s.game.components.atlas.bohemia >> start & 1 == 1
                for _ in range(self.points):
                    s.game.note_saxon_point(s, loser, bohemian)
        upheavals.saxon_options(s)
        return None

    def announced(self, s: Campaign) -> list[list[int]]:
        sides = [s.generals_at(self.attacker), s.generals_at(self.defender)] if self.strengths else []
        return [*sides, [general for general in self.beaten if s.where[general] >= 0]]


def _other_suit(s: Campaign, wanted: int) -> Reason:
    return v.OTHER_SUIT.saying(suit=s.name_of("suit", wanted))


SCRIPTS[Battle] = [
    does(Battle.announce),
    asks(Battle.play, Battle.on_play),
    does(Battle.settle),
    does(Battle.retreat),
    does(Battle.score_points),
]
