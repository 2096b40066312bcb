import type { Address } from 'viem'
import { z } from 'zod'
import type { SafeInfo } from '../chain/safeInfo'
import type { ChainService } from '../chainService'
import { checkSignatures } from '../codec/checkSignatures'
import { hashOriginalMessage, typedDataSchema } from '../codec/messageDigest'
import { hashSafeMessage, messageShownToContracts } from '../codec/safeHash'
import { parseBody, signatureField } from '../http/body'
import { invalid, refused } from '../http/failure'
import type { Source } from '../store/deliveries'
import type { StoredMessage } from '../store/messages'
import { parseOrigin } from '../view/origin'

const proposalSchema = z.object({
  message: z.union([z.string(), typedDataSchema], 'The message must be a text or typed data'),
  safeAppId: z.number().int().nonnegative().nullish(),
  origin: z.string().nullish(),
  signature: signatureField,
})
const signatureSchema = z.object({ signature: signatureField })

type Message = z.output<typeof proposalSchema>['message']

/** Keeps a message with its first signature, sent by somebody or listed by a hosted service. Throws why not. */
export async function acceptMessage(chain: ChainService, safe: Address, sent: unknown, source: Source = 'here') {
  const body = parseBody(proposalSchema, sent)
  const info = await chain.safes.read(safe)
  const { digest, messageHash } = hashMessage(chain, info, body.message)
  const signature = await checkOneSignature(chain, info, { digest, messageHash, joined: body.signature })
  const now = Date.now()
  const isNew = await chain.messages.create(
    {
      ...{ safe, messageHash, message: body.message, safeAppId: body.safeAppId ?? null },
      ...{ origin: parseOrigin(body.origin), proposer: signature.owner, createdAt: now, modifiedAt: now },
    },
    { ...signature, createdAt: now },
    source,
  )
  return { owner: signature.owner, isNew }
}

/** Keeps one more owner's signature, and answers whose. Throws why not. */
export async function acceptMessageSignature(
  chain: ChainService,
  { safe, messageHash, message }: StoredMessage,
  sent: unknown,
  source: Source = 'here',
) {
  const { signature: joined } = parseBody(signatureSchema, sent)
  const digest = hashMessageOrThrow(message as Message)
  const info = await chain.safes.read(safe)
  const signature = await checkOneSignature(chain, info, { digest, messageHash, joined })
  const isNew = await chain.messages.sign(messageHash, { ...signature, createdAt: Date.now() }, source)
  return { owner: signature.owner, isNew }
}

/** By what a message is known here, whatever others call it. Throws why it cannot be one. */
export function hashSentMessage(chain: ChainService, info: SafeInfo, message: unknown) {
  return hashMessage(chain, info, parseBody(proposalSchema.shape.message, message)).messageHash
}

function hashMessage(chain: ChainService, { address, version }: SafeInfo, message: Message) {
  const digest = hashMessageOrThrow(message)
  return { digest, messageHash: hashSafeMessage({ chainId: chain.id, safe: address, version }, digest) }
}

function hashMessageOrThrow(message: Message) {
  try {
    // What cannot be written down again, being nested too deeply, cannot be kept either.
    JSON.stringify(message)
    return hashOriginalMessage(message)
  } catch {
    throw invalid('The typed data does not fit its types', ['message'])
  }
}

type SignedMessage = { digest: `0x${string}`; messageHash: `0x${string}`; joined: `0x${string}` }

async function checkOneSignature(chain: ChainService, info: SafeInfo, { digest, messageHash, joined }: SignedMessage) {
  const { address, version, owners } = info
  const preimage = messageShownToContracts({ chainId: chain.id, safe: address, version }, digest)
  const signatures = await checkSignatures(
    chain,
    { safe: address, version, hash: messageHash, preimage },
    owners,
    joined,
  )
  const [signature] = signatures
  if (!signature || signatures.length > 1) throw refused('Invalid signature: exactly one owner signature is expected')
  return { owner: signature.owner, signature: signature.signature }
}
