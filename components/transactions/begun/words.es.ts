import { formatDuration } from '@/lib/format/duration'
import { sentPatience } from '@/lib/safe/execute/followSent'
import type { FollowResult } from '@/lib/signing/transaction/followTransaction'
import type { ActNote } from '@/lib/signing/unfinished/unfinishedActs'

const patience = formatDuration(sentPatience)

/** How what was sent ended. */
export const endings: Record<FollowResult['outcome'], string> = {
  success: 'Ejecutada: la red dice que se completó con éxito.',
  failure: 'Ejecutada, y su llamada falló: el nonce está gastado, no ocurrió nada más.',
  other:
    'La red la ha incluido, e hizo algo distinto de esto: quizá se ejecutó con otro nonce. Mire el historial antes de enviar nada de nuevo.',
  unproved:
    'La red la ha incluido. Un Safe de esta versión no anota lo que ejecuta, y nada más dice cómo terminó: mire su nonce y el historial antes de enviar nada de nuevo.',
  reverted: 'La red la rechazó: su comisión está pagada, y no ocurrió nada más.',
  replaced: 'Se canceló o se reemplazó: otra transacción de la misma cuenta ocupó su lugar. Ya no puede llegar.',
  dropped: `La red lleva ${patience} sin incluirla y ya no la conoce: puede que se haya descartado. Asegúrese en su billetera de que ya no existe antes de enviarla de nuevo.`,
}
export const overdue = `Enviada, y la red lleva ${patience} sin incluirla. Todavía puede hacerlo: suba su comisión en su billetera o cancélela allí.`

const acts: Record<ActNote['kind'] | 'reject', string> = {
  propose: 'Propuesta',
  confirm: 'Confirmación',
  execute: 'Ejecución',
  approve: 'Aprobación en la red',
  delete: 'Eliminación',
  message: 'Firma de un mensaje',
  reject: 'Rechazo',
}
export function nameAct(kind: ActNote['kind'] | 'reject', nonce: bigint | undefined): string {
  const name = acts[kind]
  return nonce === undefined ? name : `${name} del nonce ${nonce}`
}

/** What became of an act, where that alone says it. */
export const told = {
  approved: 'La red tiene su aprobación.',
  unreported: 'La red tiene su aprobación, y el servicio de Safe no conoce la transacción: entréguesela.',
  deleted: 'Se eliminó: el servicio de Safe ya no la incluye. Las firmas que se dieron siguen siendo válidas.',
  undelivered:
    'Usted la firmó, y el servicio de Safe no ha recibido su firma: entréguela ahora. No se volverá a consultar a su billetera.',
  signed: 'Usted la firmó, y el servicio de Safe no la tiene: puede tenerla quien la haya recibido.',
  asking: 'Se le está pidiendo a su billetera, quizá desde otra pestaña: responda en ella.',
  open: 'Se consultó a la billetera; aquí no se sabe qué respondió: todavía puede llegar.',
}
export const executed = 'Se ejecutó: la red la tiene.'
export const sent = 'Se envió, y la red todavía no la ha incluido.'
const which = (nonce: bigint | undefined) => (nonce === undefined ? '' : `: nonce ${nonce}`)
export const queuedUnsigned = (nonce: bigint | undefined) => `Está en la cola${which(nonce)}, sin su firma.`
export const confirmed = 'Se confirmó: su firma está ahí.'
export const proposed = (nonce: bigint | undefined) => `Se propuso${which(nonce)}.`

export const stillQueued = 'No tuvo efecto: sigue en la cola.'
/** Why nothing came of it. */
export const nothing = {
  nonceUsed: (nonce: bigint | undefined) => `No tuvo efecto: otra transacción usó el nonce ${nonce}.`,
  nonceUsedUntold: (nonce: bigint | undefined) =>
    `El nonce ${nonce} está usado. Un Safe de esta versión no anota por qué transacción: mire el historial.`,
  notListed: () => 'El servicio de Safe ya no la incluye: se eliminó.',
  unanswered: () => 'No tuvo efecto: se consultó a la billetera y aquí no dio respuesta.',
}

export const begunBefore = 'Empezado aquí antes'
export const askedBy = (time: string, account: string) => `${time}, por ${account}`
export const notKnown = (error: string) => `Se desconoce qué pasó con ella: ${error}`
export const openIt = 'Abrir'
export const deliverIt = 'Entregar su firma'
export const handOn = 'Pasarla'
export const putAway = 'Cerrar'

export const draftBegun = 'Usted ya empezó antes a firmar o ejecutar estas acciones'
export const discardActions = 'Descarte las acciones de abajo, salvo que quiera hacer lo mismo otra vez.'
/** The same where this site has no Safe service. */
export const toldAlone = {
  unreported: 'La red tiene su aprobación: entregue la transacción a los demás propietarios.',
  signed: 'Usted la firmó: tiene su firma quien la haya recibido.',
}
