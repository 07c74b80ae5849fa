# Trener pierwszej rozgrywki. Jeden komunikat na rodzaj decyzji: co jest teraz ważne, i .why – dlaczego. Dalsze słowo klucza
# to sytuacja (spent, weary: mało Morale; poor: mało kart; again: kolejna Tura Ruchu; attack, defend: w bitwie)
# albo gra, która mówi to po swojemu.

## O co pytają wszystkie trzy gry

coach-status = Zanim wybierzesz Status Dyplomatyczny, zobacz, kto stoi obok Ciebie i kogo możesz zaatakować.
    .why = Wszystkie Statusy ujawnia się naraz, a do następnej Fazy Dyplomacji decydują one, kto jest Twoim Sojusznikiem, a kto wrogiem.
coach-expel_before = Wydal członka Koalicji tylko wtedy, gdy bardziej pomaga Twoim wrogom niż Tobie.
    .why = Członek Twojej Koalicji nie może Cię zaatakować, ale może trzymać Terytoria, na których Ci zależy.
coach-bid = Najpierw pomyśl, co dadzą Ci armie i Terytoria Pomniejszego Mocarstwa, a potem licytuj tyle Morale, ile są warte.
    .why = Płaci tylko najwyższa oferta, ale tym samym Morale płacisz za karty w bitwie.
coach-bid-weary = Przy tak niskim Morale zalicytuj 0 albo bardzo mało.
    .why = Każda karta w bitwie kosztuje 1 punkt Morale, a Mocarstwo bez Morale prawie nie może się bronić.
coach-drill = Weź kartę: nic nie kosztuje.
    .why = Dobierasz jedną, a odrzucasz najsłabszą, więc karty mogą być tylko lepsze.
coach-drill_discard = Odrzuć kartę, która da Ci najmniej, zwykle najniższą.
    .why = Liczba Oddziałów ogranicza liczbę zagranych kart, więc każda powinna się liczyć.
coach-surplus = Zatrzymaj karty najwyższe i pary czwórek.
    .why = Masz więcej kart, niż wolno, a w bitwie zagrasz ich tylko tyle, na ile pozwalają Oddziały.
coach-leadership = Karta albo punkt Morale zawsze się przyda; Generała umieszczaj tam, gdzie wkrótce dostanie Oddziały.
    .why = Generał bez Oddziałów nie powalczy, a poza planszą daje Ci darmową kartę przy Mobilizacji.
coach-leadership-weary = Weź punkt Morale.
    .why = Każda karta w bitwie kosztuje 1 punkt Morale, a zostało Ci go niewiele.
coach-leadership-poor = Dobierz kartę.
    .why = Bez kart nawet silna armia przegra ze słabszą, która je ma.
coach-more_generals = Kolejnego Generała umieść tylko tam, gdzie będzie potrzebny; w przeciwnym razie graj dalej.
    .why = Każdy Generał poza planszą daje darmową kartę przy Mobilizacji, a bez Oddziałów niczego nie zrobi.
coach-purchase = Najpierw kup Oddziały dla Generałów, którzy będą walczyć, potem karty dla nich.
    .why = Oddział to 1 punkt Siły i jedna karta, a niewydane Pieniądze zachowuje tylko Wielka Brytania.
coach-purchase-poor = Zadbaj o to, by mieć tyle kart, ile Oddziałów na froncie.
    .why = Oddział bez karty daje tylko 1 punkt Siły, a z dobrą kartą nawet 6.
coach-purchase-weary = Część Pieniędzy wydaj na Morale.
    .why = Każda karta w bitwie kosztuje 1 punkt Morale, więc same karty nic by Ci nie dały.
coach-arbiter = Wybierz kogoś, kto Ci nie zagraża i komu Twój marsz jest na rękę.
    .why = Arbiter od razu otrzymuje 1 punkt Morale i tylko on decyduje, czy ruszysz drugi i trzeci raz.
