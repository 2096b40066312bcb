import { createWalletClient, type Hex, http, type PublicClient, parseGwei } from 'viem'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import type { SafeVersion } from '@/devnet/safeContracts'
import type { SentAct } from '@/lib/signing/unfinished/unfinishedActs'
import { depsOf } from '@/tests/act/person'
import { seedAct } from '@/tests/act/seedAct'
import { followToEnd, followTransaction } from './followTransaction'
import type { TransactionAct } from './recheck'
import { approve, execute } from './sendTransaction'

const [alice, bob, carol] = owners
const overTenMinutes = 600_001

let chain: Chain
let started: Promise<Chain> | undefined
let act: TransactionAct
let deps: ReturnType<typeof depsOf>
let saltNonce = 0n

async function seed(version: SafeVersion = '1.5.0', threshold = 1) {
  saltNonce += 1n
  await chain.client.setAutomine(true)
  act = (await seedAct(chain, { version, saltNonce, threshold })).act
  await chain.client.setAutomine(false)
  deps = depsOf({ chain, account: alice.address })
}
/** With an approval that holds for this nonce alone. */
async function seedApproved() {
  await seed('1.5.0', 2)
  await approve(depsOf({ chain, account: bob.address }), { ...act, account: bob.address })
  await mine()
}
beforeEach(async () => {
  started ??= startDevnetChain()
  chain = await started
  await seed()
})
afterAll(() => chain.stop())

const mine = () => chain.client.mine({ blocks: 1 })
const follow = (sent: SentAct, later = 0) => followTransaction(chain.client as PublicClient, sent, sent.sentAt + later)
const ended = (outcome: string) => ({ phase: 'ended', result: { outcome } })
const fee = (gwei: `${number}`) => ({ maxFeePerGas: parseGwei(gwei), maxPriorityFeePerGas: parseGwei(gwei) })
const wallet = (account: (typeof owners)[number] = alice) =>
  createWalletClient({ account, chain: chain.client.chain, transport: http(chain.url) })

/** As it is kept in the browser once the page has seen the transaction. */
const seen = async (sent: SentAct): Promise<SentAct> => ({ ...sent, slot: (await follow(sent)).slot })

/** What a wallet does that speeds up or cancels: another transaction of the same nonce that pays more. */
async function replace(sent: SentAct, call: { to: Hex }): Promise<Hex> {
  const { nonce } = await chain.client.getTransaction({ hash: sent.txHash })
  return wallet().sendTransaction({ ...call, nonce, gas: 500_000n, ...fee('30') })
}

async function speedUp(sent: SentAct, account: (typeof owners)[number] = alice): Promise<Hex> {
  const { to, input, nonce } = await chain.client.getTransaction({ hash: sent.txHash })
  return wallet(account).sendTransaction({ to, data: input, nonce, gas: 500_000n, ...fee('40') })
}

/** The call of a transaction that the node forgets now. */
async function takeBack({ txHash: hash }: SentAct) {
  const { to, input: data } = await chain.client.getTransaction({ hash })
  await chain.client.dropTransaction({ hash })
  return { to, data }
}

