import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owners } from './accounts'
import type { Chain } from './chain'
import { startDevnetChain } from './devnetChain'
import { startDevnetGateway } from './gateway/startDevnetGateway'
import { seedQueue } from './queue'
import type { SafeVersion } from './safeContracts'
import { describeWorld } from './world'

let chain: Chain
let gateway: Awaited<ReturnType<typeof startDevnetGateway>>
beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
  gateway = await startDevnetGateway(chain, { port: 0 })
  await seedQueue(chain, gateway.url)
})
afterAll(async () => {
  await gateway.stop()
  await chain.stop()
})

async function read(path: string, version: SafeVersion = '1.4.1') {
  const { address } = describeWorld().shared[version]
  const response = await fetch(`${gateway.url}/v1/chains/31337/safes/${address}/${path}`)
  return (await response.json()).results
}

/** What waits in a Safe, in its order. */
async function readQueued(version: SafeVersion) {
  const items = (await read('transactions/queued', version)).filter(
    ({ type }: { type: string }) => type === 'TRANSACTION',
  )
  return items.map(({ transaction }: { transaction: Record<string, unknown> }) => transaction)
}

describe('the seeded queue', () => {
  it('has two that exclude each other, and one that can follow', async () => {
    expect(await readQueued('1.4.1')).toMatchObject([
      { txStatus: 'AWAITING_CONFIRMATIONS', executionInfo: { nonce: 8, confirmationsSubmitted: 1 } },
      { txStatus: 'AWAITING_CONFIRMATIONS', executionInfo: { nonce: 8, confirmationsSubmitted: 1 } },
      { txStatus: 'AWAITING_EXECUTION', executionInfo: { nonce: 9, confirmationsSubmitted: 2 } },
    ])
  })

  it('needs Alice in two other Safes: to confirm a payment and a new owner, and to execute a payment', async () => {
    const lacksAlice = {
      missingSigners: expect.arrayContaining([{ value: owners[0].address, name: null, logoUri: null }]),
    }
    expect(await readQueued('1.3.0')).toMatchObject([
      { txStatus: 'AWAITING_CONFIRMATIONS', txInfo: { type: 'Transfer' }, executionInfo: lacksAlice },
      { txStatus: 'AWAITING_CONFIRMATIONS', txInfo: { type: 'SettingsChange' }, executionInfo: lacksAlice },
    ])
    expect(await readQueued('1.5.0')).toMatchObject([{ txStatus: 'AWAITING_EXECUTION', executionInfo: { nonce: 1 } }])
  })

  it('has a message that lacks a signature', async () => {
    const messages = (await read('messages')).filter((item: { type: string }) => item.type === 'MESSAGE')
    expect(messages).toMatchObject([
      { status: 'NEEDS_CONFIRMATION', confirmationsSubmitted: 1, confirmationsRequired: 2 },
    ])
  })
})
