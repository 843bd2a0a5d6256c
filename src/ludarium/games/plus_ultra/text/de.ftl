# Plus Ultra, auf Deutsch. Die Namen sind eigene Übersetzungen.

## Spielmaterial

tile-gold = Gold
tile-silver = Silber
tile-gems = Edelsteine
tile-vegetables = Feldfrüchte
tile-natives = Ureinwohner
tile-colony_2 = Kolonie der Größe 2
tile-colony_3 = Kolonie der Größe 3
tile-colony_4 = Kolonie der Größe 4
tile-aggressive_natives = aggressive Ureinwohner

character-admiral = Admiral
character-banker = Bankier
character-cardinal = Kardinal
character-trader = Händler
character-constable = Konnetabel
character-conqueror = Konquistador
character-pirate = Pirat
character-king = König
character-viceroy = Vizekönig
character-inquisitor = Inquisitor
character-prince = Prinz
character-queen = Königin
character-secretary = Staatssekretär
character-ambassador = Botschafter

common-painter = Hofmaler
common-loan = Kredit aufnehmen
common-fund_regiments = Regimenter ausheben
common-explore_seas = Meere erkunden
common-open_mission = Mission gründen
common-visit_court = Hof besuchen
common-workshops = Werkstätten erwerben
common-buy_estate = Landgut kaufen
common-visit_embassies = Botschaften besuchen

estate-house = ein Haus
estate-regiment = ein Regiment
estate-rose_window = eine Fensterrose
estate-bull = eine Bulle
estate-ducats_3 = 3 Dukaten

embassy-emb_ae = Österreich, England
embassy-emb_af = Österreich, Frankreich
embassy-emb_ap = Österreich, Portugal
embassy-emb_as = Österreich, Kirchenstaat
embassy-emb_ef = England, Frankreich
embassy-emb_ep = England, Portugal
embassy-emb_es = England, Kirchenstaat
embassy-emb_fp = Frankreich, Portugal
embassy-emb_fs = Frankreich, Kirchenstaat
embassy-emb_ps = Portugal, Kirchenstaat
embassy-emb_aef = Österreich, England, Frankreich
embassy-emb_aep = Österreich, England, Portugal
embassy-emb_aes = Österreich, England, Kirchenstaat
embassy-emb_afp = Österreich, Frankreich, Portugal
embassy-emb_afs = Österreich, Frankreich, Kirchenstaat
embassy-emb_aps = Österreich, Portugal, Kirchenstaat
embassy-emb_efp = England, Frankreich, Portugal
embassy-emb_efs = England, Frankreich, Kirchenstaat
embassy-emb_eps = England, Portugal, Kirchenstaat
embassy-emb_fps = Frankreich, Portugal, Kirchenstaat

site-nw_hispaniola = La Española
site-nw_cuba = Kuba
site-nw_new_spain = Nueva España
site-nw_castilla_oro = Castilla del Oro
site-nw_new_granada = Nueva Granada
site-nw_peru = Perú
site-nw_la_plata = Río de la Plata

building-harbour = Hafen
building-mission = Mission
building-town_council = Rat
building-plantation = Plantage
building-fort = Fort
building-cathedral = Kathedrale

## Antworten und Orte

unlock-painter = Hofmaler
unlock-loan = Kredit aufnehmen
unlock-fund_regiments = Regimenter ausheben
unlock-explore_seas = Meere erkunden
unlock-open_mission = Mission gründen
unlock-visit_court = Hof besuchen
unlock-workshops = Werkstätten erwerben
unlock-buy_estate = Landgut kaufen
unlock-visit_embassies = Botschaften besuchen
unlock-none = keine

onto-free = das erste freie Feld
onto-1 = Feld 1
onto-2 = Feld 2
onto-3 = Feld 3
onto-4 = Feld 4
onto-5 = Feld 5
onto-6 = Feld 6
onto-7 = Feld 7
onto-8 = Feld 8
source-surplus = Überschuss
source-1 = Marktfeld 1
source-2 = Marktfeld 2
source-3 = Marktfeld 3
source-4 = Marktfeld 4
source-5 = Marktfeld 5
source-6 = Marktfeld 6
source-7 = Marktfeld 7
source-8 = Marktfeld 8
slot-none = nächster freier Platz
slot-1 = Bauplatz 1
slot-2 = Bauplatz 2
slot-3 = Bauplatz 3
slot-4 = Bauplatz 4
cathedral-gp = lieber den Ruhm nehmen
cathedral-1 = Position 1
cathedral-2 = Position 2
cathedral-3 = Position 3
cathedral-4 = Position 4
cathedral-5 = Position 5
cathedral-6 = Position 6
cathedral-7 = Position 7

answer-no = nein
answer-yes = ja
readiness-ready = bereit
readiness-tired = müde
good-rose_window = Fensterrose
good-house = Haus
good-magellan = Magellan-Karte
seas-sea = ein Schritt zur See
seas-magellan = eine Magellan-Karte
means-bull = mit einer Bulle
means-regiment = für Dukaten und ein ermüdetes Regiment
natives_by-bull = mit einer Bulle fangen
natives_by-regiment = fangen: bezahlen und ein Regiment ermüden
natives_by-leave = in Ruhe lassen
ransom_by-regiment = ein Regiment ermüden
ransom_by-ducat = bezahlen
tribute_by-gp = Ruhm verlieren
tribute_by-ducat = bezahlen
reply-pay = bezahlen
reply-pass = passen
passive_use-activate = nutzen
passive_use-decline = verzichten
direction-down = hinab
direction-up = hinauf
desk-display_1 = erstes offenes Plättchen
desk-display_2 = zweites offenes Plättchen
desk-stack = oberstes vom Stapel

## Woher Ruhm und Dukaten kommen

cause-admiral = Admiral
cause-banker = Bankier
cause-cardinal = Kardinal
cause-trader = Händler
cause-constable = Konnetabel
cause-conqueror = Konquistador
cause-pirate = Pirat
cause-king = König
cause-viceroy = Vizekönig
cause-inquisitor = Inquisitor
cause-prince = Prinz
cause-queen = Königin
cause-secretary = Staatssekretär
cause-ambassador = Botschafter
cause-peers = Rangordnung
cause-sea_trade = Seehandel
cause-estates = Landgüter
cause-war = Krieg
cause-capture = gefangene Ureinwohner
cause-cathedral = Kathedrale
cause-forts = Fort
cause-councils = Rat
cause-plantations = Plantage
cause-loans = Kredit
cause-crown = Krone
cause-church = Kirche
cause-offer = Angebot des Prinzen
cause-tribute = Tribut an den König
cause-piracy = Piraterie
cause-inquisition = Inquisition
cause-portrait = Porträt
cause-bulls = Bullen
cause-regiments = Regimenter
cause-houses = Häuser
cause-majorities = Mehrheiten
cause-windows = Fensterrosen
cause-sea_ranks = Seehandel am Ende
cause-voyages = Magellans Reise
cause-embassies = Botschaften
cause-austria = Österreich
cause-england = England
cause-france = Frankreich
cause-portugal = Portugal
cause-papal_states = Kirchenstaat
cause-court = Hof
cause-shops = Werkstätten

