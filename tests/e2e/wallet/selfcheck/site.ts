import { createServer } from 'node:http'
import { z } from 'zod'

export type Site = { origin: string; otherOrigin: string; close: () => Promise<void> }

const script = `
  window.announced = []
  window.events = []
  addEventListener('eip6963:announceProvider', ({ detail }) => {
    if (announced.some(({ info }) => info.uuid === detail.info.uuid)) return
    announced.push(detail)
    for (const name of ['accountsChanged', 'chainChanged']) detail.provider.on(name, (data) => events.push([name, data]))
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
`
const page = '<!doctype html><meta charset="utf-8"><title>Site</title><script src="/site.js"></script>'

/** A page under the strictest policy that looks for wallets as sites do. Reachable under two origins. */
export async function startSite(): Promise<Site> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/site.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'")
    response.end(isScript ? script : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    origin: `http://127.0.0.1:${port}`,
    otherOrigin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
