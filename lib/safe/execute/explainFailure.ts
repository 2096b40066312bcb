import type { Address, Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { decodeCall } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { findInnerFailure, type InnerFailure, listOwnCalls } from './innerFailure'
import { findMissing, readHeld } from './missingFunds'
import { readRefundPrice } from './refundPrice'
import { readRevert } from './revertReason'
import * as words from './words'

export type FailureReader = Pick<
  ReadClient,
  'call' | 'simulateBlocks' | 'readContract' | 'getBalance' | 'getGasPrice' | 'multicall' | 'chain'
>

/** `data` is what execTransaction was reverted with; undefined where it only returned that its call failed. */
export type FailedExecution = {
  state: Pick<SafeState, 'address' | 'guard'>
  transaction: SafeTransaction
  data: Hex | undefined
}

/**
 * Why an execution fails, in words and numbers, with the contract's code behind: what the Safe lacks, which of its calls
 * fails and why, the guard that refuses, or what the Safe's own code means. It runs each call on the node. Throws nothing.
 */
export async function explainFailure(
  client: FailureReader,
  { state, transaction, data }: FailedExecution,
): Promise<string> {
  const { reason, code } = readRevert(data) ?? {}
  // Signatures, gas and refund: the Safe has not come to the call itself.
  if (code === 'GS011' || code === 'GS012') return sayRefund(client, state.address, transaction, code)
  if (reason !== undefined && code && code !== 'GS013' && /^GS0[12]/.test(code)) return reason
  const decoded = decodeCall(state.address, transaction)
  const calls = listOwnCalls(decoded)
  const cause = calls && (await explainCalls(client, state.address, calls))
  if (cause === 'none' && state.guard) return words.guardRefuses(state.guard, reason)
  if (cause && cause !== 'none') {
    const { sentence } = cause
    return code && code !== cause.code ? words.withCode({ sentence, code }) : sentence
  }
  return reason !== undefined && code ? reason : words.reverts(reason)
}

type Cause = { sentence: string; code?: string | undefined }

async function explainCalls(
  client: FailureReader,
  safe: Address,
  calls: readonly DecodedCall[],
): Promise<Cause | 'none' | undefined> {
  const failure = await findInnerFailure(client, safe, calls).catch(() => undefined)
  if (failure === 'none') return 'none'
  // Without the first that fails, what all of them need together is looked at.
  const known = failure ?? { index: calls.length - 1, data: undefined }
  const missing = await findMissing(client, safe, calls.slice(0, known.index + 1)).catch(() => undefined)
  if (missing) return { sentence: missing }
  return failure && sayFailure(failure, calls)
}

function sayFailure({ index, data }: InnerFailure, calls: readonly DecodedCall[]): Cause | undefined {
  const call = calls[index]
  if (!call) return undefined
  const { functionName: method, to } = call
  const { reason, code } = readRevert(data) ?? {}
  const count = calls.length
  const sentence =
    count > 1
      ? words.callOfManyFails({ method, to, position: index + 1, count }, reason)
      : words.callFails({ method, to }, reason)
  return { sentence, code }
}

/** The part of the refund that is fixed, beside what the Safe holds of it. */
async function sayRefund(
  client: FailureReader,
  safe: Address,
  transaction: SafeTransaction,
  code: keyof typeof words.unpaidRefunds,
): Promise<string> {
  const { baseGas, gasPrice, gasToken } = transaction
  const now = (await readRefundPrice(client, transaction)) ?? gasPrice
  const isBelow = now < gasPrice
  const amounts = await readHeld(client, safe, gasToken, baseGas * (isBelow ? now : gasPrice)).catch(() => undefined)
  return words.unpaidRefunds[code](amounts)
}