## Personen

# Was die Personen tun, in Kürze für den Tisch und ganz zum Nachschlagen. Zahlen heißen wie ihre Konstante.
action-admiral-1 = Gut in den Markt, Seehandel +{ $admiral_b1_sea }, neue Art +{ $admiral_b1_new_gp } Ruhm
    .full = Lege ein offenes Gut von einem beliebigen Entdeckungsfeld auf den Markt. Seehandel +{ $admiral_b1_sea }; lag noch kein solches Gut im Markt, außerdem +{ $admiral_b1_new_gp } Ruhm. Ist der Markt voll, wählst du eines seiner Felder: Das Gut dort kommt oben auf den Überschuss.
action-admiral-2 = Seehandel +{ $admiral_b2_sea }, +{ $admiral_b2_gp } Ruhm
    .full = Seehandel +{ $admiral_b2_sea } und +{ $admiral_b2_gp } Ruhm.
passive-banker = Kredite kosten keinen Marker und werden nicht gesperrt. Nimmt jemand anders einen auf, bekommst du { $banker_passive_ducats } D.
action-banker-1 = Dukaten an die Krone: je { $banker_b1_gp_per_ducat } Ruhm
    .full = Lege beliebig viele deiner Dukaten in das Vermögen der Krone, soweit Platz ist: je +{ $banker_b1_gp_per_ducat } Ruhm.
action-banker-2 = Je Gold und Silber im Markt { $banker_b2_ducats_per_tile } D
    .full = +{ $banker_b2_ducats_per_tile } D für jedes Gold und jedes Silber im Markt.
passive-cardinal = Jedes Mal, wenn jemand anders eine Bulle kauft, bekommst du { $cardinal_passive_ducats } D.
action-cardinal-1 = Gut stiften: { $cardinal_b1_gp } Ruhm, mit Rose +{ $cardinal_b1_rose_low_gp } oder +{ $cardinal_b1_rose_high_gp }
    .full = Stifte ein Gut des Marktes auf das Kirchenfeld darunter oder das oberste des Überschusses auf ein beliebiges, sofern dort kein Gut liegt. +{ $cardinal_b1_gp } Ruhm, und alle Dukaten auf dem Feld gehören dir. Du darfst eine aktive Fensterrose umdrehen, für weitere +{ $cardinal_b1_rose_low_gp } Ruhm, bei Gold oder Edelsteinen +{ $cardinal_b1_rose_high_gp } Ruhm. Ist die Kirche nun voll: +{ $cathedral_complete_bonus } Ruhm, ihre Güter verlassen das Spiel, und alle Fensterrosen aller werden aktiv.
action-cardinal-2 = Eine Bulle nehmen
    .full = Nimm eine Bulle vom Brett, ohne zu zahlen.
action-trader-1 = Gut verkaufen: { $trader_b1_base } D weniger Gleiche
    .full = Verkaufe das Gut auf Marktfeld 1 oder das oberste des Überschusses: { $trader_b1_base } D, abzüglich 1 D für jedes andere seiner Art, das im Markt bleibt. Es verlässt das Spiel.
action-trader-2 = Dukaten zu Ruhm: { $trader_offers }
    .full = Kaufe eines dieser Angebote, Dukaten für Ruhm: { $trader_offers }.
passive-constable = Wird der Krieg gewonnen, bekommst du { $constable_passive_gp } Ruhm, mit oder ohne eigenes Regiment.
action-constable-1 = Regiment in den Krieg, sonst statt eines fremden
    .full = Haben die Gebote die Stufe erreicht: Stelle ein bereites Regiment an die Stelle eines fremden, das müde heimkehrt. Wenn nicht: Stelle ein bereites Regiment auf das erste freie Kriegsfeld; nur wenn du keines hast, ein bereites von jemand anderem.
action-constable-2 = Ein Regiment nehmen
    .full = Nimm ein Regiment aus dem Vorrat, bereit oder müde.
action-conqueror-1 = Plättchen aufdecken: Gut +{ $conqueror_b1_resource_gp } Ruhm, Ureinwohner +{ $natives_capture_gp } Ruhm, Kolonie
    .full = Decke das unterste verdeckte Plättchen der Neuen Welt auf. Gut: +{ $conqueror_b1_resource_gp } Ruhm. Ureinwohner: Du darfst sie fangen, für +{ $natives_capture_gp } Ruhm, mit einer Bulle oder mit { $conqueror_b1_natives_ducats } D und einem bereiten Regiment, das müde wird. Kolonie: Sie wird gegründet, und du darfst für { $conqueror_b1_house_ducats } D ein Haus hineinstellen.
action-conqueror-2 = Gut in den Überschuss, +{ $conqueror_b2_gp } Ruhm
    .full = Lege ein offenes Gut von einem beliebigen Entdeckungsfeld oben auf den Überschuss: +{ $conqueror_b2_gp } Ruhm.
action-pirate-1 = Seehandel eines Rivalen −1, +{ $pirate_b1_gp } Ruhm
    .full = Wähle jemand anderen auf der Seehandelsleiste: 1 zurück. +{ $pirate_b1_gp } Ruhm.
action-pirate-2 = Gut bei einer Kolonie rauben, +{ $pirate_b2_gp } Ruhm
    .full = Nimm ein offenes Gut neben einer Kolonie aus dem Spiel: +{ $pirate_b2_gp } Ruhm. Alle mit einem Haus dort, auch du, ermüden ein bereites Regiment oder zahlen { $pirate_b2_ransom } D; wer beides nicht kann, verliert { $pirate_b2_penalty } Ruhm.
idle-pirate = Geht keines von beiden: +{ $pirate_fallback_gp } Ruhm.
passive-king = Beim Ausspielen: Rücke auf den ersten Platz der Rangordnung.
action-king-1 = Ruhm nach dem Vermögen der Krone: { $king_tiers }
    .full = Ruhm nach dem Vermögen der Krone: { $king_tiers }.
action-king-2 = Andere −{ $king_b2_penalty } Ruhm oder { $king_b2_pay } D; Krone +{ $king_b2_crown } D
    .full = Alle anderen verlieren { $king_b2_penalty } Ruhm oder zahlen { $king_b2_pay } D, nach eigener Wahl. Dann bekommt die Krone { $king_b2_crown } D.
