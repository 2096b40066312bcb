import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Whether what stands at the other end answers, says nothing, or turns each caller away. */
export type LineState = 'answers' | 'silent' | 'refuses'

export type Line = { set: (state: LineState) => void; close: () => Promise<void> }

/** A port of loopback behind which a service is reached, or nobody; what is under way ends when the line is set otherwise. */
export async function startLine(port: number, target?: string): Promise<Line> {
  const open = new Set<Socket>()
  let state: LineState = target ? 'answers' : 'silent'
  const server = createServer((caller) => {
    open.add(caller)
    caller.on('error', () => caller.destroy()).once('close', () => open.delete(caller))
    if (state === 'refuses') caller.destroy()
    else if (state === 'answers' && target) forward(caller, target)
  })
  server.listen({ port, host: '127.0.0.1' })
  await once(server, 'listening')
  const drop = () => {
    for (const caller of open) caller.destroy()
  }
  return {
    set: (next) => {
      state = next
      drop()
    },
    close: async () => {
      server.close()
      drop()
      await once(server, 'close')
    },
  }
}

function forward(caller: Socket, target: string): void {
  const { hostname, port } = new URL(target)
  const far = connect({ host: hostname, port: Number(port) })
  far.on('error', () => far.destroy()).once('close', () => caller.destroy())
  caller.once('close', () => far.destroy())
  caller.pipe(far).pipe(caller)
}
