title = Ca$h ’n Gun$
tagline = Tout le monde braque quelqu’un. La plupart des flingues sont vides. Et le vôtre ?
summary = Le coup a réussi ; le partage, ça se discute. Chargez une carte, braquez, et gardez votre sang-froid, ou couchez-vous de honte. Avec le flic infiltré, avec les Pouvoirs et les Objets, ou en trois équipes avec les Yakuzas.
first-game = « Jouer », c’est une première partie, sans Pouvoirs ni Objets. Ouvrez une table pour jouer avec.
goal-1 = Soyez le plus riche des vivants après huit tours ; avec les Yakuzas, c’est votre équipe qui compte.
goal-2 = À chaque tour : chargez une carte en secret, braquez quelqu’un, puis restez debout ou couchez-vous. La plupart des cartes font clic ; qui est touché ou se couche ne touche rien ce tour-ci.
goal-3 = Ceux qui restent debout se partagent les billets sur la table. Se coucher coûte 5 000 $ à la fin, et la troisième blessure est mortelle.
board-title = Ca$h ’n Gun$
board-desc = Ceux qui partagent, en cercle, et les billets au milieu.

column-seat = joueur
column-money = argent
column-wounds = blessures
column-shame = honte
round-of = Tour { $n } sur { $n2 }
pot = Sur la table
bill-5 = 5 000 $
bill-10 = 10 000 $
bill-20 = 20 000 $
yakuza = Yakuzas
yakuza-sign = Y
east-sign = E
west-sign = O
east = Côte Est
west = Côte Ouest
lotus = Lotus
mr-black = Mr Black
el-toro = El Toro
tino = Tino
igor = Igor
huggy = Huggy
hiro = Hiro
sushi-lee = Sushi-Lee
yakitori = Yakitori
clic = Clic
bang = Bang
bbb = Bang ! Bang ! Bang !
cling = Cling
tanto = Tanto
shuriken = Shuriken

