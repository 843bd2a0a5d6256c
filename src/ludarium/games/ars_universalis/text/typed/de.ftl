# Was man im Terminal für die Verben tippt; das erste Wort ist das übliche. Englisch geht immer.

open = eröffnen
raise = bieten
pass = passen
take = nehmen
take_classic = klassiker
withdraw = aussteigen
hire = anwerben
decline = ablehnen
dismiss = entlassen
drop = ablegen
keep = behalten
sell = verkaufen
buy = kaufen
exchange = tauschen
fetch = werkstatt
complete = vollenden
shift_hand = neue hand
shift_coins = münzen
end = fertig | zug beenden
