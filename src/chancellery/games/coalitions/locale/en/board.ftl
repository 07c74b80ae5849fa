# Boards: what is wrong with a board file, and how a board is described.

## Where and what

board-where = { $what ->
    [board] The board
    [sea_route] Sea route { $id }
    [crossing] Crossing { $id }
    [train] Train { $id }
    [outside] Land outside { $id }
   *[territory] Territory { $id }
}
board-expected = { $expected ->
    [id] an id of small letters a to z, digits and single underscores
    [id-or-empty] the id of a power, or "" for none,
    [ids] a list of ids
    [powers] a list of the ids of the powers
    [flag] true or false
    [positive] a whole number greater than 0
    [changeable] value or stripes
    [was] a value or a list of ids
    [words] the words by language, as {"{"} en = "..." {"}"}
    [value] a whole number from 0 to 3
    [kind] home, contested (or disputed), uncontested (or undisputed) or impassable
    [point] a point [longitude, latitude]
    [points] a list of points [longitude, latitude]
    [some-points] a list of 1 to 6 points [longitude, latitude]
    [view] [west, south, east, north] in degrees
    [texts] a list of texts
    [source] rulebook, reconstructed or printed
    [origin] a table that says of each field where it comes from
   *[text] a text
}
board-meant = { $meant ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $meant }”?
}

## The file

board-no-file = There is no file { $file }.
board-no-text = { $file } is not a text file in UTF-8.
board-unreadable = { $file } cannot be read; is it a folder, or closed to you?
board-no-toml = Line { $line }, column { $column }: this is not valid TOML (“{ $excerpt }”).
board-not-sound = The file cannot be used: { $error }.
board-missing-table = The table { $table } is missing or is not a table.
board-unknown-table = “{ $table }” is not a table of a board.{ board-meant }

## Fields

board-missing-field = { board-where }: the field “{ $field }” is missing; { board-expected } was expected.
board-wrong-field = { board-where }: the field “{ $field }” is { $found }; { board-expected } was expected.
board-unknown-field = { board-where }: a field “{ $field }” is not known.{ board-meant }
board-duplicate-id = { board-where }: the id is used twice; every id may be used only once.
board-double-entry = { board-where }: the field “{ $field }” lists “{ $found }” twice; once was expected.
board-own-neighbour = { board-where }: the field “neighbours” names the territory itself; other territories were expected.
board-unknown-neighbour = { board-where }: the field “neighbours” names “{ $found }”; the id of a territory of this board was expected.{ board-meant }
board-one-sided = { board-where }: the field “neighbours” lacks { $found }, which names { $id } as its neighbour; both were expected to name each other.
board-attested-neighbour = { board-where }: the field “neighbours_rulebook” names “{ $found }”; a territory that the field “neighbours” lists too was expected.
board-home-without-power = { board-where }: the field “power” is empty; the power whose home it is was expected.
board-power-without-home = { board-where }: the field “power” is “{ $found }”, but the kind is { $kind }; "" was expected, since only homes have a power.
board-too-few-stripes = { board-where }: the field “stripes” is { $found }; the stripes of two or more powers were expected in a contested territory.
board-stripes-uncontested = { board-where }: the field “stripes” is { $found }, but the kind is { $kind }; an empty list was expected, since only contested territories have stripes.
board-impassable-value = { board-where }: the field “value” is { $found }; 0 was expected in an impassable territory.
board-capital-not-home = { board-where }: the field “capital” is true, but the kind is { $kind }; false was expected, since only a home can be a capital.
board-unknown-power = { board-where }: the field “{ $field }” names “{ $found }”; one of { $options } was expected.
board-no-capital = Power { $power }: no home has the field “capital” set to true; exactly one was expected.
board-second-capital = { board-where }: the field “capital” is true, but { $found } is already the capital of { $power }; exactly one capital was expected.
board-outside-view = { board-where }: the field “{ $field }” holds { $found }; a point in the view { $view } was expected.
board-double-point = { board-where }: the field “points” holds { $found }, which { $other } has already; every point may be used only once.
board-origin-missing = { board-where }: the field “provenance” says nothing of “{ $entry }”; rulebook, reconstructed or printed was expected.
board-origin-unknown = { board-where }: the field “provenance” speaks of “{ $entry }”, which is no field that needs it.
board-origin-wrong = { board-where }: the field “provenance” says { $found } of “{ $entry }”; rulebook, reconstructed or printed was expected.
board-unknown-end = { board-where }: the field “{ $field }” names “{ $found }”; the id of a territory of this board was expected.{ board-meant }
board-same-ends = { board-where }: the fields “a” and “b” name the same territory; two different ones were expected.
board-double-route = { board-where }: it is listed twice, in the fields “a” and “b”; once was expected.
board-crossing-apart = { board-where }: the fields “a” and “b” name { $a } and { $b }, which are not neighbours; two neighbours were expected.
board-train-apart = { board-where }: the fields “a” and “b” name { $a } and { $b }, which are not neighbours; a Train stands on the border of two neighbours.
board-train-impassable = { board-where }: the field “{ $field }” names { $found }, which is impassable; a Train stands on the border of two passable territories.
board-change-fixed = { board-where }: the field “field” names { $found }, which is not reconstructed; only a reconstructed value may become another one.
board-unreachable = { board-where }: by the field “neighbours” and the sea routes it cannot be reached from { $found }; a way was expected.