coach-disband = Z zasady niczego nie rozwiązuj.
    .why = Garnizon trzyma Terytorium z jego Wpływem lub Pieniędzmi; warto cofnąć tylko żeton potrzebny gdzie indziej.
coach-move = Poślij Generałów tam, gdzie Oddział zostanie Garnizonem, najpierw na Terytoria z paskiem Twojego koloru.
    .why = Terytoria w Twoim kolorze dają punkty przy każdym Poszerzeniu Wpływów, a Wpływ daje zwycięstwo.
coach-move-weary = Zajmuj puste Terytoria i na razie omijaj wrogich Generałów.
    .why = W bitwie każda karta kosztuje 1 punkt Morale, a Ciebie prawie na nią nie stać.
coach-move-again = Tę Turę Ruchu poświęć na to, co przygotowała pierwsza: drugi krok albo atak ze wsparciem w pobliżu.
    .why = Za każdą kolejną turę Arbiter otrzymał punkty Morale, więc powinna dać Ci więcej niż jemu.
coach-path = Idź tak daleko, jak jest potrzebny, ale nie za daleko od swoich Generałów.
    .why = W bitwie wesprzeć mogą się tylko Generałowie z sąsiednich Terytoriów.
coach-consent = Zanim się zgodzisz, zapytaj siebie, co ten Generał może stamtąd zrobić.
    .why = Sojusznik, który przechodzi przez Twój kraj, dziś go broni, a jutro może Ci stanąć na drodze.
coach-garrison = Umieść Garnizon tam, gdzie Terytorium jest coś warte albo osłania Twój dom.
    .why = Tylko Garnizon daje kontrolę, ale kosztuje jeden z trzech Oddziałów, a więc i kartę w bitwie.
coach-win_garrison = Umieść Garnizon, jeśli Generał ma jeszcze zbędny Oddział.
    .why = Samo zwycięstwo nie oddaje Ci Terytorium; robi to dopiero Garnizon.
coach-battle = Najpierw rozstrzygnij bitwę, której wygranie pomoże w pozostałych.
    .why = Kto wziął udział w jednej bitwie, nie wesprze następnej, ani u Ciebie, ani u wroga.
coach-request = Poproś o więcej, jeśli drugi krok da Ci Terytorium albo dobrą bitwę.
    .why = Za drugą Turę Ruchu Arbiter otrzyma 2 punkty Morale, za trzecią 3, ale tylko jeśli poprosisz, a on się zgodzi.
coach-grant = Pomyśl, co może Ci zrobić w dodatkowej turze, i porównaj to z zyskiem w Morale.
    .why = Za drugą Turę Ruchu otrzymasz 2 punkty Morale, za trzecią 3, a odmowa kończy marsz.
coach-support = Wesprzyj tam, gdzie Twoje karty mogą odmienić bitwę, a zostań z boku tam, gdzie jest rozstrzygnięta.
    .why = Każdy Oddział wspierającego pozwala zagrać kartę, ale jeden straci on w każdym razie i nie zawalczy już gdzie indziej.
coach-support-weary = Zostań z boku, chyba że bitwa zagraża Tobie.
    .why = Wsparcie to zagrywanie kart, każda kosztuje 1 punkt Morale, a prawie go nie masz.
coach-card = Policz, co widać po obu stronach, i zagraj tyle, ile trzeba, nie więcej.
    .why = Każda karta kosztuje 1 punkt Morale, a kto raz spasuje, w tej bitwie już nie zagra.
coach-card-attack = Graj dalej tylko wtedy, gdy Twoje karty mogą jeszcze przewyższyć obrońcę.
    .why = Atakując, musisz mieć więcej: równa Siła to remis i Twój Generał się wycofuje.
coach-card-defend = Zagraj to, co da Ci remis albo przewagę.
    .why = Żeby się utrzymać, nie musisz być silniejszy: w remisie atakujący też nie zostaje.