passive-viceroy = Beim Ausspielen: +{ $viceroy_passive_ducats } D für jede Kolonie mit einem Haus von dir.
action-viceroy-1 = { $viceroy_b1_own } D + Krone { $viceroy_b1_crown } D: Haus in eine Kolonie
    .full = Zahle { $viceroy_b1_own } D, die Krone zahlt { $viceroy_b1_crown } D: Stelle ein Haus deines Bestands in eine beliebige Kolonie mit Platz.
action-viceroy-2 = { $viceroy_b2_own } D + Krone { $viceroy_b2_crown } D und ein Regiment, oder eine Bulle: Ureinwohner fangen, +{ $natives_capture_gp } Ruhm
    .full = Fange ein offenes Plättchen Ureinwohner, gleich wo, für +{ $natives_capture_gp } Ruhm: Gib eine Bulle aus, oder zahle { $viceroy_b2_own } D, die Krone { $viceroy_b2_crown } D, und ermüde ein bereites Regiment.
passive-inquisitor = Jedes Mal, wenn eine Person ein Gut aus der Neuen Welt in Markt oder Überschuss bringt, und jedes Mal, wenn Ureinwohner gefangen werden, bekommst du { $inquisitor_passive_ducats } D, auch bei eigenen Aktionen.
action-inquisitor-1 = Rosen nutzen: je { $inquisitor_b1_gp_per_window } Ruhm; andere { $inquisitor_b1_coin } D in die Kirche
    .full = Drehe bis zu { $inquisitor_max_windows } deiner aktiven Fensterrosen um: je +{ $inquisitor_b1_gp_per_window } Ruhm. Dann legen alle anderen { $inquisitor_b1_coin } D auf ein Kirchenfeld ohne Gut; wer keinen hat, verliert { $inquisitor_b1_penalty } Ruhm.
action-inquisitor-2 = Rosen wieder aktiv: je { $inquisitor_b2_gp_per_window } Ruhm
    .full = Mache bis zu { $inquisitor_max_windows } deiner verbrauchten Rosen wieder aktiv: je +{ $inquisitor_b2_gp_per_window } Ruhm.
passive-prince = Beim Ausspielen: Rücke in der Rangordnung einen Platz vor.
action-prince-1 = +{ $prince_b1_gp } Ruhm, Krone +{ $prince_b1_crown } D; andere dürfen { $prince_b1_others_pay } D für { $prince_b1_others_gp } Ruhm zahlen
    .full = Alle anderen dürfen { $prince_b1_others_pay } D für { $prince_b1_others_gp } Ruhm zahlen. Du bekommst { $prince_b1_gp } Ruhm, die Krone { $prince_b1_crown } D.
action-prince-2 = Je Gut in der Kirche { $prince_b2_gp_per_good } Ruhm
    .full = +{ $prince_b2_gp_per_good } Ruhm für jedes Gut in der Kirche.
passive-queen = Jedes Mal, wenn dich jemand in der Rangordnung überholt, bekommst du { $queen_passive_gp } Ruhm.
action-queen-1 = Ruhm für deinen Platz: { $queen_places }
    .full = Ruhm für deinen Platz in der Rangordnung: { $queen_places }.
action-queen-2 = Eine Aktion der beiseitegelegten Person
    .full = Führe eine Aktion der beiseitegelegten Person aus, mit Kosten und Bedingungen; ihre passive Fähigkeit wirkt nicht. Du darfst diese Karte ansehen, sobald alle aufgedeckt sind.
passive-secretary = Beim Ausspielen: +{ $secretary_passive_ducats } D, sofern niemand anders den König gewählt hat.
action-secretary-1 = { $secretary_b1_own } D + Krone { $secretary_b1_crown } D: Rose, Haus oder Magellan
    .full = Zahle { $secretary_b1_own } D, die Krone zahlt { $secretary_b1_crown } D: Nimm eine aktive Fensterrose, ein Haus in deinen Bestand oder eine Magellan-Karte.
action-secretary-2 = Ein Landgut für { $secretary_b2_cost } D
    .full = Kaufe ein Landgut für { $secretary_b2_cost } D.
passive-ambassador = Beim Ausspielen: Du darfst eine allgemeine Aktion entsperren; ihr Marker geht an seinen Besitzer zurück.
action-ambassador-1 = { $ambassador_b1_own } D + Krone { $ambassador_b1_crown } D: ein Botschaftsplättchen
    .full = Zahle { $ambassador_b1_own } D, die Krone zahlt { $ambassador_b1_crown } D: Nimm ein Botschaftsplättchen, ein offenes oder das oberste des Stapels.
action-ambassador-2 = { $ambassador_b2_cost } D: Aktion einer fremden, ungespielten Karte
    .full = Zahle { $ambassador_b2_cost } D: Führe eine Aktion einer Person aus, die jemand anders noch nicht gespielt hat, mit ihren Kosten. Die Karte bleibt unverbraucht, und ihre passiven Fähigkeiten wirken nicht.

## Allgemeine Aktionen

about-painter = Beginn { $painter_start_cost } D, Ablieferung { $painter_delivery_cost } D
    .full = Zahle beim ersten Mal { $painter_start_cost } D und nimm einen Auftrag; jedes weitere Mal drehst du ihn auf den nächsten Wert: { $painter_faces } Ruhm. Am Ende kostet die Ablieferung { $painter_delivery_cost } D, sonst zählt er nur { $painter_undelivered_gp } Ruhm.
about-loan = +{ $loan_ducats } D, −{ $loan_gp } Ruhm
    .full = Nimm { $loan_ducats } D und verliere { $loan_gp } Ruhm, den du haben musst.
about-fund_regiments = { $fund_regiments_cost } D: ein Regiment
    .full = Zahle { $fund_regiments_cost } D und nimm ein Regiment aus dem Vorrat, bereit oder müde.
about-explore_seas = See +1 für { $explore_seas_step_cost } D, Magellan { $explore_seas_magellan_cost } D
    .full = Zahle { $explore_seas_step_cost } D und rücke im Seehandel 1 vor, oder zahle { $explore_seas_magellan_cost } D und nimm eine Magellan-Karte.
about-open_mission = { $open_mission_cost } D: Haus in eine Kolonie
    .full = Zahle { $open_mission_cost } D und stelle ein Haus deines Bestands in eine Kolonie mit Platz.
about-visit_court = Um 1 steigen für { $visit_court_cost_1 } D, um 2 für { $visit_court_cost_2 } D
    .full = Zahle { $visit_court_cost_1 } D und rücke in der Rangordnung einen Platz vor, oder { $visit_court_cost_2 } D und rücke zwei vor.
about-workshops = { $workshops_cost } D: eine Rose oder ein Haus
    .full = Zahle { $workshops_cost } D und nimm eine aktive Fensterrose oder ein Haus in deinen Bestand.
