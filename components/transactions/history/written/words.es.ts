export const writtenOnly =
  'Este sitio no tiene ningún servicio de Safe: estas son las ejecuciones que el propio Safe anotó en la red. Lo recibido no está entre ellas.'
export const inExplorer = 'Mostrar en un explorador de bloques'
export const nothingWritten = 'Aún no se ha ejecutado ninguna transacción de sus propietarios.'
export const notAllWritten = (found: number, all: bigint) =>
  `Los registros del nodo tienen ${found} de sus ${all} ejecuciones.`
export const executions = 'Ejecuciones'
export const showOlder = 'Mostrar anteriores'
export const unreadCall = 'Su llamada no se puede leer aquí:'
export const readingCall = 'Se está leyendo su llamada:'
export const untoldCall = 'El nodo aún no dice su llamada:'
export const callFailed = 'Su llamada falló'
export const nonceOf = (nonce: bigint) => `Nonce ${nonce}`
export const openExplorer = 'Abrir en el explorador'
