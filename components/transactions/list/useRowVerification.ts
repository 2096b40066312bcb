import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { recallSeen, useSeenTransaction } from '@/components/transactions/review/useSeenTransaction'
import { notChecked } from '@/components/verification/words'
import { attempt } from '@/lib/attempt'
import { useReadClient } from '@/lib/chain/useReadClient'
import { describeError } from '@/lib/errors'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { transactionRequest } from '@/lib/gateway/queries/transactionDetails'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { prepareRecovery } from '@/lib/safe/recover/recoverKey'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { listedVerificationQuery } from '@/lib/verify/verificationQuery'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'

export type RowVerification = {
  status: CheckStatus | 'loading'
  sentence: string | undefined
  result: DetailsVerification | undefined
}

const loading: RowVerification = { status: 'loading', sentence: undefined, result: undefined }

/** What checking a row of a list found. Nothing is asked before `isEnabled`, and nothing again after it ends. */
export function useRowVerification(
  safe: SafeView,
  listed: TransactionSummary,
  { known, repeats }: { known: readonly Address[]; repeats: number },
  isEnabled: boolean,
): RowVerification {
  const { chainId, address, version, chain, phases } = safe
  const client = useReadClient({ chainId })
  const phase = isEnabled ? phases.chain : 'checking'
  // Most rows of a long list are never looked at: of those no query is made, and no key.
  const [isBegun, setIsBegun] = useState(isEnabled)
  if (isEnabled && !isBegun) setIsBegun(true)
  const options = useMemo(() => {
    if (!isBegun) return undefined
    const ref = { chainId, address }
    const input = { gateway: appGateway, ref, version, chain, known, listed, repeats, seen: recallSeen }
    return listedVerificationQuery(client, phase, input)
  }, [isBegun, client, phase, chainId, address, version, chain, known, listed, repeats])
  // Loaded while the rows' details are asked for.
  useEffect(prepareRecovery, [])
  // What checking begins with does not wait for the chain, without which it cannot go on.
  const isAhead = isEnabled && phases.chain === 'checking' && listed.executionInfo !== null
  useEffect(() => {
    if (isAhead) attempt(() => appGateway.begin(transactionRequest(chainId, listed.id)))
  }, [isAhead, chainId, listed.id])
  const queries = options ? [options] : []
  const [query] = useQueries({ queries })
  const { data, error } = query ?? {}
  useSeenTransaction(data)
  if (data) {
    const { sentence } = summarise(data.checks)
    return { ...doubtVerdict({ status: data.status, sentence }, chain), result: data }
  }
  if (!error) return loading
  return { status: 'unknown', sentence: notChecked(describeError(error)), result: undefined }
}
