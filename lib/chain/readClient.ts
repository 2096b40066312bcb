import type { AbiEvent, Address, Client, EIP1193RequestFn, Hash, Log, PublicActions, PublicClient } from 'viem'
import {
  getBalance,
  getBlock,
  getBlockNumber,
  getChainId,
  getCode,
  getGasPrice,
  getLogs,
  getStorageAt,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  multicall,
  readContract,
} from 'viem/actions'
import { takingBegunCalls } from './begunCalls'
import { isNodeVerdict } from './nodeChainError'

/** What the app asks of a chain. viem's own client brings five times as many questions, each into every page. */
type ReadActions = Pick<
  PublicActions,
  | 'call'
  | 'estimateGas'
  | 'getBalance'
  | 'getBlock'
  | 'getBlockNumber'
  | 'getChainId'
  | 'getCode'
  | 'getGasPrice'
  | 'getStorageAt'
  | 'getTransaction'
  | 'getTransactionCount'
  | 'getTransactionReceipt'
  | 'multicall'
  | 'readContract'
  | 'simulateBlocks'
>

type LogReading = {
  getLogs: (
    wanted: ({ address: Address; events: readonly AbiEvent[] } | { event: AbiEvent; args: Record<string, Address> }) & {
      fromBlock: bigint
      toBlock: bigint | 'latest'
    },
  ) => Promise<Log<bigint, number, false>[]>
}

export type ReadClient = Pick<PublicClient, 'chain' | 'pollingInterval' | 'transport'> & ReadActions & LogReading

const made = new WeakMap<Client, ReadClient>()

/** The same one each time. */
export function asReadClient(client: Client): ReadClient {
  const known = made.get(client)
  if (known) return known
  const { chain, pollingInterval, transport } = client
  const receipts: Receipts = new Map()
  const asked = takingBegunCalls(forgetting(client, receipts))
  const reading = { chain, pollingInterval, transport, ...readActions(asked, receipts) }
  made.set(client, reading)
  return reading
}

type Receipts = Map<Hash, ReturnType<ReadActions['getTransactionReceipt']>>

/**
 * What is checked of one row asks for its receipt several times, and they are as large as the rest. After so many
 * milliseconds it is asked for anew: the chain may have gone another way.
 */
const sharedFor = 10_000

function shareReceipts(client: Client, receipts: Receipts): ReadActions['getTransactionReceipt'] {
  return ({ hash }) => {
    const known = receipts.get(hash)
    if (known) return known
    const answer = getTransactionReceipt(client, { hash })
    receipts.set(hash, answer)
    const forget = () => receipts.delete(hash)
    answer.then(() => setTimeout(forget, sharedFor), forget)
    return answer
  }
}

/** Where a node fails, or is of another chain, nothing is verified by what it said before. */
function forgetting(client: Client, receipts: Receipts): Client {
  const ask: EIP1193RequestFn = client.request
  const request: typeof ask = async (body, options) => {
    try {
      return await ask(body, options)
    } catch (error) {
      if (!isNodeVerdict(error)) receipts.clear()
      throw error
    }
  }
  return { ...client, request }
}

const loadLate = () => import('./lateActions')

function readActions(client: Client & Pick<ReadActions, 'call'>, receipts: Receipts): ReadActions & LogReading {
  return {
    call: client.call,
    estimateGas: async (args) => (await loadLate()).estimateGas(client, args),
    // As the page's head began it (lib/config/stateCalls): the client would ask Multicall3 instead.
    getBalance: (args) => getBalance({ ...client, batch: undefined }, args),
    getBlock: (args) => getBlock(client, args),
    getBlockNumber: (args) => getBlockNumber(client, args),
    getChainId: () => getChainId(client),
    getCode: (args) => getCode(client, args),
    getGasPrice: () => getGasPrice(client),
    getLogs: (args) => getLogs(client, args),
    getStorageAt: (args) => getStorageAt(client, args),
    getTransaction: (args) => getTransaction(client, args),
    getTransactionCount: (args) => getTransactionCount(client, args),
    getTransactionReceipt: shareReceipts(client, receipts),
    multicall: (args) => multicall(client, args),
    readContract: (args) => readContract(client, args),
    simulateBlocks: async (args) => (await loadLate()).simulateBlocks(client, args),
  }
}
