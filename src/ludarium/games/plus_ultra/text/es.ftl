# Plus Ultra, en español. Los nombres son los de la caja donde el reglamento los da.

## Piezas

tile-gold = oro
tile-silver = plata
tile-gems = gemas
tile-vegetables = vegetales
tile-natives = nativos
tile-colony_2 = colonia de tamaño 2
tile-colony_3 = colonia de tamaño 3
tile-colony_4 = colonia de tamaño 4
tile-aggressive_natives = nativos agresivos

character-admiral = Almirante
character-banker = Banquero
character-cardinal = Cardenal
character-trader = Comerciante
character-constable = Condestable
character-conqueror = Conquistador
character-pirate = Pirata
character-king = Rey
character-viceroy = Virrey
character-inquisitor = Inquisidor
character-prince = Príncipe
character-queen = Reina
character-secretary = Secretario de Estado
character-ambassador = Embajador

common-painter = Pintor de la Corte
common-loan = Pedir un préstamo
common-fund_regiments = Financiar tercios
common-explore_seas = Explorar los mares
common-open_mission = Abrir una misión
common-visit_court = Visitar la Corte
common-workshops = Adquirir talleres
common-buy_estate = Comprar fincas
common-visit_embassies = Visitar embajadas

estate-house = una casa
estate-regiment = un tercio
estate-rose_window = un rosetón
estate-bull = una bula
estate-ducats_3 = 3 ducados

embassy-emb_ae = Austria, Inglaterra
embassy-emb_af = Austria, Francia
embassy-emb_ap = Austria, Portugal
embassy-emb_as = Austria, Estados Pontificios
embassy-emb_ef = Inglaterra, Francia
embassy-emb_ep = Inglaterra, Portugal
embassy-emb_es = Inglaterra, Estados Pontificios
embassy-emb_fp = Francia, Portugal
embassy-emb_fs = Francia, Estados Pontificios
embassy-emb_ps = Portugal, Estados Pontificios
embassy-emb_aef = Austria, Inglaterra, Francia
embassy-emb_aep = Austria, Inglaterra, Portugal
embassy-emb_aes = Austria, Inglaterra, Estados Pontificios
embassy-emb_afp = Austria, Francia, Portugal
embassy-emb_afs = Austria, Francia, Estados Pontificios
embassy-emb_aps = Austria, Portugal, Estados Pontificios
embassy-emb_efp = Inglaterra, Francia, Portugal
embassy-emb_efs = Inglaterra, Francia, Estados Pontificios
embassy-emb_eps = Inglaterra, Portugal, Estados Pontificios
embassy-emb_fps = Francia, Portugal, Estados Pontificios

site-nw_hispaniola = La Española
site-nw_cuba = Cuba
site-nw_new_spain = Nueva España
site-nw_castilla_oro = Castilla del Oro
site-nw_new_granada = Nueva Granada
site-nw_peru = Perú
site-nw_la_plata = Río de la Plata

building-harbour = puerto
building-mission = misión
building-town_council = cabildo
building-plantation = plantación
building-fort = fuerte
building-cathedral = catedral

## Respuestas y lugares

unlock-painter = Pintor de la Corte
unlock-loan = Pedir un préstamo
unlock-fund_regiments = Financiar tercios
unlock-explore_seas = Explorar los mares
unlock-open_mission = Abrir una misión
unlock-visit_court = Visitar la Corte
unlock-workshops = Adquirir talleres
unlock-buy_estate = Comprar fincas
unlock-visit_embassies = Visitar embajadas
unlock-none = ninguna

onto-free = la primera casilla libre
onto-1 = la casilla 1
onto-2 = la casilla 2
onto-3 = la casilla 3
onto-4 = la casilla 4
onto-5 = la casilla 5
onto-6 = la casilla 6
onto-7 = la casilla 7
onto-8 = la casilla 8
source-surplus = excedentes
source-1 = casilla del mercado 1
source-2 = casilla del mercado 2
source-3 = casilla del mercado 3
source-4 = casilla del mercado 4
source-5 = casilla del mercado 5
source-6 = casilla del mercado 6
source-7 = casilla del mercado 7
source-8 = casilla del mercado 8
slot-none = siguiente lugar libre
slot-1 = solar 1
slot-2 = solar 2
slot-3 = solar 3
slot-4 = solar 4
cathedral-gp = tomar mejor los PG
cathedral-1 = posición 1
cathedral-2 = posición 2
cathedral-3 = posición 3
cathedral-4 = posición 4
cathedral-5 = posición 5
cathedral-6 = posición 6
cathedral-7 = posición 7

answer-no = no
answer-yes = sí
readiness-ready = preparado
readiness-tired = cansado
good-rose_window = rosetón
good-house = casa
good-magellan = carta de Magallanes
seas-sea = un paso en el mar
seas-magellan = una carta de Magallanes
means-bull = gastando una bula
means-regiment = pagando y cansando un tercio
natives_by-bull = capturarlos con una bula
natives_by-regiment = capturarlos: pagar y cansar un tercio
natives_by-leave = dejarlos
ransom_by-regiment = cansar un tercio
ransom_by-ducat = pagar
tribute_by-gp = perder PG
tribute_by-ducat = pagar
reply-pay = pagar
reply-pass = pasar
passive_use-activate = activar
passive_use-decline = renunciar
direction-down = abajo
direction-up = arriba
desk-display_1 = primera loseta visible
desk-display_2 = segunda loseta visible
desk-stack = la de arriba de la pila

## De dónde vienen puntos y ducados

cause-admiral = Almirante
cause-banker = Banquero
cause-cardinal = Cardenal
cause-trader = Comerciante
cause-constable = Condestable
cause-conqueror = Conquistador
cause-pirate = Pirata
cause-king = Rey
cause-viceroy = Virrey
cause-inquisitor = Inquisidor
cause-prince = Príncipe
cause-queen = Reina
cause-secretary = Secretario de Estado
cause-ambassador = Embajador
cause-peers = orden de pares
cause-sea_trade = comercio marítimo
cause-estates = fincas
cause-war = guerra
cause-capture = nativos capturados
cause-cathedral = catedral
cause-forts = fuerte
cause-councils = cabildo
cause-plantations = plantación
cause-loans = préstamo
cause-crown = Corona
cause-church = Iglesia
cause-offer = oferta del Príncipe
cause-tribute = tributo al Rey
cause-piracy = piratería
cause-inquisition = Inquisición
cause-portrait = retrato
cause-bulls = bulas
cause-regiments = tercios
cause-houses = casas
cause-majorities = mayorías
cause-windows = rosetones
cause-sea_ranks = comercio marítimo al final
cause-voyages = viaje de Magallanes
cause-embassies = embajadas
cause-austria = Austria
cause-england = Inglaterra
cause-france = Francia
cause-portugal = Portugal
cause-papal_states = Estados Pontificios
cause-court = la Corte
cause-shops = talleres

