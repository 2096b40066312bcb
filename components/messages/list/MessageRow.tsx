import { Braces, MessageSquareText } from 'lucide-react'
import Link from 'next/link'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { VisibleText } from '@/components/chain/VisibleText'
import { useMessageVerification } from '@/components/messages/sign/useMessageVerification'
import { ButtonLink } from '@/components/ui/ButtonLink'
import rowStyles from '@/components/ui/list/row.module.css'
import { SignerDots } from '@/components/ui/SignerDots'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { SourcesRemark } from '@/components/verification/SourcesRemark'
import { isLoudStatus, VerificationMark } from '@/components/verification/VerificationMark'
import { includesAddress } from '@/lib/format/address'
import { displayName } from '@/lib/format/displayName'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { useSeen } from '@/lib/query/useSeen'
import { safeRoutes } from '@/lib/routes'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import { describeMessage } from './describeMessage'
import * as words from './words'

type MessageRowProps = { safe: SafeView; message: SafeMessage }

/** One message of the list, which leads to its details; it is checked when it comes into view. */
export function MessageRow({ safe, message }: MessageRowProps) {
  const { messageHash, creationTimestamp, confirmations, name } = message
  const [ref, isSeen] = useSeen<HTMLLIElement>()
  const { address: account } = useAccount()
  const result = useMessageVerification(safe, messageHash, message, isSeen)
  const { status, sentence } = doubtVerdict(result, safe.chain)
  const { kind, excerpt } = describeMessage(message)
  const app = name && displayName(name)
  const held = result.verification?.signedBy.length ?? message.confirmationsSubmitted
  const isLoud = isLoudStatus(status)
  const mark = <VerificationMark status={status} sentence={sentence} />
  const hasSigned = account && confirmations.some(({ owner }) => isAddressEqual(owner.value, account))
  const isActing = account !== undefined && held < safe.threshold && includesAddress(safe.owners, account)
  const Icon = typeof message.message === 'string' ? MessageSquareText : Braces
  const look = `${isActing ? rowStyles.acting : ''} ${status === 'mismatch' ? rowStyles.wrong : ''}`
  return (
    <li ref={ref} className={`${rowStyles.row} ${look}`} data-message={messageHash}>
      <Link className={rowStyles.link} prefetch={false} href={safeRoutes.message(safe, messageHash)}>
        <span className={rowStyles.icon} title={kind}>
          <Icon size={18} aria-hidden="true" />
        </span>
        <span className={rowStyles.sentence}>
          <VisibleText text={excerpt} />
        </span>
        <span className={rowStyles.meta}>
          <span />
          <SignerDots signed={held} needed={safe.threshold} isBare />
          <span className={rowStyles.time}>
            <ServiceWord isLined>
              <TimeLabel time={creationTimestamp} form="relative" />
            </ServiceWord>
          </span>
        </span>
        <span className={rowStyles.mark}>{!isLoud && mark}</span>
        <span className={rowStyles.said}>
          {app && <ServiceWord note={null}>{words.askedForBy(app)}</ServiceWord>}
          <SourcesRemark sources={message.sources} />
          {isLoud && mark}
        </span>
      </Link>
      {isActing && !hasSigned && status === 'match' && (
        <ButtonLink className={rowStyles.act ?? ''} variant="secondary" href={safeRoutes.message(safe, messageHash)}>
          {words.sign}
        </ButtonLink>
      )}
    </li>
  )
}