about-buy_estate = { $buy_estate_cost } D: ein Landgut
    .full = Zahle { $buy_estate_cost } D, wähle ein Landgut und sieh heimlich seine Rückseite an.
about-visit_embassies = { $visit_embassies_cost } D: ein Botschaftsplättchen
    .full = Zahle { $visit_embassies_cost } D und nimm ein Botschaftsplättchen, ein offenes oder das oberste des Stapels. Nur mit Der Botschafter.

## Züge

verb-standup = Alle Regimenter für { $standup_cost } D aufstellen: { $answer }
    .group = Alle Regimenter für { $standup_cost } D aufstellen?
    .item = { $answer }
verb-draft = { $character } behalten
    .group = Behalten
    .item = { $character }
verb-buy_bull = Eine Bulle für { $bull_cost } D kaufen: { $answer }
    .group = Eine Bulle für { $bull_cost } D kaufen?
    .item = { $answer }
verb-bid = { $regiments ->
    [one] { $regiments } Regiment
   *[other] { $regiments } Regimenter
} für den Krieg bieten
    .group = Regimenter für den Krieg
    .item = { $regiments }
verb-play_card = { $character } ausspielen
    .group = Ausspielen
    .item = { $character }
verb-unlock = Eine allgemeine Aktion entsperren: { $common }
    .group = Entsperren
    .item = { $common }
verb-no_effect = Die Karte ohne Wirkung spielen
verb-use_bull = Eine Bulle für eine weitere Aktion dieser Person ausgeben
verb-decline = Nein, weiter
verb-end_turn = Den Zug beenden
verb-discard_estate = Landgut { $number } ablegen für { $estate }
    .group = Ein Landgut ablegen
    .item = { $number } ({ $estate })
verb-muster = Das Regiment { $readiness } nehmen
    .group = Das Regiment nehmen
    .item = { $readiness }

verb-painter = Dem Hofmaler sitzen ({ $price } D)
verb-loan = Kredit aufnehmen: +{ $loan_ducats } D, −{ $loan_gp } Ruhm
verb-fund_regiments = Ein Regiment ausheben für { $fund_regiments_cost } D: { $readiness }
    .group = Ein Regiment ausheben für { $fund_regiments_cost } D
    .item = { $readiness }
verb-explore_seas = Meere erkunden: { $what } für { $price } D
    .group = Meere erkunden
    .item = { $what } ({ $price } D)
verb-open_mission = Mission gründen für { $open_mission_cost } D: { $colony }, { $building }
    .group = Mission gründen für { $open_mission_cost } D: { $colony }
    .item = { $building }
verb-visit_court = Hof besuchen: { $steps ->
    [one] { $steps } Platz
   *[other] { $steps } Plätze
} vor in der Rangordnung für { $price } D
    .group = Hof besuchen, Plätze vor
    .item = { $steps } ({ $price } D)
verb-workshops = Werkstätten: { $good } für { $workshops_cost } D
    .group = Werkstätten für { $workshops_cost } D
    .item = { $good }
verb-buy_estate = Das Landgut auf Feld { $square } für { $buy_estate_cost } D kaufen
    .group = Landgut kaufen für { $buy_estate_cost } D, Feld
    .item = { $square }
verb-visit_embassies = Botschaften besuchen für { $visit_embassies_cost } D: { $embassy }
    .group = Botschaften besuchen für { $visit_embassies_cost } D
    .item = { $embassy }

verb-basic = { $does }
verb-ship = { $tile } von Position { $position } zum Markt bringen: { $onto }
    .group = { $tile } von Position { $position } bringen auf
    .item = { $onto }
verb-deposit = Der Krone { $ducats } D geben
    .group = Der Krone Dukaten geben, je { $banker_b1_gp_per_ducat } Ruhm
    .item = { $ducats }
verb-donate = { $tile } ({ $source }) auf Kirchenfeld { $square } stiften; Fensterrose verbrauchen: { $window }
    .group = { $tile } ({ $source }) auf Kirchenfeld { $square } stiften, mit Fensterrose?
    .item = { $window }
verb-sell = { $tile } ({ $source }) für { $ducats } D verkaufen
    .group = Verkaufen
    .item = { $tile } ({ $source }): { $ducats } D
verb-spend = { $points } Ruhm für { $price } D kaufen
    .group = Ruhm kaufen
    .item = { $points } für { $price } D
verb-replace = Das Regiment von { $owner } auf Kriegsfeld { $square } ersetzen
    .group = Ein Regiment im Krieg ersetzen
    .item = { $owner } ({ $square })
verb-reinforce = { $me ->
    [owner] Ein bereites Regiment von dir in den Krieg schicken
   *[none] Ein bereites Regiment von { $owner } in den Krieg schicken
}
    .group = Ein bereites Regiment in den Krieg schicken
    .item = { $owner }
verb-recruit = Ein Regiment nehmen: { $readiness }
    .group = Ein Regiment nehmen
    .item = { $readiness }
verb-carry = { $tile } von Position { $position } in den Überschuss bringen
    .group = In den Überschuss bringen
    .item = { $tile } ({ $position })
verb-windows = { $windows ->
    [one] { $windows } Fensterrose
   *[other] { $windows } Fensterrosen
} { $basic ->
    [1] verbrauchen
   *[other] aktivieren
}
    .group = Fensterrosen { $basic ->
    [1] verbrauchen
   *[other] aktivieren
}
    .item = { $windows }
verb-raid = { $victim } im Seehandel zurückwerfen
    .group = Im Seehandel zurückwerfen
    .item = { $victim }
verb-plunder = { $tile } rauben: { $colony }
    .group = Rauben
    .item = { $tile } ({ $colony })
verb-acquire = { $good } nehmen für { $secretary_b1_own } D und { $secretary_b1_crown } D der Krone
    .group = Nehmen für { $secretary_b1_own } D und { $secretary_b1_crown } D der Krone
    .item = { $good }
verb-take_estate = Das Landgut auf Feld { $square } für { $secretary_b2_cost } D kaufen
    .group = Landgut kaufen für { $secretary_b2_cost } D, Feld
    .item = { $square }
verb-settle = Ein Haus bauen: { $colony }, { $building }
    .group = Ein Haus bauen: { $colony }
    .item = { $building }
verb-catch = { $tile } von Position { $position } fangen, { $by }
    .group = { $tile } von Position { $position } fangen
    .item = { $by }
verb-take_embassy = Ein Botschaftsplättchen nehmen: { $embassy }
    .group = Ein Botschaftsplättchen nehmen
    .item = { $embassy }
verb-copy = Handeln wie: { $character }
    .group = Handeln wie
    .item = { $character }

verb-natives = Die Ureinwohner: { $by }
    .group = Die Ureinwohner
    .item = { $by }
