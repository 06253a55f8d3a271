title = Zoku
tagline = Cinq jours, quarante Quartiers, et un couvercle plein de dents.
summary = Envoyez vos Zokus dans les Quartiers de Tokyo. Seul, on s’installe ; à plusieurs, on balance ses pions dans la rue et on regarde qui tient encore debout.
goal-1 = Posez vos Zokus sur les Quartiers : à un ou deux, au calme, le Quartier est à vous ; s’il vient du monde, c’est la bagarre.
goal-2 = En bagarre, on lance les pions. Sur le ventre, c’est KO ; la dernière bande qui se bat encore rafle la carte.
goal-3 = Au bout de cinq jours, comptez vos Quartiers, les séries de trois et de cinq d’une couleur, une carte de chaque couleur, et 5 par Lieutenant resté discret.

board-title = Zoku
board-desc = Les Quartiers du jour et les bandes qui s’y trouvent, la rue, le poste, et les chefs autour.

hatagaya = Hatagaya
yoyogi = Yoyogi
ebisu = Ebisu
harajuku = Harajuku
dogenzaka = Dōgenzaka
yotsuya = Yotsuya
takadanobaba = Takadanobaba
okubo = Ōkubo
nishi-shinjuku = Nishi-Shinjuku
kabukicho = Kabukichō
shinbashi = Shinbashi
shirokane = Shirokane
azabu-juban = Azabu-Jūban
akasaka = Akasaka
roppongi = Roppongi
kudan = Kudan
jinbocho = Jinbōchō
kanda = Kanda
marunouchi = Marunouchi
akihabara = Akihabara
kuramae = Kuramae
yanaka = Yanaka
okachimachi = Okachimachi
ueno = Ueno
asakusa = Asakusa
komagome = Komagome
otsuka = Ōtsuka
sugamo = Sugamo
mejiro = Mejiro
ikebukuro = Ikebukuro
ikegami = Ikegami
omori = Ōmori
den-en-chofu = Den-en-chōfu
kamata = Kamata
haneda = Haneda
umejima = Umejima
takenotsuka = Takenotsuka
nishiarai = Nishiarai
ayase = Ayase
kita-senju = Kita-Senju

shibuya = Shibuya
shinjuku = Shinjuku
minato = Minato
chiyoda = Chiyoda
taito = Taitō
toshima = Toshima
ota = Ōta
adachi = Adachi
symbol-dog = le chien
symbol-neon = le néon
symbol-tower = la tour
symbol-microchip = la puce
symbol-lantern = la lanterne
symbol-owl = la chouette
symbol-wheel = la roue ailée
symbol-bat = la batte cloutée

last-word = Aki Latour
come-here = Ramen Tafraiz
rush = Oné Kinz
roadblock = Bouji Paladsu
switcheroo = Toupti Chanjman
kick-start = Yamamoto Kadératé
cheap-shot = Tonbé Surledo
not-dead-yet = Jemé Relév
backup = Ramné Lépot
kick-the-box = Kassé Labwat
double-savate = Doubulu Tatané
home-turf = Jsui Shémoa
bribe = Podvin Sensei
snitch = Balans Toutou
jailbreak = Kila Lakley
last-word-title = le dernier mot
come-here-title = ramène-toi
rush-title = on est quinze
roadblock-title = bouge pas d’là-dessus
switcheroo-title = tout p’tit changement
kick-start-title = la moto qu’a des ratés
cheap-shot-title = tombé sur le dos
not-dead-yet-title = j’me relève
backup-title = ramenez les potes
kick-the-box-title = cassez la boîte
double-savate-title = double la tatane
home-turf-title = j’suis chez moi
bribe-title = le pot-de-vin
snitch-title = balance tout
jailbreak-title = qui a la clef
last-word-does = Sautez vos deux tours du jour ; quand tous ont fini, jouez-en un seul de huit Zokus au plus. Seulement avant d’avoir posé quelqu’un.
come-here-does = Après le placement : déplacez un Zoku rival vers un autre Quartier, dans les limites.
rush-does = À votre tour : posez jusqu’à huit Zokus, même dans un Quartier où il y a déjà trois bandes.
roadblock-does = À votre tour : plus personne d’autre ne pose de Zoku sur un Quartier de votre choix jusqu’à la fin du placement.
switcheroo-does = Après le placement : échangez deux cartes Quartier ; les Zokus ne bougent pas.
kick-start-does = Après un lancer : relancez vos Zokus de ce round, un par un, deux fois chacun au plus.
cheap-shot-does = Après un lancer ou après les kicks : mettez KO un rival sur la tranche ou sur le dos, dans n’importe quelle bagarre.
not-dead-yet-does = Après un lancer : un de vos Zokus KO se remet debout, et peut kicker.
backup-does = Après les kicks du premier ou du deuxième round : jusqu’à deux Zokus de votre réserve rejoignent votre bagarre, même si votre bande vient d’être balayée.
kick-the-box-does = Après un lancer : tout ce qui a été lancé ce round est relancé, sauf ceux des vôtres que vous gardez.
double-savate-does = Après un lancer : un des vôtres, sur la tranche ou le dos, bondit sur ses pieds ; ce round, les vôtres debout kickent deux fois, sur le dos ou la tranche.
home-turf-does = À la fin de votre bagarre, si personne ne revendique le Quartier : il est à vous.
bribe-does = Quand la police débarque : aucun des vôtres n’est arrêté. Trois tout seuls, ou encore en lice après le troisième round : le Quartier est à vous.
snitch-does = Après le placement ou avant un premier lancer : un Zoku rival posé sur un Quartier file au poste.
jailbreak-does = Pendant le placement, même au tour des autres : récupérez tous vos Zokus arrêtés et posez-en aussitôt jusqu’à deux de votre réserve.

