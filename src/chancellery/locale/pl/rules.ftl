# Katalogi zasad i to, czego z nich dowodzą testy.

rules-unknown = Nie ma zasady { $id }.
rules-suggestions = Czy chodziło o: { $ids }?
rules-cites = Wymienia: { $ids }
rules-cited-by = Wymieniają ją: { $ids }
rules-shared = Ta sama zasada w innych grach: { $ids }
rules-proven = Dowodzą jej testy: { $tests }
rules-open = Nie dowodzi jej jeszcze żaden test.
rules-language-note = Zasady tej gry są spisane tylko po angielsku.
rules-game = { $prefix ->
    [K] Koalicje (K)
    [RP] Realpolitik (RP)
    [RD] Raison d’État (RD)
    [M] Maria (M)
    [IS] Imperial Struggle (IS)
   *[other] { $prefix }
}
rules-chapter = { $chapter ->
    [SU] {"  "}przygotowanie
   *[other] {"  "}rozdział { $chapter }
}
rules-column-game = gra
rules-column-statements = zasady
rules-column-proven = dowiedzione
rules-column-open = otwarte
rules-column-shared = wspólne / dowiedzione

# książka w druku
book-subtitle = Zasady naszymi słowami, ze wszystkimi rozstrzygnięciami i przykładami
book-chapter = Rozdział
book-contents = Spis treści
book-index = Indeks
book-position = Sytuacja
book-happens = Co się dzieje
book-result = Wynik
book-note = Uwaga
book-sequence = Przebieg
book-actions = Akcje
book-costs = Koszty
book-battle = Bitwa
book-victory = Zwycięstwo