verb-house = Ein Haus in der neuen Kolonie bauen für { $conqueror_b1_house_ducats } D: { $building }
    .group = Ein Haus in der neuen Kolonie bauen für { $conqueror_b1_house_ducats } D
    .item = { $building }
verb-cathedral = Die Kathedrale: { $place }
    .group = Die Kathedrale
    .item = { $place }
verb-mission_capture = Die Mission fängt { $tile } von Position { $position }
verb-ransom = Gegen die Piraten: { $by }
    .group = Gegen die Piraten
    .item = { $by }
verb-offer = Das Angebot des Prinzen: { $answer }
    .group = { $prince_b1_others_pay } D für { $prince_b1_others_gp } Ruhm
    .item = { $answer }
verb-tribute = Tribut an den König: { $by }
    .group = { $king_b2_penalty } Ruhm verlieren oder { $king_b2_pay } D zahlen
    .item = { $by }
verb-coin = { $inquisitor_b1_coin } D auf Kirchenfeld { $square } legen
    .group = { $inquisitor_b1_coin } D auf Kirchenfeld
    .item = { $square }
verb-passive = Die passive Fähigkeit: { $answer }
    .group = Die passive Fähigkeit
    .item = { $answer }
verb-raid_move = Die Ureinwohner { $direction } schicken: { $to }
    .group = Die Ureinwohner schicken
    .item = { $direction }: { $to }

## Was gefragt ist

goal = Erwirb den meisten Ruhm
    .end = endet nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
step-stand_up = Alle deine Regimenter sind müde. Sollen sie aufstehen?
step-draft = Wähle eine Person für diese Runde.
step-buy_bulls = Eine Bulle lässt dich mit einer Person zweimal handeln, einmal je Runde.
step-bids = Krieg der Stufe { $level }: Wie viele bereite Regimenter bietest du, geheim?
step-menu = Dein Zug: Spiele eine Person. Davor oder danach ist eine allgemeine Aktion möglich.
step-unlock = Der Botschafter darf eine allgemeine Aktion entsperren.
step-basic = { $acting }: Führe eine der beiden Aktionen aus.
step-bull = { $acting }: noch einmal mit einer Bulle?
step-after = Deine Karte ist gespielt. Eine allgemeine Aktion, oder das Ende des Zuges?
step-natives = An Position { $where } bist du auf Ureinwohner gestoßen. Fängst du sie?
step-house = Du hast { $colony } gefunden. Baust du dort ein Haus?
step-ransom = Piraten rauben bei { $colony }, wo du ein Haus hast: Ermüde ein Regiment oder zahle.
step-tribute = Der König fordert Tribut: Verliere { $king_b2_penalty } Ruhm oder zahle { $king_b2_pay } D.
step-coin = Der Inquisitor fordert eine Münze für die Kirche: auf welches Feld?
step-offer = Der Prinz bietet { $prince_b1_others_gp } Ruhm für { $prince_b1_others_pay } D.
step-passive = { $acting }: Die passive Fähigkeit wird ausgelöst. Nutzt du sie, musst du die Karte spielen; verzichtest du, fällt sie diese Runde aus.
step-mustering = Das Landgut bringt ein Regiment: bereit oder müde?
step-mission = Deine Mission darf ein Plättchen Ureinwohner fangen, direkt darüber oder darunter.
step-cathedral = Du hast die Kirche vollendet: Nimm { $cathedral_complete_bonus } Ruhm oder baue eine Kathedrale in Übersee.
step-raid = Aggressive Ureinwohner haben dein Haus in { $colony } zerstört. Wohin ziehen sie?

## Was geschah

event-began = { $me ->
    [seat] Du stehst an der Spitze der Rangordnung.
   *[none] { $seat } steht an der Spitze der Rangordnung.
}
event-round_began = Runde { $round } begann.
event-scored = { $seat }: +{ $points } Ruhm ({ $cause }, jetzt { $total }).
    .then = +{ $points } Ruhm ({ $cause }, jetzt { $total })
    .matters = Ruhm entscheidet, wer gewinnt.
event-lost = { $seat }: −{ $points } Ruhm ({ $cause }, jetzt { $total }).
    .then = −{ $points } Ruhm ({ $cause }, jetzt { $total })
    .matters = Ruhm entscheidet, wer gewinnt; unter null fällt vor dem Ende niemand.
event-earned = { $seat }: +{ $ducats } D ({ $cause }).
    .then = +{ $ducats } D ({ $cause })
    .matters = Dukaten bezahlen deine nächsten Aktionen.
event-paid = { $seat }: −{ $ducats } D{ $crown ->
    [0] {""}
   *[other] {" "}und { $crown } D der Krone
} ({ $cause }).
    .then = −{ $ducats } D{ $crown ->
    [0] {""}
   *[other] {" "}und { $crown } D der Krone
} ({ $cause })
    .matters = Dir bleibt weniger für deine nächsten Aktionen.
event-crown_grew = Die Krone bekam { $ducats } D (jetzt { $total }).
event-tile_turned = Neue Welt, Position { $position }: { $tile }.
event-colony_founded = An Position { $position } wurde eine Kolonie der Größe { $size } gegründet.
event-card_flipped = Die Koloniekarte von Position { $position } ist { $site }.
event-tile_gone = Aus dem Spiel: { $tile }.
    .many = Aus dem Spiel: { $tile }.
event-house_built = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} ein Haus an Position { $position } gebaut ({ $slot }).
    .then = ein Haus an Position { $position } ({ $slot })
event-cathedral_built = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} eine Kathedrale an Position { $position } gebaut.
event-captured = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $tile } an Position { $position } gefangen.
event-sacked = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} an Position { $position } durch { $tile } ein Haus verloren.
    .matters = Das Haus ist wieder in deinem Bestand und kann neu gebaut werden; die Ureinwohner bleiben, bis jemand sie fängt.
event-raided = Die aggressiven Ureinwohner zogen von Position { $position } nach { $to }.
event-card_removed = Die Kolonie an Position { $position } wurde zerstört.
event-to_market = Auf Marktfeld { $square }: { $tile }.
    .series = Auf den Markt: { $tile }.
event-to_surplus = In den Überschuss: { $tile }.
    .many = In den Überschuss: { $tile }.
event-donated = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $tile } auf Kirchenfeld { $square } gestiftet.
event-windows_used = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $windows ->
    [one] { $windows } Fensterrose
   *[other] { $windows } Fensterrosen
} verbraucht.
    .then = Fensterrosen verbraucht: { $windows }
event-windows_lit = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $windows ->
    [one] { $windows } Fensterrose
   *[other] { $windows } Fensterrosen
} aktiviert.
    .then = Fensterrosen aktiviert: { $windows }
