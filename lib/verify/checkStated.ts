import { TransactionReceiptNotFoundError } from 'viem'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { readExecutionResult } from '@/lib/safe/executionResult'
import type { SafeState } from '@/lib/safe/readSafe'
import { readTokenInfo } from '@/lib/safe/tokenInfo'
import { type Check, compareValues } from '@/lib/safe/verification'
import type { ClaimedTransaction } from '@/lib/safe/verifyTransaction'
import type { DetailsInput } from './verifyDetails'

/** What the gateway says around a transaction: how it ended, who may sign it, and how the gas token counts. */
export async function checkStated(input: DetailsInput, claimed: ClaimedTransaction): Promise<Check[]> {
  const [ended, gasToken] = await Promise.all([checkEnd(input, claimed), checkGasToken(input)])
  return [...ended, ...checkSigners(input), ...gasToken]
}

/**
 * `verifyTransaction` takes a used nonce for a fault. Of a transaction that is said to be cancelled it is the proof, and
 * a nonce that is not used yet the lie.
 */
export function restateNonce(
  checks: readonly Check[],
  { txStatus }: TransactionDetails,
  chain: SafeState | undefined,
): Check[] {
  if (txStatus !== 'CANCELLED' || !chain) return [...checks]
  return checks.map((check) => {
    if (check.subject !== 'nonce') return check
    const subject = 'txStatus'
    if (check.status === 'mismatch') return { status: 'match', subject, reason: 'Another transaction used its nonce.' }
    return { status: 'mismatch', subject, field: subject, reason: 'It is not cancelled: its nonce is not used yet.' }
  })
}

/** Both ways to end have an event: which of the two it was, `verifyTransaction` does not compare. */
async function checkEnd({ client, ref, details }: DetailsInput, claimed: ClaimedTransaction): Promise<Check[]> {
  const { execution, safeTxHash } = claimed
  if (!client || !execution) return []
  const subject = 'txStatus'
  try {
    const receipt = await client.getTransactionReceipt({ hash: execution.txHash })
    const result = readExecutionResult(receipt, ref.address, `0x${safeTxHash.slice(2).toLowerCase()}`)
    // That it was not executed there at all is the finding of another check.
    if (result === 'absent') return []
    const expected = result === 'success' ? 'SUCCESS' : 'FAILED'
    const reasons: [string, string] = ['It ended as is said here.', 'It did not end as is said here.']
    return [compareValues(subject, expected, details.txStatus, reasons)]
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return []
    return [{ status: 'unknown', subject, reason: 'The chain did not answer how it ended.' }]
  }
}

function checkSigners({ chain, details }: DetailsInput): Check[] {
  const { detailedExecutionInfo: info, txStatus } = details
  const isQueued = txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
  if (!chain || !isQueued || info?.type !== 'MULTISIG') return []
  const sort = (addresses: readonly string[]) =>
    addresses
      .map((address) => address.toLowerCase())
      .sort()
      .join(', ')
  const received = sort(info.signers.map(({ value }) => value))
  const reasons: [string, string] = ['The owners named are those of the Safe.', 'The Safe has other owners than named.']
  return [compareValues('signers', sort(chain.owners), received, reasons)]
}

/** A gas token under a false name, or with false decimals, hides what a refund costs. */
async function checkGasToken({ client, details }: DetailsInput): Promise<Check[]> {
  const { detailedExecutionInfo: info } = details
  if (!client || info?.type !== 'MULTISIG' || !info.gasTokenInfo || info.gasPrice === 0n) return []
  const { gasTokenInfo, gasToken } = info
  const reasons: [string, string] = ['The gas token is the one described.', 'The gas token is not the one described.']
  const checks = [compareValues('gasToken', gasToken, gasTokenInfo.address, reasons)]
  try {
    const [token] = await readTokenInfo(client, [gasToken])
    const symbols: [string, string] = ['The gas token says this symbol.', 'The gas token has another symbol.']
    if (token?.symbol !== undefined) checks.push(compareValues('symbol', token.symbol, gasTokenInfo.symbol, symbols))
    const counts: [string, string] = ['The gas token says these decimals.', 'The gas token has other decimals.']
    if (token?.decimals !== undefined && gasTokenInfo.decimals !== null) {
      checks.push(compareValues('decimals', `${token.decimals}`, `${gasTokenInfo.decimals}`, counts))
    }
  } catch {
    checks.push({ status: 'unknown', subject: 'symbol', reason: 'The gas token was not read from the chain.' })
  }
  return checks
}
