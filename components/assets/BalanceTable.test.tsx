// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { foundry } from 'viem/chains'
import { afterEach, expect, it } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { shownSafe as safe, shownAddress } from '@/tests/screens/shownSafe'
import { BalanceTable } from './BalanceTable'

afterEach(cleanup)

const config = createConfig({ chains: [foundry], transports: { [foundry.id]: http('http://127.0.0.1:1') } })
const row: BalanceRow = {
  ...{ address: shownAddress, isNative: false, symbol: 'TOK', name: 'Token', isNameClaimed: false, logoUri: null },
  ...{ amount: 1n, decimals: 18, value: 1n, claimedValue: undefined, isChecking: false, token: undefined },
  ...{ checks: [], warnings: [] },
}

it('draws the assets that are there no second time for more of them', () => {
  let drawn = 0
  const rows = Array.from({ length: 60 }, () => ({
    ...row,
    get amount() {
      drawn += 1
      return 1n
    },
  }))
  render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <BalanceTable safe={safe} rows={rows} currency="USD" untrusted={new Set()} />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const first = drawn
  fireEvent.click(screen.getByRole('button', { name: 'Show more (10)' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(60)
  expect(drawn).toBe((first / 50) * 60)
})
