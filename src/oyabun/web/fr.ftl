# Ce que disent les pages.

# 1. Partout
skip = Aller à la table
home = Accueil
about = À propos
settings = Langue et thème
theme-auto = Auto
theme-light = Jour
theme-dark = Nuit
theme-next = Passer en mode : { $word }
unofficial = Une table non officielle. Personne, parmi ceux qui ont fait ces jeux, ne l’a faite ni approuvée.
rules = Règles
rules-title = Règles de { $word }
learn = Apprendre
learn-title = Apprendre { $word }
learn-place = Où vous en êtes
learn-step = Étape { $n } sur { $steps }
learn-on-board = Choisissez sur le plateau.
learn-list = Ou choisissez dans la liste
learn-next = Continuer
learn-back = Revenir
learn-skip = Passer cette étape
learn-right = Exactement.
learn-wrong = Pas celui-là.
rules-find = Chercher
rules-find-hint = un mot, une carte, un numéro
rules-found = Trouvé : { $n }
rules-what = À quoi sert cette carte ?
mark-S = c’est dans la règle
mark-P = une source publique le dit
mark-R = notre décision ou reconstitution
mark-D = découle de ce qui est dit
players = De { $low } à { $high } joueurs
minutes = { $n } minutes
cancel = Laisser tomber
close = Fermer
copy = Copier
copied = Lien copié.
share = Envoyer

# 2. La première page
home-title = Asseyez-vous. Quelqu’un veut votre chaise.
home-lead = Des jeux de la pègre japonaise, dans votre navigateur. Ni compte, ni installation. Les amis par un lien, les bots sur les chaises vides.
play-now = Jouer
play-now-title = Jouer : { $word }
play-title = Jouer à { $word }
open-table = Ouvrir une table
open-table-title = Ouvrir une table de { $word }
all-games = Tous les jeux
games-title = { $n ->
    [one] Le jeu est sur la table
   *[other] { $n } jeux sur la table
}
promise-link = Un lien, une chaise
promise-link-text = Ouvrez une table, envoyez un lien à chacun. Un clic, et on est assis. Votre propre lien rouvre votre place sur n’importe quel appareil.
promise-bots = Des bots qui ne trichent pas
promise-bots-text = Il manque quelqu’un ? Un bot prend la chaise. Il n’en sait pas plus que vous à sa place.
promise-replay = Rien ne s’oublie
promise-replay-text = Revoyez chaque partie coup par coup, avec les yeux de qui vous voulez. Gardez la feuille de partie, rouvrez-la ici.
record-file = Une feuille de partie
record-open = Ouvrir la feuille

# 2b. Revenir
mine = Vos tables
mine-yours = À vous
mine-waiting = On attend { $names }
mine-going = En cours
mine-lobby = Pas encore commencée
mine-over = Finie
mine-won = Finie : vous avez gagné
mine-stopped = Arrêtée
mine-with = avec { $names }
mine-forget = Retirer
mine-forget-title = Retirer : { $word }
since-now = à l’instant
since-minutes = { $n ->
    [one] depuis une minute
   *[other] depuis { $n } minutes
}
since-hours = { $n ->
    [one] depuis une heure
   *[other] depuis { $n } heures
}
since-days = { $n ->
    [one] depuis hier
   *[other] depuis { $n } jours
}
carry-make = Les emporter sur un autre appareil
carry-hint = Par un lien qui ne sert qu’une fois.
carry-title = Vos tables, sur un autre appareil
carry-lead = Ouvrez ce lien là-bas dans les { $n } minutes. Il ne sert qu’une fois et emporte toutes les tables de ce navigateur.
carry-link = Le lien qui emporte vos tables
carry-qr = Le même lien, en code QR
carry-take-lead = Quelqu’un, vous sans doute, envoie vos tables sur cet appareil.
carry-ticket = Le code, à la fin du lien
carry-take = Les installer ici
open-tables = Tables où il reste une chaise
open-free = { $n ->
    [one] Une chaise libre sur { $seats }
   *[other] { $n } chaises libres sur { $seats }
}

