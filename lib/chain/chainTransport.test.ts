import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicClient, defineChain, parseAbi } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeError } from '@/lib/errors'
import { readSafe } from '@/lib/safe/account/readSafe'
import { ChainUnavailableError, isContractRefusal } from './chainErrors'
import { chainTransport } from './chainTransport'

type Node = {
  chainId: unknown
  isUp: boolean
  refuses: boolean
  held?: (() => void)[] | undefined
  /** What it says of several questions at once, where it does not answer each; undefined hangs up. */
  ofSeveral?: ((count: number) => { status?: number; body: unknown } | undefined) | undefined
}
type Question = { id: number; method: string }

const address = '0x00000000000000000000000000000000000000aa'
const sentence = 'The node answers for chain 5, not for chain 1: set a node of chain 1 in NEXT_PUBLIC_RPC_URLS.'
const answers: Record<string, string> = { eth_getBalance: '0x0', eth_blockNumber: '0x0' }
let node: Node
let asked: string[]
let posts: number
let server: Server

// A node as far as the wire shows one: it says which chain it is of, and of every contract that it is not there.
beforeEach(async () => {
  node = { chainId: '0x1', isUp: true, refuses: false }
  asked = []
  posts = 0
  server = createServer(async (request, response) => {
    const body: Question | Question[] = JSON.parse((await request.toArray()).join(''))
    const questions = [body].flat()
    posts += 1
    asked.push(...questions.map(({ method }) => method))
    if (!node.isUp) return request.socket.destroy()
    if (node.held && questions.some(({ method }) => method === 'eth_chainId')) {
      return node.held.push(() => request.socket.destroy())
    }
    const several = Array.isArray(body) && node.ofSeveral ? node.ofSeveral(questions.length) : undefined
    if (Array.isArray(body) && node.ofSeveral && !several) return request.socket.destroy()
    const answer = several?.body ?? (Array.isArray(body) ? questions.map(answerOne).reverse() : answerOne(body))
    response.writeHead(several?.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

function answerOne({ id, method }: Question) {
  const value = method === 'eth_chainId' ? node.chainId : (answers[method] ?? '0x')
  const refusal = { error: { code: 3, message: 'execution reverted', data: '0x' } }
  const isRefused = node.refuses && method !== 'eth_chainId'
  return { jsonrpc: '2.0', id, ...(isRefused ? refusal : { result: value }) }
}

function connect() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const chain = defineChain({
    ...{ id: 1, name: 'One', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    rpcUrls: { default: { http: [url] } },
  })
  return createPublicClient({ chain, transport: chainTransport })
}

test('the chain is asked once beside the first reads, and each read of a node of another chain fails by that name', async () => {
  const client = connect()
  await Promise.all([
    client.getBlockNumber({ cacheTime: 0 }),
    client.getBalance({ address }),
    client.getCode({ address }),
  ])
  await client.getBalance({ address })
  expect(asked.filter((method) => method === 'eth_chainId')).toHaveLength(1)

  node.chainId = '0x5'
  const other = connect()
  const abi = parseAbi(['function nonce() view returns (uint256)'])
  const reads = [
    () => other.getBalance({ address }),
    () => other.getCode({ address }),
    () => other.getBlockNumber({ cacheTime: 0 }),
    () => other.readContract({ address, abi, functionName: 'nonce' }),
    () => other.call({ to: address, data: '0x' }),
    () => other.estimateGas({ to: address }),
    () => other.getTransactionReceipt({ hash: `0x${'1'.repeat(64)}` }),
    () => readSafe(other, address),
  ]
  for (const refuses of [false, true]) {
    node.refuses = refuses
    for (const read of reads) {
      const error: unknown = await read().then(
        () => 'an answer',
        (reason: unknown) => reason,
      )
      expect([describeError(error), isContractRefusal(error)]).toEqual([sentence, false])
      expect(new ChainUnavailableError(error).message).toBe(sentence)
    }
  }
})

test('it is asked again until it fits, and after a failure; a contract that refuses is no failure', async () => {
  const client = connect()
  const read = () => client.getBalance({ address }).then(String, describeError)
  const count = () => asked.splice(0).filter((method) => method === 'eth_chainId').length
  node.chainId = '0x5'
  expect([await read(), await read(), count()]).toEqual([sentence, sentence, 2])
  node.chainId = '0x1'
  expect([await read(), await read(), count()]).toEqual(['0', '0', 1])
  node.refuses = true
  expect([await read(), await read(), count()]).toEqual(['RPC Request failed.', expect.anything(), 0])
  node.refuses = false
  node.isUp = false
  expect(await read()).toMatch(/HTTP request failed/)
  Object.assign(node, { isUp: true, chainId: '0x5' })
  expect(await read()).toBe(sentence)
})

test('a question that is lost fails who asked it, and is asked anew for whoever only waited for it', async () => {
  const client = connect()
  const held: (() => void)[] = []
  node.held = held
  const read = () => client.getBalance({ address }).then(String, () => 'failed')
  const first = read()
  await expect.poll(() => held.length).toBe(1)
  const second = read()
  await expect.poll(() => asked.length).toBe(3)
  node.held = undefined
  for (const lose of held) lose()
  expect([await first, await second]).toEqual(['failed', '0'])
})

test.each([null, 5, 'five', '0x', {}])('a node that says %j of its chain is of none', async (chainId) => {
  node.chainId = chainId
  await expect(connect().getBalance({ address })).rejects.toThrow(/does not say which chain|answers for chain/)
})

const sevenReads = (client: ReturnType<typeof connect>) => [
  ...[1, 2, 3].map(async (slot) => client.getStorageAt({ address, slot: `0x${slot}` })),
  client.getCode({ address }).then((code) => code ?? '0x'),
  client.call({ to: address, data: '0x' }).then(({ data }) => data ?? '0x'),
  client.getBalance({ address }).then(String),
  client.getBlockNumber({ cacheTime: 0 }).then(String),
]
const whatTheyRead = ['0x', '0x', '0x', '0x', '0x', '0', '0']

test('what begins together goes in one post, with the question for the chain, and each gets its own answer', async () => {
  const client = connect()
  expect(await Promise.all(sevenReads(client))).toEqual(whatTheyRead)
  expect([posts, asked.length]).toEqual([1, 8])
  node.refuses = true
  const ends = await Promise.allSettled(sevenReads(client))
  expect(ends.map(({ status }) => status)).toEqual(Array(7).fill('rejected'))
  expect([posts, asked.length]).toEqual([2, 15])
})

test('a search of events goes alone: what is asked beside it does not wait for it', async () => {
  const client = connect()
  await client.getBalance({ address })
  posts = 0
  answers.eth_getLogs = '[]'
  await Promise.allSettled([client.getBalance({ address }), client.getLogs({ address }), client.getCode({ address })])
  expect(posts).toBe(2)
})

const limit = { code: -32600, message: 'batches of more than 3 are not allowed' }
test.each<[string, (count: number) => { status?: number; body: unknown }]>([
  ['by a status', () => ({ status: 400, body: {} })],
  ['by one error', () => ({ body: { jsonrpc: '2.0', id: null, error: limit } })],
  ['by a list with one error', () => ({ status: 400, body: [{ jsonrpc: '2.0', id: null, error: limit }] })],
  ['by an error to each', (count) => ({ body: Array(count).fill({ jsonrpc: '2.0', id: 1, error: limit }) })],
  ['by too few answers', () => ({ body: [] })],
  ['by answers that are none', (count) => ({ body: Array(count).fill(null) })],
])('a node that refuses several questions at once, %s, is asked one by one from then on', async (_, ofSeveral) => {
  node.ofSeveral = ofSeveral
  const client = connect()
  expect(await Promise.all(sevenReads(client))).toEqual(whatTheyRead)
  expect(asked).toHaveLength(16)
  asked.length = 0
  posts = 0
  expect(await Promise.all(sevenReads(client))).toEqual(whatTheyRead)
  expect([posts, asked.length]).toEqual([7, 7])
})

test('a node that is down is not asked again for that, but for its chain', async () => {
  for (const failure of [undefined, 503]) {
    node.ofSeveral = () => (failure ? { status: failure, body: {} } : undefined)
    asked.length = 0
    const ends = await Promise.allSettled(sevenReads(connect()))
    expect(ends.map(({ status }) => status)).toEqual(Array(7).fill('rejected'))
    expect(asked.filter((method) => method !== 'eth_chainId')).toHaveLength(7)
  }
})

const perSecond = { code: -32005, message: '25 requests per second: too many requests' }
const asksForPatience: [string, NonNullable<Node['ofSeveral']>][] = [
  ['by a status', () => ({ status: 429, body: {} })],
  ['by an error within it', () => ({ status: 429, body: { jsonrpc: '2.0', id: null, error: perSecond } })],
  ['by an error to each', (count) => ({ body: Array(count).fill({ jsonrpc: '2.0', id: 1, error: perSecond }) })],
]
test.each(asksForPatience)(
  'a node that is asked too often, %s, is asked the same again, together and later',
  async (...kind) => {
    const [, ofSeveral] = kind
    let refused = 0
    node.ofSeveral = (count) => {
      refused += 1
      if (refused === 2) node.ofSeveral = undefined
      return ofSeveral(count)
    }
    const begun = performance.now()
    expect(await Promise.all(sevenReads(connect()))).toEqual(whatTheyRead)
    expect(performance.now() - begun).toBeGreaterThan(2_900)
    expect([refused, posts]).toEqual([2, 3])
  },
)

test('a node that is asked too often for long is given up, and that is what is said', async () => {
  node.ofSeveral = () => ({ status: 429, body: {} })
  const error = await readSafe(connect(), address).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(ChainUnavailableError)
  expect(describeError(error)).toBe('Its node has too many requests to answer: try again in a moment.')
  expect(posts).toBe(4)
}, 20_000)

test('a contract that refuses in such words has answered', async () => {
  node.ofSeveral = (count) => ({
    body: Array.from({ length: count }, (_, index) => index).map(() => ({
      ...{ jsonrpc: '2.0', id: 1 },
      error: { code: -32000, message: 'execution reverted: rate limit exceeded' },
    })),
  })
  const begun = performance.now()
  await Promise.allSettled(sevenReads(connect()))
  expect(performance.now() - begun).toBeLessThan(900)
})
