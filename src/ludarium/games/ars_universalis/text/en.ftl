# Ars Universalis, in English. The same catalogue serves the terminal and the browser; core/text.py tells the ids.

## Figures, works and materials

figure-khwarizmi = al-Khwarizmi
figure-ziryab = Ziryab
figure-kassia = Kassia
figure-tuotilo = Tuotilo
figure-murasaki = Murasaki Shikibu
figure-guido = Guido of Arezzo
figure-hildegard = Hildegard of Bingen
figure-jazari = al-Jazari
figure-unkei = Unkei
figure-marie = Marie de France
figure-fibonacci = Fibonacci
figure-pisano = Nicola Pisano
figure-alfonso = Alfonso X the Wise
figure-guan = Guan Daosheng
figure-dante = Dante Alighieri
figure-giotto = Giotto
figure-petrarch = Petrarch
figure-orcagna = Andrea Orcagna
figure-sluter = Claus Sluter
figure-rublev = Andrei Rublev
figure-brunelleschi = Filippo Brunelleschi
figure-leonardo = Leonardo da Vinci
figure-durer = Albrecht Dürer
figure-michelangelo = Michelangelo
figure-cellini = Benvenuto Cellini
figure-tansen = Tansen
figure-cervantes = Miguel de Cervantes
figure-shakespeare = William Shakespeare
figure-kepler = Johannes Kepler
figure-artemisia = Artemisia Gentileschi
figure-bernini = Gian Lorenzo Bernini
figure-rembrandt = Rembrandt
figure-strozzi = Barbara Strozzi
figure-newton = Isaac Newton
figure-basho = Matsuo Bashō
figure-merian = Maria Sibylla Merian
figure-sor_juana = Sor Juana Inés de la Cruz
figure-roldan = Luisa Roldán
figure-handel = Georg Friedrich Händel
figure-bach = Johann Sebastian Bach
figure-aleijadinho = Aleijadinho
figure-herschel = William Herschel
figure-blake = William Blake
figure-hokusai = Katsushika Hokusai
figure-beethoven = Ludwig van Beethoven
figure-austen = Jane Austen
figure-chopin = Frédéric Chopin
figure-schumann = Clara Schumann
figure-tolstoy = Leo Tolstoy
figure-borodin = Alexander Borodin
figure-degas = Edgar Degas
figure-rodin = Auguste Rodin
figure-lewis = Edmonia Lewis
figure-gonzaga = Chiquinha Gonzaga
figure-kovalevskaya = Sofia Kovalevskaya
figure-cajal = Santiago Ramón y Cajal
figure-van_gogh = Vincent van Gogh
figure-tagore = Rabindranath Tagore
figure-rizal = José Rizal
figure-claudel = Camille Claudel
figure-curie = Marie Curie
figure-olowe = Olowe of Ise
figure-ramanujan = Srinivasa Ramanujan

