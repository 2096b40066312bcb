import { createClient, custom, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployer } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { readMinedAt } from './minedAt'
import { asReadClient } from './readClient'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

/** A node that says of events what `say` makes of it, and what it was asked. */
function connect(say: (json: string) => string) {
  const asked: string[] = []
  const node = http(chain.url)({ retryCount: 0 })
  const request: typeof node.request = async (body) => {
    asked.push(body.method)
    return JSON.parse(say(JSON.stringify(await node.request(body))))
  }
  const base = createClient({ chain: chain.client.chain, transport: custom({ request }, { retryCount: 0 }) })
  return { asked, reader: asReadClient(base) }
}

// Its constructor writes one event.
const mine = () => chain.client.sendTransactionSync({ account: deployer, data: '0x60006000a000' })

test.each([
  ['says it with events', (json: string) => json, []],
  ['does not', (json: string) => json.replaceAll('blockTimestamp', 'x'), ['eth_getBlockByNumber']],
  ['says zero', (json: string) => json.replaceAll(/("blockTimestamp":)"\w+"/g, '$1"0x0"'), ['eth_getBlockByNumber']],
])('when a transaction was mined, of a node that %s', async (_, say, more) => {
  const { transactionHash: hash, blockNumber } = await mine()
  const { asked, reader } = connect(say)
  const receipt = await reader.getTransactionReceipt({ hash })
  const { timestamp } = await chain.client.getBlock({ blockNumber })
  expect(await readMinedAt(reader, receipt)).toBe(timestamp)
  expect(asked).toEqual(['eth_getTransactionReceipt', ...more])
})
