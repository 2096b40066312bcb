import type { Address } from 'viem'
import { ButtonLink } from '@/components/ui/ButtonLink'
import rowStyles from '@/components/ui/list/row.module.css'
import { safeRoutes } from '@/lib/routes'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { findDistrust } from '@/lib/signing/obstacle'
import { decideActions, findNext, type Situation } from '@/lib/signing/transaction/decideActions'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import * as words from './words'

type RowActProps = {
  safe: SafeView
  account: Address
  status: CheckStatus | 'loading'
  result: DetailsVerification
  id: string
}

/** What an owner can do with a queued transaction that was checked: its review is opened. Nothing where it cannot be done. */
export function RowAct({ safe, account, status, result, id }: RowActProps) {
  const { chainId, address, chain } = safe
  const accountProblem = findDistrust(useAccountTrust(safe))
  if (status !== 'match') return null
  const situation: Situation = {
    ...{ account, chain, accountProblem, proposer: undefined, ownerSafes: [] },
    // The review asks for the right network.
    walletChainId: chainId,
    safe: { chainId, address },
    transaction: result.claimed?.transaction,
    verdict: { status, sentence: '' },
    signedBy: result.verification?.signedBy ?? [],
  }
  const decisions = decideActions(situation)
  const next = findNext(decisions, situation)
  if (decisions[next]) return null
  return (
    <ButtonLink
      className={rowStyles.act ?? ''}
      variant={next === 'execute' ? 'primary' : 'secondary'}
      href={safeRoutes.review({ chainId, address }, id)}
    >
      {next === 'execute' ? words.execute : words.confirm}
    </ButtonLink>
  )
}
