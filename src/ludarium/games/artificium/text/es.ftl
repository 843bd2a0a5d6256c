# Artificium, en español. El mismo catálogo sirve a la terminal y al navegador; core/text.py explica los nombres.

## Cartas y recursos

card-exploration = Expedición
card-theft = Robo
card-rebuilding = Reconstrucción
card-fair = Feria
card-sawmill = Aserradero
card-farm = Granja
card-charcoal_hut = Carbonera
card-hunting_lodge = Cabaña de caza
card-mill_bakery = Molino y panadería
card-brewery = Cervecería
card-crystal_mine = Mina de cristal
card-iron_foundry = Fundición de hierro
card-laboratory = Laboratorio
card-swordsmith = Forja de espadas
card-wizard_tower = Torre del mago
card-castle = Castillo

resource-wood = madera
resource-wheat = trigo
resource-coal = carbón
resource-food = comida
resource-beer = cerveza
resource-crystal = { $count ->
    [one] cristal
   *[other] cristales
}
resource-metal = metal
resource-spell = { $count ->
    [one] hechizo
   *[other] hechizos
}
resource-sword = { $count ->
    [one] espada
   *[other] espadas
}

# Lo que hace una carta además de dar puntos, para listas de cartas
effect-exploration = una carta de un rival
effect-theft = un recurso de un rival
    .pays = { $least } o { $most ->
    [one] { $most } moneda
   *[other] { $most } monedas
}
effect-rebuilding = recupera una carta usada
effect-fair = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} por carta usada
effect-wizard_tower = roba { $draw }, descarta { $discard }
effect-castle = un rival retrocede { $squares }

## Lo que se pide

goal = Llega más lejos en la pista de puntos
    .end = termina tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
step-market = { $coins ->
    [0] Mercado: cambia una carta, roba una mano nueva o pasa. El primer cambio es gratis.
    [one] Mercado: cambia otra carta o pasa. Cada cambio más cuesta { $coins } moneda.
   *[other] Mercado: cambia otra carta o pasa. Cada cambio más cuesta { $coins } monedas.
}
step-choose = Pon una carta boca abajo o pasa hasta el final de la ronda.
step-resolve = Resuelve tu carta { $card }: comercia y luego úsala, descártala o recupérala.
step-wizard_discard = El mago ha robado cartas para ti: descarta { $discard } de tu mano.
step-round_end = La ronda ha terminado: descarta y vende lo que quieras, y acaba.

## Jugadas

verb-pass = Pasar
verb-swap = Cambiar { $give } por { $take }
    .group = Cambiar { $give } por
    .item = { $take }
    .grid = Cambiar … por
    .row = { $give }
verb-mulligan = Descartar la mano y robar { $draw ->
    [one] { $draw } carta nueva
   *[other] { $draw } cartas nuevas
}
verb-play = Poner { $card }
    .group = Poner
    .item = { $card }
verb-buy = Comprar 1 { $resource } por { $coins }
    .group = Comprar
    .item = { $resource } ({ $coins })
verb-sell = Vender 1 { $resource } por { $coins }
    .group = Vender
    .item = { $resource } ({ $coins })
verb-use = Usar { $card }
verb-explore = Quitar a { $victim } una carta al azar
    .group = Quitar una carta al azar a
    .item = { $victim }
verb-steal = Robar 1 { $resource } a { $victim } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
    .group = Robar a { $victim }
    .item = { $resource } ({ $coins })
verb-rebuild = Recuperar { $card } para volver a jugarla
    .group = Recuperar para volver a jugar
    .item = { $card }
verb-besiege = Usar el Castillo contra { $victim }
    .group = Usar el Castillo contra
    .item = { $victim }
verb-discard = Descartar { $card } sin usar
verb-take_back = Recuperar { $card } y parar en esta ronda
verb-drop = Descartar { $card }
    .group = Descartar
    .item = { $card }
verb-done = Acabar

## Lo que pasó

event-round_began = Empezó la ronda { $round }; { $me ->
    [seat] empiezas tú.
   *[none] empieza { $seat }.
}
event-drew = { $me ->
    [seat] { $seat } robaste { $card }.
   *[none] { $seat } robó { $card }.
}
    .many = { $me ->
    [seat] { $seat } robaste { $card }.
   *[none] { $seat } robó { $card }.
}
event-drew-hidden = { $me ->
    [seat] { $seat } robaste
   *[none] { $seat } robó
} { $times ->
    [one] una carta.
   *[other] { $times } cartas.
}
event-reshuffled = El descarte ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}) pasó a ser el nuevo mazo.
event-market_laid = { $card } llegó al mercado.
    .many = Se puso el mercado: { $card }.
