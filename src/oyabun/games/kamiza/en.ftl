title = Kamiza
tagline = Four faces, two tables, one empty chair. Sit down before somebody sits on you.
summary = Lay a card face down at the head of the table or at its foot, say something threatening, and hope that nobody had the same idea.

goal-1 = Be the next president: after three games of three rounds the most points win.
goal-2 = A turn: lay one of your four cards face down at the head of the table (Kamiza) or at its foot (Shimoza), and threaten somebody. Then all cards are turned up.
goal-3 = Two of a kind at the same table cancel each other. At the head only the highest card left scores, at the foot every card left; a Hitman kills a Boss, and WANTED chips cost points at the end.

boss = Boss
underboss = Underboss
hitman = Hitman
policeman = Corrupt Policeman
kamiza = Kamiza
shimoza = Shimoza
kamiza-sign = Kamiza
shimoza-sign = Shimoza
kamiza-seats = Boss, Underboss, Hitman, Policeman
shimoza-seats = Underboss, Hitman
wanted = WANTED
boss-does = The highest number at the head of the table, and only there; a Hitman in the same place kills him.
underboss-does = Takes the head of the table if no Boss is left there; welcome at the foot too.
hitman-does = The lowest number, but at the head of the table he kills a Boss and is paid for it.
policeman-does = At the head of the table he looks on and makes the winner WANTED.
kamiza-does = One seat: the highest card left takes it. Two of a kind cancel each other.
shimoza-does = Room for an Underboss and a Hitman: every card left scores. Two of a kind cancel each other.
wanted-does = { $n } WANTED: they cost points at the end.
kamiza-long = Kamiza, the head of the table
shimoza-long = Shimoza, its foot

move-start = { $seat } leads the first round
move-card = Play the { $word }
move-area = In { $word }
move-threat = “{ $word }”
move-own = In your own words
move-stare = Say nothing, and stare

ask-choose-card = Choose a card from your hand: you will lay it face down.
ask-choose-area = Choose where it goes: the head of the table or its foot.
ask-threaten = Say something they will remember. Then it stands.
wait-first-start = The table chooses who leads.
wait-choose-card = { $seat } is choosing a card.
wait-choose-area = { $seat } is choosing a card.
wait-threaten = { $seat } is choosing a card.

threat-1 = I counted the chairs. I did not count you.
threat-2 = Your men say hello. They asked me to say it.
threat-3 = Finish your tea. Slowly.
threat-4 = I liked your father. He also sat there.
threat-5 = There is a boat at midnight. You may still take it.
threat-6 = You have ten fingers. Let us keep it simple.
threat-7 = The old man coughed and looked at me.
threat-8 = Nice suit. They will want it back.
threat-9 = The harbour is deep this time of year.
threat-10 = I never forget a face. You will want a new one.
threat-11 = Bow now and it is only manners.
threat-12 = I brought flowers. I hope that I need them.

round-starts = Game { $n }, round { $n2 }: { $you ->
    [yes] you lead.
   *[no] { $seat } leads.
}
placed = { $you ->
    [yes] You lay a card in { $word }.
   *[no] { $seat } lays a card in { $word }.
}
threatens = { $you ->
    [yes] You: “{ $word }”
   *[no] { $seat }: “{ $word }”
}
stares = { $you ->
    [yes] You say nothing, and stare.
   *[no] { $seat } says nothing, and stares.
}
fate-1 = { $you ->
    [yes] Your { $word } has no business in { $word2 } and is sent away.
   *[no] { $seat }’s { $word } has no business in { $word2 } and is sent away.
}
fate-2 = { $you ->
    [yes] Your { $word } in { $word2 } dies on an equal’s blade.
   *[no] { $seat }’s { $word } in { $word2 } dies on an equal’s blade.
}
fate-3 = { $you ->
    [yes] Your { $word } finds the seat in { $word2 } taken.
   *[no] { $seat }’s { $word } finds the seat in { $word2 } taken.
}
fate-4 = { $you ->
    [yes] Your { $word } is killed in { $word2 } by the Hitman.
   *[no] { $seat }’s { $word } is killed in { $word2 } by the Hitman.
}
fate-5 = { $you ->
    [yes] Your { $word } takes a seat in { $word2 }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] { $seat }’s { $word } takes a seat in { $word2 }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