# 3. Ouvrir une table
other-games = Autres jeux
nickname = Votre nom
default-name = La recrue
nickname-hint = Comment vous appelle-t-on ?
how-many = Combien de joueurs ?
who-sits = Qui s’assoit où ?
seat = Place { $n }
sit-me = C’est ma place
sit-open = Pour qui aura le lien
sit-bot = Un bot : { $word }
pace = À quel rythme ?
pace-live = Ce soir
pace-live-text = Tout le monde est là ; les bots répondent en quelques secondes.
pace-turns = Tour par tour
pace-turns-text = Sur plusieurs jours. Revenez quand c’est à vous.
who-comes = Qui peut venir ?
listed = Tout le monde
listed-text = La table figure sur la première page ; qui veut prend une chaise vide.
gallery = Un public qui parle
gallery-text = Ceux qui regardent ont droit à la parole. Sinon, ils regardent en silence.
clock = Temps par décision
clock-none = Autant qu’il faut
clock-seconds = { $n } secondes
clock-minutes = { $n } minutes
clock-days = { $n ->
    [one] Un jour
   *[other] { $n } jours
}
options = Règles de la maison
edition = Données du matériel
edition-text = Pour les bricoleurs : les chiffres de cette table, en JSON.
edition-title = Les chiffres de { $word }
edition-lead = Certains chiffres de cette boîte sont de nous. Si vous possédez le jeu, ou l’avez créé, mettez les vôtres : le plateau change à mesure que vous tapez.
edition-range = un nombre entier de { $n } à { $n2 }
edition-play = Jouer avec ces chiffres
edition-keep = Les garder dans un fichier
edition-show = Montrer le plateau
edition-lab = Qu’est-ce que ça donne ?
edition-load = Un fichier que vous avez gardé
edition-load-do = Lire le fichier
edition-own = Cette table se joue avec vos chiffres.
edition-change = Changer les chiffres de la boîte
lab-title = Ce que donnent ces chiffres de { $word }
lab-own = { $n } parties avec les chiffres de la boîte, jouées par des bots rapides, à l’instinct.
lab-compared = { $n } parties avec les chiffres de la boîte et les mêmes { $n } donnes avec les vôtres, jouées par des bots rapides, à l’instinct.
lab-progress = Parties jouées
lab-so-far = { $n } parties sur { $n2 }.
lab-preliminary = Ce qui suit vient des { $n } premières.

# 4. Avant la partie
lobby = Avant la partie
lobby-host = Un lien par personne. Commencez quand vous voulez : les bots prendront les chaises vides.
lobby-guest = Vous avez une chaise. L’hôte donnera le départ.
lobby-watch = Vous regardez. L’hôte donnera le départ.
lobby-join = Il reste une chaise. Elle peut être à vous.
listed-now = Cette table figure sur la première page : qui veut peut s’asseoir.
listed-not = Seul qui a un lien peut s’asseoir.
listed-on = La montrer sur la première page
listed-off = La retirer de la première page
invite = Lien de la place { $n }
qr = Code QR de la place { $n }
give-to-bot = La donner à un bot
free-seat = Libérer cette place
free-bot = La garder pour quelqu’un
rename = C’est mon nom
spectators = Lien pour ceux qui regardent
start = Commencer la partie
start-hint = Les chaises vides vont aux bots. On pourra toujours venir les réclamer.
sits-down = { $name } s’assoit.