gp01 = Six pieds sous terre
gp01-text = À la fin de la partie : 10 000 $ pour chaque Gangster mort qui n’est pas de votre équipe, si vous êtes vivant.
gp02 = L’Incassable
gp02-text = Il faut 4 blessures pour vous tuer. Se montre à la troisième.
gp03 = T’en as plus besoin
gp03-text = Prenez le flingue et les cartouches du premier Gangster mort et utilisez les 2 armes.
gp04 = Peau de dragon
gp04-text = Vous n’êtes jamais blessé plus d’une fois par tour.
gp05 = Le Dingue
gp05-text = Avant de braquer. Dès lors, si vous êtes blessé, vous lâchez la grenade : tous les joueurs encore debout prennent une blessure. Elle n’explose qu’une fois.
gp06 = Le Gamin
gp06-text = Avant de braquer. Dès lors, vous choisissez votre cible après tout le monde.
gp07 = Le Malin
gp07-text = Avant de braquer. Dès lors, vous choisissez votre cartouche après le choix des cibles.
gp08 = Super Trouillard
gp08-text = À la fin de la partie : vos marqueurs de honte valent +5 000 $ chacun.
gp09 = Le Spécialiste
gp09-text = Utilisez votre Bang ! Bang ! Bang ! 2 fois dans la partie : il revient une fois.
gp10 = Même pas mal
gp10-text = Juste avant un partage : vous y participez, même couché ou blessé.
gp11 = Fusil à pompe
gp11-text = Avant de révéler les billets. Dès lors, vous pouvez viser 2 ennemis côte à côte, avec 1 chance sur 2 de blesser chacun.
gp12 = Coup dans le dos
gp12-text = Si votre cible est couchée : poignardez 1 de vos voisins non couchés, avec votre Bang ou votre Bang ! Bang ! Bang !
gp13 = Uzi
gp13-text = Avant de révéler les billets. Dès lors, vous pouvez viser 2 ennemis côte à côte, avec 1 chance sur 2 de blesser chacun.
go01 = Rayon laser
go01-text = Avant de révéler les cartes : si vous tirez un Bang ! Bang ! Bang !, la même arme tire aussi sur ceux qui vous visent.
go02 = Balle dum-dum
go02-text = Avant de révéler 1 Bang ou 1 Bang ! Bang ! Bang ! : votre cible reçoit 2 blessures.
go03 = Balle magique à droite
go03-text = Avant de révéler 1 Bang ou 1 Bang ! Bang ! Bang ! : vous touchez aussi le premier joueur non couché à la droite de votre cible.
go04 = Balle magique à gauche
go04-text = Avant de révéler 1 Bang ou 1 Bang ! Bang ! Bang ! : vous touchez aussi le premier joueur non couché à la gauche de votre cible.
go05 = Trousse de secours
go05-text = Avant de révéler les billets : retirez jusqu’à 2 blessures à n’importe quel vivant.
go06 = Kevlar
go06-text = À votre première blessure : vous n’êtes pas blessé de tout le tour, vous prenez 2 marqueurs de honte et vous participez au partage.
go07 = Chargeur
go07-text = Avant de révéler les billets, quand vos 2 Bang sont utilisés : défaussez 2 Clic et reprenez les Bang. Avec le pistolet seulement.
go08 = Trèfle à quatre feuilles
go08-text = Après un partage : prenez les billets visibles restants.
go09 = Derringer
go09-text = Après avoir révélé un Clic : il devient un Bang.
go10 = Matraque
go10-text = Pendant un partage auquel vous participez : assommez un adversaire, prenez sa part, et 2 marqueurs de honte.
go11 = Lunettes à rayons X
go11-text = Avant de révéler les billets : regardez les cartes, l’Objet et le Pouvoir de 2 adversaires.
go12 = Aimant
go12-text = Avant de révéler les billets : échangez 1 carte au hasard d’un Gangster non allié contre 1 des vôtres.
yk01 = Moine Shaolin
yk01-text = Juste avant un partage : dès lors, vous participez aux partages même blessé.
yk02 = Ninja
yk02-text = À la révélation des billets : à chaque tour, vous pouvez changer de place.
yk03 = Samouraï
yk03-text = À la résolution des attaques : annulez celles contre vous, ainsi que la vôtre.
yk04 = Kamikaze
yk04-text = Quand vous mourez : 1 blessure à chacun de vos voisins non couchés.
yk05 = Ronin
yk05-text = Utilisez votre Shuriken 2 fois dans la partie : il revient une fois.
yk06 = Geisha
yk06-text = Avant de se coucher : ceux qui vous braquent braquent 1 joueur de votre choix.
yo07 = Tanto empoisonné
yo07-text = Avant de révéler les cartes : votre Tanto inflige 2 blessures.
yo08 = Double shuriken
yo08-text = Au moment de lancer 1 Shuriken : lancez-en 2, 1 blessure au plus par joueur.
yo09 = Tanto noir
yo09-text = Avant de révéler les cartes : votre Tanto frappe des deux côtés, une fois par personne.
yo10 = Grenade fumigène
yo10-text = Au début d’une phase, sauf au dernier tour : passez au tour suivant. Les billets restent, les cartes sont défaussées.
yo11 = Dragon furieux
yo11-text = Quand vous mourez : vous ne mourez qu’à la fin du tour suivant.
yo12 = Faux doigt
yo12-text = Quand vous prenez 1 blessure : défaussez cet Objet à la place.

move-first = { $seat } est le Parrain
move-bill = { $word } sur la table
move-deal = On donne : { $word }
move-badge = { $seat } est le flic
move-hit = Touché
move-miss = Raté
move-draw = On tire : { $word }
move-pick = Prendre { $word }
move-ready = Assez parlé
move-load = Charger { $word }
move-aim = Braquer { $seat }
move-nobody = Ne braquer personne
move-spread = Arroser { $seat } et son voisin de gauche
move-left = Frapper à gauche
move-right = Frapper à droite
move-stay = Rester debout
move-lie = Se coucher
move-pass-on = Passer le téléphone
move-flip = Retourner le téléphone
move-pass = Ne rien jouer
move-use = Jouer { $word }
move-target = { $seat }
move-place = S’asseoir à gauche de { $seat }
move-give = Donner { $word }

