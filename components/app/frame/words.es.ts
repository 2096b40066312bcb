import { formatCount } from '@/lib/format/count'

export const chooseSafe = 'Elegir un Safe'
export const unnamedSafe = 'Safe'
export const yourSafes = 'Sus Safes'
export const threshold = (needed: number, owners: number) => `${needed} de ${owners}`
export const mustSign = 'propietarios deben firmar'
export const copyAddress = 'Copiar dirección'
export const viewOnExplorer = 'Ver en el explorador'
export const viewedLately = 'Vistos recientemente'
export const ownedOn = (network: string) => `Suyos en ${network}`
export const openAnother = 'Abrir otro Safe'
export const createSafe = 'Crear un Safe'
export const allSafes = 'Todos los Safes'
export const noSafes = 'Aquí aparecen los Safes que usted consulta.'
export const ownedUnknown = (network: string) => `Ahora se desconoce qué Safes son suyos en ${network}.`

export const allAgree = 'Las fuentes coinciden sobre el Safe'
export const notAllMatches = 'Algo aquí no coincide'
export const checking = 'Comprobando…'
export const asOf = (time: string) => `Datos del ${time}. Comprobando…`
export const notKnown = 'Ninguna fuente responde'
export const noSafe = 'Ningún Safe en esta dirección'
export const networkAlone = 'Solo de la red'
export const mayBeNoSafe = 'Puede que esto no sea un Safe'
export const askedAt = (sentence: string, time: string) => `${sentence} Última respuesta: ${time}.`
export const historyKnownTo = ({ known, newest }: { known: number; newest: number }) =>
  `Historial conocido hasta el bloque ${formatCount(known)} de ${formatCount(newest)}`
export const stillReading =
  'El servicio de Safe aún está leyendo la red: lo que ocurrió después de ese bloque todavía no figura.'
export const appearance = 'Apariencia'
export const search = 'Buscar'
export const searchKey = '/'
export const shortcuts = 'Atajos de teclado'
