# Lessons of all games: what learners read between the texts of a lesson, and what authors read about a lesson file.

## Where something is wrong

lesson-where-chapter = { $file }, chapter { $chapter }
lesson-where-step = { $file }, chapter { $chapter }, step { $step }

## What is wrong with a file

lesson-not-readable = { $where }: this is not a TOML file: { $error }
lesson-unknown-field = { $where }: there is no field “{ $field }”. Fields: { $known }.
lesson-missing-field = { $where }: the field “{ $field }” is missing. It is written { $expected }.
lesson-bad-field = { $where }, field “{ $field }”: expected { $expected }, found { $value }.
lesson-bad-id = { $where }, field “{ $field }”: “{ $value }” is no id. Use small letters, digits and _, and begin with a letter.
lesson-twice = { $where }, field “{ $field }”: the id “{ $value }” is there twice.
lesson-needs-expect = { $where }, field “{ $field }”: it needs a field “expect” that says what the learner is to do.
lesson-bad-position = { $where }, field “{ $field }”: { $because }
lesson-no-seat = { $where }, field “{ $field }”: there is no seat “{ $value }”. Seats: { $known }.
lesson-illegal = { $where }, field “{ $field }”: “{ $line }” is not possible. { $because } Possible now: { $options }
lesson-no-move = { $where }, field “{ $field }”: “{ $line }” cannot be read. { $because }
lesson-no-answer = { $where }, field “{ $field }”: { $seat } is asked, and none of these answers suits. Possible now: { $options }
lesson-endless = { $where }, field “{ $field }”: this never comes to an end.
lesson-not-asked = { $where }, field “{ $field }”: { $seat } is not asked anything here. Open: { $others }
lesson-not-legal = { $where }, field “{ $field }”: no legal move is like “{ $value }”. Legal now: { $options }
lesson-other-kind = { $where }, field “{ $field }”: the decision here is of the kind “{ $kind }”, not “{ $value }”.
lesson-idle-hint = { $where }, field “{ $field }”: no wrong move is like “{ $value }”. Wrong moves here: { $options }
lesson-no-text = { $where }: the text { $message } is missing in the language “{ $language }”.
lesson-bad-text = { $where }: the text { $message } in the language “{ $language }” cannot be shown: { $error }
lesson-no-thing = { $where }, field “{ $field }”: “{ $value }” is not on the table here. There are: { $known }

## What is wrong with a wish

lesson-unknown = { $game } has no lesson “{ $lesson }”. Lessons: { $known }.
lesson-no-chapter = The lesson { $lesson } has no chapter “{ $chapter }”. Chapters: { $known }.
lesson-bad-trail = The lesson cannot go on from here: answer { $number } (“{ $move }”) does not fit. Begin the chapter again.
lesson-nothing-asked = Nothing is asked here: read on.

## `chancellery learn`

cli-about-learn = Teaches a game in the terminal, step by step.
cli-word-lesson = LESSON
cli-word-chapter = CHAPTER
cli-arg-lesson = the id of a lesson (default: the first of the game)
cli-arg-chapter = the id of the chapter to begin with (default: the first)
cli-arg-learn-list = list the lessons and their chapters
cli-arg-learn-check = check all lessons by playing them, for those who write lessons
cli-learn-none = There is no lesson for { $game } yet.
cli-learn-line = { $game }: { $lesson } ({ $id }), about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
cli-learn-checked = { $count ->
    [one] 1 lesson is right.
   *[other] { $count } lessons are right.
}
cli-learn-help = Enter reads on. A number or a notation chooses. b: back, r: this chapter again, ?: the rules behind it, m: map, p: powers, q: leave.
cli-learn-chapter = Chapter { $number } of { $count }: { $title }
cli-learn-look = Look at: { $things }
cli-learn-task = → { $task }
cli-learn-hint = { $choice }: { $hint }
cli-learn-read-on = [Enter]
cli-learn-next = [Enter: the next chapter]
cli-learn-left = You can go on here: chancellery learn { $game } { $lesson } --chapter { $chapter }
cli-learn-over = That was the lesson. Now play: chancellery play { $game }
