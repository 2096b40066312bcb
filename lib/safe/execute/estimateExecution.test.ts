import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { readSafe } from '@/lib/safe/account/readSafe'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { estimateExecution } from './estimateExecution'

const payment = { to: recipients[0].address, value: 7n, data: '0x' } as const

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

test.each([1, 2, 3])(
  'before anybody has signed it tells what an execution with %i signatures costs',
  async (threshold) => {
    const [first] = owners
    const safe = await createSafe(chain, { version: '1.4.1', owners: owners.map(({ address }) => address), threshold })
    await chain.client.setBalance({ address: safe.address, value: 100n })
    const state = await readSafe(chain.client, safe.address)
    const price = await chain.client.getGasPrice()
    const cost = await estimateExecution(chain.client, state, createTransaction(payment, 0n))
    const { receipt } = await executeSafeTransaction(chain, safe, payment, owners.slice(0, threshold), first)
    expect(Number(cost) / Number(receipt.gasUsed * price)).toBeGreaterThan(0.9)
    expect(Number(cost) / Number(receipt.gasUsed * price)).toBeLessThan(1.3)
  },
)

test('of what cannot be executed the cost is not known', async () => {
  const safe = await createSafe(chain, { version: '1.4.1', owners: [owners[0].address], threshold: 1 })
  const state = await readSafe(chain.client, safe.address)
  expect(await estimateExecution(chain.client, state, createTransaction(payment, 0n))).toBeUndefined()
})
