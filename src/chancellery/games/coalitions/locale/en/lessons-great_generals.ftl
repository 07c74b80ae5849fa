# The fifth lesson of Coalitions: the option of the named Generals.

lesson-coalitions-great_generals = Great Generals
    .about = An option for those who know the game: Kutuzov slips away, Wellington supports, Blücher comes back.

## 1. Kutuzov

lesson-coalitions-great_generals-kutuzov = Kutuzov slips away

lesson-coalitions-great_generals-kutuzov-hero =
    With this option each Power has one General with an ability of his own. Everybody knows from the set-up who he is.

    You lead Russia. Kutuzov stands in Polesie with two Troops, and a French army of three has marched in: 4 Strength to 3.

lesson-coalitions-great_generals-kutuzov-evade =
    France has four cards, you have two weak ones. Kutuzov may leave before the battle begins. It costs him one Troop.
    .task = Withdraw to Smolensk or to Ukraine, your own land.
    .hint = He may go there, but it is not your land. At home he is nearer to new Troops.
    .hint-stand = A battle with a 1 and a 2 against four cards: you would lose both Troops, and France would gain Influence.
    .right = He is gone, with one Troop left.

lesson-coalitions-great_generals-kutuzov-space =
    There was no battle. France has left a Garrison in Polesie, but Kutuzov is not beaten, so nobody gains Influence.

    To lose land and keep the army: that is how Russia wins.

## 2. Wellington

lesson-coalitions-great_generals-wellington = Wellington’s support

lesson-coalitions-great_generals-wellington-support =
    You lead Great Britain. Your General from Oporto attacks Madrid: 3 Strength to 3. Wellington stands next door in Lisboa with three Troops.
    .task = Support with Wellington.
    .hint = 3 to 3 is a coin toss. Wellington would watch it from Lisboa.

lesson-coalitions-great_generals-wellington-strength =
    An ordinary supporter only permits cards. Wellington may also add Strength: 1 and his Troops, so 4.

    Not across a Sea Route, though; and like every supporter he loses one Troop afterwards.
    .task = Add his Strength.
    .hint = You would leave 4 Strength unused. It costs nothing more than the support itself.
    .right = 7 to 3.

lesson-coalitions-great_generals-wellington-count =
    France holds one card. Even a 5 makes only 8. So what do you need?
    .task = Play the smallest card that is sure to win: the 2.
    .hint = That wins, too, but 7 and 2 are already more than 8. Save the 4.
    .hint-pass = 7 to 3, but a 5 would make it 8 for France. A 2 is enough to be sure.
    .right = France plays its card.

lesson-coalitions-great_generals-wellington-enough =
    9 to at most 8. Wellington’s Troops may play, too.
    .task = Pass.
    .hint = The battle is won. Keep the 4.
    .right = 9 to 5. Madrid is open.

lesson-coalitions-great_generals-wellington-garrison =
    Madrid has a red stripe.
    .task = Leave a Garrison in Madrid.
    .hint = Then Madrid would be nobody’s again. It is worth 1 Influence to you in every Round.
    .right = You gain 2 Influence: 1 for the General, 1 more because he is French.

## 3. Blücher

lesson-coalitions-great_generals-blucher = Blücher comes back

lesson-coalitions-great_generals-blucher-choose =
    You lead Prussia. Blücher has lost in Saxonia, 4 to 9. Any other General would have lost all three Troops. Blücher loses two at most and keeps one.

    And he may withdraw to a Territory next to the battlefield.
    .task = Choose Silesia or Berlin: your own land, and next to Saxonia.
    .hint = Possible, but that is not your land. At home nobody asks what he wants there.
    .hint-off = Off board he loses his last Troop after all.
    .right = Marshal Forward is back, with a Troop, one March from Saxonia.

lesson-coalitions-great_generals-blucher-others =
    The other two: Schwarzenberg may play 1 card more for each other Power that supports him. The Grand Vizier, when beaten, comes back at once with a new Troop.

    The victors still gain their Influence for Blücher and the Grand Vizier. And Napoleon needs no option: his Move always belongs to the game.
