import { describeChain } from '../chainConfig'
import { cutPage, pageLinks, parseCursor } from '../http/paging'
import { chainRoute, findChain, type Route, route } from '../http/router'
import { selectSafeApps } from '../safeApps'

export const chainRoutes: Route[] = [
  route('GET', '/v1/chains', ({ gateway, url, query }) => {
    const window = parseCursor(query)
    const { rows, hasNext } = cutPage(gateway.chains, window)
    const results = rows.map(({ config }) => describeChain(config, gateway.url))
    return { body: { count: gateway.chains.length, ...pageLinks(url, window, hasNext), results } }
  }),
  route('GET', '/v1/chains/:chainId', (call) => {
    return { body: describeChain(findChain(call).config, call.gateway.url) }
  }),
  route('GET', '/v1/chains/:chainId/safe-apps', async (call) => {
    const chain = findChain(call)
    return { body: selectSafeApps(await call.gateway.readSafeApps(), chain.id, call.query) }
  }),
  chainRoute('GET', '/v1/chains/:chainId/about/master-copies', async ({ chain }) => {
    return { body: await chain.masterCopies.list() }
  }),
]
