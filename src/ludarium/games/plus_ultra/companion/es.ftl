# El acompañante de Plus Ultra: core/companion.py dice de qué se compone una tarjeta.

decision-draft = Elige quién trabaja para ti
    .text =
    Te quedas con un personaje del mazo, los demás siguen su camino. En la ronda juegas tus personajes uno por uno, cada uno para una de sus dos acciones.
    .weigh =
    ¿Puedes pagarlo? Bajo cada acción ves lo que daría ahora, en verde, o por qué no daría nada, en rojo.
    Dos que se alimentan: uno que gana ducados, otro que los convierte en PG.
    Lo que dejas: los demás eligen del resto del mazo.
decision-stand_up = ¿Otra vez preparados?
    .text =
    Todos tus tercios están cansados, y así ni van a la guerra ni te ayudan en ultramar. Por { $standup_cost } D se levantan todos.
    .weigh =
    La guerra: cada tercio en una guerra ganada da { $war_gp_per_regiment } PG.
    Barato si son muchos: el precio es el mismo por uno que por cinco.
decision-buy_bulls = ¿Una segunda acción por { $bull_cost } D?
    .text =
    Una bula papal permite que un personaje actúe dos veces, una vez por ronda. Cada una que aún tengas al final cuesta { $bull_end_penalty } PG.
    .weigh =
    ¿Qué personaje? Cómprala si uno tuyo tiene una acción que merece repetirse, o dos buenas.
    ¿Qué te queda? Guarda los ducados que cuestan las propias acciones.
decision-bids = ¿Cuántos tercios van a la guerra?
    .text =
    Todos pujan en secreto y muestran sus pujas a la vez. Si entre todos llegáis al nivel de la guerra, cada tercio que encontró sitio da { $war_gp_per_regiment } PG; en todo caso todos vuelven cansados.
    .weigh =
    ¿Se puede ganar? Cuenta los tercios preparados de todos y compáralos con el nivel.
    Solo los primeros caben: con muchas pujas no todos los tercios encuentran sitio, y los que no, también vuelven cansados.
    ¿Para qué más? Algunos personajes necesitan luego un tercio preparado.
decision-menu = Tu turno: juega uno de tus personajes
    .text =
    Elige cuál de tus personajes actúa ahora; el resto viene en la fase siguiente. Antes o después puedes hacer también una acción común, que queda bloqueada para todos.
    .weigh =
    ¿Ahora o luego? Juega primero lo que otro pueda estropear, o lo que traiga los ducados para el otro.
    Las acciones comunes son pocas: con un marcador ocupas el lugar antes que los demás, pero casi todas cuestan ducados.
    ¿Faltan ducados? Un préstamo los trae al momento y cuesta PG.
decision-unlock = ¿Abrir de nuevo una acción común?
    .text =
    Tu Embajador puede quitar un marcador de una acción común bloqueada. Entonces todos pueden elegirla otra vez.
    .weigh =
    ¿Para quién? Vale la pena si quieres la acción para ti y puedes pagarla.
decision-basic = Una de dos acciones
    .text =
    Tu personaje está jugado; haz ahora una de sus dos acciones, o ninguna. Elige en el tablero con qué la haces: la vista previa dice lo que da antes de hacerla.
    .weigh =
    ¿Qué cuesta? Unas acciones piden ducados, otras un tercio o una casa.
    Ahora y después: los PG cuentan al momento; casas, barcos y rosetones, al final.
    ¿Nada posible? La carta puede jugarse sin efecto; su pasiva funciona igual.
decision-bull = ¿Actuar por segunda vez?
    .text =
    Tienes una bula: con ella el mismo personaje actúa otra vez, con la misma acción o con la otra. Los costes se pagan de nuevo.
    .weigh =
    ¿Vale la pena? Una acción de 2 PG o más, sí; una bula guardada hasta el final te cuesta { $bull_end_penalty } PG.
    Una vez por ronda: quizá tu próximo personaje le saque más partido.
