import type { Address } from 'viem'
import { plural } from '@/lib/format/count'
import type { Sentence } from './sentence'

/** What a transaction does, as a whole sentence: it stands in lists, headings, titles and notifications. */

const by = (account: Address) => ({ account })

export const send = (what: string, recipient: Address): Sentence => [`${what} an `, by(recipient), ' senden']
export const move = (what: string, sender: Address, recipient: Address): Sentence => [
  ...[`${what} von `, by(sender)],
  ...[' an ', by(recipient), ' übertragen'],
]
export const receive = (what: string, sender: Address): Sentence => [`${what} von `, by(sender), ' empfangen']
/** A kind that is not known here: all that is left of it is what the service calls it. */
const whichKind = (kind: string | undefined) =>
  kind ? `, die der Safe-Dienst ${kind} nennt` : ': Der Safe-Dienst sagt nicht, welcher'
export const unknownTransfer = (kind: string | undefined): Sentence => [`Übertragung unbekannter Art${whichKind(kind)}`]

export const reject = (nonce: bigint): Sentence => [`Transaktion #${nonce} ablehnen`]
export const saidRejection: Sentence = ['Andere Transaktion ablehnen']
export const emptyCallToItself: Sentence = ['Diesen Safe selbst mit nichts aufrufen']
export const fakeRejection: Sentence = ['Sieht aus wie eine Ablehnung, ist aber keine']
export const calledRejection = (sentence: Sentence): Sentence => [
  'Wird Ablehnung genannt, ist aber keine: ',
  ...sentence,
]

const paid = (amount: string | undefined) => (amount === undefined ? '' : ` mit ${amount}`)
/** Without a `name` it is not known which function is called; `amount` goes with the call. */
export const call = (name: string | undefined, to: Address, amount: string | undefined): Sentence => [
  ...[name === undefined ? 'Contract ' : `${name}() von `, by(to)],
  `${paid(amount)} aufrufen`,
]
/** Its code can do whatever the Safe can. */
export const runAsSafe = (name: string | undefined, to: Address): Sentence => [
  'Als dieser Safe ausführen (Delegatecall): ',
  ...[name === undefined ? 'Code von ' : `${name}() von `, by(to)],
]
export const createSafe: Sentence = ['Diesen Safe erstellen']
export const unknownKind = (kind: string | undefined): Sentence => [`Unbekannte Art${whichKind(kind)}`]

/** `acts` are the first ones; `count` is undefined where not all could be read. */
export function batch(count: number, acts: readonly Sentence[], isIncomplete = false): Sentence {
  const actions = plural(count, { one: '1 Aktion', other: `${count} Aktionen` })
  const whole = isIncomplete ? `${actions} und weitere, die nicht gelesen werden konnten` : actions
  const named = acts.flatMap((act, index) => [index === 0 ? ': ' : '; ', ...act])
  return [whole, ...named, acts.length > 0 && acts.length < count ? '; …' : '']
}

type Threshold = bigint | number | undefined
/** How many signatures every transaction needs once this one is executed; undefined where nobody says it. */
const afterwards = (threshold: Threshold) =>
  threshold === undefined
    ? ''
    : plural(Number(threshold), {
        one: '1 Signatur wird genügen',
        other: `${threshold} Signaturen werden nötig sein`,
      })
const then = (threshold: Threshold) => (threshold === undefined ? '' : `; ${afterwards(threshold)}`)

export const addOwner = (owner: Address, threshold: Threshold): Sentence => [
  ...['Eigentümer hinzufügen: ', by(owner)],
  then(threshold),
]
export const removeOwner = (owner: Address, threshold: Threshold): Sentence => [
  ...['Eigentümer entfernen: ', by(owner)],
  then(threshold),
]
export const replaceOwner = (former: Address, next: Address): Sentence => [
  ...['Eigentümer ersetzen: ', by(former)],
  ...[' durch ', by(next)],
]
export const changeThreshold = (threshold: bigint | number): Sentence => [
  `Schwellenwert ändern: ${afterwards(threshold)}`,
]
export const changeCode = (implementation: Address | undefined): Sentence =>
  implementation ? ['Code dieses Safes ersetzen durch den von ', by(implementation)] : ['Code dieses Safes ersetzen']
export const enableModule = (module: Address): Sentence => [
  ...['Modul aktivieren: ', by(module)],
  '; es wird ohne Signaturen handeln',
]
export const disableModule = (module: Address): Sentence => [
  ...['Modul deaktivieren: ', by(module)],
  '; es wird nicht mehr handeln',
]
export const setGuard = (guard: Address): Sentence => [
  ...['Guard setzen: ', by(guard)],
  '; er wird jede Transaktion zulassen oder zurückweisen',
]
export const setModuleGuard = (guard: Address): Sentence => [
  ...['Guard der Module setzen: ', by(guard)],
  '; er wird zulassen oder zurückweisen, was sie tun',
]
export const deleteGuard: Sentence = ['Guard entfernen; nichts wird eine Transaktion zurückweisen']
export const deleteModuleGuard: Sentence = ['Guard der Module entfernen; nichts wird zurückweisen, was sie tun']
export const setFallbackHandler = (handler: Address): Sentence => [
  ...['Fallback-Handler setzen: ', by(handler)],
  '; er wird unbekannte Aufrufe beantworten',
]
export const changeSettings: Sentence = ['Einstellungen dieses Safes ändern']

export const servicePrice = 'Zum Preis des Safe-Dienstes'
