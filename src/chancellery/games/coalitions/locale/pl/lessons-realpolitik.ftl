# Lekcja gry Realpolitik. Krok to jeden komunikat: jego tekst, .task – co zrobić, .right – co mówimy po dobrym ruchu,
# .hint (i .hint-NAZWA dla wybranych ruchów) – co mówimy o ruchu dozwolonym, ale nie tym, o który prosimy.

lesson-realpolitik-action_cards_and_rail = Karty Akcji i kolej
    .about = Co nowego dla tych, którzy znają Koalicje: wybieraj akcje w tajemnicy, zdobądź Sojusznika i wyślij pruską armię do Czech koleją.

## 1. Pięć kart

lesson-realpolitik-action_cards_and_rail-cards = Pięć kart

lesson-realpolitik-action_cards_and_rail-cards-hello =
    Berlin, rok 1866. Dwa Mocarstwa chcą przewodzić Niemcom, a jedno z nich to Twoje Prusy. Ich pionki mają literę P.

    Generałowie, Oddziały, Garnizony i Wpływ działają podobnie jak w Koalicjach; ta lekcja pokazuje, co jest nowe. Na razie wszystkie cztery Mocarstwa są ze sobą w Stanie Wojny.

lesson-realpolitik-action_cards_and_rail-cards-hand =
    Nie ma tu Koła Wojny. Każde Mocarstwo ma tych samych pięć kart Akcji: Opodatkowanie, Mobilizację, Poszerzenie Wpływów, Depeszę i Ruch.

    O tym, co i kiedy robisz, decydujesz więc Ty. Inni też decydują sami.

lesson-realpolitik-action_cards_and_rail-cards-tax =
    W każdej turze każde Mocarstwo wybiera w tajemnicy jedną kartę. Gdy wszyscy wybiorą, karty odkrywa się razem.

    Twój skarbiec jest pusty. Opodatkowanie przynosi Pieniądze z Terytoriów Macierzystych.
    .task = Wybierz kartę Akcji { action-taxation }.
    .hint = Depesza przywraca na rękę zagrane karty, a żadna Twoja karta nie została jeszcze zagrana. Zacznij od Opodatkowania.
    .hint-movement = Możesz maszerować od razu. Ale bez Pieniędzy nie przybędzie nowych Oddziałów. Najpierw napełnij skarbiec.
    .hint-mobilisation = Mobilizacja służy do wydawania Pieniędzy, a Ty ich nie masz. Najpierw Opodatkowanie.
    .hint-influence = Nie kontrolujesz jeszcze niczego, co dawałoby Wpływ: punktów byłoby 0. Najpierw Opodatkowanie.
    .right = Karty odkryte: Ty i Austria macie Opodatkowanie, Francja Mobilizację, a Włochy Ruch.

lesson-realpolitik-action_cards_and_rail-cards-order =
    Najpierw są Opodatkowanie, Poszerzenie Wpływów i Mobilizacja: masz już 6 Pieniędzy, a Francja umieściła nowe Pociągi koło Pikardii (Picardie). Potem jest Depesza.

    Ruch zawsze przychodzi na końcu. Dlatego Włochy ruszyły dopiero teraz i umieściły Garnizon w Lombardii.

lesson-realpolitik-action_cards_and_rail-cards-played =
    Twoja karta Opodatkowanie leży teraz na stole. Nie zagrasz jej znowu, dopóki nie weźmiesz swoich kart z powrotem.

    Zagrane karty widzą wszyscy. Każdy wie, co jeszcze możesz zrobić, ale nie wie, co zrobisz.

## 2. Żelazne szyny

lesson-realpolitik-action_cards_and_rail-trains = Żelazne szyny

lesson-realpolitik-action_cards_and_rail-trains-choose =
    Następna tura. W skarbcu czeka 6 Pieniędzy, a Moltke domaga się kolei.
    .task = Wybierz kartę Akcji { action-mobilisation }.
    .hint = To może poczekać. Pieniądze, Pociągi i nowi Generałowie: do tego wszystkiego potrzeba Mobilizacji.
    .hint-movement = Twoje armie są słabe, a linie krótkie. Najpierw buduj; na marsz przyjdzie czas.
    .right = Karty odkryte. Francja zbiera podatki, a Lombardia daje Włochom 2 punkty Wpływu.

lesson-realpolitik-action_cards_and_rail-trains-train =
    Mobilizacja zaczyna się od najwyżej dwóch darmowych Pociągów. Pociąg stoi na granicy dwóch Terytoriów, które kontrolujesz, i zostaje tam do końca gry.

    Jedna linia prowadzi z Hesji (Hesse) przez Magdeburg i Berlin na Śląsk (Schlesien). Armia nad Renem nie ma jeszcze połączenia.
    .task = Umieść Pociąg między Hesse i Rheinland: wskaż ich granicę na mapie i potwierdź.
    .hint = Ta linia przyda się później. Najpierw połącz Nadrenię (Rheinland): tam stoi Twoja najsilniejsza armia.
    .hint-done = Oba darmowe Pociągi by przepadły. Nic nie kosztują: umieść je.

