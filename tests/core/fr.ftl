title = Janken
tagline = Pierre, feuille, ciseaux.
summary = Tout le monde montre une main à la fois.
board-title = Janken
board-desc = Les scores.
rock = pierre
paper = feuille
scissors = ciseaux
move-show = Montrer : { $word }
move-toss = La manche vaut { $n }
ask-all-show = Montrez une main.
wait-all-show = { $seat } doit montrer une main.
wait-toss-coin = La table lance une pièce.
chosen = { $you ->
    [yes] Vous avez choisi.
   *[no] { $seat } a choisi.
}
shows = { $you ->
    [yes] Vous montrez : { $word }.
   *[no] { $seat } montre : { $word }.
}
reason-tired = Tout le monde est fatigué.
option-rounds = Manches
option-rounds-3 = trois
option-rounds-5 = cinq
goal-1 = Battez les mains des autres.
goal-2 = Tout le monde montre une main à la fois.
goal-3 = Une manche gagnée rapporte ce qu’elle vaut.
