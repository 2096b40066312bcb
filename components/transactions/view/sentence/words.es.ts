import type { Address } from 'viem'
import { plural } from '@/lib/format/count'
import type { Sentence } from './sentence'

/** What a transaction does, as a whole sentence: it stands in lists, headings, titles and notifications. */

const by = (account: Address) => ({ account })

export const send = (what: string, recipient: Address): Sentence => [`Enviar ${what} a `, by(recipient)]
export const move = (what: string, sender: Address, recipient: Address): Sentence => [
  ...[`Mover ${what} de `, by(sender)],
  ...[' a ', by(recipient)],
]
export const receive = (what: string, sender: Address): Sentence => [`Recibir ${what} de `, by(sender)]
/** A kind that is not known here: all that is left of it is what the service calls it. */
const whichKind = (kind: string | undefined) =>
  kind ? `, que el servicio de Safe llama ${kind}` : ': el servicio de Safe no dice cuál'
export const unknownTransfer = (kind: string | undefined): Sentence => [
  `Transferencia de tipo desconocido${whichKind(kind)}`,
]

export const reject = (nonce: bigint): Sentence => [`Rechazar la transacción #${nonce}`]
export const saidRejection: Sentence = ['Rechazar otra transacción']
export const emptyCallToItself: Sentence = ['Llamar a este mismo Safe sin nada']
export const fakeRejection: Sentence = ['Parece un rechazo, pero no lo es']
export const calledRejection = (sentence: Sentence): Sentence => [
  'Se presenta como rechazo, pero no lo es: ',
  ...sentence,
]

const paid = (amount: string | undefined) => (amount === undefined ? '' : ` con ${amount}`)
/** Without a `name` it is not known which function is called; `amount` goes with the call. */
export const call = (name: string | undefined, to: Address, amount: string | undefined): Sentence => [
  ...[name === undefined ? 'Llamar al contrato ' : `Llamar a ${name}() en `, by(to)],
  paid(amount),
]
/** Its code can do whatever the Safe can. */
export const runAsSafe = (name: string | undefined, to: Address): Sentence => [
  ...[name === undefined ? 'Ejecutar código de ' : `Ejecutar ${name}() de `, by(to)],
  ' como este Safe (delegatecall)',
]
export const createSafe: Sentence = ['Crear este Safe']
export const unknownKind = (kind: string | undefined): Sentence => [`Tipo desconocido${whichKind(kind)}`]

/** `acts` are the first ones; `count` is undefined where not all could be read. */
export function batch(count: number, acts: readonly Sentence[], isIncomplete = false): Sentence {
  const actions = plural(count, { one: '1 acción', other: `${count} acciones` })
  const whole = isIncomplete ? `${actions} y más que no se pudieron leer` : actions
  const named = acts.flatMap((act, index) => [index === 0 ? ': ' : '; ', ...act])
  return [whole, ...named, acts.length > 0 && acts.length < count ? '; …' : '']
}

type Threshold = bigint | number | undefined
/** How many signatures every transaction needs once this one is executed; undefined where nobody says it. */
const afterwards = (threshold: Threshold) =>
  threshold === undefined
    ? ''
    : plural(Number(threshold), { one: 'bastará 1 firma', other: `harán falta ${threshold} firmas` })
const then = (threshold: Threshold) => (threshold === undefined ? '' : `; ${afterwards(threshold)}`)

export const addOwner = (owner: Address, threshold: Threshold): Sentence => [
  ...['Añadir a ', by(owner)],
  ` como propietario${then(threshold)}`,
]
export const removeOwner = (owner: Address, threshold: Threshold): Sentence => [
  ...['Quitar a ', by(owner)],
  ` como propietario${then(threshold)}`,
]
export const replaceOwner = (former: Address, next: Address): Sentence => [
  ...['Reemplazar a ', by(former), ' por ', by(next)],
  ' como propietario',
]
export const changeThreshold = (threshold: bigint | number): Sentence => [`Cambiar el umbral: ${afterwards(threshold)}`]
export const changeCode = (implementation: Address | undefined): Sentence =>
  implementation
    ? ['Reemplazar el código de este Safe por el de ', by(implementation)]
    : ['Reemplazar el código de este Safe']
export const enableModule = (module: Address): Sentence => [
  ...['Activar el módulo ', by(module)],
  '; actuará sin firmas',
]
export const disableModule = (module: Address): Sentence => [
  ...['Desactivar el módulo ', by(module)],
  '; dejará de actuar',
]
export const setGuard = (guard: Address): Sentence => [
  ...['Establecer ', by(guard)],
  ' como guard; permitirá o rechazará cada transacción',
]
export const setModuleGuard = (guard: Address): Sentence => [
  ...['Establecer ', by(guard)],
  ' como guard de módulos; permitirá o rechazará lo que hagan',
]
export const deleteGuard: Sentence = ['Quitar el guard; nada rechazará una transacción']
export const deleteModuleGuard: Sentence = ['Quitar el guard de módulos; nada rechazará lo que hagan']
export const setFallbackHandler = (handler: Address): Sentence => [
  ...['Establecer ', by(handler)],
  ' como fallback handler; responderá a las llamadas desconocidas',
]
export const changeSettings: Sentence = ['Cambiar los ajustes de este Safe']

export const servicePrice = 'Al precio del servicio de Safe'
