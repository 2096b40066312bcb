import { QueryClient } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchAppBalances, fetchAppChain, fetchAppTransaction } from '@/lib/gateway/appAnswers'
import { safeAppsQuery } from '@/lib/gateway/appQueries'
import { balancesQuery, fiatCodesQuery } from '@/lib/gateway/assetQueries'
import { chainQuery, chainsQuery, masterCopiesQuery } from '@/lib/gateway/chainQueries'
import { createGateway, type Gateway } from '@/lib/gateway/client'
import { collectiblePagesQuery, collectiblesQuery } from '@/lib/gateway/collectibleQueries'
import { confirmMessage } from '@/lib/gateway/confirmMessage'
import { confirmTransaction } from '@/lib/gateway/confirmTransaction'
import { deleteTransaction } from '@/lib/gateway/deleteTransaction'
import { estimateTransaction } from '@/lib/gateway/estimateTransaction'
import { messageQuery, messagesQuery } from '@/lib/gateway/messageQueries'
import { proposeMessage } from '@/lib/gateway/proposeMessage'
import { proposeTransaction } from '@/lib/gateway/proposeTransaction'
import { ownedSafesQuery, safeInfoQuery, safeNoncesQuery } from '@/lib/gateway/safeQueries'
import { decodedDataQuery, historyQuery, queueQuery, transactionDetailsQuery } from '@/lib/gateway/transactionQueries'
import {
  incomingTransfersQuery,
  moduleTransactionsQuery,
  multisigTransactionsQuery,
} from '@/lib/gateway/transferQueries'
import * as answers from './answers'
import { json, startWireServer, text, type WireServer } from './wireServer'

const { safe, owner, other, safeTxHash, messageHash, signature } = answers
const safeRef = { chainId: 31337, address: safe }

let server: WireServer
let gateway: Gateway

beforeAll(async () => {
  server = await startWireServer()
  gateway = createGateway({ baseUrl: `${server.url}/cgw/` })
})
afterAll(() => server.close())

type Call = (gateway: Gateway, client: QueryClient) => Promise<unknown>
type Case = {
  name: string
  call: Call
  answer: unknown
  method?: string
  path: string
  body?: unknown
  check?: (value: unknown) => void
}

const chainPath = '/v1/chains/31337'
const safePath = `${chainPath}/safes/${safe}`
const date = new Date('2026-01-02T03:04:05.000Z')
const dates = 'execution_date__gte=2026-01-02T03%3A04%3A05.000Z&execution_date__lte=2026-01-02T03%3A04%3A05.000Z'

const transaction = {
  to: other,
  value: 10n ** 18n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 7n,
} as const

const proposalBody = {
  to: other,
  value: '1000000000000000000',
  data: '0x',
  operation: 0,
  nonce: '7',
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  safeTxHash,
  sender: owner,
  signature,
}

const typedData = { domain: { chainId: 1n }, types: { Mail: [{ name: 'to', type: 'string' }] }, message: { to: 'Bob' } }

