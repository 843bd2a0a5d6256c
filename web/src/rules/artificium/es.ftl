# Las reglas de Artificium, en español. Cada mensaje es un apartado: su título y su texto. Los números salen del
# reglamento de datos.

aim = De qué se trata
    .text =
    Eres gobernante de una ciudad medieval que vive de sus oficios. La madera se vuelve carbón, el trigo se vuelve
    cerveza, y con cerveza y una espada sale un caballero: cada carta que usas convierte algo que tienes en algo mejor y
    hace avanzar tu marcador por la pista de puntos.

    Durante { $rounds } rondas, todos mejoran primero su mano en el mercado y luego la juegan carta a carta, en secreto y a
    la vez. Al final gana quien tenga más puntos. Es un juego de { $least_seats } a { $most_seats } personas.

components = Qué contiene
    .text =
    - **{ $all_cards } cartas** de { $kinds } clases: { $building_cards } edificios y { $action_cards } acciones.
    - **Una pista de puntos** de { $track_squares } casillas; algunas dan un recurso.
    - **Un marcador** por persona.
    - **Un tablero de recursos** por persona: cuánto tiene de cada uno y a cuánto lo vende y lo compra la banca.
    - **{ $tokens } fichas.** Sobre el tablero de recursos una ficha es un recurso; al lado, una moneda.
    - **Un marcador de ronda** y **un marcador para quien empieza**.

    @anatomy Un edificio muestra sus puntos en la cinta, su nivel† y, abajo, lo que paga y lo que da. Una acción no tiene
    puntos; su efecto está escrito.

