import type { Address, WalletClient } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { isUserRejection } from '@/lib/errors'
import type { Gateway } from '@/lib/gateway/client/client'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { alone, whileAsking } from './locks'
import { ObstacleError } from './obstacle'
import { assertWallet, type CurrentWallet, type ShownSafe } from './recheck'
import { isSigned, type Signable, type Stored } from './storedSignatures'
import { isRefused, UndeliveredError } from './undelivered'
import type { ActNote, ActSubject, SentKey, UnfinishedActs } from './unfinished/unfinishedActs'

export type ActDeps = {
  client: ReadClient
  gateway: Gateway
  wallet: Pick<WalletClient, 'signTypedData' | 'signMessage' | 'sendTransaction' | 'getChainId'>
  /** Asked again after everything that takes time: the user may change the account or the chain meanwhile. */
  current: () => CurrentWallet
  unfinished: UnfinishedActs
  /** Called when the browser's storage does not keep what a wallet is about to be asked: the user has to be told. */
  onUnkept?: (() => void) | undefined
  /** Called when the wallet has answered, or need not be asked: only the service is still to take it. */
  onAnswered?: (() => void) | undefined
}

/** The wallet as it was shown: its account, and the Safe that names the chain. */
export type ShownWallet = Pick<ShownSafe, 'account' | 'ref'>

/** Has the wallet do one thing; with a note it is written down before. */
export type Ask = <T>(request: () => Promise<T>, note?: ActNote) => Promise<T>

/** What a person does with a wallet, in the order in which it is done. */
export type Act<Fresh, Answer, End> = {
  /** What it is about: one tab at a time is on with it. */
  of: SentKey
  shown: ShownWallet
  /** A wallet may have sent it although it answers with an error: only a refusal says that it did not. */
  isSending?: boolean
  /** Reads again all that was shown. Throws ObstacleError where it is not so any more. */
  recheck: () => Promise<Fresh>
  /** What was answered before and is kept: no wallet is asked then. */
  recall?: (fresh: Fresh) => Promise<Answer | undefined>
  ask: (ask: Ask, fresh: Fresh) => Promise<Answer>
  /** Keeps the answer from the moment at which there is one: the tab may be closed in the next. */
  keep: (answer: Answer, fresh: Fresh) => Promise<void> | void
  deliver: (answer: Answer, fresh: Fresh) => Promise<End>
}

/**
 * The way of every act: recheck, ask, keep, deliver; what was sent is followed after that. Nothing is asked that was not
 * shown as it is now, and nothing twice, in however many tabs. Throws what the steps throw.
 */
export function runAct<Fresh, Answer, End>(deps: AskDeps, act: Act<Fresh, Answer, End>): Promise<End> {
  return alone(act.of, async () => {
    const fresh = await act.recheck()
    const known = await act.recall?.(fresh)
    const answer = known ?? (await act.ask((request, note) => askWallet(deps, act, request, note), fresh))
    if (known === undefined) await act.keep(answer, fresh)
    deps.onAnswered?.()
    return act.deliver(answer, fresh)
  })
}

type AskDeps = Pick<ActDeps, 'current' | 'unfinished' | 'onUnkept' | 'onAnswered'>

async function askWallet<T>(
  { current, unfinished, onUnkept }: AskDeps,
  { shown, isSending = false }: Pick<Act<unknown, unknown, unknown>, 'shown' | 'isSending'>,
  request: () => Promise<T>,
  note?: ActNote,
): Promise<T> {
  // Rechecking took time: whoever switched meanwhile is not asked.
  assertWallet(shown, current())
  if (note && !unfinished.keepNote(note)) onUnkept?.()
  try {
    const answer = await (note ? whileAsking(note, request) : request())
    if (!isSending) assertWallet(shown, current())
    else if (note) unfinished.advanceNote(note, 'answered')
    return answer
  } catch (error) {
    const isRejected = isUserRejection(error)
    if (note && (isRejected || !isSending)) unfinished.dropNote(note)
    // A wallet that was switched while it asked fails in words of its own.
    if (!isRejected && !isSending) assertWallet(shown, current())
    throw error
  }
}

