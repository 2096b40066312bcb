import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { LongChain } from './longChain'
import { killProgram, type Program, startProgram } from './program'
import { ask } from './proof'
import { startPublicNode } from './publicNode'

const healthSchema = z.object({
  chains: z.array(
    z.object({
      chainId: z.string(),
      newestBlock: z.number().nullable(),
      knownTo: z.number().nullable(),
      nodes: z.array(z.object({ problem: z.string().nullable() })),
    }),
  ),
})
const pageSchema = z.object({ next: z.string().nullable(), results: z.array(z.unknown()) })
const idPattern = /"id":"((?:multisig|module|transfer)_[^"]+)"/g

/** Before each chain nodes as public ones are: two before the first, of which one lies, and one before the second, late and without traces. */
export async function startPublicNodes([first, second]: readonly [LongChain, LongChain], longestRange: number) {
  const manners = { longestRange, mostLogs: 50, tooOftenAt: 50, hasTraces: true }
  const [honest, liar, late] = await Promise.all([
    startPublicNode(first.chain.url, { ...manners }),
    startPublicNode(first.chain.url, { ...manners, lie: (logs) => logs.slice(1) }),
    startPublicNode(second.chain.url, { ...manners, hasTraces: false }),
  ])
  const head = Number(await second.chain.client.getBlockNumber({ cacheTime: 0 }))
  late.manners.head = head - 3
  return { honest, liar, late }
}

export type PublicNodes = Awaited<ReturnType<typeof startPublicNodes>>

/** Our own gateway over both chains, as a process. */
export function startReader(folder: string, database: string, chains: readonly LongChain[], nodes: PublicNodes) {
  const [first, second] = chains
  if (!first || !second) throw new Error('Two chains are read')
  return startProgram(folder, {
    database,
    chains: [
      { id: first.chain.chainId, rpc: [nodes.honest.url, nodes.liar.url], pollSeconds: 0.2 },
      { id: second.chain.chainId, rpc: nodes.late.url, pollSeconds: 0.2 },
    ],
    safes: chains.map(({ chain, safe }) => `${chain.chainId}:${safe.address}`),
  })
}

export async function readProgress({ url }: Program) {
  return healthSchema.parse((await ask(`${url}/health`)).body).chains
}

/** Until all is known; answers the most memory, in bytes, in each of so many equal parts of the way. */
export async function waitUntilAllKnown(program: Program, chains: readonly LongChain[], parts = 4) {
  const peaks = Array.from({ length: parts }, () => 0)
  const end = await countBlocks(chains)
  for (;;) {
    const known = await countKnown(program)
    const { text } = await ask(`${program.url}/metrics`)
    const part = Math.min(parts - 1, Math.floor((known / end) * parts))
    peaks[part] = Math.max(peaks[part] ?? 0, Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1]))
    if (known >= end) return peaks
    await sleep(50)
  }
}

/** Killed so many times, always a little further on; answers which part of the way it had come each time. */
export async function killAgainAndAgain(start: () => Promise<Program>, chains: readonly LongChain[], kills: number) {
  const end = await countBlocks(chains)
  const reached: number[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    const program = await start()
    let known = 0
    while (known < (end * kill) / (kills + 1)) {
      await sleep(10)
      known = await countKnown(program)
    }
    await killProgram(program)
    reached.push(known / end)
  }
  return reached
}

async function countBlocks(chains: readonly LongChain[]) {
  const heads = await Promise.all(chains.map(({ chain }) => chain.client.getBlockNumber({ cacheTime: 0 })))
  return heads.reduce((sum, head) => sum + Number(head), 0)
}

async function countKnown(program: Program) {
  return (await readProgress(program)).reduce((sum, { knownTo }) => sum + (knownTo ?? 0), 0)
}

/** Everything that a gateway says of a Safe: all lists, page by page, and the details of all that is in them. */
export async function readWhole(url: string, { chain, safe }: LongChain) {
  const base = `${url}/v1/chains/${chain.chainId}`
  const lists = ['transactions/history', 'multisig-transactions/', 'incoming-transfers/', 'module-transactions/']
  const texts: string[] = []
  for (const list of lists) texts.push(...(await readPages(`${base}/safes/${safe.address}/${list}`)))
  for (const path of ['', '/balances/usd']) texts.push((await ask(`${base}/safes/${safe.address}${path}`)).text)
  const ids = [...new Set([...texts.join('\n').matchAll(idPattern)].map(([, id]) => id))]
  for (let start = 0; start < ids.length; start += 8) {
    const details = await Promise.all(ids.slice(start, start + 8).map((id) => ask(`${base}/transactions/${id}`)))
    texts.push(...details.map(({ text }) => text))
  }
  return texts.map((text) => text.replaceAll(url, ''))
}

async function readPages(url: string) {
  const texts: string[] = []
  let page: string | null = url
  while (page) {
    const { text, body } = await ask(page)
    texts.push(text)
    page = pageSchema.parse(body).next
  }
  return texts
}
