# Universal Tapestry en español. El mismo catálogo sirve para la terminal y el navegador; core/text.py explica los ids.

## Cartas

colour-R = Rojo
colour-O = Naranja
colour-Y = Amarillo
colour-G = Verde
colour-B = Azul
colour-P = Morado

type-A = Asteroide
type-C = Cometa
type-N = Nebulosa

# Los símbolos laterales del mazo H2. Inventados aquí: nunca mostrarlos como impresos en las cartas.
symbol-1 = Sol
symbol-2 = Luna
symbol-3 = Estrella
symbol-4 = Planeta

card-RA1 = Asteroide rojo
card-RA2 = Asteroide rojo
card-RA3 = Asteroide rojo
card-RA4 = Asteroide rojo
card-RC1 = Cometa rojo
card-RC2 = Cometa rojo
card-RC3 = Cometa rojo
card-RC4 = Cometa rojo
card-RN1 = Nebulosa roja
card-RN2 = Nebulosa roja
card-RN3 = Nebulosa roja
card-RN4 = Nebulosa roja
card-OA1 = Asteroide naranja
card-OA2 = Asteroide naranja
card-OA3 = Asteroide naranja
card-OA4 = Asteroide naranja
card-OC1 = Cometa naranja
card-OC2 = Cometa naranja
card-OC3 = Cometa naranja
card-OC4 = Cometa naranja
card-ON1 = Nebulosa naranja
card-ON2 = Nebulosa naranja
card-ON3 = Nebulosa naranja
card-ON4 = Nebulosa naranja
card-YA1 = Asteroide amarillo
card-YA2 = Asteroide amarillo
card-YA3 = Asteroide amarillo
card-YA4 = Asteroide amarillo
card-YC1 = Cometa amarillo
card-YC2 = Cometa amarillo
card-YC3 = Cometa amarillo
card-YC4 = Cometa amarillo
card-YN1 = Nebulosa amarilla
card-YN2 = Nebulosa amarilla
card-YN3 = Nebulosa amarilla
card-YN4 = Nebulosa amarilla
card-GA1 = Asteroide verde
card-GA2 = Asteroide verde
card-GA3 = Asteroide verde
card-GA4 = Asteroide verde
card-GC1 = Cometa verde
card-GC2 = Cometa verde
card-GC3 = Cometa verde
card-GC4 = Cometa verde
card-GN1 = Nebulosa verde
card-GN2 = Nebulosa verde
card-GN3 = Nebulosa verde
card-GN4 = Nebulosa verde
card-BA1 = Asteroide azul
card-BA2 = Asteroide azul
card-BA3 = Asteroide azul
card-BA4 = Asteroide azul
card-BC1 = Cometa azul
card-BC2 = Cometa azul
card-BC3 = Cometa azul
card-BC4 = Cometa azul
card-BN1 = Nebulosa azul
card-BN2 = Nebulosa azul
card-BN3 = Nebulosa azul
card-BN4 = Nebulosa azul
card-PA1 = Asteroide morado
card-PA2 = Asteroide morado
card-PA3 = Asteroide morado
card-PA4 = Asteroide morado
card-PC1 = Cometa morado
card-PC2 = Cometa morado
card-PC3 = Cometa morado
card-PC4 = Cometa morado
card-PN1 = Nebulosa morada
card-PN2 = Nebulosa morada
card-PN3 = Nebulosa morada
card-PN4 = Nebulosa morada

## Lo que se pide

goal = Completa el tapiz: 64 cartas, 8 × 8
    .end = con el noveno descarte se pierde{ $play_out ->
    [on] {""}, pero puedes seguir jugando
   *[other] {""}
}; { $mode ->
    [time] cuanto antes, mejor tu rango
   *[other] los ocho primeros dan puntos según su color
}
step-draw = Roba una carta de la zona de robo.
step-resolve = Coloca la carta { $card }, intercámbiala por una carta a la que sea superior o descártala.

## Jugadas

verb-draw = Robar del hueco { $slot } ({ $colour })
    .shown = Robar la carta de ese hueco
verb-finish = Terminar: descartar todas las cartas que quedan
verb-place = Colocar en la fila { $row }, columna { $column }
    .shown = Colocarla en ese número del tapiz
verb-exchange = Intercambiar por { $taken } en la fila { $row }, columna { $column }
    .group = Intercambiar en la fila { $row }, columna
    .item = { $column } ({ $taken })
