import type { Page } from '@playwright/test'
import { parseEther, parseUnits } from 'viem'
import { owners } from '@/devnet/accounts'
import type { Safe } from '@/devnet/safes'
import { devnetTokens } from '@/devnet/tokens'
import { lieAbout, mintTo, seedSafe } from './seed'

const [alice] = owners
export const balancesAnswer = /\/balances\/[a-z]+$/i

export type Item = {
  tokenInfo: { type: string; address: string; symbol: string; name: string; decimals: number | null; logoUri: string }
  balance: string
  fiatBalance: string
  fiatConversion: string
}
export type Answer = { fiatTotal: string; items: Item[] }

/** A Safe of Alice with coin and two tokens. */
export async function seedHolder(): Promise<Safe> {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })
  await mintTo(safe.address, devnetTokens.token, parseEther('12345.678901234567890123'))
  await mintTo(safe.address, devnetTokens.dollar, parseUnits('1500.25', 6))
  return safe
}

export const asset = (page: Page, address: string) => page.locator(`[data-asset="${address}"]`)
export const verdict = (page: Page, address: string) => asset(page, address).locator('[data-verification]')
export const native = '0x0000000000000000000000000000000000000000'

/** The gateway answers as it would, but with this change to one token. */
export function lieAboutToken(page: Page, address: string, change: (item: Item) => Item) {
  return lieAbout(page, balancesAnswer, ({ items, ...rest }: Answer) => ({
    ...rest,
    items: items.map((item) => (item.tokenInfo.address === address ? change(item) : item)),
  }))
}

/** A token that the gateway lists, with a long name. */
export const oddToken = (address: string, symbol: string, decimals: number | null, balance: string): Item => ({
  tokenInfo: { type: 'ERC20', address, symbol, name: 'Odd '.repeat(60), decimals, logoUri: '' },
  ...{ balance, fiatBalance: '0', fiatConversion: decimals === 18 && balance === '1' ? '1e-9' : '0' },
})
