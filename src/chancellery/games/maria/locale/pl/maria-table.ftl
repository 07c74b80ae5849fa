# Maria: co widać na stole.

## Mapy i krainy

maria-map-flanders = Flandria
maria-map-bohemia = Czechy
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
maria-phase-election = Elekcja cesarska
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
maria-section-returns = Powroty generałów
maria-section-cities = Miasta
maria-section-payments = Cała zapłata
maria-section-cards = Karty na ręce
maria-section-reserve = Rezerwa

## Miasta

maria-territory-silesia = Śląsk
maria-territory-poland = Polska
maria-territory-empire = Rzesza
maria-place-kind = { $kind ->
    [major] Duża twierdza
    [minor] Mała twierdza
   *[town] Miasto
} · { $land }
maria-place-suit = W bitwach stąd: { $suit }
maria-place-elector = Elektor: głosuje w elekcji cesarskiej
maria-place-elector-france = Po stronie Francji
maria-place-elector-others = Po stronie Austrii i Armii Pragmatycznej
maria-place-capital = Stolica: { $power }
maria-place-marker = Znacznik zwycięstwa: { $power }
maria-place-claim = { $power }: podbój na koniec etapu, jeśli twierdza nie będzie wtedy chroniona
maria-place-protected = Chroniona przez generała w odległości do trzech miast
maria-reach = Mogą tu dojść: { $pieces }
maria-reach-steps = { $name } ({ $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
})
maria-reach-march = { $name } (forsowny marsz, { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
})

## Pionki

maria-hussar = Huzar { $number }
    .letter = H
    .about = Wróg Austrii, którego droga zaopatrzenia tędy prowadzi, musi za nią zapłacić.
maria-train-about = Zaopatruje generałów swojej frakcji w odległości do { $most } miast, o ile drogi nie zamyka pionek wroga.
maria-general-armies = { $name }: { grammar-maria-armies }
maria-general-rank = Starszeństwo { $rank }.
maria-general-down = Zakryty: brakowało mu zaopatrzenia.
maria-supply-home = Zaopatrzony: stoi we własnym kraju.
maria-supply-path = Zaopatrzony: tabor w odległości { $count ->
    [one] { $count } kroku
   *[other] { $count } kroków
} (najwyżej { $most }).
maria-supply-ally = Zaopatrzony przez tabor Armii Pragmatycznej.
maria-supply-price = Zaopatrzenie tylko drogą obok huzarów, za { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
}.
maria-supply-none = Bez zaopatrzenia: żadnego taboru w zasięgu 6 miast wolną drogą.

## Frakcje i tory

maria-status-prussian_ally = Sojusznik Prus
maria-status-neutral = Neutralność
maria-status-austrian_ally = Sojusznik Austrii
maria-fact-cards = Karty
    .text = { grammar-maria-cards } na ręce
maria-fact-armies = Armie
    .text = Razem { grammar-maria-armies }
maria-fact-generals = Generałowie
    .text = Generałowie na mapie: { $count } z { $most }{ $away ->
        [0] {""}
       *[other] , na wyprawie: { $away }
    }
maria-fact-pool = Znaczniki w puli
    .text = W puli zostało { grammar-maria-markers } z { $most }; pusta pula to zwycięstwo
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
maria-symbol-tc_plus = { $power } dobiera o { $count } więcej
maria-symbol-tc_minus = { $power } dobiera o { $count } mniej
maria-symbol-corps = { $power }: jeden generał na wyprawie
maria-symbol-victory = znacznik zwycięstwa: { $power }

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
maria-staged-sealed = oferta zapieczętowana
maria-staged-open = jeszcze nie
maria-staged-none = bez oferty
maria-staged-given = głos oddany
maria-staged-for = na { $power }
maria-staged-election = Elektorzy głosują po kolei; większość głosów daje cesarską koronę.
maria-board-worth = { $cards }: wartość { $worth }
maria-board-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
maria-battles-won = Znaczniki zwycięstwa za wygrane bitwy: { $count }
maria-box-electors = 3 elektorzy
    .text = Znacznik Francji albo Armii Pragmatycznej, dopóki ma trzy z miast Moguncja, Trewir, Kolonia i Mannheim: { $holder }
