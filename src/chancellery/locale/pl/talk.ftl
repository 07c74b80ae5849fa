## Co mówią boty przy stole. $tone to charakter; `plain` to poziom bez charakteru.
## $power ma przypadki; $place to miejsce, $turn to liczba. Zdania unikają rodzaju i liczby nazw mocarstw.

talk-greeting = { $tone ->
    [hawk] Dobry wieczór. Interesuje nas mapa, nie wino.
    [banker] Dobry wieczór. Sakiewka zamknięta, rachunki w porządku.
    [broker] Dobry wieczór wszystkim. Nasze drzwi stoją otworem dla każdego.
    [opportunist] Dobry wieczór. Zobaczmy, co dziś leży odłogiem.
    [guardian] Dobry wieczór. Nikt przy tym stole nie powinien urosnąć za wysoko.
   *[plain] Dobry wieczór i dobrej gry.
}
talk-thanks = { $tone ->
    [hawk] Wobec { $power_gen } nie mamy dziś pretensji.
    [banker] Zaksięgowano. Dziękujemy { $power_dat }.
    [broker] Dziękujemy { $power_dat }. Słowa dotrzymamy.
    [opportunist] Dziękujemy { $power_dat }. W samą porę.
    [guardian] Dziękujemy { $power_dat }. To służy równowadze.
   *[plain] Dziękujemy { $power_dat }.
}
talk-won = { $tone ->
    [hawk] Zwycięstwo nad { $power_ins }. To dopiero początek.
    [banker] Zwycięstwo nad { $power_ins }, i to za uczciwą cenę.
    [broker] Tak musiało być. Rozmowy z nami są dla { $power_gen } nadal otwarte.
    [opportunist] Drzwi { $power_gen } były uchylone. Wystarczyło wejść.
    [guardian] Pora była wskazać { $power_dat } właściwe miejsce.
   *[plain] Zwycięstwo nad { $power_ins }.
}
talk-failed = { $tone ->
    [hawk] { $place }: nie tym razem. Jeszcze wrócimy.
    [banker] { $place }: zła inwestycja.
    [broker] { $place }: to był błąd. Trzeba było najpierw rozmawiać.
    [opportunist] { $place }: z daleka wyglądało łatwiej.
    [guardian] { $place }: szale znów się wyrównały.
   *[plain] { $place }: nie udało się.
}
talk-hit = { $tone ->
    [hawk] Ten cios odpłacimy { $power_dat } z procentem.
    [banker] Zapisujemy to na rachunek { $power_gen }.
    [broker] To samo można było od nas dostać w rozmowie. Żal nam tego kroku { $power_gen }.
    [opportunist] Dobrze zagrane. Drogę { $power_gen } sobie zapamiętamy.
    [guardian] Niech wszyscy widzą, po co sięgają ręce { $power_gen }.
   *[plain] Ponosimy straty ze strony { $power_gen }.
}
talk-hit-place = { $tone ->
    [hawk] { $place }: ten cios odpłacimy { $power_dat } z procentem.
    [banker] { $place }: zapisujemy to na rachunek { $power_gen }.
    [broker] { $place }: można było rozmawiać. Żal nam tego kroku { $power_gen }.
    [opportunist] { $place }: dobrze zagrane. Drogę { $power_gen } sobie zapamiętamy.
    [guardian] { $place }: niech wszyscy widzą, po co sięgają ręce { $power_gen }.
   *[plain] { $place }: ponosimy straty ze strony { $power_gen }.
}
talk-leader = { $tone ->
    [hawk] Zwycięstwo { $power_gen } jest blisko. Kto rusza razem z nami?
    [banker] Za zwycięstwo { $power_gen } zapłacimy wszyscy. Pora wydać coś wspólnie.
    [broker] Zwycięstwo { $power_gen } jest blisko. Odłóżmy spory i zatrzymajmy { $power_acc } razem.
    [opportunist] Zwycięstwo { $power_gen } jest blisko. Kto je udaremni, sam na tym zyska. Choćby my.
    [guardian] Równowaga zachwiana na korzyść { $power_gen }. Wszyscy razem musimy zatrzymać { $power_acc }.
   *[plain] Zwycięstwo { $power_gen } jest blisko. Trzeba zatrzymać { $power_acc }.
}
talk-broken = { $tone ->
    [hawk] Zawieszenie broni, a jednak atak. Na drugie { $power_dat } nie pozwolimy.
    [banker] Kredyt { $power_gen } u nas się skończył.
    [broker] Słowo { $power_gen } zostało złamane. Tego nie zapominamy.
    [opportunist] Zawieszenie broni trwa, dopóki trwa. Tym razem { $power_dat } wystarczyło refleksu.
    [guardian] Niech wszyscy wiedzą, ile warte jest słowo { $power_gen }.
   *[plain] Atak { $power_gen } w czasie zawieszenia broni.
}