ask-load = Choisissez la carte que vous chargez. Personne ne la voit.
ask-cunning-loads = Vous avez vu toutes les cibles. Choisissez la carte que vous chargez.
ask-aim = Un, deux, trois : choisissez qui vous braquez.
ask-kid-aims = Tout le monde braque. À vous : choisissez qui.
ask-cojones = Un, deux, trois : debout, ou couché ?
ask-confer = Concertez-vous. C’est bon ?
ask-pick-power = Votre équipe a ces Pouvoirs. Lequel prenez-vous ?
ask-phone = Le téléphone passe entre vos mains. Faites passer ; seul le flic peut le retourner.
ask-before-loot = Avant de révéler les billets : jouer une carte, ou aucune ?
ask-before-load = Les billets sont révélés : jouer une carte, ou aucune ?
ask-before-aim = Avant de braquer : jouer une carte, ou aucune ?
ask-before-lying = Avant de se coucher : jouer une carte, ou aucune ?
ask-target-lies = Votre cible s’est couchée : jouer une carte, ou aucune ?
ask-before-fire = Avant de révéler les cartes : jouer une carte, ou aucune ?
ask-at-throw = Votre Shuriken est en main : jouer une carte, ou aucune ?
ask-before-bang = Avant de révéler les Bang : jouer une carte, ou aucune ?
ask-clic-shown = Clic : jouer une carte, ou aucune ?
ask-attacked = On vous attaque : jouer une carte, ou aucune ?
ask-wounded = On va vous blesser : jouer une carte, ou aucune ?
ask-mortal = Vous mourez : jouer une carte, ou aucune ?
ask-before-share = Avant le partage : jouer une carte, ou aucune ?
ask-during-share = On partage : jouer une carte, ou aucune ?
ask-after-share = Après le partage : jouer une carte, ou aucune ?
ask-heal-whom = Qui soignez-vous ?
ask-rob-whom = À qui l’Aimant prend-il une carte ?
ask-give-what = Quelle carte donnez-vous en échange ?
ask-look-at = Qui regardez-vous ?
ask-sit-where = Où vous asseyez-vous ?
ask-charm-towards = Qui braquent-ils à votre place ?
ask-stab-whom = Qui poignardez-vous ?
ask-throw-at = Sur qui lancez-vous votre Shuriken ?
ask-throw-again = Sur qui lancez-vous le second ?
ask-bash-whom = Qui assommez-vous ?

waiting = On attend { $seat }.
wait-load = { waiting }
wait-cunning-loads = { waiting }
wait-aim = { waiting }
wait-kid-aims = { waiting }
wait-cojones = { waiting }
wait-confer = { waiting }
wait-pick-power = { waiting }
wait-phone = { waiting }
wait-before-loot = { waiting }
wait-before-load = { waiting }
wait-before-aim = { waiting }
wait-before-lying = { waiting }
wait-target-lies = { waiting }
wait-before-fire = { waiting }
wait-at-throw = { waiting }
wait-before-bang = { waiting }
wait-clic-shown = { waiting }
wait-attacked = { waiting }
wait-wounded = { waiting }
wait-mortal = { waiting }
wait-before-share = { waiting }
wait-during-share = { waiting }
wait-after-share = { waiting }
wait-heal-whom = { waiting }
wait-rob-whom = { waiting }
wait-give-what = { waiting }
wait-look-at = { waiting }
wait-sit-where = { waiting }
wait-charm-towards = { waiting }
wait-stab-whom = { waiting }
wait-throw-at = { waiting }
wait-throw-again = { waiting }
wait-bash-whom = { waiting }
table-deals = On distribue les cartes.
wait-first-godfather = { table-deals }
wait-deal-power = { table-deals }
wait-deal-pool = { table-deals }
wait-deal-object = { table-deals }
wait-deal-badge = { table-deals }
wait-turn-bill = On révèle les billets.
wait-attract = L’Aimant tire une carte.
wait-flight = Le Shuriken est en l’air.
wait-skill-flight = { wait-flight }
wait-pellet = Le plomb vole.

