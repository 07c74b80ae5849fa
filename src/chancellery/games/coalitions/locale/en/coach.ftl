# The coach of a first match. One message for each kind of decision: what matters now, and .why. A further word of the
# key is a situation (spent, weary: little Morale; poor: few cards; again: a further Movement Turn; attack, defend: in
# battle) or the game that has words of its own.

## What all three games ask

coach-status = Look who stands next to you and whom you could attack before you choose your Diplomatic Status.
    .why = All statuses are turned up together, and until the next Diplomacy Phase they decide who is your Ally and who your enemy.
coach-expel_before = Expel a member only if it helps your enemies more than you.
    .why = A member of your Coalition cannot attack you, but it may hold Territories that you want.
coach-bid = Think first what the Minor Power’s armies and Territories would do for you; then bid what that is worth in Morale.
    .why = Only the highest bid pays, but Morale also pays for your cards in battle.
coach-bid-weary = With so little Morale bid 0, or very low.
    .why = Every card in battle costs 1 Morale, and a Power without Morale can hardly defend itself.
coach-drill = Take the card: it costs nothing.
    .why = You draw one and discard your weakest, so your hand can only get better.
coach-drill_discard = Throw away the card that would win you least, as a rule the lowest one.
    .why = Your Troops limit how many cards you may play, so each of them should count.
coach-surplus = Keep the highest cards, and pairs of 4s.
    .why = You hold more cards than you may, and in battle only the few count that your Troops permit.
coach-leadership = A card or 1 Morale is never wrong; place a General only where Troops can reach him soon.
    .why = A General without Troops fights no battle, and off board he brings you a free card at Mobilisation.
coach-leadership-weary = Take the point of Morale.
    .why = Each card in battle costs 1 Morale, and you have little left.
coach-leadership-poor = Draw a card.
    .why = Without cards even a strong army loses to a weak one that has them.
coach-more_generals = Place a further General only where he will be needed; else go on.
    .why = Each General off board brings a free card at Mobilisation, and one without Troops can do nothing.
coach-purchase = Buy Troops first for the Generals who will fight next, then cards for them.
    .why = Each Troop is 1 Strength and allows one card, and of all Powers only Great Britain keeps what is not spent.
coach-purchase-poor = See that you have as many cards as Troops at the front.
    .why = A Troop without a card adds only 1 Strength, with a good card up to 6.
coach-purchase-weary = Put a part of the Money into Morale.
    .why = Every card in battle costs 1 Morale, so cards alone would be of no use.
coach-arbiter = Choose somebody who does not threaten you and wants you to march.
    .why = The Arbiter gains 1 Morale at once, and he alone decides whether you may move a second and a third time.
coach-disband = As a rule disband nothing.
    .why = A Garrison keeps its Territory, with its Influence or Money; only a token that you need elsewhere is worth taking back.
coach-move = Send Generals where they can turn a Troop into a Garrison, first of all where the laurel has your stripe.
    .why = Controlled Territories with your colour give Influence each time you Expand Influence, and Influence wins.
coach-move-weary = Take empty Territories and keep away from enemy Generals for now.
    .why = In battle each card costs 1 Morale, and you can hardly pay for any.
coach-move-again = Use this Movement Turn for what the first one prepared: a second step, or an attack with support nearby.
    .why = Every further turn has given the Arbiter Morale, so it should bring you more than it gave him.
coach-path = Go as far as he is needed, but not out of reach of your other Generals.
    .why = Only Generals in neighbouring Territories can support each other in battle.
coach-consent = Ask yourself what this General can do from there before you agree.
    .why = An Ally who passes through may protect you today, and stand in your way tomorrow.
coach-garrison = Leave a Garrison where the Territory is worth something to you or guards your home.
    .why = Only a Garrison gives you control, but it costs one of his three Troops and with it a card in battle.
coach-win_garrison = Plant a Garrison if the General still has a Troop to spare.
    .why = The victory alone does not give you the Territory; the Garrison does.
coach-battle = Fight first where winning helps the other battles.
    .why = Whoever has taken part in one battle cannot support the next, on your side or the enemy’s.
coach-request = Ask for more if a second step brings you a Territory or a good battle.
    .why = The Arbiter gains 2 Morale for the second Movement Turn and 3 for the third, but only if you ask and he agrees.