work-khwarizmi-1 = The Compendious Book on Calculation (al-Jabr)
work-ziryab-1 = Songs of the Cordoban school
work-kassia-1 = Hymn of Kassiani
work-kassia-2 = Epigrams
work-tuotilo-1 = Ivory covers of the Evangelium longum
work-tuotilo-2 = Hodie cantandus est
work-tuotilo-3 = Wall paintings of St Gall
work-murasaki-1 = The Tale of Genji
work-guido-1 = Ut queant laxis (solmization)
work-hildegard-1 = Ordo virtutum
work-hildegard-2 = Physica
work-hildegard-3 = Scivias
work-jazari-1 = Book of Ingenious Mechanical Devices
work-jazari-2 = Painted designs of the Castle Clock
work-unkei-1 = Niō guardians of Tōdai-ji
work-marie-1 = Lais
work-fibonacci-1 = Liber Abaci
work-pisano-1 = Pulpit of the Pisa Baptistery
work-alfonso-1 = Alfonsine Tables
work-alfonso-2 = Cantigas de Santa Maria
work-guan-1 = Bamboo Groves in Mist and Rain
work-dante-1 = Divine Comedy
work-giotto-1 = Frescoes of the Scrovegni Chapel
work-petrarch-1 = Rime sparse (Rerum vulgarium fragmenta)
work-orcagna-1 = Strozzi Altarpiece
work-orcagna-2 = Tabernacle of Orsanmichele
work-sluter-1 = Well of Moses
work-rublev-1 = Trinity
work-brunelleschi-1 = Dome of Santa Maria del Fiore
work-brunelleschi-2 = Sacrifice of Isaac (competition panel)
work-leonardo-1 = Mona Lisa
work-leonardo-2 = Codex Atlanticus
work-leonardo-3 = Sforza Horse (model)
work-durer-1 = Self-Portrait in a Fur Coat
work-durer-2 = Magic square of Melencolia I
work-durer-3 = Diary of the Journey to the Netherlands
work-michelangelo-1 = Ceiling of the Sistine Chapel
work-michelangelo-2 = David
work-cellini-1 = Perseus with the Head of Medusa
work-cellini-2 = Vita (autobiography)
work-tansen-1 = Raga Miyan ki Todi
work-cervantes-1 = Don Quixote
work-shakespeare-1 = Hamlet
work-kepler-1 = Astronomia nova
work-artemisia-1 = Judith Slaying Holofernes
work-bernini-1 = Ecstasy of Saint Teresa
work-rembrandt-1 = The Night Watch
work-strozzi-1 = Lagrime mie
work-newton-1 = Principia Mathematica
work-basho-1 = The Narrow Road to the Deep North
work-merian-1 = Metamorphosis insectorum Surinamensium
work-merian-2 = New Book of Flowers (Neues Blumenbuch)
work-sor_juana-1 = Primero sueño
work-sor_juana-2 = El caracol (treatise on music)
work-roldan-1 = The Entombment of Christ
work-handel-1 = Messiah
work-bach-1 = Jesu, Joy of Man's Desiring
work-aleijadinho-1 = Portal of São Francisco de Assis, Ouro Preto
work-herschel-1 = Discovery of Uranus
work-herschel-2 = Symphony No. 8 in C minor
work-blake-1 = The Ancient of Days
work-blake-2 = Tiriel
work-hokusai-1 = The Great Wave off Kanagawa
work-beethoven-1 = Symphony No. 9
work-austen-1 = Sense and Sensibility
work-chopin-1 = Nocturnes
work-schumann-1 = Piano Trio in G minor
work-tolstoy-1 = War and Peace
work-borodin-1 = Polovtsian Dances
work-borodin-2 = The aldol reaction
work-degas-1 = The Ballet Class
work-degas-2 = Little Dancer Aged Fourteen
work-rodin-1 = The Gates of Hell
work-lewis-1 = The Death of Cleopatra
work-gonzaga-1 = Ó Abre Alas
work-kovalevskaya-1 = On the Rotation of a Solid Body
work-kovalevskaya-2 = A Russian Childhood
work-cajal-1 = Texture of the Nervous System
work-cajal-2 = Drawings of the neurons
work-van_gogh-1 = The Starry Night
work-tagore-1 = Gitanjali
work-tagore-2 = Rabindra Sangeet
work-tagore-3 = Late ink paintings
work-rizal-1 = El filibusterismo
work-rizal-2 = The Triumph of Science over Death
work-rizal-3 = Natural history of Dapitan (Draco rizali)
work-claudel-1 = The Waltz
work-curie-1 = The discovery of radium
work-olowe-1 = Veranda posts of the palace of Ikere
work-ramanujan-1 = Number theory notebooks

category-painting = painting
category-literature = literature
category-music = music
category-sculpture = sculpture
category-science = science

period-middle_ages = the Middle Ages
period-early_modern = the Early Modern Period
period-late_modern = the Late Modern Period

