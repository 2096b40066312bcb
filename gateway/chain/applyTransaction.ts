import { type Address, decodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import type { RawLog } from './client'
import { eventTopics } from './events'
import { addEverOwner, addTransfer, type Ledger } from './ledger'
import { readOldCreation } from './oldCreation'
import {
  type MultisigCall,
  readAddress,
  readExecutionResult,
  readHash,
  readModuleCall,
  readMultisigCall,
  readNumber,
  readProxyCreation,
  readSafeSetup,
  topicAddress,
} from './readLog'
import type { ChainTransaction, Creation, Execution, ModuleCall, ModuleExecution, SafeRecord } from './records'

/** What must be remembered between the logs of one transaction. */
type Scene = {
  ledger: Ledger
  transaction: ChainTransaction
  multisigCalls: Map<Address, MultisigCall[]>
  moduleCalls: Map<Address, (ModuleCall & { module: Address })[]>
  thresholdsBefore: Map<Address, number>
}

export type Incomplete = { record: SafeRecord; execution: Execution | ModuleExecution }

/** Enters one transaction's logs into the ledger. Returns the executions whose content the logs do not tell. */
export function applyTransaction(ledger: Ledger, transaction: ChainTransaction, logs: RawLog[]): Incomplete[] {
  const scene: Scene = {
    ...{ ledger, transaction },
    ...{ multisigCalls: new Map(), moduleCalls: new Map(), thresholdsBefore: new Map() },
  }
  return logs.flatMap((log) => {
    try {
      return applyLog(scene, log) ?? []
    } catch {
      // Any contract can emit an event with one of these names and other content.
      return []
    }
  })
}

function applyLog(scene: Scene, log: RawLog): Incomplete | undefined {
  const emitter = getAddress(log.address)
  const topic = log.topics[0]
  if (topic === eventTopics.transfer) return applyTransfer(scene, emitter, log)
  if (topic === eventTopics.safeSetup) return applySetup(scene, emitter, log)
  if (topic === eventTopics.proxyCreation) return applyProxyCreation(scene, emitter, log)
  if (topic === eventTopics.oldProxyCreation) return applyOldCreation(scene, emitter, readAddress(log))
  const record = scene.ledger.safes.get(emitter)
  return record && topic ? applySafeLog(scene, record, topic, log) : undefined
}

function applySafeLog(scene: Scene, record: SafeRecord, topic: Hex, log: RawLog): Incomplete | undefined {
  const { address } = record
  if (topic === eventTopics.addedOwner) addEverOwner(scene.ledger, record, readAddress(log))
  if (topic === eventTopics.changedThreshold) changeThreshold(scene, record, Number(readNumber(log)))
  if (topic === eventTopics.executionFailed) record.failedHashes.add(readHash(log))
  if (topic === eventTopics.approveHash) applyApproval(scene, record, log)
  if (topic === eventTopics.safeReceived) applyReceived(scene, record, log)
  if (topic === eventTopics.safeMultiSigTransaction) remember(scene.multisigCalls, address, readMultisigCall(log))
  if (topic === eventTopics.safeModuleTransaction) remember(scene.moduleCalls, address, readModuleCall(log))
  const isExecution = topic === eventTopics.executionSuccess || topic === eventTopics.executionFailure
  if (isExecution) return applyExecution(scene, record, topic === eventTopics.executionSuccess, log)
  const isModule = topic === eventTopics.moduleSuccess || topic === eventTopics.moduleFailure
  return isModule ? applyModuleExecution(scene, record, topic === eventTopics.moduleSuccess, log) : undefined
}

function remember<Item>(items: Map<Address, Item[]>, key: Address, item: Item) {
  items.set(key, [...(items.get(key) ?? []), item])
}

function applyTransfer({ ledger, transaction }: Scene, token: Address, log: RawLog) {
  const [, from, to, id] = log.topics
  if (!from || !to) return undefined
  const logIndex = Number(log.logIndex)
  const transfer = {
    ...({ kind: 'transfer', transaction, logIndex, path: `e${logIndex}`, token } as const),
    ...{ from: topicAddress(from), to: topicAddress(to) },
  }
  if (id) addTransfer(ledger, { ...transfer, asset: 'erc721', tokenId: BigInt(id) })
  else addTransfer(ledger, { ...transfer, asset: 'erc20', amount: readNumber(log) })
  return undefined
}

function applySetup({ ledger, transaction }: Scene, address: Address, log: RawLog) {
  const { owners, threshold } = readSafeSetup(log)
  // A Safe is set up once; a second event comes from something else.
  if (ledger.safes.has(address)) return undefined
  addSafe(ledger, { transaction, factory: null, singleton: null, saltNonce: null }, { address, owners, threshold })
  return undefined
}

/** Old Safes are known by their factory's word; how they were set up stands in the call that the factory was given. */
function applyOldCreation({ ledger, transaction }: Scene, factory: Address, address: Address) {
  const found = transaction.to === factory ? readOldCreation(transaction.input) : undefined
  if (!found || ledger.safes.has(address)) return undefined
  const { owners, threshold, ...origin } = found
  const record = addSafe(ledger, { transaction, factory, ...origin }, { address, owners, threshold })
  record.isOld = true
  return undefined
}

type Setup = { address: Address; owners: readonly Address[]; threshold: number }

function addSafe(ledger: Ledger, creation: Creation, { address, owners, threshold }: Setup): SafeRecord {
  const record: SafeRecord = {
    ...{ address, creation, threshold, everOwners: new Set<Address>(), isOld: false, failedHashes: new Set<Hex>() },
    thresholds: [{ since: creation.transaction, value: threshold }],
    ...{ executions: [], moduleExecutions: [], nativeTransfers: [], approvals: [] },
  }
  ledger.safes.set(address, record)
  for (const owner of owners) addEverOwner(ledger, record, owner)
  return record
}

const createAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function createChainSpecificProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function createProxyWithNonceL2(address singleton, bytes initializer, uint256 saltNonce)',
  'function createChainSpecificProxyWithNonceL2(address singleton, bytes initializer, uint256 saltNonce)',
])

