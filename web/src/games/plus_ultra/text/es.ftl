# Plus Ultra en el navegador, en español: sus cartas y lo que dicen las imágenes de sus reglas. D es un ducado, PG un
# punto de grandeza. Los nombres de personajes, acciones y losetas están en el catálogo junto a las reglas.

## Personajes: qué representan; lo que hacen se dice junto a las reglas

passive = Pasiva, durante toda la ronda
passive-once = Pasiva, una vez

card-admiral = Trae los bienes a través del mar
card-banker = Presta y vive de las deudas
card-cardinal = Llena la Iglesia y da bulas
card-trader = De los bienes, ducados y grandeza
card-constable = Manda los ejércitos
card-conqueror = Va adonde nadie ha estado
card-pirate = Toma lo que otros embarcan
card-king = El primero entre sus pares
card-viceroy = Gobierna en ultramar
card-inquisitor = Vela por las almas y los rosetones
card-prince = Heredero con amigos en la Corte
card-queen = Honra el rango y pide prestado
card-secretary = Sabe dónde se guarda todo
card-ambassador = Abre puertas en cortes extranjeras

## Las imágenes de las reglas

piece-ship = barco
piece-regiment = tercios
piece-house = casas
piece-rose_window = rosetones
piece-bull = bulas papales
piece-magellan = cartas de Magallanes
piece-estate = fincas
piece-painting = retratos
window-active = rosetón activo
window-used = rosetón agotado
zones-label = Las zonas del tablero
zone-greatness = Grandeza
zone-new-world = Nuevo Mundo
zone-sea = Comercio marítimo
zone-rounds = Rondas
zone-peers = Orden de pares
zone-crown = Riqueza de la Corona
zone-market = Mercado
zone-surplus = Excedentes
zone-church = Iglesia
zone-wars = Guerras europeas
zone-bulls = Bulas papales
zone-magellan = Magallanes
zone-commons = Acciones comunes
zone-estates = Fincas
column-tile = Loseta
column-stack = Pila
column-start = Al principio
column-round = Ronda
column-mode = Personajes
column-players = Jugadores
column-deck = En el mazo
column-drafted = Elegidos
column-left = Sin elegir
mode-basic = Básico
mode-ambassador = Con el Embajador
mode-court = El Poder de la Corte
mode-both = Corte y Embajador
amount-gp = { $count } PG
war-level = nivel { $level }
war-bid = puja { $bid }
harvest-sacked = Se saquea la última casa construida; los nativos se quedan.
harvest-produced = Segundo al mercado.
harvest-produced-first = Primero al mercado.
nation-letter-austria = A
nation-letter-england = I
nation-letter-france = F
nation-letter-portugal = P
nation-letter-papal_states = E

## La mesa: lo que se pregunta

subtitle = La Corte del Emperador Carlos V
prompt-stand_up = ¿Se levantan tus tercios?
    .help = Todos están cansados. { $standup_cost } D por todos; tienes { $purse } D.
prompt-draft = Quédate con un personaje
    .help = Es secreto hasta que todos se revelan. El resto pasa al siguiente.
prompt-buy_bulls = ¿Compras una bula papal?
    .help = Una vez por ronda un personaje actúa dos veces. { $bull_cost } D, tienes { $purse } D; sin gastar al final −{ $bull_end_penalty } PG.
prompt-bids = Guerra de nivel { $level }: puja en secreto
    .help = Tercios preparados: { $ready }. Si se gana, cada uno allí da { $war_gp_per_regiment } PG; todos vuelven cansados.
prompt-menu = Tu turno: juega un personaje
    .help = { $common ->
        [yes] Antes o después puedes hacer una acción común.
       *[no] Ahora no es posible ninguna acción común.
    }
prompt-unlock = ¿Desbloqueas una acción común?
    .help = Elige una bloqueada; su marcador vuelve a su dueño.
prompt-basic = { $acting }: elige una acción
    .help = { $copied ->
        [yes] Jugaste { $played }, que actúa como { $acting }.
       *[no] Los costes son tuyos; la vista previa muestra lo que da.
    }
