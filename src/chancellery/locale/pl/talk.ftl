## Co mówią boty przy stole. $tone to charakter; `plain` to poziom bez charakteru.
## $power ma przypadki; $place to miejsce, $turn to liczba. Zdania unikają rodzaju i liczby nazw mocarstw.

talk-greeting = { $tone ->
    [hawk] Dobry wieczór. Interesuje nas mapa, nie wino.
    [banker] Dobry wieczór. Sakiewka zamknięta, rachunki w porządku.
    [broker] Dobry wieczór wszystkim. Nasze drzwi stoją otworem dla każdego.
    [opportunist] Dobry wieczór. Zobaczmy, co dziś leży odłogiem.
    [guardian] Dobry wieczór. Nikt przy tym stole nie powinien wyrosnąć ponad innych.
   *[plain] Dobry wieczór i dobrej gry.
}
talk-thanks = { $tone ->
    [hawk] Do { $power_gen } nie mamy dziś pretensji.
    [hawk2] Dobrze. Z { $power_ins } można się dogadać.
    [hawk3] A więc i z { $power_ins } można coś załatwić. Dobrze.
    [banker] Zaksięgowano. Dziękujemy { $power_dat }.
    [banker2] Kredyt { $power_gen } u nas rośnie.
    [banker3] Uczciwa transakcja. Dziękujemy { $power_dat }.
    [broker] Dziękujemy { $power_dat }. Słowa dotrzymamy.
    [broker2] Jesteśmy { $power_dat } bardzo zobowiązani.
    [broker3] Tak właśnie powinno być. Dziękujemy { $power_dat }.
    [opportunist] Dziękujemy { $power_dat }. W samą porę.
    [opportunist2] Dziękujemy { $power_dat }. Zrobimy z tego użytek.
    [opportunist3] Bierzemy, i to chętnie. Dziękujemy { $power_dat }.
    [guardian] Dziękujemy { $power_dat }. To służy równowadze.
    [guardian2] Rozsądny krok { $power_gen }. Dziękujemy.
    [guardian3] Dziękujemy { $power_dat }. Szale stoją trochę równiej.
   *[plain] Dziękujemy { $power_dat }.
}
talk-won = { $tone ->
    [hawk] Zwycięstwo nad { $power_ins }. To dopiero początek.
    [hawk2] Odwrót { $power_gen }. My się nie cofamy.
    [hawk3] { $power }: załatwione. Kto następny?
    [banker] Zwycięstwo nad { $power_ins }, i to za uczciwą cenę.
    [banker2] Rachunek { $power_gen } uregulowany, z zyskiem dla nas.
    [banker3] Dług { $power_gen } ściągnięty. Zamykamy tę pozycję.
    [broker] Tak musiało być. Na rozmowy z { $power_ins } jesteśmy nadal otwarci.
    [broker2] Tej walki z { $power_ins } nie chcieliśmy, ale ją wygraliśmy.
    [broker3] Propozycja honorowego pokoju dla { $power_gen } pozostaje aktualna.
    [opportunist] Ktoś u { $power_gen } zostawił uchylone drzwi. Wystarczyło wejść.
    [opportunist2] Chwila nieuwagi { $power_gen }. Tyle nam wystarczyło.
    [opportunist3] Prezent od { $power_gen }, choć pewnie nie tak miało być.
    [guardian] Ktoś musiał przywołać { $power_acc } do porządku.
    [guardian2] O jeden ciężar mniej na szali { $power_gen }.
    [guardian3] Po tym zwycięstwie nad { $power_ins } wszyscy możemy spać spokojniej.
   *[plain] Zwycięstwo nad { $power_ins }.
}
talk-failed = { $tone ->
    [hawk] { $place }: nie tym razem. Jeszcze wrócimy.
    [hawk2] { $place }: kosztowało nas to krew. Innych będzie kosztować więcej.
    [hawk3] { $place }: odparto nas. Raz.
    [banker] { $place }: zła inwestycja.
    [banker2] { $place }: spisane na straty.
    [banker3] { $place }: cena była za wysoka. Trzeba było poczekać.
    [broker] { $place }: to był błąd. Trzeba było najpierw rozmawiać.
    [broker2] { $place }: lekcja cierpliwości.
    [broker3] { $place }: nic tu nie zyskaliśmy. Może pora porozmawiać?
    [opportunist] { $place }: z daleka wyglądało łatwiej.
    [opportunist2] { $place }: a jednak ktoś pilnował. Szkoda.
    [opportunist3] { $place }: warto było spróbować.
    [guardian] { $place }: szale znów się wyrównały.
    [guardian2] { $place }: przyjmujemy ten wyrok.
    [guardian3] { $place }: sięgnęliśmy za daleko.
   *[plain] { $place }: nie udało się.
}
talk-hit = { $tone ->
    [hawk] Za ten cios odpłacimy { $power_dat } z nawiązką.
    [hawk2] Skoro { $power_dat } zachciało się wojny, będzie wojna.
    [hawk3] To był jeden cios { $power_gen }. Liczymy je.
    [banker] Zapisujemy to na rachunek { $power_gen }.
    [banker2] Dług { $power_gen } wobec nas rośnie.
    [banker3] Strata. Rachunek trafi do { $power_gen } w swoim czasie.
    [broker] Można było o tym z nami porozmawiać. Szkoda, że { $power_dat } nie chciało się rozmawiać.
    [broker2] Z przykrością widzimy, że { $power_dat } bliżej do siły niż do rozmów.
    [broker3] To był bolesny cios { $power_gen }. Mimo to wolimy rozmawiać, niż się bić.
    [opportunist] Dobrze zagrane. Drogę { $power_gen } sobie zapamiętamy.
    [opportunist2] Tym razem { $power_dat } poszło szybciej. Następnym razem pójdzie nam.
    [opportunist3] Zgrabne posunięcie { $power_gen }. Zrobilibyśmy to samo.
    [guardian] Niech wszyscy widzą, jak rosną apetyty { $power_gen }.
    [guardian2] Dziś { $power_dat } zasmakowało to, co nasze. A co zasmakuje jutro?
    [guardian3] Kolejny stopień w górę dla { $power_gen }. Czy wszyscy to widzą?
   *[plain] To cios ze strony { $power_gen }.
}
talk-hit-place = { $tone ->
    [hawk] { $place }: za ten cios odpłacimy { $power_dat } z nawiązką.
    [hawk2] { $place }: nie zapomnimy. Niech w stolicy { $power_gen } nikt nie śpi spokojnie.
    [hawk3] { $place }: my też znamy tę drogę. Do zobaczenia z { $power_ins }.
    [banker] { $place }: zapisujemy to na rachunek { $power_gen }.
    [banker2] { $place }: dopisujemy { $power_dat } do długu.
    [banker3] { $place }: to pożyczka, nie sprzedaż. Odezwiemy się do { $power_gen }.
    [broker] { $place }: można było o tym porozmawiać. Szkoda, że { $power_dat } nie chciało się rozmawiać.
    [broker2] { $place }: strata. Wystarczyło zapytać, zanim doszło do ataku { $power_gen }.
    [broker3] { $place }: nie odpowiemy w gniewie. Ale czekamy na wyjaśnienia { $power_gen }.
    [opportunist] { $place }: dobrze zagrane. Drogę { $power_gen } sobie zapamiętamy.
    [opportunist2] { $place }: stało otworem, przyznajemy. Brawo dla { $power_gen }.
    [opportunist3] { $place }: { $power_dat } poszło szybciej. Bywa.
    [guardian] { $place }: niech wszyscy widzą, jak rosną apetyty { $power_gen }.
    [guardian2] { $place }: od tego się zaczyna. Apetyt { $power_gen } sam nie zmaleje.
    [guardian3] { $place }: kto dziś wzrusza ramionami, jutro sam może ulec { $power_dat }.
   *[plain] { $place }: to cios ze strony { $power_gen }.
}
talk-leader = { $tone ->
    [hawk] Zwycięstwo { $power_gen } jest blisko. Kto rusza razem z nami?
    [hawk2] { $power }: zwycięstwo o krok. U nas czuć już proch. Kto idzie z nami?
    [hawk3] Mamy patrzeć na triumf { $power_gen }? My nie zamierzamy.
    [banker] Za zwycięstwo { $power_gen } zapłacimy wszyscy. Pora wydać coś wspólnie.
    [banker2] Zwycięstwo { $power_gen } jest blisko. Kto teraz oszczędza, oszczędza dla { $power_gen }.
    [banker3] Zwycięstwo { $power_gen } to dla nas najgorszy interes. Zapobiegnijmy mu.
    [broker] Zwycięstwo { $power_gen } jest blisko. Odłóżmy spory i zatrzymajmy { $power_acc } razem.
    [broker2] Nasze spory mogą poczekać, zwycięstwo { $power_gen } nie poczeka.
    [broker3] Prosimy wszystkich: dajmy sobie nawzajem spokój i zajmijmy się { $power_ins }.
    [opportunist] Zwycięstwo { $power_gen } jest blisko. Kto je udaremni, sam na tym zyska. Choćby my.
    [opportunist2] Jest teraz co odebrać { $power_dat }, a wszystkim nam na tym zależy.
    [opportunist3] Kto teraz uszczknie coś { $power_dat }, wyświadczy przysługę wszystkim. Czemu na tym nie zarobić?
    [guardian] Równowaga zachwiana na korzyść { $power_gen }. Wszyscy razem musimy zatrzymać { $power_acc }.
    [guardian2] Powtarzamy: zwycięstwo { $power_gen } byłoby klęską nas wszystkich.
    [guardian3] Liczy się teraz każdy cios zadany { $power_dat }. Każdy inny jest zmarnowany.
   *[plain] Zwycięstwo { $power_gen } jest blisko. Trzeba zatrzymać { $power_acc }.
}
talk-close = { $tone ->
    [hawk] Do celu macie już blisko. Ale jedną bitwę jeszcze wam wydamy.
    [banker] Do celu macie już blisko. Właśnie na tę chwilę odkładaliśmy rezerwy.
    [broker] Jesteście blisko zwycięstwa, i to zasłużenie. Pozwólcie nam spróbować jeszcze raz.
    [opportunist] Jesteście prawie u celu. Prawie.
    [guardian] Szala przechyliła się mocno na waszą stronę. Oprzemy się na drugiej.
   *[plain] Zwycięstwo { $power_gen } jest blisko.
}
talk-broken = { $tone ->
    [hawk] Zawieszenie broni, a jednak atak. Drugiego { $power_dat } już nie damy.
    [banker] Kredyt { $power_gen } u nas się skończył.
    [broker] Słowo { $power_gen } zostało złamane. Tego nie zapominamy.
    [opportunist] Zawieszenie broni trwa, póki trwa. Tym razem { $power_dat } spieszyło się bardziej niż nam.
    [guardian] Niech wszyscy wiedzą, ile warte jest słowo { $power_gen }.
   *[plain] To atak { $power_gen } w czasie zawieszenia broni.
}

