import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'
import type { ActKind } from '@/lib/signing/transaction/performAct'
import type { Repeat } from '@/lib/signing/transaction/repeats'
import type { ActFate } from '@/lib/signing/unfinished/tellAct'

/** What was begun, in a list. */
export const shortHints: Partial<Record<ActFate['state'], string>> = {
  sent: 'Ejecución enviada',
  asking: 'Se está consultando a una billetera',
  open: 'Se consultó a una billetera: todavía puede llegar',
  undelivered: 'Su firma no se ha entregado',
}
export const hint = (act: string, sentence: string) => `${act}: ${sentence}`

const comparing = 'Comprobado de nuevo. Compare el hash y después firme en su billetera…'
const confirming = 'Comprobado de nuevo. Confirme en su billetera…'
export const waiting: Record<ActKind, string> = {
  sign: comparing,
  deliver: 'Comprobado de nuevo. Entregando su firma…',
  signOffline: comparing,
  handOver: 'Comprobado de nuevo. Entregando las firmas…',
  execute: confirming,
  approve: confirming,
  delete: 'Firme la eliminación en su billetera…',
}
export const transaction = 'Transacción'
export const sent = 'Enviada. Esperando a que la red la incluya…'
export const notTold = 'La red no dice qué pasó con ella'
export const otherNotTold = 'La red no dice si lo hizo otra transacción'
export const approvalNotTaken = 'La red tiene su aprobación, pero el servicio de Safe no la aceptó'
export const notAllTaken = 'No se aceptaron todas las firmas'
export const deleted =
  'Eliminada: el servicio de Safe ya no la incluye. Las firmas que se dieron siguen siendo válidas.'
export const confirmed = 'Confirmada: su firma está ahí.'
export const proposed = 'Propuesta: está en la cola.'
export const handedOver = 'Entregada: está en la cola.'
export const signedOffline = 'Firmada. No se ha avisado a nadie: pase la transacción a los demás propietarios.'
export const signedAll =
  'Firmada. No se ha avisado a nadie: han firmado suficientes propietarios, y se puede ejecutar ahora o pasar a quien la ejecute.'
export const done = 'Listo.'
export const approved = 'Aprobada en la red.'

export const copyLinkFor = (owner: ReactNode) => <>Copiar enlace para {owner}</>
export const copyLinkForOwners = 'Copiar enlace para el siguiente propietario'
export const stillToSign = (needed: number, candidates: number) =>
  needed === candidates ? 'Falta que firmen:' : `Falta que firmen ${needed} de estos:`
export const seeTransaction = 'Ver la transacción'

export const otherNonce = 'Nonce del otro Safe'
export const status = 'Estado'
export const approves = 'Esto firma una transacción de otro Safe, como uno de sus propietarios.'
export const otherSafe = 'El otro Safe'
export const approvalWarnings = 'Advertencias sobre lo que aprueba'
export const approvedHash = 'Hash aprobado'
export const openInItsSafe = 'Abrir esta transacción en su Safe'
export const canBeGiven =
  'Otro propietario puede pasarle esta transacción. Aquí solo se acepta si tiene el hash aprobado.'
export const whatItApproves = (position: number, count: number) =>
  count === 1 ? 'Lo que aprueba' : `Lo que aprueba (${position} de ${count})`

export const falseApproval = 'Lo que dice el servicio de Safe sobre la transacción que esto aprueba no es verdad.'
export const tooManyApprovals = (left: number) =>
  `Esto aprueba ${left} hashes más de los que se pueden mostrar: rechácelo o divídalo en transacciones más pequeñas.`
export const unknownApproval =
  'No se sabe por completo qué aprueba esto. Indique esa transacción en “Lo que aprueba”: otro propietario puede pasársela.'
export const approvalSought = 'Todavía se está buscando lo que esto aprueba.'
export const unshownApprovals = (left: number) =>
  `Esto aprueba ${left} hashes más, que aquí no se buscan: lo que hacen no se muestra.`

export const impossibleCalls = 'Estas llamadas no se pueden hacer'
export const preparing = 'Preparando la transacción…'
export const askedForBy = (app: string | undefined, url: string) => (
  <>
    Lo pide <strong>{app ?? 'una app'}</strong> <code>{url}</code>
  </>
)
export const setsGas = (safeTxGas: bigint) => (
  <>
    Fija <strong>safeTxGas en {`${safeTxGas}`}</strong>: con menos gas que ese no se puede ejecutar, y si la llamada
    falla, su nonce se gasta igualmente.
  </>
)

