import type { SafeState } from '@/lib/safe/account/readSafe'
import { readTokenInfo } from '@/lib/safe/call/tokenInfo'
import { type Check, compareValues, unknown } from '@/lib/safe/verify/verification'
import type { ClaimedTransaction } from '@/lib/safe/verify/verifyTransaction'
import type { DetailsInput } from '@/lib/verify/detailsInput'
import { checkExecuted } from './checkExecuted'
import { isSaidAwaited, isSaidExecuted, judgeStatus } from './judgeStatus'
import type { Ending } from './readEnding'

/**
 * What the gateway says around a transaction: how far it is and how it ended, when and by whom, who may sign it, and how
 * the gas token counts.
 */
export async function checkStated(input: DetailsInput, claimed: ClaimedTransaction, ending: Ending): Promise<Check[]> {
  const { details, chain } = input
  const isNonceUsed = chain && claimed.transaction.nonce < chain.nonce
  const { txStatus: status, txHash } = details
  const facts = { status, isPlaced: txHash !== null, isNonceUsed, execution: ending.execution }
  const [executed, gasToken] = await Promise.all([checkExecuted(input, claimed, ending), checkGasToken(input)])
  return [...judgeStatus(facts), ...checkAwaited(input), ...executed, ...checkSigners(input), ...gasToken]
}

/**
 * `verifyTransaction` takes a used nonce for a fault, a free one for good, and the threshold of today for that which is
 * needed. Of what is said to be over, `judgeStatus` says what its nonce means, and nothing is needed any more.
 */
export function restateNonce(
  checks: readonly Check[],
  status: DetailsInput['details']['txStatus'],
  chain: SafeState | undefined,
): Check[] {
  const isOver = isSaidExecuted(status) || status === 'CANCELLED'
  return checks.filter(({ subject }) => !isOver || !chain || (subject !== 'nonce' && subject !== 'threshold'))
}

/** What it waits for follows from the signatures that are listed, and from how many the Safe needs. */
function checkAwaited({ chain, details: { txStatus, detailedExecutionInfo: info } }: DetailsInput): Check[] {
  if (!isSaidAwaited(txStatus) || info?.type !== 'MULTISIG') return []
  const isEnough = info.confirmations.length >= (chain?.threshold ?? info.confirmationsRequired)
  const expected = isEnough ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS'
  return [compareValues('txStatus', expected, txStatus, [{ code: 'awaited' }, { code: 'otherAwaited' }])]
}

function checkSigners({ chain, details }: DetailsInput): Check[] {
  const { detailedExecutionInfo: info, txStatus } = details
  if (!chain || !isSaidAwaited(txStatus) || info?.type !== 'MULTISIG') return []
  const sort = (addresses: readonly string[]) =>
    addresses
      .map((address) => address.toLowerCase())
      .sort()
      .join(', ')
  const received = sort(info.signers.map(({ value }) => value))
  return [compareValues('signers', sort(chain.owners), received, [{ code: 'owners' }, { code: 'otherOwners' }])]
}

/** A gas token under a false name, or with false decimals, hides what a refund costs. */
async function checkGasToken({ client, details }: DetailsInput): Promise<Check[]> {
  const { detailedExecutionInfo: info } = details
  if (!client || info?.type !== 'MULTISIG' || !info.gasTokenInfo || info.gasPrice === 0n) return []
  const { gasTokenInfo, gasToken } = info
  const checks: Check[] = [
    compareValues('gasToken', gasToken, gasTokenInfo.address, [{ code: 'gasToken' }, { code: 'otherGasToken' }]),
  ]
  try {
    const [token] = await readTokenInfo(client, [gasToken])
    if (token?.symbol !== undefined)
      checks.push(
        compareValues('symbol', token.symbol, gasTokenInfo.symbol, [
          { code: 'gasTokenSymbol' },
          { code: 'otherGasTokenSymbol' },
        ]),
      )
    if (token?.decimals !== undefined && gasTokenInfo.decimals !== null) {
      checks.push(
        compareValues('decimals', `${token.decimals}`, `${gasTokenInfo.decimals}`, [
          { code: 'gasTokenDecimals' },
          { code: 'otherGasTokenDecimals' },
        ]),
      )
    }
  } catch {
    checks.push(unknown('symbol', { code: 'gasTokenSilent' }))
  }
  return checks
}