/** What is to be signed, as it was found just now. */
export type ToSign = Signable & { note: ActNote; stored: Stored; sign: () => Promise<OwnerSignature> }

/** The service that takes signatures. */
export type Service = {
  read: () => Promise<Stored>
  /** One call: what it has already only gets one signature more; undefined where it did not say. */
  submit: (signed: OwnerSignature, isThere: boolean | undefined) => Promise<void>
}

type SigningAct<Found extends ToSign> = {
  of: ActSubject
  shown: ShownWallet
  /** The owner whose signature it is. */
  signer: Address
  /** Rechecks, and looks what the service has. */
  look: () => Promise<Found>
  /** Once more, when the wallet has answered. */
  recheck: () => Promise<unknown>
  /** Without one nobody is told. */
  service?: (found: Found) => Service
}

/**
 * Has an owner sign once, however often and in however many tabs it is asked, and hands the signature to the service. It
 * is kept until the service has it, and forgotten when the service refuses it, or when Safe or wallet changed while the
 * wallet was asked. Throws ObstacleError, UndeliveredError while it is kept, GatewayError, and what signing throws.
 */
export function signOnce<Found extends ToSign>(
  deps: ActDeps,
  { of, shown, signer, look, recheck, service }: SigningAct<Found>,
): Promise<{ found: Found; signed: OwnerSignature }> {
  const { client, unfinished, onUnkept } = deps
  const settle = (note: ActNote, isTaken: boolean) => {
    unfinished.forgetSignature(of, signer)
    if (isTaken) unfinished.finishNote(note)
    else unfinished.dropNote(note)
  }
  return runAct<Found, OwnerSignature, { found: Found; signed: OwnerSignature }>(deps, {
    of: { ...of, approver: signer },
    shown,
    recheck: async () => {
      const found = await look()
      if (!(await isSigned(client, found, signer, found.stored.confirmations))) return found
      settle(found.note, true)
      throw new ObstacleError({ code: 'signedMeanwhile' })
    },
    recall: async (found) => {
      const signature = unfinished.findSignature(of, signer)
      const kept = signature && { signer, signature }
      if (!kept || !(await isSigned(client, found, signer, [kept]))) return undefined
      unfinished.keepNote({ ...found.note, stage: 'answered' })
      return kept
    },
    ask: (ask, { note, sign }) => ask(sign, note),
    keep: async (signed, { note }) => {
      if (service && !unfinished.keepSignature({ ...of, ...signed })) onUnkept?.()
      unfinished.advanceNote(note, 'answered')
      try {
        await recheck()
      } catch (error) {
        if (service && !(error instanceof ObstacleError)) throw undelivered(deps, error, note, signed)
        settle(note, false)
        throw error
      }
    },
    deliver: async (signed, found) => {
      if (!service) return { found, signed }
      try {
        await deliver(deps, service(found), found, signed)
      } catch (error) {
        if (!(error instanceof UndeliveredError)) settle(found.note, false)
        throw error
      }
      settle(found.note, true)
      return { found, signed }
    },
  })
}

/** What counts is what the service has in the end: another tab may have been first, and an answer may have been lost. */
async function deliver(deps: ActDeps, { read, submit }: Service, found: ToSign, signed: OwnerSignature): Promise<void> {
  const { client } = deps
  const { state } = found.stored
  const isThere = state === 'unknown' ? undefined : state === 'there'
  const judge = (error: unknown, isJudged: boolean): never => {
    throw isJudged && isRefused(error) ? error : undelivered(deps, error, found.note, signed)
  }
  try {
    await submit(signed, isThere)
  } catch (error) {
    const now = await read()
    if (await isSigned(client, found, signed.signer, now.confirmations)) return
    // A second proposal is refused as well: that says something about the signature only where there was no first one.
    if (!isThere && now.state === 'there') await submit(signed, true).catch((last: unknown) => judge(last, true))
    // Whoever may not read it has not been refused the signature.
    else judge(error, isThere || now.state === 'missing')
  }
}

function undelivered({ unfinished }: ActDeps, cause: unknown, of: ActSubject, { signer, signature }: OwnerSignature) {
  return new UndeliveredError(cause, signature, unfinished.findSignature(of, signer) !== undefined)
}
