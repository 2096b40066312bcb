import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chain } from './chain'
import { startDevnetChain } from './devnetChain'
import { type RunningGateway, startGateway } from './gateway/server'
import { seedQueue } from './queue'
import { describeWorld } from './world'

let chain: Chain
let gateway: RunningGateway
beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
  gateway = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  await seedQueue(chain, gateway.url)
})
afterAll(async () => {
  await gateway.stop()
  await chain.stop()
})

async function read(path: string) {
  const { shared } = describeWorld()
  const response = await fetch(`${gateway.url}/v1/chains/31337/safes/${shared['1.4.1'].address}/${path}`)
  return (await response.json()).results
}

describe('the seeded queue', () => {
  it('has two that exclude each other, and one that can follow', async () => {
    const items = (await read('transactions/queued')).filter((item: { type: string }) => item.type === 'TRANSACTION')
    const summaries = items.map(({ transaction }: { transaction: Record<string, unknown> }) => transaction)
    expect(summaries).toMatchObject([
      { txStatus: 'AWAITING_CONFIRMATIONS', executionInfo: { nonce: 8, confirmationsSubmitted: 1 } },
      { txStatus: 'AWAITING_CONFIRMATIONS', executionInfo: { nonce: 8, confirmationsSubmitted: 1 } },
      { txStatus: 'AWAITING_EXECUTION', executionInfo: { nonce: 9, confirmationsSubmitted: 2 } },
    ])
  })

  it('has a message that lacks a signature', async () => {
    const messages = (await read('messages')).filter((item: { type: string }) => item.type === 'MESSAGE')
    expect(messages).toMatchObject([
      { status: 'NEEDS_CONFIRMATION', confirmationsSubmitted: 1, confirmationsRequired: 2 },
    ])
  })
})