coach-grant = See what the mover could do to you with one more turn, and weigh it against the Morale.
    .why = You gain 2 Morale for the second and 3 for the third Movement Turn, and a refusal ends the march.
coach-support = Support where your cards can turn the battle, and stay out where it is decided.
    .why = Each Troop of a supporter allows one more card, but he cannot fight elsewhere in this turn and loses a Troop in any case.
coach-support-weary = Stay out unless the battle threatens you yourself.
    .why = To support means to play cards, each costs 1 Morale, and you have hardly any.
coach-card = Count what both sides show, and play as much as is needed, but no more.
    .why = Each card costs 1 Morale, and who has passed once plays no more in this battle.
coach-card-attack = Play on only if your cards can still carry you past the defender.
    .why = As the attacker you need more than he has: equal Strength is a draw, and your General must withdraw.
coach-card-defend = Play what brings you level or ahead.
    .why = You need not be stronger to hold: in a draw the attacker does not stay either.
coach-card-spent = Play one strong card or none.
    .why = You have hardly any Morale: after the next card you may play no more.
coach-target = Take the enemy card that is probably the highest.
    .why = People often play their best card first, and what lies open can be counted.
coach-beaten = Send him to the Capital if it must be guarded; else take him off board.
    .why = He has no Troops any more, and off board he brings a free card at Mobilisation.
coach-withdraw = Withdraw to where his Troops are kept and the next step is possible.
    .why = Off board all Troops under him are lost.
coach-update_withdraw = Let him go to the Territory from which he is most useful next.
    .why = He may not stay where he is, and off board he loses all his Troops.
coach-assign = Give the Troop to the General who is nearest to the enemy.
    .why = Each Troop is 1 Strength and one more card in battle.
coach-stay = Let him stay only if his Power will be your friend for the whole Round.
    .why = Here he protects you as an Ally, but if the status changes he stands in your land.

## Coalitions

coach-napoleon = Choose the General who stands where the fight will be.
    .why = On Leadership Napoleon may move once more, alone and without an Arbiter.
coach-named_general = Choose the General who will soon be in battle.
    .why = The choice holds for the whole match, and his ability works only where he stands.
coach-expel_after = Expel whoever has joined only to be safe from you.
    .why = After this moment the member is your Ally for the whole Round.
coach-expelled_status = Neutral is safe, Expansionist is free: choose by whether you mean to attack in this Round.
    .why = Nobody may enter the home of a Neutral Power, and an Expansionist one is At War with all who are not.
coach-subsidy = Give 3 Money to an Ally who fights for you.
    .why = A Major Power that accepts 3 or more brings you 1 Influence, and his war is yours.
coach-subsidy_answer = Take it: Money given is yours.
    .why = It binds you to nothing, and at Mobilisation it becomes Troops and cards.
coach-wellington = Add him if this battle decides something for you.
    .why = When he supports by land, he adds 1 Strength and 1 for each of his Troops, without a card.
coach-kutuzov = Withdraw if the attacker is clearly stronger.
    .why = It costs 1 Troop, and a lost battle costs all of them.
coach-blucher = Let him rally close to the front.
    .why = He may keep a Troop where others lose all, and next door he can strike again.
coach-grand_vizier = Put him where a Garrison of yours is in danger.
    .why = He comes back with 1 Troop and can support at once.

## L’Empereur

coach-division = Give each player Powers that stand next to each other.
    .why = Whoever leads neighbours can let them support each other without asking.
coach-lowest_morale = Give it to the Power that will have to fight next.
    .why = Each card in battle costs 1 Morale, and France is about to attack.
coach-source = Let France attack with the General whom you would miss least at your gate.
    .why = He leaves his Territory, and what he leaves may lie open to you.
coach-race_place = Put him where your armies can surround him.
    .why = Each Frenchman near Paris supports the others, and further away he does not.
coach-french_troops = Give the Troop to the French General who is furthest from you.
    .why = Every Troop lets France draw one more card in battle.
coach-open_card = Add up what France can still draw, and play until you are safely ahead.
    .why = Only the printed values count, and France draws no more than its Troops and its Morale allow.
coach-french_withdraw = Send him to where he is least in your way to Paris.
    .why = You win when a General of yours stands in Paris.
coach-move-lempereur = Hold the line where the French Generals are strong, and march together where they are weak.
    .why = You win in Paris, not by Influence, and each of your Movements gives France 1 Morale.
