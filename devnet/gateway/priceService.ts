import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { devnetTokens } from '../tokens'

/** How a gateway's settings name the devnet and its coin to this service. */
export const devnetPriceIds = { platform: 'devnet', coin: 'devnet-ether' }

const { platform, coin } = devnetPriceIds
const dollars: Record<string, number> = {
  [coin]: 2500,
  [devnetTokens.token.toLowerCase()]: 3,
  [devnetTokens.dollar.toLowerCase()]: 1,
}
/** Rough and fixed: these coins are worth nothing. */
const perDollar: Record<string, number> = { usd: 1, eur: 0.9, eth: 1 / 2500, chf: 0.85, gbp: 0.78, jpy: 150 }

/** A service with the calls of CoinGecko's API that a gateway asks, for the coins of the devnet. */
export async function startPriceService() {
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const parameter = pathname === '/simple/price' ? 'ids' : 'contract_addresses'
    const isKnown = parameter === 'ids' || pathname === `/simple/token_price/${platform}`
    const currency = searchParams.get('vs_currencies') ?? ''
    const rate = perDollar[currency]
    const asked = isKnown && rate !== undefined ? (searchParams.get(parameter)?.split(',') ?? []) : []
    const told = asked.flatMap((name) => {
      const price = dollars[name]
      return price === undefined ? [] : [[name, { [currency]: price * (rate ?? 0) }] as const]
    })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Object.fromEntries(told)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