# wobec tego, przeciw komu wszyscy grają razem
talk-won-foe = { $tone ->
    [hawk] Odwrót { $power_gen }. Naprzód!
    [hawk2] Tak to się robi. Na Paryż!
    [banker] Zwycięstwo nad { $power_ins }, i to niedrogo.
    [banker2] Kredyt { $power_gen } powoli się kończy.
    [broker] Brawo. To nasze wspólne zwycięstwo.
    [broker2] Razem się udaje. Dziękujemy wszystkim.
    [opportunist] Była luka, więc weszliśmy.
    [opportunist2] A więc można z nim wygrać. Dobrze wiedzieć.
    [guardian] O jeden ciężar mniej na szali { $power_gen }. Niech nikt teraz nie zwalnia.
    [guardian2] Pierścień się zacieśnia. Trzymajmy go wszędzie.
   *[plain] Zwycięstwo nad { $power_ins }.
}
talk-hit-foe = { $tone ->
    [hawk] { $place }: strata. Jeszcze to odbierzemy.
    [hawk2] { $place }? To nas tylko rozgniewało.
    [banker] { $place }: strata, którą ponosimy wspólnie.
    [banker2] { $place }: strata. Policzmy, na co nas jeszcze stać.
    [broker] { $place }: strata. Kto może pomóc?
    [broker2] { $place }: strata. Jesteście nam tu potrzebni.
    [opportunist] { $place }: strata. Gdzie indziej musiała zostać luka.
    [opportunist2] Jest więc tutaj ({ $place }). A zatem nie ma go gdzie indziej.
    [guardian] { $place }: strata. Zamknijmy pierścień na nowo.
    [guardian2] { $place }: strata. Nikt inny nie może teraz ustąpić.
   *[plain] { $place }: strata.
}
talk-leader-foe = { $tone ->
    [hawk] Zwycięstwo { $power_gen } jest o krok. Teraz albo nigdy!
    [banker] Zwycięstwo { $power_gen } jest o krok. Cokolwiek nam zostało, pora to wydać.
    [broker] Zwycięstwo { $power_gen } jest blisko. Ustalmy od razu, kto co robi.
    [opportunist] Zwycięstwo { $power_gen } jest o krok. Szukajmy luki, i to już.
    [guardian] Zwycięstwo { $power_gen } jest blisko. Niech teraz nikt nie walczy w pojedynkę.
   *[plain] Zwycięstwo { $power_gen } jest blisko.
}