out = hors de la boîte
belly = sur le ventre
edge = sur la tranche
back = sur le dos
feet = debout
ready = dans la main
out-means = sorti de la bagarre, retour en réserve
belly-means = KO : reste dans la rue, on ne le relance pas
edge-means = toujours en lice
back-means = toujours en lice, mais un Zoku debout peut le kicker
feet-means = toujours en lice, et peut kicker un rival sur le dos
ready-means = va être lancé
careful = en douceur
steady = normalement
brutal = comme une brute
the-street = la rue

move-lead = { $seat } commence
move-ward = { $word }
move-dealt = Donner { $word }
move-laid = Poser { $word }
move-place = En envoyer un à { $word }
move-end = C’est bon
move-pass = Laisser faire
move-use = Jouer { $word }
move-quartier = { $word }
move-gang = { $seat }
move-zoku = { $seat }, Zoku { $n }
move-join = { $n ->
    [one] Un seul arrive
   *[other] Ils arrivent à { $n }
}
move-throw = Lancer { $word }
move-lands = Il est { $word }

ask-choose-wards = { $n ->
    [one] Choisissez encore un arrondissement.
   *[other] Choisissez encore { $n } arrondissements.
}
ask-place-zokus = { $n ->
    [0] Tous les vôtres sont dehors.
    [1] Choisissez un Quartier pour le dernier Zoku de ce tour, ou restez-en là.
   *[other] Choisissez un Quartier pour chaque Zoku, encore { $n } au plus ; ou restez-en là.
}
ask-before-turn = Vos gars sont au poste. Un Lieutenant pour les sortir, ou vous laissez faire ?
ask-placement-end = Tout le monde est en place. Un Lieutenant avant les revendications, ou vous laissez faire ?
ask-before-throw = Bagarre à { $word }. Un Lieutenant avant le lancer, ou vous laissez faire ?
ask-after-throw = { $word } : c’est tombé. Un Lieutenant s’en mêle, ou vous laissez faire ?
ask-after-kicks = { $word } : le round s’achève. Un Lieutenant s’en mêle, ou vous laissez faire ?
ask-police = La police est à { $word }. Un Lieutenant pour la payer, ou vous laissez faire ?
ask-fight-end = Personne ne revendique { $word }. Un Lieutenant pour le prendre, ou vous laissez faire ?
ask-take-aim = { $word } : vous lancez comment ? Plus fort, c’est moins de KO, et plus de sorties de boîte.
ask-kick = { $n ->
    [1] Un kick pour vous : choisissez un rival sur le dos.
   *[other] { $n } kicks pour vous : choisissez un rival sur le dos.
}
ask-block = Où mettez-vous le barrage ?
ask-come-from = De quel Quartier faites-vous partir un rival ?
ask-come-who = Un Zoku de qui ?
ask-come-to = Où va le Zoku de { $seat } ?
ask-swap = Quelle carte change de place ?
ask-swap-with = { $word } change de place avec quelle carte ?
ask-snitch-where = Où envoyez-vous la police ?
ask-snitch-who = Qui embarquent-ils ?
ask-place-freed = À peine sortis de cellule : choisissez un Quartier pour deux de vos Zokus au plus.
ask-again = Lequel des vôtres relancez-vous ?
ask-shot = Qui se la prend ?
ask-rise = Qui se relève ?
ask-backup-joins = Combien débarquent ?
ask-keep = Gardez les vôtres qui vous plaisent, puis cassez la boîte.
ask-jump = Qui bondit sur ses pieds ?