## Doubts

board-contested-value = { board-where }: the field “value” is 0; a contested territory was expected to have a number.
board-capital-value = { board-where }: the field “value” is { $found }; a capital was expected to have 3.
board-few-values = Only { $numbered } of { $all } territories have a number; most were expected to have one.
board-no-contact = { board-where }: the field “neighbours” names { $found }, but the two areas do not touch when they are drawn from their points.

## Coalitions: facts of the rulebook

board-other-game = The board is for the game “{ $found }”; { $game } was expected.
board-no-side = The id of the board, “{ $found }”, names no side; one of { $options } was expected in it.
board-head = { $check } ({ $rule })
board-found = found: { $found }
board-fact-absent = { board-head }: the rulebook names the territory “{ $found }”, which this board lacks.

board-f09 = { board-head }: sea routes join territories that do not touch, Oporto and Lisboa excepted; { board-found }.
board-f11 = { board-head }: the board has 60 to 75 territories; { board-found }.
board-k01 = { board-head }: the powers are, in this order, Britain, France, Austria, Prussia, Russia and the Ottomans; { board-found }.
board-k02 = { board-head }: on the side Révolution Hannover is a British home; { board-found }.
board-k03 = { board-head }: on the side Révolution Brabant is an Austrian home; { board-found }.
board-k04 = { board-head }: on the side Révolution Karinthia is a territory of its own; { board-found }.
board-k05 = { board-head }: on the side Empire there is no Brabant and no Karinthia; { board-found }.
board-k06 = { board-head }: on the side Empire Hannover is contested; { board-found }.
board-k07 = { board-head }: apart from Brabant, Hannover and Karinthia both sides have the same territories, kinds, stripes and values; they differ in: { $found }.
board-k08 = { board-head }: Tyrol is an Austrian home; { board-found }.
board-k09 = { board-head }: Wien is the capital of Austria; { board-found }.
board-k10 = { board-head }: Bavaria is contested between France and Austria only; { board-found }.
board-k11 = { board-head }: Wurttemberg is uncontested; { board-found }.
board-k12 = { board-head }: exactly two territories are impassable, Alps and Caucasus; { board-found }.
board-k13 = { board-head }: Paris is the capital of France; { board-found }.
board-k14 = { board-head }: the French homes are Paris, Lorraine, Picardie, Provence, Normandie & Bretagne, Languedoc and Aquitaine; { board-found }.
board-k15 = { board-head }: there are 11 ports; { board-found }.
board-k16 = { board-head }: Cornwall and Oporto are ports; not so: { $found }.
board-k17 = { board-head }: all ends of sea routes are ports and all ports have a sea route; not so: { $found }.
board-k18 = { board-head }: Cornwall and Oporto are joined by one sea route; Cornwall leads to: { $found }.
board-k19 = { board-head }: Cornwall and Lisboa are not joined by one sea route; { board-found }.
board-k20 = { board-head }: Cornwall to Lisboa is at most 3 sea routes and leads through Oporto; routes with and without Oporto: { $found }.
board-k21 = { board-head }: London and Holland are joined by one sea route; London leads to: { $found }.
board-k22 = { board-head }: no way by land leads into or out of Great Britain; too much or too little by land: { $found }.
board-k23 = { board-head }: all sea routes are British; { board-found }.
board-k24 = { board-head }: London and Cornwall are neighbours; London has: { $found }.
board-k25 = { board-head }: from Paris to Madrid it is at most 3 steps through territories France may control; { board-found }.
board-k26 = { board-head }: from Lombardia to Catalonia it is at most 3 steps through territories France may control; { board-found }.
board-k27 = { board-head }: Lisboa, Madrid and Oporto are nobody's homes; { board-found }.
board-k28 = { board-head }: Egypt is an Ottoman home; { board-found }.
board-k29 = { board-head }: on the side Empire Picardie and Holland are neighbours; Picardie has: { $found }.
board-k30 = { board-head }: Holland is nobody's home; { board-found }.
board-k31 = { board-head }: Saxonia is nobody's home; { board-found }.
board-k32 = { board-head }: Galicia touches Podolia, Polesie, Warszawa and Bessarabia; Galicia has: { $found }.
board-k33 = { board-head }: next to Galicia Russia may score in Podolia, Polesie, Warszawa and Bessarabia only, and has no home; not so: { $found }.
board-k34 = { board-head }: Warszawa and Bessarabia are not Russian homes; { board-found }.
board-k35 = { board-head }: Berlin is the capital of Prussia; { board-found }.
board-k36 = { board-head }: Silesia is a Prussian home; { board-found }.
board-k37 = { board-head }: Wallachia is an Ottoman home; { board-found }.
board-k38 = { board-head }: Bessarabia is nobody's home; { board-found }.
board-k39 = { board-head }: from Wallachia exactly two territories held by Russia are nearest, one of them Podolia; { board-found }.
board-k40 = { board-head }: from Bessarabia the nearest territories held by Russia are Podolia and Crimea; { board-found }.
board-k41 = { board-head }: Dalmatia is uncontested and has the value 1; { board-found }.
board-k42 = { board-head }: Spain is Leon, Navarra, Catalonia, Valencia, Andalusia and Madrid, none of them a home; { board-found }.
board-k43 = { board-head }: from the French homes Spain is entered through Navarra and Catalonia only; { board-found }.
board-k44 = { board-head }: for the Armée d'Orient Provence is a French and Egypt an Ottoman home, Patrimonium St. Petri and Napoli are nobody's; { board-found }.
board-k45 = { board-head }: Warszawa, Polesie and Podolia are nobody's homes; { board-found }.
board-k46 = { board-head }: Sverige can be reached by land; its neighbours: { $found }.
board-k47 = { board-head }: 25 influence win; { board-found }.
board-k48 = { board-head }: Hellas is no home but an Ottoman one, Livonia no home but a Russian one; { board-found }.
board-k49 = { board-head }: there are uncontested territories, and contested ones with and without a French stripe; uncontested: { $found }.
board-k50 = { board-head }: the garrisons of 1812 and 1813 do not let France win by its first scoring; influence after it: { $found }.
board-k51 = { board-head }: values differ among the uncontested territories, among those with a French stripe and among the homes; all alike: { $found }.

