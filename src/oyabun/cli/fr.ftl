person = Joueur { $n }
pass-the-screen = { $seat }, l’écran est à vous. Appuyez sur Entrée.
choose = Votre choix (? pour l’aide)
your-words = Vos mots ({ $n } caractères au plus, ou rien)
not-a-choice = « { $quote } » n’est pas un des choix ; tapez un numéro, ou ? pour l’aide.
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
    ?   montre ceci
    q   quitte, et propose d’enregistrer la partie
place = Rang
player = Joueur
score = Score
save = Fichier où enregistrer cette partie (rien : ne pas enregistrer)
saved = Enregistré : { $quote }
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
