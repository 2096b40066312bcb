import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

type ConnectError = Error & { code?: string }

/**
 * Hands requests to several servers in turn, on connections that it keeps, as nginx would: only one that takes no
 * connection is passed over, since what was sent may have been done. Without the limits of hosting/nginx.conf, which would
 * refuse one address that saturates the site.
 */
export async function startProxy(upstreams: readonly string[]) {
  // For less long than the servers do, or it would ask on connections that they are just closing.
  const agent = new Agent({ keepAlive: true, maxSockets: 32, timeout: 2_000 })
  let turn = 0

  function forward(asked: IncomingMessage, body: string, upstream: string): Promise<IncomingMessage> {
    const { method, url, headers } = asked
    return new Promise((resolve, reject) => {
      const sent = request(
        upstream + url,
        { method, headers: { ...headers, connection: 'keep-alive' }, agent },
        resolve,
      )
      sent.once('error', reject)
      sent.end(body)
    })
  }

  async function forwardToAny(asked: IncomingMessage, body: string): Promise<IncomingMessage> {
    turn += 1
    const inTurn = upstreams.map((_, place) => upstreams[(turn + place) % upstreams.length] ?? '')
    for (const upstream of inTurn) {
      try {
        return await forward(asked, body, upstream)
      } catch (error) {
        if ((error as ConnectError).code !== 'ECONNREFUSED') throw error
      }
    }
    throw new Error('No server takes a connection')
  }

  async function handle(asked: IncomingMessage, response: ServerResponse) {
    const answer = await forwardToAny(asked, await text(asked))
    const { connection: _, 'keep-alive': __, ...headers } = answer.headers
    response.writeHead(answer.statusCode ?? 502, headers)
    answer.pipe(response)
  }

  const server = createServer((asked, response) => {
    handle(asked, response).catch((error: Error) =>
      response.writeHead(502).end(JSON.stringify({ error: error.message })),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  const stop = () => {
    agent.destroy()
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}
