# Plus Ultra im Browser auf Deutsch: seine Karten und was die Bilder der Regeln sagen. D ist ein Dukat, Ruhm ist, worum es geht.
# Die Namen der Personen, Aktionen und Plättchen stehen im Katalog bei den Regeln.

## Personen: wofür sie stehen; was sie tun, steht bei den Regeln

passive = Passiv, die ganze Runde lang
passive-once = Passiv, einmal

card-admiral = Bringt die Güter über das Meer
card-banker = Verleiht und lebt von Schulden
card-cardinal = Füllt die Kirche, vergibt Bullen
card-trader = Macht Güter zu Dukaten und Ruhm
card-constable = Befehligt die Heere
card-conqueror = Geht, wo noch niemand war
card-pirate = Nimmt, was andere verschiffen
card-king = Der Erste unter seinesgleichen
card-viceroy = Herrscht in Übersee
card-inquisitor = Wacht über Seelen und Fensterrosen
card-prince = Erbe mit Freunden bei Hof
card-queen = Ehrt die Rangordnung, borgt Hilfe
card-secretary = Weiß, wo alles verwahrt ist
card-ambassador = Öffnet Türen an fremden Höfen

## Die Bilder der Regeln

piece-ship = Schiff
piece-regiment = Regimenter
piece-house = Häuser
piece-rose_window = Fensterrosen
piece-bull = päpstliche Bullen
piece-magellan = Magellan-Karten
piece-estate = Landgüter
piece-painting = Porträts
window-active = aktive Fensterrose
window-used = verbrauchte Fensterrose
zones-label = Die Bereiche des Bretts
zone-greatness = Ruhm
zone-new-world = Neue Welt
zone-sea = Seehandel
zone-rounds = Runden
zone-peers = Rangordnung
zone-crown = Vermögen der Krone
zone-market = Markt
zone-surplus = Überschuss
zone-church = Kirche
zone-wars = Kriege in Europa
zone-bulls = Bullen
zone-magellan = Magellan
zone-commons = Allgemeine Aktionen
zone-estates = Landgüter
column-tile = Plättchen
column-stack = Stapel
column-start = Zu Beginn
column-round = Runde
column-mode = Personen
column-players = Spieler
column-deck = Im Stapel
column-drafted = Gewählt
column-left = Übrig
mode-basic = Grundspiel
mode-ambassador = Mit dem Botschafter
mode-court = Die Macht des Hofes
mode-both = Hof und Botschafter
amount-gp = { $count } Ruhm
war-level = Stufe { $level }
war-bid = bietet { $bid }
harvest-sacked = Das zuletzt gebaute Haus wird geplündert; die Ureinwohner bleiben.
harvest-produced = Als zweites in den Markt.
harvest-produced-first = Als erstes in den Markt.
nation-letter-austria = Ö
nation-letter-england = E
nation-letter-france = F
nation-letter-portugal = P
nation-letter-papal_states = K

## Der Tisch: was gefragt ist

subtitle = Der Hof Kaiser Karls V.
prompt-stand_up = Sollen deine Regimenter aufstehen?
    .help = Alle sind müde. { $standup_cost } D für alle zusammen; du hast { $purse } D.
prompt-draft = Behalte eine Person
    .help = Sie bleibt geheim, bis alle aufgedeckt werden. Der Rest wird weitergereicht.
prompt-buy_bulls = Eine päpstliche Bulle kaufen?
    .help = Einmal je Runde handelt eine Person damit zweimal. { $bull_cost } D, du hast { $purse } D; am Ende übrig −{ $bull_end_penalty } Ruhm.
prompt-bids = Krieg der Stufe { $level }: biete geheim
    .help = Bereite Regimenter: { $ready }. Gewonnen bringt jedes dort { $war_gp_per_regiment } Ruhm; alle kehren müde heim.
prompt-menu = Du bist am Zug: Spiel eine Person
    .help = { $common ->
        [yes] Davor oder danach ist eine allgemeine Aktion möglich.
       *[no] Eine allgemeine Aktion ist jetzt nicht möglich.
    }
prompt-unlock = Eine allgemeine Aktion entsperren?
    .help = Wähle eine gesperrte; ihr Marker geht an seinen Besitzer zurück.
