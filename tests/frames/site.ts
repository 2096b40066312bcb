import { createServer } from 'node:http'

export type Answer = { status?: number; headers?: Record<string, string>; body?: string }
export type Site = {
  origin: string
  routes: Map<string, Answer>
  /** Paths that somebody asked for, in order. */
  requests: string[]
  stop: () => Promise<void>
}

/** A web site on a port of its own. `hostname` localhost and 127.0.0.1 are two sites to a browser, not just two origins. */
export async function startSite(hostname: 'localhost' | '127.0.0.1'): Promise<Site> {
  const routes = new Map<string, Answer>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname
    requests.push(path)
    const { status = 200, headers = {}, body = '' } = routes.get(path) ?? { status: 404 }
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port')
  return {
    origin: `http://${hostname}:${address.port}`,
    routes,
    requests,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Adds a page that runs the script, which is served beside it: the policy forbids inline code and eval, as ours does.
 * No module: a frame without an origin of its own may not load one. */
export function addPage({ routes }: Site, path: string, script: string, headers: Record<string, string> = {}): void {
  const policy = { 'content-security-policy': "script-src 'self'" }
  routes.set(`${path}.js`, { body: script })
  routes.set(path, {
    headers: { ...policy, ...headers },
    body: `<!doctype html><title>${path}</title><body><script src="${path}.js"></script>`,
  })
}
