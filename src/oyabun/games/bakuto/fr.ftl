title = Bakuto
tagline = Ginza brûle, Ginza renaît. Misez en secret, frappez en passant, ne partagez avec personne.
summary = Chaque manche, trois enjeux de six lots chacun. Glissez vos jetons dans leurs files, visibles ou cachés ; la file la plus forte l’emporte, et ses deux meilleurs contributeurs se partagent les lots. Tenez des quartiers, menez des affaires, gardez des amis bien placés.

goal-1 = Devenez le Ginza Tiger : après cinq manches, le plus de points l’emporte.
goal-2 = À chaque tour, deux de vos jetons vont sur les enjeux, l’un visible, l’autre caché. À la fin, la file à la plus forte somme gagne son enjeu, et ses deux meilleurs contributeurs se servent parmi les six lots.
goal-3 = Les quartiers de Ginza paient ceux qui y ont le plus de cubes, les activités paient par ligne et par famille de cinq, et les tuiles Réseau gardées rapportent leur coût.

red = rouge
green = vert
blue = bleu
red-a = file A rouge
red-b = file B rouge
green-a = file A verte
green-b = file B verte
blue-a = file A bleue
blue-b = file B bleue
file-a = file A
file-b = file B
b1 = bakuto 1
b2 = bakuto 2
b1-red = bakuto 1 rouge
b1-green = bakuto 1 vert
b1-blue = bakuto 1 bleu
b2-red-green = bakuto 2 rouge et vert
b2-red-blue = bakuto 2 rouge et bleu
b2-green-blue = bakuto 2 vert et bleu
b3 = bakuto 3
ronin = ronin
burakumin = burakumin
geisha = geisha
hidden-token = jeton caché
yazaemon = Yazaemonchō
shinryogae = Shin-Ryōgaechō
sanjikken = Sanjikkenbori
sukiya = Sukiyachō
owari = Owarichō
kobiki = Kobikichō
yamashita = Yamashitachō
takekawa = Takekawachō
izumo = Izumochō
gambling = tripot
sake = saké
theatre = théâtre
docks = quais
lending = usure
recolour = Tireur de pousse-pousse
block = Pompiers
protect = Garde du corps
priority = Fonctionnaire véreux
peek = Indic
second-cube = Maître charpentier
squat = Propriétaire
no-geisha = Patronne d’okiya
swap = Troupe de kabuki
salvage = Camelot tekiya
fighter = Lutteur de sumo
zone-1 = zone 1
zone-2 = zone 2
top = le jeton visible
under = le jeton du dessous
east = est
south = sud
north = nord
west = ouest
priority-1 = priorité 1
priority-2 = priorité 2
priority-3 = priorité 3
priority-4 = priorité 4

about-b1 = Vaut 1. Sur le dessus de la pile, il ouvre un enjeu, celui de sa couleur.
about-b2 = Vaut 2. Sur le dessus de la pile, il ouvre deux enjeux, ceux de ses couleurs.
about-b3 = Vaut 3. Sur le dessus de la pile, il ouvre les trois enjeux.
about-ronin = Vaut 0. Quand son enjeu est résolu, il doit tuer un jeton à côté de lui ou en face. Sur le dessus de la pile, il ouvre ce qui est ouvert à un adversaire.
about-burakumin = Vaut 0. Sur le dessus de la pile, il ouvre un enjeu au choix où aucun autre burakumin n’est visible.
about-geisha = Vaut −2. Sur le dessus de la pile, on révèle aussi le jeton du dessous, qui décide.
about-hidden = Révélé quand l’enjeu sera résolu.
about-recolour = Remplacez un de vos enjeux ouverts par un autre pour ce tour.
about-block = À poser sur une case libre d’un enjeu ouvert : plus personne n’y pose de jeton.
about-protect = À poser sur un jeton d’un enjeu ouvert : les ronin ne peuvent pas le tuer.
about-priority = Avant la révélation, échangez votre priorité avec un adversaire.
about-peek = Regardez un jeton caché d’un adversaire sur un enjeu ouvert.
about-second-cube = Ajoutez un deuxième cube sur un de vos blocs qui en a un.
about-squat = Prenez un bloc neutralisé, avec un cube.
about-no-geisha = À poser sur une case libre : toutes les geishas de l’enjeu valent 0.
about-swap = Deux de vos jetons sur des enjeux ouverts changent de place.
about-salvage = Prenez une activité dans la défausse.
about-fighter = À poser sur une case libre : il ajoute { $n } à sa file et n’appartient à personne.

