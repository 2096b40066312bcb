import { describeCollectible, listHeld } from '../chain/collectibles'
import { parseFlag } from '../http/input'
import { cutPage, pageLinks, parseCursor } from '../http/paging'
import { type Route, type SafeCall, safeRoute } from '../http/router'

export const collectibleRoutes: Route[] = [
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/collectibles', async (call) => {
    return { body: await Promise.all(listShown(call).map((held) => describeCollectible(call.chain, held))) }
  }),
  safeRoute('GET', '/v2/chains/:chainId/safes/:safe/collectibles', async (call) => {
    const rows = listShown(call)
    const window = parseCursor(call.query)
    const page = cutPage(rows, window)
    const results = await Promise.all(page.rows.map((held) => describeCollectible(call.chain, held)))
    return { body: { count: rows.length, ...pageLinks(call.url, window, page.hasNext), results } }
  }),
]

function listShown({ chain, safe, query }: SafeCall) {
  const trustedOnly = parseFlag(query, 'trusted', false) || parseFlag(query, 'exclude_spam', true)
  return listHeld(chain, safe).filter(({ token }) => !trustedOnly || !chain.trust.isSpam(token))
}
