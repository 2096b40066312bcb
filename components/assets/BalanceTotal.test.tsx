// @vitest-environment jsdom

import { TokenType } from '@safe-global/safe-gateway-typescript-sdk'
import { cleanup, render, screen } from '@testing-library/react'
import { getAddress, zeroAddress } from 'viem'
import { afterEach, expect, it } from 'vitest'
import type { BalanceItem } from '@/lib/gateway/schemas/assetSchema'
import { BalanceTotal } from './BalanceTotal'
import { joinBalances } from './model/balanceRows'

afterEach(cleanup)

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const token = getAddress(`0x${'a1'.repeat(20)}`)
const one = 10n ** 18n
const answered = { phase: 'answered', updatedAt: 1, error: null } as const

function item(type: TokenType.NATIVE_TOKEN | TokenType.ERC20, address: BalanceItem['tokenInfo']['address']) {
  const tokenInfo = { type, address, logoUri: null, ...currency }
  return { tokenInfo, balance: one, fiatBalance: '0', fiatConversion: '2' } as const
}

it('names what only the gateway claims apart from what the chain confirmed', () => {
  const items = [item(TokenType.NATIVE_TOKEN, zeroAddress), item(TokenType.ERC20, token)]
  const rows = joinBalances(items, { chain: { native: one, tokens: new Map() }, currency })
  const nothing = () => undefined
  const balances = { rows, unread: [], untrusted: new Set<string>(), unasked: 0, askMore: nothing, retry: nothing }
  render(<BalanceTotal balances={{ ...balances, service: answered, chain: answered }} currency="USD" />)
  expect(screen.getByRole('paragraph').textContent).toBe(
    '$2.00 listed and priced by the Safe service ($2.00 more is its word alone and not counted)',
  )
})
