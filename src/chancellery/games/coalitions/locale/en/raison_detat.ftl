# Raison d'État: what it says besides the Coalitions family. Forms of a Power: see coalitions.ftl.

## The game, its scenarios and options

game-raison_detat = Raison d’État
game-raison_detat-credits = Coalitions: Raison d’État is a game by Andrew Rourke, published by PHALANX. Chancellery is unofficial and contains none of its artwork or rules text; board values that are not public are reconstructed.
game-raison_detat-about = Crowns and confessions: elect an Emperor, pay your allies, and break with them.
    .minutes = 150–180
    .years = 1618 · 1702
    .weight = 3
    .scenario = 1618
    .seat = sweden
scenario-raison_detat-1618 = 1618: Thirty Years’ War
    .description = The Habsburgs of Austria and Spain, with Poland, against the Protestants and Sweden; France is Neutral, the Ottoman Empire Expansionist. Seven Electors choose the Emperor. The first Power with 30 Influence wins.
scenario-raison_detat-1702 = 1702: War of the Spanish Succession and Great Northern War
    .description = Austria, Great Britain and Russia against France and Sweden; the Ottoman Empire is Neutral. Seven Electors choose the Emperor. The first Power with 25 Influence wins.
option-raison_detat-austria_1618_cards = Austria’s Battle cards in 1618
    .description = How many Battle cards Austria, with four Generals on the map, is dealt at the start of 1618 (RD-R-04).
option-raison_detat-austria_1618_cards-3 = Three, as printed in its list.
option-raison_detat-austria_1618_cards-4 = Four, one for each General on the map.
option-raison_detat-wheel_order_1702 = Order on the War Wheel of 1702
    .description = In which order the Powers reach Drill in 1702; the order of decisions does not depend on it (RD-R-06).
option-raison_detat-wheel_order_1702-sweden_fourth = Great Britain, France, Austria, Sweden, Russia, Ottoman Empire.
option-raison_detat-wheel_order_1702-text = The Order of Powers: Sweden third, Austria fourth.
option-raison_detat-habsburg_unlimited = Gifts between Spain and Austria
    .description = When Spain and Austria may give each other more than 3 Money or 3 Battle cards in one action of 1618 (RD-R-32).
option-raison_detat-habsburg_unlimited-minor_only = Only with four players, when Austria’s player has both.
option-raison_detat-habsburg_unlimited-always = Always.
option-raison_detat-sea_move_routes = Sea Movement
    .description = How many Sea Routes a General may follow in one Sea Movement (RD-R-39).
option-raison_detat-sea_move_routes-1 = One.
option-raison_detat-sea_move_routes-3 = Up to three; each must be open to him, and Territories on the way do not matter.

## Powers, statuses, actions

power-protestants = Protestants
    .subject = The Protestant Power
    .gen = the Protestants’
    .dat = the Protestant Power
    .acc = the Protestant Power
    .ins = the Protestants
    .letter = T
power-spain = Spain
    .subject = Spain
    .gen = Spain’s
    .dat = Spain
    .acc = Spain
    .ins = Spain
    .letter = S
power-sweden = Sweden
    .subject = Sweden
    .gen = Sweden’s
    .dat = Sweden
    .acc = Sweden
    .ins = Sweden
    .letter = W
power-poland = Poland
    .subject = Poland
    .gen = Poland’s
    .dat = Poland
    .acc = Poland
    .ins = Poland
    .letter = L
status-austrian = Austrian Coalition
status-protestant = Protestant Coalition
action-subsidies = Subsidies and Mercenaries

## Grammar of this language: used inside this file only

grammar-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
grammar-gift-limit = { $free_id ->
    [none] { "" }
   *[other] {" "}To { $free_dat } there is no limit.
}

## Log

log-declared = { $power_subject } declares: { $status }.
log-admitted = { $leader_subject } admits { $power_acc } to its Coalition.
log-turned_away = { $leader_subject } does not admit { $power_acc } to its Coalition.
log-election = Emperor Election Phase.
log-crown_returned = { $power_subject } gives back the Crown of the Holy Roman Empire.
log-crown_declined = { $power_subject } has { grammar-votes } of its own but does not take the Crown: the vote is held.
log-vote = { $power_subject } gives { grammar-votes } to { $candidate_dat }.
log-abstained = { $power_subject } abstains ({ grammar-votes }).
log-emperor = { $power_subject } is Holy Roman Emperor with { grammar-votes }.
log-no_emperor = Nobody has four votes: there is no Emperor until the next election.
log-crown_influence = { $power_subject } is Emperor: { $controller_dat } gains { $points } more Influence (now { $total }).
log-promised = { $power_subject } offers { $recipient_dat } a Battle card: { $card }.
log-promised-unknown = { $power_subject } offers { $recipient_dat } a Battle card.
log-mercenaries = { $recipient_subject } takes Mercenaries from { $power_acc }: { grammar-cards } ({ $cards }).
log-mercenaries-unknown = { $recipient_subject } takes Mercenaries from { $power_acc }: { grammar-cards }.
log-mercenaries_refused = { $recipient_subject } refuses the Mercenaries ({ grammar-cards }).

## Prompts

prompt-admit = { $applicant_subject } wants to join { grammar-your } Coalition. Do you admit it?
    .declining = If you refuse, { $applicant_acc } must choose another status at once.
    .waiting = { $power_subject } decides whether to admit { $applicant_acc } to its Coalition.
prompt-refused_status = { $leader_subject } has refused { grammar-you }. Choose another status openly; the other Coalition may refuse as well.
    .declining = { must-decide }
    .waiting = { $power_subject } has been refused and chooses another status.
