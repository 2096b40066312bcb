import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeTold } from '@/components/transactions/begun/describeAct'
import { owners, recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { type RunningGateway, startGateway } from '@/devnet/gateway/server'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import { readSafe } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { createBatch } from '@/lib/safe/call/batch'
import { hasSomethingUnderWay } from '@/lib/safe/execute/followSent'
import { createRejection } from '@/lib/safe/execute/rejection'
import { createTransaction, type SafeTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import type { ActDeps } from '@/lib/signing/runAct'
import { deleteProposal } from '@/lib/signing/transaction/deleteProposal'
import { followTransaction } from '@/lib/signing/transaction/followTransaction'
import { handOver } from '@/lib/signing/transaction/handOver'
import { readQueue, readQueuedCalls } from '@/lib/signing/transaction/readQueue'
import type { TransactionAct } from '@/lib/signing/transaction/recheck'
import { digestCalls, listCalls } from '@/lib/signing/transaction/sameCalls'
import { approve, execute } from '@/lib/signing/transaction/sendTransaction'
import { signAndSubmit, signOffline } from '@/lib/signing/transaction/signTransaction'
import { tellActs, tellDraft } from '@/lib/signing/unfinished/toldActsQuery'
import { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { type Loss, startLossyProxy } from './lossyProxy'
import { depsOf } from './person'

const [alice, bob] = owners
const [dave] = recipients
const payment = { to: dave.address, value: 7n, data: '0x' } as const

const kinds = ['propose', 'confirm', 'execute', 'approve', 'reject', 'delete'] as const
const moments = [
  'before the wallet',
  'in the wallet',
  'after the signature',
  'answer lost',
  'after the answer',
] as const
type Kind = (typeof kinds)[number]
type Moment = (typeof moments)[number]

let chain: Chain
let service: RunningGateway
let proxy: Awaited<ReturnType<typeof startLossyProxy>>
let saltNonce = 7_000n

beforeAll(async () => {
  chain = await startDevnetChain()
  service = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  proxy = await startLossyProxy(service.url)
})
afterAll(async () => {
  await proxy.stop()
  await service.stop()
  await chain.stop()
})

/** A Safe of Alice and Bob, and what there is before the act: nothing, or a payment that Bob or Alice proposed. */
async function seed(kind: Kind) {
  saltNonce += 1n
  const everyone = [alice.address, bob.address]
  const safe = await createSafe(chain, { version: '1.4.1', owners: everyone, threshold: 2, saltNonce })
  await chain.client.setBalance({ address: safe.address, value: 1_000n })
  const sender = kind === 'delete' ? alice : bob
  if (kind !== 'propose') await proposeTo(service.url, chain, safe, { ...payment, nonce: 0n }, sender)
  if (kind === 'execute') await confirmAt(service.url, chain, safe, { ...payment, nonce: 0n }, alice)
  return safe
}

async function actOn(
  deps: ActDeps,
  safe: Safe,
  kind: Kind,
  nonce: bigint,
  agreed: readonly Hex[] = [],
): Promise<TransactionAct> {
  const ref = { chainId: chain.chainId, address: safe.address }
  const state = await readSafe(chain.client, safe.address)
  const transaction: SafeTransaction =
    kind === 'reject' ? createRejection(safe.address, nonce) : createTransaction(payment, nonce)
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: safe.version }, transaction)
  const isQueued = kind !== 'propose' && kind !== 'reject'
  const id = `multisig_${safe.address}_${safeTxHash}`
  const read = () => readTransactionDetails(deps.gateway, ref.chainId, id, AbortSignal.timeout(10_000))
  const subject = isQueued ? { details: await read() } : { transaction }
  return { ref, account: alice.address, chain: state, subject, safeTxHash, known: [], isQueued, agreed }
}

async function perform(deps: ActDeps, kind: Kind, act: TransactionAct, isFollowed = true): Promise<void> {
  if (kind === 'delete') return deleteProposal(deps, act)
  if (kind !== 'execute' && kind !== 'approve') {
    await signAndSubmit(deps, act)
    return
  }
  const sent = await (kind === 'execute' ? execute(deps, act) : approve(deps, act))
  if (!isFollowed) return
  const { client, unfinished } = deps
  // The node answers before it has mined.
  const { result } = await vi.waitFor(async () => {
    const progress = await followTransaction(client, sent)
    if (progress.phase !== 'ended') throw new Error(`It is ${progress.phase}`)
    return progress
  })
  unfinished.settleNotes(sent, kind, result.outcome === 'success')
  unfinished.forgetSent(sent)
}

const never = () => new Promise<never>(() => {})

/** Does the act in a tab that dies at the moment given. Returns what its browser's storage holds then. */
async function dieAt(moment: Moment, kind: Kind, safe: Safe): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const isSent = kind === 'execute' || kind === 'approve'
  let atWallet = () => {}
  const walletAsked = new Promise<void>((resolve) => {
    atWallet = resolve
  })
  const onAsk = async (answer: () => Promise<unknown>) => {
    if (moment === 'in the wallet') {
      atWallet()
      return never()
    }
    const given = await answer()
    if (moment !== 'after the signature' || !isSent) return given
    // The wallet has sent it, and nobody hears of that.
    atWallet()
    return never()
  }
  const isGone = moment === 'before the wallet'
  const deps = depsOf({ chain, account: alice.address, gatewayUrl: proxy.url, texts, onAsk })
  const act = await actOn(deps, safe, kind, 0n)
  const dying = isGone ? { ...deps, current: () => ({ account: undefined, chainId: chain.chainId }) } : deps
  const losses: Partial<Record<Moment, Loss>> = { 'after the signature': 'request', 'answer lost': 'answer' }
  const lost = proxy.lose((!isSent && losses[moment]) || 'nothing')
  const isHeard = isSent && moment === 'answer lost'
  const done = perform(dying, kind, act, !isHeard).catch((error: unknown) => {
    if (!isGone) throw error
  })
  await Promise.race([done, walletAsked, lost])
  proxy.lose('nothing')
  // What the dead tab still writes is written nowhere.
  return new Map(texts)
}

