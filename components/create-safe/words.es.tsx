import type { ReactNode } from 'react'
import type { CreationOutcome } from '@/components/create-safe/model/followCreation'

export const advanced = 'Avanzado'
export const implementation = 'Implementación'
export const saltNonce = 'Salt nonce'
export const saltHint = 'Forma parte de la dirección: la misma configuración con otro número es otro Safe.'
export const randomSalt = 'Usar un número aleatorio'

export const intro =
  'Un Safe es una cuenta independiente que pertenece a varias claves a la vez. Su dirección se calcula aquí antes de pagar nada, y lo que la red tenga después en ella se compara con lo que usted pidió.'

const othersCameFirst =
  'Lo creó otra transacción. La que se envió desde aquí sigue esperando y no crearía nada: cancélela en su billetera para ahorrarse la comisión.'
/** What became of the visitor's own transaction where somebody else's made the same Safe. */
export const createdByOthers: Partial<Record<CreationOutcome, string>> = {
  reverted:
    'Otra transacción creó antes el mismo Safe: la red rechazó la que se envió desde aquí, y su comisión está pagada.',
  waiting: othersCameFirst,
  overdue: othersCameFirst,
}
export const createdSafe = 'El nuevo Safe'
export const ready = (name: string) => (name ? `${name} está listo` : 'Su Safe está listo')
export const created = 'Creado y comprobado: la red tiene lo que usted pidió.'
export const tellOwners = 'Envíe este enlace a los demás propietarios: les abre el Safe.'
export const copyLink = 'Copiar enlace'
export const showQr = 'Mostrar como código QR'
export const qrOfSafe = 'Código QR del enlace a este Safe'
export const checks = 'Qué se comprobó'
export const openSafe = 'Abrir el Safe'
export const createAnother = 'Crear otro'

export const newSafe = 'Nuevo Safe'
export const nameAndNetwork = 'Nombre y red'
export const nameOptional = 'Nombre (opcional)'
export const nameHint = 'Se guarda solo en la libreta de direcciones de este navegador.'
export const review = 'Revisar'
export const clear = 'Vaciar el formulario'
export const typedKept = 'Hasta entonces se guarda en este navegador, aunque se cierre la página.'

export const transaction = 'Transacción'
/** `patience` is how long the chain was given. */
export const endings = (patience: string) => ({
  overdue: {
    title: `La red lleva ${patience} sin incluir la transacción`,
    sentence:
      'Sigue esperando allí y puede incluirse en cualquier momento. Suba su comisión en su billetera o cancélela allí.',
  },
  reverted: { title: 'La red rechazó la transacción', sentence: 'La comisión está pagada y no se creó nada.' },
  replaced: {
    title: 'La transacción se canceló o se reemplazó',
    sentence: 'Otra transacción de la misma cuenta ocupó su lugar. No se creó nada, y esta ya no puede llegar.',
  },
  dropped: {
    title: 'Puede que la transacción se haya descartado',
    sentence: `La red lleva ${patience} sin incluirla y ya no la conoce. Mire en su billetera antes de enviarla de nuevo: si se incluyen las dos, la segunda no crea nada y su comisión se pierde.`,
  },
  empty: {
    title: 'La transacción hizo otra cosa',
    sentence: 'La red incluyó la transacción, y no creó este Safe.',
  },
})
export const sent = 'Enviada. Esperando a que la red tenga el Safe… Esto continúa aunque se cierre la página.'
export const otherAtAddressHint = 'No envíe nada a esa dirección.'
export const otherAtAddress = 'Lo que hay en la dirección no es lo que usted pidió'
export const progressUnknown = 'La red no dice qué pasó con ella'

export const reviewTitle = 'Revisar el nuevo Safe'
export const beforeYouPay = 'Antes de pagar'
export const reviewFailed = 'Esto no se pudo comprobar en la red'
export const payerIsNoOwner = 'La cuenta conectada paga este Safe y no está entre sus propietarios.'
export const askedBeforeHint =
  'Aquí no se sabe qué respondió. Mire en la billetera si ya la envió, antes de enviarla de nuevo.'
export const askedBefore = 'Esto ya se le pidió antes a su billetera'
export const confirmInWallet = 'Comprobado de nuevo. Confirme en su billetera…'
export const nothingSent = 'No consta que se haya enviado nada'
export const createAndPay = 'Crear y pagar'
export const back = 'Atrás'

export const network = 'Red'
export const version = 'Versión'
export const newest = (version: string) => `${version} (la más nueva aquí)`
export const contractsSought = (chain: string) => `Buscando los contratos Safe en ${chain}…`
export const contractsGenuine = (chain: string) => `El código de los contratos en ${chain} es el que publicó Safe.`
export const contractsUnknown = (chain: string) => `Se desconoce qué contratos Safe tiene ${chain}`
export const noContractsHint = 'No está allí el código de los contratos Safe que publicó Safe:'
export const noContracts = (chain: string) => `No se puede crear ningún Safe en ${chain}`

export const owner = (position: number) => `Propietario ${position}`
export const yourConnectedAccount = 'Su cuenta conectada'
export const ownerName = (position: number) => `Nombre del propietario ${position} (opcional)`
export const inAddressBook = (name: string) => `“${name}” en la libreta de direcciones`
export const remove = 'Quitar'
export const removeOwner = (position: number) => `Quitar el propietario ${position}`

export const owners = 'Propietarios'
export const addOwner = 'Añadir un propietario'
export const signaturesNeeded = 'Firmas necesarias'
export const thresholdOf = (threshold: number, owners: number) => `${threshold} de ${owners}`

export const notKnown = 'Se desconoce'
export const beingAsked = 'Consultando…'
export const computedAddress = 'Dirección del Safe, calculada aquí'
export const atAddress = 'Ahora en esta dirección'
export const holds = (amount: ReactNode) => <>Ya contiene {amount}.</>
export const estimatedFee = 'Comisión de red estimada'
export const about = (fee: ReactNode) => <>Aproximadamente {fee}</>
export const feeHint = 'La billetera decide el precio. Algunas redes cobran además por los datos.'
export const payerIsPoor = 'La cuenta conectada tiene menos que eso.'
export const factoryIsSilent = 'La fábrica no crea nada donde ya hay algo.'
export const factoryAgrees = 'La fábrica de la red responde con la misma dirección.'
export const factoryDisagrees = (address: string) => `La fábrica responde con otra dirección: ${address}.`
export const addressIsFree = 'Nada: está libre.'
export const addressIsTaken = 'Algo distinto de este Safe.'

export const name = 'Nombre'
export const fallbackHandler = 'Fallback handler'
export const factory = 'Creado por la fábrica'
export const none = 'Ninguno'
export const extras = 'Módulos, guard, primera llamada, pago'
export const rawData = (bytes: number) => `Datos sin procesar (${bytes} bytes)`
export const copyData = 'Copiar datos'

export const backToReview = 'Volver a la revisión'
export const forgetIt = 'Olvidar'
export const forgettingHint = 'Olvidarlo no lo detiene.'

export const contractsPending = 'Todavía no se conocen los contratos Safe de esta red.'
export const badOwners = 'Algunos de los propietarios no se pueden usar: vea arriba.'