material-M001 = M001
material-M002 = M002
material-M003 = M003
material-M004 = M004
material-M005 = M005
material-M006 = M006
material-M007 = M007
material-M008 = M008
material-M009 = M009
material-M010 = M010
material-M011 = M011
material-M012 = M012
material-M013 = M013
material-M014 = M014
material-M015 = M015
material-M016 = M016
material-M017 = M017
material-M018 = M018
material-M019 = M019
material-M020 = M020
material-M021 = M021
material-M022 = M022
material-M023 = M023
material-M024 = M024
material-M025 = M025
material-M026 = M026
material-M027 = M027
material-M028 = M028
material-M029 = M029
material-M030 = M030
material-M031 = M031
material-M032 = M032
material-M033 = M033
material-M034 = M034
material-M035 = M035
material-M036 = M036
material-M037 = M037
material-M038 = M038
material-M039 = M039
material-M040 = M040
material-M041 = M041
material-M042 = M042
material-M043 = M043
material-M044 = M044
material-M045 = M045
material-M046 = M046
material-M047 = M047
material-M048 = M048
material-M049 = M049
material-M050 = M050
material-M051 = M051
material-M052 = M052
material-M053 = M053
material-M054 = M054
material-M055 = M055
material-M056 = M056
material-M057 = M057
material-M058 = M058
material-M059 = M059
material-M060 = M060
material-M061 = M061
material-M062 = M062
material-M063 = M063
material-M064 = M064
material-M065 = M065
material-M066 = M066
material-M067 = M067
material-M068 = M068
material-M069 = M069
material-M070 = M070
material-M071 = M071
material-M072 = M072
material-M073 = M073
material-M074 = M074
material-M075 = M075
material-M076 = M076
material-M077 = M077
material-M078 = M078
material-M079 = M079
material-M080 = M080
material-M081 = M081
material-M082 = M082
material-M083 = M083
material-M084 = M084
material-M085 = M085
material-M086 = M086
material-M087 = M087
material-M088 = M088
material-M089 = M089
material-M090 = M090
material-M091 = M091
material-M092 = M092
material-M093 = M093
material-M094 = M094
material-M095 = M095
material-M096 = M096
material-M097 = M097
material-M098 = M098
material-M099 = M099
material-M100 = M100

## What is asked

goal = { $seats ->
    [1] Complete a work of the Late Modern Period
   *[other] Get the most points
}
    .end = { $seats ->
    [1] ends when no work can be completed any more
    [2] ends in the round in which somebody reaches { $end_score }; who gets no figure for { $idle_rounds } rounds loses
   *[other] ends in the round in which somebody reaches { $end_score }, or nobody takes a figure
}
step-auction = Open an auction with a bid, or withdraw from this phase.
step-bidding = Raise the bid, or pass.
step-recruitment = Hire the figure on offer, or decline.
step-acquire = You have as many figures as you may: dismiss one for the new one.
step-receive = More materials than your hand may hold: discard some first, one at a time, or take fewer.
step-trade = Trade: sell once and buy once, in either order.
step-projects = Projects: complete works with your materials, then end your turn.
step-make_room = Your hand is full: discard a card for the one of the workshop.
step-solo = Complete a work of a figure turned up, or take a new hand once.
step-solo_discard = More cards than you may hold: discard some, one at a time.

## Moves

verb-open = Open { $figure } with a bid of { $bid }
    .group = Open { $figure } with
    .item = { $bid }
verb-raise = Bid { $bid }
    .group = Bid
    .item = { $bid }
verb-pass = Pass
verb-take = Take { $figure } at the starting bid
    .group = Take at the starting bid
    .item = { $figure }
verb-take_classic = Take the classic { $figure } at the starting bid
verb-withdraw = Withdraw from this phase
verb-hire = Hire { $figure }
verb-decline = Decline
verb-dismiss = Dismiss { $figure }
    .group = Dismiss
    .item = { $figure }