resources = Recursos
    .text =
    Hay nueve recursos en cuatro niveles.† Cuanto más alto el nivel, más trabajo encierra. Puedes tener cuantos quieras de
    cada uno, siempre a la vista de todos.†

    @resources Precios en monedas: lo que pagas a la banca por uno y lo que la banca te paga.

    El mago y el caballero no son recursos. No se guardan ni se compran; son lo que hacen en el acto
    la [torre del mago](#wizard-tower) y el [castillo](#castle).

setup = Preparación
    .text =
    1. Todos los marcadores están en la casilla { $first_square }.
    2. Cada cual recibe { $start_coins } monedas y ningún recurso.
    3. Se barajan todas las cartas en un solo mazo boca abajo.
    4. La suerte decide quién empieza la primera ronda.

round = Una ronda
    .text =
    Cada una de las { $rounds } rondas transcurre así:

    1. **Comienzo**: se decide quién empieza y se completan las manos.
    2. **Mercado**: por turnos se cambian cartas de la mano por cartas del mercado.
    3. **Juego**: una y otra vez todos ponen una carta boca abajo; se descubren a la vez y se resuelven una a una.
    4. **Final**: las cartas usadas van al descarte, las de la mano se pueden descartar y los recursos, vender.

    «En orden» significa siempre en el sentido del reloj desde quien empieza. Esa persona no cambia en toda la ronda, pase
    lo que pase con los puntos.

round-start = Comienzo de la ronda
    .text =
    Desde la segunda ronda empieza quien tenga **menos puntos**. Si hay empate, quien esté primero en el sentido del reloj
    después de la persona que empezó antes; esta cuenta como la última. Las monedas no importan aquí.

    Luego, en orden, todos roban hasta tener **{ $hand_size } cartas**. Quien conservó { $hand_size } o más no roba y se
    las queda todas.

market = Mercado
    .text =
    Se ponen { $market_size } cartas boca arriba. En orden, vuelta tras vuelta, cada cual juega un turno hasta que todos
    hayan pasado:

    - **Cambiar** una carta de tu mano por una del mercado. El primer cambio es gratis; cada cambio adicional
      cuesta { $extra_swap_cost } monedas. La carta que das queda enseguida en el mercado y cualquiera puede tomarla, tú también.
    - **Mano nueva** en lugar de tu primer cambio: descarta toda la mano y roba { $mulligan_draw } cartas. Después, cada
      cambio cuesta { $extra_swap_cost } monedas.
    - **Pasar**: has terminado con el mercado en esta ronda.

    Aquí no se compran ni se venden recursos, así que conviene guardar unas monedas. Cuando todos han pasado, las cartas
    que quedan van al descarte.

    > Aunque tuvieras más de { $mulligan_draw } cartas, con la mano nueva robas solo { $mulligan_draw }.

choose = Poner una carta
    .text =
    Quienes siguen en juego y tienen alguna carta deciden en secreto: **poner una carta boca abajo** o **pasar** hasta el
    final de la ronda.† Cuando todos han decidido se descubre todo a la vez, también quién pasa.

    A quien no tiene cartas se le salta. Cuando nadie puede o nadie quiere poner más, la ronda termina.

resolve = Resolver las cartas
    .text =
    Primero se resuelven, en orden, todas las **acciones**; después, en orden, todos los **edificios**. Cuando le toca a tu
    carta, antes puedes [comerciar](#trade). Luego haz una de estas cosas:

    - **Usarla.** Paga lo que pide, toma lo que da y avanza tu marcador tantas casillas como puntos tenga. Queda ante ti
      hasta el final de la ronda.
    - **Descartarla.** Sin efecto y sin puntos. Sigues jugando.
    - **Recuperarla** a la mano. Sin efecto y sin puntos, y en esta ronda ya no pones más cartas.

    Nadie está obligado a usar una carta, aunque pudiera. Resueltas todas, cada cual elige la siguiente.

    > Como las acciones van primero, el robo de un rival puede quitarte justo el trigo que esperaba tu cervecería.

trade = Comerciar con la banca
    .text =
    Justo antes de usar tu carta puedes comprar y vender tantos recursos como quieras, los necesite la carta o no. Solo
    se comercia con la banca, a los precios del [tablero de recursos](#resources), y nunca a crédito.

    Después de usar la carta no se comercia más hasta tu próxima carta o el final de la ronda. Por eso no puedes vender en
    el mismo turno lo que acaban de darte una carta o una casilla de bono.

    Vender da siempre menos de lo que cuesta comprar: el comercio nunca gana dinero, solo tapa huecos.

    Quien no acaba de poner una carta no puede comerciar.

round-end = Final de la ronda
    .text =
    1. Todas las cartas usadas van al descarte.
    2. Cada cual puede descartar cuantas cartas quiera de la mano y vender cuantos recursos quiera. No se compra nada. Todos
       deciden a la vez.
    3. Las cartas que guardas te sirven en la ronda siguiente; también los recursos y las monedas.

    Tras la última ronda esto se omite: el [recuento final](#end) lo vende todo de todos modos.

buildings = Edificios
    .text =
    Cada uso de un edificio ocurre una vez, tal como muestra la carta: paga lo de la izquierda, recibe lo de la derecha y
    anota la cinta.

    @raw El nivel I saca algo de la nada.

    @second El nivel II convierte madera y trigo en carbón, comida y cerveza.

    @third Los niveles III y IV necesitan lo que hacen los de abajo.

    @fifth La cima: no dan recursos, pero dan { $top_points } puntos y un efecto poderoso cada uno.

    Los puntos siguen al trabajo: { $raw_points }, { $second_points }, { $third_points }, { $fourth_points } y
    { $top_points }. Se anotan moviendo el marcador, lo que puede traer [bonos](#track).

wizard-tower = Torre del mago
    .text =
    @wizard_tower

    La cerveza, un hechizo y una moneda llaman a un mago. Anota primero los puntos, con sus bonos. Después roba
    { $wizard_draw } cartas y descarta { $wizard_discard } de toda tu mano, nuevas o viejas. No se puede renunciar; si tienes
    menos, las descartas todas.† La torre ya no está en tu mano. En total ganas { $wizard_net } cartas, que aún puedes jugar en esta ronda.

castle = Castillo
    .text =
    @castle

    La cerveza, una espada y una moneda equipan a un caballero. Anota primero los puntos, con sus bonos. Después tu
    caballero hace retroceder { $castle_setback } casillas el marcador de un rival que elijas, como mucho hasta la primera
    casilla.† Tienes que elegir a alguien; vale también un rival que ya esté al principio.†

actions = Acciones
    .text =
    Las acciones no dan puntos. Las que usas quedan ante ti, como los edificios, hasta el final de la ronda.

exploration = Expedición
    .text =
    @exploration

    Elige un rival que tenga al menos una carta. Una carta de su mano, al azar, pasa a la tuya, y el rival roba enseguida otra
    del mazo en su lugar. Las cartas ya puestas en la mesa no están en la mano y quedan a salvo. Si todos los rivales tienen la
    mano vacía, la carta no se puede usar.†

theft = Robo
    .text =
    @theft

    Elige un rival y un recurso que posea. Pagas a la banca { $theft_cost_1 ->
        [one] { $theft_cost_1 } moneda
       *[other] { $theft_cost_1 } monedas
    } por uno de nivel I y { $theft_cost_2 ->
        [one] { $theft_cost_2 } moneda
       *[other] { $theft_cost_2 } monedas
    } por uno de nivel II, y pasa de su tablero de recursos al tuyo. No se pueden robar los niveles III y IV ni las monedas. Para tener
    el dinero puedes vender algo justo antes.

rebuilding = Reconstrucción
    .text =
    @rebuilding

    Elige una de las cartas que has usado en esta ronda y devuélvela a tu mano: puedes volver a jugarla. Lo que te dio la
    primera vez sigue siendo tuyo. Una reconstrucción puede recuperar otras acciones, pero nunca otra reconstrucción.† A las
    cartas descartadas no llega.†

fair = Feria
    .text =
    @fair

    Toma { $fair_coins_per_card ->
        [one] **{ $fair_coins_per_card } moneda por cada carta**
       *[other] **{ $fair_coins_per_card } monedas por cada carta**
    } usada que tengas ante ti en ese momento, acciones incluidas. La propia feria no cuenta, ni las cartas que descartaste o
    recuperaste con una reconstrucción.† Si no tienes ninguna, se puede usar a cambio de nada.†

track = La pista de puntos
    .text =
    Al usar un edificio tu marcador avanza tantas casillas como puntos tenga. **Cada casilla de bono en la que entres o que
    dejes atrás** te da su recurso al instante; si son varias, todos. La casilla de la que sales no da nada.

    @track Las casillas de bono de esta edición.†

    - Si un castillo te hace retroceder, ni ganas ni pierdes recursos. Cuando vuelvas a pasar hacia delante por la casilla,
      te dará otra vez su recurso.†
    - Nadie retrocede más allá de la primera casilla.†
    - Tras la casilla { $last_square } empieza una segunda vuelta.† Los puntos siguen contando y las casillas de bono
      valen de nuevo.

end = Fin de la partida
    .text =
    La partida termina tras la ronda { $rounds }.

    1. Todos venden todos sus recursos.
    2. Cada { $coins_per_point } monedas son un punto; el resto se pierde. Estos puntos no dan bonos.
    3. Gana quien tenga más puntos. Quienes empatan comparten el puesto; no hay desempate.

    Las cartas que queden en la mano no valen nada.

    > Con una cerveza, una espada y dos de madera, la venta da { $sale } monedas, o sea { $sale_points } puntos; en un
    castillo, la misma cerveza y la misma espada habrían dado { $top_points }.

example = Una ronda de ejemplo
    .text =
    El marcador de Ana está en { $example_start }; tiene una moneda, dos de trigo, uno de carbón y uno de metal. Dejamos aparte
    las casillas de bono. Juega cinco cartas:

    1. **Aserradero**: no paga nada y recibe madera. Marcador en { $example_1 }.
    2. **Molino y panadería**: un trigo se vuelve comida. Marcador en { $example_2 }.
    3. **Cervecería**: el otro trigo se vuelve cerveza. Marcador en { $example_3 }.
    4. **Forja de espadas**: carbón y metal se vuelven espada. Marcador en { $example_4 }.
    5. **Castillo**: cerveza, espada y su última moneda se vuelven caballero. Marcador en { $example_5 }; un rival en { $victim_before } retrocede a
       { $victim_after }.

    El orden importa: el castillo solo podía llegar cuando la cerveza y la espada ya estaban hechas.

piles = Mazo y fichas
    .text =
    En cuanto se acaba el mazo, se baraja el descarte y pasa a ser el mazo nuevo, incluso a mitad de robar varias cartas. Las
    manos, el mercado y las cartas que están ante los jugadores no se tocan.

    Las fichas no son un límite. Si la banca se queda sin ellas, se usan otras.†

open-and-secret = Lo abierto y lo secreto
    .text =
    - **Secreto**: tu mano (los demás solo ven cuántas cartas tienes), el mazo, lo que has puesto boca abajo e incluso si
      has puesto carta o has pasado, hasta que todos hayan decidido.†
    - **Abierto**: puntos, monedas, recursos, mercado, cartas usadas, todo el descarte y quién ha pasado.†
    - La carta que mueve una expedición la conocen los dos implicados; los demás solo ven que una carta cambia de mano.

good-to-know = Conviene saber
    .text =
    El reglamento deja algunos casos abiertos. Nosotros los jugamos así:†

    - **Puedes pasar** en vez de poner una carta. No revela nada, pero quedas fuera de la ronda.
    - **Quien está fuera sigue expuesto**: la expedición, el robo y el castillo pueden elegir a cualquier rival.
    - **Robo**: quien roba elige el rival y el recurso.
    - **Comerciar y luego no usar** la carta está permitido.
    - **Solo se comercia en el turno propio.** No puedes vender deprisa tu trigo antes de que se resuelva un robo.
    - **Sin carta no hay comercio**, por ejemplo si has pasado o ya no tienes ninguna.
    - **Una feria sin cartas usadas** y un castillo contra alguien en la primera casilla se pueden usar; solo que hacen
      poco.
    - **Las cartas descartadas** no cuentan ni para la feria ni para la reconstrucción.
    - **Dos reconstrucciones** no pueden recuperarse una a otra, o la ronda no acabaría nunca.
    - **El castillo y la torre del mago** se cumplen por entero si se usan: primero los puntos, después el efecto.
    - **Los puntos por monedas** del final no activan casillas de bono.
    - **Quién empieza** se decide antes de completar las manos.

reconstructed = Lo que está reconstruido
    .text =
    Las cartas, con sus costes, productos y puntos, son las del juego impreso. Algunos números solo aparecen en dibujos que
    no tenemos. Estos son **elección nuestra**, no los impresos:

    - los **precios** del tablero de recursos: siguen los puntos de la carta que produce el recurso y los del nivel
      siguiente;
    - los **niveles** de los recursos, casi seguros: siguen la cadena de producción;
    - la **longitud de la pista** y sus **casillas de bono**.

    También son nuestros los nombres de las cartas en español y algunos en inglés.
