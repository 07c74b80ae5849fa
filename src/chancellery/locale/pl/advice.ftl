## Podpowiedzi

advice-none = W tej grze nie ma podpowiedzi.
advice-chance = Szansa na wygraną: około { $chance } %.
advice-chance-more = Szansa na wygraną: około { $chance } %, o { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } więcej niż przy następnej najlepszej możliwości.
advice-chance-even = Szansa na wygraną: około { $chance } %, tyle samo co przy innej możliwości.
advice-chance-less = Szansa na wygraną: około { $chance } %, o { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } mniej niż przy najlepszej możliwości.
advice-expects = Spodziewane zmiany: { $changes }.
advice-change = { $power }: { $measure } { $change }
advice-same = To, co prawdopodobnie przyniesie, niewiele różni się od innych możliwości.
advice-sensible = To wybrałby gracz rozsądny.
advice-unreckoned = Tutaj nie da się obliczyć szans.
advice-no-reason = O tym ruchu nie można nic powiedzieć albo jeszcze nie: opiera się na tym, co ukryte, albo nie było wyboru.
advice-point = ,
