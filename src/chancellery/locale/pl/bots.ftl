## Boty

bots-unknown = Nie ma bota o nazwie „{ $name }”. Znane boty: { $known }.

bots-with-personality = { $level }, { $personality }

personality-hawk = jastrząb
    .description = Uderza tam, gdzie inni czekają; rzadko wybacza i rzadko coś podpisuje.
personality-banker = bankier
    .description = Wydaje późno, walczy tylko wtedy, gdy jest pewien swego, i płaci za spokój.
personality-broker = uczciwy pośrednik
    .description = Szuka porozumień, dotrzymuje słowa i tego samego oczekuje.
personality-opportunist = oportunista
    .description = Bierze, co leży odłogiem, czyjekolwiek by było, i szybko zapomina.
personality-guardian = strażnik równowagi
    .description = Pilnuje tego, kto prowadzi, i zwołuje przeciw niemu pozostałych.
personality-surprise = niespodzianka
    .description = Jedna z pięciu osobowości; która, okaże się w grze.
bots-not-importable = Bota „{ $name }” nie można użyć: { $error }
research-rewards = Nie ma nagród „{ $value }”. Są: { $known }
