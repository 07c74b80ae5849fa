# Maria: co widać na stole.

## Mapy i krainy

maria-map-flanders = Flandria
maria-map-bohemia = Bohemia
maria-land-bohemia = Czechy
maria-land-france = Francja
maria-land-silesia = Śląsk
maria-land-dutch_republic = Niderlandy
maria-land-austrian_netherlands = Niderlandy Austriackie
maria-land-bavaria = Bawaria
maria-land-saxony = Saksonia
maria-land-moravia = Morawy
maria-land-hesse = Hesja
maria-land-westphalia = Westfalia
maria-land-lower_austria = Dolna Austria
maria-land-brandenburg = Brandenburgia
maria-land-franconia = Frankonia
maria-land-lower_rhine = Dolny Ren
maria-land-hungary = Węgry
maria-land-lorraine = Lotaryngia
maria-land-palatinate = Palatynat
maria-land-poland = Polska
maria-land-electorate_trier = Trewir
maria-land-upper_austria = Górna Austria
maria-land-luxemburg = Luksemburg
maria-land-hannover = Hanower
maria-land-swabia = Szwabia
maria-land-lusatia = Łużyce

## Stół

maria-title-powers = Frakcje
maria-title-special = Obecnie obowiązuje
maria-title-table = Polityka
maria-title-shown = Zaopatrzenie
maria-phase-set_up = Przygotowanie: podział armii
maria-phase-turn = Tura { $turn } ({ $year })
maria-phase-winter = Zima
maria-phase-election = Wybory cesarskie
maria-phase-stage-0 = Przygotowanie
maria-phase-stage-1 = Polityka
maria-phase-stage-2 = Huzarzy
maria-phase-stage-3 = Francja i Bawaria
maria-phase-stage-4 = Prusy i Saksonia
maria-phase-stage-5 = Austria i Armia Pragmatyczna
maria-phase-supply = Zaopatrzenie
maria-phase-movement = Ruch
maria-phase-combat = Walka
maria-section-moves = Ruchy
maria-section-marches = Forsowne marsze
maria-section-trains = Tabory
maria-section-hussars = Huzar do miasta
maria-section-returns = Przywrócenie generałów
maria-section-cities = Miasta
maria-section-payments = Cała zapłata
maria-section-cards = Karty w ręce
maria-section-reserve = Karta „Reserve”

## Miasta

maria-territory-silesia = Śląsk
maria-territory-poland = Polska
maria-territory-empire = Rzesza
maria-place-printed = Na planszy: { $name }
maria-place-kind = { $kind ->
    [major] Główna twierdza
    [minor] Mniejsza twierdza
   *[town] Miasto
} · { $land }
maria-place-suit = W bitwach stąd: { $suit }
maria-place-elector = Twierdza elektorska: głos w wyborach cesarskich
maria-place-elector-france = Po stronie Francji
maria-place-elector-others = Po stronie Austrii i Armii Pragmatycznej
maria-place-capital = Stolica: { $power }
maria-place-marker = Znacznik zwycięstwa: { $power }
maria-place-claim = { $power }: opóźniony podbój po bitwach etapu, jeśli twierdza nie będzie wtedy broniona
maria-place-protected = Broniona przez generała w odległości do trzech miast
maria-reach = Mogą tu dojść: { $pieces }
maria-reach-steps = { $name } ({ $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
})
maria-reach-march = { $name } (forsowny marsz, { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
})

## Pionki

maria-hussar = Huzar { $number }
    .letter = H
    .about = Wróg Austrii, którego droga zaopatrzenia tędy prowadzi, musi za nią zapłacić.
maria-train-about = Zaopatruje generałów swojej frakcji w odległości do { $most } miast, o ile drogi nie zamyka pionek wroga.
maria-general-armies = { $name }: { grammar-maria-armies }
maria-general-rank = Ranga { $rank }.
maria-general-down = Odwrócony: niezaopatrzony w ostatniej fazie zaopatrzenia.
maria-supply-home = Zaopatrzony: stoi na własnym terytorium.
maria-supply-path = Zaopatrzony: tabor w odległości { $count ->
    [one] { $count } miasta
   *[other] { $count } miast
} (najwyżej { $most }).
maria-supply-ally = Zaopatrzony przez tabor Armii Pragmatycznej.
maria-supply-price = Zaopatrzenie tylko drogą obok huzarów, za { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
}.
maria-supply-none = Niezaopatrzony: żadnego taboru w zasięgu 6 miast wolną drogą.

