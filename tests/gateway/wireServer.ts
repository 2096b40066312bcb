import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived: the path with its query exactly as sent, and the body parsed where there was one. */
export type SeenRequest = { method: string; path: string; contentType: string | undefined; body: unknown }

type Reply = (response: ServerResponse, request: IncomingMessage) => void

export type WireServer = {
  url: string
  seen: SeenRequest[]
  /** Answers in this order; the last one again for whatever comes after. */
  reply: (...replies: Reply[]) => void
  close: () => Promise<void>
}

/** A real HTTP server that says what the test tells it to: nothing of the gateway's rules is in it. */
export async function startWireServer(): Promise<WireServer> {
  const seen: SeenRequest[] = []
  let replies: Reply[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    seen.push({
      method: request.method ?? '',
      path: request.url ?? '',
      contentType: request.headers['content-type'],
      body: text === '' ? undefined : JSON.parse(text),
    })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    reply?.(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    reply: (...next) => {
      replies = next
      seen.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return text(JSON.stringify(body), status, { 'content-type': 'application/json', ...headers })
}

export function text(body: string | Buffer, status = 200, headers: Record<string, string> = {}): Reply {
  return (response) => response.writeHead(status, headers).end(body)
}
