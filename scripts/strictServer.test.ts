import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { headersByRules, serverLimits, strictly } from './strictServer.mjs'

const short = {
  headersTimeout: 150,
  requestTimeout: 300,
  keepAliveTimeout: 100,
  silenceTimeout: 400,
  closeTimeout: 500,
  connectionsCheckingInterval: 25,
}
let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function start(answer: RequestListener, limits = short) {
  server = strictly(createServer, { headersOf: () => [{ key: 'X-Kept', value: 'yes' }], limits })(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return address.port
}

/** What the connection got until the server closed it. */
async function talk(port: number, say: (socket: Socket) => void, isReading = true): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const parts: string[] = []
  if (isReading) socket.on('data', (data) => parts.push(data.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  say(socket)
  if (isReading) await once(socket, 'close')
  else await once(server, 'dropped')
  return parts.join('')
}

const hang: RequestListener = (request, response) => {
  request.resume()
  request.on('end', () => response.end('done'))
}
/** One byte after the other for as long as the connection lasts. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 20)
  socket.on('close', () => clearInterval(timer))
}

describe('a connection that stalls is closed', () => {
  test.each<[string, (socket: Socket) => void, RegExp]>([
    ['that says nothing', () => undefined, /^(HTTP\/1\.1 408 |$)/],
    ['within its headers', (socket) => socket.write('GET / HTTP/1.1\r\nHost: a\r\n'), /^HTTP\/1\.1 408 /],
    [
      'that sends its headers byte by byte',
      (socket) => {
        socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
        drip(socket, 'a')
      },
      /^HTTP\/1\.1 408 /,
    ],
    [
      'within its body',
      (socket) => socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{'),
      /^HTTP\/1\.1 408 /,
    ],
    [
      'that sends its body byte by byte',
      (socket) => {
        socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n')
        drip(socket, '1')
      },
      /^HTTP\/1\.1 408 /,
    ],
    [
      'idle after an answer',
      (socket) => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
      /^HTTP\/1\.1 200 [\s\S]*done$/,
    ],
  ])('%s', async (_, say, expected) => {
    expect(await talk(await start(hang), say)).toMatch(expected)
  })

  test('that reads no answer', async () => {
    const port = await start((_, response) => response.end('x'.repeat(20_000_000)))
    server.on('connection', (socket) => socket.on('close', () => server.emit('dropped')))
    await talk(port, (socket) => socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'), false)
  })

  test('400 at once, within a minute as the deployed server is set', async () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval, silenceTimeout } = serverLimits
    expect(Math.max(headersTimeout, requestTimeout, silenceTimeout) + connectionsCheckingInterval).toBeLessThan(75_000)
    const port = await start(hang)
    const stalled = Array.from({ length: 400 }, () => talk(port, (socket) => socket.write('POST / HTTP/1.1\r\n')))
    expect(await Promise.all(stalled)).toHaveLength(400)
  })
})

describe('a server that is closed', () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
  /** A connection that asks, and whose answers are heard one by one. */
  async function open(port: number, path: string) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.write(ask(path))
    const hear = async () => String((await once(socket, 'data'))[0])
    return { socket, hear }
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))

  test('takes no more connections, ends what it answers, and answers whoever has one once more', async () => {
    const waiting: (() => void)[] = []
    const answer: RequestListener = ({ url }, response) => {
      if (url === '/slow') waiting.push(() => response.end('late'))
      else response.end('done')
    }
    const port = await start(answer, serverLimits)
    const kept = await open(port, '/')
    expect(await kept.hear()).toMatch(/\r\nConnection: keep-alive\r\n/)
    const slow = await open(port, '/slow')
    await expect.poll(() => waiting).toHaveLength(1)
    const closed = close()
    await expect.poll(() => server.listening).toBe(false)
    expect(await talk(port, (socket) => socket.write(ask('/'))).catch(({ code }) => code)).toBe('ECONNREFUSED')

    kept.socket.write(ask('/'))
    expect(await kept.hear()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*done$/)
    waiting[0]?.()
    expect(await slow.hear()).toMatch(/late$/)
    slow.socket.write(ask('/'))
    expect(await slow.hear()).toMatch(/\r\nConnection: close\r\n/)
    await closed
  })

  test('answers whoever was on the way', async () => {
    const port = await start((_, response) => response.end('done'), serverLimits)
    const answers = Array.from({ length: 100 }, () => talk(port, (socket) => socket.write(ask('/'))))
    await once(server, 'connection')
    await close()
    const isAnswered = (answer: string) => /\r\nConnection: close\r\n[\s\S]*done$/.test(answer)
    expect((await Promise.all(answers)).filter(isAnswered)).toHaveLength(100)
  })

  test.each<[string, string]>([
    ['says nothing', ''],
    ['stalls within its headers', 'GET / HTTP/1.1\r\n'],
    ['stalls within its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'],
  ])('still does not wait for whoever %s', async (_, said) => {
    const port = await start(hang, { ...short, silenceTimeout: 60_000, closeTimeout: 60_000 })
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    await once(server, 'connection')
    socket.write(said)
    await close()
  })

  test('drops at last whoever it has not answered', async () => {
    const port = await start(() => undefined, { ...short, silenceTimeout: 60_000, keepAliveTimeout: 60_000 })
    const left = talk(port, (socket) => socket.write(ask('/')))
    await once(server, 'request')
    await close()
    expect(await left).toBe('')
  })
})

test('a request of usual speed is answered, with the headers that every answer has', async () => {
  const port = await start(hang)
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(100_000) })
  expect({ status: response.status, kept: response.headers.get('x-kept') }).toEqual({ status: 200, kept: 'yes' })
})

describe('what Node would answer by itself', () => {
  test.each([
    ['another expectation', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: much\r\nContent-Length: 0\r\n\r\n', 417],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an unknown method', 'BOGUS / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['no HTTP', 'EHLO a\r\n', 400],
  ])('has the headers too: %s', async (_, request, status) => {
    const answer = await talk(await start(hang), (socket) => socket.write(request))
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/\r\nX-Kept: yes\r\n/i)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

test.each([
  ['http://evil.example/home/?a=b', '/home/?a=b'],
  ['http://evil.example', '/'],
  ['*', '/'],
  ['//evil.example/', '//evil.example/'],
])('a request for %s is one for %s', async (target, path) => {
  const port = await start((request, response) => response.end(request.url))
  const say = (socket: Socket) => socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  expect((await talk(port, say)).split('\r\n\r\n')[1]).toBe(path)
})

describe('the headers of a path', () => {
  const header = (key: string) => [{ key, value: '1' }]
  const rules = [
    { regex: '^(?:/((?!_next/static/).*))(?:/)?$', headers: header('page') },
    { regex: '^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$', headers: header('all') },
    { regex: '^(?:/(manifest\\.json|icon\\.svg))(?:/)?$', headers: header('open') },
  ]
  const headersOf = headersByRules(rules, new Set(['/_next/static/a.js']))

  test.each([
    ['/', 'page all'],
    ['/home/', 'page all'],
    ['/manifest.json', 'page all open'],
    ['/_next/static/a.js', 'all'],
    ['/_next/static/none.js', 'page all'],
    ['/_next/static/../../home', 'page all'],
    ['//evil.example/', 'page all'],
    ['/home\n', 'page all'],
    ['', 'page all'],
  ])('%s: %s', (path, keys) => {
    expect(headersOf(path).map(({ key }) => key)).toEqual(keys.split(' '))
  })
})