move-wind = Le vent : { $word }
move-deal = { $word }
move-draw = Tirage : { $word }
move-draw-block = Tirage : { $word } { $n }
move-display = Exposer : { $word }
move-go-on = Continuer
move-pass = Passer
move-token = { $word }
move-bribe = Échanger la priorité avec { $seat }
move-copy = Imiter { $seat }
move-lift = Poser { $word }
move-file = Sur la { $word }
move-recruit = Recruter : { $word } ({ $word2 })
move-use = Utiliser : { $word }
move-slot = { $word }, case { $n }
move-recolour = Donner { $word } contre { $word2 }
move-strike = Tuer : { $word }, case { $n }
move-take = Prendre : { $word }
move-take-block = Prendre : { $word } { $n }
move-cube-block = Un cube sur { $word } { $n }

ask-commit = Choisissez le jeton du dessus : ses couleurs disent où vous pourrez poser, sa valeur quand.
ask-commit-under = Choisissez le jeton sous votre { $word } : il reste caché.
ask-bribe = Échanger votre priorité avec quelqu’un avant la révélation, ou passer ?
ask-copy = Votre ronin imite quelqu’un : choisissez à qui vous empruntez ses enjeux.
ask-act = Choisissez lequel de vos deux jetons vous posez d’abord.
ask-act-or-use = Posez le jeton suivant, ou utilisez une tuile.
ask-act-after = Vos deux jetons sont posés. Utiliser une tuile, ou passer ?
ask-place = Choisissez une case pour votre { $word }.
ask-recruit = Première case : prenez une tuile du réseau qui ne coûte pas plus que votre jeton, ou passez.
ask-late = Tout le monde a posé. Utiliser une tuile, ou passer ?
ask-use-recolour = Quel enjeu ouvert donnez-vous, et contre lequel ?
ask-use-block = Quelle case est fermée ?
ask-use-protect = Qui reçoit un garde du corps ?
ask-use-peek = Quel jeton caché regardez-vous ?
ask-use-second-cube = Quel bloc reçoit un deuxième cube ?
ask-use-squat = Quel bloc neutralisé est à vous maintenant ?
ask-use-no-geisha = Où s’assied la Patronne ?
ask-use-swap = Lequel de vos jetons change de place ?
ask-swap-with = Avec quel autre jeton ?
ask-use-salvage = Quelle activité prenez-vous dans la défausse ?
ask-use-fighter = Où se tient le Lutteur ?
ask-strike = Votre ronin sur l’enjeu { $word } doit tuer : choisissez qui.
ask-pick = { $n ->
    [one] L’enjeu { $word } : prenez un lot.
   *[other] L’enjeu { $word } : prenez { $n } lots, l’un après l’autre.
}
wait-draw-at-setup = On tire huit lots du sac.
wait-display-tiles = On expose les tuiles Réseau.
wait-deal-priority = On distribue les priorités.
wait-deal-winds = On distribue les vents.
wait-draw-for-stakes = On tire les lots.
wait-commit = { $n ->
    [one] { $seat } choisit encore sa pile.
   *[other] { $seat } choisissent encore leur pile.
}
wait-bribe = { $seat } peut soudoyer un fonctionnaire.
wait-copy = { $seat } choisit qui imiter.
wait-act = { $seat } pose ses jetons.
wait-place = { $seat } pose ses jetons.
wait-recruit = { $seat } peut recruter une tuile.
wait-late = { $seat } peut utiliser une tuile.
wait-use-recolour = { $seat } utilise une tuile.
wait-use-block = { $seat } utilise une tuile.
wait-use-protect = { $seat } utilise une tuile.
wait-use-peek = { $seat } utilise une tuile.
wait-use-second-cube = { $seat } utilise une tuile.
wait-use-squat = { $seat } utilise une tuile.
wait-use-no-geisha = { $seat } utilise une tuile.
wait-use-swap = { $seat } utilise une tuile.
wait-swap-with = { $seat } utilise une tuile.
wait-use-salvage = { $seat } utilise une tuile.
wait-use-fighter = { $seat } utilise une tuile.
wait-turn-up = On va révéler les jetons cachés.
wait-strike = { $seat } choisit qui le ronin tue.
wait-must-strike = Un ronin frappe ; il n’a pas le choix.
wait-judge = On compare les sommes.
wait-pick = { $seat } prend un lot.
wait-end-round = La manche est finie ; les jetons rentrent.

