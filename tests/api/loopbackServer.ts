import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach } from 'vitest'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Serves on a free port of this machine until the test ends, and answers with the origin. */
export async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://${host}:${address.port}`
}
