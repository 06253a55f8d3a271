title = Ca$h ’n Gun$
tagline = Everybody aims at somebody. Most of the guns are empty. Which one is yours?
summary = The job went well; the sharing will not. Load a card, point your gun, and keep your nerve, or lie down in shame. With the undercover cop, with powers and objects, or in three teams with the Yakuzas.
first-game = “Play now” is a first game, without powers and objects. Open a table to play with them.
goal-1 = Be the richest who is still alive after eight rounds; with the Yakuzas, with your team.
goal-2 = A round: load a card in secret, aim at somebody, then stay up or lie down. Most cards only click; whoever is hit or lies down gets nothing this time.
goal-3 = All who still stand share the bills on the table. Each time you lie down costs $5,000 at the end, and the third wound kills.
board-title = Ca$h ’n Gun$
board-desc = Those who share, in a circle, and the bills between them.

column-seat = player
column-money = money
column-wounds = wounds
column-shame = shame
round-of = Round { $n } of { $n2 }
pot = On the table
bill-5 = $5,000
bill-10 = $10,000
bill-20 = $20,000
yakuza = Yakuzas
yakuza-sign = Y
east-sign = E
west-sign = W
east = East Coast
west = West Coast
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
bbb = Bang! Bang! Bang!
cling = Cling
tanto = Tanto
shuriken = Shuriken

gp01 = 6 Feet Under
gp01-text = At the end of the game: $10,000 for every dead gangster who is not of your team, if you are alive.
gp02 = The Unbreakable
gp02-text = It takes 4 wounds to kill you. Shown at your third wound.
gp03 = You Don’t Need It Anymore
gp03-text = Take the gun and the unused cards of the first gangster to die, and use both guns.
gp04 = Dragon Skin
gp04-text = You never take more than one wound in a round.
gp05 = The Insane
gp05-text = Before aiming. From then on, when you are wounded you drop the grenade: everybody still standing takes a wound. It goes off once.
gp06 = The Kid
gp06-text = Before aiming. From then on you choose your target after everybody else.
gp07 = The Cunning
gp07-text = Before aiming. From then on you choose your card after the targets are chosen.
gp08 = Super Coward
gp08-text = At the end of the game: your shame markers are worth +$5,000 each.
gp09 = The Specialist
gp09-text = Use your Bang! Bang! Bang! twice in the game: it comes back once.
gp10 = It Does Not Even Hurt
gp10-text = Just before a share: you take part in it, although you lie or are wounded.
gp11 = Shotgun
gp11-text = Before the bills are turned. From then on you may aim at 2 enemies beside each other, each hit with one chance in two.
gp12 = Backstab
gp12-text = When your target lies: stab one of your neighbours who does not, with your Bang or Bang! Bang! Bang!
gp13 = Uzi
gp13-text = Before the bills are turned. From then on you may aim at 2 enemies beside each other, each hit with one chance in two.
go01 = Laser Beam
go01-text = Before the cards are revealed: if you fire a Bang! Bang! Bang!, the same gun also shoots those who aim at you.
go02 = Dum-Dum Bullet
go02-text = Before you reveal a Bang or Bang! Bang! Bang!: your target takes 2 wounds.
go03 = Magic Bullet Right
go03-text = Before you reveal a Bang or Bang! Bang! Bang!: you also hit the first player to your target’s right who does not lie.
go04 = Magic Bullet Left
go04-text = Before you reveal a Bang or Bang! Bang! Bang!: you also hit the first player to your target’s left who does not lie.
go05 = First Aid Kit
go05-text = Before the bills are turned: remove up to 2 wounds from anyone alive.
go06 = Kevlar
go06-text = At your first wound: no wounds this round, 2 shame markers, and you share.
go07 = Clip
go07-text = Before the bills are turned, when your 2 Bang are used: discard 2 Clic and take the Bang back. Pistol only.
go08 = Four-Leaf Clover
go08-text = After a share: take the visible bills that are left.
go09 = Derringer
go09-text = After you have revealed a Clic: it becomes a Bang.
go10 = Bludgeon
go10-text = During a share in which you take part: knock out another sharer, take that part, and 2 shame markers.
go11 = X-Ray Sunglasses
go11-text = Before the bills are turned: look at the cards, the object and the power of 2 opponents.
go12 = Magnet
go12-text = Before the bills are turned: swap a random card of an enemy gangster for one of yours.
yk01 = Shaolin Monk
yk01-text = Just before a share: from then on you share although you are wounded.
yk02 = Ninja
yk02-text = When the bills are turned: each round you may take another place at the table.
yk03 = Samurai
yk03-text = When the attacks are resolved: cancel those against you, and your own.
yk04 = Kamikaze
yk04-text = When you die: one wound to each of your neighbours who does not lie.
yk05 = Ronin
yk05-text = Use your Shuriken twice in the game: it comes back once.
yk06 = Geisha
yk06-text = Before lying down: those who aim at you aim at a player of your choice.
yo07 = Poisoned Tanto
yo07-text = Before the cards are revealed: your Tanto makes 2 wounds.
yo08 = Double Shuriken
yo08-text = When you throw a Shuriken: throw 2 of them, at most 1 wound a player.
yo09 = Dark Tanto
yo09-text = Before the cards are revealed: your Tanto strikes on both sides, nobody twice.
yo10 = Smoke Grenade
yo10-text = At the start of a phase, not in the last round: go on to the next round. The bills stay, the cards are discarded.
yo11 = Angry Dragon
yo11-text = When you die: you die only at the end of the next round.
yo12 = Fake Finger
yo12-text = When you take a wound: discard this instead.