## Personajes

# Lo que hacen los personajes, en breve para la mesa y completo para consultarlo. Los números llevan el nombre de la
# constante.
action-admiral-1 = Bien al mercado, comercio marítimo +{ $admiral_b1_sea }, tipo nuevo +{ $admiral_b1_new_gp } PG
    .full = Lleva al mercado un bien boca arriba de cualquier casilla de exploración. Comercio marítimo +{ $admiral_b1_sea }; si en el mercado no había ninguno de su tipo, además +{ $admiral_b1_new_gp } PG. Si el mercado está lleno, elige una de sus casillas: el bien que había va encima de los excedentes.
action-admiral-2 = Comercio marítimo +{ $admiral_b2_sea }, +{ $admiral_b2_gp } PG
    .full = Comercio marítimo +{ $admiral_b2_sea } y +{ $admiral_b2_gp } PG.
passive-banker = Los préstamos no gastan marcador ni se bloquean. Cuando otro jugador pide uno, recibes { $banker_passive_ducats } D.
action-banker-1 = Ducados a la Corona: { $banker_b1_gp_per_ducat } PG cada uno
    .full = Pon cuantos ducados tuyos quieras en la riqueza de la Corona, mientras haya sitio: +{ $banker_b1_gp_per_ducat } PG por cada uno.
action-banker-2 = { $banker_b2_ducats_per_tile } D por oro y plata en el mercado
    .full = +{ $banker_b2_ducats_per_tile } D por cada oro y cada plata del mercado.
passive-cardinal = Cada vez que otro jugador compra una bula recibes { $cardinal_passive_ducats } D.
action-cardinal-1 = Dona: { $cardinal_b1_gp } PG, con rosetón +{ $cardinal_b1_rose_low_gp } o +{ $cardinal_b1_rose_high_gp }
    .full = Dona un bien del mercado a la casilla de la Iglesia que está debajo, o el de encima de los excedentes a cualquier casilla, siempre que allí no haya ninguno. +{ $cardinal_b1_gp } PG, y te quedas los ducados de esa casilla. Puedes agotar un rosetón activo para +{ $cardinal_b1_rose_low_gp } PG más, con oro o gemas +{ $cardinal_b1_rose_high_gp } PG. Si la Iglesia queda llena: +{ $cathedral_complete_bonus } PG, sus bienes salen de la partida y los rosetones de todos vuelven a estar activos.
action-cardinal-2 = Toma una bula
    .full = Toma gratis una bula del tablero.
action-trader-1 = Vende: { $trader_b1_base } D menos los repetidos
    .full = Vende el bien de la casilla 1 del mercado o el de encima de los excedentes: { $trader_b1_base } D, menos 1 D por cada otro de su tipo que quede en el mercado. Sale de la partida.
action-trader-2 = Ducados a PG: { $trader_offers }
    .full = Compra una de estas ofertas, ducados por PG: { $trader_offers }.
passive-constable = Si se gana la guerra recibes { $constable_passive_gp } PG, tengas o no un tercio en ella.
action-constable-1 = Tercio a la guerra, o en lugar de uno rival
    .full = Si las pujas llegaron al nivel: pon un tercio preparado tuyo en lugar de uno ajeno, que vuelve cansado. Si no llegaron: pon un tercio preparado en la primera casilla libre de la guerra; solo si no tienes ninguno, uno preparado de otro jugador.
action-constable-2 = Toma un tercio
    .full = Toma un tercio del suministro, preparado o cansado.
action-conqueror-1 = Descubre una loseta: bien +{ $conqueror_b1_resource_gp } PG, nativos +{ $natives_capture_gp } PG, colonia
    .full = Descubre la loseta boca abajo más baja del Nuevo Mundo. Bien: +{ $conqueror_b1_resource_gp } PG. Nativos: puedes capturarlos, +{ $natives_capture_gp } PG, con una bula, o con { $conqueror_b1_natives_ducats } D y cansando un tercio preparado. Colonia: queda fundada, y puedes poner allí una casa por { $conqueror_b1_house_ducats } D.
action-conqueror-2 = Bien a los excedentes, +{ $conqueror_b2_gp } PG
    .full = Lleva un bien boca arriba de cualquier casilla de exploración encima de los excedentes: +{ $conqueror_b2_gp } PG.
action-pirate-1 = Comercio marítimo de un rival −1, +{ $pirate_b1_gp } PG
    .full = Elige a otro jugador del comercio marítimo: retrocede 1. +{ $pirate_b1_gp } PG.
action-pirate-2 = Roba junto a una colonia, +{ $pirate_b2_gp } PG
    .full = Retira de la partida un bien boca arriba junto a una colonia: +{ $pirate_b2_gp } PG. Quien tenga allí una casa, tú también, cansa un tercio preparado o paga { $pirate_b2_ransom } D; quien no pueda ninguna de las dos cosas pierde { $pirate_b2_penalty } PG.
idle-pirate = Si ninguna es posible: +{ $pirate_fallback_gp } PG.
passive-king = Al jugarlo: pasa al primer puesto del orden de pares.
action-king-1 = PG por la riqueza de la Corona: { $king_tiers }
    .full = PG según la riqueza de la Corona: { $king_tiers }.
action-king-2 = Los demás −{ $king_b2_penalty } PG o { $king_b2_pay } D; Corona +{ $king_b2_crown } D
    .full = Cada otro jugador pierde { $king_b2_penalty } PG o paga { $king_b2_pay } D, a su elección. Después la Corona recibe { $king_b2_crown } D.
passive-viceroy = Al jugarlo: +{ $viceroy_passive_ducats } D por cada colonia con una casa tuya.
action-viceroy-1 = { $viceroy_b1_own } D + Corona { $viceroy_b1_crown } D: casa a una colonia
    .full = Paga { $viceroy_b1_own } D y la Corona { $viceroy_b1_crown } D: pon una casa de tu reserva en cualquier colonia con sitio.
action-viceroy-2 = { $viceroy_b2_own } D + Corona { $viceroy_b2_crown } D y un tercio, o una bula: captura nativos, +{ $natives_capture_gp } PG
    .full = Captura una loseta de nativos boca arriba en cualquier lugar, +{ $natives_capture_gp } PG: gasta una bula, o paga { $viceroy_b2_own } D, la Corona { $viceroy_b2_crown } D, y cansa un tercio preparado.
