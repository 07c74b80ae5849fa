# The lessons of Coalitions. A step is one message: its text, .task what to do, .right what is said when it was done,
# .hint (and .hint-NAME for certain moves) what is said about a move that is allowed but not asked for.

lesson-coalitions-first_round = Your first Round
    .about = Lead Austria through the war of 1805: the War Wheel, alliances, a march, a battle and the bill for it.

## 1. The War Wheel

lesson-coalitions-first_round-wheel = The War Wheel

lesson-coalitions-first_round-wheel-hello =
    Vienna, autumn 1805. Napoleon has given up his plans against England and is marching for the Rhine. The Emperor puts Austria into your hands.

    The white pieces marked A are yours. So is the row of Austria in the list of Powers: Morale, Influence, Money, cards, Generals.

lesson-coalitions-first_round-wheel-pieces =
    A round piece is a General. The pips on his rim are his Troops: three at most.

    A square piece is a Garrison, and a Garrison makes a Territory yours. You control Bavaria because yours stands there. The laurel shows what Bavaria is worth: 2.

lesson-coalitions-first_round-wheel-wheel =
    This is the War Wheel. In every turn each Power performs a different one of six actions. Then the Wheel turns by one field.

    After six turns everybody has done everything once. That is a Round. You are on Drill now.

lesson-coalitions-first_round-wheel-drill =
    Drill is the simplest action: you draw a Battle card and throw one away. Cards decide battles, and yours will come soon enough.
    .task = Choose “{ move-drill }”.
    .hint = You may decline. But then you get no card, and a free card is a free card.

lesson-coalitions-first_round-wheel-discard =
    You have drawn a 5, the strongest card there is. Now one card has to go, face up, for all to see.
    .task = Discard the 1, your weakest card.
    .hint = Once discarded, that card is gone, and in a battle it would be worth more than a 1. Keep it.
    .right = Done. While the others played, the Wheel has turned twice.

lesson-coalitions-first_round-wheel-turned =
    Two turns have gone by. Taxation came to you in between and needed no decision: 8 Money lie in your treasury.

    And Napoleon has crossed the Rhine. He stands in Wurttemberg, one march from Bavaria.

lesson-coalitions-first_round-wheel-leadership =
    Now you are on Leadership, which offers one of four things: place Generals, take Generals off the map, draw a card, or gain 1 Morale.

    Morale pays for the cards you play in battle: 1 for each card.
    .task = Draw a Battle card or gain 1 Morale. Both are good now.
    .hint = You would come away with nothing. Take a card or 1 Morale.
    .hint-place = You have a General in reserve, but no Troops to give him yet. He can wait. Take a card or 1 Morale.
    .hint-take_off = He would leave the map, and his Troops would be lost. Napoleon would thank you. Take a card or 1 Morale.
    .right = Good. That is the rhythm of the game: one small action in each turn, six turns in a Round.

## 2. Friends and enemies

lesson-coalitions-first_round-status = Friends and enemies

lesson-coalitions-first_round-status-talk =
    A new Round. From the second one on, every Round begins with talk: letters, promises, threats.

    Then Austria, Prussia, Russia and the Ottoman Empire each choose a Diplomatic Status in secret. Great Britain and France never choose: each leads its own Coalition.

lesson-coalitions-first_round-status-coalitions =
    Powers in the same Coalition are Allies. They cannot attack each other, and they may help each other in battle.

    The two Coalitions are at War, always.

lesson-coalitions-first_round-status-alone =
    Whoever is Neutral is at Peace with everybody. Nobody may enter the Home Territories of a Neutral Power, and its taxes bring double. But its Generals may not go beyond what it controls.

    Whoever is Expansionist is at War with everybody who is not Neutral.

lesson-coalitions-first_round-status-choose =
    The British envoy waits in the antechamber. The tokens of all four Powers are turned up at the same moment, so nobody can wait and see.
    .task = Stay in the British Coalition.
    .hint = You would be at War with both Coalitions at once, and without a single Ally. Brave, but not today: stand with Great Britain and Russia.
    .hint-french = You would be Napoleon’s Ally and Russia’s enemy. That is allowed, and some day it may even be wise. Today stand with Great Britain and Russia.
    .hint-neutral = Safe and profitable: double taxes, and nobody may enter your Home Territories. But your Generals would have to stay at home, and Lombardia would stay French. Stand with Great Britain and Russia.
    .right = The tokens are turned. Russia stands by you, Prussia stays Neutral, and the Sultan wants Peace as well.

lesson-coalitions-first_round-status-sides =
    So you have two Allies, Great Britain and Russia, and one enemy, France. Prussia and the Ottoman Empire are at Peace with you.

    Promises made in the talk bind nobody. The Status does, until the next Round. Now the first turn is played.

