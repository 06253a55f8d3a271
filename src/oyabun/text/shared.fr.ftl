# Ce que disent tous les jeux.
the-table = la table
seat = Place { $n }
somebody = Quelqu’un
list-and = { $head } et { $tail }
colon = { $head } : { $tail }
player = { $you ->
    [yes] vous
   *[no] { $seat }
}
said = { $you ->
    [yes] Vous lancez : « { $quote } »
   *[no] { $seat } lance : « { $quote } »
}

# Qui joue quand la place est vide : leur nom, et une phrase sur chacun.
bot-random = l’ivrogne
bot-random-says = Joue n’importe quoi, du moment que c’est permis.
bot-heuristic = le vieux briscard
bot-heuristic-says = Joue d’instinct, sans réfléchir longtemps.
bot-easy = l’apprenti
bot-easy-says = Connaît le jeu, regarde vite et laisse passer des choses. Pour une première partie.
bot-normal = l’habitué
bot-normal-says = Vient tous les soirs, réfléchit un instant et ne fait pas de cadeaux.
bot-hard = le stratège
bot-hard-says = Réfléchit environ une seconde, voit venir et se souvient de ce que vous avez montré.
bot-boss = l’oyabun
bot-boss-says = Prend son temps, quelques secondes à chaque coup. Personne ne le presse.
bot-greedy = le glouton
bot-greedy-says = Prend ce qui brille sur le moment, sans voir plus loin.
bot-flat = le besogneux
bot-flat-says = Essaie tout autant de fois avant de se décider.

# Pourquoi un choix est bon.
because = { $n ->
    [100] Ensuite : { $quote }
   *[other] { $n } fois sur 100, ensuite : { $quote }
}