export const nonce = 'Nonce'
export const badNonce = 'Un nonce es un número entero.'
export const usedNonce = (next: bigint) => `Este nonce ya está usado: el siguiente es ${next}.`
export const nonceGap = (first: bigint, last: bigint) =>
  first === last
    ? `El servicio de Safe no tiene nada en cola para el nonce ${first}: esto tiene que esperar hasta que lo haya.`
    : `El servicio de Safe no tiene nada en cola para los nonces ${first} a ${last}: esto tiene que esperar hasta que lo haya.`
export const queuedNonce =
  'El servicio de Safe tiene otra cosa en cola con este nonce: solo se puede ejecutar una de las dos.'
export const nonceOfChain = 'El siguiente nonce en la red; el servicio de Safe no dijo qué hay en cola.'
export const nextNonce = 'El siguiente: se puede ejecutar en cuanto esté firmada.'
export const afterQueue = (next: bigint) => `Después de lo que el servicio de Safe tiene en cola desde ${next}.`

export const ownerSafe = (address: string, threshold: number) =>
  `${address}, un Safe que es suyo, es propietario aquí y necesita ${threshold} firmas. Firma mediante una transacción propia que aprueba este hash. Cuando se ejecute, aquí aparecerá como aprobada en la red.`
export const proposeApproval = 'Proponer la aprobación en ese Safe'

const repeatStates: Record<Repeat['state'], string> = {
  queued: 'está en la cola',
  asked: 'aquí se pidió a una billetera, y se desconoce qué respondió',
  answered: 'se firmó o se envió aquí, y se desconoce qué pasó después',
  proposed: 'se propuso aquí, y el servicio de Safe no lo incluye ahora',
  executed: 'se ejecutó desde aquí',
  over: 'se empezó aquí, y su nonce se usó después: puede que se haya ejecutado',
}
/** `time` is when it was begun. */
export function repeat({ nonce, state, shared, total }: Repeat, time: string | undefined): string {
  const what = shared === total ? 'Lo mismo' : `${shared} de sus ${total} llamadas`
  const which = nonce === undefined ? '' : ` con el nonce ${nonce}`
  const when = time === undefined ? '' : ` (${time})`
  return `${what}${which}: ${repeatStates[state]}${when}.`
}
export const repeatsUnknown = 'Se desconoce si lo mismo ya está en cola'
export const repeats = 'Lo mismo, empezado antes'
export const wholeRepeated = 'Lo mismo ya se empezó'
export const partRepeated = 'Una parte de esto ya se empezó'
export const openRepeat = (nonce: bigint | undefined) => (nonce === undefined ? 'Abrir' : `Abrir el nonce ${nonce}`)
export const onceMore = 'Debe hacerse una vez más, además de lo que se nombra aquí'

/** In the list of transactions of the wallet dialog. */
export const sentActs = {
  execute: 'Ejecutar una transacción del Safe',
  approve: 'Aprobar una transacción del Safe',
}
/** `wallet` is the one that asks next. */
export const confirm = (wallet?: string) => (wallet ? `Confirmar con ${wallet}` : 'Confirmar')
export const signAndPropose = (wallet?: string) => (wallet ? `Firmar y proponer con ${wallet}` : 'Firmar y proponer')
export const handOver = () => 'Entregar sus firmas al servicio de Safe'
export const execute = (wallet?: string) => (wallet ? `Ejecutar con ${wallet}` : 'Ejecutar')
export const executeDirectly = (wallet?: string) =>
  wallet ? `Ejecutar directamente con ${wallet}` : 'Ejecutar directamente'
export const executeNow = 'Ejecutar ahora'
export const otherWays = 'Más'
export const nothingToSign = (sentence: string) => `No se puede firmar nada. ${sentence}`
export const approveOnChain = (wallet?: string) => (wallet ? `Aprobar en la red con ${wallet}` : 'Aprobar en la red')
export const signOffline = () => 'Firmar sin proponer'
/** In place of a proposal, while the service is down. */
export const signAndHandOn = (wallet?: string) => (wallet ? `Firmar y entregar con ${wallet}` : 'Firmar y entregar')
export const handOnNote =
  'Usted mismo se la entrega al siguiente propietario, como enlace o archivo: el servicio de Safe no responde.'
