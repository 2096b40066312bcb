import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { FoldPart } from '@/components/ui/details/FoldPart'
import { saveFile } from '@/lib/file/saveFile'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { formatReport } from '@/lib/safe/verify/verificationReport'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import styles from './ReportFold.module.css'
import * as words from './words'

type ReportFoldProps = { safe: SafeRef; result: DetailsVerification; checkedAt: number }

/** What was verified of a transaction that owners sign, to keep or to hand to the next signer, who can check it with other tools. */
export function ReportFold({ safe, result, checkedAt }: ReportFoldProps) {
  const { claimed, verification, checks, status, warnings } = result
  if (!claimed || !verification) return null
  const { transaction } = claimed
  const judged = { ...verification, checks, status }
  const report = { chainId: safe.chainId, safe: safe.address, transaction, verification: judged, warnings }
  const text = formatReport({ ...report, createdAt: checkedAt })
  const hash = verification.hashes?.safeTxHash ?? 'unknown'
  return (
    <FoldPart title={words.verificationReport}>
      <p>{words.reportHint}</p>
      <div className={styles.buttons}>
        <Button onClick={() => saveFile(`verification-${hash.slice(0, 10)}.txt`, text)}>{words.downloadReport}</Button>
        <CopyButton text={text} label={words.copyReport} />
      </div>
    </FoldPart>
  )
}