describe('an execution that was sent', () => {
  it('is waited for, and not sent again while the chain may still take it, whatever the hour', async () => {
    const sent = await execute(deps, act)
    expect(await follow(sent)).toMatchObject({ phase: 'sent', isOverdue: false })
    expect(await follow(sent, overTenMinutes)).toMatchObject({ phase: 'sent', isOverdue: true })
    for (const sentAt of [Date.now(), Date.now() - overTenMinutes, Number.MAX_SAFE_INTEGER]) {
      deps.unfinished.keepSent({ ...sent, sentAt })
      await expect(execute(deps, act)).rejects.toThrow('It was sent already')
    }
    expect(deps.asked).toHaveLength(1)
    await mine()
    expect(await follow(sent)).toMatchObject(ended('success'))
  })

  it.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
    'on %s ends as done when the wallet sped it up while nobody looked, under the hash that did it',
    async (version) => {
      await seed(version)
      const sent = await seen(await execute(deps, act))
      const txHash = await speedUp(sent)
      await mine()
      expect(await follow(sent)).toMatchObject({ phase: 'ended', result: { outcome: 'success', txHash } })
    },
  )

  it('ends as replaced when it was cancelled while nobody looked, and can be sent again', async () => {
    const sent = await seen(await execute(deps, act))
    await replace(sent, { to: alice.address })
    expect(await follow(sent)).toMatchObject({ phase: 'sent' })
    await mine()
    expect(await follow(sent)).toMatchObject({ phase: 'ended', result: { outcome: 'replaced', txHash: undefined } })
    deps.unfinished.keepSent(sent)
    const again = await execute(deps, act)
    await mine()
    expect(await follow(again)).toMatchObject(ended('success'))
  })

  it('ends as replaced when another call took its place', async () => {
    const sent = await seen(await execute(deps, act))
    await replace(sent, { to: carol.address })
    await mine()
    expect(await follow(sent)).toMatchObject(ended('replaced'))
  })

  it('is dropped when the node forgets it, no sooner than after ten minutes, and then it can be sent again', async () => {
    await seedApproved()
    const sent = await seen(await execute(deps, act))
    await takeBack(sent)
    expect(await follow(sent)).toMatchObject({ phase: 'sent', isOverdue: false })
    await expect(execute(deps, act)).rejects.toThrow('It was sent already')
    expect(await follow(sent, overTenMinutes)).toMatchObject(ended('dropped'))
    deps.unfinished.keepSent({ ...sent, sentAt: Date.now() - overTenMinutes })
    const again = await execute(deps, act)
    await mine()
    expect(await follow(again)).toMatchObject(ended('success'))
    expect(deps.unfinished.findSent(sent)).toMatchObject({ txHash: again.txHash })
  })

  it('that no signature ties to its nonce is not sent again before something took its place: both would pay', async () => {
    const sent = await seen(await execute(deps, act))
    await takeBack(sent)
    deps.unfinished.keepSent({ ...sent, sentAt: Date.now() - overTenMinutes })
    await expect(execute(deps, act)).rejects.toThrow('would execute this a second time')
    await wallet().sendTransaction({ to: carol.address, gas: 21_000n, nonce: sent.slot?.nonce, ...fee('3') })
    await mine()
    const again = await execute(deps, act)
    await mine()
    expect(await follow(again)).toMatchObject(ended('success'))
    expect(deps.asked).toHaveLength(2)
  })

  it('that was executed under another nonce of the Safe than the one that was shown is named', async () => {
    const sent = await execute(deps, act)
    const call = await takeBack(sent)
    await execute(depsOf({ chain, account: carol.address }), { ...act, account: carol.address })
    await mine()
    const txHash = await wallet().sendTransaction({ ...call, gas: 500_000n, ...fee('3') })
    await mine()
    expect(await follow({ ...sent, txHash })).toMatchObject({ phase: 'ended', result: { outcome: 'other', txHash } })
  })

  it('ends as reverted when the chain refused it', async () => {
    const sent = await execute(deps, act)
    const call = await takeBack(sent)
    const txHash = await wallet().sendTransaction({ ...call, gas: 60_000n, ...fee('3') })
    await mine()
    expect(await follow({ ...sent, txHash })).toMatchObject({ phase: 'ended', result: { outcome: 'reverted', txHash } })
  })

  it('ends as done when another owner was faster, under the hash that did it', async () => {
    await seedApproved()
    const sent = await execute(deps, act)
    const call = await takeBack(sent)
    const other = await execute(depsOf({ chain, account: carol.address }), { ...act, account: carol.address })
    await mine()
    expect(await follow(sent, overTenMinutes)).toMatchObject({ result: { outcome: 'success', txHash: other.txHash } })
    const txHash = await wallet().sendTransaction({ ...call, gas: 500_000n, ...fee('3') })
    await mine()
    expect(await chain.client.getTransactionReceipt({ hash: txHash })).toMatchObject({ status: 'reverted' })
    expect(await follow({ ...sent, txHash })).toMatchObject({ result: { outcome: 'success', txHash: other.txHash } })
  })

  it('that an older version kept is followed as far as its hash leads', async () => {
    const { slot: _, sinceBlock: __, ...sent } = await execute(deps, act)
    expect(await follow(sent)).toMatchObject({ phase: 'sent', slot: { sender: alice.address.toLowerCase() } })
    await replace(sent, { to: alice.address })
    await mine()
    expect(await follow(sent)).toMatchObject({ phase: 'sent' })
    expect(await follow(sent, overTenMinutes)).toMatchObject(ended('dropped'))
  })
})

