import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to the next thing that is written to the service: its answer is lost, or it never arrives. */
export type Loss = 'nothing' | 'answer' | 'request'

/** Stands between a page and the service. `lost` ends when the loss that was asked for has happened. */
export async function startLossyProxy(target: string) {
  let loss: Loss = 'nothing'
  let lost = () => {}
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request
    const mode = method === 'GET' ? 'nothing' : loss
    if (mode === 'request') return lost()
    const body = method === 'GET' ? undefined : await readBody(request)
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(target + url, { method, headers, ...(body !== undefined && { body }) })
    const text = await answer.text()
    asked.push(`${method} ${answer.status}`)
    if (mode === 'answer') return lost()
    response.writeHead(answer.status, headers).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The methods and statuses so far. */
    asked,
    lose: (next: Loss) => {
      loss = next
      return new Promise<void>((resolve) => {
        lost = resolve
      })
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
