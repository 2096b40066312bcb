import dynamic from 'next/dynamic'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import { SafePage } from '@/components/app/frame/SafePage'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'

const loadMessages = () => import('@/components/app/frame/lateParts').then((module) => module.LateMessagesScreen)
const loadReview = () => import('@/components/app/frame/lateParts').then((module) => module.LateStepReview)
const MessagesScreen = dynamic(loadMessages, { ssr: false, loading: PageSkeleton })
const StepReview = dynamic(loadReview, { ssr: false })

export default function MessagesPage() {
  return (
    <SafePage title={words.messages}>
      {(safe) => <MessagesScreen safe={safe} renderReview={(step) => <StepReview safe={safe} {...step} />} />}
    </SafePage>
  )
}

MessagesPage.Frame = SafeFrame