prompt-basic = { $acting }: Wähle eine Aktion
    .help = { $copied ->
        [yes] Gespielt: { $played }, handelt als: { $acting }.
       *[no] Die Kosten trägst du; die Vorschau zeigt, was es bringt.
    }
prompt-bull = { $acting }: noch einmal mit einer Bulle?
    .help = Dieselbe Aktion oder die andere, mit ihren Kosten. Deine Bullen: { $bulls }.
prompt-after = Deine Karte ist gespielt
    .help = Eine allgemeine Aktion, oder beende den Zug.
prompt-natives = Ureinwohner an Position { $where }
    .help = Gefangen bringen sie { $natives_capture_gp } Ruhm. Du hast { $purse } D; bereite Regimenter: { $ready }.
prompt-house = Gefunden: { $colony }
    .help = Ein Haus dort kostet { $conqueror_b1_house_ducats } D; du hast { $purse } D und { $pool ->
        [one] 1 Haus
       *[other] { $pool } Häuser
    } im Bestand.
prompt-ransom = { $own ->
        [yes] Du raubst bei { $colony }, wo du ein Haus hast
       *[no] { $actor } raubt bei { $colony } mit dem Piraten
    }
    .help = Dort steht ein Haus von dir. Du hast { $purse } D; bereite Regimenter: { $ready }.
prompt-tribute = { $actor } fordert Tribut für den König
    .help = Du hast { $gp } Ruhm und { $purse } D.
prompt-coin = { $actor } fordert eine Münze für die Kirche
    .help = Wähle ein Feld ohne Gut für { $inquisitor_b1_coin } D von dir. Wer dort stiftet, nimmt es.
prompt-offer = { $actor } bietet dir mit dem Prinzen Ruhm an
    .help = { $prince_b1_others_pay } D für { $prince_b1_others_gp } Ruhm; du hast { $purse } D.
prompt-passive = { $acting }: die passive Fähigkeit nutzen?
    .help = Passiv: { $passive }
prompt-mustering = Dein Landgut gibt dir ein Regiment
    .help = Bereit kann es in den Krieg; alle müden stehen zusammen für { $standup_cost } D auf.
prompt-mission = Deine Mission darf Ureinwohner fangen
    .help = Wähle sie direkt unter oder über { $colony }. Es ist umsonst und bringt { $natives_capture_gp } Ruhm.
prompt-cathedral = Du hast die Kirche vollendet
    .help = Nimm { $cathedral_complete_bonus } Ruhm, oder stell ein Haus deines Bestands in Übersee auf den Platz einer Kathedrale.
prompt-raid = Dein Haus in { $colony } wurde zerstört
    .help = Wähle die Nachbarkolonie, der sich die Angreifer zuwenden.
begun-fund_regiments = Ein Regiment ausheben
begun-explore_seas = Die Meere erkunden
begun-open_mission = Eine Mission gründen
begun-visit_court = Den Hof besuchen
begun-workshops = In den Werkstätten erwerben
begun-buy_estate = Ein Landgut kaufen
begun-visit_embassies = Botschaften besuchen
button-standup = Antworten
button-draft = { $character } behalten
    .short = Behalten
button-buy_bull = Antworten
button-bid = Gebot abgeben
button-play_card = Ausspielen
button-unlock = Entsperren
button-no_effect = Ohne Wirkung
button-use_bull = Bulle ausgeben
button-decline = Nein, weiter
button-end_turn = Zug beenden
button-discard_estate = Landgut ablegen
button-muster = Nehmen
button-painter = Ihm sitzen
button-loan = Kredit nehmen
button-fund_regiments = Ausheben
button-explore_seas = Erkunden
button-open_mission = Hier bauen
button-visit_court = Hof besuchen
button-workshops = Erwerben
button-buy_estate = Dieses Landgut kaufen
button-visit_embassies = Plättchen nehmen
button-basic = Handeln
button-ship = Verschiffen
button-deposit = Geben
button-donate = Stiften
button-sell = Verkaufen
button-spend = Kaufen
button-replace = Ersetzen
button-reinforce = Entsenden
button-recruit = Nehmen
button-carry = Bringen
button-windows = Drehen
button-raid = Zurückwerfen
button-plunder = Rauben
button-acquire = Nehmen
button-take_estate = Dieses Landgut kaufen
button-settle = Hier bauen
button-catch = Fangen
button-take_embassy = Plättchen nehmen
button-copy = So handeln
button-natives = Entscheiden
button-house = Hier bauen
button-cathedral = Entscheiden
button-mission_capture = Fangen
button-ransom = Antworten
button-offer = Antworten
button-tribute = Antworten
button-coin = Hierhin legen
button-passive = Entscheiden
button-raid_move = Schicken

