// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createConfig, WagmiProvider } from 'wagmi'
import { MessageDetailsView } from '@/components/messages/details/MessageDetailsView'
import { MessageRow } from '@/components/messages/list/MessageRow'
import { HomeScreen } from '@/components/safe/home/HomeScreen'
import { TransactionDetailsView } from '@/components/transactions/details/TransactionDetailsView'
import { HistoryDays } from '@/components/transactions/history/HistoryDays'
import { HistoryGaps } from '@/components/transactions/history/HistoryGaps'
import { listExecuted } from '@/components/transactions/history/listExecuted'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { type RunningGateway, startGateway } from '@/devnet/gateway/server'
import { publicEnv } from '@/lib/config/publicEnv'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { safeMessage } from '@/lib/gateway/schemas/messageSchema'
import { safeInfo } from '@/lib/gateway/schemas/safeSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { transactionItem, transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { readSafe } from '@/lib/safe/account/readSafe'
import { verifyHistory } from '@/lib/safe/verify/verifyHistory'
import { joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { stubInView } from '@/tests/screens/stubInView'
import { detailsClaims } from '@/tests/verify/claims/detailsClaims'
import { listClaims } from '@/tests/verify/claims/listClaims'
import { messageClaims } from '@/tests/verify/claims/messageClaims'
import { safeClaims } from '@/tests/verify/claims/safeClaims'
import { createCachedClient, createCachedTransport } from './cachedClient'
import { type ClaimsWorld, seedClaims, type Told } from './claimsWorld'
import { type FieldLie, listFieldLies } from './fieldLies'
import { change } from './lyingGateway'

let chain: Chain
let server: RunningGateway
let world: ClaimsWorld
let safe: SafeView
let info: unknown
let config: ReturnType<typeof createConfig>
beforeAll(async () => {
  chain = await startDevnetChain()
  server = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  world = await seedClaims(chain, server.url)
  const { address } = world.safe
  info = await (await fetch(`${server.url}/v1/chains/31337/safes/${address}`)).json()
  safe = await viewOf(info)
  config = createConfig({ chains: [anvil], transports: { 31337: createCachedTransport(chain.url) } })
  const direct = globalThis.fetch
  // The site asks the gateway of its settings: on the wire that is the one of this test.
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    direct(typeof input === 'string' ? input.replace(publicEnv.gatewayUrl, server.url) : input, init),
  )
  // Rows are in view; addresses are not, so that no name is looked up.
  stubInView(({ tagName }) => tagName === 'LI')
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.stop()
  await chain.stop()
})
afterEach(cleanup)

async function viewOf(answer: unknown): Promise<SafeView> {
  const { address } = world.safe
  const state = await readSafe(createCachedClient(chain.url), address)
  const phases = { chain: 'answered', service: 'answered' } as const
  const view = joinSafe({ chainId: 31337, address }, state, parseAnswer(safeInfo, answer), phases)
  if (!view) throw new Error('There is no Safe')
  return view
}

type Shown = { verdict: string | null; all: string; plain: string }

/** What a screen says once all is checked, with and without what it marks as the service's word. */
async function show(screen: ReactNode, pending: (string | null)[] = [null, 'loading']): Promise<Shown> {
  const { container, unmount } = render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {screen}
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const badge = () => container.querySelector('[data-verification]')?.getAttribute('data-verification') ?? null
  await waitFor(() => expect(pending).not.toContain(badge()), { timeout: 10_000 })
  // Results of further checks, which the same pages wait for, are no words of the service.
  await waitFor(() => expect(container.textContent).not.toMatch(/Checking…/), { timeout: 10_000 })
  // Nor are the reasons that acts are off for, which follow from the last answer of the chain.
  let last: string | null = null
  const isSettled = () => {
    const before = last
    last = container.textContent
    return before === last
  }
  await waitFor(() => expect(isSettled()).toBe(true), { interval: 100, timeout: 10_000 })
  const shown = { verdict: badge(), all: textOf(container), plain: textOf(container, '[data-word]') }
  unmount()
  return shown
}

function textOf(container: Element, left = ''): string {
  const copy = container.cloneNode(true) as Element
  const verdicts = '[data-verification], [aria-label="Checks"]'
  for (const part of copy.querySelectorAll(left ? `${verdicts}, ${left}` : verdicts)) part.remove()
  // The name of a fact of which nothing is left.
  for (const fact of copy.querySelectorAll('dl > div')) {
    if (left && fact.querySelector('dd')?.textContent === '') fact.remove()
  }
  return copy.textContent ?? ''
}

function tellAll(answer: unknown, lies: readonly FieldLie[], shown: 'word' | 'never'): unknown {
  return lies
    .filter(({ claim, field }) => claim.shown === shown && !/(^|\.)(type|kind)$/.test(field) && !isNumberNeeded(field))
    .reduce((told, { path, value }) => change(told, path, value), answer)
}

/** Proved for what was executed where the Safe wrote its threshold down: see the test of its own. */
const isNumberNeeded = (field: string) => field.endsWith('confirmationsRequired')