# 5. À la table
seats = Qui est assis
seat-you = vous
seat-bot = bot
seat-open = chaise vide
seat-away = absent
seat-waited = doit jouer
seat-turn = à vous
your-turn = À vous
goal = De quoi s’agit-il ?
goal-title = { $word } en trois phrases
goal-close = C’est parti
goal-hint = Le point d’interrogation, en haut, les montre à nouveau.
goal-word = But
bell = Cloche
notify = Me prévenir quand c’est à moi
push-turn = C’est à vous, à la table de { $names }.
push-on = On vous préviendra quand ce sera à vous, même cette page fermée.
push-off = On ne vous préviendra plus.
push-none = D’ici, ce navigateur n’atteint aucun service de notification. La cloche sonne tant que cette page est ouverte.
sound = Son
chat = Parler
log = Récit
table = Table
board = Le plateau
closer = De plus près
farther = De plus loin
whole = Tout voir
asked = Ce qu’on vous demande
choices = Ce que vous pouvez faire
take-back = Annuler ce coup
stand-in = Un bot joue à votre place. Il n’en sait pas plus que vous.
come-back = Reprendre ma place
act = À vous
wait = Attendez
watching = Vous regardez
forced = Vous n’avez pas le choix : la table s’en charge dans un instant.
pass-on = Passer jusqu’à la prochaine vraie question
pass-stop = Vous passez à chaque fois. Arrêter
recap-seen = Vu
speak-on = Désormais, dites la première phrase à ma place
speak-off = Je parlerai moi-même
say-it = Le dire
outage = La ligne est coupée. Votre place est gardée ; nouvel essai…
ranking = Qui a gagné
you-win = Vous gagnez.
one-wins = { $names } gagne.
nobody-wins = Personne ne gagne.
some-win = { $names } gagnent.
replay = Revoir
again = Encore une partie
again-go = À la nouvelle table
again-join = J’en suis
again-yours = Vous en voulez une autre. Les autres sont prévenus.
again-theirs = { $name } en veut une autre. Votre chaise est gardée, une place plus loin.
again-next = { $name } en veut une autre.
again-watch = Regarder la suivante
watchers = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
chat-gallery = (dans le public)
chat-silent = À cette table, le public regarde en silence.
gallery-name = Quelqu’un
beside = À côté du plateau
chat-empty = Personne n’a encore ouvert la bouche.
chat-say = Dites quelque chose à la table
chat-say-team = Seule votre équipe vous entend
chat-team = (à l’équipe)
send = Envoyer
rules-whole = Toutes les règles sur une page
keys = Clavier
keys-text = Les flèches parcourent ce qu’on peut choisir, Entrée le joue. + et − rapprochent et éloignent, 0 montre tout le plateau.
revealing = Tout le monde a choisi. Un, deux, trois…
aims = { $name } vise.
aim-yours = À vous de lancer.
aim = La main ferme. Lâchez quand l’aiguille est au milieu.
aim-still = Lâchez quand vous voulez : la chance vise pour vous.
let-go = Lâcher

# 6. Revoir
replay-of = { $word }, à revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-rounds = Manche
replay-round-back = À la manche précédente
replay-round-on = À la manche suivante
replay-decisions = Décision
replay-decision-back = À la décision précédente
replay-decision-on = À la décision suivante
share-picture = Partager l’image
picture-kept = L’image est dans vos téléchargements.
replay-slider = Moment de la partie
replay-ply = { $n } sur { $plies }
replay-keep = Garder
replay-lost = Impossible d’aller chercher ce moment.
eyes = Vu par
eyes-all = tout le monde à la fois
eyes-none = un spectateur
copy-link = Copier le lien
record = Feuille de partie

# 7. Règles, à propos
contents = Sur cette page
about-title = À propos de cette table
about-lead = Oyabun, c’est le patron. On joue ici à des jeux où chacun voudrait l’être.
unofficial-long = Cette table numérique n’est pas officielle ; elle est l’œuvre de gens qui aiment ces jeux. Les jeux appartiennent à leurs auteurs et à leurs éditeurs, et personne parmi eux ne l’a faite ni approuvée. Là où la règle se tait, ou quand une page s’est perdue, la page des règles dit ce qui est de nous.
authors = Les jeux et leurs auteurs
about-secrets = Ce que vous ne voyez pas
about-secrets-text = Votre navigateur ne reçoit que ce que votre place a le droit de savoir. Ce que les autres cachent ne quitte pas le serveur avant d’être retourné, et un bot n’en sait pas plus que vous à sa place.
about-open = Logiciel libre
about-open-text = La table, les règles et les bots sont libres, sous licence Apache. Deux commandes suffisent pour ouvrir la vôtre.

