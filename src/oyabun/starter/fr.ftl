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
