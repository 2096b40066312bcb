import { createWalletClient, type Hex, http, type PublicClient, parseGwei } from 'viem'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafeCall } from '@/lib/safe/account/createSafe'
import { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { type Creation, newSafeOf, planCreation, type SentCreation } from './creation'
import { followCreation } from './followCreation'
import { sendCreation } from './sendCreation'

const [alice] = owners
const { singletonL2, proxyFactory, fallbackHandler } = safeContracts('1.5.0')
const tenMinutes = 600_000

let chain: Chain
let started: Promise<Chain> | undefined
let creation: Creation
let saltNonce = 0n

beforeEach(async () => {
  started ??= startDevnetChain()
  chain = await started
  await chain.client.setAutomine(false)
  saltNonce += 1n
  const named = [{ address: alice.address, name: '' }]
  const setup = { owners: named, threshold: 1, version: '1.5.0', singleton: singletonL2, proxyFactory, fallbackHandler }
  creation = planCreation({ chainId: chain.chainId, name: '', ...setup, saltNonce })
})
afterAll(() => chain.stop())

const wallet = () => createWalletClient({ account: alice, chain: chain.client.chain, transport: http(chain.url) })
const mine = () => chain.client.mine({ blocks: 1 })
const follow = (sent: SentCreation, later = 0) => followCreation(chain.client as PublicClient, sent, later)
const fee = (gwei: `${number}`) => ({ maxFeePerGas: parseGwei(gwei), maxPriorityFeePerGas: parseGwei(gwei) })

/** Sent as the page sends it. */
async function send(): Promise<SentCreation> {
  const current = () => ({ account: alice.address, chainId: chain.chainId })
  const sender = createWalletClient({ transport: http(chain.url) })
  const storage = new GuardedStorage(undefined)
  const unfinished = new UnfinishedActs(storage)
  const deps = { client: chain.client as PublicClient, wallet: sender, current, storage, unfinished }
  const txHash = await sendCreation(deps, { ...creation, stage: 'review' }, alice.address)
  return { ...creation, stage: 'sent', txHash, sentAt: 0 }
}

/** What a wallet does that speeds up or cancels: another transaction of the same nonce that pays more. */
async function replace(sent: SentCreation, call: { to: Hex; value: bigint; data?: Hex }): Promise<Hex> {
  const { nonce } = await chain.client.getTransaction({ hash: sent.txHash })
  const { to, value, data } = call
  return wallet().sendTransaction({ to, value, ...(data && { data }), nonce, gas: 500_000n, ...fee('30') })
}
const cancel = (sent: SentCreation) => replace(sent, { to: alice.address, value: 0n })

/** As it is kept in the browser once the page has seen the transaction. */
async function seen(sent: SentCreation): Promise<SentCreation> {
  return { ...sent, slot: (await follow(sent)).slot }
}

describe('a creation that was sent', () => {
  it('waits, whatever the hour, while the chain may still take it', async () => {
    const sent = await send()
    expect(await follow(sent, tenMinutes)).toMatchObject({ outcome: 'waiting', created: { state: 'absent' } })
    expect(await follow(sent, tenMinutes + 1)).toMatchObject({ outcome: 'overdue', created: { state: 'absent' } })
    await mine()
    expect(await follow(sent)).toMatchObject({ outcome: 'created', created: { state: 'asAsked' } })
  })

  it('ends as created when the wallet sped it up, under another hash', async () => {
    const sent = await seen(await send())
    const { to, value, data } = createSafeCall(newSafeOf(creation))
    expect(await replace(sent, { to, value, data })).not.toBe(sent.txHash)
    await mine()
    expect(await follow(sent)).toMatchObject({ created: { state: 'asAsked' } })
  })

  it('ends as replaced when the wallet cancelled it, with the tab open or closed, and can be sent again', async () => {
    const sent = await seen(await send())
    await cancel(sent)
    expect(await follow(sent)).toMatchObject({ outcome: 'waiting', created: { state: 'absent' } })
    await mine()
    expect(await follow(sent)).toMatchObject({ outcome: 'replaced', created: { state: 'absent' } })
    const again = await send()
    await mine()
    expect(await follow(again)).toMatchObject({ outcome: 'created', created: { state: 'asAsked' } })
  })

  it('ends as replaced when another call took its place', async () => {
    const sent = await seen(await send())
    await replace(sent, { to: owners[1].address, value: 1n })
    await mine()
    expect(await follow(sent)).toMatchObject({ outcome: 'replaced', created: { state: 'absent' } })
  })

  it('is dropped when the node forgets it, and no sooner than after ten minutes', async () => {
    const sent = await seen(await send())
    await chain.client.dropTransaction({ hash: sent.txHash })
    expect(await follow(sent, tenMinutes)).toMatchObject({ outcome: 'waiting' })
    expect(await follow(sent, tenMinutes + 1)).toMatchObject({ outcome: 'dropped', created: { state: 'absent' } })
    const again = await send()
    await mine()
    expect(await follow(again)).toMatchObject({ outcome: 'created', created: { state: 'asAsked' } })
    // Sent once more by the wallet's own nonce, the first one could never come now.
    expect(await follow(sent)).toMatchObject({ created: { state: 'asAsked' } })
  })

  it('is dropped when no node ever showed it: then nobody knows its nonce', async () => {
    const sent: SentCreation = { ...creation, stage: 'sent', txHash: `0x${'ab'.repeat(32)}`, sentAt: 0 }
    expect(await follow(sent, tenMinutes)).toMatchObject({ outcome: 'waiting', slot: undefined })
    expect(await follow(sent, tenMinutes + 1)).toMatchObject({ outcome: 'dropped', slot: undefined })
  })
})

describe('a mined transaction', () => {
  const mined = async (call: { to: Hex; data?: Hex; gas?: bigint }): Promise<SentCreation> => {
    const txHash = await wallet().sendTransaction({ gas: 500_000n, ...call, ...fee('3') })
    await mine()
    return { ...creation, stage: 'sent', txHash, sentAt: 0 }
  }

  it('that the chain refused created nothing, and the Safe can be sent again', async () => {
    const { to, data } = createSafeCall(newSafeOf(creation))
    const sent = await mined({ to, data, gas: 60_000n })
    expect(await follow(sent)).toMatchObject({ outcome: 'reverted', created: { state: 'absent' } })
    const again = await send()
    await mine()
    expect(await follow(again)).toMatchObject({ outcome: 'created', created: { state: 'asAsked' } })
  })

  it('that did something else is told from one whose Safe the node does not have yet', async () => {
    const other = await mined({ to: owners[1].address })
    expect(await follow(other)).toMatchObject({ outcome: 'empty', created: { state: 'absent' } })
    const { to, data } = createSafeCall(newSafeOf(creation))
    const sent = await mined({ to, data })
    // A node that is a block behind.
    const client = { ...chain.client, getCode: async () => undefined } as unknown as PublicClient
    expect(await followCreation(client, sent)).toMatchObject({ outcome: 'created', created: { state: 'absent' } })
  })
})

test('a node that does not answer says nothing about a creation', async () => {
  const sent = await send()
  const failing = () => Promise.reject(new Error('no connection'))
  for (const name of ['getTransaction', 'getTransactionReceipt', 'getCode'] as const) {
    const client = { ...chain.client, [name]: failing } as unknown as PublicClient
    await expect(followCreation(client, sent)).rejects.toThrow()
  }
  await mine()
})
