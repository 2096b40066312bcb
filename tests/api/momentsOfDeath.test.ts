import { QueryClient } from '@tanstack/react-query'
import { createWalletClient, type Hex, http, type PublicClient } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountsAsked } from '@/components/create-safe/model/askedCreation'
import { type PendingCreation, planCreation } from '@/components/create-safe/model/creation'
import { followCreation } from '@/components/create-safe/model/followCreation'
import { findCreation } from '@/components/create-safe/model/pendingCreations'
import { findObstacle, reviewCreation } from '@/components/create-safe/model/reviewCreation'
import { sendCreation } from '@/components/create-safe/model/sendCreation'
import { judgeBegun } from '@/components/messages/list/judgeBegun'
import { begunStates } from '@/components/messages/list/words'
import { owners } from '@/devnet/accounts'
import { type Chain, createChainClient } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { type RunningGateway, startGateway } from '@/devnet/gateway/server'
import { safeContracts } from '@/devnet/safeContracts'
import { signSafeMessage } from '@/devnet/safeMessages'
import { createSafe, type Safe } from '@/devnet/safes'
import { fetchNonce, fetchSession } from '@/lib/auth/authApi'
import { finishOwnersSignIn, prepareOwnersSignIn } from '@/lib/auth/ownersSignIn'
import { readPendingSignIn } from '@/lib/auth/parentSignIn'
import { signIn } from '@/lib/auth/sessionActions'
import { signInAtParent } from '@/lib/auth/signInAtParent'
import { createSignInMessage } from '@/lib/auth/signInMessage'
import { openWaitingSignIns, waitingMessage } from '@/lib/auth/waitingSignIns'
import { proposeMessage } from '@/lib/gateway/calls/proposeMessage'
import { createGateway } from '@/lib/gateway/client/client'
import { readSafe } from '@/lib/safe/account/readSafe'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { chainAlone, joinSafe } from '@/lib/safe-view/safeView'
import { createOnChainCall } from '@/lib/signing/message/createOnChainCall'
import { isSignedBy, readStoredMessage } from '@/lib/signing/message/readStoredMessage'
import { signMessage } from '@/lib/signing/message/signMessage'
import { sayObstacle } from '@/lib/signing/obstacle'
import { signAndSubmit } from '@/lib/signing/transaction/signTransaction'
import { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { type AuthServer, startAuthServerWith } from './authServer'
import { type Browser, openBrowser } from './browser'
import { type Cut, startWire, type Wire } from './cutWire'

// Each act that asks a wallet or a service for something, cut off at each moment: what exists afterwards, what whoever
// comes back is told, and that a second try makes one of it all, not two.

const [alice, bob] = owners
const everyone = [alice.address, bob.address]

let chain: Chain
let service: RunningGateway
let server: AuthServer
let wires: { service: Wire; server: Wire; node: Wire }
let safe: Safe
let count = 0

beforeAll(async () => {
  chain = await startDevnetChain()
  service = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  server = await startAuthServerWith({ chains: [createChainClient(chain.url, chain.chainId).chain] })
  const [one, two, three] = await Promise.all([service.url, server.origin, chain.url].map(startWire))
  if (!one || !two || !three) throw new Error('Three wires are needed')
  wires = { service: one, server: two, node: three }
})
afterAll(async () => {
  await Promise.all(Object.values(wires).map((wire) => wire.stop()))
  await Promise.all([service.stop(), server.stop()])
  await chain.stop()
})

let disk: Map<string, string>
let browser: Browser
let prompts: number
/** How the wallet ends, where the tab does not outlive it. */
let isWalletDeaf: boolean
let lastTab: { isDead: boolean } | undefined

beforeEach(async () => {
  count += 1
  disk = new Map()
  prompts = 0
  isWalletDeaf = false
  safe = await createSafe(chain, { version: '1.4.1', owners: everyone, threshold: 2, saltNonce: BigInt(7_000 + count) })
  browser = openBrowser({ origin: wires.server.url, stop: async () => undefined }, server.origin)
  vi.stubGlobal('document', cookieJar())
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const path = String(input)
    if (!path.startsWith('/')) return network(input, init)
    const headers = { ...(init.method === 'POST' && { origin: server.origin, 'content-type': 'application/json' }) }
    const body = typeof init.body === 'string' ? init.body : undefined
    const answer = await browser.send(path, { method: init.method ?? 'GET', headers, body })
    return Response.json(answer.body, { status: answer.status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const wire of Object.values(wires)) wire.mend()
})

/** The page's own cookies, which outlive a tab. */
function cookieJar() {
  const jar = new Map<string, string>()
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(given: string) {
      const [, name = '', value = '', maxAge] = /^([^=]+)=([^;]*);.*Max-Age=(-?\d+)/.exec(given) ?? []
      if (lastTab?.isDead) return
      if (Number(maxAge) > 0) jar.set(name, value)
      else jar.delete(name)
    },
  }
}

/** A tab: what is in memory is its own, what is kept is the browser's. A dead one writes nothing any more. */
function openTab() {
  const tab = { isDead: false }
  lastTab = tab
  const storage = new GuardedStorage({
    length: 0,
    key: () => null,
    clear: () => undefined,
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!tab.isDead) disk.set(key, value)
    },
    removeItem: (key: string) => {
      if (!tab.isDead) disk.delete(key)
    },
  })
  const node = createWalletClient({ transport: http(chain.url, { retryCount: 0 }) })
  const throughWire = createWalletClient({ transport: http(wires.node.url, { retryCount: 0 }) })
  const asking = <Arguments extends unknown[], Result>(answer: (...given: Arguments) => Promise<Result>) => {
    return (...given: Arguments): Promise<Result> => {
      prompts += 1
      return isWalletDeaf ? new Promise<never>(() => undefined) : answer(...given)
    }
  }
  const wallet = {
    getChainId: () => node.getChainId(),
    signTypedData: asking(node.signTypedData),
    signMessage: asking(node.signMessage),
    sendTransaction: asking(throughWire.sendTransaction),
  }
  return Object.assign(tab, {
    storage,
    unfinished: new UnfinishedActs(storage),
    wallet: wallet as unknown as typeof node,
    client: chain.client as PublicClient,
    gateway: createGateway({ baseUrl: wires.service.url }),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: 0 } } }),
    current: () => ({ account: alice.address, chainId: chain.chainId }),
  })
}
type Tab = ReturnType<typeof openTab>

