# Maria: the game, powers, seats, cards and tracks.

game-maria = Maria
game-maria-credits = Maria is a game by Richard Sivél, published by Histogame. Chancellery is unofficial and contains none of its artwork or rules text.
game-maria-about = Maria Theresa defends her inheritance: march, fight with suits of cards, and bargain with everybody.
    .minutes = 60–300
    .years = 1741–1744
    .weight = 4
    .scenario = introductory
    .seat = maria_theresa
scenario-maria-introductory = Introductory game
    .description = The map of Bohemia alone, nine turns, no politics: France and Prussia want fortresses, Austria must hold out.
scenario-maria-full = Full game
    .description = Both maps, politics and twelve turns from 1741 to 1744: a major power wins by placing all its victory markers.
option-maria-bluff = Optional politics rule
    .description = Whether cards that are no trump stay face down on the politics board until the next turn (chapter 25).
option-maria-bluff-true = Bluffs and cards that find no political card stay face down on the board for a turn.
option-maria-bluff-false = They return to the hand at once.

maria-seat-louis_xv = Louis XV
maria-seat-frederick_ii = Frederick II
maria-seat-maria_theresa = Maria Theresa
maria-seat-player_a = Player A
maria-seat-player_b = Player B
seat-maria-louis_xv = { maria-seat-louis_xv }
seat-maria-frederick_ii = { maria-seat-frederick_ii }
seat-maria-maria_theresa = { maria-seat-maria_theresa }
seat-maria-player_a = { maria-seat-player_a }
seat-maria-player_b = { maria-seat-player_b }

## Powers

maria-power-france = France
    .subject = France
    .gen = France’s
    .dat = France
    .acc = France
    .ins = France
    .letter = F
maria-power-bavaria = Bavaria
    .subject = Bavaria
    .gen = Bavaria’s
    .dat = Bavaria
    .acc = Bavaria
    .ins = Bavaria
    .letter = B
maria-power-prussia = Prussia
    .subject = Prussia
    .gen = Prussia’s
    .dat = Prussia
    .acc = Prussia
    .ins = Prussia
    .letter = P
maria-power-saxony = Saxony
    .subject = Saxony
    .gen = Saxony’s
    .dat = Saxony
    .acc = Saxony
    .ins = Saxony
    .letter = S
maria-power-pragmatic = Pragmatic Army
    .subject = The Pragmatic Army
    .gen = the Pragmatic Army’s
    .dat = the Pragmatic Army
    .acc = the Pragmatic Army
    .ins = the Pragmatic Army
    .letter = PA
maria-power-austria = Austria
    .subject = Austria
    .gen = Austria’s
    .dat = Austria
    .acc = Austria
    .ins = Austria
    .letter = A

## Cards and tracks

maria-none = none
maria-suit-spades = spades
maria-suit-hearts = hearts
maria-suit-diamonds = diamonds
maria-suit-clubs = clubs
maria-card = the { $value } of { $suit }
maria-card-reserve = a Reserve
maria-track-saxony = Saxony
    .gen = Saxony’s
maria-track-russia = Russia
    .gen = Russia’s
maria-track-italy = Italy
    .gen = Italy’s
maria-effect-shift = move the { $track } marker { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} { $direction ->
    [left] to the left
    [right] to the right
   *[either] to the left or to the right
}
maria-effect-recruit = recruit { grammar-maria-armies } free of charge
maria-effect-draw = draw { grammar-maria-cards }
maria-effect-discard = { $power } must discard { grammar-maria-cards } from hand
grammar-maria-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
grammar-maria-cards = { $count ->
    [one] { $count } tactical card
   *[other] { $count } tactical cards
}
grammar-maria-markers = { $count ->
    [one] { $count } victory marker
   *[other] { $count } victory markers
}

## Positions

maria-position-occupied = Position, field “{ $field }”: { $city } is occupied by pieces that cannot share the city.
maria-position-closed = Position, field “{ $field }”: the piece may not stand in { $city } because of a neutral power.
maria-position-no-card = Position, field “{ $field }”: there is no further card “{ $card }” to be had.
