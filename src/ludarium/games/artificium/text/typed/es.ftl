# Lo que se teclea en la terminal para los verbos; la primera palabra es la usual. El inglés vale siempre.

pass = pasar
swap = cambiar
mulligan = mano nueva
play = poner | jugar
buy = comprar
sell = vender
use = usar
explore = explorar | quitar
steal = robar
rebuild = recuperar
besiege = asediar
discard = descartar sin usar
take_back = retomar
drop = descartar
done = acabar | listo
