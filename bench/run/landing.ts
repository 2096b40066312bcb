import { z } from 'zod'
import { median } from '../web/report.mjs'
import { serveBaseline, serveSite } from './builds'
import type { Figure } from './figures'
import { readResult } from './programs'

const sample = z.record(z.string(), z.unknown())
const resultSchema = z.object({
  bytes: z.record(z.string(), z.object({ '/': z.object({ js: z.object({ gz: z.number() }) }) })),
  loads: z.record(z.string(), z.array(sample)),
})
type Result = z.infer<typeof resultSchema>
type Label = 'baseline' | 'site'
type Read = (result: Result, label: Label) => number | undefined
type Target = Omit<Figure, 'measured' | 'beside'> & { read: Read; base?: Read | false }

const kib = 1024
const loads =
  (key: string, divisor = 1): Read =>
  ({ loads: all }, label) => {
    const values = (all[label] ?? []).flatMap(({ [key]: value }) => (typeof value === 'number' ? [value] : []))
    const middle = median(values)
    return middle === null ? undefined : middle / divisor
  }
const firstScripts: Read = ({ bytes }, label) => (bytes[label]?.['/'].js.gz ?? Number.NaN) / kib

// The kit may be fetched ahead after the first paint: it then counts in the transfer with the dialog. The baseline has no
// such piece, so both are compared with its whole cold transfer.
const transfer = { unit: 'KiB', base: loads('total', kib) }
const heap = { unit: 'KiB', base: loads('heap', kib) }
const count = { unit: '', base: false } as const
const targets: Target[] = [
  { name: 'first-load JS gz', unit: 'KiB', read: firstScripts, must: 0.48, aim: 0.44 },
  { name: 'transfer before the kit', ...transfer, read: loads('totalBeforeAhead', kib), must: 0.25, aim: 0.2 },
  { name: 'transfer with the dialog open', ...transfer, read: loads('totalWithDialog', kib), must: 0.52, aim: 0.45 },
  { name: 'requests before the kit', ...count, read: loads('requestsBeforeAhead'), must: 16, aim: 12 },
  { name: 'requests after idle', ...count, read: loads('requests'), must: 25 },
  { name: 'other hosts tried before a click', ...count, read: loads('external'), must: 0 },
  { name: 'FCP', unit: 'ms', read: loads('fcp'), must: 0.85, aim: 0.7 },
  { name: 'LCP', unit: 'ms', read: loads('lcp'), must: 0.85, aim: 0.7 },
  { name: 'TBT', unit: 'ms', read: loads('tbt'), must: 0.65, aim: 0.35 },
  { name: 'connect button clickable', unit: 'ms', read: loads('clickable'), must: 0.35, aim: 0.2 },
  { name: 'click to dialog', unit: 'ms', read: loads('dialogOpen'), must: 1, aim: 0.6 },
  { name: "eager visitor's dialog stays", unit: 'ms', read: loads('eagerDialog'), must: 0.55, aim: 0.3 },
  { name: 'dialog shuts by itself', ...count, read: loads('eagerClosed'), must: 0 },
  { name: 'layout shift', ...count, read: loads('cls'), must: 0.005, aim: 0 },
  { name: 'JS heap before the kit', ...heap, read: loads('heapBeforeIdle', kib), must: 0.4, aim: 0.31 },
  { name: 'JS heap with the dialog', ...heap, read: loads('heapWithDialog', kib), must: 0.7, aim: 0.6 },
]

/** The start page beside the plain RainbowKit app, in turns, on a slow line with a slow processor. */
export async function measureLanding(n: number): Promise<Figure[]> {
  const [baseline, site] = [await serveBaseline(), await serveSite()]
  try {
    const both = [`baseline=${baseline.url}`, `site=${site.url}`]
    const args = ['bench/web-bench.mjs', ...both, '--n', String(n)]
    const result = resultSchema.parse(await readResult('Loading the start page', args))
    return targets.map(({ read, base = read, ...target }) => ({
      ...target,
      measured: read(result, 'site'),
      ...(base && { beside: base(result, 'baseline') ?? null }),
    }))
  } finally {
    await Promise.all([baseline.stop(), site.stop()])
  }
}
