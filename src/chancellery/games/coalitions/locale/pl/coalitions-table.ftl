# Koalicje: co jest napisane na samym stole: tytuły jego części, dane Mocarstw, panel bitwy i jak czytać mapę.

## Tytuły

coalitions-title-powers = Mocarstwa
coalitions-title-zones = Status
coalitions-title-wheel = Koło Wojny
coalitions-title-special = Obowiązujące zasady specjalne

## Dane Mocarstwa

coalitions-fact-money = Pieniądze
coalitions-fact-stock = Zasób
coalitions-fact-cards = Karty Bitwy
    .text = Karty Bitwy: { $count }, najwyżej { $limit }
coalitions-fact-generals = Generałowie
    .text = Generałowie: { $count } na mapie, { $off } poza planszą{ $hero ->
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

## Jak czytać mapę

coalitions-legend-general = Generał, jego Oddziały jako punkty
coalitions-legend-named = Generał z imieniem, z jego literą
coalitions-legend-garrison = Garnizon
coalitions-legend-fortress = Forteca pod Garnizonem
coalitions-legend-home = Terytorium Macierzyste, w barwie i wzorze Mocarstwa
coalitions-legend-contested = Terytorium Sporne, w pasy roszczących, z wawrzynem
coalitions-legend-open = Terytorium Niesporne
coalitions-legend-controlled = Obwódka: kto kontroluje
coalitions-legend-port = Port i Szlak Morski
coalitions-legend-capital = Stolice są podkreślone
coalitions-legend-barred = Góry, do których nikt nie wejdzie
coalitions-legend-provenance = Drukowana plansza nie jest dostępna publicznie: znaczną część mapy odtworzono z instrukcji i z historii.

# parts of a sum
reason-neutral = podwojone dla Mocarstwa neutralnego
reason-ports = otwarte porty

# what a match is measured by
measure-influence = { track-influence }
measure-morale = { track-morale }
measure-territories = Terytoria
measure-troops = Oddziały
measure-cards = Karty na ręce
