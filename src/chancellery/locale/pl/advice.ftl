## Podpowiedzi

advice-none = W tej grze nie ma podpowiedzi.
advice-chance = Szansa na wygraną: około { $chance } %.
advice-chance-more = Szansa na wygraną: około { $chance } %, o { $points ->
        [one] jeden punkt procentowy
        [few] { $points } punkty procentowe
       *[many] { $points } punktów procentowych
    } więcej niż przy następnej w kolejności możliwości.
advice-chance-even = Szansa na wygraną: około { $chance } %, tyle samo co przy następnej w kolejności możliwości.
advice-chance-less = Szansa na wygraną: około { $chance } %, o { $points ->
        [one] jeden punkt procentowy
        [few] { $points } punkty procentowe
       *[many] { $points } punktów procentowych
    } mniej niż przy najlepszej możliwości.
advice-expects = Spodziewane zmiany: { $changes }.
advice-change = { $power }: { $changes }
advice-same = Dalszy przebieg prawie nie różni się od innych możliwości.
advice-thumb = Dalszy przebieg prawie nie różni się od innych możliwości; na zdrowy rozsądek to pierwszy wybór.
advice-sensible = To wybrałby gracz rozsądny.
advice-unreckoned = Tutaj nie da się obliczyć szans.
advice-no-reason = O tym ruchu nie można nic powiedzieć albo jeszcze nie: opiera się na tym, co ukryte, albo nie było wyboru.
advice-point = ,
