import { createClient, custom, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { devnetTokens } from '@/devnet/tokens'
import { asReadClient } from '@/lib/chain/readClient'
import { readToken } from './readToken'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

test('rows that move the same token ask for it once, and anew after the node failed', async () => {
  const node = http(chain.url)({ retryCount: 0 })
  const asked: string[] = []
  let isCut = false
  const request: typeof node.request = (body) => {
    asked.push(body.method)
    return isCut ? Promise.reject(new Error('Nothing is heard')) : node.request(body)
  }
  const transport = custom({ request }, { retryCount: 0 })
  const client = asReadClient(createClient({ chain: chain.client.chain, transport }))
  const read = () => readToken(client, devnetTokens.token)
  const [one, other] = await Promise.all([read(), read()])
  expect(one?.decimals).toBe(18)
  expect([other, await read()]).toEqual([one, one])
  expect(asked).toEqual(['eth_call'])
  isCut = true
  await client.getBlockNumber({ cacheTime: 0 }).catch(() => undefined)
  expect(await read()).toBeUndefined()
  isCut = false
  expect(await read()).toEqual(one)
  expect(asked.slice(2)).toEqual(['eth_call', 'eth_call'])
})