event-church_completed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} die Kirche vollendet: eine Kathedrale.
event-coin_laid = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} eine Münze auf Kirchenfeld { $square } gelegt.
event-stood_up = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} alle Regimenter aufgestellt.
event-dice_rolled = Die Würfel zeigen { $first }, { $second }, { $third }: Kriegsstufe { $level }.
event-draft_began = Eine Person wurde beiseitegelegt, die Auswahl begann.
event-drafted = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} die Karte { $character } behalten.
event-drafted-hidden = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} eine Person gewählt.
event-removed = Eine Person wurde ungesehen entfernt.
event-revealed = { $seat }: { $character }.
    .many = { $seat }: { $character }.
event-left_over = Übrig: { $character }.
    .many = Übrig: { $character }.
event-bought_bull = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} eine Bulle gekauft.
event-bid_made = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $regiments ->
    [0] kein Regiment
    [one] { $regiments } Regiment
   *[other] { $regiments } Regimenter
} geboten.
event-placed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} ein Regiment auf Kriegsfeld { $square } gestellt.
event-sent_home = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $regiments ->
    [one] { $regiments } müdes Regiment
   *[other] { $regiments } müde Regimenter
} zurückbekommen.
    .matters = Müde Regimenter können nicht geboten werden, bis du alle aufstehen lässt.
event-phase_began = Aktionsphase { $phase } begann.
event-played = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} die Karte { $character } ausgespielt.
event-acted = { $seat }: { $character }, Aktion { $basic }.
    .then = { $character }, Aktion { $basic }
event-without_effect = { $seat }: { $character } ohne Wirkung.
event-bull_used = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} eine Bulle ausgegeben.
event-did_common = { $seat }: { $common }.
event-unlocked_action = { $me ->
    [owner] { $seat }: „{ $common }“ ist entsperrt; dein Marker ist wieder bei dir.
    [seat] { $seat } hast „{ $common }“ entsperrt; der Marker ging zurück an { $owner }.
   *[none] { $seat } hat „{ $common }“ entsperrt; der Marker ging zurück an { $owner }.
}
    .matters = Mit dem Marker kannst du noch eine allgemeine Aktion tun.
event-moved_up = { $me ->
    [seat] { $seat } bist
   *[none] { $seat } ist
} auf Platz { $place } der Rangordnung vorgerückt.
    .then = Platz { $place } der Rangordnung
event-sailed = { $seat }: Seehandel { $square }.
    .then = Seehandel { $square }
event-took = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} genommen: { $good }.
    .then = { $good }
event-took_bull = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} eine Bulle genommen.
    .then = eine Bulle
event-took_regiment = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} ein Regiment genommen ({ $readiness }).
    .then = ein Regiment ({ $readiness })
event-replaced = { $me ->
    [owner] { $seat } hat dein Regiment auf Kriegsfeld { $square } ersetzt.
    [seat] { $seat } hast das Regiment von { $owner } auf Kriegsfeld { $square } ersetzt.
   *[none] { $seat } hat das Regiment von { $owner } auf Kriegsfeld { $square } ersetzt.
}
    .matters = Wird der Krieg gewonnen, bringt dir dieses Feld keinen Ruhm.
event-tired_regiment = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} ein Regiment ermüdet.
    .then = ein Regiment ermüdet
event-estate_bought = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} das Landgut von Feld { $square } genommen; Rückseite: { $estate }.
event-estate_bought-hidden = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} das Landgut von Feld { $square } genommen.
event-estate_discarded = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} ein Landgut abgelegt: { $estate }.
event-embassy_taken = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} ein Botschaftsplättchen genommen: { $embassy }.
event-embassy_hidden = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} ein Botschaftsplättchen gezogen: { $embassy }.
event-embassy_hidden-hidden = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} ein Botschaftsplättchen gezogen.
event-embassy_shown = Ein Botschaftsplättchen wurde aufgedeckt: { $embassy }.
event-passive_decided = { $seat }, passive Fähigkeit von { $character }: { $answer }.
event-posed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} dem Maler gesessen; das Porträt ist { $face } Ruhm wert.
event-war_won = Der Krieg der Stufe { $level } wurde gewonnen.
event-war_lost = Der Krieg der Stufe { $level } wurde verloren.
event-turned_up = Die beiseitegelegte Person war: { $character }.
event-round_ended = Runde { $round } endete.

## Was geschähe

would-round_began = Runde { $round } würde beginnen.
would-scored = { $seat }: +{ $points } Ruhm ({ $cause }, dann { $total }).
    .then = +{ $points } Ruhm ({ $cause }, dann { $total })
would-lost = { $seat }: −{ $points } Ruhm ({ $cause }, dann { $total }).
    .then = −{ $points } Ruhm ({ $cause }, dann { $total })
would-crown_grew = Die Krone bekäme { $ducats } D (dann { $total }).
would-house_built = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} ein Haus an Position { $position } bauen ({ $slot }).
    .then = ein Haus an Position { $position } ({ $slot })
would-cathedral_built = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} eine Kathedrale an Position { $position } bauen.
would-captured = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $tile } an Position { $position } fangen.
would-sacked = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} an Position { $position } durch { $tile } ein Haus verlieren.
would-raided = Die aggressiven Ureinwohner zögen von Position { $position } nach { $to }.
would-card_removed = Die Kolonie an Position { $position } würde zerstört.
would-donated = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $tile } auf Kirchenfeld { $square } stiften.
would-windows_used = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $windows ->
    [one] { $windows } Fensterrose
   *[other] { $windows } Fensterrosen
} verbrauchen.
    .then = Fensterrosen verbraucht: { $windows }
would-church_completed = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} die Kirche vollenden: eine Kathedrale.
would-coin_laid = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} eine Münze auf Kirchenfeld { $square } legen.
would-stood_up = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} alle Regimenter aufstellen.
would-drafted = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} die Karte { $character } behalten.
would-bought_bull = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} eine Bulle kaufen.
would-bid_made = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $regiments ->
    [0] kein Regiment
    [one] { $regiments } Regiment
   *[other] { $regiments } Regimenter
} bieten.
would-windows_lit = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $windows ->
    [one] { $windows } Fensterrose
   *[other] { $windows } Fensterrosen
} aktivieren.
    .then = Fensterrosen aktiviert: { $windows }
