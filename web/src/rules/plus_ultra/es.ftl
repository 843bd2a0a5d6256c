# Las reglas de Plus Ultra, en español. Cada mensaje es una sección: su título y su texto. Los números vienen del
# reglamento.

aim = De qué trata
    .text =
    La corte del emperador Carlos V: tierras nuevas al otro lado del mar, guerras en Europa, catedrales, deudas e
    intrigas. Durante { $rounds } rondas eliges a las personas más poderosas del Imperio, las envías una a una y
    reúnes **puntos de grandeza**. Gana quien tenga más al final. Es un juego para { $least_seats } a { $most_seats }
    jugadores.

    Hay tres expansiones, que se pueden combinar: [El Poder de la Corte](#court), [El Nuevo Mundo](#new-world-cards)
    y [El Embajador](#ambassador-expansion).

    En estas reglas **D** es un ducado y **PG** un punto de grandeza.

components = Qué hay
    .text =
    @pieces Las piezas de un jugador, y lo que hay en el tablero para todos.

    Todo lo de tu color está en uno de dos sitios: tu **reserva**, delante de ti, que puedes usar, o el **suministro**
    común, de donde antes hay que tomarlo. Un tercio **preparado** está de pie, uno **cansado** tumbado. Un **rosetón**
    está activo o agotado.

    Además hay { $ducats_total } ducados, tres dados y { $characters } [personajes](#characters). Al banco nunca se le
    acaban los ducados.†

tiles = Losetas del Nuevo Mundo
    .text =
    @tiles La pila, y lo que hay en el mercado al principio. Las colonias de tamaño tres entran en juego por sí solas.

    Oro, plata, gemas y vegetales son **bienes**. Los nativos amenazan las colonias. En las colonias de tamaño dos, tres
    y cuatro caben otras tantas casas.

board = El tablero
    .text =
    @zones

    - **Grandeza**: el registro que rodea el tablero tiene { $register } casillas; tras una vuelta se sigue contando.
    - **Nuevo Mundo**: dos columnas de { $exploration_squares } casillas, de exploración y de colonias. Cada colonia
      está junto a una casilla de exploración. La más baja, la dorada, tiene desde el principio una colonia de tamaño
      { $initial_colony_size }.
    - **Comercio marítimo**: { $sea_squares } casillas. Al principio todos los barcos están fuera.
    - **Mercado**: { $market_squares } casillas; los bienes nuevos ocupan la primera libre, y los huecos se cierran
      hacia la izquierda. Lo que no cabe queda en los **excedentes**, uno encima de otro, y nunca vuelve al mercado.†
    - **Iglesia**: tantas casillas como el mercado, cada una debajo de una de las del mercado.
    - **Riqueza de la Corona**: como mucho { $crown_max } ducados.
    - **Guerras europeas**: { $war_squares } casillas para tercios.
    - **Orden de pares**, **rondas**, [acciones comunes](#common-actions), [fincas](#estates), bulas papales y el viaje
      de Magallanes.

setup = Preparación
    .text =
    1. Cada uno recibe { $start_ducats } D, { $start_regiments_ready } tercios preparados, { $start_houses } casas en la
       reserva, { $start_rose_windows_active } rosetón activo y { $common_markers_per_player } marcadores de acciones
       comunes. El barco queda fuera del registro; nadie tiene PG.
    2. El mercado recibe plata, plata, vegetales y oro; los excedentes, una plata. Las { $size3_colonies } colonias de
       tamaño tres se apartan.
    3. Las otras { $stack } losetas se barajan. Se pone una boca abajo en cada casilla de exploración, y se descubre la
       más baja. Si es una colonia, va a la primera casilla de colonia libre.
    4. La Corona recibe { $crown_start } D.
    5. Las fincas se toman al azar y se ponen con la moneda a la vista; nadie conoce los dorsos. Con dos, tres o cuatro
       jugadores hay { $estates_in_play_2 }, { $estates_in_play_3 } o { $estates_in_play_4 } fincas,
       { $bulls_in_play_2 }, { $bulls_in_play_3 } o { $bulls_in_play_4 } bulas y { $magellan_in_play_2 },
       { $magellan_in_play_3 } o { $magellan_in_play_4 } cartas de Magallanes.
    6. Se sortea quién empieza.† Los demás le siguen en el orden de pares, en el sentido de las agujas del reloj.

    @modes Cuántas cartas de personaje están en juego.

orders = Dos órdenes
    .text =
    El **orden de pares** es el registro del tablero. Cambia sin cesar: quien avanza adelanta a otros, que retroceden.
    El **orden de turno** es una copia suya, hecha al principio de cada ronda y válida para toda ella.

    Así que, si ahora adelantas a alguien, solo actuarás antes en la ronda siguiente. El registro mismo importa
    enseguida para los ducados que no caben en la Corona, para la Reina, para Visitar la Corte y para el último
    desempate.

    @peers Lo que dan los puestos al principio de una ronda.

round = Una ronda
    .text =
    1. **Principio**: losetas nuevas, ingresos, dados, elección, bulas y pujas para la guerra.
    2. **Fases de acción**: dos; con dos jugadores, tres. En cada una todos juegan un personaje, en orden de turno.
    3. **Final**: guerra, saqueo, producción, Corona.

beginning = Principio de la ronda
    .text =
    1. **Nuevo Mundo**: las casillas de exploración vacías reciben una loseta boca arriba de la pila, de abajo arriba.
       Una colonia va en cambio a la primera casilla de colonia libre, y su casilla de exploración queda vacía esta
       ronda. En las rondas { $size3_colony_rounds_first } y { $size3_colony_rounds_second } se funda además una colonia
       de tamaño tres.
    2. **Orden de turno**: se copia del orden de pares.
    3. **Ingresos**: lo que da tu [puesto](#orders), { $estate_income } D por cada finca y lo que da el [comercio
       marítimo](#sea-trade). Todos los marcadores vuelven de las acciones comunes.
    4. **Tercios**: si tienes alguno y todos están cansados, puedes pagar { $standup_cost } D y se levantan todos.
    5. **Dados**: se tiran tres. El de en medio de los tres es el nivel de la [guerra](#war).
    6. **Elección**: todos eligen [personajes](#draft).
    7. **Bulas**: en orden, cada uno puede comprar una [bula](#bulls) por { $bull_cost } D.
    8. **Pujas** para la [guerra](#war).

draft = La elección
    .text =
    Baraja los personajes y aparta uno sin verlo.

    - **Tres o cuatro jugadores**: el primero en orden toma todas las cartas, se queda una y pasa el resto. Cuando todos
      tienen una, las cartas dan otra vuelta en el mismo orden. Cada uno tiene dos.
    - **Dos jugadores**: el primero toma una y el segundo dos; luego se retira al azar una de las restantes sin verla;
      el primero toma dos y el segundo una. La última carta se descarta. Ambos tienen tres.

    Entonces se revelan las cartas de todos, y también lo que sobró, pero no la carta apartada. Las pasivas actúan desde
    ahora hasta el final de la ronda, también las de cartas ya jugadas.

    > Quien elige primero ve todas las cartas menos una, y así sabe cuál se apartó.

war = La guerra
    .text =
    Cada uno puja en secreto un número de tercios preparados, ninguno o más. Las pujas se revelan a la vez. Quien más
    pujó, entre iguales quien está antes en el orden de pares, pone un tercio en la primera casilla, luego el siguiente,
    y así por turnos, hasta que haya tantas casillas ocupadas como dice el nivel o no queden pujas. Los tercios que no
    encontraron sitio vuelven cansados.

    @war Un ejemplo: los dados dan el nivel, y las pujas se colocan por turnos.†

    Al [final de la ronda](#end-of-round) la guerra está ganada si hay allí tantos tercios como dice el nivel. Cada uno
    da a su dueño { $war_gp_per_regiment } PG. Ganen o pierdan, todos vuelven cansados.

turn = Tu turno
    .text =
    En cada fase de acción, en tu turno:

    1. Juega **uno** de tus personajes. Una pasiva que actúa «al jugarlo» va primero, así que lo que da puede pagar la
       acción.
    2. Haz **una de sus dos acciones**. Hay que cumplir sus costes y condiciones. Si no puedes o no quieres, la carta se
       juega sin efecto.
    3. Si has hecho una acción, puedes gastar una [bula](#bulls) para una segunda.

    Antes o después, pero no en medio, puedes hacer una [acción común](#common-actions). En cualquier momento de tu
    turno puedes descartar [fincas](#estates).

    Si por tu acción otros tienen que elegir algo, lo hacen en orden de turno, a la vista y enseguida.

bulls = Bulas papales
    .text =
    Una bula te permite hacer una segunda acción del personaje que acabas de jugar: la otra, o la misma otra vez. Los
    costes y condiciones son los de siempre; lo que actúa «al jugarlo» no actúa de nuevo. También se puede gastar una
    bula para [capturar nativos](#natives) con el Conquistador o el Virrey.

    En una ronda puedes comprar { $bull_purchases_per_round } bula y gastar { $bull_uses_per_round }, para lo que sea.†
    La bula gastada vuelve al tablero y se puede comprar otra vez. Cada una que tengas al final cuesta
    { $bull_end_penalty } PG.

paying = Pagar y perder
    .text =
    - **Con ayuda de la Corona**: algunas acciones se pagan en parte con tus ducados y en parte con la riqueza de la
      Corona. Lo que a la Corona le falte tienes que ponerlo tú. Todo lo pagado va al banco.
    - **Dar a la Corona**: caben { $crown_max } D. Cada ducado de más va a un jugador: el primero al primero
      del orden de pares, el siguiente al segundo, y así.†
    - **Perder PG**: antes de la puntuación final nadie baja de cero.† Si tienes que elegir entre un pago y perder PG,
      solo puedes elegir lo que de verdad tienes; si no puedes ninguna de las dos cosas, pierdes los PG que tengas.

estates = Fincas
    .text =
    @estates Los anversos son iguales; los dorsos, { $estate_tiles } en total, son estos.†

    Una finca da { $estate_income } D al principio de cada ronda desde la siguiente, y { $estate_end_gp } PG al final.
    Solo su dueño conoce el dorso.

    En tu propio turno puedes **descartarla**: dale la vuelta y toma del suministro lo que muestra; una bula viene del
    tablero. Si no queda, no recibes nada. La loseta sale de la partida.

end-of-round = Final de la ronda
    .text =
    1. **Guerra**: véase [allí](#war).
    2. **Saqueo**: cada colonia con casas y nativos boca arriba al lado pierde la última casa construida, que vuelve a
       la reserva de su dueño.† Los nativos se quedan.†
    3. **Producción**: cada bien boca arriba junto a una colonia va a la primera casilla libre del mercado, o encima de
       los excedentes si no hay. Empieza la colonia más baja. No hacen falta casas.†
    4. **Corona**: se descubre el personaje apartado. Todos los bienes del mercado del tipo que muestra salen de la
       partida, y la Corona recibe { $crown_per_discarded_tile } D por cada uno. Los excedentes se quedan.

    Tras la última ronda viene la [puntuación](#scoring).

    @harvest Un ejemplo: lo que hay junto a una colonia va al mercado, los nativos saquean la última casa.

market = Mercado e Iglesia
    .text =
    @market Unas líneas llevan de cada casilla del mercado a la suya de la Iglesia.

    Un bien lo **dona** a la Iglesia el Cardenal: del mercado solo a la casilla de debajo, de los excedentes a
    cualquiera, siempre que allí no haya otro. El Inquisidor hace que los demás pongan allí ducados; son de quien done a
    esa casilla.

    Cuando todas las casillas de la Iglesia tienen bienes, la **catedral** está completa: sus bienes salen de la
    partida, los rosetones de todos vuelven a estar activos, y quien la completó recibe { $cathedral_complete_bonus }
    PG.†

natives = Colonias y nativos
    .text =
    Las casas de una colonia se construyen una tras otra; la última es la primera que se saquea. Una colonia está llena
    cuando tiene tantas casas como dice su tamaño. Al final cuenta cada casa, y la mayoría en cada colonia.

    Los nativos se quedan donde se encontraron hasta que los **capturan** el Conquistador o el Virrey. Cada captura da
    { $natives_capture_gp } PG.

    > Las losetas boca abajo ni producen ni amenazan.

sea-trade = Comercio marítimo
    .text =
    Tu barco avanza con el Almirante y al Explorar los mares. Desde la casilla { $sea_income_thresholds_ducats } da
    { $sea5_ducats } D al principio de cada ronda, y desde la casilla { $sea_income_thresholds_gp } además { $sea8_gp }
    PG. Al final [puntúan](#scoring) los barcos del registro, más cuanto más avanzados.

characters = Personajes
    .text =
    Cada personaje tiene un bien, dos acciones, I y II, y casi siempre una pasiva. La marcada con ∞ actúa toda la ronda,
    también después de jugar la carta; la marcada con un anillo actúa una vez, al jugarla. La pasiva es de quien eligió
    la carta, es obligatoria y actúa por sí sola. Las cartas apartadas o sobrantes no tienen.

    En el juego básico se usan { $basic_characters } personajes; los cuatro siguientes son avanzados y vienen con [El
    Poder de la Corte](#court), el último con [El Embajador](#ambassador-expansion).

character-admiral = Almirante
    .text =
    @admiral

    Con el barco en la última casilla, la acción II todavía da sus PG.

character-banker = Banquero
    .text =
    @banker

    Mientras alguien tiene al Banquero, ningún préstamo gasta marcador, ni el de los demás ni el suyo, y se puede volver
    a pedir; pero sigue siendo la única acción común de la fase. La acción II puede no dar nada.

character-cardinal = Cardenal
    .text =
    @cardinal

    La pasiva actúa con las bulas compradas, no con las que se toman gratis.

character-trader = Comerciante
    .text =
    @trader

    > Ejemplo: en un mercado de plata, plata, vegetales y oro, la primera plata da { $example_sale } D; unas gemas en
    los excedentes darían { $trader_b1_base } D.

character-constable = Condestable
    .text =
    @constable

    Para la acción I cuenta si las pujas llegaron al nivel, no cuántos tercios hay allí ahora. Si llegaron, necesitas un
    tercio preparado y uno ajeno al que sustituir. Si no llegaron, tiene que haber una casilla de guerra libre. No
    puedes tener más de { $regiments_per_colour } tercios.

character-conqueror = Conquistador
    .text =
    @conqueror

    Una colonia descubierta va a la primera casilla de colonia libre. Los nativos que no captures quedan boca arriba;
    los que captures dan en el acto { $natives_capture_gp } PG.

character-pirate = Pirata
    .text =
    @pirate

    El rescate lo decide cada víctima. No se puede elegir a un jugador cuyo barco está fuera del registro. El consuelo
    es solo para el dueño del Pirata, no para quien copie la carta.†

character-king = Rey
    .text =
    @king

    Acción II: quien no tenga ni el ducado ni bastantes PG pierde los PG que tenga.

character-viceroy = Virrey
    .text =
    @viceroy

    Cuenta primero las colonias: los ducados de la pasiva pueden pagar la acción.

character-inquisitor = Inquisidor
    .text =
    @inquisitor

    La producción del final de la ronda y la piratería no cuentan para la pasiva. Cada uno elige su casilla de la
    Iglesia; puede haber varios ducados en una.

character-prince = Príncipe
    .text =
    @prince

    La oferta de la acción I llega a todos los demás en orden de turno. Quien ya es el primero no se mueve.

character-queen = Reina
    .text =
    @queen

    Cuenta el registro tal como está ahora. La acción II solo se puede elegir si alguna acción de la carta apartada es
    posible.

character-secretary = Secretario de Estado
    .text =
    @secretary

    Un Rey que hayas elegido tú, que haya sobrado o que esté apartado no te quita la pasiva.

character-ambassador = Embajador
    .text =
    @ambassador

    Una acción desbloqueada queda abierta para todos, también para quien la hizo; solo el pintor sigue siendo una vez
    por jugador y ronda. Una Reina copiada puede copiar a su vez, pero nadie se copia a sí mismo.

common-actions = Acciones comunes
    .text =
    Cada uno de tus { $common_markers_per_player } marcadores bloquea una acción en esta ronda: nadie puede volver a
    elegirla, tú tampoco. En una fase puedes hacer como mucho una. Sin marcador no puedes ninguna, salvo un préstamo
    mientras el Banquero está en juego. Lo que no puedes pagar, o no tendría efecto, no se puede elegir.

    @commons

    - **Pintor**: una sesión por ronda; cada jugador puede tener un retrato.
    - **Tercios**: como mucho { $regiments_per_colour }, estén donde estén.
    - **Visitar la Corte**: dos puestos solo desde el tercero o el cuarto; no para el primero.

court = El Poder de la Corte
    .text =
    _Para tres o cuatro jugadores._ Se añaden los personajes avanzados: con cuatro jugadores los
    { $advanced_characters }, con tres uno de ellos, elegido al crear la mesa o al azar. Cada uno elige
    { $court_characters } personajes en otras tantas vueltas, pero sigue jugando solo dos. Uno queda sin jugar.

    Las pasivas de **Banquero, Cardenal, Condestable, Inquisidor y Reina** esperan a que algo ocurra. Cuando ocurre y la
    carta aún está libre, decides en el acto:

    - **Activar**: la pasiva actúa, y la carta queda comprometida. Tienes que jugarla más tarde en esta ronda.
    - **Renunciar**: no tiene efecto, y la carta queda fuera esta ronda. Las otras dos quedan comprometidas.

    Si la carta ya está jugada o comprometida, la pasiva actúa sola; si lo están otras dos, no actúa. La pasiva del
    Condestable solo actúa si se le jugó. Si el Banquero renuncia, el préstamo se bloquea como siempre; por un préstamo
    tuyo también se te pregunta.

new-world-cards = El Nuevo Mundo
    .text =
    _Para dos a cuatro jugadores._ Siete cartas sustituyen las dos columnas. Su dorso es una casilla de exploración, su
    anverso una colonia con cuatro solares y sitio para una catedral.

    @sites Los solares de izquierda a derecha.† La Española es desde el principio una colonia de tamaño
    { $initial_colony_size }.

    En la **preparación** La Española está abajo, las demás encima en orden al azar, con el dorso a la vista. Los
    { $aggressive_natives } nativos agresivos se barajan en la pila. Cada carta recibe una loseta boca abajo; se
    descubre la más baja.

    Una colonia encontrada da la vuelta a **la carta más baja que aún muestra su dorso**. La loseta de colonia dice su
    tamaño. Solo se rellenan las cartas sin loseta.

    Quien construye una casa elige un solar libre. Puede haber tantas casas como dice el tamaño, sin contar la catedral,
    y cada edificio una sola vez.

buildings = Edificios
    .text =
    - **Puerto**: cuando un bien de esta colonia va al mercado, su dueño avanza { $harbour_sea }
      en el comercio marítimo.
    - **Misión**: al construirla, su dueño puede capturar gratis una loseta de nativos boca arriba, de cualquier tipo,
      justo encima o debajo. Da los PG de una captura.
    - **Cabildo**: cuando otro construye aquí, también una catedral, su dueño recibe { $town_council } D.†
    - **Plantación**: al principio de la ronda su dueño recibe { $plantation } D si hay vegetales en el mercado.†
    - **Fuerte**: los nativos corrientes no pueden saquear aquí, y cada captura aquí da a su dueño { $fort } PG.†
    - **Catedral**: quien completa la [Iglesia](#market) puede poner aquí una casa de su reserva en lugar de los PG. No
      cuesta nada, no cuenta para el tamaño y cuenta como casa. La mayoría en esta colonia vale
      { $cathedral_majority_gp } PG más.

raids = Nativos agresivos
    .text =
    Con esta expansión los nativos saquean la casa situada más a la derecha; la catedral cuenta como la de más a la
    izquierda.† Todos los nativos presentes al empezar este paso actúan una vez, de abajo arriba; en una misma
    colonia, los corrientes primero.

    - Los **corrientes** no hacen nada donde hay un fuerte.
    - Los **agresivos** saquean a pesar de él. Luego pasan a la colonia de justo encima o debajo; decide quien perdió la
      casa. Allí actúan en la ronda siguiente. Si no hay tal colonia, se quedan.
    - Los **agresivos** junto a una colonia sin casas la destruyen: la carta sale de la partida con todo lo que tiene, y
      las demás se juntan.

ambassador-expansion = El Embajador
    .text =
    _Para tres o cuatro jugadores._ El [Embajador](#character-ambassador) se une a los personajes, [Visitar
    embajadas](#common-actions) a las acciones comunes, y se barajan { $embassy_tiles } losetas de embajada; dos quedan
    a la vista. Una loseta visible que se toma se repone enseguida.† Una loseta de la pila solo la ve quien la toma.

    @embassies Cada pareja y cada trío de las cinco naciones existe una vez.†

    Al final cada loseta vale { $embassy_tile_gp } PG. Además elige un emblema de cada una de tus losetas. Una nación de
    la que tengas { $embassy_set } paga una vez:

    - **Austria**: por tu puesto en el orden de pares { $austria_gp_1 }, { $austria_gp_2 }, { $austria_gp_3 } o
      { $austria_gp_4 } PG.
    - **Inglaterra**: otra vez tus puntos del comercio marítimo.
    - **Portugal**: { $portugal_house_gp } PG por cada casa tuya en el Nuevo Mundo y { $portugal_majority_gp } por cada
      mayoría.
    - **Estados Pontificios**: { $papal_rose_gp } PG por cada rosetón.
    - **Francia**: { $france_regiment_gp } PG por cada tercio tuyo.

    La mejor elección de emblemas se calcula por ti.

scoring = Puntuación final
    .text =
    1. **Casas** en el Nuevo Mundo: { $house_gp } PG cada una.
    2. **Mayorías**: quien tenga en solitario más casas en una colonia recibe { $majority_gp_2 }, { $majority_gp_3 } o
       { $majority_gp_4 } PG por tamaño dos, tres o cuatro. Con empate, nadie.
    3. **Bulas** sin gastar: menos { $bull_end_penalty } PG cada una.
    4. **Rosetones**, activos o agotados: quien tenga más recibe { $rose_most_gp } PG, también si son varios; los demás
       pierden { $rose_missing_gp } PG por cada uno que tengan de menos.
    5. **Comercio marítimo**: la casilla más avanzada { $sea_final_first } PG, la siguiente ocupada
       { $sea_final_second }, todas las demás { $sea_final_rest }; fuera del registro, nada. Varios en una casilla
       reciben lo mismo.
    6. **Cartas de Magallanes**: { $magellan_gp } PG cada una; si se han tomado todas, { $magellan_gp_complete } cada
       una.
    7. **Retrato**: paga { $painter_delivery_cost } D por su valor; si no, vale { $painter_undelivered_gp } PG.
    8. **Fincas** sin descartar: { $estate_end_gp } PG cada una.
    9. **Embajadas**, con [El Embajador](#ambassador-expansion).

    Ducados, tercios, casas de la reserva y nativos capturados no cuentan. Gana quien tenga más PG; con empate decide
    el mejor puesto en el orden de pares.†

    @majority Un ejemplo: dos casas contra una en una colonia de tamaño cuatro.

open-and-hidden = Lo que se sabe y lo que no
    .text =
    A la vista de todos están ducados, PG, tercios, rosetones, bulas, casas, cartas ganadas, mercado, excedentes e
    Iglesia, los dados, y todos los personajes una vez revelados. Nadie conoce el orden de las pilas, las losetas boca
    abajo ni los dorsos de las fincas del tablero.

    Solo tú sabes qué has elegido hasta que se revela, las cartas que has visto pasar, tu puja hasta que están todas,
    los dorsos de tus fincas y las losetas de embajada que tomaste de la pila. El dueño de la Reina puede mirar el
    personaje apartado.

hints = Consejos
    .text =
    - Elige dos cartas que se ayuden: Almirante y Comerciante, Rey II con una bula para Rey I, Banquero II antes que
      Banquero I.
    - El personaje apartado dice qué bienes dejarán el mercado. Aprovéchalos antes.
    - Una finca temprana se paga sola; hacia el final gasta tus bulas y tus ducados.
    - Ser segundo en el orden de pares no da nada durante mucho tiempo: sé el primero en las últimas rondas, o quédate
      atrás por los ducados.
    - Toma cansados los tercios nuevos si todos los demás lo están: así se levantan juntos.
    - El pintor necesita cuatro rondas para todo su valor, y en cada una solo posa un jugador.
    - Construye el último donde se disputa una mayoría, pero no junto a nativos.

good-to-know = Conviene saber
    .text =
    Las reglas dejan abiertos algunos casos. Así los jugamos:

    - **La primera colonia** está impresa en la casilla más baja.
    - **Renunciar a la acción** siempre se puede; entonces tampoco hay bula.
    - **Una bula por ronda**, sea para una acción o para nativos.
    - **Los préstamos** en tiempos del Banquero no gastan marcador.
    - **Con dos jugadores** hay tres fases, pero solo { $common_markers_per_player } marcadores.
    - **El Pirata** paga su propio rescate si tiene allí una casa.
    - **Los bienes que dejan el mercado** o la Iglesia están fuera de la partida; nada se vuelve a barajar. Si la pila
      se acaba, las casillas quedan vacías.
    - **Una loseta de colonia que no encuentra sitio** sale de la partida.
    - **Los empates** al final se deshacen por el orden de pares.
    - **Las acciones copiadas** usan las piezas y los ducados de quien copia, y las pasivas de la carta copiada no
      actúan.

reconstructed = Qué está reconstruido
    .text =
    En el ejemplar del reglamento que teníamos se habían perdido los iconos, y con ellos muchos números. Estas
    son **conclusiones nuestras**, no los datos impresos; se pueden cambiar en cada mesa:

    - lo que cuestan y dan la mayoría de las acciones de personaje, las acciones comunes y las bulas. Del texto son el
      precio del Comerciante, el ducado y la pena del Inquisidor, los pasos del Almirante, la pasiva del Cardenal y los
      precios del Embajador;
    - los PG por capturar nativos. El texto no da ninguno;
    - los PG por los puestos del orden de pares, los ingresos del comercio marítimo, lo que da un tercio en la guerra;
    - los puntos por casas, mayorías, rosetones, fincas y naciones;
    - los bienes de los personajes (solo se conoce el del Comerciante), la mezcla de losetas, los dorsos de las fincas,
      los solares de las siete cartas, las losetas de embajada;
    - el número de casillas del mercado y la Iglesia, y el tamaño de la primera colonia;
    - qué cuatro personajes son avanzados: para el Secretario de Estado es probable, pero no seguro;
    - que catedral y fuerte dan PG, y cabildo y plantación ducados: las cantidades están impresas, los iconos no.

    Del texto son el número de rondas y piezas, la preparación, el curso de una ronda, la elección, la guerra, la
    Corona, los valores del retrato, del comercio marítimo y de Magallanes al final, y todo lo que hacen las acciones.