verb-drop = Discard { $material }
    .group = Discard
    .item = { $material }
verb-keep = Discard nothing more
verb-sell = Sell { $material }
    .group = Sell
    .item = { $material }
verb-buy = Buy { $number ->
    [one] { $number } material
   *[other] { $number } materials
}
    .group = Buy materials
    .item = { $number }
verb-exchange = Exchange { $give } for { $take } of the bank
    .group = Exchange { $give } for
    .item = { $take }
    .grid = Exchange … for
    .row = { $give }
verb-fetch = Buy { $material } of the workshop
    .group = Buy of the workshop
    .item = { $material }
verb-complete = Complete “{ $work }” of { $figure } with { $materials }
    .group = Complete “{ $work }” of { $figure } with
    .item = { $materials }
verb-shift_hand = Paradigm shift: a new hand
verb-shift_coins = Paradigm shift: coins
verb-end = End your turn

## What happened

event-round_began = Round { $round } began; { $me ->
    [seat] you lead.
   *[none] { $seat } leads.
}
event-period_began = A new period began, { $period }, and everybody took { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-dealt = { $seat } began with { $figure }.
event-revealed = { $figure } was revealed.
    .many = Revealed: { $figure }.
event-reshuffled = { $number ->
    [one] The figure nobody bought became a new deck.
   *[other] The { $number } figures nobody bought became a new deck.
}
event-opened = { $seat } opened { $figure } with { $bid }.
event-raised = { $seat } bid { $bid }.
    .matters = That is more than yours. Bid still more, or pass: other figures are left.
event-passed = { $seat } passed.
event-withdrew = { $seat } withdrew from the phase.
event-declined = { $seat } declined { $figure }.
event-acquired = { $seat } acquired { $figure } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-dismissed = { $seat } dismissed { $figure }.
event-unsold = Nobody bought { $figure }.
    .many = Nobody bought { $figure }.
event-drew = { $seat } drew { $material }.
    .many = { $seat } drew { $material }.
event-drew_hidden = { $seat } drew { $material }.
    .many = { $seat } drew { $material }.
event-drew_hidden-hidden = { $seat } drew { $times ->
    [one] { $times } material
   *[other] { $times } materials
}.
event-discarded = { $seat } discarded { $material }.
    .many = { $seat } discarded { $material }.
event-sold = { $seat } sold { $material }.
    .many = { $seat } sold { $material }.
event-bought = { $seat } bought { $number ->
    [one] { $number } material
   *[other] { $number } materials
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-bank_laid = { $material } came to the bank.
    .many = The bank was laid out: { $material }.
event-exchanged = { $seat } exchanged { $give } for { $take } of the bank.
event-workshop_laid = { $material } came to the workshop.
    .many = The workshop was laid out: { $material }.
event-fetched = { $seat } bought { $material } of the workshop for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-tipped = { $me ->
    [other] You got a coin of it.
   *[none] { $other } got a coin of it.
}
    .matters = What others pay in the workshop goes to the next players.
event-completed = { $seat } completed “{ $work }” of { $figure } with { $materials }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (now { $total }).
event-finished = { $seat } completed all works of { $figure }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (now { $total }).
event-developed = { $seat } took the major development in { $category }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (now { $total }).
event-overtaken = { $seat } lost the major development in { $category }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} less (now { $total }).
    .matters = Whoever has the most works of this category holds it: complete more of them to get it back.
event-advanced = { $seat } brought about the next period: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (now { $total }).
event-achieved = { $seat } reached the major achievement in arts and science: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (now { $total }).
event-shifted_hand = { $seat } made a paradigm shift: { $number ->
    [one] { $number } material
   *[other] { $number } materials
} replaced.
event-shifted_coins = { $seat } made a paradigm shift: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-put_aside = { $seat } put { $material } aside.
    .many = { $seat } put { $material } aside.
event-classic_shown = { $figure } is now the classic on top.
event-round_ended = Round { $round } ended.
event-forfeited = { $seat } lost: no new figure in { $rounds ->
    [one] a round
   *[other] { $rounds } rounds running
}.
    .matters = Whoever gets no figure for too long loses, whatever the score.
event-marker_scored = { $seat } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the paradigm marker (now { $total }).
event-treasures_scored = { $seat } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} for most works of the Middle Ages (now { $total }).
event-turned_up = { $figure } was turned up.
    .many = Turned up: { $figure }.
