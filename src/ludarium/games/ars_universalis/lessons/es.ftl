seat-novice = Novato

lesson-patron = Tus primeras rondas de mecenas
    .text = Contrata personajes, reúne materiales, completa tres obras

patron-goal = El objetivo: 75 puntos
    .text = Eres mecenas: grandes personajes crean obras para ti. Cuando alguien llega a 75 puntos se acaba la ronda, y gana quien más tiene.
patron-hand = Tus materiales
    .text = Cada carta tiene un número, pinturas en los bordes, un cuerpo, notas y letras. Una obra usa solo una de estas cosas.
patron-hire = Fase uno: contratar
    .text = Empiezas con Giotto. Dante cuesta 4 monedas, trae 3 materiales y tiene una obra: la palabra AMOR, por 4 puntos.
    .task = Elige a Dante y pulsa «Contratar»
    .but = Quien pasa dos rondas seguidas sin contratar a nadie pierde. Contrata a Dante.
patron-buy = Fase dos: comercio
    .text = Una carta del mazo cuesta 2 monedas; vendida, da 1. Puedes tener seis.
    .task = Compra una carta
    .but = Con una carta basta: compra una.
patron-traded = M097 tiene una O y una R
    .text = Justo lo que le faltaba a Dante.
    .task = Termina tu turno
    .but = Quédate tus cartas y termina el turno.
patron-bank = Fase tres: proyectos
    .text = Giotto quiere azul y luego amarillo, y ninguna carta tuya empieza por amarillo. Una vez por turno puedes cambiar una carta con el banco.
    .task = Elige M027 y M001, y cámbialas
    .but = Cambia M027 por M001.
patron-paint = Pinta para Giotto
    .text = { $touch ->
        [typed] Pon su obra en la mesa de trabajo.
       *[no] Pulsa «Trabajar» junto a su obra.
    } Luego coloca M007, M028 y M001: azul toca azul, amarillo toca amarillo.
    .task = Resuelve la obra de Giotto y complétala
    .but = Pinta primero para Giotto: M007, M028, M001.
patron-paid = Puntos, y otras tantas monedas
    .text = Eso paga una obra. Sus cartas vuelven al mazo. A Giotto no le queda obra y se va.
patron-word = Escribe para Dante
    .text = En su mesa de trabajo pon M084 y elige A y M, luego M097 con O y R. ¿No sale? { $touch ->
        [typed] Lo que tu mano puede hacer está en la lista.
       *[no] «Mostrar una solución» lo hace por ti.
    }
    .task = Escribe AMOR y completa la obra
    .but = Completa la obra de Dante.
patron-over = Las dos obras están hechas
    .text = Tienes 9 puntos.
    .task = Termina tu turno
    .but = A tus personajes no les queda nada: termina el turno.
patron-second = Segunda ronda
    .text = Esta vez tu rival eligió primero. Te queda Fibonacci: quiere el número 14.
    .task = Contrata a Fibonacci
    .but = No tienes a nadie: contrata a Fibonacci.
patron-room = Más cartas, más caminos
    .text = Tienes tres. Con cuatro más sobraría una.
    .task = Compra cuatro cartas
    .but = Compra cuatro y mira qué pasa.
patron-drop = Antes debe irse una
    .text = Descarta una carta, o si no, toma una menos.
    .task = Descarta M083
    .but = Descarta M083 y nada más.
patron-ready = Números no faltan
    .text = 3, 5, 4, 7, 7 y 2: con eso puede salir 14.
    .task = Termina tu turno
    .but = Termina tu turno: ahora vienen los proyectos.
patron-third = Ahora por tu cuenta
    .text = { $touch ->
        [typed] Elige números
       *[no] Pulsa «Trabajar». Toca números y signos
    } que den 14, como 7 × 2. Vale cualquier camino.
    .task = Completa la obra de Fibonacci
    .but = Consigue 14 y completa la obra.
patron-age = Un nuevo periodo
    .text = ¡Tu tercera obra de la Edad Media da 5 puntos más! En la próxima ronda llega la Edad Moderna, con obras más valiosas. Las de la Edad Media pagarán la mitad.
patron-kinds = Obras de toda clase
    .text = Tres obras de una categoría dan 7 puntos, hasta que alguien tenga más. Quien reúne antes las cinco categorías recibe 10.
patron-marker = Si no puedes seguir
    .text = Dos veces por partida puedes cambiar toda tu mano o tomar 5 monedas. Sin usar, el marcador vale 3 puntos al final.