## Frakcje i tory

maria-status-prussian_ally = Sojusznik Prus
maria-status-neutral = Neutralność
maria-status-austrian_ally = Sojusznik Austrii
maria-fact-cards = Karty
    .text = { grammar-maria-cards } w ręce
maria-fact-armies = Armie
    .text = Razem { grammar-maria-armies }
maria-fact-generals = Generałowie
    .text = Generałowie na planszy: { $count } z { $most }{ $away ->
        [0] {""}
       *[other] , w korpusie ekspedycyjnym: { $away }
    }
maria-fact-pool = Znaczniki w puli
    .text = Znaczniki zwycięstwa w puli: { $count } z { $most }; pusta pula oznacza zwycięstwo
maria-fact-aim = Twierdze
    .text = Twierdze potrzebne do zwycięstwa: { $count } z { $most }
maria-track-now = { $track }: { $now }
maria-track-nothing = bez skutku
maria-track-ends-saxony =
    .left = ku Prusom
    .right = ku Austrii
maria-track-ends-russia =
    .left = korzystnie dla Prus
    .right = korzystnie dla Austrii
maria-track-ends-italy =
    .left = korzystnie dla Francji
    .right = korzystnie dla Austrii
maria-symbol-tc_plus = { $power }: o { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} więcej
maria-symbol-tc_minus = { $power }: o { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} mniej
maria-symbol-corps = { $power }: jeden generał jako korpus ekspedycyjny
maria-symbol-victory = punkt zwycięstwa: { $power }

## Karty, rzędy i pola

maria-card-title = { $value } { $suit }
maria-card-text = Karta taktyczna
maria-row-politics = Karty polityki{ $known ->
    [yes] {" "}· atut { $trump }
   *[no] {""}
}
maria-row-board = Karty taktyczne na planszy polityki
maria-row-battles = Wygrane bitwy (najwyżej { $most })
maria-row-boxes = Pola zwycięstwa
maria-staged-trump = Atut: { $suit }
maria-staged-no-trump = Atutu jeszcze nie wskazano.
maria-staged-sealed = karta zakryta
maria-staged-open = jeszcze nie
maria-staged-none = bez karty
maria-staged-given = głos oddany
maria-staged-for = kandydat: { $power }
maria-staged-election = Elektorzy głosują po kolei; większość głosów daje cesarską koronę.
maria-board-worth = { $cards }: wartość { $worth }
maria-board-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
maria-battles-won = Znaczniki zwycięstwa za wygrane bitwy: { $count }
maria-box-electors = 3 elektorzy
    .text = Znacznik Francji albo Armii Pragmatycznej, dopóki kontroluje trzy z czterech twierdz: Moguncja, Trewir, Kolonia, Mannheim. Teraz: { $holder }
maria-box-emperor = Cesarz
    .text = Znacznik frakcji, której kandydat wygrał wybory cesarskie. Teraz: { $holder }
maria-box-italy = Włochy
    .text = Znacznik frakcji, której punkt zwycięstwa wskazuje tor Włoch. Teraz: { $holder }
maria-box-silesia = Śląsk
    .text = Znacznik Prus po aneksji Śląska. Teraz: { $holder }
maria-box-nobody = nikt
maria-pile-deck = Talia
maria-pile-discard = Odrzucone { $number }
maria-pile-political = Polityka
maria-reserve = Reserve
    .short = R
    .text = Dowolny kolor; wartość od 1 do 8 według wyboru, w polityce 16
maria-meter-left = do podziału: { $power }
    .text = Armie do podziału ({ $power }): { $count }
maria-meter-price = Do zapłacenia
maria-meter-steps = Miasta
maria-special-trump = Atut w polityce: { $suit }.
maria-special-contract = Subsydia { $power_gen } dla { $other_power_gen }; pozostało kart: { $count }.
maria-special-election = Na koniec tej tury odbędą się wybory cesarskie.
maria-special-silesia = Prusy zaanektowały Śląsk: należy do ich własnego terytorium.
maria-special-prussia_neutral = Prusy są neutralne: ich pionki zostają na własnym terytorium, a inne tam nie wchodzą.
maria-special-reduced = Francja zredukowała cele militarne.

