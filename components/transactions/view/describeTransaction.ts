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
  if (transaction && isRejection(safe, transaction)) return { text: 'Rejection' }
  const isToItself = isAddressEqual(decoded.to, safe) && decoded.data === '0x' && decoded.value === 0n
  if (isToItself && !transaction) return { text: 'Empty call of the Safe to itself' }
  if (isToItself) return { text: 'Looks like a rejection, but is none' }
  const title = describeCall(decoded, input)
  const isCalledRejection = txInfo.type === 'Custom' && txInfo.isCancellation
  return isCalledRejection ? { ...title, text: `Called a rejection, but is none: ${title.text}` } : title
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
  if (isIncomplete) return { text: `Batch of ${calls.length} calls and more that could not be read` }
  return { text: calls.length === 1 ? 'Batch of 1 call' : `Batch of ${calls.length} calls` }
}

function titleMove(move: Move, { safe, token }: TitleInput): TransactionTitle {
  const { sender, recipient, amount, isItem } = move
  const unit = move.token ? (token ?? move.unit) : move.unit
  const verb = isAddressEqual(sender, safe) ? 'Send' : 'Move'
  return { text: `${verb} ${describeAmount(amount, unit, isItem)} to`, address: recipient }
}

function titleCall({ functionName, selector, operation, to }: DecodedCall): TransactionTitle {
  const what = operation === 1 ? 'Delegatecall' : 'Contract call'
  if (functionName) return { text: `${what} ${functionName}() at`, address: to }
  return { text: selector ? `${what} to` : `${what} without a function to`, address: to }
}

function describeInfo({ safe, txInfo, native, token }: TitleInput): TransactionTitle {
  switch (txInfo.type) {
    case 'Transfer': {
      const { direction, sender, recipient, transferInfo } = txInfo
      const isIncoming = direction === 'INCOMING' || (direction === 'UNKNOWN' && isAddressEqual(recipient.value, safe))
      const what = nameTransferred(txInfo, native, token)
      if (transferInfo.type === 'UNKNOWN') return { text: what }
      if (isIncoming) return { text: `Receive ${what} from`, address: sender.value }
      return { text: `${direction === 'OUTGOING' ? 'Send' : 'Move'} ${what} to`, address: recipient.value }
    }
    case 'SettingsChange':
      return txInfo.settingsInfo ? titleSettingsInfo(txInfo.settingsInfo) : { text: 'Change of settings' }
    case 'Custom':
      return titleCustom(txInfo)
    case 'Creation':
      return { text: 'Safe created' }
    default:
      return { text: `Unknown kind: ${displayName(txInfo.kind) ?? 'without a name'}` }
  }
}

function nameTransferred(
  txInfo: Extract<TransactionInfo, { type: 'Transfer' }>,
  native: Unit,
  token: Unit | undefined,
): string {
  const { transferInfo } = txInfo
  if (transferInfo.type === 'UNKNOWN') return `Transfer of unknown kind: ${displayName(transferInfo.kind) ?? ''}`
  const isItem = transferInfo.type === 'ERC721'
  const unit = token ?? serviceUnit(txInfo, native)
  return describeAmount(isItem ? transferInfo.tokenId : transferInfo.value, unit, isItem)
}

function titleCustom(txInfo: Extract<TransactionInfo, { type: 'Custom' }>): TransactionTitle {
  const { isCancellation, actionCount, methodName, to } = txInfo
  if (isCancellation) return { text: 'Said to be a rejection' }
  if (actionCount !== null) return { text: actionCount === 1 ? 'Batch of 1 call' : `Batch of ${actionCount} calls` }
  const name = displayName(methodName ?? '')
  return { text: name ? `Contract call ${name}() at` : 'Contract call to', address: to.value }
}

function titleSettings(change: SettingsChange): TransactionTitle {
  switch (change.type) {
    case 'ADD_OWNER':
      return { text: 'New owner', address: change.owner }
    case 'REMOVE_OWNER':
      return { text: 'Removal of the owner', address: change.owner }
    case 'SWAP_OWNER':
      return { text: 'Replacement of an owner by', address: change.newOwner }
    case 'CHANGE_THRESHOLD':
      return { text: `Change of threshold to ${change.threshold}` }
    case 'CHANGE_IMPLEMENTATION':
      return { text: 'Change of the Safe’s code', ...(change.implementation && { address: change.implementation }) }
    case 'ENABLE_MODULE':
      return { text: 'New module', address: change.module }
    case 'DISABLE_MODULE':
      return { text: 'Removal of the module', address: change.module }
    case 'SET_GUARD':
    case 'SET_MODULE_GUARD':
      return { text: 'New guard', address: change.guard }
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
      return { text: 'Removal of the guard' }
    case 'SET_FALLBACK_HANDLER':
      return { text: 'New fallback handler', address: change.handler }
  }
}

function titleSettingsInfo(info: SettingsInfo): TransactionTitle {
  const names: Record<string, string> = {
    ADD_OWNER: 'New owner',
    REMOVE_OWNER: 'Removal of an owner',
    SWAP_OWNER: 'Replacement of an owner',
    CHANGE_IMPLEMENTATION: 'Change of the Safe’s code',
    ENABLE_MODULE: 'New module',
    DISABLE_MODULE: 'Removal of a module',
    SET_GUARD: 'New guard',
    DELETE_GUARD: 'Removal of the guard',
    SET_FALLBACK_HANDLER: 'New fallback handler',
  }
  if (info.type === 'CHANGE_THRESHOLD') return { text: `Change of threshold to ${info.threshold}` }
  return { text: names[info.type] ?? 'Change of settings of an unknown kind' }
}
