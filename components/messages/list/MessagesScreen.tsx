import { useInfiniteQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { type ReactNode, startTransition, useMemo, useState } from 'react'
import { hashShownMessage } from '@/components/messages/sign/hashShownMessage'
import { type ReviewedMessage, SignMessageForm } from '@/components/messages/sign/SignMessageForm'
import { useMessageDraft } from '@/components/messages/sign/useMessageDraft'
import { TransactionTabs } from '@/components/safe/layout/TransactionTabs'
import { ListPager } from '@/components/ui/list/ListPager'
import { PagedListState } from '@/components/ui/list/PagedListState'
import { Notice } from '@/components/ui/notice/Notice'
import { Panel } from '@/components/ui/Panel'
import { Skeleton } from '@/components/ui/Skeleton'
import { hasService } from '@/lib/config/publicEnv'
import { groupByDay } from '@/lib/format/groupByDay'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { messagesQuery } from '@/lib/gateway/queries/messageQueries'
import { usePagedList } from '@/lib/gateway/queries/usePagedList'
import type { MessageListItem, SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { safeRoutes } from '@/lib/routes'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { BegunMessages } from './BegunMessages'
import { MessageDays } from './MessageDays'
import styles from './MessagesScreen.module.css'
import * as words from './words'

const loadDialog = () =>
  import('@/components/messages/sign/SignMessageDialog').then((module) => module.SignMessageDialog)
const SignMessageDialog = dynamic(loadDialog, { ssr: false })

const HeldMessages = dynamic(() => import('./HeldMessages').then((module) => module.HeldMessages), { ssr: false })

/** Draws the review of a transaction that signs a message on the chain; another area has it. */
export type OnChainReview = (review: {
  call: SafeCall
  onDone: (safeTxHash: string) => void
  onClose: () => void
}) => ReactNode

type MessagesScreenProps = { safe: SafeView; renderReview?: OnChainReview | undefined }

const pollingInterval = 15_000
const slowInterval = 60_000

const listMessages = (items: readonly MessageListItem[]) =>
  items.flatMap((item) => (item.type === 'MESSAGE' ? item : []))
const idOf = ({ messageHash }: SafeMessage) => messageHash
const timeOf = ({ creationTimestamp }: SafeMessage) => creationTimestamp

/** The messages that the Safe signed or is signing, newest first, and a way to sign another. */
export function MessagesScreen({ safe, renderReview }: MessagesScreenProps) {
  const router = useRouter()
  const { forget, forgetMessage } = useMessageDraft(safe)
  const [reviewed, setReviewed] = useState<Pick<ReviewedMessage, 'message'> & Partial<ReviewedMessage>>()
  const [call, setCall] = useState<SafeCall>()
  const list = useInfiniteQuery({
    ...messagesQuery(appGateway, safe),
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 3 ? slowInterval : pollingInterval),
  })
  const pages = usePagedList(list)
  const { items } = pages
  const days = useMemo(() => groupByDay(listMessages(items), idOf, timeOf), [items])
  const unknown = items.filter(({ type }) => type === 'UNKNOWN').length
  // Hashed and drawn some at a time, not in the turn of the click, in which it was read.
  const review = (next: NonNullable<typeof reviewed>) => startTransition(() => setReviewed(next))
  const close = () => {
    setReviewed(undefined)
    setCall(undefined)
  }
  const openHash = useMemo(
    () => reviewed && hashShownMessage(safe, reviewed.message).hashes?.safeMessageHash,
    [safe, reviewed],
  )
  const handleStored = () => {
    if (reviewed?.typed) forget(reviewed.typed)
    else if (reviewed) forgetMessage(reviewed.message)
  }
  return (
    <div className={styles.screen}>
      <TransactionTabs safe={safe} />
      <BegunMessages
        {...{ safe, openHash }}
        onOpen={(message) => review({ message })}
        onSettled={(message) => message !== undefined && forgetMessage(message)}
      />
      <Panel title={words.signMessage}>
        <SignMessageForm safe={safe} onReview={review} />
      </Panel>
      <PagedListState safe={safe} what={words.messages} list={pages} absent={words.noCollecting} />
      {unknown > 0 && (
        <Notice tone="warning" title={words.notAllShown}>
          {words.unknownKinds}
        </Notice>
      )}
      {!hasService && <HeldMessages safe={safe} />}
      {pages.isLoading && <Skeleton label={words.loading} />}
      <MessageDays safe={safe} days={days} />
      {days.length === 0 && list.data && pages.unread.length === 0 && <p className={styles.empty}>{words.none}</p>}
      <ListPager list={pages} />
      {reviewed && !call && (
        <SignMessageDialog
          safe={safe}
          message={reviewed.message}
          onStored={handleStored}
          onDone={({ messageHash }) => router.push(safeRoutes.message(safe, messageHash))}
          onClose={close}
          {...(renderReview && { onSignOnChain: setCall })}
        />
      )}
      {call &&
        renderReview?.({
          call,
          onDone: (safeTxHash) => hasService && router.push(safeRoutes.transaction(safe, safeTxHash)),
          onClose: close,
        })}
    </div>
  )
}
