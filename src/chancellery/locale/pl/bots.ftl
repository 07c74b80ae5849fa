## Boty

bots-unknown = Nie ma bota o nazwie „{ $name }”. Znane boty: { $known }.
