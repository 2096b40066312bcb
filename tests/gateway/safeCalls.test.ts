import { expect } from 'vitest'
import { fetchAppBalances } from '@/lib/gateway/calls/appAnswers'
import { safeAppsQuery } from '@/lib/gateway/queries/appQueries'
import { balancesQuery, fiatCodesQuery } from '@/lib/gateway/queries/assetQueries'
import { chainQuery, chainsQuery, masterCopiesQuery } from '@/lib/gateway/queries/chainQueries'
import { collectiblePagesQuery, collectiblesQuery } from '@/lib/gateway/queries/collectibleQueries'
import { ownedSafesQuery, safeInfoQuery } from '@/lib/gateway/queries/safeQueries'
import * as answers from './answers'
import { chainPath, safePath, safeRef, testCalls } from './callCases'

const { safe, owner, other } = answers

testCalls([
  {
    name: 'safe info',
    call: (g, c) => c.fetchQuery(safeInfoQuery(g, safeRef)),
    answer: answers.safeInfo,
    path: safePath,
    check: (value) => expect(value).toMatchObject({ nonce: 7n, chainId: 31337, modules: null, threshold: 2 }),
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
    check: (value) => expect(value).toEqual({ safes: [safe], unread: [] }),
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
    name: 'chains',
    call: (g, c) => c.fetchInfiniteQuery(chainsQuery(g, { limit: 20, offset: 40 })),
    answer: answers.page([answers.chain]),
    path: '/v1/chains?limit=20&offset=40',
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
      expect(value).toMatchObject({
        entries: [{ chainIds: [1, 31337], socialProfiles: [{ platform: 'UNKNOWN' }] }],
        unread: [],
      }),
  },
  {
    name: 'master copies',
    call: (g, c) => c.fetchQuery(masterCopiesQuery(g, 31337)),
    answer: [{ address: other, version: '1.4.1+L2' }],
    path: `${chainPath}/about/master-copies`,
  },
  {
    name: 'balances for an app, unchanged',
    call: (g) => fetchAppBalances(g, safeRef, 'eur'),
    answer: answers.balances,
    path: `${safePath}/balances/eur`,
    check: (value) => expect(value).toEqual(answers.balances),
  },
])