round-starts = Tour { $n }.
turned = { NUMBER($n) } $ sur la table : { $list }.
turned-bills = { $n } × { $word }
aims-nowhere = { $you ->
    [yes] vous sur personne, et votre carte est perdue
   *[no] { $seat } sur personne, et sa carte est perdue
}
aims = On braque : { $list }.
aims-at = { $you ->
    [yes] vous sur { $list }
   *[no] { $seat } sur { $list }
}
lies = Au sol : { $list }.
plays = { $you ->
    [yes] Vous jouez { $word } : « { $word2 } »
   *[no] { $seat } joue { $word } : « { $word2 } »
}
reveals = Cartes révélées : { $list }.
reveals-card = { $you ->
    [yes] { $word } (vous)
   *[no] { $word } ({ $seat })
}
wounded = { $you ->
    [yes] Vous prenez { $n ->
        [one] une blessure
       *[other] { $n } blessures
    }.
   *[no] { $seat } prend { $n ->
        [one] une blessure
       *[other] { $n } blessures
    }.
}
blast = La grenade explose.
dies = { $you ->
    [yes] Vous mourez.
   *[no] { $seat } meurt.
}
was-cop = { $you ->
    [yes] Vous étiez le flic.
   *[no] { $seat } était le flic.
}
was-gangster = { $you ->
    [yes] Vous n’étiez pas le flic.
   *[no] { $seat } n’était pas le flic.
}
takes-gun = { $you ->
    [yes] Vous prenez le flingue de { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } prend votre flingue.
       *[no] { $seat } prend le flingue de { $seat2 }.
    }
}
stabs = { $you ->
    [yes] Vous sortez une lame contre { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } sort une lame contre vous.
       *[no] { $seat } sort une lame contre { $seat2 }.
    }
}
heals-self = { $you ->
    [yes] Vous vous soignez { wounds-healed }.
   *[no] { $seat } se soigne { wounds-healed }.
}
heals = { $you ->
    [yes] Vous soignez { $seat2 } { wounds-healed }.
   *[no] { $you2 ->
        [yes] { $seat } vous soigne { wounds-healed }.
       *[no] { $seat } soigne { $seat2 } { wounds-healed }.
    }
}
wounds-healed = { $n ->
    [one] d’une blessure
   *[other] de { $n } blessures
}
bashes = { $you ->
    [yes] Vous assommez { $seat2 } et prenez sa part.
   *[no] { $you2 ->
        [yes] { $seat } vous assomme et prend votre part.
       *[no] { $seat } assomme { $seat2 } et prend sa part.
    }
}
looks = { $you ->
    [yes] Vous regardez les cartes de { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } regarde vos cartes.
       *[no] { $seat } regarde les cartes de { $seat2 }.
    }
}
sees-card = { $seat2 } a { $word }.
sees-hand = Dans les cartouches de { $seat2 } : { $n } Clic, { $n2 } Bang, { $n3 } Bang ! Bang ! Bang !
sees-yakuza-hand = Dans les cartes de { $seat2 } : { $n } Cling, { $n2 } Tanto, { $n3 } Shuriken.
robs = { $you ->
    [yes] Vous passez l’Aimant sur les cartes de { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } passe l’Aimant sur vos cartes.
       *[no] { $seat } passe l’Aimant sur les cartes de { $seat2 }.
    }
}
swaps = Vous donnez { $word } à { $seat2 } et recevez { $word2 }.
sits = { $you ->
    [yes] Vous vous asseyez à gauche de { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } s’assied à votre gauche.
       *[no] { $seat } s’assied à gauche de { $seat2 }.
    }
}
charms = { $you ->
    [yes] Vous détournez leurs flingues vers { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } détourne leurs flingues vers vous.
       *[no] { $seat } détourne leurs flingues vers { $seat2 }.
    }
}
throws = { $you ->
    [yes] Vous lancez votre Shuriken sur { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } lance un Shuriken sur vous.
       *[no] { $seat } lance un Shuriken sur { $seat2 }.
    }
}
shuriken-hits = { $you ->
    [yes] Touché : c’est vous.
   *[no] Touché : { $seat }.
}
shuriken-misses = { $you ->
    [yes] Il vous rate.
   *[no] Il rate { $seat }.
}
pellet-hits = { $you ->
    [yes] Votre plomb touche { $seat2 }.
   *[no] { $you2 ->
        [yes] Le plomb de { $seat } vous touche.
       *[no] Le plomb de { $seat } touche { $seat2 }.
    }
}
pellet-misses = { $you ->
    [yes] Votre plomb rate { $seat2 }.
   *[no] { $you2 ->
        [yes] Le plomb de { $seat } vous rate.
       *[no] Le plomb de { $seat } rate { $seat2 }.
    }
}
nobody-shares = Plus personne debout : les billets restent.
shares = { $n2 ->
    [1] Le partage : { NUMBER($n) } $, rien que pour { $list }.
   *[other] Le partage, { NUMBER($n) } $ chacun : { $list }.
}
shares-nothing = Les billets ne se divisent pas par { $n } : personne n’en a.
shares-twice = { $you ->
    [yes] vous, deux fois
   *[no] { $seat }, deux fois
}
takes-rest = { $you ->
    [yes] Vous prenez ce qui reste : { NUMBER($n) } $.
   *[no] { $seat } prend ce qui reste : { NUMBER($n) } $.
}
phone-flipped = { $n ->
    [one] Le téléphone a été retourné : une carte Standard sur 3.
   *[other] Le téléphone a été retourné : { $n } cartes Standard sur 3.
}
phone-same = Le téléphone revient comme il était.
called = Les renforts sont en route.
wins = { $n2 ->
    [1] { $you ->
        [yes] Vous gagnez avec { NUMBER($n) } $.
       *[no] { $seat } gagne avec { NUMBER($n) } $.
    }
   *[other] Victoire avec { NUMBER($n) } $ : { $list }.
}

