import { useMemo } from 'react'
import { isAddressEqual } from 'viem'
import { ApprovedTransactions } from '@/components/transactions/review/approvals/ApprovedTransactions'
import { joinWarnings } from '@/components/transactions/review/approvals/judgeApprovals'
import { useApprovals } from '@/components/transactions/review/approvals/useApprovals'
import { CallPanel } from '@/components/transactions/view/CallPanel'
import { ConfirmationList } from '@/components/transactions/view/ConfirmationList'
import { FieldTable } from '@/components/transactions/view/FieldTable'
import { HashPanel } from '@/components/transactions/view/HashPanel'
import { readLocalCall } from '@/components/transactions/view/readLocalCall'
import { WarningList } from '@/components/transactions/view/WarningList'
import { Panel } from '@/components/ui/Panel'
import { CheckList } from '@/components/verification/CheckList'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { DetailsSummary } from './DetailsSummary'
import { OtherSafeNotice } from './OtherSafeNotice'
import { ReportPanel } from './ReportPanel'
import { TransactionActions } from './TransactionActions'
import { TransactionExportPanel } from './TransactionExportPanel'
import { useDetailsVerification } from './useDetailsVerification'
import * as words from './words'

type TransactionDetailsViewProps = {
  safe: SafeView
  details: TransactionDetails
  /** The id or hash that was asked for. */
  requestedId: string
  /** The service had it and lists it no more. */
  isGone?: boolean
}

/** One transaction in full: what it does, whether that was checked and how, and who signed it. */
export function TransactionDetailsView({ safe, details, requestedId, isGone = false }: TransactionDetailsViewProps) {
  const { chainId, address, owners } = safe
  const local = useMemo(() => readLocalCall(address, details), [address, details])
  const verification = useDetailsVerification(safe, details, requestedId)
  const { result, checkedAt } = verification
  const { claimed, decoded } = local
  const approvals = useApprovals(safe, decoded)
  const { safeAddress } = details
  // What is wrong comes before everything that cannot be relied on then.
  const checks = result && (
    <Panel title={words.checks}>
      <CheckList checks={result.checks} />
    </Panel>
  )
  return (
    <>
      {!isAddressEqual(safeAddress, address) && (
        <OtherSafeNotice chainId={chainId} address={safeAddress} id={requestedId} />
      )}
      <DetailsSummary safe={safe} details={details} local={local} verification={verification} />
      <WarningList warnings={joinWarnings(result?.warnings ?? [], approvals)} />
      {result?.status !== 'match' && checks}
      <ApprovedTransactions safe={safe} approvals={approvals} />
      <TransactionActions {...{ safe, details, verification, isGone }} />
      {decoded && <CallPanel safe={safe} call={decoded} service={details.txData?.dataDecoded} />}
      {claimed && (
        <Panel title={words.signatures}>
          <ConfirmationList
            {...{ safe, claimed: result?.claimed ?? claimed, owners }}
            verification={result?.verification}
            checks={result?.checks}
          />
        </Panel>
      )}
      {claimed && result && <HashPanel hashes={result.verification?.hashes} />}
      {result?.status === 'match' && checks}
      {claimed && (
        <Panel title={words.signedFields}>
          <FieldTable safe={safe} transaction={claimed.transaction} />
        </Panel>
      )}
      {result?.claimed && !result.claimed.execution && <TransactionExportPanel safe={safe} claimed={result.claimed} />}
      {result && <ReportPanel safe={safe} result={result} checkedAt={checkedAt} />}
    </>
  )
}
