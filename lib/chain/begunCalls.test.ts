import { type Address, createClient, custom, http, numberToHex, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { isSilence } from '@/lib/query/sourceState'
import { dropBegunCalls } from './begunCalls'
import { asReadClient } from './readClient'

const somebody: Address = '0x00000000000000000000000000000000000000aa'
const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const chainIdCall = { to: multicall3, data: '0x3408e470' } as const

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
beforeEach(() => chain.client.setBalance({ address: somebody, value: parseEther('1') }))
afterEach(dropBegunCalls)
afterAll(() => chain.stop())

type Question = [method: string, params: unknown[]]
const balanceOf = (address: string): Question => ['eth_getBalance', [address, 'latest']]

/** Asks the node for all of it at once, as a page does before its scripts. */
async function begin(questions: Question[], chainId = chain.client.chain.id, patience = 15_000) {
  const body = [['eth_chainId', []], ...questions].map(([method, params], id) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  }))
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(chain.url, { method: 'POST', headers, body: JSON.stringify(body) })
  const answers: unknown = await response.json()
  const keys = questions.map((question) => JSON.stringify(question))
  globalThis.begunCalls = [{ chainId, keys, answers: Promise.resolve(answers), until: Date.now() + patience }]
}

function connect() {
  const asked: string[] = []
  const node = http(chain.url)({ retryCount: 0 })
  const request: typeof node.request = (body) => {
    asked.push(body.method)
    return node.request(body)
  }
  const base = createClient({ chain: chain.client.chain, transport: custom({ request }, { retryCount: 0 }) })
  return { asked, reader: asReadClient(base) }
}

test('an answer that was begun is taken once; the next who asks hears what is true by then', async () => {
  await begin([balanceOf(somebody), ['eth_call', [chainIdCall, 'latest']]])
  const { asked, reader } = connect()
  await chain.client.setBalance({ address: somebody, value: parseEther('2') })
  expect(await reader.getBalance({ address: somebody })).toBe(parseEther('1'))
  expect(await reader.call(chainIdCall)).toEqual({ data: numberToHex(chain.client.chain.id, { size: 32 }) })
  expect(asked).toEqual([])
  expect(await reader.getBalance({ address: somebody })).toBe(parseEther('2'))
  expect(asked).toEqual(['eth_getBalance'])
})

test('a call of its own circumstances is another question', async () => {
  await begin([['eth_call', [chainIdCall, 'latest']]])
  const { asked, reader } = connect()
  const blockNumber = await chain.client.getBlockNumber()
  for (const more of [{ account: somebody }, { blockNumber }, { value: 0n }])
    await reader.call({ ...chainIdCall, ...more })
  expect(asked).toEqual(['eth_call', 'eth_call', 'eth_call'])
})

test.each<[string, () => unknown]>([
  ['came from a node of another chain', () => begin([balanceOf(somebody)], 1)],
  ['is too old', () => begin([balanceOf(somebody)], undefined, 0)],
  ['was refused', () => begin([['eth_getBalance', [somebody, 'latest', 'more', 'than', 'it', 'takes']]])],
  ['is nobody any more', () => begin([balanceOf(somebody)]).then(dropBegunCalls)],
  ['failed', () => withAnswers(Promise.reject(new Error('no network')))],
  ['is no list', () => withAnswers(Promise.resolve({ error: 'one at a time' }))],
  ['is of other questions', () => withAnswers(Promise.resolve([{ id: 0, result: numberToHex(31337) }, { id: 7 }]))],
])('what %s is asked for in the usual way', async (_, prepare) => {
  await prepare()
  const { asked, reader } = connect()
  expect(await reader.getBalance({ address: somebody })).toBe(parseEther('1'))
  expect(asked).toEqual(['eth_getBalance'])
})

test('a node that was silent is not asked once more for the same', async () => {
  withAnswers(Promise.reject(new DOMException('20 s have passed', 'TimeoutError')))
  const { asked, reader } = connect()
  const error = await reader.getBalance({ address: somebody }).catch((reason: unknown) => reason)
  expect(isSilence(error)).toBe(true)
  expect(asked).toEqual([])
})

function withAnswers(answers: Promise<unknown>) {
  answers.catch(() => undefined)
  const chainId = chain.client.chain.id
  globalThis.begunCalls = [
    { chainId, keys: [JSON.stringify(balanceOf(somebody))], answers, until: Date.now() + 15_000 },
  ]
}