# odpowiedzi
talk-lost = { $tone ->
    [hawk] Proszę mówić wprost: pokój, głosy, pieniądze czy kogo atakować?
    [banker] Nie rozumiemy. Pokój, głosy, subsydium, atak: proszę nazwać towar.
    [broker] Proszę wybaczyć, nie rozumiemy. Można nas pytać o pokój, głosy, subsydium, wsparcie lub atak.
    [opportunist] Nie nadążamy. Pokój, głosy, pieniądze, atak?
    [guardian] Tego nie rozumiemy. Mówmy o pokoju, głosach, subsydiach, wsparciu lub ataku.
   *[plain] Nie rozumiemy. Znamy się na pokoju, głosach, subsydiach, wsparciu i atakach.
}
talk-yes-offer = { $tone ->
    [hawk] Niech będzie. Leży na stole; proszę podpisać, zanim zmienimy zdanie.
    [banker] Zgoda. Papier leży na stole.
    [broker] Z przyjemnością. Dokument gotowy, brakuje tylko podpisu.
    [opportunist] Czemu nie? Leży na stole.
    [guardian] To w interesie wszystkich. Leży na stole.
   *[plain] Zgoda. Propozycja leży na stole.
}
talk-yes-leader = { $tone ->
    [hawk] Przeciw { $power_dat }? Nareszcie ktoś pyta.
    [banker] Tak. Zwycięstwo { $power_gen } kosztowałoby nas wszystkich.
    [broker] Tak. Pora wspólnie zatrzymać { $power_acc }.
    [opportunist] Tak, póki można coś odebrać { $power_dat }.
    [guardian] Tak. Trzeba zatrzymać { $power_acc }, i to wszyscy razem.
   *[plain] Tak. Trzeba zatrzymać { $power_acc }.
}
talk-yes-hit = { $tone ->
    [hawk] Po tym, co spotkało nas w tej rundzie? Dwa razy prosić nie trzeba.
    [banker] Mamy z tej rundy otwarty rachunek { $power_gen }. Tak.
    [broker] Po tej rundzie powodów nie brak. Wolimy jednak rozmawiać.
    [opportunist] Chętnie odbierzemy { $power_dat }, co nasze.
    [guardian] Ambicje { $power_gen } zaszły za daleko. Tak.
   *[plain] Po tej rundzie: tak.
}
talk-no-quarrel = { $tone ->
    [hawk] Cele wybieramy sami.
    [banker] Wojna przeciw { $power_dat } teraz się nie opłaca.
    [broker] Nie mamy pretensji wobec { $power_gen }.
    [opportunist] A co będziemy z tego mieli?
    [guardian] Nie ze strony { $power_gen } grozi niebezpieczeństwo.
   *[plain] Nie mamy teraz powodu występować przeciw { $power_dat }.
}
talk-no-treaty = { $tone ->
    [hawk] Niczego nie da się tu podpisać, a obietnic nie składamy.
    [banker] Bez papieru nie ma obietnic. Poczekamy na posunięcia.
    [broker] Niczego nie da się tu podpisać, niech więc świadczą czyny. Wojny z wami nie szukamy.
    [opportunist] Być może. Proszę zapytać, gdy będzie widać, gdzie stoimy.
    [guardian] Stoimy przeciw temu, kto prowadzi. To nie musicie być wy.
   *[plain] Niczego nie da się tu podpisać; obietnic nie składamy.
}
talk-no-promise = { $tone ->
    [hawk] Kto chce, niech idzie za nami. My za nikim.
    [banker] Gdy opłaci się obu stronom.
    [broker] Tam, gdzie cele są wspólne, chętnie. Więcej nie obiecujemy.
    [opportunist] Dopóki będzie nam to na rękę.
    [guardian] Przeciw prowadzącemu zawsze. Poza tym nie.
   *[plain] Niczego nie obiecujemy.
}
talk-no-hit = { $tone ->
    [hawk] Po tym, co było w tej rundzie? Nie.
    [banker] W tej rundzie coś nam zabrano. Najpierw dług, potem rozmowa.
    [broker] Nie, dopóki rany z tej rundy są świeże.
    [opportunist] To wy uderzyliście pierwsi w tej rundzie. Nie.
    [guardian] Kto nas bije i prosi o przysługi, prosi o zbyt wiele.
   *[plain] Nie, nie po tej rundzie.
}
talk-no-leads = { $tone ->
    [hawk] Jesteście o krok od zwycięstwa. Na tym koniec.
    [banker] Nie. Prowadzicie, a cudzego zwycięstwa nie finansujemy.
    [broker] Prowadzicie; kto wam ustąpi, pomoże wam wygrać. Nie możemy.
    [opportunist] Wygralibyście na tym wy, nie my. Nie.
    [guardian] Prowadzicie. Dopóki tak jest, jesteśmy przeciw wam.
   *[plain] Nie: jesteście o krok od zwycięstwa.
}
talk-no-terms = { $tone ->
    [hawk] Nie na tych warunkach.
    [banker] Warunki nam nie odpowiadają.
    [broker] Tego podpisać nie możemy. Może coś innego?
    [opportunist] Trzeba zaproponować więcej.
    [guardian] To nie służyłoby równowadze.
   *[plain] Nie na tych warunkach.
}
talk-no-long = { $tone ->
    [hawk] Za długo. Szable zardzewieją.
    [banker] Termin za długi. Prosimy o krótszy.
   *[plain] To dla nas za długo. Może na krócej?
}
talk-no-distrust = { $tone ->
    [hawk] Złamaliście zawieszenie broni. Drugiego nie będzie.
    [banker] Wasz kredyt jest wyczerpany.
   *[plain] Raz już złamaliście dane nam słowo.
}
talk-no-candidate = Mamy innego kandydata.
talk-no-words = Podpisujemy tylko to, czego dopilnują zasady.
talk-no-late = Tego nie można już podpisać.
talk-no-alone = Nie ma tu z kim się umawiać.
talk-no-rules = Zasady nie pozwalają teraz tego podpisać.
talk-no-keep = Wolimy zachować to, co mamy.

