# Plansze: co jest nie tak z plikiem planszy i jak się planszę opisuje.

## Gdzie i co

board-where = { $what ->
    [board] Plansza
    [sea_route] Szlak Morski { $id }
    [crossing] Przeprawa { $id }
    [train] Pociąg { $id }
    [outside] Ląd poza grą { $id }
   *[territory] Terytorium { $id }
}
board-expected = { $expected ->
    [id] identyfikatora z małych liter a–z, cyfr i pojedynczych podkreśleń
    [id-or-empty] identyfikatora Mocarstwa albo "", gdy go brak
    [ids] listy identyfikatorów
    [powers] listy identyfikatorów Mocarstw
    [flag] true albo false
    [positive] liczby całkowitej większej od 0
    [changeable] value albo stripes
    [was] wartość albo lista identyfikatorów
    [words] słowa według języka, jak {"{"} en = "..." {"}"}
    [value] liczby całkowitej od 0 do 3
    [kind] home, contested (albo disputed), uncontested (albo undisputed) lub impassable
    [point] punktu [długość, szerokość]
    [points] listy punktów [długość, szerokość]
    [some-points] listy od 1 do 6 punktów [długość, szerokość]
    [view] [zachód, południe, wschód, północ] w stopniach
    [texts] listy tekstów
    [source] rulebook, reconstructed albo printed
    [origin] tabeli, która o każdym polu mówi, skąd pochodzi
   *[text] tekstu
}
board-meant = { $meant ->
    [none] { "" }
   *[other] { " " }Czy chodziło o „{ $meant }”?
}

## Plik

board-no-file = Nie ma pliku { $file }.
board-no-text = { $file } nie jest plikiem tekstowym w kodowaniu UTF-8.
board-unreadable = Nie można odczytać { $file }; może to folder albo brak uprawnień?
board-no-toml = Wiersz { $line }, kolumna { $column }: to nie jest poprawny TOML („{ $excerpt }”).
board-not-sound = Pliku nie można użyć: { $error }.
board-missing-table = Brakuje tabeli { $table } albo nie jest ona tabelą.
board-unknown-table = „{ $table }” nie jest tabelą planszy.{ board-meant }

## Pola