verb-discard = Descartar { $card }

## Lo que pasó

event-laid_out = { $card } se puso en la fila { $row }, columna { $column }.
    .series = Puestas en diagonal: { $card }.
event-dealt = Llegó una carta al hueco { $slot }: { $colour }.
    .series = Repartidas a la zona de robo: { $colour }.
event-redrawn = Ningún color de la zona de robo encaja en el tapiz: se barajó con el mazo principal y se repartió de nuevo.
event-drew = Salió { $card }.
event-placed = { $card } se colocó en la fila { $row }, columna { $column }.
event-exchanged = { $card } ocupó el lugar de { $taken } en la fila { $row }, columna { $column }.
event-discarded = Descarte: { $card }.
event-refilled = Llegó la siguiente carta al hueco { $slot }: { $colour }.
event-finished = { $cards ->
    [one] Se descartó la última carta.
   *[other] Se descartaron las últimas { $cards } cartas.
}
event-won = El tapiz está completo.
event-lost = El tapiz queda incompleto: { $cards } de 64 cartas.
event-gave_up = Rendición con { $cards } de 64 cartas.

## Lo que ocurriría

would-placed = { $card } se colocaría en la fila { $row }, columna { $column }.
would-exchanged = { $card } ocuparía el lugar de { $taken } en la fila { $row }, columna { $column }.
would-discarded = Se descartaría: { $card }.
would-refilled = Llegaría la siguiente carta al hueco { $slot }: { $colour }.
would-finished = { $cards ->
    [one] Se descartaría la última carta.
   *[other] Se descartarían las últimas { $cards } cartas.
}
would-won = El tapiz estaría completo.
would-lost = El tapiz quedaría incompleto: { $cards } de 64 cartas.

## Por qué no

reason-slot-is-empty = El hueco { $slot } de la zona de robo está vacío.
reason-not-complete = El tapiz no está completo: { $cards } de 64 cartas.
reason-cell-is-taken = Allí está { $card }.
reason-cell-is-empty = Allí no hay ninguna carta.
reason-outside-the-box = El tapiz sería mayor de 8 × 8.
reason-touches-nothing = No hay ninguna carta al lado.
reason-colours-clash = { $card } no puede tocar { $neighbour }: sus colores no son vecinos en el arcoíris.
reason-symbols-clash = { $card } no puede tocar { $neighbour }: tienen el mismo símbolo.
reason-does-not-beat = { $card } no es superior a { $taken }.
reason-repeats-position = Eso repetiría una posición de este turno.
reason-no-exchange-left = { $limit ->
    [one] Solo se permite un intercambio por turno.
   *[other] Solo se permiten { $limit } intercambios por turno.
}

## El final

result-won = ganada
result-lost = perdida

rank-crack = Grieta dimensional
    .story = Tan rápido que las cartas se fundieron y abrieron una grieta en el espacio. Algo antiguo mira por ella.
rank-legendary = Legendario
rank-advanced = Avanzado
rank-normal = Normal
rank-rookie = Novato

score-R = Descartes: { colour-R }
score-O = Descartes: { colour-O }
score-Y = Descartes: { colour-Y }
score-G = Descartes: { colour-G }
score-B = Descartes: { colour-B }
score-P = Descartes: { colour-P }
score-won = Tapiz completo

## Opciones y ajustes

option-mode = Modo
    .help = Por cartas descartadas: completa el tapiz; los colores de tus descartes dan los puntos. Por tiempo: complétalo deprisa; el reloj da el rango.
option-mode-discards = por cartas descartadas
option-mode-time = por tiempo
option-deck = Símbolo lateral
    .help = Con uno de cuatro símbolos todas las cartas son distintas y es mucho más fácil colocarlas.
option-deck-H1 = el tipo
option-deck-H2 = uno de cuatro símbolos
option-isolated_exchange = Intercambiar una carta que no toca nada
    .help = Con «sí», las primeras cartas se pueden intercambiar desde el principio.
option-isolated_exchange-off = no
option-isolated_exchange-on = sí
option-redraw = Nueva zona de robo cuando
    .help = Entonces la zona de robo se baraja con el mazo principal y se reparte de nuevo, sin que hagas nada.
option-redraw-cells = ninguno de sus colores encaja en una casilla vacía
option-redraw-colours = ninguno de sus colores es vecino de uno de la mesa
option-redraw-off = nunca
option-spacing = Diagonal inicial
    .help = Cómo están puestas las primeras cartas.