gets-priority = Les priorités : { $list }.
priority-of = { $you ->
    [yes] { $n } pour vous
   *[no] { $n } pour { $seat }
}
gets-wind = Les vents : { $list }.
wind-of = { $you ->
    [yes] { $word } pour vous
   *[no] { $word } pour { $seat }
}
turn-begins = Manche { $n }, tour de mise { $n2 }.
takes-back = Tout le monde reprend { $n } jetons en main.
whose = { $you ->
    [yes] { $word } (vous)
   *[no] { $word } ({ $seat })
}
whose-geisha = { $you ->
    [yes] geisha avec { $word } dessous (vous)
   *[no] geisha avec { $word } dessous ({ $seat })
}
bribes = { $you ->
    [yes] Vous soudoyez un fonctionnaire et échangez votre priorité avec { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } soudoie un fonctionnaire et échange sa priorité avec vous.
       *[no] { $seat } soudoie un fonctionnaire et échange sa priorité avec { $seat2 }.
    }
}
reveals = Sur le dessus : { $list }.
order = Ordre de jeu : { $list }.
swaps-priority = { $you ->
    [yes] À égalité, { $seat2 } et vous échangez vos priorités.
   *[no] { $you2 ->
        [yes] À égalité, { $seat } et vous échangez vos priorités.
       *[no] À égalité, { $seat } et { $seat2 } échangent leurs priorités.
    }
}
copies = { $you ->
    [yes] Votre ronin imite { $seat2 }.
   *[no] { $you2 ->
        [yes] Le ronin de { $seat } vous imite.
       *[no] Le ronin de { $seat } imite { $seat2 }.
    }
}
places = { $you ->
    [yes] Vous posez { $key ->
        [hidden-token] un jeton caché
        [geisha] votre geisha
       *[other] votre { $word }
    } sur la { $word2 }, case { $n }.
   *[no] { $seat } pose { $key ->
        [hidden-token] un jeton caché
        [geisha] sa geisha
       *[other] son { $word }
    } sur la { $word2 }, case { $n }.
}
benches = { $you ->
    [yes] Aucune case libre : { $key ->
        [hidden-token] un jeton caché reste
       *[other] votre { $word } reste
    } sur le banc.
   *[no] Aucune case libre : { $key ->
        [hidden-token] un jeton caché de { $seat } reste
        [geisha] la geisha de { $seat } reste
       *[other] le { $word } de { $seat } reste
    } sur le banc.
}
recruits = { $you ->
    [yes] Vous recrutez : { $word }.
   *[no] { $seat } recrute : { $word }.
}
uses-block = { $you ->
    [yes] Vos Pompiers ferment la { $word }, case { $n }.
   *[no] Les Pompiers de { $seat } ferment la { $word }, case { $n }.
}
uses-protect = { $you ->
    [yes] Votre Garde du corps veille sur la { $word }, case { $n }.
   *[no] Le Garde du corps de { $seat } veille sur la { $word }, case { $n }.
}
uses-peek = { $you ->
    [yes] Votre Indic regarde la { $word }, case { $n }.
   *[no] L’Indic de { $seat } regarde la { $word }, case { $n }.
}
sees = Vous voyez le jeton de { $seat } : { $word }.
uses-second-cube = { $you ->
    [yes] Votre Maître charpentier ajoute un cube sur { $word } { $n }.
   *[no] Le Maître charpentier de { $seat } ajoute un cube sur { $word } { $n }.
}
uses-squat = { $you ->
    [yes] Votre Propriétaire s’installe sur { $word } { $n }.
   *[no] Le Propriétaire de { $seat } s’installe sur { $word } { $n }.
}
uses-no-geisha = { $you ->
    [yes] Votre Patronne d’okiya s’assied sur la { $word }, case { $n } : plus une geisha ne compte sur cet enjeu.
   *[no] La Patronne d’okiya de { $seat } s’assied sur la { $word }, case { $n } : plus une geisha ne compte sur cet enjeu.
}
swaps = { $you ->
    [yes] Votre Troupe de kabuki permute la { $word }, case { $n }, et la { $word2 }, case { $n2 }.
   *[no] La Troupe de kabuki de { $seat } permute la { $word }, case { $n }, et la { $word2 }, case { $n2 }.
}
salvages = { $you ->
    [yes] Votre Camelot tekiya trouve : { $word }.
   *[no] Le Camelot tekiya de { $seat } trouve : { $word }.
}
uses-fighter = { $you ->
    [yes] Votre Lutteur de sumo se campe sur la { $word }, case { $n }.
   *[no] Le Lutteur de sumo de { $seat } se campe sur la { $word }, case { $n }.
}
recolours = { $you ->
    [yes] Votre Tireur de pousse-pousse troque { $word } contre { $word2 }.
   *[no] Le Tireur de pousse-pousse de { $seat } troque { $word } contre { $word2 }.
}
stake-opens = On résout l’enjeu { $word }.
turns-up = Cachés sur l’enjeu { $word } : { $list }.
strikes = { $you ->
    [yes] Votre ronin tue, case { $n } : { $word } ({ $seat2 }).
   *[no] { $you2 ->
        [yes] Le ronin de { $seat } tue l’un des vôtres, case { $n } : { $word }.
       *[no] Le ronin de { $seat } tue, case { $n } : { $word } ({ $seat2 }).
    }
}
strikes-own = { $you ->
    [yes] Votre ronin tue l’un des vôtres, case { $n } : { $word }.
   *[no] Le ronin de { $seat } tue l’un des siens, case { $n } : { $word }.
}
strikes-nobody = { $you ->
    [yes] Votre ronin ne trouve personne à tuer.
   *[no] Le ronin de { $seat } ne trouve personne à tuer.
}
cancelled = { $n } à { $n2 } : l’enjeu { $word } est annulé.
wins-file = L’enjeu { $word } revient à la { $word2 }, { $n } à { $n2 }.
wins-file-diminished = L’enjeu { $word } revient à la { $word2 }, { $n } à { $n2 } ; personne en face : il est diminué.
contributes = À prendre : { $list }.
gains = { $you ->
    [yes] { $n2 } pour vous (apport : { $n })
   *[no] { $n2 } pour { $seat } (apport : { $n })
}
wins-nobody = Personne n’a rien apporté : personne ne prend.
takes = { $you ->
    [yes] Vous prenez : { $word }.
   *[no] { $seat } prend : { $word }.
}
takes-block = { $you ->
    [yes] Vous prenez { $word } { $n }.
   *[no] { $seat } prend { $word } { $n }.
}
left-over = { $n ->
    [one] Un lot est perdu.
   *[other] { $n } lots sont perdus.
}
becomes-tiger = { $you ->
    [yes] Vous êtes le Ginza Tiger, avec { $n } points.
   *[no] { $seat } est le Ginza Tiger, avec { $n } points.
}
reason-five-rounds = Cinq manches sont jouées : Ginza a son Tigre.