board-missing-field = { board-where }: brakuje pola „{ $field }”; oczekiwano { board-expected }.
board-wrong-field = { board-where }: pole „{ $field }” to { $found }; oczekiwano { board-expected }.
board-unknown-field = { board-where }: pole „{ $field }” jest nieznane.{ board-meant }
board-duplicate-id = { board-where }: identyfikator występuje dwa razy; każdego wolno użyć tylko raz.
board-double-entry = { board-where }: pole „{ $field }” wymienia „{ $found }” dwa razy; oczekiwano jednego.
board-own-neighbour = { board-where }: pole „neighbours” wymienia samo to Terytorium; oczekiwano innych Terytoriów.
board-unknown-neighbour = { board-where }: pole „neighbours” wymienia „{ $found }”; oczekiwano identyfikatora Terytorium z tej planszy.{ board-meant }
board-one-sided = { board-where }: w polu „neighbours” brakuje { $found }, a { $found } wymienia { $id } jako sąsiada; oczekiwano, że oba wymienią się nawzajem.
board-attested-neighbour = { board-where }: pole „neighbours_rulebook” wymienia „{ $found }”; oczekiwano Terytorium, które wymienia też pole „neighbours”.
board-home-without-power = { board-where }: pole „power” jest puste; oczekiwano Mocarstwa, dla którego jest to Terytorium Macierzyste.
board-power-without-home = { board-where }: pole „power” to „{ $found }”, ale rodzaj to { $kind }; oczekiwano "", bo Mocarstwo mają tylko Terytoria Macierzyste.
board-too-few-stripes = { board-where }: pole „stripes” to { $found }; na Terytorium Spornym oczekiwano pasków co najmniej dwóch Mocarstw.
board-stripes-uncontested = { board-where }: pole „stripes” to { $found }, ale rodzaj to { $kind }; oczekiwano pustej listy, bo paski mają tylko Terytoria Sporne.
board-impassable-value = { board-where }: pole „value” to { $found }; na Terytorium Nieprzekraczalnym oczekiwano 0.
board-capital-not-home = { board-where }: pole „capital” to true, ale rodzaj to { $kind }; oczekiwano false, bo Stołeczne może być tylko Terytorium Macierzyste.
board-unknown-power = { board-where }: pole „{ $field }” wymienia „{ $found }”; oczekiwano jednego z: { $options }.
board-no-capital = Mocarstwo { $power }: żadne Terytorium Macierzyste nie ma pola „capital” równego true; oczekiwano dokładnie jednego.
board-second-capital = { board-where }: pole „capital” to true, ale Terytorium Stołecznym Mocarstwa { $power } jest już { $found }; oczekiwano dokładnie jednego.
board-outside-view = { board-where }: pole „{ $field }” zawiera { $found }; oczekiwano punktu w widoku { $view }.
board-double-point = { board-where }: pole „points” zawiera { $found }, a ten punkt ma już { $other }; każdego punktu wolno użyć tylko raz.
board-origin-missing = { board-where }: pole „provenance” nie mówi nic o „{ $entry }”; oczekiwano rulebook, reconstructed albo printed.
board-origin-unknown = { board-where }: pole „provenance” mówi o „{ $entry }”, a takie pole tego nie wymaga.
board-origin-wrong = { board-where }: pole „provenance” mówi { $found } o „{ $entry }”; oczekiwano rulebook, reconstructed albo printed.
board-unknown-end = { board-where }: pole „{ $field }” wymienia „{ $found }”; oczekiwano identyfikatora Terytorium z tej planszy.{ board-meant }
board-same-ends = { board-where }: pola „a” i „b” wymieniają to samo Terytorium; oczekiwano dwóch różnych.
board-double-route = { board-where }: pola „a” i „b” powtarzają wcześniejszy wpis; oczekiwano jednego.
board-crossing-apart = { board-where }: pola „a” i „b” wymieniają { $a } i { $b }, które nie sąsiadują ze sobą; oczekiwano dwóch sąsiadów.
board-train-apart = { board-where }: pola „a” i „b” wymieniają { $a } i { $b }, które nie sąsiadują ze sobą; Pociąg stoi na granicy dwóch sąsiadów.
board-train-impassable = { board-where }: pole „{ $field }” wymienia { $found }, Terytorium Nieprzekraczalne; Pociąg stoi na granicy dwóch Terytoriów, do których da się wejść.
board-change-fixed = { board-where }: pole „field” wskazuje { $found }, a to nie jest odtworzone; zmienić wolno tylko wartość odtworzoną.
board-unreachable = { board-where }: według pola „neighbours” i Szlaków Morskich nie da się tam dojść z { $found }; oczekiwano drogi.

## Wątpliwości

board-contested-value = { board-where }: pole „value” to 0; oczekiwano, że Terytorium Sporne ma liczbę.
board-capital-value = { board-where }: pole „value” to { $found }; oczekiwano, że Terytorium Stołeczne ma 3.
board-few-values = Liczbę ma tylko { $numbered } z { $all } Terytoriów; oczekiwano, że ma ją większość.
board-no-contact = { board-where }: pole „neighbours” wymienia { $found }, ale oba obszary narysowane według swoich punktów się nie stykają.

## Koalicje: fakty z instrukcji

board-other-game = Plansza należy do gry „{ $found }”; oczekiwano { $game }.
board-no-side = Identyfikator planszy, „{ $found }”, nie wskazuje strony; oczekiwano w nim jednego z: { $options }.
board-head = { $check } ({ $rule })
board-found = jest: { $found }
board-fact-absent = { board-head }: instrukcja wymienia Terytorium „{ $found }”, którego na tej planszy brakuje.