# odpowiedzi
talk-lost = { $tone ->
    [hawk] Proszę mówić wprost: pokój, pieniądze, pomoc czy kogo atakować?
    [hawk2] O co chodzi? Pokój, pieniądze, pomoc, atak?
    [banker] Nie rozumiemy. Pokój, pieniądze, pomoc, atak: proszę wskazać towar.
    [broker] Proszę wybaczyć, nie rozumiemy. Możemy porozmawiać o pokoju, pieniądzach, pomocy albo ataku.
    [broker2] Przepraszamy, nie rozumiemy. Chętnie porozmawiamy o pokoju, pieniądzach, pomocy albo ataku.
    [opportunist] Nie nadążamy. Pokój, pieniądze, pomoc, atak?
    [guardian] Tego nie rozumiemy. Mówmy o pokoju, pieniądzach, pomocy albo ataku.
   *[plain] Nie rozumiemy. Znamy się na pokoju, pieniądzach, pomocy i atakach.
}
talk-lost-two = { $tone ->
    [hawk] Nie rozumiemy. Między nami niech przemówi mapa.
    [banker] Nie rozumiemy. Gdy gra dwoje, i tak niewiele jest do przehandlowania.
    [broker] Proszę wybaczyć, nie rozumiemy. Ale miło nam w tym towarzystwie.
    [opportunist] Nie nadążamy. Gramy dalej?
    [guardian] Tego nie rozumiemy. Spójrzmy raczej na mapę.
   *[plain] Nie rozumiemy. Gdy gra dwoje, niewiele jest do uzgodnienia.
}
talk-yes-offer = { $tone ->
    [hawk] Niech będzie. Leży na stole; proszę podpisać, zanim zmienimy zdanie.
    [banker] Zgoda. Dokument leży na stole.
    [broker] Z przyjemnością. Dokument gotowy, brakuje tylko podpisu.
    [opportunist] Czemu nie? Leży na stole.
    [guardian] To w interesie wszystkich. Leży na stole.
   *[plain] Zgoda. Propozycja leży na stole.
}
talk-yes-leader = { $tone ->
    [hawk] Przeciw { $power_dat }? Wreszcie ktoś o to pyta.
    [hawk2] Najpierw zatrzymajmy { $power_acc }, reszta potem. Tak.
    [banker] Tak. Zwycięstwo { $power_gen } kosztowałoby nas wszystkich.
    [banker2] Zgoda. Zatrzymać { $power_acc } to dobrze wydane pieniądze.
    [broker] Tak. Pora wspólnie zatrzymać { $power_acc }.
    [broker2] Możecie liczyć na naszą pomoc przeciw { $power_dat }.
    [opportunist] Tak, póki można coś odebrać { $power_dat }.
    [opportunist2] Przeciw { $power_dat } z przyjemnością, i z zyskiem dla nas.
    [guardian] Tak. Trzeba zatrzymać { $power_acc }, i to wszyscy razem.
    [guardian2] Nareszcie. Wszyscy razem przeciw { $power_dat }.
   *[plain] Tak. Trzeba zatrzymać { $power_acc }.
}
talk-yes-hit = { $tone ->
    [hawk] Po tym, co nas przed chwilą spotkało? Dwa razy prosić nie trzeba.
    [banker] Mamy z { $power_ins } świeżo otwarty rachunek. Tak.
    [broker] Po tym, co się stało: tak. Choć wciąż wolelibyśmy rozmawiać.
    [opportunist] Tak. Chętnie odbierzemy { $power_dat }, co nasze.
    [guardian] Ambicje { $power_gen } zaszły za daleko. Tak.
   *[plain] Po tym, co się stało: tak.
}
talk-no-quarrel = { $tone ->
    [hawk] Cele wybieramy sami.
    [banker] Wojna z { $power_ins } teraz się nie opłaca.
    [broker] Nie mamy sporu z { $power_ins }.
    [opportunist] A co będziemy z tego mieli?
    [guardian] To nie ze strony { $power_gen } grozi coś równowadze.
   *[plain] Nie mamy teraz powodu występować przeciw { $power_dat }.
}
talk-no-treaty = { $tone ->
    [hawk] Niczego nie da się tu podpisać, a obietnic nie składamy.
    [hawk2] Niczego nie podpisujemy i nikomu nic nie jesteśmy winni.
    [banker] Bez papieru nie ma obietnic. Poznamy was po posunięciach.
    [broker] Niczego nie da się tu podpisać, niech więc świadczą czyny. Wojny z wami nie szukamy.
    [broker2] Obietnica bez papieru warta jest tyle co ten, kto ją daje. Najpierw popatrzmy.
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
    [hawk] Po tym, co przed chwilą zrobiliście? Nie.
    [hawk2] Wasze działa przemówiły pierwsze. Teraz mówią nasze.
    [banker] Dopiero co nam coś zabraliście. Najpierw dług, potem rozmowa.
    [broker] Nie, dopóki rany są świeże.
    [broker2] Proszę wrócić do tego, gdy emocje opadną.
    [opportunist] To wy uderzyliście pierwsi. Nie.
    [guardian] Kto nas bije, a potem prosi o przysługi, prosi o zbyt wiele.
   *[plain] Nie, nie po tym, co przed chwilą zrobiliście.
}
talk-no-leads = { $tone ->
    [hawk] Jesteście o krok od zwycięstwa. Na tym koniec.
    [hawk2] O krok od zwycięstwa, i jeszcze prosicie o przysługi? Nie.
    [banker] Nie. Prowadzicie, a cudzego zwycięstwa nie finansujemy.
    [banker2] Wasze akcje stoją za wysoko, żeby je kupować.
    [broker] Prowadzicie; kto wam ustąpi, pomoże wam wygrać. Nie możemy.
    [broker2] Chętnie, gdybyście nie prowadzili. W tej sytuacji nie.
    [opportunist] Wygralibyście na tym wy, nie my. Nie.
    [opportunist2] Proszę wrócić, gdy przestaniecie wygrywać.
    [guardian] Prowadzicie. Dopóki tak jest, jesteśmy przeciw wam.
    [guardian2] Najpierw zejdźcie do nas, potem porozmawiamy.
   *[plain] Nie: jesteście o krok od zwycięstwa.
}
talk-no-terms = { $tone ->
    [hawk] Nie na tych warunkach.
    [hawk2] Nie. Proszę pytać tych, którzy się boją.
    [banker] Warunki nam nie odpowiadają.
    [banker2] Nie widzimy w tym zysku.
    [broker] Tego podpisać nie możemy. Może coś innego?
    [broker2] Tak się niestety nie da. Prosimy o inną propozycję.
    [opportunist] Trzeba zaproponować więcej.
    [opportunist2] Za tak mało? Nie.
    [guardian] To nie służyłoby równowadze.
    [guardian2] Nie. To przechyliłoby szalę.
   *[plain] Nie na tych warunkach.
}
talk-no-long = { $tone ->
    [hawk] Za długo. Szable zardzewieją.
    [hawk2] Tak długo nie usiedzimy dla nikogo.
    [banker] Termin za długi. Prosimy o krótszy.
    [banker2] Kto wie, ile to będzie wtedy warte? Prosimy o coś krótszego.
   *[plain] To dla nas za długo. Może na krócej?
}
talk-no-distrust = { $tone ->
    [hawk] Złamaliście zawieszenie broni. Drugiego nie będzie.
    [hawk2] Wasze słowo? Widzieliśmy, ile jest warte.
    [banker] Wasz kredyt jest wyczerpany.
    [banker2] Na wasze słowo już nie pożyczamy.
   *[plain] Raz już złamaliście dane nam słowo.
}
talk-no-wish = { $tone ->
    [hawk] Od was? Tylko wolnej drogi.
    [banker] Na razie niczego, za co moglibyście zapłacić.
    [broker] Na razie tylko waszej życzliwości. Ale proszę jeszcze kiedyś zapytać.
    [opportunist] Na razie niczego, czego nie wzięlibyśmy sami.
    [guardian] Tylko tego, żeby nikt nie urósł za wysoko.
   *[plain] Na razie niczego.
}
talk-no-more = { $tone ->
    [hawk] Znacie naszą propozycję. Tak czy nie?
    [banker] Nasza oferta leży na stole. Sami siebie nie przelicytujemy.
   *[plain] Znacie naszą propozycję. Tak czy nie?
}
talk-no-strings = { $tone ->
    [hawk] Bierzemy, co dają. Obietnic za to nie ma.
    [banker] Prezent to prezent. Najpierw zobaczmy pieniądze.
    [broker] To szczodre. Niczego w zamian nie obiecujemy, ale nie zapomnimy.
    [opportunist] Z przyjemnością. Bez pytań i bez obietnic.
    [guardian] Prosimy, jeśli to posłuży równowadze. Nas to nie wiąże.
   *[plain] Chętnie weźmiemy, ale niczego w zamian nie obiecujemy.
}
talk-no-open = { $tone ->
    [hawk] Tak czy nie, ale na co? O nic was nie prosiliśmy.
    [banker] Na stole nie leży nic naszego, na co trzeba by odpowiadać.
    [broker] Proszę wybaczyć, ale o czym mowa? Ostatnio niczego nie proponowaliśmy.
    [opportunist] Ale o czym mowa? Słuchamy dalej.
    [guardian] Ale o czym mowa? Nie mamy niczego do rozstrzygnięcia.
   *[plain] Ale o czym mowa? Niczego nie proponowaliśmy.
}
talk-no-candidate = { $tone ->
    [hawk] Na tego nie. Mamy własnego kandydata.
    [banker] Nasze głosy są już ulokowane.
    [broker] Mamy innego kandydata. Przykro nam.
    [opportunist] Inny kandydat bardziej nam odpowiada.
    [guardian] Ta korona ciążyłaby wszystkim. Mamy innego kandydata.
   *[plain] Mamy innego kandydata.
}
talk-no-words = Podpisujemy tylko to, czego przestrzegania dopilnują zasady.
talk-no-late = Tego nie można już podpisać.
talk-no-alone = Po drugiej stronie nie ma się z kim umówić.
talk-no-rules = Zasady nie pozwalają teraz tego podpisać.
talk-no-keep = Wolimy trzymać się umowy, którą mamy.

