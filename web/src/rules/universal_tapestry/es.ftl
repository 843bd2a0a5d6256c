# Las reglas de Universal Tapestry, en español. Cada mensaje es un apartado: su título y su texto. Los números salen del
# reglamento de datos.

aim = De qué se trata
    .text =
    Con asteroides, cometas y nebulosas tejes un tapiz de { $side } × { $side } cartas, a solas contra el mazo. Los colores
    deben fluir como en el arcoíris, y nunca puede haber dos vecinas del mismo tipo.

    De { $all } cartas solo { $full } encuentran sitio. Si al final el tapiz está completo, has ganado; lo bien que lo has
    hecho lo dirán los descartes o el reloj.

components = Las cartas
    .text =
    Hay { $all } cartas en { $colours } colores, { $each_colour } de cada uno. Cada carta muestra uno de
    { $types } tipos, asteroide, cometa o nebulosa, y cada combinación de color y tipo aparece { $copies } veces. El reverso
    muestra el color y nada más:† de una carta boca abajo conoces la mitad.

    @deck Los colores van en el orden del arcoíris. Los puntos al pie de la carta muestran su lugar en él.

setup = Preparación
    .text =
    1. Baraja todas las cartas. Son el mazo principal.
    2. Pon las { $start } de encima boca arriba en diagonal, esquina con esquina.† Con ellas empieza el tapiz.
    3. Reparte { $draw_area } cartas boca abajo a un lado. Son la zona de robo.

    @setup Las primeras cartas solo se tocan por las esquinas, así que no tienen que encajar entre sí.

    En el mazo principal quedan { $deck } cartas. Desde ahora las primeras cartas son como todas; también se pueden intercambiar.

turn = Un turno
    .text =
    1. **Roba** la carta que quieras de la zona de robo y mírala.
    2. Puedes **colocarla** en el tapiz, **intercambiarla** por una carta a la que sea superior o **descartarla**. Tras
       un intercambio tienes otra carta en la mano y con ella la misma elección.
    3. La carta superior del mazo principal va boca abajo al hueco de la zona de robo. Si el mazo está vacío, el hueco queda.

    Puedes descartar o intercambiar aunque la carta se pudiera colocar. Lo robado no se devuelve.†

contact = Normas de contacto
    .text =
    Una carta puede ir a una casilla vacía si se cumplen las tres normas:

    1. Toca al menos una carta **por un lado**. Las esquinas no cuentan.
    2. Su **color** es el mismo que el de cada carta que toca, o el siguiente en el arcoíris.
    3. Con ninguna de ellas comparte el **símbolo** de los lados.

    @alone Esquina con esquina no es contacto.

    El tapiz puede tener huecos y estar un tiempo en varios trozos.†

colours = Colores
    .text =
    El orden es rojo, naranja, amarillo, verde, azul, morado. El rojo puede tocar rojo y naranja; el verde, amarillo, verde
    y azul. El arcoíris **no es un anillo**: el rojo y el morado nunca se tocan.†

    @colours Igual o vecino en el arcoíris: sí. Dos pasos o más, o rojo junto a morado: no.

symbols = Símbolos
    .text =
    El símbolo de los lados de una carta es su **tipo**:† un asteroide no puede estar junto a un asteroide, ni un cometa junto
    a un cometa, ni una nebulosa junto a una nebulosa.

    @symbols Cada carta que toca tiene que ser de otro tipo.

size = Tamaño
    .text =
    @box El marco está donde esté el tapiz.

    El tapiz nunca es más ancho ni más alto que **{ $side } cartas**. Dónde quedan esas { $side } × { $side } casillas no
    está fijado de antemano: el marco flota hasta que el tapiz alcanza toda su anchura o altura.†

exchange = Intercambio
    .text =
    @cycle Como en piedra, papel o tijera: el asteroide es superior al cometa, el cometa es superior a la nebulosa, la
    nebulosa es superior al asteroide.

    En vez de colocar tu carta puedes ponerla **en el lugar de una carta de un tipo al que sea superior**. El color de
    aquella da igual, pero la tuya tiene que cumplir allí todas las normas de contacto. La otra carta pasa a tu mano.†

    @exchange La nebulosa es superior al asteroide y encaja junto al cometa.

    @barred No permitido: un cometa no es superior a un asteroide; una nebulosa quedaría junto a otra; el naranja tocaría el
    verde.

    Una carta que no toca ninguna otra, como al principio las de la diagonal, no se puede intercambiar: la nueva tampoco
    tocaría nada.† Coloca antes una vecina.

    > Así, una carta solo se puede intercambiar si todas sus vecinas son del tipo al que ella misma es superior.

chains = Cadenas
    .text =
    Con la carta que has tomado puedes volver a intercambiar, tantas veces como quieras.† El turno acaba cuando colocas o
    descartas una carta.

    @chain Nebulosa por asteroide, asteroide por cometa, y el cometa encuentra una casilla libre.

    Solo hay una prohibición: un intercambio no puede devolver el tapiz y la mano a una posición que ya se dio en el mismo
    turno.† Así toda cadena termina.

discard = Descartar
    .text =
    Una carta descartada sale del juego, boca arriba. Solo sobran { $spare } cartas: con el descarte número { $fatal } antes
    de completar el tapiz ya no se puede terminar, y la partida se pierde en el acto.†

redraw = Nueva zona de robo
    .text =
    Si ningún color de la zona de robo encaja en casilla vacía alguna,† pero sí alguno del mazo principal, la zona de robo se
    baraja con el mazo y se reparte de nuevo. Ocurre por sí solo,† tras la preparación y tras cada turno, y se repite hasta
    que un color encaje. Los símbolos y los intercambios no cuentan. Con el mazo vacío no hay nueva zona de robo.