patron-last = Dieciséis puntos
    .text = En esta ronda no queda nada por hacer.
    .task = Termina tu turno
    .but = Termina tu turno.
patron-end = Ya sabes jugar
    .text = Ha empezado el nuevo periodo y todos han recibido 5 monedas. Así sigue: tres fases por ronda. ¡Juega tu primera partida!

lesson-auction = A la una, a las dos
    .text = Con tres o cuatro a la mesa, los personajes se subastan

auction-offer = Tantos personajes como mecenas
    .text = Cada uno consigue uno como mucho, y todos empezáis con 35 monedas. La moneda de la carta es su puja inicial.
auction-open = Diriges la ronda: abres tú
    .text = Saca a subasta cualquier personaje, por su puja inicial o por más.
    .task = Elige a Rubliov y abre con 5
    .but = Abre con Rubliov, por 5 monedas.
auction-raise = Ada pasa, tu rival puja 6
    .text = Por turnos, cada uno puja más o pasa. Solo paga quien queda al final.
    .task = Puja 7
    .but = Con siete basta: puja 7.
auction-pass = Una ronda después: demasiado caro
    .text = ¿9 monedas por 5 puntos? Pasar no cuesta nada, y quedan otros personajes.
    .task = Pasa
    .but = Guarda tus monedas: pasa.
auction-take = Al último nadie le puja
    .text = Los otros dos ya tienen personaje. Uno de los que quedan es tuyo por su puja inicial.
    .task = Elige a María de Francia y tómala
    .but = Toma a María: cuesta 3 monedas.
auction-third = Tercera ronda
    .text = Ada abrió con Sluter por 6. Tienes tres personajes y nadie puede tener cuatro. Puja de todos modos.
    .task = Puja 8
    .but = Puja 8 monedas.
auction-dismiss = Alguien tiene que irse
    .text = Quien gana un cuarto personaje despide a uno: sale de la partida, sus puntos se quedan.
    .task = Elige a Giotto para despedirlo
    .but = Es hora de despedir a Giotto.
auction-withdraw = Nada para ti
    .text = En vez de abrir puedes retirarte. Quedas fuera hasta la próxima ronda. Si no puedes pagar ninguno, ocurre solo.
    .task = Retírate
    .but = Esta vez retírate.
auction-end = Si nadie quiere ninguno
    .text = Los personajes que nadie tomó vuelven cuando se agota el mazo. Si en toda una ronda nadie consigue uno, con ella acaba la partida.

lesson-trade = La mano llena
    .text = Vender, comprar, descartar: cómo van y vienen los materiales

trade-limit = Seis cartas, nunca más
    .text = Siete en la Edad Moderna, ocho en la Contemporánea. Tienes cinco. Las manos están a la vista: todos las ven.
trade-hire = Llegan tres
    .text = Rubliov trae tres materiales, y solo te cabe uno.
    .task = Contrata a Rubliov
    .but = Contrata a Rubliov y mira.
trade-keep = Toma menos
    .text = Podrías descartar antes dos y recibir los tres. O quedarte tu mano y recibir solo uno.
    .task = No descartes nada
    .but = Esta vez quédate todas tus cartas.
trade-sell = Una venta por ronda
    .text = Las cartas que quieras, a una moneda cada una.
    .task = Elige M011, M012 y M013, y véndelas
    .but = Vende M011, M012 y M013, las tres.
trade-buy = Una compra por ronda
    .text = Antes o después de la venta, a 2 monedas la carta. Con cuatro más vuelve a sobrar una.
    .task = Compra cuatro cartas
    .but = Compra cuatro.
trade-drop = Fuera lo viejo
    .text = Lo que se va no vuelve enseguida: descartas antes de robar. Y solo pagas lo que robas.
    .task = Descarta M084
    .but = Descarta solo M084.
trade-end = De vuelta al mazo
    .text = Todo lo vendido o descartado está otra vez en el mazo, y cualquiera puede robarlo.
    .task = Termina tu turno
    .but = Ya vendiste y compraste: termina tu turno.

lesson-painting = Pintura
    .text = Los bordes que se tocan mezclan sus colores

painting-mix = Tres pinturas, seis colores
    .text = Donde dos cartas se tocan, sus pinturas se mezclan: azul y amarillo dan verde, rojo y amarillo naranja, rojo y azul morado. Si son iguales, no cambian.
painting-row = Guan quiere verde y luego azul
    .text = Coloca en la mesa de trabajo M051, M014, M019: amarillo toca azul, azul toca azul. Los bordes de fuera no cuentan.
    .task = Pinta la obra de Guan y complétala
    .but = Coloca primero M051, luego M014 y M019.
