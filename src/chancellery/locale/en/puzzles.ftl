# Puzzles of all games.

puzzle-title = { $seat } to move: { $goal }
puzzle-task = Find the move: { $goal } { $until }.
puzzle-until-action = before this Action is over
puzzle-until-march = with one march
puzzle-until-round = before this Action Round is over
puzzle-until-battle = now
puzzle-goal-win = win the match
puzzle-goal-control = take { $place }
puzzle-goal-measure-influence = come to { $least } Influence
puzzle-goal-measure-vp = come to { $least } VP
puzzle-goal-battle = win the battle of { $place }
puzzle-goal-battle-here = win the battle
puzzle-goal-supply = bring all your generals into supply
puzzle-goal-protect = protect the fortress { $place }, in which an enemy stands
puzzle-goal-award = take the lead for the Award: { $place }
puzzle-goal-demand = take the lead in a commodity of Global Demand: { $place }
puzzle-goal-advantage = gain the Advantage “{ $place }”
puzzle-about =
    { $options } moves are possible. { $moves ->
        [one] One move of yours settles it
       *[other] It takes { $moves } moves of yours
    }; difficulty { $level } of 5.

puzzle-right-sure = “{ $choice }” is the answer: it reached the goal in all { $deals } deals that look alike to you, whatever the others reply.
puzzle-right-likely = “{ $choice }” is the best answer: it reached the goal in { $held } of { $deals } deals that look alike to you, whatever the others reply.
puzzle-others-never = No other first move can be sure of it in any of { $sketch } deals that were searched to the end.
puzzle-others = Of the other first moves none did so in more than { $best } of { $sketch } deals that were searched to the end.
puzzle-fails = It falls short in { $fails } of { $sketch } deals that were searched to the end, however well you go on.
puzzle-reply = For example { $seat } replies “{ $choice }”.
puzzle-slow = It spoils nothing, but settles nothing either. There is a more direct way.
puzzle-not-now = From here it does not lead to the goal any more.

puzzle-bad-field = Puzzle { $puzzle }, field “{ $field }”: expected { $expected }.
puzzle-bad-position = Puzzle { $puzzle } cannot be set up. { $because }
puzzle-other-moves = Puzzle { $puzzle } does not fit the rules of now: other moves are possible ({ $moves }).
puzzle-not-readable = This is not a file of puzzles: { $error }
puzzle-unknown = { $game } has no puzzle “{ $puzzle }”. Puzzles: { $known }.
puzzle-no-game = No puzzles can be made of { $game } yet. They can of: { $known }.
puzzle-not-proved = Puzzle { $puzzle } is not right: { $why }

cli-about-puzzles = Puzzles: lists, plays, checks and makes them.
cli-arg-puzzles-what = list (without a word), play ID, check, or make GAME
cli-arg-puzzles-which = a game, or the id of a puzzle
cli-arg-puzzles-count = how many puzzles to make
cli-arg-puzzles-deals = how many deals to prove each with
cli-puzzles-line = { $id }  { $title } ({ $level } of 5)
cli-puzzles-checked = { $count ->
        [one] One puzzle proved again
       *[other] { $count } puzzles proved again
    }, { $deals } deals each.
cli-puzzles-made = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } written to { $file }.
cli-puzzles-help = Type a move or its number. s: show me, m: map, q: leave.
cli-puzzles-none = No puzzle was found; try another --seed.
cli-puzzles-what = “{ $what }” is none of these: play, check, make.
cli-arg-puzzles-position = make a puzzle of the position in this file, such as one saved in the editor
cli-puzzles-no-goal = No puzzle can be made of { $file }: where play begins there, no goal has one best answer that can be proved.
cli-arg-puzzles-out = a file to write the puzzles to
cli-word-which = WHICH
