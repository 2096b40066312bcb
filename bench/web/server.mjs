import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'

function readProcesses() {
  const processes = new Map()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const residentKiB = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
      processes.set(Number(name), {
        parent: Number(fields[1]),
        ticks: Number(fields[11]) + Number(fields[12]),
        residentKiB,
      })
    } catch {
      // The process ended while the list was read.
    }
  }
  return processes
}

/** Resident bytes and CPU microseconds (100 ticks a second on Linux) of a process and all below it. */
export function readTree(pid) {
  const processes = readProcesses()
  const sum = { memory: 0, cpu: 0 }
  const pending = [pid]
  while (pending.length > 0) {
    const current = pending.pop()
    const found = processes.get(current)
    if (!found) continue
    sum.memory += found.residentKiB * 1024
    sum.cpu += found.ticks * 10000
    for (const [child, { parent }] of processes) if (parent === current) pending.push(child)
  }
  return sum
}

function request(url, agent) {
  return new Promise((resolve) => {
    const start = process.hrtime.bigint()
    const sent = http.get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => {
        resolve({ ok: response.statusCode < 400, ms: Number(process.hrtime.bigint() - start) / 1e6 })
      })
    })
    sent.on('error', () => resolve({ ok: false, ms: 0 }))
  })
}

/**
 * Requests a second of one route, their latencies, and the server's CPU time for each (when its pid is known): for so many
 * seconds, or until so many are sent.
 */
export async function measureRoute(url, { apiSeconds, apiConns, apiRequests = Number.POSITIVE_INFINITY }, pid) {
  const before = pid ? readTree(pid).cpu : 0
  const agent = new http.Agent({ keepAlive: true, maxSockets: apiConns })
  const answers = []
  const start = Date.now()
  let sent = 0
  const client = async () => {
    while (Date.now() < start + apiSeconds * 1000 && sent++ < apiRequests) answers.push(await request(url, agent))
  }
  await Promise.all(Array.from({ length: apiConns }, client))
  const seconds = (Date.now() - start) / 1000
  agent.destroy()
  const latencies = answers.filter(({ ok }) => ok).map(({ ms }) => ms)
  latencies.sort((a, b) => a - b)
  const done = latencies.length
  return {
    rps: done / seconds,
    failed: answers.length - done,
    cpu: pid && done ? (readTree(pid).cpu - before) / done : null,
    p50: latencies[done >> 1],
    p99: latencies[Math.floor(done * 0.99)],
  }
}