board-title = Bakuto
board-desc = Trois enjeux avec leurs deux files de jetons face à face, les neuf quartiers de Ginza, les tuiles Réseau et un plateau par joueur.

round-told = Manche { $n } sur 5
turn-told = Tour de mise { $n } sur 3
resolving-told = Résolution
stake-told = L’enjeu { $word }, file A { $n }, file B { $n2 }
slot-empty-told = { $word }, case { $n } : vide
slot-token-told = { $word }, case { $n } : { $word2 } de { $seat }
slot-hidden-told = { $word }, case { $n } : un jeton caché de { $seat }
slot-dead-told = { $word }, case { $n } : { $word2 } de { $seat }, mort
slot-tile-told = { $word }, case { $n } : { $word2 }
shielded-told = protégé des ronin
first-slot-told = Un jeton visible posé ici peut recruter une tuile
block-told = { $word } { $n }
important-told = important : deux cubes
plain-told = un cube
neutral-told = neutralisé
activity-told = activité
open-told = encore en jeu
taken-told = pris par { $seat }
lost-told = perdu
cubes-told = { $n ->
    [one] un cube de { $seat }
   *[other] { $n } cubes de { $seat }
}
district-told = { $word } : { $n } points pour la première place, { $n2 } pour la deuxième, { $n3 } pour la troisième
district-pays = paierait { $list }
tile-told = { $word }, coût et valeur { $n }
sum-told = Somme des jetons visibles
line-told = { $word } : { $n } pour l’instant, vaut { $n2 }
held-told = { $n } en main
priority-told = Priorité { $n } : le plus petit numéro gagne les égalités
wind-told = Vent : { $word }, pour le tout dernier départage
points-told = { $n } points si la partie finissait maintenant
zone-new = Réseau
zone-old = en bas : parti après la manche
discard-told = Défausse
your-hand = Votre main
your-pile = Votre pile
spectator-hand = Les mains sont cachées.
bench-label = Banc
rest-label = Repos
order-label = Ordre
cubes-there = { $n ->
    [one] un cube
   *[other] { $n } cubes
}
points-lines = Activités
points-families = Familles
points-network = Réseau
panel-stakes = Enjeux (A fait face à B case par case ; ? caché, * protégé, x mort)
panel-elements = Lots
panel-districts = Ginza (cubes par joueur)
panel-network = Tuiles Réseau
panel-seats = Joueurs
panel-hand = Vos jetons
column-district = quartier
column-points = points
column-left = neutralisés
column-seat = joueur
column-hand = main
column-pile = pile
column-priority = priorité
column-wind = vent
column-activities = activités
column-tiles = tuiles
column-score = points
column-zone = zone
column-tile = tuile
column-cost = coût

