# Worked examples to play.

example-unknown = There is no example “{ $example }”. Examples: { $known }
example-not-so = { $where }, { $field }: the file says { $told }, the match says { $found }.
example-happens = Go on as the rules ask.
example-result = That is the end of the example.
example-idle = Nothing is to be decided here: look at the table and at the numbers.
example-task = Make the move of the example ({ $number } of { $count }). If you do not see it, let yourself be shown.
example-right = Right.
example-other = The rules allow this, but the example goes another way. Read the text again, or let yourself be shown.