passive-inquisitor = Cada vez que un personaje lleva un bien del Nuevo Mundo al mercado o a los excedentes, y cada vez que se capturan nativos, recibes { $inquisitor_passive_ducats } D, también por tus acciones.
action-inquisitor-1 = Agota rosetones: { $inquisitor_b1_gp_per_window } PG cada uno; los demás { $inquisitor_b1_coin } D a la Iglesia
    .full = Agota hasta { $inquisitor_max_windows } de tus rosetones activos: +{ $inquisitor_b1_gp_per_window } PG cada uno. Luego cada otro jugador pone { $inquisitor_b1_coin } D en una casilla de la Iglesia sin bien; quien no tenga pierde { $inquisitor_b1_penalty } PG.
action-inquisitor-2 = Reactiva rosetones: { $inquisitor_b2_gp_per_window } PG cada uno
    .full = Vuelve a activar hasta { $inquisitor_max_windows } de tus rosetones agotados: +{ $inquisitor_b2_gp_per_window } PG cada uno.
passive-prince = Al jugarlo: avanza un puesto en el orden de pares.
action-prince-1 = +{ $prince_b1_gp } PG, Corona +{ $prince_b1_crown } D; los demás pueden pagar { $prince_b1_others_pay } D por { $prince_b1_others_gp } PG
    .full = Cada otro jugador puede pagar { $prince_b1_others_pay } D por { $prince_b1_others_gp } PG. Tú recibes { $prince_b1_gp } PG y la Corona { $prince_b1_crown } D.
action-prince-2 = { $prince_b2_gp_per_good } PG por bien en la Iglesia
    .full = +{ $prince_b2_gp_per_good } PG por cada bien de la Iglesia.
passive-queen = Cada vez que otro jugador te adelanta en el orden de pares recibes { $queen_passive_gp } PG.
action-queen-1 = PG por tu puesto: { $queen_places }
    .full = PG por tu puesto en el orden de pares: { $queen_places }.
action-queen-2 = Una acción del personaje apartado
    .full = Haz una acción del personaje apartado, con sus costes y condiciones; su pasiva no actúa. Puedes mirar esa carta en cuanto todas se revelan.
passive-secretary = Al jugarlo: +{ $secretary_passive_ducats } D, salvo que otro jugador haya elegido al Rey.
action-secretary-1 = { $secretary_b1_own } D + Corona { $secretary_b1_crown } D: rosetón, casa o Magallanes
    .full = Paga { $secretary_b1_own } D y la Corona { $secretary_b1_crown } D: toma un rosetón activo, una casa para tu reserva o una carta de Magallanes.
action-secretary-2 = Una finca por { $secretary_b2_cost } D
    .full = Compra una finca por { $secretary_b2_cost } D.
passive-ambassador = Al jugarlo: puedes desbloquear una acción común; su marcador vuelve a su dueño.
action-ambassador-1 = { $ambassador_b1_own } D + Corona { $ambassador_b1_crown } D: loseta de embajada
    .full = Paga { $ambassador_b1_own } D y la Corona { $ambassador_b1_crown } D: toma una loseta de embajada, de las visibles o la de encima de la pila.
action-ambassador-2 = { $ambassador_b2_cost } D: acción de una carta rival sin jugar
    .full = Paga { $ambassador_b2_cost } D: haz una acción de un personaje que otro jugador aún no ha jugado, con sus costes. La carta sigue sin usar y sus pasivas no actúan.

## Acciones comunes

about-painter = Empezar { $painter_start_cost } D, entregar { $painter_delivery_cost } D
    .full = La primera vez paga { $painter_start_cost } D y toma un encargo; cada vez siguiente gíralo al valor que sigue: { $painter_faces } PG. Al final la entrega cuesta { $painter_delivery_cost } D; sin ella vale solo { $painter_undelivered_gp } PG.
about-loan = +{ $loan_ducats } D, −{ $loan_gp } PG
    .full = Toma { $loan_ducats } D y pierde { $loan_gp } PG, que debes tener.
about-fund_regiments = { $fund_regiments_cost } D: un tercio
    .full = Paga { $fund_regiments_cost } D y toma un tercio del suministro, preparado o cansado.
about-explore_seas = Mar +1 por { $explore_seas_step_cost } D, Magallanes { $explore_seas_magellan_cost } D
    .full = Paga { $explore_seas_step_cost } D y avanza 1 en el comercio marítimo, o paga { $explore_seas_magellan_cost } D y toma una carta de Magallanes.
about-open_mission = { $open_mission_cost } D: casa a una colonia
    .full = Paga { $open_mission_cost } D y pon una casa de tu reserva en una colonia con sitio.
about-visit_court = Sube 1 por { $visit_court_cost_1 } D, 2 por { $visit_court_cost_2 } D
    .full = Paga { $visit_court_cost_1 } D y sube un puesto en el orden de pares, o { $visit_court_cost_2 } D y sube dos.
about-workshops = { $workshops_cost } D: un rosetón o una casa
    .full = Paga { $workshops_cost } D y toma un rosetón activo, o una casa para tu reserva.
about-buy_estate = { $buy_estate_cost } D: una finca
    .full = Paga { $buy_estate_cost } D, elige una finca y mira su dorso en secreto.
about-visit_embassies = { $visit_embassies_cost } D: una loseta de embajada
    .full = Paga { $visit_embassies_cost } D y toma una loseta de embajada, de las visibles o la de encima de la pila. Solo con El Embajador.

## Jugadas

verb-standup = Levantar todos los tercios por { $standup_cost } D: { $answer }
    .group = ¿Levantar todos tus tercios por { $standup_cost } D?
    .item = { $answer }
verb-draft = Quedarse con la carta { $character }
    .group = Quedarse con
    .item = { $character }
verb-buy_bull = Comprar una bula por { $bull_cost } D: { $answer }
    .group = ¿Comprar una bula por { $bull_cost } D?
    .item = { $answer }
verb-bid = Pujar { $regiments ->
    [one] { $regiments } tercio
   *[other] { $regiments } tercios
} para la guerra
    .group = Tercios para la guerra
    .item = { $regiments }
verb-play_card = Jugar la carta { $character }
    .group = Jugar
    .item = { $character }
verb-unlock = Desbloquear una acción común: { $common }
    .group = Desbloquear
    .item = { $common }
verb-no_effect = Jugar la carta sin efecto
verb-use_bull = Gastar una bula en otra acción de este personaje
verb-decline = No, seguir
verb-end_turn = Acabar el turno
verb-discard_estate = Descartar la finca { $number } por { $estate }
    .group = Descartar una finca
    .item = { $number } ({ $estate })
verb-muster = Tomar el tercio { $readiness }
    .group = Tomar el tercio
    .item = { $readiness }

