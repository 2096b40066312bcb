import { createServer } from 'node:net'

export class PortInUseError extends Error {
  override name = 'PortInUseError'
  constructor(readonly port: number) {
    super(`Port ${port} is already in use`)
  }
}

/** Throws PortInUseError when something listens on the port of the loopback address. */
export async function assertPortFree(port: number, host = '127.0.0.1') {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error)
    })
    server.listen({ port, host, exclusive: true }, () => resolve())
  })
  await new Promise((resolve) => server.close(resolve))
}
