import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'

export const proposedFromHere = 'Propuestas desde aquí'
export const balances = 'Saldos'
export const loadingBalances = 'Cargando los saldos…'
export const noAmounts = 'La red no indicó importes'
export const noList = 'El sitio que rodea esta página no indicó saldos: pueden faltar tokens'
export const amountUnknown = (symbol: string) => `${symbol}: se desconoce, la red no lo dijo`
export const claimedAmount = (amount: ReactNode) => (
  <>El sitio que rodea esta página dice {amount}. La red tiene razón.</>
)
export const pay = 'Pagar desde este Safe'
export const tooMuch = (amount: ReactNode) => <>En total son {amount}, más de lo que tiene el Safe.</>
export const addPayment = 'Añadir un pago'
export const propose = (payments: number) =>
  plural(payments, { one: 'Proponer este pago', other: `Proponer ${payments} pagos como uno` })
export const stopWaiting = 'Dejar de esperar'
export const confirmAround = 'Confirme en el sitio que rodea esta página.'
export const notProposed = 'Que esta página sepa, no se propuso nada'
export const tokenUnlisted = 'Este token ya no está en la lista: elija otro.'
export const connected = 'Conectado como este Safe'
export const copyAddress = 'Copiar dirección'
export const seeEverything = 'Ver todo sobre él'
export const sitesDisagree = 'El sitio que rodea esta página y la red no coinciden sobre este Safe'
export const disagreement = (field: string, onChain: string, atSite: string) =>
  `${field}: la red dice ${onChain}, el sitio dice ${atSite}. La red tiene razón.`
export const readOnlyHint =
  'El sitio que rodea esta página muestra este Safe sin ningún propietario conectado: conecte uno allí para firmar.'
export const readOnly = 'Solo lectura'
export const network = 'Red'
export const signaturesNeeded = 'Firmas necesarias'
export const ofOwners = (threshold: number, owners: number) => `${threshold} de ${owners} propietarios`
export const version = 'Versión'
export const unknown = 'Se desconoce'
export const owners = 'Propietarios'
export const signMessage = 'Firmar un mensaje como este Safe'
export const message = 'Mensaje'
export const messageHash = 'Message hash'
export const haveItSigned = 'Pedir las firmas'
export const messageNotSigned = 'El mensaje no está firmado'
export const payment = (number: number) => `Pago ${number}`
export const recipient = 'Destinatario'
export const amount = 'Importe'
export const holds = (balance: string) => `El Safe tiene ${balance}`
export const token = 'Token'
export const tokens = 'tokens'
export const remove = 'Quitar'
export const removePayment = (number: number) => `Quitar el pago ${number}`
export const unknownChainHint = (address: string, chainId: number) =>
  `El Safe ${address} está en la red ${chainId}. Aquí no se puede leer ni comprobar nada sobre él.`
export const unknownChain = 'Este sitio no usa la red del Safe'
export const readingSafe = 'Leyendo el Safe de la red…'
export const safeNotRead = (address: string) => `No se pudo leer el Safe ${address}`
export const gatewayWord = 'lo que se muestra solo lo dice el servicio de Safe'
export const title = 'Dentro de su Safe'
export const askingForSafe = 'Preguntando por su Safe al sitio que rodea esta página…'
export const noSafeAnswered = 'Ningún Safe respondió'
export const noSafeAnsweredHint =
  'Esta página se muestra dentro de otro sitio, y ese sitio no nombró un Safe a tiempo. No hay nada conectado, y aquí no se ofrece ninguna otra billetera.'
export const tryAgain = 'Intentar de nuevo'
export const openAlone = 'Abrir este sitio por separado'
export const signIn = 'Iniciar sesión como este Safe'
export const askingSession = 'Consultando si ha iniciado sesión…'
export const signedInUntil = (time: ReactNode) => <>Demostrado: ha iniciado sesión como este Safe, hasta el {time}.</>
export const signOut = 'Cerrar sesión'
export const signInHint =
  'Los propietarios firman un mensaje, cada uno cuando pueda. Es gratis y no envía nada; el mensaje dice hasta cuándo se puede firmar.'
export const noCookies =
  'El sitio que rodea esta página le impide guardar una cookie, así que aquí nadie puede iniciar sesión. Todo lo demás funciona.'
export const notSignedIn = 'No ha iniciado sesión'
export const messageLeft = (time: ReactNode) => (
  <>Un mensaje anterior todavía se puede firmar y entregar, hasta el {time}.</>
)
export const goOn = 'Continuar con él'
export const discard = 'Descartarlo'
export const preparingMessage = 'Preparando el mensaje…'
export const askedUnknownHint =
  'Esta página se cerró mientras se pedía. Si los propietarios no lo encuentran allí, pídalo de nuevo: es el mismo mensaje.'
export const askedUnknown = 'Se desconoce si el sitio que rodea esta página recibió el mensaje'
export const askAgain = 'Pedir de nuevo'
export const progress = {
  AWAITING_CONFIRMATIONS: 'A la espera de firmas.',
  AWAITING_EXECUTION: 'Firmada; a la espera de que alguien la ejecute.',
  CANCELLED: 'Cancelada: otra transacción ocupó su lugar.',
  FAILED: 'Ejecutada, y falló: nada de ella ocurrió.',
  SUCCESS: 'Ejecutada.',
}
export const viewOnExplorer = 'Ver en el explorador'
export const transactionHash = 'Transacción en la red'
export const hashesHint =
  'El primer hash nombra lo que firmaron los propietarios; el segundo, la transacción que lo llevó a cabo.'
export const noHashYet = 'Este no es un hash de transacción de la red: solo existe cuando el Safe ya la ha ejecutado.'
export const checked = (reason: string) => `Comprobado: ${reason}`
export const notConfirmed = 'La red no lo confirma'
export const cannotFollow = 'Ya no se puede seguir'
export const askingProgress = 'Propuesta. Consultando cómo va…'
export const ownersMissing = (count: number) =>
  plural(count, { one: 'Debe firmar un propietario más.', other: `Deben firmar ${count} propietarios más.` })
export const checkingSignature = 'Firmado. Comprobando…'
export const signedByTransaction =
  'El mensaje se firma mediante una transacción: a la espera de que los propietarios la ejecuten.'
export const signedCount = (signed: number, needed: number) =>
  `Según el servicio de Safe, han firmado ${signed} de ${needed} propietarios. A la espera de los demás.`
export const signedCountUnknown = 'A la espera de los demás propietarios. Aquí no se sabe cuántos han firmado.'
export const signedOnChain =
  'El mensaje se firmó mediante una transacción: el contrato del Safe lo conoce, y la firma está vacía (0x).'
export const copySignature = 'Copiar firma'
