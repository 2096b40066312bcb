import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { recallSeen, useSeenTransaction } from '@/components/transactions/review/useSeenTransaction'
import { notChecked } from '@/components/verification/words'
import { useReadClient } from '@/lib/chain/useReadClient'
import { describeError } from '@/lib/errors'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { prepareRecovery } from '@/lib/safe/recover/recoverKey'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import { addSafeChecks } from '@/lib/safe-view/addSafeChecks'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useKnownAddresses } from '@/lib/safe-view/useKnownAddresses'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { detailsVerificationQuery } from '@/lib/verify/verificationQuery'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'

export type VerificationState = {
  status: CheckStatus | 'loading'
  sentence: string | undefined
  result: DetailsVerification | undefined
  /** Milliseconds since 1970. */
  checkedAt: number
}

/** What checking an answer about the transaction `requestedId` found, with what the gateway says wrongly of the Safe. */
export function useDetailsVerification(
  safe: SafeView,
  details: TransactionDetails,
  requestedId: string,
): VerificationState {
  const { chainId, address, version, chain, phases } = safe
  const client = useReadClient({ chainId })
  const known = useKnownAddresses(safe)
  const options = useMemo(
    () =>
      detailsVerificationQuery(client, phases.chain, {
        ref: { chainId, address },
        version,
        chain,
        details,
        known,
        requestedId,
        seen: recallSeen,
      }),
    [client, phases.chain, chainId, address, version, chain, details, known, requestedId],
  )
  useEffect(prepareRecovery, [])
  const { data, error, dataUpdatedAt: checkedAt } = useQuery(options)
  useSeenTransaction(data)
  const result = useMemo(() => data && addSafeChecks(data, safe.checks), [data, safe.checks])
  if (result) return { status: result.status, sentence: summarise(result.checks).sentence, result, checkedAt }
  if (!error) return { status: 'loading', sentence: undefined, result: undefined, checkedAt }
  const sentence = notChecked(describeError(error))
  return { status: 'unknown', sentence, result: undefined, checkedAt }
}
