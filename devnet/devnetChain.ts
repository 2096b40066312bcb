import { gunzipSync } from 'node:zlib'
import { hexToBytes } from 'viem'
import { anvil } from 'viem/chains'
import { cacheFile, hashInputs, listSources } from './cache'
import { type Chain, type ChainOptions, startChain } from './chain'
import { deployContracts } from './contracts'
import { installNames } from './names'
import { seedWorld } from './seedWorld'
import { deployTokens } from './tokens'

// Long ago, so that seeding can date its transactions to the days before it runs.
const genesisTimestamp = Date.UTC(2025, 0, 1) / 1000

export type DevnetChainOptions = Pick<ChainOptions, 'port' | 'host' | 'chainId'> & {
  /** With the Safes and the history of `world.ts`. */
  seeded?: boolean
}

/**
 * A chain with the Safe contracts, tokens and names. It is built once and then loaded from `.cache/`; a loaded chain
 * has all receipts, logs and `trace_*` answers of the past, but no state of past blocks and no `debug_trace*`.
 */
export async function startDevnetChain({ port, host, chainId = 31337, seeded = false }: DevnetChainOptions = {}) {
  // Nothing in it says of which chain it is: each starts from the same.
  const base = () => cachedState('contracts', anvil.id, () => startChain({ timestamp: genesisTimestamp }), setUp)
  const statePath = seeded
    ? await cachedState('world', chainId, async () => startChain({ chainId, statePath: await base() }), seedWorld)
    : await base()
  return startChain({ port, host, chainId, statePath })
}

async function setUp(chain: Chain) {
  await deployTokens(chain)
  await installNames(chain)
  await deployContracts(chain)
}

function cachedState(
  name: string,
  chainId: number,
  start: () => Promise<Chain>,
  fill: (chain: Chain) => Promise<unknown>,
) {
  return cacheFile(`${name}-${chainId}-${hashInputs(listSources())}.json`, async () => {
    const chain = await start()
    try {
      await fill(chain)
      return gunzipSync(hexToBytes(await chain.client.dumpState())).toString('utf8')
    } finally {
      await chain.stop()
    }
  })
}
