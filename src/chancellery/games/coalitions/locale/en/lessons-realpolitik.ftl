# The lesson of Realpolitik. A step is one message: its text, .task what to do, .right what is said when it was done,
# .hint (and .hint-NAME for certain moves) what is said about a move that is allowed but not asked for.

lesson-realpolitik-action_cards_and_rail = Action cards and railways
    .about = What is new for those who know Coalitions: choose your actions in secret, win an Ally, and send the Prussian army to Bohemia by train.

## 1. Five cards

lesson-realpolitik-action_cards_and_rail-cards = Five cards

lesson-realpolitik-action_cards_and_rail-cards-hello =
    Berlin, 1866. Two Powers want to lead Germany, and one of them is yours: Prussia. Its pieces are marked P.

    Generals, Troops, Garrisons and Influence are much as in Coalitions; this lesson shows what is new. For the time being all four Powers are At War with each other.

lesson-realpolitik-action_cards_and_rail-cards-hand =
    There is no War Wheel here. Each Power has the same five Action cards: Taxation, Mobilisation, Expand Influence, Dispatch and Movement.

    So you decide what you do, and when. And so do the others.

lesson-realpolitik-action_cards_and_rail-cards-tax =
    In every turn each Power chooses one card in secret. When all have chosen, the cards are turned up together.

    Your treasury is empty. Taxation brings the Money of your Home Territories.
    .task = Choose the Action card { action-taxation }.
    .hint = Dispatch takes played cards back into the hand, and you have not played any yet. Begin with Taxation.
    .hint-movement = You could march at once. But without Money no new Troops would follow. Fill the treasury first.
    .hint-mobilisation = Mobilisation is for spending Money, and you have none. Taxation first.
    .hint-influence = You do not control anything yet that brings Influence: it would be 0. Taxation first.
    .right = The cards are turned up: Taxation for you and Austria, Mobilisation for France, Movement for Italy.

lesson-realpolitik-action_cards_and_rail-cards-order =
    Taxation, Expand Influence and Mobilisation come first: you have taken 6 Money, and France has placed new Trains around Picardie. Then comes Dispatch.

    Movement always comes last. So Italy marched only now, and left a Garrison in Lombardia.

lesson-realpolitik-action_cards_and_rail-cards-played =
    Your Taxation card lies on the table now, and you cannot play it again until you take your cards back.

    Played cards are open to all. Everybody knows what you can still do, but not what you will do next.

## 2. Iron rails

lesson-realpolitik-action_cards_and_rail-trains = Iron rails

lesson-realpolitik-action_cards_and_rail-trains-choose =
    The next turn. 6 Money are waiting to be spent, and Moltke is asking for railways.
    .task = Choose the Action card { action-mobilisation }.
    .hint = That can wait. Money, Trains and new Generals: all of that needs Mobilisation.
    .hint-movement = Your armies are weak and your railways short. Build first; the march will come soon enough.
    .right = The cards are turned up. France takes its taxes, and Lombardia brings Italy 2 Influence.

lesson-realpolitik-action_cards_and_rail-trains-train =
    Mobilisation begins with up to two Trains, free of charge. A Train stands on the border of two Territories that you control, and it stays for the whole game.

    A line leads from Hesse by way of Magdeburg and Berlin to Schlesien. Your army on the Rhine is not connected yet.
    .task = Place a Train between Hesse and Rheinland: choose their border on the map and confirm.
    .hint = A line for later. First connect the Rhine: your strongest army stands in Rheinland.
    .hint-done = Both free Trains would be lost. They cost nothing: place them.

lesson-realpolitik-action_cards_and_rail-trains-second =
    Trains belong to nobody: whoever controls the Territories along a line may use it. Each border has room for one.

    If you had an Ally, you could, with his consent, also build across the border to his Territories.
    .task = Place your second free Train wherever you like.
    .hint = The second Train would be lost. It costs nothing: place it.

lesson-realpolitik-action_cards_and_rail-trains-general =
    For each of your Generals off board you have drawn a Battle card: two cards. Next you may place Generals or take Generals off, but not both in the same Mobilisation.
    .task = Place a General in Hannover.
    .hint = Then no new General would come, and he is needed.
    .hint-elsewhere = You may place him there. But he is needed in Hannover, from where a line leads to Berlin.
    .hint-take_off = He would leave the map, and his Troops would be lost. You need more Generals there, not fewer.
    .right = He takes command. Your fourth General stays off board and will bring you another card next time.

