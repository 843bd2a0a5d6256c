# El acompañante de Ars Universalis: core/companion.py dice de qué se compone una tarjeta.

decision-auction = Elige un personaje y lo que vale para ti
    .text =
    Sacas a subasta un personaje con tu primera puja. Un personaje trae obras por completar, y cada una da puntos y otras tantas monedas.
    .weigh =
    ¿Ayuda tu mano? Mira a qué obra se acercan tus cartas; en verde ves lo que ya hacen.
    Lo que trae: el personaje también te da materiales, así que uno caro con muchas cartas puede salir barato.
    Guarda monedas: los materiales cuestan { $buy_price } cada uno, y en la próxima ronda querrás otro personaje.
decision-bidding = ¿Una moneda más o lo dejas ir?
    .text =
    La puja más alta se lleva al personaje, y solo paga quien gana. Si pasas renuncias a este personaje, no a los demás.
    .weigh =
    ¿Vale la pena? Los puntos de sus obras vuelven en monedas, pero solo cuando están completadas.
    ¿Queda otro? Los personajes por los que aún nadie puja quizá te sirvan igual y cuesten menos.
    ¿Quién más lo quiere? Nadie puede gastar más monedas de las que tiene delante.
decision-recruitment = ¿Contratas a este personaje?
    .text =
    Entre dos nadie puja: un personaje cuesta su puja inicial. Puedes contratar a uno en cada ronda.
    .weigh =
    ¿Ayuda tu mano? Mira a cuál de sus obras se acercan tus cartas.
    Viene un segundo: si lo rechazas sale otro personaje, pero quizá peor.
    No dos veces seguidas: quien no consigue personaje en { $idle_rounds ->
        [one] { $idle_rounds } ronda
       *[other] { $idle_rounds } rondas
    } pierde la partida.
decision-acquire = Un personaje tiene que irse
    .text =
    Puedes tener { $active_figures ->
        [one] { $active_figures } personaje activo
       *[other] { $active_figures } personajes activos
    }, y ha llegado uno nuevo. El que despides se va con sus obras pendientes; lo que te ha dado sigue siendo tuyo.
    .weigh =
    Fuera el más difícil: despide al personaje de cuyas obras tus cartas estén más lejos.
    Pasado de moda: los personajes de un periodo anterior dan solo la mitad.
decision-receive = Tu mano está demasiado llena
    .text =
    Vas a robar más cartas de las que caben en tu mano. Puedes descartar antes algunas para hacer sitio, o quedarte con lo que tienes y robar menos.
    .weigh =
    ¿Qué necesitas? Guarda las cartas que ya usa una obra tuya.
    Nueva suerte: las cartas que no sirven para nada valen menos que unas desconocidas.
decision-trade = Vende lo que sobra, compra lo que ayude
    .text =
    Puedes vender cartas por { $sell_price ->
        [one] { $sell_price } moneda
       *[other] { $sell_price } monedas
    } cada una y comprar nuevas por { $buy_price ->
        [one] { $buy_price } moneda
       *[other] { $buy_price } monedas
    } cada una, una vez cada cosa. Las nuevas se roban al azar.
    .weigh =
    Primero vende, luego compra: así haces sitio en tu mano y consigues las monedas.
    ¿Falta poco? Si falta una carta, quizá la tenga el banco de la próxima fase.
    Guarda monedas: sin ellas no ganas ningún personaje en la próxima subasta.
decision-projects = Completa obras
    .text =
    Cada obra es un pequeño rompecabezas: pon cartas de tu mano en la mesa de trabajo hasta que formen lo que pide. Recibes sus puntos y otras tantas monedas; las cartas usadas se van.
    .weigh =
    Mira el banco: una vez en tu turno puedes cambiar una carta tuya por una de las que hay allí.
    Pocas cartas: la solución con menos cartas te deja algo para la obra siguiente.
    Cuenta el periodo: con { $transition_works ->
        [one] { $transition_works } obra
       *[other] { $transition_works } obras
    } del actual recibes { $transition_points ->
        [one] { $transition_points } punto
       *[other] { $transition_points } puntos
    } más.
decision-make_room = Sitio para la carta del taller
    .text =
    Tu mano está llena, y la carta que has comprado necesita un lugar. Una carta tuya tiene que irse.
    .weigh =
    La menos útil: deja ir lo que ninguna obra tuya necesita.
decision-solo = ¿Qué obra viene ahora?
    .text =
    Juegas a solas: completa obras hacia abajo, columna por columna, hasta completar una del último periodo. Cada obra cuesta cartas y trae otras nuevas.
    .weigh =
    La misma categoría: una obra del periodo siguiente necesita una de su categoría en el periodo anterior.
    Mira la Inspiración: si coincide la categoría o el periodo, robas una carta más.
    Una sola vez: si nada funciona, puedes tomar una mano nueva.
decision-solo_discard = Demasiadas cartas
    .text =
    Tienes más de { $solo_limit ->
        [one] { $solo_limit } carta
       *[other] { $solo_limit } cartas
    } y descartas hasta ese número. Lo que descartas sale del juego.
    .weigh =
    Mira adelante: guarda lo que puedan necesitar las obras descubiertas y las de debajo.
