"""A match in the terminal: bots decide at once, people are shown what happened and asked."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.console import Console

from chancellery import bots
from chancellery.bots.talk import speech
from chancellery.bots.talk.floor import Due, Floor, asked
from chancellery.cli import files
from chancellery.cli.errors import BAD_INPUT, FINE, file_line, one_line
from chancellery.cli.terminal import draw, draw_talks, explain, hint
from chancellery.cli.terminal.keeper import Keeper
from chancellery.cli.terminal.reader import Reader
from chancellery.kernel import BadInput, CannotUndo, Decision, Illegal, Match, Move
from chancellery.locale import text
from chancellery.table.scene import Scene

HUMAN = "human"  # in the record's list of players
LOG_LINES = 30  # of the log command, unless it names a number
NEWS_LINES = 40  # shown at most before a decision


class Quit(Exception):
    """The player leaves; the match is saved."""


@dataclass
class Session:
    """One sitting at a match. `players` says of each seat which bot plays it, or HUMAN."""

    match: Match
    players: tuple[str, ...]
    keeper: Keeper
    lang: str
    out: Console
    reader: Reader
    seen: dict[int | None, int] = field(default_factory=dict)  # events each seat has been told
    heard: dict[int, int] = field(default_factory=dict)  # messages each seat has been told
    shown: int | None = None  # the seat at the keyboard
    moment: tuple[object, ...] = ()  # when the whole table was last shown
    talks: object = None  # what was proposed and agreed when it was last shown
    unsaved: bool = False
    floor: Floor = field(default_factory=Floor)

    # -- the loop

    def run(self) -> int:
        """Plays until the match is over or the player leaves."""
        self._save()
        try:
            while self.match.outcome is None:
                if self._let_bots_answer() or self._let_bots_talk():
                    continue
                decision = self._next()
                if self.players[decision.seat] == HUMAN:
                    self._ask(decision)
                else:
                    self._let_bot(decision)
        except Quit:
            self._leave()
            return BAD_INPUT if self.unsaved else FINE
        except KeyboardInterrupt:
            self.out.print()
            self._leave()
            raise
        self._end()
        return FINE

    def _next(self) -> Decision:
        """Of several secret choices the bots make theirs first; nobody sees them before all are made."""
        waiting = self.match.decisions
        return next((d for d in waiting if self.players[d.seat] != HUMAN), waiting[0])

    def _let_bot(self, decision: Decision) -> None:
        move = bots.bot(self.players[decision.seat]).choose(self.match, decision.seat, self._chance())
        self._bot_plays(decision.seat, move)

    def _let_bots_answer(self) -> bool:
        """One bot answers what is proposed to it; whether there was one."""
        for proposed in self.match.standing:
            name = self.players[proposed.seat]
            if name != HUMAN:
                bot = bots.bot(name)
                why = speech.explain(bot, self.match, proposed) if HUMAN in self.players else None
                self._bot_plays(proposed.seat, bots.answer(bot, self.match, proposed, self._chance()))
                self._bot_says(proposed.seat, why)
                return True
        return False

    def _let_bots_talk(self) -> bool:
        """One bot speaks, answers somebody or proposes something; whether one was asked. Without people nobody is."""
        if HUMAN not in self.players:
            return False
        others = {seat: bots.bot(name) for seat, name in enumerate(self.players) if name != HUMAN}
        due = self.floor.next(self.match, others)
        if due is None:
            return False
        self.floor.done(due)
        self._bot_talks(due, others[due.seat])
        return True

    def _bot_talks(self, due: Due, bot: bots.Bot) -> None:
        done = asked(due, bot, self.match, self._chance())
        self._bot_says(due.seat, done.words, None if done.to is None else [*done.to])
        if done.move is not None:
            self._bot_plays(due.seat, done.move)

    def _bot_says(self, seat: int, words: str | None, to: list[int | str] | None = None) -> None:
        """Where the game forbids talk for a while, bots are silent too."""
        if words is not None:
            with suppress(Illegal):
                self.match.say(seat, words, to)
                self._save()

    def _chance(self) -> Random:
        """Chance from set-up and length: a match that is resumed goes on as it would have."""
        return Random(f"{self.match.setup.seed}/bots/{len(self.match)}")

    def _bot_plays(self, seat: int, move: Move) -> None:
        self.match.play(seat, move)
        self._save()
        if HUMAN not in self.players:
            self._news(None)

    # -- asking

    def _ask(self, decision: Decision) -> None:
        """Asks until a move was made or taken back."""
        seat = decision.seat
        self._seat_down(seat)
        self._news(seat)
        self._show(seat)
        self._question(decision)
        count = len(self.match)
        while len(self.match) == count:
            line = self.reader.line(f"{self.match.seats[seat]}> ")
            if line is None:
                raise Quit
            if not line:
                self._question(decision)
                continue
            try:
                self._answer(decision, line)
            except (BadInput, CannotUndo, Illegal) as error:
                self.out.print(one_line(error, self.lang), style="red")
                if not isinstance(error, CannotUndo):
                    self._say("cli-play-hint")
            except OSError as error:
                self.out.print(file_line(error, self.lang), style="red")

    def _seat_down(self, seat: int) -> None:
        """Shows the table to a seat when it comes to the keyboard; what others may not see is out of sight."""
        if self.shown == seat:
            return
        if self.players.count(HUMAN) > 1 and self.shown is not None:
            self.out.clear()
            name = draw.seat_name(self.match, seat, self.lang)
            if self.reader.line(text(self.lang, "cli-play-pass", seat=name) + " ") is None:
                raise Quit
        self.shown = seat
        self.moment = ()

    def _scene(self, seat: int | None) -> Scene:
        return self.match.scene(seat, self.lang)

    def _show(self, seat: int) -> None:
        """The whole table once a turn, else only what has changed most; `m` and `p` show the rest."""
        scene = self._scene(seat)
        moment = (scene.head.round, scene.head.turn)
        if moment != self.moment:
            draw.table(self.out, scene, self.lang)
            self.moment = moment
        else:
            draw.heading(self.out, scene)
            draw.battle(self.out, scene, self.lang)
            draw.hands(self.out, scene)
            if self.talks != _agreed(scene):
                draw_talks.talks(self.out, scene, self.lang)
        self.talks = _agreed(scene)

    def _question(self, decision: Decision) -> None:
        draw.question(self.out, self._scene(decision.seat), self.lang)

    def _answer(self, decision: Decision, line: str) -> None:
        """A number or a notation is a move; everything else is a word of `h`."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        command = COMMANDS.get(word.lower())
        if line.isdecimal():
            self._play(decision.seat, self._numbered(decision, line))
        elif line.startswith("?"):
            self._explain(decision, line[1:].strip())
        elif command is not None and (not rest or word.lower() in WITH_WORDS):
            getattr(self, command)(decision, rest)
        else:
            self._play(decision.seat, line)

    def _numbered(self, decision: Decision, line: str) -> Move:
        options = self.match.legal(decision.seat)  # in the order of the scene's options
        number = int(line) if len(line) < 9 else 0
        if not 1 <= number <= len(options):
            raise BadInput("cli-play-no-number", value=line[:20], most=len(options))
        return options[number - 1]

    def _play(self, seat: int, move: Move | str) -> None:
        self.match.play(seat, move)
        self._save()

    # -- the words

    def _explain(self, decision: Decision, rest: str) -> None:
        if rest.isdecimal():
            rest = self._numbered(decision, rest).text
        for line in explain.lines(self.match, decision, rest, self.lang):
            self.out.print(line)

    def _undo(self, decision: Decision, rest: str) -> None:
        self.match.undo(decision.seat)
        self.seen[decision.seat] = min(self.seen.get(decision.seat, 0), self.match.event_count)
        self._say("cli-play-undone")
        self._save()

    def _save_as(self, decision: Decision, rest: str) -> None:
        if rest:
            path = Path(rest).expanduser()
            self.keeper.save_as(self.match, path)
            self._say("cli-play-saved", file=str(path))
        else:
            self._save()
            if not self.unsaved:
                self._say("cli-play-saved", file=str(self.keeper.path))

    def _log(self, decision: Decision, rest: str) -> None:
        most = int(rest) if rest.isdecimal() and len(rest) < 9 else LOG_LINES
        for line in self.match.log(decision.seat, self.lang)[-most:]:
            self.out.print(line)

    def _map(self, decision: Decision, rest: str) -> None:
        draw.places(self.out, self._scene(decision.seat), self.lang)

    def _powers(self, decision: Decision, rest: str) -> None:
        scene = self._scene(decision.seat)
        draw.powers(self.out, scene, self.lang)
        draw.beside(self.out, scene)
        draw.hands(self.out, scene)
        draw.battle(self.out, scene, self.lang)

    def _options(self, decision: Decision, rest: str) -> None:
        self._question(decision)

    def _speak(self, decision: Decision, rest: str) -> None:
        """`say words` to everybody, `say seat, seat: words` to some."""
        head, mark, words = rest.partition(":")
        names = [name.strip() for name in head.split(",")]
        if mark and all(name in self.match.seats for name in names):
            self.match.say(decision.seat, words, list(names))
        else:
            self.match.say(decision.seat, rest)
        self._say("cli-play-said")
        self._save()
        self._hear_answers(decision.seat)

    def _hear_answers(self, seat: int) -> None:
        """What bots say to it, while the player is still asked."""
        told = len(self.match.press(seat))
        count = len(self.match)
        while len(self.match) == count and self._let_bots_talk():
            pass
        for message in self.match.press(seat)[told:]:
            self.out.print("  " + draw.message(self.match, message, self.lang))
        self.heard[seat] = len(self.match.press(seat))

    def _press(self, decision: Decision, rest: str) -> None:
        messages = self.match.press(decision.seat)
        if not messages:
            self._say("cli-play-no-press")
        for message in messages:
            self.out.print(draw.message(self.match, message, self.lang))

    def _agreements(self, decision: Decision, rest: str) -> None:
        if not draw_talks.talks(self.out, self._scene(decision.seat), self.lang):
            self._say("cli-talks-none")

    def _as(self, decision: Decision, rest: str) -> None:
        """`as seat: sign 1`: somebody else at this keyboard, who is not asked, proposes or answers."""
        name, mark, words = rest.partition(":")
        seat = self.match.seat(name.strip())
        if not mark or self.players[seat] != HUMAN:
            raise BadInput("cli-play-not-here", seat=name.strip()[:40])
        if self.match.definition.notation.read(words).verb not in self.match.definition.acts:
            raise BadInput("cli-play-no-act")
        self._play(seat, words)

    def _hint(self, decision: Decision, rest: str) -> None:
        for line in hint.lines(self.match, self._scene(decision.seat), decision, self.lang, rest):
            self.out.print(line)

    def _why(self, decision: Decision, rest: str) -> None:
        for line in hint.why(self.match, self.players, self.lang):
            self.out.print(line)

    def _help(self, decision: Decision, rest: str) -> None:
        others = ",".join([seat for number, seat in enumerate(self.match.seats) if number != decision.seat][:2])
        self._say("cli-play-help", example=decision.options[0].text, others=others)
        example = draw_talks.example(self._scene(decision.seat))
        if example is not None:
            self._say("cli-play-help-agreements", example=example)
            people = [seat for seat, name in enumerate(self.players) if name == HUMAN and seat != decision.seat]
            if people:
                self._say("cli-play-help-as", other=self.match.seats[people[0]])

    def _quit(self, decision: Decision, rest: str) -> None:
        raise Quit

    # -- telling

    def _news(self, seat: int | None) -> None:
        """What happened since the seat was last told."""
        match = self.match
        since = self.seen.get(seat)
        if since is None:  # a match that is resumed: only its last lines
            lines = match.log(seat, self.lang)[-NEWS_LINES // 2 :] if len(match) else match.log(seat, self.lang)
        else:
            lines = match.log(seat, self.lang, since)
        self.seen[seat] = match.event_count
        if lines and seat is not None:
            self._say("cli-play-news")
        if len(lines) > NEWS_LINES and seat is not None:
            self._say("cli-play-more-news", count=len(lines) - NEWS_LINES)
            lines = lines[-NEWS_LINES:]
        for line in lines:
            self.out.print(f"  {line}" if seat is not None else line)
        if seat is not None:
            messages = match.press(seat)
            for message in messages[self.heard.get(seat, 0) :]:
                self.out.print("  " + draw.message(match, message, self.lang))
            self.heard[seat] = len(messages)

    def _leave(self) -> None:
        """Says where the match is, and how to go on with it."""
        key = "cli-play-left" if self.keeper.path == files.last_match() else "cli-play-left-file"
        self._say("cli-play-unsaved" if self.unsaved else key, file=str(self.keeper.path))

    def _end(self) -> None:
        match = self.match
        people = [seat for seat, name in enumerate(self.players) if name == HUMAN]
        self._news(people[0] if people else None)
        draw.table(self.out, self._scene(people[0] if people else None), self.lang)
        self.out.print(draw.result(match, self.lang), style="bold")
        self._say("cli-play-over", file=str(self.keeper.path))

    def _save(self) -> None:
        try:
            self.keeper.save(self.match)
            self.unsaved = False
        except OSError as error:  # the match goes on, and the file still holds it as it was saved last
            if not self.unsaved:
                self.out.print(file_line(error, self.lang), style="red")
            self.unsaved = True

    def _say(self, key: str, **args: object) -> None:
        self.out.print(text(self.lang, key, **args), style="italic" if key == "cli-play-hint" else None)


def _agreed(scene: Scene) -> object:
    """What is proposed and agreed, to see whether it has changed."""
    found = scene.negotiations
    return None if found is None else (found.proposals, found.agreements, found.contracts)


COMMANDS = {
    "a": "_agreements",
    "agreements": "_agreements",
    "as": "_as",
    "u": "_undo",
    "undo": "_undo",
    "s": "_save_as",
    "save": "_save_as",
    "l": "_log",
    "log": "_log",
    "m": "_map",
    "map": "_map",
    "p": "_powers",
    "powers": "_powers",
    "o": "_options",
    "say": "_speak",
    "press": "_press",
    "hint": "_hint",
    "why": "_why",
    "h": "_help",
    "help": "_help",
    "q": "_quit",
    "quit": "_quit",
}
WITH_WORDS = {"s", "save", "l", "log", "say", "as", "hint"}