lesson-realpolitik-action_cards_and_rail-trains-troops =
    The new General has no Troops. A Troop costs 1 Money, and so does a Train, a Battle card or 1 Morale. A Fortress costs 5.
    .task = Buy a Troop for the General in Hannover.
    .hint = You would end Mobilisation, and all your Money would be lost.
    .hint-other = In a moment. First the General in Hannover needs Troops.
    .right = Two more follow at once: now he has three, the most a General can lead. 3 Money are left.

lesson-realpolitik-action_cards_and_rail-trains-buy =
    Trains can be bought as well. They may stand wherever a free one might.
    .task = Buy a Train for any border you like.
    .hint = In a moment. First one more Train: for 1 Money it stays for the whole game.
    .right = Built. 2 Money are left.

lesson-realpolitik-action_cards_and_rail-trains-spend =
    What you do not spend now is lost to Corruption. In this game no Power is spared.
    .task = Spend all that is left, on whatever you like.
    .hint = The rest would be lost to Corruption. Spend it to the last coin.
    .right = The treasury is empty again, but there is smoke over the new lines.

## 3. Dispatch and Alliance

lesson-realpolitik-action_cards_and_rail-dispatch = A dispatch, and an Ally

lesson-realpolitik-action_cards_and_rail-dispatch-two =
    Some turns later. You have garrisoned Holstein, and it has brought you 1 Influence.

    Taxation, Mobilisation and Expand Influence lie on the table. Only two cards are left in your hand: Dispatch and Movement.

lesson-realpolitik-action_cards_and_rail-dispatch-dispatch =
    Dispatch brings all your played cards back to your hand, and returns there itself. You may play it in any turn, sooner or later.

    It helps only you: the others have to send dispatches of their own.
    .task = Choose the Action card { action-dispatch }.
    .hint = You would march without an Ally, and in the next turn Dispatch would be the only card you could play. Send the dispatch first.
    .right = All five cards are back in your hand.

lesson-realpolitik-action_cards_and_rail-dispatch-back =
    Each Dispatch also moves the Diplomacy Phase token one space up. Yours has taken it to the top: a Diplomacy Phase is held, before anybody moves in this turn.

    After it the token starts again from the bottom.

lesson-realpolitik-action_cards_and_rail-dispatch-talk =
    First there is talk. An Italian general has come to Berlin, for reasons nobody mentions. Italy wants Venezia, you want Bohemia, and Austria claims both.

    Nothing that is promised here is binding.
    .task = Choose “{ move-ready }”.
    .right = Everybody is ready. Now for the tokens.

lesson-realpolitik-action_cards_and_rail-dispatch-token =
    Each Power has three tokens: one for an Alliance and two that say “At War”. All give them out in secret, one to each other Power.

    So you can offer an Alliance to one Power, and must.
    .task = Offer Italy an Alliance.
    .hint = Napoleon III has a smile for everybody. It is Italy that shares your enemy: offer the Alliance to Italy.
    .hint-austria = You could not attack your own Ally, and half of Germany is yours to win from Austria. Offer the Alliance to Italy.
    .right = Italy has offered you an Alliance, too! Austria courted France, and France courted Italy, both in vain.

lesson-realpolitik-action_cards_and_rail-dispatch-allies =
    Only two Powers that give each other their Alliance tokens are Allies. All others are At War; nobody is Neutral.

    Allies do not attack each other. They may support each other in battle and, with consent, use each other’s Territories and railways. At the next Diplomacy Phase both must want it again.

## 4. To Bohemia by train

lesson-realpolitik-action_cards_and_rail-rail = To Bohemia by train

lesson-realpolitik-action_cards_and_rail-rail-choose =
    The next turn, and you hold all five cards. If several Powers play Movement, the one with the highest Prestige moves first. That is Austria.

    You are last in Prestige. But your trains are ready, and Austria’s generals are not.
    .task = Choose the Action card { action-movement }.
    .hint = Another day. You have an Ally, an army and a railway: move, before the wind changes.
    .right = Austria and Italy play Dispatch, France Expand Influence. Nobody moves but you.

lesson-realpolitik-action_cards_and_rail-rail-arbiter =
    Whoever moves names an Arbiter, who gains 1 Morale at once, and 2 or 3 more for granting a second or a third Movement Turn.

    An Ally cannot be Arbiter, so Italy is out of the question.
    .task = Name France.
    .hint = Austria would gain the Morale, and use it against you. Name France.
    .right = France gains 1 Morale. Your Garrison in Holstein stays where it is.