ask-basic = Wähle Aktion I oder II.
ask-position = Wähle einen Ort der Neuen Welt.
ask-slot = Wähle ein Gebäude.
ask-onto = Wähle das Marktfeld, auf das es kommt.
ask-source = Wähle ein Gut des Marktes oder des Überschusses.
ask-square = Wähle ein Feld.
ask-window = Eine Fensterrose verbrauchen?
ask-answer = Deine Antwort
ask-regiments = Wie viele Regimenter?
ask-by = Wie?
ask-direction = Wohin?
ask-readiness = Bereit oder müde?
ask-what = Was?
ask-steps = Wie viele Plätze?
ask-good = Was?
ask-ducats = Wie viele Dukaten?
ask-tier = Welches Angebot?
ask-windows = Wie viele Fensterrosen?
ask-at = Oder aber
ask-common = Oder aber
ask-desk = Wähle ein Botschaftsplättchen.
ask-victim = Wähle einen Mitspieler.
ask-owner = Wähle einen Mitspieler.
ask-character = Wähle eine Person.
ask-tile = Wähle die Ureinwohner.
ask-number = Wähle ein Landgut.

choose-tribute-gp = { $king_b2_penalty } Ruhm verlieren
choose-tribute-ducat = { $king_b2_pay } D zahlen
choose-ransom-regiment = Ein Regiment ermüden
choose-ransom-ducat = { $pirate_b2_ransom } D zahlen
choose-offer-pay = { $prince_b1_others_pay } D für { $prince_b1_others_gp } Ruhm zahlen
choose-offer-pass = Passen
choose-standup-yes = { $standup_cost } D zahlen, alle werden bereit
choose-standup-no = Ruhen lassen
choose-buy_bull-yes = Eine für { $bull_cost } D kaufen
choose-buy_bull-no = Diesmal nicht
choose-natives-bull = Fangen: eine Bulle ausgeben
choose-natives-regiment = Fangen: { $conqueror_b1_natives_ducats } D und ein Regiment
choose-natives-leave = In Ruhe lassen
choose-catch-bull = Eine Bulle ausgeben
choose-catch-regiment = { $viceroy_b2_own } D und { $viceroy_b2_crown } D der Krone, ein Regiment ermüden
choose-passive-activate = Nutzen: muss gespielt werden
choose-passive-decline = Verzichten: verfällt diese Runde
choose-cathedral-gp = { $cathedral_complete_bonus } Ruhm nehmen
choose-unlock-none = Nichts entsperren

by-bull = eine Bulle ausgeben
by-regiment = ein Regiment ermüden
by-leave = in Ruhe lassen
by-ducat = zahlen
by-gp = Ruhm verlieren
answer-pay = zahlen
answer-pass = passen
answer-activate = nutzen
answer-decline = verzichten

## Der Tisch: Zonen und Teile