lesson-coalitions-first_round-status-influence =
    In the first turn you were on Expand Influence, which needs no decision either. Bavaria has a white stripe, so it counts for you: 2 Influence.

    Influence is what the game is about. The first Power to reach 25 wins at once.

## 3. On the march

lesson-coalitions-first_round-march = On the march

lesson-coalitions-first_round-march-arbiter =
    The second turn: your Movement. Whoever moves must first name an Arbiter from outside the own Coalition.

    The Arbiter gains 1 Morale at once, and decides whether you may move a second and a third time.
    .task = Name one of the Neutral Powers: Prussia or the Ottoman Empire.
    .hint = Your enemy would gain the Morale, and Napoleon would hardly let you march twice. Name a Power that is not at War with you.
    .right = Your Arbiter has gained 1 Morale and is well disposed to you.

lesson-coalitions-first_round-march-disband =
    Before the march you may disband Garrisons. You do not want to: the one in Bavaria brings you 2 Influence in every Round.
    .task = Choose “{ move-done-disband }”.
    .hint = Without its Garrison Bavaria would belong to nobody, and its Influence would be lost to you.

lesson-coalitions-first_round-march-bosnia =
    Bosnia belongs to nobody and has a white stripe: 1 Influence in every Round for an Austria that controls it. A March takes a General to a neighbouring Territory.
    .task = March from Hungari to Bosnia: choose your General in Hungari, then Bosnia, and confirm.
    .hint = You may do that, but it does not bring you to Bosnia.
    .hint-attack = There the French are waiting: that would be an attack. Your battle comes in the next chapter.
    .hint-strategic = Strategic Movement leads only through Territories that you or your Allies control. Bosnia belongs to nobody: take the March.
    .hint-end = All your Generals would stay where they are.

lesson-coalitions-first_round-march-garrison =
    He is there. But a General alone controls nothing. One of his Troops can become a Garrison, and then Bosnia is yours.
    .task = Leave a Garrison in Bosnia.
    .hint = Then Bosnia would still belong to nobody, and the way there would have been for nothing.
    .hint-home = Hungari is Austrian home ground: it is yours without a Garrison, too. Bosnia is not.
    .right = Bosnia is Austrian.

lesson-coalitions-first_round-march-end =
    Every General may move once in a Movement Turn. Your other three shall hold the line against Napoleon.
    .task = Choose “{ move-end }”.
    .hint = An idea for another day. Here your other Generals stay where they are.

lesson-coalitions-first_round-march-request =
    Now you may ask your Arbiter for a second Movement Turn. Granting it brings the Arbiter 2 Morale, a third one would bring 3. Being generous pays.
    .task = Ask for a second Movement Turn.
    .hint = Your Movement would be over, and your General would be left alone in Bosnia.
    .right = Granted. Your Arbiter gains 2 Morale, and you may move again.

lesson-coalitions-first_round-march-home =
    Your General in Bosnia has no Troops left. Bring him to Wien (Vienna), where he can get new ones.

    Strategic Movement is the fast way: up to three Territories, if you or consenting Allies control them all.
    .task = Choose your General in Bosnia, then Strategic Movement by way of Hungari.
    .hint = You may do that, but your General would stay behind in Bosnia.
    .hint-march = A March takes him only one Territory further. Strategic Movement takes him to Wien in one go.

lesson-coalitions-first_round-march-wien =
    The way leads through Hungari. From there Wien is only one step further.
    .task = Go on to Wien.
    .hint = That way he does not come to Wien.
    .right = He has stopped in Wien. New ground, a grateful Arbiter, and a General at hand: well marched.

## 4. The battle for Lombardia

lesson-coalitions-first_round-battle = The battle for Lombardia

lesson-coalitions-first_round-battle-look =
    Archduke Charles has brought three Troops to Venezia. Beyond the river lies Lombardia, with a French General, his one Troop and a Garrison.

    Prussia is your Arbiter, and your Generals are ready to move.

lesson-coalitions-first_round-battle-attack =
    To attack, simply march to where the enemy is.
    .task = March from Venezia to Lombardia.
    .hint = That is allowed, but the Archduke is waiting in Venezia for your order to attack Lombardia.
    .hint-tyrol = With one Troop that would be a gamble. Let the Archduke attack with his three; Tyrol will be of use in another way.
    .hint-end = Nobody would move, and there would be no battle.
    .right = You have crossed the river.

lesson-coalitions-first_round-battle-end =
    First all moves are made, then all battles are fought. This is the only one today.
    .task = Choose “{ move-end }”.
    .hint = Your other Generals stay where they are. Above all Tyrol must not move: you need it beside the battlefield.

lesson-coalitions-first_round-battle-support =
    A General counts 1 Strength, and so do each Troop and the Garrison. That makes 4 for you and 3 for France.

    A General with Troops next to the battlefield may support. He adds no Strength, but each of his Troops permits one more card.
    .task = Support with the General in Tyrol.
    .hint = You would fight without the card that Tyrol can play for you. The other side will not be so proud.
    .right = Tyrol supports you. But France has been asked, too, and Provence supports the defender.

