import type { Hex } from 'viem'
import { CopyButton } from '@/components/ui/CopyButton'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { sayReason } from '@/lib/safe/verify/reason'
import type { Check } from '@/lib/safe/verify/verification'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './FinalSignature.module.css'
import * as words from './words'

type FinalSignatureProps = {
  safe: SafeView
  signature: Hex
  /** What the Safe's contract said of it; undefined while it is being asked. */
  check: Check | undefined
}

/** The Safe's own signature: what a site asks for, and whether the Safe's contract accepts it. */
export function FinalSignature({ safe, signature, check }: FinalSignatureProps) {
  const verdict = doubtVerdict(
    { status: check?.status ?? 'loading', sentence: check && sayReason(check.reason) },
    safe.chain,
  )
  return (
    <div className={styles.final}>
      <VerificationBadge {...verdict} />
      {signature === '0x' ? <p>{words.emptySignature}</p> : <code className={styles.bytes}>{signature}</code>}
      <div>
        <CopyButton text={signature} label={words.copySignature} />
      </div>
    </div>
  )
}
