import { plural } from '@/lib/format/count'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

export const sharedNonce = (nonce: bigint) =>
  `Estas transacciones comparten el nonce ${nonce}: solo se puede ejecutar una de ellas`

export const listIsWrong = 'La lista de esta cola que da el servicio de Safe no es correcta'
export const forgetMissing = 'Olvidar lo que falta'
export const missingHint = 'Lo que falta puede haberlo eliminado quien lo propuso, o lo oculta el servicio de Safe.'
export const gap = 'La cola tiene un hueco'

export const showUnsigned = 'Mostrar propuestas que nadie firmó'
export const queue = 'la cola'
export const loadingQueue = 'Cargando la cola…'
export const usedNonces = 'Nonces usados'
export const usedHint = 'El Safe ya pasó estos nonces: ninguna de estas se puede ejecutar ya.'
export const next = 'Siguiente'
export const queued = 'En cola'
export const nothingWaits = 'El servicio de Safe no incluye nada en espera de firma o ejecución.'
export const noProposal = 'El servicio de Safe no incluye ninguna propuesta, firmada o no.'

export const noNonce = 'Sin nonce'
export const nonce = (value: bigint) => `Nonce ${value}`

export const note = (text: string) => `Nota: ${text}`
export const warnings = (count: number) => plural(count, { one: '1 advertencia', other: `${count} advertencias` })
export const confirm = 'Confirmar'
export const execute = 'Ejecutar'

export const unknown = (count: number) =>
  plural(count, {
    one: 'Una entrada no se puede mostrar',
    other: `${count} entradas no se pueden mostrar`,
  })
export const nameless = 'sin nombre'
export const unknownKinds = (names: string) => `El servicio de Safe incluye un tipo que aquí no se conoce: ${names}.`

export const executed = 'Ejecutada'
export const failed = 'Fallida'
export const cancelled = 'Cancelada'
export const unknownStatus = 'Estado desconocido'

export const statuses: Record<TransactionDetails['txStatus'], string> = {
  AWAITING_CONFIRMATIONS: 'A la espera de firmas',
  AWAITING_EXECUTION: 'A la espera de ejecución',
  CANCELLED: 'Cancelada: otra transacción usó su nonce',
  FAILED: 'Ejecutada, pero falló',
  SUCCESS: executed,
  UNKNOWN: 'Un estado que aquí no se conoce',
}

export const cannotLoad = 'Esta lista no se puede cargar.'
export const noQueue =
  'Este sitio no tiene ningún servicio de Safe, así que no hay una cola común: cada propietario conserva en su navegador lo que empieza y lo que se le entrega.'
export const newTransaction = 'Nueva transacción'