reason-richest = Huit tours sont joués : on compte l’argent.
reason-survivor = Le dernier debout garde tout.
reason-massacre = Il ne reste personne pour compter l’argent.
reason-reinforcements = Les renforts sont là : le flic a gagné.

option-mode = Le jeu
option-mode-base = Chacun pour soi : 3 à 6 joueurs
option-mode-cop = Avec un flic infiltré : 5 ou 6 joueurs
option-mode-yakuza = Trois équipes avec les Yakuzas : 6 à 9 joueurs
option-cards = Pouvoirs et Objets
option-cards-off = Aucun
option-cards-on = Un de chaque par joueur
option-money = Ce que chacun possède
option-money-hidden = Caché jusqu’à la fin
option-money-open = Toujours visible
option-dead_money = L’argent des morts
option-dead_money-removed = Quitte le jeu
option-dead_money-to_pot = Retourne sur la table
option-insane = La grenade du Dingue
option-insane-armed_until_blast = Reste armée jusqu’à l’explosion
option-insane-one_round = N’est armée qu’un tour
option-backstab = Coup dans le dos
option-backstab-permanent = À chaque tour
option-backstab-once = Une fois dans la partie
option-samurai = Samouraï
option-samurai-once = Une fois dans la partie
option-samurai-permanent = À chaque tour
option-geisha = Geisha
option-geisha-once = Une fois dans la partie
option-geisha-permanent = À chaque tour
option-super_coward = Marqueurs de honte du Super Trouillard
option-super_coward-replace = Valent +5 000 $
option-super_coward-add = Comptent pour rien
option-kevlar = Kevlar sert à
option-kevlar-first_of_round = La première blessure d’un tour
option-kevlar-first_of_game = Votre première blessure de la partie
option-magic_ally = Une Balle magique et un équipier
option-magic_ally-hit = Le touche
option-magic_ally-skip = Passe au suivant
option-tanto_ally = Un Tanto et un équipier
option-tanto_ally-hit = Le touche
option-tanto_ally-skip = Passe au suivant
option-team_tie = À égalité, l’équipe la moins nombreuse gagne
option-team_tie-starting = Au départ
option-team_tie-surviving = À la fin
option-role_on_death = Le rôle d’un mort
option-role_on_death-show = Est montré
option-role_on_death-hide = Reste secret
option-shuriken = Un Shuriken se lance
option-shuriken-chance = Au hasard
option-shuriken-skill = À la main
option-shuriken_p = Chance qu’un Shuriken touche
option-powers_team = Les Pouvoirs d’une équipe
option-powers_team-team_assigns = L’équipe les répartit
option-powers_team-random = Sont distribués au hasard

