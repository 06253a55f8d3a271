title = Kamiza
tagline = Quatre têtes, deux tables, un fauteuil vide. Asseyez-vous avant qu’on s’asseye sur vous.
summary = Posez une carte face cachée, en haut de la table ou tout en bas, lâchez une menace, et priez pour que personne n’ait eu la même idée.

goal-1 = Devenez le prochain président : après trois parties de trois manches, le plus de points l’emporte.
goal-2 = À votre tour, posez une de vos quatre cartes face cachée en haut de la table (Kamiza) ou en bas (Shimoza), et lâchez une menace. Ensuite, on retourne tout.
goal-3 = Deux cartes identiques au même endroit s’annulent. En haut, seule la plus forte des cartes restantes marque ; en bas, toutes. Un Tueur abat un Boss, et les jetons WANTED coûtent des points à la fin.

boss = Boss
underboss = Bras droit
hitman = Tueur
policeman = Ripou
kamiza = Kamiza
shimoza = Shimoza
kamiza-sign = Kamiza
shimoza-sign = Shimoza
kamiza-seats = Boss, Bras droit, Tueur, Ripou
shimoza-seats = Bras droit, Tueur
wanted = WANTED
boss-does = Le plus grand nombre en haut de la table, et nulle part ailleurs ; un Tueur au même endroit l’abat.
underboss-does = Il prend le haut de la table s’il n’y reste aucun Boss ; en bas, il est aussi le bienvenu.
hitman-does = Le plus petit nombre, mais en haut de la table il abat un Boss et touche la prime.
policeman-does = En haut de la table, il ferme les yeux et fait du vainqueur un homme WANTED.
kamiza-does = Une seule place : la plus forte des cartes restantes la prend. Deux cartes identiques s’annulent.
shimoza-does = De la place pour un Bras droit et un Tueur : chaque carte restante marque. Deux cartes identiques s’annulent.
wanted-does = { $n } WANTED : à la fin, cela coûte des points.
kamiza-long = Kamiza, le haut de la table
shimoza-long = Shimoza, le bas de la table

move-start = { $seat } ouvre la première manche
move-card = Jouer : { $word }
move-area = Au { $word }
move-threat = « { $word } »
move-own = Avec vos mots
move-stare = Ne rien dire, et dévisager

ask-choose-card = Choisissez une carte de votre main : vous la poserez face cachée.
ask-choose-area = Choisissez où elle va : en haut ou en bas de la table.
ask-threaten = Dites un mot dont ils se souviendront. Après, c’est joué.
wait-first-start = La table désigne qui ouvre.
wait-choose-card = { $seat } choisit une carte.
wait-choose-area = { $seat } choisit une carte.
wait-threaten = { $seat } choisit une carte.

threat-1 = J’ai compté les chaises. Pas toi.
threat-2 = Tes hommes te saluent. C’est moi qu’ils ont chargé de le dire.
threat-3 = Finis ton thé. Doucement.
threat-4 = J’aimais bien ton père. Il était assis là.
threat-5 = Il y a un bateau à minuit. Tu peux encore le prendre.
threat-6 = Tu as dix doigts. Restons simples.
threat-7 = Le vieux a toussé en me regardant.
threat-8 = Joli costume. Ils voudront le récupérer.
threat-9 = Le port est profond en cette saison.
threat-10 = Je n’oublie pas un visage. Tu vas vouloir en changer.
threat-11 = Incline-toi maintenant, ça passera pour de la politesse.
threat-12 = J’ai apporté des fleurs. J’espère en avoir besoin.

round-starts = Partie { $n }, manche { $n2 } : { $you ->
    [yes] à vous d’ouvrir.
   *[no] { $seat } ouvre.
}
placed = { $you ->
    [yes] Vous posez une carte au { $word }.
   *[no] { $seat } pose une carte au { $word }.
}
threatens = { $you ->
    [yes] Vous : « { $word } »
   *[no] { $seat } : « { $word } »
}
stares = { $you ->
    [yes] Vous ne dites rien, et dévisagez tout le monde.
   *[no] { $seat } ne dit rien, et dévisage tout le monde.
}
fate-1 = { $you ->
    [yes] Votre carte ({ $word }) n’a rien à faire au { $word2 } : dehors.
   *[no] La carte de { $seat } ({ $word }) n’a rien à faire au { $word2 } : dehors.
}
fate-2 = { $you ->
    [yes] Votre carte ({ $word }) tombe au { $word2 } sous la lame d’un égal.
   *[no] La carte de { $seat } ({ $word }) tombe au { $word2 } sous la lame d’un égal.
}
fate-3 = { $you ->
    [yes] Votre carte ({ $word }) trouve la place prise au { $word2 }.
   *[no] La carte de { $seat } ({ $word }) trouve la place prise au { $word2 }.
}
fate-4 = { $you ->
    [yes] Votre { $word } se fait abattre au { $word2 } par le Tueur.
   *[no] Le { $word } de { $seat } se fait abattre au { $word2 } par le Tueur.
}
fate-5 = { $you ->
    [yes] Votre carte ({ $word }) prend place au { $word2 } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] La carte de { $seat } ({ $word }) prend place au { $word2 } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
