import { type Address, isAddressEqual } from 'viem'
import { displayName } from '@/lib/format/displayName'
import type { SettingsInfo } from '@/lib/gateway/schemas/settingsSchema'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { findDeployment } from '@/lib/safe/account/deployments'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { isRejection } from '@/lib/safe/execute/rejection'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { listSettingsChanges, type SettingsChange } from '@/lib/safe/settings/settingsChange'
import { describeAmount, serviceUnit, type Unit } from './describeAmount'
import { type Move, readMove } from './readMove'
import * as words from './words'

/** What a transaction is, in a few words; `address` belongs behind them. */
export type TransactionTitle = { text: string; address?: Address }

export type TitleInput = {
  safe: Address
  txInfo: TransactionInfo
  /** What the call data says, which outranks the summary: undefined where there is no call to decode. */
  call?: { decoded: DecodedCall; transaction: SafeTransaction | undefined } | undefined
  native: Unit
  /** What the chain says of the token that is moved. */
  token?: Unit | undefined
}

/** Names a transaction by what its call data does, and only where there is none by what the service says. */
export function describeTransaction(input: TitleInput): TransactionTitle {
  const { safe, txInfo, call } = input
  if (!call) return describeInfo(input)
  const { decoded, transaction } = call
  if (transaction && isRejection(safe, transaction)) return { text: words.rejection }
  const isToItself = isAddressEqual(decoded.to, safe) && decoded.data === '0x' && decoded.value === 0n
  if (isToItself && !transaction) return { text: words.emptyCallToItself }
  if (isToItself) return { text: words.fakeRejection }
  const title = describeCall(decoded, input)
  const isCalledRejection = txInfo.type === 'Custom' && txInfo.isCancellation
  return isCalledRejection ? { ...title, text: words.calledRejection(title.text) } : title
}

function describeCall(decoded: DecodedCall, input: TitleInput): TransactionTitle {
  const { safe } = input
  const [change] = listSettingsChanges(safe, decoded)
  if (decoded.calls.length === 0 && change) return titleSettings(change)
  if (isBatch(decoded)) return titleBatch(decoded)
  const move = readMove(safe, input.txInfo, decoded, input.native)
  if (move) return titleMove(move, input)
  return titleCall(decoded)
}

/** Only Safe's own contracts are taken at their word: a stranger's multiSend may do anything. */
function isBatch({ signature, to }: DecodedCall): boolean {
  return signature === 'multiSend(bytes)' && findDeployment(to)?.name.startsWith('multiSend') === true
}

function titleBatch({ calls, isIncomplete }: DecodedCall): TransactionTitle {
  if (isIncomplete) return { text: words.unreadBatch(calls.length) }
  return { text: words.batch(calls.length) }
}

function titleMove(move: Move, { safe, token }: TitleInput): TransactionTitle {
  const { sender, recipient, amount, isItem } = move
  const unit = move.token ? (token ?? move.unit) : move.unit
  const title = isAddressEqual(sender, safe) ? words.send : words.move
  return { text: title(describeAmount(amount, unit, isItem)), address: recipient }
}

function titleCall({ functionName, selector, operation, to }: DecodedCall): TransactionTitle {
  const titles = operation === 1 ? words.delegatecallTitles : words.callTitles
  if (functionName) return { text: titles.named(functionName), address: to }
  return { text: selector ? titles.unnamed : titles.bare, address: to }
}

function describeInfo({ safe, txInfo, native, token }: TitleInput): TransactionTitle {
  switch (txInfo.type) {
    case 'Transfer': {
      const { direction, sender, recipient, transferInfo } = txInfo
      const isIncoming = direction === 'INCOMING' || (direction === 'UNKNOWN' && isAddressEqual(recipient.value, safe))
      const what = nameTransferred(txInfo, native, token)
      if (transferInfo.type === 'UNKNOWN') return { text: what }
      if (isIncoming) return { text: words.receive(what), address: sender.value }
      return { text: (direction === 'OUTGOING' ? words.send : words.move)(what), address: recipient.value }
    }
    case 'SettingsChange':
      return txInfo.settingsInfo ? titleSettingsInfo(txInfo.settingsInfo) : { text: words.changeOfSettings }
    case 'Custom':
      return titleCustom(txInfo)
    case 'Creation':
      return { text: words.safeCreated }
    default:
      return { text: words.unknownKind(displayName(txInfo.kind)) }
  }
}

function nameTransferred(
  txInfo: Extract<TransactionInfo, { type: 'Transfer' }>,
  native: Unit,
  token: Unit | undefined,
): string {
  const { transferInfo } = txInfo
  if (transferInfo.type === 'UNKNOWN') return words.unknownTransfer(displayName(transferInfo.kind) ?? '')
  const isItem = transferInfo.type === 'ERC721'
  const unit = token ?? serviceUnit(txInfo, native)
  return describeAmount(isItem ? transferInfo.tokenId : transferInfo.value, unit, isItem)
}

function titleCustom(txInfo: Extract<TransactionInfo, { type: 'Custom' }>): TransactionTitle {
  const { isCancellation, actionCount, methodName, to } = txInfo
  if (isCancellation) return { text: words.saidRejection }
  if (actionCount !== null) return { text: words.batch(actionCount) }
  const name = displayName(methodName ?? '')
  return { text: name ? words.callTitles.named(name) : words.callTitles.unnamed, address: to.value }
}

function titleSettings(change: SettingsChange): TransactionTitle {
  switch (change.type) {
    case 'ADD_OWNER':
      return { text: words.newOwner, address: change.owner }
    case 'REMOVE_OWNER':
      return { text: words.ownerRemoved, address: change.owner }
    case 'SWAP_OWNER':
      return { text: words.ownerReplacedBy, address: change.newOwner }
    case 'CHANGE_THRESHOLD':
      return { text: words.thresholdChanged(change.threshold) }
    case 'CHANGE_IMPLEMENTATION':
      return { text: words.codeChanged, ...(change.implementation && { address: change.implementation }) }
    case 'ENABLE_MODULE':
      return { text: words.newModule, address: change.module }
    case 'DISABLE_MODULE':
      return { text: words.moduleRemoved, address: change.module }
    case 'SET_GUARD':
    case 'SET_MODULE_GUARD':
      return { text: words.newGuard, address: change.guard }
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
      return { text: words.guardRemoved }
    case 'SET_FALLBACK_HANDLER':
      return { text: words.newFallbackHandler, address: change.handler }
  }
}

function titleSettingsInfo(info: SettingsInfo): TransactionTitle {
  const names: Record<string, string> = {
    ADD_OWNER: words.newOwner,
    REMOVE_OWNER: words.someOwnerRemoved,
    SWAP_OWNER: words.someOwnerReplaced,
    CHANGE_IMPLEMENTATION: words.codeChanged,
    ENABLE_MODULE: words.newModule,
    DISABLE_MODULE: words.someModuleRemoved,
    SET_GUARD: words.newGuard,
    DELETE_GUARD: words.guardRemoved,
    SET_FALLBACK_HANDLER: words.newFallbackHandler,
  }
  if (info.type === 'CHANGE_THRESHOLD') return { text: words.thresholdChanged(info.threshold) }
  return { text: names[info.type] ?? words.unknownSettings }
}
