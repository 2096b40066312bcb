import type { AppAddress } from '@/lib/safe-apps/listing/appAddress'
import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'

/** Looks at one address until the signal aborts, and then says that nobody answered. Never rejects for that. */
type Probe = (address: AppAddress, signal: AbortSignal) => Promise<AppProbe>
/** `clients` are all that wait for it. */
type Running = { clients: Set<string>; address: AppAddress; stop: AbortController; result: Promise<AppProbe> }

const probeLimits = { client: 4, origin: 4, all: 64 }

/**
 * Bounds how much is looked at: four addresses at a time for one client, four of one origin, 64 in all. Nobody waits for
 * others, and nobody is turned away: the oldest of whoever has too many gives way to the newest. Who asks for an address
 * that is being looked at shares its answer, which then ends for all of them only.
 */
export function createProbeDesk(probe: Probe) {
  const running = new Set<Running>()
  const runningOf = (client: string) => [...running].filter(({ clients }) => clients.has(client))

  function makeRoom(client: string, origin: string): void {
    const [first, ...own] = runningOf(client)
    if (first && own.length + 1 >= probeLimits.client) leave(first, client)
    const [oldest, ...others] = [...running].filter(({ address }) => address.origin === origin)
    if (oldest && others.length + 1 >= probeLimits.origin) end(oldest)
    if (running.size < probeLimits.all) return
    const [last] = [...running].toSorted((one, other) => weightOf(other) - weightOf(one))
    if (last) end(last)
  }

  /** How many its busiest client waits for. */
  function weightOf({ clients }: Running): number {
    return Math.max(...[...clients].map((client) => runningOf(client).length))
  }

  function leave(entry: Running, client: string): void {
    entry.clients.delete(client)
    if (entry.clients.size === 0) end(entry)
  }

  function end(entry: Running): void {
    running.delete(entry)
    entry.stop.abort()
  }

  return (address: AppAddress, client: string): Promise<AppProbe> => {
    const same = [...running].find((other) => other.address.href === address.href)
    if (same) {
      same.clients.add(client)
      return same.result
    }
    makeRoom(client, address.origin)
    const stop = new AbortController()
    const result = probe(address, stop.signal).finally(() => running.delete(entry))
    const entry: Running = { clients: new Set([client]), address, stop, result }
    running.add(entry)
    return result
  }
}
