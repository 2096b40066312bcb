import { createWalletClient, http, type PublicClient } from 'viem'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafeCall } from '@/lib/safe/account/createSafe'
import { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { accountsAsked } from './askedCreation'
import { newSafeOf, type PendingCreation, planCreation } from './creation'
import { followCreation } from './followCreation'
import { findCreation } from './pendingCreations'
import { reviewCreation } from './reviewCreation'
import { sendCreation } from './sendCreation'

// What the browser has kept after each moment at which a creation can be cut off, and what the next visit may do.

const [alice, bob] = owners
const { singletonL2, proxyFactory, fallbackHandler } = safeContracts('1.5.0')

let chain: Chain
let started: Promise<Chain> | undefined
let creation: PendingCreation
let saltNonce = 900n
let storage: GuardedStorage

beforeEach(async () => {
  started ??= startDevnetChain()
  chain = await started
  await chain.client.setAutomine(false)
  saltNonce += 1n
  const named = [{ address: alice.address, name: '' }]
  const setup = { owners: named, threshold: 1, version: '1.5.0', singleton: singletonL2, proxyFactory, fallbackHandler }
  creation = { ...planCreation({ chainId: chain.chainId, name: '', ...setup, saltNonce }), stage: 'review' }
  storage = new GuardedStorage(undefined)
})
afterAll(() => chain.stop())

const client = () => chain.client as PublicClient
const node = () => createWalletClient({ transport: http(chain.url) })
const mine = () => chain.client.mine({ blocks: 1 })
const kept = () => findCreation(storage, creation)

/** One tab of the browser: what is in memory is its own, what is kept is shared. */
function openTab(account = alice.address, wallet: Partial<ReturnType<typeof node>> = {}) {
  const asked: string[] = []
  const own = node()
  const sendTransaction: typeof own.sendTransaction = (request) => {
    asked.push(account)
    return (wallet.sendTransaction ?? own.sendTransaction)(request)
  }
  const deps = {
    ...{ client: client(), storage, unfinished: new UnfinishedActs(storage) },
    current: () => ({ account, chainId: chain.chainId }),
    wallet: { getChainId: wallet.getChainId ?? own.getChainId, sendTransaction },
  }
  return { asked, deps, create: () => sendCreation(deps, kept() ?? creation, account) }
}
const refusing = () => Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 }))
/** The wallet sends, and nobody is there any more to hear of it. */
const sendingUnheard: ReturnType<typeof node>['sendTransaction'] = async (request) => {
  await node().sendTransaction(request)
  throw new Error('The tab was closed.')
}

test('a wallet that sent it for a tab that is gone is not asked again, by no account, while that may come', async () => {
  const first = openTab(alice.address, { sendTransaction: sendingUnheard })
  await expect(first.create()).rejects.toThrow()
  expect(kept()).toMatchObject({ stage: 'asked' })
  const tabs = [openTab(), openTab(bob.address)]
  for (const tab of tabs) await expect(tab.create()).rejects.toThrow('which may be this one')
  // Who goes back to the form and reviews the same again has asked no less.
  storage.removeItem('countersign.newSafes')
  for (const tab of tabs) await expect(tab.create()).rejects.toThrow('which may be this one')
  await mine()
  for (const tab of tabs) await expect(tab.create()).rejects.toThrow('exists already')
  expect(tabs.flatMap(({ asked }) => asked)).toEqual([])
})

test('what the wallet did not send can be sent, whatever its answer was', async () => {
  const refused = openTab(alice.address, { sendTransaction: refusing })
  await expect(refused.create()).rejects.toThrow('User rejected')
  expect(kept()).toMatchObject({ stage: 'review' })
  expect(accountsAsked(refused.deps.unfinished, { ...creation, stage: 'review' }, alice.address)).toEqual([])
  const unheard = openTab(alice.address, { sendTransaction: () => Promise.reject(new Error('The tab was closed.')) })
  await expect(unheard.create()).rejects.toThrow('The tab was closed.')
  expect(kept()).toMatchObject({ stage: 'asked' })
  await openTab().create()
  expect(kept()).toMatchObject({ stage: 'sent' })
  await mine()
  expect(await reviewCreation(client(), creation, alice.address)).toMatchObject({ created: { state: 'asAsked' } })
})

test('a refusal in a second tab forgets nothing of what the first has sent', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // In a browser without locks both wallets are asked at once.
  const second = openTab(bob.address, { sendTransaction: () => held.then(refusing) })
  const refusal = second.create()
  await expect.poll(() => second.asked.length).toBe(1)
  const hash = await openTab().create()
  release()
  await expect(refusal).rejects.toThrow('User rejected')
  expect(kept()).toMatchObject({ stage: 'sent', txHash: hash })
  await expect(openTab().create()).rejects.toThrow('sent already')
  await mine()
})

test('a call that fails before the wallet is asked is not kept as asked', async () => {
  const elsewhere = openTab(alice.address, { getChainId: async () => 1 })
  await expect(elsewhere.create()).rejects.toThrow()
  expect(elsewhere.asked).toEqual([])
  expect(kept()).toBeUndefined()
})

test('an account with too little is told in numbers', async () => {
  const poor = recipients[0].address
  await chain.client.setBalance({ address: poor, value: 1_000n })
  await chain.client.impersonateAccount({ address: poor })
  await expect(openTab(poor).create()).rejects.toThrow(
    /^The account has 0\.000000000000001 ETH, and the fee is about 0\.\d+ ETH: about 0\.\d+ ETH are missing\.$/,
  )
})

test('somebody else’s same creation: refused before, told after, with the fee', async () => {
  const { to, value, data } = createSafeCall(newSafeOf(creation))
  const sent = { ...creation, stage: 'sent' as const, txHash: await openTab().create(), sentAt: Date.now() }
  // Bob pays more, so the chain takes his first.
  const fee = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 30_000_000_000n }
  await createWalletClient({ account: bob, chain: chain.client.chain, transport: http(chain.url) }).sendTransaction({
    ...{ to, value, data, gas: 500_000n, ...fee },
  })
  await mine()
  expect(await followCreation(client(), sent)).toMatchObject({ outcome: 'reverted', created: { state: 'asAsked' } })
  storage.clear()
  const late = openTab()
  await expect(late.create()).rejects.toThrow('exists already')
  expect(late.asked).toEqual([])
})
