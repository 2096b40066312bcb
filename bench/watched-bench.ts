// Prints how long our own gateway takes to read two Safes on two long chains behind nodes that behave as public ones do: limits of
// ranges and answers, "too often", late heads, no traces, and one that lies; in what memory; and whether it ends with what a
// reading of every block finds, after blocks were replaced, and though it is killed on the way, on both stores:
//   node --import tsx bench/watched-bench.ts [blocks] [transactions] [kills]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { owners } from '../devnet/accounts'
import { startGateway } from '../gateway/server'
import { startLongChain } from '../tests/gateway-proof/longChain'
import {
  killAgainAndAgain,
  readProgress,
  readWhole,
  startPublicNodes,
  startReader,
  waitUntilAllKnown,
} from '../tests/gateway-proof/longRun'
import { startPostgres } from '../tests/gateway-proof/postgresServer'
import { killProgram } from '../tests/gateway-proof/program'

const [alice] = owners
const [blocks = 1_000_000, transactions = 1_000, kills = 20] = process.argv.slice(2).map(Number)
const longestRange = 2_000

let begun = Date.now()
const seconds = () => ((Date.now() - begun) / 1000).toFixed(1)
const folder = mkdtempSync(join(tmpdir(), 'watched-bench-'))
const chains = await Promise.all([
  startLongChain({ chainId: 31337, l2: true, blocks, transactions }),
  startLongChain({ chainId: 1337, l2: false, blocks, transactions }),
])
const [first, second] = chains
console.log(`Two chains of ${blocks} blocks, a Safe with ${transactions} transactions on each: made in ${seconds()} s`)
const nodes = await startPublicNodes(chains, longestRange)
const postgres = await startPostgres()

begun = Date.now()
const program = await startReader(folder, 'whole.sqlite', chains, nodes)
delete nodes.late.manners.head
const peaks = await waitUntilAllKnown(program, chains)
console.log(`Known after ${seconds()} s with the start; memory in each quarter: ${peaks.map(megabytes).join(', ')}`)
for (const [name, node] of Object.entries(nodes)) {
  const { asked, refused, tooOften } = node
  console.log(`  ${name}: ${asked} requests, ${refused} ranges refused, ${tooOften} told to come later`)
}
const [{ nodes: states } = { nodes: [] }] = await readProgress(program)
const disbelieved = states.filter(({ problem }) => problem?.includes('not believed'))
console.log(`  ${disbelieved.length} of ${states.length} nodes is not believed: ${disbelieved[0]?.problem}`)

const snapshot = await first.chain.client.snapshot()
const gone = await first.chain.client.sendTransactionSync({ account: alice, to: first.safe.address, value: 77n })
await first.chain.client.mine({ blocks: 4 })
await waitUntilAllKnown(program, chains)
const before = (await readWhole(program.url, first)).join().includes(gone.transactionHash)
await first.chain.client.revert({ id: snapshot })
// With other times, and so other hashes.
await first.chain.client.mine({ blocks: 7, interval: 3 })
await waitUntilAllKnown(program, chains)

begun = Date.now()
const whole = await startGateway({ chains: chains.map(({ chain }) => ({ rpcUrl: chain.url })) })
const expected = await Promise.all(chains.map((each) => readWhole(whole.url, each)))
const after = expected.flat().join().includes(gone.transactionHash)
console.log(`Five blocks replaced: what was in them was there (${before}) and is not (${!after})`)
let isSame = before && !after

async function compare(url: string) {
  const found = await Promise.all(chains.map((each) => readWhole(url, each)))
  const differing = expected.flat().filter((text, position) => text !== found.flat()[position]).length
  isSame &&= differing === 0 && found.flat().length === expected.flat().length
  return `${expected.flat().length} answers, ${differing} differ from those of who reads all blocks`
}
console.log(await compare(program.url))
await killProgram(program)

for (const [name, database] of [
  ['SQLite', 'killed.sqlite'],
  ['PostgreSQL', await postgres.createDatabase()],
] as const) {
  begun = Date.now()
  const start = () => startReader(folder, database, chains, nodes)
  const reached = await killAgainAndAgain(start, chains, kills)
  const last = await start()
  await waitUntilAllKnown(last, chains)
  console.log(
    `${name}, killed ${kills} times, at ${reached.map((part) => `${Math.round(part * 100)} %`).join(', ')} of the way: known after ${seconds()} s`,
  )
  console.log(`  ${await compare(last.url)}`)
  await killProgram(last)
}

await whole.stop()
await postgres.stop()
for (const node of Object.values(nodes)) node.stop()
for (const { chain } of [first, second]) await chain.stop()
rmSync(folder, { recursive: true })
process.exit(isSame ? 0 : 1)

function megabytes(bytes: number) {
  return `${Math.round(bytes / 1e6)} MB`
}
