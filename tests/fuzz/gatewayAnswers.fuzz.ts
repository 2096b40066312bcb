import fc from 'fast-check'
import { createPublicClient, custom, type Hex, http } from 'viem'
import { beforeAll } from 'vitest'
import { startDevnetChain } from '@/devnet/devnetChain'
import { startGateway } from '@/gateway/server'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { type TransactionDetails, transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import { verifyDetails } from '@/lib/verify/verifyDetails'
import { detailsClaims } from '@/tests/verify/claims/detailsClaims'
import { seedClaims } from '@/tests/verify/claimsWorld'
import { type FieldLie, listFieldLies } from '@/tests/verify/fieldLies'
import { change } from '@/tests/verify/lyingGateway'
import { fuzz } from './fuzz'

/**
 * True answers of a real gateway over a real chain, recorded once; then one field of one of them is anything. Where it
 * differs and the table says that it is checked, no verdict may be a match in which every check of it holds.
 */
type Recorded = { answer: unknown; txId: string; lie: FieldLie; truth: unknown }

const recorded: Recorded[] = []
const table = new Map<string, unknown>()
let state: SafeState
let address: Hex

const client = createPublicClient({
  transport: custom(
    {
      // What nobody asked of the true answers the node does not know.
      request: async ({ method, params }) => {
        const question = JSON.stringify([method, params])
        if (!table.has(question)) throw new Error('The node does not answer')
        return table.get(question)
      },
    },
    { retryCount: 0 },
  ),
})

beforeAll(async () => {
  const chain = await startDevnetChain()
  const server = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  const node = http(chain.url)({})
  const recording = createPublicClient({
    transport: custom({
      request: async ({ method, params }) => {
        const answer: unknown = await node.request({ method, params })
        table.set(JSON.stringify([method, params]), answer)
        return answer
      },
    }),
  })
  const world = await seedClaims(chain, server.url)
  address = world.safe.address
  state = await readSafe(recording, address)
  for (const { situation, details } of world.told) {
    if (!details) continue
    const parsed = parseAnswer(transactionDetails, details)
    await judge(parsed, parsed.txId, recording)
    // Ids of another form are those of other gateways: what they name is judged by the hash.
    const isJudged = ({ claim, field }: FieldLie) => claim.shown === 'checked' && field !== 'txId'
    for (const lie of listFieldLies(details, detailsClaims, situation).filter(isJudged)) {
      // Finding out which hashed field was changed takes milliseconds, and any other is judged in one: those come often.
      const isDear = lie.claim.shown === 'checked' && lie.claim.by.includes('safeTxHash') && situation !== 'module'
      const isSigned = situation === 'waiting' || situation === 'executed' || situation === 'cancelled'
      const weight = isDear ? 1 : (isSigned && 2) || 40
      const one = { answer: details, txId: parsed.txId, lie, truth: readAt(parsed, lie.path) }
      for (let count = 0; count < weight; count++) recorded.push(one)
    }
  }
  await server.stop()
  await chain.stop()
}, 60_000)

function judge(details: TransactionDetails, requestedId: string, asked: typeof client) {
  const ref = { chainId: 31337, address }
  return verifyDetails({ ref, version: '1.4.1', chain: state, client: asked, details, known: [], requestedId })
}

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('SUCCESS', 'FAILED', 'CANCELLED'))
const input = fc.record({
  place: fc.nat(),
  bytes: fc.uint8Array({ minLength: 65, maxLength: 65 }),
  number: fc.oneof(fc.nat(), fc.constantFrom(0, 1, 2, 3)),
  amount: fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.constantFrom(0n, 1n, 7n, 1_500_000n)),
  text: anyText,
  isNull: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  isVaried: fc.boolean(),
})
type Input = typeof input extends fc.Arbitrary<infer T> ? T : never

fuzz('gateway answers', input, async (given) => {
  const told = recorded[given.place % recorded.length]
  if (told?.lie.claim.shown !== 'checked') return
  const { lie } = told
  const answer = change(told.answer, lie.path, invent(readAt(told.answer, lie.path), given))
  const details = tryParse(answer)
  if (!details || !isOther(told, readAt(details, lie.path))) return
  const { status, checks } = await judge(details, told.txId, client)
  const { by } = told.lie.claim
  const isProved = checks.filter(({ subject }) => by.includes(subject)).every((check) => check.status === 'match')
  if (status === 'match' && isProved) {
    throw new Error(`${lie.field} is ${JSON.stringify(readAt(answer, lie.path))}, and all of it is verified`)
  }
})

/** Whether the change can be seen, and is none that an honest service may make. */
function isOther({ truth, lie }: Recorded, after: unknown): boolean {
  if (after === undefined || textOf(truth) === textOf(after)) return false
  if (lie.field === 'executedAt') return after !== null && Math.abs(Number(truth) - Number(after)) > 300_000
  // Left out, it claims nothing.
  return after !== null
}

function tryParse(answer: unknown): TransactionDetails | undefined {
  try {
    return parseAnswer(transactionDetails, answer)
  } catch {
    // An answer that is none is shown nowhere.
    return undefined
  }
}

/** Spaces around a text are drawn by nobody, and compared by nobody: services cut them off or leave them. */
function textOf(value: unknown): string {
  const plain = (_: string, part: unknown) => (/^(string|bigint)$/.test(typeof part) ? `${part}`.trim() : part)
  return (JSON.stringify(value, plain) ?? '').toLowerCase()
}

function readAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (Object(part) === part ? Reflect.get(Object(part), name) : undefined), value)
}

function invent(value: unknown, { bytes, number, amount, text, isNull, isVaried }: Input): unknown {
  const hex = Buffer.from(bytes).toString('hex')
  if (isNull) return null
  if (typeof value === 'number') return isVaried ? value + (number % 5) - 2 : number
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string')
    return Object(value) === value && 'method' in Object(value) ? { ...Object(value), method: text } : text
  if (/^0x[0-9a-fA-F]*$/.test(value)) {
    if (!isVaried) return `0x${hex.slice(0, value.length - 2)}`
    const place = 2 + (number % Math.max(1, value.length - 2))
    return `${value.slice(0, place)}${hex[0]}${value.slice(place + 1)}`
  }
  if (/^\d+$/.test(value)) return `${amount}`
  return isVaried
    ? `${value.slice(0, number % (value.length + 1))}${text}${value.slice(number % (value.length + 1))}`
    : text
}
