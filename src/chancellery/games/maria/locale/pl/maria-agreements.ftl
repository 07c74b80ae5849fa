# Maria: negocjacje i kontrakty (20, 21).

## Klauzule

maria-clause-truce = zawieszenie broni między { $power_ins } a { $other_power_ins } do końca tury { $turn }
maria-clause-evacuate = opuszczenie miasta { $city } ({ $power }); powrót dopiero po turze { $turn }
maria-clause-vote = głosy { $power_gen } na kandydata { $candidate_id ->
    [france] francuskiego
   *[other] austriackiego
}
maria-clause-subsidy = subsydia { $power_gen } dla { $other_power_gen } przez { $count ->
    [one] { $count } turę
    [few] { $count } tury
   *[many] { $count } tur
}
maria-clause-cancel = zerwanie kontraktu (subsydia { $power_gen } dla { $other_power_gen })
maria-clause-end = koniec porozumienia { $number }

## Dziennik

maria-log-contract_made = Kontrakt: subsydia { $power_gen } dla { $other_power_gen }, karta co turę przez { $count ->
    [one] { $count } turę
    [few] { $count } tury
   *[many] { $count } tur
}.
maria-log-agreement_proposed = { $seat } proponuje porozumienie { $number } (podpisują: { $seats }){ $clauses_count ->
    [0] {""}
   *[other] : { $clauses }
}.{ $words_id ->
    [said] {" "}„{ $words }”
   *[nothing] {""}
}
maria-log-agreement_signed = { $seat } podpisuje porozumienie { $number }.
maria-log-agreement_refused = { $seat } odrzuca porozumienie { $number }.
maria-log-agreement_withdrawn = { $seat } wycofuje propozycję porozumienia { $number }.
maria-log-agreement_concluded = Porozumienie { $number } jest zawarte i obowiązuje.
maria-log-agreement_lapsed = Propozycja porozumienia { $number } przepada z końcem tury.
maria-log-agreement_ended = Porozumienie { $number } wygasa.

## Odpowiedź

maria-prompt-agreement = Podpisać porozumienie { $number }?
    .declining = Nikt nie czeka na odpowiedź; propozycja przepada z końcem tury.
    .waiting = { $power }: decyzja o podpisaniu porozumienia.
maria-move-sign = Podpisz porozumienie { $number }
maria-move-turn_down = Odrzuć porozumienie { $number }
maria-move-withdraw = Wycofaj porozumienie { $number }

## Projekt porozumienia

maria-answer-sign = Podpisz
maria-answer-turn_down = Odrzuć
maria-answer-withdraw = Wycofaj
maria-contract-left = { $count ->
    [one] jeszcze { $count } tura
    [few] jeszcze { $count } tury
   *[many] jeszcze { $count } tur
}

maria-draft-truce = Zawieszenie broni
    .about = Żadna ze stron nie wchodzi do miasta, w którym stoi pionek drugiej strony, ani do miasta, które z nim sąsiaduje. Ataków i wycofań nakazanych przez zasady to nie dotyczy.
maria-draft-evacuate = Opuszczenie miasta
    .about = Frakcja opuszcza miasto, gdy tylko może, i do niego nie wraca.
maria-draft-vote = Głosy w wyborach
    .about = Frakcja oddaje na tego kandydata wszystkie swoje głosy w wyborach cesarskich.
maria-draft-subsidy = Subsydia
    .about = Co turę frakcja, która przekazuje subsydia, dobiera o jedną kartę mniej, a druga o jedną więcej.
maria-draft-cancel = Zerwanie kontraktu
    .about = Kontrakt kończy się od razu.
maria-draft-end = Koniec porozumienia
    .about = Porozumienie kończy się od razu; muszą podpisać wszystkie jego strony.
maria-draft-words = Przyrzeczenie słowne
    .about = Każdy może je przeczytać. Wiąże, ale strzeże go tylko dobra wola.
maria-draft-term = Porozumienie obowiązuje
    .open = jak jego klauzule, bez nich do końca rozgrywki

maria-field-between = Między kim
maria-field-who = Kto
maria-field-city = Miasto
maria-field-long = Jak długo
maria-field-pays = Kto komu przekazuje
maria-field-votes = Kto na kogo głosuje
maria-field-contract = Który kontrakt
maria-field-agreement = Które porozumienie

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

maria-refused-agreement-full-only = Porozumienia i kontrakty należą do pełnej gry.
maria-refused-agreement-battle = Podczas bitwy nie zawiera się porozumień.
maria-refused-agreement-empty = Porozumienie musi mieć klauzulę albo treść.
maria-refused-agreement-long = Porozumienie ma najwyżej { $most ->
    [one] { $most } klauzulę
    [few] { $most } klauzule
   *[many] { $most } klauzul
}.
maria-refused-agreement-alone = Porozumienie wymaga drugiego gracza; bez niego możesz zawrzeć tylko kontrakt między własnymi frakcjami.
maria-refused-agreement-too-many = Liczba Twoich otwartych propozycji: { $most }. Najpierw jakąś wycofaj.
maria-refused-agreement-term = Porozumienie obowiązuje do końca którejś z tur od { $first } do { $last }.
maria-refused-agreement-other-player = Frakcją wymienioną w porozumieniu { $number } kieruje teraz inny gracz.
maria-refused-vote-promised = { $power }: głosy są już przyrzeczone; kandydat: { $candidate }.
maria-refused-contract-runs = Między tymi frakcjami jest już kontrakt.
maria-refused-no-contract = Nie ma takiego kontraktu.
maria-refused-contract-term = Kontrakt trwa od 1 do { $most } tur.
maria-refused-truce-no-enemies = { $power } i { $other } to nie wrogowie: nie ma między nimi wojny, więc i zawieszenia broni.
maria-refused-election-over = Cesarz jest już wybrany.
maria-refused-standing-subsidy = Subsydia Francji dla Bawarii są stałe: między nimi nie ma kontraktu.
maria-refused-payer-minor = Subsydia przekazują tylko frakcje główne; { $power } do nich nie należy.
maria-refused-not-allied = { $power } i { $other } to nie sojusznicy, a subsydia przekazuje się tylko sojusznikom.
maria-refused-minor-powers-only = W grze dwuosobowej subsydia otrzymują tylko frakcje pomniejsze.
maria-refused-no-agreement = Nie obowiązuje żadne porozumienie o numerze { $number }.
maria-refused-no-proposal = Nie ma otwartej propozycji { $number }.
maria-refused-not-your-proposal = Propozycji { $number } nie możesz wycofać: nie jest Twoja.
maria-refused-not-a-party = Nie jesteś stroną porozumienia { $number }.
maria-refused-already-signed = Porozumienie { $number } ma już Twój podpis.
maria-refused-agreement-keeps = Porozumienie { $number } nie pozwala wejść do miasta { $city }.
maria-refused-agreement-leave = Zgodnie z porozumieniem { $number } { $piece } musi najpierw opuścić miasto { $city }.
maria-refused-agreement-vote = Porozumienie { $number } wiąże głosy ({ $power }); kandydat: { $candidate }.
maria-refused-press-public = Negocjacje są jawne dla wszystkich graczy: pisz do wszystkich.