lesson-realpolitik-action_cards_and_rail-rail-ride =
    Rail Transport comes before the first Movement Turn. A General may go as far as the Trains lead, with all his Troops, as long as you control every Territory on the way, or your Ally does and consents.
    .task = Choose your General in Rheinland, then Rail Transport to Hesse.
    .hint = Not yet. The army in Rheinland has the longest way: it goes first.
    .hint-troop = If he gives away Troops by rail, he cannot go by rail himself. Send the General with all three.
    .hint-done = The army of the Rhine would have to walk, and come too late for Bohemia.

lesson-realpolitik-action_cards_and_rail-rail-line =
    Next comes Magdeburg. One of your Generals stands there; another of yours may pass him, but not stop there.
    .task = Go on to Magdeburg.
    .hint = The journey would end in Hesse, far away from Bohemia.
    .right = He passes Magdeburg without a stop and reaches Berlin.

lesson-realpolitik-action_cards_and_rail-rail-schlesien =
    He could stop in Berlin. But the line goes on to Schlesien, and from there Bohemia is only one march away.
    .task = Go on to Schlesien.
    .hint = The journey would end in Berlin, and Bohemia does not border on Berlin.
    .right = From the Rhine to Schlesien, before the first march has begun.

lesson-realpolitik-action_cards_and_rail-rail-troop =
    Troops may go by rail without their General, each to another General of yours who has fewer than three.

    In one action a General either rides himself or gives and takes Troops by rail, never both.
    .task = Send a Troop from Hannover to Magdeburg.
    .hint = The General in Magdeburg would march with a single Troop. Two are waiting for him in Hannover.
    .hint-himself = Whoever rides himself cannot give or take Troops by rail in this action. Let both Generals stay where they are.
    .right = A second one follows: the General in Magdeburg has three Troops now.

lesson-realpolitik-action_cards_and_rail-rail-depart =
    That is enough. Your Arbiter gains nothing from Rail Transport and cannot forbid it.
    .task = Choose “{ move-done-rail }”.
    .hint = A Troop would leave Magdeburg again, and it is needed there.

lesson-realpolitik-action_cards_and_rail-rail-march =
    The first Movement Turn. Generals who came by rail may move just like all others. Bohemia belongs to nobody, has a stripe in your colour and is worth 2.
    .task = March from Schlesien to Bohemia.
    .hint = You may do that. But the way to Bohemia is open now, and perhaps not for long.
    .hint-home = Austrian home ground would count for you as well, but it is worth less than Bohemia, and Austria would not forgive it.
    .hint-saxonia = Saxonia comes next. First send the army from Schlesien to Bohemia.
    .hint-end = All your Generals would stay where they are, and Bohemia would be left to Austria.

lesson-realpolitik-action_cards_and_rail-rail-garrison =
    He is in Bohemia. As ever, it takes a Garrison to control it.
    .task = Leave a Garrison in Bohemia.
    .hint = Then Bohemia would still belong to nobody. Schlesien is yours without a Garrison, too.
    .right = Bohemia is Prussian.

lesson-realpolitik-action_cards_and_rail-rail-saxonia =
    Saxonia is worth 2 as well, and nobody stands there.
    .task = March from Magdeburg to Saxonia.
    .hint = You may do that. But Saxonia is open, and the army in Magdeburg has been made ready for it.
    .right = A Garrison stays in Saxonia, too, and your Movement ends. The next turn begins.

lesson-realpolitik-action_cards_and_rail-rail-harvest =
    Now for the harvest. Contested Territories with your stripe bring Influence: Holstein 1, Bohemia 2, Saxonia 2.
    .task = Choose the Action card { action-influence }.
    .hint = Later. Bring in the harvest before Austria comes to fetch it.
    .right = 5 Influence at one stroke: you have 6.

lesson-realpolitik-action_cards_and_rail-rail-winning =
    When somebody has 25 Influence, the turn is still played to its end. Then the most Influence wins, and in a tie the higher Prestige.

    Prestige is won in battle: a victor with a General or Garrison on the battlefield passes the Power just before it.

lesson-realpolitik-action_cards_and_rail-rail-farewell =
    Secret cards, railways, and Alliances that both sides must want: that is Realpolitik. How battles are fought you can learn in the lesson of Coalitions.

    Begin a match. With three players Italy is a Minor Power.
