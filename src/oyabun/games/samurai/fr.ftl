title = Samurai
tagline = Le sabre, le temple, le riz. Posséder beaucoup ne suffit pas : il faut être le premier quelque part.
summary = Posez vos tuiles autour des villes et des villages ; quand les terres alentour sont pleines, chaque figurine va à qui pèse le plus sur elle. Ayez le plus de deux types, ou le plus d’un seul et beaucoup des autres.

first-game = « Jouer », c’est une première partie : main piochée et figurines placées au hasard, comme le conseille la règle. Ouvrez une table pour choisir.
goal-1 = Ayez le plus de heaumes, de bouddhas ou de champs de riz : le plus de deux types gagne d’office, sinon le plus d’un seul et beaucoup des autres.
goal-2 = À votre tour, posez une tuile à côté des villes et des villages, et autant de bateaux, de cavaliers et d’échanges de figurines que vous voulez ; puis repiochez jusqu’à cinq.
goal-3 = Quand toutes les terres autour d’un lieu sont pleines, chaque figurine va à qui pèse le plus sur elle. En cas d’égalité, personne ne l’a.

helmet = heaume
buddha = bouddha
rice = champ de riz
helmet-2 = heaume 2
helmet-3 = heaume 3
helmet-4 = heaume 4
buddha-2 = bouddha 2
buddha-3 = bouddha 3
buddha-4 = bouddha 4
rice-2 = champ de riz 2
rice-3 = champ de riz 3
rice-4 = champ de riz 4
samurai = samouraï
ship = bateau
rider = cavalier
samurai-1 = samouraï 1
samurai-2 = samouraï 2
samurai-3 = samouraï 3
ship-1 = bateau 1
ship-2 = bateau 2
rider-1 = cavalier 1
figure-exchange = échange de figurines
tile-exchange = échange de tuiles
helmet-does = Ne pèse que sur les heaumes, autour de la terre où elle est posée.
buddha-does = Ne pèse que sur les bouddhas, autour de la terre où elle est posée.
rice-does = Ne pèse que sur les champs de riz, autour de la terre où elle est posée.
samurai-does = Pèse sur les figurines de tous les types, autour de la terre où elle est posée.
ship-does = Rapide : se pose en mer, pèse sur tous les types, et ne prend pas votre tour.
rider-does = Rapide : pèse sur tous les types, et ne prend pas votre tour.
figure-exchange-does = Rapide : échange deux figurines du plateau, et ne prend pas votre tour.
tile-exchange-does = Prend la place d’une de vos tuiles, que vous reposez ailleurs.
aside-does = { $n } mettent fin à la partie.
city = ville
village = village
capital = capitale
wakkanai = Wakkanai
rumoi = Rumoi
asahikawa = Asahikawa
nemuro = Nemuro
otaru = Otaru
sapporo = Sapporo
kushiro = Kushiro
aomori = Aomori
hakodate = Hakodate
akita = Akita
morioka = Morioka
niigata = Niigata
aizu = Aizu
sendai = Sendai
matsue = Matsue
tottori = Tottori
kanazawa = Kanazawa
hirado = Hirado
kokura = Kokura
hagi = Hagi
himeji = Himeji
edo = Edo
mito = Mito
kyoto = Kyoto
sunpu = Sunpu
nagasaki = Nagasaki
funai = Funai
matsuyama = Matsuyama
takamatsu = Takamatsu
wakayama = Wakayama
kamakura = Kamakura
kagoshima = Kagoshima
uwajima = Uwajima
kochi = Kochi

source-helmet = Heaumes
source-buddha = Bouddhas
source-rice = Champs de riz
the-most = majorité : { $n }

move-lead = { $seat } commence
move-tile = Prendre : { $word }
move-draw = Piocher : { $word }
move-figure = Prendre un { $word }
move-hex = Rangée { $n }, case { $n2 }
hex-beside-0 = Au large ({ $n }.{ $n2 })
hex-beside-1 = Côté { $word } ({ $n }.{ $n2 })
hex-beside-2 = Entre { $word } et { $word2 } ({ $n }.{ $n2 })
move-settlement = { $word }
move-swap = Le { $word }, { $word2 }
move-end = Finir le tour

