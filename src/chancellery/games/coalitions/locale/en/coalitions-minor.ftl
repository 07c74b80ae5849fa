# Minor Powers (chapter 11).

option-coalitions-third_minor = Third Minor Power
    .description = With three players: which Power is a Minor Power besides Prussia and the Ottoman Empire (K-11.1.4).
option-coalitions-third_minor-russia = Russia is a Minor Power; the players have Great Britain, France and Austria.
option-coalitions-third_minor-austria = Austria is a Minor Power; the players have Great Britain, France and Russia.

prompt-bid = Bid Morale in secret for control of { $minor_acc }. The highest bid wins and alone is paid; ties go by the Order of Powers. Until the last bid is made, you can change yours.
    .declining = You must bid; 0 is a bid, too.
    .waiting = { $power_subject } bids in secret for { $minor_acc }.
move-bid = Bid { $points }

log-bid = { $power_subject } bids { $points } for { $minor_acc }.
log-capital_held = { $controller_subject } holds the Capital of { $minor_acc }: there is no auction.
log-control = { $controller_subject } now controls { $minor_acc }.
log-control_kept = { $controller_subject } keeps control of { $minor_acc }.
phase-Auction = Auction: { $power }

option-coalitions-french_minor_in_paris = French Minor Power in Paris
    .description = Whether a General of a Minor Power that France controls counts as a foreign General in Paris at the end of a round (K-R-23).
option-coalitions-french_minor_in_paris-false = He does not count: he is in French hands.
option-coalitions-french_minor_in_paris-true = He counts for France, as the letter of the rules has it.
