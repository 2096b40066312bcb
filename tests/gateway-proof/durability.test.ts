import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { buildProposal, confirmAt, seedGateway } from '@/devnet/gateway/seedGateway'
import { describeWorld } from '@/devnet/world'
import { startGateway } from '@/gateway/server'
import { ask, post } from './proof'

const [alice, bob] = owners
const [dave] = recipients
const world = describeWorld()
const safe = world.shared['1.4.1']
const program = fileURLToPath(new URL('serveGateway.ts', import.meta.url))

let chain: Chain
let folder: string
let storePath: string
const children: ChildProcess[] = []

beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
  folder = mkdtempSync(join(tmpdir(), 'gateway-'))
})
afterEach(() => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
})
afterAll(async () => {
  await chain.stop()
  rmSync(folder, { recursive: true })
})

describe('a restart', () => {
  test('keeps the queue, the confirmations and the messages', async () => {
    storePath = join(folder, 'restart.sqlite')
    const first = await startGateway({ chains: [{ rpcUrl: chain.url }], storePath })
    await seedGateway(first.url, chain, world)
    const before = await readLists(first.url)
    await first.stop()
    const second = await startGateway({ chains: [{ rpcUrl: chain.url }], storePath })
    expect(await readLists(second.url)).toEqual(before)
    expect(before.map((text) => text.includes('TRANSACTION') || text.includes('MESSAGE'))).toEqual([true, true, true])
    await second.stop()
  })
})

async function readLists(url: string) {
  const paths = ['transactions/queued', 'multisig-transactions/?executed=false', 'messages']
  const base = `/v1/chains/31337/safes/${safe.address}/`
  const answers = await Promise.all(paths.map((path) => ask(url + base + path)))
  return answers.map(({ text }) => text)
}

describe('kill -9 in the middle of writes', () => {
  test.each([5, 40])('loses nothing that was acknowledged: %i writes', async (enough) => {
    storePath = join(folder, `killed-${enough}.sqlite`)
    const acknowledged = await writeUntilKilled(enough)
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough)

    const gateway = await startGateway({ chains: [{ rpcUrl: chain.url }], storePath })
    for (const hash of acknowledged) {
      const { status, body } = await ask(`${gateway.url}/v1/chains/31337/transactions/${hash}`)
      expect([status, body]).toEqual([200, expect.objectContaining({ txStatus: 'AWAITING_CONFIRMATIONS' })])
    }
    // What was not acknowledged is there as a whole or not at all.
    const { proposals } = chainOf(gateway)
    for (const { safeTxHash } of await proposals.listMarks(safe.address)) {
      expect(await proposals.confirmationsOf(safeTxHash)).toHaveLength(1)
    }
    const input = { to: dave.address, value: 0n, nonce: 100n }
    await confirmAt(gateway.url, chain, safe, input, bob)
    await gateway.stop()
  })
})

function chainOf({ gateway }: Awaited<ReturnType<typeof startGateway>>) {
  const [served] = gateway.chains
  if (!served) throw new Error('No chain is served')
  return served
}

/** Four writers propose at once; when enough writes are acknowledged the process is killed while they go on. */
async function writeUntilKilled(enough: number) {
  const { child, url } = await startChild()
  const acknowledged: Hex[] = []
  const ended = once(child, 'exit')
  const write = async (writer: number) => {
    for (let round = 0; child.signalCode === null; round += 1) {
      const proposal = await buildProposal(
        chain,
        safe,
        { to: dave.address, value: 0n, nonce: BigInt(100 + round * 4 + writer) },
        alice,
      )
      const answered = await post(`${url}/v1/chains/31337/transactions/${safe.address}/propose`, proposal).catch(
        () => undefined,
      )
      if (answered?.status === 200) acknowledged.push(proposal.safeTxHash)
      if (acknowledged.length >= enough) child.kill('SIGKILL')
      if (answered === undefined) return
    }
  }
  await Promise.all([0, 1, 2, 3].map(write))
  await ended
  return acknowledged
}

async function startChild() {
  const child = spawn(process.execPath, ['--import', 'tsx', program, chain.url, storePath], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, url: String(url) }
}