coach-card-spent = Zagraj jedną silną kartę albo żadnej.
    .why = Prawie nie masz Morale: po następnej karcie nie zagrasz już żadnej.
coach-target = Wybierz kartę wroga, która jest zapewne najwyższa.
    .why = Najlepszą kartę gra się często jako pierwszą, a co leży odkryte, to można policzyć.
coach-beaten = Poślij go do Stolicy, jeśli trzeba jej pilnować; w przeciwnym razie poza planszę.
    .why = Nie ma już Oddziałów, a poza planszą daje darmową kartę przy Mobilizacji.
coach-withdraw = Wycofaj go tam, gdzie zachowa Oddziały i skąd ruszy dalej.
    .why = Poza planszą wszystkie jego Oddziały przepadają.
coach-update_withdraw = Niech odejdzie na Terytorium, z którego będzie najbardziej przydatny.
    .why = Nie może tu zostać, a poza planszą traci wszystkie Oddziały.
coach-assign = Daj Oddział Generałowi, który jest najbliżej wroga.
    .why = Każdy Oddział to 1 punkt Siły i jeszcze jedna karta w bitwie.
coach-stay = Pozwól mu zostać tylko wtedy, gdy jego Mocarstwo będzie Twoim przyjacielem przez całą rundę.
    .why = Jako Sojusznik Cię tu broni, ale gdy zmieni się Status, stoi na Twojej ziemi.

## Koalicje

coach-napoleon = Wybierz Generała, który stoi tam, gdzie będzie się toczyć walka.
    .why = Przy Przywództwie Napoleon może ruszyć jeszcze raz, sam i bez Arbitra.
coach-named_general = Wybierz Generała, który wkrótce stanie do bitwy.
    .why = Wybór obowiązuje do końca gry, a zdolność działa tylko tam, gdzie on stoi.
coach-expel_after = Wydal tego, kto wstąpił tylko po to, by czuć się przed Tobą bezpiecznie.
    .why = Po tej chwili jest Twoim Sojusznikiem przez całą rundę.
coach-expelled_status = Neutralność jest bezpieczna, Ekspansjonizm daje swobodę: zależy, czy chcesz w tej rundzie atakować.
    .why = Do domu Neutralnego nikt nie wejdzie, a kto wybrał Ekspansjonizm, jest w Stanie Wojny z każdym innym.
coach-subsidy = Daj 3 Pieniądze Sojusznikowi, który za Ciebie walczy.
    .why = Za każde Mocarstwo, prócz Pomniejszych, które przyjmie 3 lub więcej, otrzymasz 1 punkt Wpływu.
coach-subsidy_answer = Przyjmij: dane Pieniądze są Twoje.
    .why = Do niczego Cię nie zobowiązują, a przy Mobilizacji zamienisz je na Oddziały i karty.
coach-wellington = Dodaj go, jeśli ta bitwa coś dla Ciebie rozstrzyga.
    .why = Gdy wspiera lądem, dodaje 1 punkt Siły i po jednym za każdy swój Oddział, bez karty.
coach-kutuzov = Wycofaj się, jeśli atakujący jest wyraźnie silniejszy.
    .why = Kosztuje to 1 Oddział, a przegrana bitwa kosztuje wszystkie.
coach-blucher = Niech zbierze się blisko frontu.
    .why = Może zachować Oddział tam, gdzie inni tracą wszystkie, a z bliska uderzy ponownie.
coach-grand_vizier = Postaw go tam, gdzie zagrożony jest Twój Garnizon.
    .why = Wraca z 1 Oddziałem, więc od razu może wspierać.

## L’Empereur

coach-division = Niech każdy gracz poprowadzi Mocarstwa, które sąsiadują ze sobą.
    .why = Sąsiadujące armie wspierają się nawzajem, a jeden gracz nie musi nikogo pytać o zgodę.
coach-lowest_morale = Daj ten punkt Mocarstwu, które jako następne będzie walczyć.
    .why = Każda karta w bitwie kosztuje 1 punkt Morale, a Francja zaraz zaatakuje.