verb-painter = Posar para el pintor de la Corte ({ $price } D)
verb-loan = Pedir un préstamo: +{ $loan_ducats } D, −{ $loan_gp } PG
verb-fund_regiments = Financiar un tercio { $readiness } por { $fund_regiments_cost } D
    .group = Financiar un tercio por { $fund_regiments_cost } D
    .item = { $readiness }
verb-explore_seas = Explorar los mares: { $what } por { $price } D
    .group = Explorar los mares
    .item = { $what } ({ $price } D)
verb-open_mission = Abrir una misión por { $open_mission_cost } D: { $colony }, { $building }
    .group = Abrir una misión por { $open_mission_cost } D en { $colony }
    .item = { $building }
verb-visit_court = Visitar la Corte: { $steps ->
    [one] { $steps } puesto
   *[other] { $steps } puestos
} arriba en el orden de pares por { $price } D
    .group = Visitar la Corte, puestos arriba
    .item = { $steps } ({ $price } D)
verb-workshops = Talleres: { $good } por { $workshops_cost } D
    .group = Talleres por { $workshops_cost } D
    .item = { $good }
verb-buy_estate = Comprar la finca de la casilla { $square } por { $buy_estate_cost } D
    .group = Comprar una finca por { $buy_estate_cost } D, casilla
    .item = { $square }
verb-visit_embassies = Visitar embajadas por { $visit_embassies_cost } D: { $embassy }
    .group = Visitar embajadas por { $visit_embassies_cost } D
    .item = { $embassy }

verb-basic = { $does }
verb-ship = Llevar { $tile } de la posición { $position } a { $onto }
    .group = Llevar { $tile } de la posición { $position } a
    .item = { $onto }
verb-deposit = Donar { $ducats } D a la Corona
    .group = Donar ducados a la Corona, { $banker_b1_gp_per_ducat } PG cada uno
    .item = { $ducats }
verb-donate = Donar { $tile } ({ $source }) a la casilla { $square } de la Iglesia; agotar un rosetón: { $window }
    .group = Donar { $tile } ({ $source }) a la casilla { $square } de la Iglesia, ¿con rosetón?
    .item = { $window }
verb-sell = Vender { $tile } ({ $source }) por { $ducats } D
    .group = Vender
    .item = { $tile } ({ $source }): { $ducats } D
verb-spend = Comprar { $points } PG por { $price } D
    .group = Comprar PG
    .item = { $points } PG por { $price } D
verb-replace = Sustituir el tercio de { $owner } en la casilla { $square } de la guerra
    .group = Sustituir un tercio en la guerra
    .item = { $owner } ({ $square })
verb-reinforce = { $me ->
    [owner] Enviar a la guerra un tercio preparado tuyo
   *[none] Enviar a la guerra un tercio preparado de { $owner }
}
    .group = Enviar a la guerra un tercio preparado
    .item = { $owner }
verb-recruit = Tomar un tercio { $readiness } del suministro
    .group = Tomar un tercio del suministro
    .item = { $readiness }
verb-carry = Llevar { $tile } de la posición { $position } a los excedentes
    .group = Llevar a los excedentes
    .item = { $tile } ({ $position })
verb-windows = { $basic ->
    [1] Agotar
   *[other] Reactivar
} { $windows ->
    [one] { $windows } rosetón
   *[other] { $windows } rosetones
}
    .group = { $basic ->
    [1] Agotar
   *[other] Reactivar
} rosetones
    .item = { $windows }
verb-raid = Hacer retroceder en el comercio marítimo a { $victim }
    .group = Hacer retroceder en el comercio marítimo a
    .item = { $victim }
verb-plunder = Robar { $tile } junto a { $colony }
    .group = Robar
    .item = { $tile } ({ $colony })
verb-acquire = Tomar { $good } por { $secretary_b1_own } D y { $secretary_b1_crown } D de la Corona
    .group = Tomar por { $secretary_b1_own } D y { $secretary_b1_crown } D de la Corona
    .item = { $good }
verb-take_estate = Comprar la finca de la casilla { $square } por { $secretary_b2_cost } D
    .group = Comprar una finca por { $secretary_b2_cost } D, casilla
    .item = { $square }
verb-settle = Construir una casa: { $colony }, { $building }
    .group = Construir una casa en { $colony }
    .item = { $building }
verb-catch = Capturar { $tile } de la posición { $position }, { $by }
    .group = Capturar { $tile } de la posición { $position }
    .item = { $by }
verb-take_embassy = Tomar una loseta de embajada: { $embassy }
    .group = Tomar una loseta de embajada
    .item = { $embassy }
verb-copy = Actuar como { $character }
    .group = Actuar como
    .item = { $character }

verb-natives = Los nativos: { $by }
    .group = Los nativos
    .item = { $by }
verb-house = Construir una casa en la colonia nueva por { $conqueror_b1_house_ducats } D: { $building }
    .group = Construir una casa en la colonia nueva por { $conqueror_b1_house_ducats } D
    .item = { $building }
verb-cathedral = La catedral: { $place }
    .group = La catedral
    .item = { $place }
verb-mission_capture = La misión captura { $tile } de la posición { $position }
verb-ransom = Ante los piratas: { $by }
    .group = Ante los piratas
    .item = { $by }
verb-offer = La oferta del Príncipe: { $answer }
    .group = { $prince_b1_others_pay } D por { $prince_b1_others_gp } PG
    .item = { $answer }
verb-tribute = Tributo al Rey: { $by }
    .group = Perder { $king_b2_penalty } PG o pagar { $king_b2_pay } D
    .item = { $by }
verb-coin = Poner { $inquisitor_b1_coin } D en la casilla { $square } de la Iglesia
    .group = Poner { $inquisitor_b1_coin } D en la casilla de la Iglesia
    .item = { $square }
verb-passive = La pasiva: { $answer }
    .group = La pasiva
    .item = { $answer }
verb-raid_move = Mandar a los nativos { $direction }: { $to }
    .group = Mandar a los nativos
    .item = { $direction }: { $to }

## Lo que se pide

goal = Consigue más puntos de grandeza (PG) que nadie
    .end = termina tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