wait-draw-wards = On tire les arrondissements.
wait-choose-wards = { $seat } choisit les arrondissements.
wait-deal = On distribue les Lieutenants.
wait-first-player = La table choisit qui commence.
wait-lay-out = On pose les Quartiers.
wait-throw = Ça vole.
wait-place-zokus = { $seat } pose ses Zokus.
wait-before-turn = { $n ->
    [one] { $seat } peut encore s’en mêler.
   *[other] { $seat } peuvent encore s’en mêler.
}
wait-placement-end = { $n ->
    [one] { $seat } peut encore s’en mêler.
   *[other] { $seat } peuvent encore s’en mêler.
}
wait-before-throw = { $n ->
    [one] { $seat } peut encore s’en mêler.
   *[other] { $seat } peuvent encore s’en mêler.
}
wait-after-throw = { $n ->
    [one] { $seat } peut encore s’en mêler.
   *[other] { $seat } peuvent encore s’en mêler.
}
wait-after-kicks = { $n ->
    [one] { $seat } peut encore s’en mêler.
   *[other] { $seat } peuvent encore s’en mêler.
}
wait-police = { $n ->
    [one] { $seat } peut encore s’en mêler.
   *[other] { $seat } peuvent encore s’en mêler.
}
wait-fight-end = { $n ->
    [one] { $seat } peut encore s’en mêler.
   *[other] { $seat } peuvent encore s’en mêler.
}
wait-take-aim = { $n ->
    [one] { $seat } secoue encore le poing.
   *[other] { $seat } secouent encore le poing.
}
wait-kick = { $seat } peut kicker.
wait-block = { $seat } a sorti un Lieutenant.
wait-come-from = { $seat } a sorti un Lieutenant.
wait-come-who = { $seat } a sorti un Lieutenant.
wait-come-to = { $seat } a sorti un Lieutenant.
wait-swap = { $seat } a sorti un Lieutenant.
wait-swap-with = { $seat } a sorti un Lieutenant.
wait-snitch-where = { $seat } a sorti un Lieutenant.
wait-snitch-who = { $seat } a sorti un Lieutenant.
wait-place-freed = { $seat } a sorti un Lieutenant.
wait-again = { $seat } a sorti un Lieutenant.
wait-shot = { $seat } a sorti un Lieutenant.
wait-rise = { $seat } a sorti un Lieutenant.
wait-backup-joins = { $seat } a sorti un Lieutenant.
wait-keep = { $seat } a sorti un Lieutenant.
wait-jump = { $seat } a sorti un Lieutenant.

