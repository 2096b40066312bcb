import type { Hex } from 'viem'
import { VerificationBadge } from '@/components/chain/VerificationBadge'
import { CopyButton } from '@/components/ui/CopyButton'
import type { Check } from '@/lib/safe/verification'
import styles from './FinalSignature.module.css'

type FinalSignatureProps = {
  signature: Hex
  /** What the Safe's contract said of it; undefined while it is being asked. */
  check: Check | undefined
}

/** The Safe's own signature: what a site asks for, and whether the Safe's contract accepts it. */
export function FinalSignature({ signature, check }: FinalSignatureProps) {
  return (
    <div className={styles.final}>
      <VerificationBadge status={check?.status ?? 'loading'} sentence={check?.reason} />
      {signature === '0x' ? (
        <p>
          This message is signed on the chain, by a transaction. Its signature is empty: <code>0x</code>
        </p>
      ) : (
        <code className={styles.bytes}>{signature}</code>
      )}
      <div>
        <CopyButton text={signature} label="Copy signature" />
      </div>
    </div>
  )
}
