# Koalicje: co jest napisane na samym stole: tytuły jego części, dane Mocarstw, panel bitwy i jak czytać mapę.

## Tytuły

coalitions-title-powers = Mocarstwa
coalitions-title-zones = Strefy Statusu
coalitions-title-wheel = Koło Wojny
coalitions-title-special = Obowiązujące zasady specjalne

## Dane Mocarstwa

coalitions-fact-money = Pieniądze
coalitions-fact-stock = Zasoby
coalitions-fact-cards = Karty Bitwy
    .text = Karty Bitwy: { $count }, najwyżej { $limit }
coalitions-fact-generals = Generałowie
    .text = Generałowie: { $count } na planszy, { $off } poza planszą{ $hero ->
        [nobody] { "" }
       *[other] {" "}({ $hero })
    }

## Panel bitwy

coalitions-battle-base = Siła bez kart: { $strength }
coalitions-battle-known = znana Tobie
coalitions-battle-open = z odkrytymi kartami
coalitions-battle-final = Ostateczna Siła
coalitions-battle-hidden = { $count ->
    [one] + { $count } karta zakryta
    [few] + { $count } karty zakryte
   *[many] + { $count } kart zakrytych
}
coalitions-battle-standing = { $place }
coalitions-battle-supporting = wspiera: { $place }
coalitions-battle-limit = karty: { $count } z { $limit }
coalitions-battle-passed = pas
coalitions-odds-before = Jeśli każde Mocarstwo zagra swoje najlepsze karty, ile tylko może, i nikt więcej nie udzieli wsparcia. Wszystkie karty, których nie widać, są równie prawdopodobne.
coalitions-odds-now = Jeśli nikt nie zagra już żadnej karty. Wszystkie karty, których nie widać, są równie prawdopodobne.
coalitions-odds-napoleon-before = Jeśli każde Mocarstwo zagra swoje najlepsze karty, ile tylko może, i nikt więcej nie udzieli wsparcia. Karty dla Francji są dobierane spośród tych, których nie widać.
coalitions-odds-napoleon = Jeśli żadne Mocarstwo nie zagra już karty. Karty dla Francji są dobierane spośród tych, których nie widać.
coalitions-clash = { $attack } : { $defence } przed kartami
coalitions-clash-hands = Karty na ręce: { $hands }
coalitions-clash-morale = 1 punkt Morale za każdą zagraną kartę (zostało: { $left })
coalitions-clash-free = 0 punktów Morale: jedna karta, za darmo
coalitions-clash-join-attack = Atak mogą wesprzeć: { $places }.
coalitions-clash-join-defence = Obronę mogą wesprzeć: { $places }.
coalitions-stake-influence = { $power }: Wpływ +{ $points }
coalitions-stake-garrison = Możesz umieścić Garnizon na Terytorium { $place }.
coalitions-stake-beaten = { $power }: pokonany Generał { $troops ->
    [0] opuszcza pole bitwy.
   *[other] traci { grammar-troops } i opuszcza pole bitwy.
}
coalitions-stake-holder = { $power }: utrata Garnizonu.
coalitions-stake-fives = Morale −{ $count } za karty, które zwiększają koszt porażki.
coalitions-stake-troops = Każdy Generał biorący udział w bitwie traci 1 Oddział, ktokolwiek zwycięży.
coalitions-base-general = Generał
coalitions-base-troops = Oddziały
coalitions-base-garrison = Garnizon
coalitions-base-fortress = Garnizon w Fortecy
coalitions-base-added = Siła wspierającego
coalitions-emblem-drum = Dobosze
coalitions-emblem-muskets = Piechota
coalitions-emblem-sabres = Huzarzy
coalitions-emblem-cannon = Artyleria
coalitions-emblem-eagle = Gwardia

## Jak czytać mapę

coalitions-legend-general = Generał, jego Oddziały jako punkty
coalitions-legend-named = Generał historyczny, z jego literą
coalitions-legend-garrison = Garnizon
coalitions-legend-fortress = Forteca pod Garnizonem
coalitions-legend-home = Terytorium Macierzyste, w kolorze i wzorze Mocarstwa
coalitions-legend-contested = Terytorium Sporne: paski w kolorach Mocarstw, wartość w laurze
coalitions-legend-open = Terytorium Niesporne
coalitions-legend-controlled = Obwódka: kto kontroluje
coalitions-legend-port = Port i Szlak Morski
coalitions-legend-capital = Stolice są podkreślone
coalitions-legend-barred = Terytorium Nieprzekraczalne
coalitions-legend-provenance = Drukowana plansza nie jest dostępna publicznie: znaczną część mapy odtworzono z instrukcji i z historii.

# parts of a sum
reason-neutral = podwojone dla Neutralnego Mocarstwa
reason-ports = otwarte porty

# what a match is measured by
measure-influence = { track-influence }
measure-morale = { track-morale }
measure-territories = Terytoria
measure-troops = Oddziały
measure-cards = Karty na ręce

## Odpowiedzi z góry

advance-consent = Zgoda na każde wejście: { $value }
advance-refuse = Odmowa każdego wejścia: { $value }
advance-hold = Bez ruchów w tej rundzie, chyba że ktoś mnie zaatakuje lub wejdzie na moje Terytoria
advance-subsidy = Przyjmuję każdą Subwencję: { $value }
advance-stay = Każdy Generał może zostać: { $value }
advance-grant = Zgoda na każdą prośbę o kolejną Turę Ruchu: { $value }
advance-no_grant = Odmowa wszystkim próśbom o kolejną Turę Ruchu
advance-no_support = Bez wsparcia w bitwach
advance-no_cards = Bez kart w bitwach
advance-no_drill = Bez Musztry

## Góry, jedyne nazwy z mapy, które instrukcja Koalicji tłumaczy

mountains-coalitions-alps = Alpy
mountains-coalitions-caucasus = Kaukaz
