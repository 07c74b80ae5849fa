# The rules catalogues and what the tests prove of them.

rules-unknown = There is no rule { $id }.
rules-suggestions = Did you mean: { $ids }?
rules-cites = Names: { $ids }
rules-cited-by = Named by: { $ids }
rules-shared = The same rule in other games: { $ids }
rules-proven = Proven by: { $tests }
rules-open = No test proves it yet.
rules-language-note = The rules of this game are told in English only.
rules-game = { $prefix ->
    [K] Coalitions (K)
    [RP] Realpolitik (RP)
    [RD] Raison d'État (RD)
    [M] Maria (M)
    [IS] Imperial Struggle (IS)
   *[other] { $prefix }
}
rules-chapter = { $chapter ->
    [SU] {"  "}set-up
   *[other] {"  "}chapter { $chapter }
}
rules-column-game = game
rules-column-statements = statements
rules-column-proven = proven
rules-column-open = open
rules-column-shared = shared / proven

# the printed book
book-subtitle = The rules in our own words, with all rulings and examples
book-chapter = Chapter
book-contents = Contents
book-index = Index
book-position = Position
book-happens = What happens
book-result = Result
book-note = Note
book-sequence = Sequence
book-actions = Actions
book-costs = Costs
book-battle = Battle
book-victory = Victory
