import Link from 'next/link'
import * as words from '@/components/transactions/review/words'
import { Notice } from '@/components/ui/notice/Notice'
import { UnkeptNotice } from '@/components/ui/notice/UnkeptNotice'
import { hasService } from '@/lib/config/publicEnv'
import { draftKey } from '@/lib/drafts/draft'
import { isHeld, mostHeld } from '@/lib/drafts/heldTransactions'
import { useHeldTransactions } from '@/lib/drafts/useHeldTransactions'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeRoutes } from '@/lib/routes'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { browserStorage } from '@/lib/storage/browserStorage'
import { TransactionExport } from './TransactionExport'

type UntoldTransactionProps = {
  safe: SafeRef
  file: TransactionFile
  /** What goes on here stays while the page opens where the transaction is kept. */
  isStep: boolean
  onClose: () => void
}

/** A transaction that nobody was told of: the ways to hand it on, and where it is found again. */
export function UntoldTransaction({ safe, file, isStep, onClose }: UntoldTransactionProps) {
  const { files } = useHeldTransactions(safe)
  const isKept = isHeld(files, file)
  const key = draftKey('file', safe)
  const href = hasService ? safeRoutes.newTransaction(safe) : safeRoutes.queue(safe)
  return (
    <>
      <TransactionExport file={file} />
      {isKept ? <UnkeptNotice keys={[key]} /> : <Notice tone="warning">{words.notHeld(mostHeld)}</Notice>}
      {isKept && browserStorage.isLasting(key) && (
        <p>
          {words.keptHere}{' '}
          <Link href={href} {...(isStep ? { target: '_blank' } : { onClick: onClose })}>
            {words.seeHeld}
          </Link>
        </p>
      )}
    </>
  )
}