# propozycje słowne, tam gdzie niczego nie można podpisać; obietnice nikogo nie wiążą
until-number = do końca tury { $number }
until-round = do końca rundy { $number }

talk-ask-peace = { $tone ->
    [hawk] { $power }: mamy na oku kogo innego. Spokój za spokój, { $turn_until }.
    [hawk2] { $power }: nie o was nam chodzi. Pokój { $turn_until }, ale na poważnie.
    [banker] { $power }: wojna między nami kosztuje obie strony. Pokój { $turn_until }?
    [banker2] { $power }: żadna strona na tym nie zarabia. Zawieśmy to { $turn_until }?
    [broker] { $power }: zachowajmy pokój { $turn_until }. Dajemy słowo.
    [broker2] { $power }: nikomu nasza wojna nie służy. Czy zgodzicie się na pokój { $turn_until }?
    [opportunist] { $power }: obie strony mają coś lepszego do roboty. Pokój { $turn_until }?
    [opportunist2] { $power }: jest łatwiejsza zdobycz, dla was i dla nas. Pokój { $turn_until }?
    [guardian] { $power }: nasz spór służy tylko innym. Pokój { $turn_until }?
    [guardian2] { $power }: póki my walczymy, inni rosną. Pokój { $turn_until }?
   *[plain] { $power }: pokój między nami { $turn_until }?
}
talk-ask-together = { $tone ->
    [hawk] { $power }: ruszajmy razem. Dla obu stron: { $status }.
    [hawk2] { $power }: pora wybrać stronę, najlepiej naszą: { $status }.
    [banker] { $power }: podzielmy koszty. Wspólny status: { $status }.
    [banker2] { $power }: po jednej stronie każdy płaci połowę. Wspólny status: { $status }?
    [broker] { $power }: nasze miejsce jest po jednej stronie. Wybierzmy wspólnie: { $status }.
    [broker2] { $power }: osobno przegramy, razem wcale nie musimy. Wspólny status: { $status }?
    [opportunist] { $power }: każdy coś na tym zyska. Wspólny status: { $status }?
    [guardian] { $power }: równowaga wymaga, byśmy stanęli po jednej stronie: { $status }.
   *[plain] { $power }: wspólny status { $status }?
}
talk-ask-alliance = { $tone ->
    [hawk] { $power }: wasz żeton za nasz i ruszamy.
    [hawk2] { $power }: ruszcie z nami w tej turze. Żeton za żeton.
    [hawk3] { $power }: dwie szable są lepsze niż jedna. Dacie żeton?
    [banker] { $power }: Przymierze opłaci się obu stronom.
    [banker2] { $power }: podzielmy się ryzykiem i zyskiem. Przymierze?
    [banker3] { $power }: oferta Przymierza jest aktualna, na zwykłych warunkach.
    [broker] { $power }: proponujemy Przymierze, a z nim nasze słowo.
    [broker2] { $power }: czy staniemy w tej turze razem? Nasz żeton czeka.
    [broker3] { $power }: chętnie zawrzemy z wami Przymierze.
    [opportunist] { $power }: może Przymierze? Na razie obu stronom to na rękę.
    [opportunist2] { $power }: w tej turze przysługa za przysługę. Przymierze?
    [opportunist3] { $power }: inni nie pytają, więc pytamy my. Przymierze?
    [guardian] { $power }: zrównoważmy pozostałych Przymierzem.
    [guardian2] { $power }: w pojedynkę żadne z nas nie utrzyma równowagi. Przymierze?
    [guardian3] { $power }: wasz żeton i nasz uspokoiłyby cały stół.
   *[plain] { $power }: Przymierze między nami?
}
talk-ask-vote = { $tone ->
    [hawk] { $power }: prosimy o głosy na { $other_acc }. Zapamiętamy, kto ich odmówił.
    [hawk2] { $power }: prosimy o głosy na { $other_acc }. Drugi raz nie poprosimy.
    [banker] { $power }: głosy na { $other_acc } to dobra inwestycja.
    [banker2] { $power }: głosy na { $other_acc } to najtańsza droga do spokoju.
    [broker] { $power }: czy możemy liczyć na wasze głosy na { $other_acc }?
    [broker2] { $power }: będziemy wdzięczni za głosy na { $other_acc }.
    [opportunist] { $power }: wasze głosy są wolne, a { $other_dat } się przydadzą.
    [guardian] { $power }: Korona dla { $other_gen } nikomu nie zagrozi. Czy dostaniemy głosy?
   *[plain] { $power }: prosimy o głosy na { $other_acc }.
}
talk-ask-clear = { $tone ->
    [hawk] { $power }: szkoda krwi na to miejsce ({ $place }). Nikt z nas tam nie wchodzi { $turn_until }.
    [hawk2] { $power }: { $place }. Nie wejdziecie tam { $turn_until } wy, nie wejdziemy i my.
    [banker] { $power }: póki trwa tam walka, nikt nie zarabia ({ $place }). Nie wchodźmy tam { $turn_until }.
    [banker2] { $power }: { $place } to większy koszt niż zysk. Zostawmy to { $turn_until }?
    [broker] { $power }: umówmy się, że nikt z nas nie wejdzie tam { $turn_until } ({ $place }).
    [broker2] { $power }: niech to będzie ziemia niczyja { $turn_until } ({ $place }).
    [opportunist] { $power }: { $place } nikomu nie ucieknie. Nie wchodźmy tam { $turn_until }?
    [opportunist2] { $power }: { $place }. Nie wchodzicie { $turn_until } wy, nie wchodzimy i my. Stoi?
    [guardian] { $power }: to nasza kość niezgody ({ $place }). Niech nikt tam nie wchodzi { $turn_until }.
    [guardian2] { $power }: niech to nikogo nie kusi ({ $place }). Nie wchodźmy tam { $turn_until }?
   *[plain] { $power }: umówmy się, że nikt z nas nie wchodzi tam { $turn_until } ({ $place }).
}
talk-ask-pay = { $tone ->
    [hawk] { $power }: my walczymy, wy moglibyście płacić.
    [hawk2] { $power }: wojsko maszeruje za pieniądze. Wasze się nadają.
    [banker] { $power }: wasze pieniądze przyniosą u nas procent. Może subwencja?
    [banker2] { $power }: subwencja dziś oszczędzi wam armii jutro.
    [broker] { $power }: czy możecie nam pomóc subwencją? Będziemy pamiętać.
    [broker2] { $power }: z subwencją moglibyśmy zrobić więcej dla obu stron.
    [opportunist] { $power }: wam pieniędzy nie brakuje, a nam się przydadzą.
    [opportunist2] { $power }: taka pełna sakiewka? Pomożemy nieść.
    [guardian] { $power }: subwencja dla nas posłuży równowadze.
    [guardian2] { $power }: subwencja pomogłaby nam utrzymać się na nogach.
   *[plain] { $power }: prosimy o subwencję.
}
talk-but-peace = { $tone ->
    [hawk] { $power }: za długo. Pokój { $turn_until } i ani dnia dłużej.
    [hawk2] { $power }: pokój { $turn_until }. Tak albo wcale.
    [banker] { $power }: krótszy termin. Pokój { $turn_until }.
   *[plain] { $power }: może na krócej? Pokój { $turn_until }.
}
talk-but-together = { $tone ->
    [banker] { $power }: wspólny status { $status }, a my płacimy subwencję.
   *[plain] { $power }: proszę wybrać z nami status { $status }, a będzie subwencja.
}
talk-but-clear = { $tone ->
    [hawk] Nie aż tyle. Nikt z nas nie wchodzi tam { $turn_until } ({ $place }), nic więcej.
    [hawk2] Nie wejdziecie tam { $turn_until } ({ $place }), to i my nie wejdziemy. Więcej nie będzie.
    [broker] Pokoju obiecać nie możemy. Ale nie wchodźmy tam { $turn_until } ({ $place }).
    [broker2] Zacznijmy od drobiazgu: nikt nie wchodzi tam { $turn_until } ({ $place }).
   *[plain] To za wiele. Ale możemy tam nie wchodzić { $turn_until } ({ $place }), wy i my.
}
talk-but-vote = Nasze głosy na { $other_acc }, jeśli zostawicie nas w spokoju { $turn_until }.
talk-but-pay = Subwencja, jeśli zostawicie nas w spokoju { $turn_until }.
talk-but-passage = Przepuścimy was, jeśli zostawicie nas w spokoju { $turn_until }.
talk-yes-peace = { $tone ->
    [hawk] Zgoda, pokój { $turn_until }. Nie radzimy nas sprawdzać.
    [banker] Zaksięgowano: pokój { $turn_until }.
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
    [hawk2] Dobrze. Ruszamy razem.
    [broker] Z przyjemnością, nasz żeton jest wasz. Słowa dotrzymamy.
    [broker2] Chętnie. Macie nasz żeton i nasze słowo.
   *[plain] Zgoda, żeton za żeton.
}
talk-yes-clear = Zgoda, nikt z nas tam nie wchodzi { $turn_until } ({ $place }).
talk-yes-vote = Zgoda, jeśli będzie można, głosujemy na { $other_acc }.
talk-yes-passage = Droga wolna { $turn_until }.
talk-yes-pay = Zgoda, będzie subwencja, jeśli zasady pozwolą.
talk-deal = { $tone ->
    [hawk] Umowa stoi. Liczymy, że jej dotrzymacie.
    [hawk2] Stoi. Radzimy dotrzymać swojej części.
    [banker] Zaksięgowano. Długi spłacamy.
    [banker2] Wpisano do ksiąg.
    [broker] Zgoda. Macie nasze słowo.
    [broker2] Niech tak będzie. Dziękujemy.
    [opportunist] Umowa stoi. Przynajmniej na razie.
    [opportunist2] Niech będzie. Nam pasuje.
    [guardian] Zgoda. To służy wszystkim.
    [guardian2] Stoi. Przy stole od razu spokojniej.
   *[plain] Zgoda.
}
talk-pity = { $tone ->
    [hawk] Jak chcecie. Jeszcze o nas usłyszycie.
    [hawk2] W takim razie spotkamy się w polu.
    [broker] Szkoda. Nasze drzwi pozostają otwarte.
    [broker2] Przykro nam to słyszeć. Może innym razem.
   *[plain] Jak chcecie.
}
talk-faithless = { $tone ->
    [hawk] Słowo { $power_gen } okazało się nic niewarte. Takie długi spłacamy.
    [banker] Obietnica { $power_gen } bez pokrycia. Rachunek zamknięty.
    [broker] Obietnica { $power_gen } okazała się pusta. Mówimy to z przykrością.
    [opportunist] Słowa { $power_gen } swoje, czyny swoje. Może zrobilibyśmy to samo.
    [guardian] Niech każdy pamięta, ile warte są obietnice { $power_gen }.
   *[plain] Obietnica, którą dostaliśmy od { $power_gen }, nie została dotrzymana.
}
talk-no-quiet = Nie ma między nami Wojny, więc nie ma czego uzgadniać.
talk-no-side = { $tone ->
    [hawk] Po tej stronie niczego nie zdobędziemy.
    [hawk2] Bez was maszeruje nam się lepiej.
    [banker] Po tej stronie tylko byśmy stracili.
    [banker2] Rachunek mówi co innego. Nie.
   *[plain] Lepiej nam po innej stronie.
}
talk-no-mine = To miejsce obronimy sami.
talk-no-allies = To robimy tylko dla Sojuszników.
talk-no-barred = Zasady na to teraz nie pozwalają.
talk-no-two = { $tone ->
    [hawk] Zwycięzca będzie tylko jeden. Będziemy nim my.
    [hawk2] Mówić można. My odpowiadamy na mapie.
    [banker] Gdy gra dwoje, zysk jednej strony jest stratą drugiej. Pilnujemy własnych rachunków.
    [banker2] Co wy zaoszczędzicie, to my stracimy. A więc nie.
    [broker] Chętnie, ale gdy gra dwoje, każde ustępstwo jest stratą. Mimo to życzymy udanej gry.
    [broker2] Podzielić się tu nie możemy, ale możemy grać uczciwie.
    [opportunist] Gdy gra dwoje, można zabierać tylko wam. Bez urazy.
    [opportunist2] A co zrobilibyście na naszym miejscu? No właśnie.
    [guardian] Gdy gra dwoje, równowagi pilnujemy sami. Nie możemy pozwolić wam urosnąć.
    [guardian2] Poza wami nie ma tu kogo równoważyć.
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
