# The seventh lesson of Maria: winning the full game. The form is that of lessons.ftl.

lesson-maria-victory = How the full game is won
    .about = The last marker of the pool, the sum of four winters, ties, and the game for two.

## 1. The pool

lesson-maria-victory-empty = The last marker

lesson-maria-victory-empty-last =
    Turn 8. Prussia has placed 12 of its 13 markers: on fortresses in Silesia and Bohemia, and 2 for won battles. One is left in the pool.

    A major power wins when its pool is empty at the end of a phase, its own or another’s, or after the election.

lesson-maria-victory-empty-move =
    Frederick stands in Olmütz, Schwerin in Königgrätz. Both are Austrian fortresses. Charles of Lorraine is in Prag, Neipperg in Wien.

    Count the cities: which of the two is unprotected?
    .task = Win: leave the fortress that nobody protects.
    .hint = That places no marker. Let a general leave a fortress that nobody protects.
    .hint-schwerin = From Prag to Königgrätz it is exactly 3 cities: Charles protects it.
    .hint-forced = A forced march conquers nothing.
    .hint-done = The last marker would stay in the pool. Win now!
    .right = Olmütz falls, the pool is empty at the end of the movement phase: Frederick II has won.

## 2. Winters

lesson-maria-victory-winters = Four winters

lesson-maria-victory-winters-sheet =
    Mostly nobody empties his pool. Then the winters decide. After turns 3, 6, 9 and 12 the number of markers left in each pool is written down, and after turn 12 the four numbers are added.

    The lowest sum wins. So early conquests count up to four times: do not wait for the last year!

lesson-maria-victory-winters-end =
    This is the last winter, and you are Maria Theresa. You may still recruit, but no turn will follow.
    .task = Recruit as many armies as you like, or none.
    .right = The sheet is opened: France 36, Prussia 39, Pragmatic Army 28, Austria 25.

lesson-maria-victory-winters-who =
    Austria has won. Frederick would have won with either of his powers, Prussia or the Pragmatic Army. In a tie Maria Theresa comes first and Louis XV last.

    For two: one leads France, Bavaria, Prussia and Saxony, the other Austria and the Pragmatic Army, and wins all ties. That was the course. Your first match is waiting.
