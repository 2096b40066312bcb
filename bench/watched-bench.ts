// Prints how long our own gateway takes to read a Safe on a long chain behind a node with the limits of public ones, in what
// memory, and whether it ends with what a reading of every block finds, though it is killed on the way:
//   node --import tsx bench/watched-bench.ts [blocks] [transactions] [kills]
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { owners, recipients } from '../devnet/accounts'
import { startDevnetChain } from '../devnet/devnetChain'
import { createSafe } from '../devnet/safes'
import { executeSafeTransaction } from '../devnet/safeTransactions'
import { startGateway } from '../gateway/server'
import { startPublicNode } from '../tests/gateway-proof/publicNode'

const [alice] = owners
const [dave] = recipients
const [blocks = 3_000, transactions = 300, kills = 20] = process.argv.slice(2).map(Number)
const manners = { longestRange: 200, mostLogs: 50, tooOftenAt: 50, hasTraces: true }
const startedLine = z.object({ event: z.literal('started'), url: z.string() })
const health = z.object({
  chains: z.tuple([z.object({ newestBlock: z.number().nullable(), knownTo: z.number().nullable() })]),
})
const historyPage = z.object({ next: z.string().nullable(), results: z.array(z.unknown()) })

const chain = await startDevnetChain()
const folder = mkdtempSync(join(tmpdir(), 'watched-bench-'))
const safe = await createSafe(chain, { version: '1.4.1', owners: [alice.address], threshold: 1 })
await chain.client.sendTransactionSync({ account: alice, to: safe.address, value: 10n ** 18n })
for (let nonce = 0n; nonce < transactions; nonce += 1n) {
  await chain.client.mine({ blocks: Math.floor(blocks / transactions) })
  await executeSafeTransaction(chain, safe, { to: dave.address, value: 1n, nonce }, [alice])
}
const node = await startPublicNode(chain.url, manners)

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const settings = {
    ...{ GATEWAY_PORT: '0', GATEWAY_DATABASE: join(folder, 'gateway.sqlite') },
    ...{ GATEWAY_RPC_URLS: `${chain.chainId}=${node.url}`, GATEWAY_SAFES: `${chain.chainId}:${safe.address}` },
  }
  const child = spawn(process.execPath, ['--import', 'tsx', resolve('scripts/gateway.ts')], {
    ...{ env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] },
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, url: startedLine.parse(JSON.parse(String(line))).url }
}

const read = async (url: string) => (await fetch(url)).text()

async function waitUntilKnown(url: string) {
  let peak = 0
  for (;;) {
    const { chains } = health.parse(JSON.parse(await read(`${url}/health`)))
    peak = Math.max(peak, Number(/process_resident_memory_bytes (\d+)/.exec(await read(`${url}/metrics`))?.[1]))
    if (chains[0].newestBlock !== null && chains[0].knownTo === chains[0].newestBlock) return peak
    await sleep(50)
  }
}

async function readHistory(url: string) {
  const rows: unknown[] = []
  let page: string | null = `${url}/v1/chains/${chain.chainId}/safes/${safe.address}/transactions/history`
  while (page) {
    const { next, results } = historyPage.parse(JSON.parse(await read(page)))
    rows.push(...results)
    page = next
  }
  return JSON.stringify(rows)
}

let begun = Date.now()
let running = await start()
const peak = await waitUntilKnown(running.url)
const head = await chain.client.getBlockNumber({ cacheTime: 0 })
console.log(`${head} blocks, ${transactions} transactions: known after ${(Date.now() - begun) / 1000} s with the start`)
console.log(`${node.asked} requests, ${node.refused} ranges refused, ${node.tooOften} told to come later`)
console.log(`At most ${Math.round(peak / 1e6)} MB`)
running.child.kill('SIGTERM')
await once(running.child, 'exit')

rmSync(join(folder, 'gateway.sqlite'))
begun = Date.now()
for (let kill = 0; kill < kills; kill += 1) {
  running = await start()
  await sleep(100 + Math.random() * 500)
  running.child.kill('SIGKILL')
  await once(running.child, 'exit')
}
running = await start()
await waitUntilKnown(running.url)
const whole = await startGateway({ chains: [{ rpcUrl: chain.url }] })
const isSame = (await readHistory(running.url)) === (await readHistory(whole.url))
console.log(
  `Killed ${kills} times: known after ${(Date.now() - begun) / 1000} s, ${isSame ? 'the same' : 'NOT the same'}`,
)
running.child.kill('SIGTERM')
await whole.stop()
node.stop()
await chain.stop()
rmSync(folder, { recursive: true })
process.exit(isSame ? 0 : 1)
