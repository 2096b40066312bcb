import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { saveFile } from '@/lib/file/saveFile'
import { formatReport, type ReportInput } from '@/lib/safe/verify/verificationReport'
import styles from './ReportButton.module.css'
import * as words from './words'

type ReportButtonProps = { report: ReportInput }

/** What was verified, to keep or to hand to the next signer, who can check it with other tools. */
export function ReportButton({ report }: ReportButtonProps) {
  const text = formatReport(report)
  const hash = report.verification.hashes?.safeTxHash ?? 'unknown'
  return (
    <div className={styles.buttons}>
      <Button onClick={() => saveFile(`verification-${hash.slice(0, 10)}.txt`, text)}>{words.downloadReport}</Button>
      <CopyButton text={text} label={words.copyReport} />
    </div>
  )
}
