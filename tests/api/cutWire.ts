import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How a call ends on a wire that is cut: it never arrives, its answer never comes back, or only the head of its answer
 * does, cookies included.
 */
export type Cut = 'refused' | 'lost' | 'headOnly'

// Kept, since a test may put its own in the place of the page's fetch.
const network = globalThis.fetch

/** A wire between a page and a server that can be cut at one call, and carries nothing more until it is mended. */
export async function startWire(target: string) {
  let isDead = false
  let planned: { cut: Cut; isMeant: (request: IncomingMessage, body: string) => boolean; onCut: () => void } | undefined

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await readAll(request)
    const plan = !isDead && planned?.isMeant(request, body) ? planned : undefined
    if (plan) {
      isDead = true
      plan.onCut()
    }
    if ((isDead && !plan) || plan?.cut === 'refused') return response.destroy()
    const { method = 'GET', url = '/' } = request
    const { host: _, connection: __, 'content-length': ___, ...rest } = request.headers
    const headers = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)])
    const answer = await network(target + url, { method, headers, ...(method !== 'GET' && { body }) })
    const text = await answer.text()
    if (plan?.cut === 'lost') return response.destroy()
    response.writeHead(answer.status, [
      ...[...answer.headers].filter(([name]) => !/^(set-cookie|content-|transfer-)/.test(name)).flat(),
      ...['content-type', answer.headers.get('content-type') ?? 'application/json'],
      ...['content-length', `${Buffer.byteLength(text)}`],
      ...answer.headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie]),
    ])
    if (plan?.cut !== 'headOnly') return response.end(text)
    response.write(text.slice(0, 1), () => setTimeout(() => response.destroy(), 20))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Cuts the wire at the first call that is meant. */
    cutAt: (cut: Cut, isMeant: (request: IncomingMessage, body: string) => boolean, onCut: () => void) => {
      planned = { cut, isMeant, onCut }
    },
    mend: () => {
      isDead = false
      planned = undefined
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type Wire = Awaited<ReturnType<typeof startWire>>

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