coach-bid-lempereur = Think first what the Power’s armies would do for the Grand Coalition.
    .why = All of you win or lose together, so Morale should stay where the fighting is.
coach-support-lempereur = Support: all the Powers of the Grand Coalition win and lose together.
    .why = Each Troop allows one more card, and France draws one for each of its own.
coach-subsidy-lempereur = Give the Money to the Power that must hold the front.
    .why = All the Powers win together, and Great Britain is the only one that can save Money for others.

## Realpolitik

coach-action_card = At the beginning take Taxation or Movement; Mobilisation comes when there is Money.
    .why = What you have played lies there until Dispatch brings all your cards back, so the order is your plan.
coach-negotiation = Ask your neighbours whom they fear, and find one with the same enemy.
    .why = Nothing that is said binds anybody, but an Alliance needs both to offer it.
coach-demand = Offer the Alliance to the Power whose enemy is yours.
    .why = Only two who offer it to each other become Allies, and an Ally cannot attack you.
coach-free_train = Close the gaps between your Generals and the border that matters.
    .why = By rail an army crosses your whole country in one action, but only where the line has no gap.
coach-train_consent = Agree if the line helps you as well.
    .why = Trains belong to nobody: whoever controls the Territories along a line may use it.
coach-generals = Place a General where the next battle or conquest will be.
    .why = One on the map can be given Troops at once, and one off board brings a free card each time.
coach-rail = Bring your Generals together on the side where you want to attack.
    .why = Rail Transport comes before the march, so they can still move in this turn.
coach-rail_path = Ride to the end of the line that is nearest to your aim.
    .why = From there the march begins, and what stands on the way cannot support.
coach-troop_consent = Let the Troop pass if its Power is your friend.
    .why = It strengthens a General who may soon stand at your border.
coach-bid-realpolitik = Bid only for a Minor Power whose armies or Territories you will use soon.
    .why = You keep control only until the next Diplomacy Phase, and the winner pays in Morale.
coach-purchase-realpolitik = Buy Troops for the Generals at the front first, then cards; a Train where your line has a gap.
    .why = What you do not spend is lost, and each Troop is 1 Strength and one card.
coach-purchase-weary-realpolitik = Put a part of the Money into Morale.
    .why = Each card in battle costs 1 Morale, and without it Troops and Trains win nothing.
coach-move-realpolitik = Take what nobody holds and what has your stripe, and leave Garrisons there.
    .why = Expand Influence pays only for what you control, and your neighbours have their eye on the same Territories.

## Raison d’État

coach-admit = Admit whoever is strong and near your enemies.
    .why = As your Ally the Power cannot attack you, and it can support you in battle.
coach-refused_status = Choose the side on which your neighbours do not want your land.
    .why = This choice is open and holds for the whole Round.
coach-crown = Take the Crown.
    .why = It makes you Emperor and brings 2 more Influence whenever Influence is expanded.
coach-vote = Vote for yourself if four votes are in sight, else for whoever will repay it.
    .why = It takes four of the seven votes, and a vote once given is final.
coach-gifts = Give to an Ally who fights your enemy and has nothing left.
    .why = What an Ally can do with it, you need not do yourself; but a promise for it binds nobody.
coach-subsidies = Share what is left with another Ally, if he needs it more than you.
    .why = All offers of this action together are at most 3.
coach-mercenaries = Offer further cards only if you still have good ones for yourself.
    .why = A card given away is missing in your next battle.
coach-mercenaries_answer = Accept: cards cost you nothing.
    .why = You see them only afterwards, but the weak ones can be discarded at Drill.
coach-subsidy_answer-raison_detat = Accept: Money given is yours.
    .why = It binds you to nothing and becomes Troops and cards at Mobilisation.
coach-bid-raison_detat = Bid if the Minor Power’s armies stand next to your enemy, or if it has an Elector.
    .why = Whoever controls it moves its armies and votes for it, but Morale also pays for cards.
coach-move-raison_detat = Take Territories with your stripe, and Electors among them first.
    .why = They bring Influence, and each Elector is a vote for the Crown.
coach-purchase-raison_detat = Buy Troops first for the Generals who will fight next, then cards for them.
    .why = Each Troop is 1 Strength and allows one card, and what you do not spend now is lost.
