# What is asked, in at most 60 characters.

short-expel_before = Expel members of your Coalition, or go on.
short-expel_after = Expel members of your Coalition, or go on.
short-status = Choose a Diplomatic Status, in secret.
short-expelled_status = Expelled: Neutral or Expansionist?
short-refused_status = Refused: choose another status.
short-bid = Bid Morale for the Minor Power, in secret.
short-drill = Drill: draw a card and discard one?
short-drill_discard = Drill: discard a Battle card.
short-surplus = Too many cards: discard { $count }.
short-leadership = Leadership: Generals, a card or Morale?
short-more_generals = Leadership: further Generals, or go on.
short-purchase = Mobilisation: buy with { $money } Money.
short-arbiter = Name the Arbiter.
short-disband = Disband Garrisons, or go on.
short-move = Move your Generals, or end.
short-path = { $path }: where next?
short-consent = Consent to { $path }?
short-garrison = Leave a Garrison, or go on.
short-win_garrison = Garrison the battlefield, or go on.
short-battle = Which battle is fought next?
short-request = Ask for another Movement Turn, or stop.
short-grant = { $mover }: grant another Movement Turn?
short-support = Battle: support a side, or stay out.
short-card = Battle: play a card, or pass.
short-target = Choose the enemy card that your card acts on.
short-beaten = Where does the beaten General go?
short-withdraw = A draw: where does the General withdraw?
short-update_withdraw = Generals must leave: where do they go?
short-assign = Assign the Garrison to a General.
short-stay = May the foreign General stay in { $place }?
short-napoleon = Which General is Napoleon?
short-named_general = Which General is the famous one?
short-subsidy = Subsidies: { $money } Money to offer.
short-subsidy_answer = Accept the Subsidy of { $money }?
short-wellington = Add the General’s strength to the battle?
short-kutuzov = Withdraw before the battle?
short-blucher = Where does the beaten General rally?
short-grand_vizier = Place the beaten General with 1 Troop.
short-action_card = Choose an Action card, in secret.
short-negotiation = Negotiate; say when you are ready.
short-demand = Give your Alliance token, in secret.
short-free_train = Place free Trains: { $count } left.
short-train_consent = Consent to a Train { $place } – { $to }?
short-generals = Place or take off Generals, or go on.
short-rail = Send Generals or Troops by rail, or go on.
short-rail_path = By rail { $path }: where next?
short-troop_consent = Let a Troop pass { $place } → { $to }?
short-admit = Admit { $applicant } to your Coalition?
short-crown = Take the Crown?
short-vote = Election: vote for a Power, or abstain.
short-gifts = Offer Allies Money or cards, or go on.
short-subsidies = Offer another Ally Money, or go on.
short-mercenaries = Offer further Battle cards, or go on.
short-mercenaries_answer = Accept the Mercenaries?
short-division = Who plays this Power?
short-lowest_morale = Which Power gains 1 Morale?
short-source = Which French General attacks?
short-race_place = Race to Paris: where does the third go?
short-french_troops = Which French General gets the Troop?
short-open_card = Battle: play an open card, or pass.
short-french_withdraw = Where does the French General withdraw?

# What sort of thing a piece or card does, in a word or two.

kind-march = March
kind-strategic = Strategic
kind-sail = By sea
kind-orient = To the Orient
kind-rail = By rail
kind-rail_troop = Troop by rail
kind-buy_troop = Troops
kind-buy_card = Battle cards
kind-buy_morale = Morale

# A Garrison that is left without asking.

wish-none = no Garrison
wish-first = Garrison behind
wish-last = Garrison there
