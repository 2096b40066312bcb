import { readdirSync, readFileSync } from 'node:fs'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { QueryClient } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmMessage } from '@/lib/gateway/calls/confirmMessage'
import { estimateTransaction } from '@/lib/gateway/calls/estimateTransaction'
import { proposeMessage } from '@/lib/gateway/calls/proposeMessage'
import { proposeTransaction } from '@/lib/gateway/calls/submitTransaction'
import { createGateway, type Gateway } from '@/lib/gateway/client/client'
import { safeAppsQuery } from '@/lib/gateway/queries/appQueries'
import { balancesQuery, fiatCodesQuery } from '@/lib/gateway/queries/assetQueries'
import { chainQuery, chainsQuery, masterCopiesQuery } from '@/lib/gateway/queries/chainQueries'
import { collectiblePagesQuery, collectiblesQuery } from '@/lib/gateway/queries/collectibleQueries'
import { messageQuery, messagesQuery } from '@/lib/gateway/queries/messageQueries'
import { ownedSafesQuery, safeInfoQuery } from '@/lib/gateway/queries/safeQueries'
import {
  decodedDataQuery,
  historyQuery,
  queueQuery,
  transactionDetailsQuery,
} from '@/lib/gateway/queries/transactionQueries'
import {
  incomingTransfersQuery,
  moduleTransactionsQuery,
  multisigTransactionsQuery,
} from '@/lib/gateway/queries/transferQueries'
import { messageHash, other, owner, safe, safeTxHash, signature } from './answers'
import { json, startWireServer, type WireServer } from './wireServer'

const id = '31337'
const ref = { chainId: 31337, address: safe }
const query = { from: new Date(0), value: 5n, to: other }
const since = { execution_date__gte: '1970-01-01T00:00:00.000Z' }
const assets = [
  { trusted: false, excludeSpam: true },
  { trusted: false, exclude_spam: true },
] as const
const call = { to: other, value: 1n, data: '0x', operation: 0 } as const
const gas = { baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: 7n, safeTxGas: 3n }
const gasTexts = { ...gas, baseGas: '0', gasPrice: '0', nonce: '7', safeTxGas: '3' }
const signed = { safeTxHash, sender: owner, signature, origin: '{}' }

type Pair = [sdkCall: () => Promise<unknown>, ownCall: (gateway: Gateway, client: QueryClient) => Promise<unknown>]

