# Ce que disent tous les jeux.
the-table = la table
seat = Place { $n }
somebody = Quelqu’un
list-and = { $head } et { $tail }
said = { $you ->
    [yes] Vous lancez : « { $quote } »
   *[no] { $seat } lance : « { $quote } »
}
