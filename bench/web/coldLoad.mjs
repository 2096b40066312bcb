import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { get } from './pageBytes.mjs'
import { browserArgs, slowTo } from './profiles.mjs'

const probePath = fileURLToPath(new URL('./probe.js', import.meta.url))

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** Counts what the page requests from its own origin, and the hosts beyond it that it tries. */
function watchNetwork(cdp, origin) {
  const network = { requests: new Map(), last: Date.now(), inFlight: 0, external: 0, hosts: new Set(), failed: 0 }
  const finish = (event) => {
    const request = network.requests.get(event.requestId)
    if (!request || request.done) return
    request.done = true
    request.bytes = event.encodedDataLength ?? 0
    network.inFlight--
    network.last = Date.now()
  }
  const noteOther = (url) => {
    network.external++
    network.hosts.add(new URL(url).host)
  }
  cdp.on('Network.requestWillBeSent', (event) => {
    const { url } = event.request
    if (/^(data|blob|about):/.test(url)) return
    if (!url.startsWith(origin)) return noteOther(url)
    const path = url.slice(origin.length)
    const started = event.timestamp
    const isHint = event.request.initialPriority === 'VeryLow'
    network.requests.set(event.requestId, { path, started, isHint, type: event.type, bytes: 0, body: 0, done: false })
    network.inFlight++
    network.last = Date.now()
  })
  cdp.on('Network.webSocketCreated', (event) => {
    if (!event.url.includes(new URL(origin).host)) noteOther(event.url)
  })
  cdp.on('Network.dataReceived', (event) => {
    const request = network.requests.get(event.requestId)
    if (!request) return
    request.body += event.dataLength
    network.last = Date.now()
  })
  cdp.on('Network.loadingFinished', finish)
  cdp.on('Network.loadingFailed', (event) => {
    const request = network.requests.get(event.requestId)
    if (request && !request.done && /^(Script|Stylesheet|Document)$/.test(request.type)) network.failed++
    finish(event)
  })
  return network
}

const kinds = { Script: 'js', Stylesheet: 'css', Image: 'img', Document: 'doc' }

function tally(network) {
  const sum = { requests: 0, total: 0, js: 0, jsRaw: 0, jsFiles: 0, css: 0, img: 0, doc: 0, other: 0 }
  for (const { type, bytes, body } of network.requests.values()) {
    sum.requests++
    sum.total += bytes
    sum[kinds[type] ?? 'other'] += bytes
    if (type !== 'Script') continue
    sum.jsRaw += body
    sum.jsFiles++
  }
  return sum
}

// Code fetched ahead of need: not loaded by the served HTML, and asked for by a prefetch hint or after the first paint.
function tallyAhead(network, html, firstPaint) {
  const requests = [...network.requests.values()]
  const start = requests[0]?.started ?? 0
  const loaded = html.replace(/<link rel="prefetch"[^>]*>/g, '')
  const ahead = requests.filter(({ path, started, isHint }) => {
    if (!/\.(js|css)(\?|$)/.test(path)) return false
    return isHint || (!loaded.includes(`"${path}"`) && (started - start) * 1000 > firstPaint)
  })
  return { aheadRequests: ahead.length, aheadBytes: ahead.reduce((sum, { bytes }) => sum + bytes, 0) }
}

const isIdle = () => {
  const longTask = window.__bench.long.at(-1)
  const isQuiet = !longTask || performance.now() - longTask[0] - longTask[1] > 700
  return document.readyState === 'complete' && isQuiet
}

async function settle({ page, network, options, started }, atLeast = 0) {
  const from = Date.now()
  while (Date.now() - started <= options.maxMs) {
    await sleep(100)
    const isQuiet = network.inFlight <= 0 && Date.now() - network.last > options.quietMs
    if (isQuiet && Date.now() - from > atLeast && (await page.evaluate(isIdle))) return
  }
}

async function runEager({ page, options, started }) {
  const read = () => {
    const { first, dialog, closed, clicks } = window.__bench
    return { eagerFirst: first, eagerDialog: dialog, eagerClosed: closed, eagerClicks: clicks }
  }
  let sample = {}
  while (Date.now() - started < options.eagerMs) {
    sample = await page.evaluate(read)
    if (sample.eagerDialog != null) break
    await sleep(100)
  }
  return sample
}

