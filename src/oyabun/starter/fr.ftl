title = Starter
tagline = Rester ou passer.
summary = Chacun regarde sa carte cachée, puis reste ou passe, tous en même temps. La plus haute carte restée gagne un point par autre carte restée.
goal-1 = Ayez le plus de points après la dernière manche.
goal-2 = Regardez votre carte, puis restez ou passez, tous en même temps.
goal-3 = La plus haute carte restée gagne un point par autre carte restée.
source-rounds = Gagné dans les manches
board-title = La table de Starter
board-desc = Une plaque et une carte par joueur, et deux boutons : rester et passer.

move-deal = Distribuer un { $n }
move-stay = Rester
move-fold = Passer
ask-choose = Vous restez, ou vous passez ?
wait-choose = { $seat } doit choisir.
wait-deal-card = Une carte est distribuée.
reason-last-round = La dernière manche est jouée.

shows =
    { $you ->
        [yes] Vous restez et montrez un { $n }.
       *[other] { $seat } reste et montre un { $n }.
    }
folds =
    { $you ->
        [yes] Vous passez.
       *[other] { $seat } passe.
    }
last-card =
    { $n ->
        [0] –
       *[other] a montré { $n }
    }
own-card =
    { $n ->
        [0] Starter
       *[other] Votre carte : { $n }
    }

# La leçon
lesson-card = Chacun a tiré une carte de 1 à 10 que personne d’autre ne voit. La vôtre est un 9.
lesson-stay = Tout le monde décide en même temps. Un 9 est rarement battu : restez.
lesson-stay-right = Les autres décident à leur tour, puis on montre les cartes restées.
lesson-stay-not = Avec un 9 ? Restez.
lesson-shown = L’un est resté avec un 6 et vous paie un point. L’autre a passé, ce qui ne coûte rien.
lesson-fold = Nouvelle manche, et un 2. Qui reste avec ça paie : passez.
lesson-fold-right = On s’en tire à bon compte.
lesson-fold-not = Tout le monde bat un 2. Passez.
lesson-end = Les deux autres sont restés, et le 8 a pris un point au 7. Après la dernière manche, le plus de points gagne.
