// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { freshKey } from '@/lib/query/queryKeys'
import { shownSafe as safe, shownAddress, shownOwner } from '@/tests/screens/shownSafe'
import { stubInView } from '@/tests/screens/stubInView'
import { BalanceTable } from './BalanceTable'

beforeEach(() => stubInView(() => false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const config = createConfig({ chains: [foundry], transports: { [foundry.id]: http('http://127.0.0.1:1') } })
const row: BalanceRow = {
  ...{ address: shownAddress, isNative: false, symbol: 'TOK', name: 'Token', isNameClaimed: false, logoUri: null },
  ...{ amount: 1n, decimals: 18, value: 1n, claimedValue: undefined, isChecking: false, token: undefined },
  checks: [],
}

const show = (rows: readonly BalanceRow[], queries = new QueryClient()) =>
  render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <BalanceTable safe={safe} rows={rows} currency="USD" untrusted={new Set()} />
      </QueryClientProvider>
    </WagmiProvider>,
  )

it('says so of a token whose letters could not be looked at, and not of the network’s own currency', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const failed = queries.getQueryCache().build(queries, { queryKey: freshKey('symbolWarnings') })
  failed.setState({ status: 'error', error: new Error('The piece did not come.') })
  show([row, { ...row, isNative: true, symbol: 'ETH' }], queries)
  expect(screen.getAllByText(/imitates another one could not be checked/)).toHaveLength(1)
})

it('warns of tokens that imitate each other in plain letters once the page has done its own work', async () => {
  show([
    { ...row, symbol: 'IOTA' },
    { ...row, address: shownOwner, symbol: 'lOTA' },
  ])
  expect(screen.queryByText(/looks the same/)).toBeNull()
  expect(await screen.findAllByText(/looks the same/, {}, { timeout: 5_000 })).toHaveLength(2)
})

const good: BalanceRow = {
  ...row,
  checks: [{ status: 'match', subject: 'symbol', reason: { code: 'agreed', part: 'symbol' } }],
}
const marks = () =>
  [...document.querySelectorAll('[data-verification]')].map((mark) => mark.getAttribute('data-verification'))

it.each([
  ['has letters of another script', [{ ...good, symbol: 'USD\u0421' }], /looks like USDC/],
  ['has such letters in its name', [{ ...good, name: 'USD C\u043ein' }], /looks like/],
  ['has the symbol of the network’s currency', [{ ...good, symbol: 'eth ' }], /is a token and not/],
  ['has the symbol of another one', [good, { ...good, address: shownOwner, symbol: 'tok' }], /looks the same/],
])('a token that %s has no mark that all is well before it is warned of', async (_, rows, warning) => {
  const seen: (string | null)[][] = []
  const watch = new MutationObserver(() => {
    if (!warning.test(document.body.textContent ?? '')) seen.push(marks())
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  show(rows)
  seen.push(marks())
  await screen.findAllByText(warning, {}, { timeout: 5_000 })
  watch.disconnect()
  expect(seen.flat()).not.toContain('match')
  expect(marks()).toContain('match')
})

it('draws the assets that are there no second time for more of them', () => {
  let drawn = 0
  const rows = Array.from({ length: 60 }, () => ({
    ...row,
    get amount() {
      drawn += 1
      return 1n
    },
  }))
  show(rows)
  const first = drawn
  fireEvent.click(screen.getByRole('button', { name: 'Show more (10)' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(60)
  expect(drawn).toBe((first / 50) * 60)
})