coach-source = Niech Francja zaatakuje Generałem, którego najmniej będzie Ci brakowało u bram.
    .why = Opuści swoje Terytorium, a to, co zostawi, może stanąć przed Tobą otworem.
coach-race_place = Umieść go tam, gdzie otoczą go Twoje armie.
    .why = Każdy Francuz blisko Paris wspiera pozostałych, a dalszy już nie.
coach-french_troops = Daj Oddział francuskiemu Generałowi, który jest najdalej od Ciebie.
    .why = Za każdy Oddział Francja dobiera w bitwie jeszcze jedną kartę.
coach-open_card = Policz, co Francja może jeszcze dobrać, i graj, aż przewaga będzie pewna.
    .why = Liczą się tylko wartości na kartach, a Francja dobiera ich najwyżej tyle, ile ma Oddziałów i Morale.
coach-french_withdraw = Wyślij go tam, gdzie najmniej przeszkadza Ci w drodze do Paris.
    .why = Wygrywasz, gdy w Paris stoi Twój Generał.
coach-move-lempereur = Trzymaj linię tam, gdzie Francuzi są silni, i maszeruj razem tam, gdzie są słabi.
    .why = Wygrywa się w Paris, a nie Wpływem, a każdy Wasz Ruch daje Francji 1 punkt Morale.
coach-bid-lempereur = Najpierw pomyśl, co armie tego Mocarstwa dadzą Wielkiej Koalicji.
    .why = Wszyscy wygrywacie albo przegrywacie razem, więc Morale powinno zostać tam, gdzie są walki.
coach-support-lempereur = Wesprzyj: Mocarstwa Wielkiej Koalicji wygrywają i przegrywają razem.
    .why = Każdy Oddział to jeszcze jedna karta, a Francja dobiera kartę za każdy swój.
coach-subsidy-lempereur = Daj Pieniądze Mocarstwu, które musi utrzymać front.
    .why = Wszystkie Mocarstwa wygrywają razem, a tylko Wielka Brytania może oszczędzać dla innych.

## Realpolitik

coach-action_card = Na początku weź Opodatkowanie albo Ruch; Mobilizacja ma sens, gdy masz Pieniądze.
    .why = Zagrana karta leży, dopóki Depesza nie przywróci Ci wszystkich, więc kolejność to Twój plan.
coach-negotiation = Zapytaj sąsiadów, kogo się boją, i znajdź takiego, który ma tego samego wroga.
    .why = Nic, co tu powiesz, nie wiąże, ale Przymierze wymaga, by zaproponowały je obie strony.
coach-demand = Zaproponuj Przymierze Mocarstwu, które ma tego samego wroga.
    .why = Sojusznikami zostają tylko ci, którzy proponują sobie Przymierze nawzajem, a Sojusznik Cię nie zaatakuje.
coach-free_train = Zamknij przerwy między swoimi Generałami a granicą, na której Ci zależy.
    .why = Koleją armia przejedzie cały kraj w jednej akcji, ale tylko linią bez przerw.
coach-train_consent = Zgódź się, jeśli linia przyda się i Tobie.
    .why = Pociągi nie należą do nikogo: z linii korzysta, kto kontroluje Terytoria wzdłuż niej.
coach-generals = Umieść Generała tam, gdzie będzie następna bitwa albo podbój.
    .why = Temu na planszy możesz od razu dać Oddziały, a ten poza planszą za każdym razem daje darmową kartę.
coach-rail = Zbierz Generałów po tej stronie, z której chcesz atakować.
    .why = Transport Kolejowy jest przed marszem, więc mogą jeszcze ruszyć w tej turze.
coach-rail_path = Jedź na koniec linii, który jest najbliżej Twojego celu.
    .why = Stamtąd zacznie się marsz, a kto został w tyle, nie wesprze bitwy.