prompt-bull = { $acting }: ¿otra vez con una bula?
    .help = La misma acción o la otra, con sus costes. Bulas que tienes: { $bulls }.
prompt-after = Tu carta está jugada
    .help = Una acción común, o termina el turno.
prompt-natives = Hallaste nativos en la posición { $where }
    .help = Capturados dan { $natives_capture_gp } PG. Tienes { $purse } D; tercios preparados: { $ready }.
prompt-house = Hallaste { $colony }
    .help = Una casa allí cuesta { $conqueror_b1_house_ducats } D; tienes { $purse } D y { $pool ->
        [one] 1 casa
       *[other] { $pool } casas
    } en tu reserva.
prompt-ransom = { $own ->
        [yes] Robas junto a { $colony }, donde tienes una casa
       *[no] { $actor } roba junto a { $colony } con el Pirata
    }
    .help = Allí hay una casa tuya. Tienes { $purse } D; tercios preparados: { $ready }.
prompt-tribute = { $actor } exige tributo para el Rey
    .help = Tienes { $gp } PG y { $purse } D.
prompt-coin = { $actor } exige una moneda para la Iglesia
    .help = Elige una casilla sin bien para { $inquisitor_b1_coin } D tuyo. Quien done allí se lo lleva.
prompt-offer = { $actor } te ofrece PG con el Príncipe
    .help = { $prince_b1_others_pay } D por { $prince_b1_others_gp } PG; tienes { $purse } D.
prompt-passive = { $acting }: ¿usas su pasiva?
    .help = Pasiva: { $passive }
prompt-mustering = Tu finca te da un tercio
    .help = Preparado puede ir a la guerra; los cansados se levantan todos juntos por { $standup_cost } D.
prompt-mission = Tu misión puede capturar nativos
    .help = Elige los que están justo debajo o encima de { $colony }. Es gratis y da { $natives_capture_gp } PG.
prompt-cathedral = Completaste la Iglesia
    .help = Toma { $cathedral_complete_bonus } PG, o pon una casa de tu reserva en el lugar de una catedral en ultramar.
prompt-raid = Destruyeron tu casa en { $colony }
    .help = Elige la colonia vecina a la que se dirigen los nativos agresivos.
begun-fund_regiments = Financiar un tercio
begun-explore_seas = Explorar los mares
begun-open_mission = Abrir una misión
begun-visit_court = Visitar la Corte
begun-workshops = Adquirir en los talleres
begun-buy_estate = Comprar una finca
begun-visit_embassies = Visitar embajadas
button-standup = Responder
button-draft = Quedarse con { $character }
    .short = Quedárselo
button-buy_bull = Responder
button-bid = Entregar la puja
button-play_card = Jugarlo
button-unlock = Desbloquear
button-no_effect = Sin efecto
button-use_bull = Gastar una bula
button-decline = No, seguir
button-end_turn = Terminar el turno
button-discard_estate = Descartar la finca
button-muster = Tomarlo
button-painter = Posar
button-loan = Tomar el préstamo
button-fund_regiments = Financiarlo
button-explore_seas = Explorar
button-open_mission = Construir aquí
button-visit_court = Visitar la Corte
button-workshops = Adquirir
button-buy_estate = Comprar esta finca
button-visit_embassies = Tomar la loseta
button-basic = Actuar
button-ship = Embarcarlo
button-deposit = Entregar
button-donate = Donar
button-sell = Vender
button-spend = Comprar
button-replace = Sustituir
button-reinforce = Enviarlo
button-recruit = Tomarlo
button-carry = Llevarlo
button-windows = Girarlos
button-raid = Hacer retroceder
button-plunder = Robar
button-acquire = Tomarlo
button-take_estate = Comprar esta finca
button-settle = Construir aquí
button-catch = Capturar
button-take_embassy = Tomar la loseta
button-copy = Actuar así
button-natives = Decidir
button-house = Construir aquí
button-cathedral = Decidir
button-mission_capture = Capturar
button-ransom = Responder
button-offer = Responder
button-tribute = Responder
button-coin = Ponerla aquí
button-passive = Decidir
button-raid_move = Enviarlos

