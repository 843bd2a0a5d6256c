# El acompañante de Artificium: core/companion.py dice de qué se compone una tarjeta.

decision-market = Haz que tus cinco cartas encajen
    .text =
    Puedes cambiar cartas de tu mano por cartas del mercado. Lo que cuenta es que una carta produzca lo que la siguiente necesita.
    .weigh =
    ¿Puedes empezar? Un Aserradero o una Granja no necesitan nada.
    Un eslabón más: busca una carta que use lo que producen las otras.
    Guarda tus monedas: el primer cambio es gratis, cada uno más cuesta { $extra_swap_cost }, y una carta puede necesitarlas aún.
decision-choose = ¿Qué carta ahora?
    .text =
    Todos ponen una carta en secreto y la descubren a la vez. Tú eliges el orden de tus cartas: primero las que producen algo, luego las que lo usan.
    .weigh =
    ¿Puedes pagarla? Lo que está a la izquierda de la flecha debe ser tuyo, o asequible en la banca.
    Las acciones van primero: el Robo de un rival puede llevarse lo que tu edificio necesita.
    No pases deprisa: quien pasa ya no pone más cartas en esta ronda.
decision-resolve = Tu carta está descubierta
    .text =
    Compra lo que le falta y úsala: toma lo que está a la izquierda de la flecha, da lo que está a la derecha y trae sus puntos. Puedes deshacer las compras y ventas hasta que la uses.
    .weigh =
    Mejor que nada: si resulta demasiado cara, descártala y sigue jugando.
    Recuperar es parar: la carta vuelve a tu mano, pero ya no pones más en esta ronda.
    La banca siempre gana: vende más caro de lo que compra, así que compra solo lo que una carta necesita ahora.
decision-wizard_discard = Quédate con lo mejor de lo nuevo
    .text =
    El mago ha robado cartas para ti, y algunas de tu mano tienen que irse. El resto aún puede jugarse en esta ronda.
    .weigh =
    ¿Qué puedes pagar? Guarda cartas para las que tengas recursos o monedas.
    O una nueva cadena: dos cartas que se alimentan valen más que una cara.
decision-round_end = Ordena para la próxima ronda
    .text =
    Puedes vender recursos y descartar cartas de tu mano. Las que guardas ocupan tu mano en la próxima ronda, y robas menos nuevas.
    .weigh =
    ¿Encaja? Guarda una carta solo si es probable que llegue lo que necesita.
    A salvo de ladrones: los recursos de los dos niveles más bajos se pueden robar, las monedas no.