step-stand_up = Todos tus tercios están cansados. ¿Los levantas?
step-draft = Elige un personaje para esta ronda.
step-buy_bulls = Una bula permite actuar dos veces con un personaje, una vez por ronda.
step-bids = Guerra de nivel { $level }: ¿cuántos tercios preparados pujas en secreto?
step-menu = Tu turno: juega un personaje. La acción común puede ir antes o después.
step-unlock = El Embajador puede desbloquear una acción común.
step-basic = { $acting }: realiza una de las dos acciones.
step-bull = { $acting }: ¿otra vez con una bula?
step-after = Has jugado tu carta. ¿Una acción común o el fin del turno?
step-natives = Has encontrado nativos en la posición { $where }. ¿Los capturas?
step-house = Has encontrado { $colony }. ¿Construyes allí una casa?
step-ransom = Los piratas roban junto a { $colony }, donde tienes una casa: cansa un tercio o paga.
step-tribute = El Rey exige tributo: pierde { $king_b2_penalty } PG o paga { $king_b2_pay } D.
step-coin = El Inquisidor exige una moneda para la Iglesia: ¿en qué casilla?
step-offer = El Príncipe ofrece { $prince_b1_others_gp } PG por { $prince_b1_others_pay } D.
step-passive = { $acting }: se dispara su pasiva. Si la activas, tendrás que jugar la carta; si renuncias, queda fuera esta ronda.
step-mustering = La finca te da un tercio: ¿preparado o cansado?
step-mission = Tu misión puede capturar una loseta de nativos, justo encima o debajo.
step-cathedral = Has completado la Iglesia: toma { $cathedral_complete_bonus } PG o construye una catedral en ultramar.
step-raid = Los nativos agresivos destruyeron tu casa en { $colony }. ¿Adónde van ahora?

## Lo que pasó

event-began = { $me ->
    [seat] Tienes el primer puesto en el orden de pares.
   *[none] { $seat } tiene el primer puesto en el orden de pares.
}
event-round_began = Empezó la ronda { $round }.
event-scored = { $seat }: +{ $points } PG ({ $cause }, ahora { $total }).
    .then = +{ $points } PG ({ $cause }, ahora { $total })
    .matters = Los PG deciden quién gana.
event-lost = { $seat }: −{ $points } PG ({ $cause }, ahora { $total }).
    .then = −{ $points } PG ({ $cause }, ahora { $total })
    .matters = Los PG deciden quién gana; nadie baja de cero antes del final.
event-earned = { $seat }: +{ $ducats } D ({ $cause }).
    .then = +{ $ducats } D ({ $cause })
    .matters = Los ducados pagan tus próximas acciones.
event-paid = { $seat }: −{ $ducats } D{ $crown ->
    [0] {""}
   *[other] {" "}y { $crown } D de la Corona
} ({ $cause }).
    .then = −{ $ducats } D{ $crown ->
    [0] {""}
   *[other] {" "}y { $crown } D de la Corona
} ({ $cause })
    .matters = Te queda menos para tus próximas acciones.
event-crown_grew = La Corona ganó { $ducats } D (ahora { $total }).
event-tile_turned = Nuevo Mundo, posición { $position }: { $tile }.
event-colony_founded = Se fundó una colonia de tamaño { $size } en la posición { $position }.
event-card_flipped = La carta de colonia de la posición { $position } es { $site }.
event-tile_gone = Fuera del juego: { $tile }.
    .many = Fuera del juego: { $tile }.
event-house_built = { $me ->
    [seat] { $seat } construiste
   *[none] { $seat } construyó
} una casa en la posición { $position } ({ $slot }).
    .then = una casa en la posición { $position } ({ $slot })
event-cathedral_built = { $me ->
    [seat] { $seat } construiste
   *[none] { $seat } construyó
} una catedral en la posición { $position }.
event-captured = { $me ->
    [seat] { $seat } capturaste
   *[none] { $seat } capturó
} { $tile } en la posición { $position }.
event-sacked = { $me ->
    [seat] { $seat } perdiste
   *[none] { $seat } perdió
} una casa en la posición { $position } a manos de { $tile }.
    .matters = La casa vuelve a tu reserva y se puede construir de nuevo; los nativos siguen allí hasta que alguien los capture.
event-raided = Los nativos agresivos pasaron de la posición { $position } a la { $to }.
event-card_removed = La colonia de la posición { $position } fue destruida.
event-to_market = A la casilla { $square } del mercado: { $tile }.
    .series = Al mercado: { $tile }.
event-to_surplus = A los excedentes: { $tile }.
    .many = A los excedentes: { $tile }.
event-donated = { $me ->
    [seat] { $seat } donaste
   *[none] { $seat } donó
} { $tile } en la casilla { $square } de la Iglesia.
event-windows_used = { $me ->
    [seat] { $seat } agotaste
   *[none] { $seat } agotó
} { $windows ->
    [one] { $windows } rosetón
   *[other] { $windows } rosetones
}.
    .then = rosetones agotados: { $windows }
event-windows_lit = { $me ->
    [seat] { $seat } reactivaste
   *[none] { $seat } reactivó
} { $windows ->
    [one] { $windows } rosetón
   *[other] { $windows } rosetones
}.
    .then = rosetones reactivados: { $windows }
event-church_completed = { $me ->
    [seat] { $seat } completaste
   *[none] { $seat } completó
} la Iglesia: una catedral.
event-coin_laid = { $me ->
    [seat] { $seat } pusiste
   *[none] { $seat } puso
} una moneda en la casilla { $square } de la Iglesia.
event-stood_up = { $me ->
    [seat] { $seat } levantaste
   *[none] { $seat } levantó
} todos los tercios.
event-dice_rolled = Los dados: { $first }, { $second }, { $third }; nivel de la guerra { $level }.
event-draft_began = Se apartó un personaje y empezó la selección.
event-drafted = { $me ->
    [seat] { $seat } te quedaste con
   *[none] { $seat } se quedó con
} la carta { $character }.
event-drafted-hidden = { $me ->
    [seat] { $seat } elegiste
   *[none] { $seat } eligió
} un personaje.
event-removed = Se retiró un personaje sin verlo.
event-revealed = { $seat }: { $character }.
    .many = { $seat }: { $character }.
event-left_over = Sin elegir: { $character }.
    .many = Sin elegir: { $character }.
event-bought_bull = { $me ->
    [seat] { $seat } compraste
   *[none] { $seat } compró
} una bula.
event-bid_made = { $regiments ->
    [0] { $me ->
        [seat] { $seat } no pujaste
       *[none] { $seat } no pujó
    } ningún tercio.
    [one] { $me ->
        [seat] { $seat } pujaste
       *[none] { $seat } pujó
    } { $regiments } tercio.
   *[other] { $me ->
        [seat] { $seat } pujaste
       *[none] { $seat } pujó
    } { $regiments } tercios.
}
event-placed = { $me ->
    [seat] { $seat } pusiste
   *[none] { $seat } puso
} un tercio en la casilla { $square } de la guerra.
event-sent_home = { $me ->
    [seat] { $seat } recuperaste
   *[none] { $seat } recuperó
} { $regiments ->
    [one] { $regiments } tercio cansado
   *[other] { $regiments } tercios cansados
}.
    .matters = Los tercios cansados no se pueden pujar hasta que los levantes a todos.