edition-districts = Quartiers : 53 blocs en tout
edition-blocks = blocs
edition-important = dont importants
edition-place-1 = 1re place
edition-place-2 = 2e place
edition-place-3 = 3e place
edition-activities = Activités : 45 en tout
edition-tokens = jetons
edition-line = Une ligne d’activité
edition-line-0 = aucun
edition-line-1 = 1 jeton
edition-line-2 = 2 jetons
edition-line-3 = 3 jetons
edition-line-4 = 4 jetons
edition-line-5 = 5 ou plus
edition-points = points
edition-network = Tuiles Réseau : 30 en tout
edition-cost = coût et valeur
edition-copies = exemplaires
edition-fighter = Le lutteur
edition-strength = ajoute à sa file
edition-wrong-districts = Les quartiers doivent avoir 53 blocs en tout.
edition-wrong-important = Un quartier ne peut pas avoir plus de blocs importants que de blocs.
edition-wrong-points = Les points ne montent pas d’une place à la suivante.
edition-wrong-activities = Il faut 45 activités en tout.
edition-wrong-activity_line = Les points commencent à 0 et ne descendent jamais.
edition-wrong-network = Il faut 30 tuiles en tout.

# La leçon
# Pourquoi un choix est bon
why-family = Elle complète une famille de cinq.
why-line = Votre ligne « { $word } » compterait alors { $n }.
why-leads = Avec elle, vous avez le plus de cubes à { $word }.