ask-choose-hand = { $n ->
    [one] Choisissez encore une tuile pour votre première main.
   *[other] Choisissez encore { $n } tuiles pour votre première main.
}
ask-choose-figure = { $key ->
    [city] Quelle figurine placez-vous dans une ville ?
   *[other] Quelle figurine placez-vous dans un village ?
}
ask-place-figure = Où va le { $word } ?
ask-play-tile = Choisissez une tuile de votre main à poser sur la carte.
ask-play-more = Posez encore une tuile, ou finissez votre tour.
ask-target = { $word } : choisissez une case.
ask-target-sea = { $word } : choisissez une case de mer.
ask-target-figure = Choisissez la figurine qui change de place.
ask-target-tile = Choisissez laquelle de vos tuiles s’en va plus loin.
ask-swap-with = Le { $word } ({ $word2 }) change de place avec quelle figurine ?
ask-resettle = { $word } : choisissez sa nouvelle case.
wait-first-lead = La table choisit qui commence.
wait-choose-hand = { $n ->
    [one] { $seat } choisit encore ses tuiles.
   *[other] { $seat } choisissent encore leurs tuiles.
}
wait-scatter = Les figurines prennent place.
wait-choose-figure = { $seat } place une figurine.
wait-place-figure = { $seat } place une figurine.
wait-play-tile = { $seat } joue.
wait-target = { $seat } joue.
wait-draw-tiles = On pioche.
wait-swap-with = { $seat } déplace une figurine.
wait-resettle = { $seat } déplace une tuile.

leads = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
hands-chosen = Les écrans sont dressés : { $n } tuiles derrière chacun.
figure-placed = { $you ->
    [yes] Vous placez un { $word } à { $word2 }.
   *[no] { $seat } place un { $word } à { $word2 }.
}
passes = { $you ->
    [yes] Vous n’avez plus de tuile : vous passez.
   *[no] { $seat } n’a plus de tuile et passe.
}
laid-0 = { $you ->
    [yes] Vous posez une tuile au large : { $word }.
   *[no] { $seat } pose une tuile au large : { $word }.
}
laid-1 = { $you ->
    [yes] Vous posez une tuile côté { $word2 } : { $word }.
   *[no] { $seat } pose une tuile côté { $word2 } : { $word }.
}
laid-2 = { $you ->
    [yes] Vous posez une tuile entre { $word2 } et { $word3 } : { $word }.
   *[no] { $seat } pose une tuile entre { $word2 } et { $word3 } : { $word }.
}
lifted-2 = { $you ->
    [yes] Vous reprenez votre tuile entre { $word2 } et { $word3 } : { $word }.
   *[no] { $seat } reprend une tuile entre { $word2 } et { $word3 } : { $word }.
}
swaps = { $you ->
    [yes] Vous échangez deux figurines : { $word } ({ $word2 }) et { $word3 } ({ $word4 }).
   *[no] { $seat } échange deux figurines : { $word } ({ $word2 }) et { $word3 } ({ $word4 }).
}
discards = { $you ->
    [yes] Vous défaussez l’{ $word } : il n’y a plus rien à échanger.
   *[no] { $seat } défausse l’{ $word } : il n’y a plus rien à échanger.
}
captures = { $you ->
    [yes] Vous prenez le { $word } à { $word2 }.
   *[no] { $seat } prend le { $word } à { $word2 }.
}
set-aside = Égalité à { $word2 } : le { $word } n’est à personne.
unclaimed = Personne ne pèse sur le { $word } à { $word2 } : il est mis de côté.
turn-ends = { $n ->
    [0] { $you ->
        [yes] Vous n’avez plus rien à piocher.
       *[no] { $seat } n’a plus rien à piocher.
    }
    [1] { $you ->
        [yes] Vous piochez une tuile.
       *[no] { $seat } pioche une tuile.
    }
   *[other] { $you ->
        [yes] Vous piochez { $n } tuiles.
       *[no] { $seat } pioche { $n } tuiles.
    }
}
first-hand = Votre première main : { $list }.
draws = De votre pile : { $word }.
wins-outright = { $you ->
    [yes] Le Japon est à vous, en tête dans { $n } types sur trois.
   *[no] Le Japon est à { $seat }, en tête dans { $n } types sur trois.
}
wins-by-others = { $you ->
    [yes] Le Japon est à vous, en tête dans un type, avec { $n2 ->
        [0] rien d’autre
        [1] une autre figurine
       *[other] { $n2 } autres figurines
    }.
   *[no] Le Japon est à { $seat }, en tête dans un type, avec { $n2 ->
        [0] rien d’autre
        [1] une autre figurine
       *[other] { $n2 } autres figurines
    }.
}
wins-by-all = { $you ->
    [yes] Personne n’est en tête nulle part. Le Japon est à vous, avec { $n2 } figurines.
   *[no] Personne n’est en tête nulle part. Le Japon est à { $seat }, avec { $n2 } figurines.
}
reason-last-figure = La dernière figurine d’un type a quitté le plateau.
reason-ties = Quatre figurines ne sont allées à personne.

option-starting_hand = Les cinq premières tuiles
option-starting_hand-chosen = Choisies en secret
option-starting_hand-random = Tirées au sort
option-figure_setup = Les figurines sur le plateau
option-figure_setup-players = Placées par les joueurs à tour de rôle
option-figure_setup-random = Placées au hasard
option-first_player = Qui commence
option-first_player-seat0 = La première place
option-first_player-random = Une place au hasard
option-aside = Les quatre figurines de côté qui finissent la partie
option-aside-all = Toute figurine qui n’est à personne compte
option-aside-ties = Seules les égalités comptent

