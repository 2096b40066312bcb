import type { Hex } from 'viem'
import type { ChainService } from '../chainService'
import type { Tell } from '../events'
import type { Deliveries, Delivery } from '../store/deliveries'
import { Courier } from './courier'
import type { Difference, Federated, Records, Sources } from './federated'
import { Freshness } from './freshness'
import { HostedService, type HostedServiceOptions } from './hostedService'
import { type Said, ServiceReader } from './serviceReader'
import { Standing } from './standing'

const usuallyFreshFor = 10_000

/** A hosted service beside the gateway: what one is told the other hears. Nothing here waits for the service to hear. */
export function startFederation(
  chain: ChainService,
  deliveries: Deliveries,
  options: HostedServiceOptions,
  tell: Tell,
): Federated {
  const service = new HostedService(options, chain.id)
  const { host } = service
  const reader = new ServiceReader(chain, service)
  const standing = new Standing()
  const courier = new Courier(chain, deliveries, service, standing, tell, options.firstPause)
  const freshness = new Freshness(options.freshFor ?? usuallyFreshFor, (kind, error) => {
    tell('warn', 'hosted service not read', { host, kind, reason: standing.noteProblem(kind, error) })
  })
  const keep = (kind: string, name: string, read: () => Promise<void>) =>
    freshness.keep({ kind, name }, async () => {
      await read()
      standing.noteAnswer(kind)
    })
  courier.start()
  return {
    service: host,
    readQueue: (safe) => keep('queue', safe, () => reader.readQueue(safe)),
    readMessages: (safe) => keep('messages', safe, () => reader.readMessages(safe)),
    readTransaction: (hash) => keep('transaction', hash, () => reader.readTransaction(hash)),
    readMessage: (hash) => keep('message', hash, () => reader.readMessage(hash)),
    listNotTaken: (kind, safe) => reader.listNotTaken(kind, safe),
    describe: async (kind: Records, hash: Hex) => ({
      ...{ service: host, isReachable: standing.problem === null },
      ...describeSources(await deliveries.of(kind, hash), reader.saidOf(hash)),
    }),
    describeState: async () => {
      const { waiting, refused } = await deliveries.count()
      return { host, problem: standing.problem, waiting, refused, notTaken: reader.countNotTaken() }
    },
    stop: async () => {
      service.stop()
      await Promise.all([courier.stop(), freshness.stop()])
    },
  }
}

const mostDifferences = 5

function describeSources(told: readonly Delivery[], said: Said | undefined) {
  const there = told.filter(({ state }) => state === 'taken' || state === 'theirs')
  // What it took after it was asked is there, whatever it said before.
  const isNewer = there.some(({ changedAt }) => changedAt >= (said?.at ?? 0))
  const isThere = isNewer || (said?.isThere ?? there.length > 0)
  const isGone = there.length > 0 && !isThere
  const differences: Difference[] = [
    ...(said?.differences ?? []),
    ...told.flatMap(({ state, reason }): Difference[] =>
      state === 'refused' ? [{ code: 'REFUSED', text: reason }] : [],
    ),
    ...(isGone ? [{ code: 'ABSENT' as const, text: null }] : []),
  ]
  const sources: Omit<Sources, 'service' | 'isReachable'> = {
    from: told[0]?.state === 'theirs' ? 'SERVICE' : 'HERE',
    knownTo: isThere ? ['HERE', 'SERVICE'] : ['HERE'],
    isWaiting: told.some(({ state }) => state === 'waiting'),
    differences: differences.slice(0, mostDifferences),
  }
  return sources
}
