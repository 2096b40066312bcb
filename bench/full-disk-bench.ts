// Fills a disk under our own gateway, on both stores: nothing may be acknowledged that is not there afterwards, its health has to
// say why, and it has to go on once there is room. The folder is to be a small file system of its own (`mount -t tmpfs -o size=72m`):
//   node --import tsx bench/full-disk-bench.ts FOLDER
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDevnetChain } from '../devnet/devnetChain'
import { describeWorld } from '../devnet/world'
import { findLost, writeAtOnce } from '../tests/gateway-proof/load'
import { startPostgres } from '../tests/gateway-proof/postgresServer'
import { killProgram, startProgram } from '../tests/gateway-proof/program'
import { ask } from '../tests/gateway-proof/proof'

const [disk] = process.argv.slice(2)
if (!disk || statfsSync(disk).blocks * statfsSync(disk).bsize > 200e6) throw new Error('A small file system is needed')
const roomLeft = 1_500_000
const filler = join(disk, 'filler')

const settingsFolder = mkdtempSync(join(tmpdir(), 'full-disk-'))
const chain = await startDevnetChain({ seeded: true })
const safe = describeWorld().shared['1.4.1']
let faults = 0

async function fill(name: string, database: string, recover: () => Promise<unknown>) {
  const chains = [{ id: chain.chainId, rpc: chain.url, shortName: 'dev', pollSeconds: 0.1 }]
  const program = await startProgram(settingsFolder, { database, chains, safes: [`dev:${safe.address}`] })
  const health = async () => {
    const { status, text } = await ask(`${program.url}/health`)
    return { status, reason: /"database":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] }
  }
  while ((await health()).status !== 200) await sleep(50)
  await sleep(1_000)
  const { bavail, bsize } = statfsSync(disk ?? '')
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - roomLeft), 1))
  const load = { chain, safe, urls: [program.url], writers: 4 }
  const written = await writeAtOnce({ ...load, firstNonce: 1_000n, count: 1_000 })
  const refused = await health()
  console.log(
    `${name}: ${written.proposed.length + written.confirmed.length} acknowledged, ${written.unexpected.length} refused`,
  )
  console.log(`  health: ${refused.status}, ${refused.reason}`)
  console.log(`  a refusal: ${[...new Set(written.unexpected)].slice(0, 2).join(' | ')}`)
  rmSync(filler)
  await recover()
  while ((await health()).status !== 200) await sleep(50)
  const after = await writeAtOnce({ ...load, firstNonce: 5_000n, count: 5 })
  const all = {
    proposed: [...written.proposed, ...after.proposed],
    confirmed: [...written.confirmed, ...after.confirmed],
  }
  const lost = await findLost(program.url, chain, all)
  console.log(`  with room again: ${after.proposed.length} of 5 acknowledged; ${lost.length} lost of all`)
  faults +=
    lost.length + Number(written.unexpected.length === 0) + Number(refused.status !== 503) + 5 - after.proposed.length
  await killProgram(program)
}

await fill('SQLite', join(disk, 'full.sqlite'), async () => undefined)
rmSync(join(disk, 'full.sqlite'))
const postgres = await startPostgres(disk)
await fill('PostgreSQL', await postgres.createDatabase(), postgres.startAgain)
await postgres.stop()
await chain.stop()
rmSync(settingsFolder, { recursive: true })
process.exit(faults === 0 ? 0 : 1)
