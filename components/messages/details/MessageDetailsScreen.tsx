import { useRouter } from 'next/router'
import styles from '@/components/messages/list/MessagesScreen.module.css'
import { useStoredMessage } from '@/components/messages/sign/useStoredMessage'
import { TransactionTabs } from '@/components/safe/layout/TransactionTabs'
import { Notice } from '@/components/ui/notice/Notice'
import { ServiceFailure } from '@/components/ui/notice/ServiceFailure'
import { Skeleton } from '@/components/ui/Skeleton'
import { shownIsFrom, unknownForNow } from '@/components/ui/words'
import { hasService } from '@/lib/config/publicEnv'
import { parseHash } from '@/lib/safe/hash/bytes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { LinkedMessage } from './LinkedMessage'
import { MessageDetailsView } from './MessageDetailsView'
import * as words from './words'

type MessageDetailsScreenProps = { safe: SafeView }

/** The message that the address bar names by its hash. */
export function MessageDetailsScreen({ safe }: MessageDetailsScreenProps) {
  const { query } = useRouter()
  const messageHash = typeof query.messageHash === 'string' ? parseHash(query.messageHash.trim()) : undefined
  const stored = useStoredMessage(safe, messageHash)
  return (
    <div className={styles.screen}>
      <TransactionTabs safe={safe} />
      {!hasService && <LinkedMessage safe={safe} />}
      {!messageHash && (
        <Notice tone="warning" title={words.noHash}>
          {words.noHashHint}
        </Notice>
      )}
      {messageHash && stored.isLoading && <Skeleton label={words.loading} lines={6} />}
      {stored.isMissing && (
        <Notice tone="warning" title={hasService ? words.unknown : words.notHeld}>
          {hasService ? words.unknownHint : words.notHeldHint}
        </Notice>
      )}
      {stored.error && (
        <ServiceFailure
          safe={safe}
          title={words.loadFailed(stored.message && stored.updatedAt)}
          error={stored.error}
          onRetry={stored.retry}
          absent={words.notHeldHint}
        >
          {stored.message ? shownIsFrom(stored.updatedAt) : unknownForNow}
        </ServiceFailure>
      )}
      {messageHash && stored.message && (
        <MessageDetailsView safe={safe} messageHash={messageHash} stored={stored} message={stored.message} />
      )}
    </div>
  )
}