move-first = { $seat } is the Godfather
move-bill = { $word } is turned
move-deal = { $word } is dealt
move-badge = { $seat } is the cop
move-hit = It hits
move-miss = It misses
move-draw = { $word } is drawn
move-pick = Take { $word }
move-ready = Enough talk
move-load = Load { $word }
move-aim = Aim at { $seat }
move-nobody = Aim at nobody
move-spread = Spray { $seat } and the player to the left
move-left = Strike to the left
move-right = Strike to the right
move-stay = Stay up
move-lie = Lie down
move-pass-on = Pass the phone on
move-flip = Flip the phone
move-pass = Play no card
move-use = Play { $word }
move-target = { $seat }
move-place = Sit down to the left of { $seat }
move-give = Give { $word }

ask-load = Choose the card you load. Nobody sees it.
ask-cunning-loads = You have seen all the targets. Choose the card you load.
ask-aim = One, two, three: choose whom you aim at.
ask-kid-aims = Everybody aims. Now you: choose whom.
ask-cojones = One, two, three: stay up, or lie down?
ask-confer = Talk to your team. Are you ready?
ask-pick-power = Your team has these powers. Which one do you take?
ask-phone = The phone passes through your hands. Pass it on; only the cop may flip it.
ask-before-loot = Before the bills are turned: play a card, or none?
ask-before-load = The bills lie open: play a card, or none?
ask-before-aim = Before aiming: play a card, or none?
ask-before-lying = Before anybody lies down: play a card, or none?
ask-target-lies = Your target lies down: play a card, or none?
ask-before-fire = Before the cards are revealed: play a card, or none?
ask-at-throw = Your Shuriken is in your hand: play a card, or none?
ask-before-bang = Before the Bangs are revealed: play a card, or none?
ask-clic-shown = Clic: play a card, or none?
ask-attacked = You are attacked: play a card, or none?
ask-wounded = You are about to be wounded: play a card, or none?
ask-mortal = You are dying: play a card, or none?
ask-before-share = Before the share: play a card, or none?
ask-during-share = The bills are being shared: play a card, or none?
ask-after-share = After the share: play a card, or none?
ask-heal-whom = Whose wounds do you dress?
ask-rob-whom = From whom does the Magnet draw a card?
ask-give-what = Which of your cards do you give for it?
ask-look-at = At whom do you look?
ask-sit-where = Where do you sit down?
ask-charm-towards = At whom do they aim instead of you?
ask-stab-whom = Whom do you stab?
ask-throw-at = At whom do you throw your Shuriken?
ask-throw-again = At whom do you throw the second one?
ask-bash-whom = Whom do you knock out?