/** The payments that the service has queued, whatever their nonce; its signatures of Alice; and the chain's side. */
async function count(safe: Safe) {
  const { gateway } = depsOf({ chain, account: alice.address, gatewayUrl: service.url })
  const ref = { chainId: chain.chainId, address: safe.address }
  const { items } = await readQueue(gateway, ref)
  const calls = await Promise.all(items.map((item) => readQueuedCalls(gateway, ref, item, new Map())))
  const details = await Promise.all(
    items.map(({ id }) => readTransactionDetails(gateway, ref.chainId, id, AbortSignal.timeout(10_000))),
  )
  const infos = details.flatMap(({ detailedExecutionInfo: info }) => (info?.type === 'MULTISIG' ? [info] : []))
  const signers = infos.flatMap(({ confirmations }) => confirmations.map(({ signer }) => signer.value))
  const { nonce, balance } = await readSafe(chain.client, safe.address)
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: '1.4.1' }, createTransaction(payment, 0n))
  const contract = { address: safe.address, abi: safeAbi, functionName: 'approvedHashes' } as const
  const approvals = await chain.client.readContract({ ...contract, args: [alice.address, safeTxHash] })
  return {
    payments: calls.filter((set) => set?.length === 1).length,
    rejections: calls.filter((set) => set?.length === 0).length,
    signed: signers.filter((signer: Address) => signer === alice.address).length,
    executed: Number(nonce),
    paid: Number(1_000n - balance),
    approved: Number(approvals),
  }
}

const nothing = { payments: 0, rejections: 0, signed: 0, executed: 0, paid: 0, approved: 0 }
const theirs = { ...nothing, payments: 1 }
// The service counts an approval on the chain as a signature.
const approved = { ...theirs, approved: 1, signed: 1 }
const executed = { ...nothing, executed: 1, paid: 7, approved: 0 }