/** The set-up comes first: the factory reports a proxy after it has called it. */
function applyProxyCreation({ ledger, transaction }: Scene, factory: Address, log: RawLog) {
  const { proxy, singleton } = readProxyCreation(log)
  const record = ledger.safes.get(proxy)
  if (record?.creation.transaction !== transaction || record.creation.factory) return undefined
  record.creation = { transaction, factory, singleton, saltNonce: readSaltNonce(transaction, factory) }
  return undefined
}

function readSaltNonce({ to, input }: ChainTransaction, factory: Address) {
  if (to !== factory) return null
  try {
    return String(decodeFunctionData({ abi: createAbi, data: input }).args[2])
  } catch {
    return null
  }
}

function changeThreshold(scene: Scene, record: SafeRecord, threshold: number) {
  if (!scene.thresholdsBefore.has(record.address)) scene.thresholdsBefore.set(record.address, record.threshold)
  record.threshold = threshold
  record.thresholds.push({ since: scene.transaction, value: threshold })
}

function applyApproval({ transaction }: Scene, record: SafeRecord, { topics }: RawLog) {
  const [, safeTxHash, owner] = topics
  if (!safeTxHash || !owner) return
  record.approvals.push({ owner: topicAddress(owner), safeTxHash, timestamp: transaction.timestamp })
}

function applyReceived({ transaction }: Scene, record: SafeRecord, log: RawLog) {
  const logIndex = Number(log.logIndex)
  record.nativeTransfers.push({
    ...{ kind: 'transfer', asset: 'native', transaction, logIndex, path: `i${logIndex}`, to: record.address },
    ...{ from: readAddress(log), amount: readNumber(log) },
  })
}

function applyExecution(scene: Scene, record: SafeRecord, isSuccess: boolean, log: RawLog): Incomplete | undefined {
  const { transaction, ledger } = scene
  const { safeTxHash, payment } = readExecutionResult(log)
  // An execution inside an execution ends first: last in, first out.
  const call = scene.multisigCalls.get(record.address)?.pop()
  const execution: Execution = {
    ...{ kind: 'multisig', transaction, logIndex: Number(log.logIndex), safeTxHash, isSuccess, payment },
    threshold: call?.threshold ?? scene.thresholdsBefore.get(record.address) ?? record.threshold,
    fields: call?.fields ?? null,
    signatures: call?.signatures ?? '0x',
  }
  const isFirst = record.executions.at(-1)?.transaction !== transaction
  record.executions.push(execution)
  ledger.executionsByHash.set(safeTxHash, { safe: record.address, execution })
  if (isFirst) applyAttachedValue(scene, record)
  return call ? undefined : { record, execution }
}

/** Coins that are sent along with an execution raise no event of their own. */
function applyAttachedValue({ transaction }: Scene, record: SafeRecord) {
  if (transaction.to !== record.address || transaction.value === 0n) return
  record.nativeTransfers.push({
    ...{ kind: 'transfer', asset: 'native', transaction, logIndex: 0, path: 'i0,0', to: record.address },
    ...{ from: transaction.from, amount: transaction.value },
  })
}

function applyModuleExecution(scene: Scene, record: SafeRecord, isSuccess: boolean, log: RawLog) {
  const module = readAddress(log)
  const { transaction } = scene
  const calls = scene.moduleCalls.get(record.address)
  const known = calls?.at(-1)?.module === module ? calls.pop() : undefined
  const call = known ? { to: known.to, value: known.value, data: known.data, operation: known.operation } : null
  const execution: ModuleExecution = {
    ...{ kind: 'module', transaction, logIndex: Number(log.logIndex), module, isSuccess, call },
  }
  record.moduleExecutions.push(execution)
  return call ? undefined : { record, execution }
}
