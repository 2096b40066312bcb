import { type Address, erc20Abi, formatUnits, zeroAddress } from 'viem'
import type { ChainService } from '../chainService'
import { invalid } from '../http/failure'
import { parseFlag } from '../http/input'
import { type Route, route, safeRoute } from '../http/router'

/** Units of a currency for one US dollar: rough and fixed, for a chain whose coins are worth nothing. */
const ratesPerDollar: Record<string, number> = { USD: 1, EUR: 0.9, ETH: 1 / 2500, CHF: 0.85, GBP: 0.78, JPY: 150 }
const leadingCodes = ['USD', 'EUR', 'ETH']
const fiatCodes = [
  ...leadingCodes,
  ...Object.keys(ratesPerDollar)
    .filter((code) => !leadingCodes.includes(code))
    .sort(),
]

export const balanceRoutes: Route[] = [
  route('GET', '/v1/balances/supported-fiat-codes', () => ({ body: fiatCodes })),
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/balances/:currency', async ({ chain, safe, params, query }) => {
    const rate = ratesPerDollar[(params.currency ?? '').toUpperCase()]
    if (rate === undefined) throw invalid('The currency is not among the supported fiat codes', ['fiatCode'])
    const trustedOnly = parseFlag(query, 'trusted', false) || parseFlag(query, 'exclude_spam', true)
    const tokens = listTokens(chain, safe).filter((token) => !trustedOnly || chain.trust.isTrusted(token))
    const [native, ...rest] = await Promise.all([
      readNative(chain, safe, rate),
      ...tokens.map((token) => readToken(chain, safe, token, rate)),
    ])
    const held = rest.filter((item) => item.balance !== '0').sort((left, right) => right.fiat - left.fiat)
    const items = [native, ...held]
    const total = items.reduce((sum, { fiat }) => sum + fiat, 0)
    return { body: { fiatTotal: formatFiat(total), items: items.map(({ fiat: _, ...item }) => item) } }
  }),
]

function listTokens(chain: ChainService, safe: Address) {
  const transfers = chain.index.current.transfersByAccount.get(safe) ?? []
  return [...new Set(transfers.flatMap((transfer) => (transfer.asset === 'erc20' ? [transfer.token] : [])))]
}

async function readNative({ client, config }: ChainService, safe: Address, rate: number) {
  const balance = await client.getBalance({ address: safe })
  const info = { type: 'NATIVE_TOKEN', address: zeroAddress, ...config.nativeCurrency, logoUri: '' }
  return describeBalance(info, balance, (config.prices.native ?? 0) * rate)
}

async function readToken(chain: ChainService, safe: Address, address: Address, rate: number) {
  const { client, config, index, tokens } = chain
  const call = { address, abi: erc20Abi, blockNumber: index.tip.number } as const
  const [token, balance] = await Promise.all([
    tokens.read(address),
    client.readContract({ ...call, functionName: 'balanceOf', args: [safe] }).catch(() => 0n),
  ])
  const info = {
    ...{ type: 'ERC20', address, name: token.name ?? '', symbol: token.symbol ?? '', decimals: token.decimals ?? 0 },
    logoUri: '',
  }
  return describeBalance(info, balance, (config.prices[address.toLowerCase()] ?? 0) * rate)
}

function describeBalance(tokenInfo: { decimals: number }, balance: bigint, price: number) {
  const fiat = Number(formatUnits(balance, tokenInfo.decimals)) * price
  return {
    ...{ tokenInfo, balance: String(balance), fiatBalance: formatFiat(fiat), fiatBalance24hChange: null },
    ...{ fiatConversion: formatFiat(price), fiat },
  }
}

/** Plain digits: a number's own text may have an exponent. */
function formatFiat(amount: number) {
  return amount === 0 ? '0' : amount.toFixed(8).replace(/\.?0+$/, '')
}