export const notProposable = 'El servicio de Safe no responde: ahora no puede recibir una propuesta.'
export const signAs = (address: string) => `Usted firma como ${address}, un Safe que es suyo.`

export const cancel = 'Cancelar'
export const finish = 'Listo'
export const place = (network: string, nonce: bigint | undefined) =>
  nonce === undefined ? network : `${network} · #${nonce}`
export const to = 'a'
export const copyAddress = 'Copiar dirección'
export const freeToSign = 'Firmar es gratis.'
export const executionCosts = (amount: string, worth: string | undefined) =>
  worth === undefined
    ? `Ejecutarla cuesta aproximadamente ${amount}.`
    : `Ejecutarla cuesta aproximadamente ${amount} (${worth}).`
export const gasPaid = (amount: string, worth: string | undefined) =>
  worth === undefined ? `Gas pagado: ${amount}` : `Gas pagado: ${amount} (${worth})`
export const openExplorer = 'Abrir en el explorador'

export const notChecked = 'No se pudo comprobar la transacción'
export const unsignable = 'Ahora no se puede firmar nada'
export const unsignableHint =
  'La red no ha indicado qué es este Safe. En la parte superior de la página se dice por qué.'
export const checking = 'Comprobando la transacción…'
export const nonceIs = (nonce: bigint, meaning: string | undefined) =>
  meaning === undefined ? `Nonce ${nonce}` : `Nonce ${nonce}. ${meaning}`
export const whatItDoes = 'Qué hace'
export const signatures = 'Firmas'
export const allFields = 'Todos los campos firmados'
export const calls = (inner: number) =>
  inner === 0
    ? 'Datos de la llamada'
    : plural(inner, { one: 'Qué hace su llamada', other: `Qué hacen sus ${inner} llamadas` })
export const hashes = 'Hashes para su billetera de hardware'
export const shortHashes = (hashes: readonly string[]) => hashes.map((hash) => `${hash.slice(0, 6)}…`).join(' ')

/** By the act that is next. */
export const titles = { sign: 'Confirmar', execute: 'Ejecutar', approve: 'Aprobar en la red' }
export const rejectIt = 'Rechazar una transacción'
export const review = 'Revisar la transacción'

export const simulating = 'Probándola en su nodo…'
export const notSimulated = (reason: string) => `No disponible: ${reason}`
export const chainSilent = 'No disponible: la red no respondió.'
export const wouldFail = (reason: string) => `✗ Ahora fallaría. ${reason}`
export const wouldSucceed = '✓ Ahora se completaría con éxito.'
export const changesUnknown = 'El nodo no dice qué saldos cambian.'
export const noChanges = 'No cambia ningún saldo de este Safe.'
export const changes = 'Cambios de saldo'
export const receives = 'Recibe'
export const sends = 'Envía'
export const item = (tokenId: bigint | string) => `pieza ${tokenId}`

export const fileTooLarge = 'Este archivo es demasiado grande para una transacción.'
export const file = 'Transacción de otro propietario, como archivo (elíjalo o suéltelo aquí)'
export const textOrLink = 'O como texto o enlace'
export const openThere = 'Abrirla allí'
export const readAndCheck = 'Leer y comprobar'
/** `chain` is the name of a chain that is set up here. */
export const ofOtherSafe = (safe: string, chainId: number, chain: string | undefined) =>
  `Esta transacción es de otro Safe: ${safe} ${chain === undefined ? `en la red ${chainId}, que no está configurada aquí` : `en ${chain}`}.`
/** Where this site has no Safe service. */
export const handOnAlone = 'Usted mismo se la entrega al siguiente propietario, como enlace o archivo.'
export const nonceLater = (first: bigint, last: bigint) =>
  `Antes va el nonce ${first === last ? first : `${first} a ${last}`}: esto tiene que esperar hasta que se use.`
export const keptHere = 'Este navegador la guarda.'
export const notHeld = (most: number) =>
  `Este navegador no la guardó: guarda como máximo ${most} transacciones de un Safe que van de propietario a propietario. Guárdela o entréguela antes de cerrar esto.`
export const seeHeld = 'Ver lo que está en circulación'
