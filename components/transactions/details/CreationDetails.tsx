import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallView } from '@/components/transactions/view/CallView'
import { CreationInfo } from '@/components/transactions/view/info/CreationInfo'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { useReadClient } from '@/lib/chain/useReadClient'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { creationSetupQuery } from '@/lib/verify/creationSetup'
import styles from './CreationDetails.module.css'
import * as words from './words'

type CreationDetailsProps = { safe: SafeView; info: Extract<TransactionInfo, { type: 'Creation' }> }

/** How the Safe came to be. Gateways have no details of that: they stand in the row, the setup read from the chain. */
export function CreationDetails({ safe, info }: CreationDetailsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const client = useReadClient({ chainId: safe.chainId })
  const setup = useQuery({ ...creationSetupQuery(client, safe, info.transactionHash), enabled: isOpen })
  const { creator, factory, implementation, saltNonce, transactionHash } = info
  const parts = { creator: creator.value, factory: factory?.value, implementation: implementation?.value }
  return (
    <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.creation}</summary>
      <CreationInfo chainId={safe.chainId} {...parts} saltNonce={saltNonce} transactionHash={transactionHash} />
      {setup.error && <FailureNotice title={words.setupFailed} error={setup.error} onRetry={() => setup.refetch()} />}
      {setup.data === null && <p>{words.noSetup}</p>}
      {setup.data && (
        <div className={styles.setup}>
          <p className={styles.title}>{words.setup}</p>
          <CallView safe={safe} call={setup.data} />
        </div>
      )}
    </details>
  )
}
