import { erc20Abi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipients } from './accounts'
import type { Chain } from './chain'
import { startChain } from './chain'
import { startDevnetChain } from './devnetChain'
import { safeAbi } from './safeTransactions'
import { seedWorld } from './seedWorld'
import { describeWorld } from './world'

const world = describeWorld()
const day = 86_400n

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
})
afterAll(() => chain.stop())

const readNonce = (address: `0x${string}`) =>
  chain.client.readContract({ address, abi: safeAbi, functionName: 'nonce' })

describe('the seeded world, loaded from the cache', () => {
  it('has every Safe but the undeployed one, which is funded', async () => {
    const deployed = [...Object.values(world.single), ...Object.values(world.shared), world.nested, world.withModule]
    const codes = await Promise.all(deployed.map(({ address }) => chain.client.getCode({ address })))
    expect(codes).toHaveLength(8)
    expect(codes).not.toContain(undefined)
    const { address } = world.undeployed
    expect(await chain.client.getCode({ address })).toBeUndefined()
    expect(await chain.client.getBalance({ address })).toBe(parseEther('5'))
  })

  it('has executed transactions', async () => {
    const safes = [world.shared['1.3.0'], world.shared['1.4.1'], world.shared['1.5.0'], world.nested, world.withModule]
    expect(await Promise.all(safes.map(({ address }) => readNonce(address)))).toEqual([1n, 8n, 1n, 1n, 1n])
    const { address } = world.shared['1.4.1']
    const failures = { address, fromBlock: 0n, event: safeAbi.find((item) => item.name === 'ExecutionFailure') }
    expect(await chain.client.getLogs(failures)).toHaveLength(1)
  })

  it('keeps the receipts and logs of the past, spread over the days before', async () => {
    const { dollar } = world.tokens
    const event = erc20Abi.find((item) => item.name === 'Transfer')
    const logs = await chain.client.getLogs({
      address: dollar,
      event,
      fromBlock: 0n,
      args: { to: recipients[0].address },
    })
    expect(logs).toHaveLength(1)
    const hash = logs[0]?.transactionHash ?? '0x'
    expect(await chain.client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    const times = await Promise.all([5n, 1n].map((daysAgo) => countBlocks(daysAgo)))
    expect(times.every((count) => count > 0)).toBe(true)
  })

  it('goes on at the present time', async () => {
    // The clock was set to a whole second, so it may run up to one behind.
    const before = BigInt(Math.floor(Date.now() / 1000)) - 1n
    await chain.client.mine({ blocks: 1 })
    const { timestamp } = await chain.client.getBlock()
    expect(timestamp).toBeGreaterThanOrEqual(before)
    expect(timestamp).toBeLessThanOrEqual(BigInt(Math.ceil(Date.now() / 1000)) + 1n)
  })
})

it('dates nothing to the future, and says why it cannot turn the clock of a new chain back', async () => {
  const fresh = await startChain()
  try {
    await expect(seedWorld(fresh)).rejects.toThrow('must be older than 8 days')
  } finally {
    await fresh.stop()
  }
})

/** How many blocks were mined on the day that is so many days before the last seeded block. */
async function countBlocks(daysAgo: bigint) {
  const number = await chain.client.getBlockNumber()
  const blocks = await Promise.all(
    Array.from({ length: Number(number) }, (_, index) => chain.client.getBlock({ blockNumber: BigInt(index) })),
  )
  const latest = blocks.at(-1)?.timestamp ?? 0n
  return blocks.filter(({ timestamp }) => (latest - timestamp) / day === daysAgo - 1n).length
}
