"""A lesson in the terminal: it shows, explains, asks, and says what a wrong choice would have done."""

from __future__ import annotations

from rich.console import Console

from chancellery.cli.errors import FINE, one_line
from chancellery.cli.terminal import draw, explain
from chancellery.cli.terminal.reader import Reader
from chancellery.kernel import BadInput, Illegal
from chancellery.lessons import Lesson, Session, Step
from chancellery.lessons.session import READ_ON
from chancellery.locale import text
from chancellery.table.scene import Piece, Scene
from chancellery.table.things import name_of, things

NEWS_LINES = 30  # shown at most after an answer


class Quit(Exception):
    """The learner leaves."""


class Teacher:
    """Goes through the chapters of a lesson with a learner."""

    help = "cli-learn-help"
    left = "cli-learn-left"
    over = "cli-learn-over"

    def __init__(self, lesson: Lesson, lang: str, out: Console, reader: Reader) -> None:
        self.lesson = lesson
        self.lang = lang
        self.out = out
        self.reader = reader
        self.session = Session(lesson.chapters[0])
        self.told = 0  # events
        self.moment: tuple[object, ...] = ()  # when the whole table was last shown
        self.held: list[str] = []  # the hands as they were last shown

    def run(self, first: int = 0) -> int:
        self.out.print(self.lesson.title(self.lang), style="bold")
        self.out.print(self.lesson.about(self.lang))
        self._say(self.help)
        try:
            for number in range(first, len(self.lesson.chapters)):
                self._chapter(number)
        except Quit:
            chapter = self.session.chapter.id
            self._say(self.left, game=self.lesson.game, lesson=self.lesson.id, example=self.lesson.key, chapter=chapter)
            return FINE
        self._say(self.over, game=self.lesson.game)
        return FINE

    # -- a chapter

    def _chapter(self, number: int) -> None:
        chapter = self.lesson.chapters[number]
        self._begin(Session(chapter))
        self.out.print()
        title, count = chapter.title(self.lang), len(self.lesson.chapters)
        self.out.rule(text(self.lang, "cli-learn-chapter", number=number + 1, count=count, title=title), align="left")
        while (step := self.session.step) is not None:
            self._show(step)
            trail = list(self.session.trail)
            while self.session.trail == trail and self.session.step is step:
                self._listen(step)
        self._reaction()
        if number + 1 < len(self.lesson.chapters):
            self._line(text(self.lang, "cli-learn-next") + " ")

    def _begin(self, session: Session) -> None:
        self.session, self.told, self.moment, self.held = session, session.match.event_count, (), []

    def _scene(self) -> Scene:
        return self.session.match.scene(self.session.seat, self.lang)

    def _show(self, step: Step) -> None:
        """What happened, the table, the text, and what to do."""
        self._news()
        scene = self._scene()
        moment = (scene.head.round, scene.head.turn)
        if moment != self.moment:
            draw.table(self.out, scene, self.lang)
            self.moment = moment
        else:
            draw.battle(self.out, scene, self.lang)
        self._reaction()
        self.out.print()
        self.out.print(step.text(self.lang))
        things = pointed(scene, step)
        if things:
            self.out.print(text(self.lang, "cli-learn-look", things=", ".join(things)), style="dim")
        if step.expect:
            held = [card.title for hand in scene.hands for card in hand.cards]
            if held != self.held:
                draw.hands(self.out, scene)
                self.held = held
            self._task(step, scene)

    def _task(self, step: Step, scene: Scene) -> None:
        draw.question(self.out, scene, self.lang)
        self.out.print(text(self.lang, "cli-learn-task", task=step.task(self.lang)), style="bold green")

    def _reaction(self) -> None:
        said = self.session.reacted(self.lang)
        if said:
            self.out.print()
            self.out.print(said, style="green")

    def _news(self) -> None:
        match = self.session.match
        lines = match.log(self.session.seat, self.lang, self.told)
        self.told = match.event_count
        for line in lines[-NEWS_LINES:]:
            self.out.print(f"  {line}")

    # -- the learner

    def _listen(self, step: Step) -> None:
        prompt = f"{self.session.chapter.seat}> " if step.expect else text(self.lang, "cli-learn-read-on") + " "
        line = self._line(prompt)
        try:
            self._answer(step, line)
        except (BadInput, Illegal) as error:
            self.out.print(one_line(error, self.lang), style="red")

    def _answer(self, step: Step, line: str) -> None:
        word = line.lower()
        if word in COMMANDS:
            getattr(self, COMMANDS[word])(step)
        elif line.startswith("?"):
            self._explain(step, line[1:].strip())
        elif not step.expect:
            if line:
                self._say(self.help)
            else:
                self.session.follow(READ_ON)
        elif not line:
            self._task(step, self._scene())
        else:
            self._choose(self._numbered(line))

    def _numbered(self, line: str) -> str:
        if not line.isdecimal():
            return line
        options = self.session.match.legal(self.session.seat)
        number = int(line) if len(line) < 9 else 0
        if not 1 <= number <= len(options):
            raise BadInput("cli-play-no-number", value=line[:20], most=len(options))
        return options[number - 1].text

    def _choose(self, move: str) -> None:
        if not self.session.follow(move):
            hint = self.session.hint(move, self.lang)
            self.out.print(text(self.lang, "cli-learn-hint", choice=hint.choice, hint=hint.text), style="yellow")

    def _line(self, prompt: str) -> str:
        line = self.reader.line(prompt)
        if line is None:
            raise Quit
        return line

    # -- the words

    def _explain(self, step: Step, asked: str) -> None:
        """The rules behind the step, any rule, or why a move is not allowed."""
        decision = self.session.asked()
        if asked and decision is not None:
            lines = explain.lines(self.session.match, decision, asked, self.lang)
        else:
            own = () if decision is None else (decision.rule,)
            lines = [line for rule in step.rules or own for line in explain.rule(rule, self.lang)]
        for line in lines:
            self.out.print(line)

    def _back(self, step: Step) -> None:
        """One answer back; at the beginning of a chapter there is nothing to take back."""
        if self.session.trail:
            self._begin(Session.resumed(self.session.chapter, self.session.trail[:-1]))

    def _restart(self, step: Step) -> None:
        self._begin(Session(self.session.chapter))

    def _map(self, step: Step) -> None:
        draw.places(self.out, self._scene(), self.lang)

    def _powers(self, step: Step) -> None:
        scene = self._scene()
        draw.powers(self.out, scene, self.lang)
        draw.beside(self.out, scene)
        draw.hands(self.out, scene)
        draw.battle(self.out, scene, self.lang)

    def _help(self, step: Step) -> None:
        self._say(self.help)

    def _quit(self, step: Step) -> None:
        raise Quit

    def _say(self, key: str, **args: object) -> None:
        self.out.print(text(self.lang, key, **args), style="italic")


def pointed(scene: Scene, step: Step) -> list[str]:
    """The things a step points at, in words."""
    places = {place.id: place.name for place in scene.places}
    there, found = things(scene), []
    for ref in step.point:
        thing = there.get(ref)
        if thing is not None:
            where = f" ({places[thing.place]})" if isinstance(thing, Piece) and thing.place in places else ""
            found.append(f"{name_of(thing)}{where}")
    return found


COMMANDS = {
    "b": "_back",
    "back": "_back",
    "r": "_restart",
    "restart": "_restart",
    "m": "_map",
    "map": "_map",
    "p": "_powers",
    "powers": "_powers",
    "h": "_help",
    "help": "_help",
    "q": "_quit",
    "quit": "_quit",
}