painting-rows = Giotto quiere azul y luego amarillo
    .text = Ninguna carta tuya enlaza los dos. Haz dos filas: M029 y M033, luego empieza otra fila con M041 y M016.
    .task = Pinta la obra de Giotto y complétala
    .but = Dos filas: M029 y M033 arriba, M041 y M016 abajo.
painting-end = Las filas cuestan cartas
    .text = Se leen de arriba abajo, y cada una es un trozo seguido de lo que se pide. Una sola es lo más barato. Tu registro cuenta ahora dos pinturas.

lesson-literature = Palabras
    .text = Letras de carta en carta

literature-letters = Cuatro letras por carta
    .text = Usa las que quieras, en cualquier orden, pero cada una solo una vez.
literature-word = Murasaki quiere TALE
    .text = En la mesa de trabajo toma T y A de M020, luego L y E de M074.
    .task = Escribe TALE y completa la obra
    .but = También valdría, con más cartas. Bastan dos: M020 y M074.
literature-order = Las cartas guardan su orden
    .text = Para AMOR toma A de M072, luego M, O y R de M045. Al revés no vale: las cartas se leen una tras otra.
    .task = Escribe AMOR y completa la obra
    .but = Primero A de M072, luego MOR de M045.
literature-end = Una vez es una vez
    .text = ORO no sale de una carta con una sola O: la segunda debe darla otra carta.

lesson-music = Melodías
    .text = Notas en fila, más arriba o más abajo

music-staff = Líneas y espacios
    .text = Una melodía es una fila de alturas: 0 es la línea más baja, 1 el espacio de encima, 8 la línea más alta. Cada carta tiene de una a tres notas.
music-tune = Guido quiere 1, 2, 4, 2
    .text = M079 tiene 1 y 2; M029, 4 y 2. Todas las notas de en medio deben ser las justas.
    .task = Coloca las dos y completa la obra
    .but = Eso cuesta más de lo debido: M079 y luego M029.
music-slide = Desliza una carta
    .text = Ziryab quiere 4, 5, 5, 3. M016 suena en 2: súbela una línea, hasta 4. Después van M039 y M057.
    .task = Coloca M016, súbela, añade las otras y completa
    .but = M016 una línea más arriba, luego M039 y M057.
music-end = Lo que sobresale
    .text = El último 5 de M057 quedó fuera de la melodía: se permite en ambos extremos. Se desliza por líneas enteras, así que una nota en una línea sigue en una línea.

lesson-sculpture = Cadenas de piedra
    .text = Cuerpos cuyos conectores encajan

sculpture-solids = Un cuerpo por carta
    .text = Los triángulos de los bordes son conectores: altos, medios o bajos. Donde dos cartas se tocan deben estar a la misma altura.
sculpture-turn = Gira una carta
    .text = Pisano quiere esfera, cubo, cono: M007, M002, M053. Pero los conectores del cubo son altos. Con media vuelta, lo alto pasa a bajo.
    .task = Coloca las tres, gira M002 y completa la obra
    .but = Solo M007, M002 girada y M053.
sculpture-between = Un eslabón en medio
    .text = Sluter quiere cubo, cilindro, esfera. M009 y M012 no encajan, así que el cono M003 va en medio; M018, al final.
    .task = Coloca M009, M003, M012, M018 y completa la obra
    .but = M009, luego M003, M012 y M018.
sculpture-end = También se gastan
    .text = Otros cuerpos pueden estar dentro de la cadena, nunca en sus extremos. Se gastan como los demás.

lesson-science = Cuentas
    .text = Números, signos y paréntesis

science-numbers = El número de la carta
    .text = Suma, resta, multiplica, divide, también con paréntesis. Cada carta sirve una vez, y el resultado debe ser exacto.
science-sum = Fibonacci quiere 14
    .text = En la mesa de trabajo escribe 7 × 2: dos cartas y un signo.
    .task = Consigue 14 y completa la obra
    .but = 7 por 2 son 14.
science-brackets = al-Juarismi quiere 39
    .text = Tienes 10, 3 y 3. Primero suma, luego multiplica: (10 + 3) × 3. Los paréntesis están entre los signos.
    .task = Consigue 39 y completa la obra
    .but = (10 + 3) × 3 son 39.
science-end = Casi siempre se puede
    .text = Por el camino valen fracciones y números negativos, pero 4 y 7 juntos no son 47. Las cuentas cuestan muchas cartas, por eso pagan menos.

