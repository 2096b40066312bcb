import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '@/gateway/server'
import { type LongChain, startLongChain } from './longChain'
import {
  killAgainAndAgain,
  type PublicNodes,
  readWhole,
  startPublicNodes,
  startReader,
  waitUntilAllKnown,
} from './longRun'
import { killProgram, type Program } from './program'

// The small form of bench/watched-bench.ts.
const length = { blocks: 2_000, transactions: 9 }
let folder: string
let chains: [LongChain, LongChain]
let nodes: PublicNodes
const programs: Program[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'long-'))
  chains = await Promise.all([
    startLongChain({ chainId: 31337, l2: true, ...length }),
    startLongChain({ chainId: 1337, l2: false, ...length }),
  ])
  nodes = await startPublicNodes(chains, 50)
})
afterAll(async () => {
  await Promise.all(programs.map(killProgram))
  for (const node of Object.values(nodes)) node.stop()
  for (const { chain } of chains) await chain.stop()
  rmSync(folder, { recursive: true })
})

test('two chains behind nodes with limits, one of which lies, are read to the same end by who is killed again and again', async () => {
  const start = async () => {
    const program = await startReader(folder, 'killed.sqlite', chains, nodes)
    programs.push(program)
    return program
  }
  await killAgainAndAgain(start, chains, 2)
  delete nodes.late.manners.head
  const last = await start()
  await waitUntilAllKnown(last, chains)
  const whole = await startGateway({ chains: chains.map(({ chain }) => ({ rpcUrl: chain.url })) })
  for (const each of chains) expect(await readWhole(last.url, each)).toEqual(await readWhole(whole.url, each))
  await whole.stop()
}, 90_000)