async function readMetrics(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

async function heapAfterCollection(cdp) {
  await cdp.send('HeapProfiler.collectGarbage').catch(() => {})
  return (await readMetrics(cdp)).JSHeapUsedSize
}

function blockingTime(long, from) {
  return long.reduce((sum, [start, duration]) => {
    return sum + Math.max(0, start + duration - Math.max(start, from) - 50)
  }, 0)
}

// Requests that the page made but the protocol did not report: such a load is thrown away by the caller.
function countLost(page, network) {
  return page
    .evaluate(() => {
      const entries = performance.getEntriesByType('resource')
      return entries.filter(({ name }) => name.startsWith(location.origin) && !/favicon/.test(name)).length
    })
    .then((made) => {
      const reported = [...network.requests.values()].filter(({ type }) => type !== 'Document').length
      return Math.max(0, made - reported) + network.failed
    })
}

async function measure(run) {
  const { page, cdp, network, options } = run
  await settle(run)
  const lost = await countLost(page, network)
  const { long, ...seen } = await page.evaluate(() => {
    const { fcp, lcp, long, visible, clickable, cls } = window.__bench
    return { fcp, lcp, long, visible, clickable, cls }
  })
  const metrics = await readMetrics(cdp)
  const cold = tally(network)
  const ahead = tallyAhead(network, run.html, seen.fcp ?? Number.POSITIVE_INFINITY)
  const sample = {
    ...seen,
    ...cold,
    ...ahead,
    totalBeforeAhead: cold.total - ahead.aheadBytes,
    requestsBeforeAhead: cold.requests - ahead.aheadRequests,
    tbt: blockingTime(long, seen.fcp ?? 0),
    block: blockingTime(long, 0),
    script: metrics.ScriptDuration * 1000,
    task: metrics.TaskDuration * 1000,
    nodes: metrics.Nodes,
    heap: await heapAfterCollection(cdp),
    lost,
    external: network.external,
    externalHosts: [...network.hosts],
    errors: run.errors,
  }
  if (options.noDialog) return sample
  sample.dialogOpen = await page.evaluate(() => window.__bench.measureDialog())
  await settle(run, 600)
  const after = tally(network)
  sample.dialogBytes = after.total - cold.total
  sample.dialogRequests = after.requests - cold.requests
  sample.totalWithDialog = after.total
  sample.heapWithDialog = await heapAfterCollection(cdp)
  return sample
}

// A page that readies its dialogs when the browser is idle has no quiet state before them; here that moment never comes.
async function measureHeld(run) {
  await settle(run)
  return { heapBeforeIdle: await heapAfterCollection(run.cdp) }
}

const measures = { quiet: measure, eager: runEager, held: measureHeld }

/**
 * One load in a browser of its own (cold cache, cold process): `quiet` waits and then clicks once, `eager` is the
 * impatient visitor, `held` never gives the page an idle moment.
 */
export async function coldLoad(chromium, executablePath, target, options, kind) {
  const browser = await chromium.launch({ executablePath, headless: true, args: browserArgs })
  try {
    const context = await browser.newContext(options.mobile ? phone : desktop)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Performance.enable')
    const html = (await get(target.url + options.path)).raw.toString()
    const run = { page, cdp, options, html, started: Date.now(), errors: 0 }
    run.network = watchNetwork(cdp, new URL(target.url).origin)
    page.on('pageerror', () => {
      run.errors++
    })
    const probeOptions = { button: options.button, dialog: options.dialog, shadow: options.shadow === true, kind }
    await page.addInitScript((value) => {
      window.__benchOptions = value
    }, probeOptions)
    await page.addInitScript({ path: probePath })
    await slowTo(cdp, options)
    run.started = Date.now()
    await page.goto(target.url + options.path, { waitUntil: 'commit', timeout: options.maxMs })
    return await measures[kind](run)
  } finally {
    await browser.close()
  }
}