# 7b. Sans réseau
offline-title = La ligne est coupée
offline-lead = Cet appareil n’atteint pas la table. Votre place est gardée ; rien n’est perdu.
offline-again = Réessayer

# 8. Erreurs
own-link = Votre place sur un autre appareil
own-link-hint = Qui a ce lien joue à votre place. Gardez-le pour vous.
another-device = Votre place est ouverte sur { $n } appareils. Si l’un d’eux n’est pas à vous, demandez à l’hôte de libérer la place.
sit-title = Une place pour vous
sit-lead = Une place vous attend à cette table.
sit-again = C’est votre propre place. L’ouvrir aussi sur cet appareil ?
sit-others = Autour de la table : { $names }.
sit-down = S’asseoir
sit-open-here = L’ouvrir ici

position-title = Cette position
position-lead = Toute position d’un jeu s’écrit sur une ligne de texte : ce qu’une place sait, et rien d’autre.
position-text = Une position, en texte
position-show = La montrer
position-hint = Une ligne avec tout ce que vous pouvez savoir en ce moment, à montrer ou pour signaler une bizarrerie. Votre main y figure.
position-copy = Copier cette position
position-open = Voir la ligne
position-paste = En montrer une autre

fair-title = Le hasard sous scellé
fair-line = À cette table, le hasard est scellé :
fair-what = C’est-à-dire ?
fair-word = Un mot à vous, pour le hasard
fair-add = L’ajouter
fair-opened = Le scellé est ouvert
fair-the-secret = Le secret
fair-lead = À table, personne ne peut choisir une carte ni la deviner. Inutile de nous croire : cela se vérifie.
fair-secret = En s’ouvrant, une table invente un secret et en montre l’empreinte (SHA-256). Dès lors le secret ne peut plus changer : aucun autre n’a cette empreinte.
fair-words = Avant le début, chacun peut ajouter un mot à lui. La table n’en connaissait aucun quand elle a inventé son secret.
fair-draw = Tout ce que le hasard décide est tiré du secret et des mots ensemble.
fair-reveal = La partie finie, la table montre le secret.
fair-check = Pour vérifier
fair-check-text = Comparez l’empreinte de la fin avec celle que vous aviez vue. Puis téléchargez la feuille de partie et refaites tous les tirages :
fair-limits = Ce que cela ne peut pas
fair-limits-text = Si personne n’ajoute de mot, qui tient le serveur aurait pu essayer des secrets avant d’en montrer un. Et qui tient le serveur peut lire ses secrets pendant que vous jouez. Ce qu’on lance à la main est lancé, pas tiré.

notice-new-rules = Les règles ont été corrigées depuis le début de cette partie. Elle continue avec les nouvelles.
notice-stopped = Les règles ont été corrigées, et avec les nouvelles cette partie ne peut pas continuer. Voici son dernier plateau.

