import type { Hex } from 'viem'
import { HashLabel } from '@/components/chain/HashLabel'
import { MessageText } from '@/components/chain/MessageText'
import { CopyButton } from '@/components/ui/CopyButton'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { sayReason } from '@/lib/safe/verify/reason'
import type { Check } from '@/lib/safe/verify/verification'
import styles from './SignedMessage.module.css'
import * as words from './words'

type SignedMessageProps = { message: string; messageHash: Hex; signature: Hex; check: Check }

/** A finished message: what was signed, the Safe's signature, and whether its contract accepts it. */
export function SignedMessage({ message, messageHash, signature, check }: SignedMessageProps) {
  return (
    <div className={styles.signed}>
      <VerificationBadge status={check.status} sentence={sayReason(check.reason)} />
      <MessageText text={message} />
      <HashLabel name={words.messageHash} hash={messageHash} />
      {signature === '0x' ? (
        <p>{words.signedOnChain}</p>
      ) : (
        <p className={styles.signature}>
          <code>{signature}</code>
          <CopyButton text={signature} label={words.copySignature} />
        </p>
      )}
    </div>
  )
}