/** What there is when the tab has died; what whoever comes back is told; and what there is when they do it again. */
const wanted: Record<Kind, Record<Moment, [Partial<typeof nothing>, RegExp | undefined]>> = {
  propose: {
    'before the wallet': [nothing, undefined],
    'in the wallet': [nothing, /The wallet was asked; .*it may still come/],
    'after the signature': [nothing, /You signed it, .*deliver it now/],
    'answer lost': [{ ...theirs, signed: 1 }, /It was proposed: nonce 0/],
    'after the answer': [{ ...theirs, signed: 1 }, undefined],
  },
  confirm: {
    'before the wallet': [theirs, undefined],
    'in the wallet': [theirs, /in the queue: nonce 0, without your signature|it may still come/],
    'after the signature': [theirs, /You signed it, .*deliver it now/],
    'answer lost': [{ ...theirs, signed: 1 }, /It was confirmed: your signature is there/],
    'after the answer': [{ ...theirs, signed: 1 }, undefined],
  },
  execute: {
    'before the wallet': [{ ...theirs, signed: 1 }, undefined],
    'in the wallet': [{ ...theirs, signed: 1 }, /The wallet was asked; .*it may still come/],
    'after the signature': [executed, /It was executed: the chain has it/],
    'answer lost': [executed, /It was executed: the chain has it/],
    'after the answer': [executed, undefined],
  },
  approve: {
    'before the wallet': [theirs, undefined],
    'in the wallet': [theirs, /The wallet was asked; .*it may still come/],
    'after the signature': [approved, /The chain has your approval/],
    'answer lost': [approved, /The chain has your approval/],
    'after the answer': [approved, undefined],
  },
  reject: {
    'before the wallet': [theirs, undefined],
    'in the wallet': [theirs, /The wallet was asked; .*it may still come/],
    'after the signature': [theirs, /You signed it, .*deliver it now/],
    'answer lost': [{ ...theirs, rejections: 1, signed: 1 }, /It was proposed: nonce 0/],
    'after the answer': [{ ...theirs, rejections: 1, signed: 1 }, undefined],
  },
  delete: {
    'before the wallet': [{ ...theirs, signed: 1 }, undefined],
    'in the wallet': [{ ...theirs, signed: 1 }, /it may still come/],
    'after the signature': [{ ...theirs, signed: 1 }, /Nothing came of it: it is still in the queue/],
    'answer lost': [nothing, /It was deleted: the service lists it no more/],
    'after the answer': [nothing, undefined],
  },
}

/** What there is at the end, whenever the tab died: the act once, and once only. */
const ends: Record<Kind, Partial<typeof nothing>> = {
  propose: { ...theirs, signed: 1 },
  confirm: { ...theirs, signed: 1 },
  execute: executed,
  approve: approved,
  reject: { ...theirs, rejections: 1, signed: 1 },
  delete: nothing,
}

test.each(kinds.flatMap((kind) => moments.map((moment) => [kind, moment] as const)))(
  'of "%s" in a tab that dies (%s), whoever comes back is told, and done again it is done once',
  async (kind, moment) => {
    const safe = await seed(kind)
    const ref = { chainId: chain.chainId, address: safe.address }
    const texts = await dieAt(moment, kind, safe)
    // The node answers before it has mined.
    await vi.waitFor(async () => expect(await hasSomethingUnderWay(chain.client, alice.address)).toBe(false))
    const [there, sentence] = wanted[kind][moment]
    expect(await count(safe)).toMatchObject(there)

    const deps = depsOf({ chain, account: alice.address, gatewayUrl: proxy.url, texts })
    const told = await tellActs(deps, ref)
    const sentences = told.map(({ note, told: end, error }) => (end ? describeTold(note, end) : `${error}`))
    expect(sentences).toEqual(sentence ? [expect.stringMatching(sentence)] : [])

    // They do it again, as the site offers it: a proposal with the nonce that the service recommends by now.
    const nonce = kind === 'propose' ? BigInt((await count(safe)).payments) : 0n
    const again = actOn(deps, safe, kind, nonce).then((act) => perform(deps, kind, act))
    if (nonce > 0n) await expect(again).rejects.toThrow('The same was begun already')
    else await again.catch((error: Error) => expect(error.message).toMatch(/already|used|There is no transaction/))
    const isAskedAgain = moment === 'before the wallet' || moment === 'in the wallet'
    const isSigned = kind === 'delete' ? moment === 'answer lost' || moment === 'after the answer' : !isAskedAgain
    if (isSigned) expect(deps.asked).toEqual([])
    expect(await count(safe)).toMatchObject(ends[kind])
  },
)

test('a draft knows what became of it, also when the tab died after the answer', async () => {
  const safe = await seed('propose')
  const ref = { chainId: chain.chainId, address: safe.address }
  const texts = await dieAt('after the answer', 'propose', safe)
  const deps = depsOf({ chain, account: alice.address, gatewayUrl: proxy.url, texts })
  const digest = digestCalls(listCalls(safe.address, payment)) ?? '0x'
  expect(await tellDraft(deps, ref, digest)).toMatchObject({ told: { state: 'queued', isSigned: true } })
})

const send = { to: owners[1].address, value: 9n, data: '0x' } as const
const library = safeContracts('1.4.1').multiSendCallOnly

