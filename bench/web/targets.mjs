import { median, printTable } from './report.mjs'

const loads = (key) => (result, label) => median(result.loads[label].map((sample) => sample[key]))
const memory = (result, label) => result.memory[label]?.idle
const routeCpu = (result, label) => median((result.api[label] ?? []).map(({ cpu }) => cpu))
const firstScripts = (result, label) => result.bytes[label][result.options.path].js.gz

// Ratios to the baseline in the same run; `most` is an absolute limit. A baseline without the thing has no ratio.
const targets = [
  { name: 'first-load JS gz', read: firstScripts, must: 0.48, aim: 0.44 },
  // All that a visitor needs who never touches a wallet button. The kit may be fetched ahead after the first paint: it
  // then counts in the next line. The baseline has no such piece, so both are compared with its whole cold transfer.
  { name: 'transfer before the kit', read: loads('totalBeforeAhead'), must: 0.25, aim: 0.2, base: loads('total') },
  {
    name: 'transfer with the dialog open',
    read: loads('totalWithDialog'),
    must: 0.52,
    aim: 0.45,
    base: loads('total'),
  },
  { name: 'requests before the kit', read: loads('requestsBeforeAhead'), most: 16 },
  { name: 'requests after idle', read: loads('requests'), most: 25 },
  { name: 'other hosts tried before a click', read: loads('external'), most: 0 },
  { name: 'FCP', read: loads('fcp'), must: 0.85, aim: 0.7 },
  { name: 'LCP', read: loads('lcp'), must: 0.85, aim: 0.7 },
  { name: 'TBT', read: loads('tbt'), must: 0.65, aim: 0.35 },
  { name: 'connect button clickable', read: loads('clickable'), must: 0.35, aim: 0.2 },
  { name: 'click to dialog', read: loads('dialogOpen'), must: 1, aim: 0.6 },
  { name: "eager visitor's dialog open and staying", read: loads('eagerDialog'), must: 0.55, aim: 0.3 },
  { name: 'dialog shuts by itself', read: loads('eagerClosed'), most: 0 },
  { name: 'layout shift', read: loads('cls'), most: 0.005 },
  { name: 'JS heap before the kit', read: loads('heapBeforeIdle'), must: 0.4, aim: 0.31, base: loads('heap') },
  { name: 'JS heap with the dialog', read: loads('heapWithDialog'), must: 0.7, aim: 0.6, base: loads('heap') },
  { name: 'server memory after the first page', read: memory, must: 0.9, aim: 0.8 },
  { name: 'nonce: server CPU for one request', read: routeCpu, must: 0.6, aim: 0.43 },
]

const shown = (value) => (value == null ? '-' : Number(value.toPrecision(4)).toString())

function judge({ read, base = read, must, aim, most }, result) {
  const [theirs, ours] = [base(result, 'baseline'), read(result, 'site')]
  if (ours == null) return [shown(theirs), '-', '-', '-', 'not measured']
  if (most !== undefined) return [shown(theirs), shown(ours), '-', `at most ${most}`, ours <= most ? 'met' : 'MISSED']
  const share = ours / theirs
  const isAimed = aim !== undefined && share <= aim
  const met = isAimed ? 'met, and the aim' : 'met'
  const verdict = isAimed || share <= must ? met : 'MISSED'
  return [shown(theirs), shown(ours), share.toFixed(2), aim ? `${must} (aim ${aim})` : String(must), verdict]
}

/** Prints each target with its verdict; false when one is missed. Timings need a quiet machine and n of 7 or more. */
export function printTargets(result) {
  const rows = targets.map((target) => [target.name, ...judge(target, result)])
  console.log('Targets (ratio of medians to the baseline in the same run)')
  printTable(['metric', 'baseline', 'site', 'ratio', 'must', 'verdict'], rows)
  return rows.every((row) => !['MISSED', 'not measured'].includes(row.at(-1)))
}
