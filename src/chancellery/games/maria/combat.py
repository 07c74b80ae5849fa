"""Combat (11): phase 4 of a stage."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.maria import cards, losses, retreat, upheavals, victory
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import NOBODY, PRAGMATIC, SAXONY
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

ATTACKER, DEFENDER = 0, 1


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


@dataclass(slots=True)
class Combat(Procedure):
    """The battles that adjacency fixes at the start (M-R-21), in the attacking player's order."""

    pairs: list[list[int]] = field(default_factory=list)  # attacker's city, defender's city
    saxons: int = 0  # set of cities from which a Saxon attacks

    def list_pairs(self, s: Campaign) -> Result:
        s.beaten = 0
        self.pairs = pairs(s)
        if s.acts(SAXONY):
            self.saxons = s.stand[SAXONY]
        return None

    def choose(self, s: Campaign) -> Result:
        """M-11.1.3, M-11.1.19: all Austrian attacks before those of the Pragmatic Army, unless one player runs both."""
        self.pairs = [pair for pair in self.pairs if self._stands(s, pair)]
        if not self.pairs:
            return None
        order = [self._commander(s, pair) for pair in self.pairs]
        seats = {s.seat_of[power] for power in order}
        if len(seats) > 1:
            first = [pair for pair, power in zip(self.pairs, order, strict=True) if power != PRAGMATIC]
        else:
            first = self.pairs
        power = self._commander(s, first[0])
        options = [s.game.notation.move("attack", a, b) for a, b in first]
        decision = Decision(s.seat_of[power], "attack", "M-11.1.3", options, power)
        return decision if len(options) > 1 else self.on_attack(s, decision, options[0])

    def _commander(self, s: Campaign, pair: list[int]) -> int:
        return s.power_of(s.generals_at(pair[0])[0])

    def _stands(self, s: Campaign, pair: list[int]) -> bool:
        """M-11.1.25, M-R-21, M-R-52: both sides are there, unbeaten and still enemies; no Saxon has left the side."""
        if self.saxons >> pair[0] & 1 and not s.acts(SAXONY):
            return False
        attackers, defenders = (s.generals_at(city) for city in pair)
        if not attackers or not defenders:
            return False
        if any(s.beaten >> general & 1 for general in (*attackers, *defenders)):
            return False
        powers = [s.power_of(attackers[0]), s.power_of(defenders[0])]
        if not any(s.acts(s.power_of(g)) for g in attackers):
            return False
        return bool(s.relations.enemies[powers[0]] >> powers[1] & 1)

    def on_attack(self, s: Campaign, decision: Decision, move: Move) -> Result:
        pair = list(move.args)
        self.pairs = [other for other in self.pairs if other != pair and other != pair[::-1]]
        self.goto(Combat.choose)
        return Battle(pair[0], pair[1])

    steps = (list_pairs, choose)


@dataclass(slots=True)
class Battle(Procedure):
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

    def announce(self, s: Campaign) -> Result:
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

    def play(self, s: Campaign) -> Result:
        power = self.powers[self.to_play]
        hand = s.hands[power]
        city = self.attacker if self.to_play == ATTACKER else self.defender
        wanted = s.game.components.atlas.suit[city]
        faces = sorted({cards.face(card) for card in hand if cards.suit(card) == wanted})
        options = [s.game.moves.play[printed] for printed in faces]
        if any(cards.suit(card) < 0 for card in hand):
            options += s.game.moves.play_reserve[1:]
        if self.own_score() < 0 or not faces:  # M-11.1.14, M-R-96
            options.append(s.game.moves.decline)
        about = (self.attacker, self.defender, self.own_score(), wanted)
        return Decision(s.seat_of[power], "battle", "M-11.1.8", options, power, about)

    def on_battle(self, s: Campaign, decision: Decision, move: Move) -> Result:
        power = self.powers[self.to_play]
        if move is s.game.moves.decline:
            return None
        printed, n = (RESERVE, move.args[0]) if move.verb == "play_reserve" else (move.args[0], move.args[0] % 9 + 2)
        cards.discard(s, power, cards.find(s.hands[power], printed))
        self.score += n if self.to_play == ATTACKER else -n
        s.revealed = True
        self.played.append([power, printed, n, self.own_score()])
        s.emit("card_played", power, printed, n, self.own_score())
        if self.own_score() >= 0:  # M-11.1.10
            self.to_play = 1 - self.to_play
        self.goto(Battle.play)
        return None

    def settle(self, s: Campaign) -> Result:
        """M-11.1.11 to M-11.1.16."""
        if self.score == 0:
            s.emit("battle_tied", self.powers[0], self.powers[1])
            self.at = len(self.steps)
            return None
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
            return None
        return losses.Losses(self.beaten[:], self.lost, "battle")

    def _city(self) -> int:
        return self.attacker if self.loser == ATTACKER else self.defender

    def retreat(self, s: Campaign) -> Result:
        """M-11.2.1."""
        left = [general for general in self.beaten if s.where[general] >= 0]
        if not left:
            return None
        winner_city = self.defender if self.loser == ATTACKER else self.attacker
        return retreat.Retreat(left, self.lost, winner_city, self.powers[1 - self.loser])

    def score_points(self, s: Campaign) -> Result:
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
        return upheavals.saxon_options(s)

    steps = (announce, play, settle, retreat, score_points)
