# Der Begleiter von Artificium: core/companion.py sagt, woraus eine Karte besteht.

decision-market = Mach, dass deine fünf Karten zusammenpassen
    .text =
    Du darfst Karten deiner Hand gegen Karten des Marktes tauschen. Es zählt, dass eine Karte herstellt, was die nächste braucht.
    .weigh =
    Kannst du anfangen? Ein Sägewerk oder ein Bauernhof braucht nichts.
    Ein Glied mehr: Such eine Karte, die nutzt, was deine anderen herstellen.
    Behalte Münzen: Der erste Tausch ist kostenlos, jeder weitere kostet { $extra_swap_cost }, und vielleicht braucht sie noch eine Karte.
decision-choose = Welche Karte jetzt?
    .text =
    Alle spielen verdeckt eine Karte aus und decken sie zugleich auf. Du bestimmst die Reihenfolge deiner Karten: erst die, die etwas herstellen, dann die, die es nutzen.
    .weigh =
    Kannst du sie bezahlen? Was links vom Pfeil steht, musst du haben oder dir bei der Bank leisten können.
    Aktionen kommen zuerst: Der Diebstahl eines Mitspielers kann nehmen, was dein Gebäude braucht.
    Pass nicht zu früh: Danach spielst du in dieser Runde keine Karte mehr aus.
decision-resolve = Deine Karte liegt offen
    .text =
    Kauf, was ihr fehlt, und nutze sie: Sie nimmt, was links vom Pfeil steht, gibt, was rechts davon steht, und bringt ihre Siegpunkte. Bis du sie nutzt, kannst du Käufe und Verkäufe zurücknehmen.
    .weigh =
    Besser als nichts: Bleibt sie zu teuer, wirf sie ab und spiel weiter.
    Zurücknehmen heißt aufhören: Die Karte kommt auf deine Hand, aber du spielst in dieser Runde keine mehr aus.
    Die Bank gewinnt immer: Sie verkauft teurer, als sie kauft. Kauf nur, was eine Karte jetzt braucht.
decision-wizard_discard = Behalte die besten Karten
    .text =
    Der Zauberer hat für dich gezogen, und einige deiner Handkarten müssen weg. Den Rest kannst du noch in dieser Runde spielen.
    .weigh =
    Was kannst du bezahlen? Behalte Karten, für die Ressourcen oder Münzen da sind.
    Oder eine neue Kette: Zwei Karten, die einander nähren, sind mehr wert als eine teure.
decision-round_end = Räum für die nächste Runde auf
    .text =
    Du darfst Ressourcen verkaufen und Handkarten abwerfen. Behaltene Karten füllen nächste Runde deine Hand, du ziehst also weniger neue.
    .weigh =
    Passt sie? Behalte eine Karte nur, wenn wohl kommt, was sie braucht.
    Sicher vor Dieben: Ressourcen der beiden untersten Stufen kann man stehlen, Münzen nicht.
