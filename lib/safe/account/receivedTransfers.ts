import { type Address, getAddress, type Hex, hexToBigInt, isAddress, type Log, pad, parseAbiItem, size } from 'viem'
import { type NextRange, readBackwards } from '@/lib/chain/blockRange'
import type { ReadClient } from '@/lib/chain/readClient'
import { sameBytes } from '@/lib/safe/hash/bytes'

/** An ERC-721 item, by its collection. */
export type ReceivedItem = { token: Address; id: bigint }

/** What was sent to a Safe from `fromBlock` on, each once, the last first; `next` is where to look for what came before. */
export type Received = {
  tokens: readonly Address[]
  items: readonly ReceivedItem[]
  fromBlock: bigint
  next: NextRange | undefined
}

/** So many tokens, and so many items, are looked at. */
export const mostReceived = 200

// ERC-721's has the same name and topic, and its third field among the topics.
const transfer = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')

/**
 * Finds the tokens and items that a Safe received, by the Transfer events of so many blocks as the node answers for: what it
 * holds came to it once. Anyone can make a contract that writes such events. Throws viem's errors.
 */
export async function findReceived(
  client: Pick<ReadClient, 'getLogs'>,
  safe: Address,
  range: NextRange,
): Promise<Received> {
  const { answer, fromBlock, next } = await readBackwards(range, (blocks) =>
    client.getLogs({ event: transfer, args: { to: safe }, ...blocks }),
  )
  const logs = answer.filter((log) => isReceipt(log, safe)).reverse()
  const items = new Map<string, ReceivedItem>()
  const tokens = new Set<Address>()
  for (const { address, topics, data } of logs) {
    const token = getAddress(address)
    const [, , , id] = topics
    if (id) items.set(`${token} ${id}`, { token, id: hexToBigInt(id) })
    else if (size(data) === 32) tokens.add(token)
  }
  return { tokens: [...tokens], items: [...items.values()], fromBlock, next }
}

/** The tokens of several ranges, each once, of however many the first: anyone can send any number of them. */
export function joinTokens(ranges: readonly Pick<Received, 'tokens'>[]): Address[] {
  return [...new Set(ranges.flatMap(({ tokens }) => tokens))].slice(0, mostReceived)
}

/** A node may answer with what was not asked for. */
function isReceipt({ address, topics }: Pick<Log, 'address' | 'topics'>, safe: Address): boolean {
  const [, , to, id] = topics
  const isWord = (topic: Hex | undefined) => topic === undefined || /^0x[0-9a-f]{64}$/i.test(topic)
  return isAddress(address, { strict: false }) && isWord(id) && sameBytes(to, pad(safe, { size: 32 }))
}
