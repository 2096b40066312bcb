import type { Address, Hex, PublicClient } from 'viem'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { decodeCall } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { describeSafeErrorCode, findSafeErrorCode } from './executionErrors'
import { findInnerFailure, type InnerFailure, listOwnCalls } from './innerFailure'
import { findMissing, sayHeld } from './missingFunds'
import { describeRevertData } from './revertReason'

export type FailureReader = Pick<
  PublicClient,
  'call' | 'simulateBlocks' | 'readContract' | 'getBalance' | 'multicall' | 'chain'
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
  const reason = describeRevertData(data)
  const code = reason === undefined ? undefined : findSafeErrorCode(reason)
  // Signatures, gas and refund: the Safe has not come to the call itself.
  if (code === 'GS011' || code === 'GS012') return sayRefund(client, state.address, transaction, code)
  if (code && code !== 'GS013' && /^GS0[12]/.test(code)) return describeSafeErrorCode(code) ?? reason ?? ''
  const decoded = decodeCall(state.address, transaction)
  const calls = listOwnCalls(decoded)
  const cause = calls && (await explainCalls(client, state.address, calls))
  if (cause && cause !== 'none') return code && !cause.includes(code) ? `${cause} (${code})` : cause
  if (cause === 'none' && state.guard) return sayGuard(state.guard, reason)
  if (reason === undefined) return 'It would be reverted, without a reason.'
  return code ? reason : `It would be reverted: ${reason}.`
}

async function explainCalls(
  client: FailureReader,
  safe: Address,
  calls: readonly DecodedCall[],
): Promise<string | 'none' | undefined> {
  const failure = await findInnerFailure(client, safe, calls).catch(() => undefined)
  if (failure === 'none') return 'none'
  // Without the first that fails, what all of them need together is looked at.
  const known = failure ?? { index: calls.length - 1, data: undefined }
  const missing = await findMissing(client, safe, calls.slice(0, known.index + 1)).catch(() => undefined)
  if (missing) return missing
  return failure && sayFailure(failure, calls)
}

function sayFailure({ index, data }: InnerFailure, calls: readonly DecodedCall[]): string | undefined {
  const call = calls[index]
  if (!call) return undefined
  const name = call.functionName ? `${call.functionName} of ${call.to}` : `The call to ${call.to}`
  const which = calls.length > 1 ? `Call ${index + 1} of ${calls.length} fails: ${name}` : `${name} fails`
  const reason = describeRevertData(data)
  return reason === undefined ? `${which}, without a reason.` : `${which}: ${reason.replace(/\.$/, '')}.`
}

/** The part of the refund that is fixed, beside what the Safe holds of it. */
async function sayRefund(
  client: FailureReader,
  safe: Address,
  transaction: SafeTransaction,
  code: string,
): Promise<string> {
  const { baseGas, gasPrice, gasToken } = transaction
  const sentence = describeSafeErrorCode(code) ?? code
  const amounts = await sayHeld(client, safe, gasToken, baseGas * gasPrice).catch(() => undefined)
  return amounts ? sentence.replace('.', `: ${amounts}.`) : sentence
}

function sayGuard(guard: Address, reason: string | undefined): string {
  return `The Safe’s guard ${guard} refuses it${reason === undefined ? ', without a reason' : `: ${reason}`}.`
}