## Bitwy

maria-battle-title = Bitwa: { $attacker } – { $defender }
maria-battle-attacker = Atak: { $power }
maria-battle-defender = Obrona: { $power }
maria-battle-score = Przewaga { $score }
maria-battle-armies = { grammar-maria-armies }
maria-battle-suit = Gra: { $suit }
maria-battle-to_play = Teraz gra
maria-odds-all = Jeśli obie strony będą grać, dopóki mogą, karta „Reserve” jako 8. Wszystkie karty, których nie widać, są równie prawdopodobne.
maria-odds-last = Jeśli nie zagrasz już żadnej karty, a druga strona odpowie wszystkim, co ma, karta „Reserve” jako 8. Wszystkie karty, których nie widać, są równie prawdopodobne.
maria-odds-over = Jeśli nie zagrasz już żadnej karty, bitwa się kończy.
maria-clash = Armie { $attack } : { $defence } przed kartami
maria-clash-hands = Karty w ręce: { $hands }
maria-clash-suit = Walczy w kolorze { $suit }: { $count ->
    [0] nie masz żadnej karty
   *[other] masz { $cards }
}
maria-clash-supply = { $how ->
    [none] Niezaopatrzony.
    [price] Zaopatrzenie za opłatą.
   *[other] Zaopatrzony.
}
maria-stake-armies = { $power }: strata tylu armii, ile wynosi różnica, i wycofanie o tyle samo.
maria-stake-points = { $power }: 1 punkt zwycięstwa za każde 3 stracone armie.

## Jak czytać planszę

maria-legend-town = Miasto
maria-legend-minor = Mniejsza twierdza
maria-legend-major = Główna twierdza
maria-legend-general = Generał. Kropki to jego armie: widać je tylko u własnych generałów.
maria-legend-general_hungry = Generał odwrócony: był niezaopatrzony
maria-legend-unsupplied = Tam, gdzie teraz stoi, byłby niezaopatrzony
maria-legend-toll = Jego droga zaopatrzenia mija huzarów: cena
maria-legend-supply = Wskaż generała, by zobaczyć jego drogę zaopatrzenia, albo tabor, by zobaczyć miasta, które zaopatruje. Klawisz V pokazuje wszystkie drogi.
maria-legend-reach = Gdy ruszasz pionkiem, liczby mówią, którym miastem na drodze jest dane miasto; w przerywanym rombie – forsownym marszem.
maria-legend-wagon = Tabor
maria-legend-hussar = Huzar austriacki
maria-legend-claim = Opóźniony podbój: rozstrzyga się w fazie opóźnionego podboju, po bitwach etapu
maria-legend-marker = Twierdza w mocnym kolorze nosi znacznik zwycięstwa tej frakcji.
maria-legend-sector = Kwadraty to sektory. Kolor sektora to kolor kart, którymi w bitwie grają stojący w nim generałowie.
maria-legend-highroad = Grube czerwone linie to drogi główne: ruch o jedno miasto dłuższy i forsowne marsze.
maria-legend-armies = Podział armii frakcji między generałów jest tajny, ich suma nie.
maria-legend-elector = Korona oznacza twierdzę elektorską.
maria-legend-crossing = Kropkowane linie łączą obie mapy: mogą z nich korzystać tylko Francja i Austria.

# what a match is measured by
maria-measure-markers = Położone znaczniki zwycięstwa
maria-measure-armies = Armie
maria-measure-aim = Twierdze z celu
maria-reason-winter = zima { $count }

## Odpowiedzi z góry

maria-advance-no_bid = W polityce nie licytuję
maria-advance-consent = Zgoda, gdy ktoś chce wejść lub przejść
maria-advance-refuse = Odmowa, gdy ktoś chce wejść lub przejść
maria-advance-hold = Bez ruchów w tej turze, chyba że ktoś stanie obok moich pionków albo zajmie moją twierdzę
maria-advance-no_cards = Bez kart w bitwach
maria-advance-vote = Głos w wyborach cesarskich: { $value }
maria-advance-subsidise = Subsydia dla Bawarii
maria-advance-no_subsidy = Bez subsydiów dla Bawarii
maria-advance-hussars_stay = Huzarzy zostają na miejscu
