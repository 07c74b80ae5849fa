# What is asked, in at most 60 characters.

is-short-bid = Bid Treaty Points for a side.
is-short-keep = Choose the 3 Event cards you keep.
is-short-ministry = Choose your Ministry, in secret.
is-short-first = Who takes the first Action Round?
is-short-round = { $tile ->
    [-1] Take an Investment tile.
   *[other] Spend your points, or end.
}
is-short-points = { $points }: spend them, or end.
is-short-pay = How do you pay { $points } points?
is-short-discard = Which Event card do you discard?
is-short-settle = Which Territory gets the marker?
is-short-activate = Where does the Advantage take effect?
is-short-activate_by_event = Activate an Advantage, or decline.
is-short-effect_place_conflict = Where does the Conflict marker go?
is-short-effect_unflag = Which opposing flag do you remove?
is-short-effect_shift = Which space do you shift, for free?
is-short-effect_take_control = Of which space do you take control?
is-short-effect_damage_fort = Which opposing Fort do you damage?
is-short-effect_remove_own_flag = Which of your own flags comes off?
is-short-effect_choose_one = Which effect of the card takes place?
is-short-effect_move_squadron = Which Squadron is it?
is-short-effect_opponent_loses_asset = Which of these do you lose?
is-short-effect_remove_bonus_war_tile = From which theater does a tile go?
is-short-effect_place_byng = Where do you place the Byng tile?
is-short-effect_add_demand = Add a commodity to Global Demand?
is-short-effect_replace_demand = Which commodity leaves Global Demand?
is-short-effect_score_commodity = Score this commodity now?
is-short-effect_refresh_advantages = Refresh an Advantage, or decline.
is-short-effect_exhaust_advantages = Exhaust an Advantage, or decline.
is-short-place_tile = In which theater do you place the tile?
is-short-displace = The theater is full: which tile moves?
is-short-upgrade = Which tile stays, which one goes?
is-short-assign = Assign your Basic War tiles.
is-short-tile_effect = Use the symbols of your War tiles.
is-short-spoils = Spend your spoils, or decline.
is-short-refusal = Cede the space, or refuse for { $vp } VP?
is-short-lose_squadron = Which Squadron do you give up?
is-short-shift_in_spain = Shift a space in Spain, or decline.
is-short-usa = Place flags of the United States, or stop.
