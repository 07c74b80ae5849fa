# The second lesson of Maria: armies, marches, hussars, battles of several generals. The form is that of lessons.ftl.

lesson-maria-on_campaign = On campaign
    .about = Divide your armies in secret, march far and fast, let hussars tax an enemy’s bread, and fight two battles in a row.

## 1. The armies

lesson-maria-on_campaign-division = Who leads how many

lesson-maria-on_campaign-division-roles =
    Three players share six powers. Louis XV leads France and Bavaria. Frederick II leads Prussia and Saxony. Maria Theresa has Austria alone.

    France, Bavaria, Prussia and Saxony are allies; Austria is the enemy of all four. So Louis and Frederick attack the same country, yet only one of them can win.

lesson-maria-on_campaign-division-cooperate =
    Prussia and Saxony are more than allies: they cooperate, as do France and Bavaria. Cooperating generals may stand in one city, and each protects the other’s fortresses.

    Mere allies cannot. A Prussian will never stack with a Frenchman, nor guard a fortress for him.

lesson-maria-on_campaign-division-armies =
    The cities where pieces begin are fixed. What you choose is the strength of your generals: Prussia has 16 armies for three of them, from 1 to 8 each.

    Nobody else sees your numbers before a battle. One strong general frightens everybody: any of your three might be he.
    .task = Give Frederick 8 armies.
    .hint = A fair share is a possible plan. Here make one general as strong as the rules allow: 8.
    .hint-weak = With so few he would lose any battle and then have to run far. Make him strong: 8.
    .right = 8 is the most a general can lead, now and later.

lesson-maria-on_campaign-division-rest =
    8 armies are left. Every general needs at least 1, and for some the army sheet asks for more at the start: Prince Leopold must get 4.

    Once play has begun, that minimum no longer matters.
    .task = Give Schwerin 4 armies; the last 4 go to Leopold.
    .hint = Leopold would get fewer than the 4 he must have.
    .hint-few = That is allowed, but then Leopold would have more than Schwerin. Share evenly this time: 4 and 4.
    .right = All armies are divided. The war can begin.

## 2. Marches

lesson-maria-on_campaign-march = Far and fast

lesson-maria-on_campaign-march-raid =
    You are Louis XV. An Austrian supply train stands in Mies without an escort. A general who enters its city destroys it and simply marches on.

    Why bother? Without a train the Austrians starve as soon as they leave their own country.
    .task = Move Belle-Isle from Weiden to Tachau, on the main road to Mies.
    .hint = That may follow. First Belle-Isle: the train in Mies will not wait.
    .hint-direction = The train is the other way. The main road to Mies leads through Tachau.
    .hint-forced = A forced march must keep away from enemy pieces, trains included. Move Belle-Isle in the ordinary way.
    .hint-done = The Austrian train would escape. Catch it first.
    .right = On through Mies, where the train is destroyed, and to Pilsen: 3 cities.

lesson-maria-on_campaign-march-forced =
    Broglie in München is far behind. A forced march takes a general up to 8 cities. It must keep to main roads, may not enter an enemy fortress or a city next to an enemy piece, and conquers nothing.

    From München to Mies it is exactly 8. With the train still there, its neighbour Tachau would have been closed.
    .task = Send Broglie on a forced march by way of Pfaffenhofen.
    .hint = In a moment. First bring up Broglie from München.
    .hint-slow = An ordinary move ends after 3 or 4 cities. Choose the forced march, further down among his options.
    .hint-direction = That leads away from Bohemia. The main road runs through Pfaffenhofen and Ingolstadt.
    .hint-done = Broglie would be left in Bavaria, far from everything.
    .right = 8 cities: through Nürnberg, Amberg and Weiden to Mies.

lesson-maria-on_campaign-march-mixed =
    Törring is a Bavarian. As Bavaria and France cooperate, he may join Belle-Isle in a mixed stack.

    The lower rank number commands: Törring (1) above Belle-Isle (2). In battle only cards of the commander’s power count, here Bavaria’s, and losses fall on the other general first.
    .task = Move Törring from Cham to Taus, on his way to Pilsen.
    .hint = In a moment. First let Törring join Belle-Isle.
    .hint-direction = Pilsen lies the other way, beyond Taus and Klattau.
    .hint-done = Törring would stay behind on his own.
    .right = Törring reaches Pilsen by way of Klattau. Each of them keeps his own armies: between two powers they cannot be shifted.

lesson-maria-on_campaign-march-train =
    Bavaria has lost its train. In your movement a lost train can come back for 4 points, in an empty major fortress of its own power, here München.

    Törring stands in Austria and will have to eat. A French train does not feed Bavarians.
    .task = Bring the Bavarian supply train back in München.
    .hint = That may follow. First Törring needs a train of his own.
    .hint-replace = That would move the French train. It is the Bavarian one that is missing.
    .hint-french = A French train feeds only Frenchmen. Bavaria needs its own.
    .hint-done = Törring would begin to starve in your next turn.

