import { setTimeout as sleep } from 'node:timers/promises'
import { serveBaseline, serveSite } from '../run/builds'
import type { Figure } from '../run/figures'
import type { Served } from '../run/programs'
import { median } from '../web/report.mjs'
import { measureRoute, readTree } from '../web/server.mjs'

const mebibyte = 2 ** 20
const nonceOf = { baseline: '/api/nonce', site: '/api/auth/nonce' }
type Label = keyof typeof nonceOf
type Pair<T> = Record<Label, T>

async function readMemory(served: Served, path: string): Promise<number> {
  const answer = await fetch(served.url + path)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  // What is done after an answer is done by then.
  await sleep(3_000)
  return readTree(served.pid).memory / mebibyte
}

const inBoth = async <T>(read: (label: Label) => Promise<T>): Promise<Pair<T>> => ({
  baseline: await read('baseline'),
  site: await read('site'),
})
const beside = ({ site, baseline }: Pair<number | undefined>) => ({ measured: site, beside: baseline ?? null })

/** Memory, and what a request costs: the site as it is deployed, and the baseline, each alone. */
export async function measureCost(n: number): Promise<Figure[]> {
  const served: Pair<Served> = { baseline: await serveBaseline(), site: await serveSite() }
  try {
    const idle = await inBoth((label) => readMemory(served[label], '/'))
    const asked = await inBoth((label) => readMemory(served[label], nonceOf[label]))
    const nonce = await measureRounds(n, served, (label) => nonceOf[label])
    const page = await measureRounds(n, served, () => '/')
    return [
      { name: 'memory after the first page', unit: 'MiB', ...beside(idle), must: 0.8 },
      { name: 'memory after the first nonce', unit: 'MiB', ...beside(asked) },
      { name: 'nonce: CPU for one request', unit: 'µs', ...beside(nonce.cpu), must: 0.6, aim: 0.43 },
      { name: 'nonce: requests a second', unit: '', ...beside(nonce.rate) },
      { name: 'start page: CPU for one request', unit: 'µs', ...beside(page.cpu) },
      { name: 'start page: requests a second', unit: '', ...beside(page.rate) },
    ]
  } finally {
    await Promise.all([served.baseline.stop(), served.site.stop()])
  }
}

/** In turns, whose order turns round, so that a drift of the machine's speed cancels out. */
async function measureRounds(n: number, served: Pair<Served>, pathOf: (label: Label) => string) {
  // So many, not for so long: code is compiled while it runs, and on a machine that is busy would be in the middle of it.
  const load = { apiSeconds: 60, apiConns: 8, apiRequests: 2_000 }
  for (const label of ['baseline', 'site'] as const) {
    await measureRoute(served[label].url + pathOf(label), { ...load, apiRequests: 4_000 })
  }
  const rounds: Pair<{ rps: number; cpu: number | null; failed: number }[]> = { baseline: [], site: [] }
  for (let round = 0; round < n; round += 1) {
    const order: Label[] = round % 2 ? ['site', 'baseline'] : ['baseline', 'site']
    for (const label of order) {
      const { url, pid } = served[label]
      rounds[label].push(await measureRoute(url + pathOf(label), load, pid))
    }
  }
  const failed = rounds.site.reduce((sum, round) => sum + round.failed, 0)
  if (failed > 0) throw new Error(`${failed} requests for ${pathOf('site')} failed`)
  const middle = (key: 'rps' | 'cpu') => ({
    baseline: median(rounds.baseline.map((round) => round[key])) ?? undefined,
    site: median(rounds.site.map((round) => round[key])) ?? undefined,
  })
  return { rate: middle('rps'), cpu: middle('cpu') }
}