event-phase_began = Empezó la fase de acción { $phase }.
event-played = { $me ->
    [seat] { $seat } jugaste
   *[none] { $seat } jugó
} la carta { $character }.
event-acted = { $seat }: { $character }, acción { $basic }.
    .then = { $character }, acción { $basic }
event-without_effect = { $seat }: { $character } sin efecto.
event-bull_used = { $me ->
    [seat] { $seat } gastaste
   *[none] { $seat } gastó
} una bula.
event-did_common = { $seat }: { $common }.
event-unlocked_action = { $me ->
    [owner] { $seat }: «{ $common }» queda desbloqueada; tu marcador ha vuelto.
    [seat] { $seat } desbloqueaste «{ $common }»; el marcador volvió a { $owner }.
   *[none] { $seat } desbloqueó «{ $common }»; el marcador volvió a { $owner }.
}
    .matters = Con el marcador puedes hacer otra acción común.
event-moved_up = { $me ->
    [seat] { $seat } subiste
   *[none] { $seat } subió
} al puesto { $place } en el orden de pares.
    .then = puesto { $place } en el orden de pares
event-sailed = { $seat }: comercio marítimo { $square }.
    .then = comercio marítimo { $square }
event-took = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} { $good }.
    .then = { $good }
event-took_bull = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} una bula.
    .then = una bula
event-took_regiment = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} un tercio ({ $readiness }).
    .then = un tercio ({ $readiness })
event-replaced = { $me ->
    [owner] { $seat } sustituyó tu tercio en la casilla { $square } de la guerra.
    [seat] { $seat } sustituiste el tercio de { $owner } en la casilla { $square } de la guerra.
   *[none] { $seat } sustituyó el tercio de { $owner } en la casilla { $square } de la guerra.
}
    .matters = Si se gana la guerra, esa casilla no te da PG.
event-tired_regiment = { $me ->
    [seat] { $seat } cansaste
   *[none] { $seat } cansó
} un tercio.
    .then = un tercio cansado
event-estate_bought = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} la finca de la casilla { $square }; su dorso: { $estate }.
event-estate_bought-hidden = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} la finca de la casilla { $square }.
event-estate_discarded = { $me ->
    [seat] { $seat } descartaste
   *[none] { $seat } descartó
} una finca: { $estate }.
event-embassy_taken = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} una loseta de embajada: { $embassy }.
event-embassy_hidden = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} de la pila una loseta de embajada: { $embassy }.
event-embassy_hidden-hidden = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} de la pila una loseta de embajada.
event-embassy_shown = Se descubrió una loseta de embajada: { $embassy }.
event-passive_decided = { $seat }, pasiva de { $character }: { $answer }.
event-posed = { $me ->
    [seat] { $seat } posaste
   *[none] { $seat } posó
} para el pintor; el retrato vale { $face } PG.
event-war_won = Se ganó la guerra de nivel { $level }.
event-war_lost = Se perdió la guerra de nivel { $level }.
event-turned_up = El personaje apartado era { $character }.
event-round_ended = Acabó la ronda { $round }.

## Lo que ocurriría

would-round_began = Empezaría la ronda { $round }.
would-scored = { $seat }: +{ $points } PG ({ $cause }, entonces { $total }).
    .then = +{ $points } PG ({ $cause }, entonces { $total })
would-lost = { $seat }: −{ $points } PG ({ $cause }, entonces { $total }).
    .then = −{ $points } PG ({ $cause }, entonces { $total })
would-crown_grew = La Corona ganaría { $ducats } D (entonces { $total }).
would-house_built = { $me ->
    [seat] { $seat } construirías
   *[none] { $seat } construiría
} una casa en la posición { $position } ({ $slot }).
    .then = una casa en la posición { $position } ({ $slot })
would-cathedral_built = { $me ->
    [seat] { $seat } construirías
   *[none] { $seat } construiría
} una catedral en la posición { $position }.
would-captured = { $me ->
    [seat] { $seat } capturarías
   *[none] { $seat } capturaría
} { $tile } en la posición { $position }.
would-sacked = { $me ->
    [seat] { $seat } perderías
   *[none] { $seat } perdería
} una casa en la posición { $position } a manos de { $tile }.
would-raided = Los nativos agresivos pasarían de la posición { $position } a la { $to }.
would-card_removed = La colonia de la posición { $position } sería destruida.
would-donated = { $me ->
    [seat] { $seat } donarías
   *[none] { $seat } donaría
} { $tile } en la casilla { $square } de la Iglesia.
would-windows_used = { $me ->
    [seat] { $seat } agotarías
   *[none] { $seat } agotaría
} { $windows ->
    [one] { $windows } rosetón
   *[other] { $windows } rosetones
}.
    .then = rosetones agotados: { $windows }
would-church_completed = { $me ->
    [seat] { $seat } completarías
   *[none] { $seat } completaría
} la Iglesia: una catedral.
would-coin_laid = { $me ->
    [seat] { $seat } pondrías
   *[none] { $seat } pondría
} una moneda en la casilla { $square } de la Iglesia.
would-stood_up = { $me ->
    [seat] { $seat } levantarías
   *[none] { $seat } levantaría
} todos los tercios.
would-drafted = { $me ->
    [seat] { $seat } te quedarías con
   *[none] { $seat } se quedaría con
} la carta { $character }.
would-bought_bull = { $me ->
    [seat] { $seat } comprarías
   *[none] { $seat } compraría
} una bula.
would-bid_made = { $regiments ->
    [0] { $me ->
        [seat] { $seat } no pujarías
       *[none] { $seat } no pujaría
    } ningún tercio.
    [one] { $me ->
        [seat] { $seat } pujarías
       *[none] { $seat } pujaría
    } { $regiments } tercio.
   *[other] { $me ->
        [seat] { $seat } pujarías
       *[none] { $seat } pujaría
    } { $regiments } tercios.
}
would-windows_lit = { $me ->
    [seat] { $seat } reactivarías
   *[none] { $seat } reactivaría
} { $windows ->
    [one] { $windows } rosetón
   *[other] { $windows } rosetones
}.
    .then = rosetones reactivados: { $windows }
would-placed = { $me ->
    [seat] { $seat } pondrías
   *[none] { $seat } pondría
} un tercio en la casilla { $square } de la guerra.
would-sent_home = { $me ->
    [seat] { $seat } recuperarías
   *[none] { $seat } recuperaría
} { $regiments ->
    [one] { $regiments } tercio cansado
   *[other] { $regiments } tercios cansados
}.
would-phase_began = Empezaría la fase de acción { $phase }.
would-played = { $me ->
    [seat] { $seat } jugarías
   *[none] { $seat } jugaría
} la carta { $character }.
would-without_effect = { $me ->
    [seat] { $seat } dejarías
   *[none] { $seat } dejaría
} sin efecto: { $character }.
would-bull_used = { $me ->
    [seat] { $seat } gastarías
   *[none] { $seat } gastaría
} una bula.
would-unlocked_action = { $me ->
    [owner] { $seat }: «{ $common }» quedaría desbloqueada; tu marcador volvería.
    [seat] { $seat } desbloquearías «{ $common }»; el marcador volvería a { $owner }.
   *[none] { $seat } desbloquearía «{ $common }»; el marcador volvería a { $owner }.
}
would-moved_up = { $me ->
    [seat] { $seat } subirías
   *[none] { $seat } subiría
} al puesto { $place } en el orden de pares.
    .then = puesto { $place } en el orden de pares
