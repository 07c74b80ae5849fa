# The sixth lesson of Maria: agreements and upheavals. The form is that of lessons.ftl.

lesson-maria-treaties = Treaties and crowns
    .about = Make agreements, elect an Emperor, annex Silesia, win Saxony over, and give up lost fortresses in time.

## 1. The crown

lesson-maria-treaties-crown = The Imperial election

lesson-maria-treaties-crown-word =
    In the full game everybody may negotiate, enemies too: a truce, a vote, a subsidy. What has been signed binds, and the table sees to it.

    You, Frederick, have signed with Louis XV: Prussia votes for France, and for 2 turns France gives you one of the cards it would draw. That is a subsidy; cards can change hands in no other way.

lesson-maria-treaties-crown-nine =
    At the end of a turn of 1742 the Emperor is elected. There are 9 votes, one for each electoral fortress, and its controller casts it. Nobody may abstain.

    The winner, France or Austria, puts a victory marker into the Emperor box, for good. So far Köln, Mannheim and München have voted for France.

lesson-maria-treaties-crown-dresden =
    Dresden is Saxony’s, and you lead Saxony. Your promise was about Prussia alone: read agreements closely, others will.

    Two more votes, and France has five and a marker more. You play against Louis, too. Is that what you want?
    .task = Let Dresden vote for Austria.
    .hint = With Berlin, which you have promised, that makes five for France: Louis would be Emperor-maker. He is your rival as much as she is.
    .right = Berlin votes for France, as you have promised. Hannover and the rest vote for Austria: 5 to 4!

lesson-maria-treaties-crown-emperor =
    You kept your word, drew your subsidy, and still stopped France.

    There are limits: no agreement may hand over cards, change an alliance or break a rule. Nobody can promise that his general will not protect a fortress.

## 2. Silesia

lesson-maria-treaties-silesia = Silesia becomes Prussian

lesson-maria-treaties-silesia-seven =
    Your Prussia controls all 7 fortresses of Silesia at the end of its stage. Now it may offer Austria peace. Austria may refuse; then you can offer again in a later turn.

    Why would you? Why would she? Read on.

lesson-maria-treaties-silesia-offer =
    You gain: Silesia becomes home territory, where your generals are always supplied, a victory marker in the Silesia box, and your second train.

    You pay: your markers in Austria come off. Of your 3, half, rounded up, are set aside, as good as placed; 1 returns to the pool. And Prussia is neutral until its stage in the turn after next.
    .task = Offer peace.
    .hint = You may wait. But Silesia unconquered by others is never safer than today, and a marker in the box cannot be conquered back.
    .right = Austria accepts: she gets three fortresses back and can turn against France.

lesson-maria-treaties-silesia-train =
    The second Prussian train comes only this way, free of charge, to a major fortress. Frederick’s armies had to leave Austria, and Saxony has become neutral.
    .task = Place the train where you like: Breslau is nearest to Austria.

lesson-maria-treaties-silesia-peace =
    Neutral Prussia draws cards, recruits and takes part in politics, but does not fight, and nobody may enter its land.

    The 2 markers set aside stay away as long as no Prussian piece leaves the home territory. If one does, they go into your pool, and the war goes on.

## 3. Saxony

lesson-maria-treaties-saxony = Saxony changes sides

lesson-maria-treaties-saxony-track =
    Maria Theresa. Saxony begins as Prussia’s partner. Political cards move its marker: on spaces 1 to 3 it helps Prussia, on 4 and 5 it is neutral, on 6 it fights on your side.

    There is another way: beat Prussia.

lesson-maria-treaties-saxony-beaten =
    Charles attacks Schwerin, 8 to 5. Prussia has played a 3: exactly 0. You have a diamond and must play it.
    .task = Play the 4 of diamonds.
    .right = 4 for you. Schwerin loses 4 of his 5 armies, and Prussia its marker for won battles.

lesson-maria-treaties-saxony-retreat =
    The winner leads the beaten away. Only then it is settled what the defeat means in Dresden.
    .task = Choose where Schwerin retreats to.

lesson-maria-treaties-saxony-right =
    Each time Prussia loses a marker for won battles, or would have to, you may move Saxony’s marker 1 space to the right. It stands on 3.
    .task = Move Saxony’s marker to the right.
    .hint = Saxony would go on marching with Prussia. One space, and it is neutral.
    .right = Space 4: Saxony is neutral. Rutowski and his armies no longer march for Prussia.

lesson-maria-treaties-saxony-neutral =
    From now on you lead Saxony, together with Austria in stage V. As long as it is neutral, it stays at home and nobody may enter.

    On space 6 it becomes your cooperating ally: it draws 2 cards, fights beside you, and its conquests use your markers. Prussia has every reason to prevent that.

## 4. Giving up

lesson-maria-treaties-aims = When a front is lost

lesson-maria-treaties-aims-lost =
    Louis XV. Three of your markers lie in Bohemia and Austria, but there is no French general left there, and Charles of Lorraine is about to take the fortresses back one by one.

    Each of them would return to your pool. But at the end of your stage there is another way out.

lesson-maria-treaties-aims-reduce =
    France may reduce its aims, once in the game: it takes all its markers off core Austria. Half of them, rounded up, are set aside and count as placed; the others go to the pool.

    Of 3 you save 2 instead of losing all.
    .task = Reduce the aims.
    .hint = Charles would conquer back all three. Save two of them as long as you can.
    .right = 2 are set aside, 1 is in the pool. They come back as soon as France or Bavaria puts a marker on a fortress again. So choose the moment well.