fate-6 = { $you ->
    [yes] Votre { $word } ferme les yeux au { $word2 } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] Le { $word } de { $seat } ferme les yeux au { $word2 } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
takes-wanted = { $you ->
    [yes] Vous êtes WANTED.
   *[no] { $seat } est WANTED.
}
succeeds = { $you ->
    [yes] Vous êtes le nouveau président du Ban-yu-kai, avec { $n } points.
   *[no] { $seat } est le nouveau président du Ban-yu-kai, avec { $n } points.
}
reason-succession = Neuf manches sont passées : le Ban-yu-kai a un nouveau président.

option-police_rule = Ce que fait le Ripou au Kamiza
option-police_rule-bribe = Pot-de-vin : il prend jusqu’à 2 points au vainqueur, qui devient WANTED
option-police_rule-shakedown = Racket : il prend tout le gain du vainqueur, qui devient WANTED
option-police_rule-warrant = Mandat : le vainqueur marque, et devient WANTED
option-police_rule-dragnet = Rafle : tous ceux qui sont assis marquent, et deviennent WANTED
option-wanted = Ce que coûtent les jetons WANTED à la fin
option-wanted-linear1 = 1 point chacun
option-wanted-linear2 = 2 points chacun
option-wanted-triangular = 1, 3, 6, 10… points en tout

board-title = Kamiza
board-desc = Kamiza en haut, Shimoza en bas, et ceux qui veulent s’y asseoir.
label-hand = { $word }, dans votre main
label-hand-used = { $word }, déjà jouée
label-face-down = carte de { $seat }, face cachée au { $word }
label-own-down = votre carte ({ $word }), face cachée au { $word2 }
label-face-up = { $word } de { $seat } au { $word2 }
label-area = { $word } : posez votre carte ici
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
wanted-chips = { $n } WANTED
game-round = Partie { $n } sur { $n2 } · manche { $n3 } sur { $n4 }
source-rounds = Gagné dans les manches
kamiza-won = { $n ->
    [0] jamais au Kamiza
    [one] une fois au Kamiza
   *[other] { $n } fois au Kamiza
}
wanted-taken = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
cards-left = en main : { $word }

column-seat = Joueur
column-score = Score
column-wanted = WANTED
column-hand = Cartes restantes
column-last-round = Manche précédente
face-down = face cachée
nobody-here = personne
last-round = { $word } au { $word2 } : { $n }

# La leçon
# Pourquoi un choix est bon
why-no-hitman = Plus personne d’autre n’a de Tueur dans cette partie : rien ne peut tuer votre Boss.
why-bosses = { $n ->
    [one] Un des autres a encore un Boss à tuer dans cette partie.
   *[other] { $n } des autres ont encore un Boss à tuer dans cette partie.
}

lesson-cards = Voici vos quatre hommes : le Boss vaut 5, le Bras droit 2, le Tueur 1, et il y a un Ripou. Vous en jouez trois en trois manches, puis vous les reprenez tous.
lesson-boss = Vous ouvrez. Le Boss a le plus grand nombre : prenez-le.
lesson-boss-right = Personne d’autre ne voit qui c’est.
lesson-boss-not = Son heure viendra. Commencez par le Boss.
lesson-head = Kamiza, c’est le haut de la table : un seul siège, pour la plus forte carte. La place d’un Boss. Posez-le.
lesson-head-right = Tout le monde voit où est la carte, personne ne sait laquelle. Reste à menacer quelqu’un : cela ne fait rien, mais ensuite la carte est jouée.
lesson-head-not = En bas de la table, pas de siège pour un Boss : on le renverrait sans un point.
lesson-killed = Les quatre cartes sont retournées. Botan vous attendait : en haut, un Tueur abat un Boss et touche 4. En bas, chaque carte qui reste est payée : 2 pour un Bras droit, 1 pour un Tueur.
lesson-twice = Trois cartes en haut, personne en bas. Deux cartes pareilles à la même table s’annulent. Prenez le Bras droit.
lesson-twice-right = Il peut s’asseoir en haut comme en bas.
lesson-twice-not = Il rapporterait moins. Le Bras droit vaut 2, et il y a de la place pour lui en bas.
lesson-foot = Où est-il à l’abri ? En bas, chaque carte qui reste est payée, et il n’y a personne.
lesson-foot-right = Personne d’autre en bas : les 2 points sont presque à vous.
lesson-foot-not = En haut, seule la plus forte carte est payée, et il y en a déjà trois. Essayez le bas.
lesson-cancelled = Deux Boss se sont annulés en haut, et le Bras droit de Botan a pris le siège. Vos 2 points sont là.
lesson-hand = Sous chaque nom, ce qui reste dans cette main. Botan a un Boss ou un Ripou, et l’un des deux est en haut. Qui envoyez-vous ?
lesson-hand-right = En haut, il abat le Boss, si c’en est un, pour 4 points. La carte de Chiyo est peut-être un Ripou : il prend 2 points à celui qui gagne le siège, et le gagnant est WANTED, ce qui coûte des points à la fin. Vous savez tout. Dites-le avec une menace.
lesson-hand-not = Un Ripou vit de celui qui gagne le siège. Ici, il y a peut-être un Boss : qui abat les Boss ?