event-inspired = { $figure } is the new inspiration.
event-won = Won with { $works ->
    [one] { $works } work
   *[other] { $works } works
}.
event-lost = Nothing more can be completed: lost with { $works ->
    [one] { $works } work
   *[other] { $works } works
}.
event-solved = { $seat } completed “{ $work }” of { $figure } with { $materials }.
event-gave_up = Given up with { $works ->
    [one] { $works } work
   *[other] { $works } works
}.

## What would happen

would-round_began = Round { $round } would begin.
would-period_began = A new period would begin, { $period }, and everybody would take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
would-opened = { $seat } would open { $figure } with { $bid }.
would-raised = { $seat } would bid { $bid }.
would-passed = { $seat } would pass.
would-withdrew = { $seat } would withdraw from the phase.
would-declined = { $seat } would decline { $figure }.
would-acquired = { $seat } would acquire { $figure } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
would-dismissed = { $seat } would dismiss { $figure }.
would-unsold = Nobody would have bought { $figure }.
    .many = Nobody would have bought { $figure }.
would-discarded = { $seat } would discard { $material }.
    .many = { $seat } would discard { $material }.
would-sold = { $seat } would sell { $material }.
    .many = { $seat } would sell { $material }.
would-bought = { $seat } would buy { $number ->
    [one] { $number } material
   *[other] { $number } materials
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
would-exchanged = { $seat } would exchange { $give } for { $take } of the bank.
would-fetched = { $seat } would buy { $material } of the workshop for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
would-tipped = { $me ->
    [other] You would get a coin of it.
   *[none] { $other } would get a coin of it.
}
would-completed = { $seat } would complete “{ $work }” of { $figure } with { $materials }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (then { $total }).
would-finished = { $seat } would complete all works of { $figure }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (then { $total }).
would-developed = { $seat } would take the major development in { $category }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (then { $total }).
would-overtaken = { $seat } would lose the major development in { $category }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} less (then { $total }).
would-advanced = { $seat } would bring about the next period: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (then { $total }).
would-achieved = { $seat } would reach the major achievement in arts and science: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (then { $total }).
would-shifted_hand = { $seat } would make a paradigm shift and replace { $number ->
    [one] { $number } material
   *[other] { $number } materials
}.
would-shifted_coins = { $seat } would make a paradigm shift: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
would-put_aside = { $seat } would put { $material } aside.
    .many = { $seat } would put { $material } aside.
would-classic_shown = { $figure } would be the classic on top.
would-round_ended = Round { $round } would end.
would-forfeited = { $seat } would lose: no new figure in { $rounds ->
    [one] a round
   *[other] { $rounds } rounds running
}.
would-marker_scored = { $seat } would score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the paradigm marker (then { $total }).
would-treasures_scored = { $seat } would score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for most works of the Middle Ages (then { $total }).
would-won = It would be won with { $works ->
    [one] { $works } work
   *[other] { $works } works
}.
would-lost = Nothing more could be completed: lost with { $works ->
    [one] { $works } work
   *[other] { $works } works
}.
would-solved = { $seat } would complete “{ $work }” of { $figure } with { $materials }.

## Why not

