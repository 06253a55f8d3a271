person = Joueur { $n }
sitting = À votre table : { $names }.
pass-the-screen = { $seat }, l’écran est à vous. Appuyez sur Entrée.
choose = Votre choix (? pour un conseil, h pour l’aide)
choose-unaided = Votre choix (h pour l’aide)
your-words = Vos mots ({ $n } caractères au plus, ou rien)
not-a-choice = « { $quote } » n’est pas un des choix ; tapez un numéro, ou h pour l’aide.
taken-back = Vous reprenez votre décision.
nothing-to-take-back = Ce qui est décidé est décidé.
log-empty = Il ne s’est encore rien passé.
help =
    Un numéro, ou le texte d’un coup   décide
    u   reprend votre dernière décision, tant que personne ne l’a vue
    b   montre de nouveau la table
    l   raconte tout ce que vous avez entendu
    g   dit en trois phrases de quoi il s’agit
    r   montre les règles
    ?   dit ce que ferait un bon joueur, si les conseils sont permis
    h   montre ceci
    q   quitte, et propose d’enregistrer la partie
place = Rang
player = Joueur
score = Score
save = Fichier où enregistrer cette partie (rien : ne pas enregistrer)
saved = Enregistré : { $quote }
saved-review = Pour revenir sur vos décisions : oyabun review { $quote } --lang fr
not-saved = Impossible d’écrire { $quote } : { $reason }.
step = Entrée : suite · b : retour · q : quitter
position = { $n } sur { $n2 }
how-it-lies = { $seat }, pion { $n } : comment est-il tombé ?
lesson-step = Étape { $n } sur { $n2 }
lesson-look = Regardez
lesson-try = Votre choix (q pour quitter)
lesson-go-on = Entrée : suite · b : retour · q : quitter
lesson-right = Exactement.
lesson-wrong = Pas celui-là.
lesson-over = Vous en savez assez. À vous de jouer : oyabun play { $quote } --lang fr
rookie = La recrue
choose-lie = Il est tombé
hints-on = Les conseils sont permis à cette table : chacun peut taper ?.
hints-off = Pas de conseils à cette table. (--hints les permet.)
hints-thinking = Laissez-moi réfléchir…
hints-none = Rien à peser ici : faites comme vous voulez.
hints-choice = À votre place
hints-chance = Chances de gagner
hints-why = Pourquoi
bots-key = --bots
bots-name = Qui
bots-rating = Cote
bots-says = À quoi s’attendre
bots-source = Cotes du { $date } : { $command }
review-title = La partie vue par { $seat } : ses chances de gagner, telles qu’il pouvait les voir
review-faultless = Aucune décision n’a coûté quoi que ce soit à coup sûr.
review-ply = Après
review-did = Vous avez joué
review-better = Mieux
review-cost = Chances de gagner
review-sure = À peu près
review-why = { $n } : { $quote }
review-sums = Vos décisions : { $choice } (± { $choice_sure }). La chance : { $luck } (± { $luck_sure }). Les autres, et ce qui a été mal estimé : { $others }. Le tout en chances de gagner ; intervalles à 95 %, pour le hasard des simulations.
bots-choose = Contre qui ? (Entrée : { $n })
