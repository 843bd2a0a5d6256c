# Was Verweise auf Seiten dieses Servers anderswo zeigen, auf Deutsch.

home-title = Ludarium: vier Brettspiele
home-text = Ein Kabinett von Brettspielen im Browser, für Freunde und für geduldige Gegner aus Holz. Ohne Konto und ohne Installation.
rules-title = { $game }: die Regeln
puzzles-title = Rätsel des Tages
puzzles-text = Ein Gemälde, ein Text, eine Melodie, eine Skulptur und eine Formel, jeden Tag neu und für alle gleich: Lege sie gegen die Uhr.
table-title = Ein Tisch { $game }
table-open = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist frei: Setz dich und spiel mit.
   *[other] { $free } Plätze sind frei: Setz dich und spiel mit.
}
table-running = Das Spiel läuft: Komm und schau zu.
table-finished = Das Spiel ist zu Ende: Sieh, wie es ausging.
table-closed = Hier spielt niemand mehr.
replay-title = Eine Partie { $game }
replay-text = Ein beendetes Spiel, Zug für Zug, so wie jeder es gesehen hat.
missing-title = Nicht gefunden · Ludarium
missing-text = Unter dieser Adresse ist nichts.
about-artificium = Mache aus Holz Schwerter und aus Weizen Bier, fünf Karten in jeder Runde. Für 2 bis 6 Personen.
about-universal-tapestry = Webe vierundsechzig Himmelskörper zu einem einzigen Regenbogen, allein.
about-ars-universalis = Biete auf die großen Geister dreier Epochen und vollende ihre Werke. Für 1 bis 4 Personen.
about-plus-ultra = Diene Kaiser Karl V. von Sevilla bis in die Neue Welt. Für 2 bis 4 Personen.
about-other = Ein Brettspiel im Browser.

learn-title = { $game } lernen
learn-text = Kurze Lektionen am echten Tisch: Du spielst von der ersten Minute an.

# Briefe

letter-confirm-title = Deinen Namen bei Ludarium behalten
letter-confirm-text = Hallo { $name },

    jemand, hoffentlich du, möchte den Namen „{ $name }“ mit dieser Adresse behalten. Öffne diese Seite und sage ja:

    { $url }

    Der Link gilt einmal, 15 Minuten lang. Warst du das nicht, tu nichts.
letter-enter-title = Bei Ludarium anmelden
letter-enter-text = Hallo { $name },

    diese Seite meldet dich an:

    { $url }

    Der Link gilt einmal, 15 Minuten lang. Gib ihn niemandem: wer ihn benutzt, spielt in deinem Namen. Hast du nicht darum gebeten, tu nichts.
letter-changed-title = Deine Adresse bei Ludarium wurde geändert
letter-changed-text = Hallo { $name },

    dein Name gehört jetzt zu einer anderen Adresse ({ $mail }) und nicht mehr zu dieser. Warst du das nicht, melde in den Einstellungen alle anderen Geräte ab und sage es dem Betreiber des Servers.

# Rufe: sie stehen auf Sperrbildschirmen

call-turn = { $game }: du bist am Zug.
call-round = { $game }: Deine Runde hat begonnen.
call-over = { $game }: die Partie ist zu Ende.
call-invitation = { $game }: ein Platz ist für dich frei gehalten.
call-arrival = { $game }: jemand hat sich an deinen Tisch gesetzt.
call-message = { $game }: an deinem Tisch hat jemand etwas gesagt.
call-test = So wirst du gerufen.
call-many = { $count } Tische warten auf dich
call-foot = Worüber dir geschrieben wird: { $settings }
    Keine solchen Briefe mehr: { $url }
