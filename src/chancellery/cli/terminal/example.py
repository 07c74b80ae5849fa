"""A worked example in the terminal: a lesson in which one can be shown what to do."""

from __future__ import annotations

from chancellery.cli.terminal.lesson import Teacher
from chancellery.lessons import Step


class Guide(Teacher):
    """Goes through the cases of an example with a reader."""

    help = "cli-examples-help"
    left = "cli-examples-left"
    over = "cli-examples-over"

    def _answer(self, step: Step, line: str) -> None:
        solution = self.session.solution() if line.lower() in ("s", "show") else None
        if solution is None:
            super()._answer(step, line)
            return
        option = self.session.hint(solution, self.lang).choice
        self.out.print(f"  {option} ({solution})", style="yellow")
        self.session.follow(solution)