watch = Regarder cette table
error-title = Mauvaise porte
error-busy = Un instant
error-OyabunError = Quelque chose a cassé chez nous. Rien n’est perdu ; réessayez.
error-RequestError = Derrière cette porte, il n’y a rien, ou rien à y faire.
error-UnknownGameError = Ce jeu n’est pas de la maison.
error-NoNumbersError = Dans ce jeu, aucun chiffre à changer : on joue avec la boîte telle quelle.
error-UnknownBotError = Ce bot n’existe pas.
error-SeatError = Cette place n’existe pas.
error-OptionError = Une règle de la maison a une valeur que le jeu ne connaît pas.
error-EditionError = Les données du matériel sont illisibles.
error-UnknownMoveError = Ce coup n’existe pas.
error-IllegalMoveError = Pas possible maintenant.
error-NotationError = Cette ligne n’est pas une position qu’on puisse montrer ici.
error-NotYourTurnError = Ce n’est pas à vous.
error-StaleMoveError = Ce coup arrive trop tard : la partie a avancé.
error-WordsError = Cela ne peut pas se dire ici : 80 caractères, sur une ligne.
error-TakeBackError = Trop tard : ce qui est décidé est décidé.
error-MatchOverError = La partie est finie.
error-UnknownTableError = Cette table n’existe pas. Le lien a peut-être perdu une lettre.
error-NotAllowedError = Ce n’est pas à vous de le faire.
error-SeatLinkError = Ce lien n’ouvre aucune place. Une lettre s’est peut-être perdue, ou l’hôte en a fait un autre : demandez-le-lui. Regarder reste toujours possible.
error-SeatTakenError = Quelqu’un est déjà assis là. C’était vous ? Revenez où vous l’avez prise, ou par votre propre lien. Sinon, l’hôte peut libérer la place.
error-TicketError = Ce lien a déjà servi, ou il a trop attendu. Faites-en un autre là où sont vos tables.
error-NoPushError = Ce serveur ne peut pas vous prévenir par ce service.
error-StageError = Ce n’est pas le moment.
error-NameTakenError = Quelqu’un ici porte déjà ce nom.
error-TextError = Ce texte ne passe pas : trop long, ou illisible.
error-MessageError = Nous n’avons pas compris.
error-LimitError = Trop, et trop vite. Respirez, puis réessayez.
error-QuotaError = Assez de tables ouvertes d’ici pour aujourd’hui. Jouez celles que vous avez ; demain, il y en aura d’autres.
error-DamagedTableError = Ce qui restait de cette table est abîmé, on ne peut pas la montrer. Les autres tables n’ont rien. Prévenez la personne qui tient ce serveur.
error-BusyError = Ce serveur ne sait plus où donner de la tête. Réessayez dans un instant.
error-LabGoneError = Ces chiffres ne sont plus à l’étude. Renvoyez-les depuis leur formulaire.
error-CorruptRecordError = Cette feuille ne se rejoue pas. Le fichier est-il complet ?

toss-enter = { $seat }, pion { $n } : comment est-il tombé ?
notice-no-physics = Ici les pions ne peuvent pas tomber pour de vrai : une table de chances décide.
flick-here = Balayez ici : plus vite, c’est plus fort.

hints = Conseils
hints-usual = Contre les bots seulement
hints-on = Conseils permis
hints-off = Pas de conseils
hint-ask = Que feriez-vous ?
hint-thinking = Je réfléchis…
hint-none = Rien à peser ici : faites comme vous voulez.
hint-lost = Pas de réponse. Redemandez.
levels = Qui sont les bots ?
rating-source = De deux joueurs, celui qui a 100 points de plus gagne 64 fois sur 100. Cotes établies le { $date } par

review = Revoir ses coups
review-of = Retour sur la partie : { $word }
review-thinking = On reprend la partie avec ce que { $seat } savait à chaque décision. La page l’affiche dès que c’est prêt.
review-progress = Avancement
review-lead = { $n ->
    [one] Une décision
   *[other] { $n } décisions
} de { $seat }, jugées sur ce que cette place savait alors, jamais sur ce qui s’est révélé après.
review-curve = Les chances de chacun, vues de cette place
review-worst = Ce qui a coûté le plus
review-at = Après { $n } décisions : voir la table
review-did = Choisi
review-better = Mieux
review-cost = { $n } % de la victoire, à { $n2 } près.
review-faultless = Rien trouvé qui ait coûté quoi que ce soit à coup sûr. Bien joué.
review-sums = La chance et les choix
review-choice = Ses propres décisions
review-luck = Ce que le hasard a donné
review-others = Ce que les autres ont fait
review-how = En pourcentage de la victoire. Un fort joueur a repris chaque décision dans des mondes imaginés que cette place ne pouvait distinguer du vrai ; ± est l’intervalle à 95 % que laissent ces simulations. Ce que les autres ont fait comprend aussi ce que les estimations manquent.
against = Quel bot : { $word }
against-one = contre { $word }