const cases: Case[] = [
  {
    name: 'safe info',
    call: (g, c) => c.fetchQuery(safeInfoQuery(g, safeRef)),
    answer: answers.safeInfo,
    path: safePath,
    check: (value) => expect(value).toMatchObject({ nonce: 7n, chainId: 31337, modules: null, threshold: 2 }),
  },
  {
    name: 'incoming transfers',
    call: (g, c) =>
      c.fetchInfiniteQuery(
        incomingTransfersQuery(g, safeRef, { from: date, until: date, to: safe, tokenAddress: other, value: 5n }),
      ),
    answer: answers.page([answers.listItem]),
    path: `${safePath}/incoming-transfers/?${dates}&to=${safe}&token_address=${other}&value=5`,
  },
  {
    name: 'module transactions',
    call: (g, c) => c.fetchInfiniteQuery(moduleTransactionsQuery(g, safeRef, { to: other, module: owner })),
    answer: answers.page([answers.listItem]),
    path: `${safePath}/module-transactions/?to=${other}&module=${owner}`,
  },
  {
    name: 'multisig transactions',
    call: (g, c) =>
      c.fetchInfiniteQuery(
        multisigTransactionsQuery(g, safeRef, {
          from: date,
          until: date,
          to: other,
          value: 1n,
          nonce: 7n,
          executed: false,
        }),
      ),
    answer: answers.page([answers.listItem]),
    path: `${safePath}/multisig-transactions/?${dates}&to=${other}&value=1&nonce=7&executed=false`,
  },
  {
    name: 'balances in usd unless told otherwise',
    call: (g, c) => c.fetchQuery(balancesQuery(g, safeRef)),
    answer: answers.balances,
    path: `${safePath}/balances/usd`,
    check: (value) => expect(value).toMatchObject({ items: [{ balance: 12500000n, tokenInfo: { type: 'ERC20' } }] }),
  },
  {
    name: 'balances in another currency, filtered',
    call: (g, c) => c.fetchQuery(balancesQuery(g, safeRef, 'EUR', { trusted: true, excludeSpam: false })),
    answer: answers.balances,
    path: `${safePath}/balances/EUR?trusted=true&exclude_spam=false`,
  },
  {
    name: 'currency codes',
    call: (g, c) => c.fetchQuery(fiatCodesQuery(g)),
    answer: ['USD', 'EUR'],
    path: '/v1/balances/supported-fiat-codes',
  },
  {
    name: "an owner's Safes",
    call: (g, c) => c.fetchQuery(ownedSafesQuery(g, 31337, owner)),
    answer: { safes: [safe.toLowerCase()] },
    path: `${chainPath}/owners/${owner}/safes`,
    check: (value) => expect(value).toEqual({ safes: [safe] }),
  },
  {
    name: 'collectibles at once',
    call: (g, c) => c.fetchQuery(collectiblesQuery(g, safeRef, { trusted: false })),
    answer: [answers.collectible],
    path: `${safePath}/collectibles?trusted=false`,
  },
  {
    name: 'collectibles in pages',
    call: (g, c) => c.fetchInfiniteQuery(collectiblePagesQuery(g, safeRef)),
    answer: answers.page([answers.collectible]),
    path: `/v2/chains/31337/safes/${safe}/collectibles`,
    check: (value) =>
      expect(value).toMatchObject({ pages: [{ results: [{ id: 2n ** 256n - 1n, uri: 'ipfs://thing' }] }] }),
  },
  {
    name: 'history',
    call: (g, c) => c.fetchInfiniteQuery(historyQuery(g, safeRef)),
    answer: answers.page([{ type: 'DATE_LABEL', timestamp: 1764000000000 }, answers.listItem]),
    path: `${safePath}/transactions/history`,
  },
  {
    name: 'queue',
    call: (g, c) => c.fetchInfiniteQuery(queueQuery(g, safeRef)),
    answer: answers.page([
      { type: 'LABEL', label: 'Next' },
      { type: 'CONFLICT_HEADER', nonce: 7 },
      { ...answers.listItem, conflictType: 'HasNext' },
    ]),
    path: `${safePath}/transactions/queued`,
    check: (value) =>
      expect(value).toMatchObject({
        pages: [
          {
            results: [
              { type: 'LABEL', label: 'Next' },
              { type: 'CONFLICT_HEADER', nonce: 7n },
              { type: 'TRANSACTION', conflictType: 'HasNext', transaction: { txStatus: 'AWAITING_CONFIRMATIONS' } },
            ],
          },
        ],
      }),
  },
  {
    name: 'queue with what nobody signed',
    call: (g, c) => c.fetchInfiniteQuery(queueQuery(g, safeRef, { trusted: false })),
    answer: answers.page([]),
    path: `${safePath}/transactions/queued?trusted=false`,
  },
  {
    name: 'transaction details by id',
    call: (g, c) => c.fetchQuery(transactionDetailsQuery(g, 31337, answers.summary.id)),
    answer: answers.details,
    path: `${chainPath}/transactions/${answers.summary.id}`,
    check: (value) =>
      expect(value).toMatchObject({ detailedExecutionInfo: { safeTxHash, nonce: 7n }, executedAt: null }),
  },
  {
    name: 'transaction details by hash',
    call: (g, c) => c.fetchQuery(transactionDetailsQuery(g, 31337, safeTxHash)),
    answer: answers.details,
    path: `${chainPath}/transactions/${safeTxHash}`,
  },
  {
    name: 'transaction details by a transfer id with a trace path',
    call: (g, c) => c.fetchQuery(transactionDetailsQuery(g, 31337, `transfer_${safe}_iabc0,1`)),
    answer: answers.details,
    path: `${chainPath}/transactions/transfer_${safe}_iabc0%2C1`,
  },
  {
    name: 'estimation',
    call: (g) => estimateTransaction(g, safeRef, { to: other, value: 1n, data: '0x', operation: 0 }),
    answer: { currentNonce: 6, recommendedNonce: 8, safeTxGas: '45000' },
    method: 'POST',
    path: `/v2/chains/31337/safes/${safe}/multisig-transactions/estimations`,
    body: { to: other, value: '1', data: '0x', operation: 0 },
    check: (value) => expect(value).toEqual({ currentNonce: 6n, recommendedNonce: 8n, safeTxGas: 45000n }),
  },
  {
    name: 'proposal',
    call: (g) => proposeTransaction(g, safeRef, { transaction, safeTxHash, sender: owner, signature }),
    answer: answers.details,
    method: 'POST',
    path: `${chainPath}/transactions/${safe}/propose`,
    body: proposalBody,
  },
  {
    name: 'chains',
    call: (g, c) => c.fetchInfiniteQuery(chainsQuery(g)),
    answer: answers.page([answers.chain]),
    path: '/v1/chains',
    check: (value) =>
      expect(value).toMatchObject({ pages: [{ results: [{ chainId: 31337, gasPrice: [{ type: 'ORACLE' }] }] }] }),
  },
  { name: 'chain', call: (g, c) => c.fetchQuery(chainQuery(g, 31337)), answer: answers.chain, path: chainPath },
  {
    name: 'Safe Apps',
    call: (g, c) =>
      c.fetchQuery(safeAppsQuery(g, 31337, { clientUrl: 'https://here.example', url: 'https://app.example' })),
    answer: [answers.app],
    path: `${chainPath}/safe-apps?client_url=https%3A%2F%2Fhere.example&url=https%3A%2F%2Fapp.example`,
    check: (value) =>
      expect(value).toMatchObject([{ chainIds: [1, 31337], socialProfiles: [{ platform: 'UNKNOWN' }] }]),
  },
  {
    name: 'master copies',
    call: (g, c) => c.fetchQuery(masterCopiesQuery(g, 31337)),
    answer: [{ address: other, version: '1.4.1+L2' }],
    path: `${chainPath}/about/master-copies`,
  },
  {
    name: 'decoding',
    call: (g, c) => c.fetchQuery(decodedDataQuery(g, 31337, '0x8d80ff0a')),
    answer: answers.decoded,
    method: 'POST',
    path: `${chainPath}/data-decoder`,
    body: { data: '0x8d80ff0a' },
    check: (value) =>
      expect(value).toMatchObject({
        parameters: [
          {
            valueDecoded: [{ value: 1n }, { operation: 1, dataDecoded: { parameters: [{ value: [safe, [other]] }] } }],
          },
        ],
      }),
  },
  {
    name: 'messages',
    call: (g, c) => c.fetchInfiniteQuery(messagesQuery(g, safeRef)),
    answer: answers.page([
      { type: 'DATE_LABEL', timestamp: 1764000000000 },
      { ...answers.message, type: 'MESSAGE' },
    ]),
    path: `${safePath}/messages`,
  },
  {
    name: 'message',
    call: (g, c) => c.fetchQuery(messageQuery(g, 31337, messageHash)),
    answer: answers.message,
    path: `${chainPath}/messages/${messageHash}`,
  },
  {
    name: 'message proposal',
    call: (g) => proposeMessage(g, safeRef, { message: typedData, signature, safeAppId: 3 }),
    answer: undefined,
    method: 'POST',
    path: `${safePath}/messages`,
    body: { message: { ...typedData, domain: { chainId: '1' } }, signature, safeAppId: 3 },
  },
  {
    name: 'message confirmation',
    call: (g) => confirmMessage(g, 31337, messageHash, signature),
    answer: undefined,
    method: 'POST',
    path: `${chainPath}/messages/${messageHash}/signatures`,
    body: { signature },
  },
  {
    name: 'transaction confirmation',
    call: (g) => confirmTransaction(g, 31337, safeTxHash, signature),
    answer: answers.details,
    method: 'POST',
    path: `${chainPath}/transactions/${safeTxHash}/confirmations`,
    body: { signature },
  },
  {
    name: 'transaction deletion',
    call: (g) => deleteTransaction(g, 31337, safeTxHash, signature),
    answer: undefined,
    method: 'DELETE',
    path: `${chainPath}/transactions/${safeTxHash}`,
    body: { signature },
  },
  {
    name: 'nonces',
    call: (g, c) => c.fetchQuery(safeNoncesQuery(g, safeRef)),
    answer: { currentNonce: 6, recommendedNonce: 8 },
    path: `${safePath}/nonces`,
  },
  {
    name: 'a transaction for an app, unchanged',
    call: (g) => fetchAppTransaction(g, 31337, safeTxHash),
    answer: answers.details,
    path: `${chainPath}/transactions/${safeTxHash}`,
    check: (value) => expect(value).toEqual(answers.details),
  },
  {
    name: 'balances for an app, unchanged',
    call: (g) => fetchAppBalances(g, safeRef, 'eur'),
    answer: answers.balances,
    path: `${safePath}/balances/eur`,
    check: (value) => expect(value).toEqual(answers.balances),
  },
  {
    name: 'a chain for an app, unchanged',
    call: (g) => fetchAppChain(g, 31337),
    answer: answers.chain,
    path: chainPath,
    check: (value) => expect(value).toEqual(answers.chain),
  },
]

