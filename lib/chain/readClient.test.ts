import { type Address, createClient, custom, http, parseEther, TransactionReceiptNotFoundError, zeroHash } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { deployer } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { asReadClient } from './readClient'

const somebody: Address = '0x00000000000000000000000000000000000000aa'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterEach(() => vi.useRealTimers())
afterAll(() => chain.stop())

function connect() {
  const asked: string[] = []
  const node = http(chain.url)({ retryCount: 0 })
  const wire = { isCut: false }
  const request: typeof node.request = (body) => {
    asked.push(body.method)
    return wire.isCut ? Promise.reject(new Error('Nothing is heard')) : node.request(body)
  }
  const base = createClient({ chain: chain.client.chain, transport: custom({ request }, { retryCount: 0 }) })
  return { asked, base, wire }
}

test('one client has one reader', () => {
  const { base } = connect()
  expect(asReadClient(base)).toBe(asReadClient(base))
})

test('a receipt that is there is asked for once, and after a while anew', async () => {
  const { transactionHash: hash } = await chain.client.sendTransactionSync({
    ...{ account: deployer, to: somebody, value: parseEther('1') },
  })
  const { asked, base } = connect()
  const reader = asReadClient(base)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const read = () => reader.getTransactionReceipt({ hash })
  const [one, other] = await Promise.all([read(), read()])
  expect(one).toMatchObject({ transactionHash: hash, status: 'success' })
  expect(other).toBe(one)
  expect(await read()).toBe(one)
  expect(asked).toEqual(['eth_getTransactionReceipt'])
  vi.advanceTimersByTime(10_000)
  expect(await read()).toEqual(one)
  expect(asked).toHaveLength(2)
})

test('one that is there is asked for anew after the node failed, and not after it refused', async () => {
  const { transactionHash: hash } = await chain.client.sendTransactionSync({
    ...{ account: deployer, to: somebody, value: parseEther('1') },
  })
  const { asked, base, wire } = connect()
  const reader = asReadClient(base)
  await reader.getTransactionReceipt({ hash })
  await expect(reader.call({ to: somebody, gas: 1n, data: '0x' })).rejects.toThrow()
  await reader.getTransactionReceipt({ hash })
  expect(asked).toEqual(['eth_getTransactionReceipt', 'eth_call'])
  wire.isCut = true
  await expect(reader.getBlockNumber({ cacheTime: 0 })).rejects.toThrow('Nothing is heard')
  wire.isCut = false
  await reader.getTransactionReceipt({ hash })
  expect(asked.slice(2)).toEqual(['eth_blockNumber', 'eth_getTransactionReceipt'])
})

test('one that is not there yet is asked for each time', async () => {
  const { asked, base } = connect()
  const read = () => asReadClient(base).getTransactionReceipt({ hash: zeroHash })
  for (const _ of [1, 2]) await expect(read()).rejects.toThrow(TransactionReceiptNotFoundError)
  expect(asked).toHaveLength(2)
})

test('a balance is asked of the chain itself, as a page asks before its scripts', async () => {
  const { asked, base } = connect()
  await asReadClient({ ...base, batch: { multicall: true } }).getBalance({ address: somebody })
  expect(asked).toEqual(['eth_getBalance'])
})