ask-basic = Elige la acción I o II.
ask-position = Elige un lugar del Nuevo Mundo.
ask-slot = Elige un edificio.
ask-onto = Elige la casilla del mercado que ocupa.
ask-source = Elige un bien del mercado o de los excedentes.
ask-square = Elige una casilla.
ask-window = ¿Agotar un rosetón?
ask-answer = Tu respuesta
ask-regiments = ¿Cuántos tercios?
ask-by = ¿Cómo?
ask-direction = ¿Adónde?
ask-readiness = ¿Preparado o cansado?
ask-what = ¿Qué?
ask-steps = ¿Cuántos puestos?
ask-good = ¿Qué?
ask-ducats = ¿Cuántos ducados?
ask-tier = ¿Qué oferta?
ask-windows = ¿Cuántos rosetones?
ask-at = O bien
ask-common = O bien
ask-desk = Elige una loseta de embajada.
ask-victim = Elige un jugador.
ask-owner = Elige un jugador.
ask-character = Elige un personaje.
ask-tile = Elige los nativos.
ask-number = Elige una finca.

choose-tribute-gp = Perder { $king_b2_penalty } PG
choose-tribute-ducat = Pagar { $king_b2_pay } D
choose-ransom-regiment = Cansar un tercio
choose-ransom-ducat = Pagar { $pirate_b2_ransom } D
choose-offer-pay = Pagar { $prince_b1_others_pay } D por { $prince_b1_others_gp } PG
choose-offer-pass = Pasar
choose-standup-yes = Pagar { $standup_cost } D, todos preparados
choose-standup-no = Dejarlos descansar
choose-buy_bull-yes = Comprar una por { $bull_cost } D
choose-buy_bull-no = Esta vez no
choose-natives-bull = Capturar: gastar una bula
choose-natives-regiment = Capturar: { $conqueror_b1_natives_ducats } D y un tercio
choose-natives-leave = Dejarlos
choose-catch-bull = Gastar una bula
choose-catch-regiment = { $viceroy_b2_own } D y { $viceroy_b2_crown } D de la Corona, cansar un tercio
choose-passive-activate = Activar: habrá que jugarlo
choose-passive-decline = Renunciar: queda fuera esta ronda
choose-cathedral-gp = Tomar { $cathedral_complete_bonus } PG
choose-unlock-none = No desbloquear nada

by-bull = gastar una bula
by-regiment = cansar un tercio
by-leave = dejarlos
by-ducat = pagar
by-gp = perder PG
answer-pay = pagar
answer-pass = pasar
answer-activate = activar
answer-decline = renunciar

## La mesa: zonas y piezas

