import { parseFlag } from '../http/input'
import { pageLinks, parseCursor } from '../http/paging'
import { type Route, safeRoute } from '../http/router'
import { listQueue } from '../view/queueRows'
import { nameNotTaken } from '../view/sources'

export const queueRoutes: Route[] = [
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/transactions/queued', async ({ chain, safe, query, url }) => {
    await chain.federated?.readQueue(safe)
    const trustedOnly = parseFlag(query, 'trusted', true)
    const window = parseCursor(query)
    const info = await chain.safes.read(safe)
    const { items, hasNext } = await listQueue(chain, info, window, trustedOnly)
    // As in the hosted gateway, the count is that of the items on this page, labels included.
    return {
      body: {
        count: items.length,
        ...pageLinks(url, window, hasNext),
        results: items,
        ...nameNotTaken(chain, 'transaction', safe),
      },
    }
  }),
]
