import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to requests from now on: handed on, kept waiting until that changes, cut off, or answered by a web page. */
export type WireMode = 'pass' | 'hold' | 'cut' | 'garble'

/**
 * Changes an answer on its way; undefined leaves it. `request` is the path with its query, or the body of a call; of calls
 * that go together each is told and changed by itself, and one that is cut takes the others with it. A `silent` one is never
 * answered.
 */
export type Lie = (request: string, answer: unknown) => unknown

export type Wire = {
  url: string
  /** How many wait now. */
  waiting: () => number
  set: (mode: WireMode) => void
  lie: (lie: Lie | undefined) => void
  /** What stands beside each answer from now on. */
  addHeaders: (headers: Record<string, string>) => void
  close: () => Promise<void>
}

/** A real server before another one, on whose wire the test has its hand. */
export async function startWire(target: string): Promise<Wire> {
  let mode: WireMode = 'pass'
  let lie: Lie | undefined
  let added: Record<string, string> = {}
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    if (mode === 'hold') await new Promise<void>((resolve) => waiting.add(resolve))
    if (mode === 'cut') return response.destroy()
    if (mode === 'garble') return response.end('<html>Welcome</html>')
    const { method = 'GET', url = '/', headers } = request
    const type = headers['content-type']
    const answer = await fetch(target.replace(/\/$/, '') + url, {
      method,
      headers: type ? { 'content-type': type } : {},
      ...(method === 'GET' ? {} : { body }),
    }).catch(() => undefined)
    // The server behind it is gone.
    if (!answer) return response.destroy()
    // The addresses of next pages lead over the wire too.
    const text = (await answer.text()).replaceAll(new URL(target).origin, own)
    const told = lie && tell(lie, body || url, JSON.parse(text))
    if (told === 'cut') return response.destroy()
    if (told === 'silent') return
    // A kept connection that is cut later would fail a request that was to pass.
    response.writeHead(told === undefined ? answer.status : 200, {
      'content-type': 'application/json',
      connection: 'close',
      ...added,
    })
    response.end(told === undefined ? text : JSON.stringify(told))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const set = (next: WireMode) => {
    mode = next
    if (next === 'hold') return
    for (const go of waiting) go()
    waiting.clear()
  }
  return {
    url: own,
    waiting: () => waiting.size,
    set,
    lie: (next) => {
      lie = next
    },
    addHeaders: (headers) => {
      added = headers
    },
    close: () => {
      set('cut')
      return new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

function tell(lie: Lie, request: string, answer: unknown): unknown {
  const calls: unknown = request.startsWith('[') ? JSON.parse(request) : undefined
  if (!Array.isArray(calls) || !Array.isArray(answer)) return lie(request, answer)
  const told = answer.map((each, index) => lie(JSON.stringify(calls[index]), each))
  if (told.includes('cut')) return 'cut'
  return told.every((each) => each === undefined) ? undefined : told.map((each, index) => each ?? answer[index])
}