maria-box-emperor = Cesarz
    .text = Znacznik frakcji, której kandydat wygrał elekcję: { $holder }
maria-box-italy = Włochy
    .text = Znacznik frakcji, której wawrzyn jest na torze Włoch: { $holder }
maria-box-silesia = Śląsk
    .text = Znacznik Prus po aneksji Śląska: { $holder }
maria-box-nobody = nikt
maria-pile-deck = Karty
maria-pile-discard = Odrzucone { $number }
maria-pile-political = Polityka
maria-reserve = Rezerwa
    .short = R
    .text = Dowolny kolor; wartość od 1 do 8 według wyboru, w polityce 16
maria-meter-left = armie: { $power }
    .text = Armie do podziału ({ $power }): { $count }
maria-meter-price = Do zapłacenia
maria-meter-steps = Kroki
maria-special-trump = Atut w polityce: { $suit }.
maria-special-contract = { $power } płaci subsydia, komu: { $other_power } (zostało { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}).
maria-special-election = Na koniec tej tury odbędzie się elekcja cesarska.
maria-special-silesia = Prusy zaanektowały Śląsk: należy do ich ziem.
maria-special-prussia_neutral = Prusy są neutralne: ich pionki zostają w kraju, a inne tam nie wchodzą.
maria-special-reduced = Francja ograniczyła swoje cele wojenne.

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
maria-clash-hands = Karty na ręce: { $hands }
maria-clash-suit = Walczy w kolorze { $suit }: { $count ->
    [0] nie masz żadnej karty
   *[other] masz { $cards }
}
maria-clash-supply = { $how ->
    [none] Bez zaopatrzenia.
    [price] Zaopatrzenie za opłatą.
   *[other] W zaopatrzeniu.
}
maria-stake-armies = { $power }: strata tylu armii, ile wynosi różnica, i wycofanie o tyle samo.
maria-stake-points = { $power }: 1 punkt zwycięstwa za każde 3 stracone armie.

## Jak czytać planszę

maria-legend-town = Miasto
maria-legend-minor = Mała twierdza
maria-legend-major = Duża twierdza
maria-legend-general = Generał. Kropki to jego armie: widać je tylko u własnych generałów.
maria-legend-general_hungry = Generał zakryty: brakowało mu zaopatrzenia
maria-legend-unsupplied = Tam, gdzie teraz stoi, nie ma zaopatrzenia
maria-legend-toll = Jego droga zaopatrzenia mija huzarów: cena
maria-legend-supply = Wskaż generała, by zobaczyć jego drogę zaopatrzenia, albo tabor, by zobaczyć miasta, które zaopatruje. Klawisz V pokazuje wszystkie drogi.
maria-legend-reach = Gdy ruszasz pionkiem, liczby to kroki do miasta; w przerywanym rombie – forsownym marszem.
maria-legend-wagon = Tabor
maria-legend-hussar = Huzar austriacki
maria-legend-claim = Odroczony podbój: rozstrzyga się na koniec etapu
maria-legend-marker = Twierdza w mocnym kolorze nosi znacznik zwycięstwa tej frakcji.
maria-legend-sector = Kwadraty to sektory. Kolor karty sektora obowiązuje w bitwie armie, które w nim stoją.
maria-legend-highroad = Grube czerwone linie to drogi główne: jeden krok więcej i forsowne marsze.
maria-legend-armies = Podział armii frakcji między generałów jest tajny, ich suma nie.
maria-legend-elector = Korona oznacza elektora.
maria-legend-crossing = Kropkowane linie łączą obie mapy: mogą z nich korzystać tylko Francja i Austria.

# what a match is measured by
maria-measure-markers = Położone znaczniki zwycięstwa
maria-measure-armies = Armie
maria-measure-aim = Twierdze z celu
maria-reason-winter = zima { $count }
