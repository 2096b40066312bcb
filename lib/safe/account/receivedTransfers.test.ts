import { pad, toEventSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { devnetTokens, mintBadge, mintToken } from '@/devnet/tokens'
import { readAllReceived, startLimitedNode } from '@/tests/safe/limitedNode'

const [{ address: receiver }, { address: other }] = recipients
const { token, dollar, badge } = devnetTokens

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
  await mintToken(chain, dollar, receiver, 1n)
  await mintToken(chain, token, other, 1n)
  await chain.client.mine({ blocks: 300 })
  await mintBadge(chain, receiver)
  await mintToken(chain, token, receiver, 1n)
  await mintToken(chain, token, receiver, 2n)
})
afterAll(() => chain.stop())

const all = { tokens: [token, dollar], items: [{ token: badge, id: expect.any(BigInt) }] }
const refusal = { error: { code: -32005, message: 'query returned more than 10000 results' } }

test('finds each token and item that was sent to an account once, the last first, in one question', async () => {
  const node = await startLimitedNode(chain)
  expect(await readAllReceived(node, receiver)).toEqual(all)
  expect(node.ranges).toHaveLength(1)
  node.stop()
})

test.each([{ error: refusal.error }, { status: 413 }])(
  'asks a node that answers for few blocks, by %o, for as many as that, and for each block once',
  async (refused) => {
    const node = await startLimitedNode(chain, (blocks) => (blocks > 100 ? refused : undefined))
    expect(await readAllReceived(node, receiver)).toEqual(all)
    const answered = node.ranges.filter(({ blocks }) => blocks <= 100)
    const latest = await node.client.getBlockNumber()
    expect(answered.reduce((sum, { blocks }) => sum + blocks, 0)).toBe(Number(latest) + 1)
    expect(answered.at(-1)?.from).toBe(0)
    expect(node.ranges.length - answered.length).toBe(2)
    node.stop()
  },
)

test.each([
  ['refuses every range', refusal, 15],
  ['is asked too often', { status: 429 }, 4],
  ['is broken', { status: 503 }, 1],
])('gives up at a node that %s', async (_, refused, questions) => {
  const node = await startLimitedNode(chain, () => refused)
  await expect(readAllReceived(node, receiver)).rejects.toThrow()
  expect(node.ranges.length).toBeLessThanOrEqual(questions)
  node.stop()
})

test('takes nothing that was not sent to the account, and no log that is none', async () => {
  const topics = [toEventSelector('Transfer(address,address,uint256)'), pad(other), pad(receiver)]
  const log = { address: token, topics, data: pad('0x1'), blockNumber: '0x1', logIndex: '0x0', transactionIndex: '0x0' }
  const result = [
    { ...log, topics: [topics[0], pad(receiver), pad(other)] },
    { ...log, topics: [...topics, '0x1'] },
    { ...log, data: '0x' },
    { ...log, data: pad('0x1', { size: 64 }) },
    { ...log, address: '0x12' },
    { ...log, address: dollar },
  ]
  const node = await startLimitedNode(chain, () => ({ result }))
  expect(await readAllReceived(node, receiver)).toEqual({ tokens: [dollar], items: [] })
  node.stop()
})
