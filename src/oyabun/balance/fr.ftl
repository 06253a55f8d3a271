# Ce que dit le rapport du laboratoire.
balance-title = { $title } : comment se joue { $edition }
balance-lead = { $games } parties à { $seats } places, jouées par { $bots }, le { $date }. Les traits des graphiques et les nombres entre parenthèses sont des intervalles à 95 %.
seats = Toutes les places se valent-elles ?
seats-fair = Aucune place n’est meilleure qu’une autre, pour autant que ces parties le disent : la part équitable est de { $fair }.
seats-unfair = { $n ->
    [one] La place { $seats } n’obtient pas
   *[other] Les places { $seats } n’obtiennent pas
} la part équitable, { $fair } : elle est hors de l’intervalle.
seat = Place { $n }
leads = Qui mène gagne ?
leads-text = Combien de fois celui qui était devant à ce moment l’a emporté, à en juger comme un spectateur. Un meneur échappé, devant à chaque manche depuis le milieu, gagne { $runaway } des parties. La dernière manche décide { $last } : celui qui était devant quand elle commence ne gagne pas. Le dernier du milieu de partie gagne encore { $comebacks }.
lead-quarter = au quart
lead-half = à mi-partie
lead-three-quarters = aux trois quarts
lead-last-round = dernière manche
lengths = Combien de temps ?
lengths-text = { $mean } décisions par partie, donneur compris. Comment les parties ont fini : { $ends }
worths-source = D’où viennent les points
worths-source-text = De combien de points de pourcentage gagne plus souvent celui qui en tire le plus ; { $n } sur { $all } sont montrés. Un point d’interrogation : c’est peut-être le hasard.
worths-move = Ce que valent cartes, jetons et choix
worths-move-text = De combien de points de pourcentage gagne plus souvent une place qui l’a joué, ou reçu, au moins une fois ; { $n } sur { $all } sont montrés. Un point d’interrogation : c’est peut-être le hasard. Cela va avec la victoire ; ce n’en est pas forcément la cause.
head-what = Quoi
head-seats = Places
head-with = Victoires avec
head-without = Victoires sans
head-difference = Différence
head-first = Avant
head-second = Après
head-sure = Plus que le hasard
sure-yes = oui
sure-no = –
unused = Les choix que personne ne fait
unused-none = Tous les choix sont faits, aussi souvent qu’on peut l’attendre ou presque.
unused-text = Ils étaient souvent permis et presque jamais pris ; { $n } sur { $all } sont montrés. Ou bien ils sont trop faibles, ou bien ces bots ne voient pas à quoi ils servent.
head-choice = Choix
head-expected = Le hasard le prendrait
head-chosen = Pris
compared = Ce qui change de { $first } à { $second }
compared-text = Les mêmes { $games } donnes pour les deux. Options qui diffèrent : { $options }. Ce qui a changé plus que par hasard vient d’abord ; on le demande à tout le tableau à la fois.
compared-worths = { $n ->
    [0] De ce que valent cartes, jetons, choix et sources de points, rien n’a changé plus que par hasard.
   *[other] Ce que vaut le fait d’avoir quelque chose (points de pourcentage de victoires en plus) a changé plus que par hasard pour :
}
number-length = Décisions par partie
number-lead-quarter = Qui mène au quart gagne
number-lead-half = Qui mène à mi-partie gagne
number-lead-three-quarters = Qui mène aux trois quarts gagne
number-lead-last-round = Qui mène avant la dernière manche gagne
number-runaway = Meneurs échappés
number-last-round = La dernière manche décide
number-comeback = Gagné depuis la dernière place
boards = Les plateaux de la première partie
board-middle = À mi-partie
board-end = À la fin
how = Pour obtenir la même chose
how-text = Options : { $options }. Version { $version } des règles, édition { $edition }.
