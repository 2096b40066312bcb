import type { Address } from 'viem'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { ObstacleError } from './obstacle'
import { type ActDeps, runAct, type ShownWallet } from './runAct'
import { isSigned, type Signable, type Stored } from './storedSignatures'
import { isRefused, UndeliveredError } from './undelivered'
import type { ActNote, ActSubject } from './unfinished/unfinishedActs'

/** What is to be signed, as it was found just now. */
export type Signing = Signable & { note: ActNote; stored: Stored; sign: () => Promise<OwnerSignature> }

/** The service that takes signatures. */
type Service = {
  read: () => Promise<Stored>
  /** One call: what it has already only gets one signature more; undefined where it did not say. */
  submit: (signed: OwnerSignature, isThere: boolean | undefined) => Promise<void>
}

type SigningAct<Found extends Signing> = {
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
export function signOnce<Found extends Signing>(
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
        if (service && !(error instanceof ObstacleError)) throw new UndeliveredError(error, signed.signature)
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
async function deliver(
  { client }: ActDeps,
  { read, submit }: Service,
  found: Signing,
  signed: OwnerSignature,
): Promise<void> {
  const { state } = found.stored
  const isThere = state === 'unknown' ? undefined : state === 'there'
  const judge = (error: unknown, isJudged: boolean): never => {
    throw isJudged && isRefused(error) ? error : new UndeliveredError(error, signed.signature)
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
