import { connect, type Socket } from 'node:net'

const head = 'POST /api/auth/verify HTTP/1.1\r\nHost: localhost\r\n'
const body = 'Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{'

/** One byte after the other. */
function drip(socket: Socket, said: string): void {
  socket.write(said)
  const timer = setInterval(() => socket.write('1'), 500)
  socket.once('close', () => clearInterval(timer))
}

const manners: ((socket: Socket) => void)[] = [
  () => undefined,
  (socket) => socket.write(head),
  (socket) => drip(socket, `${head}X-Slow: `),
  (socket) => socket.write(head + body),
  (socket) => drip(socket, head + body),
  (socket) => socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'),
]

/**
 * So many connections that stall in each manner: silent, within their headers or body, sending those byte by byte, idle.
 * Resolves with how many seconds the last was open, or how many are left after `most` seconds.
 */
export async function stallAt(url: string, each = 50, most = 60): Promise<{ seconds: number; left: number }> {
  const started = Date.now()
  const open = new Set<Socket>()
  const closing = manners.flatMap((manner) =>
    Array.from({ length: each }, () => {
      const socket = connect(Number(new URL(url).port), 'localhost')
      open.add(socket)
      socket.once('connect', () => manner(socket)).on('error', () => undefined)
      socket.resume()
      return new Promise<void>((resolve) => socket.once('close', () => resolve(void open.delete(socket))))
    }),
  )
  await Promise.race([Promise.all(closing), new Promise((resolve) => setTimeout(resolve, most * 1000))])
  const result = { seconds: (Date.now() - started) / 1000, left: open.size }
  for (const socket of open) socket.destroy()
  return result
}