board-s01 = { board-head }: all territories and powers of a set-up are on the board, passable, and fortresses stand with garrisons; not so: { $found }.
board-s02 = { board-head }: in a set-up no two garrisons share a territory, and none stands on a home of a power that is no enemy; not so: { $found }.
board-s03 = { board-head }: in a set-up no general stands on a home of a neutral power; not so: { $found }.
board-s04 = { board-head }: in a set-up only allies share a territory; not so: { $found }.
board-s05 = { board-head }: a set-up uses no more generals than a power has, and no more than 3 troops with each; not so: { $found }.

board-c01 = { board-head }: there are 40 battle cards; { board-found }.
board-c04 = { board-head }: the values 2 to 5 have the abilities own ground, reveal, pair and costly defeat, 1 has none; { board-found }.
board-c07 = { board-head }: the hand limit is 10 for France and 6 for the others; { board-found }.
board-c08 = { board-head }: the cards of the battle of Holland exist; counts by value: { $found }.
board-c11 = { board-head }: the 12 Napoleon cards are numbered 1 to 12; { board-found }.
board-c12 = { board-head }: Napoleon card 1 is Armée d'Orient; { board-found }.
board-c13 = { board-head }: Napoleon card 1 leads to Egypt; { board-found }.
board-c14 = { board-head }: one Napoleon card lists Bavaria, Saxonia, Hesse in this order; number of such cards: { $found }.
board-c15 = { board-head }: one Napoleon card lists Dalmatia; number of such cards: { $found }.
board-c16 = { board-head }: the territories of the Napoleon cards are on the side Empire, and no target is a French home; not so: { $found }.
board-c17 = { board-head }: a Napoleon card has 1 to 7 targets; { board-found }.
board-c18 = { board-head }: every contested territory with a French stripe is on some Napoleon card; missing: { $found }.
board-w01 = { board-head }: the Wheel has six actions in the printed order and each power once; { board-found }.
board-w02 = { board-head }: Britain starts on Drill; { board-found }.
board-w03 = { board-head }: Russia starts on Leadership; { board-found }.
board-w04 = { board-head }: when France is on Leadership, Russia is on Movement; { board-found }.
board-w06 = { board-head }: money at the start goes to exactly those who mobilise before they tax; not so: { $found }.