lesson-realpolitik-action_cards_and_rail-trains-second =
    Pociągi nie należą do nikogo: z linii korzysta ten, kto kontroluje Terytoria wzdłuż niej. Na każdej granicy mieści się jeden.

    Mając Sojusznika, można za jego zgodą budować także na granicy z jego Terytoriami.
    .task = Umieść drugi darmowy Pociąg, gdzie chcesz.
    .hint = Drugi Pociąg by przepadł. Nic nie kosztuje: umieść go.

lesson-realpolitik-action_cards_and_rail-trains-general =
    Za każdego Twojego Generała poza planszą przyszła karta Bitwy: razem dwie. Teraz możesz umieścić Generałów albo przenieść Generałów poza planszę, ale w jednej Mobilizacji nie jedno i drugie.
    .task = Umieść Generała w Hanowerze (Hannover).
    .hint = Nowy Generał by nie przybył, a jest potrzebny.
    .hint-elsewhere = Wolno go tam umieścić. Ale jest potrzebny w Hanowerze, skąd prowadzi linia do Berlina.
    .hint-take_off = Zszedłby z planszy, a jego Oddziały by przepadły. Potrzebujesz tam więcej Generałów, nie mniej.
    .right = Obejmuje dowództwo. Twój czwarty Generał zostaje poza planszą i następnym razem znów da Ci kartę.

lesson-realpolitik-action_cards_and_rail-trains-troops =
    Nowy Generał nie ma Oddziałów. Oddział kosztuje 1, tak samo Pociąg, karta Bitwy i punkt Morale. Forteca kosztuje 5.
    .task = Kup Oddział dla Generała w Hanowerze (Hannover).
    .hint = Mobilizacja by się skończyła i przepadłyby wszystkie Pieniądze.
    .hint-other = Za chwilę. Najpierw Oddziałów potrzebuje Generał w Hanowerze.
    .right = Od razu przybywają jeszcze dwa: ma trzy Oddziały, więcej żaden Generał mieć nie może. W skarbcu zostały 3 Pieniądze.

lesson-realpolitik-action_cards_and_rail-trains-buy =
    Pociągi można też kupować. Wolno je umieszczać tam, gdzie darmowe.
    .task = Kup Pociąg na dowolną granicę.
    .hint = Za chwilę. Najpierw jeszcze jeden Pociąg: kosztuje 1, a zostaje do końca gry.
    .right = Gotowe. W skarbcu zostały 2 Pieniądze.

lesson-realpolitik-action_cards_and_rail-trains-spend =
    Czego teraz nie wydasz, to pochłonie Korupcja. W tej grze nie oszczędza ona żadnego Mocarstwa.
    .task = Wydaj wszystko, co zostało, na co tylko chcesz.
    .hint = Resztę pochłonęłaby Korupcja. Wydaj wszystko co do grosza.
    .right = Skarbiec znów jest pusty, ale nad nowymi liniami unosi się dym.

## 3. Depesza i Przymierze

lesson-realpolitik-action_cards_and_rail-dispatch = Depesza i Sojusznik

lesson-realpolitik-action_cards_and_rail-dispatch-two =
    Kilka tur później. W Holsztynie (Holstein) stoi Twój Garnizon; dał Ci już 1 punkt Wpływu.

    Opodatkowanie, Mobilizacja i Poszerzenie Wpływów leżą na stole. Na ręce zostały tylko dwie karty: Depesza i Ruch.

lesson-realpolitik-action_cards_and_rail-dispatch-dispatch =
    Po Depeszy wszystkie Twoje zagrane karty wracają na rękę, ona sama też. Możesz ją zagrać w każdej turze, wcześniej czy później.

    Pomaga tylko Tobie: inni muszą wysłać własne Depesze.
    .task = Wybierz kartę Akcji { action-dispatch }.
    .hint = Twoja armia ruszyłaby bez Sojusznika, a w następnej turze można by zagrać już tylko Depeszę. Najpierw wyślij Depeszę.
    .right = Wszystkich pięć kart jest znów na Twojej ręce.

lesson-realpolitik-action_cards_and_rail-dispatch-back =
    Każda Depesza przesuwa też żeton Fazy Dyplomacji o jedno pole w górę. Twoja doprowadziła go na sam szczyt: zanim ktokolwiek w tej turze się ruszy, następuje Faza Dyplomacji.

    Po niej żeton zaczyna znowu od dołu.

