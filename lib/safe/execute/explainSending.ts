import { type Address, BaseError, encodeErrorResult, type Hex, maxUint256, type PublicClient, parseAbi } from 'viem'
import { AppError, describeError } from '@/lib/errors'
import type { ExecutionCall } from './executeTransaction'
import { findSafeErrorCode } from './executionErrors'
import { explainFailure, type FailedExecution, type FailureReader } from './explainFailure'
import { sayCurrency } from './missingFunds'
import { describeRevertData, readRevertData } from './revertReason'

/** A call that was not sent, and why in words; `details` has what the node or the wallet said. */
export class SendingError extends AppError {
  override name = 'SendingError'
}

export type FailedSending = {
  client: FailureReader & Pick<PublicClient, 'estimateGas' | 'getGasPrice'>
  sender: Address
  call: ExecutionCall
  /** What the call executes, where it is an execution. */
  execution?: Omit<FailedExecution, 'data'> | undefined
}

// Words of geth, erigon, nethermind, besu, reth and anvil.
const reasons: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /nonce (is )?too low|already been used|oldnonce|nonce has already/i,
    'The wallet took a nonce of its account that is used already: another transaction was first. Try again; if it stays, reset the account’s activity in your wallet.',
  ],
  [
    /nonce (is )?too high/i,
    'The wallet took a nonce of its account that leaves a gap. Reset the account’s activity in your wallet, then try again.',
  ],
  [
    /underpriced|replacement fee too low|could not replace/i,
    'Another transaction of this account waits with the same nonce, and the fee is too low to take its place: wait, or raise the fee in your wallet.',
  ],
  [
    /already known|known transaction|alreadyimported/i,
    'The node has this very transaction already: wait until the chain has taken it.',
  ],
  [
    /max fee per gas less than block base fee|fee ?cap|feecaptoolow|gas price (is )?(too low|below)/i,
    'The fee is below what the chain asks for now: raise it in your wallet.',
  ],
  [/intrinsic gas too low/i, 'The gas limit is too low for any transaction: leave it to the estimate.'],
  [
    /exceeds (the )?block gas limit|gas limit too high|exceeds block/i,
    'It needs more gas than a block of this chain has.',
  ],
  [
    /out of gas|gas required exceeds/i,
    'It needs more gas than a block of this chain has, or than the account can pay for.',
  ],
  [/rate limit|too many requests|limit exceeded/i, 'The node takes no more questions for now: wait a moment.'],
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
  const reason = describeRevertData(data ?? encodeCode(text))
  if (reason === undefined) return 'The chain would refuse it, without a reason.'
  return `The chain would refuse it: ${reason.replace(/\.$/, '')}.`
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
    const start = `The account ${sender} holds ${say(held)}`
    if (held >= needed)
      return `${start}, which the node does not take for enough to pay the fee of about ${say(needed)}.`
    return `${start} and the fee is about ${say(needed)}: ${say(needed - held)} are missing.`
  } catch {
    const held = await client.getBalance({ address: sender }).catch(() => undefined)
    const holds = held === undefined ? '' : ` holds ${sayCurrency(client, held)} and`
    return `The account ${sender}${holds} cannot pay the fee.`
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
