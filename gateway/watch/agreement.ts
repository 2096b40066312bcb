import { type Hex, hexToBytes, keccak256 } from 'viem'
import type { RawLog } from '../chain/client'
import type { Tell } from '../events'
import { LateNodeError, type Range, readHeader, readLogs, type WatchedSafe } from './logQueries'
import { type ChainNode, type Nodes, NodesError, namesOfNodes } from './nodes'
import { isTooOften } from './pace'

type Logs = Awaited<ReturnType<typeof readLogs>>
type Answer = { node: ChainNode; found: Logs }

/** The newest block that all nodes have; one that is far behind is left out. */
export async function agreeOnHead(nodes: Nodes, finalityDepth: number) {
  const answers = await nodes.askEach(async ({ client }) => (await readHeader(client, 'latest'))?.mark)
  const heads = answers.flatMap(({ node, found }) => (found ? [{ node, mark: found }] : []))
  const highest = Math.max(...heads.map(({ mark }) => Number(mark.number)))
  const near = heads.filter(({ node, mark: { number } }) => {
    const behind = highest - Number(number)
    if (behind > finalityDepth) node.problem = `It is ${behind} blocks behind`
    return behind <= finalityDepth
  })
  const lowest = near.reduce<(typeof near)[number] | undefined>(
    (low, head) => (low && low.mark.number <= head.mark.number ? low : head),
    undefined,
  )
  if (!lowest || near.length === 1) return lowest?.mark
  const block = Number(lowest.mark.number)
  const same = await Promise.all(near.map(async ({ node }) => (await readHeader(node.client, block))?.mark.hash))
  if (same.some((hash) => hash !== lowest.mark.hash)) {
    throw new NodesError(`The nodes ${namesOfNodes(near)} have different blocks ${block}`)
  }
  return lowest.mark
}

/** The logs of a range, in which all nodes agree. A log that not all have is held against the block's bloom filter. */
export async function agreeOnLogs(nodes: Nodes, safes: readonly WatchedSafe[], range: Range, tell: Tell) {
  const answers = await nodes.askEach((node) => readInPieces(node, safes, range))
  for (;;) {
    const believed = answers.filter(({ node }) => node.isBelieved)
    const [first] = believed
    if (!first) throw new NodesError('No node of this chain is believed')
    const disputed = findDisputed(believed)
    if (!disputed) return first.found
    await judge(nodes, believed, { safes, disputed, tell })
  }
}

/** Each node in ranges of its own. */
async function readInPieces(node: ChainNode, safes: readonly WatchedSafe[], { from, to }: Range): Promise<Logs> {
  const logs: RawLog[] = []
  let next = from
  for (;;) {
    const last = Math.min(to, next + node.length.blocks - 1)
    try {
      const piece = await readLogs(node.client, safes, { from: next, to: last })
      node.length.answered()
      logs.push(...piece.logs)
      if (last === to) return { end: piece.end, logs }
      next = last + 1
    } catch (error) {
      if (error instanceof LateNodeError || isTooOften(error) || !node.length.refused()) throw error
    }
  }
}

const placeOf = ({ blockHash, logIndex }: RawLog) => `${blockHash} ${Number(logIndex)}`.toLowerCase()

function contentOf({ address, topics, data, transactionHash, blockNumber }: RawLog) {
  return [address, ...topics, data, transactionHash, Number(blockNumber)].join().toLowerCase()
}

/** A log that not all of them tell alike. */
function findDisputed(answers: readonly Answer[]) {
  const told = answers.map(({ found }) => new Map(found.logs.map((log) => [placeOf(log), contentOf(log)])))
  for (const { found } of answers) {
    const log = found.logs.find((each) => told.some((logs) => logs.get(placeOf(each)) !== contentOf(each)))
    if (log) return log
  }
  return undefined
}

type Dispute = { safes: readonly WatchedSafe[]; disputed: RawLog; tell: Tell }

/** Finds out who is wrong, or throws that nobody knows. */
async function judge(nodes: Nodes, answers: readonly Answer[], { safes, disputed, tell }: Dispute) {
  const block = Number(disputed.blockNumber)
  const undecided = new NodesError(`The nodes ${namesOfNodes(answers)} tell different logs in block ${block}`)
  // Asked once more: the block may have been replaced between the answers.
  const again = await Promise.all(
    answers.map(async ({ node }) => ({ node, found: await readLogs(node.client, safes, { from: block, to: block }) })),
  )
  const [hashes, blooms] = [again.map(({ found }) => found.end.mark.hash), again.map(({ found }) => found.end.bloom)]
  const [bloom] = blooms
  if (new Set([...hashes, disputed.blockHash]).size > 1 || new Set(blooms).size > 1 || !bloom) throw undecided
  const tellers = again.filter(({ found }) => found.logs.some((log) => contentOf(log) === contentOf(disputed)))
  const silent = again.filter(({ found }) => !found.logs.some((log) => placeOf(log) === placeOf(disputed)))
  // One tells another log in its place: the filter knows too little of logs to decide.
  if (tellers.length === 0 || silent.length === 0 || tellers.length + silent.length < again.length) throw undecided
  const isPossible = [disputed.address, ...disputed.topics].every((value) => isInBloom(bloom, value))
  // Some networks leave their filters empty.
  if (!isPossible && /^0x0*$/.test(bloom)) throw undecided
  for (const { node } of isPossible ? silent : tellers) {
    nodes.disbelieve(
      node,
      isPossible ? `it left out a log of block ${block}` : `it made up a log of block ${block}`,
      tell,
    )
  }
}

/** Whether the block's filter admits the value; of a log that is there it admits the address and each topic. */
function isInBloom(bloom: Hex, value: string) {
  const [filter, hash] = [hexToBytes(bloom), hexToBytes(keccak256(hexToBytes(`0x${value.slice(2)}`)))]
  return [0, 2, 4].every((place) => {
    const bit = (((hash[place] ?? 0) << 8) | (hash[place + 1] ?? 0)) & 2047
    return ((filter[filter.length - 1 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0
  })
}