would-took = { $me ->
    [seat] { $seat } tomarías
   *[none] { $seat } tomaría
} { $good }.
    .then = { $good }
would-took_bull = { $me ->
    [seat] { $seat } tomarías
   *[none] { $seat } tomaría
} una bula.
    .then = una bula
would-took_regiment = { $me ->
    [seat] { $seat } tomarías
   *[none] { $seat } tomaría
} un tercio ({ $readiness }).
    .then = un tercio ({ $readiness })
would-replaced = { $me ->
    [owner] { $seat } sustituiría tu tercio en la casilla { $square } de la guerra.
    [seat] { $seat } sustituirías el tercio de { $owner } en la casilla { $square } de la guerra.
   *[none] { $seat } sustituiría el tercio de { $owner } en la casilla { $square } de la guerra.
}
would-tired_regiment = { $me ->
    [seat] { $seat } cansarías
   *[none] { $seat } cansaría
} un tercio.
    .then = un tercio cansado
would-estate_bought = { $me ->
    [seat] { $seat } tomarías
   *[none] { $seat } tomaría
} la finca de la casilla { $square }; su dorso: { $estate }.
would-estate_bought-hidden = { $me ->
    [seat] { $seat } tomarías
   *[none] { $seat } tomaría
} la finca de la casilla { $square }.
would-estate_discarded = { $me ->
    [seat] { $seat } descartarías
   *[none] { $seat } descartaría
} una finca: { $estate }.
would-embassy_taken = { $me ->
    [seat] { $seat } tomarías
   *[none] { $seat } tomaría
} una loseta de embajada: { $embassy }.
would-passive_decided = { $me ->
    [seat] { $seat } decidirías
   *[none] { $seat } decidiría
} la pasiva de { $character }: { $answer }.
would-posed = { $me ->
    [seat] { $seat } posarías
   *[none] { $seat } posaría
} para el pintor; el retrato valdría { $face } PG.
would-war_won = Se ganaría la guerra de nivel { $level }.
would-war_lost = Se perdería la guerra de nivel { $level }.
would-turned_up = El personaje apartado sería { $character }.
would-round_ended = Acabaría la ronda { $round }.

## Por qué no

reason-needs-ducats = Esto cuesta { $price } D, tienes { $ducats }.
reason-needs-points = Esto exige { $points } PG, y tienes menos.
reason-not-in-pack = { $character } no está entre las cartas.
reason-too-few-ready = { $ready ->
    [0] No tienes tercios preparados.
    [one] Tienes { $ready } tercio preparado.
   *[other] Tienes { $ready } tercios preparados.
}
reason-not-your-card = Este personaje no es tuyo en esta ronda: { $character }.
reason-card-used = { $character } ya se usó en esta ronda.
reason-card-forfeited = Renunciaste a la pasiva de { $character }: no se puede jugar en esta ronda.
reason-committed-first = Quedan por jugar los personajes cuyas pasivas usaste.
reason-common-done = Una acción común por fase, y ya la hiciste.
reason-locked = { $me ->
    [owner] Tú bloqueaste esta acción: { $common }.
   *[none] { $owner } bloqueó esta acción: { $common }.
}
reason-no-marker = Tus dos marcadores ya están en acciones comunes.
reason-other-character = Esa no es una acción de { $character }.
reason-can-act = La carta aún tiene una acción posible.
reason-no-estate = No hay finca { $number }.
reason-not-locked = Esa acción no está bloqueada.
reason-no-bull = No tienes ninguna bula.
reason-bull-spent = Una bula por ronda, y ya la gastaste.
reason-common-in-turn = Las acciones comunes se hacen en tu turno de una fase de acción, antes del personaje o después.
reason-card-in-turn = Los personajes se juegan en tu turno de una fase de acción.
reason-by-a-character = Eso lo hace un personaje: juega uno que pueda.
reason-posed-already = Ya has posado esta ronda.
reason-portrait-done = Tu retrato está terminado.
reason-end-of-sea = Tu barco está al final del registro del comercio marítimo.
reason-first-peer = Ya tienes el primer puesto en el orden de pares.
reason-too-far-up = { $steps ->
    [one] Aquí puedes subir un puesto.
   *[other] Aquí puedes subir uno o { $steps } puestos.
}
reason-not-in-workshops = Los talleres venden rosetones y casas.
reason-no-good-open = No hay ningún bien boca arriba en el Nuevo Mundo.
reason-no-good-there = En la posición { $position } no hay ningún bien boca arriba.
reason-no-good-beside = No hay ningún bien junto a una colonia.
reason-all-turned-up = Todas las losetas del Nuevo Mundo están boca arriba.
reason-market-has-room = El mercado tiene una casilla libre: el bien va allí.
reason-market-is-full = El mercado está lleno: elige el bien al que sustituye.
reason-crown-full = La Corona está llena.
reason-crown-room = En la Corona caben { $ducats } D.
reason-nothing-to-donate = No hay ningún bien para ninguna casilla libre de la Iglesia.
reason-church-taken = La casilla { $square } de la Iglesia ya tiene su bien.
reason-no-such-square = En la casilla { $square } no hay nada.
reason-above-the-church = Un bien del mercado va a la casilla de la Iglesia que tiene debajo; solo los excedentes sirven para todas.
reason-no-window = No tienes ningún rosetón activo.
reason-too-few-windows = { $windows ->
    [0] No tienes ningún rosetón para eso.
    [one] Como mucho un rosetón.
   *[other] Como mucho { $windows } rosetones.
}
reason-no-used-window = Ninguno de tus rosetones está agotado.
reason-nothing-to-sell = El mercado y los excedentes están vacíos.
reason-golden-square = Solo se vende el bien de la casilla dorada o el de encima de los excedentes.
reason-level-reached = Las pujas llegaron al nivel: se sustituye un tercio ajeno.
reason-level-open = Las pujas no llegaron al nivel: se añade un tercio.
reason-war-full = La guerra tiene todos los tercios que necesita.
reason-all-yours = Ningún tercio ajeno está en la guerra.
reason-own-regiment = Ese tercio es tuyo.
reason-own-first = Mientras tengas un tercio preparado, va el tuyo.
reason-no-ready = No tienes ningún tercio preparado.
reason-none-ready = Nadie tiene un tercio preparado.
reason-not-ready = { $owner } no tiene ningún tercio preparado.
reason-nobody-at-sea = Ningún otro barco está en el registro del comercio marítimo.
reason-in-harbour = El barco de { $owner } está fuera del registro del comercio marítimo.
reason-own-ship = Ese barco es tuyo.
reason-no-house = No tienes ninguna casa en tu reserva.
reason-no-room = Ninguna colonia tiene un sitio libre.
reason-no-room-there = La colonia de la posición { $position } está llena.
reason-no-colony-there = En la posición { $position } no hay ninguna colonia.
reason-slot-taken = Ese edificio no se puede elegir allí.
reason-cathedral-stands = La colonia de la posición { $position } ya tiene su catedral.
reason-no-natives = No hay nativos boca arriba.
reason-no-natives-there = En la posición { $position } no hay tales nativos.
reason-not-beside = La posición { $position } no está justo debajo ni encima de la misión.
reason-copies-nothing = No queda ningún personaje ajeno con el que actuar.
reason-cannot-copy = No puedes actuar como este personaje: { $character }.
reason-no-regiment-left = Todos tus tercios están en juego.
reason-no-bull-left = No queda ninguna bula en el tablero.
reason-no-estate-left = Todas las fincas están compradas.
reason-next-estate = Por delante todas las fincas son iguales: toma la de la casilla { $square }.
reason-none-left = No queda: { $good }.
reason-nothing-left = No quedan rosetones, casas ni cartas de Magallanes.
reason-no-embassy = Allí no hay ninguna loseta de embajada.
reason-bull-idle = Al personaje no le queda ninguna acción que puedas hacer.
reason-can-pay = Puedes cansar un tercio o pagar: entonces debes hacerlo.
reason-requisite = Así no se puede: { $character }, acción { $basic }.

