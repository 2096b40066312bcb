import dynamic from 'next/dynamic'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'
import { SafePage } from '@/components/safe/layout/SafePage'

const loadMessages = () => import('@/components/messages/list/MessagesScreen').then((module) => module.MessagesScreen)
const loadReview = () => import('@/components/transactions/review/ReviewDialog').then((module) => module.ReviewDialog)
const MessagesScreen = dynamic(loadMessages, { ssr: false, loading: PageSkeleton })
const ReviewDialog = dynamic(loadReview, { ssr: false })

export default function MessagesPage() {
  return (
    <SafePage title={words.messages}>
      {(safe) => (
        <MessagesScreen
          safe={safe}
          renderReview={({ call, onDone, onClose }) => (
            <ReviewDialog
              safe={safe}
              request={{ kind: 'new', calls: [call] }}
              isStep
              onDone={onDone}
              onClose={onClose}
            />
          )}
        />
      )}
    </SafePage>
  )
}

MessagesPage.Frame = SafeFrame