const calls: Record<string, Pair> = {
  getSafeInfo: [() => sdk.getSafeInfo(id, safe), (g, c) => c.fetchQuery(safeInfoQuery(g, ref))],
  getIncomingTransfers: [
    () => sdk.getIncomingTransfers(id, safe, { ...since, to: other, token_address: owner, value: '5' }),
    (g, c) => c.fetchInfiniteQuery(incomingTransfersQuery(g, ref, { ...query, tokenAddress: owner })),
  ],
  getModuleTransactions: [
    () => sdk.getModuleTransactions(id, safe, { to: other, module: owner }),
    (g, c) => c.fetchInfiniteQuery(moduleTransactionsQuery(g, ref, { to: other, module: owner })),
  ],
  getMultisigTransactions: [
    () => sdk.getMultisigTransactions(id, safe, { ...since, to: other, value: '5', nonce: '7', executed: 'true' }),
    (g, c) => c.fetchInfiniteQuery(multisigTransactionsQuery(g, ref, { ...query, nonce: 7n, executed: true })),
  ],
  getBalances: [
    () => sdk.getBalances(id, safe, 'eur', assets[1]),
    (g, c) => c.fetchQuery(balancesQuery(g, ref, 'eur', assets[0])),
  ],
  getFiatCurrencies: [() => sdk.getFiatCurrencies(), (g, c) => c.fetchQuery(fiatCodesQuery(g))],
  getOwnedSafes: [() => sdk.getOwnedSafes(id, owner), (g, c) => c.fetchQuery(ownedSafesQuery(g, 31337, owner))],
  getCollectibles: [
    () => sdk.getCollectibles(id, safe, assets[1]),
    (g, c) => c.fetchQuery(collectiblesQuery(g, ref, assets[0])),
  ],
  getCollectiblesPage: [
    () => sdk.getCollectiblesPage(id, safe, assets[1]),
    (g, c) => c.fetchInfiniteQuery(collectiblePagesQuery(g, ref, assets[0])),
  ],
  getTransactionHistory: [
    () => sdk.getTransactionHistory(id, safe),
    (g, c) => c.fetchInfiniteQuery(historyQuery(g, ref)),
  ],
  getTransactionQueue: [
    () => sdk.getTransactionQueue(id, safe, undefined, false),
    (g, c) => c.fetchInfiniteQuery(queueQuery(g, ref, { trusted: false })),
  ],
  getTransactionDetails: [
    () => sdk.getTransactionDetails(id, safeTxHash),
    (g, c) => c.fetchQuery(transactionDetailsQuery(g, 31337, safeTxHash)),
  ],
  postSafeGasEstimation: [
    () => sdk.postSafeGasEstimation(id, safe, { ...call, value: '1' }),
    (g) => estimateTransaction(g, ref, call),
  ],
  proposeTransaction: [
    () => sdk.proposeTransaction(id, safe, { ...call, value: '1', ...gasTexts, ...signed }),
    (g) => proposeTransaction(g, ref, { transaction: { ...call, ...gas }, ...signed }),
  ],
  getChainsConfig: [
    () => sdk.getChainsConfig({ limit: 20, offset: 40 }),
    (g, c) => c.fetchInfiniteQuery(chainsQuery(g, { limit: 20, offset: 40 })),
  ],
  getChainConfig: [() => sdk.getChainConfig(id), (g, c) => c.fetchQuery(chainQuery(g, 31337))],
  getSafeApps: [
    () => sdk.getSafeApps(id, { client_url: 'https://a.example', url: 'https://b.example/?c=d e' }),
    (g, c) =>
      c.fetchQuery(safeAppsQuery(g, 31337, { clientUrl: 'https://a.example', url: 'https://b.example/?c=d e' })),
  ],
  getMasterCopies: [() => sdk.getMasterCopies(id), (g, c) => c.fetchQuery(masterCopiesQuery(g, 31337))],
  getDecodedData: [() => sdk.getDecodedData(id, '0x01'), (g, c) => c.fetchQuery(decodedDataQuery(g, 31337, '0x01'))],
  getSafeMessages: [() => sdk.getSafeMessages(id, safe), (g, c) => c.fetchInfiniteQuery(messagesQuery(g, ref))],
  getSafeMessage: [
    () => sdk.getSafeMessage(id, messageHash),
    (g, c) => c.fetchQuery(messageQuery(g, 31337, messageHash)),
  ],
  proposeSafeMessage: [
    () => sdk.proposeSafeMessage(id, safe, { message: 'a', signature, safeAppId: 3 }),
    (g) => proposeMessage(g, ref, { message: 'a', signature, safeAppId: 3 }),
  ],
  confirmSafeMessage: [
    () => sdk.confirmSafeMessage(id, messageHash, { signature }),
    (g) => confirmMessage(g, 31337, messageHash, signature),
  ],
}

let server: WireServer
beforeAll(async () => {
  server = await startWireServer()
  sdk.setBaseUrl(server.url)
})
afterAll(() => server.close())

test('every function of the published SDK but the setter of its base has a call of ours', () => {
  const functions = Object.entries(sdk).filter(([, value]) => typeof value === 'function')
  const names = functions.map(([name]) => name).filter((name) => name !== 'setBaseUrl')
  expect(Object.keys(calls).sort()).toEqual(names.sort())
})

test.each(Object.entries(calls))('what is sent is what the SDK sends: %s', async (_, [sdkCall, ownCall]) => {
  server.reply(json({}))
  await sdkCall()
  // How the answer is read is tested elsewhere; this one is none.
  await ownCall(createGateway({ baseUrl: server.url }), new QueryClient()).catch(() => undefined)
  const [sent, own] = server.seen
  expect(sent?.path).toMatch(/^\/v[12]\//)
  expect(own).toEqual(sent)
})

test.each([
  '',
  '/gateway',
  'gateway.example',
  'ftp://gateway.example',
  'javascript:alert(1)',
  'https://user:password@gateway.example',
  'https://gateway.example?x=1',
  'https://gateway.example#x',
])('no client can be made for the base "%s"', (baseUrl) => {
  expect(() => createGateway({ baseUrl })).toThrow('The address of the Safe service is not set')
})

test("the product takes the SDK's types and enumerations, and nothing that could call its hosted service", () => {
  const sources = ['lib', 'components', 'pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file)),
  )
  const imports = /import\s+(?!type)[^;]*?\s+from\s+'@safe-global\/safe-gateway-typescript-sdk(.*)'/g
  const taken = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imports)].map(([, path]) => path))
  expect(taken.length).toBeGreaterThan(10)
  for (const path of taken) expect(path).toMatch(/^\/dist\/types\//)
})
