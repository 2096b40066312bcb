import { type Address, isAddressEqual } from 'viem'
import { describeAmount, type Unit } from '@/components/transactions/view/describeAmount'
import { type Move, readMove } from '@/components/transactions/view/readMove'
import { displayName } from '@/lib/format/displayName'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { findDeployment } from '@/lib/safe/account/deployments'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { isRejection } from '@/lib/safe/execute/rejection'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { listSettingsChanges } from '@/lib/safe/settings/settingsChange'
import { describeSettings, describeSettingsInfo } from './describeSettings'
import type { Sentence } from './sentence'
import * as words from './words'

export type SentenceInput = {
  safe: Address
  txInfo: TransactionInfo
  /** What the call data says, which outranks the summary: undefined where there is no call to decode. */
  call?: { decoded: DecodedCall; transaction: SafeTransaction | undefined } | undefined
  native: Unit
  /** What the chain says of a token; undefined while it is not known. */
  unitOf?: (token: Address) => Unit | undefined
}

const namedActs = 2

/** What a transaction does, by its call data, and only where there is none by what the service says. */
export function describeTransaction(input: SentenceInput): Sentence {
  const { safe, txInfo, call } = input
  if (!call) return describeInfo(input)
  const { decoded, transaction } = call
  if (transaction && isRejection(safe, transaction)) return words.reject(transaction.nonce)
  const isToItself = isAddressEqual(decoded.to, safe) && decoded.data === '0x' && decoded.value === 0n
  if (isToItself) return transaction ? words.fakeRejection : words.emptyCallToItself
  const sentence = isBatch(decoded) ? describeBatch(decoded, input) : describeCall(decoded, input)
  const isCalledRejection = txInfo.type === 'Custom' && txInfo.isCancellation
  return isCalledRejection ? words.calledRejection(sentence) : sentence
}

/** The tokens whose units the sentence about a call needs. */
export function listMovedTokens({ safe, txInfo, call, native }: SentenceInput): Address[] {
  if (!call) return []
  const acts = isBatch(call.decoded) ? call.decoded.calls.slice(0, namedActs) : [call.decoded]
  return acts.flatMap((act) => readMove(safe, txInfo, act, native)?.token ?? [])
}

/** Only Safe's own contracts are taken at their word: a stranger's multiSend may do anything. */
export function isBatch({ signature, to }: DecodedCall): boolean {
  return signature === 'multiSend(bytes)' && findDeployment(to)?.name.startsWith('multiSend') === true
}

function describeBatch({ calls, isIncomplete }: DecodedCall, input: SentenceInput): Sentence {
  const acts = calls.slice(0, namedActs).map((call) => describeCall(call, input))
  return words.batch(calls.length, acts, isIncomplete)
}

function describeCall(decoded: DecodedCall, input: SentenceInput): Sentence {
  const { safe, txInfo, native } = input
  const [change] = listSettingsChanges(safe, decoded)
  if (decoded.calls.length === 0 && change) return describeSettings(change)
  const move = readMove(safe, txInfo, decoded, native)
  if (move) return describeMove(move, input)
  const { functionName, operation, to, value } = decoded
  if (operation === 1) return words.runAsSafe(functionName, to)
  return words.call(functionName, to, value > 0n ? describeAmount(value, native) : undefined)
}

function describeMove({ sender, recipient, amount, isItem, token, unit }: Move, input: SentenceInput): Sentence {
  const what = describeAmount(amount, (token && input.unitOf?.(token)) ?? unit, isItem)
  return isAddressEqual(sender, input.safe) ? words.send(what, recipient) : words.move(what, sender, recipient)
}

function describeInfo(input: SentenceInput): Sentence {
  const { safe, txInfo, native } = input
  switch (txInfo.type) {
    case 'Transfer': {
      const move = readMove(safe, txInfo, undefined, native)
      if (!move) return words.unknownTransfer(displayName(kindOf(txInfo)))
      const { direction, sender, recipient } = txInfo
      const isIncoming = direction === 'INCOMING' || (direction === 'UNKNOWN' && isAddressEqual(recipient.value, safe))
      // The direction that is shown is the one that was checked, whoever stands as the sender.
      const from = direction === 'OUTGOING' ? safe : move.sender
      if (!isIncoming) return describeMove({ ...move, sender: from }, input)
      const unit = (move.token && input.unitOf?.(move.token)) ?? move.unit
      return words.receive(describeAmount(move.amount, unit, move.isItem), sender.value)
    }
    case 'SettingsChange':
      return describeSettingsInfo(txInfo.settingsInfo)
    case 'Custom': {
      const { isCancellation, actionCount, methodName, to } = txInfo
      if (isCancellation) return words.saidRejection
      if (actionCount !== null) return words.batch(actionCount, [])
      return words.call(displayName(methodName ?? ''), to.value, undefined)
    }
    case 'Creation':
      return words.createSafe
    default:
      return words.unknownKind(displayName(txInfo.kind))
  }
}

function kindOf({ transferInfo }: Extract<TransactionInfo, { type: 'Transfer' }>): string {
  return transferInfo.type === 'UNKNOWN' ? transferInfo.kind : ''
}