end = Ganar y perder
    .text =
    Ganas con el tapiz completo: { $side } × { $side } cartas sin huecos, es decir, { $place_turns } cartas colocadas además
    de las { $start } primeras. Si antes se acaban las cartas, pierdes, sin puntos ni rango. Puedes rendirte
    mientras no esté completo.†

    Antes de empezar eliges de qué va la partida: de los [descartes](#mode-discards) o del [tiempo](#mode-time).

mode-discards = Por cartas descartadas
    .text =
    La partida sigue después de llenar el último hueco, hasta agotar la zona de robo y el mazo principal; las { $spare } cartas que
    sobran son tus descartes. Hasta entonces aún puedes intercambiar para descartar cartas más valiosas. Si no quieres nada
    más, termina, y se descartan todas las que queden.†

    Cada descarte vale según su color: rojo y morado { $points_R }, naranja y azul { $points_O }, amarillo y verde
    { $points_Y }. Lo máximo posible es **{ $most_points }**.

    > Los colores del centro son los valiosos, pero también los que mejor encajan. Ganar y puntuar tiran en direcciones
    distintas.

mode-time = Por tiempo
    .text =
    El reloj empieza cuando la mesa está preparada, antes de tu primer robo, y se para cuando la última carta completa el
    tapiz. Ahí acaba la partida; los descartes no cuentan.†

    @ranks De qué lado de un límite cae un tiempo exacto es cosa nuestra.†

    La pausa detiene el reloj y tapa la mesa.†

options = Variantes
    .text =
    Los dos modos están impresos. Las demás variantes son nuestras.†

    - **Modo**: por cartas descartadas o por tiempo.
    - **Símbolo lateral**: el tipo de la carta o uno de cuatro símbolos propios (sol, luna, estrella, planeta). Con estos
      todas las cartas son distintas, las vecinas pueden ser del mismo tipo pero no tener el mismo símbolo, y el juego es
      mucho más fácil.
    - **Intercambiar una carta que no toca nada**: no o sí. Con «sí», las primeras cartas se pueden intercambiar
      desde el principio.
    - **Nueva zona de robo**: cuando ninguno de sus colores encaja en una casilla vacía, cuando ninguno está cerca de alguno
      de la mesa, o nunca.
    - **Diagonal inicial**: esquina con esquina o una casilla sí y otra no.
    - **Intercambios por turno**: cuantos quieras o con un límite.
    - **Seguir tras el descarte decisivo**: no, o sí, para practicar.

presets = Conjuntos de reglas
    .text =
    También son nuestros.†

    - **Clásico**: las reglas tal como se cuentan aquí.
    - **Relajado**: como el clásico, pero también se intercambian las cartas que no tocan nada. Bueno para las primeras
      partidas.
    - **Suave**: además, con símbolos propios en los lados. Casi todos los repartos se pueden ganar.

open-and-hidden = Lo que se sabe y lo que no
    .text =
    Ves el tapiz, tu mano, tus descartes, los colores de la zona de robo, cuántas cartas quedan en el mazo principal y el color
    de la primera, porque su reverso está a la vista. Contando sabes cuántas cartas de cada color quedan en el mazo. Lo que
    muestran las cartas boca abajo no lo sabe nadie.

hints = Consejos
    .text =
    - Mira primero la diagonal: donde se encuentran dos colores muy alejados, las casillas entre ellos están muertas. Pon una
      vecina junto a uno de los dos e intercámbialo.
    - Teje una pendiente suave de un extremo del arcoíris al otro.
    - Deja casillas abiertas a varias cartas. Una casilla entre dos tipos solo admite el tercero, y la que toca los tres está
      muerta.
    - Conserva cartas que se puedan intercambiar: aquellas cuyas vecinas son todas del tipo al que son superiores.
    - Si quieres ganar, descarta los extremos del arcoíris; si quieres puntos, el centro.
    - No es fácil. No desesperes en las primeras partidas, o empieza con las reglas relajadas.

good-to-know = Conviene saber
    .text =
    Las reglas dejan algunos casos abiertos. Nosotros los jugamos así:†

    - **El arcoíris tiene dos extremos.** Son los que menos valen al descartar porque son los más difíciles de colocar.
    - **El marco flota**: lo limitado es solo el tamaño del tapiz.
    - **«Intercambiar indefinidamente»** quiere decir varios intercambios en un turno, sin límite.
    - **La nueva zona de robo** es obligatoria. Mira las casillas vacías, no solo los colores de la mesa.
    - **Cuántas cartas sobran** se sabe; por eso una partida perdida acaba en el acto.
    - **El reloj** corre desde que se puede robar la primera carta hasta la última carta colocada.
    - **Los tiempos justo en un límite** valen para el rango mejor, salvo que el más rápido exige menos de
      { $crack_minutes } minutos y el más lento empieza después de { $slow_minutes }.
    - **Las cartas mal puestas** no se dan aquí: solo se pueden elegir casillas permitidas.

reconstructed = Lo que está reconstruido
    .text =
    Teníamos los textos de las reglas, pero ninguna imagen de una carta. Por eso esto son **conclusiones nuestras**, no hechos
    impresos:

    - que el símbolo de los lados es el tipo. La otra lectura, cuatro símbolos propios, es la variante «símbolo lateral»;
      los nombres sol, luna, estrella y planeta son inventados;
    - que de cada color y cada tipo hay el mismo número de cartas, y que el reverso no muestra más que el color;
    - de qué lado de un límite cae un tiempo exacto.

    También las variantes y los conjuntos de reglas son nuestros. Las reglas inglesas y las españolas difieren en detalles;
    donde solo una dice algo, como en la nueva zona de robo, la seguimos. La inglesa llama a los tipos piedra, tijera y papel;
    la española, asteroide, cometa y nebulosa.