# The board
posture-standing = debout
posture-lying = couché
posture-wounded = blessé
posture-dead = mort
cop = flic
godfather = Parrain
count-wounds = { $n ->
    [0] aucune blessure
    [one] { $n } blessure
   *[other] { $n } blessures
}
count-shame = { $n ->
    [one] { $n } marqueur de honte
   *[other] { $n } marqueurs de honte
}
count-flash = { $n } côté gyrophare
has-finger = un doigt en moins
role-cop = vous êtes le flic
role-gangster = vous êtes un gangster
source-cash = Billets
source-shame = Honte
source-powers = Pouvoirs
source-dead = Les morts de l’équipe
hint-wounds = La blessure numéro { $n } tue.
hint-shame = { $n ->
    [one] { $n } marqueur de honte
   *[other] { $n } marqueurs de honte
}, pour s’être couché : { $word } de moins pour chacun à la fin.
hint-finger = Un doigt en moins : le yakuza qui se couche encore prend une blessure.
hint-left = { $n ->
    [one] Plus que { $n } carte
   *[other] Encore { $n } cartes
}, rien de chargé.
hint-loaded = Une carte chargée, face cachée.
hint-power = Un Pouvoir, face cachée.
hint-object = Un Objet, face cachée.
hint-godfather = Le Parrain : ce qui arrive en même temps se règle dans l’ordre à partir d’ici. Aucun privilège.
hint-part = À { $n } pour partager : { $word } chacun.
clic-does = Le flingue est vide.
bang-does = Une blessure pour votre cible, sauf si elle se couche.
bbb-does = Un tir avant tous les autres : qui le prend ne tire plus.
cling-does = La lame reste au fourreau.
tanto-does = Une blessure pour le premier qui tient debout de ce côté.
shuriken-does = Lancé sur quelqu’un qui n’est pas votre voisin, après les Bang ! Bang ! Bang !
dollars = { $n } $
thousands = { $n } k$
your-money = Vous avez { $word }
team-account = { $word } : { $word2 }
each-gets = { $word } chacun
label-pot = sur la table : { $word }
label-parts = La part de chacun, selon combien partagent :
label-calls = le téléphone ; { $n } appels sur { $n2 }
guns-on-you = { $n ->
    [0] aucun flingue sur vous
    [one] un flingue sur vous
   *[other] { $n } flingues sur vous
}
label-aims = { $seat } vise { $seat2 }
label-cards = { $word }, reste { $n }
label-loaded = votre { $word }, face cachée
clic-shout = Clic
bang-shout = BANG !
bbb-shout = B!B!B!
cling-shout = Cling
tanto-shout = Tanto !
shuriken-shout = Shuriken
column-posture = état
column-aims = vise
column-card = carte
column-left = reste
column-power = pouvoir, objet
panel-own = Votre coin
row-bills = Billets
row-parts = Part de chacun
row-hand = En main
row-loaded = Face cachée
row-role = Rôle
row-power = Pouvoir
row-pool = L’équipe peut prendre
row-object = Objet
row-account = Compte de l’équipe
row-calls = Appels
face-down = face cachée
gp01-short = Six pieds
gp02-short = Incassable
gp03-short = 2e arme
gp04-short = Dragon
gp05-short = Dingue
gp06-short = Gamin
gp07-short = Malin
gp08-short = Trouillard
gp09-short = Spécialiste
gp10-short = Même pas mal
gp11-short = Fusil
gp12-short = Coup bas
gp13-short = Uzi
yk01-short = Moine
yk02-short = Ninja
yk03-short = Samouraï
yk04-short = Kamikaze
yk05-short = Ronin
yk06-short = Geisha
gp01-does = À la fin : 10 000 $ par gangster ennemi mort.
gp02-does = Il faut 4 blessures pour vous tuer.
gp03-does = À vous l’arme et les cartes du premier gangster mort.
gp04-does = Jamais plus d’une blessure par tour.
gp05-does = À montrer avant de viser. Blessé, tout explose.
gp06-does = À montrer avant de viser : vous visez en dernier.
gp07-does = À montrer avant de viser : vous chargez en dernier.
gp08-does = À la fin, vos marqueurs de honte rapportent.
gp09-does = Votre BBB revient une fois en main.
gp10-does = Une fois, partagez même couché ou blessé.
gp11-does = Visez 2 ennemis côte à côte : 1 fois sur 2.
gp12-does = Votre cible se couche ? Poignardez un voisin.
gp13-does = Visez 2 ennemis côte à côte : 1 fois sur 2.
go01-does = Votre BBB touche aussi tous ceux qui vous visent.
go02-does = Votre tir fait 2 blessures.
go03-does = Votre tir touche aussi à droite de la cible.
go04-does = Votre tir touche aussi à gauche de la cible.
go05-does = Avant les billets : soignez 2 blessures de quelqu’un.
go06-does = 1re blessure : annulée, 2 marqueurs de honte.
go07-does = Vos 2 Bang sont partis ? Reprenez-les contre 2 Clic.
go08-does = Après un partage : raflez tout ce qui reste.
go09-does = Votre Clic était un Bang.
go10-does = La part d’un autre, et 2 marqueurs de honte.
go11-does = Voyez les cartes de 2 adversaires.
go12-does = Échangez une carte contre celle d’un ennemi.
yk01-does = Vous partagez même blessé.
yk02-does = À chaque tour vous pouvez changer de place.
yk03-does = Annulez les attaques contre vous, et la vôtre.
yk04-does = Mourant, vous blessez vos deux voisins.
yk05-does = Votre shuriken revient une fois en main.
yk06-does = Ceux qui vous visent visent qui vous voulez.
yo07-does = Votre tanto fait 2 blessures.
yo08-does = Lancez deux fois votre shuriken.
yo09-does = Votre tanto frappe des deux côtés.
yo10-does = Au début d’une phase : on passe au tour suivant.
yo11-does = Vous mourez un tour plus tard.
yo12-does = À défausser au lieu d’une blessure.

