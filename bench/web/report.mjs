export const kib = (bytes) => (bytes == null ? '-' : (bytes / 1024).toFixed(1))
export const whole = (value) => (value == null ? '-' : value.toFixed(0))
const thousandths = (value) => (value == null ? '-' : value.toFixed(3))
const ratio = (value, base) => (value == null || !base ? '-' : (value / base).toFixed(2))

export function median(values) {
  const sorted = values.filter((value) => value != null && !Number.isNaN(value)).sort((a, b) => a - b)
  if (sorted.length === 0) return null
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export function printTable(head, rows) {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => String(row[i]).length)))
  const pad = (cell, i) => (i ? String(cell).padStart(widths[i]) : String(cell).padEnd(widths[i]))
  const line = (row) => `| ${row.map(pad).join(' | ')} |`
  console.log(line(head))
  console.log(`|${widths.map((width, i) => (i ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`)
  for (const row of rows) console.log(line(row))
  console.log()
}

const metrics = [
  ['fcp', 'FCP ms', whole],
  ['lcp', 'LCP ms', whole],
  ['tbt', 'TBT ms (after FCP)', whole],
  ['block', 'blocking ms (all)', whole],
  ['script', 'script ms', whole],
  ['task', 'main-thread ms', whole],
  ['visible', 'button visible ms', whole],
  ['clickable', 'button clickable ms', whole],
  ['dialogOpen', 'click to dialog ms', whole],
  ['eagerFirst', 'eager click: dialog first ms', whole],
  ['eagerDialog', 'eager click: dialog stays ms', whole],
  ['eagerClosed', 'dialog closed by itself', whole],
  ['eagerClicks', 'clicks needed', whole],
  ['cls', 'CLS', thousandths],
  ['heap', 'JS heap KiB', kib],
  ['heapBeforeIdle', 'JS heap before any idle work KiB', kib],
  ['heapWithDialog', 'JS heap with dialog KiB', kib],
  ['nodes', 'DOM nodes', whole],
  ['requests', 'requests', whole],
  ['jsFiles', 'JS files', whole],
  ['total', 'cold transfer KiB', kib],
  ['js', 'JS transfer KiB', kib],
  ['jsRaw', 'JS decoded KiB', kib],
  ['css', 'CSS transfer KiB', kib],
  ['img', 'images KiB', kib],
  ['totalBeforeAhead', 'transfer without code ahead KiB', kib],
  ['requestsBeforeAhead', 'requests without code ahead', whole],
  ['dialogBytes', 'more on dialog KiB', kib],
  ['dialogRequests', 'more requests on dialog', whole],
  ['totalWithDialog', 'transfer incl. dialog KiB', kib],
  ['external', 'external tries', whole],
  ['errors', 'page errors', whole],
]

export function printBytes(targets, page, bytes) {
  console.log(`Bytes of ${page} (script and stylesheet tags of the served HTML; KiB; gz = level 9, br = level 11)`)
  const base = bytes[targets[0].label][page]
  const head = ['target', 'html gz', 'JS files', 'JS raw', 'JS gz', 'ratio', 'JS br', 'JS wire', 'CSS raw', 'CSS gz']
  const rows = targets.map(({ label }) => {
    const { html, js, css } = bytes[label][page]
    const sizes = [
      kib(js.raw),
      kib(js.gz),
      ratio(js.gz, base.js.gz),
      kib(js.br),
      kib(js.wire),
      kib(css.raw),
      kib(css.gz),
    ]
    return [label, kib(html.gz), js.files, ...sizes]
  })
  printTable(head, rows)
}

function cell(samples, key, show, base) {
  const values = samples.map((sample) => sample[key]).filter((value) => value != null)
  if (values.length === 0) return '-'
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const range = least === most ? '' : ` [${show(least)}-${show(most)}]`
  const middle = median(values)
  return `${show(middle)}${range}${base === undefined ? '' : ` (${ratio(middle, base)})`}`
}

export function printLoads(targets, loads) {
  const [first, ...others] = targets.map(({ label }) => label)
  const seen = metrics.filter(([key]) =>
    targets.some(({ label }) => loads[label].some((sample) => sample[key] != null)),
  )
  const rows = seen.map(([key, name, show]) => {
    const base = median(loads[first].map((sample) => sample[key]))
    return [name, cell(loads[first], key, show), ...others.map((label) => cell(loads[label], key, show, base))]
  })
  printTable(['metric', first, ...others], rows)
  for (const { label } of targets) {
    const hosts = new Set(loads[label].flatMap((sample) => sample.externalHosts ?? []))
    if (hosts.size > 0) console.log(`${label} tried other hosts: ${[...hosts].join(', ')}`)
  }
}

export function printRoutes(targets, api) {
  const base = median(api[targets[0].label].map(({ rps }) => rps))
  const head = ['target', 'req/s median', 'min-max', 'ratio', 'p50 ms', 'p99 ms', 'failed', 'server CPU us/req']
  const rows = targets.map(({ label }) => {
    const rounds = api[label]
    const middle = (key) => median(rounds.map((round) => round[key]))
    const rates = rounds.map(({ rps }) => rps)
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
    const range = `${whole(Math.min(...rates))}-${whole(Math.max(...rates))}`
    const times = [middle('p50')?.toFixed(2) ?? '-', middle('p99')?.toFixed(2) ?? '-']
    return [label, whole(median(rates)), range, ratio(median(rates), base), ...times, failed, whole(middle('cpu'))]
  })
  printTable(head, rows)
}

export function printMemory(targets, memory) {
  const mib = (bytes) => (bytes == null ? '-' : (bytes / 2 ** 20).toFixed(0))
  const base = memory[targets[0].label]?.idle
  const rows = targets
    .filter(({ label }) => memory[label])
    .map(({ label }) => {
      const { idle, after } = memory[label]
      return [label, mib(idle), ratio(idle, base), mib(after)]
    })
  printTable(['target', 'server memory after first page MiB', 'ratio', 'after API load MiB'], rows)
}