lesson-realpolitik-action_cards_and_rail-dispatch-talk =
    Najpierw są negocjacje. Do Berlina przyjechał włoski generał, w sprawie, o której się nie mówi. Włochy chcą Wenecji (Venezia), Ty chcesz Czech (Bohemia), a Austria rości sobie prawo do obu.

    Żadna obietnica nie jest tu wiążąca.
    .task = Wybierz „{ move-ready }”.
    .right = Wszyscy są gotowi. Pora na żetony.

lesson-realpolitik-action_cards_and_rail-dispatch-token =
    Każde Mocarstwo ma trzy żetony: jeden to Przymierze, dwa to „w Stanie Wojny”. Wszyscy rozdają je w tajemnicy, po jednym każdemu z pozostałych Mocarstw.

    Przymierze możesz więc zaproponować tylko jednemu Mocarstwu i musisz to zrobić.
    .task = Zaproponuj Przymierze Włochom.
    .hint = Napoleon III uśmiecha się do każdego. To Włochy mają tego samego wroga co Ty: zaproponuj Przymierze Włochom.
    .hint-austria = Sojusznika nie wolno atakować, a to Austrii chcesz odebrać pół Niemiec. Zaproponuj Przymierze Włochom.
    .right = Włochy też zaproponowały Ci Przymierze! Austria zabiegała o Francję, a Francja o Włochy – obie na próżno.

lesson-realpolitik-action_cards_and_rail-dispatch-allies =
    Sojusznikami są tylko dwa Mocarstwa, które dały sobie nawzajem żetony Przymierza. Wszyscy inni są w Stanie Wojny; nikt nie jest Neutralny.

    Sojusznicy się nie atakują. Mogą wspierać się w bitwie, a za zgodą także korzystać ze swoich Terytoriów i kolei. W następnej Fazie Dyplomacji obie strony muszą tego chcieć znowu.

## 4. Koleją do Czech

lesson-realpolitik-action_cards_and_rail-rail = Koleją do Czech

lesson-realpolitik-action_cards_and_rail-rail-choose =
    Następna tura, a na Twojej ręce jest wszystkich pięć kart. Jeśli kilka Mocarstw zagra Ruch, zaczyna pierwsze w kolejności Prestiżu. Czyli Austria.

    Ty zamykasz kolejność Prestiżu. Ale Twoje Pociągi są gotowe, a austriaccy generałowie nie.
    .task = Wybierz kartę Akcji { action-movement }.
    .hint = To innym razem. Masz Sojusznika, armię i kolej: ruszaj, zanim wiatr się odwróci.
    .right = Austria i Włochy zagrały Depeszę, Francja Poszerzenie Wpływów. Ruszasz tylko Ty.

lesson-realpolitik-action_cards_and_rail-rail-arbiter =
    Kto się rusza, wybiera Arbitra. Arbiter od razu otrzymuje 1 punkt Morale, a za zgodę na drugą i trzecią Turę Ruchu jeszcze 2 i 3.

    Sojusznik nie może być Arbitrem, więc Włochy nie wchodzą w grę.
    .task = Wybierz Francję na Arbitra.
    .hint = Punkt Morale otrzymałaby Austria i użyłaby go przeciw Tobie. Wybierz Francję.
    .right = Francja otrzymuje 1 punkt Morale. Twój Garnizon w Holsztynie zostaje na miejscu.

lesson-realpolitik-action_cards_and_rail-rail-ride =
    Przed pierwszą Turą Ruchu jest Transport Kolejowy. Generał ze wszystkimi Oddziałami jedzie tak daleko, jak prowadzą Pociągi, o ile każde Terytorium po drodze kontrolujesz Ty albo Sojusznik, który się zgodzi.
    .task = Wskaż swojego Generała w Nadrenii (Rheinland), a potem Transport Kolejowy do Hesji (Hesse).
    .hint = Jeszcze nie. Najdłuższą drogę ma armia z Nadrenii: niech jedzie pierwsza.
    .hint-troop = Kto oddaje Oddziały koleją, sam nie może nią jechać. Wyślij Generała ze wszystkimi trzema.
    .hint-done = Armia znad Renu musiałaby iść pieszo i spóźniłaby się do Czech.

lesson-realpolitik-action_cards_and_rail-rail-line =
    Dalej jest Magdeburg. Stoi tam inny Twój Generał; można go minąć, ale nie można się przy nim zatrzymać.
    .task = Jedź dalej do Magdeburga.
    .hint = Podróż skończyłaby się w Hesji, daleko od Czech.
    .right = Mija Magdeburg bez postoju i jest w Berlinie.