waiting = Waiting for { $seat }.
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
table-deals = The cards are dealt.
wait-first-godfather = { table-deals }
wait-deal-power = { table-deals }
wait-deal-pool = { table-deals }
wait-deal-object = { table-deals }
wait-deal-badge = { table-deals }
wait-turn-bill = The table is turning up the bills.
wait-attract = The Magnet draws a card.
wait-flight = The Shuriken flies.
wait-skill-flight = { wait-flight }
wait-pellet = Lead flies.

round-starts = Round { $n }.
turned = ${ NUMBER($n) } on the table: { $list }.
turned-bills = { $n } × { $word }
aims-nowhere = { $you ->
    [yes] you at nobody, your card is lost
   *[no] { $seat } at nobody, the card is lost
}
aims = Guns up: { $list }.
aims-at = { $you ->
    [yes] you at { $list }
   *[no] { $seat } at { $list }
}
lies = On the floor: { $list }.
plays = { $you ->
    [yes] You play { $word }: “{ $word2 }”
   *[no] { $seat } plays { $word }: “{ $word2 }”
}
reveals = Cards up: { $list }.
reveals-card = { $you ->
    [yes] { $word } from you
   *[no] { $word } from { $seat }
}
wounded = { $you ->
    [yes] You take { $n ->
        [one] a wound
       *[other] { $n } wounds
    }.
   *[no] { $seat } takes { $n ->
        [one] a wound
       *[other] { $n } wounds
    }.
}
blast = The grenade goes off.
dies = { $you ->
    [yes] You are dead.
   *[no] { $seat } is dead.
}
was-cop = { $you ->
    [yes] You were the cop.
   *[no] { $seat } was the cop.
}
was-gangster = { $you ->
    [yes] You were no cop.
   *[no] { $seat } was no cop.
}
takes-gun = { $you ->
    [yes] You take the gun of { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } takes your gun.
       *[no] { $seat } takes the gun of { $seat2 }.
    }
}
stabs = { $you ->
    [yes] You turn on { $seat2 } with a blade.
   *[no] { $you2 ->
        [yes] { $seat } turns on you with a blade.
       *[no] { $seat } turns on { $seat2 } with a blade.
    }
}
heals-self = { $you ->
    [yes] You heal { wounds-healed } of yours.
   *[no] { $seat } heals { wounds-healed }.
}
heals = { $you ->
    [yes] You heal { wounds-healed } of { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } heals { wounds-healed } of yours.
       *[no] { $seat } heals { wounds-healed } of { $seat2 }.
    }
}
wounds-healed = { $n ->
    [one] a wound
   *[other] { $n } wounds
}
bashes = { $you ->
    [yes] You knock { $seat2 } out and take that part.
   *[no] { $you2 ->
        [yes] { $seat } knocks you out and takes your part.
       *[no] { $seat } knocks { $seat2 } out and takes that part.
    }
}
looks = { $you ->
    [yes] You look at the cards of { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } looks at your cards.
       *[no] { $seat } looks at the cards of { $seat2 }.
    }
}
sees-card = { $seat2 } has { $word }.
sees-hand = In the deck of { $seat2 }: { $n } Clic, { $n2 } Bang, { $n3 } Bang! Bang! Bang!
sees-yakuza-hand = In the deck of { $seat2 }: { $n } Cling, { $n2 } Tanto, { $n3 } Shuriken.
robs = { $you ->
    [yes] You hold the Magnet over the cards of { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } holds the Magnet over your cards.
       *[no] { $seat } holds the Magnet over the cards of { $seat2 }.
    }
}
swaps = You give { $seat2 } { $word } and receive { $word2 }.
sits = { $you ->
    [yes] You sit down to the left of { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } sits down to your left.
       *[no] { $seat } sits down to the left of { $seat2 }.
    }
}
charms = { $you ->
    [yes] You turn their guns towards { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } turns their guns towards you.
       *[no] { $seat } turns their guns towards { $seat2 }.
    }
}
throws = { $you ->
    [yes] You throw your Shuriken at { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } throws a Shuriken at you.
       *[no] { $seat } throws a Shuriken at { $seat2 }.
    }
}
shuriken-hits = { $you ->
    [yes] It hits you.
   *[no] It hits { $seat }.
}
shuriken-misses = { $you ->
    [yes] It misses you.
   *[no] It misses { $seat }.
}
pellet-hits = { $you ->
    [yes] Your lead hits { $seat2 }.
   *[no] { $you2 ->
        [yes] The lead of { $seat } hits you.
       *[no] The lead of { $seat } hits { $seat2 }.
    }
}
pellet-misses = { $you ->
    [yes] Your lead misses { $seat2 }.
   *[no] { $you2 ->
        [yes] The lead of { $seat } misses you.
       *[no] The lead of { $seat } misses { $seat2 }.
    }
}
nobody-shares = Nobody is left standing: the bills stay.
shares = { $n2 ->
    [1] The share: ${ NUMBER($n) } for { $list } alone.
   *[other] The share, ${ NUMBER($n) } each: { $list }.
}
shares-nothing = The bills do not divide by { $n }: nobody gets any of them.
shares-twice = { $you ->
    [yes] you twice
   *[no] { $seat } twice
}
takes-rest = { $you ->
    [yes] You take what is left: ${ NUMBER($n) }.
   *[no] { $seat } takes what is left: ${ NUMBER($n) }.
}
phone-flipped = { $n ->
    [one] The phone has been flipped: one of 3 switchboard cards is turned.
   *[other] The phone has been flipped: { $n } of 3 switchboard cards are turned.
}
phone-same = The phone comes back as it was.
called = The reinforcements are on their way.
wins = { $n2 ->
    [1] { $you ->
        [yes] You win with ${ NUMBER($n) }.
       *[no] { $seat } wins with ${ NUMBER($n) }.
    }
   *[other] Victory with ${ NUMBER($n) }: { $list }.
}

