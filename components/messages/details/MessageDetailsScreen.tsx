import { useRouter } from 'next/router'
import type { Hex } from 'viem'
import styles from '@/components/messages/list/MessagesScreen.module.css'
import { useStoredMessage } from '@/components/messages/sign/useStoredMessage'
import { TransactionTabs } from '@/components/safe/layout/TransactionTabs'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { formatDateTime } from '@/lib/format/time'
import type { SafeView } from '@/lib/safe-view/safeView'
import { MessageDetailsView } from './MessageDetailsView'

type MessageDetailsScreenProps = { safe: SafeView }

/** The message that the address bar names by its hash. */
export function MessageDetailsScreen({ safe }: MessageDetailsScreenProps) {
  const { query } = useRouter()
  const messageHash = readHash(query.messageHash)
  const stored = useStoredMessage(safe.chainId, messageHash)
  return (
    <div className={styles.screen}>
      <TransactionTabs safe={safe} />
      {!messageHash && (
        <Notice tone="warning" title="No message is named">
          A link to a message ends in its hash: messageHash=0x and 64 hexadecimal digits.
        </Notice>
      )}
      {messageHash && stored.isLoading && <Skeleton label="Loading the message…" lines={6} />}
      {stored.isMissing && (
        <Notice tone="warning" title="The gateway knows no message of this hash">
          It may belong to another chain, or its text was never handed to this gateway.
        </Notice>
      )}
      {stored.error && (
        <FailureNotice
          title={`The message could not be loaded${ageOf(stored.message && stored.updatedAt)}`}
          error={stored.error}
          onRetry={stored.retry}
        />
      )}
      {messageHash && stored.message && (
        <MessageDetailsView safe={safe} messageHash={messageHash} stored={stored} message={stored.message} />
      )}
    </div>
  )
}

function readHash(value: string | string[] | undefined): Hex | undefined {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
    ? `0x${value.slice(2).toLowerCase()}`
    : undefined
}

function ageOf(time: number | undefined): string {
  return time === undefined ? '' : `: what is shown is from ${formatDateTime(time)}`
}
