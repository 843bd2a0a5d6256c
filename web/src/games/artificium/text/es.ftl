# El tablero de Artificium, en español: lo que solo dice el navegador. Cartas, jugadas y sucesos están junto a las reglas.

subtitle = { $count ->
    [2] Dos gobernantes
    [3] Tres gobernantes
    [4] Cuatro gobernantes
    [5] Cinco gobernantes
   *[other] Seis gobernantes
}

## Lo que se pide

prompt-market = { $first ->
    [true] Cambia una carta, toma una mano nueva o pasa
   *[other] Cambia otra carta o pasa
}
    .help = { $first ->
    [true] El primer cambio es gratis: elige una carta tuya y luego una del mercado.
   *[other] Cada cambio adicional cuesta { $coins ->
        [one] { $coins } moneda.
       *[other] { $coins } monedas.
    }
}
prompt-choose = Pon una carta boca abajo o pasa
    .help = Todas se muestran a la vez; primero se resuelven las acciones y después los edificios.
prompt-resolve = { $usable ->
    [now] { $kind ->
        [exploration] Expedición: elige a quién quitar una carta
        [theft] Robo: elige qué recurso robar a un rival
        [rebuilding] Reconstrucción: elige qué carta usada recuperar
        [castle] Castillo: elige a quién hacer retroceder
       *[other] Usa tu carta { $card }
    }
    [lacks] Aún no puedes pagar tu carta { $card }
   *[other] No hay en qué usar tu carta { $card }
}
    .help = { $usable ->
    [now] Antes compra y vende lo que quieras; hasta entonces se puede deshacer.
    [lacks] Te falta: { $list }. Cómpralo, descarta la carta o recupérala y plántate hasta el final de la ronda.
   *[other] Descártala, o recupérala y plántate hasta el final de la ronda.
}
prompt-wizard_discard = Descarta { $discard ->
    [one] { $discard } carta
   *[other] { $discard } cartas
}
    .help = El mago ha robado para ti.
prompt-round_end = Descarta y vende lo que no necesites y acaba la ronda
    .help = La ronda ha terminado.
begun-swap = { $missing ->
    [give] Cambiar … por { $take }
   *[other] Cambiar { $give } por …
}
begun-steal = Robar …
begun-explore = Quitar una carta …
begun-besiege = Hacer retroceder …
begun-rebuild = Recuperar …
ask-give = Ahora elige una carta de tu mano.
ask-take = Ahora elige una carta del mercado.
ask-victim = Elige un rival.
ask-resource = Elige uno de los recursos del rival.
ask-card = Elige una carta.
about-play = Puedes cambiar de idea hasta que todos hayan elegido.
about-pass = No juegas más cartas en esta ronda.
about-discard = No da nada y va al descarte; tú sigues jugando.
about-take_back = Conservas la carta, pero no juegas más en esta ronda.
about-mulligan = Se descarta toda tu mano, en lugar del cambio gratis.{ $undo ->
    [true] {""}
   *[other] {" "}No se puede deshacer.
}

button-pass = Pasar
button-swap = Cambiar
button-mulligan = Mano nueva
button-play = Ponerla
button-buy = Comprar
button-sell = Vender
button-use = Usarla
button-explore = Quitar carta
button-steal = Robar
button-rebuild = Recuperarla
button-besiege = Hacer retroceder
button-discard = Descartarla
button-take_back = A la mano, plantarse
    .short = Plantarse
button-done = Acabar
hand-in-wizard_discard = Descartar
hand-in-round_end = { $count ->
    [0] Conservar todo
   *[other] Acabar la ronda
}

## Cartas

tier-1 = Nivel I
tier-2 = Nivel II
tier-3 = Nivel III
tier-4 = Nivel IV
tier-5 = Nivel V
tier-action = Acción
free = gratis
card-effect-exploration = Una carta al azar de un rival
card-effect-theft = { $first ->
    [one] { $first } moneda
   *[other] { $first } monedas
}: un recurso de nivel I. { $second ->
    [one] { $second } moneda
   *[other] { $second } monedas
}: nivel II
card-effect-rebuilding = Una carta usada vuelve a tu mano
card-effect-fair = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} por carta usada
card-effect-wizard_tower = Roba { $draw }, descarta { $discard }
card-effect-castle = Un rival retrocede { $squares }
describe-pays = paga { $list }
describe-gets = da { $list }
face-down = boca abajo
used-cards = Cartas que { $name } usó en esta ronda
cards = { $count ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}
hand-empty = Tu mano está vacía.

# Lo que hace falta para usar una carta de la mano
chain-ready = Puedes usarla ahora.
chain-after = Usa antes { $card }: da lo que falta.
chain-buy = Compra { $list } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
chain-lacks = Te falta: { $list }.
chain-no-target = Ahora no hay nada en que usarla.
mark-ready = lista
mark-first = antes
mark-missing = falta
mark-coin = faltan monedas
mark-no-target = sin objetivo

## La mesa

track = Pista de puntos
track-remark = una casilla llena da su recurso a quien entra en ella
market-remark = un cambio es gratis, cada cambio adicional cuesta { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
workshop = Cartas de esta ronda
workshop-remark = en el orden de juego
deck = mazo
discard-pile = descarte
discard-pile-title = Descarte
discard-pile-empty = Ahí no hay nada.
masters = Gobernantes
rival = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
masters-remark = puntos
starts = empieza la ronda
status-market = en el mercado
status-choose = elige
status-choosing = elige
status-chosen = ha elegido
status-resolve = resuelve su carta
status-later = pendiente
status-wizard_discard = descarta
status-round_end = recoge
short-buy = compra
short-sell = venta
keep = guardar
keep-one = Conservar 1 { $resource }
coin-rate = { $coins } = 1 punto
trade-signs = + compra, − venta
preview = Vista previa
preview-unknown = Lo que da no se sabe de antemano.
preview-none = Toca una carta para ver qué haría.
passes = Pasa por { $square }
new-score = Puntos después
next-bonus = Próximo bono: casilla { $square }
tab-track = Pista
tab-guilds = Gobernantes