would-placed = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} ein Regiment auf Kriegsfeld { $square } stellen.
would-sent_home = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $regiments ->
    [one] { $regiments } müdes Regiment
   *[other] { $regiments } müde Regimenter
} zurückbekommen.
would-phase_began = Aktionsphase { $phase } würde beginnen.
would-played = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} die Karte { $character } ausspielen.
would-without_effect = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} ohne Wirkung lassen: { $character }.
would-bull_used = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} eine Bulle ausgeben.
would-unlocked_action = { $me ->
    [owner] { $seat }: „{ $common }“ wäre entsperrt; dein Marker käme zu dir zurück.
    [seat] { $seat } würdest „{ $common }“ entsperren; der Marker ginge zurück an { $owner }.
   *[none] { $seat } würde „{ $common }“ entsperren; der Marker ginge zurück an { $owner }.
}
would-moved_up = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} auf Platz { $place } der Rangordnung vorrücken.
    .then = Platz { $place } der Rangordnung
would-took = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} nehmen: { $good }.
    .then = { $good }
would-took_bull = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} eine Bulle nehmen.
    .then = eine Bulle
would-took_regiment = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} ein Regiment nehmen ({ $readiness }).
    .then = ein Regiment ({ $readiness })
would-replaced = { $me ->
    [owner] { $seat } würde dein Regiment auf Kriegsfeld { $square } ersetzen.
    [seat] { $seat } würdest das Regiment von { $owner } auf Kriegsfeld { $square } ersetzen.
   *[none] { $seat } würde das Regiment von { $owner } auf Kriegsfeld { $square } ersetzen.
}
would-tired_regiment = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} ein Regiment ermüden.
    .then = ein Regiment ermüdet
would-estate_bought = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} das Landgut von Feld { $square } nehmen; Rückseite: { $estate }.
would-estate_bought-hidden = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} das Landgut von Feld { $square } nehmen.
would-estate_discarded = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} ein Landgut ablegen: { $estate }.
would-embassy_taken = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} ein Botschaftsplättchen nehmen: { $embassy }.
would-passive_decided = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} über die passive Fähigkeit entscheiden ({ $character }): { $answer }.
would-posed = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} dem Maler sitzen; das Porträt wäre { $face } Ruhm wert.
would-war_won = Der Krieg der Stufe { $level } wäre gewonnen.
would-war_lost = Der Krieg der Stufe { $level } wäre verloren.
would-turned_up = Die beiseitegelegte Person wäre: { $character }.
would-round_ended = Runde { $round } würde enden.

## Warum nicht

reason-needs-ducats = Das kostet { $price } D, du hast { $ducats }.
reason-needs-points = Das verlangt { $points } Ruhm, und du hast weniger.
reason-not-in-pack = Nicht unter den Karten: { $character }.
reason-too-few-ready = Du hast { $ready ->
    [0] kein bereites Regiment
    [one] { $ready } bereites Regiment
   *[other] { $ready } bereite Regimenter
}.
reason-not-your-card = Diese Runde nicht deine Person: { $character }.
reason-card-used = Diese Runde schon genutzt: { $character }.
reason-card-forfeited = Du hast auf die passive Fähigkeit verzichtet, diese Runde nicht spielbar: { $character }.
reason-committed-first = Die Personen, deren passive Fähigkeit du genutzt hast, müssen noch gespielt werden.
reason-common-done = Eine allgemeine Aktion je Phase, und deine ist getan.
reason-locked = { $me ->
    [owner] Du hast diese Aktion selbst gesperrt: { $common }.
   *[none] { $owner } hat diese Aktion gesperrt: { $common }.
}
reason-no-marker = Beide Marker liegen schon auf allgemeinen Aktionen.
reason-other-character = Keine Aktion dieser Person: { $character }.
reason-can-act = Die Karte hat noch eine mögliche Aktion.
reason-no-estate = Es gibt kein Landgut { $number }.
reason-not-locked = Diese Aktion ist nicht gesperrt.
reason-no-bull = Du hast keine Bulle.
reason-bull-spent = Eine Bulle je Runde, und deine ist ausgegeben.
reason-common-in-turn = Allgemeine Aktionen tust du in deinem Zug einer Aktionsphase, vor der Person oder danach.
reason-card-in-turn = Personen spielst du in deinem Zug einer Aktionsphase.
reason-by-a-character = Das tut eine Person: Spiele eine, die es kann.
reason-posed-already = Du hast dem Maler diese Runde schon gesessen.
reason-portrait-done = Dein Porträt ist fertig.
reason-end-of-sea = Dein Schiff ist am Ende der Seehandelsleiste.
reason-first-peer = Du stehst schon an der Spitze der Rangordnung.
reason-too-far-up = { $steps ->
    [one] Hier kannst du um einen Platz aufsteigen.
   *[other] Hier kannst du um einen oder { $steps } Plätze aufsteigen.
}
reason-not-in-workshops = Die Werkstätten verkaufen Fensterrosen und Häuser.
reason-no-good-open = In der Neuen Welt liegt kein Gut offen.
reason-no-good-there = An Position { $position } liegt kein Gut offen.
reason-no-good-beside = Neben keiner Kolonie liegt ein Gut.
reason-all-turned-up = Alle Plättchen der Neuen Welt sind aufgedeckt.
reason-market-has-room = Der Markt hat ein freies Feld: Das Gut kommt dorthin.
reason-market-is-full = Der Markt ist voll: Wähle das Gut, das es ersetzt.
reason-crown-full = Die Krone ist voll.
reason-crown-room = Die Krone fasst noch { $ducats } D.
reason-nothing-to-donate = Für kein freies Feld der Kirche liegt ein Gut bereit.
reason-church-taken = Kirchenfeld { $square } hat schon sein Gut.
reason-no-such-square = Auf Feld { $square } ist nichts.
reason-above-the-church = Ein Gut des Marktes kommt auf das Kirchenfeld darunter; nur der Überschuss passt überallhin.
reason-no-window = Du hast keine aktive Fensterrose.
reason-too-few-windows = { $windows ->
    [0] Du hast keine Fensterrose dafür.
    [one] Höchstens eine Fensterrose.
   *[other] Höchstens { $windows } Fensterrosen.
}
reason-no-used-window = Keine deiner Fensterrosen ist verbraucht.
reason-nothing-to-sell = Markt und Überschuss sind leer.
reason-golden-square = Verkauft wird nur das Gut auf dem goldenen Feld oder oben auf dem Überschuss.
reason-level-reached = Die Gebote haben die Stufe erreicht: Ein fremdes Regiment wird ersetzt.
reason-level-open = Die Gebote haben die Stufe nicht erreicht: Es kommt ein Regiment dazu.
reason-war-full = Der Krieg hat alle Regimenter, die er braucht.
reason-all-yours = Kein fremdes Regiment ist im Krieg.
reason-own-regiment = Dieses Regiment ist deins.
reason-own-first = Solange du ein bereites Regiment hast, zieht deins los.
reason-no-ready = Du hast kein bereites Regiment.
reason-none-ready = Niemand hat ein bereites Regiment.
reason-not-ready = { $owner } hat kein bereites Regiment.
reason-nobody-at-sea = Kein anderes Schiff ist auf der Seehandelsleiste.
reason-in-harbour = Das Schiff von { $owner } liegt neben der Seehandelsleiste.
reason-own-ship = Dieses Schiff ist deins.
reason-no-house = Du hast kein Haus im Bestand.
reason-no-room = Keine Kolonie hat einen freien Platz.
reason-no-room-there = Die Kolonie an Position { $position } ist voll.
reason-no-colony-there = An Position { $position } ist keine Kolonie.
reason-slot-taken = Dieses Gebäude steht dort nicht zur Wahl.
reason-cathedral-stands = Die Kolonie an Position { $position } hat schon ihre Kathedrale.
reason-no-natives = Keine Ureinwohner liegen offen.
reason-no-natives-there = An Position { $position } sind keine solchen Ureinwohner.
reason-not-beside = Position { $position } liegt nicht direkt unter oder über der Mission.
reason-copies-nothing = Keine fremde Person ist übrig, die du handeln lassen kannst.
reason-cannot-copy = Als diese Person kannst du nicht handeln: { $character }.
reason-no-regiment-left = Alle deine Regimenter sind im Spiel.
reason-no-bull-left = Auf dem Brett liegt keine Bulle mehr.
reason-no-estate-left = Alle Landgüter sind gekauft.
reason-next-estate = Von vorn sind alle Landgüter gleich: Nimm das auf Feld { $square }.
reason-none-left = Nicht mehr da: { $good }.
reason-nothing-left = Fensterrosen, Häuser und Magellan-Karten sind alle weg.
reason-no-embassy = Dort liegt kein Botschaftsplättchen.
reason-bull-idle = Die Person hat keine Aktion, die du noch tun könntest.
reason-can-pay = Du kannst ein Regiment ermüden oder zahlen: Dann musst du.
reason-requisite = So nicht möglich: { $character }, Aktion { $basic }.

