import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { askSite } from './askSite'

let server: Server
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('a site that is asked too often is asked again when it says, but not for ever', async () => {
  let asked = 0
  let refusals = 2
  const url = await serve((_, answer) => {
    asked += 1
    answer.writeHead(asked > refusals ? 200 : 429, { 'Retry-After': '0' }).end()
  })
  expect(await askSite(url)).toMatchObject({ status: 200 })
  expect(asked).toBe(3)
  refusals = Number.POSITIVE_INFINITY
  expect(await askSite(url)).toMatchObject({ status: 429 })
  expect(asked).toBe(64)
})