type Act = {
  wire: () => Wire
  /** The call that takes effect. */
  isMeant: (method: string | undefined, url: string, body: string) => boolean
  begin?: () => Promise<void>
  run: (tab: Tab) => Promise<unknown>
  /** What a service, the chain or the server has of it. */
  exists: () => Promise<number>
  told: (tab: Tab) => Promise<string>
}

const direct = () => createGateway({ baseUrl: service.url })
const ref = () => ({ chainId: chain.chainId, address: safe.address })
const text = () => `Message ${count}`
const shownHashes = () => hashSafeMessage({ ...ref(), version: safe.version }, text())

async function readView() {
  const view = joinSafe(ref(), await readSafe(chain.client, safe.address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  return view
}

const messageAct: Act = {
  wire: () => wires.service,
  isMeant: (method) => method === 'POST',
  run: async (tab) => {
    const shown = { safe: await readView(), account: alice.address, message: text(), hashes: shownHashes() }
    return signMessage(tab, shown, { owner: alice.address })
  },
  exists: async () => {
    const found = await readStoredMessage(direct(), chain.chainId, shownHashes().safeMessageHash)
    return found?.confirmations.filter(({ owner }) => owner.value === alice.address).length ?? 0
  },
  told: async (tab) => {
    const hash = shownHashes().safeMessageHash
    const message = await readStoredMessage(tab.gateway, chain.chainId, hash)
    const [note] = tab.unfinished.listNotes({ chainId: chain.chainId, safe: safe.address })
    if (!note) return isSignedBy(message, alice.address) ? 'You have signed this message.' : 'nothing'
    const stored = { message: message ?? undefined, isLoading: false, error: null, isMissing: !message }
    const isKept = tab.unfinished.findSignature(note, alice.address) !== undefined
    return begunStates[judgeBegun({ ...stored, updatedAt: 0, retry: () => undefined }, alice.address, isKept)].title
  },
}

const othersFirst = async () => {
  await proposeMessage(direct(), ref(), {
    message: text(),
    signature: await signSafeMessage(chain, safe, text(), [bob]),
  })
}

async function showOnChainSigning() {
  const state = await readSafe(chain.client, safe.address)
  const call = await createOnChainCall(chain.client, state.version, shownHashes().contentHash)
  const transaction = createTransaction(call, state.nonce)
  const { safeTxHash } = hashSafeTransaction({ ...ref(), version: state.version }, transaction)
  const shown = { ref: ref(), account: alice.address, chain: state, subject: { transaction }, safeTxHash, known: [] }
  return { ...shown, isQueued: false }
}

const onChainAct: Act = {
  wire: () => wires.service,
  isMeant: (method, url) => method === 'POST' && url.includes('propose'),
  run: async (tab) => signAndSubmit(tab, await showOnChainSigning()),
  exists: async () => {
    const answer = await network(`${service.url}/v1/chains/${chain.chainId}/safes/${safe.address}/transactions/queued`)
    const { results } = (await answer.json()) as { results: { type: string }[] }
    return results.filter(({ type }) => type === 'TRANSACTION').length
  },
  told: async (tab) => {
    const { safeTxHash } = await showOnChainSigning()
    const subject = { chainId: chain.chainId, safe: safe.address, hash: safeTxHash }
    if ((await onChainAct.exists()) > 0) return 'in the queue'
    return tab.unfinished.findSignature(subject, alice.address) ? 'kept' : 'nothing'
  },
}

function planNew(): PendingCreation {
  const { singletonL2, proxyFactory, fallbackHandler } = safeContracts('1.5.0')
  const named = [{ address: alice.address, name: '' }]
  const setup = { owners: named, threshold: 1, version: '1.5.0', singleton: singletonL2, proxyFactory, fallbackHandler }
  const plan = { chainId: chain.chainId, name: '', ...setup, saltNonce: BigInt(9_000 + count) }
  return { ...planCreation(plan), stage: 'review' }
}

let sentBefore = 0
const countOf = (blockTag: 'latest' | 'pending') =>
  chain.client.getTransactionCount({ address: alice.address, blockTag })
/** The node says a transaction's hash when it has it in its pool, which may be before it has mined it. */
const sentByAlice = () =>
  vi.waitFor(async () => {
    const mined = await countOf('latest')
    expect(await countOf('pending')).toBe(mined)
    return mined
  })
const creationAct: Act = {
  wire: () => wires.node,
  isMeant: (_method, _url, body) => body.includes('eth_sendTransaction'),
  begin: async () => {
    sentBefore = await sentByAlice()
  },
  run: (tab) => sendCreation(tab, findCreation(tab.storage, planNew()) ?? planNew(), alice.address),
  exists: async () => (await sentByAlice()) - sentBefore,
  told: async (tab) => {
    const kept = findCreation(tab.storage, planNew())
    if (kept?.stage === 'sent') {
      const { outcome, created } = await followCreation(tab.client, kept)
      return `${outcome}, ${created.state}`
    }
    const asked = accountsAsked(tab.unfinished, kept ?? planNew(), alice.address)
    const obstacle = findObstacle(planNew(), await reviewCreation(tab.client, planNew(), alice.address, asked))
    if (obstacle) return sayObstacle(obstacle)
    return asked.length > 0 ? 'Your wallet was asked for this before' : 'nothing'
  },
}

const isVerify = (_method: string | undefined, url: string) => url.endsWith('/verify')
/** Whether the server takes this browser for signed in. */
async function sessions(): Promise<number> {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await network(`${server.origin}/api/auth/session`, { headers: { cookie } })
  return ((await answer.json()) as { session: unknown }).session ? 1 : 0
}

const keyAct: Act = {
  wire: () => wires.server,
  isMeant: isVerify,
  run: async (tab) => {
    const nonce = await fetchNonce()
    const { address } = alice
    const message = createSignInMessage({ origin: server.origin, address, chainId: chain.chainId, nonce })
    const signature = await tab.wallet.signMessage({ account: address, message })
    return signIn(tab.queryClient, { message, signature })
  },
  exists: sessions,
  told: async () => ((await fetchSession()) ? 'signed in' : 'not signed in'),
}

const waitingOf = (tab: Pick<Tab, 'storage'>) => openWaitingSignIns(tab.storage).getState()[0]
const safeAct: Act = {
  wire: () => wires.server,
  isMeant: isVerify,
  run: async (tab) => {
    if (!waitingOf(tab)) await prepareOwnersSignIn(tab.storage, ref())
    const entry = waitingOf(tab)
    if (!entry) throw new Error('No message was kept')
    const message = waitingMessage(entry, server.origin)
    prompts += 1
    if (isWalletDeaf) return new Promise(() => undefined)
    const signature = await signSafeMessage(chain, safe, message, [alice, bob])
    return finishOwnersSignIn(tab, ref(), { message, signature })
  },
  exists: sessions,
  told: async (tab) => {
    if (await fetchSession()) return 'signed in'
    return waitingOf(tab) ? 'waiting for the owners' : 'not signed in'
  },
}

/** The Safe's site around the page: it has the owners sign what it took, whether the page hears of it or not. */
function openSite(tab: Tab) {
  const taken = new Map<Hex, string>()
  const answerTo = (message: string): Promise<{ messageHash: Hex }> => {
    prompts += 1
    if (isWalletDeaf) return new Promise(() => undefined)
    const { safeMessageHash: messageHash } = hashSafeMessage({ ...ref(), version: safe.version }, message)
    taken.set(messageHash, message)
    if (tab.isDead) return new Promise(() => undefined)
    return Promise.resolve({ messageHash })
  }
  return {
    txs: { signMessage: answerTo },
    safe: {
      getOffChainSignature: async (hash: Hex) => {
        const message = site.get(hash) ?? taken.get(hash)
        if (message) site.set(hash, message)
        return message ? signSafeMessage(chain, safe, message, [alice, bob]) : ''
      },
    },
  }
}
const site = new Map<Hex, string>()
const frameAct: Act = {
  wire: () => wires.server,
  isMeant: isVerify,
  run: (tab) => {
    const account = { ...ref(), version: safe.version }
    const deps = { ...tab, sdk: openSite(tab) as never, safe: account, onAttempt: () => undefined, intervalMs: 20 }
    const resumed = readPendingSignIn(ref(), server.origin)
    const input = { resumed, isAskedAgain: resumed?.isOnlyAsked === true }
    return signInAtParent({ ...deps, origin: server.origin }, input, AbortSignal.timeout(10_000))
  },
  exists: sessions,
  told: async () => {
    if (await fetchSession()) return 'signed in'
    const pending = readPendingSignIn(ref(), server.origin)
    if (!pending) return 'not signed in'
    return pending.isOnlyAsked ? 'asked, perhaps not taken' : 'waiting for the owners'
  },
}

const network = globalThis.fetch

const acts = {
  'proposes a message': messageAct,
  'confirms a message that another owner proposed': { ...messageAct, begin: othersFirst },
  'has the Safe sign on the chain': onChainAct,
  'creates a Safe': creationAct,
  'signs in as a key': keyAct,
  'signs in as a Safe': safeAct,
  'signs in as the Safe around the page': frameAct,
} satisfies Record<string, Act>
type ActName = keyof typeof acts

type Moment = 'the wallet is asked' | Cut | 'it is done'
/** After the death: what there is, what is told. Then after a second try: how often a wallet was asked in all. */
type Row = [moment: Moment, exists: number, told: string, prompts: number]

const table: Record<ActName, Row[]> = {
  'proposes a message': [
    ['the wallet is asked', 0, 'Your wallet was asked to sign a message', 2],
    ['refused', 0, 'You signed a message, and the service does not have it', 1],
    ['lost', 1, 'The service has your signature', 1],
    ['it is done', 1, 'You have signed this message.', 1],
  ],
  'confirms a message that another owner proposed': [
    ['the wallet is asked', 0, 'Your wallet was asked to sign a message', 2],
    ['refused', 0, 'You signed a message, and the service does not have it', 1],
    ['lost', 1, 'The service has your signature', 1],
    ['it is done', 1, 'You have signed this message.', 1],
  ],
  'has the Safe sign on the chain': [
    ['the wallet is asked', 0, 'nothing', 2],
    ['refused', 0, 'kept', 1],
    ['lost', 1, 'in the queue', 1],
    ['it is done', 1, 'in the queue', 1],
  ],
  'creates a Safe': [
    ['the wallet is asked', 0, 'Your wallet was asked for this before', 2],
    ['refused', 0, 'Your wallet was asked for this before', 2],
    ['lost', 1, 'This Safe exists already: there is nothing to create.', 1],
    ['it is done', 1, 'created, asAsked', 1],
  ],
  'signs in as a key': [
    ['the wallet is asked', 0, 'not signed in', 2],
    ['refused', 0, 'not signed in', 2],
    ['lost', 0, 'not signed in', 2],
    ['headOnly', 1, 'signed in', 1],
    ['it is done', 1, 'signed in', 1],
  ],
  'signs in as a Safe': [
    ['the wallet is asked', 0, 'waiting for the owners', 2],
    ['refused', 0, 'waiting for the owners', 2],
    ['headOnly', 1, 'signed in', 1],
    ['it is done', 1, 'signed in', 1],
  ],
  'signs in as the Safe around the page': [
    ['the wallet is asked', 0, 'asked, perhaps not taken', 2],
    ['refused', 0, 'waiting for the owners', 1],
    ['headOnly', 1, 'signed in', 1],
    ['it is done', 1, 'signed in', 1],
  ],
}

const isName = (name: string): name is ActName => Object.hasOwn(acts, name)
const names = Object.keys(acts).filter(isName)
const rows = names.flatMap((name) => table[name].map((row) => [name, ...row] as const))

async function dieAt(act: Act, moment: Moment, tab: Tab): Promise<void> {
  const die = () => {
    tab.isDead = true
  }
  isWalletDeaf = moment === 'the wallet is asked'
  const running = act.run(tab)
  if (isWalletDeaf) {
    running.catch(() => undefined)
    await vi.waitFor(() => expect(prompts).toBe(1))
    die()
    isWalletDeaf = false
    return
  }
  if (moment === 'it is done') return void (await running)
  await running.catch(() => undefined)
  expect(tab.isDead).toBe(true)
}

describe.each(rows)('whoever %s, cut off when: %s', (name, moment, exists, told, asked) => {
  test('is told on return, and a second try makes one', async () => {
    const act: Act = acts[name]
    await act.begin?.()
    const tab = openTab()
    if (moment !== 'the wallet is asked' && moment !== 'it is done') {
      act.wire().cutAt(
        moment,
        ({ method, url = '' }, body) => act.isMeant(method, url, body),
        () => {
          tab.isDead = true
        },
      )
    }
    await dieAt(act, moment, tab)
    act.wire().mend()
    expect(await act.exists()).toBe(exists)
    const back = openTab()
    expect(await act.told(back)).toBe(told)
    if (told !== 'signed in') await act.run(back).catch(() => undefined)
    expect(await act.exists()).toBe(1)
    expect(prompts).toBe(asked)
  })
})

type LiveRow = [name: ActName, cut: Cut, exists: number, outcome: string]

// The tab lives on, and only that one answer goes astray: what it says must be so.
test.each<LiveRow>([
  ['proposes a message', 'refused', 0, 'kept in this browser'],
  ['proposes a message', 'lost', 1, 'done'],
  ['proposes a message', 'headOnly', 1, 'done'],
  ['confirms a message that another owner proposed', 'lost', 1, 'done'],
  ['has the Safe sign on the chain', 'lost', 1, 'done'],
  ['creates a Safe', 'lost', 1, 'HTTP request failed'],
  ['signs in as a key', 'refused', 0, 'did not answer'],
  ['signs in as a key', 'lost', 0, 'did not answer'],
  ['signs in as a key', 'headOnly', 1, 'done'],
  ['signs in as a Safe', 'lost', 0, 'did not answer'],
  ['signs in as a Safe', 'headOnly', 1, 'done'],
  ['signs in as the Safe around the page', 'lost', 0, 'did not answer'],
  ['signs in as the Safe around the page', 'headOnly', 1, 'done'],
])('a page that %s and whose answer is %s says what is so', async (name, cut, exists, outcome) => {
  const act: Act = acts[name]
  await act.begin?.()
  const wire = act.wire()
  wire.cutAt(cut, ({ method, url = '' }, body) => act.isMeant(method, url, body), wire.mend)
  const said = await act.run(openTab()).then(
    () => 'done',
    (error: Error) => error.message,
  )
  expect(said).toContain(outcome)
  expect(await act.exists()).toBe(exists)
})

test.each(['signs in as a Safe', 'signs in as the Safe around the page'] as const)(
  'whoever %s and lost both answer and cookie is told to start again, and waits for nothing',
  async (name) => {
    const act: Act = acts[name]
    const wire = act.wire()
    wire.cutAt('lost', ({ method, url = '' }, body) => act.isMeant(method, url, body), wire.mend)
    await expect(act.run(openTab())).rejects.toThrow('did not answer')
    const tab = openTab()
    expect(await act.told(tab)).toBe('waiting for the owners')
    await expect(act.run(tab)).rejects.toThrow('Start again: a new message needs new signatures.')
    expect(await act.told(tab)).toBe('not signed in')
    await act.run(openTab())
    expect(await act.exists()).toBe(1)
  },
)

test('a message that the site around the page took while the page was closed is only waited for', async () => {
  isWalletDeaf = true
  const tab = openTab()
  frameAct.run(tab).catch(() => undefined)
  await vi.waitFor(() => expect(prompts).toBe(1))
  tab.isDead = true
  isWalletDeaf = false
  const pending = readPendingSignIn(ref(), server.origin)
  if (!pending?.answer.messageHash) throw new Error('Nothing was kept')
  site.set(pending.answer.messageHash, pending.message)
  const back = openTab()
  const account = { ...ref(), version: safe.version }
  const deps = { ...back, sdk: openSite(back) as never, safe: account, onAttempt: () => undefined, intervalMs: 20 }
  await signInAtParent({ ...deps, origin: server.origin }, { resumed: pending }, AbortSignal.timeout(10_000))
  expect([await sessions(), prompts]).toEqual([1, 1])
})
