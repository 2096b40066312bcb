// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { freshKey } from '@/lib/query/queryKeys'
import { shownSafe as safe, shownAddress } from '@/tests/screens/shownSafe'
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

it('warns of a token that imitates another once the page has done its own work', async () => {
  show([{ ...row, symbol: 'USD\u0421' }])
  expect(screen.queryByText(/looks like USDC/)).toBeNull()
  await screen.findByText(/looks like USDC/, {}, { timeout: 5_000 })
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