describe('an approval that was sent', () => {
  beforeEach(() => seed('1.4.1', 2))

  it('ends as done when the wallet sped it up while nobody looked, and is not asked for again', async () => {
    const sent = await seen(await approve(deps, act))
    deps.unfinished.keepSent({ ...sent, sentAt: Date.now() - overTenMinutes })
    await expect(approve(deps, act)).rejects.toThrow('It was sent already')
    await speedUp(sent)
    await mine()
    expect(await follow(sent)).toMatchObject({ phase: 'ended', result: { outcome: 'success', txHash: undefined } })
    await expect(approve(deps, act)).rejects.toThrow('You have signed or approved it already')
    expect(deps.asked).toHaveLength(1)
  })

  it('ends as replaced when it was cancelled while nobody looked', async () => {
    const sent = await seen(await approve(deps, act))
    await replace(sent, { to: alice.address })
    await mine()
    expect(await follow(sent)).toMatchObject(ended('replaced'))
  })
})

describe('following to the end', () => {
  const failing = () => Promise.reject(new Error('no connection'))
  const clientWith = (change: object) =>
    ({ ...chain.client, pollingInterval: 20, ...change }) as unknown as PublicClient

  it('asks on when the node does not answer, says so, and keeps the place of what it has seen', async () => {
    const sent = await execute(deps, act)
    let calls = 0
    const getTransaction: PublicClient['getTransaction'] = (args) => {
      calls += 1
      return calls === 1 ? failing() : chain.client.getTransaction(args as { hash: Hex })
    }
    const heard: unknown[] = []
    const result = await followToEnd({ ...deps, client: clientWith({ getTransaction }) }, sent, (progress) => {
      heard.push(progress.error !== undefined)
      if (deps.unfinished.findSent(sent)?.slot) mine()
    })
    expect(result).toMatchObject({ outcome: 'success', txHash: sent.txHash })
    expect(heard.slice(0, 2)).toEqual([true, false])
    expect(deps.unfinished.findSent(sent)).toBeUndefined()
  })

  it('keeps what was replaced until it is sent again, and says when the chain left it open who did it', async () => {
    const sent = await execute(deps, act)
    const client = clientWith({ getLogs: failing })
    let replaced: Promise<unknown> | undefined
    // Progress is told as often as it is looked at; a transaction is replaced once.
    const result = await followToEnd({ ...deps, client }, sent, () => {
      replaced ??= replace(sent, { to: alice.address }).then(mine)
    })
    await replaced
    expect(result).toMatchObject({ outcome: 'replaced', gap: new Error('no connection') })
    expect(deps.unfinished.findSent(sent)).toMatchObject({ txHash: sent.txHash })
  })
})

test('a node that does not answer lets nothing be sent a second time', async () => {
  const sent = await execute(deps, act)
  for (const name of ['getTransaction', 'getTransactionReceipt'] as const) {
    const client = { ...chain.client, [name]: () => Promise.reject(new Error('no connection')) }
    await expect(execute({ ...deps, client: client as unknown as PublicClient }, act)).rejects.toThrow('no connection')
  }
  await mine()
  expect(await follow(sent)).toMatchObject(ended('success'))
})
