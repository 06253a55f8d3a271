# Ce que dit le rapport d’une arène.
report-title = { $title } : les bots entre eux
report-lead = { $games } parties à { $seats } places sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, le { $date }. Toutes les tablées de bots ont joué les mêmes donnes, et chaque bot les a jouées de toutes les places.
head-bot = Bot
head-rating = Cote
head-interval = 95 %
head-wins = Victoires %
head-place = Rang
head-seconds = Secondes par coup
head-slowest = Le plus lent
ratings = Cotes
ratings-text = De deux joueurs, celui qui a 100 points de plus gagne 64 fois sur 100 ; être deuxième, c’est perdre. Le trait est l’intervalle où openskill situe la cote, à 95 %.
wins = Victoires
wins-text = Par place occupée ; une victoire partagée à deux compte pour une demie chacun. La part équitable est de { $fair }. Le trait est l’intervalle à 95 %.
against = En face à face
against-text = Combien de fois le bot de la ligne a fini devant celui de la colonne à la même table ; à égalité, on compte une demie.
seats = Places
seats-text = La part des victoires revenue à chaque place, peu importe qui l’occupait.
lengths = Durées
lengths-text = { $mean } décisions par partie, celles du hasard comprises. Comment elles ont fini : { $ends }
how = Pour refaire la même chose
how-text = Options : { $options }. Version { $version } des règles, édition { $edition }. Les secondes sont celles d’un seul cœur et changent d’une machine à l’autre ; un bot qui réfléchit contre la montre ne joue jamais deux fois pareil.
