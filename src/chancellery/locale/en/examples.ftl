# Worked examples to play.

example-unknown = There is no example “{ $example }”. Examples: { $known }
example-not-so = { $where }, { $field }: the file says { $told }, the match says { $found }.
example-happens = Go on as the rules ask.
example-result = That is the end of the example.
example-idle = Nothing is to be decided here: look at the table and at the numbers.
example-task = Make the move of the example ({ $number } of { $count }). If you do not see it, let yourself be shown.
example-right = Right.
example-other = The rules allow this, but the example goes another way. Read the text again, or let yourself be shown.

## `chancellery examples`

cli-about-examples = Plays the worked examples of the rulebooks in the terminal.
cli-word-example = EXAMPLE
cli-word-case = CASE
cli-arg-example = the id of an example, such as K-EX-10 (default: lists them all)
cli-arg-case = the id of the case to begin with (default: the first)
cli-arg-examples-check = check examples by playing them, for those who write examples
cli-examples-checked = { $count ->
    [one] { $count } example comes out as its file says.
   *[other] { $count } examples come out as their files say.
}
cli-examples-how = To play one: chancellery examples K-EX-10
cli-examples-help = Enter reads on. A number or a notation chooses. s: show me, b: back, r: this case again, ?: the rules behind it, m: map, p: powers, q: leave.
cli-examples-left = You can go on here: chancellery examples { $example } --case { $chapter }
cli-examples-over = That was the example.
