# Maria: negocjacje i kontrakty (20, 21).

## Klauzule

maria-clause-truce = rozejm { $power_gen } i { $other_power_gen } do końca tury { $turn }
maria-clause-evacuate = ewakuacja miasta { $city } ({ $power }); powrót dopiero po turze { $turn }
maria-clause-vote = głosy { $power_gen } na kandydata { $candidate_id ->
    [france] francuskiego
   *[other] austriackiego
}
maria-clause-subsidy = subsydia { $power_gen } dla { $other_power_gen } przez { $count ->
    [one] { $count } turę
    [few] { $count } tury
   *[many] { $count } tur
}
maria-clause-cancel = rozwiązanie kontraktu na subsydia { $power_gen } dla { $other_power_gen }
maria-clause-end = koniec układu { $number }

## Dziennik

maria-log-contract_made = Kontrakt na subsydia; płatnik: { $power }, odbiorca: { $other_power }, karta co turę przez { $count ->
    [one] { $count } turę
    [few] { $count } tury
   *[many] { $count } tur
}.
maria-log-agreement_proposed = { $seat } proponuje układ { $number }, do podpisu: { $seats }{ $clauses_count ->
    [0] {""}
   *[other] {" "}– { $clauses }
}.{ $words_id ->
    [said] {" "}„{ $words }”
   *[nothing] {""}
}
maria-log-agreement_signed = { $seat } podpisuje układ { $number }.
maria-log-agreement_refused = { $seat } odrzuca układ { $number }.
maria-log-agreement_withdrawn = { $seat } wycofuje propozycję układu { $number }.
maria-log-agreement_concluded = Układ { $number } jest zawarty i obowiązuje.
maria-log-agreement_lapsed = Propozycja układu { $number } przepada z końcem tury.
maria-log-agreement_ended = Układ { $number } wygasł.

## Odpowiedź

maria-prompt-agreement = Podpisać układ { $number }?
    .declining = Nikt nie czeka na odpowiedź; propozycja przepada z końcem tury.
    .waiting = { $power } może podpisać układ.
maria-move-sign = Podpisz układ { $number }
maria-move-turn_down = Odrzuć układ { $number }
maria-move-withdraw = Wycofaj układ { $number }

## Projekt układu

maria-answer-sign = Podpisz
maria-answer-turn_down = Odrzuć
maria-answer-withdraw = Wycofaj
maria-contract-left = { $count ->
    [one] jeszcze { $count } tura
    [few] jeszcze { $count } tury
   *[many] jeszcze { $count } tur
}

maria-draft-truce = Rozejm
    .about = Żadna ze stron nie wchodzi do miasta, w którym stoi pionek drugiej strony, ani do miasta obok. Ataków i odwrotów nakazanych przez zasady to nie dotyczy.
maria-draft-evacuate = Ewakuacja
    .about = Frakcja opuszcza miasto, gdy tylko może, i do niego nie wraca.
maria-draft-vote = Głosy w elekcji
    .about = Frakcja oddaje na tego kandydata wszystkie swoje głosy w elekcji cesarskiej.
maria-draft-subsidy = Subsydia
    .about = Co turę płatnik dobiera o jedną kartę mniej, a odbiorca dobiera jedną kartę.
maria-draft-cancel = Rozwiązanie kontraktu
    .about = Kontrakt kończy się od razu.
maria-draft-end = Koniec układu
    .about = Układ kończy się od razu; muszą podpisać wszystkie jego strony.
maria-draft-words = Przyrzeczenie słowne
    .about = Każdy może je przeczytać. Wiąże, ale strzeże go tylko dobra wola.
maria-draft-term = Układ obowiązuje
    .open = jak jego klauzule, bez nich do końca partii

maria-field-between = Między kim
maria-field-who = Kto
maria-field-city = Miasto
maria-field-long = Jak długo
maria-field-pays = Kto komu płaci
maria-field-votes = Kto na kogo głosuje
maria-field-contract = Który kontrakt
maria-field-agreement = Który układ

maria-choice-turn = do końca tury { $turn }
maria-choice-span = przez { $count ->
    [one] { $count } turę
    [few] { $count } tury
   *[many] { $count } tur
}
maria-choice-truce = { $power } i { $other_power }
maria-choice-subsidy = { $power } dla { $other_power_gen }
maria-choice-cancel = { $power } dla { $other_power_gen }
maria-choice-contract = { $power } dla { $other_power_gen }
maria-choice-vote = { $power } na kandydata { $other_power_id ->
    [france] francuskiego
   *[other] austriackiego
}
maria-choice-agreement = { $number }: { $said }

## Odmowy

maria-refused-agreement-full-only = Układy i kontrakty należą do pełnej gry.
maria-refused-agreement-battle = Podczas bitwy nie zawiera się układów.
maria-refused-agreement-empty = Układ musi mieć klauzulę albo treść.
maria-refused-agreement-long = Układ ma najwyżej { $most } klauzul.
maria-refused-agreement-alone = Układ wymaga drugiego gracza; sam możesz zawrzeć tylko kontrakt między własnymi frakcjami.
maria-refused-agreement-too-many = Liczba twoich otwartych propozycji: { $most }. Najpierw jakąś wycofaj.
maria-refused-agreement-term = Układ obowiązuje do końca którejś z tur od { $first } do { $last }.
maria-refused-agreement-other-player = Frakcją wymienioną w układzie { $number } kieruje teraz inny gracz.
maria-refused-vote-promised = { $power }: głosy są już przyrzeczone; kandydat: { $candidate }.
maria-refused-contract-runs = Między tymi frakcjami jest już kontrakt.
maria-refused-no-contract = Nie ma takiego kontraktu.
maria-refused-contract-term = Kontrakt trwa od 1 do { $most } tur.
maria-refused-truce-no-enemies = { $power } i { $other } to nie wrogowie: nie ma między nimi wojny, więc i rozejmu.
maria-refused-election-over = Cesarz jest już wybrany.
maria-refused-standing-subsidy = Subsydia Francji dla Bawarii są stałe: między nimi nie ma kontraktu.
maria-refused-payer-minor = Subsydia płacą tylko frakcje główne; { $power } do nich nie należy.
maria-refused-not-allied = { $power } i { $other } to nie sojusznicy, a subsydia płaci się tylko sojusznikom.
maria-refused-minor-powers-only = W grze dwuosobowej subsydia otrzymują tylko frakcje mniejsze.
maria-refused-no-agreement = Nie obowiązuje żaden układ o numerze { $number }.
maria-refused-no-proposal = Nie ma otwartej propozycji { $number }.
maria-refused-not-your-proposal = Propozycji { $number } nie możesz wycofać: nie jest twoja.
maria-refused-not-a-party = Nie jesteś stroną układu { $number }.
maria-refused-already-signed = Układ { $number } ma już twój podpis.
maria-refused-agreement-keeps = Układ { $number } nie pozwala wejść do miasta { $city }.
maria-refused-agreement-leave = Zgodnie z układem { $number } { $piece } musi najpierw opuścić miasto { $city }.
maria-refused-agreement-vote = Układ { $number } ({ $power }): głosy na kandydata { $candidate }.
maria-refused-press-public = Negocjacje są jawne dla wszystkich graczy: pisz do wszystkich.