board-f09 = { board-head }: Szlaki Morskie łączą Terytoria, które się nie stykają, z wyjątkiem Oporto i Lisboa; { board-found }.
board-f11 = { board-head }: plansza ma od 60 do 75 Terytoriów; { board-found }.
board-k01 = { board-head }: Mocarstwa to kolejno Wielka Brytania, Francja, Austria, Prusy, Rosja i Imperium Osmańskie; { board-found }.
board-k02 = { board-head }: na stronie Rewolucja Hannover jest brytyjskim Terytorium Macierzystym; { board-found }.
board-k03 = { board-head }: na stronie Rewolucja Brabant jest austriackim Terytorium Macierzystym; { board-found }.
board-k04 = { board-head }: na stronie Rewolucja Karinthia jest osobnym Terytorium; { board-found }.
board-k05 = { board-head }: na stronie Imperium nie ma Terytoriów Brabant i Karinthia; { board-found }.
board-k06 = { board-head }: na stronie Imperium Hannover jest Terytorium Spornym; { board-found }.
board-k07 = { board-head }: poza Terytoriami Brabant, Hannover i Karinthia obie strony mają te same Terytoria, rodzaje, paski i wartości; różnice: { $found }.
board-k08 = { board-head }: Tyrol jest austriackim Terytorium Macierzystym; { board-found }.
board-k09 = { board-head }: Terytorium Stołecznym Austrii jest Wien; { board-found }.
board-k10 = { board-head }: Bavaria jest Sporna tylko między Francją a Austrią; { board-found }.
board-k11 = { board-head }: Wurttemberg jest Terytorium Niespornym; { board-found }.
board-k12 = { board-head }: Nieprzekraczalne są dokładnie dwa Terytoria, Alps i Caucasus; { board-found }.
board-k13 = { board-head }: Terytorium Stołecznym Francji jest Paris; { board-found }.
board-k14 = { board-head }: francuskie Terytoria Macierzyste to Paris, Lorraine, Picardie, Provence, Normandie & Bretagne, Languedoc i Aquitaine; { board-found }.
board-k15 = { board-head }: jest 11 portów; { board-found }.
board-k16 = { board-head }: Cornwall i Oporto są portami; inaczej jest tu: { $found }.
board-k17 = { board-head }: każdy koniec Szlaku Morskiego jest portem i każdy port ma Szlak Morski; inaczej jest tu: { $found }.
board-k18 = { board-head }: Cornwall i Oporto łączy jeden Szlak Morski; szlaki z Cornwall prowadzą do: { $found }.
board-k19 = { board-head }: Cornwall i Lisboa nie łączy jeden Szlak Morski; { board-found }.
board-k20 = { board-head }: z Cornwall do Lisboa są najwyżej 3 Szlaki Morskie i prowadzą przez Oporto; szlaków przez Oporto i z jego pominięciem: { $found }.
board-k21 = { board-head }: London i Holland łączy jeden Szlak Morski; szlaki z London prowadzą do: { $found }.
board-k22 = { board-head }: do Wielkiej Brytanii i z niej nie prowadzi żadna droga lądowa; lądem osiągalne jest za dużo albo za mało: { $found }.
board-k23 = { board-head }: wszystkie Szlaki Morskie są brytyjskie; { board-found }.
board-k24 = { board-head }: London i Cornwall sąsiadują ze sobą; sąsiedzi London: { $found }.
board-k25 = { board-head }: z Paris do Madrid są najwyżej 3 kroki przez Terytoria, które Francja może kontrolować; { board-found }.
board-k26 = { board-head }: z Lombardia do Catalonia są najwyżej 3 kroki przez Terytoria, które Francja może kontrolować; { board-found }.
board-k27 = { board-head }: Lisboa, Madrid i Oporto nie są niczyimi Terytoriami Macierzystymi; { board-found }.
board-k28 = { board-head }: Egypt jest osmańskim Terytorium Macierzystym; { board-found }.
board-k29 = { board-head }: na stronie Imperium Picardie sąsiaduje z Holland; sąsiedzi Picardie: { $found }.
board-k30 = { board-head }: Holland nie jest niczyim Terytorium Macierzystym; { board-found }.
board-k31 = { board-head }: Saxonia nie jest niczyim Terytorium Macierzystym; { board-found }.
board-k32 = { board-head }: Galicia sąsiaduje z Podolia, Polesie, Warszawa i Bessarabia; sąsiedzi Galicia: { $found }.
board-k33 = { board-head }: obok Galicia Rosja może zdobywać Wpływ tylko w Podolia, Polesie, Warszawa i Bessarabia i nie ma tam Terytorium Macierzystego; inaczej jest tu: { $found }.
board-k34 = { board-head }: Warszawa i Bessarabia nie są rosyjskimi Terytoriami Macierzystymi; { board-found }.
board-k35 = { board-head }: Terytorium Stołecznym Prus jest Berlin; { board-found }.
board-k36 = { board-head }: Silesia jest pruskim Terytorium Macierzystym; { board-found }.
board-k37 = { board-head }: Wallachia jest osmańskim Terytorium Macierzystym; { board-found }.
board-k38 = { board-head }: Bessarabia nie jest niczyim Terytorium Macierzystym; { board-found }.
board-k39 = { board-head }: z Wallachia najbliższe są dokładnie dwa Terytoria zajęte przez Rosję, jedno z nich to Podolia; { board-found }.
board-k40 = { board-head }: z Bessarabia najbliższe Terytoria zajęte przez Rosję to Podolia i Crimea; { board-found }.
board-k41 = { board-head }: Dalmatia jest Niesporna i ma wartość 1; { board-found }.
board-k42 = { board-head }: Hiszpania to Leon, Navarra, Catalonia, Valencia, Andalusia i Madrid, żadne nie jest Macierzyste; { board-found }.
board-k43 = { board-head }: z francuskich Terytoriów Macierzystych do Hiszpanii wchodzi się tylko przez Navarra i Catalonia; { board-found }.
board-k44 = { board-head }: dla Armée d’Orient Provence jest francuskim, a Egypt osmańskim Terytorium Macierzystym, Patrimonium St. Petri i Napoli niczyim; { board-found }.
board-k45 = { board-head }: Warszawa, Polesie i Podolia nie są niczyimi Terytoriami Macierzystymi; { board-found }.
board-k46 = { board-head }: do Sverige da się dojść lądem; jego sąsiedzi: { $found }.
board-k47 = { board-head }: zwycięstwo daje 25 punktów Wpływu; { board-found }.
board-k48 = { board-head }: Hellas nie jest Macierzyste, chyba że osmańskie, a Livonia, chyba że rosyjskie; { board-found }.
board-k49 = { board-head }: są Terytoria Niesporne oraz Sporne z francuskim paskiem i bez niego; Niespornych: { $found }.
board-k50 = { board-head }: Garnizony z lat 1812 i 1813 nie dają Francji zwycięstwa przy pierwszym Poszerzeniu Wpływów; punkty Wpływu po nim: { $found }.
board-k51 = { board-head }: wartości są różne wśród Terytoriów Niespornych, wśród tych z francuskim paskiem i wśród Macierzystych; jednakowe: { $found }.

