# Maria: why a move is not allowed.

maria-refused-full-only = That belongs to the full game; in the introductory game it does not happen.
maria-refused-one-player = With two players nobody else has to agree, or to be waited for.
maria-refused-move-under-way = First the move of { $piece } is completed.
maria-refused-battle-under-way = A battle is under way; the next one comes after it.

## Armies and generals

maria-refused-next-general = It is about { $general } now; the generals come one after another.
maria-refused-armies-limit = A general commands at least 1 and at most { $most } armies.
maria-refused-division = Then { $general } would not have between 1 and { $most } armies.
maria-refused-least-armies = { $general } starts with at least { $least } armies.
maria-refused-armies-left = The armies must suffice for the other generals, and none may be left over: { $least } to { $most } are possible here.
maria-refused-not-of-the-stack = { $general } is not in that stack.
maria-refused-too-dear = That costs { $price } points, and the hand is worth no more than { $worth }.
maria-refused-levy = The card raises no more than { $most ->
    [one] { $most } army
   *[other] { $most } armies
}.
maria-refused-no-room = The generals can take in no more than { $most } armies.
maria-refused-not-removed = { $general } has not been removed, so he cannot return.
maria-refused-no-return-there = { $general } cannot return in { $city }: it is no major fortress of his own power.
maria-refused-not-controlled = { $city } is not controlled by the power itself or an ally.
maria-refused-return-occupied = In { $city } there is no room to return.
maria-refused-must-return = The armies were recruited for the return of { $general }.
maria-refused-armies-need-a-general = The generals on the map cannot take in all armies, so a general must return.
maria-refused-not-so-many = Only { $count } recruited armies are left to give.
maria-refused-rest-needs-room = The generals still to come have no room for the rest: give at least { $least }.

## Powers and pieces

maria-refused-not-your-power = You do not run this power: { $power }.
maria-refused-not-active = This power does not act in this stage: { $power }.
maria-refused-other-power = { $piece } does not belong to this power: { $power }.
maria-refused-not-on-the-map = { $piece } is not on the map.
maria-refused-piece-stays = { $piece } is not one of the pieces that must be placed now.

## Politics

maria-refused-no-major-power = Only the four major powers take part in politics, not this one: { $power }.
maria-refused-not-on-offer = “{ $card }” is not, or no longer, on offer this turn.
maria-refused-no-symbol = “{ $card }” does not show the symbol of this power: { $power }.
maria-refused-next-part = The parts of a card come in printed order; now it is part { $number }.
maria-refused-direction = The card does not leave this direction open.
maria-refused-choose-direction = The card leaves the direction open: say left or right.
maria-refused-no-candidate = The candidates are those of Austria and France, not of another power: { $power }.
maria-refused-no-elector = { $city } is no electoral fortress and has no vote.
maria-refused-next-vote = Now { $city } votes.

## Hussars, cards, supply

maria-refused-retreat-way = The question is now whether the retreat goes through { $city }.
maria-refused-so-many-hussars = Austria has only { $count } hussars.
maria-refused-next-hussar = Now it is the turn of hussar { $number }.
maria-refused-hussar-there = The hussar is already in { $city }; leave him there.
maria-refused-not-in-bohemia = { $city } is not on the map of Bohemia, where the hussars ride.
maria-refused-too-far-for-hussars = { $city } is more than { $range } cities away from every Austrian general.
maria-refused-not-in-hand = This card is not in the hand of the power that plays: { $power }.
maria-refused-reserve-value = A Reserve is worth { $least } to { $most }; say how much.
maria-refused-payment-too-little = These cards are worth less than the { $price } points to be paid.
maria-refused-card-to-spare = One of these cards could be left out, and the others would still pay the { $price } points.
maria-refused-lay-one-by-one = There are too many ways to pay to list them all: lay these cards one by one, the highest first.
maria-refused-pay-at-once = All the cards are paid at once: name the whole payment.
maria-refused-falling-order = Cards are paid in falling order of value: now at most { $most }.
maria-refused-rest-unpaid = With this card next, the other cards worth no more would not pay the { $price } points.
maria-refused-no-toll = { $general } does not have to pay for his supply now.

## Movement

maria-refused-has-moved = { $piece } has already moved in this phase.
maria-refused-settled = { $piece } belongs to a stack that was formed in this phase and stays until it is over.
maria-refused-no-stack = { $general } is alone in his city.
maria-refused-not-commander = Not { $general } but { $commander } leads the stack.
maria-refused-not-adjacent = { $other_city } is more than one city away from { $city }: pieces go from city to city.
maria-refused-no-crossing = Only pieces of France and Austria pass from one map to the other, not those of another power: { $power }.
maria-refused-no-main-road = A forced march keeps to main roads, and the road from { $city } to { $other_city } is none.
maria-refused-neutral = Neutrality closes the way to { $city }.
maria-refused-occupied = { $city } is occupied.
maria-refused-enemy-general = An enemy general stands in { $city }.
maria-refused-two-generals = A stack never holds more than two generals: { $city } is taken.
maria-refused-not-partners = Generals of powers that do not cooperate cannot stack: { $power }, { $other }.
maria-refused-consent-refused = The other player does not want the stack in { $city }.
maria-refused-consent-move-refused = The other player does not want the stack to move to { $city } as one body.
maria-refused-march-fortress = A forced march must not enter { $city }, a fortress in enemy hands.
maria-refused-march-enemy = A forced march must not come next to an enemy piece, as it would in { $city }.
maria-refused-main-roads-only = After { $reach } cities only a move on main roads alone goes on, up to { $most }.
maria-refused-no-train = { $piece } is no supply train.
maria-refused-train-in-box = This train comes only with the annexation of Silesia.
maria-refused-train-on-the-map = { $piece } is on the map; it can only be taken off and replaced.
maria-refused-train-off-the-map = { $piece } is not on the map, so it cannot be taken off.
maria-refused-no-train-fortress = In { $city } no train of this power can return: { $power }.
maria-refused-train-placed = { $piece } has been placed in this phase and stays there until it is over.
maria-refused-other-waits = The other player has just let you go on: first move a piece, or say that you are done.
maria-refused-nobody-to-wait-for = There is nobody who could move first instead.

## Combat and upheavals

maria-refused-no-attacker = Nobody who acts in this stage stands in { $city }.
maria-refused-neutral-general = Neutral generals neither attack nor are attacked: { $power }.
maria-refused-no-enemy = No enemy general stands in { $city }.
maria-refused-attack-not-adjacent = { $city } and { $other_city } are not adjacent.
maria-refused-beaten = A general defeated in this phase neither attacks nor is attacked again.
maria-refused-austria-attacks-first = All Austrian attacks come before those of the Pragmatic Army.
maria-refused-battle-over = There is no battle left between { $city } and { $other_city } in this phase.
maria-refused-other-suit = Where your general stands, only cards of this suit and Reserves count: { $suit }.
maria-refused-must-play = At a score of zero you must play if you hold a card of your suit.
maria-refused-retreat = A retreat covers exactly { $count ->
    [one] { $count } city
   *[other] { $count } cities
} and ends as far from the winner as possible; { $city } does not fit.
maria-refused-must-make-room = The piece cannot stack with { $general }, so it makes room.
maria-refused-second-train = The second train is placed in a major fortress of Prussia.
maria-refused-not-nearest = { $piece } goes to the nearest possible city, and { $city } is not it.
