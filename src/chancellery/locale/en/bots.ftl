## Bots

bots-unknown = There is no bot called “{ $name }”. Known bots: { $known }.