reason-richest = Eight rounds are over: the money is counted.
reason-survivor = Whoever is left keeps everything.
reason-massacre = Nobody is left to count the money.
reason-reinforcements = The reinforcements are here: the cop wins.

option-mode = The game
option-mode-base = Everyone for themselves: 3 to 6 players
option-mode-cop = With an undercover cop: 5 or 6 players
option-mode-yakuza = Three teams with the Yakuzas: 6 to 9 players
option-cards = Powers and objects
option-cards-off = None
option-cards-on = One of each per player
option-money = What everybody owns
option-money-hidden = Hidden until the end
option-money-open = Always visible
option-dead_money = The money of the dead
option-dead_money-removed = Leaves the game
option-dead_money-to_pot = Goes back to the table
option-insane = The grenade of the Insane
option-insane-armed_until_blast = Stays armed until it goes off
option-insane-one_round = Is armed for one round
option-backstab = Backstab
option-backstab-permanent = In every round
option-backstab-once = Once in the game
option-samurai = Samurai
option-samurai-once = Once in the game
option-samurai-permanent = In every round
option-geisha = Geisha
option-geisha-once = Once in the game
option-geisha-permanent = In every round
option-super_coward = Shame markers of the Super Coward
option-super_coward-replace = Are worth +$5,000
option-super_coward-add = Count for nothing
option-kevlar = Kevlar helps at
option-kevlar-first_of_round = The first wound of a round
option-kevlar-first_of_game = The first wound of the game
option-magic_ally = A Magic Bullet and a teammate
option-magic_ally-hit = Hits
option-magic_ally-skip = Passes on
option-tanto_ally = A Tanto and a teammate
option-tanto_ally-hit = Hits
option-tanto_ally-skip = Passes on
option-team_tie = The smaller team wins a tie, by its size
option-team_tie-starting = At the start
option-team_tie-surviving = At the end
option-role_on_death = The role of a dead player
option-role_on_death-show = Is shown
option-role_on_death-hide = Stays secret
option-shuriken = A Shuriken is thrown
option-shuriken-chance = By chance
option-shuriken-skill = By hand
option-shuriken_p = Chance that a Shuriken hits
option-powers_team = The powers of a team
option-powers_team-team_assigns = The team decides who has which
option-powers_team-random = Are dealt at random

