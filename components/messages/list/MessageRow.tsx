import Link from 'next/link'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { VisibleText } from '@/components/chain/VisibleText'
import { useMessageVerification } from '@/components/messages/sign/useMessageVerification'
import rowStyles from '@/components/ui/list/row.module.css'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { displayName } from '@/lib/format/displayName'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { useSeen } from '@/lib/query/useSeen'
import { safeRoutes } from '@/lib/routes'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import { describeMessage } from './describeMessage'
import styles from './MessageRow.module.css'
import * as words from './words'

type MessageRowProps = { safe: SafeView; message: SafeMessage }

/** One message of the list, checked when it comes into view. */
export function MessageRow({ safe, message }: MessageRowProps) {
  const [ref, isSeen] = useSeen<HTMLLIElement>()
  const result = useMessageVerification(safe, message.messageHash, message, isSeen)
  const { verification } = result
  const { status, sentence } = doubtVerdict(result, safe.chain)
  const { kind, excerpt } = describeMessage(message)
  const app = message.name && displayName(message.name)
  const held = verification?.signedBy.length ?? message.confirmationsSubmitted
  const isDone = held >= safe.threshold
  return (
    <li ref={ref} className={`${rowStyles.row} ${styles.row}`} data-message={message.messageHash}>
      <div className={styles.info}>
        <p className={styles.kind}>
          {kind}
          {app && <ServiceWord note={null}>{` – ${words.askedForBy(app)}`}</ServiceWord>}
        </p>
        <p className={styles.excerpt}>
          <VisibleText text={excerpt} />
        </p>
        <p className={styles.proposer}>
          <span>{words.proposedBy}</span>
          <ServiceWord>
            <AddressLabel
              chainId={safe.chainId}
              address={message.proposedBy.value}
              serviceName={message.proposedBy.name}
            />
          </ServiceWord>
        </p>
      </div>
      <div className={rowStyles.progress}>
        <span className={isDone ? styles.done : styles.waiting}>{words.signed(held, safe.threshold)}</span>
        <span className={rowStyles.time}>
          <ServiceWord>
            <TimeLabel time={message.creationTimestamp} />
          </ServiceWord>
        </span>
      </div>
      <div className={styles.verdict}>
        <VerificationBadge status={status} sentence={sentence} />
      </div>
      <Link className={rowStyles.link} href={safeRoutes.message(safe, message.messageHash)}>
        {words.details}
        <span className="visually-hidden"> {words.ofMessage(message.messageHash.slice(0, 10))}</span>
      </Link>
    </li>
  )
}