lesson-coalitions-first_round-battle-first =
    Now the cards, face down: at most one for each Troop, and each costs 1 Morale. You hold two 4s. Both in the stack of one General, they are worth 1 more.
    .task = Play a 4 for the General in Lombardia.
    .hint = A weak opening. You hold a pair of 4s that grow stronger together: begin it.
    .hint-five = A 5 hits hard, but if you lose, it costs you 1 more Morale. Begin your pair of 4s.
    .hint-pass = Whoever passes plays no more cards in this battle. You hold the better hand: play.
    .right = France has answered, face down.

lesson-coalitions-first_round-battle-reveal =
    What has France got? A 3 played face up turns up one card of the enemy, and still adds its 3.
    .task = Play your 3 face up for the General in Tyrol.
    .hint = It would add Strength, but you would still be guessing. The 3, played face up, lets you look.
    .hint-down = Face down the 3 is only a 3. Face up it is a 3 as well, and it shows you a French card.
    .hint-pass = Whoever passes plays no more cards in this battle. You still have your second 4 to play.
    .right = A 5! Strong, and painful for France if it loses. Then Provence has added a card face down.

lesson-coalitions-first_round-battle-second =
    The General in Lombardia still has Troops to play for. Complete the pair.
    .task = Play the other 4 for the General in Lombardia.
    .hint = That adds less: the second 4 counts 4, and 1 more for the pair.
    .hint-pass = You would be out of this battle with half a pair on the table.
    .right = The pair is complete: 4 and 4, and 1 more.

lesson-coalitions-first_round-battle-count =
    France has no Troop left to play for; you have one. Count first. You: 4, the pair for 9, the 3 from Tyrol. That makes 16.

    France: 3, the 5, and a hidden card of 5 at most. That makes 13. You cannot lose any more.
    .task = Pass, and keep your cards and your Morale.
    .hint = It would cost you a card and 1 Morale for Strength you do not need. Pass.
    .right = Victory, 16 to 11! The beaten General flees to Paris.

lesson-coalitions-first_round-battle-flag =
    Each General who took part has lost a Troop, the winners, too. The beaten one has lost all of his, and the French Garrison is gone.
    .task = Leave a Garrison in Lombardia and make it yours.
    .hint = Then Lombardia would belong to nobody, and your victory would earn nothing in the Rounds to come.
    .right = White flags over Lombardia, and not in surrender.

lesson-coalitions-first_round-battle-spoils =
    A beaten General brings 1 Influence. He was French and you are in the British Coalition: that makes 2.

    Three cards have cost you 3 Morale, and after the battle you have drawn one new card. France lost 2 Morale for its cards and 1 more for the 5.

## 5. Money and men

lesson-coalitions-first_round-purse = Money and men

lesson-coalitions-first_round-purse-news =
    Victory in Italy, disaster on the Danube: Napoleon has taken Bavaria, and the army at Ulm has laid down its arms. Its General waits off board for a new command.

    It is the fifth turn, and you are on Leadership again.

lesson-coalitions-first_round-purse-place =
    A General who is off board may return to any Territory you control where none of your Generals stands. He comes without Troops.
    .task = Place your General where you like.
    .hint = Useful as well. But new Troops can only go to Generals who are on the map, and tomorrow you will recruit.
    .hint-take_off = You need more Generals on the map now, not fewer.
    .right = He takes command. The Wheel has turned: it is the sixth turn.

lesson-coalitions-first_round-purse-troop =
    Mobilisation. You have 8 Money. A Troop, a Battle card or 1 Morale costs 1, a Fortress 5.
    .task = Buy a Troop for the General in Wien.
    .hint = In a moment. First a Troop for Wien: Napoleon is next door.
    .hint-done = You would end Mobilisation with a full purse and an empty army.

lesson-coalitions-first_round-purse-spend =
    What you do not spend now is lost to Corruption. Only British Money keeps.
    .task = Spend all that is left, on whatever you like: Troops, cards, Morale, a Fortress.
    .hint = The rest would be lost to Corruption. Spend it to the last coin.
    .right = The purse is empty, and the army is not.

lesson-coalitions-first_round-purse-winning =
    That was a Round. How do you win? With 25 Influence, at once.

    Or in Paris: if a foreign General stands there at the end of a Round, the game is over. Whoever stands in Paris adds 6 Influence, in the British Coalition 9, and the most Influence wins.

lesson-coalitions-first_round-purse-farewell =
    You know enough to play. The question at the table always tells you what you may do, what happens if you do nothing, and which rule says so.

    Begin a match against bots. Austria is waiting, and so is Napoleon.