option-spacing-1 = esquina con esquina
option-spacing-2 = una casilla sí y otra no
option-max_exchanges = Intercambios por turno
    .help = Cada intercambio trae otra carta a la mano, que se puede volver a intercambiar.
option-max_exchanges-0 = los que quieras
option-max_exchanges-1 = 1
option-max_exchanges-2 = 2
option-max_exchanges-3 = 3
option-max_exchanges-5 = 5
option-play_out = Seguir tras el noveno descarte
    .help = Con «sí» la partida sigue para practicar; perdida está de todos modos.
option-play_out-off = no
option-play_out-on = sí

preset-classic = Clásico
    .help = Las reglas tal como las cuenta nuestra página: nuestra lectura donde calla el texto impreso.
preset-relaxed = Relajado
    .help = También se intercambian las cartas que no tocan nada. Bueno para las primeras partidas.
preset-gentle = Suave
    .help = Además, con símbolos propios: casi todos los repartos se pueden ganar.

## La mesa

label-mode-discards = por cartas descartadas
label-mode-time = por tiempo
label-turn = turno { $turn }
label-laid = { $cards } de 64 cartas colocadas
label-area = Zona de robo
label-deck = Mazo principal
label-deck-cards = { $cards ->
    [0] vacío
    [one] { $cards } carta
   *[other] { $cards } cartas
}
label-top = · encima
label-hand = En la mano
label-beats = superior a { $type }
label-discards = Descartes
label-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
label-unseen = Por venir
label-left = { $cards ->
    [0] no queda ninguna
    [one] queda { $cards }
   *[other] quedan { $cards }
}
label-legend = + colocar   [ ] intercambiar
label-legend-numbers = número: colocar   [ ]: intercambiar
label-rank = Rango
label-card = Carta
label-value = Puntos al descartarla
label-touches = Puede tocar
note-nothing = nada

# Un color en una letra, en el dibujo del terminal
short-R = R
short-O = N
short-Y = A
short-G = V
short-B = Z
short-P = M

## Lo que se hace, para el entrenador: «Después … en 62 de 100 partidas»

fact-exchanged = intercambias una carta
fact-discarded = descartas una carta
fact-redrawn = se reparte de nuevo la zona de robo
fact-won = completas el tapiz

## Cifras de las partidas imaginadas, en promedio, para el entrenador

measure-dead = Casillas en que no encaja ninguna carta por venir
measure-tight = Casillas en que encajan como mucho tres cartas por venir
measure-laid = Cartas puestas al final
measure-discards = Descartes al final

## Lo que el solucionador halla de una partida terminada; conoce todas las cartas

review-winnable = Hasta el turno { $turn } aún se podía ganar este reparto: { $moves ->
    [one] una jugada lleva
   *[other] { $moves } jugadas llevan
} al tapiz completo.
review-given-up = Se abandonó en el turno { $turn } cuando aún se podía ganar: { $moves ->
    [one] una jugada lleva
   *[other] { $moves } jugadas llevan
} al tapiz completo.
review-lost-lost = En el turno { $turn } se perdió.
review-lost-too-few-cards = Desde el turno { $turn } ya no se podía ganar: no quedaban cartas bastantes para llenar el cuadrado.
review-lost-vortex = Desde el turno { $turn } ya no se podía ganar: los tipos giraban en torno a un hueco, y ningún intercambio lo deshace.
review-lost-no-layout = Desde el turno { $turn } ya no se podía ganar: ninguna disposición de las cartas restantes llena el cuadrado.
review-lost-all-lines = Desde el turno { $turn } ya no se podía ganar: se probaron todas las líneas.
review-undecided = Hasta cuándo se podía ganar, entre los turnos { $from } y { $to }, no está decidido.
review-never-known = Si se podía ganar antes del turno { $to } no se decidió en el tiempo dado.
review-better = Este reparto se podía ganar con { $score ->
    [one] un punto
   *[other] { $score } puntos
}: { $moves ->
    [one] una jugada lleva
   *[other] { $moves } jugadas llevan
} hasta ahí.
review-none-better = No se halló ninguna línea con más de { $score ->
    [one] un punto
   *[other] { $score } puntos
}.
review-no-solver = Aquí no está instalado el solucionador de partidas enteras: solo se miraron los finales.