## Opciones

option-power_of_court = El Poder de la Corte
    .help = Se añaden personajes avanzados. Cada uno elige tres y juega dos; usar una pasiva compromete la carta.
option-power_of_court-off = no
option-power_of_court-on = sí
option-court_3p_character = Personaje avanzado con tres jugadores
    .help = Solo con El Poder de la Corte: tres jugadores añaden un personaje avanzado.
option-court_3p_character-random = al azar
option-court_3p_character-inquisitor = Inquisidor
option-court_3p_character-prince = Príncipe
option-court_3p_character-queen = Reina
option-court_3p_character-secretary = Secretario de Estado
option-new_world = El Nuevo Mundo
    .help = Siete cartas de colonia con edificios a elegir, catedrales en ultramar y nativos agresivos.
option-new_world-off = no
option-new_world-on = sí
option-ambassador = El Embajador
    .help = Un personaje que actúa como los demás, y losetas de embajada que puntúan por naciones.
option-ambassador-off = no
option-ambassador-on = sí

## La puntuación final

score-admiral = Almirante
score-banker = Banquero
score-cardinal = Cardenal
score-trader = Comerciante
score-constable = Condestable
score-conqueror = Conquistador
score-pirate = Pirata
score-king = Rey
score-viceroy = Virrey
score-inquisitor = Inquisidor
score-prince = Príncipe
score-queen = Reina
score-secretary = Secretario de Estado
score-ambassador = Embajador
score-peers = orden de pares
score-sea_trade = comercio marítimo
score-estates = fincas
score-war = guerra
score-capture = nativos capturados
score-cathedral = catedral
score-forts = fuerte
score-councils = cabildo
score-plantations = plantación
score-loans = préstamo
score-crown = Corona
score-church = Iglesia
score-offer = oferta del Príncipe
score-tribute = tributo al Rey
score-piracy = piratería
score-inquisition = Inquisición
score-portrait = retrato
score-bulls = bulas
score-regiments = tercios
score-houses = casas
score-majorities = mayorías
score-windows = rosetones
score-sea_ranks = comercio marítimo al final
score-voyages = viaje de Magallanes
score-embassies = embajadas
score-austria = Austria
score-england = Inglaterra
score-france = Francia
score-portugal = Portugal
score-papal_states = Estados Pontificios
score-court = la Corte
score-shops = talleres

## La mesa

label-round = Ronda { $round } de { $rounds }
label-phase = fase { $phase } de { $phases }
label-order = Orden de turno
label-peers = Orden de pares
label-player = Jugador
label-gp = PG
label-ducats = D
label-regiments = Terc.
label-houses = Casas
label-windows = Ros.
label-bulls = Bula
label-sea = Mar
label-magellan = Mag.
label-portrait = Retr
label-estates = Fin.
label-embassies = Emb.
label-markers = Marc
label-characters = Personajes
label-crown = Corona
label-market = Mercado
label-surplus = Excedentes
label-church = Iglesia
label-war = Guerra
label-new-world = Nuevo Mundo
label-supply = Suministro
label-ahead = Previsto
label-locked = Bloqueadas
label-display = Embajadas
label-pack = Las cartas
label-aside = Apartado
label-left = Sin elegir

note-level = nivel { $level }, dados { $dice }
note-place = la colonia { $position }
note-site = { $site } ({ $position })
note-face-down = sin explorar
fate-market = → mercado { $square }
fate-surplus = → excedentes
fate-sacked = → saqueo
fate-raided = → atacantes a { $colony }
fate-raiders = → los atacantes siguen
fate-destroyed = → colonia perdida
fate-gone = { $tile } → Corona
gain-points = +{ $many } PG
gain-ducats = +{ $many } D
gain-sea = +{ $many } en el mar
note-open = nada
note-bulls = { $many ->
    [one] { $many } bula
   *[other] { $many } bulas
}
note-magellan = { $many } Magallanes
note-windows = { $many ->
    [one] { $many } rosetón
   *[other] { $many } rosetones
}
note-estates = { $many ->
    [one] { $many } finca
   *[other] { $many } fincas
}
note-tiles = { $many ->
    [one] { $many } loseta
   *[other] { $many } losetas
}
note-stack = pila { $many }
note-reconstructed = La mayoría de estos números son una reconstrucción: en el reglamento que tenemos se perdieron los iconos.
note-has-bid = ha pujado
note-chosen = { $cards ->
    [one] { $cards } elegido
   *[other] { $cards } elegidos
}
note-marks = ✓ usado · ! aún hay que jugarlo · × no se puede jugar esta ronda

## Lo que se hace, para el entrenador: «Después … en 62 de 100 partidas»

fact-revealed = juegas este personaje, { $character },
    .rival = un rival juega este personaje, { $character },
