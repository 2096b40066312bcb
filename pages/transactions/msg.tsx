import dynamic from 'next/dynamic'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import { SafePage } from '@/components/app/frame/SafePage'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'

const load = () => import('@/components/app/frame/lateParts').then((module) => module.LateMessageDetailsScreen)
const MessageDetailsScreen = dynamic(load, { ssr: false, loading: PageSkeleton })

export default function MessagePage() {
  return (
    <SafePage title={words.message} isTitleHidden>
      {(safe) => <MessageDetailsScreen safe={safe} />}
    </SafePage>
  )
}

MessagePage.Frame = SafeFrame
