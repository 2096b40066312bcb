import type { AbiEvent, Address, Client, EIP1193RequestFn, Log, PublicActions, PublicClient } from 'viem'
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
import { SharedReads } from './sharedReads'

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

/** Another object from each failure of the node on: nothing is verified by what it said before. A plain client has none. */
type Era = { readonly era?: object }

export type ReadClient = Pick<PublicClient, 'chain' | 'pollingInterval' | 'transport'> & ReadActions & LogReading & Era

const made = new WeakMap<Client, ReadClient>()

/** The same one each time. */
export function asReadClient(client: Client): ReadClient {
  const known = made.get(client)
  if (known) return known
  const { chain, pollingInterval, transport } = client
  const now = { era: {} }
  const asked = takingBegunCalls(noticingFailures(client, now))
  const actions = readActions(asked, () => now.era)
  const reading = {
    ...{ chain, pollingInterval, transport, ...actions },
    get era() {
      return now.era
    },
  }
  made.set(client, reading)
  return reading
}

/** Where a node fails, or is of another chain, another era begins. */
function noticingFailures(client: Client, now: { era: object }): Client {
  const ask: EIP1193RequestFn = client.request
  const request: typeof ask = async (body, options) => {
    try {
      return await ask(body, options)
    } catch (error) {
      if (!isNodeVerdict(error)) now.era = {}
      throw error
    }
  }
  return { ...client, request }
}

const loadLate = () => import('./lateActions')

function readActions(client: Client & Pick<ReadActions, 'call'>, readEra: () => object): ReadActions & LogReading {
  // What is checked of one row asks for its receipt several times, and they are as large as the rest.
  const receipts = new SharedReads<Awaited<ReturnType<ReadActions['getTransactionReceipt']>>>()
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
    getTransactionReceipt: ({ hash }) => receipts.read(readEra(), hash, () => getTransactionReceipt(client, { hash })),
    multicall: (args) => multicall(client, args),
    readContract: (args) => readContract(client, args),
    simulateBlocks: async (args) => (await loadLate()).simulateBlocks(client, args),
  }
}
