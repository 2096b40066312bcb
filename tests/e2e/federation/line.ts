import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Stands before a service, and changes its answers as it is told. */
export async function startLine(url: string) {
  const line = { url: '', change: (answer: string) => answer, stop: () => {} }
  const server = createServer(async (request, response) => {
    const { method = 'GET' } = request
    const body = method === 'GET' ? {} : { body: await text(request), headers: { 'Content-Type': 'application/json' } }
    const answer = await fetch(url + request.url, { method, ...body })
    response.writeHead(answer.status).end(line.change(await answer.text()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  line.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return line
}
