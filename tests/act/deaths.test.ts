import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeTold } from '@/components/transactions/begun/describeAct'
import { owners } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import type { Chain } from '@/devnet/chain'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { safeContracts } from '@/devnet/safeContracts'
import type { RunningGateway } from '@/gateway/server'
import { readSafe } from '@/lib/safe/account/readSafe'
import { createBatch } from '@/lib/safe/call/batch'
import { hasSomethingUnderWay } from '@/lib/safe/execute/followSent'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import type { ActDeps } from '@/lib/signing/runAct'
import { handOver } from '@/lib/signing/transaction/handOver'
import { readQueue } from '@/lib/signing/transaction/readQueue'
import type { TransactionAct } from '@/lib/signing/transaction/recheck'
import { digestCalls, listCalls } from '@/lib/signing/transaction/sameCalls'
import { approve, execute } from '@/lib/signing/transaction/sendTransaction'
import { signAndSubmit, signOffline } from '@/lib/signing/transaction/signTransaction'
import { tellActs, tellDraft } from '@/lib/signing/unfinished/toldActsQuery'
import { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { type Kind, kinds, type Moment, moments, payment, perform, startDeaths } from './dyingTab'
import { depsOf } from './person'

const [alice, bob] = owners

let deaths: Awaited<ReturnType<typeof startDeaths>>
let chain: Chain
let service: RunningGateway
let proxy: (typeof deaths)['proxy']
beforeAll(async () => {
  deaths = await startDeaths()
  ;({ chain, service, proxy } = deaths)
})
afterAll(() => deaths.stop())

/** The node answers before it has mined. */
const untilMined = () =>
  vi.waitFor(async () => expect(await hasSomethingUnderWay(chain.client, alice.address)).toBe(false))

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
    'after the signature': [executed, /It was executed: the network has it/],
    'answer lost': [executed, /It was executed: the network has it/],
    'after the answer': [executed, undefined],
  },
  approve: {
    'before the wallet': [theirs, undefined],
    'in the wallet': [theirs, /The wallet was asked; .*it may still come/],
    'after the signature': [approved, /The network has your approval/],
    'answer lost': [approved, /The network has your approval/],
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
    'answer lost': [nothing, /It was deleted: the Safe service no longer lists it/],
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
    const safe = await deaths.seed(kind)
    const ref = { chainId: chain.chainId, address: safe.address }
    const texts = await deaths.dieAt(moment, kind, safe)
    await untilMined()
    const [there, sentence] = wanted[kind][moment]
    expect(await deaths.count(safe)).toMatchObject(there)

    const deps = depsOf({ chain, account: alice.address, gatewayUrl: proxy.url, texts })
    const told = await tellActs(deps, ref)
    const sentences = told.map(({ note, told: end, error }) => (end ? describeTold(note, end) : `${error}`))
    expect(sentences).toEqual(sentence ? [expect.stringMatching(sentence)] : [])

    // They do it again, as the site offers it: a proposal with the nonce that the service recommends by now.
    const nonce = kind === 'propose' ? BigInt((await deaths.count(safe)).payments) : 0n
    const again = deaths.actOn(deps, safe, kind, nonce).then((act) => perform(deps, kind, act))
    if (nonce > 0n) await expect(again).rejects.toThrow('The same was begun already')
    else await again.catch((error: Error) => expect(error.message).toMatch(/already|used|There is no transaction/))
    const isAskedAgain = moment === 'before the wallet' || moment === 'in the wallet'
    const isSigned = kind === 'delete' ? moment === 'answer lost' || moment === 'after the answer' : !isAskedAgain
    if (isSigned) expect(deps.asked).toEqual([])
    await untilMined()
    expect(await deaths.count(safe)).toMatchObject(ends[kind])
  },
)

test('a draft knows what became of it, also when the tab died after the answer', async () => {
  const safe = await deaths.seed('propose')
  const ref = { chainId: chain.chainId, address: safe.address }
  const texts = await deaths.dieAt('after the answer', 'propose', safe)
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
  const safe = await deaths.seed('confirm')
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
  const safe = await deaths.seed('propose')
  const texts = await deaths.dieAt('answer lost', 'propose', safe)
  const deps = depsOf({ chain, account: alice.address, texts })
  await expect(signAndSubmit(deps, await deaths.actOn(deps, safe, 'propose', 1n))).rejects.toThrow(
    'The same was begun already',
  )
  expect(deps.asked).toEqual([])
})

test('what is in the pool of the node when the tab is closed may still come, however long it takes', async () => {
  const safe = await deaths.seed('execute')
  await chain.client.setAutomine(false)
  const texts = await deaths.dieAt('after the signature', 'execute', safe)
  const deps = depsOf({ chain, account: alice.address, gatewayUrl: service.url, texts })
  const ref = { chainId: chain.chainId, address: safe.address }
  const later = Date.now() + 3_600_000
  expect(await tellActs(deps, ref, later)).toMatchObject([{ told: { state: 'open', isBusy: true } }])
  await chain.client.mine({ blocks: 1 })
  await chain.client.setAutomine(true)
  expect(await tellActs(deps, ref, later)).toMatchObject([{ told: { state: 'executed', isFailed: false } }])
})

test('a browser that keeps nothing says so before its wallet is asked', async () => {
  const safe = await deaths.seed('propose')
  const told: string[] = []
  const deps = depsOf({ chain, account: alice.address, gatewayUrl: service.url })
  const forgetful = new UnfinishedActs({ getItem: () => null, setItem: () => undefined })
  const onUnkept = () => told.push(`asked ${deps.asked.length} times`)
  const act = await deaths.actOn(deps, safe, 'propose', 0n)
  await signAndSubmit({ ...deps, unfinished: forgetful, onUnkept }, act)
  expect(told[0]).toBe('asked 0 times')
})

test('an approval of what the service does not know is told as that, and can be handed on without the wallet', async () => {
  const safe = await deaths.seed('propose')
  const texts = new Map<string, string>()
  const deps = depsOf({ chain, account: alice.address, gatewayUrl: service.url, texts })
  const act = await deaths.actOn(deps, safe, 'propose', 0n)
  await approve(deps, act)
  await untilMined()
  const ref = { chainId: chain.chainId, address: safe.address }
  expect(await tellActs(deps, ref)).toMatchObject([{ told: { state: 'unreported' } }])
  const signatures = [{ signer: alice.address, signature: approvedHashSignature(alice.address) }]
  const transaction = createTransaction(payment, 0n)
  await handOver(deps, { ...act, subject: { transaction, signatures } })
  expect(await tellActs(deps, ref)).toMatchObject([{ told: { state: 'approved' } }])
  expect(deps.asked).toEqual(['eth_sendTransaction'])
  expect(await deaths.count(safe)).toMatchObject(approved)
})
