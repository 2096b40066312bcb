import { z } from 'zod'
import type { SafeInfo } from '../chain/safeInfo'
import type { ChainService } from '../chainService'
import { checkSignatures } from '../codec/checkSignatures'
import { hashOriginalMessage, typedDataSchema } from '../codec/messageDigest'
import { hashSafeMessage, messageShownToContracts } from '../codec/safeHash'
import { parseBody, signatureField } from '../http/body'
import { dataFailure, invalid, notFound, refused } from '../http/failure'
import { parseHash } from '../http/input'
import { pageLinks, parseCursor } from '../http/paging'
import { type ChainCall, chainRoute, type Route, safeRoute } from '../http/router'
import { utcDayStart, withDateLabels } from '../view/dateLabels'
import { describeMessage } from '../view/messageItem'
import { parseOrigin } from '../view/origin'

const proposalSchema = z.object({
  message: z.union([z.string(), typedDataSchema], 'The message must be a text or typed data'),
  safeAppId: z.number().int().nonnegative().nullish(),
  origin: z.string().nullish(),
  signature: signatureField,
})
const signatureSchema = z.object({ signature: signatureField })

type Message = z.output<typeof proposalSchema>['message']

export const messageRoutes: Route[] = [
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/messages', async ({ chain, safe, query, url }) => {
    const window = parseCursor(query)
    const info = await chain.safes.read(safe)
    // One message before the page tells whether its first day needs a label.
    const lead = window.offset > 0 ? 1 : 0
    const read = await chain.messages.list(safe, window.limit + lead, window.offset - lead)
    const page = read.slice(lead)
    const items = await Promise.all(page.map((message) => describeMessage(chain, info, message)))
    const dated = items.map((item) => ({ timestamp: item.creationTimestamp, item: { type: 'MESSAGE', ...item } }))
    const results = withDateLabels(dated, utcDayStart, lead > 0 ? read[0]?.createdAt : undefined)
    const count = await chain.messages.count(safe)
    return { body: { count, ...pageLinks(url, window, window.offset + window.limit < count), results } }
  }),
  chainRoute('GET', '/v1/chains/:chainId/messages/:hash', async (call) => {
    const { stored, info } = await findMessage(call)
    return { body: await describeMessage(call.chain, info, stored) }
  }),
  safeRoute('POST', '/v1/chains/:chainId/safes/:safe/messages', async ({ chain, safe, body: sent }) => {
    const body = parseBody(proposalSchema, sent)
    const info = await chain.safes.read(safe)
    const digest = hashMessageOrThrow(body.message)
    const messageHash = hashSafeMessage({ chainId: chain.id, safe, version: info.version }, digest)
    const signature = await checkOneSignature(chain, info, { digest, messageHash, joined: body.signature })
    const now = Date.now()
    const isNew = await chain.messages.create(
      {
        ...{ safe, messageHash, message: body.message, safeAppId: body.safeAppId ?? null },
        ...{ origin: parseOrigin(body.origin), proposer: signature.owner, createdAt: now, modifiedAt: now },
      },
      { ...signature, createdAt: now },
    )
    if (!isNew) throw dataFailure(400, 'This message has been proposed already')
    return { status: 202, body: undefined }
  }),
  chainRoute('POST', '/v1/chains/:chainId/messages/:hash/signatures', async (call) => {
    const { signature: joined } = parseBody(signatureSchema, call.body)
    const { stored, info } = await findMessage(call)
    const { messageHash, message } = stored
    const digest = hashMessageOrThrow(message as Message)
    const signature = await checkOneSignature(call.chain, info, { digest, messageHash, joined })
    const isNew = await call.chain.messages.sign(messageHash, { ...signature, createdAt: Date.now() })
    if (!isNew) throw dataFailure(400, `${signature.owner} has signed this message already`)
    return { body: undefined }
  }),
]

async function findMessage({ chain, params }: ChainCall) {
  const stored = await chain.messages.find(parseHash(params.hash, ['messageHash']))
  if (!stored || !chain.index.findSafe(stored.safe)) throw notFound('There is no message with that hash')
  return { stored, info: await chain.safes.read(stored.safe) }
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
