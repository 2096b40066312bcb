import dynamic from 'next/dynamic'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import { SafePage } from '@/components/app/frame/SafePage'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'

const load = () => import('@/components/app/frame/lateParts').then((module) => module.LateQueueScreen)
const QueueScreen = dynamic(load, { ssr: false, loading: PageSkeleton })

export default function QueuePage() {
  return <SafePage title={words.queue}>{(safe) => <QueueScreen safe={safe} />}</SafePage>
}

QueuePage.Frame = SafeFrame
