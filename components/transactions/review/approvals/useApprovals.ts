import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useReadClient } from '@/lib/chain/useReadClient'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { listApprovals } from '@/lib/safe/signature/hashApprovals'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useKnownAddresses } from '@/lib/safe-view/useKnownAddresses'
import { givenQuery } from '@/lib/signing/transaction/givenApproval'
import { approvedQuery } from '@/lib/verify/approvedQuery'
import { failApproval } from '@/lib/verify/approvedTransaction'
import { type Approvals, judgeApprovals, mostLookups } from './judgeApprovals'

/**
 * What a transaction approves in other Safes, as the gateway describes it or a person gave it; one level deep: what that
 * approves in turn is only linked.
 */
export function useApprovals(safe: SafeView, decoded: DecodedCall | undefined): Approvals {
  const { chainId } = safe
  const client = useReadClient({ chainId })
  const known = useKnownAddresses(safe)
  const all = useMemo(() => (decoded ? listApprovals(decoded) : []), [decoded])
  const looked = useMemo(() => all.slice(0, mostLookups), [all])
  const queries = useMemo(
    () => looked.map((approval) => approvedQuery(client, { gateway: appGateway, chainId, approval, known })),
    [looked, client, chainId, known],
  )
  const answers = useQueries({ queries })
  const given = useQueries({
    queries: useMemo(
      () => looked.map((approval) => givenQuery({ chainId, approval, known })),
      [looked, chainId, known],
    ),
  })
  const states = looked.map((approval, index) => {
    const { data, error } = answers[index] ?? {}
    const found = data ?? (error ? failApproval(approval, error) : undefined)
    // What a person gave stands in for an answer that is missing. A lie stays one.
    const isAnswered = found?.status === 'match' || found?.status === 'mismatch'
    return { approval, approved: isAnswered ? found : (given[index]?.data ?? found) }
  })
  return judgeApprovals(states, all.length - looked.length)
}
