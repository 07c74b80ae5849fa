# O co chodzi, najwyżej w 60 znakach.

short-expel_before = Wydal członków Koalicji albo graj dalej.
short-expel_after = Wydal członków Koalicji albo graj dalej.
short-status = Wybierz w tajemnicy Status Dyplomatyczny.
short-expelled_status = Po wydaleniu: Neutralność czy Ekspansjonizm?
short-refused_status = Odrzucenie: wybierz inny Status.
short-bid = Licytuj w tajemnicy Pomniejsze Mocarstwo.
short-drill = Musztra: dobrać kartę i jedną odrzucić?
short-drill_discard = Musztra: odrzuć kartę Bitwy.
short-surplus = Za dużo kart: do odrzucenia { $count }.
short-leadership = Przywództwo: wybierz jedno z czterech.
short-more_generals = Przywództwo: kolejni Generałowie czy koniec?
short-purchase = Mobilizacja: kupuj. Pieniądze: { $money }.
short-arbiter = Wybierz Arbitra.
short-disband = Rozwiąż Garnizony albo graj dalej.
short-move = Porusz Generałami albo zakończ.
short-path = { $path }: dokąd dalej?
short-consent = Zgoda na ruch { $path }?
short-garrison = Umieść Garnizon albo graj dalej.
short-win_garrison = Obsadź pole bitwy Garnizonem albo graj dalej.
short-battle = Która bitwa będzie następna?
short-request = Poproś o kolejną Turę Ruchu albo zakończ.
short-grant = { $mover }: zgoda na kolejną Turę Ruchu?
short-support = Bitwa: wesprzyj stronę albo zostań z boku.
short-card = Bitwa: zagraj kartę albo spasuj.
short-target = Wybierz kartę wroga, na którą działa Twoja karta.
short-beaten = Dokąd trafia pokonany Generał?
short-withdraw = Remis: dokąd wycofuje się Generał?
short-update_withdraw = Generałowie muszą odejść: dokąd?
short-assign = Przydziel Garnizon Generałowi.
short-stay = Czy obcy Generał może zostać ({ $place })?
short-napoleon = Który Generał to Napoleon?
short-named_general = Który to Generał historyczny?
short-subsidy = Subwencje. Do rozdania: { $money }.
short-subsidy_answer = Przyjąć Subwencję ({ $money })?
short-wellington = Dodać Siłę tego Generała w bitwie?
short-kutuzov = Wycofać się przed bitwą?
short-blucher = Gdzie zbiera się pokonany Generał?
short-grand_vizier = Umieść pokonanego Generała z 1 Oddziałem.
short-action_card = Wybierz w tajemnicy kartę Akcji.
short-negotiation = Negocjuj i daj znać, gdy skończysz.
short-demand = Daj w tajemnicy żeton Przymierza.
short-free_train = Umieść darmowe Pociągi. Zostało: { $count }.
short-train_consent = Zgoda na Pociąg { $place } – { $to }?
short-generals = Umieść Generałów, przenieś ich poza planszę albo graj dalej.
short-rail = Przewieź Generałów lub Oddziały albo graj dalej.
short-rail_path = Koleją { $path }: dokąd dalej?
short-troop_consent = Przepuścić Oddział { $place } → { $to }?
short-admit = Przyjąć do Koalicji: { $applicant }?
short-crown = Przyjąć Koronę?
short-vote = Elekcja: zagłosuj albo wstrzymaj się.
short-gifts = Oferuj Sojusznikom Pieniądze lub karty.
short-subsidies = Oferuj Pieniądze kolejnemu Sojusznikowi.
short-mercenaries = Oferuj kolejne karty Bitwy albo graj dalej.
short-mercenaries_answer = Przyjąć Najemników?
short-division = Kto prowadzi to Mocarstwo?
short-lowest_morale = Które Mocarstwo otrzymuje 1 punkt Morale?
short-source = Który francuski Generał atakuje?
short-race_place = Wyścig do Paryża: gdzie stanie trzeci?
short-french_troops = Który francuski Generał otrzymuje Oddział?
short-open_card = Bitwa: zagraj odkrytą kartę albo spasuj.
short-french_withdraw = Dokąd wycofuje się francuski Generał?

# Co robi pionek albo karta, w słowie lub dwóch.

kind-march = Przemarsz
kind-strategic = Strategicznie
kind-sail = Morzem
kind-orient = Na Wschód
kind-rail = Koleją
kind-rail_troop = Oddział koleją
kind-buy_troop = Oddziały
kind-buy_card = Karty Bitwy
kind-buy_morale = Morale

# Garnizon umieszczany bez pytania.

wish-none = bez Garnizonu
wish-first = Garnizon z tyłu
wish-last = Garnizon u celu