test.each(cases)('sends and reads: $name', async ({ call, answer, method = 'GET', path, body, check }) => {
  server.reply(answer === undefined ? text('', 202) : json(answer))
  const value = await call(gateway, new QueryClient())
  expect(server.seen).toEqual([
    { method, path: `/cgw${path}`, contentType: body === undefined ? undefined : 'application/json', body },
  ])
  check?.(value)
})

const needsShape = cases.filter(({ answer }) => answer !== undefined && !Array.isArray(answer))

test.each(needsShape)('refuses an answer of another shape: $name', async ({ call }) => {
  server.reply(json({ surprise: true }))
  await expect(call(gateway, new QueryClient())).rejects.toMatchObject({ name: 'GatewayError', code: 'invalid-answer' })
})

test('keys of one Safe share a prefix, and letter case makes no second entry', async () => {
  server.reply(json(answers.balances))
  const lower = { ...safeRef, address: safe.toLowerCase() as typeof safe }
  expect(balancesQuery(gateway, lower).queryKey).toEqual(balancesQuery(gateway, safeRef).queryKey)
  const prefix = safeInfoQuery(gateway, safeRef).queryKey.slice(0, -1)
  for (const { queryKey } of [
    balancesQuery(gateway, safeRef),
    historyQuery(gateway, safeRef),
    queueQuery(gateway, safeRef),
    messagesQuery(gateway, safeRef),
    multisigTransactionsQuery(gateway, safeRef, { value: 1n }),
  ]) {
    expect(queryKey.slice(0, prefix.length)).toEqual(prefix)
    expect(() => JSON.stringify(queryKey)).not.toThrow()
  }
})

test('keys of two gateways differ', () => {
  const second = createGateway({ baseUrl: 'https://second.example' })
  expect(safeInfoQuery(second, safeRef).queryKey).not.toEqual(safeInfoQuery(gateway, safeRef).queryKey)
})