lesson-maria-on_campaign-march-price =
    Each power pays with cards of its own hand. For a payment the suit does not matter, only the value, and no change is given.
    .task = Pay with the 4 of clubs.
    .hint = The 6 of hearts is enough as well, but 2 points would be lost. And it is worth more in battle.
    .right = Paid. A train that has just been placed moves from your next turn on.

## 3. Hussars

lesson-maria-on_campaign-hussars = Hussars

lesson-maria-on_campaign-hussars-pandurs =
    Now you are Maria Theresa. At the start of every turn you may place your 2 hussars. They do not fight. They make the enemy’s bread dear.

    Belle-Isle is in your country, in Pilsen, and eats from the train in Amberg, 4 cities away.

lesson-maria-on_campaign-hussars-tachau =
    If his supply path runs through a hussar’s city, he pays 1 point for each of its cities. But if another path of at most 6 is free, he takes that one and pays nothing. So look for a city that he cannot avoid.

    A hussar may go anywhere within 4 cities of one of your generals, if no piece is there.
    .task = Place hussar 1 in Mies or in Tachau.
    .hint = A hussar there would trouble nobody’s supply. Belle-Isle’s bread comes through Tachau and Mies.
    .hint-leave = An idle hussar costs the French nothing. Use him.
    .hint-round = Belle-Isle’s bread does not come this way. Block the road through Mies and Tachau.
    .right = No other way is short enough. It will cost France 4 points.

lesson-maria-on_campaign-hussars-second =
    Frederick is in Neisse, and his train is 5 cities away in Liegnitz. Several roads lead there, past Breslau or past Schweidnitz.

    But where do they all meet? That is the place for the second hussar.
    .task = Place hussar 2 in Neumarkt i.S., just in front of Liegnitz.
    .hint = Frederick would not notice. All his roads to Liegnitz meet in Neumarkt.
    .hint-twice = A second hussar on the same path does not raise the price. Turn to Frederick.
    .hint-round = Frederick would take another road and pay nothing. In Neumarkt all of them meet.
    .hint-leave = Frederick would eat for nothing. Neumarkt is in reach of Charles of Lorraine.
    .right = The French stage begins: Belle-Isle’s supply costs 4 points at once.

lesson-maria-on_campaign-hussars-blocks =
    Whoever can pay must pay; whoever cannot loses his whole hand and starves as well. So hussars are best against a poor enemy.

    They block nobody. The first piece that enters their city chases them off, but in the next turn you may place them again.

## 4. Two battles

lesson-maria-on_campaign-fronts = Two battles in a row

lesson-maria-on_campaign-fronts-order =
    Charles of Lorraine and Neipperg stand in Pilsen as a stack, with 7 and 4 armies. They border on two enemies and must attack both, one after the other, always with all 11.

    The attacker chooses the order. Begin with the harder fight as long as your hand is full.
    .task = Attack Belle-Isle in Mies first.
    .hint = Attack Belle-Isle in Mies first.
    .hint-toerring = Törring has 5 armies and can wait. Belle-Isle is stronger, and you may still need your cards against him.
    .right = 11 to 6 is 5 for you. France plays the 5 of clubs: exactly 0.

lesson-maria-on_campaign-fronts-zero =
    At 0 it is your turn to play, and you have hearts, the suit of Pilsen. Then you must play: a tie comes about only if you have no card of the suit.

    A Reserve never has to be played. A small card is often the best answer: it costs little, and the enemy is below zero again.
    .task = Play the 2 of hearts.
    .hint = Play the 2 of hearts.
    .hint-nine = It would do, but you cannot know what France still has. Begin small and keep the 9 for the answer.
    .right = 2 for you. France answers with the 3 of clubs: you are at −1.

lesson-maria-on_campaign-fronts-answer =
    You are below zero, so it is your turn once more. If you stop, you lose 1 army and retreat 1 city. That would be a cheap defeat, and sometimes the wise choice.

    But Belle-Isle has only 6 armies. A high score would remove him.
    .task = Play the 9 of hearts.
    .hint = Play the 9 of hearts.
    .hint-decline = You would get off lightly, with 1 army lost. But who is beaten fights no more this turn: Törring would go free as well.
    .right = 8 for you, and France has no clubs left. Belle-Isle loses all 6 armies.

lesson-maria-on_campaign-fronts-losses =
    A general without armies is removed. Törring was next: 11 to 5, no spades in Bavaria’s hand, and he is gone, too.

    Had you lost, you would have shared the losses between your two generals as you like. Generals of one power in a stack may shift armies at any time. But attackers from different cities never add up: they fight one after another.
