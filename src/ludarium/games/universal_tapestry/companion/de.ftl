# Der Begleiter von Universal Tapestry: core/companion.py sagt, woraus eine Karte besteht.

decision-draw = Du wählst nach der Farbe
    .text =
    Du siehst die Rückseiten, also die Farbe der Karten, aber nicht ihr Symbol. Die Farbe entscheidet, wo eine Karte liegen darf: neben ihrer eigenen und den beiden Nachbarn im Regenbogen.
    .weigh =
    Viele Plätze: Zieh eine Farbe, die auf mehrere freie Felder passt, gleich mit welchem Symbol.
    Rot und Violett sind schwer: Sie haben nur eine Nachbarfarbe. Leg sie an, solange Platz ist.
    Ecken und Lücken: Ein Feld zwischen zwei Karten fragt beide. Fülle es, solange die rechte Farbe daliegt.
decision-resolve = Anlegen, tauschen oder ablegen
    .text =
    Markierte Felder passen; markierte Karten schlägt deine, sie kann also ihren Platz nehmen, und du machst mit der anderen weiter. Was nirgends passt, legst du ab.
    .weigh =
    Schließ keine Tür: Ein Platz, der zwei Felder offen lässt, ist besser als einer, den nichts mehr füllen kann.
    Tausch dich frei: Nimm eine Karte ab, die anderswo leichter passt.
    Wenig Ablage: Acht Karten kannst du dir leisten. Leg lieber die äußeren Farben ab, als mit einer Karte andere zu blockieren.