/** Ways to begin what Bob has proposed already, under another nonce. */
const ways: [
  string,
  Parameters<typeof createTransaction>[0],
  (deps: ActDeps, act: TransactionAct) => Promise<unknown>,
][] = [
  ['a batch of one', { ...encodeBatch('1.4.1', [payment]), value: 0n }, signAndSubmit],
  ['a batch that has it among others', createBatch([send, payment], library), signAndSubmit],
  ['an execution at once', payment, execute],
  ['an approval on the chain', payment, approve],
  ['a signature without the service', payment, signOffline],
  ['signatures that are handed over', payment, handOver],
]

test.each(ways)('what another owner has proposed is named before it is begun: %s', async (_, call, begin) => {
  const safe = await seed('confirm')
  const texts = new Map<string, string>()
  const deps = depsOf({ chain, account: alice.address, gatewayUrl: service.url, texts })
  const ref = { chainId: chain.chainId, address: safe.address }
  const transaction = createTransaction(call, 1n)
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: safe.version }, transaction)
  const state = await readSafe(chain.client, safe.address)
  const shown = { ref, account: alice.address, chain: state, subject: { transaction }, safeTxHash, known: [] }
  await expect(begin(deps, { ...shown, isQueued: false })).rejects.toThrow(/begun already with nonce 0/)
  expect(deps.asked).toEqual([])
  // Agreed to what was shown, and nothing more than that.
  const { items } = await readQueue(deps.gateway, ref)
  const agreed = items.map((item) => item.safeTxHash)
  await proposeTo(service.url, chain, safe, { ...payment, nonce: 5n }, bob)
  await expect(begin(deps, { ...shown, isQueued: false, agreed })).rejects.toThrow(/begun already with nonce 5/)
  expect(deps.asked).toEqual([])
})

test('while the service does not answer, what was begun here is named all the same', async () => {
  const safe = await seed('propose')
  const texts = await dieAt('answer lost', 'propose', safe)
  const deps = depsOf({ chain, account: alice.address, texts })
  await expect(signAndSubmit(deps, await actOn(deps, safe, 'propose', 1n))).rejects.toThrow(
    'The same was begun already',
  )
  expect(deps.asked).toEqual([])
})

test('what is in the pool of the node when the tab is closed may still come, however long it takes', async () => {
  const safe = await seed('execute')
  await chain.client.setAutomine(false)
  const texts = await dieAt('after the signature', 'execute', safe)
  const deps = depsOf({ chain, account: alice.address, gatewayUrl: service.url, texts })
  const ref = { chainId: chain.chainId, address: safe.address }
  const later = Date.now() + 3_600_000
  expect(await tellActs(deps, ref, later)).toMatchObject([{ told: { state: 'open', isBusy: true } }])
  await chain.client.mine({ blocks: 1 })
  await chain.client.setAutomine(true)
  expect(await tellActs(deps, ref, later)).toMatchObject([{ told: { state: 'executed', isFailed: false } }])
})

test('a browser that keeps nothing says so before its wallet is asked', async () => {
  const safe = await seed('propose')
  const told: string[] = []
  const deps = depsOf({ chain, account: alice.address, gatewayUrl: service.url })
  const forgetful = new UnfinishedActs({ getItem: () => null, setItem: () => undefined })
  const onUnkept = () => told.push(`asked ${deps.asked.length} times`)
  const act = await actOn(deps, safe, 'propose', 0n)
  await signAndSubmit({ ...deps, unfinished: forgetful, onUnkept }, act)
  expect(told[0]).toBe('asked 0 times')
})

test('an approval of what the service does not know is told as that, and can be handed on without the wallet', async () => {
  const safe = await seed('propose')
  const texts = new Map<string, string>()
  const deps = depsOf({ chain, account: alice.address, gatewayUrl: service.url, texts })
  const act = await actOn(deps, safe, 'propose', 0n)
  await approve(deps, act)
  const ref = { chainId: chain.chainId, address: safe.address }
  expect(await tellActs(deps, ref)).toMatchObject([{ told: { state: 'unreported' } }])
  const signatures = [{ signer: alice.address, signature: approvedHashSignature(alice.address) }]
  const transaction = createTransaction(payment, 0n)
  await handOver(deps, { ...act, subject: { transaction, signatures } })
  expect(await tellActs(deps, ref)).toMatchObject([{ told: { state: 'approved' } }])
  expect(deps.asked).toEqual(['eth_sendTransaction'])
  expect(await count(safe)).toMatchObject(approved)
})