## Optionen

option-power_of_court = Die Macht des Hofes
    .help = Fortgeschrittene Personen kommen dazu. Jeder wählt drei und spielt zwei; wer eine passive Fähigkeit nutzt, muss die Karte spielen.
option-power_of_court-off = ohne
option-power_of_court-on = mit
option-court_3p_character = Fortgeschrittene Person zu dritt
    .help = Nur mit Die Macht des Hofes: Zu dritt kommt eine fortgeschrittene Person dazu.
option-court_3p_character-random = zufällig
option-court_3p_character-inquisitor = Inquisitor
option-court_3p_character-prince = Prinz
option-court_3p_character-queen = Königin
option-court_3p_character-secretary = Staatssekretär
option-new_world = Die Neue Welt
    .help = Sieben Koloniekarten mit Gebäuden zur Wahl, Kathedralen in Übersee und aggressive Ureinwohner.
option-new_world-off = ohne
option-new_world-on = mit
option-ambassador = Der Botschafter
    .help = Eine Person, die wie andere handelt, und Botschaftsplättchen, die nach Nationen zählen.
option-ambassador-off = ohne
option-ambassador-on = mit

## Die Schlusswertung

score-admiral = Admiral
score-banker = Bankier
score-cardinal = Kardinal
score-trader = Händler
score-constable = Konnetabel
score-conqueror = Konquistador
score-pirate = Pirat
score-king = König
score-viceroy = Vizekönig
score-inquisitor = Inquisitor
score-prince = Prinz
score-queen = Königin
score-secretary = Staatssekretär
score-ambassador = Botschafter
score-peers = Rangordnung
score-sea_trade = Seehandel
score-estates = Landgüter
score-war = Krieg
score-capture = gefangene Ureinwohner
score-cathedral = Kathedrale
score-forts = Fort
score-councils = Rat
score-plantations = Plantage
score-loans = Kredit
score-crown = Krone
score-church = Kirche
score-offer = Angebot des Prinzen
score-tribute = Tribut an den König
score-piracy = Piraterie
score-inquisition = Inquisition
score-portrait = Porträt
score-bulls = Bullen
score-regiments = Regimenter
score-houses = Häuser
score-majorities = Mehrheiten
score-windows = Fensterrosen
score-sea_ranks = Seehandel am Ende
score-voyages = Magellans Reise
score-embassies = Botschaften
score-austria = Österreich
score-england = England
score-france = Frankreich
score-portugal = Portugal
score-papal_states = Kirchenstaat
score-court = Hof
score-shops = Werkstätten

## Der Tisch

label-round = Runde { $round } von { $rounds }
label-phase = Phase { $phase } von { $phases }
label-order = Zugreihenfolge
label-peers = Rangordnung
label-player = Spieler
label-gp = Ruhm
label-ducats = D
label-regiments = Reg.
label-houses = Haus
label-windows = Fen.
label-bulls = Bul.
label-sea = See
label-magellan = Mag.
label-portrait = Port
label-estates = Gut
label-embassies = Bot.
label-markers = Mark
label-characters = Personen
label-crown = Krone
label-market = Markt
label-surplus = Überschuss
label-church = Kirche
label-war = Krieg
label-new-world = Neue Welt
label-supply = Vorrat
label-ahead = Absehbar
label-locked = Gesperrt
label-display = Botschaften
label-pack = Die Karten
label-aside = Beiseite
label-left = Übrig

note-level = Stufe { $level }, Würfel { $dice }
note-place = Kolonie { $position }
note-site = { $site } ({ $position })
note-face-down = unerforscht
fate-market = → Markt { $square }
fate-surplus = → Überschuss
fate-sacked = → Plünderung
fate-raided = → Angreifer nach { $colony }
fate-raiders = → Angreifer ziehen weiter
fate-destroyed = → Kolonie verloren
fate-gone = { $tile } → Krone
gain-points = +{ $many } Ruhm
gain-ducats = +{ $many } D
gain-sea = +{ $many } auf See
note-open = nichts
note-bulls = { $many ->
    [one] { $many } Bulle
   *[other] { $many } Bullen
}
note-magellan = { $many } Magellan
note-windows = { $many ->
    [one] { $many } Fensterrose
   *[other] { $many } Fensterrosen
}
note-estates = { $many ->
    [one] { $many } Landgut
   *[other] { $many } Landgüter
}
note-tiles = { $many } Plättchen
note-stack = Stapel { $many }
note-reconstructed = Die meisten dieser Zahlen sind rekonstruiert: In der Regel, die wir haben, fehlen die Symbole.
note-has-bid = hat geboten
note-chosen = { $cards } gewählt
note-marks = ✓ genutzt · ! muss noch gespielt werden · × diese Runde nicht spielbar

## Was geschieht, für den Trainer: „Danach … in 62 von 100 Partien“

fact-revealed = spielst du diese Person, { $character },
    .rival = spielt ein Gegner diese Person, { $character },