reason-not-in-hand = You do not hold { $material }.
reason-not-on-table = { $figure } is not on offer.
reason-needs-coins = This costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins ->
    [0] none
   *[other] { $coins }
}.
reason-bid-too-low = The least bid is { $least }.
reason-others-in-play = Others are still in play: open an auction.
reason-last-in-play = You are the last one in play: take a figure at the starting bid.
reason-no-classic = { $figure } is not the classic on top.
reason-not-active = { $figure } is none of your figures.
reason-no-such-work = { $figure } has no work { $work }.
reason-work-is-done = “{ $work }” of { $figure } is completed already.
reason-needs-earlier = First complete a work of the period before: { $period }.
reason-needs-earlier-kind = First complete a work of this kind ({ $category }) of the period before: { $period }.
reason-unsolved = These cards cannot be arranged to solve “{ $work }” of { $figure } with every one of them.
reason-no-bank = There is no bank with Leonardo's Workshop.
reason-no-workshop = There is no workshop in this game.
reason-not-in-bank = { $material } is not in the bank.
reason-not-in-workshop = { $material } is not in the workshop.
reason-once-a-turn = You have done that this turn.
reason-sale-is-over = Your sale of this turn is over.
reason-in-card-order = Cards go one by one in the order of their numbers: this one comes too late or too early.
reason-bought-already = You have bought this turn.
reason-above-limit = Your hand may hold { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}.
reason-marker-is-gone = You have handed in your Paradigm Shift marker.
reason-shifted-already = One paradigm shift a round.
reason-hand-is-empty = Your hand is empty.
reason-must-drop = Your hand is full: discard at least one card to buy one.
reason-pool-is-empty = No materials are left.

## Options

option-help = Help with solutions
option-help-on = shown on request
option-help-off = none: everybody solves alone
option-hands = Hands
option-hands-open = open
option-hands-closed = closed
option-duel = Duel of the Patrons: two works take a major development
option-workshop = Leonardo's Workshop in place of the bank
option-greatness = Shared Greatness: all achievers of the same round score
option-golden_age = Extended Golden Age: four works end the Early Modern Period
option-treasures = Treasures of the Past: classics of the Middle Ages for sale
option-duel-off = off
option-duel-on = on
option-workshop-off = off
option-workshop-on = on
option-greatness-off = off
option-greatness-on = on
option-golden_age-off = off
option-golden_age-on = on
option-treasures-off = off
option-treasures-on = on

## The final score

score-painting = { category-painting }
score-literature = { category-literature }
score-music = { category-music }
score-sculpture = { category-sculpture }
score-science = { category-science }
score-bonuses = All works of a figure
score-transitions = New periods
score-developments = Major developments
score-achievement = Arts and science
score-marker = Paradigm marker
score-treasures = Treasures of the past
score-won = Won

## The table

label-round = Round { $round }
label-lead = { $me ->
    [seat] you lead
   *[none] { $seat } leads
}
label-figures = { $deck ->
    [one] { $deck } figure in the deck
   *[other] { $deck } figures in the deck
}
label-pool = { $pool ->
    [one] { $pool } material left
   *[other] { $pool } materials left
}
label-player = Patron
label-score = Score
label-coins = Coins
label-marker = Marker
label-hand = Hand
label-ages = Ages
label-active = Figures
label-records = Works by category
label-offer = On offer
label-classic = Classic
label-inspiration = Inspiration
label-yours = Your figures
label-grid = Figures
label-price = Bid
label-materials = Mat.
label-work = Work
label-kind = Kind
label-target = Puzzle
label-points = Pts
label-bank = Bank
label-workshop = Workshop (a column costs its number)
label-your-hand = Your hand
label-card = Card
label-number = No.
label-paint = Paint
label-element = Element
label-joints = Conn.
label-letters = Letters
label-notes = Notes
note-auction = Under the hammer: { $figure }, { $bid } bid by { $seat }; still bidding: { $list }
note-in-play = still without a figure: { $list }
note-pending = a new period begins with the next round
note-bonus = all works: +{ $points }
note-done = done
note-holder = { $seat } holds { $list }
note-development = Major developments: { $list }
note-of = { $category } ({ $seat })
note-idle = without a figure for { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
}
note-hidden = { $number } face down
note-nothing = nothing
note-reconstructed = Nearly all figures and puzzles and all materials are our reconstruction, not the printed ones.
note-puzzles = Painting: neighbouring ends mix to the colours. Literature: letters in order, each of a card once. Music: notes in a row, cards slide by whole lines (2). Sculpture: connectors must meet, ~ turns a card. Science: + − × ÷.