lesson-realpolitik-action_cards_and_rail-rail-schlesien =
    W Berlinie mógłby się zatrzymać. Ale linia prowadzi dalej na Śląsk (Schlesien), a stamtąd do Czech jest tylko jeden Przemarsz.
    .task = Jedź dalej na Śląsk (Schlesien).
    .hint = Podróż skończyłaby się w Berlinie, a Berlin nie graniczy z Czechami.
    .right = Znad Renu na Śląsk, zanim zaczął się pierwszy Przemarsz.

lesson-realpolitik-action_cards_and_rail-rail-troop =
    Oddziały mogą jechać koleją bez swojego Generała, każdy do innego Twojego Generała, który ma ich mniej niż trzy.

    W jednej akcji Generał albo sam jedzie, albo oddaje i przyjmuje Oddziały koleją. Nigdy jedno i drugie.
    .task = Wyślij Oddział z Hanoweru (Hannover) do Magdeburga.
    .hint = Generał w Magdeburgu ruszyłby z jednym Oddziałem. W Hanowerze czekają na niego dwa.
    .hint-himself = Kto sam jedzie, nie może w tej akcji oddawać ani przyjmować Oddziałów koleją. Niech obaj Generałowie zostaną na miejscu.
    .right = Za nim jedzie drugi: Generał w Magdeburgu ma teraz trzy Oddziały.

lesson-realpolitik-action_cards_and_rail-rail-depart =
    To wystarczy. Arbiter nic nie otrzymuje za Transport Kolejowym i nie może go zabronić.
    .task = Wybierz „{ move-done-rail }”.
    .hint = Oddział odjechałby z Magdeburga, a tam jest potrzebny.

lesson-realpolitik-action_cards_and_rail-rail-march =
    Pierwsza Tura Ruchu. Generałowie, którzy przyjechali koleją, mogą się ruszyć tak jak wszyscy inni. Czechy są niczyje, mają pasek w Twoim kolorze i wartość 2.
    .task = Przemarsz Schlesien → Bohemia: ze Śląska do Czech.
    .hint = Wolno to zrobić. Ale droga do Czech jest teraz otwarta i może nie na długo.
    .hint-home = Austriackie Terytorium Macierzyste też dałoby Ci Wpływ, ale jest warte mniej niż Czechy, a Austria by tego nie wybaczyła.
    .hint-saxonia = Saksonia (Saxonia) będzie następna. Najpierw wyślij armię ze Śląska do Czech.
    .hint-end = Wszyscy Twoi Generałowie zostaliby na miejscu, a Czechy przypadłyby Austrii.

lesson-realpolitik-action_cards_and_rail-rail-garrison =
    Jest w Czechach. Jak zawsze, kontrolę daje dopiero Garnizon.
    .task = Umieść Garnizon w Czechach (Bohemia).
    .hint = Czechy nadal byłyby niczyje. Śląsk jest Twój i bez Garnizonu.
    .right = Czechy są pruskie.

lesson-realpolitik-action_cards_and_rail-rail-saxonia =
    Saksonia (Saxonia) też jest warta 2 i nikogo tam nie ma.
    .task = Przemarsz Magdeburg → Saxonia.
    .hint = Wolno to zrobić. Ale Saksonia stoi otworem, a armia w Magdeburgu na to właśnie czeka.
    .right = W Saksonii też zostaje Garnizon i Twój Ruch się kończy. Zaczyna się następna tura.

lesson-realpolitik-action_cards_and_rail-rail-harvest =
    Czas na żniwa. Terytoria Sporne z Twoim paskiem dają Wpływ: Holsztyn (Holstein) 1, Czechy (Bohemia) 2, Saksonia (Saxonia) 2.
    .task = Wybierz kartę Akcji { action-influence }.
    .hint = Później. Zbierz plon, zanim przyjdzie po niego Austria.
    .right = 5 punktów Wpływu za jednym zamachem: masz ich 6.

lesson-realpolitik-action_cards_and_rail-rail-winning =
    Gdy ktoś ma 25 punktów Wpływu, turę gra się jeszcze do końca. Potem wygrywa ten, kto ma najwięcej, a przy remisie wyższe miejsce w kolejności Prestiżu.

    Prestiż zdobywa się w bitwach: zwycięzca, którego Generał albo Garnizon był na polu bitwy, wyprzedza Mocarstwo stojące tuż przed nim.

lesson-realpolitik-action_cards_and_rail-rail-farewell =
    Tajne karty, kolej i Przymierza, których muszą chcieć obie strony: oto Realpolitik. Jak rozstrzyga się bitwy, pokazuje lekcja gry Koalicje.

    Rozpocznij grę. Przy trzech graczach Włochy są Pomniejszym Mocarstwem.
