# Las reglas de Ars Universalis, en español. Cada mensaje es una sección: su título y su texto. Los números vienen del
# reglamento, los de las cartas de sus listas.

aim = De qué trata
    .text =
    Eres mecenas de las artes y las ciencias. De la Edad Media a la Edad Contemporánea ganas para tu casa a pintores,
    poetas, compositores, escultores y sabios, y les das los materiales que piden sus obras. Cada obra es un pequeño
    rompecabezas: mezclar colores, formar una palabra, componer una melodía, levantar una escultura, hallar una cuenta.

    Una obra completada da puntos y otras tantas monedas. La partida acaba en la ronda en que alguien llega a
    { $end_score } puntos. Es para { $least_seats } a { $most_seats } jugadores; [dos](#two-players) juegan sin
    subastas, y hay un [juego en solitario](#solo).

components = Qué hay
    .text =
    - **{ $figure_cards } personajes históricos**, { $figures_each } de cada uno de los tres periodos: Edad Media, Edad
      Moderna y Edad Contemporánea. En ellos hay { $all_works } obras.
    - **{ $material_cards } cartas de materiales**, impresas por las dos caras.
    - **Cinco Grandes Avances**, uno por categoría, que valen { $development_points } puntos cada uno, y el **Gran Logro
      en las Artes y la Ciencia**, que vale { $achievement_points }.
    - **Un marcador de Cambio de Paradigma** por jugador, que vale { $marker_unused } por un lado y
      { $marker_used_once } por el otro.
    - **Un tablero** con la puntuación, el registro de los periodos y el de las categorías.
    - **Monedas**, y un marcador del **Mecenas Principal**.

    @categories Las cinco categorías.

materials = Cartas de materiales
    .text =
    Una carta sirve para cualquier tipo de rompecabezas, pero cada vez cuenta solo una de las cosas que muestra. Puedes
    usar las dos caras.

    @faces Una cara muestra un número, pintura en el extremo izquierdo y en el derecho, y un cuerpo con sus conectores;
    la otra, un pentagrama con notas, y cuatro letras.

    - **Los números** van del { $number_least } al { $number_most }; la mitad baja es casi el doble de frecuente.†
    - **La pintura** es roja, amarilla o azul en cada extremo.
    - **Los cuerpos** son conos, cilindros, esferas y cubos, tantos de unos como de otros.† Un triángulo en cada
      extremo, el conector, está alto, en medio o bajo.†
    - **Las letras**: cuatro distintas en cada carta. E, A, I y O son las más frecuentes; J, K, Q, W, X, Y y Z están una
      vez cada una.†
    - **Las notas**: una, dos o tres. Están en las cinco líneas de un pentagrama o en los cuatro espacios entre ellas.
      Contamos los lugares desde la línea de abajo, que es el { $staff_bottom }, hasta la de arriba, que es el
      { $staff_top }.

figures = Personajes históricos
    .text =
    @anatomy Nombre, periodo y número; el medallón en el color del periodo; las obras con lo que piden y sus puntos; la
    puja inicial, los materiales que trae el personaje y la bonificación por todas las obras.

    La mayoría de los personajes tienen **una obra**. Los que tienen dos o tres son **polifacéticos** y dan una
    bonificación a quien complete todas sus obras. La obra de arriba es la principal.

    Un personaje está **activo** mientras está ante ti con alguna obra abierta.

    Todos los personajes están en la [lista de más abajo](#all-figures).

setup = Preparación
    .text =
    Para tres o cuatro jugadores:

    1. Baraja los materiales, y los personajes de cada periodo por separado.
    2. Saca del mazo de la Edad Media los { $multi_each } personajes polifacéticos, reparte a cada jugador uno de los
       otros boca arriba, devuelve el resto y baraja. Este primer personaje no cuesta nada ni trae materiales.†
    3. Cada uno recibe { $start_materials } materiales y { $start_coins_4 } monedas, un marcador de Cambio de Paradigma
       por el lado del { $marker_unused }, y empieza sin puntos y sin obras en los registros.
    4. Se sortea quién empieza como Mecenas Principal.†

    La partida empieza en la Edad Media.

round = Una ronda
    .text =
    Cada ronda tiene tres fases. En todas actúa primero el Mecenas Principal, y luego los demás en el sentido de las
    agujas del reloj.

    1. [Subasta](#auction): gana un personaje nuevo.
    2. [Comercio](#trade): vende y compra materiales.
    3. [Proyectos](#projects): completa obras.

    Después el marcador de Mecenas Principal pasa un puesto a la izquierda.

auction = Subasta
    .text =
    Se descubren tantos personajes como jugadores. Cada uno puede ganar **uno**.

    1. Quien debe abrir elige un personaje y puja al menos su puja inicial, sin pasar de las monedas que tiene. Abre
       primero el Mecenas Principal.
    2. Por turnos los demás suben cualquier número entero de monedas, o pasan. Pasar vale solo para esta subasta.
    3. Cuando todos menos uno han pasado, quien más pujó paga y toma el personaje. Nadie más paga.
    4. Quien ha ganado queda fuera de esta fase. Si fue quien abrió, abre el siguiente a la izquierda; si no, sigue
       abriendo el mismo.

    Quien debe abrir y no quiere, o no puede pagar ninguno de los personajes que quedan, **se retira** de toda la fase.
    El último que queda no puja contra nadie: puede tomar un personaje por su puja inicial, o retirarse. Los personajes
    que nadie quiso van a los descartes del periodo.

    > Ejemplo: Ana abre con cuatro monedas, Ben puja cinco, Cleo pasa, Ana puja siete, Ben pasa. Ana paga siete. Ben, el
    siguiente que sigue dentro, abre la otra subasta.

    Si el mazo no alcanza, se barajan en él los personajes descartados en este periodo; si aun así no bastan, se
    descubren menos.†

acquire = Un personaje nuevo
    .text =
    Paga, pon el personaje boca arriba ante ti y toma tantos materiales como muestra. Puedes tener **{ $active_figures }
    personajes activos**. Si ganas otro, antes debes despedir a uno de los anteriores; sus obras abiertas se pierden y
    sale de la partida.† Lo que dieron sus obras completadas es tuyo.

hand = Materiales en mano
    .text =
    Puedes tener como mucho **{ $hand_limit_middle_ages }** cartas en la Edad Media, **{ $hand_limit_early_modern }** en
    la Edad Moderna y **{ $hand_limit_late_modern }** en la Contemporánea, en todo momento.†

    Antes de robar más de las que caben puedes devolver cartas de la mano para hacer sitio. Luego robas las que quepan;
    el resto se pierde.

    > Ejemplo: tienes { $over_hand } de { $hand_limit_middle_ages } cartas y puedes robar { $over_draw }. Si no
    devuelves ninguna robas { $over_none }; si devuelves una, { $over_one }; si devuelves dos, las { $over_draw }.

    Todas las cartas usadas, vendidas o devueltas van enseguida al mazo, y cada robo es al azar entre todo lo que hay en
    él.†

trade = Comercio
    .text =
    Por turnos cada uno puede hacer una vez cada una de estas cosas, en cualquier orden:

    - **Vender** cuantos materiales quiera por { $sell_price } moneda cada uno.
    - **Comprar** cuantos materiales quiera por { $buy_price } monedas cada uno, mientras lo permita la [mano](#hand).
      Solo pagas las cartas que robas.†

    Así, las monedas de una venta pueden pagar cartas nuevas.

projects = Proyectos
    .text =
    El Mecenas Principal pone { $bank_size } materiales boca arriba: el **banco de materiales**. Por turnos cada uno
    puede, en cualquier orden:

    - **Cambiar** una carta de la mano por una del banco, una vez en el turno. La carta que das queda allí para los que
      siguen.
    - **Completar obras** de sus personajes activos, cuantas pueda y quiera.

    Nadie está obligado a completar una obra. Al final de la ronda el banco vuelve al mazo.

complete = Completar una obra
    .text =
    Pon materiales de tu mano que resuelvan el [rompecabezas](#puzzles) de una obra abierta. Las obras de la Edad
    Moderna necesitan antes una obra completada de la Edad Media; las de la Contemporánea, una de la Moderna. Luego, en
    este orden:

    1. Las cartas usadas vuelven al mazo.
    2. Recibes los puntos de la obra, y otras tantas monedas.
    3. Avanzas un paso en el registro de su categoría; mira si hay un [Gran Avance](#developments).
    4. Si el personaje es del periodo actual, avanzas un paso en el registro de los periodos; mira si llega el [periodo
       siguiente](#ages).
    5. Si era la última obra de un personaje polifacético, recibes la bonificación, en puntos y en monedas. Un personaje
       sin obras abiertas sale de la partida.
    6. Con una obra en las cinco categorías, mira si hay un [Gran Logro](#achievement).

    > Ejemplo: { $example_name } tiene obras de { $example_works } puntos y una bonificación de { $example_bonus }.
    Completadas todas a tiempo dan { $example_total } puntos y { $example_total } monedas.

round-end = Final de la ronda
    .text =
    El banco vuelve al mazo. Luego se mira si la [partida acaba](#end). Si no, el jugador de la izquierda pasa a ser
    Mecenas Principal, y si toca un periodo nuevo, empieza.

puzzles = Los rompecabezas
    .text =
    Hay cinco tipos, uno por categoría. Para todos vale:

    - Usa solo materiales de tu mano; lo que quieras del banco tienes que cambiarlo antes.
    - Toda carta que pones se gasta, y ninguna sirve para dos obras.
    - Toda carta tiene que intervenir.† La única excepción son las que unen a otras en medio de
      una [escultura](#sculpture).
    - A menudo hay varias maneras. Menos cartas es mejor, pues lo que guardas puede servir para la obra siguiente.

    Los ejemplos se reproducen solos cuando aparecen a la vista, o paso a paso.

painting = Pintura
    .text =
    Se piden colores en cierto orden. Pon cartas una junto a otra, con los números derechos: donde dos se tocan, la
    pintura de sus extremos forma un color.

    @mixing Los colores iguales quedan como son.

    @painting

    Una fila tiene al menos dos cartas. Puedes poner varias filas; leídas una tras otra, de arriba abajo, tienen que
    mostrar exactamente los colores pedidos. Una fila cuesta una carta más que colores tiene, y cada fila más, otra
    carta.

literature = Literatura
    .text =
    Se piden letras en cierto orden. Pon cartas en fila y toma de cada una, una o más de sus letras.

    @literature

    - Las cartas tienen que estar en el orden de la palabra. Dentro de una carta puedes tomar las letras en cualquier
      orden.†
    - Cada letra de una carta se toma una sola vez.†
    - Mayúsculas y minúsculas son lo mismo.

music = Música
    .text =
    Se pide una melodía. Pon cartas en fila de modo que sus pentagramas sigan; lo que cuenta es la altura de las notas,
    de izquierda a derecha.

    @music

    - Puedes **deslizar** una carta hacia arriba o hacia abajo, pero solo por líneas enteras,† para que el pentagrama
      siga. Una nota en línea queda en línea, una en espacio en espacio.
    - Todas las notas desde la primera hasta la última de la melodía tienen que ser las justas, sin ninguna en medio.
      Solo pueden sobrar notas a la izquierda en la primera carta y a la derecha en la última.
    - Cada carta da al menos una nota. Las cartas no se giran.†

sculpture = Escultura
    .text =
    Se piden cuerpos en cierto orden. Pon cartas en fila de modo que los conectores coincidan en cada junta: alto con
    alto, medio con medio, bajo con bajo.

    @sculpture

    - Puedes dar **media vuelta** a una carta. Sus extremos cambian de lado, y lo alto queda bajo. El cuerpo está
      impreso dos veces para leerlo de ambas maneras, pero cuenta una.†
    - Entre los cuerpos pedidos puede haber cartas con otros cualesquiera, para unirlos. También se gastan. La primera y
      la última carta tienen que mostrar el primero y el último cuerpo.†

    > Una fila que resuelve una obra, girada entera, muestra los cuerpos al revés.

science = Ciencia
    .text =
    Se pide un número. Combina los números de tus cartas con más, menos, por y entre, y con paréntesis, de modo que el
    resultado sea exacto.

    @science

    - Cada carta cuenta una vez. Los números no se pueden juntar para formar otros más largos, y no hay más operaciones.
    - Por el camino se permiten fracciones y números negativos.†

    > Ejemplo: siete entre la mitad de uno son catorce.

ages = A través de los periodos
    .text =
    Quien primero haya completado **{ $transition_works } obras del periodo actual** recibe { $transition_points }
    puntos y trae el siguiente. Los demás que lleguen a { $transition_works } en la misma ronda también reciben los
    puntos, pero nadie dos veces en un periodo.†

    El periodo nuevo empieza con la ronda siguiente:

    1. Cada uno recibe { $transition_coins } monedas.
    2. El registro de los periodos empieza de nuevo.
    3. Los personajes se descubren del mazo nuevo; el anterior sale de la partida.
    4. Puedes tener más [cartas](#hand).

    Hasta entonces todo pertenece aún al periodo anterior. En la Edad Contemporánea ya no hay nada que traer, ni puntos
    por ello.†

anachronism = Demasiado tarde
    .text =
    Las obras de personajes de periodos pasados aún se pueden completar, pero cada recompensa suya, cada obra y la
    bonificación, da **la mitad**, redondeada hacia abajo.† No cuentan para el registro de los periodos; para
    categorías, Grandes Avances y Gran Logro, sí.

    > Ejemplo: { $late_name } daría { $late_works } y una bonificación de { $late_bonus }; en un periodo posterior son
    { $late_halves } y { $late_half_bonus }, en total { $late_total }. Para la bonificación importa cuándo se completa
    la última obra.†

shift = Cambio de Paradigma
    .text =
    Dos veces en la partida, pero como mucho una por ronda, puedes darle la vuelta a todo. Antes de cualquier decisión
    tuya,† en cualquier fase, haz una de estas cosas:

    - Aparta **toda la mano**, roba otras tantas cartas y solo entonces devuelve las viejas.†
    - Toma **{ $shift_coins } monedas**.

    La primera vez gira tu marcador de { $marker_unused } a { $marker_used_once }; la segunda entrégalo. Lo que muestre
    al final cuenta como puntos.

developments = Grandes Avances
    .text =
    El primero en completar **{ $development_works } obras de una categoría** toma su Gran Avance,
    { $development_points } puntos. Quien más tarde tenga **más** obras de esa categoría que su dueño se lleva la carta,
    y con ella los puntos. Con las mismas, se queda donde está.

achievement = Gran Logro en las Artes y la Ciencia
    .text =
    El primero con al menos una obra en cada una de las cinco categorías recibe { $achievement_points } puntos y no los
    pierde nunca.

end = Final de la partida
    .text =
    Al final de una ronda la partida acaba si

    - alguien tiene ahora **{ $end_score } puntos** o más, o
    - nadie ha conseguido un personaje en la fase de subasta de esta ronda.

    Cada uno suma los puntos de su marcador de Cambio de Paradigma: { $marker_unused } si no lo usó nunca,
    { $marker_used_once } si lo usó una vez. Gana quien tenga más puntos; con empate, quien tenga más monedas; si sigue
    el empate, la victoria se comparte.†

    > Quien pasó de { $end_score } y ha vuelto a bajar al perder un Gran Avance no acaba la partida.

two-players = Dos jugadores
    .text =
    Todo como arriba, salvo que empezáis con { $start_coins_2 } monedas, y los personajes no se subastan sino que
    se **contratan** por su puja inicial. Cada uno puede contratar a uno por ronda.

    1. Se descubre un personaje. El Mecenas Principal puede contratarlo; si no, puede el otro.
    2. Se descubre un segundo. Es para quien aún no ha contratado: si uno contrató al primero, se ofrece solo al otro;†
       si ninguno, primero al Mecenas Principal y luego al otro.

    El personaje que ambos rechazan se descarta. Si entonces el mazo está vacío, el segundo sale de los demás descartes:
    el recién rechazado no se vuelve a ofrecer en esta ronda, y si no hay otro no hay segundo personaje.†

    La partida no acaba porque nadie consiga un personaje. En cambio, quien no haya conseguido ninguno
    en **{ $idle_rounds } rondas seguidas** pierde al final de la última, tenga los puntos que tenga; un clásico cuenta
    como personaje. Una ronda en la que no se te ofreció ninguno no cuenta.†

solo = Juego en solitario
    .text =
    En solitario se juega sin monedas, puntos ni subastas. Ganas al completar **una obra de la Edad Contemporánea**.

    1. Baraja el mazo de cada periodo y pon { $solo_columns } columnas de { $solo_rows } personajes boca abajo: la fila
       de arriba de la Edad Media, dos filas de la Moderna, la de abajo de la Contemporánea. Descubre la fila de arriba.
    2. Los otros { $inspiration } personajes son el **mazo de Inspiración**. Descubre su primera carta.
    3. Roba { $solo_materials } materiales. Tienes un marcador de Cambio de Paradigma en blanco.

    @solo La mesa del juego en solitario. Una obra completada descubre la carta siguiente de su columna.

    Completa cualquier obra abierta de un personaje descubierto. Las obras de la Edad Moderna necesitan una obra
    completada de la **misma categoría** de la Edad Media; las de la Contemporánea, una de la Moderna. Después de cada
    obra:

    1. Descubre la carta de debajo en su columna, si aún no lo está.
    2. Los materiales usados salen de la partida.
    3. Roba tantos como muestra el personaje; uno más si la categoría de la obra está entre las de la carta de
       Inspiración, o si su periodo es el mismo.
    4. Si tienes más de { $solo_limit } cartas, descarta hasta quedarte con { $solo_limit }.
    5. Descubre la siguiente carta de Inspiración. Si no quedan, se barajan sus descartes.

    Las otras obras de un personaje polifacético también se pueden completar y traen materiales, pero no descubren nada
    nuevo.†

    Una vez en la partida puedes hacer el cambio: descarta tu mano y roba otras tantas. Las cartas descartadas salen de
    la partida.† Pierdes cuando ya no se puede completar ninguna obra y ningún cambio ayuda;† también puedes abandonar.

options = Reglas opcionales
    .text =
    Cada una se puede usar sola o con cualesquiera otras, con dos o más jugadores.

duel = Duelo de Mecenas
    .text =
    Los Grandes Avances se toman ya con { $duel_works } obras.

workshop = El Taller de Leonardo
    .text =
    En lugar del banco hay una cuadrícula de { $workshop_rows } filas con tantas columnas como jugadores, puesta una vez
    para toda la partida. No hay cambio. Una vez en tu turno de la fase de Proyectos puedes comprar una de sus cartas:
    en la primera columna por una moneda, en la segunda por dos, y así. Las monedas van a los jugadores siguientes a tu
    izquierda, una a cada uno; en la última columna la última moneda va a la reserva.

    @workshop Con tres jugadores.

    Con la mano llena tienes que descartar antes una carta.† Las cartas a la derecha del hueco avanzan, y el último
    sitio se rellena enseguida.

greatness = Grandeza Compartida
    .text =
    El Gran Logro es para todos los que completen las cinco categorías en la misma ronda que el primero.

golden-age = Siglo de Oro Ampliado
    .text =
    La Edad Contemporánea necesita { $golden_age_works } obras de la Moderna; también los puntos por traerla.

treasures = Tesoros del Pasado
    .text =
    Cuando acaba la Edad Media, lo que queda de su mazo se pone boca arriba: los **clásicos**. Quien debe abrir una
    subasta, o es el último que queda, puede en su lugar tomar el clásico de encima por su puja inicial.† Es entonces su
    personaje de la ronda. Con dos jugadores esto se hace en lugar de contratar.

    Las obras de los clásicos dan la mitad, como todo lo tardío. Pero al final quien haya completado más obras de la
    Edad Media, en cualquier momento, recibe { $treasure_points } puntos; si varios tienen las mismas, cada uno de
    ellos.

table-options = Ajustes de la mesa
    .text =
    - **Manos**: abiertas o cerradas.† Con manos cerradas los demás solo ven cuántas cartas tienes, y cada carta cuando
      la usas.
    - **Ayuda con soluciones**: con ella la mesa de trabajo puede mostrarte una solución. Sin ella no se dice a nadie
      qué se puede resolver.

open-and-hidden = Lo que se sabe y lo que no
    .text =
    Monedas, puntos, personajes, marcadores, registros, pujas, el banco y los descartes están a la vista de todos, y
    también las manos, si no se juega con manos cerradas. Qué personajes y materiales hay, cualquiera puede consultarlo
    aquí. Qué se robará después no lo sabe nadie.

all-figures = Todos los personajes
    .text =
    Cada uno con lo que piden sus obras, sus puntos, la puja inicial, los materiales y la bonificación. Casi todo esto
    es nuestro;† las letras buscadas son las mismas en todos los idiomas.

    @list_figures

all-materials = Todos los materiales
    .text =
    Se les puede dar la vuelta a todos a la vez. Lo que hay en ellos es nuestro.†

    @list_materials

hints = Consejos
    .text =
    - No pujes por un personaje solo por sus puntos: mira si tu mano se acerca a una de sus obras, y qué materiales
      trae.
    - Guarda monedas para un personaje en la ronda siguiente, sobre todo con dos jugadores.
    - Completa pronto una obra fácil de cada periodo; sin ella, todas las posteriores te están cerradas.
    - Con { $transition_works } obras de un periodo recibes { $transition_points } puntos más. Mira quién está cerca
      antes de dejar obras para después.
    - Las cuentas salen casi siempre, pero cuestan más cartas. Las palabras con letras raras, pocas veces.
    - Una mano llena que no resuelve nada: vende tres cartas y compra otras, o haz el cambio.

good-to-know = Conviene saber
    .text =
    Las reglas dejan abiertos algunos casos. Así los jugamos:

    - **El límite de la mano** vale en todo momento, no solo al final de la ronda.
    - **Una compra y una venta** en la fase de Comercio, cada una de cualquier número de cartas.
    - **El cambio** es posible solo en tus propias decisiones, no mientras deciden otros ni mientras eliges qué
      descartar. Recibes tantas cartas nuevas como apartas, y ninguna de las viejas.
    - **Quien no puede pagar** un personaje aún puede tomar las monedas de un cambio antes de retirarse.
    - **Tres personajes**: quien gana un cuarto no puede rechazarlo.
    - **Las mitades** se redondean en cada recompensa por separado.
    - **Las obras completadas tarde** cuentan donde hace falta una obra de un periodo anterior.
    - **Las obras secundarias** cuentan para el registro de los periodos como las principales.
    - **Una fila de una pintura** tiene que dar colores que vayan seguidos en la obra.
    - **Dos jugadores**: si el Mecenas Principal rechaza y el otro contrata, el segundo personaje se ofrece solo al
      Mecenas Principal. Si ambos llevan demasiado sin contratar, deciden los puntos.
    - **Los clásicos** son solo los que aún están en el mazo, en el orden en que estaban, y solo se puede tomar el de
      encima.

reconstructed = Qué está reconstruido
    .text =
    Teníamos el texto del reglamento, pero ninguna imagen de una carta. Así que esto es **nuestro**, no los datos
    impresos:

    - las { $material_cards } cartas de materiales: números, pintura, cuerpos, conectores, letras y notas. Por las
      reglas sabemos qué tipos de cosas hay en ellas, y que los números bajos y las letras corrientes son más
      frecuentes;
    - los conectores a tres alturas, como la lectura más probable del texto;
    - la mayoría de los personajes: títulos, objetivos, puntos, pujas iniciales, materiales y bonificaciones. El
      reglamento nombra algunos, como Durero, Kasia, Rembrandt, Händel, Miguel Ángel y Newton, con unos pocos de sus
      valores;
    - que en ciencia se permiten fracciones, que las cartas de música se deslizan solo por líneas enteras, que las manos
      son abiertas, y las otras respuestas [de arriba](#good-to-know).

    El orden de las fases, precios, límites, recompensas, avances y opciones son del reglamento.