board-s01 = { board-head }: wszystkie Terytoria i Mocarstwa z przygotowania rozgrywki są na planszy, da się do nich wejść, a Fortece stoją przy Garnizonach; inaczej jest tu: { $found }.
board-s02 = { board-head }: w przygotowaniu rozgrywki na Terytorium jest najwyżej jeden Garnizon i żaden nie stoi na Terytorium Macierzystym Mocarstwa, które nie jest wrogiem; inaczej jest tu: { $found }.
board-s03 = { board-head }: w przygotowaniu rozgrywki żaden Generał nie stoi na Terytorium Macierzystym Neutralnego Mocarstwa; inaczej jest tu: { $found }.
board-s04 = { board-head }: w przygotowaniu rozgrywki Terytorium dzielą tylko Sojusznicy; inaczej jest tu: { $found }.
board-s05 = { board-head }: przygotowanie rozgrywki nie używa więcej Generałów, niż Mocarstwo ma, ani więcej niż 3 Oddziałów przy jednym; inaczej jest tu: { $found }.

board-c01 = { board-head }: jest 40 kart Bitwy; { board-found }.
board-c04 = { board-head }: wartości od 2 do 5 mają kolejno zdolności: własny teren, ujawnienie, para, kosztowna przegrana, a 1 nie ma żadnej; { board-found }.
board-c07 = { board-head }: limit kart na ręce to 10 dla Francji i 6 dla pozostałych; { board-found }.
board-c08 = { board-head }: istnieją karty z przykładu bitwy o Holland; liczba kart według wartości: { $found }.
board-c11 = { board-head }: 12 kart Napoleona ma numery od 1 do 12; { board-found }.
board-c12 = { board-head }: karta Napoleona nr 1 to Armée d’Orient; { board-found }.
board-c13 = { board-head }: karta Napoleona nr 1 prowadzi do Egypt; { board-found }.
board-c14 = { board-head }: jedna karta Napoleona wymienia kolejno Bavaria, Saxonia, Hesse; liczba takich kart: { $found }.
board-c15 = { board-head }: jedna karta Napoleona wymienia Dalmatia; liczba takich kart: { $found }.
board-c16 = { board-head }: Terytoria z kart Napoleona są na stronie Imperium, a żadne Terytorium docelowe nie jest francuskim Terytorium Macierzystym; inaczej jest tu: { $found }.
board-c17 = { board-head }: karta Napoleona ma od 1 do 7 Terytoriów docelowych; { board-found }.
board-c18 = { board-head }: każde Terytorium Sporne z francuskim paskiem jest na jakiejś karcie Napoleona; brakuje: { $found }.
board-w01 = { board-head }: Koło Wojny ma sześć akcji w wydrukowanej kolejności i każde Mocarstwo raz; { board-found }.
board-w02 = { board-head }: Wielka Brytania zaczyna na Musztrze; { board-found }.
board-w03 = { board-head }: Rosja zaczyna na Przywództwie; { board-found }.
board-w04 = { board-head }: gdy Francja jest na Przywództwie, Rosja jest na Ruchu; { board-found }.
board-w06 = { board-head }: Pieniądze na początku mają dokładnie te Mocarstwa, które mobilizują przed Opodatkowaniem; inaczej jest tu: { $found }.

