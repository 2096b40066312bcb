import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import type { Address } from 'viem'
import styles from '@/components/transactions/new/compose.module.css'
import { reviewFile } from '@/components/transactions/review/fileRequest'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { Button } from '@/components/ui/Button'
import { hasService } from '@/lib/config/publicEnv'
import { describeError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/time'
import { safeRoutes } from '@/lib/routes'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import type { SafeView } from '@/lib/safe-view/safeView'
import { toldActsKey } from '@/lib/signing/unfinished/actKeys'
import { readNote } from '@/lib/signing/unfinished/noteAct'
import { putAway } from '@/lib/signing/unfinished/putAway'
import type { ToldAct } from '@/lib/signing/unfinished/toldActsQuery'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { describeTold, nameAct } from './describeAct'
import * as words from './words'

type BegunActProps = { safe: SafeView; act: ToldAct; onReview: (request: ReviewRequest) => void }

/** What became of one act, and what can be done about it. */
export function BegunAct({ safe, act, onReview }: BegunActProps) {
  const { note, told, error } = act
  const queries = useQueryClient()
  const file = readNote(note)
  const state = told?.state
  const isAtService = hasService && (state === 'queued' || state === 'executed' || state === 'sent')
  const isWaiting = state === undefined || state === 'asking' || state === 'sent'
  const handleForget = () => {
    putAway(unfinishedActs, note, told)
    queries.invalidateQueries({ queryKey: toldActsKey })
  }
  return (
    <li className={styles.call} data-told={state ?? 'unknown'}>
      <p>
        <strong>{nameAct(note)}</strong>{' '}
        <span className={styles.soft}>{words.askedBy(formatDateTime(note.askedAt), note.account)}</span>
      </p>
      <p>{told ? describeTold(note, told) : words.notKnown(describeError(error))}</p>
      <div className={styles.row}>
        {isAtService && (
          <Link href={safeRoutes.transaction(safe, `multisig_${note.safe}_${note.hash}`)}>{words.openIt}</Link>
        )}
        {state === 'undelivered' && file && (
          <Button variant="primary" onClick={() => onReview(reviewFile(file))}>
            {words.deliverIt}
          </Button>
        )}
        {state === 'unreported' && file && (
          <Button variant="primary" onClick={() => onReview(reviewFile(withApproval(file, note.account)))}>
            {words.handOn}
          </Button>
        )}
        {!isWaiting && (
          <Button variant="quiet" onClick={handleForget}>
            {words.putAway}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The approval counts as the signature of whoever gave it. */
function withApproval(file: TransactionFile, signer: Address): TransactionFile {
  return { ...file, signatures: [{ signer, signature: approvedHashSignature(signer) }] }
}
