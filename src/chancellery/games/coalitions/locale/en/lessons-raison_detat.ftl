# The lesson of Raison d'État. A step is one message: its text, .task what to do, .right what is said when it was done,
# .hint (and .hint-NAME for certain moves) what is said about a move that is allowed but not asked for.

lesson-raison_detat-the_election = The election of the Emperor
    .about = Lead the Protestants in the Thirty Years’ War: admit an Ally, make a gift at the right moment, and win the Crown of the Holy Roman Empire.

## 1. Seven Electors

lesson-raison_detat-the_election-electors = Seven Electors

lesson-raison_detat-the_election-electors-hello =
    The Thirty Years’ War has begun in Bohemia, and the Bohemians have chosen you. You lead the Protestants, and with them the Protestant Coalition.

    Sweden stands at your side. Austria, Spain and Poland are against you, and France is still Neutral.

lesson-raison_detat-the_election-electors-seven =
    Seven Territories are Electors: Pfalz, Nassau, Lorraine, Bohemia, Bavaria, Saxonia and Brandenburg. Each gives one vote to the Power that controls it.

    Once in every Round they elect the Emperor. It takes four votes of the seven.

lesson-raison_detat-the_election-electors-count =
    In the row of each Power the sealed letter shows its votes. Pfalz and Bohemia give you two. Austria has two as well, Sweden and France have one each.

    Nobody controls Nassau, so its vote is lost; but four are needed all the same. Whoever controls no Elector cannot vote, and cannot be elected.

lesson-raison_detat-the_election-electors-expel =
    So you need the votes of others: of Allies, old and new. It is the Diplomacy Phase. As a Leading Power you may first expel members of your Coalition.
    .task = Choose “{ move-done-expel_before }”.
    .hint = Sweden would have to leave your Coalition, and its vote would go with it. Keep your friends.
    .right = The tokens are turned up. Sweden stays with you, and France wants to join you!

lesson-raison_detat-the_election-electors-admit =
    To declare for a Coalition is not to be in it yet. Its Leading Power may admit whoever wants to join, or refuse.

    Whoever is refused must choose another Status at once.
    .task = Admit France.
    .hint = France would have to choose again, and might even go over to Austria. You need its vote, the one of Lorraine.
    .right = France is in your Coalition.

lesson-raison_detat-the_election-electors-ally =
    You now have two Allies with a vote. And there is more: nobody may vote for a Power with which it is at War.

    As a Neutral Power France could have voted for Austria. As your Ally it is at War with Austria, and cannot.

## 2. A gift among Allies

lesson-raison_detat-the_election-gift = A gift among Allies

lesson-raison_detat-the_election-gift-wheel =
    Two turns later. When the War Wheel turns again, Austria will come to Drill. That is always the moment of the election: it is held first, before anybody acts.

    You are on Subsidies and Mercenaries now. That is well timed.

lesson-raison_detat-the_election-gift-sweden =
    You may offer your Allies Money (Subsidies) or Battle cards (Mercenaries): one or the other, and no more than 3 in all.

    Sweden’s treasury is empty. And Sweden could well vote for itself.
    .task = Offer Sweden 2 Money.
    .hint = You would give nothing. That is allowed, but empty hands win few votes.
    .hint-cards = Those would be Mercenaries. You may need your cards in battle, and whoever gives cards cannot give Money as well. Offer Sweden 2 Money.
    .hint-little = 1 Money, for a vote of seven? Make it 2. There will still be 1 for France.
    .hint-much = Then nothing would be left for France: 3 is the most you may give to all together. Make it 2.
    .hint-france = France comes next. First offer Sweden 2 Money.

lesson-raison_detat-the_election-gift-france =
    Of the 3 Money, 1 is left to give. All shares are named before anybody answers.
    .task = Offer France 1 Money.
    .hint = Only Sweden would get something. France has a vote, too.
    .right = Both accept. 3 Money have gone to your Allies.

lesson-raison_detat-the_election-gift-given =
    An Ally may also refuse a gift; then it stays with you. Gifts bring no Influence and cost no Morale.

    Nor have you bought anything: promises bind nobody, and a vote is given only when it is given. But a full purse makes a good memory.

## 3. The vote

lesson-raison_detat-the_election-vote = The vote

lesson-raison_detat-the_election-vote-rules =
    The election. There is time to talk, then all vote openly, one after another in the Order of Powers: you, Sweden, Austria, France. Whoever votes later knows the votes before.

    A Power with several votes gives them all to the same candidate.

lesson-raison_detat-the_election-vote-vote =
    You may vote for yourself, or for another Power that takes part and is not at War with you. You may also abstain. A vote, once given, is final.
    .task = Give your two votes to yourself.
    .hint = Perhaps an Ally would be Emperor then, and gain the Influence of the Crown. Vote for yourself.
    .hint-abstain = Your two votes would be lost, and without them nobody can come to four. Vote for yourself.
    .right = Sweden votes for you. Austria votes for itself.

lesson-raison_detat-the_election-vote-france =
    Three votes for you, two for Austria, and only France has not voted yet. For Austria it may not vote. But it could vote for itself or for Sweden, or abstain.

    It all depends on Lorraine.

lesson-raison_detat-the_election-vote-emperor =
    France votes for you: four votes! You are Holy Roman Emperor, and the Crown is yours until the next election, even if you should lose Pfalz and Bohemia.

    Now the turn goes on with Austria’s Drill. It will not be a cheerful one.

lesson-raison_detat-the_election-vote-none =
    Had France abstained, you would have had three votes. Three are not enough, even if nobody has more: then there is no Emperor until the next election.

    So it is worth while to talk, and to be generous in time.

lesson-raison_detat-the_election-vote-reward =
    What is the Crown good for? In Expand Influence it brings the Emperor 2 Influence more, even if no Territory brings anything.

    You come to Expand Influence when the Wheel turns the next time.

lesson-raison_detat-the_election-vote-influence =
    There it is. Bohemia has brought you 2 Influence, and the Crown 2 more: that makes 4.

    In this scenario the first Power with 30 Influence wins at once. The Crown, won Round after Round, is a good part of that.

## 4. Four votes of your own

lesson-raison_detat-the_election-four = Four votes of your own

lesson-raison_detat-the_election-four-again =
    The next Round, the next election. The Crown goes back to the table first; nobody inherits it.

    But your Generals have not been idle. Saxonia and Nassau are yours, too.

lesson-raison_detat-the_election-four-crown =
    With Pfalz, Bohemia, Saxonia and Nassau you have four votes of your own. Whoever has that many is asked before any vote is given.
    .task = Take the Crown.
    .hint = Then the vote would be held, and you could make an Ally Emperor. Generous, but the Crown is worth 2 Influence. Take it.
    .right = You are Emperor without a vote.

lesson-raison_detat-the_election-four-farewell =
    Hold Electors, admit the right Allies, be generous in time, and count to four. In 1702 it is the same, only that Hannover is an Elector in place of Bavaria.

    What is common to all games of the family you can learn in the lesson of Coalitions. Now begin a match: the Empire is waiting.