lesson-bank = El banco
    .text = Un cambio por turno

bank-look = Tres cartas para todos
    .text = El banco se pone antes de los proyectos. Tu rival ha hecho un cambio: su M001 está ahí, y es justo la que necesitas.
bank-swap = Cámbiala
    .text = Da lo que te sobre. El banco acepta cualquier carta.
    .task = Elige M027 y M001, y cámbialas
    .but = Da M027 al banco y toma M001.
bank-use = Y úsala
    .text = Donde ayudaría una carta del banco, la mesa de trabajo lo dice.
    .task = Completa la obra de Giotto
    .but = Coloca M007, M028, M001 para Giotto.
bank-end = Una vez por turno
    .text = Tu M027 queda para los siguientes. Al final de la ronda el banco vuelve al mazo, y dirige el siguiente mecenas.

lesson-developments = Con fama propia
    .text = Grandes avances, artes y ciencia

developments-look = Dos obras de ciencia
    .text = Aquí se cuenta cada obra por categoría. Nadie tiene aún tres de una.
developments-third = La tercera
    .text = Las tablas de Alfonso quieren 29: 10 × 3 − 1.
    .task = Completa las Tablas alfonsíes
    .but = Lo que necesitas es ciencia: 10 × 3 − 1.
developments-held = Un gran avance
    .text = Tres obras de ciencia: 7 puntos más. Quien tuviera cuatro te quitaría la carta y los puntos; con las mismas no cambia nada.
developments-arts = Artes y ciencia
    .text = Quien tiene antes una obra de cada categoría recibe 10 puntos para siempre. Los puntos perdidos se van: para los 75 solo cuenta lo que tienes al final de una ronda.

lesson-shift = Cambiar de idea
    .text = El cambio de paradigma: monedas o una mano nueva

shift-short = Faltan dos monedas
    .text = Unkei cuesta 6 y tienes 4. El marcador ayuda: un cambio de paradigma, siempre que te toque decidir, una vez por ronda.
shift-coins = Toma las monedas
    .text = Ahora el marcador vale 3 puntos; después, 1.
    .task = Toma 5 monedas
    .but = Toma las monedas, no una mano nueva.
shift-hire = Ahora puedes pagar
    .text = 9 monedas: bastan para Unkei.
    .task = Contrata a Unkei
    .but = Para eso eran las monedas: contrata a Unkei.
shift-hand = Una ronda después: una mano inútil
    .text = Seis cartas, y no sale nada. Apártalas todas y roba otras tantas; entre ellas no hay ninguna de las viejas.
    .task = Toma una mano nueva
    .but = Esta mano no sirve: toma una nueva.
shift-use = Mejor
    .text = Azul y amarillo para Giotto.
    .task = Completa la obra de Giotto
    .but = Coloca M007, M028, M001 para Giotto.
shift-end = Entregado
    .text = Dos cambios por partida, no más. Al final un marcador sin usar vale 3 puntos; usado una vez, 1. Con él nunca se llega a los 75.

lesson-ages = A través de los periodos
    .text = Tres obras traen el periodo siguiente

ages-works = Obras de este periodo
    .text = Tienes dos de la Edad Media. Quien completa antes tres trae el periodo siguiente.
ages-third = La tercera obra
    .text = Da 5 puntos más, una vez por periodo. También cuentan las obras que no son la principal.
    .task = Completa las Tablas alfonsíes: 10 × 3 − 1
    .but = 10 × 3 − 1 para las Tablas alfonsíes.
ages-done = Todavía no
    .text = Hasta el final de la ronda todo sigue igual: otro mecenas con una tercera obra recibe también 5 puntos.
    .task = Termina tu turno
    .but = Termina tu turno.
ages-new = La Edad Moderna
    .text = Todos han recibido 5 monedas, la mano puede tener siete cartas y los personajes viejos en oferta se han ido. La obra de Newton pide antes una de la Edad Media: la tienes.
    .task = Contrata a Newton
    .but = Contrata a Newton.
ages-half = Lo tardío paga la mitad
    .text = A Alfonso le queda un canto: 6, 5, 3. Paga 1 en vez de 2, y lo mismo la bonificación por todas sus obras: cada pago se divide por separado.
    .task = Completa el canto con M034 y M027
    .but = Guarda los números para Newton: M034 y M027.