coach-troop_consent = Przepuść Oddział, jeśli jego Mocarstwo jest Twoim przyjacielem.
    .why = Wzmocni Generała, który może wkrótce stanąć na Twojej granicy.
coach-bid-realpolitik = Licytuj tylko Pomniejsze Mocarstwo, którego armii albo Terytoriów wkrótce użyjesz.
    .why = Kontrola trwa najwyżej do następnej Fazy Dyplomacji, a zwycięzca płaci punktami Morale.
coach-purchase-realpolitik = Najpierw Oddziały dla Generałów na froncie, potem karty; Pociąg tam, gdzie linia ma przerwę.
    .why = Czego nie wydasz, to przepadnie, a każdy Oddział to 1 punkt Siły i jedna karta.
coach-purchase-weary-realpolitik = Część Pieniędzy wydaj na Morale.
    .why = Każda karta w bitwie kosztuje 1 punkt Morale, a bez niego Oddziały i Pociągi niczego nie wygrają.
coach-move-realpolitik = Zajmuj, co niczyje i co ma Twój pasek, i umieszczaj tam Garnizony.
    .why = Poszerzenie Wpływów liczy tylko to, co kontrolujesz, a sąsiedzi patrzą na te same Terytoria.

## Raison d’État

coach-admit = Przyjmij tego, kto jest silny i stoi blisko Twoich wrogów.
    .why = Jako Sojusznik nie może Cię zaatakować, a może Cię wesprzeć w bitwie.
coach-refused_status = Wybierz stronę, po której sąsiedzi nie chcą Twojej ziemi.
    .why = Ten wybór jest jawny i obowiązuje przez całą rundę.
coach-crown = Przyjmij Koronę.
    .why = Zostajesz Cesarzem i przy każdym Poszerzeniu Wpływów dostajesz 2 punkty Wpływu więcej.
coach-vote = Głosuj na siebie, gdy widać cztery głosy, a jeśli nie, na tego, kto Ci się odwdzięczy.
    .why = Potrzeba czterech z siedmiu głosów, a oddanego głosu nie można cofnąć.
coach-gifts = Daj Sojusznikowi, który walczy z Twoim wrogiem i nic już nie ma.
    .why = Co on z tym zrobi, nie musisz robić Ty; obietnica w zamian nikogo jednak nie wiąże.
coach-subsidies = Podziel się resztą z kolejnym Sojusznikiem, jeśli potrzebuje jej bardziej niż Ty.
    .why = Wszystkie oferty w tej akcji razem to najwyżej 3.
coach-mercenaries = Kolejne karty oferuj tylko wtedy, gdy zostaną Ci dobre dla siebie.
    .why = Oddanej karty zabraknie Ci w następnej bitwie.
coach-mercenaries_answer = Przyjmij: karty nic Cię nie kosztują.
    .why = Zobaczysz je dopiero potem, ale słabe możesz odrzucić na Musztrze.
coach-subsidy_answer-raison_detat = Przyjmij: dane Pieniądze są Twoje.
    .why = Do niczego Cię nie zobowiązują, a przy Mobilizacji zamienisz je na Oddziały i karty.
coach-bid-raison_detat = Licytuj, jeśli armie Pomniejszego Mocarstwa stoją obok Twojego wroga albo jest tam Terytorium Elektorskie.
    .why = Kto je kontroluje, ten prowadzi jego armie i głosuje za nie, ale Morale płacisz też za karty.
coach-move-raison_detat = Zajmuj Terytoria z paskiem Twojego koloru, a wśród nich najpierw Terytoria Elektorskie.
    .why = Dają Wpływ, a każde Terytorium Elektorskie to głos w walce o Koronę.
coach-purchase-raison_detat = Najpierw kup Oddziały dla Generałów, którzy będą walczyć, potem karty dla nich.
    .why = Oddział to 1 punkt Siły i prawo do jednej karty, a czego teraz nie wydasz, to przepadnie.