## Opis planszy

board-fine = { $title }: liczba Terytoriów to { $count }, wszystko jest w porządku.
board-title = { $title } ({ $id })
board-summary = Terytoria: { $territories }, granice lądowe: { $borders }, Szlaki Morskie: { $routes }, porty: { $ports }
board-digest = Odcisk treści ważnej dla zasad: { $digest }
board-column-id = id
board-column-name = nazwa
board-column-kind = rodzaj
board-column-powers = mocarstwa
board-column-value = wartość
board-column-marks = oznaczenia
board-column-attested = z instrukcji
board-column-printed = z wydrukowanej planszy
board-column-route = szlak morski
board-column-owner = właściciel
board-mark-capital = stołeczne
board-mark-port = port
board-mark-elector = elektorskie
board-kind-home = macierzyste
board-kind-contested = sporne
board-kind-uncontested = niesporne
board-kind-impassable = nieprzekraczalne
board-field = { $field ->
    [name] nazwa
    [kind] rodzaj
    [power] mocarstwo
    [capital] stołeczność
    [stripes] paski
    [value] wartość
    [port] port
    [elector] elektor
    [points] punkty
    [label] podpis
    [neighbours] sąsiedzi
    [territory] kraj
    [fortress] twierdza
    [is_fortress] że to twierdza
    [sector] sektor
    [elector_marker] znacznik elektora
    [owner] właściciel
    [a] pierwszy koniec
    [b] drugi koniec
   *[other] { $field }
}
board-borders = granica z: { $names }
board-power = { $power ->
    [britain] Wielka Brytania
    [france] Francja
    [austria] Austria
    [prussia] Prusy
    [russia] Rosja
    [ottoman] Imperium Osmańskie
    [italy] Włochy
    [spain] Hiszpania
    [sweden] Szwecja
    [poland] Polska
    [protestants] Protestanci
    [neutral] neutralny
   *[other] { $power }
}
board-trains = Pociągi na początku: { $borders }
board-origins = Na { $all } wartości z instrukcji pochodzi { $rulebook }, z wydrukowanej planszy { $printed }; odtworzono na podstawie historii i na potrzeby gry { $reconstructed }.
board-changed = Zmienione względem wcześniejszych wersji tej planszy, na których toczą się dalej rozpoczęte na nich rozgrywki:
board-change = { $version }. { $name }, { board-field }: było { $was }, jest { $now }. { $reason } { $effect }
board-origins-hint = Czego nie wymieniają ostatnie kolumny, to odtworzono i na wydrukowanej planszy może być inaczej.
board-sources = Źródła: { $sources }

## Plansze z miast i dróg oraz z pól

board-cities-summary = Miasta: { $cities }, w tym twierdze: { $fortresses }; drogi: { $roads }, w tym główne: { $main }
board-column-land = kraj
board-column-fortress = twierdza
board-column-suit = kolor
board-column-main = drogi główne do
board-column-roads = inne drogi do
board-fortress = { $size ->
    [major] główna
    [minor] mniejsza
   *[none] –
}
board-links = Drogi między mapami: { $roads }
board-cities-origins = Z { $all } wartości { $rulebook } pochodzi z instrukcji; { $reconstructed } odtworzono z geografii epoki i na potrzeby gry.
board-spaces-summary = Pola: { $spaces }, połączenia: { $connections }
board-column-region = region
board-column-cost = koszt
board-column-connections = połączone z
board-spaces-origins = Wszystkie wartości są takie jak w wydanej grze (drugi druk).

board-side-coalitions_empire = Imperium
board-side-coalitions_revolution = Rewolucja