# The board
posture-standing = standing
posture-lying = lying down
posture-wounded = wounded
posture-dead = dead
cop = cop
godfather = Godfather
count-wounds = { $n ->
    [0] no wound
    [one] { $n } wound
   *[other] { $n } wounds
}
count-shame = { $n ->
    [one] { $n } shame marker
   *[other] { $n } shame markers
}
count-flash = { $n } with the flashing light up
has-finger = a finger short
role-cop = you are the cop
role-gangster = you are a gangster
source-cash = Bills
source-shame = Shame
source-powers = Powers
source-dead = The dead of the team
hint-wounds = Wound number { $n } kills.
hint-shame = { $n ->
    [one] { $n } shame marker
   *[other] { $n } shame markers
}, for lying down: { $word } less for each at the end.
hint-finger = A finger short: a yakuza who lies down again takes a wound.
hint-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}, nothing loaded yet.
hint-loaded = A card, loaded face down.
hint-power = A power, face down.
hint-object = An object, face down.
hint-godfather = The Godfather: whatever happens at the same time goes in order from here. No privilege.
hint-part = If { $n } share: { $word } each.
clic-does = The gun is empty.
bang-does = A wound for whoever you aim at, unless they lie down.
bbb-does = A shot before all others: whoever is hit by it does not shoot any more.
cling-does = The blade stays in its sheath.
tanto-does = A wound for the first who stands on that side.
shuriken-does = Thrown at somebody who is not beside you, after the Bang! Bang! Bang!
dollars = ${ $n }
thousands = ${ $n }k
your-money = You have { $word }
team-account = { $word }: { $word2 }
each-gets = each gets { $word }
label-pot = on the table: { $word }
label-parts = What each gets, by the number of sharers:
label-calls = the telephone; { $n } of { $n2 } calls made
guns-on-you = { $n ->
    [0] no gun on you
    [one] one gun on you
   *[other] { $n } guns on you
}
label-aims = { $seat } aims at { $seat2 }
label-cards = { $word }, { $n } left
label-loaded = your { $word }, face down
clic-shout = Clic
bang-shout = BANG!
bbb-shout = B!B!B!
cling-shout = Cling
tanto-shout = Tanto!
shuriken-shout = Shuriken
column-posture = state
column-aims = aims at
column-card = card
column-left = left
column-power = power, object
panel-own = Your corner
row-bills = Bills
row-parts = Each gets
row-hand = In hand
row-loaded = Face down
row-role = Role
row-power = Power
row-pool = The team can take
row-object = Object
row-account = Team account
row-calls = Calls
face-down = face down
gp01-short = 6 Feet
gp02-short = Unbreakable
gp03-short = 2nd Gun
gp04-short = Dragon Skin
gp05-short = Insane
gp06-short = The Kid
gp07-short = Cunning
gp08-short = Coward
gp09-short = Specialist
gp10-short = No Pain
gp11-short = Shotgun
gp12-short = Backstab
gp13-short = Uzi
yk01-short = Monk
yk02-short = Ninja
yk03-short = Samurai
yk04-short = Kamikaze
yk05-short = Ronin
yk06-short = Geisha
gp01-does = At the end, $10,000 per dead enemy gangster.
gp02-does = It takes 4 wounds to kill you.
gp03-does = Take the gun of the first gangster to die.
gp04-does = Never more than one wound a round.
gp05-does = Show it before aiming. If hurt, you drop a grenade.
gp06-does = Show it before aiming: you aim after everyone else.
gp07-does = Show it before aiming: you load when all have aimed.
gp08-does = At the end your shame markers are worth money.
gp09-does = Your BBB comes back to your hand once.
gp10-does = Share once although you lie or are wounded.
gp11-does = Aim at 2 enemies beside each other, each hit 1 in 2.
gp12-does = Your target lies down? Stab a neighbour.
gp13-does = Aim at 2 enemies beside each other, each hit 1 in 2.
go01-does = With your BBB: also shoot all who aim at you.
go02-does = Your shot makes 2 wounds.
go03-does = Your shot goes on to your target’s right.
go04-does = Your shot goes on to your target’s left.
go05-does = Before the loot: take up to 2 wounds off anyone.
go06-does = 1st wound: none of it, 2 shame markers, you share.
go07-does = Both Bang used? Trade 2 Clic for them.
go08-does = After a share: take all that is left on the table.
go09-does = Your Clic was a Bang after all.
go10-does = Take another sharer’s part, and 2 shame markers.
go11-does = See the cards of 2 opponents.
go12-does = Swap a bullet for a random one of an enemy.
yk01-does = Share although you are wounded.
yk02-does = Each round you may take another place at the table.
yk03-does = Cancel the attacks on you, and your own.
yk04-does = When you die, both your neighbours take a wound.
yk05-does = Your shuriken comes back to your hand once.
yk06-does = All who aim at you aim at one of your choice.
yo07-does = Your tanto makes 2 wounds.
yo08-does = Throw your shuriken twice.
yo09-does = Your tanto strikes on both sides.
yo10-does = At the start of a phase: on to the next round.
yo11-does = You die a round later.
yo12-does = Give this instead of taking a wound.

