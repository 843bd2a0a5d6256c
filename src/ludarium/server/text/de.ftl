# Was Verweise auf Seiten dieses Servers anderswo zeigen, auf Deutsch.

home-title = Ludarium: vier Brettspiele
home-text = Ein Kabinett von Brettspielen im Browser, für Freunde und für geduldige Gegner aus Holz. Ohne Konto und ohne Installation.
rules-title = { $game }: die Regeln
puzzles-title = Rätsel des Tages
puzzles-text = Ein Gemälde, ein Text, eine Melodie, eine Skulptur und eine Formel, jeden Tag neu und für alle gleich: Lege sie gegen die Uhr.
table-title = Ein Tisch für { $game }
table-open = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist frei: Setz dich und spiel mit.
   *[other] { $free } Plätze sind frei: Setz dich und spiel mit.
}
table-running = Die Partie läuft: Komm und schau zu.
table-finished = Die Partie ist zu Ende: Sieh, wie sie ausging.
table-closed = Hier spielt niemand mehr.
replay-title = Eine Partie { $game }
replay-text = Eine beendete Partie, Zug für Zug, so wie alle sie gesehen haben.
missing-title = Nicht gefunden · Ludarium
missing-text = Unter dieser Adresse ist nichts.
about-artificium = Mache aus Holz Schwerter und aus Getreide Bier, fünf Karten in jeder Runde. Für 2 bis 6 Personen.
about-universal-tapestry = Webe vierundsechzig Himmelskörper zu einem einzigen Regenbogen, allein.
about-ars-universalis = Biete um die großen Geister dreier Zeitalter und vollende ihre Werke. Für 1 bis 4 Personen.
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

    Der Link gilt einmal, 15 Minuten lang. Gib ihn niemandem: Wer ihn benutzt, spielt in deinem Namen. Hast du nicht darum gebeten, tu nichts.
letter-changed-title = Deine Adresse bei Ludarium wurde geändert
letter-changed-text = Hallo { $name },

    dein Name gehört jetzt zu einer anderen Adresse ({ $mail }) und nicht mehr zu dieser. Warst du das nicht, melde in den Einstellungen alle anderen Geräte ab und sage es dem Betreiber des Servers.

# Rufe: sie stehen auf Sperrbildschirmen

call-turn = { $game }: Du bist am Zug.
call-round = { $game }: Deine Runde hat begonnen.
call-here = { $game }: Sag, dass du da bist; die nächste Runde deines Turniers beginnt gleich.
call-over = { $game }: Die Partie ist zu Ende.
call-invitation = { $game }: Ein Platz ist für dich frei gehalten.
call-arrival = { $game }: Jemand hat sich an deinen Tisch gesetzt.
call-message = { $game }: An deinem Tisch hat jemand etwas gesagt.
call-test = So wirst du benachrichtigt.
call-many = { $count } Tische warten auf dich
call-foot = Worüber dir geschrieben wird: { $settings }
    Keine solchen Briefe mehr: { $url }
