import { type Address, BaseError, encodeErrorResult, type Hex, maxUint256, parseAbi } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { AppError, describeError } from '@/lib/errors'
import type { ExecutionCall } from './executeTransaction'
import { findSafeErrorCode } from './executionErrors'
import { explainFailure, type FailedExecution, type FailureReader } from './explainFailure'
import { sayCurrency } from './missingFunds'
import { describeRevertData, readRevertData } from './revertReason'
import * as words from './words'

/** A call that was not sent, and why in words; `details` has what the node or the wallet said. */
export class SendingError extends AppError {
  override name = 'SendingError'
}

export type FailedSending = {
  client: FailureReader & Pick<ReadClient, 'estimateGas' | 'getGasPrice'>
  sender: Address
  call: ExecutionCall
  /** What the call executes, where it is an execution. */
  execution?: Omit<FailedExecution, 'data'> | undefined
}

// Words of geth, erigon, nethermind, besu, reth and anvil.
const reasons: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/nonce (is )?too low|already been used|oldnonce|nonce has already/i, words.nonceUsed],
  [/nonce (is )?too high/i, words.nonceGap],
  [/underpriced|replacement fee too low|could not replace/i, words.underpriced],
  [/already known|known transaction|alreadyimported/i, words.alreadyKnown],
  [/max fee per gas less than block base fee|fee ?cap|feecaptoolow|gas price (is )?(too low|below)/i, words.lowFee],
  [/intrinsic gas too low/i, words.lowGas],
  [/exceeds (the )?block gas limit|gas limit too high|exceeds block/i, words.muchGas],
  [/out of gas|gas required exceeds/i, words.muchOrDearGas],
  [/rate limit|too many requests|limit exceeded/i, words.busyNode],
]

const noFunds =
  /insufficient funds|gas required exceeds allowance|exceeds the balance|not enough balance|insufficientfunds/i

/**
 * Says why a call could not be estimated or sent: a revert by `explainFailure`, a fee that the account cannot pay in
 * numbers, and what nodes and wallets refuse, in words. Throws nothing.
 */
export async function explainSending(failed: FailedSending, error: unknown): Promise<SendingError | unknown> {
  if (!(error instanceof BaseError)) return error
  const text = textOf(error)
  const data = readRevertData(error)
  const message =
    data === undefined
      ? ((await explainFunds(failed, text)) ?? (await explainRevert(failed, data, text)) ?? findReason(text))
      : await explainRevert(failed, data, text)
  return message === undefined ? error : new SendingError(message, { cause: error, details: describeError(error) })
}

/** With the bytes that it was reverted with nothing else counts: a contract may write anything into them. */
async function explainRevert(
  { client, execution }: FailedSending,
  data: Hex | undefined,
  text: string,
): Promise<string | undefined> {
  if (data === undefined && !/revert/i.test(text)) return undefined
  if (execution) return explainFailure(client, { ...execution, data: data ?? encodeCode(text) })
  return words.refuses(describeRevertData(data ?? encodeCode(text)))
}

/** Some nodes tell a contract's code in their text alone. */
function encodeCode(text: string): Hex | undefined {
  const code = findSafeErrorCode(text)
  if (code === undefined) return undefined
  return encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [code] })
}

/** What the account lacks for the fee: the gas is estimated as if it had plenty. */
async function explainFunds({ client, sender, call }: FailedSending, text: string): Promise<string | undefined> {
  if (!noFunds.test(text)) return undefined
  try {
    const stateOverride = [{ address: sender, balance: maxUint256 / 2n }]
    const [held, gas, price] = await Promise.all([
      client.getBalance({ address: sender }),
      client.estimateGas({ account: sender, ...call, stateOverride }),
      client.getGasPrice(),
    ])
    const needed = gas * price + call.value
    const say = (amount: bigint) => sayCurrency(client, amount)
    const amounts = { account: sender, held: say(held), needed: say(needed) }
    if (held >= needed) return words.notTakenForEnough(amounts)
    return words.lackingFee({ ...amounts, lack: say(needed - held) })
  } catch {
    const held = await client.getBalance({ address: sender }).catch(() => undefined)
    return words.unpayableFee({ account: sender, held: held === undefined ? undefined : sayCurrency(client, held) })
  }
}

function findReason(text: string): string | undefined {
  return reasons.find(([pattern]) => pattern.test(text))?.[1]
}

function textOf(error: BaseError): string {
  const texts: string[] = []
  error.walk((cause) => {
    if (cause instanceof BaseError) texts.push(cause.name, cause.shortMessage, cause.details ?? '')
    else if (cause instanceof Error) texts.push(cause.message)
    return false
  })
  return texts.join(' ')
}