prompt-crown = { $power_own ->
    [yes] You have
   *[no] { $power_subject } has
} { grammar-votes } of { $power_own ->
    [yes] your
   *[no] its
} own, enough to be Holy Roman Emperor without a vote. Do you take the Crown?
    .declining = If you decline, the vote is held, and { grammar-your } votes may go to anybody who may be elected.
    .waiting = { $power_subject } has enough votes of its own and decides whether to take the Crown.
prompt-vote = Election of the Emperor: give { grammar-your } { grammar-votes } to one Power that controls an Elector Territory and is not at War with { grammar-you }. Four votes make an Emperor, who gains 2 more Influence in Expand Influence.
    .declining = If you abstain, { grammar-your } { $count ->
        [one] vote is
       *[other] votes are
    } lost in this election.
    .waiting = { $power_subject } votes in the election of the Emperor ({ grammar-votes }).
prompt-gifts = Subsidies and Mercenaries{ grammar-of-power }: you may offer Allies Money, or else Battle cards, up to 3 in all.{ grammar-gift-limit }
    .declining = If you finish, nothing is given in this action.
    .waiting = { $power_subject } decides about Subsidies and Mercenaries.
prompt-subsidies = Subsidies{ grammar-of-power }: you may offer Money to another Ally, too; all Subsidies of this action together are at most 3.{ grammar-gift-limit }
    .declining = When you finish, other players answer the offers made to their Powers; what is refused stays with { grammar-you }.
    .waiting = { $power_subject } decides about Subsidies.
prompt-mercenaries = Mercenaries{ grammar-of-power }: you may offer further Battle cards; all of this action together are at most 3.{ grammar-gift-limit }
    .declining = When you finish, other players answer the offers made to their Powers; what is refused stays in { grammar-your } hand.
    .waiting = { $power_subject } decides about Mercenaries.
prompt-mercenaries_answer = { $giver_subject } offers { grammar-you } Mercenaries: { grammar-cards }, to be seen only when you have accepted.
    .declining = If you refuse, { $count ->
        [one] the card stays
       *[other] the cards stay
    } with { $giver_ins }.
    .waiting = { $power_subject } decides whether to accept Mercenaries ({ grammar-cards }).
prompt-bid-raison_detat = { prompt-bid }
    .declining = { prompt-bid.declining }
    .waiting = { prompt-bid.waiting }
prompt-purchase-raison_detat = Mobilisation: { grammar-you-have } { $money } Money. A Troop, a Battle card or 1 Morale costs 1, a Fortress 5.
    .declining = When you finish, a free card is drawn for each General off board; unspent Money is lost to Corruption.
    .waiting = { $power_subject } buys in Mobilisation.
prompt-card-raison_detat = Battle in { $place }: play a Battle card for one of { grammar-your } Generals, or pass. A card costs 1 Morale; an attacker or defender at Morale 0 from the start has one free card.
    .declining = If you pass, { grammar-you-play } no more cards in this battle.
    .waiting = { $power_subject } plays a card or passes in { $place }.

## Options

move-send = Offer { $power_dat } a { $card }
move-crown = Take the Crown
move-vote = Vote for { $power_acc }
move-abstain = Abstain
move-accept-admit = Admit { $applicant_acc }
move-accept-mercenaries_answer = Accept the Mercenaries
move-refuse-admit = Refuse { $applicant_acc }
move-refuse-mercenaries_answer = Refuse the Mercenaries
move-decline-crown = Do not take the Crown, let the Electors vote
move-done-gifts = Give nothing
move-done-subsidies = No further Subsidies
move-done-mercenaries = No further Mercenaries

## The table

phase-Election = Emperor Election Phase
phase-Gifts = Subsidies and Mercenaries: { $power }
raison-electors = Electors
    .text = Votes in the election of the Emperor: { $count } of 7
raison-emperor = Emperor
    .text = Holy Roman Emperor: { $points } more Influence in Expand Influence
raison-votes = Election of the Emperor
raison-vote = { grammar-votes } for { $candidate_acc }
raison-vote-abstained = abstains
raison-vote-none = no vote
raison-votes-needed = { $count } votes of the Electors make an Emperor.
raison-vote-open = { grammar-votes }, not given yet
raison-declarations = Declared statuses
place-elector = Elector Territory: one vote in the election of the Emperor.
place-route = Sea Route to { $place }, owned by { $power_acc }.
place-route-grey = Grey Sea Route to { $place }, for all whose General starts on own or uncontrolled ground.
raison-legend-route = Sea Route in the colour of its Power; its Allies may use it if it agrees
raison-legend-grey = Grey Sea Route, open to all
raison-legend-elector = Elector Territory, one vote in the election of the Emperor

## Why not

refused-leading-power = { $power } is a Leading Power and cannot be expelled.
refused-coalition-closed = This Coalition has refused or expelled you in this Diplomacy Phase.
refused-no-elector = { $power } controls no Elector Territory.
refused-vote-final = A declared vote is final.
refused-at-war-with = You are at War with { $power }.
refused-not-an-ally = { $power } is not an Ally of yours.
refused-money-or-cards = In one action you give either Money or Battle cards.
refused-gift-limit = Together no more than { $most } can be given in one action.
refused-route-not-yours = The Sea Route from { $start } to { $place } belongs neither to your Power nor to an Ally who could agree.
refused-route-start = A grey Sea Route can be used only from a Territory that your own Power or nobody controls; { $start } is not one.
