import { type Address, size } from 'viem'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { TokenInfo } from '@/lib/safe/call/tokenInfo'
import { isRejection } from '@/lib/safe/execute/rejection'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { type Check, mismatch, unknown } from '@/lib/safe/verify/verification'
import { checkDecoded } from './checkDecoded'
import { checkSettings } from './checkSettings'
import { checkToken } from './checkToken'
import { checkTransfer, compareSummary } from './checkTransfer'

type Custom = Extract<TransactionInfo, { type: 'Custom' }>
type Token = Partial<TokenInfo>

/**
 * Whether the summary that people read says what the call data does. `token` is what the chain says of the token that is
 * transferred. A kind of summary that is not known here is one `unknown`.
 */
export function checkSummary(
  safe: Address,
  txInfo: TransactionInfo,
  transaction: SafeTransaction,
  decoded: DecodedCall,
  token?: Token | undefined,
): Check[] {
  switch (txInfo.type) {
    case 'Transfer':
      return [...checkTransfer(safe, txInfo, decoded), ...checkToken(txInfo.transferInfo, token)]
    case 'SettingsChange':
      return [...checkDecoded(decoded, txInfo.dataDecoded), ...checkSettings(safe, txInfo.settingsInfo, decoded)]
    case 'Custom':
      return checkCustom(safe, txInfo, transaction, decoded)
    case 'Creation': {
      return [mismatch('summary', { code: 'saidCreation' }, { field: 'type', received: txInfo.type })]
    }
    default: {
      return [unknown('summary', { code: 'unknownSummary', kind: txInfo.kind })]
    }
  }
}

function checkCustom(safe: Address, txInfo: Custom, transaction: SafeTransaction, decoded: DecodedCall): Check[] {
  const { to, value, data } = transaction
  const checks = [
    compareSummary('to', to, txInfo.to.value),
    compareSummary('dataSize', `${size(data)}`, `${txInfo.dataSize}`),
  ]
  if (txInfo.value !== null) checks.push(compareSummary('value', `${value}`, `${txInfo.value}`))
  return [
    ...checks,
    ...checkMethod(txInfo, decoded),
    ...checkActions(txInfo, decoded),
    ...checkCancellation(safe, txInfo, transaction),
  ]
}

function checkMethod({ methodName }: Custom, decoded: DecodedCall): Check[] {
  if (methodName === null) return []
  const subject = 'methodName'
  if (decoded.status === 'unknown' || decoded.status === 'malformed') {
    return [unknown(subject, { code: 'onlyServiceNames', method: methodName })]
  }
  return [compareSummary(subject, decoded.functionName ?? 'none', methodName)]
}

function checkActions({ actionCount }: Custom, decoded: DecodedCall): Check[] {
  if (actionCount === null) return []
  const subject = 'actionCount'
  if (decoded.status === 'unknown' || decoded.status === 'malformed' || decoded.isIncomplete) {
    return [unknown(subject, { code: 'onlyServiceCounts' })]
  }
  return [compareSummary(subject, `${decoded.calls.length}`, `${actionCount}`)]
}

function checkCancellation(safe: Address, { isCancellation }: Custom, transaction: SafeTransaction): Check[] {
  const isReal = isRejection(safe, transaction)
  // Services do not agree on whether an empty call with a gas limit is a rejection: only the claim that it is can harm.
  if (isReal && !isCancellation && transaction.safeTxGas !== 0n) return []
  return [compareSummary('isCancellation', `${isReal}`, `${isCancellation}`)]
}