zone-windows = Fensterrosen
tab-world = Neue Welt
tab-trade = Markt
tab-commons = Aktionen
tab-court = Hof
tab-sea = See
tab-war = Krieg
tab-estates = Landgüter
zone-open = hier kann etwas gewählt werden
the-court = Der Hof
look-up = Karten nachschlagen
status-asked = wählt gerade
status-committed = gebunden
status-forfeited = verfallen
status-used = gespielt
no-characters = Noch keine Person
preview = Vorschau
preview-unknown = Was daraus wird, lässt sich vorher nicht sagen.
note-ducats = { $ducats } D
stack-left = Stapel { $many }
first-colony = Erste Kolonie
no-colony = keine Kolonie
of-size = Größe { $size }
slot-free = frei
tile-at = { $tile }, Position { $position }
colony-label = { $colony }, Größe { $size }, Häuser: { $houses }
raid-label = Die Ureinwohner schicken: { $colony }
slot-label = { $building }, { $colony }: { $owner }
fate-key = → Rundenende
fate-remark = Am Ende der Runde, wie es jetzt steht
ahead = später { $gains }
ahead-remark = Was das Ende dieser Runde und die Einkünfte danach bringen, wie es jetzt steht
ship-label = Schiff von { $name }, Seehandel { $square }
peers-remark = Zu Beginn der nächsten Runde
crown-of = { $ducats } von { $most } D
market-remark = Verkauf { $base } D, je gleicher −1
market-label = Marktfeld { $square }: { $tile }
surplus-label = Überschuss, { $many } Plättchen, obenauf: { $tile }
church-label = Kirchenfeld { $square }: { $tile }, { $ducats } D; eine Stiftung bringt { $points } Ruhm, mit einer Fensterrose { $window } mehr
donation = +{ $points } Ruhm, Rose +{ $window }
church-remark = { $goods } von { $squares }; voll: +{ $points } Ruhm
war-remark = Stufe { $level } ({ $dice }), je { $points } Ruhm
war-label = Kriegsfeld { $square }: Regiment von { $name }
label-bids = Gebote
each-gp = je { $points } Ruhm
markers-left = { $many ->
    [one] noch 1 Marker
   *[other] noch { $many } Marker
}
commons-remark = ein Marker sperrt
locked-by = Gesperrt von { $name }.
estates-remark = +{ $ducats } D je Runde
estate-label = Landgut auf Feld { $square }, { $ducats } D je Runde
estate-gone = Landgut verkauft
own-estate = Dein Landgut { $number }: { $estate }
player-label = { $name }, Platz { $turn } der Zugreihenfolge, { $points } Ruhm, { $ducats } D

## Die Wahl der Personen

about-draft = Deine Wahl bleibt geheim, bis alle aufdecken. { $others ->
        [0] Danach ist nichts mehr übrig.
        [one] { $to ->
            [next] Die andere Karte geht weiter an { $next }.
            [me] Aus dem Rest wählst du noch einmal.
           *[none] Die andere Karte bleibt übrig.
        }
       *[other] { $to ->
            [next] Die anderen { $others } gehen weiter an { $next }.
            [me] Aus dem Rest wählst du noch einmal.
           *[none] Die anderen { $others } bleiben übrig.
        }
    }
the-pack = Die Karten zur Wahl
pack-remark = grün: was eine Aktion jetzt brächte; rot: warum nichts
pack-remark-short = grün: jetzt
show-board = Spielplan zeigen
show-board-short = Spielplan
show-pack = Karten zeigen
full-text = Ganzer Text
no-passive = Nichts Passives
unit-gp = Ruhm
unit-ducat = D
prospect = { $most ->
    [yes] Jetzt bis zu { $gain }
   *[no] Jetzt { $gain }
}
prospect-price = { $most ->
    [yes] Jetzt bis zu { $gain } für { $price } D
   *[no] Jetzt { $gain } für { $price } D
}
prospect-nothing = Jetzt nichts
prospect-sea = See +{ $many }
you-keep = Du behältst
keep-count = { $kept } von { $keeps }
pick-number = Wahl { $number }
seen-packs = { $packs ->
    [0] Gesehen hast du diese Karten.
    [one] Gesehen hast du schon einmal die Karten und jetzt diese.
   *[other] Gesehen hast du schon { $packs }-mal die Karten und jetzt diese.
} Eine der { $deck } liegt verdeckt beiseite.
strip-label = Wovon die Wahl abhängt
strip-crown = von { $most }
strip-war = je { $points } Ruhm
strip-places = { $free ->
    [one] 1 Platz
   *[other] { $free } Plätze
}
strip-world = Neue Welt { $position }
strip-peers = Rangordnung

## Was jemand hat

holdings-label = Was { $name } hat
key-ready = bereit
key-tired = müde
key-war = im Krieg
key-active = aktiv
key-used = verbraucht
legend-ducats = { $count ->
    [one] 1 Dukat
   *[other] { $count } Dukaten
}
legend-regiments = Regimenter: { $ready } bereit + { $tired } müde{ $war ->
    [0] {""}
   *[other] , { $war } im Krieg
}
legend-houses = Häuser: { $pool } im Bestand, { $supply } im Vorrat
legend-windows = Fensterrosen: { $active } aktiv + { $used } verbraucht
legend-bulls = Bullen: { $count }
legend-magellan = Magellan-Karten: { $count }
legend-portrait = { $price ->
    [0] Porträt: { $count } Ruhm am Ende
   *[other] Porträt: { $count } Ruhm am Ende, für { $price } D
}
legend-natives = Gefangene Ureinwohner: { $count }
