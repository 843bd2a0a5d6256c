# The companion of Plus Ultra: core/companion.py says what a card is made of.

decision-draft = Choose who works for you
    .text =
    You keep one character of the pack, the others go on. In the round you play your characters one by one, each for one of its two actions.
    .weigh =
    Can you pay for it? Under each action stands what it would bring now, in green, or why it would bring nothing, in red.
    Two that feed each other: one that earns ducats, one that turns them into GP.
    What you leave: the others choose from the rest of the pack.
decision-stand_up = Ready again?
    .text =
    All your regiments are tired, and tired ones can neither go to war nor help you overseas. For { $standup_cost } D all of them stand up.
    .weigh =
    War: each regiment in a war that is won brings { $war_gp_per_regiment } GP.
    Cheap for many: the price is the same for one and for five.
decision-buy_bulls = A second action for { $bull_cost } D?
    .text =
    A papal bull lets one character act twice, once in a round. Each one you still have at the end costs { $bull_end_penalty } GP.
    .weigh =
    Which character? Buy it if one of yours has an action worth doing twice, or two good ones.
    What is left? Keep the ducats that the actions themselves cost.
decision-bids = How many regiments go to war?
    .text =
    All bid in secret and show their bids together. If together you reach the level of the war, each regiment that found a place brings { $war_gp_per_regiment } GP; in any case all come home tired.
    .weigh =
    Can it be won? Count the ready regiments of all and compare them with the level.
    Only the first find a place: with many bids not every regiment gets one, and those without come back tired as well.
    What else? Some characters need a ready regiment later in the round.
decision-menu = Your turn: play one of your characters
    .text =
    Choose which of your characters acts now; the rest come in the next phase. Before it or after it you may also do one common action, which is then locked for everybody.
    .weigh =
    Now or later? Play first what somebody else could spoil, or what brings the ducats for the other one.
    Common actions are few: with a marker each you take the place from the others, but most of them cost ducats.
    Short of ducats? A loan brings some at once and costs GP.
decision-unlock = Open a common action again?
    .text =
    Your Ambassador may take a marker off a locked common action. Then everybody may choose it once more.
    .weigh =
    For whom? It is worth it if you want the action yourself and can pay for it.
decision-basic = One of two actions
    .text =
    Your character is played; now do one of its two actions, or none. Choose what to do it with on the board: the preview says what it brings before you do it.
    .weigh =
    What does it cost? Some actions want ducats, some a regiment or a house.
    Now and later: GP count at once, houses, ships and rose windows count at the end.
    Nothing possible? The card may be played without effect; its passive works all the same.
decision-bull = Act a second time?
    .text =
    You have a bull: for it the same character acts once more, with the same action or the other one. The costs are due again.
    .weigh =
    Worth it? An action for 2 GP or more is; a bull kept to the end costs you { $bull_end_penalty } GP.
    Once a round: perhaps your next character makes more of it.
decision-after = Anything else in this turn?
    .text =
    Your character has acted. You may still do a common action, if you have not done one in this phase, and then end your turn.
    .weigh =
    Is it worth the marker? You have { $common_markers_per_player } of them in a round.
    Ducats for what comes: think of your next character and what it costs.
decision-natives = Natives on the tile you turned up
    .text =
    You may capture them: that brings { $natives_capture_gp } GP and takes a danger from the colony beside them. Otherwise they stay, and sack houses there.
    .weigh =
    What do you have? It takes a ready regiment and a ducat, or a bull.
    Whose houses? If nobody of yours lives there, the danger is the others’.
decision-house = A new colony: build there?
    .text =
    You found a colony and may build the first house at once. Houses count at the end, and so does having the most of them in a colony.
    .weigh =
    The majority: who is first in a small colony keeps it easily.
    Natives beside it: they sack the house that was built last.
decision-ransom = Pirates before your colony
    .text =
    The resource beside a colony of yours is robbed, and everybody with a house there pays: by tiring a ready regiment or in ducats. Whoever can do neither loses GP.
    .weigh =
    What can you spare? A regiment that is not needed in this round costs you nothing else.
decision-tribute = The King wants his due
    .text =
    Everybody but the King’s owner has to give something: GP, or ducats in their place.
    .weigh =
    What is dearer? Compare the GP with what a ducat would bring you in this round.
decision-coin = A ducat for the Church
    .text =
    The Inquisitor makes you lay a ducat on a square of the Church. Whoever donates a resource to that square takes it.
    .weigh =
    For whom? Choose a square that is hard to fill, or one that you want to fill yourself.
decision-offer = Fame for money
    .text =
    The Prince lets the others buy fame, too: { $prince_b1_others_pay } D for { $prince_b1_others_gp } GP.
    .weigh =
    Do you need the ducat? If none of your actions wants it, take the GP.
decision-passive = Use the passive of this card?
    .text =
    Something has happened that your character lives by. If you use it, you have to play this card in the round; if not, the card is out.
    .weigh =
    Which two? You hold three characters and play two: this decides which.
decision-mustering = Ready or tired?
    .text =
    Your estate gives you a regiment, and you choose how it comes. Ready ones can act at once; tired ones have to stand up first.
    .weigh =
    Usually ready: only if all are tired may all stand up together at the beginning of a round.
decision-mission = The mission captures natives
    .text =
    Your new mission may capture one tile of natives directly above or below its colony, free of charge. That brings { $natives_capture_gp } GP.
    .weigh =
    Which ones? Take those that threaten your own houses.
decision-cathedral = GP now, or a house overseas?
    .text =
    You have completed the Church: take { $cathedral_complete_bonus } GP, or put a house of your pool on a cathedral’s place in a colony.
    .weigh =
    The majority: as a house it counts in its colony, and there the majority is worth more.
decision-raid = Where do the raiders go?
    .text =
    Aggressive natives have destroyed your house and move on to a neighbouring colony. You choose to which.
    .weigh =
    Away from you: send them where your rivals’ houses stand.