## Describing a board

board-fine = { $title }: { $count } territories, nothing is wrong.
board-title = { $title } ({ $id })
board-summary = { $territories } territories, { $borders } borders by land, { $routes } sea routes, { $ports } ports
board-digest = Fingerprint of the rules content: { $digest }
board-column-id = id
board-column-name = name
board-column-kind = kind
board-column-powers = powers
board-column-value = value
board-column-marks = marks
board-column-attested = from the rulebook
board-column-printed = from a printed board
board-column-route = sea route
board-column-owner = owner
board-mark-capital = capital
board-mark-port = port
board-mark-elector = elector
board-kind-home = home
board-kind-contested = contested
board-kind-uncontested = uncontested
board-kind-impassable = impassable
board-field = { $field ->
    [name] name
    [kind] kind
    [power] power
    [capital] capital
    [stripes] stripes
    [value] value
    [port] port
    [elector] elector
    [points] points
    [label] label
    [neighbours] neighbours
    [territory] land
    [fortress] fortress
    [is_fortress] that it is a fortress
    [sector] sector
    [elector_marker] elector’s marker
    [owner] owner
    [a] first end
    [b] second end
   *[other] { $field }
}
board-borders = border with { $names }
board-power = { $power ->
    [britain] Great Britain
    [france] France
    [austria] Austria
    [prussia] Prussia
    [russia] Russia
    [ottoman] Ottoman Empire
    [italy] Italy
    [spain] Spain
    [sweden] Sweden
    [poland] Poland
    [protestants] Protestants
    [neutral] neutral
   *[other] { $power }
}
board-trains = Trains at the start: { $borders }
board-origins = Of { $all } values { $rulebook } come from a rulebook, { $printed } from a printed board; { $reconstructed } are reconstructed from history and for play.
board-changed = Changed against earlier versions of this board, on which matches that began on them go on:
board-change = { $version }. { $name }, { board-field }: { $was }, now { $now }. { $reason } { $effect }
board-origins-hint = What the last columns do not name is reconstructed and may differ from the printed board.
board-sources = Sources: { $sources }

## Boards of cities and roads, and of spaces

board-cities-summary = { $cities } cities, { $fortresses } of them fortresses; { $roads } roads, { $main } of them main roads
board-column-land = land
board-column-fortress = fortress
board-column-suit = suit
board-column-main = main roads to
board-column-roads = other roads to
board-fortress = { $size ->
    [major] major
    [minor] minor
   *[none] –
}
board-links = Roads from map to map: { $roads }
board-cities-origins = Of { $all } values { $rulebook } come from a rulebook; { $reconstructed } are reconstructed from the geography of the time and for play.
board-spaces-summary = { $spaces } spaces, { $connections } connections
board-column-region = region
board-column-cost = cost
board-column-connections = connected to
board-spaces-origins = All values are those of the published game, second printing.

board-side-coalitions_empire = Empire
board-side-coalitions_revolution = Révolution