# Why a choice is good
why-safe = Nobody aims at you.
why-deadly = { $n ->
    [one] A gun is on you, and one more wound kills you.
   *[other] { $n } guns are on you, and one more wound kills you.
}
why-dying = One more wound kills { $seat }.
why-rich = { $seat } is the richest of the others.

# The lesson
lesson-loot = The loot of this round lies on the table. Whoever still stands at the end of the round gets a share: below you see how much it is for one, for two, for three.
lesson-load = Eight cards for eight rounds: five only say Clic, two are Bang, one is Bang! Bang! Bang! Each is used once. Begin with a Clic.
lesson-load-right = Nobody knows that your gun is empty.
lesson-load-not = Keep the real ones: there will be better rounds. Load a Clic.
lesson-aim = One, two, three: all aim at once. An empty gun frightens as well as a loaded one. Aim at Chiyo.
lesson-aim-right = And who aims at you?
lesson-aim-not = Chiyo sits across from you and looks nervous. Aim there.
lesson-nerve = Two guns on you, and nobody has used a Bang yet. Stay up and you may be wounded; lie down and you get no share and a shame marker, which costs $5,000 at the end. Here lie down.
lesson-nerve-right = Those who aimed at you put their cards away unseen: they are gone as well.
lesson-nerve-not = Bold. But Botan had a Bang: you would be wounded and get nothing either. Three wounds are death. Lie down.
lesson-shared = The three who stood took $10,000 each. What cannot be shared evenly stays, and five new bills come on top. You have a shame marker, and your cards again, but for the one you used.
lesson-bbb = More money now. Bang! Bang! Bang! fires before everything else, and whoever it hits does not shoot any more. Load it.
lesson-bbb-right = Now it is you who has no reason to lie down.
lesson-bbb-not = Not this time. This round is worth it: Bang! Bang! Bang!
lesson-stay = You aim at Chiyo and Chiyo aims at you. You fire first. Stay up?
lesson-stay-right = Good nerves.
lesson-stay-not = Whoever holds Bang! Bang! Bang! and is aimed at by its target has nothing to fear. Stay up.
lesson-rich = You fired first: Chiyo has a wound, and the card is gone unseen. Three of you took $15,000. After eight rounds the richest who is alive wins, less $5,000 for each shame marker. Other games have powers and objects, an undercover cop, or three teams with the Yakuzas.