zone-windows = Rosetones
tab-world = Nuevo Mundo
tab-trade = Mercado
tab-commons = Acciones
tab-court = Corte
tab-sea = Mar
tab-war = Guerra
tab-estates = Fincas
zone-open = aquí se puede elegir algo
the-court = La Corte
look-up = Consultar cartas
status-asked = está eligiendo
status-committed = comprometido
status-forfeited = fuera
status-used = usado
no-characters = Aún sin personaje
preview = Vista previa
preview-unknown = Lo que saldrá de ello no se puede saber antes.
note-ducats = { $ducats } D
stack-left = pila { $many }
first-colony = Primera colonia
no-colony = sin colonia
of-size = tamaño { $size }
slot-free = libre
tile-at = { $tile }, posición { $position }
colony-label = { $colony }, tamaño { $size }, casas: { $houses }
raid-label = Mandar a los nativos a { $colony }
slot-label = { $building } en { $colony }: { $owner }
fate-key = → fin de ronda
fate-remark = Al final de la ronda, tal como están las cosas
ahead = luego { $gains }
ahead-remark = Lo que traen el final de esta ronda y los ingresos siguientes, tal como están las cosas
ship-label = Barco de { $name }, comercio marítimo { $square }
peers-remark = Al empezar la próxima ronda
crown-of = { $ducats } de { $most } D
market-remark = venta { $base } D menos sus iguales
market-label = Casilla { $square } del mercado: { $tile }
surplus-label = Excedentes, losetas: { $many }, encima: { $tile }
church-label = Casilla { $square } de la Iglesia: { $tile }, { $ducats } D; una donación da { $points } PG, con un rosetón { $window } más
donation = +{ $points } PG, rosetón +{ $window }
church-remark = { $goods } de { $squares }; llena: +{ $points } PG
war-remark = nivel { $level } ({ $dice }), { $points } PG cada uno
war-label = Casilla { $square } de guerra: tercio de { $name }
label-bids = Pujas
each-gp = { $points } PG cada una
markers-left = { $many ->
    [one] queda 1 marcador
   *[other] quedan { $many } marcadores
}
commons-remark = un marcador bloquea
locked-by = Bloqueada por { $name }.
estates-remark = +{ $ducats } D por ronda
estate-label = Finca de la casilla { $square }, { $ducats } D por ronda
estate-gone = finca comprada
own-estate = Tu finca { $number }: { $estate }
player-label = { $name }, puesto { $turn } en el turno, { $points } PG, { $ducats } D

## La elección de personajes

about-draft = Queda en secreto hasta que todos se descubran. { $others ->
        [0] Después no queda ninguna carta.
        [one] { $to ->
            [next] La otra pasa a { $next }.
            [me] Del resto eliges otra vez.
           *[none] La otra sobra.
        }
       *[other] { $to ->
            [next] Las otras { $others } pasan a { $next }.
            [me] Del resto eliges otra vez.
           *[none] Las otras { $others } sobran.
        }
    }
the-pack = Las cartas
pack-remark = verde: lo que daría ahora una acción; rojo: por qué nada
pack-remark-short = verde: ahora
show-board = Ver el tablero
show-board-short = Tablero
show-pack = Ver las cartas
full-text = Texto completo
no-passive = Sin pasiva
unit-gp = PG
unit-ducat = D
prospect = { $most ->
    [yes] Ahora hasta { $gain }
   *[no] Ahora { $gain }
}
prospect-price = { $most ->
    [yes] Ahora hasta { $gain } por { $price } D
   *[no] Ahora { $gain } por { $price } D
}
prospect-nothing = Ahora nada
prospect-sea = mar +{ $many }
you-keep = Te quedas con
keep-count = { $kept } de { $keeps }
pick-number = elección { $number }
seen-packs = { $packs ->
    [0] Has visto estas cartas.
    [one] Has visto las cartas una vez antes, y ahora estas.
   *[other] Has visto las cartas { $packs } veces antes, y ahora estas.
} Una de las { $deck } está apartada boca abajo.
strip-label = De qué depende la elección
strip-crown = de { $most }
strip-war = { $points } PG c/u
strip-places = { $free ->
    [one] 1 sitio
   *[other] { $free } sitios
}
strip-world = Nuevo Mundo { $position }
strip-peers = Pares

## Lo que tiene cada uno

holdings-label = Lo que tiene { $name }
key-ready = preparado
key-tired = cansado
key-war = en guerra
key-active = activo
key-used = agotado
legend-ducats = { $count ->
    [one] 1 ducado
   *[other] { $count } ducados
}
legend-regiments = Tercios: preparados { $ready } + cansados { $tired }{ $war ->
    [0] {""}
   *[other] , { $war } en la guerra
}
legend-houses = Casas: { $pool } en la reserva, { $supply } en el suministro
legend-windows = Rosetones: activos { $active } + agotados { $used }
legend-bulls = Bulas: { $count }
legend-magellan = Cartas de Magallanes: { $count }
legend-portrait = { $price ->
    [0] Retrato: { $count } PG al final
   *[other] Retrato: { $count } PG al final, por { $price } D
}
legend-natives = Nativos capturados: { $count }
