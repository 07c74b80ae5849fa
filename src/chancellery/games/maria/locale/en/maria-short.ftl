# What is asked, in at most 60 characters.

maria-short-armies = How many armies does { $general } command?
maria-short-trump = Name the trump suit.
maria-short-bid = Bid a card for politics, face down.
maria-short-political_card = Take a political card, or keep yours.
maria-short-use_card = Use this political card, or discard it?
maria-short-use_part = Carry out this part of the card?
maria-short-vote = For whom does { $city } vote?
maria-short-hussar = Where does hussar { $number } go?
maria-short-subsidy = Does France pay Bavaria the subsidy?
maria-short-payment = Pay { $price } points.
maria-short-discard = Discard { $count } more.
maria-short-supply = Whose supply is paid next?
maria-short-movement = Move generals and trains, or end.
maria-short-end_movement = Nothing left to move: on to the battles.
maria-short-walk = { $piece }: go on to the next city, or halt.
maria-short-consent = May he join your general?
maria-short-consent_move = May he lead your general along?
maria-short-command = Who commands the stack?
maria-short-division = Divide the armies of the stack.
maria-short-remain = Which general stays with the last army?
maria-short-attack = Which battle comes next?
maria-short-battle = Battle: play a card, or give in.
maria-short-retreat = Where does { $general } retreat?
maria-short-retreat_way = Retreat through the hussar?
maria-short-recruit = How many armies, at 4 points each?
maria-short-levy = How many armies, free of charge?
maria-short-return = Does a removed general return?
maria-short-give = How many armies does { $general } get?
maria-short-corps = Which general goes with the corps?
maria-short-make_room = Where does the piece in his city go?
maria-short-reduce = Does France reduce its military aims?
maria-short-offer_peace = Does Prussia offer Austria peace?
maria-short-peace = Peace for Silesia: does Austria accept?
maria-short-second_train = Where does the second train go?
maria-short-saxony = Move Saxony’s marker towards Austria?
maria-short-saxon_return = With how many armies does he return?
maria-short-relocate = Which piece goes where?
maria-short-agreement = Sign agreement { $number }?

# What sort of thing a piece does, in a word or two.

maria-kind-move = Move
maria-kind-together = As a stack
maria-kind-march = Forced march
maria-kind-march_together = Forced, as a stack
maria-kind-restore = Restore
maria-kind-replace = Replace