decision-after = ¿Algo más en este turno?
    .text =
    Tu personaje ha actuado. Aún puedes hacer una acción común, si no has hecho ninguna en esta fase, y luego terminas tu turno.
    .weigh =
    ¿Vale el marcador? Tienes { $common_markers_per_player } por ronda.
    Ducados para lo que viene: piensa en tu próximo personaje y en lo que cuesta.
decision-natives = Nativos en la loseta que has descubierto
    .text =
    Puedes capturarlos: eso da { $natives_capture_gp } PG y quita un peligro a la colonia vecina. Si no, se quedan y saquean casas allí.
    .weigh =
    ¿Qué tienes? Hace falta un tercio preparado y un ducado, o una bula.
    ¿Casas de quién? Si allí no hay ninguna tuya, el peligro es de los demás.
decision-house = Una colonia nueva: ¿construyes?
    .text =
    Has encontrado una colonia y puedes construir enseguida la primera casa. Las casas cuentan al final, y también tener más que nadie en una colonia.
    .weigh =
    La mayoría: quien llega primero a una colonia pequeña la conserva fácilmente.
    Nativos al lado: saquean la casa construida en último lugar.
decision-ransom = Piratas ante tu colonia
    .text =
    Roban el bien junto a una colonia tuya, y quien tiene allí una casa paga: cansando un tercio preparado o en ducados. Quien no pueda ninguna de las dos cosas pierde PG.
    .weigh =
    ¿De qué puedes prescindir? Un tercio que no hace falta en esta ronda no te cuesta nada más.
decision-tribute = El Rey exige lo suyo
    .text =
    Todos menos el dueño del Rey tienen que dar algo: PG, o ducados en su lugar.
    .weigh =
    ¿Qué es más caro? Compara los PG con lo que te daría un ducado en esta ronda.
decision-coin = Un ducado para la Iglesia
    .text =
    El Inquisidor te hace poner un ducado en una casilla de la Iglesia. Quien done un bien a esa casilla se lo lleva.
    .weigh =
    ¿Para quién? Elige una casilla difícil de llenar, o una que quieras llenar tú.
decision-offer = Fama por dinero
    .text =
    El Príncipe deja que también los demás compren fama: { $prince_b1_others_pay } D por { $prince_b1_others_gp } PG.
    .weigh =
    ¿Necesitas el ducado? Si ninguna de tus acciones lo pide, toma los PG.
decision-passive = ¿Usas la pasiva de esta carta?
    .text =
    Ha ocurrido algo de lo que vive tu personaje. Si la usas, tendrás que jugar esta carta en la ronda; si no, la carta queda fuera.
    .weigh =
    ¿Qué dos? Tienes tres personajes y juegas dos: esto decide cuáles.
decision-mustering = ¿Preparado o cansado?
    .text =
    Tu finca te da un tercio, y eliges cómo llega. Los preparados pueden actuar enseguida; los cansados tienen que levantarse antes.
    .weigh =
    Casi siempre preparado: solo si todos están cansados pueden levantarse todos juntos al empezar una ronda.
decision-mission = La misión captura nativos
    .text =
    Tu nueva misión puede capturar una loseta de nativos justo encima o debajo de su colonia, gratis. Eso da { $natives_capture_gp } PG.
    .weigh =
    ¿Cuáles? Los que amenazan tus propias casas.
decision-cathedral = ¿PG ahora o una casa en ultramar?
    .text =
    Has completado la Iglesia: toma { $cathedral_complete_bonus } PG, o pon una casa de tu reserva en el lugar de una catedral en una colonia.
    .weigh =
    La mayoría: cuenta como casa en su colonia, y allí la mayoría vale más.
decision-raid = ¿Adónde van los agresores?
    .text =
    Los nativos agresivos han destruido tu casa y pasan a una colonia vecina. Tú eliges a cuál.
    .weigh =
    Lejos de ti: mándalos adonde estén las casas de tus rivales.
