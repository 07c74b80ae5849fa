# What the coach of a first match says in every game.

coach-bye = The first round is over, and from here you lead alone.
    .why = Hints stay at hand if you want one; good luck!
