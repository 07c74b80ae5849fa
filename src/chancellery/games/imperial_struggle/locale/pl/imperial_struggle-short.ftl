# O co chodzi, najwyżej w 60 znakach.

is-short-bid = Licytacja stron: ile Punktów Pokoju oddajesz?
is-short-keep = Wybierz 3 Karty Wydarzeń, które zatrzymasz.
is-short-ministry = Wybierz w tajemnicy Karty Ministerialne.
is-short-first = Kto rozgrywa pierwszą Rundę Akcji?
is-short-round = { $tile ->
    [-1] Weź kafelek Inwestycji.
   *[other] Wydaj punkty albo zakończ.
}
is-short-points = { $points }: wydaj albo zakończ.
is-short-pay = Jak zapłacisz { $points } pkt?
is-short-discard = Którą Kartę Wydarzenia odrzucasz?
is-short-settle = Na którym Terytorium kładziesz znacznik?
is-short-activate = Gdzie działa Korzyść?
is-short-activate_by_event = Użyj Korzyści albo zrezygnuj.
is-short-effect_place_conflict = Gdzie kładziesz znacznik Konfliktu?
is-short-effect_unflag = Którą sekcję przeciwnika odflagowujesz?
is-short-effect_shift = Którą sekcję zmieniasz za darmo?
is-short-effect_take_control = Nad którą sekcją przejmujesz kontrolę?
is-short-effect_damage_fort = Który Fort przeciwnika uszkadzasz?
is-short-effect_remove_own_flag = Którą własną Flagę usuwasz?
is-short-effect_choose_one = Który efekt karty zadziała?
is-short-effect_move_squadron = Który to Szwadron?
is-short-effect_opponent_loses_asset = Co z tego tracisz?
is-short-effect_remove_bonus_war_tile = Z którego Teatru kafelek wraca do puli?
is-short-effect_place_byng = W którym Teatrze kładziesz kafelek Bynga?
is-short-effect_add_demand = Dodać towar do Globalnego Zapotrzebowania?
is-short-effect_replace_demand = Który towar ustępuje miejsca?
is-short-effect_score_commodity = Podliczyć teraz ten towar?
is-short-effect_refresh_advantages = Odnów Korzyść albo zrezygnuj.
is-short-effect_exhaust_advantages = Zużyj Korzyść albo zrezygnuj.
is-short-place_tile = W którym Teatrze kładziesz kafelek?
is-short-displace = Teatr jest pełny: który kafelek przenosisz?
is-short-upgrade = Który kafelek zostaje, a co z drugim?
is-short-assign = Przydziel Bazowe kafelki Wojny.
is-short-tile_effect = Użyj symboli swoich kafelków Wojny.
is-short-spoils = Wydaj łupy albo zrezygnuj.
is-short-refusal = Oddać Terytorium czy odmówić (PZ: { $vp })?
is-short-lose_squadron = Który Szwadron oddajesz?
is-short-shift_in_spain = Zmień sekcję Hiszpanii albo zrezygnuj.
is-short-usa = Kładź Flagi USA albo zakończ.