fate-6 = { $you ->
    [yes] Your { $word } looks on in { $word2 }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] { $seat }’s { $word } looks on in { $word2 }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
takes-wanted = { $you ->
    [yes] You are WANTED.
   *[no] { $seat } is WANTED.
}
succeeds = { $you ->
    [yes] You are the next president of the Ban-yu-kai, with { $n } points.
   *[no] { $seat } is the next president of the Ban-yu-kai, with { $n } points.
}
reason-succession = Nine rounds are over: the Ban-yu-kai has a new president.

option-police_rule = What the Corrupt Policeman does in Kamiza
option-police_rule-bribe = Bribe: he takes up to 2 points from the winner, who is WANTED
option-police_rule-shakedown = Shakedown: he takes the winner’s whole award; the winner is WANTED
option-police_rule-warrant = Warrant: the winner scores and is WANTED
option-police_rule-dragnet = Dragnet: everyone seated scores and is WANTED
option-wanted = What WANTED chips cost at the end
option-wanted-linear1 = 1 point each
option-wanted-linear2 = 2 points each
option-wanted-triangular = 1, 3, 6, 10 … points in all

board-title = Kamiza
board-desc = Kamiza at the head, Shimoza at the foot, and those who want to sit there.
label-hand = { $word }, in your hand
label-hand-used = { $word }, used
label-face-down = { $seat }’s card, face down in { $word }
label-own-down = your { $word }, face down in { $word2 }
label-face-up = { $seat }’s { $word } in { $word2 }
label-area = { $word }: lay your card here
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
wanted-chips = { $n } WANTED
game-round = Game { $n } of { $n2 } · round { $n3 } of { $n4 }
source-rounds = Won in the rounds
kamiza-won = { $n ->
    [0] never in Kamiza
    [one] once in Kamiza
    [2] twice in Kamiza
   *[other] { $n } times in Kamiza
}
wanted-taken = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
cards-left = left in hand: { $word }

column-seat = Player
column-score = Score
column-wanted = WANTED
column-hand = Cards left
column-last-round = Last round
face-down = face down
nobody-here = nobody
last-round = { $word } in { $word2 }: { $n }

# Why a choice is good
why-no-hitman = Nobody else has a Hitman left in this game: nothing can kill your Boss.
why-bosses = { $n ->
    [one] One of the others still has a Boss to be killed in this game.
   *[other] { $n } of the others still have a Boss to be killed in this game.
}

# The lesson
lesson-cards = These are your four men: Boss 5, Underboss 2, Hitman 1, and a Corrupt Policeman. You play three of them in three rounds, then you get all four back.
lesson-boss = You lead. The Boss has the highest number: take him.
lesson-boss-right = Nobody else can see who it is.
lesson-boss-not = He will have his day. Begin with the Boss.
lesson-head = Kamiza is the head of the table: one seat, for the highest card. A Boss belongs there. Lay him down.
lesson-head-right = Everybody sees where the card lies, nobody which one it is. Now you say something threatening: it does nothing, and it makes the card stand.
lesson-head-not = At the foot there is no seat for a Boss: he would be sent away and earn nothing.
lesson-killed = All four cards are turned up. Botan saw you coming: at the head a Hitman kills a Boss and is paid 4. At the foot every card left is paid: Underboss 2, Hitman 1.
lesson-twice = Three cards lie at the head, nobody at the foot. Two of a kind at the same table cancel each other. Take the Underboss.
lesson-twice-right = He may sit at either end of the table.
lesson-twice-not = He would earn less. The Underboss is worth 2, and there is room for him at the foot.
lesson-foot = Where is he safe? At the foot every card left is paid, and nobody is there.
lesson-foot-right = Alone at the foot: his 2 points are all but yours.
lesson-foot-not = At the head only the highest card is paid, and three are there already. Try the foot.
lesson-cancelled = Two Bosses came to the head and cancelled each other, so Botan’s Underboss took the seat. You have your 2 points.
lesson-hand = Under each name you see what is left in that hand. Botan has a Boss or a Policeman, and one of them lies at the head. Whom do you send?
lesson-hand-right = At the head he kills the Boss, if it is one, for 4 points. Chiyo’s card may be a Policeman: he takes 2 from whoever wins there, and the winner is WANTED, which costs points at the end. That is the whole game. Say it with a threat.
lesson-hand-not = A Policeman lives off whoever wins the head. Here a Boss may be sitting: who kills a Boss?
