import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import { type Chain, startChain } from '@/devnet/chain'
import { type Limit, startLimitedNode } from '@/tests/safe/limitedNode'
import { firstRange, type NextRange, readBackwards } from './blockRange'

const [{ address }] = owners
const height = 3_000

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

/** Reads all records of a long chain, or as much as the node answers for; each range that it answered for. */
async function readAll(limit: Limit) {
  const answered: { from: number; blocks: number }[] = []
  const node = await startLimitedNode(chain, async (blocks, from) => {
    const refusal = await limit(blocks, from)
    if (!refusal) answered.push({ from, blocks })
    return refusal ?? { result: [] }
  })
  let next: NextRange | undefined = firstRange(BigInt(height))
  try {
    while (next) {
      const range: NextRange = next
      ;({ next } = await readBackwards(range, (blocks) => node.client.getLogs({ address, events: [], ...blocks })))
    }
    return { answered, asked: node.ranges.map(({ blocks }) => blocks), error: undefined }
  } catch (error) {
    return { answered, asked: node.ranges.map(({ blocks }) => blocks), error }
  } finally {
    node.stop()
  }
}

const rpc = (code: number, message: string, status = 200) => ({ status, error: { code, message } })
const long = 'x'.repeat(11_000_000)

test.each([
  ['limits the range', rpc(-32602, 'eth_getLogs is limited to a 1,000 range')],
  ['limits the range by an HTTP status', { status: 400 }],
  ['limits the range by an error within one', rpc(-32005, 'block range is too wide', 400)],
  ['breaks off on its side', rpc(-32000, 'query timeout exceeded')],
  ['breaks off on its side within an HTTP error', rpc(-32603, 'execution timed out', 500)],
  ['stands behind a server that does not wait', { status: 504 }],
  ['stands behind another one', { status: 524 }],
  ['answers more than can be read', { result: [long] }],
])(
  'a node that %s is asked for fewer blocks, each once',
  async (_, refusal) => {
    const { answered, error } = await readAll((blocks) => (blocks > 1_600 ? refusal : undefined))
    expect(error).toBeUndefined()
    expect(answered.reduce((sum, { blocks }) => sum + blocks, 0)).toBe(height + 1)
    expect(answered.at(-1)?.from).toBe(0)
  },
  60_000,
)

test('a node that refuses blocks full of records is asked for many again where they are empty', async () => {
  const full = height - 40
  const { answered, asked, error } = await readAll((blocks, from) =>
    from + blocks > full && blocks > 16 ? rpc(-32005, 'query returned more than 10000 results') : undefined,
  )
  expect(error).toBeUndefined()
  expect(answered.reduce((sum, { blocks }) => sum + blocks, 0)).toBe(height + 1)
  // At the size of the full ones it would be 270.
  expect(asked.length).toBeLessThan(80)
})

test('a node that wants to be paid is not asked for fewer blocks', async () => {
  const { asked, error } = await readAll(() => rpc(-32000, 'Unauthorized', 401))
  expect(error).toBeDefined()
  expect(asked).toHaveLength(1)
})

// Each is waited for.
test.concurrent.each([
  ['is asked too often', { status: 429 }],
  ['is asked too often, in words', rpc(-32005, 'Too Many Requests')],
  ['is asked too often, in words within the status', rpc(-32005, 'limit exceeded', 429)],
  ['has given all that this site may have', rpc(429, 'exceeded its compute units per second capacity')],
  ['counts by the second', rpc(-32007, '50/second request limit reached')],
])('a node that %s is asked again for as many blocks', async (_, refusal) => {
  const { asked, error } = await readAll(() => refusal)
  expect(error).toBeDefined()
  expect(asked).toEqual([height + 1, height + 1, height + 1, height + 1])
})

test('a server that never waits long enough is asked twice', async () => {
  const { asked, error } = await readAll(() => ({ status: 504 }))
  expect(error).toBeDefined()
  expect(asked).toHaveLength(2)
})
