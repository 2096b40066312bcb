// Prints how fast our own gateway keeps proposals and confirmations, in a file and, with two processes that are both sent each
// change at the same time, in PostgreSQL; and whether anything acknowledged is lost or kept twice when one is killed again and again:
//   node --import tsx bench/records-bench.ts [transactions] [kills]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { startDevnetChain } from '../devnet/devnetChain'
import { describeWorld } from '../devnet/world'
import { findLost, writeAtOnce } from '../tests/gateway-proof/load'
import { startPostgres } from '../tests/gateway-proof/postgresServer'
import { killProgram, type Program, startProgram } from '../tests/gateway-proof/program'

const [transactions = 500, kills = 10] = process.argv.slice(2).map(Number)
const writers = 8
const perKill = 40
const safe = describeWorld().shared['1.4.1']
const healthSchema = z.object({
  chains: z.tuple([z.object({ isReader: z.boolean(), knownTo: z.number().nullable() })]),
})

const begunAt = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'records-bench-'))
const chain = await startDevnetChain({ seeded: true })
const postgres = await startPostgres()
let faults = 0

async function readHealth({ url }: Program) {
  return healthSchema.parse(await (await fetch(`${url}/health`)).json()).chains[0]
}

const since = (begun: number) => (performance.now() - begun) / 1000

/** Long enough for a machine that does other things meanwhile. */
const longestWait = 60
async function waitUntil(what: string, check: () => Promise<boolean>) {
  const begun = performance.now()
  while (!(await check())) {
    if (since(begun) > longestWait) throw new Error(`Not within ${longestWait} s: ${what}`)
    await sleep(20)
  }
}

async function measure(name: string, database: string, processes: number) {
  const chains = [{ id: chain.chainId, rpc: chain.url, shortName: 'dev', pollSeconds: 0.1 }]
  const start = () => startProgram(folder, { database, chains, safes: [`dev:${safe.address}`] })
  const programs = await Promise.all(Array.from({ length: processes }, start))
  for (const program of programs) {
    await waitUntil('the chain is known', async () => (await readHealth(program)).knownTo !== null)
  }
  const load = { chain, safe, writers }
  const urls = () => programs.map(({ url }) => url)
  const all = []

  const begun = performance.now()
  const fast = await writeAtOnce({ ...load, urls: urls(), firstNonce: 1_000n, count: transactions })
  const seconds = since(begun)
  all.push(fast)
  const at = (share: number) => Math.round(fast.latencies[Math.floor(fast.latencies.length * share)] ?? 0)
  const rate = Math.round((fast.proposed.length + fast.confirmed.length) / seconds)
  console.log(
    `${name}, ${processes} processes: ${rate} changes a second; half in ${at(0.5)} ms, 99 of 100 in ${at(0.99)} ms`,
  )

  const takenOver: number[] = []
  const firstKill = performance.now()
  for (let kill = 0; kill < kills; kill += 1) {
    const states = await Promise.all(programs.map(readHealth))
    const reader = programs[states.findIndex(({ isReader }) => isReader)]
    if (!reader) throw new Error('Nobody reads the chain')
    const left = urls()
    let killing: Promise<void> | undefined
    const onAcknowledged = (count: number) => {
      if (count < perKill / 2 || killing) return
      left.splice(left.indexOf(reader.url), 1)
      killing = killProgram(reader)
    }
    const firstNonce = 10_000n + BigInt(kill * perKill)
    all.push(await writeAtOnce({ ...load, urls: left, firstNonce, count: perKill, onAcknowledged }))
    await killing
    programs.splice(programs.indexOf(reader), 1)
    const killed = performance.now()
    const [other] = programs
    if (other) {
      await waitUntil('the other one reads the chain', async () => (await readHealth(other)).isReader)
      takenOver.push(since(killed))
    }
    programs.push(await start())
  }
  const killing = since(firstKill)
  const written = {
    proposed: all.flatMap(({ proposed }) => proposed),
    confirmed: all.flatMap(({ confirmed }) => confirmed),
  }
  const lost = (await Promise.all(programs.map(({ url }) => findLost(url, chain, written)))).flat()
  const twice = all.reduce((sum, one) => sum + one.twice, 0)
  const unexpected = all.flatMap((one) => one.unexpected)
  for (const fault of [...lost, ...unexpected].slice(0, 5)) console.log(fault)
  faults += lost.length + twice + unexpected.length
  const slowest = Math.max(...all.slice(1).flatMap(({ latencies }) => latencies)) / 1000
  const other = takenOver.length > 0 ? `; another reads the chain within ${Math.max(...takenOver).toFixed(1)} s` : ''
  console.log(
    `  killed ${kills} times in ${killing.toFixed(0)} s: ${written.proposed.length} proposals and ${written.confirmed.length} confirmations acknowledged, ` +
      `${lost.length} lost, ${twice} twice, ${unexpected.length} other answers; ` +
      `the slowest change took ${slowest.toFixed(1)} s${other}`,
  )
  await Promise.all(programs.map(killProgram))
}

await measure('SQLite', 'records.sqlite', 1)
await measure('PostgreSQL', await postgres.createDatabase(), 2)
await postgres.stop()
await chain.stop()
rmSync(folder, { recursive: true })
console.log(`${since(begunAt).toFixed(0)} s in all`)
process.exit(faults === 0 ? 0 : 1)
