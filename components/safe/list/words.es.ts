import { plural } from '@/lib/format/count'

export const safesOn = (network: string) => `Safes en ${network}`
export const chainUnserved = (network: string) =>
  `El servicio de Safe no atiende ${network}: se desconocen sus Safes allí.`
export const oldListShown = (network: string) =>
  `El servicio de Safe no responde para ${network}: esta es su última lista`
export const listFailed = (network: string) => `El servicio de Safe no indica cuáles son sus Safes en ${network}`
export const factsUnknown = (failure: string) => `${failure}: se desconocen las firmas necesarias y los saldos`
export const loadingSafes = (network: string) => `Cargando sus Safes en ${network}…`
export const noSafes = 'El servicio de Safe no incluye aquí ningún Safe de esta cuenta.'
export const yourSafesOn = (network: string) => `Sus Safes en ${network}`
export const showMore = (left: number) => `Mostrar más (${left})`
export const pinned = 'Fijados'
export const viewedLately = 'Vistos recientemente'
export const yourSafes = 'Sus Safes'
export const signaturesNeeded = (threshold: number, owners: number) => `${threshold} de ${owners}`
export const noSafeHere = 'La red no conoce ningún Safe aquí'
export const notKnown = 'Se desconoce'
export const unknownCode = 'Su código no es el de un Safe conocido: puede que solo responda como uno.'
export const notYours = 'El servicio de Safe dice que es suyo; la red no lo nombra a usted como propietario.'

/** The name of a switch: it is on while the Safe is pinned. */
export const pin = (safe: string) => `Fijar ${safe}`
export const pinHint = 'Fijar: el primero en sus listas, y se consulta incluso sin billetera'
export const unpinHint = 'Fijado'
export const needYou = (count: number) =>
  plural(count, { one: '1 pendiente de usted', other: `${count} pendientes de usted` })