lesson-stakes = Trois enjeux, rouge, vert et bleu, avec six lots chacun. Chacun a deux files de cases, A et B, et la file à la plus forte somme gagne. À chaque manche, tout le monde place six jetons.
lesson-upper = Vous posez une pile de deux jetons. On retourne celui du dessus : ses couleurs sont les enjeux qui vous sont ouverts. Prenez le bakuto 2 rouge et vert.
lesson-upper-right = Le rouge et le vert vous seront ouverts.
lesson-upper-not = Cette fois, ouvrez deux enjeux : le bakuto 2 rouge et vert.
lesson-under = Celui du dessous reste caché jusqu’à la résolution de l’enjeu. Mettez-y le plus fort, le bakuto 3.
lesson-under-right = Personne ne sait ce qui arrive.
lesson-under-not = Ce sera pour plus tard. Cachez le bakuto 3.
lesson-open = Botan montre un 1 et joue avant vous : le plus petit commence. Ses deux jetons sont sur le rouge. Personne sur le vert : posez votre 2 visible sur la première case de la file A.
lesson-open-right = Un jeton visible sur une première case peut recruter.
lesson-open-not = La première case du vert est libre, et elle rapporte. La file A du vert.
lesson-recruit = Votre 2 sur la première case peut prendre une tuile qui coûte 2 au plus. Une tuile sert une fois, ou se garde pour sa valeur. Prenez la Troupe de kabuki.
lesson-recruit-right = Elle vaut 2 points si vous l’avez encore à la fin.
lesson-recruit-not = Bon choix aussi, mais elle vaut moins. Prenez la Troupe de kabuki.
lesson-recruit-not-pass = Une tuile gratuite ne se refuse pas.
lesson-hidden = Maintenant le 3 caché, sur le rouge. Le jeton caché de Botan est dans la file B : c’est peut-être un ronin, qui tue à côté de lui ou en face. Quelle file est la plus sûre ?
lesson-hidden-right = Sur la deuxième case de A, personne à côté de vous, sinon le 1 de Botan, et personne en face.
lesson-hidden-not = Le vert, vous y êtes déjà. Sur le rouge, il y a six autres lots à gagner.
lesson-hidden-not-file-red-b = Vous seriez juste à côté du jeton caché. Si c’est un ronin, votre 3 est mort.
lesson-struck = Encore deux tours, puis on résout le rouge. Les jetons cachés sont retournés : c’était un ronin, et il a dû tuer le seul jeton à sa portée, celui de Botan. La file A gagne 3 à 0, et le 3 vient de vous.
lesson-pick = Les deux meilleurs de la file gagnante se partagent les lots ; sans personne avec qui partager, vous en prenez quatre. Un immeuble met votre cube dans son quartier. Prenez le cinquième de Sanjikkenbori.
lesson-pick-right = Après cinq manches, chaque quartier paie qui y a le plus de cubes. Les activités paient par ligne, de 1 point pour une à 10 pour cinq pareilles, et 10 pour une famille des cinq. Les tuiles gardées rapportent leur valeur. À vous d’être le Ginza Tiger.
lesson-pick-not = Vous le prendrez ensuite. D’abord le cinquième immeuble de Sanjikkenbori.