dealt = Vous recevez { $list }.
wards = En jeu : { $list }.
day-begins = { $you ->
    [yes] Jour { $n }. Vous commencez.
   *[no] Jour { $n }. { $seat } commence.
}
places = { $you ->
    [yes] Vous envoyez { $list }.
   *[no] { $seat } envoie { $list }.
}
sent = { $n ->
    [1] un Zoku à { $word }
    [2] deux Zokus à { $word }
   *[other] trois Zokus à { $word }
}
stays = { $you ->
    [yes] Vous n’envoyez personne.
   *[no] { $seat } n’envoie personne.
}
plays = { $you ->
    [yes] Vous jouez { $word } : { $word2 }.
   *[no] { $seat } joue { $word } : { $word2 }.
}
blocks = { $you ->
    [yes] Vous bloquez { $word }.
   *[no] { $seat } bloque { $word }.
}
moved-along = { $you2 ->
    [yes] Un de vos Zokus est appelé de { $word } à { $word2 }.
   *[no] Un Zoku de { $seat2 } est appelé de { $word } à { $word2 }.
}
swaps = { $word } et { $word2 } changent de place.
snitched = { $you2 ->
    [yes] La police embarque un de vos Zokus à { $word }.
   *[no] La police embarque un Zoku de { $seat2 } à { $word }.
}
brawl-begins = Bagarre à { $word } : { $list }.
round-begins = { $word }, round { $n }.
throws = { $you ->
    [yes] Vous lancez { $word } : { $list }.
   *[no] { $seat } lance { $word } : { $list }.
}
landed-out = { $n } hors de la boîte
landed-belly = { $n } KO
landed-edge = { $n } sur la tranche
landed-back = { $n } sur le dos
landed-feet = { $n } debout
kicked = { $you ->
    [yes] Votre kick met KO un Zoku de { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } met KO un des vôtres d’un kick.
       *[no] { $seat } met KO un Zoku de { $seat2 } d’un kick.
    }
}
cheap-shot-hits = { $you2 ->
    [yes] Personne n’a rien vu : un des vôtres est KO.
   *[no] Personne n’a rien vu : un Zoku de { $seat2 } est KO.
}
rises = { $you ->
    [yes] Un des vôtres se relève.
   *[no] Un Zoku de { $seat } se relève.
}
jumps = { $you ->
    [yes] Un des vôtres bondit sur ses pieds.
   *[no] Un Zoku de { $seat } bondit sur ses pieds.
}
joins = { $you ->
    [yes] { $n ->
        [one] Un des vôtres arrive à { $word }.
       *[other] { $n } des vôtres arrivent à { $word }.
    }
   *[no] { $n ->
        [one] Un Zoku de { $seat } arrive à { $word }.
       *[other] { $n } Zokus de { $seat } arrivent à { $word }.
    }
}
claims = { $you ->
    [yes] { $word } est à vous : { $n } points.
   *[no] { $seat } prend { $word } : { $n } points.
}
discarded = Personne n’a { $word } : la carte est perdue.
police-come = La police débarque à { $word } !
raided = { $you ->
    [yes] Trois des vôtres seuls à { $word } : la police débarque.
   *[no] Trois Zokus de { $seat } seuls à { $word } : la police débarque.
}
arrested = Direction le poste : { $list }.
one-of = { $you ->
    [yes] un des vôtres
   *[no] un Zoku de { $seat }
}
released = { $you ->
    [yes] { $n ->
        [one] Un des vôtres sort du poste.
       *[other] { $n } des vôtres sortent du poste.
    }
   *[no] { $n ->
        [one] Un Zoku de { $seat } sort du poste.
       *[other] { $n } Zokus de { $seat } sortent du poste.
    }
}
wins = { $you ->
    [yes] Tokyo est à vous, avec { $n } points.
   *[no] Tokyo est à { $seat }, avec { $n } points.
}

reason-five-days = Le cinquième jour est fini.
tie-break = À points égaux, c’est le nombre de Quartiers qui tranche, puis les Lieutenants gardés, puis les Zokus en réserve.
option-throws = Les pions sont lancés
option-throws-physics = à l’écran : ils tombent comme des vrais
option-throws-table = par une table de chances
option-throws-real = sur votre propre table : vous dites comment ils tombent
option-double_ko = Plus personne debout
option-double_ko-discard = la carte est défaussée
option-double_ko-replay = les KO du round relancent
option-wards = Les arrondissements en jeu
option-wards-random = tirés au sort
option-wards-chosen = choisis par la première place

