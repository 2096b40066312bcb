// Prints how the local gateway answers for a Safe with a long history, beside an empty one:
//   node --import tsx bench/gateway-bench.ts [executed] [queued] [requests]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { encodeFunctionData } from 'viem'
import { owners, recipients } from '../devnet/accounts'
import type { Chain } from '../devnet/chain'
import { startDevnetChain } from '../devnet/devnetChain'
import { proposeTo } from '../devnet/gateway/seedGateway'
import { createSafe, type Safe, type SafeOptions } from '../devnet/safes'
import { executeSafeTransaction } from '../devnet/safeTransactions'
import { devnetTokens, mintToken, tokenAbi } from '../devnet/tokens'
import { startGateway } from '../gateway/server'

const [alice] = owners
const [dave] = recipients

type Memory = { rss: number; heap: number }
type Served = { url: string; readMemory: () => Promise<Memory>; stop: () => Promise<void> }

/** The gateway in a process of its own, so that its memory is its own. */
async function serve(rpcUrl: string, storePath: string): Promise<Served> {
  const program = fileURLToPath(import.meta.url)
  const child = fork(program, ['serve', rpcUrl, storePath], { execArgv: ['--expose-gc', '--import', 'tsx'] })
  const [url] = await once(child, 'message')
  return {
    url: String(url),
    readMemory: async () => {
      child.send('memory')
      const [memory] = await once(child, 'message')
      return memory
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function serveHere(rpcUrl: string, storePath: string) {
  const { url } = await startGateway({ chains: [{ rpcUrl }], storePath })
  process.on('message', () => {
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    process.send?.({ rss, heap: heapUsed })
  })
  process.send?.(url)
}

async function fill(chain: Chain, safe: Safe, executed: number) {
  await chain.client.sendTransactionSync({ account: alice, to: safe.address, value: 10n ** 18n })
  await mintToken(chain, devnetTokens.dollar, safe.address, 10n ** 12n)
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [dave.address, 5n] })
  for (let nonce = 0; nonce < executed; nonce += 1) {
    const call = nonce % 2 === 0 ? { to: dave.address, value: 1n } : { to: devnetTokens.dollar, data }
    await executeSafeTransaction(chain, safe, { ...call, nonce: BigInt(nonce) }, [alice])
  }
}

/** Every fifth nonce has a rival, so that there are conflicts. */
async function queue(url: string, chain: Chain, safe: Safe, executed: number, queued: number) {
  for (let entry = 0; entry < queued; entry += 1) {
    const nonce = BigInt(executed + entry - Math.floor(entry / 5))
    await proposeTo(url, chain, safe, { to: dave.address, value: BigInt(entry), nonce })
  }
}

async function time(url: string) {
  const start = performance.now()
  const response = await fetch(url)
  await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - start
}

/** The two Safes take turns, so that whatever else the machine does weighs on both. */
async function compare(name: string, emptyUrl: string, fullUrl: string) {
  const rounds = 200
  const empty: number[] = []
  const full: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    empty.push(await time(emptyUrl))
    full.push(await time(fullUrl))
  }
  const [a, b] = [summarize(empty), summarize(full)]
  const ratio = (b.median / a.median).toFixed(1)
  console.log(`${name.padEnd(23)} empty Safe ${a.text}   full Safe ${b.text}   ratio of medians ${ratio}`)
}

function summarize(times: number[]) {
  const sorted = [...times].sort((left, right) => left - right)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const high = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return { median, text: `median ${median.toFixed(1)} ms, 95 % ${high.toFixed(1)} ms` }
}

/** Ten thousand requests over every kind of list. */
async function watchMemory({ readMemory }: Served, urls: string[], requests: number) {
  const steps = 10
  for (let step = 0; step <= steps; step += 1) {
    const { rss, heap } = await readMemory()
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0).padStart(4)
    const done = String(Math.round((requests / steps) * step)).padStart(6)
    console.log(`after ${done} requests: resident ${megabytes(rss)} MB, heap in use ${megabytes(heap)} MB`)
    if (step === steps) return
    for (let sent = 0; sent < requests / steps; sent += 4) {
      await Promise.all([0, 1, 2, 3].map((position) => time(urls[(sent + position) % urls.length] ?? '')))
    }
  }
}

async function main(executed: number, queued: number, requests: number) {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'))
  const chain = await startDevnetChain()
  const account: SafeOptions = { version: '1.4.1', owners: [alice.address], threshold: 1 }
  const empty = await createSafe(chain, { ...account, saltNonce: 1n })
  const full = await createSafe(chain, { ...account, saltNonce: 2n })
  await fill(chain, full, executed)
  const served = await serve(chain.url, join(folder, 'store.sqlite'))
  try {
    const base = `${served.url}/v1/chains/${chain.chainId}/safes`
    const indexing = await time(`${base}/${empty.address}`)
    console.log(
      `${executed} executed and ${queued} queued transactions; first answer, all blocks read: ${indexing.toFixed(0)} ms`,
    )
    await queue(served.url, chain, full, executed, queued)
    const lists = [
      'transactions/history',
      'transactions/queued',
      'multisig-transactions/',
      'balances/usd',
      'incoming-transfers/',
    ]
    for (const list of lists) await compare(list, `${base}/${empty.address}/${list}`, `${base}/${full.address}/${list}`)
    const urls = [empty, full].flatMap(({ address }) => ['', ...lists].map((list) => `${base}/${address}/${list}`))
    await watchMemory(served, urls, requests)
  } finally {
    await served.stop()
    await chain.stop()
    rmSync(folder, { recursive: true })
  }
}

const [mode, ...rest] = process.argv.slice(2)
if (mode === 'serve') await serveHere(rest[0] ?? '', rest[1] ?? '')
else await main(Number(mode ?? 1000), Number(rest[0] ?? 200), Number(rest[1] ?? 10_000))