board-title = Samurai
board-desc = Une carte du Japon en hexagones : villes et villages avec leurs heaumes, bouddhas et champs de riz, entourés par les tuiles des joueurs.

nobody-yet = personne encore
site-figure = { $word } : { $list }
site-told = { $word }, { $word2 } ; { $list }. { $n ->
    [one] Une case terre est libre.
   *[other] { $n } cases terre sont libres.
}
site-bare = { $word }, { $word2 } : pas encore de figurine
site-empty = { $word }, { $word2 } : plus rien à prendre
tile-told = { $seat } : { $word }, { $where }
hand-told = { $word }, dans votre main
rack-told = { $word }, reste { $n }
type-told = { $word } : { $n }
beside-0 = au large
beside-1 = côté { $word }
beside-2 = entre { $word } et { $word2 }
tiles-left = { $n } en main · { $n2 } à piocher
behind-screen = { $n ->
    [0] rien encore
    [1] une figurine
   *[other] { $n } figurines
}
spectator-hand = Les mains sont derrière les écrans.
to-place = à placer
on-board = sur le plateau
aside = De côté
panel-map = Carte (.terre ~mer : colonne ; place, tuile, force ; H B R : figurines)
panel-sites = Villes et villages
panel-seats = Places
panel-hand = Votre main
column-place = lieu
column-hex = case
column-figure = figurine
column-open = libre
column-influence = influence
column-seat = place
column-hand = main
column-stack = pioche
column-total = total

# La leçon
# Pourquoi un choix est bon
why-felt = Là, elle pèse sur { $n } lieux à la fois : { $list }.
why-beside = { $word }

lesson-figures = Trois types de figurines sur le plateau : heaumes, bouddhas et champs de riz. Un village en a une, une ville deux, Edo une de chaque. Il faut être premier dans deux types, ou dans un seul avec beaucoup d’autres figurines à côté.
lesson-tile = Cinq tuiles en main. Ce bouddha de 4 ne pèse que sur les bouddhas, et il y en a un à Kamakura. Prenez-le.
lesson-tile-right = Il lui faut maintenant une case de terre.
lesson-tile-not = Une tuile d’un type ne pèse que sur son type. À Kamakura, c’est un bouddha.
lesson-lean = Une tuile pèse sur tous les lieux qu’elle touche. Deux cases de terre touchent Kamakura, et l’une touche aussi Edo. Posez-la là.
lesson-lean-right = 4 pour vous à Kamakura, et 4 sur le bouddha d’Edo.
lesson-lean-not = De là, elle ne touche pas à la fois Kamakura et Edo.
lesson-lean-not-hex-15-17 = De là, elle touche Kamakura, mais pas Edo. Une case à gauche, elle touche les deux.
lesson-rider = Une seule tuile de ce genre par tour. Mais celles qui portent le signe japonais noir viennent en plus, autant que vous voulez. Prenez le cavalier.
lesson-rider-right = Il pèse 1 sur tous les types.
lesson-rider-not = Il porte aussi le signe, mais il va sur la mer. À Kamakura il manque une case de terre : prenez le cavalier.
lesson-rider-not-end = Pas encore : une tuile avec le signe peut suivre. Prenez le cavalier.
lesson-full = Kamakura est prise dès que toute la terre autour est pleine. Il reste une case.
lesson-full-right = C’est plein : le bouddha va à qui pèse le plus. Vous avez 5, les autres rien. Il est à vous.
lesson-full-not = Cela ne ferme pas Kamakura. La dernière case de terre à côté, si.
lesson-end = Vous pourriez encore prendre la mer. Gardez le bateau et finissez votre tour : vous repiochez jusqu’à cinq.
lesson-end-right = Deux nouvelles tuiles. À Botan.
lesson-end-not = Gardez le bateau, vous en aurez besoin tout de suite. Finissez votre tour.
lesson-ship = Botan pèse 4 sur le heaume de Wakayama. Vous avez un heaume de 3, et il reste une case de terre. La fermer maintenant, c’est donner la figurine à Botan. Par quoi commencer ?
lesson-ship-right = Sur la mer à côté de Wakayama, il ajoute 2 et ne remplit pas la terre.
lesson-ship-not = Contre 4, cela ne suffit pas, et le tour serait fini. D’abord quelque chose qui ne l’use pas.
lesson-ship-not-tile-helmet-3 = 3 contre 4 : le heaume irait à Botan. D’abord quelque chose qui n’use pas le tour.
lesson-first = Bateau 2 et heaume 3, cela fait 5 contre 4 : le heaume est à vous. À égalité, il n’allait à personne. Quand un type a quitté le plateau, ou que quatre figurines n’ont trouvé personne, on compte : le plus de deux types gagne aussitôt. Sinon, la partie va à quelqu’un qui a le plus d’un type, et le plus d’autres figurines.