## Verdicts on a work while it is laid

verdict-complete = It solves the work.
verdict-no-cards = Nothing is laid yet.
verdict-unreadable = This does not read as cards laid for the work.
verdict-not-in-hand = You do not hold { $card }.
verdict-card-twice = { $card } lies there twice.
verdict-dead-card = { $card } gives nothing to the work: use it or take it back.
verdict-wrong-part = { $category ->
    [painting] Colour
    [literature] Letter
    [music] Note
   *[other] Element
} { $place }: { $wanted } is wanted, not { $found }.
verdict-missing-parts = Still missing: { $wanted }.
verdict-surplus-parts = Too much at the end: { $found }.
verdict-short-row = Row { $place }: one card alone makes no colour.
verdict-no-such-letter = { $card } does not show the letter { $found }.
verdict-letter-twice = { $card } shows the letter { $found } only once.
verdict-unconnected = Before { $card } the connectors do not meet: { $wanted } and { $found }.
verdict-wrong-start = The first card must show the first element: { $wanted }, not { $found }.
verdict-wrong-end = The last card must show the last element: { $wanted }, not { $found }.
verdict-division-by-zero = Nothing can be divided by zero.
verdict-wrong-value = This makes { $found }; { $wanted } is sought.
verdict-breaks-off = A number is missing at the end.
verdict-number-missing = A number is missing before a sign.
verdict-operator-missing = A sign is missing: numbers are not written side by side.
verdict-not-closed = A parenthesis is still open.
verdict-not-opened = A parenthesis is closed that was not opened.

part-red = red
part-yellow = yellow
part-blue = blue
part-orange = orange
part-green = green
part-purple = purple
part-cone = cone
part-cylinder = cylinder
part-sphere = sphere
part-cube = cube
part-high = high
part-middle = middle
part-low = low

## How an arrangement is typed in the terminal

notation-painting = M024 M033 / M012 M075; ends that touch mix, / begins a new row.
notation-literature = M004:RI M011:SF; behind each card the letters taken from it.
notation-music = M004 M063+1 M034-1; + and - slide a card's notes up or down.
notation-sculpture = M007 M002~ M011; ~ turns a card round.
notation-science = M014*(M006+M009)-M004; cards as numbers, with + - * / and parentheses.

## What is done, for the coach: "after this you … in 62 of 100 deals"

fact-acquired = you acquire { $figure }
    .rival = a rival acquires { $figure }
fact-completed = you complete a work of { $figure }
    .rival = a rival completes a work of { $figure }
fact-shifted_hand = you make a paradigm shift for materials
    .rival = a rival makes a paradigm shift for materials
fact-shifted_coins = you make a paradigm shift for coins
    .rival = a rival makes a paradigm shift for coins

## What the solver finds about a finished game, by what each patron saw

review-missed = { $seat } could have completed { $works ->
    [one] a work
   *[other] { $works } works
} in round { $round } and never did. The turn would have brought { $points ->
    [one] one point
   *[other] { $points } points
}; it brought { $made }.
review-bank = To { $seat } the exchange with the bank was worth up to { $could ->
    [one] one point
   *[other] { $could } points
} in all; it brought { $took }.
review-workshop = { $seat }: the cards of the workshop were worth up to { $could ->
    [one] one point
   *[other] { $could } points
} in all; they brought { $took }.
