import type { ChainService } from '../chainService'
import type { Gateway } from '../gateway'
import { type Route, route } from '../http/router'

export const healthRoutes: Route[] = [
  route('GET', '/health', async ({ gateway }) => {
    const database = (await gateway.store.findProblem()) ?? 'ok'
    const chains = await Promise.all(gateway.chains.map(describeChainState))
    const { tokenLists, prices } = gateway
    const lists = tokenLists.states.map(({ name, tokens, problem }) => ({ name, tokens: tokens.size, problem }))
    const isWell = database === 'ok' && chains.every(({ problem }) => problem === null)
    return {
      status: isWell ? 200 : 503,
      body: { status: isWell ? 'ok' : 'failing', database, chains, tokenLists: lists, prices: prices.problem ?? 'ok' },
    }
  }),
  route('GET', '/metrics', async ({ gateway }) => ({ body: undefined, text: await describeMetrics(gateway) })),
]

async function describeChainState({ id, index, watched, nodes, federated }: ChainService) {
  const head = index.hasTip ? Number(index.tip.number) : null
  return {
    chainId: String(id),
    newestBlock: head,
    /** Up to there the histories of all Safes are known. */
    knownTo: head === null ? null : index.knownTo(),
    /** Whether this process reads the chain, or takes what another one reads into the same database. */
    isReader: watched?.isReader ?? true,
    watchedSafes: watched?.safes.length ?? null,
    /** Nothing tells how these were created: the start block may be too late. */
    withoutCreation: watched?.withoutCreation.map(({ address }) => address) ?? [],
    /** Executions of which neither events, the transaction nor the node's traces tell what was called. */
    untoldExecutions: countUntold(index.current.safes.values()),
    nodes: nodes.all.map(({ host, problem = null }) => ({ host, problem })),
    problem: watched?.follower.problem ?? null,
    /** The hosted service beside this gateway: what has yet to be told, what it refused, and what was not taken from it. */
    service: (await federated?.describeState().catch(() => null)) ?? null,
  }
}

function countUntold(safes: Iterable<{ executions: { fields: unknown }[]; moduleExecutions: { call: unknown }[] }>) {
  let count = 0
  for (const { executions, moduleExecutions } of safes) {
    count += executions.filter(({ fields }) => fields === null).length
    count += moduleExecutions.filter(({ call }) => call === null).length
  }
  return count
}

function countProblems(nodes: { problem: string | null }[]) {
  return nodes.filter(({ problem }) => problem !== null).length
}

/** Prometheus's text format. */
async function describeMetrics({ chains, answered, tokenLists, prices }: Gateway) {
  const states = await Promise.all(chains.map(describeChainState))
  const ofChains = (
    name: string,
    help: string,
    read: (state: (typeof states)[number]) => number | null | undefined,
  ) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...states.map((state) => `${name}{chain="${state.chainId}"} ${read(state) ?? 'NaN'}`),
  ]
  return [
    ...ofChains('gateway_newest_block', 'Newest block seen', ({ newestBlock }) => newestBlock),
    ...ofChains('gateway_known_block', 'Block to which all histories are known', ({ knownTo }) => knownTo),
    ...ofChains('gateway_watched_safes', 'Safes that are watched', ({ watchedSafes }) => watchedSafes),
    ...ofChains('gateway_untold_executions', 'Executions without a known call', (state) => state.untoldExecutions),
    ...ofChains('gateway_nodes_failing', 'Nodes that do not answer, are late or are not believed', (state) =>
      countProblems(state.nodes),
    ),
    ...ofChains('gateway_reader', 'Whether this process reads the chain', ({ isReader }) => Number(isReader)),
    ...ofChains('gateway_failing', 'Whether the last look at the chain failed', ({ problem }) =>
      Number(problem !== null),
    ),
    ...ofChains(
      'gateway_service_failing',
      'Whether the hosted service did not answer the last time',
      ({ service }) => service && Number(service.problem !== null),
    ),
    ...ofChains(
      'gateway_service_waiting',
      'What the hosted service has yet to be told',
      ({ service }) => service?.waiting,
    ),
    ...ofChains('gateway_service_refused', 'What the hosted service refused', ({ service }) => service?.refused),
    '# HELP gateway_prices_failing Whether the service for prices did not answer the last time',
    '# TYPE gateway_prices_failing gauge',
    `gateway_prices_failing ${Number(prices.problem !== null)}`,
    '# HELP gateway_token_lists_failing Token lists that could not be read the last time',
    '# TYPE gateway_token_lists_failing gauge',
    `gateway_token_lists_failing ${countProblems(tokenLists.states)}`,
    '# HELP gateway_answers_total Answers by status',
    '# TYPE gateway_answers_total counter',
    ...[...answered].map(([status, count]) => `gateway_answers_total{status="${status}"} ${count}`),
    '# HELP process_resident_memory_bytes Memory in use',
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '',
  ].join('\n')
}