ages-full = Lo nuevo paga bien
    .text = 47 es 4 × 10 + 7. Durero pagaría incluso 18 por tres obras y la bonificación.
    .task = Completa la obra de Newton
    .but = 4 × 10 + 7 para Newton.
ages-end = El último periodo
    .text = Tres obras de la Edad Moderna traen la Contemporánea; después no hay otro periodo, ni 5 puntos. Al final, los empates los deciden las monedas; si no, se comparte la victoria.

lesson-two = Para dos
    .text = Contratar o rechazar

two-order = Sin subasta
    .text = Se descubre un personaje. Se pregunta primero a quien dirige, y el precio es la puja inicial.
two-decline = Demasiado caro
    .text = Tuotilo tiene tres obras, pero cuesta 8 de tus 25 monedas. Si lo rechazas, se pregunta al otro.
    .task = Rechaza
    .but = Esta vez rechaza.
two-alone = Solo para ti
    .text = Tu rival ha contratado a Tuotilo, así que el segundo personaje se te ofrece solo a ti. Si los dos hubierais rechazado, se os preguntaría a los dos.
    .task = Contrata a Guan
    .but = Guan va bien con tu bolsa: contrata a Guan.
two-idle = Contrata a alguien
    .text = Quien no contrata a nadie en dos rondas seguidas pierde, tenga los puntos que tenga. Si les pasa a los dos, deciden los puntos. Una ronda en la que no se te ofreció nada no cuenta.

lesson-solo = En solitario
    .text = De la Edad Media a una obra de la Edad Contemporánea

solo-goal = Hasta la última fila
    .text = Veinte personajes; solo la primera fila está a la vista. Cada obra descubre el personaje de debajo. Completa una obra de la última fila y ganas. No hay monedas ni puntos.
solo-inspired = Inspiración
    .text = Una obra del mismo periodo o de la misma categoría trae una carta más.
solo-first = Empieza por Dante
    .text = AMOR: A y M de M084, O y R de M097. Las cartas salen de la partida, y Dante trae otras.
    .task = Completa la obra de Dante
    .but = Empieza por Dante: M084 y M097.
solo-turned = Uno se descubre
    .text = Cervantes es escritor. Su obra pide una de la misma categoría del periodo anterior: la de Dante.
solo-second = Otra más
    .text = Fibonacci quiere 14: 7 × 2.
    .task = Completa la obra de Fibonacci con dos cartas
    .but = Bastan dos cartas: 7 × 2.
solo-drop = Ocho como mucho
    .text = Tienes nueve. Lo que descartas sale de la partida.
    .task = Descarta cualquier carta
    .but = Descarta antes una carta.
solo-shift = Solo una vez
    .text = Si tu mano no sirve, cámbiala entera: el cambio de paradigma, una vez por partida.
    .task = Toma una mano nueva
    .but = Toma una mano nueva, para verlo.
solo-end = No te quedes sin salida
    .text = Si ninguna obra es posible y el cambio está usado, has perdido. Otras obras de un personaje a la vista también traen cartas, pero no descubren nada.

lesson-options = Cinco reglas más
    .text = Duelo, Siglo de Oro, grandeza, tesoros, taller

options-duel = Duelo de mecenas
    .text = Bastan dos obras de una categoría para un gran avance. Tu rival ya tiene uno.
options-golden = Siglo de Oro ampliado
    .text = La Edad Moderna dura más: la acaban cuatro obras, y la cuarta da los 5 puntos.
options-great = Grandeza compartida
    .text = Quien completa las cinco categorías en la misma ronda que el primero recibe también 10 puntos.
options-classic = Tesoros del pasado
    .text = Los personajes antiguos se quedan: el de arriba se consigue por su puja inicial, en vez de uno nuevo. Sus obras pagan la mitad. Tener más obras de la Edad Media da 10 puntos al final.
    .task = Elige a Guan y toma el clásico
    .but = Prueba el clásico: toma a Guan.
options-workshop = El taller de Leonardo
    .text = Está en lugar del banco. Una vez por turno puedes comprar una carta: la primera columna cuesta una moneda para tu vecino; cada una más, otra para el siguiente. En la última columna la última moneda va a la reserva.
    .task = Elige M011 y cómprala
    .but = Compra M011, de la primera columna.
options-room = Tu mano está llena
    .text = Una carta debe irse antes de que llegue la nueva. El hueco del taller se llena enseguida.
    .task = Descarta M027
    .but = Descarta M027.
options-end = Cada una por su cuenta
    .text = Quien abre una mesa elige cuáles de estas reglas valen. Empieza sin ellas.