# La leçon
# Pourquoi un choix est bon
why-safe = Personne ne vous vise.
why-deadly = { $n ->
    [one] Une arme vous vise, et une blessure de plus vous tue.
   *[other] { $n } armes vous visent, et une blessure de plus vous tue.
}
why-dying = Une blessure de plus tue { $seat }.
why-rich = { $seat } est le plus riche des autres.

lesson-loot = Le butin du tour est sur la table. Ceux qui sont encore debout à la fin du tour se le partagent : dessous, la part de chacun, à un, à deux, à trois.
lesson-load = Huit cartes pour huit tours : cinq font Clic, deux font Bang, une fait Bang ! Bang ! Bang ! Chacune ne sert qu’une fois. Commencez par un Clic.
lesson-load-right = Personne ne sait que votre flingue est vide.
lesson-load-not = Gardez les vraies : il y aura de meilleurs tours. Chargez un Clic.
lesson-aim = Un, deux, trois : tout le monde braque en même temps. Un flingue vide fait aussi peur qu’un autre. Braquez Chiyo.
lesson-aim-right = Et vous, qui vous braque ?
lesson-aim-not = Chiyo est en face de vous et n’a pas l’air tranquille. Par là.
lesson-nerve = Deux flingues sur vous, et personne n’a encore tiré de Bang. Debout, c’est peut-être une blessure ; couché, c’est sans part et une honte, qui coûte 5 000 $ à la fin. Cette fois, couchez-vous.
lesson-nerve-right = Ceux qui vous braquaient rangent leur carte sans la montrer : perdue pour eux aussi.
lesson-nerve-not = Du cran. Mais Botan avait un Bang : blessé, et sans part non plus. À la troisième blessure, on meurt. Couchez-vous.
lesson-shared = Les trois qui étaient debout ont pris 10 000 $ chacun. Ce qui ne se partage pas reste, et cinq nouveaux billets s’ajoutent. Vous avez une honte, et vos cartes, moins celle de tout à l’heure.
lesson-bbb = Il y a plus d’argent. Bang ! Bang ! Bang ! part avant tout le reste, et qui le prend ne tire plus. Chargez-le.
lesson-bbb-right = Cette fois, vous n’avez aucune raison de vous coucher.
lesson-bbb-not = Pas maintenant. Ce tour-ci le vaut : Bang ! Bang ! Bang !
lesson-stay = Vous braquez Chiyo, et Chiyo vous braque. Vous tirez avant. On reste debout ?
lesson-stay-right = Des nerfs solides.
lesson-stay-not = Avec Bang ! Bang ! Bang ! pointé sur celui qui vous vise, il n’y a rien à craindre. Restez debout.
lesson-rich = Vous avez tiré d’abord : Chiyo prend une blessure, et sa carte part sans être vue. À trois, vous avez pris 15 000 $ chacun. Après huit tours, le plus riche des vivants gagne, moins 5 000 $ par honte. D’autres parties ont des pouvoirs et des objets, un flic infiltré, ou trois équipes avec les Yakuzas.
