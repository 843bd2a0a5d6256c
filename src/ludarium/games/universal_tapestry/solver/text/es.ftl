# Lo que dice el análisis en la terminal (ludarium solve).

stage-layout = Completando el tapiz
stage-layout-score = Buscando una puntuación mejor
stage-endgame = Probando todas las líneas
stage-opening = Abriendo camino
stage-plan = Planeando el resto
stage-line-score = Buscando una línea mejor
stage-bound = Buscando una demostración
so-far = {""}: { $score } hasta ahora, como mucho { $bound }
layout = ¿Se puede completar el tapiz alrededor de las cartas puestas, con las demás en cualquier orden?
layout-yes = Sí.
layout-no = No, está demostrado.
layout-open = Sin decidir en el tiempo dado.
line = ¿Puede ganar desde aquí quien conozca el orden de todas las cartas?
line-yes = Sí, con estas jugadas.
line-no = No, está demostrado.
line-open = Sin decidir en el tiempo dado.
legend = [ ] ya estaba puesta
left-over = Sobran:
discards = Descartes:
score-best = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}: no se pueden hacer más.
score-open = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}; más de { $bound } no es posible, lo que queda en medio está sin decidir.
because-too-few-cards = Quedan muy pocas cartas para llenar el cuadrado.
because-dead-cell = En una casilla vacía no encaja ninguna de las cartas que quedan.
because-no-layout = Ninguna disposición de las cartas que quedan llena el cuadrado.
because-vortex = Los tipos giran en anillo alrededor de un hueco; ningún intercambio lo deshace, y nada puede llenarlo.
because-all-lines = Se han probado todas las líneas.
because-lost = La partida ya está perdida.
