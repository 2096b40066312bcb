import { SafeMessageStatus } from '@safe-global/safe-gateway-typescript-sdk/dist/types/safe-messages.js'
import { type Hex, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import type { ReadClient } from '@/lib/chain/readClient'
import { AppError } from '@/lib/errors'
import { isAmong } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { address, hash } from '@/lib/gateway/schemas/values'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { joinSignatures, type OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import type { SafeView } from '@/lib/safe-view/safeView'
import { listSigners } from '@/lib/signing/storedSignatures'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredList } from '@/lib/storage/storedList'
import { contentOf } from './contentOf'
import { parseMessageContent, readMessageContent } from './contentText'
import { type MessageFile, ownerSignatures } from './messageFile'
import * as words from './words'

const heldMessage = z.object({
  chainId: z.int().check(z.positive()),
  address,
  hash,
  content: z.string(),
  signatures: ownerSignatures,
  at: z.int(),
})

/** A message whose signatures only this browser and whoever it was handed on to have. */
export type HeldMessage = z.output<typeof heldMessage>

type Named = SafeRef & { hash: Hex }

const keyOf = ({ chainId, address: safe, hash: ofMessage }: Named) => `${chainId} ${safe} ${ofMessage}`.toLowerCase()

export const heldMessagesKey = 'countersign.messages'
const mostHeld = 50

/** Where there is no service; the newest last. */
export const heldMessages = new StoredList(browserStorage, heldMessagesKey, heldMessage, {
  ...{ maxEntries: mostHeld, maxTextLength: 1_000_000, keyOf, losesNone: true },
})

/**
 * Adds signatures to what is held of a message. Throws AppError with the sentence to show where there is no room for it:
 * all that was held is still there then.
 */
export function holdMessage(named: Named, content: string, signatures: readonly OwnerSignature[]): void {
  const { chainId, address: safe, hash: ofMessage } = named
  const earlier = heldMessages.find(keyOf(named))
  const isNew = isAmong(signatures.map(({ signer }) => signer))
  const kept = earlier?.signatures.filter(({ signer }) => !isNew(signer)) ?? []
  const entry = { chainId, address: safe, hash: ofMessage, content, at: earlier?.at ?? Date.now() }
  const now = { ...entry, signatures: [...kept, ...signatures] }
  if (!heldMessages.hasRoomFor(now)) throw new AppError(words.noRoom(mostHeld))
  heldMessages.put(now)
}

/** Whoever it was not handed on to has it no more. */
export function forgetMessage(named: Named): void {
  heldMessages.drop((held) => keyOf(held) === keyOf(named))
}

/**
 * Takes what another owner handed on: of its signatures those that hold. Throws AppError with the sentence to show for a
 * message of another Safe or one that cannot be hashed, where none holds, and where there is no room; nothing is kept then.
 */
export async function takeMessage(client: ReadClient, safe: SafeView, file: MessageFile): Promise<Hex> {
  const { chainId, address: safeAddress, version } = safe
  const isOwn = file.chainId === chainId && isAddressEqual(file.safe, safeAddress)
  if (!isOwn) throw new AppError(words.ofOtherSafe(file.safe, file.chainId))
  const hashes = hashSafeMessage({ chainId, address: safeAddress, version }, parseMessageContent(file.content))
  const signable = { safe, content: contentOf(safe, hashes) }
  const hasSigned = isAmong(await listSigners(client, signable, file.signatures))
  const holding = file.signatures.filter(({ signer }) => hasSigned(signer))
  if (holding.length === 0) throw new AppError(words.noneHolds)
  holdMessage({ chainId, address: safeAddress, hash: hashes.safeMessageHash }, file.content, holding)
  return hashes.safeMessageHash
}

/** What is held, in the form in which a service would tell it, to be verified like that; undefined for a broken entry. */
export function describeHeld(safe: SafeView, held: HeldMessage): SafeMessage | undefined {
  const message = readMessageContent(safe, held)
  const [first] = held.signatures
  if (message === undefined || !first) return undefined
  const { hash: messageHash, at, signatures } = held
  const nameless = (value: OwnerSignature['signer']) => ({ value, name: null, logoUri: null })
  const preparedSignature = joinEnough(safe, signatures)
  return {
    sources: null,
    ...{ messageHash, message, preparedSignature, name: null, logoUri: null },
    status: preparedSignature ? SafeMessageStatus.CONFIRMED : SafeMessageStatus.NEEDS_CONFIRMATION,
    ...{ creationTimestamp: at, modifiedTimestamp: at, proposedBy: nameless(first.signer) },
    ...{ confirmationsSubmitted: signatures.length, confirmationsRequired: safe.threshold },
    confirmations: signatures.map(({ signer, signature }) => ({ owner: nameless(signer), signature })),
  }
}

/** What is held of one message. */
export function findHeld(safe: SafeView, messageHash: Hex): SafeMessage | undefined {
  const held = heldMessages.find(keyOf({ ...safe, hash: messageHash }))
  return held && describeHeld(safe, held)
}

function joinEnough({ owners, threshold }: SafeView, signatures: readonly OwnerSignature[]): Hex | null {
  const isOwner = isAmong(owners)
  const ofOwners = signatures.filter(({ signer }) => isOwner(signer))
  if (ofOwners.length < threshold) return null
  try {
    return joinSignatures(ofOwners)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
