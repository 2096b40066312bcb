import { createWalletClient, encodeAbiParameters, http, type PublicClient } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { type Chain, startChain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { checkCreated } from './checkCreated'
import { type Creation, type PendingCreation, planCreation } from './creation'
import { creationVersions, findCreationContracts } from './creationContracts'
import { findObstacle, reviewCreation } from './reviewCreation'
import { sendCreation } from './sendCreation'

const [alice, bob] = owners
const stranger = recipients[0].address
const named = [alice, bob].map(({ address }) => ({ address, name: '' }))

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

async function plan(version: string, saltNonce: bigint, isL2 = true): Promise<PendingCreation> {
  const { available } = await findCreationContracts(chain.client, chain.chainId)
  const contracts = available.find((entry) => entry.version === version)
  const singleton = contracts?.singletons[isL2 ? 0 : 1]
  if (!contracts || !singleton) throw new Error(`The devnet has no ${version}`)
  const { proxyFactory, fallbackHandler } = contracts
  const setup = { owners: named, threshold: 2, version, singleton: singleton.address, proxyFactory, fallbackHandler }
  return { ...planCreation({ chainId: chain.chainId, name: '', ...setup, saltNonce }), stage: 'review' }
}

function sending(shown = { account: alice.address, chainId: chain.chainId }) {
  const wallet = createWalletClient({ transport: http(chain.url) })
  const storage = new GuardedStorage(undefined)
  const unfinished = new UnfinishedActs(storage)
  return { client: chain.client as PublicClient, wallet, current: () => shown, storage, unfinished }
}

describe.each(creationVersions)('creating a Safe of %s', (version) => {
  test.each([true, false])(
    'is predicted, agreed on by the factory, sent and checked; with events: %s',
    async (isL2) => {
      const creation = await plan(version, 7n, isL2)
      const review = await reviewCreation(chain.client as PublicClient, creation, alice.address)
      expect(review).toMatchObject({ created: { state: 'absent' }, factoryAddress: creation.address })
      expect(review.fee).toBeGreaterThan(0n)
      expect(findObstacle(creation, review)).toBeUndefined()
      const hash = await sendCreation(sending(), creation, alice.address)
      await chain.client.waitForTransactionReceipt({ hash })
      expect(await checkCreated(chain.client, creation)).toMatchObject({ state: 'asAsked' })
      await expect(sendCreation(sending(), creation, alice.address)).rejects.toThrow('exists already')
    },
  )
})

test('what the chain has otherwise than asked for is named, value by value', async () => {
  const creation = await plan('1.4.1', 7n)
  const changes: Partial<Creation>[] = [
    { owners: named.slice(1) },
    { threshold: 1 },
    { version: '1.3.0' },
    { singleton: stranger },
    { fallbackHandler: stranger },
  ]
  for (const change of changes) {
    const created = await checkCreated(chain.client, { ...creation, ...change })
    const wrong = 'checks' in created ? created.checks.filter(({ status }) => status === 'mismatch') : []
    expect(created.state).toBe('other')
    expect(wrong.map(({ subject }) => subject)).toContain(Object.keys(change)[0])
  }
})

test('a factory that answers with another address blocks, and nothing is sent', async () => {
  const creation = await plan('1.5.0', 8n)
  const data = encodeAbiParameters([{ type: 'address' }], [stranger])
  const client = { ...chain.client, call: async () => ({ data }) } as unknown as PublicClient
  const review = await reviewCreation(client, creation, alice.address)
  expect(findObstacle(creation, review)).toMatchObject({ code: 'otherAddress' })
  await expect(sendCreation({ ...sending(), client }, creation, alice.address)).rejects.toThrow('another address')
  expect(await checkCreated(chain.client, creation)).toEqual({ state: 'absent' })
})

test.each([
  ['account', { account: bob.address, chainId: 31337 }],
  ['chain', { account: alice.address, chainId: 1 }],
])('another %s in the wallet meanwhile sends nothing', async (_, shown) => {
  const creation = await plan('1.5.0', 8n)
  await expect(sendCreation(sending(shown), creation, alice.address)).rejects.toThrow('Nothing was sent')
})

test('a chain without the contracts has none to offer and says what it lacks; chain 1 prefers no events', async () => {
  expect((await findCreationContracts(chain.client, 1)).available[0]?.singletons[0].name).toBe('singleton')
  const empty = await startChain({ chainId: 31337 })
  try {
    const { available, missing } = await findCreationContracts(empty.client, 31337)
    expect(available).toEqual([])
    expect(missing.map(({ version }) => version)).toEqual(creationVersions)
    expect(missing[0]?.reason).toContain('the factory')
  } finally {
    await empty.stop()
  }
})