# propozycje słowne, tam gdzie niczego nie można podpisać; obietnice nikogo nie wiążą
until-number = do końca tury { $number }
until-round = do końca rundy { $number }

talk-ask-peace = { $tone ->
    [hawk] { $power }: mamy inną zdobycz. Spokój za spokój, { $turn_until }.
    [banker] { $power }: wojna między nami kosztuje obie strony. Pokój { $turn_until }?
    [broker] { $power }: zachowajmy pokój { $turn_until }. Dajemy słowo.
    [opportunist] { $power }: obie strony mają coś lepszego do roboty. Pokój { $turn_until }?
    [guardian] { $power }: nasz spór służy tylko innym. Pokój { $turn_until }?
   *[plain] { $power }: pokój między nami { $turn_until }?
}
talk-ask-together = { $tone ->
    [hawk] { $power }: ruszajmy razem. Dla obu stron: { $status }.
    [banker] { $power }: podzielmy koszty. Wspólny status: { $status }.
    [broker] { $power }: nasze miejsce jest po jednej stronie. Wybierzmy wspólnie: { $status }.
    [opportunist] { $power }: każdy coś na tym zyska. Wspólny status: { $status }?
    [guardian] { $power }: równowaga wymaga, byśmy stanęli po jednej stronie: { $status }.
   *[plain] { $power }: wspólny status { $status }?
}
talk-ask-alliance = { $tone ->
    [hawk] { $power }: wasz żeton za nasz i ruszamy.
    [banker] { $power }: Przymierze opłaci się obu stronom.
    [broker] { $power }: proponujemy Przymierze, a z nim nasze słowo.
    [opportunist] { $power }: może Przymierze? Na razie obu stronom to na rękę.
    [guardian] { $power }: zrównoważmy pozostałych Przymierzem.
   *[plain] { $power }: Przymierze między nami?
}
talk-ask-vote = { $tone ->
    [hawk] { $power }: prosimy o głosy na { $other_acc }. Zapamiętamy, kto ich odmówił.
    [banker] { $power }: głosy na { $other_acc } to dobra inwestycja.
    [broker] { $power }: czy możemy liczyć na wasze głosy na { $other_acc }?
    [opportunist] { $power }: wasze głosy są wolne, a { $other_dat } się przydadzą.
    [guardian] { $power }: Korona dla { $other_gen } nikomu nie zagrozi. Czy dostaniemy głosy?
   *[plain] { $power }: prosimy o głosy na { $other_acc }.
}
talk-ask-clear = { $tone ->
    [hawk] { $power }: to nie jest warte krwi ({ $place }). Nikt z nas tam nie wchodzi { $turn_until }.
    [banker] { $power }: póki trwa tam walka, nikt nie zarabia ({ $place }). Nie wchodźmy tam { $turn_until }.
    [broker] { $power }: nie wchodźmy tam { $turn_until }: { $place }.
    [opportunist] { $power }: { $place } nikomu nie ucieknie. Nie wchodźmy tam { $turn_until }?
    [guardian] { $power }: to nas dzieli ({ $place }). Niech nikt tam nie wchodzi { $turn_until }.
   *[plain] { $power }: umówmy się, że nikt z nas nie wchodzi tam { $turn_until } ({ $place }).
}
talk-ask-pay = { $tone ->
    [hawk] { $power }: my walczymy, wy moglibyście płacić.
    [banker] { $power }: wasze pieniądze przyniosą u nas procent. Może subwencja?
    [broker] { $power }: czy możecie nam pomóc subwencją? Będziemy pamiętać.
    [opportunist] { $power }: wam pieniędzy zbywa, nam się przydadzą.
    [guardian] { $power }: subwencja dla nas posłuży równowadze.
   *[plain] { $power }: prosimy o subwencję.
}
talk-but-peace = { $tone ->
    [hawk] { $power }: za długo. Pokój { $turn_until } i ani dnia dłużej.
    [banker] { $power }: krótszy termin. Pokój { $turn_until }.
   *[plain] { $power }: może na krócej? Pokój { $turn_until }.
}
talk-but-together = { $tone ->
    [banker] { $power }: wspólny status { $status }, a my płacimy subwencję.
   *[plain] { $power }: proszę wybrać z nami status { $status }, a będzie subwencja.
}
talk-but-clear = { $tone ->
    [hawk] Nie aż tyle. Nikt z nas nie wchodzi tam { $turn_until } ({ $place }), nic więcej.
   *[plain] To za wiele. Nie wchodźmy jednak tam { $turn_until } ({ $place }).
}
talk-but-vote = Nasze głosy na { $other_acc }, jeśli zostawicie nas w spokoju { $turn_until }.
talk-but-pay = Subwencja, jeśli zostawicie nas w spokoju { $turn_until }.
talk-but-passage = Przepuścimy was, jeśli zostawicie nas w spokoju { $turn_until }.
talk-yes-peace = { $tone ->
    [hawk] Zgoda, pokój { $turn_until }. Prosimy nas nie sprawdzać.
    [banker] Zaksięgowano, pokój { $turn_until }.
    [broker] Z przyjemnością, pokój { $turn_until }. Słowa dotrzymamy.
    [opportunist] Czemu nie? Pokój { $turn_until }.
   *[plain] Zgoda, pokój { $turn_until }.
}
talk-yes-together = { $tone ->
    [hawk] Niech będzie { $status }. Do broni.
    [broker] Z przyjemnością, { $status }. Słowa dotrzymamy.
   *[plain] Zgoda, { $status } dla obu stron.
}
talk-yes-alliance = { $tone ->
    [hawk] Nasz żeton jest wasz. Do broni.
    [broker] Z przyjemnością, nasz żeton jest wasz. Słowa dotrzymamy.
   *[plain] Zgoda, żeton za żeton.
}
talk-yes-clear = Zgoda, nikt z nas tam nie wchodzi { $turn_until } ({ $place }).
talk-yes-vote = Zgoda, jeśli będzie można, głosujemy na { $other_acc }.
talk-yes-passage = Droga wolna { $turn_until }.
talk-yes-pay = Zgoda, będzie subwencja, jeśli zasady pozwolą.
talk-deal = { $tone ->
    [hawk] Umowa stoi. Liczymy, że będzie dotrzymana.
    [banker] Zaksięgowano. Długi spłacamy.
    [broker] Zgoda. Macie nasze słowo.
    [opportunist] Umowa stoi. Przynajmniej na razie.
    [guardian] Zgoda. To służy wszystkim.
   *[plain] Zgoda.
}
talk-pity = { $tone ->
    [hawk] Jak chcecie. Jeszcze o nas usłyszycie.
    [broker] Szkoda. Nasze drzwi pozostają otwarte.
   *[plain] Jak chcecie.
}
talk-faithless = { $tone ->
    [hawk] Dane nam słowo { $power_gen } zostało złamane. Takie długi spłacamy.
    [banker] Obietnica { $power_gen } bez pokrycia. Rachunek zamknięty.
    [broker] Stało się inaczej, niż brzmiało słowo { $power_gen }. Mówimy to z przykrością.
    [opportunist] Słowo { $power_gen } jedno, czyny drugie. Może i my byśmy tak zrobili.
    [guardian] Niech każdy liczy się z tym, ile warte są obietnice { $power_gen }.
   *[plain] Obietnica { $power_gen } wobec nas nie została dotrzymana.
}
talk-no-quiet = Nie jesteśmy w stanie Wojny; nie ma czego uzgadniać.
talk-no-side = { $tone ->
    [hawk] Po tej stronie niczego nie zdobędziemy.
    [banker] Po tej stronie byśmy tracili.
   *[plain] Lepiej nam po innej stronie.
}
talk-no-mine = To miejsce sami obronimy.
talk-no-allies = Tylko dla Sojuszników.
talk-no-barred = Zasady na to teraz nie pozwalają.
talk-no-two = { $tone ->
    [hawk] Jest nas dwoje. Wygra jedno, i chcemy, żeby to były nasze barwy.
    [banker] Gdy gra dwoje, zysk jednej strony jest stratą drugiej. Pilnujemy własnych rachunków.
    [broker] Chętnie, ale gdy gra dwoje, każde ustępstwo jest stratą. Mimo to życzymy udanej gry.
    [opportunist] Przy stole jest dwoje graczy, więc zabierać można tylko wam. Bez urazy.
    [guardian] Gdy gra dwoje, równowaga to my. Nie możemy pozwolić wam urosnąć.
   *[plain] Jest nas tylko dwoje: zysk jednej strony jest stratą drugiej.
}
talk-welcome = { $tone ->
    [hawk] Witamy. Niech wygra lepsza armia.
    [banker] Kłaniamy się. Uprzejmość nic nie kosztuje.
    [broker] Bardzo nam miło. Życzymy dobrej gry.
    [opportunist] Nawzajem. Zobaczymy, kto dziś więcej znajdzie.
    [guardian] Wyrazy szacunku. Oby nikt nie wygrał za wcześnie.
   *[plain] Dobrej gry.
}
