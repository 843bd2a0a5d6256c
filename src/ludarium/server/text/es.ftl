# Lo que muestran en otros sitios los enlaces a páginas de este servidor, en español.

home-title = Ludarium: cuatro juegos de mesa
home-text = Un gabinete de juegos de mesa en el navegador, para amigos y para pacientes rivales de madera. Sin cuenta y sin instalar nada.
rules-title = { $game }: las reglas
puzzles-title = Rompecabezas del día
puzzles-text = Un cuadro, un texto, una melodía, una escultura y una fórmula, nuevos cada día e iguales para todos: resuélvelos contra el reloj.
table-title = Una mesa de { $game }
table-open = { $free ->
    [0] Ya están todos.
    [one] Hay un asiento libre: siéntate y juega.
   *[other] Hay { $free } asientos libres: siéntate y juega.
}
table-running = La partida está en marcha: ven a mirar.
table-finished = La partida ha terminado: mira cómo acabó.
table-closed = Aquí ya no juega nadie.
replay-title = Una partida de { $game }
replay-text = Una partida terminada, jugada a jugada, tal como la vio cada jugador.
missing-title = No encontrado · Ludarium
missing-text = En esta dirección no hay nada.
about-artificium = Convierte madera en espadas y trigo en cerveza, cinco cartas por ronda. Para 2 a 6 jugadores.
about-universal-tapestry = Teje sesenta y cuatro cuerpos celestes en un solo arcoíris, a solas.
about-ars-universalis = Puja por los grandes genios de tres periodos y completa sus obras. Para 1 a 4 jugadores.
about-plus-ultra = Sirve al emperador Carlos V, de Sevilla al Nuevo Mundo. Para 2 a 4 jugadores.
about-other = Un juego de mesa en el navegador.

learn-title = Aprende { $game }
learn-text = Lecciones cortas en una mesa de verdad: juegas desde el primer minuto.

# Cartas

letter-confirm-title = Conserva tu nombre en Ludarium
letter-confirm-text = Hola, { $name }:

    alguien, esperemos que tú, quiere conservar el nombre «{ $name }» con esta dirección. Abre esta página y confírmalo:

    { $url }

    El enlace sirve una sola vez, durante 15 minutos. Si no has sido tú, no hagas nada.
letter-enter-title = Entrar en Ludarium
letter-enter-text = Hola, { $name }:

    con esta página entras:

    { $url }

    El enlace sirve una sola vez, durante 15 minutos. No se lo des a nadie: quien lo use jugará en tu nombre. Si no lo has pedido, no hagas nada.
letter-changed-title = Tu dirección en Ludarium ha cambiado
letter-changed-text = Hola, { $name }:

    tu nombre se conserva ahora con otra dirección ({ $mail }), y ya no con esta. Si no has sido tú, cierra la sesión de los demás dispositivos en los ajustes y avisa a quien lleva el servidor.

# Avisos: se ven en pantallas bloqueadas

call-turn = { $game }: te toca.
call-round = { $game }: ha empezado tu ronda.
call-here = { $game }: di que estás aquí, la próxima ronda de tu torneo empieza enseguida.
call-over = { $game }: la partida ha terminado.
call-invitation = { $game }: hay un asiento guardado para ti.
call-arrival = { $game }: alguien se ha sentado a tu mesa.
call-message = { $game }: alguien ha dicho algo en tu mesa.
call-test = Así te avisaremos.
call-many = { $count } mesas te esperan
call-foot = Sobre qué te escribimos: { $settings }
    No recibir más cartas así: { $url }
