import type { QueryClient } from '@tanstack/react-query'
import type { Address, PublicClient } from 'viem'
import { formatMessageContent } from '@/components/messages/details/contentText'
import { AppError, isUserRejection } from '@/lib/errors'
import type { Gateway } from '@/lib/gateway/client/client'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import type { SigningWallet } from '@/lib/safe/signature/signContent'
import type { SafeView } from '@/lib/safe-view/safeView'
import { deliverSignature, findKeptSignature } from '@/lib/signing/message/deliverSignature'
import { readStoredMessage } from '@/lib/signing/message/readStoredMessage'
import { signAsOwner } from '@/lib/signing/message/signAsOwner'
import { isSignedBy } from '@/lib/signing/message/submitSignature'
import type { MessageSigner } from '@/lib/signing/message/useMessageSigners'
import {
  assertWallet,
  ChangedMeanwhileError,
  type CurrentWallet,
  findSafeChange,
  recheckSafe,
} from '@/lib/signing/transaction/recheck'
import { alone } from '@/lib/signing/transaction/sendOnce'
import { UndeliveredError } from '@/lib/signing/transaction/undelivered'
import type { ActNote, ActSubject, UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'

export type MessageDeps = {
  client: PublicClient
  queryClient: QueryClient
  gateway: Gateway
  /** Asked for only when the wallet has to sign. */
  getWallet: () => Promise<SigningWallet>
  current: () => CurrentWallet
  unfinished: UnfinishedActs
}

/** A message as it is shown to be signed by the connected account. */
export type ShownMessage = {
  safe: SafeView
  account: Address
  message: string | MessageTypedData
  hashes: SafeMessageHashes
}

/**
 * Has the connected account sign a message, as itself or for a Safe among the owners, and hands the signature to the
 * gateway: once, however often and in however many tabs it is asked. It is written down before the wallet is asked, and
 * until the gateway has it. `onSigned` is called when only the gateway is still to take it. Throws ChangedMeanwhileError
 * when the Safe or the wallet is not as it was shown, UndeliveredError, GatewayError, and what `signAsOwner` throws.
 */
export function signAndDeliver(
  deps: MessageDeps,
  shown: ShownMessage,
  signer: MessageSigner,
  onSigned: () => void = () => undefined,
): Promise<void> {
  const { queryClient, gateway, unfinished } = deps
  const { safe, message, hashes } = shown
  const messageHash = hashes.safeMessageHash
  const note = noteOf(shown, signer)
  return alone({ ...note, approver: signer.owner }, async () => {
    await recheckSafe(deps.client, shownSafe(shown), deps.current)
    // Another tab, or a call whose answer was lost, may have been first: then no wallet is asked. What does not answer is
    // asked again when the signature is handed over.
    const before = await readStoredMessage(queryClient, gateway, safe.chainId, messageHash).catch(() => null)
    if (!isSignedBy(before, signer.owner)) {
      const signature = await obtain(deps, shown, signer, note)
      onSigned()
      await deliverOrSettle(deps, { safe, message, messageHash, signature }, note)
    }
    unfinished.forgetSignature(note, signer.owner)
    unfinished.dropNote(note)
  })
}

async function deliverOrSettle(
  deps: MessageDeps,
  submission: Parameters<typeof deliverSignature>[1],
  note: ActNote,
): Promise<void> {
  try {
    await deliverSignature(deps, submission)
  } catch (error) {
    // Refused for good: that is the end, and whoever asked is told now.
    if (!(error instanceof UndeliveredError)) deps.unfinished.dropNote(note)
    throw error
  }
}

/** What the gateway did not take the last time, without asking the wallet again; else what the wallet signs now. */
async function obtain(
  deps: MessageDeps,
  shown: ShownMessage,
  signer: MessageSigner,
  note: ActNote,
): Promise<OwnerSignature> {
  const { client, unfinished } = deps
  const { safe, hashes } = shown
  const kept = await findKeptSignature(client, unfinished, { safe, hashes, signer: signer.owner })
  if (kept) return kept
  const signature = await askWallet(deps, shown, signer, note)
  unfinished.keepSignature({ ...subjectOf(note), ...signature })
  unfinished.advanceNote(note, 'answered')
  try {
    await recheckSafe(client, shownSafe(shown), deps.current)
    await recheckOwnerSafe(client, signer)
  } catch (error) {
    if (!(error instanceof ChangedMeanwhileError)) throw new UndeliveredError(error, signature.signature)
    unfinished.forgetSignature(note, signer.owner)
    unfinished.dropNote(note)
    throw error
  }
  return signature
}

async function askWallet(
  { client, getWallet, current, unfinished }: MessageDeps,
  shown: ShownMessage,
  signer: MessageSigner,
  note: ActNote,
): Promise<OwnerSignature> {
  const { safe, account, message, hashes } = shown
  const ref = { chainId: safe.chainId, address: safe.address }
  await recheckOwnerSafe(client, signer)
  const wallet = await getWallet()
  // Asking the service took time: whoever switched meanwhile is not asked to sign.
  assertWallet({ account, ref }, current())
  unfinished.keepNote(note)
  try {
    const signing = { wallet, client, signer: account, account: { ...ref, version: safe.version } }
    return await signAsOwner({ ...signing, message, hashes }, signer)
  } catch (error) {
    unfinished.dropNote(note)
    // A wallet that was switched while it asked fails in words of its own.
    if (!isUserRejection(error)) assertWallet({ account, ref }, current())
    throw error
  }
}

/** The Safe among the owners that is signed for has owners and a threshold of its own. */
async function recheckOwnerSafe(client: PublicClient, { ownerSafe }: MessageSigner): Promise<void> {
  const change = ownerSafe && findSafeChange(ownerSafe, await readSafe(client, ownerSafe.address))
  if (change) throw new ChangedMeanwhileError(`Of your Safe among the owners: ${change}`)
}

function shownSafe({ safe, account }: ShownMessage): { account: Address; ref: SafeView; chain: SafeState } {
  if (!safe.chain) throw new AppError('The chain did not answer, so nothing can be checked.')
  return { account, ref: safe, chain: safe.chain }
}

function noteOf({ safe, account, message, hashes }: ShownMessage, { owner }: MessageSigner): ActNote {
  const now = Date.now()
  const subject = { chainId: safe.chainId, safe: safe.address, hash: hashes.safeMessageHash }
  const content = formatMessageContent(message)
  return { ...subject, kind: 'message', account, signer: owner, stage: 'asked', askedAt: now, at: now, content }
}

function subjectOf({ chainId, safe, hash }: ActNote): ActSubject {
  return { chainId, safe, hash }
}
