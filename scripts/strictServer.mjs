// What the deployed server puts around Next's handler. Next applies the configured headers to answers that it finds by a
// route, and to no redirect of its own, and leaves Node's limits as they are: a connection that stalls is kept for minutes.
import net from 'node:net'

/**
 * Milliseconds: for all headers of a request, for all of it, for an idle connection, without a byte either way, and for
 * what runs when the server is closed.
 */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Proxies that keep connections longer than this ask on closed ones now and then: KEEP_ALIVE_TIMEOUT sets another.
  keepAliveTimeout: 5_000,
  silenceTimeout: 60_000,
  closeTimeout: 25_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * Node's `createServer` with these limits and with `headersOf(path)` on every answer, before the handler runs. Refuses
 * what two readers of a request could read in two ways.
 * @param {typeof import('node:http').createServer} createServer
 * @param {{ headersOf: (path: string) => { key: string, value: string }[], limits?: typeof serverLimits }} options
 */
export function strictly(createServer, { headersOf, limits = serverLimits }) {
  const { silenceTimeout, closeTimeout, ...options } = limits
  /** @param {import('node:http').RequestListener} answer */
  return (answer) => {
    /** @type {import('node:http').RequestListener} */
    const handle = (request, response) => {
      request.url = targetOf(request.url)
      for (const { key, value } of headersOf(request.url.replace(/[?#].*$/s, ''))) response.setHeader(key, value)
      if (!server.listening) response.setHeader('Connection', 'close')
      if (!hasOneHost(request)) response.writeHead(400, { Connection: 'close' }).end()
      else answer(request, response)
    }
    // Node would refuse a missing host without our headers.
    const server = createServer({ ...options, requireHostHeader: false }, handle)
    // Whoever does not read an answer holds it in memory until then.
    server.timeout = silenceTimeout
    // Node answers these itself, before any handler.
    server.on('checkExpectation', (request, response) => {
      for (const { key, value } of headersOf('/')) response.setHeader(key, value)
      request.resume()
      response.writeHead(417, { Connection: 'close' }).end()
    })
    server.on('clientError', (error, socket) => refuseRaw(error, socket, headersOf('/')))
    return closingGently(server, closeTimeout)
  }
}

/**
 * Has `server.close`, which Next calls on SIGTERM, take no more connections and answer whoever has one, for the last time.
 * Node's own drops those that are idle, on which a proxy may just be asking, and those that it has not taken yet, no longer
 * minds those that stall, and lets the others ask for ever.
 * @param {import('node:http').Server} server
 * @param {number} closeTimeout
 */
function closingGently(server, closeTimeout) {
  server.close = (done) => {
    setTimeout(() => server.closeAllConnections(), closeTimeout).unref()
    const release = holdRequests(server)
    whenNobodyWaits(server, () => {
      net.Server.prototype.close.call(server, done)
      release()
    })
    return server
  }
  return server
}

/** While nobody is answered, nobody asks anew. */
function holdRequests(server) {
  const answers = server.listeners('request')
  const held = []
  server.removeAllListeners('request').on('request', (...asked) => held.push(asked))
  return () => {
    server.removeAllListeners('request')
    for (const answer of answers) server.on('request', answer)
    for (const asked of held) server.emit('request', ...asked)
  }
}

/** The system takes connections ahead of Node, which gets one a turn, and resets those that are left when a server closes. */
function whenNobodyWaits(server, act) {
  let quietTurns = 0
  const note = () => {
    quietTurns = 0
  }
  server.on('connection', note)
  const look = (turnsLeft) => {
    quietTurns += 1
    if (quietTurns < 4 && turnsLeft > 0) return setImmediate(look, turnsLeft - 1)
    server.off('connection', note)
    return act()
  }
  setImmediate(look, 10_000)
}

const statusLines = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}

function refuseRaw(error, socket, headers) {
  // Within an answer there is no place for another one.
  if (error.code !== 'ECONNRESET' && socket.writable && !socket._httpMessage?.headersSent) {
    const lines = headers.map(({ key, value }) => `${key}: ${value}`)
    const status = statusLines[error.code] ?? '400 Bad Request'
    socket.write([`HTTP/1.1 ${status}`, ...lines, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'))
  }
  socket.destroy(error)
}

function hasOneHost({ rawHeaders, httpVersion }) {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

// A request may name a whole address, of which redirects would name the host again, or `*`.
function targetOf(url = '/') {
  if (url.startsWith('/')) return url
  if (!URL.canParse(url)) return '/'
  const { pathname, search } = new URL(url)
  return pathname.startsWith('/') ? pathname + search : '/'
}

/**
 * The headers of each path by the build's own rules. What is no file of the folder of scripts and styles has those of a
 * page as well, whatever its address looks like.
 * @param {{ regex: string, headers: { key: string, value: string }[] }[]} rules
 * @param {ReadonlySet<string>} files
 */
export function headersByRules(rules, files) {
  const patterns = rules.map(({ regex, headers }) => ({ pattern: new RegExp(regex), headers }))
  /** @param {string} path */
  const matching = (path) => patterns.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : []))
  const ofPages = matching('/')
  /** @param {string} path */
  return (path) => {
    const byKey = new Map([...(files.has(path) ? [] : ofPages), ...matching(path)].map((entry) => [entry.key, entry]))
    return [...byKey.values()]
  }
}
