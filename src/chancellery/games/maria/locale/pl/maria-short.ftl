# O co chodzi, najwyżej w 60 znakach.

maria-short-armies = Ilu armiami dowodzi { $general }?
maria-short-trump = Wybierz kolor atutowy.
maria-short-bid = Połóż zakrytą kartę na planszy polityki.
maria-short-political_card = Wybierz kartę polityki albo zachowaj swoje.
maria-short-use_card = Użyć tej karty polityki czy ją odrzucić?
maria-short-use_part = Wykonać tę część karty?
maria-short-vote = Na kogo głosuje { $city }?
maria-short-hussar = Gdzie umieszczasz huzara { $number }?
maria-short-subsidy = Czy Francja przekazuje subsydia Bawarii?
maria-short-payment = Do zapłaty: { $price } pkt.
maria-short-discard = Do odrzucenia jeszcze: { $count }.
maria-short-supply = Za czyje zaopatrzenie płacisz teraz?
maria-short-movement = Ruszaj generałami i taborami albo zakończ.
maria-short-end_movement = Nie ma już czym ruszyć, nadchodzą bitwy.
maria-short-walk = { $piece }: dalej czy postój?
maria-short-consent = Czy może dołączyć do Twojego generała?
maria-short-consent_move = Czy może poprowadzić Twojego generała?
maria-short-command = Kto dowodzi zgrupowaniem?
maria-short-division = Podziel armie zgrupowania.
maria-short-remain = Który generał zostaje z ostatnią armią?
maria-short-attack = Która bitwa będzie następna?
maria-short-battle = Bitwa: zagraj kartę albo zrezygnuj.
maria-short-retreat = Dokąd wycofuje się { $general }?
maria-short-retreat_way = Wycofać się przez miasto huzara?
maria-short-recruit = Ile armii, każda za 4 punkty?
maria-short-levy = Ile armii za darmo?
maria-short-return = Czy przywracasz usuniętego generała?
maria-short-give = Ile armii dostaje { $general }?
maria-short-corps = Korpus ekspedycyjny: który generał odchodzi?
maria-short-make_room = Dokąd ustępuje pionek z jego miasta?
maria-short-reduce = Czy Francja redukuje cele militarne?
maria-short-offer_peace = Czy Prusy oferują Austrii pokój?
maria-short-peace = Pokój za Śląsk: czy Austria go przyjmuje?
maria-short-second_train = Gdzie stanie drugi tabor Prus?
maria-short-saxony = Przesunąć znacznik Saksonii ku Austrii?
maria-short-saxon_return = Z iloma armiami go przywracasz?
maria-short-relocate = Który pionek dokąd?
maria-short-agreement = Podpisać porozumienie { $number }?

# Co robi pionek, w słowie lub dwóch.

maria-kind-move = Ruch
maria-kind-together = Zgrupowanie
maria-kind-march = Forsowny marsz
maria-kind-march_together = Forsownie, zgrupowanie
maria-kind-restore = Przywróć
maria-kind-replace = Przenieś