event-swapped = { $me ->
    [seat] { $seat } cambiaste
   *[none] { $seat } cambió
} { $give } por { $take }{ $coins ->
    [0] {""}
    [one] {" "}pagando { $coins } moneda
   *[other] {" "}pagando { $coins } monedas
}.
event-mulliganed = { $me ->
    [seat] { $seat } robaste
   *[none] { $seat } robó
} una mano nueva.
event-left_market = { $me ->
    [seat] { $seat } dejaste
   *[none] { $seat } dejó
} el mercado.
event-market_cleared = El mercado cerró.
event-revealed = { $me ->
    [seat] { $seat } mostraste
   *[none] { $seat } mostró
} { $card }.
event-passed = { $me ->
    [seat] { $seat } pasaste
   *[none] { $seat } pasó
} hasta el final de la ronda.
event-bought = { $me ->
    [seat] { $seat } compraste
   *[none] { $seat } compró
} 1 { $resource } por { $coins }.
    .then = { $me ->
    [seat] compraste
   *[none] compró
} 1 { $resource } por { $coins }
event-sold = { $me ->
    [seat] { $seat } vendiste
   *[none] { $seat } vendió
} 1 { $resource } por { $coins }.
    .then = { $me ->
    [seat] vendiste
   *[none] vendió
} 1 { $resource } por { $coins }
event-used = { $me ->
    [seat] { $seat } usaste
   *[none] { $seat } usó
} { $card }.
event-paid = { $me ->
    [seat] { $seat } pagaste
   *[none] { $seat } pagó
} { $number } { $resource }.
    .then = { $me ->
    [seat] pagaste
   *[none] pagó
} { $number } { $resource }
event-spent = { $me ->
    [seat] { $seat } pagaste
   *[none] { $seat } pagó
} { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
    .then = { $me ->
    [seat] pagaste
   *[none] pagó
} { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
event-gained = { $me ->
    [seat] { $seat } recibiste
   *[none] { $seat } recibió
} { $number } { $resource }.
    .then = { $me ->
    [seat] recibiste
   *[none] recibió
} { $number } { $resource }
event-scored = { $me ->
    [seat] { $seat } sumaste
   *[none] { $seat } sumó
} { $points } (ahora { $total }).
    .then = { $me ->
    [seat] sumaste
   *[none] sumó
} { $points } (ahora { $total })
event-crossed = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} 1 { $resource } de la casilla { $square }.
    .then = { $me ->
    [seat] tomaste
   *[none] tomó
} 1 { $resource } de la casilla { $square }
event-explored = { $me ->
    [victim] { $seat } te quitó { $card }.
    [seat] { $seat } quitaste { $card } a { $victim }.
   *[none] { $seat } quitó { $card } a { $victim }.
}
    .then = { $me ->
    [victim] te quitó { $card }
    [seat] quitaste { $card } a { $victim }
   *[none] quitó { $card } a { $victim }
}
    .matters = Robas otra en su lugar: quizá cambie tu plan para esta ronda.
event-explored-hidden = { $seat } quitó una carta a { $victim }.
    .then = quitó una carta a { $victim }
event-stole = { $me ->
    [victim] { $seat } te robó 1 { $resource } por { $coins }.
    [seat] { $seat } robaste 1 { $resource } a { $victim } por { $coins }.
   *[none] { $seat } robó 1 { $resource } a { $victim } por { $coins }.
}
    .then = { $me ->
    [victim] te robó 1 { $resource } por { $coins }
    [seat] robaste 1 { $resource } a { $victim } por { $coins }
   *[none] robó 1 { $resource } a { $victim } por { $coins }
}
    .matters = Quizá le falte ahora a una carta tuya; puedes comprar antes de usar una carta.
event-rebuilt = { $me ->
    [seat] { $seat } recuperaste
   *[none] { $seat } recuperó
} { $card } para volver a jugarla.
    .then = { $me ->
    [seat] recuperaste
   *[none] recuperó
} { $card } para volver a jugarla
event-earned = { $me ->
    [seat] { $seat } ganaste
   *[none] { $seat } ganó
} { $coins ->
    [one] { $coins } moneda.
   *[other] { $coins } monedas.
}
    .then = { $me ->
    [seat] ganaste
   *[none] ganó
} { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
event-set_back = { $me ->
    [victim] { $seat } te hizo retroceder { $points } (ahora { $total }).
    [seat] { $seat } hiciste retroceder { $points } a { $victim } (ahora { $total }).
   *[none] { $seat } hizo retroceder { $points } a { $victim } (ahora { $total }).
}
    .then = { $me ->
    [victim] te hizo retroceder { $points } (ahora { $total })
    [seat] hiciste retroceder { $points } a { $victim } (ahora { $total })
   *[none] hizo retroceder { $points } a { $victim } (ahora { $total })
}
    .matters = Los bonos por los que vuelvas a pasar dan otra vez su recurso.
event-discarded = { $me ->
    [seat] { $seat } descartaste { $card }.
   *[none] { $seat } descartó { $card }.
}
    .many = { $me ->
    [seat] { $seat } descartaste { $card }.
   *[none] { $seat } descartó { $card }.
}
event-took_back = { $me ->
    [seat] { $seat } recuperaste { $card } y paraste en esta ronda.
   *[none] { $seat } recuperó { $card } y paró en esta ronda.
}
event-round_ended = Terminó la ronda { $round }.
event-coins_scored = { $me ->
    [seat] { $seat } convertiste
   *[none] { $seat } convirtió
} { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} en { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (ahora { $total }).

## Lo que ocurriría

would-swapped = { $me ->
    [seat] { $seat } cambiarías
   *[none] { $seat } cambiaría
} { $give } por { $take }{ $coins ->
    [0] {""}
    [one] {" "}pagando { $coins } moneda
   *[other] {" "}pagando { $coins } monedas
}.
would-mulliganed = { $me ->
    [seat] { $seat } robarías
   *[none] { $seat } robaría
} una mano nueva.
would-left_market = { $me ->
    [seat] { $seat } dejarías
   *[none] { $seat } dejaría
} el mercado.
would-market_cleared = El mercado cerraría.
would-bought = { $me ->
    [seat] { $seat } comprarías
   *[none] { $seat } compraría
} 1 { $resource } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
    .then = { $me ->
    [seat] comprarías
   *[none] compraría
} 1 { $resource } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
would-sold = { $me ->
    [seat] { $seat } venderías
   *[none] { $seat } vendería
} 1 { $resource } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
    .then = { $me ->
    [seat] venderías
   *[none] vendería
} 1 { $resource } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
would-used = { $me ->
    [seat] { $seat } usarías
   *[none] { $seat } usaría
} { $card }.
would-paid = { $me ->
    [seat] { $seat } pagarías
   *[none] { $seat } pagaría
} { $number } { $resource }.
    .then = { $me ->
    [seat] pagarías
   *[none] pagaría
} { $number } { $resource }
would-spent = { $me ->
    [seat] { $seat } pagarías
   *[none] { $seat } pagaría
} { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
    .then = { $me ->
    [seat] pagarías
   *[none] pagaría
} { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
would-gained = { $me ->
    [seat] { $seat } recibirías
   *[none] { $seat } recibiría
} { $number } { $resource }.
    .then = { $me ->
    [seat] recibirías
   *[none] recibiría
} { $number } { $resource }
would-scored = { $me ->
    [seat] { $seat } sumarías
   *[none] { $seat } sumaría
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (entonces { $total }).
    .then = { $me ->
    [seat] sumarías
   *[none] sumaría
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (entonces { $total })
would-crossed = { $me ->
    [seat] { $seat } tomarías
   *[none] { $seat } tomaría
} 1 { $resource } de la casilla { $square }.
    .then = { $me ->
    [seat] tomarías
   *[none] tomaría
} 1 { $resource } de la casilla { $square }
would-stole = { $me ->
    [seat] { $seat } robarías
   *[none] { $seat } robaría
} 1 { $resource } a { $victim } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
    .then = { $me ->
    [seat] robarías
   *[none] robaría
} 1 { $resource } a { $victim } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
would-rebuilt = { $me ->
    [seat] { $seat } recuperarías
   *[none] { $seat } recuperaría
} { $card } para volver a jugarla.
    .then = { $me ->
    [seat] recuperarías
   *[none] recuperaría
} { $card } para volver a jugarla
would-earned = { $me ->
    [seat] { $seat } ganarías
   *[none] { $seat } ganaría
} { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
    .then = { $me ->
    [seat] ganarías
   *[none] ganaría
} { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
would-set_back = { $me ->
    [seat] { $seat } harías
   *[none] { $seat } haría
} retroceder { $points } a { $victim } (entonces { $total }).
    .then = { $me ->
    [seat] harías
   *[none] haría
} retroceder { $points } a { $victim } (entonces { $total })
would-discarded = { $me ->
    [seat] { $seat } descartarías
   *[none] { $seat } descartaría
} { $card }.
    .many = { $me ->
    [seat] { $seat } descartarías
   *[none] { $seat } descartaría
} { $card }.
would-took_back = { $me ->
    [seat] { $seat } recuperarías { $card } y pararías en esta ronda.
   *[none] { $seat } recuperaría { $card } y pararía en esta ronda.
}
would-round_ended = Terminaría la ronda { $round }.
would-coins_scored = { $me ->
    [seat] { $seat } convertirías
   *[none] { $seat } convertiría
} { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} en { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (entonces { $total }).
would-round_began = Empezaría la ronda { $round }.

## Por qué no

reason-not-in-hand = No tienes { $card } en la mano.
reason-not-in-market = { $card } no está en el mercado.
reason-needs-coins = Esto cuesta { $price ->
    [one] { $price } moneda
   *[other] { $price } monedas
}, y { $coins ->
    [0] no tienes
   *[other] tienes { $coins }
}.
reason-needs-resource = Para esta carta te falta { $resource ->
    [cristal] un { $resource }
    [hechizo] un { $resource }
    [espada] una { $resource }
   *[other] { $resource }
}.
reason-first-swap-only = Una mano nueva ocupa el lugar del primer cambio, y ese ya lo hiciste.
reason-other-card = La carta que se resuelve ahora es { $card }, y no se usa así.
reason-no-such-opponent = No existe ese rival: { $victim }.
reason-hand-is-empty = { $victim } no tiene cartas.
reason-victim-lacks = { $victim } no tiene { $resource ->
    [cristal] ningún { $resource }
    [hechizo] ningún { $resource }
    [espada] ninguna { $resource }
   *[other] { $resource }
}.
reason-tier-is-safe = Un Robo solo alcanza los dos niveles inferiores; este recurso está por encima: { $resource }.
reason-not-played = { $card } no está entre las cartas que usaste en esta ronda.
reason-never-rebuilding = Una Reconstrucción no puede recuperar otra.
reason-none-to-sell = No te queda { $resource ->
    [cristal] ningún { $resource }
    [hechizo] ningún { $resource }
    [espada] ninguna { $resource }
   *[other] { $resource }
} para vender.
reason-sell-before-buying = Se vende antes de comprar, y ya has comprado.
reason-just-sold = Acabas de vender { $resource ->
    [cristal] un { $resource }
    [hechizo] un { $resource }
    [espada] una { $resource }
   *[other] { $resource }
}: no puedes volver a comprar lo mismo en el mismo turno.
reason-in-board-order = Se comercia en el orden del tablero de recursos, y este recurso ya lo has pasado.
reason-in-card-order = Se descarta en el orden de la lista de cartas: esta llega tarde o antes de tiempo.
reason-drop-before-selling = Se descarta antes de vender, y ya has vendido.

## La puntuación final

score-sawmill = { card-sawmill }
score-farm = { card-farm }
score-charcoal_hut = { card-charcoal_hut }
score-hunting_lodge = { card-hunting_lodge }
score-mill_bakery = { card-mill_bakery }
score-brewery = { card-brewery }
score-crystal_mine = { card-crystal_mine }
score-iron_foundry = { card-iron_foundry }
score-laboratory = { card-laboratory }
score-swordsmith = { card-swordsmith }
score-wizard_tower = { card-wizard_tower }
score-castle = { card-castle }
score-setbacks = Retrocesos por castillos
score-coins = Monedas

## La mesa

label-round = Ronda { $round } de { $rounds }
label-start = { $me ->
    [seat] empiezas tú
   *[none] empieza { $seat }
}
label-piles = mazo { $deck } · descarte { $discard }
label-player = Jugador
label-score = Puntos
label-bonus = Próximo bono
label-coins = Monedas
label-resources = Recursos
label-hand = Mano
label-table = Sobre la mesa
label-note = {""}
label-market = Mercado
label-your-hand = Tu mano
label-hand-of = { $seat } tiene
label-card = Carta
label-count = Copias
label-pays = Paga
label-gives = Da
label-points = Pts.
label-now = Ahora
label-tier = Nivel
label-buy = Compra
label-sell = Venta

note-bonus = { $resource } en { $squares }
note-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
note-passed = dejó el mercado
note-out = fuera
note-chosen = ha elegido
note-ready = ha acabado
note-buy = comprar { $list } ({ $coins })
note-after = antes { $card }
note-lacks = falta: { $list }
note-no-target = sin objetivo ahora
note-nothing = nada
note-reconstructed = Los niveles, los precios, las casillas de bono y la longitud de la pista de puntos son nuestra reconstrucción, no los impresos.

## Lo que se hace, para el entrenador: «Después … en 62 de 100 partidas»

fact-used = usas { $card }
    .rival = un rival usa { $card }
fact-mulliganed = robas una mano nueva
    .rival = un rival roba una mano nueva
fact-swapped = cambias una carta
    .rival = un rival cambia una carta
