import { type Address, erc20Abi, formatUnits, zeroAddress } from 'viem'
import type { ChainService } from '../chainService'
import { invalid } from '../http/failure'
import { parseFlag } from '../http/input'
import { type Answer, type Route, route, type SafeCall, safeRoute } from '../http/router'

export const balanceRoutes: Route[] = [
  route('GET', '/v1/balances/supported-fiat-codes', ({ gateway }) => ({ body: gateway.prices.codes })),
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/balances/:currency', listBalances),
]

async function listBalances({ gateway, chain, safe, params, query }: SafeCall): Promise<Answer> {
  const code = (params.currency ?? '').toUpperCase()
  if (!gateway.prices.codes.includes(code)) {
    throw invalid('The currency is not among the supported fiat codes', ['fiatCode'])
  }
  const [trustedOnly, withoutSpam] = [parseFlag(query, 'trusted', false), parseFlag(query, 'exclude_spam', true)]
  const tokens = listTokens(chain, safe).filter(
    (token) => (!trustedOnly || chain.trust.isTrusted(token)) && (!withoutSpam || !chain.trust.isSpam(token)),
  )
  const [native, ...all] = await Promise.all([
    readNative(chain, safe),
    ...tokens.map((token) => readToken(chain, safe, token)),
  ])
  const held = all.filter(({ balance }) => balance > 0n)
  const prices = await gateway.prices.read(chain.config, ['native', ...held.map(({ token }) => token)], code)
  const priced = held.map(({ token, ...item }) => describeBalance(item, prices.of(token)))
  const sorted = priced.sort((left, right) => right.fiat - left.fiat)
  const items = [describeBalance(native, prices.of('native')), ...sorted]
  const total = items.reduce((sum, { fiat }) => sum + fiat, 0)
  const body = { fiatTotal: formatFiat(total), items: items.map(({ fiat: _, ...item }) => item) }
  return prices.asOf === undefined ? { body } : { body, headers: { 'Prices-As-Of': prices.asOf.toISOString() } }
}

function listTokens(chain: ChainService, safe: Address) {
  const transfers = chain.index.current.transfersByAccount.get(safe) ?? []
  return [...new Set(transfers.flatMap((transfer) => (transfer.asset === 'erc20' ? [transfer.token] : [])))]
}

async function readNative({ client, config }: ChainService, safe: Address) {
  const balance = await client.getBalance({ address: safe })
  return { info: { type: 'NATIVE_TOKEN', address: zeroAddress, ...config.nativeCurrency, logoUri: '' }, balance }
}

async function readToken(chain: ChainService, safe: Address, address: Address) {
  const { client, index, tokens } = chain
  const call = { address, abi: erc20Abi, blockNumber: index.tip.number } as const
  const [token, balance] = await Promise.all([
    tokens.read(address),
    client.readContract({ ...call, functionName: 'balanceOf', args: [safe] }).catch(() => 0n),
  ])
  const info = {
    ...{ type: 'ERC20', address, name: token.name ?? '', symbol: token.symbol ?? '', decimals: token.decimals ?? 0 },
    logoUri: token.logoUri,
  }
  return { info, balance, token: address }
}

type Held = { info: { decimals: number }; balance: bigint }

function describeBalance({ info, balance }: Held, price: number) {
  const fiat = Number(formatUnits(balance, info.decimals)) * price
  return {
    ...{ tokenInfo: info, balance: String(balance), fiatBalance: formatFiat(fiat), fiatBalance24hChange: null },
    ...{ fiatConversion: formatFiat(price), fiat },
  }
}

/** Plain digits: a number's own text may have an exponent. */
function formatFiat(amount: number) {
  return amount === 0 ? '0' : amount.toFixed(8).replace(/\.?0+$/, '')
}
