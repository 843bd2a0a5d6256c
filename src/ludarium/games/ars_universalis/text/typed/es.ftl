# Lo que se teclea en la terminal para los verbos; la primera palabra es la usual. El inglés vale siempre.

open = abrir
raise = pujar
pass = pasar
take = tomar
take_classic = clásico
withdraw = retirarse
hire = contratar
decline = rechazar
dismiss = despedir
drop = descartar
keep = conservar
sell = vender
buy = comprar
exchange = cambiar
fetch = taller
complete = completar
shift_hand = mano nueva
shift_coins = monedas
end = terminar
