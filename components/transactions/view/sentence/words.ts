import type { Address } from 'viem'
import { plural } from '@/lib/format/count'
import type { Sentence } from './sentence'

/** What a transaction does, as a whole sentence: it stands in lists, headings, titles and notifications. */

const by = (account: Address) => ({ account })

export const send = (what: string, recipient: Address): Sentence => [`Send ${what} to `, by(recipient)]
export const move = (what: string, sender: Address, recipient: Address): Sentence => [
  ...[`Move ${what} from `, by(sender)],
  ...[' to ', by(recipient)],
]
export const receive = (what: string, sender: Address): Sentence => [`Receive ${what} from `, by(sender)]
/** A kind that is not known here: all that is left of it is what the service calls it. */
const whichKind = (kind: string | undefined) =>
  kind ? `, which the Safe service calls ${kind}` : ': the Safe service does not say which'
export const unknownTransfer = (kind: string | undefined): Sentence => [`Transfer of unknown kind${whichKind(kind)}`]

export const reject = (nonce: bigint): Sentence => [`Reject transaction #${nonce}`]
export const saidRejection: Sentence = ['Reject another transaction']
export const emptyCallToItself: Sentence = ['Call this Safe itself with nothing']
export const fakeRejection: Sentence = ['Looks like a rejection, but is none']
export const calledRejection = (sentence: Sentence): Sentence => ['Called a rejection, but is none: ', ...sentence]

const paid = (amount: string | undefined) => (amount === undefined ? '' : ` with ${amount}`)
/** Without a `name` it is not known which function is called; `amount` goes with the call. */
export const call = (name: string | undefined, to: Address, amount: string | undefined): Sentence => [
  ...[name === undefined ? 'Call the contract ' : `Call ${name}() on `, by(to)],
  paid(amount),
]
/** Its code can do whatever the Safe can. */
export const runAsSafe = (name: string | undefined, to: Address): Sentence => [
  ...[name === undefined ? 'Run code of ' : `Run ${name}() of `, by(to)],
  ' as this Safe (delegatecall)',
]
export const createSafe: Sentence = ['Create this Safe']
export const unknownKind = (kind: string | undefined): Sentence => [`Unknown kind${whichKind(kind)}`]

/** `acts` are the first ones; `count` is undefined where not all could be read. */
export function batch(count: number, acts: readonly Sentence[], isIncomplete = false): Sentence {
  const actions = plural(count, { one: '1 action', other: `${count} actions` })
  const whole = isIncomplete ? `${actions} and more that could not be read` : actions
  const named = acts.flatMap((act, index) => [index === 0 ? ': ' : '; ', ...act])
  return [whole, ...named, acts.length > 0 && acts.length < count ? '; …' : '']
}

type Threshold = bigint | number | undefined
/** How many signatures every transaction needs once this one is executed; undefined where nobody says it. */
const afterwards = (threshold: Threshold) =>
  threshold === undefined
    ? ''
    : plural(Number(threshold), { one: '1 signature will be enough', other: `${threshold} signatures will be needed` })
const then = (threshold: Threshold) => (threshold === undefined ? '' : `; ${afterwards(threshold)}`)

export const addOwner = (owner: Address, threshold: Threshold): Sentence => [
  ...['Add ', by(owner)],
  ` as owner${then(threshold)}`,
]
export const removeOwner = (owner: Address, threshold: Threshold): Sentence => [
  ...['Remove ', by(owner)],
  ` as owner${then(threshold)}`,
]
export const replaceOwner = (former: Address, next: Address): Sentence => [
  ...['Replace ', by(former), ' by ', by(next)],
  ' as owner',
]
export const changeThreshold = (threshold: bigint | number): Sentence => [
  `Change the threshold: ${afterwards(threshold)}`,
]
export const changeCode = (implementation: Address | undefined): Sentence =>
  implementation ? ['Replace this Safe’s code by that of ', by(implementation)] : ['Replace this Safe’s code']
export const enableModule = (module: Address): Sentence => [
  ...['Enable the module ', by(module)],
  '; it will act without signatures',
]
export const disableModule = (module: Address): Sentence => [
  ...['Disable the module ', by(module)],
  '; it will act no more',
]
export const setGuard = (guard: Address): Sentence => [
  ...['Set ', by(guard)],
  ' as guard; it will allow or refuse each transaction',
]
export const setModuleGuard = (guard: Address): Sentence => [
  ...['Set ', by(guard)],
  ' as guard of modules; it will allow or refuse what they do',
]
export const deleteGuard: Sentence = ['Remove the guard; nothing will refuse a transaction']
export const deleteModuleGuard: Sentence = ['Remove the guard of modules; nothing will refuse what they do']
export const setFallbackHandler = (handler: Address): Sentence => [
  ...['Set ', by(handler)],
  ' as fallback handler; it will answer unknown calls',
]
export const changeSettings: Sentence = ['Change this Safe’s settings']

export const servicePrice = 'At the Safe service’s price'