const detailsOf = (answer: unknown) => {
  const details = parseAnswer(transactionDetails, answer)
  return <TransactionDetailsView safe={safe} details={details} requestedId={details.txId} />
}

const rowOf = (row: unknown) => {
  const item = parseAnswer(transactionItem, { type: 'TRANSACTION', conflictType: 'None', transaction: row })
  if (item.type !== 'TRANSACTION') throw new Error('This is no transaction')
  const days = [
    { day: Math.floor(item.transaction.timestamp / 86_400_000) * 86_400_000, transactions: [item.transaction] },
  ]
  return <HistoryDays safe={safe} days={days} isSettled receivers={[]} repeats={new Map()} />
}

/** What is never shown changes no word; what is the service's word changes nothing but that. */
async function expectHonest(name: string, answer: unknown, lies: FieldLie[], draw: (answer: unknown) => ReactNode) {
  const honest = await show(draw(answer))
  expect(honest.verdict, name).toBe('match')
  const hidden = await show(draw(tellAll(answer, lies, 'never')))
  expect(hidden, `${name}: what is never shown`).toEqual(honest)
  const said = await show(draw(tellAll(answer, lies, 'word')))
  expect(said.plain, `${name}: the service’s word`).toBe(honest.plain)
  return said
}

const kinds: [situation: string, name?: string][] = [
  ['waiting', 'a transfer'],
  ['waiting', 'a call that is not known'],
  ['executed', 'a transfer'],
  ['cancelled'],
  ['module'],
  ['incoming', 'ERC20'],
  ['creation'],
]
const listTold = (part: 'details' | 'row'): Told[] =>
  kinds.flatMap(([situation, name]) => {
    const isOne = (told: Told) =>
      told.situation === situation && (!name || told.name === name) && told[part] !== undefined
    return world.told.find(isOne) ?? []
  })

test('the details of a transaction say nothing plainly that the service may change unnoticed', {
  timeout: 120_000,
}, async () => {
  for (const told of listTold('details')) {
    const lies = listFieldLies(told.details, detailsClaims, told.situation)
    const said = await expectHonest(`${told.situation} ${told.name}`, told.details, lies, detailsOf)
    expect(said.all).toContain('Nothing to worry about')
  }
})

test('how many signatures an execution needed is the service’s word unless the Safe wrote it down', async () => {
  const { details } = world.told.find(({ situation }) => situation === 'executed') ?? {}
  const honest = await show(detailsOf(details))
  const said = await show(detailsOf(change(details, 'detailedExecutionInfo.confirmationsRequired', 3)))
  expect(honest.plain).toContain('2 of 2 needed signatures')
  expect(said.all).toContain('2 of 3 (the service’s word) needed signatures')
  expect(said.plain).toContain('2 of  needed signatures')
})

test('a row of a list says nothing plainly that the service may change unnoticed', { timeout: 120_000 }, async () => {
  for (const told of listTold('row')) {
    const lies = listFieldLies(told.row, listClaims.TRANSACTION.transaction, told.situation)
    const said = await expectHonest(`${told.situation} ${told.name}`, told.row, lies, rowOf)
    expect(said.all).toContain('Nothing to worry about')
  }
})

test('an execution that the history leaves out is missed, wherever it stood', async () => {
  const rows = parseAnswer(transactionPage, world.history).results.flatMap((item) =>
    item.type === 'TRANSACTION' ? [item.transaction] : [],
  )
  const gaps = async (left: (nonce: bigint) => boolean) => {
    const listed = listExecuted(rows).filter(({ nonce }) => left(nonce))
    // Gaps have no verdict of their own.
    return (await show(<HistoryGaps checks={verifyHistory(safe.nonce, listed, true)} />, [])).all
  }
  expect(await gaps(() => true)).toBe('')
  expect(await gaps((nonce) => nonce !== 0n)).toContain('Nothing is listed for nonce 0,')
  expect(await gaps((nonce) => nonce !== 1n)).toContain('Nothing is listed for nonce 1,')
})

test('a message says nothing plainly that the service may change unnoticed', async () => {
  const lies = listFieldLies(world.message, messageClaims, 'waiting')
  const stored = { updatedAt: 0, error: null, isLoading: false, isMissing: false, retry: () => {} }
  await expectHonest('row', world.message, lies, (answer) => (
    <ul>
      <MessageRow safe={safe} message={parseAnswer(safeMessage, answer)} />
    </ul>
  ))
  await expectHonest('details', world.message, lies, (answer) => {
    const message = parseAnswer(safeMessage, answer)
    return (
      <MessageDetailsView
        safe={safe}
        messageHash={message.messageHash}
        stored={{ ...stored, message }}
        message={message}
      />
    )
  })
})

test('the home of a Safe says nothing plainly that the service may change unnoticed', async () => {
  const lies = listFieldLies(info, safeClaims, 'waiting')
  const views = new Map<unknown, SafeView>()
  for (const answer of [info, tellAll(info, lies, 'never'), tellAll(info, lies, 'word')]) {
    views.set(JSON.stringify(answer), await viewOf(answer))
  }
  await expectHonest('home', info, lies, (answer) => {
    const view = views.get(JSON.stringify(answer))
    return view && <HomeScreen safe={view} />
  })
})
