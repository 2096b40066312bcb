import { type Address, getAddress, type Hex, numberToHex, pad } from 'viem'
import type { BlockMark, GatewayClient, RawLog } from '../chain/client'
import { eventTopics } from '../chain/events'
import { readAddress } from '../chain/readLog'

type LogFilter = { address?: Address[]; topics: (Hex | Hex[] | null)[] }
type LogsSchema = {
  Method: 'eth_getLogs'
  Parameters: [LogFilter & { fromBlock: Hex; toBlock: Hex }]
  ReturnType: RawLog[]
}
type HeaderSchema = {
  Method: 'eth_getBlockByNumber'
  Parameters: [string, false]
  ReturnType: { number: Hex; hash: Hex; timestamp: Hex; logsBloom?: Hex } | null
}

export type Range = { from: number; to: number }
export type WatchedSafe = {
  address: Address
  /** The first block that has not been read for it. */
  next: number
  /** Its factory was of the time before 1.3.0, and told which Safe it made in a way that cannot be asked for. */
  isOld: boolean
}

const { transfer, oldProxyCreation, proxyCreation: _, ...ofSafe } = eventTopics

/** What the watched Safes tell themselves, and what tokens tell of them. */
function listFilters(safes: readonly WatchedSafe[]): LogFilter[] {
  const address = safes.map((safe) => safe.address)
  const parties = address.map((safe) => pad(safe, { size: 32 }).toLowerCase() as Hex)
  return [
    { address, topics: [Object.values(ofSafe)] },
    { topics: [transfer, parties] },
    { topics: [transfer, null, parties] },
    ...(safes.some(({ isOld }) => isOld) ? [{ topics: [oldProxyCreation] }] : []),
  ]
}

/** The node does not have the block yet up to which another, or it itself, said that there are some. */
export class LateNodeError extends Error {
  override name = 'LateNodeError'
}

/**
 * The logs of a range, each once. The range's last block is asked for in the same breath, and so of the same node: one
 * that does not have it would answer that nothing has happened.
 */
export async function readLogs(client: GatewayClient, safes: readonly WatchedSafe[], { from, to }: Range) {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const [end, ...answers] = await Promise.all([
    readHeader(client, to),
    ...listFilters(safes).map((filter) =>
      client.request<LogsSchema>({ method: 'eth_getLogs', params: [{ ...filter, ...range }] }),
    ),
  ])
  if (!end) throw new LateNodeError(`The node does not have block ${to} yet`)
  const logs = new Map<string, RawLog>()
  for (const log of answers.flat()) if (isWanted(log, safes)) logs.set(`${log.blockHash} ${log.logIndex}`, log)
  return { end, logs: [...logs.values()] }
}

function isWanted(log: RawLog, safes: readonly WatchedSafe[]) {
  if (log.topics[0] !== oldProxyCreation) return true
  const made = readAddress(log)
  return safes.some(({ address, isOld }) => isOld && address === getAddress(made))
}

export async function readHeader(client: GatewayClient, block: number | 'latest') {
  const number = block === 'latest' ? block : numberToHex(block)
  const header = await client.request<HeaderSchema>({ method: 'eth_getBlockByNumber', params: [number, false] })
  return header ? { mark: describeMark(header), timestamp: header.timestamp, bloom: header.logsBloom } : undefined
}

function describeMark({ number, hash }: { number: Hex; hash: Hex }): BlockMark {
  return { number: BigInt(number), hash }
}
