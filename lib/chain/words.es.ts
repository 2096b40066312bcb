export const noAnswer = 'La red no respondió.'
export const askedTooOften = 'Su nodo tiene demasiadas solicitudes que atender: inténtelo de nuevo en un momento.'
export const otherPrefix = (prefix: string) => `Esta dirección es para la red ${prefix}, no para la de este Safe.`
export const addressMissing = 'Escriba una dirección o un nombre.'
export const nameSought = 'Todavía se está buscando el nombre.'
export const nameFailed = 'No se pudo buscar el nombre.'
export const nameless = 'Este nombre no tiene dirección.'