day = Jour { $n } sur { $n2 }
sign = ZOKU
gangs = Les bandes
station = Poste
street-quiet = La rue est calme.
street-round = { $word } : round { $n } sur { $n2 }
street-over = { $word } : la dernière bagarre
your-lieutenants = Vos Lieutenants
count-title = D’où viennent les points
column-seat = bande
column-score = points
column-reserve = réserve
column-station = poste
column-dark = Lieutenants
column-wards = Quartiers
points-printed = Quartiers
points-lieutenants = gardés
points-threes = par trois
points-fives = les cinq
points-every = variété
points-sum = total
source-printed = Quartiers
source-lieutenants = Lieutenants gardés
source-threes = Trois d’un arrondissement
source-fives = Les cinq d’un arrondissement
source-every = Un de chaque arrondissement
out-short = DEHORS
belly-short = KO
edge-short = TRANCHE
back-short = DOS
feet-short = DEBOUT
ready-short = …
taken-short = PRIS
taken = embarqué
taken-means = parti au poste
label-quartier = { $word }, { $n } points, arrondissement de { $word2 }
label-band = { $n ->
    [one] { $seat } : 1 Zoku
   *[other] { $seat } : { $n } Zokus
}
label-blocked = barrage
label-discarded = défaussé
label-claimed = pris par { $seat }
label-zoku = { $seat }, Zoku { $n } : { $word }, { $word2 }
label-station = Le poste de police : qui s’y trouve rate le prochain placement
label-held = { $n ->
    [one] { $seat } : 1 Zoku, dont { $n2 } depuis aujourd’hui
   *[other] { $seat } : { $n } Zokus, dont { $n2 } depuis aujourd’hui
}
label-score = { $n ->
    [one] { $n } point pour l’instant
   *[other] { $n } points pour l’instant
}
label-reserve = { $n ->
    [one] { $n } Zoku en réserve
   *[other] { $n } Zokus en réserve
}
label-dark = { $n ->
    [one] { $n } Lieutenant face cachée, 5 points chacun s’il n’est pas joué
   *[other] { $n } Lieutenants face cachée, 5 points chacun s’ils ne sont pas joués
}
label-played = a joué { $word } : { $word2 }
label-ward = { $word } : { $n } sur 5
label-first = premier joueur
label-late = joue le dernier tour du jour
label-lieutenant = { $word }, { $word2 }. { $word3 } Vaut 5 points si vous le gardez.
label-lieutenant-played = { $word }, { $word2 } : joué, il ne vaut plus rien.
quartiers-owned = { $n ->
    [one] { $n } Quartier
   *[other] { $n } Quartiers
}

# La leçon
# Pourquoi un choix est bon
why-third = Ce serait votre troisième Quartier de { $word } : trois en rapportent { $n } de plus.
why-alone = Personne n’y est encore : qui y reste seul le prend sans bagarre.

lesson-quartiers = Six Quartiers de Tokyo aujourd’hui, et chacun vaut son chiffre. Vous avez huit Zokus. Tout le monde a deux tours pour en envoyer : une fois autour de la table, puis dans l’autre sens.
lesson-alone = Personne encore, et vous commencez. Un ou deux Zokus tout seuls prennent un Quartier sans se battre. Envoyez-en un à Mejiro.
lesson-alone-right = Si personne ne suit, Mejiro est à vous.
lesson-alone-not = D’abord un coin tranquille : Mejiro, pour 6.
lesson-company = Akihabara vaut 7. D’autres en voudront : envoyez-y quelqu’un, puis un deuxième. À deux, on tient mieux.
lesson-company-right = Le deuxième est en route.
lesson-company-not = Le meilleur du jour, c’est Akihabara, pour 7.
lesson-enough = Botan débarque aussi à Akihabara : ce sera la bagarre. À Mejiro, toujours personne d’autre. N’y envoyez pas deux Zokus de plus : trois d’une même bande, sans rivaux, et c’est la police. Finissez votre tour.
lesson-enough-right = C’était le dernier tour de la journée.
lesson-enough-not = Vous tenez ce que vous voulez. Finissez votre tour.
lesson-claimed = Ceux qui étaient seuls ont pris la carte et repris leurs Zokus. À Akihabara, deux bandes pour un Quartier : on va les lancer.
lesson-throw = Tout le monde lance en même temps dans la rue, le couvercle de la boîte. Comme une brute : moins sur le ventre, plus dehors ; en douceur, c’est l’inverse. Lancez normalement.
lesson-throw-right = Et Botan lance comme une brute.
lesson-throw-not = Vous le ferez dans vos parties. Ici, lancez normalement.
lesson-kick = Sur le ventre, c’est KO : un des vôtres, un de Botan. Sur le dos ou sur la tranche, on se bat encore. Le vôtre est debout : il peut kicker un rival couché sur le dos. Allez-y.
lesson-kick-right = KO.
lesson-kick-not = On ne gâche pas un kick : celui de Botan, sur le dos, est le dernier en travers du chemin.
lesson-taken = Il n’y a plus que votre bande qui se bat : Akihabara est à vous. À deux bandes, on relancerait, trois fois au plus ; ensuite la police débarque. Au bout de cinq jours, comptez vos chiffres, 5 pour trois cartes d’un arrondissement et 5 de plus pour les cinq, 15 pour une de chaque, et 5 par Lieutenant que vous n’avez pas joué. Les vôtres sont en bas : chacun fait une entorse aux règles, une fois.
